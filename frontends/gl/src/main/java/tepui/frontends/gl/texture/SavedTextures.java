package tepui.frontends.gl.texture;

import java.util.IdentityHashMap;

/**
 * Texture bindings and parameters that glPushAttrib saves. A texture that is deleted meanwhile stays away, and so do those
 * that the context they are brought to does not share.
 */
public final class SavedTextures {
    private static final TextureTarget[] TARGETS = {
        TextureTarget.D1, TextureTarget.D2, TextureTarget.D3, TextureTarget.CUBE, TextureTarget.RECT
    };

    private record Parameters(
            SamplingParams sampling,
            int baseLevel,
            int maxLevel,
            int depthMode,
            boolean generateMipmap,
            float priority) {
        static Parameters of(TextureObject t) {
            SamplingParams copy = new SamplingParams();
            copy.set(t.params());
            return new Parameters(copy, t.baseLevel, t.maxLevel, t.depthMode, t.generateMipmap, t.priority);
        }

        void restore(TextureObject t) {
            t.params().set(sampling);
            t.baseLevel = baseLevel;
            t.maxLevel = maxLevel;
            t.depthMode = depthMode;
            t.generateMipmap = generateMipmap;
            t.priority = priority;
        }
    }

    private final Textures textures;
    private final TextureObject[][] bound;
    private final IdentityHashMap<TextureObject, Parameters> parameters = new IdentityHashMap<>();
    private final int active;

    /** @param units that have a fixed function */
    public SavedTextures(Textures textures, int units) {
        this.textures = textures;
        bound = new TextureObject[units][TARGETS.length];
        for (int u = 0; u < units; u++) {
            for (int t = 0; t < TARGETS.length; t++) {
                TextureObject texture = textures.bound(u, TARGETS[t]);
                bound[u][t] = texture;
                if (!parameters.containsKey(texture)) parameters.put(texture, Parameters.of(texture));
            }
        }
        active = textures.active();
    }

    /** Brings them back. */
    public void restore() {
        parameters.forEach((texture, saved) -> restore(texture, saved, textures));
        for (int u = 0; u < bound.length; u++) {
            for (int t = 0; t < TARGETS.length; t++) {
                TextureObject texture = bound[u][t];
                textures.bind(u, TARGETS[t], texture.deleted ? textures.defaultOf(TARGETS[t]) : texture);
            }
        }
        textures.setActive(active);
    }

    private static void restore(TextureObject texture, Parameters saved, Textures of) {
        if (texture.deleted) return;
        saved.restore(texture);
        of.changed(texture);
    }

    /** Brings them to another context: where a context's own texture was bound, its own is, and has the parameters. */
    public void restoreTo(Textures there, boolean shares) {
        for (int u = 0; u < bound.length; u++) {
            for (int t = 0; t < TARGETS.length; t++) {
                TextureObject texture = bound[u][t];
                TextureObject own = there.defaultOf(TARGETS[t]);
                if (texture == textures.defaultOf(TARGETS[t])) {
                    there.bind(u, TARGETS[t], own);
                    Parameters saved = parameters.get(texture);
                    if (saved != null) restore(own, saved, there);
                } else if (shares && !texture.deleted) {
                    there.bind(u, TARGETS[t], texture);
                }
            }
        }
        there.setActive(active);
    }
}
