package tepui.stream;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

/** Flight recorder event: a caller waited for the driver's thread. */
@Name("tepui.StreamWait")
@Label("Wait for the driver's thread")
@Description("The program's thread stood still until the driver's had come so far")
@Category("Tepui")
final class WaitEvent extends Event {
    private static final WaitEvent KIND = new WaitEvent();

    @Label("Reason")
    @Nullable
    String reason;

    /** Whether a recording that runs takes this event; only then one is made. Asked where {@code FlightRecording.isOn()}. */
    static boolean isTaken() { // hot
        return KIND.isEnabled();
    }

    static WaitEvent start() {
        WaitEvent event = new WaitEvent();
        event.begin();
        return event;
    }

    void end(WaitReason of) {
        end();
        if (!shouldCommit()) return;
        reason = of.name();
        commit();
    }
}
