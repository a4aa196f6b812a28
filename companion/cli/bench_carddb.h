#pragma once

namespace CLI {
class App;
}

namespace cardinal::cli {

struct Session;

void add_bench_carddb(CLI::App& bench_verb, Session& session);

}  // namespace cardinal::cli
