package tepui.pipe.driver;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

/**
 * Flight recorder event: a driver compiled something. A draw that waited for it shows as such, with its thread and its
 * stack.
 */
@Name("tepui.Compile")
@Label("Compile")
@Description("A driver made a pipeline or a kernel")
@Category("Tepui")
public final class CompileEvent extends Event {
    @Label("What was made")
    @Nullable
    String what;

    @Label("A draw waited for it")
    boolean waited;

    private CompileEvent() {}

    /** Begins one; only where {@link FlightRecording#isOn}. */
    public static CompileEvent start() {
        CompileEvent event = new CompileEvent();
        event.begin();
        return event;
    }

    /** Ends it. */
    public void end(String made, boolean waitedFor) {
        end();
        if (!shouldCommit()) return;
        what = made;
        waited = waitedFor;
        commit();
    }
}
