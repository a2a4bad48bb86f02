package tepui.drivers.d3d12.resource;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DeviceMemory;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.MemoryUse;
import tepui.drivers.d3d12.device.Pageable;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.ResourceStates;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.RenderTargets;
import tepui.pipe.TextureDesc;
import tepui.pipe.driver.StoredTexture;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Texture of the contract: a texture resource and the descriptors through which it is drawn into. */
public final class D3d12Texture extends StoredTexture<BufferStorage> {
    private static final int ALLOW_RENDER_TARGET = 1;
    private static final int ALLOW_DEPTH_STENCIL = 2;
    private static final int ALLOW_UNORDERED_ACCESS = 4;
    private static final int TEXTURE_1D = 2;
    private static final int TEXTURE_2D = 3;
    private static final int TEXTURE_3D = 4;

    public final DeviceCore device;
    /** The resource that the texture was made with; 0 where another owns it. */
    private final long made;
    /** The resource that commands name: its own, or a window's buffer that it is drawn in. */
    public long handle;

    public final @Nullable Pageable memory;
    private final @Nullable MemoryUse use;
    /** It lies in a heap, where something else may have lain before. */
    final boolean isPlaced;

    /** Nobody has said that the first use writes all of it: then it is to hold zeros before. */
    public volatile boolean needsZeros = true;

    /** No list names it yet, and the first use needs more than a barrier: see {@link FirstUses}. */
    public volatile boolean unused;

    /** Format that colour views and depth-stencil targets are made with. */
    public final int dxgi;
    /** Array layers; 1 in a 3D texture. */
    public final int layers;

    /** Colour, or depth; then stencil where there is one. */
    public final int planes;

    public final boolean is3d;
    public final boolean isDepth;
    /** Can be drawn into. */
    public final boolean isTarget;

    public ResourceStates states;
    /** Where it may be drawn in a window's buffers; null for all other textures. */
    public @Nullable WindowImage backBuffer;

    public long lastUse;

    private final Map<Long, Long> targetViews = new HashMap<>();

    public D3d12Texture(DeviceCore device, TextureDesc desc) {
        super(desc);
        this.device = device;
        Gpu gpu = device.gpu;
        Format f = desc.format();
        dxgi = device.formats.texture(f);
        is3d = desc.shape() == TextureShape.D3;
        layers = is3d ? 1 : desc.layers();
        isDepth = f.isDepthStencil();
        planes = dxgi == 45 || dxgi == 20 ? 2 : 1;
        int support = device.formats.support(f);
        int flags = 0;
        if (isDepth) {
            if ((support & FormatSupport.DEPTH_STENCIL) != 0) flags |= ALLOW_DEPTH_STENCIL;
        } else {
            boolean target = (support & FormatSupport.COLOR_TARGET) != 0;
            boolean wanted = (desc.bind() & Bind.COLOR_TARGET) != 0 || desc.samples() > 1;
            if (target || wanted && !f.isCompressed()) flags |= ALLOW_RENDER_TARGET;
            if ((desc.bind() & Bind.IMAGE) != 0 && desc.samples() == 1 && (support & FormatSupport.IMAGE) != 0) {
                flags |= ALLOW_UNORDERED_ACCESS;
            }
        }
        isTarget = (flags & (ALLOW_RENDER_TARGET | ALLOW_DEPTH_STENCIL)) != 0;
        int dimension = desc.shape().dimensions() == 1 ? TEXTURE_1D : is3d ? TEXTURE_3D : TEXTURE_2D;
        try (Scratch s = Scratch.brief(256)) {
            long d = s.begin(56);
            s.i(dimension)
                    .l(0)
                    .l(desc.width())
                    .i(desc.height())
                    .h(is3d ? desc.depth() : layers)
                    .h(desc.levels())
                    .i(DxgiFormats.typeless(dxgi))
                    .i(desc.samples())
                    .i(0)
                    .i(0)
                    .i(flags);
            long texels = (long) desc.width() * desc.height() * desc.depth() * desc.samples();
            DeviceMemory.Placed p = gpu.memory.texture(
                    "createTexture", d, texels * f.blockBytes() / ((long) f.blockWidth() * f.blockHeight()));
            made = p.handle();
            memory = p.pageable();
            use = p.use();
            isPlaced = p.shared();
        }
        handle = made;
        unused = isPlaced || gpu.features.oldVkd3d;
        states = ResourceStates.texture(handle, desc.levels(), layers, planes, ResourceState.COMMON);
    }

