package tepui.drivers.soft.jit;

/**
 * Kernel: a compiled shader, or a piece of the fixed pipeline that was written as IR. Stateless: all that it reads and
 * writes is in the frame, so one kernel runs on all threads at once.
 */
public interface Kernel {
    /** Runs lanes 0 to {@link KernelFrame#lanes}, a multiple of {@link KernelFrame#GROUP}; masked lanes have no effects. */
    void run(KernelFrame frame); // hot
}
