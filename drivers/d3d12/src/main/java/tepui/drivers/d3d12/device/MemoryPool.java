package tepui.drivers.d3d12.device;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.states.ResourceStates;
import tepui.pipe.driver.FreeRanges;

/**
 * Suballocator of memory of one kind in blocks: heaps that textures are placed in, or buffers that small buffers lie
 * in. The first block is small, later ones grow up to a bound. Newer blocks are tried first, so that old ones drain; an
 * empty block goes unless it is the only one.
 */
public final class MemoryPool {
    /** Source of blocks; null where there is no memory. */
    @FunctionalInterface
    interface Maker {
        @Nullable
        Block make(long size);
    }

    /** One heap or buffer. */
    public static final class Block {
        public final long object;
        final long size;
        public final @Nullable Pageable memory;
        /** Of a buffer: where the processor sees it, or 0; where the device does; its states. */
        public final long address;

        public final long gpuAddress;
        public final @Nullable ResourceStates states;
        private final FreeRanges free;

        Block(
                long object,
                long size,
                @Nullable Pageable memory,
                long address,
                long gpuAddress,
                @Nullable ResourceStates states) {
            this.object = object;
            this.size = size;
            this.memory = memory;
            this.address = address;
            this.gpuAddress = gpuAddress;
            this.states = states;
            free = new FreeRanges(size);
        }
    }

    /** A range of a block. */
    public record Piece(MemoryPool pool, Block block, long offset, long size) implements MemoryUse {
        @Override
        public void free(long object) {
            if (object != 0) IUnknown.release(object);
            pool.free(this);
        }
    }

    private final DeviceMemory owner;
    private final Maker maker;
    private final long firstBlock;
    private final long largestBlock;
    private final List<Block> blocks = new ArrayList<>();

    MemoryPool(DeviceMemory owner, long firstBlock, long largestBlock, Maker maker) {
        this.owner = owner;
        this.firstBlock = firstBlock;
        this.largestBlock = largestBlock;
        this.maker = maker;
    }

    /** Null where there is no memory. */
    synchronized @Nullable Piece take(long size, long alignment) {
        for (int i = blocks.size() - 1; i >= 0; i--) {
            long at = blocks.get(i).free.take(size, alignment);
            if (at >= 0) return new Piece(this, blocks.get(i), at, size);
        }
        long wanted = Math.min(firstBlock << Math.min(8, blocks.size()), largestBlock);
        Block made = maker.make(Math.max(wanted, size));
        if (made == null) return null;
        blocks.add(made);
        return new Piece(this, made, made.free.take(size, alignment), size);
    }

    private synchronized void free(Piece p) {
        p.block.free.give(p.offset, p.size);
        if (p.block.free.isEmpty() && blocks.size() > 1) {
            blocks.remove(p.block);
            owner.release(p.block);
        }
    }

    /** Blocks that are kept for what comes go back; the answer is whether there were any. */
    synchronized boolean trim() {
        boolean any = false;
        for (int i = blocks.size() - 1; i >= 0; i--) {
            if (!blocks.get(i).free.isEmpty()) continue;
            owner.release(blocks.remove(i));
            any = true;
        }
        return any;
    }

    synchronized void close() {
        for (Block b : blocks) owner.release(b);
        blocks.clear();
    }
}
