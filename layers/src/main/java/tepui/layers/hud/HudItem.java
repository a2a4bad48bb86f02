package tepui.layers.hud;

import java.util.Locale;
import tepui.pipe.Counters;

/** Items that the HUD can show: name, unit, and how the value is read. */
public enum HudItem {
    FPS("fps", ""),
    FRAMETIME("frametime", "us"),
    DRAWS("draws", ""),
    PRIMITIVES("primitives", ""),
    DISPATCHES("dispatches", ""),
    WAITS("waits", ""),
    COMPILES("compiles", ""),
    COMPILE_WAITS("compilewaits", ""),
    PIPELINES("pipelines", ""),
    PASSES("passes", ""),
    BARRIERS("barriers", ""),
    DESCRIPTORS("descriptors", ""),
    SUBMITS("submits", ""),
    UPLOADED("uploaded", "kb"),
    READ_BACK("readback", "kb"),
    MAPS("maps", ""),
    RENAMES("renames", ""),
    /** Of large draws, by the software device. */
    SHARED_RUNS("sharedruns", ""),
    /** Of surfaces, likewise. */
    SHARED_BANDS("sharedbands", ""),
    /** Presents whose picture was copied. */
    PRESENT_COPIES("presentcopies", ""),
    /** Of device memory. */
    ALLOCATIONS("allocations", ""),
    /** Of the Java heap. */
    MEMORY("memory", "mb"),
    /** Time of garbage collection. */
    GC("gc", "ms");

    private final String word;
    private final String unit;

    HudItem(String word, String unit) {
        this.word = word;
        this.unit = unit;
    }

    public String word() {
        return word;
    }

    /** Empty where it is a number of things. */
    public String unit() {
        return unit;
    }

    static HudItem of(String word) {
        for (HudItem item : values()) {
            if (item.word.equals(word.toLowerCase(Locale.ROOT))) return item;
        }
        StringBuilder known = new StringBuilder();
        for (HudItem item : values()) known.append(known.isEmpty() ? "" : ", ").append(item.word);
        throw new IllegalArgumentException(
                "hud: there is no figure '" + word + "'; there are " + known + ", and full, events, csv=FILE, scale=N");
    }

    /** The running total of a counter; 0 for what is none. */
    long total(Counters c) { // hot
        return switch (this) {
            case DRAWS -> c.draws;
            case PRIMITIVES -> c.primitives;
            case DISPATCHES -> c.dispatches;
            case WAITS -> c.waits;
            case COMPILES -> c.compiles;
            case COMPILE_WAITS -> c.compileWaits;
            case PIPELINES -> c.pipelineSwitches;
            case PASSES -> c.renderPasses;
            case BARRIERS -> c.barriers;
            case DESCRIPTORS -> c.descriptorWrites;
            case SUBMITS -> c.submits;
            case UPLOADED -> c.uploadedBytes;
            case READ_BACK -> c.readBackBytes;
            case MAPS -> c.maps;
            case RENAMES -> c.renames;
            case SHARED_RUNS -> c.sharedRuns;
            case SHARED_BANDS -> c.sharedBands;
            case PRESENT_COPIES -> c.presentCopies;
            case ALLOCATIONS -> c.allocations;
            case FPS, FRAMETIME, MEMORY, GC -> 0;
        };
    }
}
