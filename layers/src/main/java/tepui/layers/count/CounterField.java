package tepui.layers.count;

import java.util.List;
import tepui.pipe.Counters;

/** Figures of a frame, each with its name and unit. All but the first are fields of {@link Counters}. */
public enum CounterField {
    FRAME_TIME("frame time", "ns"),
    DRAWS("draws", ""),
    DISPATCHES("dispatches", ""),
    PRIMITIVES("primitives", ""),
    WAITS("waits", ""),
    COMPILES("compiles", ""),
    COMPILE_WAITS("compile waits", ""),
    PIPELINE_SWITCHES("pipeline switches", ""),
    PIPELINE_LOOK_UPS("pipelines looked up", ""),
    RENDER_PASSES("render passes", ""),
    BARRIERS("barriers", ""),
    DESCRIPTOR_WRITES("descriptor writes", ""),
    SUBMITS("submits", ""),
    UPLOADED_BYTES("uploaded", "bytes"),
    READ_BACK_BYTES("read back", "bytes"),
    MAPS("maps", ""),
    RENAMES("renames", ""),
    SHARED_RUNS("runs shared", ""),
    SHARED_BANDS("bands shared", ""),
    PRESENTS("presents", ""),
    PRESENT_COPIES("presents copied", ""),
    ALLOCATIONS("allocations", "");

    private static final List<CounterField> ALL = List.of(values());

    private final String label;
    private final String unit;

    CounterField(String label, String unit) {
        this.label = label;
        this.unit = unit;
    }

    public String label() {
        return label;
    }

    /** Empty where it is a number of things. */
    public String unit() {
        return unit;
    }

    public static List<CounterField> all() {
        return ALL;
    }

    /** The running total; of {@link #FRAME_TIME}, the time that is given. */
    long total(Counters c, long nanos) { // hot
        return switch (this) {
            case FRAME_TIME -> nanos;
            case DRAWS -> c.draws;
            case DISPATCHES -> c.dispatches;
            case PRIMITIVES -> c.primitives;
            case WAITS -> c.waits;
            case COMPILES -> c.compiles;
            case COMPILE_WAITS -> c.compileWaits;
            case PIPELINE_SWITCHES -> c.pipelineSwitches;
            case PIPELINE_LOOK_UPS -> c.pipelineLookUps;
            case RENDER_PASSES -> c.renderPasses;
            case BARRIERS -> c.barriers;
            case DESCRIPTOR_WRITES -> c.descriptorWrites;
            case SUBMITS -> c.submits;
            case UPLOADED_BYTES -> c.uploadedBytes;
            case READ_BACK_BYTES -> c.readBackBytes;
            case MAPS -> c.maps;
            case RENAMES -> c.renames;
            case SHARED_RUNS -> c.sharedRuns;
            case SHARED_BANDS -> c.sharedBands;
            case PRESENTS -> c.presents;
            case PRESENT_COPIES -> c.presentCopies;
            case ALLOCATIONS -> c.allocations;
        };
    }
}
