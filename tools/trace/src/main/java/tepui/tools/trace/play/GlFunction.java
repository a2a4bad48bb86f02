package tepui.tools.trace.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Function of OpenGL with its parameters.
 *
 * @param number its place in {@link FunctionRows}
 * @param result the letter of its result's type, V for none
 */
public record GlFunction(String name, int number, char result, List<Parameter> parameters) {
    private static final String[] ROWS = FunctionRows.all();
    private static final Map<String, Integer> NUMBERS = numbers();

    public GlFunction {
        parameters = List.copyOf(parameters);
    }

    private static Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new HashMap<>(ROWS.length * 2);
        for (int i = 0; i < ROWS.length; i++) numbers.put(ROWS[i].substring(0, ROWS[i].indexOf(' ')), i);
        return numbers;
    }

    /** The function of a name, or null. */
    public static @Nullable GlFunction of(String name) {
        Integer number = NUMBERS.get(name);
        if (number == null) return null;
        String[] words = ROWS[number].split(" ");
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 2; i < words.length; i++) parameters.add(Parameter.parse(words[i]));
        return new GlFunction(name, number, words[1].charAt(0), parameters);
    }

    /** The place of a parameter, or -1. */
    public int index(String parameter) {
        for (int i = 0; i < parameters.size(); i++) if (parameters.get(i).name().equals(parameter)) return i;
        return -1;
    }
}
