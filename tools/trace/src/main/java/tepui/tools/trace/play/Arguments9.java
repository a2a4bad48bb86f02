package tepui.tools.trace.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Unknown9;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Function;
import tepui.tools.trace.file.Value;

/** Arguments of a call of Direct3D 9 in a trace, by their places: the object itself is at 0. Objects are found by the addresses that they had. */
final class Arguments9 {
    /** Largest memory that a call is given. */
    private static final long MOST_BYTES = 1L << 28;

    private final Map<Long, Unknown9> objects = new HashMap<>();
    private Call call = NONE;

    private static final Call NONE = new Call(0, 0, new Function("", List.of()), 0, List.of(), null, List.of(), false);

    void of(Call next) {
        call = next;
    }

    Call call() {
        return call;
    }

    int i(int index) {
        return (int) call.bits(index);
    }

    boolean b(int index) {
        return call.bits(index) != 0;
    }

    float f(int index) {
        return Structures9.single(call.argument(index));
    }

    @Nullable
    Value value(int index) {
        return call.argument(index);
    }

    float @Nullable [] floats(int index) {
        return Structures9.floats(call.argument(index));
    }

    int @Nullable [] ints(int index) {
        if (!(call.argument(index) instanceof Value.Array a)) return null;
        int[] ints = new int[a.elements().size()];
        for (int i = 0; i < ints.length; i++)
            ints[i] = (int) a.elements().get(i).bits();
        return ints;
    }

    boolean @Nullable [] truths(int index) {
        int[] ints = ints(index);
        if (ints == null) return null;
        boolean[] truths = new boolean[ints.length];
        for (int i = 0; i < ints.length; i++) truths[i] = ints[i] != 0;
        return truths;
    }

    private static byte @Nullable [] bytes(@Nullable Value value) {
        return switch (value) {
            case Value.Blob b -> b.bytes();
            case Value.Shown s -> bytes(s.machine());
            case null, default -> null;
        };
    }

    /** Tokens of a shader. */
    int @Nullable [] tokens(int index) {
        byte[] bytes = bytes(call.argument(index));
        if (bytes == null) return null;
        int[] words = new int[bytes.length / 4];
        MemorySegment.copy(MemorySegment.ofArray(bytes), ValueLayout.JAVA_INT_UNALIGNED, 0, words, 0, words.length);
        return words;
    }

    /** Memory that the call reads: at least so many bytes, zeros behind those that the trace has. */
    @Nullable
    MemorySegment memory(Arena arena, int index, long least) {
        byte[] bytes = bytes(call.argument(index));
        if (bytes == null || least < 0 || least > MOST_BYTES) return null;
        MemorySegment m = arena.allocate(Math.max(16, Math.max(least, bytes.length)), 16);
        MemorySegment.copy(bytes, 0, m, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return m;
    }

    // ---- objects

    /** The object that the call is one of; null where it was made by a call that the trace lacks. */
    @Nullable
    Unknown9 self() {
        return objects.get(call.bits(0));
    }

    /** An object of a kind; null for the null pointer, and for one that is not here. */
    <T> @Nullable T object(Class<T> type, int index) {
        Unknown9 found = objects.get(call.bits(index));
        return type.isInstance(found) ? type.cast(found) : null;
    }

    /** The object that a call gave, under the address that its argument says it has. */
    int made(int result, int index, Ref<? extends Unknown9> made) {
        Unknown9 object = made.value;
        if (!D3D9.failed(result) && object != null) put(index, object);
        return result;
    }

    void put(int index, Unknown9 object) {
        Value target = Structures9.target(call.argument(index));
        if (target != null && target.bits() != 0) objects.put(target.bits(), object);
    }

    void putResult(Unknown9 object) {
        Value result = call.result();
        if (result != null && result.bits() != 0) objects.put(result.bits(), object);
    }

    /** The object is not the program's any more. */
    void forget() {
        objects.remove(call.bits(0));
    }

    /** Releases what the trace has not: children before their devices, devices before what made them. */
    void releaseAll() {
        Set<Unknown9> left = Collections.newSetFromMap(new IdentityHashMap<>());
        left.addAll(objects.values());
        objects.clear();
        List<Unknown9> order = new ArrayList<>(left);
        order.sort(Comparator.comparingInt(o -> o instanceof Direct3D9 ? 2 : o instanceof Device9 ? 1 : 0));
        for (Unknown9 object : order) {
            int counted = 1;
            while (counted > 0 && !object.isDestroyed()) counted = object.release();
        }
    }
}
