package tepui.drivers.d3d12.draw;

import java.util.function.Supplier;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.transfer.StencilPlanes;
import tepui.drivers.d3d12.transfer.TextureWork;
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
public final class StencilCopies implements StencilPlanes {
    private final DeviceCore device;
    private final TextureWork textures;
    private final Supplier<OwnDraws> meta;

    public StencilCopies(DeviceCore device, TextureWork textures, Supplier<OwnDraws> meta) {
        this.device = device;
        this.textures = textures;
        this.meta = meta;
    }

    private D3d12Texture values(Box box) {
        return new D3d12Texture(
                device,
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

    @Override
    public void read(D3d12Texture t, int level, Box box, long bytes) {
        D3d12Texture values = values(box);
        meta.get().stencilToColor(t, level, box, values);
        long size = (long) box.width() * box.height();
        textures.read(
                values, 0, new Box(0, 0, 0, box.width(), box.height(), 1), Memory.at(bytes, size), box.width(), size);
        values.retire();
    }

    @Override
    public void write(D3d12Texture t, int level, Box box, long bytes) {
        D3d12Texture values = values(box);
        long size = (long) box.width() * box.height();
        textures.write(
                values, 0, new Box(0, 0, 0, box.width(), box.height(), 1), Memory.at(bytes, size), box.width(), size);
        meta.get().stencilFromColor(values, t, level, box);
        values.retire();
    }
}
