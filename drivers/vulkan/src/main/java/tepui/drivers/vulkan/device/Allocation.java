package tepui.drivers.vulkan.device;

/** A piece of device memory: a range of a pool's block, or a block of its own. */
public final class Allocation {
    final MemoryPools.Block block;
    public final long offset;
    final long size;

    Allocation(MemoryPools.Block block, long offset, long size) {
        this.block = block;
        this.offset = offset;
        this.size = size;
    }

    public long memory() {
        return block.memory;
    }

    /** Address for the processor; 0 where it is not mapped. */
    public long address() {
        return block.address == 0 ? 0 : block.address + offset;
    }
}
