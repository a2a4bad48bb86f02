package tepui.tools.suites.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A shader with one word changed: most become wrong, some stay right, and which is which is for compilers to say. */
final class Mutant {
    private static final Pattern WORD = Pattern.compile(
            "[A-Za-z_]\\w*|[0-9]*\\.?[0-9]+[uf]?|&&|\\|\\||\\^\\^|[-+*/&|^=!<>]=|<<|>>|\\+\\+|--|[^\\s\\w]");

    private static final List<String> TYPES = List.of(
            "float", "int", "uint", "bool", "vec2", "vec3", "vec4", "ivec2", "ivec3", "ivec4", "uvec2", "uvec3",
            "uvec4", "bvec2", "bvec3", "mat2", "mat3", "mat4", "S", "void");

    private Mutant() {}

    private static int sort(String word) {
        char c = word.charAt(0);
        if (TYPES.contains(word)) return 0;
        if (Character.isLetter(c)) return 1;
        if (Character.isDigit(c) || c == '.' && word.length() > 1) return 2;
        return "(){}[];,.".indexOf(c) >= 0 ? 3 : 4;
    }

    static String of(String text, Random random) {
        int start = text.indexOf('\n') + 1;
        List<int[]> words = new ArrayList<>();
        Matcher m = WORD.matcher(text);
        for (boolean found = m.find(start); found; found = m.find()) words.add(new int[] {m.start(), m.end()});
        int[] at = words.get(random.nextInt(words.size()));
        String word = text.substring(at[0], at[1]);
        // Most often by one of its own sort, so that the grammar is content and the types are not.
        List<String> alike = new ArrayList<>();
        for (int[] w : words) {
            String other = text.substring(w[0], w[1]);
            if (sort(other) == sort(word) && !other.equals(word)) alike.add(other);
        }
        String by = switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> word + " " + word;
            case 2 -> text.substring(words.getFirst()[0], words.getFirst()[1]);
            default -> alike.isEmpty() ? "" : alike.get(random.nextInt(alike.size()));
        };
        return text.substring(0, at[0]) + by + text.substring(at[1]);
    }
}
