package tepui.tools.trace.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.pack.SnappyOutput;

/**
 * Writer of traces of calls as apitrace reads them: version 6, packed by Snappy. Names of functions, constants and structures are
 * written where they are used first. Calls are numbered anew, in the order in which they are written.
 */
public final class TraceWriter implements Closeable {
    private final OutputStream out;
    private final Map<Function, Integer> functions = new HashMap<>();
    private final Map<Value.Names, Integer> constants = new HashMap<>();
    private final Map<Value.Names, Integer> bits = new HashMap<>();
    private final Map<Value.Shape, Integer> shapes = new HashMap<>();
    private final Map<Frame, Integer> frames = new HashMap<>();
    private long written;

    public TraceWriter(Path file, Map<String, String> properties) throws IOException {
        this(Files.newOutputStream(file), properties);
    }

    /** Writes to a stream, which it closes at the end. */
    public TraceWriter(OutputStream packed, Map<String, String> properties) throws IOException {
        out = new SnappyOutput(packed);
        number(Kind.NEWEST);
        number(Kind.NEWEST);
        for (Map.Entry<String, String> e : properties.entrySet()) {
            if (e.getKey().isEmpty()) continue;
            text(e.getKey());
            text(e.getValue());
        }
        text("");
    }

    /** Writes a call, its beginning and its end. */
    public void write(Call call) throws IOException {
        out.write(Kind.ENTER);
        number(call.thread());
        Integer known = functions.get(call.function());
        number(known == null ? functions.size() : known);
        if (known == null) {
            functions.put(call.function(), functions.size());
            text(call.function().name());
            texts(call.function().parameters());
        }
        if (call.flags() != 0) {
            out.write(Kind.FLAGS);
            number(call.flags());
        }
        if (!call.backtrace().isEmpty()) backtrace(call.backtrace());
        List<@Nullable Value> arguments = call.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            Value value = arguments.get(i);
            if (value == null) continue;
            out.write(Kind.ARGUMENT);
            number(i);
            value(value);
        }
        out.write(Kind.END);
        if (call.complete()) {
            out.write(Kind.LEAVE);
            number(written);
            Value result = call.result();
            if (result != null) {
                out.write(Kind.RESULT);
                value(result);
            }
            out.write(Kind.END);
        }
        written++;
    }

    /** Hands what is written to the file, so that it is there if the program dies. */
    public void flush() throws IOException {
        out.flush();
    }

    private void backtrace(List<Frame> lines) throws IOException {
        out.write(Kind.BACKTRACE);
        number(lines.size());
        for (Frame f : lines) {
            Integer known = frames.get(f);
            number(known == null ? frames.size() : known);
            if (known != null) continue;
            frames.put(f, frames.size());
            detail(Kind.FRAME_MODULE, f.module());
            detail(Kind.FRAME_FUNCTION, f.function());
            detail(Kind.FRAME_SOURCE, f.source());
            if (f.line() != 0) {
                out.write(Kind.FRAME_LINE);
                number(f.line());
            }
            if (f.offset() >= 0) {
                out.write(Kind.FRAME_OFFSET);
                number(f.offset());
            }
            out.write(Kind.FRAME_END);
        }
    }

    private void detail(int kind, @Nullable String text) throws IOException {
        if (text == null) return;
        out.write(kind);
        text(text);
    }

    private void value(Value value) throws IOException {
        switch (value) {
            case Value.Null n -> out.write(Kind.NULL);
            case Value.Truth t -> out.write(t.value() ? Kind.TRUE : Kind.FALSE);
            case Value.Negative n -> tagged(Kind.NEGATIVE, -n.value());
            case Value.Whole n -> tagged(Kind.NUMBER, n.value());
            case Value.Single f -> {
                out.write(Kind.FLOAT);
                fixed(Float.floatToRawIntBits(f.value()), 4);
            }
            case Value.Decimal d -> {
                out.write(Kind.DOUBLE);
                fixed(Double.doubleToRawLongBits(d.value()), 8);
            }
            case Value.Text t -> {
                out.write(Kind.TEXT);
                text(t.value());
            }
            case Value.Blob b -> {
                tagged(Kind.BLOB, b.bytes().length);
                out.write(b.bytes());
            }
            case Value.Constant e -> {
                out.write(Kind.CONSTANT);
                names(e.names(), constants, true);
                value(e.value());
            }
            case Value.Bits b -> {
                out.write(Kind.BITS);
                names(b.names(), bits, false);
                number(b.value());
            }
            case Value.Array a -> {
                tagged(Kind.ARRAY, a.elements().size());
                for (Value v : a.elements()) value(v);
            }
            case Value.Struct s -> {
                Integer known = shapes.get(s.shape());
                tagged(Kind.STRUCT, known == null ? shapes.size() : known);
                if (known == null) {
                    shapes.put(s.shape(), shapes.size());
                    text(s.shape().name());
                    texts(s.shape().members());
                }
                for (Value v : s.members()) value(v);
            }
            case Value.Pointer p -> tagged(Kind.POINTER, p.address());
            case Value.Shown s -> {
                out.write(Kind.SHOWN);
                value(s.human());
                value(s.machine());
            }
            case Value.Wide w -> {
                int[] points = w.value().codePoints().toArray();
                tagged(Kind.WIDE, points.length);
                for (int p : points) number(p);
            }
        }
    }

    private void names(Value.Names names, Map<Value.Names, Integer> known, boolean values) throws IOException {
        Integer id = known.get(names);
        number(id == null ? known.size() : id);
        if (id != null) return;
        known.put(names, known.size());
        number(names.size());
        for (int i = 0; i < names.size(); i++) {
            text(names.name(i));
            long value = names.value(i);
            if (!values) number(value);
            else tagged(value < 0 ? Kind.NEGATIVE : Kind.NUMBER, value < 0 ? -value : value);
        }
    }

    private void texts(List<String> texts) throws IOException {
        number(texts.size());
        for (String t : texts) text(t);
    }

    private void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        number(bytes.length);
        out.write(bytes);
    }

    private void tagged(int kind, long number) throws IOException {
        out.write(kind);
        number(number);
    }

    private void number(long value) throws IOException {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            out.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }

    private void fixed(long value, int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) out.write((int) (value >>> 8 * i));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
