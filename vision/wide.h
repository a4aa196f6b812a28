#pragma once

#include "calibration/wide.h"
