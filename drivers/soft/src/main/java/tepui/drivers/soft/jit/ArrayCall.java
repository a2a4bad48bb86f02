package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import tepui.drivers.soft.code.CodeMemory;

/**
 * Call of machine code with arrays of the heap that are no kernel's, in the shape that kernels are called in, so that nothing is linked for
 * it. The function's first argument is an integer without a meaning; the arrays' addresses follow in order.
 */
public final class ArrayCall {
    /** Arrays at most. */
    public static final int MOST = 18;

    private final CodeMemory code;
    private final MemorySegment function;
    private final MemorySegment[] segments = new MemorySegment[MOST];
    private final Object[] seen = new Object[MOST];

    /** A call of the function that the code begins with. */
    public ArrayCall(CodeMemory code) {
        this.code = code;
        function = MemorySegment.ofAddress(code.address());
        java.util.Arrays.fill(segments, MemorySegment.ofArray(new int[1]));
    }

    /** Passes an array from now on. */
    public void pass(int at, int[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    /** Passes an array from now on. */
    public void pass(int at, long[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    /** Passes an array from now on. */
    public void pass(int at, float[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    /** Passes an array from now on. */
    public void pass(int at, double[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    /** Passes an array from now on, of which there is a segment. */
    public void pass(int at, MemorySegment array) { // hot
        seen[at] = array;
        segments[at] = array;
    }

    /** Calls it. */
    public void run() { // hot
        try {
            NativeArrays.call(function, segments);
        } finally {
            Reference.reachabilityFence(code);
        }
    }
}
