package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.drivers.d3d12.resource.ViewKind;
import tepui.drivers.d3d12.transfer.TextureClears;
import tepui.ir.Resource;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Memory;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Dummy resources for slots where nothing is bound: textures of one texel 0, 0, 0, 1, a buffer of zeros for uniforms,
 * and null descriptors for what may be written, which read 0 and keep nothing.
 */
public final class DummyResources {
    private static final int ZEROS = 1 << 16;
    private static final int SHAPES = TextureShape.values().length;

    private final DeviceCore device;
    private final BufferStorage zeros;
    /** By shape, floats then integers. */
    private final @Nullable D3d12View[] views = new D3d12View[2 * SHAPES];

    private final @Nullable D3d12Texture[] textures = new D3d12Texture[2 * SHAPES];
    /** By kind and shape. */
    private final long[] nulls = new long[4 * (SHAPES + 1)];

    public DummyResources(DeviceCore device) {
        this.device = device;
        zeros = BufferStorage.alone(device.gpu, "open", ZEROS, Place.UPLOAD);
        Memory.at(zeros.address, ZEROS).fill((byte) 0);
    }

    /** 64 KiB of zeros, for the device. */
    long zeros() { // hot
        return zeros.gpuAddress;
    }

    /** The descriptor for a texture that is not bound. */
    long texture(Recorder recorder, TextureClears clears, TextureShape shape, boolean integers, ViewKind seen) { // hot
        if (shape == TextureShape.BUFFER) return none(Resource.Kind.TEXTURE, shape, integers);
        D3d12View v = views[shape.ordinal() + (integers ? SHAPES : 0)];
        if (v == null) v = make(clears, shape, integers);
        D3d12Texture t = v.own;
        if (t != null) {
            recorder.use(t, 0, 1, 0, t.layers, tepui.drivers.d3d12.states.ResourceState.ALL_SHADER_RESOURCE);
        }
        return v.seen(seen);
    }

    private synchronized D3d12View make(TextureClears clears, TextureShape shape, boolean integers) {
        int at = shape.ordinal() + (integers ? SHAPES : 0);
        D3d12View known = views[at];
        if (known != null) return known;
        Format f = integers ? Format.R8G8B8A8_UINT : Format.R8G8B8A8_UNORM;
        int samples = shape.isMultisample() ? 4 : 1;
        int layers = shape.isCube() ? 6 : 1;
        TextureDesc desc =
                new TextureDesc(shape, f, 1, 1, 1, layers, 1, samples, Bind.SAMPLED | Bind.COLOR_TARGET, Usage.DEFAULT);
        D3d12Texture t = new D3d12Texture(device, desc);
        clears.texture(t, 0, new Box(0, 0, 0, 1, 1, layers), ClearColor.ofInts(0, 0, 0, 0));
        TextureView.Swizzle zero = TextureView.Swizzle.ZERO;
        D3d12View v = new D3d12View(
                device, TextureView.Desc.whole(desc).withSwizzle(zero, zero, zero, TextureView.Swizzle.ONE), t);
        textures[at] = t;
        views[at] = v;
        return v;
    }

    /** A null descriptor. */
    synchronized long none(Resource.Kind kind, @Nullable TextureShape shape, boolean integers) {
        int at = kind.ordinal() * (SHAPES + 1) + (shape == null ? SHAPES : shape.ordinal());
        if (nulls[at] != 0) return nulls[at];
        Gpu gpu = device.gpu;
        long place = gpu.views.take();
        try (Scratch s = Scratch.brief(64)) {
            long d = s.begin(40);
            switch (kind) {
                case UNIFORM_BUFFER -> {
                    s.l(zeros.gpuAddress).i(ZEROS);
                    ID3D12Device.createConstantBufferView(gpu.device, d, place);
                }
                case TEXTURE -> {
                    // Null views read 0 in whatever format; the only ones that are asked for are of buffers.
                    s.i(integers ? 42 : 41).i(1).i(0x1688).l(0).i(1).i(0).i(0);
                    ID3D12Device.createShaderResourceView(gpu.device, 0, d, place);
                }
                case STORAGE_BUFFER -> {
                    s.i(DxgiFormats.R32_TYPELESS).i(1).l(0).i(1).i(0).l(0).i(1);
                    ID3D12Device.createUnorderedAccessView(gpu.device, 0, 0, d, place);
                }
                case IMAGE -> {
                    int dimension = shape == null
                            ? 5
                            : switch (shape) {
                                case BUFFER -> 1;
                                case D1, D1_ARRAY -> 3;
                                case D3 -> 8;
                                default -> 5;
                            };
                    s.i(42).i(dimension);
                    if (dimension == 1) s.l(0).i(1).i(0).l(0).i(0);
                    else if (dimension == 3 || dimension == 5 || dimension == 8)
                        s.i(0).i(0).i(1);
                    ID3D12Device.createUnorderedAccessView(gpu.device, 0, 0, d, place);
                }
            }
        }
        nulls[at] = place;
        return place;
    }

    public void close() {
        for (D3d12View v : views) if (v != null) v.retire();
        for (D3d12Texture t : textures) if (t != null) t.retire();
        zeros.release();
    }
}
