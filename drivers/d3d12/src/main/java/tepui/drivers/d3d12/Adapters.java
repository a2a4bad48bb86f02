package tepui.drivers.d3d12;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.D3D12;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.IDXGIAdapter1;
import tepui.drivers.d3d12.com.IDXGIFactory4;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.DeviceInfo;
import tepui.pipe.Memory;

/** The devices that there are: DXGI's adapters on Windows; elsewhere the Vulkan device that vkd3d takes, the first. */
@SuppressWarnings("restricted") // the launcher enables native access for this module
final class Adapters {
    private static final int SOFTWARE_FLAG = 2;

    /**
     * One of them.
     *
     * @param number DXGI's; -1 where there is no DXGI
     */
    record Adapter(DeviceInfo info, int number) {}

    private Adapters() {}

    static void find(List<Adapter> list) {
        if (Abi.WINDOWS) fromFactory(list);
        else fromVkd3d(list);
    }

    /** The device, with one reference. */
    static int open(Adapter a, long[] device) {
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            if (a.number < 0) {
                int result = D3D12.createDevice(0, out);
                device[0] = Scratch.getLong(out);
                return result;
            }
            long factory = factory(s);
            try {
                Hresult.check(IDXGIFactory4.enumAdapters1(factory, a.number, out), "EnumAdapters1");
                long adapter = Scratch.getLong(out);
                int result = D3D12.createDevice(adapter, out);
                IUnknown.release(adapter);
                device[0] = Scratch.getLong(out);
                return result;
            } finally {
                IUnknown.release(factory);
            }
        }
    }

    private static long factory(Scratch s) {
        long out = s.take(8);
        Hresult.check(D3D12.createFactory(out), "CreateDXGIFactory2");
        return Scratch.getLong(out);
    }

    // ---- Windows --------------------------------------------------------------------------------------------------

    private static void fromFactory(List<Adapter> list) {
        try (Scratch s = Scratch.brief(1024)) {
            long factory = factory(s);
            try {
                long out = s.take(8);
                long desc = s.take(320);
                for (int i = 0; IDXGIFactory4.enumAdapters1(factory, i, out) >= 0; i++) {
                    long adapter = Scratch.getLong(out);
                    boolean described = IDXGIAdapter1.getDesc1(adapter, desc) >= 0;
                    Scratch.putLong(out, 0);
                    boolean usable = described && D3D12.createDevice(adapter, out) >= 0;
                    if (usable) IUnknown.release(Scratch.getLong(out));
                    IUnknown.release(adapter);
                    if (usable) list.add(new Adapter(describe(desc, list.size()), i));
                }
            } finally {
                IUnknown.release(factory);
            }
        }
    }

    /** From a DXGI_ADAPTER_DESC1: a name of 128 units, numbers, three sizes, the locally unique id, flags. */
    private static DeviceInfo describe(long desc, int index) {
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
        String id = Long.toHexString(Scratch.getLong(desc + 296));
        return new DeviceInfo("d3d12", index, id, name.toString(), kind, vendor(vendor), "Direct3D 12");
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
        try (Scratch s = Scratch.brief(2048)) {
            long out = s.take(8);
            Hresult.check(D3D12.createDevice(0, out), "D3D12CreateDevice");
            long device = Scratch.getLong(out);
            try {
                long properties = s.take(1024);
                DeviceInfo info = properties(device, properties)
                        ? new DeviceInfo(
                                "d3d12",
                                0,
                                "vkd3d",
                                text(properties + 20) + " (vkd3d)",
                                switch (Scratch.getInt(properties + 16)) {
                                    case 1 -> DeviceInfo.Kind.INTEGRATED;
                                    case 2 -> DeviceInfo.Kind.DISCRETE;
                                    case 4 -> DeviceInfo.Kind.SOFTWARE;
                                    default -> DeviceInfo.Kind.VIRTUAL;
                                },
                                vendor(Scratch.getInt(properties + 8)),
                                "Direct3D 12 by vkd3d")
                        : new DeviceInfo(
                                "d3d12", 0, "vkd3d", "vkd3d", DeviceInfo.Kind.VIRTUAL, "vkd3d", "Direct3D 12 by vkd3d");
                list.add(new Adapter(info, -1));
            } finally {
                IUnknown.release(device);
            }
        }
    }

    /** The VkPhysicalDeviceProperties of what is below, where vkd3d and the loader tell. */
    private static boolean properties(long device, long to) {
        try {
            SymbolLookup vkd3d = SymbolLookup.libraryLookup("libvkd3d.so.1", Arena.global());
            SymbolLookup vulkan = SymbolLookup.libraryLookup("libvulkan.so.1", Arena.global());
            MethodHandle physical = Abi.systemFunction(vkd3d.findOrThrow("vkd3d_get_vk_physical_device"), "J_J");
            MethodHandle ask = Abi.systemFunction(vulkan.findOrThrow("vkGetPhysicalDeviceProperties"), "V_JJ");
            long handle = (long) physical.invokeExact(device);
            if (handle == 0) return false;
            ask.invokeExact(handle, to);
            return true;
        } catch (IllegalArgumentException | java.util.NoSuchElementException e) {
            return false;
        } catch (Throwable t) {
            if (t instanceof Error e) throw e;
            return false;
        }
    }

    private static String text(long at) {
        int length = 0;
        while (length < 256 && Memory.ALL.get(java.lang.foreign.ValueLayout.JAVA_BYTE, at + length) != 0) length++;
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = Memory.ALL.get(java.lang.foreign.ValueLayout.JAVA_BYTE, at + i);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
