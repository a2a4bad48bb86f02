package tepui.tools.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Command for traces of calls in apitrace's format: its first word says what is done with them. */
final class TraceCommand implements Command {
    /** In the order of the help. */
    static final List<Command> COMMANDS = List.of(
            new TraceRecordCommand(),
            new TraceReplayCommand(),
            new TraceImagesCommand(),
            new TraceInfoCommand(),
            new TracePrintCommand(),
            new TraceTrimCommand(),
            new TraceDiffCommand());

    @Override
    public String name() {
        return "trace";
    }

    @Override
    public String operand() {
        return "record|replay|images|info|print|trim|diff FILE...";
    }

    @Override
    public String summary() {
        StringBuilder text = new StringBuilder(
                "Traces of OpenGL and Direct3D 9 in apitrace's format: recorded from Java programs, replayed on any driver,"
                        + " looked at, cut.\nTraces that apitrace has recorded of C programs are replayed too; apitrace's tools read those of Tepui.");
        for (Command command : COMMANDS) {
            String first = CompletionCommand.firstSentence(command.summary());
            text.append(String.format("%n  %-8s %s", word(command), first));
        }
        return text.append("\nBelow are the options of all; './tepui trace trim --help' says what one of them takes.")
                .toString();
    }

    /** All options of all words, for completion. */
    @Override
    public List<Option> options() {
        Set<String> names = new LinkedHashSet<>();
        List<Option> all = new ArrayList<>();
        for (Command command : COMMANDS) {
            for (Option option : command.options()) if (names.add(option.name())) all.add(option);
        }
        return all;
    }

    @Override
    public List<String> words() {
        return COMMANDS.stream().map(TraceCommand::word).toList();
    }

    @Override
    public boolean passesOn() {
        return true;
    }

    @Override
    public List<String> examples() {
        List<String> all = new ArrayList<>();
        for (Command command : COMMANDS) all.add(command.examples().getFirst());
        return all;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        List<String> given = arguments.operands();
        List<String> names = words();
        if (given.isEmpty())
            throw arguments.wrong("what is to be done? " + String.join(", ", names) + "; trace replay a.trace");
        for (Command command : COMMANDS) {
            if (!word(command).equals(given.getFirst())) continue;
            List<String> rest = given.subList(1, given.size());
            if (Main.asksForHelp(command, rest)) {
                terminal.out().print(Main.named(command.help()));
                return 0;
            }
            return command.run(Arguments.parse(command, rest), terminal);
        }
        throw arguments.wrong("there is no '" + given.getFirst() + "'" + Suggestion.of(given.getFirst(), names)
                + " There are " + String.join(", ", names));
    }

    private static String word(Command command) {
        return command.name().substring("trace ".length());
    }
}
