package tepui.layers.log;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.TextureDesc;
import tepui.pipe.VertexLayout;

/**
 * Text form of records, lines for people: the context's number or D for the device, then the call with named arguments.
 * Objects carry what was said when they were made, states print where they differ from the default, raw words print as
 * the floats they probably are. One instance follows one log, in order.
 */
public final class LogText {
    private static final Map<Class<?>, Record> DEFAULTS = Map.of(
            BlendState.class, BlendState.REPLACE,
            RasterState.class, RasterState.DEFAULT,
            DepthStencilState.class, DepthStencilState.OFF,
            SamplerState.class, SamplerState.NEAREST,
            VertexLayout.class, VertexLayout.EMPTY);

    /** A whole number up to this size is shown as one; no float of that bit pattern is meant. */
    private static final int SMALL = 1 << 20;

    private final Map<Handle, String> descriptions = new HashMap<>();
    private final Map<Handle, String> labels = new HashMap<>();

    /** For a log from its beginning. */
    public LogText() {}

    /** The line of one record, without a line end; a shader's text follows on lines of its own. */
    public String line(LogRecord entry) {
        note(entry);
        StringBuilder s = new StringBuilder();
        s.append(entry.context() == 0 ? "D" : Integer.toString(entry.context())).append("  ");
        switch (entry.call()) {
            case RESULT -> s.append("  -> ").append(entry.longAt(0));
            case OUTCOME -> s.append("  -> ").append(entry.at(0));
            case THREW ->
                s.append("  threw ")
                        .append(entry.arguments().get(0))
                        .append(": ")
                        .append(entry.arguments().get(1));
            case BLEND, RASTER, DEPTH_STENCIL, SAMPLER, VERTEX_LAYOUT -> state(s, entry);
            default -> call(s, entry);
        }
        if (entry.call().destroys()) {
            descriptions.remove(entry.handleAt(0));
            labels.remove(entry.handleAt(0));
        }
        return s.toString();
    }

    private void state(StringBuilder s, LogRecord entry) {
        RecordFields fields = (RecordFields) entry.at(1);
        s.append(entry.call().text()).append(' ').append(entry.intAt(0)).append(" is ");
        RecordShape shape = RecordShape.of(fields.type());
        Record usual = DEFAULTS.get(fields.type());
        if (usual == null) throw new IllegalStateException("LogText: " + fields.type() + " has no default");
        RecordFields other = shape.apart(usual, LogText::noObject);
        String separator = "";
        for (int i = 0; i < fields.values().size(); i++) {
            Object value = fields.values().get(i);
            if (java.util.Objects.equals(value, other.values().get(i))) continue;
            s.append(separator).append(shape.name(i)).append(": ");
            component(s, fields.type(), shape.name(i), value);
            separator = ", ";
        }
        if (separator.isEmpty()) s.append("the default");
    }

    private static Handle noObject(Object object) {
        throw new IllegalStateException("LogText: a default state names " + object);
    }

    private void call(StringBuilder s, LogRecord entry) {
        Call call = entry.call();
        int first = 0;
        if (call.makes() != null) {
            s.append(entry.arguments().getFirst()).append(" = ");
            first = 1;
        }
        s.append(call.text()).append('(');
        String shader = null;
        String separator = "";
        for (int i = first; i < call.params().size(); i++) {
            Param param = call.params().get(i);
            Object value = entry.arguments().get(i);
            if (call == Call.CREATE_SHADER && param.name().equals("ir")) {
                shader = (String) value;
                continue;
            }
            s.append(separator).append(param.name()).append(": ");
            argument(s, call, param, value);
            separator = ", ";
        }
        s.append(')');
        if (shader != null)
            shader.lines().forEach(line -> s.append("\n       | ").append(line));
    }

    private void argument(StringBuilder s, Call call, Param param, @Nullable Object value) {
        switch (param.kind()) {
            case BITS -> s.append(bits(param.type(), (Integer) value(value)));
            case STATE -> {
                long number = (Long) value(value);
                if (number < LogFormat.UNKNOWN_STATE) s.append(number);
                else s.append("unknown id ").append((int) number);
            }
            case INTS -> {
                boolean raw = call == Call.SET_UNIFORMS
                        || call == Call.UPDATE_UNIFORMS
                        || call == Call.SET_CONSTANT_ATTRIBUTE;
                List<String> words = new ArrayList<>();
                for (Object word : (List<?>) value(value)) words.add(raw ? raw((Integer) word) : word.toString());
                s.append(words);
            }
            default -> plain(s, value);
        }
    }

    private static Object value(@Nullable Object value) {
        if (value == null) throw new LogFormatException("log: an argument is missing");
        return value;
    }

    private void plain(StringBuilder s, @Nullable Object value) {
        switch (value) {
            case null -> s.append("null");
            case String text -> quote(s, text);
            case Handle handle -> s.append(describe(handle));
            case Blob blob -> s.append(blob.size()).append(blob.bytes() == null ? " bytes" : " bytes, recorded");
            case RecordFields fields -> fields(s, fields);
            case List<?> list -> {
                s.append('[');
                String separator = "";
                for (Object element : list) {
                    s.append(separator);
                    plain(s, element);
                    separator = ", ";
                }
                s.append(']');
            }
            default -> s.append(value);
        }
    }

