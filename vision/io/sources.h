#pragma once

#include "vision/frame.h"

namespace cardinal::vision {

/// How fast frames follow each other where nothing says it: in folders of pictures.
inline constexpr double usual_frames_per_second = 10;

/// What the pictures of a folder are to each other. Where nobody says it, they are a film if a truth lies beside it, or
/// if all are of one size, called alike but for numbers, and no camera wrote into them when it took them.
enum class FolderOf : char { whatever_it_looks_like, film, photos };

/// A picture, a folder of pictures in the order of their names, a video file, or a stream (http, https, rtsp). Where a
/// file of truth lies beside it (`film.jsonl` beside `film` or `film.mkv`), each frame has the time that it tells;
/// else a number above 0 says how many pictures of a folder make a second. Fails with a sentence for people.
Result<Source> open_source(const std::string& address, double frames_per_second = 0,
                           FolderOf folder = FolderOf::whatever_it_looks_like);

/// What may be missing without anybody's fault: a stream, or a camera, which only the window opens.
bool is_device(const std::string& address);

}  // namespace cardinal::vision
