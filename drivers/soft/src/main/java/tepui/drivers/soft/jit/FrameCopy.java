package tepui.drivers.soft.jit;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import tepui.pipe.Memory;

/**
 * What one real run of a kernel saw, kept so that a faster kernel can be exercised on it in the background: real loop counts,
 * real branches. Everything is copied, so nothing that the background does is seen outside, and nothing there can vanish
 * under it. Textures, images and storage buffers are left out.
 */
final class FrameCopy {
    /** Uniform bytes that are kept of each buffer. */
    private static final long UNIFORM_BYTES = 1 << 16;
    /** Words of a block in a target: 16 texels of up to 4. */
    private static final int BLOCK_WORDS = 4 * KernelFrame.GROUP;

    final KernelFrame frame;
    /** Keeps the uniforms' memory as long as this is used. */
    private final Arena arena = Arena.ofAuto();

    private final int lanes;
    private final int[] active;
    private final int[] alive;

    FrameCopy(KernelFrame from) {
        KernelFrame to = new KernelFrame(from.stride);
        to.limit = from.limit;
        lanes = from.lanes;
        to.reserve(0, 0, 0, 0, 0, 0);
        active = from.active.clone();
        alive = from.alive.clone();
        to.inF = from.inF.clone();
        to.inI = from.inI.clone();
        to.outF = from.outF.clone();
        to.outI = from.outI.clone();
        to.vertexIn = from.vertexIn.clone();
        to.vertexInWords = from.vertexInWords;
        to.primitiveAt = from.primitiveAt.clone();
        to.vertexOut = from.vertexOut.clone();
        to.vertexOutWords = from.vertexOutWords;
        to.patch = from.patch.clone();
        to.shared = from.shared.clone();
        System.arraycopy(from.scalarF, 0, to.scalarF, 0, from.scalarF.length);
        System.arraycopy(from.scalarI, 0, to.scalarI, 0, from.scalarI.length);
        for (int slot = 0; slot < from.uniformSize.length; slot++) {
            long size = Math.min(from.uniformSize[slot], UNIFORM_BYTES);
            if (size <= 0) continue;
            MemorySegment copy = arena.allocate(size, 16);
            MemorySegment.copy(Memory.ALL, from.uniformAddress[slot], copy, 0, size);
            to.uniformAddress[slot] = copy.address();
            to.uniformSize[slot] = size;
        }
        System.arraycopy(from.texels, 0, to.texels, 0, from.texels.length);
        System.arraycopy(from.texelInfo, 0, to.texelInfo, 0, from.texelInfo.length);
        targets(from, to);
        frame = to;
        reset();
    }

    private static void targets(KernelFrame from, KernelFrame to) {
        int blocks = from.stride / KernelFrame.GROUP;
        int used = from.lanes / KernelFrame.GROUP;
        for (int t = 0; t < from.targetData.length; t++) {
            int[] data = from.targetData[t];
            if (data == null) continue;
            int[] copy = new int[blocks * BLOCK_WORDS];
            for (int b = 0; b < used; b++) {
                int at = from.blockAt[t * blocks + b];
                if (at >= 0 && at < data.length) {
                    int words = Math.min(BLOCK_WORDS, data.length - at);
                    System.arraycopy(data, at, copy, b * BLOCK_WORDS, words);
                }
            }
            for (int b = 0; b < blocks; b++) to.blockAt[t * blocks + b] = b * BLOCK_WORDS;
            to.targetData[t] = copy;
        }
    }

    /** Everything as it was. */
    void reset() {
        frame.lanes = lanes;
        System.arraycopy(active, 0, frame.active, 0, active.length);
        System.arraycopy(alive, 0, frame.alive, 0, alive.length);
    }

    /** The first lanes only. */
    void few() {
        reset();
        frame.lanes = KernelFrame.GROUP;
    }

    /** Fewer lanes than there were, so that what is skipped when none are left is skipped too. */
    void thin(int bits) {
        few();
        for (int n = 0; n < active.length; n++) {
            boolean keep = (bits >>> (n & 15) & 1) != 0;
            if (!keep) frame.active[n] = 0;
        }
    }
}
