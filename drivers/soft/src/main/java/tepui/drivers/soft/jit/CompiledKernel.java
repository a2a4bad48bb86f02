package tepui.drivers.soft.jit;

import tepui.ir.ScalarKind;

/** A shader compiled for one number of lanes: the kernel to run, and what its frames must have room for. */
public final class CompiledKernel {
    private final String name;
    private final int stride;
    private final int inputs;
    private final int outputs;
    private final int[] registers;
    private final Kernel kernel;

    /** @param registers words a lane of each kind of value */
    CompiledKernel(String name, int stride, int inputs, int outputs, int[] registers, Kernel kernel) {
        this.name = name;
        this.stride = stride;
        this.inputs = inputs;
        this.outputs = outputs;
        this.registers = registers;
        this.kernel = kernel;
    }

    /** The kernel. */
    public Kernel kernel() {
        return kernel;
    }

    /** The shader's name. */
    public String name() {
        return name;
    }

    /** Gives {@code frame} the registers that the kernel needs, and makes its interface as large. */
    public void prepare(KernelFrame frame) { // hot
        if (frame.stride != stride) {
            throw new IllegalArgumentException(
                    "CompiledKernel.prepare: the frame's stride is " + frame.stride + ", the kernel's is " + stride);
        }
        frame.reserve(
                registers[ScalarKind.F32.ordinal()],
                registers[ScalarKind.I32.ordinal()],
                registers[ScalarKind.I64.ordinal()],
                registers[ScalarKind.F64.ordinal()],
                inputs,
                outputs);
    }

    /** Makes the frame ready and runs the kernel. */
    public void run(KernelFrame frame) { // hot
        prepare(frame);
        kernel.run(frame);
    }

    public int stride() {
        return stride;
    }

    /** Is it machine code? */
    public boolean isNative() {
        return kernel instanceof NativeKernel;
    }
}
