package tepui.stream;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Flight recorder event: a picture was handed to the driver's thread, with the stream's figures up to then. */
@Name("tepui.StreamFrame")
@Label("Frame handed on")
@Description("The program has shown a picture, which the driver's thread is yet to draw")
@Category("Tepui")
@StackTrace(false)
final class FrameEvent extends Event {
    private static final FrameEvent KIND = new FrameEvent();

    @Label("Frame")
    long frame;

    @Label("Packets since the start")
    long packets;

    @Label("Bytes since the start")
    @DataAmount
    long bytes;

    @Label("Waits since the start")
    long waits;

    @Label("Merged draws since the start")
    long mergedDraws;

    /** Whether a recording that runs takes this event; only then one is made. Asked where {@code FlightRecording.isOn()}. */
    static boolean isTaken() { // hot
        return KIND.isEnabled();
    }

    static void commit(StreamCounters c) {
        FrameEvent event = new FrameEvent();
        if (!event.shouldCommit()) return;
        event.frame = c.presents;
        event.packets = c.packets;
        event.bytes = c.bytes;
        event.waits = c.stalls();
        event.mergedDraws = c.mergedDraws;
        event.commit();
    }
}
