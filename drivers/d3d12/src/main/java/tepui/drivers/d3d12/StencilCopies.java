package tepui.drivers.d3d12;

import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Memory;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Copies of stencil planes between textures and memory, by draws with a texture of 8-bit integers in between: vkd3d
 * takes the second plane for another layer and overruns memory when it is to copy it.
 */
final class StencilCopies {
    private final D3d12Context context;

    StencilCopies(D3d12Context context) {
        this.context = context;
    }

    private D3d12Texture values(Box box) {
        return new D3d12Texture(
                context.device,
                new TextureDesc(
                        TextureShape.D2,
                        Format.R8_UINT,
                        box.width(),
                        box.height(),
                        1,
                        1,
                        1,
                        1,
                        Bind.SAMPLED | Bind.COLOR_TARGET,
                        Usage.DEFAULT));
    }

    /** Bytes of a box of one layer, without gaps; waits for the device. */
    void read(D3d12Texture t, int level, Box box, long bytes) {
        D3d12Texture values = values(box);
        context.meta().stencilToColor(t, level, box, values);
        long size = (long) box.width() * box.height();
        context.textures.read(
                values, 0, new Box(0, 0, 0, box.width(), box.height(), 1), Memory.at(bytes, size), box.width(), size);
        values.retire();
    }

    /** The way back; the bytes have been read when it returns. */
    void write(D3d12Texture t, int level, Box box, long bytes) {
        D3d12Texture values = values(box);
        long size = (long) box.width() * box.height();
        context.textures.write(
                values, 0, new Box(0, 0, 0, box.width(), box.height(), 1), Memory.at(bytes, size), box.width(), size);
        context.meta().stencilFromColor(values, t, level, box);
        values.retire();
    }
}
