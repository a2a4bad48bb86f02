package tepui.drivers.soft.jit;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;

/**
 * How native code sees a {@link KernelFrame}: its arrays are the arguments of one call, in this order. The call is critical, so
 * the collector moves nothing meanwhile and arrays are passed without being copied.
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

    /** Slots of {@link KernelFrame#i}: the last index of the workgroup's memory and of each extra array. */
    static final int LAST_SLOT = RegisterAllocation.RESERVED;

    static final int RESERVED = LAST_SLOT + 1 + EXTRAS;

    private static final int[] NONE = new int[1];
    private static final MemorySegment NOTHING = MemorySegment.ofArray(NONE);

    private static final MethodHandle CALL = call();

    private final KernelFrame frame;
    private final MemorySegment scalarF;
    private final MemorySegment alive;
    private final MemorySegment active;
    private final MemorySegment scalarI;
    private final MemorySegment texelInfo;
    private final MemorySegment uniformAddress;
    private final MemorySegment uniformSize;
    private final MemorySegment storageAddress;
    private final MemorySegment storageSize;
    private final MemorySegment blockAt;
    private float[] fArray = {};
    private int[] iArray = {};
    private float[] inFArray = {};
    private int[] inIArray = {};
    private float[] outFArray = {};
    private int[] outIArray = {};
    private int[] sharedArray = {};
    private MemorySegment f = NOTHING;
    private MemorySegment i = NOTHING;
    private MemorySegment inF = NOTHING;
    private MemorySegment inI = NOTHING;
    private MemorySegment outF = NOTHING;
    private MemorySegment outI = NOTHING;
    private MemorySegment shared = NOTHING;
    private final int[][] targetArrays = new int[9][];
    private final MemorySegment[] targets = new MemorySegment[9];
    private final int[][] texelArrays = new int[96][];
    private final MemorySegment[] texels = new MemorySegment[96];
    private final MemorySegment[] extras = new MemorySegment[EXTRAS];

    NativeArrays(KernelFrame frame) {
        this.frame = frame;
        scalarF = MemorySegment.ofArray(frame.scalarF);
        alive = MemorySegment.ofArray(frame.alive);
        active = MemorySegment.ofArray(frame.active);
        scalarI = MemorySegment.ofArray(frame.scalarI);
        texelInfo = MemorySegment.ofArray(frame.texelInfo);
        uniformAddress = MemorySegment.ofArray(frame.uniformAddress);
        uniformSize = MemorySegment.ofArray(frame.uniformSize);
        storageAddress = MemorySegment.ofArray(frame.storageAddress);
        storageSize = MemorySegment.ofArray(frame.storageSize);
        blockAt = MemorySegment.ofArray(frame.blockAt);
        Arrays.fill(extras, NOTHING);
    }

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle call() {
        MemoryLayout[] arguments = new MemoryLayout[1 + COUNT];
        Arrays.fill(arguments, ValueLayout.ADDRESS);
        arguments[0] = ValueLayout.JAVA_INT;
        return Linker.nativeLinker()
                .downcallHandle(FunctionDescriptor.ofVoid(arguments), Linker.Option.critical(true));
    }

    /** Looks where the frame's arrays are now, and writes their last indices where code reads them. */
    void update(Extra[] used) { // hot
        KernelFrame k = frame;
        if (fArray != k.f) f = MemorySegment.ofArray(fArray = k.f);
        if (iArray != k.i) i = MemorySegment.ofArray(iArray = k.i);
        if (inFArray != k.inF) inF = MemorySegment.ofArray(inFArray = k.inF);
        if (inIArray != k.inI) inI = MemorySegment.ofArray(inIArray = k.inI);
        if (outFArray != k.outF) outF = MemorySegment.ofArray(outFArray = k.outF);
        if (outIArray != k.outI) outI = MemorySegment.ofArray(outIArray = k.outI);
        if (sharedArray != k.shared) shared = MemorySegment.ofArray(sharedArray = k.shared);
        int[] slots = k.i;
        slots[LAST_SLOT] = k.shared.length - 1;
        for (int n = 0; n < used.length; n++) {
            int index = used[n].index;
            boolean target = used[n].target;
            int[] data = target ? k.targetData[index] : k.texels[index];
            slots[LAST_SLOT + 1 + n] = data == null ? -1 : data.length - 1;
            if (data == null) continue;
            int[][] known = target ? targetArrays : texelArrays;
            MemorySegment[] segments = target ? targets : texels;
            if (known[index] != data) segments[index] = MemorySegment.ofArray(known[index] = data);
            extras[n] = segments[index];
        }
    }

    /** An array of which there may be many: a target, or the texels of a slot. */
    record Extra(boolean target, int index) {}

    /** Runs the function at an address on the frame's lanes. */
    void run(MemorySegment function) { // hot
        try {
            CALL.invokeExact(
                    function,
                    frame.lanes,
                    scalarF,
                    alive,
                    i,
                    inF,
                    active,
                    f,
                    inI,
                    outF,
                    outI,
                    scalarI,
                    texelInfo,
                    uniformAddress,
                    uniformSize,
                    storageAddress,
                    storageSize,
                    blockAt,
                    shared,
                    extras[0],
                    extras[1],
                    extras[2],
                    extras[3],
                    extras[4],
                    extras[5],
                    extras[6],
                    extras[7],
                    extras[8],
                    extras[9],
                    extras[10],
                    extras[11],
                    extras[12],
                    extras[13],
                    extras[14]);
        } catch (Throwable t) {
            throw new IllegalStateException("NativeArrays: native code cannot be called", t);
        }
    }
}
