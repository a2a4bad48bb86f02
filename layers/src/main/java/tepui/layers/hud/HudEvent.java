package tepui.layers.hud;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** Flight recorder event: a frame, with all figures that the display has, by their words. */
@Name("tepui.Frame")
@Label("Frame")
@Description("A picture that was shown, with the figures of the HUD")
@Category("Tepui")
@StackTrace(false)
final class HudEvent extends Event {
    private static final HudEvent KIND = new HudEvent();

    @Label("Frame")
    long frame;

    @Label("Frames a second")
    long fps;

    @Label("Frame time")
    @Timespan(Timespan.MICROSECONDS)
    long frametime;

    @Label("Draws")
    long draws;

    @Label("Primitives")
    long primitives;

    @Label("Dispatches")
    long dispatches;

    @Label("Waits")
    long waits;

    @Label("Compiles")
    long compiles;

    @Label("Draws that waited for a compile")
    long compilewaits;

    @Label("Changes of pipeline")
    long pipelines;

    @Label("Render passes")
    long passes;

    @Label("Barriers")
    long barriers;

    @Label("Descriptors written")
    long descriptors;

    @Label("Submits")
    long submits;

    @Label("Uploaded, KiB")
    long uploaded;

    @Label("Read back, KiB")
    long readback;

    @Label("Maps")
    long maps;

    @Label("Renames")
    long renames;

    @Label("Runs of large draws that were shared")
    long sharedruns;

    @Label("Bands of surfaces that were shared")
    long sharedbands;

    @Label("Presents that were copied")
    long presentcopies;

    @Label("Allocations of device memory")
    long allocations;

    @Label("Java heap, MiB")
    long memory;

    @Label("Garbage collection")
    @Timespan(Timespan.MILLISECONDS)
    long gc;

    /** Whether a recording that runs takes this event; only then one is made. Asked where {@code FlightRecording.isOn()}. */
    static boolean isTaken() {
        return KIND.isEnabled();
    }

    static void commit(HudFigures f) {
        HudEvent e = new HudEvent();
        if (!e.shouldCommit()) return;
        e.frame = f.frames();
        e.fps = f.at(HudItem.FPS, 0);
        e.frametime = f.at(HudItem.FRAMETIME, 0);
        e.draws = f.at(HudItem.DRAWS, 0);
        e.primitives = f.at(HudItem.PRIMITIVES, 0);
        e.dispatches = f.at(HudItem.DISPATCHES, 0);
        e.waits = f.at(HudItem.WAITS, 0);
        e.compiles = f.at(HudItem.COMPILES, 0);
        e.compilewaits = f.at(HudItem.COMPILE_WAITS, 0);
        e.pipelines = f.at(HudItem.PIPELINES, 0);
        e.passes = f.at(HudItem.PASSES, 0);
        e.barriers = f.at(HudItem.BARRIERS, 0);
        e.descriptors = f.at(HudItem.DESCRIPTORS, 0);
        e.submits = f.at(HudItem.SUBMITS, 0);
        e.uploaded = f.at(HudItem.UPLOADED, 0);
        e.readback = f.at(HudItem.READ_BACK, 0);
        e.maps = f.at(HudItem.MAPS, 0);
        e.renames = f.at(HudItem.RENAMES, 0);
        e.sharedruns = f.at(HudItem.SHARED_RUNS, 0);
        e.sharedbands = f.at(HudItem.SHARED_BANDS, 0);
        e.presentcopies = f.at(HudItem.PRESENT_COPIES, 0);
        e.allocations = f.at(HudItem.ALLOCATIONS, 0);
        e.memory = f.at(HudItem.MEMORY, 0);
        e.gc = f.at(HudItem.GC, 0);
        e.commit();
    }
}
