#include "companion/window/setup/printed_size.h"

#include "companion/window/language.h"
#include "companion/window/shown_values.h"

namespace cardinal::window {

bool is_printed_right(const doctor::Checkup& checkup)
{
    return !checkup.cards.codes_on_mat || !calibration::is_off(*checkup.cards.codes_on_mat);
}

QString printed_size_told(const doctor::Checkup& checkup)
{
    if (!checkup.cards.codes_on_mat)
        return {};
    const calibration::PrintScale& scale = *checkup.cards.codes_on_mat;
    const QString told =
        Local::tr("Cards are printed at %1 %, by the measure of the mat (%n measured).", nullptr, scale.measured)
            .arg(decimal(100 * scale.share, 1));
    return is_printed_right(checkup) ? told
                                     : told + QLatin1Char(' ') + Local::tr("Print them again at 100 %, “actual size”.");
}

}  // namespace cardinal::window
