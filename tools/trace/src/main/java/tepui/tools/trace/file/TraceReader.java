package tepui.tools.trace.file;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.pack.Container;

/**
 * Reader of traces of calls as apitrace writes them, versions 0 to 6. Calls come in the order in which they ended; those that never did come last.
 * Every count is checked against what follows, so that a damaged file gives a {@link TraceException} and takes no more memory than the file is worth.
 */
public final class TraceReader implements Closeable {
    /** Values in values: arrays of structures of arrays. What is written has three. */
    private static final int DEEPEST = 32;

    private static final int LONGEST_TEXT = 1 << 28;
    private static final int MOST_PARAMETERS = 256;

    private final InputStream in;
    private final Words words;
    private final Container container;
    private final int version;
    private final Map<String, String> properties = new LinkedHashMap<>();
    private final Map<Long, Function> functions = new HashMap<>();
    private final Map<Long, Value.Names> constants = new HashMap<>();
    private final Map<Long, Value.Names> bits = new HashMap<>();
    private final Map<Long, Value.Shape> shapes = new HashMap<>();
    private final Map<Long, Frame> frames = new HashMap<>();
    /** Calls that have begun, by their number. */
    private final Map<Long, Open> open = new LinkedHashMap<>();

    private long begun;

    /** A call that has begun. */
    private static final class Open {
        final long number;
        long thread;
        final Function function;
        int flags;
        final List<@Nullable Value> arguments = new ArrayList<>();

        @Nullable
        Value result;

        List<Frame> backtrace = List.of();

        Open(long number, long thread, Function function) {
            this.number = number;
            this.thread = thread;
            this.function = function;
        }

        Call call(boolean complete) {
            return new Call(
                    number,
                    thread,
                    function,
                    flags,
                    Collections.unmodifiableList(arguments),
                    result,
                    backtrace,
                    complete);
        }
    }

    public TraceReader(Path file) throws IOException {
        this(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
    }

    /** Reads from a stream, which it closes at the end. */
    public TraceReader(InputStream packed) throws IOException {
        in = packed;
        try {
            Container.Opened opened = Container.open(packed);
            container = opened.container();
            words = new Words(opened.stream());
            version = version(container, words);
            if (version >= 6) {
                // The version from which on calls mean what they mean today; it has never been another one.
                words.small("the calls' version", 1 << 20);
                for (String name = words.text(LONGEST_TEXT); !name.isEmpty(); name = words.text(LONGEST_TEXT))
                    properties.put(name, words.text(LONGEST_TEXT));
            }
        } catch (IOException | RuntimeException e) {
            packed.close();
            throw e;
        }
    }

    private static int version(Container container, Words words) throws IOException {
        try {
            return words.small("version", Kind.NEWEST);
        } catch (IOException e) {
            // Brotli has no sign by which it could be told from anything else.
            if (container != Container.BROTLI) throw e;
            throw new TraceException(
                    "this is no trace of apitrace's format: it begins with none of the signs of Snappy, gzip and"
                            + " Zstandard, and is not Brotli either (" + e.getMessage() + ")");
        }
    }

    public int version() {
        return version;
    }

    /** Whether the file has turned out to end in the middle of a call, as where the program that wrote it was killed. */
    public boolean isCut() {
        return words.isCut();
    }

    public Container container() {
        return container;
    }

    /** Properties of the program, as {@code process.name}. */
    public Map<String, String> properties() {
        return Collections.unmodifiableMap(properties);
    }

    /** Bytes of the unpacked stream until here. */
    public long position() {
        return words.position();
    }

    /** The next call, or null at the end. */
    public @Nullable Call next() throws IOException {
        while (true) {
            int event = words.byteOrEnd();
            if (event == Kind.ENTER) {
                enter();
            } else if (event == Kind.LEAVE) {
                return leave();
            } else if (event < 0) {
                return rest();
            } else {
                throw words.wrong("an event is of kind " + event);
            }
        }
    }

    /** A trace that was cut off, as by the end of the program, ends between two bytes. */
    private @Nullable Call rest() {
        if (open.isEmpty()) return null;
        Open first = open.values().iterator().next();
        open.remove(first.number);
        return first.call(false);
    }

    private void enter() throws IOException {
        try {
            long thread = version >= 4 ? words.number() : 0;
            long id = words.number();
            Function function = functions.get(id);
            if (function == null) {
                String name = words.text(1024);
                function = new Function(name, texts(MOST_PARAMETERS, "parameters of " + name));
                functions.put(id, function);
            }
            Open call = new Open(begun++, thread, function);
            open.put(call.number, call);
            details(call);
        } catch (CutShortException e) {
            // The call that was being written when the program ended; what is whole of it is given.
            words.end();
        }
    }

    private @Nullable Call leave() throws IOException {
        try {
            long number = words.number();
            Open call = open.get(number);
            if (call == null) throw words.wrong("call " + number + " ends, but has not begun");
            details(call);
            open.remove(number);
            return call.call(true);
        } catch (CutShortException e) {
            words.end();
            return rest();
        }
    }

    private void details(Open call) throws IOException {
        while (true) {
            int detail = words.next();
            switch (detail) {
                case Kind.END -> {
                    return;
                }
                case Kind.ARGUMENT -> {
                    int index = words.small("the place of an argument", MOST_PARAMETERS);
                    Value value = value(0);
                    while (call.arguments.size() <= index) call.arguments.add(null);
                    call.arguments.set(index, value);
                }
                case Kind.RESULT -> call.result = value(0);
                case Kind.THREAD -> call.thread = words.number();
                case Kind.BACKTRACE -> call.backtrace = backtrace();
                case Kind.FLAGS -> call.flags = (int) words.number();
                default -> throw words.wrong("of a call there is something of kind " + detail);
            }
        }
    }

    private List<Frame> backtrace() throws IOException {
        int count = words.small("lines of a stack", 1 << 16);
        List<Frame> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long id = words.number();
            Frame frame = frames.get(id);
            if (frame == null) {
                frame = frame();
                frames.put(id, frame);
            }
            list.add(frame);
        }
        return list;
    }

