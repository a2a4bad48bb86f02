package tepui.tools.cli;

import java.util.List;

/** Command that prints what a shell needs to complete this program's commands and options. */
final class CompletionCommand implements Command {
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    @Override
    public String name() {
        return "completion";
    }

    @Override
    public String operand() {
        return "SHELL";
    }

    @Override
    public String summary() {
        return "Prints the completion of commands and options for a shell: bash, zsh or fish.\n"
                + "It completes the word tepui. For tepui.jar, name it so in the shell's start file:\n"
                + "alias tepui='java -jar /where/it/is/tepui.jar'";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<String> words() {
        return SHELLS;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "completion bash > ~/.local/share/bash-completion/completions/tepui",
                "completion zsh > ~/.zfunc/_tepui",
                "completion fish > ~/.config/fish/completions/tepui.fish");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException {
        String shell = arguments.operand();
        if (shell == null) throw arguments.wrong("for which shell? " + String.join(", ", SHELLS));
        terminal.out()
                .print(
                        switch (shell) {
                            case "bash" -> bash();
                            case "zsh" -> zsh();
                            case "fish" -> fish();
                            default ->
                                throw arguments.wrong("there is no completion for '" + shell + "'"
                                        + Suggestion.of(shell, SHELLS) + " Shells: " + String.join(", ", SHELLS));
                        });
        return 0;
    }

    private static String bash() {
        StringBuilder text =
                new StringBuilder("""
                # Completion of tepui for bash.
                _tepui() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options="" words=""
                    if [ "$COMP_CWORD" -eq 1 ]; then
                        COMPREPLY=($(compgen -W "%s" -- "$word"))
                        return
                    fi
                    case $before in
                    --driver) COMPREPLY=($(compgen -W "%s" -- "$word")) && return ;;
                    --stream) COMPREPLY=($(compgen -W "threaded sync inline off" -- "$word")) && return ;;
                    esac
                    case ${COMP_WORDS[1]} in
                """.formatted(String.join(" ", Main.words()), String.join(" ", Drivers.KNOWN)));
        for (Command command : Main.commands()) {
            text.append("    ").append(command.name()).append(") options=\"");
            text.append(String.join(" ", options(command))).append('"');
            if (!command.words().isEmpty())
                text.append(" words=\"")
                        .append(String.join(" ", command.words()))
                        .append('"');
            text.append(" ;;\n");
        }
        return text.append("""
                    esac
                    case $word in
                    -*) COMPREPLY=($(compgen -W "$options --help" -- "$word")) ;;
                    *)
                        if [ "$COMP_CWORD" -eq 2 ] && [ -n "$words" ]; then
                            COMPREPLY=($(compgen -W "$words" -- "$word"))
                        else
                            COMPREPLY=($(compgen -f -- "$word"))
                        fi
                        ;;
                    esac
                }
                complete -o filenames -F _tepui tepui ./tepui
                """).toString();
    }

    private static String zsh() {
        StringBuilder text =
                new StringBuilder("""
                #compdef tepui ./tepui
                # Completion of tepui for zsh.
                _tepui() {
                    if (( CURRENT == 2 )); then
                        compadd -- %s
                        return
                    fi
                    case $words[CURRENT-1] in
                    --driver) compadd -- %s && return ;;
                    --stream) compadd -- threaded sync inline off && return ;;
                    esac
                    case $words[CURRENT] in
                    -*)
                        case $words[2] in
                """.formatted(String.join(" ", Main.words()), String.join(" ", Drivers.KNOWN)));
        for (Command command : Main.commands()) {
            text.append("        ").append(command.name()).append(") compadd -- ");
            text.append(String.join(" ", options(command))).append(" --help ;;\n");
        }
        return text.append("""
                        *) compadd -- --help ;;
                        esac
                        ;;
                    *)
                        case $words[2]:$CURRENT in
                %s        *) _files ;;
                        esac
                        ;;
                    esac
                }
                _tepui "$@"
                """.formatted(zshWords())).toString();
    }

    private static String zshWords() {
        StringBuilder text = new StringBuilder();
        for (Command command : Main.commands()) {
            if (command.words().isEmpty()) continue;
            text.append("        ").append(command.name()).append(":3) compadd -- ");
            text.append(String.join(" ", command.words())).append(" ;;\n");
        }
        return text.toString();
    }

    private static String fish() {
        StringBuilder text = new StringBuilder("# Completion of tepui for fish.\n");
        for (Command command : Main.commands()) {
            text.append("complete -c tepui -n __fish_use_subcommand -f -a ").append(command.name());
            text.append(" -d ").append(quoted(firstSentence(command.summary()))).append('\n');
        }
        for (String name : Main.LAUNCHER_COMMANDS) {
            text.append("complete -c tepui -n __fish_use_subcommand -f -a ")
                    .append(name)
                    .append('\n');
        }
        for (Command command : Main.commands()) {
            if (!command.words().isEmpty())
                text.append("complete -c tepui -n '__fish_seen_subcommand_from ")
                        .append(command.name())
                        .append("' -a '")
                        .append(String.join(" ", command.words()))
                        .append("'\n");
            for (Option option : command.options()) {
                text.append("complete -c tepui -n '__fish_seen_subcommand_from ")
                        .append(command.name());
                text.append("' -l ").append(option.name().substring(2));
                if (option.name().equals("--driver"))
                    text.append(" -x -a '")
                            .append(String.join(" ", Drivers.KNOWN))
                            .append('\'');
                else if (!option.value().isEmpty()) text.append(" -r");
                text.append(" -d ").append(quoted(option.help())).append('\n');
            }
        }
        return text.toString();
    }

    private static List<String> options(Command command) {
        return command.options().stream().map(Option::name).toList();
    }

    /** Up to the first full stop or line's end. */
    static String firstSentence(String text) {
        String line = text.lines().findFirst().orElse("");
        int end = line.indexOf(". ");
        return end < 0 ? line : line.substring(0, end + 1);
    }

    /** For fish, which knows two escapes between single quotes. */
    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
