package tepui.tools.cli;

import java.util.List;

/**
 * Sub-command of {@code tepui}. A new one is a class of this kind, its name and a case in {@link Main}, and a line in
 * help.txt.
 */
interface Command {
    /** The word on the command line. */
    String name();

    /** Description of the command, as a sentence. */
    String summary();

    /** Operands behind the name and options, for the usage line; with "..." any number of it; empty for none. */
    default String operand() {
        return "";
    }

    List<Option> options();

    /** Words that the first operand may be, for completion; none where it is a file. */
    default List<String> words() {
        return List.of();
    }

    /** Whole lines to try, the most usual first, for the help and the manual page. */
    default List<String> examples() {
        return List.of();
    }

    /** Whether all words from the first operand on are another program's: none of them is an option of this command. */
    default boolean passesOn() {
        return false;
    }

    /** Returns the exit status. */
    int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException;

    /** Text of {@code tepui NAME --help}. */
    default String help() {
        StringBuilder text = new StringBuilder("Usage: ./tepui ").append(name());
        if (!operand().isEmpty()) text.append(" [").append(operand()).append(']');
        if (!options().isEmpty()) text.append(" [options]");
        text.append("\n\n").append(summary()).append('\n');
        if (!options().isEmpty()) text.append('\n');
        for (Option option : options()) {
            text.append(String.format("  %-18s %s%n", option.shown(), option.help()));
        }
        if (!examples().isEmpty()) text.append("\nExamples:\n");
        for (String example : examples()) {
            text.append("  ./tepui ").append(example).append('\n');
        }
        return text.toString();
    }
}
