package tepui.drivers.d3d12.draw;

import java.util.HashMap;
import java.util.Map;
import tepui.drivers.d3d12.com.ID3D12CommandSignature;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Gpu;

/** Command signatures of indirect draws, one for each kind and stride. */
public final class IndirectDraws {
    public static final int DRAW = 0;
    public static final int DRAW_INDEXED = 1;
    static final int DISPATCH = 2;

    private final Gpu gpu;
    private final Map<Long, Long> signatures = new HashMap<>();

    public IndirectDraws(Gpu gpu) {
        this.gpu = gpu;
    }

    public long signature(int type, int stride) {
        return signatures.computeIfAbsent((long) stride << 2 | type, k -> make(type, stride));
    }

    private long make(int type, int stride) {
        try (Scratch s = Scratch.brief(128)) {
            long argument = s.begin(24);
            s.i(type);
            long desc = s.begin(24);
            s.i(stride).i(1).l(argument).i(0);
            return gpu.make(
                    "CreateCommandSignature",
                    ID3D12CommandSignature.IID,
                    (iid, out) -> ID3D12Device.createCommandSignature(gpu.device, desc, 0, iid, out));
        }
    }

    public void close() {
        for (long s : signatures.values()) IUnknown.release(s);
        signatures.clear();
    }
}
