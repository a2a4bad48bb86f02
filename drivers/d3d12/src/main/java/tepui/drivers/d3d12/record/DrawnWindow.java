package tepui.drivers.d3d12.record;

import tepui.drivers.d3d12.resource.WindowImage;

/** Buffer of a window as recorders use it: they say what commands are about to do with its texture. */
public interface DrawnWindow extends WindowImage {
    /** A command of the recorder is about to use the texture. */
    void used(Recorder by, int state); // hot
}
