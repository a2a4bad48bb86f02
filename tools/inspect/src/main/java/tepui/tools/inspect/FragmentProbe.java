package tepui.tools.inspect;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;

/**
 * Watcher of one pixel of one target in a replay. Before a draw that may touch it, the draw is made in parts under other states, limited to the pixel,
 * with an occlusion query around it; how many fragments are counted says which test stopped them. Then the pixel is put back.
 */
final class FragmentProbe implements StepListener {
    private final int texture;
    private final int level;
    private final int layer;
    private final int x;
    private final int y;
    private final List<PixelHistory.Event> events = new ArrayList<>();

    private String before = "";
    private boolean watched;
    private List<PixelHistory.Fragment> fragments = List.of();
    private String note = "";

    /**
     * @param texture the number of the target's texture
     * @param y in rows of the texture
     */
    FragmentProbe(int texture, int level, int layer, int x, int y) {
        this.texture = texture;
        this.level = level;
        this.layer = layer;
        this.x = x;
        this.y = y;
    }

    List<PixelHistory.Event> events() {
        return events;
    }

    @Override
    public void before(Step step, ObservedContext context) {
        watched = false;
        fragments = List.of();
        note = "";
        switch (step.kind()) {
            case DRAW -> {
                int attachment = attachment(context);
                if (attachment == NONE) return;
                watched = true;
                before = values(context);
                probe(step, context, attachment);
            }
            case CLEAR -> watch(context, attachment(context) != NONE);
            case BLIT, COPY -> {
                Step.Written w = step.written();
                watch(context, w != null && context.observation.number(w.texture()) == texture && w.level() == level);
            }
            default -> {}
        }
    }

    private void watch(ObservedContext context, boolean touches) {
        watched = touches;
        if (touches) before = values(context);
    }

    private static final int NONE = -2;
    private static final int DEPTH = -1;

    /** Which attachment of what is bound is watched: a colour's number, {@link #DEPTH} or {@link #NONE}. */
    private int attachment(ObservedContext context) {
        RenderTargets targets = context.bound.targets;
        if (targets == null) return NONE;
        for (int i = 0; i < targets.colors().size(); i++) if (is(context, targets.color(i))) return i;
        return is(context, targets.depthStencil()) ? DEPTH : NONE;
    }

    private boolean is(ObservedContext context, RenderTargets.@Nullable Attachment a) {
        return a != null
                && context.observation.number(a.texture()) == texture
                && a.level() == level
                && a.firstLayer() == layer;
    }

    private void probe(Step step, ObservedContext context, int attachment) {
        Draw draw = step.draw();
        String reason = PixelDraws.reason(context, draw);
        if (draw == null || reason != null) {
            note = reason == null ? "" : reason;
            return;
        }
        try (PixelDraws draws = new PixelDraws(context, draw, attachment == DEPTH ? 0 : attachment, x, y)) {
            fragments = draws.fragments();
            note = draws.note();
        }
    }

    @Override
    public void after(Step step, ObservedContext context) {
        if (!watched) return;
        String after = values(context);
        boolean changed = !after.equals(before);
        // A draw elsewhere is no event.
        if (!changed && step.kind() == Step.Kind.DRAW && fragments.isEmpty() && note.isEmpty()) return;
        if (!changed && step.kind() == Step.Kind.DRAW && fragments.isEmpty()) return;
        events.add(new PixelHistory.Event(step, before, after, fragments, note));
    }

    /** Contents of the pixel, with depth and stencil where they are bound beside it. */
    private String values(ObservedContext context) {
        RenderTargets targets = context.bound.targets;
        if (targets != null && attachment(context) >= 0) return Pixel.text(context, targets, attachment(context), x, y);
        Texture found = watchedTexture(context);
        if (found == null) return "";
        return Texels.text(found.desc().format(), Pixel.read(context.behind(), found, level, layer, x, y));
    }

    private @Nullable Texture last;

    private @Nullable Texture watchedTexture(ObservedContext context) {
        if (last == null) last = context.observation.texture(texture);
        return last;
    }

    /** The box of one pixel. */
    static Box box(int x, int y, int layer) {
        return new Box(x, y, layer, 1, 1, 1);
    }
}
