package tepui.drivers.nil;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** A texture: its description, and a block of memory for each map that was alive at the same time. */
final class NullTexture extends Texture {
    final NullDevice device;
    volatile boolean destroyed;
    private @Nullable NullMemory[] blocks = new @Nullable NullMemory[1];
    private long[] addresses = new long[1];
    private long[] writtenBytes = new long[1];

    NullTexture(NullDevice device, TextureDesc desc) {
        super(desc);
        this.device = device;
    }

    /** Maps {@code size} bytes in a block that is free. */
    long map(String call, long size, boolean read, boolean written) {
        int free = 0;
        while (free < addresses.length && addresses[free] != 0) free++;
        if (free == addresses.length) {
            blocks = Arrays.copyOf(blocks, free * 2);
            addresses = Arrays.copyOf(addresses, free * 2);
            writtenBytes = Arrays.copyOf(writtenBytes, free * 2);
        }
        NullMemory block = blocks[free];
        if (block == null) {
            block = new NullMemory();
            blocks[free] = block;
        }
        long address = block.map(call, 0, size, read);
        addresses[free] = address;
        writtenBytes[free] = written ? size : 0;
        return address;
    }

    /** Ends the map at {@code address}: the bytes that count as written, or -1 where there is no such map. */
    long unmap(long address) {
        for (int i = 0; i < addresses.length; i++) {
            if (addresses[i] == address && address != 0) {
                addresses[i] = 0;
                return writtenBytes[i];
            }
        }
        return -1;
    }
}
