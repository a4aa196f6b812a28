#include "companion/cli/complaint.h"

#include <iostream>

namespace cardinal::cli {

void Complaint::say(std::string_view sentence) const { std::cerr << "cardinal " << verb_ << ": " << sentence << "\n"; }

int Complaint::operator()(const std::string& sentence, int code) const
{
    say(sentence);
    return code;
}

}  // namespace cardinal::cli
