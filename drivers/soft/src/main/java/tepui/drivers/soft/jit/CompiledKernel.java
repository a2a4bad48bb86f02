package tepui.drivers.soft.jit;

/**
 * A shader compiled for one number of lanes: the kernel to run now, which a faster one may replace at any time, and what its
 * frames must have room for.
 */
public final class CompiledKernel {
    private volatile Kernel current;
    private final int stride;
    private final int inputs;
    private final int outputs;
    private volatile int floats;
    private volatile int ints;
    private volatile int longs;
    private volatile int doubles;

    CompiledKernel(Kernel first, int stride, int inputs, int outputs) {
        this.current = first;
        this.stride = stride;
        this.inputs = inputs;
        this.outputs = outputs;
    }

    /** The fastest kernel that is ready. Get the frame ready first: a newer kernel may need more of it. */
    public Kernel current() {
        return current;
    }

    /** Gives {@code frame} the registers that any kernel of this shader needs, and makes its interface as large. */
    public void prepare(KernelFrame frame) { // hot
        if (frame.stride != stride) {
            throw new IllegalArgumentException(
                    "CompiledKernel.prepare: the frame's stride is " + frame.stride + ", the kernel's is " + stride);
        }
        frame.reserve(floats, ints, longs, doubles, inputs, outputs);
    }

    /** Runs the best kernel that is ready. */
    public void run(KernelFrame frame) { // hot
        Kernel kernel = current;
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

    /** Makes sure that frames get so many registers from now on. */
    synchronized void need(int[] registers) {
        ints = Math.max(ints, registers[tepui.ir.ScalarKind.I32.ordinal()]);
        floats = Math.max(floats, registers[tepui.ir.ScalarKind.F32.ordinal()]);
        longs = Math.max(longs, registers[tepui.ir.ScalarKind.I64.ordinal()]);
        doubles = Math.max(doubles, registers[tepui.ir.ScalarKind.F64.ordinal()]);
    }

    /** A faster kernel; its needs have been announced by {@link #need} before. */
    void replace(Kernel faster) {
        current = faster;
    }
}
