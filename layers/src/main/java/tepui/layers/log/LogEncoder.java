package tepui.layers.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Encoder of records into the bytes that {@link LogFormat} describes. */
final class LogEncoder {
    private byte[] bytes = new byte[LogFormat.CHUNK * 2];
    private int size;

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
        if (bytes.length > LogFormat.CHUNK * 4) bytes = new byte[LogFormat.CHUNK * 2];
    }

    void write(LogRecord entry) {
        unsigned(entry.call().ordinal());
        unsigned(entry.context());
        List<Param> params = entry.call().params();
        for (int i = 0; i < params.size(); i++)
            write(params.get(i), entry.arguments().get(i));
    }

    private void write(Param param, @Nullable Object value) {
        switch (param.kind()) {
            case TEXT -> text((String) value);
            case OBJECT -> unsigned(value == null ? 0 : ((Handle) value).id());
            case OBJECTS -> {
                List<?> list = (List<?>) need(param, value);
                unsigned(list.size());
                for (Object element : list) unsigned(element == null ? 0 : ((Handle) element).id());
            }
            case RECORD -> {
                octet(value == null ? 0 : 1);
                if (value != null) fields((RecordFields) value);
            }
            case INT, BITS -> signed((Integer) need(param, value));
            case LONG, STATE -> signed((Long) need(param, value));
            case FLOAT -> word(Float.floatToRawIntBits((Float) need(param, value)));
            case DOUBLE -> wide(Double.doubleToRawLongBits((Double) need(param, value)));
            case BOOL -> octet((Boolean) need(param, value) ? 1 : 0);
            case ENUM -> unsigned(((Enum<?>) need(param, value)).ordinal());
            case INTS -> {
                List<?> list = (List<?>) need(param, value);
                unsigned(list.size());
                for (Object element : list) signed((Integer) element);
            }
            case FLOATS -> {
                List<?> list = (List<?>) need(param, value);
                unsigned(list.size());
                for (Object element : list) word(Float.floatToRawIntBits((Float) element));
            }
            case BOOLS -> {
                List<?> list = (List<?>) need(param, value);
                unsigned(list.size());
                for (Object element : list) octet((Boolean) element ? 1 : 0);
            }
            case DATA -> data((Blob) need(param, value));
        }
    }

    private static Object need(Param param, @Nullable Object value) {
        if (value == null) throw new IllegalArgumentException("LogEncoder: " + param.name() + " is null");
        return value;
    }

    private void fields(RecordFields fields) {
        List<RecordShape.Part> parts = RecordShape.of(fields.type()).parts();
        for (int i = 0; i < parts.size(); i++)
            part(parts.get(i), fields.values().get(i));
    }

    private void part(RecordShape.Part part, @Nullable Object value) {
        switch (part) {
            case RecordShape.Part.Plain p -> plain(p.type(), value);
            case RecordShape.Part.Constant c -> unsigned(value == null ? 0 : ((Enum<?>) value).ordinal() + 1);
            case RecordShape.Part.Thing t -> unsigned(value == null ? 0 : ((Handle) value).id());
            case RecordShape.Part.Nested n -> {
                octet(value == null ? 0 : 1);
                if (value != null) fields((RecordFields) value);
            }
            case RecordShape.Part.Many m -> {
                List<?> list = value == null ? List.of() : (List<?>) value;
                unsigned(list.size());
                for (Object element : list) part(m.element(), element);
            }
        }
    }

    private void plain(Class<?> type, @Nullable Object value) {
        if (value == null) throw new IllegalArgumentException("LogEncoder: null is no " + type);
        switch (value) {
            case Boolean b -> octet(b ? 1 : 0);
            case Integer i -> signed(i);
            case Long l -> signed(l);
            case Float f -> word(Float.floatToRawIntBits(f));
            case Double d -> wide(Double.doubleToRawLongBits(d));
            case String s -> text(s);
            default -> throw new IllegalArgumentException("LogEncoder: " + value + " is no " + type);
        }
    }

    // ---- bytes -----------------------------------------------------------------------------------------------------

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(
                    bytes, Math.max(Math.addExact(size, more), (int) Math.min(bytes.length * 2L, 1 << 30)));
        }
    }

    private void octet(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    private void word(int value) {
        for (int i = 0; i < 4; i++) octet(value >>> 8 * i);
    }

    private void wide(long value) {
        for (int i = 0; i < 8; i++) octet((int) (value >>> 8 * i));
    }

    private void unsigned(long value) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            octet((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        octet((int) rest);
    }

    private void signed(long value) {
        unsigned(value << 1 ^ value >> 63);
    }

    private void text(@Nullable String text) {
        if (text == null) {
            unsigned(0);
            return;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        unsigned(utf8.length + 1L);
        append(utf8);
    }

    private void data(Blob blob) {
        unsigned(blob.size());
        byte[] contents = blob.bytes();
        octet(contents == null ? 0 : 1);
        if (contents != null) append(contents);
    }

    private void append(byte[] more) {
        room(more.length);
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }
}
