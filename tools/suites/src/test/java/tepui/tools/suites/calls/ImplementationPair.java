package tepui.tools.suites.calls;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.tools.suites.gl.GlHost;

/**
 * Pair of implementations of OpenGL that are given the same calls. Each has memory of its own with the same contents,
 * and names of its own for the objects that calls make: a pair stands for both. An only child is given the calls once,
 * and agrees with itself.
 */
final class ImplementationPair implements AutoCloseable {
    /** Bytes of memory that pointers to pixels and other data lead to: small integers. */
    static final int DATA = 48 << 20;
    /** Bytes that results are written to. */
    static final int RESULTS = 8 << 20;

    static final byte UNTOUCHED = (byte) 0xA5;

    /** Argument, with its value for each of the two. */
    record Argument(Object mine, Object other, String text) {
        static Argument same(Object value, String text) {
            return new Argument(value, value, text);
        }
    }

    /** Outcome of a call: results as bits, errors, and how much of the memory for results was written. */
    record Outcome(long result, int error, int otherError, long otherResult) {}

    /** Name of an object in both. */
    record Name(long mine, long other) {}

    private static final class Side {
        final MemorySegment data;
        final MemorySegment results;
        final MemorySegment scratch;
        final Map<String, MethodHandle> handles = new HashMap<>();
        long used;

        Side(Arena arena) {
            data = arena.allocate(DATA, 4096);
            results = arena.allocate(RESULTS, 4096);
            scratch = arena.allocate(1 << 20, 4096);
        }
    }

    private final GlHost mine;
    private final @Nullable GlHost other;
    private final Arena arena = Arena.ofShared();
    private final Side left = new Side(arena);
    private final Side right = new Side(arena);
    private final Map<String, MethodType> types = new TreeMap<>();
    private final Map<String, List<Name>> objects = new HashMap<>();

    /** @param other null for one implementation alone */
    ImplementationPair(GlHost mine, @Nullable GlHost other) {
        this.mine = mine;
        this.other = other;
        for (java.lang.reflect.Method m : GL.class.getMethods()) {
            if (m.getName().startsWith("gl")) {
                types.put(m.getName(), MethodType.methodType(m.getReturnType(), m.getParameterTypes()));
            }
        }
    }

    /** Forgets all objects, and fills the memory that calls read. */
    void begin() {
        objects.clear();
        for (Side side : List.of(left, right)) {
            for (long i = 0; i < 1 << 18; i++) side.data.setAtIndex(ValueLayout.JAVA_INT, i, (int) (i * 7 >> 2 & 3));
        }
        beginCall();
    }

    /** Forgets what the last call was given. */
    void beginCall() {
        left.used = 0;
        right.used = 0;
        clearResults();
    }

    /** Forgets what the last call wrote. */
    void clearResults() {
        left.results.asSlice(0, 1 << 16).fill(UNTOUCHED);
        right.results.asSlice(0, 1 << 16).fill(UNTOUCHED);
    }

    /** Whether there is such a function. */
    boolean has(String function) {
        return types.containsKey(function);
    }

