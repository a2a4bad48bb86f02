package tepui.layers.hud;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** In a flight recording: a frame, with its figures. */
@Name("tepui.Frame")
@Label("Frame")
@Category("Tepui")
@StackTrace(false)
final class HudEvent extends Event {
    @Label("Frame")
    long frame;

    @Label("Frame time, microseconds")
    long frameTime;

    @Label("Draws")
    long draws;

    @Label("Waits")
    long waits;

    @Label("Compiles")
    long compiles;

    @Label("Draws that waited for a compile")
    long compileWaits;

    @Label("Render passes")
    long passes;

    @Label("Barriers")
    long barriers;

    @Label("Submits")
    long submits;

    @Label("Uploaded, KiB")
    long uploaded;

    @Label("Renames")
    long renames;

    static void commit(HudFigures f) {
        if (!FlightRecorder.isInitialized()) return;
        HudEvent e = new HudEvent();
        if (!e.shouldCommit()) return;
        e.frame = f.frames();
        e.frameTime = f.at(HudItem.FRAMETIME, 0);
        e.draws = f.at(HudItem.DRAWS, 0);
        e.waits = f.at(HudItem.WAITS, 0);
        e.compiles = f.at(HudItem.COMPILES, 0);
        e.compileWaits = f.at(HudItem.COMPILE_WAITS, 0);
        e.passes = f.at(HudItem.PASSES, 0);
        e.barriers = f.at(HudItem.BARRIERS, 0);
        e.submits = f.at(HudItem.SUBMITS, 0);
        e.uploaded = f.at(HudItem.UPLOADED, 0);
        e.renames = f.at(HudItem.RENAMES, 0);
        e.commit();
    }
}