    private Frame frame() throws IOException {
        String module = null;
        String function = null;
        String source = null;
        long line = 0;
        long offset = -1;
        while (true) {
            int detail = words.next();
            switch (detail) {
                case Kind.FRAME_END -> {
                    return new Frame(module, function, source, line, offset);
                }
                case Kind.FRAME_MODULE -> module = words.text(LONGEST_TEXT);
                case Kind.FRAME_FUNCTION -> function = words.text(LONGEST_TEXT);
                case Kind.FRAME_SOURCE -> source = words.text(LONGEST_TEXT);
                case Kind.FRAME_LINE -> line = words.number();
                case Kind.FRAME_OFFSET -> offset = words.number();
                default -> throw words.wrong("of a line of a stack there is something of kind " + detail);
            }
        }
    }

    private List<String> texts(int most, String what) throws IOException {
        int count = words.small(what, most);
        List<String> list = new ArrayList<>();
        for (int i = 0; i < count; i++) list.add(words.text(1024));
        return list;
    }

    private Value value(int depth) throws IOException {
        if (depth > DEEPEST) throw words.wrong("values stand in values, " + DEEPEST + " deep");
        int kind = words.next();
        return switch (kind) {
            case Kind.NULL -> new Value.Null();
            case Kind.FALSE -> new Value.Truth(false);
            case Kind.TRUE -> new Value.Truth(true);
            case Kind.NEGATIVE -> new Value.Negative(-words.number());
            case Kind.NUMBER -> new Value.Whole(words.number());
            case Kind.FLOAT -> new Value.Single(Float.intBitsToFloat((int) words.fixed(4)));
            case Kind.DOUBLE -> new Value.Decimal(Double.longBitsToDouble(words.fixed(8)));
            case Kind.TEXT -> new Value.Text(words.text(LONGEST_TEXT));
            case Kind.BLOB -> new Value.Blob(words.bytes());
            case Kind.CONSTANT -> constant(depth);
            case Kind.BITS -> {
                long id = words.number();
                Value.Names names = bits.get(id);
                if (names == null) {
                    names = names(false, depth);
                    bits.put(id, names);
                }
                yield new Value.Bits(names, words.number());
            }
            case Kind.ARRAY -> {
                long count = words.number();
                List<Value> elements = new ArrayList<>();
                // Each has a byte at least, so that the count need not be believed.
                for (long i = 0; i != count; i++) elements.add(value(depth + 1));
                yield new Value.Array(elements);
            }
            case Kind.STRUCT -> {
                long id = words.number();
                Value.Shape shape = shapes.get(id);
                if (shape == null) {
                    String name = words.text(1024);
                    shape = new Value.Shape(name, texts(4096, "members of " + name));
                    shapes.put(id, shape);
                }
                List<Value> members = new ArrayList<>();
                for (int i = 0; i < shape.members().size(); i++) members.add(value(depth + 1));
                yield new Value.Struct(shape, members);
            }
            case Kind.POINTER -> new Value.Pointer(words.number());
            case Kind.SHOWN -> new Value.Shown(value(depth + 1), value(depth + 1));
            case Kind.WIDE -> {
                StringBuilder text = new StringBuilder();
                long count = words.number();
                for (long i = 0; i != count; i++) {
                    int point = words.small("a character", Integer.MAX_VALUE);
                    text.appendCodePoint(Character.isValidCodePoint(point) ? point : 0xfffd);
                }
                yield new Value.Wide(text.toString());
            }
            default -> throw words.wrong("a value is of kind " + kind);
        };
    }

    private Value constant(int depth) throws IOException {
        if (version < 3) {
            String name = words.text(1024);
            Value value = value(depth + 1);
            return new Value.Constant(new Value.Names(List.of(name), new long[] {value.bits()}), value);
        }
        long id = words.number();
        Value.Names names = constants.get(id);
        if (names == null) {
            names = names(true, depth);
            constants.put(id, names);
        }
        return new Value.Constant(names, value(depth + 1));
    }

    /** Of constants each value is a value by itself, of bits a number. */
    private Value.Names names(boolean values, int depth) throws IOException {
        int count = words.small("names of constants", 1 << 20);
        List<String> texts = new ArrayList<>();
        long[] numbers = new long[16];
        for (int i = 0; i < count; i++) {
            texts.add(words.text(1024));
            if (i == numbers.length) numbers = Arrays.copyOf(numbers, 2 * i);
            numbers[i] = values ? value(depth + 1).bits() : words.number();
        }
        return new Value.Names(texts, Arrays.copyOf(numbers, count));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
