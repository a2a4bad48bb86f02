package tepui.stream;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

/** Flight recorder event: a caller waited for the driver's thread. */
@Name("tepui.StreamWait")
@Label("Wait for the driver's thread")
@Category("Tepui")
final class WaitEvent extends Event {
    @Label("Reason")
    @Nullable
    String reason;

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
