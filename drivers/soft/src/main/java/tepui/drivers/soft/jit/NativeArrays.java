package tepui.drivers.soft.jit;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.SystemCalls;

/**
 * Arguments of native code, the arrays of a {@link KernelFrame}: its arrays are the arguments of one call, in this
 * order. The call is critical, so the collector moves nothing meanwhile and arrays are passed without being copied.
 */
final class NativeArrays {
    static final int SCALAR_F = 0;
    static final int ALIVE = 1;
    static final int I = 2;
    static final int IN_F = 3;
    static final int ACTIVE = 4;
    static final int F = 5;
    static final int IN_I = 6;
    static final int OUT_F = 7;
    static final int OUT_I = 8;
    static final int SCALAR_I = 9;
    static final int TEXEL_INFO = 10;
    static final int UNIFORM_ADDRESS = 11;
    static final int UNIFORM_SIZE = 12;
    static final int STORAGE_ADDRESS = 13;
    static final int STORAGE_SIZE = 14;
    static final int BLOCK_AT = 15;
    static final int SHARED = 16;
    /** Textures and targets that the kernel reads itself, so many at most. */
    static final int EXTRA = 17;

    static final int EXTRAS = 15;
    static final int COUNT = EXTRA + EXTRAS;

    /**
     * Gives registers to the arrays that are used most.
     *
     * @param holder the register of each array, -1 for none yet
     * @param uses how often each array is used
     */
    static void hold(int[] holder, int[] uses, int[] registers) {
        for (int register : registers) {
            int best = -1;
            for (int k = 0; k < uses.length; k++) {
                if (uses[k] > 0 && holder[k] < 0 && (best < 0 || uses[k] > uses[best])) best = k;
            }
            if (best < 0) return;
            holder[best] = register;
        }
    }

    /** Slots of {@link KernelFrame#i}: the last index of the workgroup's memory and of each extra array. */
    static final int LAST_SLOT = RegisterAllocation.RESERVED;

    static final int RESERVED = LAST_SLOT + 1 + EXTRAS;

    private static final int TARGETS = EXTRA;
    private static final int TEXELS = TARGETS + 9;
    private static final int OWN = TEXELS + 96;

    /** Arguments of the usual call. */
    static final int USUAL = 18;

    /** Arguments at most. */
    static final int MOST = 32;

    private static final int[] NONE = new int[1];
    private static final MemorySegment NOTHING = MemorySegment.ofArray(NONE);
    /** Arguments in their own order. */
    private static final int[] FIRST = first();

    // For so many arrays at most: what is passed costs some nanoseconds each, while each number is a shape that takes
    // ten milliseconds to link, when it is first called. One program in ten needs the second.
    private static final class Call18 {
        static final MethodHandle HANDLE = call(USUAL);
    }

    private static final class Call32 {
        static final MethodHandle HANDLE = call(MOST);
    }

    // Windows calls in another way: there a bridge is called, which is told the function.
    private static final boolean BRIDGED =
            SystemCalls.WINDOWS && System.getProperty("os.arch", "").equals("amd64");

    private static int[] first() {
        int[] order = new int[USUAL];
        for (int i = 0; i < order.length; i++) order[i] = i;
        return order;
    }

    final KernelFrame frame;
    /** The arrays by their role, then all targets, then all texels; and what they were when they were looked at last. */
    final MemorySegment[] segments = new MemorySegment[OWN + KernelChain.OWN];

    private final Object[] seen = new Object[segments.length];

    // An array of which there may be many: a target, or the texels of a slot.
    record Extra(boolean target, int index) {
        int segment() {
            return NativeArrays.segment(target, index);
        }

        /** Written out: the virtual machine makes such methods of a record anew in every process. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Extra e && target == e.target && index == e.index;
        }

        @Override
        public int hashCode() {
            return 31 * (target ? 1 : 0) + index;
        }
    }

    // Which arrays a kernel is given: in segments.
    static final class Use {
        private final int[] at;
        /** Arrays that are meant, at the beginning of {@link #at}. */
        final int count;

        private final Extra[] extras;

        Use(int[] roles, List<Extra> extras) {
            at = new int[arguments(roles.length)];
            this.extras = extras.toArray(new Extra[0]);
            count = roles.length;
            for (int k = 0; k < roles.length; k++) {
                int role = roles[k];
                at[k] = role >= EXTRA ? extras.get(role - EXTRA).segment() : role;
            }
        }

        /** Which of {@link NativeArrays#segments} an argument is. */
        int segment(int argument) {
            return at[argument];
        }

        int extras() {
            return extras.length;
        }
    }

    NativeArrays(KernelFrame frame) {
        this.frame = frame;
        Arrays.fill(segments, NOTHING);
        segments[SCALAR_F] = MemorySegment.ofArray(frame.scalarF);
        segments[ALIVE] = MemorySegment.ofArray(frame.alive);
        segments[ACTIVE] = MemorySegment.ofArray(frame.active);
        segments[SCALAR_I] = MemorySegment.ofArray(frame.scalarI);
        segments[TEXEL_INFO] = MemorySegment.ofArray(frame.texelInfo);
        segments[UNIFORM_ADDRESS] = MemorySegment.ofArray(frame.uniformAddress);
        segments[UNIFORM_SIZE] = MemorySegment.ofArray(frame.uniformSize);
        segments[STORAGE_ADDRESS] = MemorySegment.ofArray(frame.storageAddress);
        segments[STORAGE_SIZE] = MemorySegment.ofArray(frame.storageSize);
        segments[BLOCK_AT] = MemorySegment.ofArray(frame.blockAt);
    }

