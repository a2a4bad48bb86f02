package tepui.tools.bindgen;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Function of a family, taken apart by its name: {@code glVertexAttrib4Nubv} gives four unsigned bytes as fractions,
 * behind an address.
 *
 * @param base the name without what follows here
 * @param packed whether all components are in one word
 * @param columns of a matrix; 1 for vectors
 * @param rows of a matrix, components of a vector; 0 where the name says none
 * @param fractions whether the name says that integers are fractions
 * @param type the letters of the components' type
 * @param array whether components are behind an address
 */
record FamilyFunction(
        GlRegistry.Function function,
        String base,
        boolean packed,
        int columns,
        int rows,
        boolean fractions,
        String type,
        boolean array) {
    private static final Pattern NAME = Pattern.compile(
            "gl([A-Z][A-Za-z]*?)(P?)(?:([1-4])(?:x([2-4]))?)?(N?)" + "(i64|ui64|ub|us|ui|[bsifd])(v?)(?:ARB)?");

    /** The parts of a function's name; null where it has not these parts. */
    static @Nullable FamilyFunction of(GlRegistry.Function f) {
        Matcher m = NAME.matcher(f.name());
        if (!f.isCanonical() || !m.matches()) return null;
        String count = m.group(3);
        boolean matrix = m.group(1).endsWith("Matrix");
        int first = count == null ? 0 : Integer.parseInt(count);
        int rows = m.group(4) == null ? first : Integer.parseInt(m.group(4));
        return new FamilyFunction(
                f,
                m.group(1),
                !m.group(2).isEmpty(),
                matrix ? first : 1,
                rows,
                !m.group(5).isEmpty(),
                m.group(6),
                !m.group(7).isEmpty());
    }

    String name() {
        return function.name();
    }

    String last() {
        return function.params().getLast().name();
    }

    /** The type as the components' memory has it: a name behind {@code Native.get}. */
    private String inMemory() {
        return switch (type) {
            case "f" -> "Float";
            case "d" -> "Double";
            case "b", "ub" -> "Byte";
            case "s", "us" -> "Short";
            case "i", "ui" -> "Int";
            default -> "Long";
        };
    }

    private int bytes() {
        return switch (inMemory()) {
            case "Byte" -> 1;
            case "Short" -> 2;
            case "Int", "Float" -> 4;
            default -> 8;
        };
    }

    /** {@code n} components as they are given: the last parameters, or what is behind an address. */
    List<String> components(int n) {
        List<String> all = new ArrayList<>();
        int params = function.params().size();
        for (int k = 0; k < n; k++) {
            if (!array) all.add(function.params().get(params - n + k).name());
            else all.add(behind(last(), k));
        }
        return all;
    }

    String behind(String address, int k) {
        return "Native.get" + inMemory() + "(" + address + (k == 0 ? "" : " + " + k * bytes()) + ")";
    }

    /** A component as a float. */
    String real(String component) {
        return switch (type) {
            case "d" -> "(float) " + component;
            case "ub" -> component + " & 0xff";
            case "us" -> component + " & 0xffff";
            case "ui" -> "(float) Integer.toUnsignedLong(" + component + ")";
            default -> component;
        };
    }

    /** A component as a float; integers are fractions of the largest. */
    String fraction(String component) {
        return switch (type) {
            case "f", "d" -> real(component);
            case "b", "s", "i" -> "Numbers.normalized(" + component + ")";
            default -> "Numbers.normalizedUnsigned(" + component + ")";
        };
    }
}
