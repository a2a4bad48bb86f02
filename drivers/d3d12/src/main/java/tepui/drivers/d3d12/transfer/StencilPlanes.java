package tepui.drivers.d3d12.transfer;

import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.pipe.Box;

/** Reader and writer of stencil planes that cannot be copied. */
public interface StencilPlanes {
    /** Bytes of a box of one layer, without gaps; waits for the device. */
    void read(D3d12Texture t, int level, Box box, long bytes);

    /** The way back; the bytes have been read when it returns. */
    void write(D3d12Texture t, int level, Box box, long bytes);
}
