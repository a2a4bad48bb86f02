package tepui.frontends.glsl.sema;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;

/**
 * Table of the built-in functions, from the table {@code builtins.txt}. The table is read once, by lines only; what a
 * line stands for is worked out when its name is first asked for, since a shader uses a few dozen of the thousands.
 */
public final class BuiltinFunctions {
    /** Marks of a parameter beside its type. */
    enum Mark {
        NONE,
        OUT,
        /** Must be a constant expression. */
        CONST,
        /** An offset of a gather: constant too, where the version knows no other. */
        OFFSET,
        /** The optional bias: fragment shaders only. */
        BIAS,
        /** Must be an input, or part of one. */
        INPUT,
        /** Must be a variable in a buffer or shared memory. */
        MEMORY,
        /** An image that is not writeonly. */
        READABLE,
        /** An image that is not readonly. */
        WRITABLE
    }

    /** Overload of a built-in function. */
    record Overload(
            String name, GlslType result, List<GlslType> parameters, List<Mark> marks, Availability availability) {}

    private record Line(String text, Availability availability) {}

    private static final Map<String, List<Line>> LINES = read();
    private static final Map<String, List<Overload>> EXPANDED = new ConcurrentHashMap<>();

    private BuiltinFunctions() {}

    private static Map<String, List<Line>> read() {
        Map<String, List<Line>> lines = new HashMap<>(512);
        try (InputStream in = BuiltinFunctions.class.getResourceAsStream("builtins.txt")) {
            if (in == null) throw new IllegalStateException("builtins.txt is not beside BuiltinFunctions");
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            Availability availability = null;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isEmpty() || line.charAt(0) == '#') continue;
                if (line.charAt(0) == '@') {
                    availability = Availability.parse(line.substring(1));
                } else if (availability != null) {
                    String name = line.substring(line.indexOf(' ') + 1, line.indexOf('('));
                    lines.computeIfAbsent(name, k -> new ArrayList<>(4)).add(new Line(line, availability));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    /** All names, for suggestions and tests. */
    static Set<String> names() {
        return LINES.keySet();
    }

    /** All overloads of a name in any version; empty where there is none. */
    static List<Overload> named(String name) {
        List<Overload> known = EXPANDED.get(name);
        if (known != null) return known;
        List<Line> lines = LINES.get(name);
        if (lines == null) return List.of();
        List<Overload> overloads = new ArrayList<>();
        for (Line line : lines) expand(name, line, overloads);
        List<Overload> result = List.copyOf(overloads);
        EXPANDED.put(name, result);
        return result;
    }

    // ---- families --------------------------------------------------------------------------------------------------

    private static void expand(String name, Line line, List<Overload> out) {
        String text = line.text;
        String result = text.substring(0, text.indexOf(' '));
        String inside = text.substring(text.indexOf('(') + 1, text.lastIndexOf(')'));
        String[] parameters =
                inside.isEmpty() ? new String[0] : inside.replace(", ", ",").split(",");
        Family family = Family.of(text);
        for (int member = 0; member < family.members; member++) {
            List<GlslType> types = new ArrayList<>(parameters.length);
            List<Mark> marks = new ArrayList<>(parameters.length);
            for (String parameter : parameters) {
                int space = parameter.indexOf(' ');
                String mark = space < 0 ? "" : parameter.substring(0, space);
                marks.add(
                        switch (mark) {
                            case "" -> Mark.NONE;
                            case "out" -> Mark.OUT;
                            case "const" -> Mark.CONST;
                            case "offset" -> Mark.OFFSET;
                            case "bias" -> Mark.BIAS;
                            case "input" -> Mark.INPUT;
                            case "memory" -> Mark.MEMORY;
                            case "readable" -> Mark.READABLE;
                            case "writable" -> Mark.WRITABLE;
                            default -> throw new IllegalStateException("builtins.txt: '" + mark + "' in " + text);
                        });
                types.add(type(parameter.substring(space + 1), family, member, text));
            }
            out.add(new Overload(
                    name,
                    type(result, family, member, text),
                    List.copyOf(types),
                    List.copyOf(marks),
                    line.availability));
        }
    }

    /** Families of types that a line ranges over, by the pattern names in it. */
    private enum Family {
        ONE(1),
        /** Scalars and vectors. */
        SIZES(4),
        VECTORS(3),
        /** Float, int, uint. */
        TEXELS(3),
        INTEGER_TEXELS(2),
        /** Columns and rows from 2 to 4. */
        MATRICES(9),
        SQUARES(3);

        final int members;

        Family(int members) {
            this.members = members;
        }

        static Family of(String line) {
            Family found = ONE;
            int open = line.indexOf('(');
            String types = line.substring(0, line.indexOf(' ')) + " " + line.substring(open + 1, line.length() - 1);
            for (String word : types.replace(',', ' ').split(" ")) {
                if (word.isEmpty()) continue;
                if (word.startsWith("GI")) return INTEGER_TEXELS;
                if (word.startsWith("Gvec")
                        || word.startsWith("Gsampler")
                        || word.startsWith("Gimage")
                        || word.equals("Gtexel")) {
                    return TEXELS;
                }
                if (word.startsWith("MATN") || word.startsWith("DMATN")) return SQUARES;
                if (word.startsWith("MAT") || word.startsWith("DMAT")) return MATRICES;
                if (word.length() == 1 && "FDIUBLM".contains(word)) return SIZES;
                if (word.length() == 2 && word.charAt(0) == 'V') found = VECTORS;
            }
            return found;
        }
    }

    private static GlslType type(String pattern, Family family, int member, String line) {
        int bracket = pattern.indexOf('[');
        if (bracket >= 0) {
            int length = Integer.parseInt(pattern.substring(bracket + 1, pattern.length() - 1));
            return new GlslType.Array(type(pattern.substring(0, bracket), family, member, line), length);
        }
        int columns = member / 3 + 2;
        int rows = member % 3 + 2;
        String name = switch (family) {
            case SIZES, VECTORS -> {
                int size = member + (family == Family.SIZES ? 1 : 2);
                char letter = pattern.charAt(pattern.length() - 1);
                boolean isPattern = pattern.length() == 1 || pattern.length() == 2 && pattern.charAt(0) == 'V';
                if (isPattern) yield new Basic(base(letter), 1, size).toString();
                yield pattern;
            }
            case TEXELS -> texel(pattern, new String[] {"", "i", "u"}[member], member);
            case INTEGER_TEXELS ->
                texel(
                        pattern.startsWith("GI") ? "G" + pattern.substring(2) : pattern,
                        new String[] {"i", "u"}[member],
                        member + 1);
            case MATRICES ->
                pattern.replace("MATCxR", "mat" + columns + "x" + rows)
                        .replace("MATRxC", "mat" + rows + "x" + columns)
                        .replace("MAT", "mat" + columns + "x" + rows)
                        .replace("Dmat", "dmat")
                        .replace("vecR", "vec" + rows)
                        .replace("vecC", "vec" + columns);
            case SQUARES -> pattern.replace("MATN", "mat" + (member + 2)).replace("Dmat", "dmat");
            case ONE -> pattern;
        };
        // outerProduct(c, r): the first vector has as many components as the result has rows.
        GlslType type = TypeNames.of(name);
        if (type == null) throw new IllegalStateException("builtins.txt: no type '" + name + "' in " + line);
        return type;
    }

    private static String texel(String pattern, String prefix, int index) {
        if (pattern.equals("Gtexel")) return new String[] {"float", "int", "uint"}[index];
        return pattern.charAt(0) == 'G' ? prefix + pattern.substring(1) : pattern;
    }

    private static Base base(char letter) {
        return switch (letter) {
            case 'F' -> Base.FLOAT;
            case 'D' -> Base.DOUBLE;
            case 'I' -> Base.INT;
            case 'U' -> Base.UINT;
            case 'B' -> Base.BOOL;
            case 'L' -> Base.INT64;
            default -> Base.UINT64;
        };
    }
}
