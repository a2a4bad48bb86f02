package tepui.drivers.d3d12.resource;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.ir.TextureShape;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/**
 * View of the contract: descriptors of a texture, or of a range of a buffer that they follow from storage to storage:
 * originals that tables are filled from.
 */
public final class D3d12View extends TextureView {
    private static final AtomicInteger IDS = new AtomicInteger();
    private static final int ALWAYS = 0x1000;

    // ---- D3D12_SRV_DIMENSION
    private static final int SRV_BUFFER = 1;
    private static final int SRV_1D = 2;
    private static final int SRV_2D = 4;
    private static final int SRV_2D_MS = 6;
    private static final int SRV_3D = 8;
    private static final int SRV_CUBE = 9;
    private static final int SRV_CUBE_ARRAY = 10;

    public final DeviceCore device;
    public final @Nullable D3d12Texture own;
    public final @Nullable D3d12Buffer range;
    /** Never used again, unlike the place of a descriptor. */
    public final int id = IDS.incrementAndGet();

    /** Subresources, for their states. */
    public final int firstLayer;

    public final int layers;
    public final int plane;
    private long sampled;
    /** Of a cube that is not seen as an array of one. */
    private long plain;
    /** Of a cube as an array of its faces. */
    private long faces;

    private long image;
    private int sampledGeneration = -1;
    private int imageGeneration = -1;
    public boolean destroyed;

    public D3d12View(DeviceCore device, Desc desc, D3d12Texture texture) {
        super(desc, texture, null);
        this.device = device;
        own = texture;
        range = null;
        firstLayer = texture.is3d ? 0 : desc.firstLayer();
        layers = texture.is3d ? 1 : desc.layers();
        plane = isStencil() ? 1 : 0;
    }

    public D3d12View(DeviceCore device, Desc desc, D3d12Buffer buffer) {
        super(desc, null, buffer);
        this.device = device;
        own = null;
        range = buffer;
        firstLayer = 0;
        layers = 1;
        plane = 0;
    }

    private boolean isStencil() {
        D3d12Texture t = own;
        return t != null && t.isDepth && t.planes == 2 && desc().stencil();
    }

    private int mapping() {
        Swizzle[] format = device.formats.swizzle(desc().format());
        Swizzle[] wanted = {desc().r(), desc().g(), desc().b(), desc().a()};
        D3d12Texture t = own;
        boolean depth = t != null && t.isDepth;
        int bits = 0;
        for (int i = 0; i < 4; i++) {
            Swizzle s = wanted[i].ordinal() < 4 ? format[wanted[i].ordinal()] : wanted[i];
            if (depth) s = depthComponent(s);
            int code = switch (s) {
                case R, G, B, A -> s.ordinal();
                case ZERO -> 4;
                case ONE -> 5;
            };
            bits |= code << 3 * i;
        }
        return bits | ALWAYS;
    }

    /** Depth is red; stencil, which Direct3D has in green, too. */
    private Swizzle depthComponent(Swizzle s) {
        return switch (s) {
            case R -> isStencil() ? Swizzle.G : Swizzle.R;
            case G, B -> Swizzle.ZERO;
            case A -> Swizzle.ONE;
            default -> s;
        };
    }

    private int format() {
        D3d12Texture t = own;
        if (t == null || !t.isDepth) return device.formats.texture(desc().format());
        return isStencil() ? DxgiFormats.stencilView(t.dxgi) : DxgiFormats.depthView(t.dxgi);
    }

    /** Has the buffer been given other storage? */
    private int generation() { // hot
        D3d12Buffer b = range;
        return b == null ? 0 : b.generation;
    }

    /** The descriptor for sampling. */
    private long sampled() { // hot
        if (sampledGeneration != generation()) makeSampled();
        return sampled;
    }

    /** The descriptor for comparing with a cube where arrays of cubes are not compared with. */
    private synchronized long plainCube() {
        if (plain == 0) {
            plain = device.gpu.views.take();
            describe(plain, desc().shape(), false);
        }
        return plain;
    }

    /** The descriptor for fetching texels: layers of a cube are its faces. */
    private long texels() { // hot
        return desc().shape().isCube() ? faces() : sampled();
    }

