package tepui.drivers.d3d12;

import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Guid;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;

/** What CheckFeatureSupport says, and what is known to be said wrongly. */
final class Features {
    private static final int OPTIONS = 0;
    private static final int ARCHITECTURE = 1;
    private static final int FORMAT_SUPPORT = 3;
    private static final int MULTISAMPLE_QUALITY_LEVELS = 4;

    /** vkd3d 1.2 and its like: shader model 5.1 and no interface newer than the first. */
    final boolean oldVkd3d;

    final boolean doubles;
    final boolean logicOp;
    final int bindingTier;
    /** Of heaps: 1 if buffers, targets and other textures need heaps apart. */
    final int heapTier;

    final boolean stencilExport;
    final boolean typedLoads;
    final boolean layerFromVertex;
    /** The processor and the device share their memory, and see each other's writes. */
    final boolean unified;
    /** Resource arrays may be indexed by registers. */
    final boolean dynamicIndexing;

    private final long device;

    Features(long device) {
        this.device = device;
        try (Scratch s = Scratch.brief(512)) {
            long o = s.take(64);
            boolean there = ask(OPTIONS, o, 60);
            long out = s.take(8);
            boolean newer = IUnknown.queryInterface(device, DEVICE1.address(), out) >= 0;
            if (newer) IUnknown.release(Scratch.getLong(out));
            oldVkd3d = !newer && !Abi.WINDOWS;
            doubles = there && Scratch.getInt(o) != 0 && !oldVkd3d;
            logicOp = there && Scratch.getInt(o + 4) != 0 && !oldVkd3d;
            heapTier = there ? Scratch.getInt(o + 56) : 1;
            bindingTier = there ? Scratch.getInt(o + 16) : 1;
            stencilExport = there && Scratch.getInt(o + 20) != 0;
            typedLoads = there && Scratch.getInt(o + 24) != 0;
            layerFromVertex = there && Scratch.getInt(o + 52) != 0 || oldVkd3d;
            long a = s.take(16);
            boolean known = ask(ARCHITECTURE, a, 16);
            unified = known && Scratch.getInt(a + 8) != 0 && Scratch.getInt(a + 12) != 0;
            dynamicIndexing = bindingTier >= 2 && !oldVkd3d;
        }
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
