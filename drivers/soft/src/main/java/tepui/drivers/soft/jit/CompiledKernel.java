package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;

/**
 * A shader compiled for one number of lanes: the kernel to run, and what its frames must have room for. In the automatic tier
 * the kernel changes what it is made of behind its face, so it can be kept.
 */
public final class CompiledKernel {
    private final String name;
    private final int stride;
    private final int inputs;
    private final int outputs;
    private volatile int floats;
    private volatile int ints;
    private volatile int longs;
    private volatile int doubles;
    private final @Nullable SecondTier second;
    private final Kernel kernel;

    CompiledKernel(
            String name,
            int stride,
            int inputs,
            int outputs,
            int[] registers,
            int size,
            Kernel first,
            @Nullable SecondTier second) {
        this.name = name;
        this.stride = stride;
        this.inputs = inputs;
        this.outputs = outputs;
        need(registers);
        this.second = second;
        this.kernel = second == null ? first : new TieredKernel(this, size, first, TierUp.SHARED);
    }

    /** Makes the second tier, and says what registers it needs. */
    interface SecondTier {
        Kernel make(CompiledKernel compiled);
    }

    /** The kernel. */
    public Kernel current() {
        return kernel;
    }

    /** The shader's name. */
    public String name() {
        return name;
    }

    /** Gives {@code frame} the registers that any kernel of this shader needs, and makes its interface as large. */
    public void prepare(KernelFrame frame) { // hot
        if (frame.stride != stride) {
            throw new IllegalArgumentException(
                    "CompiledKernel.prepare: the frame's stride is " + frame.stride + ", the kernel's is " + stride);
        }
        frame.reserve(floats, ints, longs, doubles, inputs, outputs);
    }

    /** Makes the frame ready and runs the kernel. */
    public void run(KernelFrame frame) { // hot
        prepare(frame);
        kernel.run(frame);
    }

    public int stride() {
        return stride;
    }

    public int floats() {
        return floats;
    }

    public int ints() {
        return ints;
    }

    public int longs() {
        return longs;
    }

    public int doubles() {
        return doubles;
    }

    /** Has the faster tier taken over? */
    boolean isFast() {
        return kernel instanceof TieredKernel tiered && tiered.isFast();
    }

    Kernel secondTier() {
        if (second == null) throw new IllegalStateException("CompiledKernel: there is no second tier");
        return second.make(this);
    }

    /** Makes sure that frames get so many registers from now on. */
    synchronized void need(int[] registers) {
        ints = Math.max(ints, registers[ScalarKind.I32.ordinal()]);
        floats = Math.max(floats, registers[ScalarKind.F32.ordinal()]);
        longs = Math.max(longs, registers[ScalarKind.I64.ordinal()]);
        doubles = Math.max(doubles, registers[ScalarKind.F64.ordinal()]);
    }
}
