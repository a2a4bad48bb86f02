package tepui.drivers.d3d12;

/** Buffer of a window as recorders use it: they say what commands are about to do with its texture. */
interface DrawnWindow extends WindowImage {
    /** A command of the recorder is about to use the texture. */
    void used(Recorder by, int state); // hot
}
