package tepui.drivers.d3d12;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.D3D12;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.IDXGIAdapter1;
import tepui.drivers.d3d12.com.IDXGIAdapter3;
import tepui.drivers.d3d12.com.IDXGIFactory4;
import tepui.drivers.d3d12.com.IDXGIFactory6;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.AdapterBudget;
import tepui.drivers.d3d12.device.VulkanLimits;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.pipe.DeviceInfo;
import tepui.pipe.UnsupportedByDeviceException;

/** List of adapters: DXGI's adapters on Windows; elsewhere the Vulkan device that vkd3d takes, the first. */
final class Adapters {
    private static final int SOFTWARE_FLAG = 2;
    private static final int MOST = 64;

    /**
     * Adapter that can be opened.
     *
     * @param luid what the system calls it until it is started anew; 0 where there is no DXGI
     * @param limits what a device of Vulkan below it adds to its own
     */
    record Adapter(DeviceInfo info, long luid, VulkanLimits limits) {}

    private Adapters() {}

    /** @param desktop Windows' own part; null where there is none */
    static void find(List<Adapter> list, @Nullable Desktop desktop) {
        if (desktop != null) fromFactory(list, desktop);
        else fromVkd3d(list);
    }

    /** The device, with one reference. */
    static int open(Adapter a, @Nullable Desktop desktop, long[] device) {
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            if (desktop == null) {
                int result = D3D12.createDevice(0, out);
                device[0] = Scratch.getLong(out);
                return result;
            }
            long factory = factory(desktop, s);
            try {
                int found = IDXGIFactory4.enumAdapterByLuid(factory, a.luid, IDXGIAdapter1.IID.address(), out);
                if (found < 0 && a.info.kind() == DeviceInfo.Kind.SOFTWARE) {
                    found = IDXGIFactory4.enumWarpAdapter(factory, IDXGIAdapter1.IID.address(), out);
                }
                if (found < 0) {
                    throw new UnsupportedByDeviceException("open: " + a.info.name()
                            + " is there no longer, or its driver was started anew; look for devices again");
                }
                long adapter = Scratch.getLong(out);
                Scratch.putLong(out, 0);
                int result = D3D12.createDevice(adapter, out);
                IUnknown.release(adapter);
                device[0] = Scratch.getLong(out);
                return result;
            } finally {
                IUnknown.release(factory);
            }
        }
    }

    /** Source of the process's memory budget; null where the system tells none. */
    static @Nullable AdapterBudget budget(Adapter a, @Nullable Desktop desktop) {
        if (desktop == null) return null;
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            long factory = factory(desktop, s);
            try {
                if (IDXGIFactory4.enumAdapterByLuid(factory, a.luid, IDXGIAdapter1.IID.address(), out) < 0) return null;
                long adapter = Scratch.getLong(out);
                boolean newer = IUnknown.queryInterface(adapter, IDXGIAdapter3.IID.address(), out) >= 0;
                IUnknown.release(adapter);
                return newer ? new AdapterBudget(Scratch.getLong(out)) : null;
            } finally {
                IUnknown.release(factory);
            }
        }
    }

    private static long factory(Desktop desktop, Scratch s) {
        long out = s.take(8);
        Hresult.check(desktop.createFactory(false, out), "CreateDXGIFactory2");
        return Scratch.getLong(out);
    }

    // ---- Windows --------------------------------------------------------------------------------------------------

    /** The fastest first where the system knows, software last: the system lists its own, WARP, or is asked for it. */
    private static void fromFactory(List<Adapter> list, Desktop desktop) {
        try (Scratch s = Scratch.brief(1024)) {
            long factory = factory(desktop, s);
            long newer = 0;
            try {
                long out = s.take(8);
                long desc = s.take(320);
                if (IUnknown.queryInterface(factory, IDXGIFactory6.IID.address(), out) >= 0) {
                    newer = Scratch.getLong(out);
                }
                List<Adapter> software = new ArrayList<>();
                for (int i = 0; i < MOST; i++) {
                    int result = newer != 0
                            ? IDXGIFactory6.enumAdapterByGpuPreference(
                                    newer, i, IDXGIFactory6.HIGH_PERFORMANCE, IDXGIAdapter1.IID.address(), out)
                            : IDXGIFactory4.enumAdapters1(factory, i, out);
                    if (result < 0) break;
                    look(Scratch.getLong(out), desc, out, list, software);
                }
                if (software.isEmpty()
                        && IDXGIFactory4.enumWarpAdapter(factory, IDXGIAdapter1.IID.address(), out) >= 0) {
                    look(Scratch.getLong(out), desc, out, list, software);
                }
                for (Adapter a : software) add(list, a.info, a.luid);
            } finally {
                if (newer != 0) IUnknown.release(newer);
                IUnknown.release(factory);
            }
        }
    }

    /** Lets go of the adapter. */
    private static void look(long adapter, long desc, long out, List<Adapter> list, List<Adapter> software) {
        boolean described = IDXGIAdapter1.getDesc1(adapter, desc) >= 0;
        long luid = Scratch.getLong(desc + 296);
        boolean known = Stream.concat(list.stream(), software.stream()).anyMatch(a -> a.luid == luid);
        Scratch.putLong(out, 0);
        long driver = IDXGIAdapter1.driverVersion(adapter, out) >= 0 ? Scratch.getLong(out) : 0;
        Scratch.putLong(out, 0);
        boolean usable = described && !known && D3D12.createDevice(adapter, out) >= 0;
        if (usable) IUnknown.release(Scratch.getLong(out));
        IUnknown.release(adapter);
        if (!usable) return;
        DeviceInfo info = describe(desc, driver);
        add(info.kind() == DeviceInfo.Kind.SOFTWARE ? software : list, info, luid);
    }

    private static void add(List<Adapter> list, DeviceInfo d, long luid) {
        long twins = list.stream().filter(a -> a.info.id().startsWith(d.id())).count();
        String id = twins == 0 ? d.id() : d.id() + "-" + (twins + 1);
        DeviceInfo numbered = new DeviceInfo(d.driver(), list.size(), id, d.name(), d.kind(), d.vendor(), d.version());
        list.add(new Adapter(numbered, luid, VulkanLimits.NONE));
    }

    /** From a DXGI_ADAPTER_DESC1: a name of 128 units, numbers, three sizes, the locally unique id, flags. */
    private static DeviceInfo describe(long desc, long driver) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < 128; i++) {
            char c = (char) (Scratch.getInt(desc + 2L * i) & 0xffff);
            if (c == 0) break;
            name.append(c);
        }
        int vendor = Scratch.getInt(desc + 256);
        long dedicated = Scratch.getLong(desc + 272);
        boolean software = (Scratch.getInt(desc + 304) & SOFTWARE_FLAG) != 0;
        DeviceInfo.Kind kind = software
                ? DeviceInfo.Kind.SOFTWARE
                : dedicated > 512L << 20 ? DeviceInfo.Kind.DISCRETE : DeviceInfo.Kind.INTEGRATED;
        // Unlike the locally unique id, these are the same after the next start of the system.
        String id = String.format(
                Locale.ROOT, "%04x-%04x-%08x", vendor, Scratch.getInt(desc + 260), Scratch.getInt(desc + 264));
        return new DeviceInfo("d3d12", 0, id, name.toString(), kind, vendor(vendor), version(driver));
    }

    private static String version(long driver) {
        if (driver == 0) return "Direct3D 12";
        return "Direct3D 12; driver " + (driver >>> 48) + "." + (driver >> 32 & 0xffff) + "." + (driver >> 16 & 0xffff)
                + "." + (driver & 0xffff);
    }

    private static String vendor(int id) {
        return switch (id) {
            case 0x1002 -> "AMD";
            case 0x10de -> "NVIDIA";
            case 0x1414 -> "Microsoft";
            case 0x10005 -> "Mesa";
            case 0x5143, 0x4d4f4351 -> "Qualcomm";
            case 0x8086 -> "Intel";
            default -> "0x" + Integer.toHexString(id);
        };
    }

    // ---- vkd3d ----------------------------------------------------------------------------------------------------

    private static void fromVkd3d(List<Adapter> list) {
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            Hresult.check(D3D12.createDevice(0, out), "D3D12CreateDevice");
            long device = Scratch.getLong(out);
            try {
                VulkanBelow below = VulkanBelow.of(device);
                DeviceInfo info = below == null
                        ? new DeviceInfo(
                                "d3d12", 0, "vkd3d", "vkd3d", DeviceInfo.Kind.VIRTUAL, "vkd3d", "Direct3D 12 by vkd3d")
                        : new DeviceInfo(
                                "d3d12",
                                0,
                                "vkd3d",
                                below.name() + " (vkd3d)",
                                below.deviceKind(),
                                vendor(below.vendor()),
                                "Direct3D 12 by vkd3d");
                list.add(new Adapter(info, 0, below == null ? VulkanLimits.NONE : below.limits()));
            } finally {
                IUnknown.release(device);
            }
        }
    }
}
