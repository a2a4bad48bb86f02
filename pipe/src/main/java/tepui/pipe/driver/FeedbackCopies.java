package tepui.pipe.driver;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;

/**
 * Copies of textures that a draw samples and draws into at once, where the device has no state for both: shaders see a
 * copy, with what the texture held before the draw, or since the last barrier. A driver asks {@link #meets} for what is
 * bound, then has copies made of what does, and looks at {@link #of} instead of what is bound.
 *
 * @param <V> the driver's views
 */
public abstract class FeedbackCopies<V extends TextureView> {
    private static final int KEPT = 9;

    /** Views of targets, and those that show their copies. */
    private final @Nullable V[] shown;

    private final @Nullable V[] instead;
    private int next;
    /** Those of the draw at hand. */
    private int seen;

    protected FeedbackCopies(IntFunction<@Nullable V[]> array) {
        shown = array.apply(KEPT);
        instead = array.apply(KEPT);
    }

    /** A new texture like that of a view, with such a view of it; null where nothing can be copied to one. */
    protected abstract @Nullable V make(TextureView.Desc view, TextureDesc texture);

    protected abstract void copy(Texture from, int level, Box box, Texture to);

    /** The view and its texture are not needed any more. */
    protected abstract void retire(V view);

    protected abstract boolean isDestroyed(V view);

    /** Does the view show anything of an attachment? */
    public static boolean meets(TextureView v, RenderTargets.@Nullable Attachment a) { // hot
        if (a == null || v.texture() != a.texture()) return false;
        TextureView.Desc d = v.desc();
        if (a.level() < d.firstLevel() || a.level() >= d.firstLevel() + d.levels()) return false;
        if (a.texture().desc().shape() == TextureShape.D3) return true;
        return a.firstLayer() < d.firstLayer() + d.layers() && d.firstLayer() < a.firstLayer() + a.layers();
    }

    /** Does it show anything of a colour target? */
    public static boolean meetsColor(TextureView v, RenderTargets targets) { // hot
        for (int i = 0; i < targets.colors().size(); i++)
            if (meets(v, targets.colors().get(i))) return true;
        return false;
    }

    /** A draw is prepared: no copies are of it. */
    public final void begin() { // hot
        seen = 0;
    }

    /** Are there copies for the draw at hand? */
    public final boolean isEmpty() { // hot
        return seen == 0;
    }

    /** A copy of what the view shows of its texture now, for the draw at hand. */
    public final void take(V v) {
        int at = place(v);
        if (at < 0 || (seen & 1 << at) != 0) return;
        seen |= 1 << at;
        V to = instead[at];
        Texture source = v.texture();
        Texture target = to == null ? null : to.texture();
        if (source == null || target == null) return;
        TextureDesc d = source.desc();
        boolean slices = d.shape() == TextureShape.D3;
        for (int i = 0; i < v.desc().levels(); i++) {
            int level = v.desc().firstLevel() + i;
            int first = slices ? 0 : v.desc().firstLayer();
            int count = slices ? d.levelDepth(level) : v.desc().layers();
            copy(source, level, new Box(0, 0, first, d.levelWidth(level), d.levelHeight(level), count), target);
        }
    }

    /** View that a shader reads where this one is bound; null for none. */
    public final @Nullable V of(@Nullable V v) { // hot
        if (seen == 0 || v == null) return v;
        for (int left = seen; left != 0; left &= left - 1) {
            int at = Integer.numberOfTrailingZeros(left);
            if (shown[at] == v) return instead[at];
        }
        return v;
    }

    /** Index of the view's copy, made where it has none; those of the current draw stay. */
    private int place(V v) {
        for (int i = 0; i < KEPT; i++) {
            V s = shown[i];
            if (s == v) return i;
            if (s != null && isDestroyed(s)) drop(i);
        }
        for (int n = 0; n < KEPT; n++) {
            int at = (next + n) % KEPT;
            if ((seen & 1 << at) != 0) continue;
            next = (at + 1) % KEPT;
            drop(at);
            Texture t = v.texture();
            if (t == null) return -1;
            instead[at] = make(v.desc(), desc(t.desc()));
            shown[at] = v;
            return at;
        }
        return -1;
    }

    private static TextureDesc desc(TextureDesc d) {
        return new TextureDesc(
                d.shape(),
                d.format(),
                d.width(),
                d.height(),
                d.depth(),
                d.layers(),
                d.levels(),
                d.samples(),
                Bind.SAMPLED | (d.format().isDepthStencil() ? Bind.DEPTH_STENCIL : 0),
                Usage.DEFAULT);
    }

    private void drop(int at) {
        V v = instead[at];
        shown[at] = null;
        instead[at] = null;
        if (v != null) retire(v);
    }

    public final void close() {
        for (int i = 0; i < KEPT; i++) drop(i);
    }
}
