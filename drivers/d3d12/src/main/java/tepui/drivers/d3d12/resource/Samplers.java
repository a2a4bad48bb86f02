package tepui.drivers.d3d12.resource;

import java.util.Arrays;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Gpu;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;

/** The samplers of a device by the ids of their states, made once and for good. */
public final class Samplers {
    private static final int MIP_LINEAR = 1;
    private static final int MAG_LINEAR = 4;
    private static final int MIN_LINEAR = 0x10;
    private static final int ANISOTROPIC = 0x55;
    private static final int COMPARISON = 0x80;
    private static final int MINIMUM = 0x100;
    private static final int MAXIMUM = 0x180;

    private final Gpu gpu;
    private final StateTable<SamplerState> states;
    private volatile long[] made = new long[64];

    public Samplers(Gpu gpu, StateTable<SamplerState> states) {
        this.gpu = gpu;
        this.states = states;
    }

    /** The descriptor, to be copied. */
    public long get(int id) { // hot
        long[] all = made;
        long known = id < all.length ? all[id] : 0;
        return known != 0 ? known : make(id);
    }

    private synchronized long make(int id) {
        long[] all = made;
        if (id < all.length && all[id] != 0) return all[id];
        SamplerState s = states.get(id);
        long place = gpu.samplers.take();
        try (Scratch m = Scratch.brief(64)) {
            long d = m.begin(52);
            boolean none = s.mip() == SamplerState.Mip.NONE;
            m.i(filter(s));
            m.i(address(s.wrapS())).i(address(s.wrapT())).i(address(s.wrapR()));
            m.f(s.lodBias()).i((int) Math.clamp(s.maxAnisotropy(), 1, 16));
            m.i(s.compare() == null ? 1 : s.compare().ordinal() + 1);
            SamplerState.Border b = s.border();
            m.i(b.r()).i(b.g()).i(b.b()).i(b.a());
            // Without mip levels the base is read, but the filter still goes by whether it is made smaller.
            if (none) m.f(0).f(0.25f);
            else m.f(s.lodMin()).f(Math.max(s.lodMin(), s.lodMax()));
            ID3D12Device.createSampler(gpu.device, d, place);
        }
        if (id >= all.length) all = Arrays.copyOf(all, Math.max(id + 1, all.length * 2));
        else all = all.clone();
        all[id] = place;
        made = all;
        return place;
    }

    private static int filter(SamplerState s) {
        int bits = 0;
        if (s.maxAnisotropy() > 1 && s.min() == SamplerState.Filter.LINEAR) {
            bits = ANISOTROPIC;
        } else {
            if (s.min() == SamplerState.Filter.LINEAR) bits |= MIN_LINEAR;
            if (s.mag() == SamplerState.Filter.LINEAR) bits |= MAG_LINEAR;
            if (s.mip() == SamplerState.Mip.LINEAR) bits |= MIP_LINEAR;
        }
        if (s.compare() != null) return bits | COMPARISON;
        return switch (s.reduction()) {
            case AVERAGE -> bits;
            case MIN -> bits | MINIMUM;
            case MAX -> bits | MAXIMUM;
        };
    }

    private static int address(SamplerState.Wrap w) {
        return switch (w) {
            case REPEAT -> 1;
            case MIRRORED_REPEAT -> 2;
            case CLAMP_TO_EDGE, CLAMP -> 3;
            case CLAMP_TO_BORDER -> 4;
            case MIRROR_CLAMP_TO_EDGE, MIRROR_CLAMP_TO_BORDER, MIRROR_CLAMP -> 5;
        };
    }
}
