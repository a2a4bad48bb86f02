package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Stage;
import tepui.pipe.TextureView;

/** Textures and samplers of the context, as the code that runs samples them. */
final class DrawTextures {
    private static final int NONE = -1;

    private final Backend backend;
    private final StateValues values;
    private final DirtyBits dirty;
    private final StateIds ids;
    /** By place of a sampler: its state, and what of its texture that was made from. */
    private final int[] boundSamplers = new int[StateValues.SAMPLERS];

    private final int[] sampled = new int[StateValues.SAMPLERS];
    /** Kinds that the pixel code samples, three bits each, and that of the vertex code. */
    private long kinds;

    private long vertexKinds;

    DrawTextures(Backend backend, DeviceState state, StateIds ids) {
        this.backend = backend;
        values = state.values;
        dirty = state.dirty;
        this.ids = ids;
        Arrays.fill(boundSamplers, NONE);
    }

    void forget() {
        Arrays.fill(boundSamplers, NONE);
        dirty.samplers = -1;
        dirty.samplerStates = -1;
    }

    /** Kinds of textures that the pixel code samples from now on. */
    void kinds(long now) { // hot
        if (now == kinds) return;
        changedKinds(kinds, now, 0);
        kinds = now;
    }

    /** Kinds of textures that the vertex code samples from now on. */
    void vertexKinds(long now) { // hot
        if (now == vertexKinds) return;
        changedKinds(vertexKinds, now, 17);
        vertexKinds = now;
    }

    private void changedKinds(long before, long now, int first) { // hot
        long changed = before ^ now;
        for (int i = 0; changed != 0; i++, changed >>>= 3) {
            if ((changed & 7) != 0) dirty.samplers |= 1 << first + i;
        }
        dirty.groups |= DirtyBits.TEXTURES;
    }

    void apply() { // hot
        StateValues s = values;
        int mask = dirty.samplers & (1 << StateValues.SAMPLERS) - 1;
        dirty.samplers = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            if (i == 16) continue;
            boolean vertex = i > 16;
            int slot = vertex ? i - 17 : i;
            Stage stage = vertex ? Stage.VERTEX : Stage.FRAGMENT;
            BaseTextureObject t = s.textures[i];
            int wanted = (int) ((vertex ? vertexKinds : kinds) >>> 3 * slot & 7);
            TextureView view = null;
            if (t != null && wanted != 0 && t.kind == wanted) {
                t.store.prepare();
                view = t.store.view((s.sampler(i, D3DSAMP_SRGBTEXTURE) & 1) != 0, wanted == BaseTextureObject.COMPARED);
            }
            backend.pipe.bindTexture(stage, slot, view);
            if (wanted != 0) applySampler(i, stage, slot, t, wanted == BaseTextureObject.COMPARED);
        }
    }

    private void applySampler(int i, Stage stage, int slot, @Nullable BaseTextureObject t, boolean compare) { // hot
        int from = (t == null ? 0 : t.sampling() << 2 | 2) | (compare ? 1 : 0);
        if (from == sampled[i] && (dirty.samplerStates >> i & 1) == 0) return;
        sampled[i] = from;
        dirty.samplerStates &= ~(1 << i);
        int id = ids.sampler(values, i, t, compare);
        if (id == boundSamplers[i]) return;
        boundSamplers[i] = id;
        backend.pipe.bindSampler(stage, slot, id);
    }
}
