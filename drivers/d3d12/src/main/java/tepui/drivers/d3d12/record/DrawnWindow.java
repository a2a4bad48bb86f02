package tepui.drivers.d3d12.record;

import tepui.drivers.d3d12.resource.WindowImage;

/** Back buffer of a window that recorders notify before commands use its texture. */
public interface DrawnWindow extends WindowImage {
    /** A command of the recorder is about to use the texture. */
    void used(Recorder by, int state); // hot
}
