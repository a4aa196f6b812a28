# Writes assets.cpp, the files of pages/ as C++:  cmake -D FOLDER=pages -D OUTPUT=assets.cpp -P embed.cmake
file(GLOB files RELATIVE "${FOLDER}" "${FOLDER}/*")
set(texts "")
set(table "")
set(type_html "text/html; charset=utf-8")
set(type_css "text/css; charset=utf-8")
set(type_js "text/javascript; charset=utf-8")
set(count 0)
foreach(file IN LISTS files)
    file(READ "${FOLDER}/${file}" hex HEX)
    string(REGEX REPLACE "(................................)" "\\1\n    " lines "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${lines}")
    string(REGEX MATCH "[a-z]+$" ending "${file}")
    string(APPEND texts "constexpr char text_${count}[] = {\n    ${bytes}\n};\n")
    string(REGEX REPLACE "\\.html$" "" path "${file}")
    if(path STREQUAL "index")
        set(path "")
    endif()
    string(APPEND table "    {\"/${path}\", \"${type_${ending}}\", {text_${count}, sizeof text_${count}}},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE "${OUTPUT}" "// Made from companion/serve/pages by embed.cmake.
#include \"companion/serve/assets.h\"

namespace cardinal::serve {
namespace {

${texts}
constexpr Asset all[] = {
${table}};

}  // namespace

std::span<const Asset> assets() { return all; }

}  // namespace cardinal::serve
")
