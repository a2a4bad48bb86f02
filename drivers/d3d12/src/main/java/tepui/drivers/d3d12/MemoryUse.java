package tepui.drivers.d3d12;

/** Memory that an object has: a piece of a block, or its own. */
interface MemoryUse {
    /** Nothing uses the object any more: it is released, where it is not 0, and its memory with it. */
    void free(long object);
}