    private static MethodHandle call(int arrays) {
        MemoryLayout[] arguments = new MemoryLayout[1 + arrays];
        Arrays.fill(arguments, ValueLayout.ADDRESS);
        arguments[0] = ValueLayout.JAVA_INT;
        FunctionDescriptor kernel = FunctionDescriptor.ofVoid(arguments);
        return BRIDGED ? bridged(arrays, kernel) : linked(kernel);
    }

    private static MethodHandle bridged(int arrays, FunctionDescriptor kernel) {
        MethodHandle call = linked(kernel.insertArgumentLayouts(0, ValueLayout.ADDRESS));
        return MethodHandles.insertArguments(call, 0, WindowsBridge.place(arrays));
    }

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle linked(FunctionDescriptor function) {
        return Linker.nativeLinker().downcallHandle(function, Linker.Option.critical(true));
    }

    private void look(int at, float[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    private void look(int at, int[] array) { // hot
        if (seen[at] == array) return;
        seen[at] = array;
        segments[at] = MemorySegment.ofArray(array);
    }

    // Arrays that are not the frame's, as the last ones.
    void own(int[] first, MemorySegment second, MemorySegment third) { // hot
        look(OWN, first);
        segments[OWN + 1] = second;
        segments[OWN + 2] = third;
    }

    // Where the words of a target or the texels of a slot are in segments.
    static int segment(boolean target, int index) {
        return (target ? TARGETS : TEXELS) + index;
    }

    static int ownSegment(int which) {
        return OWN + which;
    }

    // Looks where the frame's arrays are now, and writes last indices where code reads them.
    void update(Use use) { // hot
        lookAtFrame();
        lookAtExtras(use, frame.i, LAST_SLOT + 1);
    }

    void lookAtFrame() { // hot
        KernelFrame k = frame;
        look(F, k.f);
        look(I, k.i);
        look(IN_F, k.inF);
        look(IN_I, k.inI);
        look(OUT_F, k.outF);
        look(OUT_I, k.outI);
        look(SHARED, k.shared);
        k.i[LAST_SLOT] = k.shared.length - 1;
    }

    // Looks where the extra arrays are, and writes their last indices from a word on.
    void lookAtExtras(Use use, int[] lasts, int from) { // hot
        KernelFrame k = frame;
        Extra[] extras = use.extras;
        for (int n = 0; n < extras.length; n++) {
            int index = extras[n].index;
            boolean target = extras[n].target;
            int[] data = target ? k.targetData[index] : k.texels[index];
            lasts[from + n] = data == null ? -1 : data.length - 1;
            if (data != null) look(extras[n].segment(), data);
        }
    }

    // Runs the function at an address on the frame's lanes.
    void run(MemorySegment function, Use use) { // hot
        run(function, frame.lanes, segments, use.at);
    }

    // Runs the function at an address on these segments, as many as {@link #arguments} says.
    void run(MemorySegment function, int n, int[] a) { // hot
        run(function, n, segments, a);
    }

    // Calls the function at an address with 18 arrays.
    static void call(MemorySegment function, MemorySegment[] arrays) { // hot
        run(function, 0, arrays, FIRST);
    }

    // How many arguments pass so many arrays.
    static int arguments(int arrays) {
        return arrays <= 18 ? 18 : MOST;
    }

    // The only place that calls: compilers make 60 KB of each call, and take a second for one that is inlined into its
    // callers. So all come through here, and the method is too large for HotSpot to inline it (more than 325 bytes).
    private static void run(MemorySegment function, int n, MemorySegment[] s, int[] a) { // hot
        try {
            switch (a.length) {
                case 18 ->
                    Call18.HANDLE.invokeExact(
                            function, n, s[a[0]], s[a[1]], s[a[2]], s[a[3]], s[a[4]], s[a[5]], s[a[6]], s[a[7]],
                            s[a[8]], s[a[9]], s[a[10]], s[a[11]], s[a[12]], s[a[13]], s[a[14]], s[a[15]], s[a[16]],
                            s[a[17]]);
                default ->
                    Call32.HANDLE.invokeExact(
                            function, n, s[a[0]], s[a[1]], s[a[2]], s[a[3]], s[a[4]], s[a[5]], s[a[6]], s[a[7]],
                            s[a[8]], s[a[9]], s[a[10]], s[a[11]], s[a[12]], s[a[13]], s[a[14]], s[a[15]], s[a[16]],
                            s[a[17]], s[a[18]], s[a[19]], s[a[20]], s[a[21]], s[a[22]], s[a[23]], s[a[24]], s[a[25]],
                            s[a[26]], s[a[27]], s[a[28]], s[a[29]], s[a[30]], s[a[31]]);
            }
        } catch (Throwable t) {
            throw new IllegalStateException("NativeArrays: native code cannot be called", t);
        }
    }
}