    /** A window's buffer, which belongs to its swap chain. */
    public D3d12Texture(DeviceCore device, TextureDesc desc, long buffer) {
        super(desc);
        this.device = device;
        dxgi = device.formats.texture(desc.format());
        is3d = false;
        layers = 1;
        isDepth = false;
        planes = 1;
        isTarget = true;
        made = 0;
        memory = null;
        use = null;
        isPlaced = false;
        handle = buffer;
        states = ResourceStates.texture(handle, 1, 1, 1, ResourceState.COMMON);
    }

    /** The resource that views show: a texture that is sampled is its own. */
    public long own() {
        return made;
    }

    @Override
    protected void labeled(@Nullable String text) {
        if (!destroyed && text != null) device.gpu.name(handle, text);
    }

    /** Number of a subresource, as D3D12CalcSubresource counts. */
    public int subresource(int level, int layer, int plane) { // hot
        return level + (layer + plane * layers) * desc().levels();
    }

    public boolean hasStencilPlane() {
        return planes == 2 && desc().format().hasStencil();
    }

    /** The descriptor through which draws write a level's layers. Slices of 3D textures are layers there. */
    public long targetView(RenderTargets.Attachment a) { // hot
        return targetView(a.format(), a.level(), a.firstLayer(), a.layers());
    }

    public synchronized long targetView(Format format, int level, int firstLayer, int count) {
        WindowImage b = backBuffer;
        D3d12Texture place = b == null ? null : b.place();
        if (place != null) return place.targetView(format, level, firstLayer, count);
        long key = (long) format.ordinal() << 48 | (long) level << 40 | (long) firstLayer << 20 | count;
        Long known = targetViews.get(key);
        if (known != null) return known;
        Gpu gpu = device.gpu;
        long view = isDepth ? gpu.depthTargets.take() : gpu.colorTargets.take();
        describe(view, format, level, firstLayer, count);
        targetViews.put(key, view);
        return view;
    }

    /** Makes a descriptor through which draws write a level's layers. */
    void describe(long view, Format format, int level, int firstLayer, int count) {
        Gpu gpu = device.gpu;
        boolean array = layers > 1;
        boolean samples = desc().samples() > 1;
        try (Scratch s = Scratch.brief(64)) {
            long d = s.begin(32);
            if (isDepth) {
                s.i(dxgi);
                if (desc().shape().dimensions() == 1) s.i(array ? 2 : 1).i(0).i(level);
                else if (samples) s.i(array ? 6 : 5).i(0);
                else s.i(array ? 4 : 3).i(0).i(level);
                if (array) s.i(firstLayer).i(count);
                ID3D12Device.createDepthStencilView(gpu.device, handle, d, view);
            } else {
                s.i(device.formats.texture(format));
                if (is3d) {
                    s.i(8).i(level).i(firstLayer).i(count);
                } else if (desc().shape().dimensions() == 1) {
                    s.i(array ? 3 : 2).i(level);
                    if (array) s.i(firstLayer).i(count);
                } else if (samples) {
                    s.i(array ? 7 : 6);
                    if (array) s.i(firstLayer).i(count);
                    else s.i(0);
                } else {
                    s.i(array ? 5 : 4).i(level);
                    if (array) s.i(firstLayer).i(count).i(0);
                    else s.i(0);
                }
                ID3D12Device.createRenderTargetView(gpu.device, handle, d, view);
            }
        }
    }

    public void retire() {
        Gpu gpu = device.gpu;
        WindowImage b = backBuffer;
        if (b != null) b.abandon();
        for (long view : targetViews.values()) {
            if (isDepth) gpu.depthTargets.give(view);
            else gpu.colorTargets.give(view);
        }
        targetViews.clear();
        if (made != 0) gpu.retired.add(made, use);
    }
}
