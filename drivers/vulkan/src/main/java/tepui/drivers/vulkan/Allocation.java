package tepui.drivers.vulkan;

/** A piece of device memory: a range of a pool's block, or a block of its own. */
final class Allocation {
    final MemoryPools.Block block;
    final long offset;
    final long size;

    Allocation(MemoryPools.Block block, long offset, long size) {
        this.block = block;
        this.offset = offset;
        this.size = size;
    }

    long memory() {
        return block.memory;
    }

    /** Address for the processor; 0 where it is not mapped. */
    long address() {
        return block.address == 0 ? 0 : block.address + offset;
    }
}
