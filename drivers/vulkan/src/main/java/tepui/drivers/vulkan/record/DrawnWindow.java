package tepui.drivers.vulkan.record;

import tepui.drivers.vulkan.resource.WindowImage;

/** Image of a window as recorders use it: they say what commands are about to do with its texture. */
public interface DrawnWindow extends WindowImage {
    /** Commands are about to write it; {@code suits} says whether they could do so in the window's image. */
    void write(Recorder by, boolean suits);

    /** Commands are about to read what it holds. */
    void read(); // hot
}