    private synchronized long faces() {
        if (faces == 0) {
            faces = device.gpu.views.take();
            describe(faces, TextureShape.D2_ARRAY, true);
        }
        return faces;
    }

    /** The descriptor that shaders see it by. */
    public long seen(ViewKind how) { // hot
        return switch (how) {
            case AS_ARRAY -> sampled();
            case AS_CUBE -> plainCube();
            case AS_TEXELS -> texels();
        };
    }

    /** The descriptor for images. */
    public long image() { // hot
        if (imageGeneration != generation()) makeImage();
        return image;
    }

    private synchronized void makeSampled() {
        Gpu gpu = device.gpu;
        // A storage that comes later is told of by a later look.
        int seen = generation();
        if (sampled == 0) sampled = gpu.views.take();
        describe(sampled, desc().shape(), true);
        sampledGeneration = seen;
    }

    private void describe(long place, TextureShape shape, boolean arrays) {
        Gpu gpu = device.gpu;
        Desc d = desc();
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.begin(40);
            s.i(format());
            D3d12Buffer b = range;
            D3d12Texture t = own;
            if (b != null) {
                int bytes = d.format().blockBytes();
                s.i(SRV_BUFFER).i(mapping()).l((b.storage.offset + d.bufferOffset()) / bytes);
                s.i((int) (d.bufferSize() / bytes)).i(0).i(0);
                ID3D12Device.createShaderResourceView(gpu.device, b.storage.handle, desc, place);
            } else if (t != null) {
                // Shaders see one image as an array of one, so that any layer can be it.
                boolean array = shape != TextureShape.D3 && (arrays || shape.isArray());
                int kind = switch (shape) {
                    case D1, D1_ARRAY -> SRV_1D + (array ? 1 : 0);
                    case D2_MS, D2_MS_ARRAY -> SRV_2D_MS + (array ? 1 : 0);
                    case D3 -> SRV_3D;
                    case CUBE, CUBE_ARRAY -> array ? SRV_CUBE_ARRAY : SRV_CUBE;
                    default -> SRV_2D + (array ? 1 : 0);
                };
                s.i(kind).i(mapping()).align(8);
                if (!shape.isMultisample()) s.i(d.firstLevel()).i(d.levels());
                if (array) s.i(d.firstLayer()).i(shape.isCube() ? d.layers() / 6 : d.layers());
                if (kind == SRV_2D || kind == SRV_2D + 1) s.i(plane);
                if (!shape.isMultisample()) s.f(0);
                ID3D12Device.createShaderResourceView(gpu.device, t.own(), desc, place);
            }
        }
    }

    private synchronized void makeImage() {
        Gpu gpu = device.gpu;
        int seen = generation();
        if (image == 0) image = gpu.views.take();
        Desc d = desc();
        Format f = d.format();
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.begin(40);
            s.i(device.formats.texture(f));
            D3d12Buffer b = range;
            D3d12Texture t = own;
            if (b != null) {
                int bytes = f.blockBytes();
                s.i(1).l((b.storage.offset + d.bufferOffset()) / bytes)
                        .i((int) (d.bufferSize() / bytes))
                        .i(0)
                        .l(0)
                        .i(0);
                ID3D12Device.createUnorderedAccessView(gpu.device, b.storage.handle, 0, desc, image);
            } else if (t != null) {
                TextureShape shape = d.shape();
                switch (shape) {
                    case D1, D1_ARRAY ->
                        s.i(3).i(d.firstLevel()).i(d.firstLayer()).i(d.layers());
                    case D3 -> s.i(8).i(d.firstLevel()).i(0).i(-1);
                    default ->
                        s.i(5).i(d.firstLevel()).i(d.firstLayer()).i(d.layers()).i(0);
                }
                ID3D12Device.createUnorderedAccessView(gpu.device, t.own(), 0, desc, image);
            }
        }
        imageGeneration = seen;
    }

    public void retire() {
        device.gpu.views.give(sampled);
        device.gpu.views.give(plain);
        device.gpu.views.give(faces);
        device.gpu.views.give(image);
        sampled = 0;
        plain = 0;
        faces = 0;
        image = 0;
    }
}