    MethodType type(String function) {
        MethodType type = types.get(function);
        if (type == null) throw new IllegalArgumentException("there is no " + function);
        return type;
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    void add(String kind, long a, long b) {
        objects.computeIfAbsent(kind, k -> new ArrayList<>()).add(new Name(a, b));
    }

    List<Name> of(String kind) {
        return objects.getOrDefault(kind, List.of());
    }

    /** Whether two values are equal, or names of one object. */
    boolean same(long a, long b) {
        if (a == b) return true;
        for (List<Name> names : objects.values()) {
            for (Name n : names) if ((int) n.mine == (int) a && (int) n.other == (int) b) return true;
        }
        return false;
    }

    // ---- arguments -------------------------------------------------------------------------------------------------

    /** A pointer to data that is read. */
    Argument data(long offset) {
        return new Argument(left.data.address() + offset, right.data.address() + offset, "data+" + offset);
    }

    /** A pointer to memory that a call may write. */
    Argument results(long offset) {
        return new Argument(left.results.address() + offset, right.results.address() + offset, "results+" + offset);
    }

    /** A pointer to integers of so many bytes each, which may differ between the two. */
    Argument integers(int width, long[] a, long[] b, String text) {
        return new Argument(put(left, width, a), put(right, width, b), text);
    }

    private static long put(Side side, int width, long[] values) {
        long at = side.used + 7 & ~7L;
        side.used = at + (long) width * Math.max(values.length, 1);
        for (int i = 0; i < values.length; i++) {
            switch (width) {
                case 1 -> side.scratch.set(ValueLayout.JAVA_BYTE, at + i, (byte) values[i]);
                case 2 -> side.scratch.set(ValueLayout.JAVA_SHORT, at + 2L * i, (short) values[i]);
                case 4 -> side.scratch.set(ValueLayout.JAVA_INT, at + 4L * i, (int) values[i]);
                default -> side.scratch.set(ValueLayout.JAVA_LONG, at + 8L * i, values[i]);
            }
        }
        return side.scratch.address() + at;
    }

    /** A pointer to a string, or to pointers to strings. */
    Argument strings(boolean several, String... texts) {
        return new Argument(
                strings(left, several, texts),
                strings(right, several, texts),
                '"' + String.join("\", \"", texts).replace("\n", "\\n") + '"');
    }

    private static long strings(Side side, boolean several, String... texts) {
        long[] addresses = new long[texts.length];
        for (int i = 0; i < texts.length; i++) {
            byte[] bytes = texts[i].getBytes(java.nio.charset.StandardCharsets.UTF_8);
            MemorySegment.copy(bytes, 0, side.scratch, ValueLayout.JAVA_BYTE, side.used, bytes.length);
            side.scratch.set(ValueLayout.JAVA_BYTE, side.used + bytes.length, (byte) 0);
            addresses[i] = side.scratch.address() + side.used;
            side.used += bytes.length + 1;
        }
        return several ? put(side, 8, addresses) : addresses[0];
    }

    private Side side(boolean ofOther) {
        return ofOther && other != null ? right : left;
    }

    /** The nth integer of the results, of this one or of the other. */
    int written(boolean ofOther, int n) {
        return side(ofOther).results.getAtIndex(ValueLayout.JAVA_INT, n);
    }

    byte writtenByte(boolean ofOther, long n) {
        return side(ofOther).results.get(ValueLayout.JAVA_BYTE, n);
    }

    // ---- calls -----------------------------------------------------------------------------------------------------

    /** Calls both; an error that a call makes is taken from its context. */
    Outcome call(String function, Argument... arguments) {
        Object[] a = new Object[arguments.length];
        Object[] b = new Object[arguments.length];
        for (int i = 0; i < a.length; i++) {
            a[i] = arguments[i].mine;
            b[i] = arguments[i].other;
        }
        GlHost second = other;
        long otherResult = second == null ? 0 : run(right, second, function, b);
        int otherError = second == null ? 0 : error(right, second);
        long result = run(left, mine, function, a);
        int error = error(left, mine);
        return second == null
                ? new Outcome(result, error, error, result)
                : new Outcome(result, error, otherError, otherResult);
    }

    private int error(Side side, GlHost host) {
        int error = (int) run(side, host, "glGetError");
        // A context may keep several.
        for (int i = 0; i < 8 && error != 0; i++) {
            int next = (int) run(side, host, "glGetError");
            if (next == 0) break;
        }
        return error;
    }

    private long run(Side side, GlHost host, String function, Object... arguments) {
        MethodHandle handle = side.handles.get(function);
        if (handle == null) {
            MethodType type = type(function);
            MethodHandle found = host.function(function, type);
            if (found == null) throw new IllegalStateException(host.name() + " has no " + function);
            handle = found.asType(type.generic()
                            .changeReturnType(type.returnType() == void.class ? void.class : Object.class))
                    .asSpreader(Object[].class, type.parameterCount());
            handle = handle.asType(MethodType.methodType(Object.class, Object[].class));
            side.handles.put(function, handle);
        }
        try {
            Object result = (Object) handle.invokeExact(arguments);
            return bits(result);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static long bits(@Nullable Object result) {
        return switch (result) {
            case null -> 0;
            case Boolean b -> b ? 1 : 0;
            case Number n -> n.longValue();
            default -> throw new IllegalStateException("result is " + result);
        };
    }

    /** The contexts, current until they are closed. */
    List<GlHost.Session> open(GlHost.Profile profile, int version) {
        List<GlHost.Session> sessions = new ArrayList<>();
        for (GlHost host : other == null ? List.of(mine) : List.of(mine, other)) {
            GlHost.Session session = host.open(profile, version, 32, 32);
            if (session == null) throw new IllegalStateException(host.name() + " has no context of version " + version);
            sessions.add(session);
        }
        return sessions;
    }

    @Override
    public void close() {
        arena.close();
    }
}
