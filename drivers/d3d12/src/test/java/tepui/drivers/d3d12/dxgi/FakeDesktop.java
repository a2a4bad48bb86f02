package tepui.drivers.d3d12.dxgi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import tepui.drivers.d3d12.com.Faults;
import tepui.drivers.d3d12.com.Guid;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.IDXGIAdapter1;
import tepui.drivers.d3d12.com.IDXGIAdapter3;
import tepui.drivers.d3d12.com.IDXGIFactory4;
import tepui.drivers.d3d12.com.IDXGIFactory5;
import tepui.drivers.d3d12.com.IDXGIFactory6;
import tepui.drivers.d3d12.com.IDXGISwapChain3;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;

/**
 * Desktop as Windows has it, of objects of COM made in Java: adapters, windows, and one swap chain whose buffers are
 * textures of the real device, so that what is shown can be read. It holds the driver to DXGI's rules where it can:
 * references to buffers at a resize, handles that are closed, references in the end.
 */
public final class FakeDesktop implements Desktop {
    public static final int E_NOINTERFACE = 0x80004002;
    public static final int INVALID_CALL = 0x887a0001;
    public static final int NOT_FOUND = 0x887a0002;
    private static final long WAITABLE = 0x77;

    /** One line of the list of adapters. */
    public record Adapter(String name, int vendor, long dedicated, boolean software, long luid) {}

    public final List<String> calls = new ArrayList<>();
    public final List<Adapter> adapters = new ArrayList<>();
    /** Sizes of windows by their handles, as {@link #clientSize} answers them. */
    public final Map<Long, Long> windows = new HashMap<>();
    /** Interval and flags of each present, one in each half. */
    public final List<Long> presents = new ArrayList<>();
    /** Results of calls that are to fail, by the method's name. */
    public final Map<String, Integer> failures = new HashMap<>();

    public boolean preferences = true;
    public boolean tears = true;
    public boolean hidden;
    public boolean room = true;
    /** Adapters are found in the list that software is left out of. */
    public boolean listsSoftware = true;
    /** The device that buffers are made on. */
    public long device;
    /** Gets the buffer that a present shows. */
    public LongConsumer seen = buffer -> {};

    public int references;
    public int handles;
    public int colorSpace = -1;
    public int width;
    public int height;
    public int format;
    private final StandIn factory = new StandIn("factory", Tables.FACTORY, calls);
    private final StandIn chain = new StandIn("chain", Tables.CHAIN, calls);
    private final List<StandIn> adapterObjects = new ArrayList<>();
    private final List<Long> buffers = new ArrayList<>();
    private int chainReferences;
    private int flags;
    private int current;

