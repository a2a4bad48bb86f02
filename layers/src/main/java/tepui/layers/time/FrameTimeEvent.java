package tepui.layers.time;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Flight recorder event: how long the device was at a frame. It is taken some frames later, when that is known. */
@Name("tepui.DeviceFrame")
@Label("Frame on the device")
@Description("From the first command of a frame to its last, by the device's clock")
@Category("Tepui")
@StackTrace(false)
final class FrameTimeEvent extends Event {
    private static final FrameTimeEvent KIND = new FrameTimeEvent();

    @Label("Time")
    @Timespan(Timespan.NANOSECONDS)
    long time;

    /** Whether a recording that runs takes this event; only then one is made. Asked where {@code FlightRecording.isOn()}. */
    static boolean isTaken() { // hot
        return KIND.isEnabled();
    }

    static void commit(long nanos) {
        FrameTimeEvent event = new FrameTimeEvent();
        event.time = nanos;
        event.commit();
    }
}
