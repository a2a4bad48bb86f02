package tepui.drivers.d3d12.device;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.dxbc.DxbcOptions;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.StateTables;
import tepui.pipe.driver.FramePacer;
import tepui.pipe.driver.StorageChanges;

/** Core of an opened device: what its objects and its contexts share: the GPU, its formats, limits and states. */
public final class DeviceCore {
    /** Whose objects they are. */
    public final Device device;

    public final Gpu gpu;
    public final DxgiFormats formats;
    public final DxbcOptions dxbc;
    private final Caps caps;
    /** Buffers that got other storage and textures that got another place: contexts look again. */
    public final StorageChanges storages = new StorageChanges();

    /** Frames that may be unfinished when a present returns. */
    public final int latency;

    /** Windows' own part of presenting; null elsewhere. */
    public final @Nullable Desktop desktop;

    /** Pictures of more than 8 bits have a wide range. */
    public final boolean wide;

    public DeviceCore(
            Device device, Gpu gpu, DxgiFormats formats, Caps caps, DxbcOptions dxbc, @Nullable Desktop desktop) {
        this.device = device;
        this.gpu = gpu;
        this.formats = formats;
        this.caps = caps;
        this.dxbc = dxbc;
        this.desktop = desktop;
        latency = FramePacer.latency(device.options());
        String hdr = device.options().setting("hdr", "off");
        wide = switch (hdr) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new IllegalArgumentException("open: hdr is '" + hdr + "', must be on or off");
        };
    }

    public Caps caps() { // hot
        return caps;
    }

    public StateTables states() { // hot
        return device.states();
    }
}
