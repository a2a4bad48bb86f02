package tepui.drivers.d3d12;

import tepui.pipe.Box;
import tepui.pipe.UnsupportedByDeviceException;

/** Stencil planes between textures and memory. */
final class StencilCopies {
    StencilCopies(D3d12Context context) {}

    void read(D3d12Texture t, int level, Box box, long bytes) {
        throw new UnsupportedByDeviceException("readTexture: stencil is not read back");
    }

    void write(D3d12Texture t, int level, Box box, long bytes) {
        throw new UnsupportedByDeviceException("writeTexture: stencil is not written");
    }
}
