package tepui.frontends.gl.fixed;

import tepui.ir.Shader;

/**
 * Generated code of one key, and the words of its uniforms. The words stay with the code: going back to a key of before costs
 * only what changed since.
 */
public abstract sealed class FixedProgram {
    private final Shader shader;
    /** Uniforms of the stage; empty where there are none. */
    final int[] words;

    FixedProgram(Shader shader, int size) {
        this.shader = shader;
        this.words = new int[size];
    }

    /** The code; not to be changed. */
    public final Shader shader() {
        return shader;
    }

    /** The uniforms: all of the array, in slot {@link FixedSlots#UNIFORMS}. */
    public final int[] words() {
        return words;
    }

    /** Brings the words up to date; whether any group was written anew. */
    public abstract boolean fill(FixedState s); // hot

    /** The vertex stage. */
    static final class Vertex extends FixedProgram {
        private final VertexUniforms at;
        private int modelview;
        private int projection;
        private int textures;
        private int planes = -1;
        private int clip = -1;
        private int point = -1;
        private int lights = -1;
        private int materials = -1;
        private boolean rescale;

        Vertex(Shader shader, VertexUniforms at) {
            super(shader, at.size);
            this.at = at;
        }

        @Override
        public boolean fill(FixedState s) { // hot
            boolean moved = modelview != s.modelview.version();
            boolean any = false;
            if (moved || projection != s.projection.version()) {
                at.fillProjection(s, words);
                projection = s.projection.version();
                any = true;
            }
            if (moved || rescale != (s.rescaleNormal && !s.normalize)) {
                modelview = s.modelview.version();
                rescale = s.rescaleNormal && !s.normalize;
                at.fillModelview(s, words);
                any = true;
            }
            int version = 0;
            for (MatrixStack m : s.texture) version += m.version();
            if (textures != version) {
                textures = version;
                at.fillTexture(s, words);
                any = true;
            }
            version = s.version(FixedState.Group.TEXTURE_COORDINATES);
            if (planes != version) {
                planes = version;
                at.fillPlanes(s, words);
                any = true;
            }
            version = s.version(FixedState.Group.CLIP_PLANES);
            if (clip != version) {
                clip = version;
                at.fillClip(s, words);
                any = true;
            }
            version = s.version(FixedState.Group.POINT);
            if (point != version) {
                point = version;
                at.fillPoint(s, words);
                any = true;
            }
            version = s.version(FixedState.Group.LIGHT);
            int material = s.version(FixedState.Group.MATERIAL);
            if (lights != version || materials != material) {
                lights = version;
                materials = material;
                at.fillLights(s, words);
                any = true;
            }
            return any;
        }
    }

    /** The fragment stage. */
    static final class Fragment extends FixedProgram {
        private final FragmentUniforms at;
        private final boolean clamp;
        private int fog = -1;
        private int environment = -1;
        private int stipple = -1;

        Fragment(Shader shader, FragmentUniforms at, boolean clamp) {
            super(shader, at.size);
            this.at = at;
            this.clamp = clamp;
        }

        @Override
        public boolean fill(FixedState s) { // hot
            boolean any = false;
            int version = s.version(FixedState.Group.FOG);
            if (fog != version) {
                fog = version;
                at.fillFog(s, clamp, words);
                any = true;
            }
            version = s.version(FixedState.Group.STIPPLE);
            if (stipple != version) {
                stipple = version;
                at.fillStipple(s, words);
                any = true;
            }
            version = s.version(FixedState.Group.ENVIRONMENT);
            if (environment != version) {
                environment = version;
                at.fillEnvironment(s, clamp, words);
                any = true;
            }
            return any;
        }
    }
}
