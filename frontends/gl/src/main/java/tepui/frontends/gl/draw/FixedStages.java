package tepui.frontends.gl.draw;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.fixed.FixedFunction;
import tepui.frontends.gl.fixed.FixedProgram;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedTextures;
import tepui.frontends.gl.program.StageVariants;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Pipeline;
import tepui.pipe.Context;
import tepui.pipe.Device;

/**
 * Fixed-function stages of a context: shaders that are generated for stages without a program, and their uniforms.
 */
final class FixedStages {
    private final Device device;
    private final FixedState state;
    private final FixedFunction function;
    private final IdentityHashMap<FixedProgram, StageVariants> made = new IdentityHashMap<>();
    private @Nullable FixedProgram vertex;
    private @Nullable FixedProgram fragment;
    private boolean vertexSent;
    private boolean fragmentSent;
    /** Texture slots of the fragment stage are the units. */
    final int[] units = {0, 1, 2, 3, 4, 5, 6, 7};

    FixedStages(Device device, FixedState state, FixedTextures textures) {
        this.device = device;
        this.state = state;
        function = new FixedFunction(state, textures);
    }

    /** The fragment stage of the state. */
    StageVariants fragment(boolean fixedVertex, boolean points, boolean stipple, boolean clamp) {
        FixedProgram p = function.fragment(fixedVertex, points, stipple, clamp);
        fragmentSent &= p == fragment;
        fragment = p;
        return variants(p);
    }

    void noFragment() {
        fragment = null;
    }

    void noVertex() {
        vertex = null;
    }

    /**
     * The vertex stage of the state.
     *
     * @param next the shader that reads its outputs; null for the fixed fragment stage
     */
    StageVariants vertex(@Nullable Shader next, int materials) {
        long reads = 0;
        if (next == null) {
            reads = function.fragmentReads();
        } else {
            for (Variable v : next.inputs) {
                for (int i = 0; v.location >= 0 && i < v.elements() * v.slotsPerElement(); i++)
                    reads |= 1L << v.location + i;
            }
        }
        FixedProgram p = function.vertex(reads, materials);
        vertexSent &= p == vertex;
        vertex = p;
        return variants(p);
    }

    /** Target of a unit that the fragment stage samples: one of {@link FixedTextures}. */
    int target(int unit) {
        return fragment == null ? 0 : function.fragmentTarget(unit);
    }

    private StageVariants variants(FixedProgram p) {
        StageVariants known = made.get(p);
        if (known == null) {
            Shader copy = p.shader().copy();
            Pipeline.standard(true).run(copy);
            known = new StageVariants(device, copy, null);
            made.put(p, known);
        }
        return known;
    }

    /** Brings the uniforms up to date. */
    void send(Context pipe) { // hot
        FixedProgram v = vertex;
        if (v != null && (v.fill(state) || !vertexSent)) {
            if (v.words().length > 0)
                pipe.setUniforms(Stage.VERTEX, FixedSlots.UNIFORMS, v.words(), 0, v.words().length);
            vertexSent = true;
        }
        FixedProgram f = fragment;
        if (f != null && (f.fill(state) || !fragmentSent)) {
            if (f.words().length > 0)
                pipe.setUniforms(Stage.FRAGMENT, FixedSlots.UNIFORMS, f.words(), 0, f.words().length);
            fragmentSent = true;
        }
    }

    /** Destroys what was made. */
    void close() {
        for (StageVariants v : made.values()) v.drop();
        made.clear();
    }

    /** The device was given other uniforms in the same slots. */
    void forget() {
        vertexSent = false;
        fragmentSent = false;
    }
}
