package tepui.frontends.gl.fixed;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cache of the generated code of the fixed function: state to key, key to program. The key of the last time is compared
 * first; a key that was seen before is found by its hash; else code is made, which is what {@link #made} counts.
 */
public final class FixedFunction {
    private final FixedState state;
    private final FixedTextures textures;
    private final long[] vertexKey = new long[VertexKey.WORDS];
    private final long[] fragmentKey = new long[FragmentKey.WORDS];
    private final long[] lastVertexKey = new long[VertexKey.WORDS];
    private final long[] lastFragmentKey = new long[FragmentKey.WORDS];
    private final Map<ShaderKey, FixedProgram> vertexPrograms = new HashMap<>();
    private final Map<ShaderKey, FixedProgram> fragmentPrograms = new HashMap<>();
    private @Nullable FixedProgram vertex;
    private @Nullable FixedProgram fragment;
    private int made;

    public FixedFunction(FixedState state, FixedTextures textures) {
        this.state = state;
        this.textures = textures;
    }

    public FixedState state() {
        return state;
    }

    /** Programs made so far. */
    public int made() {
        return made;
    }

    /**
     * The fragment stage of the state.
     *
     * @param fixedVertex the vertex stage is the fixed one as well
     * @param points points are drawn
     * @param stipple polygons are drawn, and through the pattern
     * @param clamp colours are held between 0 and 1, as GL_CLAMP_FRAGMENT_COLOR and the draw buffers want it
     */
    public FixedProgram fragment(boolean fixedVertex, boolean points, boolean stipple, boolean clamp) {
        FragmentKey.pack(state, textures, fixedVertex, points, stipple, clamp, fragmentKey);
        FixedProgram last = fragment;
        if (last != null && Arrays.equals(fragmentKey, lastFragmentKey)) return last;
        System.arraycopy(fragmentKey, 0, lastFragmentKey, 0, fragmentKey.length);
        ShaderKey key = new ShaderKey(fragmentKey.clone());
        FixedProgram found = fragmentPrograms.get(key);
        if (found == null) {
            FragmentUniforms uniforms = new FragmentUniforms(key.words());
            found = new FixedProgram.Fragment(FragmentProgramBuilder.build(key.words(), uniforms), uniforms, clamp);
            fragmentPrograms.put(key, found);
            made++;
        }
        fragment = found;
        return found;
    }

    /** Inputs of the stage that {@link #fragment} found last: the operand of {@link #vertex}. */
    public long fragmentReads() {
        return FragmentKey.reads(lastFragmentKey);
    }

    /** The shape that the fragment stage found last samples from texture slot {@code unit}: {@link FixedTextures}' targets, 0 for none. */
    public int fragmentTarget(int unit) {
        return FragmentKey.target(lastFragmentKey, unit);
    }

    /**
     * The vertex stage of the state.
     *
     * @param reads locations that the next stage reads, bit n for location n
     * @param materials mask of the properties of {@link Materials} that are attributes of the vertices
     */
    public FixedProgram vertex(long reads, int materials) {
        VertexKey.pack(state, reads, materials, vertexKey);
        FixedProgram last = vertex;
        if (last != null && Arrays.equals(vertexKey, lastVertexKey)) return last;
        System.arraycopy(vertexKey, 0, lastVertexKey, 0, vertexKey.length);
        ShaderKey key = new ShaderKey(vertexKey.clone());
        FixedProgram found = vertexPrograms.get(key);
        if (found == null) {
            VertexUniforms uniforms = new VertexUniforms(key.words());
            found = new FixedProgram.Vertex(VertexProgramBuilder.build(key.words(), uniforms), uniforms);
            vertexPrograms.put(key, found);
            made++;
        }
        vertex = found;
        return found;
    }
}
