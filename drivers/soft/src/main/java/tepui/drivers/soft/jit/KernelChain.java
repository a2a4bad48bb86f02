package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;

/**
 * Chain of kernels in machine code that code of the caller's own runs by itself, as often as it has work: the arrays of all are the
 * arguments of one call. There are two, or three, of which the last reads the outputs of the one before as its inputs. That code finds in a control block of integers what it passes on to each kernel. Not changed once it is
 * made.
 *
 * <p>The control block describes a kernel by {@link #WORDS} words: where its function is, 0 for no kernel; how many arrays it is
 * given; how many last indices, and those, which belong into the frame's integers at {@link #LAST_INDICES} before it runs; and where
 * the arrays' addresses are among the arguments, in bytes.
 */
public final class KernelChain {
    /** Arrays that are not the frame's: the control block, integers, floats. They are the first arguments. */
    public static final int OWN = 3;

    // ---- the arguments that follow those
    public static final int SCALAR_F = 3;
    public static final int SCALAR_I = 4;
    public static final int ALIVE = 5;
    public static final int I = 6;
    public static final int IN_F = 7;
    public static final int BLOCK_AT = 8;
    /** Only where there is a third kernel. */
    public static final int OUT_F = 9;

    private static final int[] ALWAYS = {
        NativeArrays.SCALAR_F,
        NativeArrays.SCALAR_I,
        NativeArrays.ALIVE,
        NativeArrays.I,
        NativeArrays.IN_F,
        NativeArrays.BLOCK_AT
    };
    /** Arguments of the call, behind an integer. */
    public static final int ARGUMENTS = NativeArrays.MOST;

    // ---- a kernel in the control block
    public static final int FUNCTION = 0;
    public static final int COUNT = 2;
    public static final int LASTS = 3;
    public static final int LAST = 4;
    public static final int ARGUMENT = LAST + NativeArrays.EXTRAS;
    public static final int WORDS = ARGUMENT + NativeArrays.MOST;

    /** Where last indices belong in the frame's integers. */
    public static final int LAST_INDICES = NativeArrays.LAST_SLOT + 1;

    private final @Nullable NativeKernel first;
    private final @Nullable NativeKernel second;
    private final @Nullable NativeKernel third;
    private int[] segments = new int[ARGUMENTS];
    private final int[] description = new int[3 * WORDS];
    private int arguments;

    /** Are the vectors of 512 bits, not of 256? */
    public final boolean wide;

    private KernelChain(
            @Nullable NativeKernel first, @Nullable NativeKernel second, @Nullable NativeKernel third, boolean wide) {
        this.first = first;
        this.second = second;
        this.third = third;
        this.wide = wide;
    }

    /** A chain, null where code cannot call one of the kernels or they have too many arrays. */
    public static @Nullable KernelChain of(@Nullable Kernel first, @Nullable Kernel second, @Nullable Kernel third) {
        NativeKernel a = first instanceof NativeKernel n && n.function() != 0 ? n : null;
        NativeKernel b = second instanceof NativeKernel n && n.function() != 0 ? n : null;
        NativeKernel c = third instanceof NativeKernel n && n.function() != 0 ? n : null;
        if (first != null && a == null || second != null && b == null || third != null && c == null) return null;
        NativeKernel any = a != null ? a : b != null ? b : c;
        // All that calls chains is code for x86.
        if (any == null || any.bits == 128) return null;
        if (b != null && b.bits != any.bits || c != null && c.bits != any.bits) return null;
        KernelChain chain = new KernelChain(a, b, c, any.bits == 512);
        for (int k = 0; k < OWN; k++) chain.segments[chain.arguments++] = NativeArrays.ownSegment(k);
        for (int role : ALWAYS) chain.segments[chain.arguments++] = role;
        if (c != null) chain.segments[chain.arguments++] = NativeArrays.OUT_F;
        if (!chain.describe(a, 0) || !chain.describe(b, WORDS) || !chain.describe(c, 2 * WORDS)) return null;
        // Arguments that nobody looks at are one that is there.
        Arrays.fill(chain.segments, chain.arguments, ARGUMENTS, NativeArrays.ownSegment(0));
        chain.segments = Arrays.copyOf(chain.segments, NativeArrays.arguments(chain.arguments));
        return chain;
    }

    private boolean describe(@Nullable NativeKernel kernel, int at) {
        if (kernel == null) return true;
        long function = kernel.function();
        description[at + FUNCTION] = (int) function;
        description[at + FUNCTION + 1] = (int) (function >>> 32);
        description[at + COUNT] = kernel.use.count;
        description[at + LASTS] = kernel.use.extras();
        for (int k = 0; k < kernel.use.count; k++) {
            int segment = kernel.use.segment(k);
            int argument = argument(at == 2 * WORDS ? swapped(segment) : segment);
            if (argument < 0) return false;
            description[at + ARGUMENT + k] = 8 * argument;
        }
        return true;
    }

    /** What the outputs of one kernel are to the next. */
    private static int swapped(int segment) {
        return switch (segment) {
            case NativeArrays.IN_F -> NativeArrays.OUT_F;
            case NativeArrays.IN_I -> NativeArrays.OUT_I;
            case NativeArrays.OUT_F -> NativeArrays.IN_F;
            case NativeArrays.OUT_I -> NativeArrays.IN_I;
            default -> segment;
        };
    }

    /** Which argument a target's words are; -1 where no kernel is given them. */
    public int targetArgument(int target) {
        return known(NativeArrays.segment(true, target));
    }

    /** Which argument the first kernels' inputs of integers are; -1 likewise. */
    public int inputIntegers() {
        return known(NativeArrays.IN_I);
    }

    /** Their outputs. */
    public int outputIntegers() {
        return known(NativeArrays.OUT_I);
    }

    private int known(int segment) {
        for (int k = 0; k < arguments; k++) if (segments[k] == segment) return k;
        return -1;
    }

    /** The argument that a segment is, added if it is none so far; -1 if there is no room. */
    private int argument(int segment) {
        for (int k = 0; k < arguments; k++) if (segments[k] == segment) return k;
        if (arguments == ARGUMENTS) return -1;
        segments[arguments] = segment;
        return arguments++;
    }

    /** Puts the descriptions of all kernels, one after the other, into a control block. */
    public void describe(int[] control, int at) { // hot
        System.arraycopy(description, 0, control, at, description.length);
    }

    /**
     * Calls code with {@code lanes} and all arrays.
     *
     * @param control begins with what is the code's own; the kernels' descriptions are at {@code at}
     */
    public void run(
            CodeMemory code,
            MemorySegment function,
            KernelFrame frame,
            int[] control,
            int at,
            MemorySegment integers,
            MemorySegment floats) { // hot
        NativeArrays arrays = frame.arrays();
        arrays.own(control, integers, floats);
        arrays.lookAtFrame();
        if (first != null) arrays.lookAtExtras(first.use, control, at + LAST);
        if (second != null) arrays.lookAtExtras(second.use, control, at + WORDS + LAST);
        if (third != null) arrays.lookAtExtras(third.use, control, at + 2 * WORDS + LAST);
        try {
            arrays.run(function, 0, segments);
        } finally {
            Reference.reachabilityFence(code);
            Reference.reachabilityFence(this);
        }
    }
}
