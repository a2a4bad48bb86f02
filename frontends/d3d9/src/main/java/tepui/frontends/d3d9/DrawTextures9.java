package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.TextureView;

/** Brings textures and samplers to the context, as the code that runs samples them. */
final class DrawTextures9 {
    private static final int NONE = -1;

    private final DeviceStates d;
    private final StateIds9 ids;
    /** By place of a sampler: its state, and what of its texture that was made from. */
    private final int[] boundSamplers = new int[State9.SAMPLERS];

    private final int[] sampled = new int[State9.SAMPLERS];
    /** Kinds that the pixel code samples, three bits each, and that of the vertex code. */
    private long kinds;

    private long vertexKinds;

    DrawTextures9(DeviceStates device, StateIds9 ids) {
        d = device;
        this.ids = ids;
        Arrays.fill(boundSamplers, NONE);
    }

    void forget() {
        Arrays.fill(boundSamplers, NONE);
        d.dirtySamplers = -1;
        d.dirtySamplerStates = -1;
    }

    /** What the pixel code samples from now on. */
    void kinds(long now) { // hot
        if (now == kinds) return;
        changedKinds(kinds, now, 0);
        kinds = now;
    }

    /** What the vertex code samples from now on. */
    void vertexKinds(long now) { // hot
        if (now == vertexKinds) return;
        changedKinds(vertexKinds, now, 17);
        vertexKinds = now;
    }

    private void changedKinds(long before, long now, int first) { // hot
        long changed = before ^ now;
        for (int i = 0; changed != 0; i++, changed >>>= 3) {
            if ((changed & 7) != 0) d.dirtySamplers |= 1 << first + i;
        }
        d.dirty |= Dirty9.TEXTURES;
    }

    void apply() { // hot
        State9 s = d.state;
        int mask = d.dirtySamplers & (1 << State9.SAMPLERS) - 1;
        d.dirtySamplers = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            if (i == 16) continue;
            boolean vertex = i > 16;
            int slot = vertex ? i - 17 : i;
            Stage stage = vertex ? Stage.VERTEX : Stage.FRAGMENT;
            BaseTexture9 t = s.textures[i];
            int wanted = (int) ((vertex ? vertexKinds : kinds) >>> 3 * slot & 7);
            TextureView view = null;
            if (t != null && wanted != 0 && t.kind == wanted) {
                t.store.prepare();
                view = t.store.view(s.sampler(i, D3DSAMP_SRGBTEXTURE) != 0, wanted == BaseTexture9.COMPARED);
            }
            d.pipe.bindTexture(stage, slot, view);
            if (wanted != 0) applySampler(i, stage, slot, t, wanted == BaseTexture9.COMPARED);
        }
    }

    private void applySampler(int i, Stage stage, int slot, @Nullable BaseTexture9 t, boolean compare) { // hot
        int from = (t == null ? 0 : t.sampling() << 2 | 2) | (compare ? 1 : 0);
        if (from == sampled[i] && (d.dirtySamplerStates >> i & 1) == 0) return;
        sampled[i] = from;
        d.dirtySamplerStates &= ~(1 << i);
        int id = ids.sampler(d.state, i, t, compare);
        if (id == boundSamplers[i]) return;
        boundSamplers[i] = id;
        d.pipe.bindSampler(stage, slot, id);
    }
}
