package tepui.frontends.d3d9.present;

import tepui.frontends.d3d9.resource.ResourceRegistry;

/** Presentation of a device: what its swap chains share. */
public final class Presentation {
    final ResourceRegistry registry;
    final DisplayModes modes;

    /** Frames that the program may be ahead when it presents: 0 waits for each, -1 for none. */
    public int latency = 3;
    /** A thread for each window shows the pictures. */
    public boolean onThread;
    /** Swap chains that the program made and holds. */
    private int chains;

    public Presentation(ResourceRegistry registry, DisplayModes modes) {
        this.registry = registry;
        this.modes = modes;
    }

    void chainHeld(int change) {
        chains += change;
    }

    /** Does the program hold swap chains that it made? */
    public boolean hasChains() {
        return chains > 0;
    }
}
