package tepui.frontends.d3d9.device;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.Restorable;

/**
 * Markers of a device, as the functions D3DPERF_... have them: events are groups of the device below, where debuggers and the inspector show them. Their colours
 * are not kept. Events that are open when the device below is replaced are opened anew.
 */
final class MarkerCalls implements Restorable {
    /** Events within each other that the device below hears of; a program that forgets to end them costs no more. */
    static final int MOST_SHOWN = 64;

    private final Backend backend;
    /** Names of the events that are open, the outermost first, as far as they are shown. */
    private final List<String> shown = new ArrayList<>();

    private int depth;

    MarkerCalls(Backend backend) {
        this.backend = backend;
        backend.keep(this);
    }

    public int beginEvent(int color, @Nullable String name) {
        int level = depth++;
        if (level < MOST_SHOWN) {
            String group = text(name);
            shown.add(group);
            if (!backend.loss.isBelow()) backend.pipe.pushGroup(group);
        }
        return level;
    }

    public int endEvent() {
        if (depth == 0) return -1;
        int level = --depth;
        if (level < MOST_SHOWN) {
            shown.removeLast();
            if (!backend.loss.isBelow()) backend.pipe.popGroup();
        }
        return level;
    }

    public int setMarker(int color, @Nullable String name) {
        if (!backend.loss.isBelow()) backend.pipe.mark(text(name));
        return depth;
    }

    /** A marker without a name has an empty one. */
    private static String text(@Nullable String name) {
        return name == null ? "" : name;
    }

    @Override
    public void restore() {
        for (String name : shown) backend.pipe.pushGroup(name);
    }
}
