package tepui.frontends.gl.context;

import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.constants.Enumerants;
import tepui.frontends.gl.ext.CallList;
import tepui.frontends.gl.list.ParamCounts;

/**
 * Writer of watched calls as text: each argument by its name, constants by theirs, short arrays by their elements. Nothing of it is there before
 * somebody watches.
 */
public final class WatchedCalls implements CallWatcher {
    /** Receiver of calls. */
    public interface Receiver {
        /** Before a call; arguments as {@code name=value}. */
        void call(String name, List<String> arguments);

        /** The call before this has recorded an error. */
        void error(String text);
    }

    /** Elements of an array that are shown. */
    private static final int MOST_ELEMENTS = 16;
    /** Bytes of a text that are shown. */
    private static final int MOST_BYTES = 80;

    private final Receiver receiver;
    private final Map<String, String[]> functions = new HashMap<>();
    private final Map<String, Map<Integer, String>> groups = new HashMap<>();
    private final Map<String, Integer> values = new HashMap<>();
    /** For constants whose parameter has no group: a value has several names, and the shortest is the oldest. */
    private final Map<Integer, String> anyName = new HashMap<>();

    public WatchedCalls(Receiver receiver) {
        this.receiver = receiver;
        for (Field f : Enumerants.class.getFields()) {
            if (f.getType() != int.class) continue;
            try {
                int value = f.getInt(null);
                values.put(f.getName(), value);
                // Small values are numbers as often as names.
                if (value >>> 8 != 0) anyName.merge(value, f.getName(), (a, b) -> a.length() <= b.length() ? a : b);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        for (String row : CallList.functions()) {
            String[] words = row.split(" ");
            functions.put(words[0], words);
        }
        for (String row : CallList.groups()) {
            String[] words = row.split(" ");
            Map<Integer, String> names = new HashMap<>();
            for (int i = 1; i < words.length; i++) {
                Integer value = values.get(words[i]);
                if (value != null) names.merge(value, words[i], (a, b) -> a.length() <= b.length() ? a : b);
            }
            groups.put(words[0], names);
        }
    }

    @Override
    public void returned(long result) {
        // Shown are what calls are given.
    }

    @Override
    public void error(String text) {
        receiver.error(text);
    }

    @Override
    public void call(String name, long[] arguments) {
        String[] words = functions.getOrDefault(name, new String[] {name});
        List<String> texts = new ArrayList<>(arguments.length);
        for (int i = 0; i < arguments.length; i++) {
            if (i + 1 >= words.length) {
                texts.add(Long.toString(arguments[i]));
                continue;
            }
            String word = words[i + 1];
            int colon = word.indexOf(':');
            String parameter = colon < 0 ? word : word.substring(0, colon);
            texts.add(parameter + "=" + text(words, arguments, i, colon < 0 ? "" : word.substring(colon + 1)));
        }
        receiver.call(name, texts);
    }

    private String text(String[] words, long[] arguments, int index, String kind) {
        long value = arguments[index];
        if (kind.isEmpty()) return number(words[0], words[index + 1], value);
        char letter = kind.charAt(0);
        if (kind.startsWith("e=")) return constant(kind.substring(2), (int) value);
        if (kind.startsWith("b=")) return bits(kind.substring(2), (int) value);
        if (kind.indexOf('*') == 1) return array(words, arguments, value, letter, kind.substring(2));
        return switch (letter) {
            case 'z' -> value != 0 ? "true" : "false";
            case 't' -> quoted(value, -1);
            case 'f' -> decimal(Float.intBitsToFloat((int) value));
            case 'd' -> Double.toString(Double.longBitsToDouble(value));
            default -> address(value);
        };
    }

    /** Text of a number of a function ending in i, which may be a constant. */
    private String number(String function, String parameter, long value) {
        String name = function.endsWith("i") && parameter.equals("param") ? anyName.get((int) value) : null;
        return name != null ? name : Long.toString(value);
    }

    private String constant(String group, int value) {
        Map<Integer, String> names = groups.get(group);
        String name = names == null ? null : names.get(value);
        if (name == null) name = anyName.get(value);
        if (name != null) return name;
        // GL_TEXTURE0 + i and the like.
        return value >= 0 && value < 256 ? Integer.toString(value) : "0x" + Integer.toHexString(value);
    }

    private String bits(String group, int value) {
        Map<Integer, String> names = groups.getOrDefault(group, Map.of());
        String whole = names.get(value);
        if (whole != null) return whole;
        StringBuilder text = new StringBuilder();
        int left = value;
        for (int bit = 1; left != 0 && bit != 0; bit <<= 1) {
            String name = names.get(bit);
            if ((left & bit) == 0 || name == null) continue;
            left &= ~bit;
            text.append(text.isEmpty() ? "" : " | ").append(name);
        }
        if (left != 0 || text.isEmpty())
            text.append(text.isEmpty() ? "" : " | ")
                    .append(left == 0 ? "0" : "0x")
                    .append(left == 0 ? "" : Integer.toHexString(left));
        return text.toString();
    }

    private static String array(String[] words, long[] arguments, long address, char letter, String length) {
        if (address == 0) return "null";
        long count = 1;
        for (String factor : length.split("\\*")) count *= factor(words, arguments, factor);
        if (letter == 't') return quoted(address, (int) count);
        int shown = Math.clamp(count, 0, MOST_ELEMENTS);
        try {
            return switch (letter) {
                case 'f' -> elements(shown, count, i -> decimal(Native.getFloat(address + 4L * i)));
                case 'd' -> elements(shown, count, i -> Double.toString(Native.getDouble(address + 8L * i)));
                case 'i' -> elements(shown, count, i -> Integer.toString(Native.getInt(address + 4L * i)));
                case 's' -> elements(shown, count, i -> Short.toString(Native.getShort(address + 2L * i)));
                default -> elements(shown, count, i -> Byte.toString(Native.getByte(address + i)));
            };
        } catch (RuntimeException e) {
            // The call itself says what is wrong with its address.
            return address(address);
        }
    }

    /** Text between quotes, without what it has for an end. */
    private static String quoted(long address, int length) {
        if (address == 0) return "null";
        byte[] bytes = new byte[MOST_BYTES];
        int count = 0;
        boolean whole = false;
        try {
            while (count < MOST_BYTES && !whole) {
                byte b = count == length ? 0 : Native.getByte(address + count);
                whole = count == length || length < 0 && b == 0;
                if (!whole) bytes[count++] = b;
            }
        } catch (RuntimeException e) {
            // The call itself says what is wrong with its address.
            return address(address);
        }
        String text = new String(bytes, 0, count, StandardCharsets.UTF_8)
                .replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n");
        return '"' + text + (whole ? "\"" : "…\"");
    }

    private static long factor(String[] words, long[] arguments, String factor) {
        if (Character.isDigit(factor.charAt(0))) return Long.parseLong(factor);
        if (factor.equals("@pname")) return ParamCounts.of((int) factor(words, arguments, "pname"));
        for (int i = 0; i + 1 < words.length && i < arguments.length; i++) {
            if (words[i + 1].equals(factor) || words[i + 1].startsWith(factor + ":")) return arguments[i];
        }
        return 0;
    }

    private static String elements(int shown, long count, IntFunction<String> element) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < shown; i++) text.append(i == 0 ? "" : ", ").append(element.apply(i));
        if (count > shown) text.append(", … ").append(count);
        return text.append('}').toString();
    }

    private static String decimal(float f) {
        return f == Math.rint(f) && Math.abs(f) < 1e7f ? Integer.toString((int) f) + ".0" : Float.toString(f);
    }

    private static String address(long value) {
        return value == 0 ? "null" : "0x" + Long.toHexString(value).toLowerCase(Locale.ROOT);
    }
}