    public FakeDesktop() {
        adapters.add(new Adapter("Paper", 0x10de, 8L << 30, false, 0x1234500000001L));
        factory.on("QueryInterface", a -> {
            boolean known = is(a[0], IDXGIFactory4.IID)
                    || is(a[0], IDXGIFactory5.IID)
                    || preferences && is(a[0], IDXGIFactory6.IID);
            if (!known) return E_NOINTERFACE;
            references++;
            Scratch.putLong(a[1], factory.address);
            return 0;
        });
        factory.on("AddRef", a -> ++references);
        factory.on("Release", a -> --references);
        factory.on("CheckFeatureSupport", a -> {
            Scratch.putInt(a[1], tears ? 1 : 0);
            return (int) a[0] == 0 && (int) a[2] == 4 ? 0 : INVALID_CALL;
        });
        factory.on("EnumAdapters1", a -> adapter((int) a[0], a[1]));
        factory.on("EnumAdapterByGpuPreference", a -> {
            if ((int) a[1] != IDXGIFactory6.HIGH_PERFORMANCE || !is(a[2], IDXGIAdapter1.IID)) return E_NOINTERFACE;
            return adapter((int) a[0], a[3]);
        });
        factory.on("EnumAdapterByLuid", a -> {
            if (!is(a[1], IDXGIAdapter1.IID)) return E_NOINTERFACE;
            for (int i = 0; i < adapters.size(); i++) if (adapters.get(i).luid == a[0]) return give(i, a[2]);
            return NOT_FOUND;
        });
        factory.on("EnumWarpAdapter", a -> {
            for (int i = 0; i < adapters.size(); i++) if (adapters.get(i).software) return give(i, a[1]);
            return NOT_FOUND;
        });
        factory.on("MakeWindowAssociation", a -> (int) a[1] == 2 ? 0 : INVALID_CALL);
        factory.on("CreateSwapChainForHwnd", a -> {
            int failure = failures.getOrDefault("CreateSwapChainForHwnd", 0);
            if (failure != 0) return failure;
            if (chainReferences != 0 || clientSize(a[1]) == GONE) return INVALID_CALL;
            width = Scratch.getInt(a[2]);
            height = Scratch.getInt(a[2] + 4);
            format = Scratch.getInt(a[2] + 8);
            flags = Scratch.getInt(a[2] + 44);
            make(Scratch.getInt(a[2] + 28));
            chainReferences = 1;
            Scratch.putLong(a[5], chain.address);
            return 0;
        });
        chain.on("QueryInterface", a -> {
            if (!is(a[0], IDXGISwapChain3.IID)) return E_NOINTERFACE;
            chainReferences++;
            Scratch.putLong(a[1], chain.address);
            return 0;
        });
        chain.on("Release", a -> {
            if (--chainReferences == 0) drop();
            return chainReferences;
        });
        chain.on("GetBuffer", a -> {
            int failure = failures.getOrDefault("GetBuffer", 0);
            if (failure != 0) return failure;
            if (!is(a[1], ID3D12Resource.IID)) return E_NOINTERFACE;
            long buffer = buffers.get((int) a[0]);
            IUnknown.addRef(buffer);
            Scratch.putLong(a[2], buffer);
            return 0;
        });
        chain.on("GetCurrentBackBufferIndex", a -> current);
        chain.on("GetFrameLatencyWaitableObject", a -> {
            handles++;
            return WAITABLE;
        });
        chain.on("SetMaximumFrameLatency", a -> 0);
        chain.on("CheckColorSpaceSupport", a -> {
            Scratch.putInt(a[1], 1);
            return 0;
        });
        chain.on("SetColorSpace1", a -> {
            colorSpace = (int) a[0];
            return 0;
        });
        chain.on("ResizeBuffers", a -> {
            int failure = failures.getOrDefault("ResizeBuffers", 0);
            if (failure != 0) return failure;
            for (long b : buffers) {
                IUnknown.addRef(b);
                if (IUnknown.release(b) != 1) return INVALID_CALL;
            }
            if ((int) a[4] != flags) return INVALID_CALL;
            int count = (int) a[0] == 0 ? buffers.size() : (int) a[0];
            drop();
            width = (int) a[1];
            height = (int) a[2];
            format = (int) a[3] == 0 ? format : (int) a[3];
            make(count);
            return 0;
        });
        chain.on("Present", a -> {
            int failure = failures.getOrDefault("Present", 0);
            if (failure != 0) return failure;
            if (hidden) return 0x087a0001;
            if ((a[1] & 1) != 0) return 0;
            if ((a[1] & 0x200) != 0 && ((int) a[0] != 0 || (flags & 0x800) == 0)) return INVALID_CALL;
            presents.add(a[0] << 32 | a[1] & 0xffffffffL);
            long shown = buffers.get(current);
            current = (current + 1) % buffers.size();
            seen.accept(shown);
            return 0;
        });
    }

    private static boolean is(long iid, Guid known) {
        return Scratch.getLong(iid) == Scratch.getLong(known.address())
                && Scratch.getLong(iid + 8) == Scratch.getLong(known.address() + 8);
    }

    // ---- adapters -------------------------------------------------------------------------------------------------

    private long adapter(int index, long to) {
        List<Adapter> listed =
                adapters.stream().filter(a -> listsSoftware || !a.software).toList();
        return index < listed.size() ? give(adapters.indexOf(listed.get(index)), to) : NOT_FOUND;
    }

