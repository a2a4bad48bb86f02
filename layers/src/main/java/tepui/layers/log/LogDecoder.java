package tepui.layers.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decoder of records. The bytes may be anything: every length is checked against what is left before memory is taken
 * for it, and whatever does not fit the schema is a {@link LogFormatException}.
 */
final class LogDecoder {
    private final byte[] bytes;
    private int at;

    LogDecoder(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean atEnd() {
        return at == bytes.length;
    }

    LogRecord read() {
        int opcode = count("opcode", Call.all().size() - 1);
        Call call = Call.all().get(opcode);
        int context = count("context", Integer.MAX_VALUE);
        List<@Nullable Object> arguments = new ArrayList<>();
        for (Param param : call.params()) arguments.add(read(param));
        return new LogRecord(call, context, arguments);
    }

    private @Nullable Object read(Param param) {
        return switch (param.kind()) {
            case INT, BITS -> integer();
            case LONG, STATE -> signed();
            case FLOAT -> Float.intBitsToFloat(word());
            case DOUBLE -> Double.longBitsToDouble(wide());
            case BOOL -> bool();
            case TEXT -> text();
            case ENUM -> constant(type(param), count(param.name(), constants(type(param)) - 1));
            case OBJECT -> handle(object(param));
            case OBJECTS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int n = length(param.name(), 1); n > 0; n--) list.add(handle(object(param)));
                yield list;
            }
            case RECORD -> bool() ? fields(RecordShape.of(type(param))) : null;
            case INTS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int n = length(param.name(), 1); n > 0; n--) list.add(integer());
                yield list;
            }
            case FLOATS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int n = length(param.name(), 4); n > 0; n--) list.add(Float.intBitsToFloat(word()));
                yield list;
            }
            case BOOLS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int n = length(param.name(), 1); n > 0; n--) list.add(bool());
                yield list;
            }
            case DATA -> data();
        };
    }

    private static Class<?> type(Param param) {
        Class<?> type = param.type();
        if (type == null) throw new IllegalStateException("LogDecoder: " + param + " has no type");
        return type;
    }

    private static Handle.Kind object(Param param) {
        Handle.Kind kind = param.object();
        if (kind == null) throw new IllegalStateException("LogDecoder: " + param + " has no kind of object");
        return kind;
    }

    private RecordFields fields(RecordShape shape) {
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordShape.Part part : shape.parts()) values.add(part(part));
        return new RecordFields(shape.type(), values);
    }

    private @Nullable Object part(RecordShape.Part part) {
        return switch (part) {
            case RecordShape.Part.Plain p -> plain(p.type());
            case RecordShape.Part.Constant c -> {
                int ordinal = count("constant", constants(c.type()));
                yield ordinal == 0 ? null : constant(c.type(), ordinal - 1);
            }
            case RecordShape.Part.Thing t -> handle(t.kind());
            case RecordShape.Part.Nested n -> bool() ? fields(n.shape()) : null;
            case RecordShape.Part.Many m -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int n = length("list", 1); n > 0; n--) list.add(part(m.element()));
                yield list;
            }
        };
    }

    private @Nullable Object plain(Class<?> type) {
        if (type == boolean.class) return bool();
        if (type == int.class || type == Integer.class) return integer();
        if (type == long.class) return signed();
        if (type == float.class) return Float.intBitsToFloat(word());
        if (type == double.class) return Double.longBitsToDouble(wide());
        if (type == String.class) return text();
        throw new IllegalStateException("LogDecoder: a component of type " + type);
    }

    private static int constants(Class<?> type) {
        return type.getEnumConstants().length;
    }

    private static Object constant(Class<?> type, int ordinal) {
        return type.getEnumConstants()[ordinal];
    }

    private @Nullable Handle handle(Handle.Kind kind) {
        int id = count("id", Integer.MAX_VALUE);
        return id == 0 ? null : new Handle(kind, id);
    }

    // ---- bytes -----------------------------------------------------------------------------------------------------

    private int octet() {
        if (at == bytes.length) throw bad("the chunk ends inside a record");
        return bytes[at++] & 0xff;
    }

    private void need(long count) {
        if (count > bytes.length - at) throw bad(count + " bytes announced, " + (bytes.length - at) + " left");
    }

    private int word() {
        need(4);
        int value = 0;
        for (int i = 0; i < 4; i++) value |= octet() << 8 * i;
        return value;
    }

    private long wide() {
        need(8);
        long value = 0;
        for (int i = 0; i < 8; i++) value |= (long) octet() << 8 * i;
        return value;
    }

    private boolean bool() {
        int value = octet();
        if (value > 1) throw bad("a boolean is " + value);
        return value == 1;
    }

    private long unsigned() {
        long value = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            int next = octet();
            value |= (long) (next & 0x7f) << shift;
            if (next < 0x80) return value;
        }
        throw bad("a number of more than 10 bytes");
    }

    private long signed() {
        long value = unsigned();
        return value >>> 1 ^ -(value & 1);
    }

    private int integer() {
        long value = signed();
        if (value != (int) value) throw bad("the number " + value + " is no int");
        return (int) value;
    }

    private int count(String what, int most) {
        long value = unsigned();
        if (value < 0 || value > most) throw bad(what + " is " + value + ", must be 0 to " + most);
        return (int) value;
    }

    /** A number of elements, each of which takes at least {@code least} bytes. */
    private int length(String what, int least) {
        int value = count(what, Integer.MAX_VALUE);
        need((long) value * least);
        return value;
    }

    private @Nullable String text() {
        int length = count("text", Integer.MAX_VALUE) - 1;
        if (length < 0) return null;
        need(length);
        at += length;
        return new String(bytes, at - length, length, StandardCharsets.UTF_8);
    }

    private Blob data() {
        long size = unsigned();
        if (size < 0) throw bad("a size of data is " + size);
        if (!bool()) return new Blob(size, null);
        need(size);
        at += (int) size;
        return new Blob(size, Arrays.copyOfRange(bytes, at - (int) size, at));
    }

    private LogFormatException bad(String what) {
        return new LogFormatException("log: at byte " + at + " of the chunk: " + what);
    }
}
