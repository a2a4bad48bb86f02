package tepui.frontends.d3d9.present;

import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.resource.ResourceRegistry;

/** Presentation of a device: what its swap chains share. */
public final class Presentation {
    final ResourceRegistry registry;
    final DisplayMode9 desktop;

    /** Frames that the program may be ahead when it presents: 0 waits for each, -1 for none. */
    public int latency = 3;
    /** A thread for each window shows the pictures. */
    public boolean onThread;
    /** Swap chains that the program made and holds. */
    private int chains;

    public Presentation(ResourceRegistry registry, DisplayMode9 desktop) {
        this.registry = registry;
        this.desktop = desktop;
    }

    void chainHeld(int change) {
        chains += change;
    }

    /** Does the program hold swap chains that it made? */
    public boolean hasChains() {
        return chains > 0;
    }
}