    private long give(int index, long to) {
        Adapter a = adapters.get(index);
        StandIn object = new StandIn("adapter", Tables.ADAPTER, calls);
        adapterObjects.add(object);
        references++;
        object.on("Release", r -> {
            references--;
            return 0;
        });
        object.on("QueryInterface", q -> {
            if (!is(q[0], IDXGIAdapter3.IID)) return E_NOINTERFACE;
            references++;
            Scratch.putLong(q[1], object.address);
            return 0;
        });
        object.on("QueryVideoMemoryInfo", q -> {
            Scratch.putLong(q[2], 1L << 30);
            return (int) q[0] == 0 && (int) q[1] == 0 ? 0 : INVALID_CALL;
        });
        object.on("CheckInterfaceSupport", v -> {
            Scratch.putLong(v[1], 31L << 48 | 15L << 16 | 3623);
            return 0;
        });
        object.on("GetDesc1", d -> {
            for (int i = 0; i < a.name.length(); i++) Scratch.putInt(d[0] + 2L * i, a.name.charAt(i));
            Scratch.putInt(d[0] + 2L * a.name.length(), 0);
            Scratch.putInt(d[0] + 256, a.vendor);
            Scratch.putLong(d[0] + 272, a.dedicated);
            Scratch.putLong(d[0] + 296, a.luid);
            Scratch.putInt(d[0] + 304, a.software ? 2 : 0);
            return 0;
        });
        Scratch.putLong(to, object.address);
        return 0;
    }

    // ---- buffers --------------------------------------------------------------------------------------------------

    /** The system's own calls do not fail with the driver's. */
    private void make(int count) {
        Faults.without(() -> create(count));
    }

    private void create(int count) {
        try (Scratch s = Scratch.brief(256)) {
            for (int i = 0; i < count; i++) {
                long heap = s.begin(20);
                s.i(1).i(0).i(0).i(1).i(1);
                long d = s.begin(56);
                int typeless = switch (format) {
                    case 28 -> 27;
                    case 87 -> 90;
                    case 24 -> 23;
                    default -> 9;
                };
                s.i(3).l(0)
                        .l(width)
                        .i(height)
                        .h(1)
                        .h(1)
                        .i(typeless)
                        .i(1)
                        .i(0)
                        .i(0)
                        .i(1);
                long out = s.take(8);
                int result = ID3D12Device.createCommittedResource(
                        device, heap, 0, d, 0, 0, ID3D12Resource.IID.address(), out);
                if (result < 0) throw new IllegalStateException("no buffer of " + width + " x " + height);
                buffers.add(Scratch.getLong(out));
            }
        }
        current = 0;
    }

    private void drop() {
        for (long b : buffers) {
            if (IUnknown.release(b) != 0) throw new IllegalStateException("a buffer is still referred to");
        }
        buffers.clear();
    }

    /** Objects of DXGI that were not let go of. */
    public int left() {
        return references + chainReferences + handles;
    }

    // ---- the desktop ----------------------------------------------------------------------------------------------

    @Override
    public int createFactory(boolean debug, long result) {
        int failure = failures.getOrDefault("CreateDXGIFactory2", 0);
        if (failure != 0) return failure;
        references++;
        Scratch.putLong(result, factory.address);
        return 0;
    }

    @Override
    public long event() {
        throw new IllegalStateException("nothing waits for events here");
    }

    @Override
    public boolean await(long handle, int millis) {
        if (handle != WAITABLE) throw new IllegalStateException("handle " + handle);
        return room;
    }

    @Override
    public void close(long handle) {
        if (handle != WAITABLE) throw new IllegalStateException("handle " + handle);
        handles--;
    }

    @Override
    public long clientSize(long window) {
        return windows.getOrDefault(window, GONE);
    }

    /** A window has another size. */
    public void size(long window, int newWidth, int newHeight) {
        windows.put(window, (long) newWidth << 32 | newHeight);
    }
}
