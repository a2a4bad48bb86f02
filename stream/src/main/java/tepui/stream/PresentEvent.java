package tepui.stream;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/** Flight recorder event: the driver's thread presented a picture. */
@Name("tepui.Present")
@Label("Present")
@Description("The driver showed a picture, with the time that this took")
@Category("Tepui")
final class PresentEvent extends Event {
    private static final PresentEvent KIND = new PresentEvent();

    @Label("Outcome")
    @Nullable
    String outcome;

    /** Whether a recording that runs takes this event; only then one is made. Asked where {@code FlightRecording.isOn()}. */
    static boolean isTaken() { // hot
        return KIND.isEnabled();
    }

    static PresentEvent start() {
        PresentEvent event = new PresentEvent();
        event.begin();
        return event;
    }

    void end(Surface.Outcome of) {
        end();
        if (!shouldCommit()) return;
        outcome = of.name();
        commit();
    }
}
