package tepui.drivers.d3d12.device;

/** Allocation of an object: a piece of a block, or its own. */
public interface MemoryUse {
    /** Nothing uses the object any more: it is released, where it is not 0, and its memory with it. */
    void free(long object);
}
