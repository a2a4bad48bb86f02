package tepui.tools.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Arguments of a command, checked against its options: {@code --name value}, {@code --name=value}, operands. */
final class Arguments {
    private final String command;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final List<String> operands = new ArrayList<>();

    private Arguments(String command) {
        this.command = command;
    }

    static Arguments parse(Command command, List<String> words) throws UsageException {
        Arguments arguments = new Arguments(command.name());
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (command.passesOn() && (word.equals("--") || !word.startsWith("-"))) {
                arguments.operands.addAll(words.subList(word.equals("--") ? i + 1 : i, words.size()));
                break;
            }
            if (!word.startsWith("-") || word.equals("-")) {
                arguments.operands.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            Option option = option(command, name);
            if (option.value().isEmpty()) {
                if (equals >= 0)
                    throw arguments.wrong(name + " takes no value, but has '" + word.substring(equals + 1) + "'");
                arguments.values.put(name, "");
            } else if (equals >= 0) {
                arguments.values.put(name, word.substring(equals + 1));
            } else if (i + 1 < words.size()) {
                arguments.values.put(name, words.get(++i));
            } else {
                throw arguments.wrong(name + " needs a value: " + option.shown());
            }
        }
        if (command.operand().isEmpty() && !arguments.operands.isEmpty()) {
            throw arguments.wrong("takes options only, not '" + arguments.operands.getFirst() + "'");
        }
        if (arguments.operands.size() > 1 && !command.operand().endsWith("...")) {
            throw arguments.wrong("takes one " + command.operand() + ", not " + String.join(" ", arguments.operands));
        }
        return arguments;
    }

    private static Option option(Command command, String name) throws UsageException {
        for (Option option : command.options()) {
            if (option.name().equals(name)) return option;
        }
        List<String> names = command.options().stream().map(Option::name).toList();
        throw new UsageException(command.name() + ": there is no option " + name + Suggestion.of(name, names)
                + " './tepui " + command.name() + " --help' lists them.");
    }

    boolean has(String option) {
        return values.containsKey(option);
    }

    @Nullable
    String get(String option) {
        return values.get(option);
    }

    /** The only operand, or null where there is none. */
    @Nullable
    String operand() {
        return operands.isEmpty() ? null : operands.getFirst();
    }

    List<String> operands() {
        return List.copyOf(operands);
    }

    /** A whole number of {@code least} to {@code most}. */
    int number(String option, int otherwise, int least, int most) throws UsageException {
        String text = values.get(option);
        if (text == null) return otherwise;
        return parse(option, text, text, least, most);
    }

    /** Width and height as {@code 640x480}, each 1 to {@code most}. */
    Size size(String option, Size otherwise, int most) throws UsageException {
        String text = values.get(option);
        if (text == null) return otherwise;
        int x = text.indexOf('x');
        if (x < 0) throw wrong(option + " is '" + text + "', must be WIDTHxHEIGHT, as in 1280x720");
        return new Size(
                parse(option, text, text.substring(0, x), 1, most),
                parse(option, text, text.substring(x + 1), 1, most));
    }

    private int parse(String option, String shown, String text, int least, int most) throws UsageException {
        try {
            int value = Integer.parseInt(text);
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException e) {
            // Told below, with the range.
        }
        throw wrong(option + " is '" + shown + "', must be "
                + (option.equals("--size") ? "two whole numbers, each " : "a whole number, ") + least + " to " + most);
    }

    /** The word that the command is called by. */
    String command() {
        return command;
    }

    /** The exception for a wrong call of this command. */
    UsageException wrong(String message) {
        return new UsageException(command + ": " + message);
    }

    /** A width and a height in pixels. */
    record Size(int width, int height) {}
}
