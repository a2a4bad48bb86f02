package tepui.drivers.d3d12.device;

import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Guid;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;

/** Features of a device: what CheckFeatureSupport says, and corrections of what is known to be said wrongly. */
public final class Features {
    private static final int OPTIONS = 0;
    private static final int ARCHITECTURE = 1;
    private static final int FEATURE_LEVELS = 2;
    private static final int FORMAT_SUPPORT = 3;
    private static final int MULTISAMPLE_QUALITY_LEVELS = 4;
    private static final int OPTIONS14 = 43;

    private static final int LEVEL_11_0 = 0xb000;
    private static final int LEVEL_11_1 = 0xb100;
    private static final int[] LEVELS = {LEVEL_11_0, LEVEL_11_1, 0xc000, 0xc100};

    /** vkd3d 1.2 and its like: shader model 5.1 and no interface newer than the first. */
    public final boolean oldVkd3d;
    /** Of any version, Wine's Direct3D 12 too. Of the streams of vertices that geometry shaders make it takes the first one only, and cannot be asked: feature level 11_0 has four. */
    public final boolean vkd3d;

    /** D3D_FEATURE_LEVEL, 11_0 or later. */
    final int level;

    final int bindingTier;
    /** Of tiled resources: from the second on samplers give minima and maxima. */
    public final int tiledTier;
    /** Of heaps: 1 if buffers, targets and other textures need heaps apart. */
    final int heapTier;

    /** Faces may have stencil references of their own: lists are of the eighth kind. */
    public final boolean facesHaveReferences;

    public final boolean stencilExport;
    public final boolean typedLoads;
    public final boolean layerFromVertex;
    /** The processor and the device share their memory, and see each other's writes. */
    final boolean unified;
    /** Resource arrays may be indexed by registers. */
    public final boolean dynamicIndexing;
    /** Of what vkd3d draws with. */
    public final VulkanLimits below;

    private final long device;

    Features(long device, VulkanLimits below) {
        this.device = device;
        this.below = below;
        try (Scratch s = Scratch.brief(512)) {
            long o = s.take(64);
            boolean there = ask(OPTIONS, o, 60);
            long out = s.take(8);
            boolean newer = IUnknown.queryInterface(device, DEVICE1.address(), out) >= 0;
            if (newer) IUnknown.release(Scratch.getLong(out));
            vkd3d = !Abi.WINDOWS || Abi.isWine() && !isProton(out);
            oldVkd3d = !newer && vkd3d;
            level = level(s);
            tiledTier = there ? Scratch.getInt(o + 12) : 0;
            heapTier = there ? Scratch.getInt(o + 56) : 1;
            bindingTier = there ? Scratch.getInt(o + 16) : 1;
            long o14 = s.take(16);
            facesHaveReferences = !oldVkd3d && ask(OPTIONS14, o14, 12) && Scratch.getInt(o14 + 8) != 0;
            stencilExport = there && Scratch.getInt(o + 20) != 0;
            typedLoads = there && Scratch.getInt(o + 24) != 0;
            layerFromVertex = there && Scratch.getInt(o + 52) != 0 || oldVkd3d;
            long a = s.take(16);
            boolean known = ask(ARCHITECTURE, a, 16);
            unified = known && Scratch.getInt(a + 8) != 0 && Scratch.getInt(a + 12) != 0;
            dynamicIndexing = bindingTier >= 2 && !oldVkd3d;
        }
    }

    /** Is it vkd3d-proton, which some lay in place of Wine's own? What vkd3d lacks, it has. */
    private boolean isProton(long out) {
        boolean is = IUnknown.queryInterface(device, PROTON.address(), out) >= 0;
        if (is) IUnknown.release(Scratch.getLong(out));
        return is;
    }

    private int level(Scratch s) {
        long levels = s.take(16);
        for (int i = 0; i < LEVELS.length; i++) Scratch.putInt(levels + 4L * i, LEVELS[i]);
        long f = s.take(24);
        Scratch.putInt(f, LEVELS.length);
        Scratch.putLong(f + 8, levels);
        return ask(FEATURE_LEVELS, f, 24) ? Math.max(LEVEL_11_0, Scratch.getInt(f + 16)) : LEVEL_11_0;
    }

    // ---- what follows from the tier of binding, by the table of hardware tiers --------------------------------------

    /** Samplers that a stage may have. */
    public int samplers() {
        return bindingTier >= 2 ? 2048 : 16;
    }

    /** Constant buffers that a stage may have. */
    public int constantBuffers() {
        return bindingTier >= 3 ? 1 << 16 : 14;
    }

    /** Views that are written, in all stages together. */
    public int unorderedViews() {
        return bindingTier >= 3 ? 1 << 16 : bindingTier == 2 || level >= LEVEL_11_1 ? 64 : 8;
    }

    /** Do all stages write, or fragment and compute shaders only? */
    public boolean allStagesWrite() {
        return bindingTier >= 3 || level >= LEVEL_11_1;
    }

    /** Does the device know the feature? That there is no memory, or no device, is no answer. */
    private boolean ask(int feature, long data, int size) {
        int result = ID3D12Device.checkFeatureSupport(device, feature, data, size);
        if (result == Hresult.E_OUTOFMEMORY || Hresult.isLoss(result)) {
            throw Hresult.failed(result, "CheckFeatureSupport");
        }
        return result >= 0;
    }

    private static final Guid DEVICE1 = Guid.of("77acce80-638e-4e65-8895-c1f23386863e");
    /** ID3D12DXVKInteropDevice */
    private static final Guid PROTON = Guid.of("39da4e09-bd1c-4198-9fae-86bbe3be41fd");

    /** The bits of D3D12_FORMAT_SUPPORT1 in the low half, of SUPPORT2 in the high one. */
    long format(int dxgi) {
        try (Scratch s = Scratch.brief(64)) {
            long f = s.take(16);
            Scratch.putInt(f, dxgi);
            if (!ask(FORMAT_SUPPORT, f, 12)) return 0;
            return Integer.toUnsignedLong(Scratch.getInt(f + 4)) | (long) Scratch.getInt(f + 8) << 32;
        }
    }

    boolean samples(int dxgi, int count) {
        try (Scratch s = Scratch.brief(64)) {
            long f = s.take(16);
            Scratch.putInt(f, dxgi);
            Scratch.putInt(f + 4, count);
            return ask(MULTISAMPLE_QUALITY_LEVELS, f, 16) && Scratch.getInt(f + 12) > 0;
        }
    }
}
