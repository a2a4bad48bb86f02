package tepui.tools.inspect;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** One pixel of all attachments of targets: read, kept, put back. */
final class Pixel {
    /** An attachment's texel. */
    private record Texel(RenderTargets.Attachment of, byte[] bytes) {}

    private final Context context;
    private final int x;
    private final int y;
    private final List<Texel> kept = new ArrayList<>();

    /** Keeps the pixel of each attachment; of one sample alone. */
    Pixel(Context context, RenderTargets targets, int x, int y) {
        this.context = context;
        this.x = x;
        this.y = y;
        for (RenderTargets.Attachment a : targets.colors()) if (a != null) keep(a);
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) keep(depth);
    }

    private void keep(RenderTargets.Attachment a) {
        kept.add(new Texel(a, read(context, a.texture(), a.level(), a.firstLayer(), x, y)));
    }

    /** Puts back what was kept. */
    void restore() {
        try (Arena arena = Arena.ofConfined()) {
            for (Texel t : kept) {
                MemorySegment bytes = arena.allocate(t.bytes.length, 16);
                bytes.copyFrom(MemorySegment.ofArray(t.bytes));
                RenderTargets.Attachment a = t.of;
                context.writeTexture(
                        a.texture(),
                        a.level(),
                        FragmentProbe.box(x, y, a.firstLayer()),
                        bytes,
                        t.bytes.length,
                        t.bytes.length);
            }
        }
    }

    static byte[] read(Context context, Texture texture, int level, int layer, int x, int y) {
        if (texture.desc().samples() > 1) {
            byte[] all = Texels.read(context, texture, level, layer);
            int bytes = texture.desc().format().blockBytes();
            int at = (y * texture.desc().levelWidth(level) + x) * bytes;
            return java.util.Arrays.copyOfRange(all, at, at + bytes);
        }
        return Texels.read(context, texture, level, FragmentProbe.box(x, y, layer));
    }

    /** The pixel of a colour attachment with depth and stencil, as people read it. */
    static String text(ObservedContext context, RenderTargets targets, int color, int x, int y) {
        RenderTargets.Attachment a = targets.color(color);
        String text = a == null ? "" : of(context.behind(), a, x, y);
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth == null) return text;
        return text + (text.isEmpty() ? "" : "; ") + of(context.behind(), depth, x, y);
    }

    private static String of(Context context, RenderTargets.Attachment a, int x, int y) {
        Format format = a.texture().desc().format();
        return Texels.text(format, read(context, a.texture(), a.level(), a.firstLayer(), x, y));
    }

    /** The texel of depth and stencil; null where there are none. */
    static byte @Nullable [] depth(Context context, RenderTargets targets, int x, int y) {
        RenderTargets.Attachment a = targets.depthStencil();
        return a == null ? null : read(context, a.texture(), a.level(), a.firstLayer(), x, y);
    }
}
