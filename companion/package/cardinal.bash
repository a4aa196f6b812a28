# Completion for Bash. What there is to complete is asked of the program itself, so it is never out of date.

# The words of one part of the help, each the first of its line: `Subcommands:` or `Options:`.
_cardinal_words()
{
    local part=$1
    shift
    cardinal "$@" --help 2>/dev/null | awk -v part="$part" '
        /^[A-Za-z].*:$/ { is_in = ($0 == part ":"); next }
        is_in && /^  [^ ]/ {
            count = split($1, names, ",")
            for (at = 1; at <= count; ++at) print names[at]
        }'
}

_cardinal()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word
    local verbs=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == -* ]] && continue
        # Verbs have verbs of their own: deck check.
        if _cardinal_words Subcommands "${verbs[@]}" | grep -qxF -- "$word"; then verbs+=("$word"); else break; fi
    done

    COMPREPLY=()
    case $previous in
        --game) mapfile -t COMPREPLY < <(compgen -W "$(cardinal --version 2>/dev/null | sed -n 's/^.*(\(.*\)): rules .*/\1/p')" -- "$current"); return ;;
        --theme) mapfile -t COMPREPLY < <(compgen -W "light dark" -- "$current"); return ;;
        --profile) mapfile -t COMPREPLY < <(compgen -W "practice tournament" -- "$current"); return ;;
        --color) mapfile -t COMPREPLY < <(compgen -W "auto always never" -- "$current"); return ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_cardinal_words Options "${verbs[@]}")" -- "$current")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$(_cardinal_words Subcommands "${verbs[@]}")" -- "$current"; compgen -f -- "$current")
}
complete -o filenames -F _cardinal cardinal
