package tepui.frontends.d3d9.base;

import java.util.Locale;
import tepui.pipe.DeviceInfo;

/** Vendor of an adapter, as programs see it: by the name of the device below, or as the program's owner says. */
public final class AdapterVendor {
    public static final int AMD = 0x1002;
    public static final int NVIDIA = 0x10de;
    public static final int INTEL = 0x8086;

    private final int found;
    private int chosen;

    public AdapterVendor(DeviceInfo info) {
        String text = (info.vendor() + " " + info.name()).toLowerCase(Locale.ROOT);
        if (text.contains("amd") || text.contains("ati ") || text.contains("radeon")) found = AMD;
        else if (text.contains("intel")) found = INTEL;
        // What programs know best, where it is none of the three.
        else found = NVIDIA;
    }

    /** Says whose it is; 0 for what the device below is. */
    public void choose(int id) {
        chosen = id;
    }

    public int id() {
        return chosen != 0 ? chosen : found;
    }

    public boolean isNvidia() {
        return id() == NVIDIA;
    }
}
