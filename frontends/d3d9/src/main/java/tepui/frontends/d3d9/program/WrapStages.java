package tepui.frontends.d3d9.program;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.pass.CylindricalStage;
import tepui.pipe.ShaderObject;

/**
 * Geometry stages for coordinates on a circle (D3DRS_WRAP0 to 15) where the device interpolates none: one for each form
 * of vertex outputs, kind of primitive and set of circles.
 */
public final class WrapStages {
    private static final int TEXCOORD = 5;
    private static final int CLIP = 63;
    /** Clip planes that a vertex may be cut at. */
    private static final int PLANES = 6;
    /** In {@link #outputs}, beside the bits of locations: there are clip distances. */
    static final long CLIPPED = 1L << CLIP;

    /**
     * Key of a stage: the state that its code depends on.
     *
     * @param outputs as {@link #outputs} answers
     * @param circles by set of coordinates, four bits each
     */
    private record Key(long outputs, long circles, boolean lines) {}

    private final Backend backend;
    private final Semantics semantics;
    private final Map<Key, ShaderObject> stages = new HashMap<>();

    private long lastOutputs;
    private long lastCircles;
    private boolean lastLines;
    private @Nullable ShaderObject last;

    public WrapStages(Backend backend, Semantics semantics) {
        this.backend = backend;
        this.semantics = semantics;
    }

    /** The form of a vertex stage's outputs: a bit for each location that it writes, and one for clip distances. */
    public static long outputs(Shader vertex) {
        long mask = 0;
        for (Variable v : vertex.outputs) {
            if (v.builtin == Builtin.CLIP_DISTANCE) mask |= CLIPPED;
            else if (v.builtin == Builtin.NONE) mask |= 1L << v.location;
        }
        return mask;
    }

    /** The stage for vertices with such outputs. */
    public ShaderObject stage(long outputs, long circles, boolean lines) { // hot
        ShaderObject s = last;
        if (s != null && outputs == lastOutputs && circles == lastCircles && lines == lastLines) return s;
        s = find(new Key(outputs, circles, lines));
        lastOutputs = outputs;
        lastCircles = circles;
        lastLines = lines;
        last = s;
        return s;
    }

    private ShaderObject find(Key key) {
        return stages.computeIfAbsent(key, k -> backend.compile(make(k, semantics), "coordinates on a circle"));
    }

    private static Shader make(Key key, Semantics semantics) {
        Shader vertex = new Shader(Stage.VERTEX, "outputs");
        vertex.output(Builtin.POSITION, Type.F32X4);
        for (int i = 0; i < CLIP; i++) {
            if ((key.outputs() >>> i & 1) != 0) vertex.output("location" + i, Type.F32X4, i);
        }
        if (key.outputs() < 0) {
            Variable clip = new Variable(Variable.Mode.OUTPUT, "out_clip_distance", Type.F32, PLANES);
            clip.builtin = Builtin.CLIP_DISTANCE;
            vertex.outputs.add(clip);
        }
        int[] masks = new int[CLIP];
        for (int set = 0; set < 16; set++) {
            int mask = (int) (key.circles() >>> 4 * set) & 15;
            if (mask != 0) masks[set < 8 ? Slots.TEXCOORD0 + set : semantics.location(TEXCOORD, set)] = mask;
        }
        return CylindricalStage.make(vertex, key.lines() ? Shader.Topology.LINES : Shader.Topology.TRIANGLES, masks);
    }

    public void destroy() {
        for (ShaderObject s : stages.values()) backend.gpu.destroy(s);
    }
}
