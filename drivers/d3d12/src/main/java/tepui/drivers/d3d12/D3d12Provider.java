package tepui.drivers.d3d12;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.D3D12;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Debug;
import tepui.drivers.d3d12.com.ID3D12DeviceRemovedExtendedData;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.AdapterBudget;
import tepui.drivers.d3d12.device.DeviceMemory;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Hangs;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.drivers.d3d12.program.PipelineFiles;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.driver.HangWatch;
import tepui.pipe.driver.Optimizations;

/**
 * Provider of the driver: finds adapters and opens them. Settings: {@code cache}, see {@link PipelineFiles}; {@code
 * latency}, how many presented frames the device may be behind; {@code hdr=on}, windows of Windows take half floats as
 * linear light and 10 bits as HDR10; {@code hang}, how many milliseconds nothing may get done before the device counts as one that
 * hangs; {@code without}, what is not to be saved, see {@link Optimizations}; {@code memory},
 * how many MiB the driver takes from the device at most; {@code budget}, how many MiB of it are to be resident, where
 * the system is not to be asked.
 */
public final class D3d12Provider implements DriverProvider {
    private static final Set<String> SETTINGS =
            Set.of("budget", "cache", "hang", "hdr", "latency", "memory", "pipelines", "without");

    private @Nullable List<Adapters.Adapter> found;
    private String why = "";

    private final boolean windows;
    private @Nullable Desktop desktop;

    /** Found by {@link java.util.ServiceLoader}. */
    public D3d12Provider() {
        // Not as Abi has it, which links functions.
        windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("win");
    }

    /** Provider for another desktop than the system's; otherwise as on Windows. */
    D3d12Provider(Desktop desktop) {
        windows = true;
        this.desktop = desktop;
    }

    /** Windows' own part, loaded when devices are asked for; null elsewhere. */
    private synchronized @Nullable Desktop desktop() {
        Desktop known = desktop;
        if (known == null && windows) {
            known = new Desktop.OfWindows();
            desktop = known;
        }
        return known;
    }

    @Override
    public String name() {
        return "d3d12";
    }

    @Override
    public String description() {
        return "Direct3D 12, feature level 11_0 and later";
    }

    /** Behind Vulkan where that is; elsewhere than on Windows never taken unasked. */
    @Override
    public int rank() {
        if (!windows) return -200;
        for (DeviceInfo d : devices()) if (d.kind() != DeviceInfo.Kind.SOFTWARE) return 90;
        return -150;
    }

    @Override
    public List<DeviceInfo> devices() {
        return adapters().stream().map(Adapters.Adapter::info).toList();
    }

    synchronized List<Adapters.Adapter> adapters() {
        List<Adapters.Adapter> known = found;
        if (known != null) return known;
        List<Adapters.Adapter> list = new ArrayList<>();
        if (!D3D12.whyAbsent().isEmpty()) {
            why = D3D12.whyAbsent();
        } else {
            try {
                Adapters.find(list, desktop());
                if (list.isEmpty()) why = "Direct3D 12 is there, but no device of feature level 11_0";
            } catch (RuntimeException e) {
                why = "Direct3D 12 cannot be used: " + e.getMessage();
            }
        }
        found = List.copyOf(list);
        return found;
    }

    @Override
    public String unavailable() {
        return devices().isEmpty() ? why : "";
    }

    @Override
    public Device open(DeviceInfo device, DeviceOptions options) {
        Adapters.Adapter adapter = adapters().stream()
                .filter(a -> a.info().equals(device))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("open: device is " + device + ", must be one of devices()"));
        for (String setting : options.settings().keySet()) {
            if (SETTINGS.contains(setting)) continue;
            options.messages()
                    .message(
                            DeviceOptions.MessageSink.Severity.LOW,
                            "the Direct3D 12 driver has no setting '" + setting + "'; it is ignored");
        }
        Optimizations optimizations = Optimizations.of(options);
        long limit = mebibytes(options, "memory");
        long fixed = mebibytes(options, "budget");
        Hangs hangs = new Hangs(HangWatch.nanos(options), device.kind() == DeviceInfo.Kind.SOFTWARE);
        if (options.validate()) debugLayer(options);
        long[] made = new long[1];
        Hresult.check(Adapters.open(adapter, desktop(), made), "D3D12CreateDevice");
        AdapterBudget asked;
        try {
            asked = fixed == 0 ? Adapters.budget(adapter, desktop()) : null;
        } catch (RuntimeException e) {
            IUnknown.release(made[0]);
            throw e;
        }
        LongSupplier budget = fixed == 0 ? asked : () -> fixed;
        Gpu gpu;
        try {
            DeviceMemory.Bounds bounds = new DeviceMemory.Bounds(limit, budget);
            gpu = new Gpu(made[0], adapter.limits(), optimizations, bounds, hangs, desktop());
        } catch (RuntimeException e) {
            IUnknown.release(made[0]);
            if (asked != null) asked.close();
            throw e;
        }
        boolean there = false;
        try {
            D3d12Device opened = gpu.whole(() -> new D3d12Device(device, options, gpu, desktop(), asked));
            there = true;
            return opened;
        } finally {
            if (!there && asked != null) asked.close();
            if (!there && gpu.close() != 0) {
                options.messages()
                        .message(
                                DeviceOptions.MessageSink.Severity.HIGH,
                                "a Direct3D 12 device that was not opened is still referred to");
            }
        }
    }

    private static long mebibytes(DeviceOptions options, String setting) {
        String text = options.setting(setting, "0");
        try {
            long n = Long.parseLong(text);
            if (n >= 0 && n < 1L << 32) return n << 20;
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("open: " + setting + " is '" + text + "', must be a number of MiB");
    }

    /** Turns the debug layer on, where the system has one; it reports to a debugger. */
    private static void debugLayer(DeviceOptions options) {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            if (D3D12.getDebugInterface(ID3D12DeviceRemovedExtendedData.SETTINGS_IID, out) >= 0) {
                long settings = Scratch.getLong(out);
                ID3D12DeviceRemovedExtendedData.enable(settings);
                IUnknown.release(settings);
            }
            if (D3D12.getDebugInterface(ID3D12Debug.IID, out) < 0) {
                options.messages()
                        .message(
                                DeviceOptions.MessageSink.Severity.NOTE,
                                "this Direct3D 12 has no debug layer; on Windows it is the feature Graphics Tools");
                return;
            }
            long debug = Scratch.getLong(out);
            ID3D12Debug.enableDebugLayer(debug);
            IUnknown.release(debug);
        }
    }
}
