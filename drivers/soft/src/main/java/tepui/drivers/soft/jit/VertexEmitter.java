package tepui.drivers.soft.jit;

/** Receiver of the vertices that geometry kernels emit. */
public interface VertexEmitter {
    /** The current outputs of every lane whose mask is set become the lane's next vertex. */
    void emit(KernelFrame frame, int[] mask, int maskAt, int stream);

    /** The current primitive of every lane whose mask is set ends. */
    void end(KernelFrame frame, int[] mask, int maskAt, int stream);
}
