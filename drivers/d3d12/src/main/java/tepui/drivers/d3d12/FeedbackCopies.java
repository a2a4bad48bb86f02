package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;

/**
 * Textures that a draw samples and draws into at once. Direct3D has no state for that, so shaders see a copy: what the texture held before the draw. Multisample depth cannot
 * be copied; there is nothing bound then.
 */
final class FeedbackCopies {
    private static final int KEPT = 4;

    private final D3d12Context context;
    private final BoundState state;
    /** Views of targets, and those that show their copies. */
    private final @Nullable D3d12View[] shown = new D3d12View[KEPT];

    private final @Nullable D3d12View[] instead = new D3d12View[KEPT];
    private int next;
    /** The draw at hand samples what it draws into. */
    private boolean on;

    FeedbackCopies(D3d12Context context) {
        this.context = context;
        this.state = context.state;
    }

    /** Looks at what is bound; afterwards {@link #of} says what shaders see. */
    boolean find(RootLayout layout) { // hot
        boolean found = false;
        RenderTargets targets = state.targets;
        if (targets != null) {
            for (RootLayout.StageLayout l : layout.stages) {
                @Nullable D3d12View[] bound = state.textures[l.stage];
                for (RootLayout.Entry e : l.entries) {
                    if (e.kind() != Resource.Kind.TEXTURE) continue;
                    D3d12View v = bound[e.slot()];
                    if (v != null && isTarget(v, targets)) found = true;
                }
            }
        }
        if (found || on) state.bound = BoundState.ALL_BOUND;
        on = found;
        return found;
    }

    /** No draw is at hand: what is bound is what shaders see. */
    void forget() { // hot
        on = false;
    }

    /** What a shader sees where this is bound; null for nothing. */
    @Nullable
    D3d12View of(@Nullable D3d12View v) { // hot
        if (!on || v == null) return v;
        RenderTargets targets = state.targets;
        if (targets == null || !isTarget(v, targets)) return v;
        for (int i = 0; i < KEPT; i++) if (shown[i] == v) return instead[i];
        return null;
    }

    private static boolean isTarget(D3d12View v, RenderTargets targets) { // hot
        D3d12Texture t = v.own;
        if (t == null || !t.isTarget) return false;
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.colors().get(i);
            if (a != null && a.texture() == t && overlap(v, t, a)) return true;
        }
        RenderTargets.Attachment d = targets.depthStencil();
        return d != null && d.texture() == t && overlap(v, t, d);
    }

    private static boolean overlap(D3d12View v, D3d12Texture t, RenderTargets.Attachment a) { // hot
        int level = a.level() - v.desc().firstLevel();
        if (level < 0 || level >= v.desc().levels()) return false;
        if (t.is3d) return true;
        return a.firstLayer() < v.firstLayer + v.layers && v.firstLayer < a.firstLayer() + a.layers();
    }

    /** The copies hold what the targets do now. */
    void make(RootLayout layout) {
        RenderTargets targets = state.targets;
        if (targets == null) return;
        int made = 0;
        for (RootLayout.StageLayout l : layout.stages) {
            for (RootLayout.Entry e : l.entries) {
                if (e.kind() != Resource.Kind.TEXTURE) continue;
                D3d12View v = state.textures[l.stage][e.slot()];
                if (v == null || !isTarget(v, targets)) continue;
                int at = place(v, made);
                if (at < 0 || (made & 1 << at) != 0) continue;
                made |= 1 << at;
                copy(v, at);
            }
        }
    }

    /** Where the view has its copy, made where it has none; those of {@code taken} stay. */
    private int place(D3d12View v, int taken) {
        for (int i = 0; i < KEPT; i++) {
            D3d12View s = shown[i];
            if (s == v) return i;
            if (s != null && s.destroyed) drop(i);
        }
        for (int n = 0; n < KEPT; n++) {
            int at = (next + n) % KEPT;
            if ((taken & 1 << at) != 0) continue;
            next = (at + 1) % KEPT;
            drop(at);
            shown[at] = v;
            D3d12Texture t = v.own;
            if (t == null || t.isDepth && t.desc().samples() > 1) return at;
            instead[at] = new D3d12View(context.device, v.desc(), new D3d12Texture(context.device, desc(t)));
            return at;
        }
        return -1;
    }

    private static TextureDesc desc(D3d12Texture t) {
        TextureDesc d = t.desc();
        return new TextureDesc(
                d.shape(),
                d.format(),
                d.width(),
                d.height(),
                d.depth(),
                d.layers(),
                d.levels(),
                d.samples(),
                Bind.SAMPLED | (t.isDepth ? Bind.DEPTH_STENCIL : 0),
                Usage.DEFAULT);
    }

    private void copy(D3d12View v, int at) {
        D3d12View to = instead[at];
        D3d12Texture from = v.own;
        if (to == null || from == null) return;
        D3d12Texture t = to.own;
        if (t == null) return;
        TextureDesc d = from.desc();
        for (int i = 0; i < v.desc().levels(); i++) {
            int level = v.desc().firstLevel() + i;
            int first = from.is3d ? 0 : v.firstLayer;
            int count = from.is3d ? d.levelDepth(level) : v.layers;
            Box all = new Box(0, 0, first, d.levelWidth(level), d.levelHeight(level), count);
            context.textures.copy(from, level, all, t, level, 0, 0, first);
        }
    }

    private void drop(int at) {
        D3d12View v = instead[at];
        shown[at] = null;
        instead[at] = null;
        if (v == null) return;
        v.retire();
        D3d12Texture t = v.own;
        if (t != null) t.retire();
    }

    void close() {
        for (int i = 0; i < KEPT; i++) drop(i);
    }
}
