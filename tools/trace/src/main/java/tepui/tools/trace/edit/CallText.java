package tepui.tools.trace.edit;

import java.util.ArrayList;
import java.util.List;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Value;

/** Calls as lines of text, as a programmer would write them. */
public final class CallText {
    private static final int LONGEST_TEXT = 4096;

    private CallText() {}

    /** A call with its number, as {@code 12 glClear(mask = GL_COLOR_BUFFER_BIT)}. */
    public static String line(Call call) {
        StringBuilder text =
                new StringBuilder().append(call.number()).append(' ').append(body(call));
        if ((call.flags() & Call.FAKE) != 0) text.append(" // fake");
        if (!call.complete()) text.append(" // incomplete");
        return text.toString();
    }

    /** A call without its number. */
    public static String body(Call call) {
        StringBuilder text = new StringBuilder(call.name()).append('(');
        List<String> names = call.function().parameters();
        for (int i = 0; i < call.arguments().size(); i++) {
            Value value = call.argument(i);
            text.append(i == 0 ? "" : ", ")
                    .append(i < names.size() ? names.get(i) : "?")
                    .append(" = ");
            if (value == null) text.append('?');
            else append(text, value);
        }
        text.append(')');
        Value result = call.result();
        if (result != null) {
            text.append(" = ");
            append(text, result);
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Value value) {
        switch (value) {
            case Value.Null n -> text.append("NULL");
            case Value.Truth t -> text.append(t.value());
            case Value.Negative n -> text.append(n.value());
            case Value.Whole n -> text.append(Long.toUnsignedString(n.value()));
            case Value.Single f -> text.append(decimal(f.value()));
            case Value.Decimal d -> text.append(decimal(d.value()));
            case Value.Text t -> quoted(text, t.value());
            case Value.Wide w -> quoted(text.append('L'), w.value());
            case Value.Blob b -> text.append("blob(").append(b.bytes().length).append(')');
            case Value.Constant c -> {
                String name = c.names().of(c.bits());
                if (name != null) text.append(name);
                else append(text, c.value());
            }
            case Value.Bits b -> bits(text, b);
            case Value.Array a -> {
                text.append('{');
                for (int i = 0; i < a.elements().size(); i++) {
                    if (i > 0) text.append(", ");
                    append(text, a.elements().get(i));
                }
                text.append('}');
            }
            case Value.Struct s -> {
                text.append('{');
                for (int i = 0; i < s.members().size(); i++) {
                    text.append(i == 0 ? "" : ", ")
                            .append(s.shape().members().get(i))
                            .append(" = ");
                    append(text, s.members().get(i));
                }
                text.append('}');
            }
            case Value.Pointer p -> text.append("0x").append(Long.toHexString(p.address()));
            case Value.Shown s -> append(text, s.human());
        }
    }

    private static String decimal(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e9) return Long.toString((long) value);
        return (double) (float) value == value ? Float.toString((float) value) : Double.toString(value);
    }

    private static void quoted(StringBuilder text, String value) {
        text.append('"');
        int shown = Math.min(value.length(), LONGEST_TEXT);
        for (int i = 0; i < shown; i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') text.append('\\').append(c);
            else if (c == '\n') text.append("\\n");
            else if (c < ' ') text.append(String.format("\\x%02x", (int) c));
            else text.append(c);
        }
        text.append(shown < value.length() ? "…\"" : "\"");
    }

    /** Names of single bits, and what has none as a number. */
    private static void bits(StringBuilder text, Value.Bits bits) {
        String whole = bits.names().of(bits.value());
        if (whole != null) {
            text.append(whole);
            return;
        }
        long left = bits.value();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < bits.names().size(); i++) {
            long value = bits.names().value(i);
            if (value == 0 || (left & value) != value) continue;
            names.add(bits.names().name(i));
            left &= ~value;
        }
        if (left != 0 || names.isEmpty()) names.add(left == 0 ? "0" : "0x" + Long.toHexString(left));
        text.append(String.join(" | ", names));
    }
}