    private void fields(StringBuilder s, RecordFields fields) {
        RecordShape shape = RecordShape.of(fields.type());
        s.append(fields.type().getSimpleName()).append('(');
        for (int i = 0; i < fields.values().size(); i++) {
            if (i > 0) s.append(", ");
            s.append(shape.name(i)).append(": ");
            component(s, fields.type(), shape.name(i), fields.values().get(i));
        }
        s.append(')');
    }

    private void component(StringBuilder s, Class<?> type, String name, @Nullable Object value) {
        if (name.equals("bind") && (type == BufferDesc.class || type == TextureDesc.class)) {
            s.append(bits(Bind.class, (Integer) value(value)));
        } else if (type == ClearColor.class || type == SamplerState.Border.class) {
            s.append(raw((Integer) value(value)));
        } else {
            plain(s, value);
        }
    }

    // ---- words -----------------------------------------------------------------------------------------------------

    private static String raw(int bits) {
        return Math.abs((long) bits) < SMALL ? Integer.toString(bits) : Float.toString(Float.intBitsToFloat(bits));
    }

    /** The names of the bits that are set: public constants of one bit in {@code names}. */
    static String bits(@Nullable Class<?> names, int bits) {
        StringBuilder s = new StringBuilder();
        int rest = bits;
        for (Field field : names == null ? new Field[0] : names.getFields()) {
            if (field.getType() != int.class || !Modifier.isStatic(field.getModifiers())) continue;
            int bit;
            try {
                bit = field.getInt(null);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("LogText: " + field + " cannot be read", e);
            }
            if (Integer.bitCount(bit) != 1 || (rest & bit) == 0) continue;
            s.append(s.isEmpty() ? "" : "|").append(field.getName());
            rest &= ~bit;
        }
        if (rest != 0 || s.isEmpty()) s.append(s.isEmpty() ? "0x" : "|0x").append(Integer.toHexString(rest));
        return s.toString();
    }

    private static void quote(StringBuilder s, String text) {
        s.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> s.append('\\').append(c);
                case '\n' -> s.append("\\n");
                default -> {
                    if (c < ' ') s.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    else s.append(c);
                }
            }
        }
        s.append('"');
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    private String describe(Handle handle) {
        StringBuilder s = new StringBuilder(handle.toString());
        String label = labels.get(handle);
        if (label != null) {
            s.append(' ');
            quote(s, label);
        }
        String description = descriptions.get(handle);
        if (description != null) s.append(" (").append(description).append(')');
        return s.toString();
    }

    /** Remembers what an object is. */
    private void note(LogRecord entry) {
        switch (entry.call()) {
            case LABEL_BUFFER,
                    LABEL_TEXTURE,
                    LABEL_VIEW,
                    LABEL_SHADER,
                    LABEL_STREAM_TARGET,
                    LABEL_QUERY,
                    LABEL_SURFACE,
                    LABEL_FENCE -> {
                String label = (String) entry.arguments().get(1);
                if (label == null) labels.remove(entry.handleAt(0));
                else labels.put(entry.handleAt(0), label);
            }
            case FOREIGN ->
                descriptions.put(
                        new Handle((Handle.Kind) entry.at(0), entry.intAt(1)),
                        "foreign, " + entry.arguments().get(2));
            case CREATE_BUFFER -> descriptions.put(entry.handleAt(0), field(entry.at(1), "size") + " bytes");
            case CREATE_TEXTURE -> {
                Object desc = entry.at(1);
                descriptions.put(
                        entry.handleAt(0),
                        field(desc, "shape") + " " + field(desc, "format") + " " + field(desc, "width") + " x "
                                + field(desc, "height"));
            }
            case CREATE_TEXTURE_VIEW, CREATE_BUFFER_VIEW -> descriptions.put(entry.handleAt(0), "of " + entry.at(1));
            case CREATE_SHADER -> {
                StringBuilder s = new StringBuilder().append(entry.at(1)).append(' ');
                plain(s, entry.arguments().get(2));
                descriptions.put(entry.handleAt(0), s.toString());
            }
            case CREATE_STREAM_TARGET -> descriptions.put(entry.handleAt(0), "of " + entry.at(1));
            case CREATE_QUERY -> descriptions.put(entry.handleAt(0), entry.at(1).toString());
            case CREATE_SURFACE ->
                descriptions.put(
                        entry.handleAt(0), String.valueOf(entry.arguments().get(1)));
            default -> {}
        }
    }

    private static String field(Object fields, String name) {
        RecordFields f = (RecordFields) fields;
        RecordShape shape = RecordShape.of(f.type());
        for (int i = 0; i < f.values().size(); i++) {
            if (shape.name(i).equals(name)) return String.valueOf(f.values().get(i));
        }
        throw new IllegalStateException("LogText: " + f.type() + " has no " + name);
    }
}
