package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.UnsupportedByDeviceException;

/** Clears with masks. */
final class MetaDraws {
    MetaDraws(D3d12Context context) {}

    void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        throw new UnsupportedByDeviceException("clearColor: mask is " + writeMask + ", only whole clears are there");
    }

    void clearStencil(int value, int mask, @Nullable Box area) {
        throw new UnsupportedByDeviceException("clearDepthStencil: mask is " + mask + ", only whole clears are there");
    }
}
