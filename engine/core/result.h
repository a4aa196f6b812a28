#pragma once

#include <cassert>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

/// What can fail without being anybody's bug: a camera that is gone, a file that is missing. Spelled like
/// std::expected, so that it can become that. Asking a Result for what it does not hold is a bug of ours and ends in an
/// assertion.
namespace cardinal {

/// Why something did not work: a whole sentence for people.
struct Error {
    std::string sentence{};

    /// The same with what was being done at the time: "While starting a match: There is no file cards.json."
    Error while_doing(std::string_view deed) const
    {
        constexpr std::string_view opening = "While ";
        const std::string told = std::string(opening) + std::string(deed);
        if (sentence.starts_with(opening))
            return {told + ", while " + sentence.substr(opening.size())};
        return {told + ": " + sentence};
    }
    bool operator==(const Error&) const = default;
};

/// What a function that could not do its work returns, whatever it would have returned: `return Failure{error};`
struct Failure {
    Error error{};
};

template <class T>
class Result;

template <class U, class T>
concept BecomesA = std::is_convertible_v<U, T> && !std::is_same_v<std::remove_cvref_t<U>, Result<T>>;

/// What a step gives back, as a Result; for a step that gives nothing back, a Result<void>.
template <class Step, class... Value>
using ResultOf = Result<std::remove_cvref_t<std::invoke_result_t<Step, Value...>>>;

template <class Step, class... Value>
ResultOf<Step, Value...> result_of(Step&& step, Value&&... value)
{
    if constexpr (!std::is_void_v<std::invoke_result_t<Step, Value...>>)
        return std::invoke(std::forward<Step>(step), std::forward<Value>(value)...);
    else
        return std::invoke(std::forward<Step>(step), std::forward<Value>(value)...), ResultOf<Step, Value...>();
}

/// A value, or the reason why there is none. `and_then` goes on with a step that can fail too, `transform` with one
/// that cannot; neither takes its step when there is no value.
template <class T>
class [[nodiscard]] Result {
public:
    // NOLINTBEGIN(google-explicit-constructor, bugprone-forwarding-reference-overload): returning a T or a Failure
    // makes a Result of it; the concept keeps a Result from being taken for a T.
    Result() = default;
    Result(Failure failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}
    template <BecomesA<T> U = T>
    Result(U&& value) : held_(std::in_place_index<0>, std::forward<U>(value))
    {}
    // NOLINTEND(google-explicit-constructor, bugprone-forwarding-reference-overload)

    bool has_value() const { return held_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() & { return assert(has_value()), *std::get_if<0>(&held_); }
    T&& value() && { return assert(has_value()), std::move(*std::get_if<0>(&held_)); }
    const T& value() const& { return assert(has_value()), *std::get_if<0>(&held_); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    const Error& error() const { return assert(!has_value()), *std::get_if<1>(&held_); }

    T value_or(T otherwise) const& { return has_value() ? value() : std::move(otherwise); }
    T value_or(T otherwise) && { return has_value() ? std::move(*this).value() : std::move(otherwise); }

    template <class Step>
    std::remove_cvref_t<std::invoke_result_t<Step, const T&>> and_then(Step&& step) const&
    {
        return has_value() ? std::invoke(std::forward<Step>(step), value()) : Failure{error()};
    }
    template <class Step>
    std::remove_cvref_t<std::invoke_result_t<Step, T>> and_then(Step&& step) &&
    {
        return has_value() ? std::invoke(std::forward<Step>(step), std::move(*this).value()) : Failure{error()};
    }
    template <class Step>
    ResultOf<Step, const T&> transform(Step&& step) const&
    {
        return has_value() ? result_of(std::forward<Step>(step), value()) : Failure{error()};
    }
    template <class Step>
    ResultOf<Step, T> transform(Step&& step) &&
    {
        return has_value() ? result_of(std::forward<Step>(step), std::move(*this).value()) : Failure{error()};
    }

private:
    std::variant<T, Error> held_{};
};

/// It worked, or the reason why it did not.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Failure failure) : error_(std::move(failure.error)), failed_(true) {}  // NOLINT(google-explicit-constructor)

    bool has_value() const { return !failed_; }
    explicit operator bool() const { return has_value(); }
    void value() const { assert(has_value()); }
    const Error& error() const { return assert(!has_value()), error_; }

    template <class Step>
    std::remove_cvref_t<std::invoke_result_t<Step>> and_then(Step&& step) const
    {
        return has_value() ? std::invoke(std::forward<Step>(step)) : Failure{error()};
    }
    template <class Step>
    ResultOf<Step> transform(Step&& step) const
    {
        return has_value() ? result_of(std::forward<Step>(step)) : Failure{error()};
    }

private:
    Error error_{};
    bool failed_ = false;
};

}  // namespace cardinal
