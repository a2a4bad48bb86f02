package tepui.tools.inspect;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Pictures of targets after each step, as the rectangle that the step changed. A whole picture of each target stands at the beginning of a chunk, so
 * that no more than a chunk has to be gone through for any of them.
 */
final class TargetPictures {
    /** A layer of a level of a texture that is drawn to. */
    record Key(Texture texture, int level, int layer) {}

    /** A target: its number, and its last contents. */
    static final class Target {
        final int number;
        final Key key;
        final String name;
        final Format format;
        final int width;
        final int height;
        /** Row 0 is the lowest. */
        final boolean bottomUp;
        /** Rows tightly packed. */
        private final MemorySegment texels;
        /** Sum of a hash of each texel and its place. */
        long hash;

        private int chunk = -1;

        Target(int number, Key key, String name, boolean bottomUp) {
            this.number = number;
            this.key = key;
            this.name = name;
            this.bottomUp = bottomUp;
            TextureDesc d = key.texture.desc();
            format = d.format();
            width = d.levelWidth(key.level);
            height = d.levelHeight(key.level);
            texels = Arena.ofAuto().allocate(format.imageBytes(width, height, 1), 16);
        }
    }

    private final RowOrder rows;
    private final Map<Key, Target> targets = new LinkedHashMap<>();
    private final Map<Integer, String> wholes = new HashMap<>();
    private final Set<Texture> drawnUpwards = Collections.newSetFromMap(new IdentityHashMap<>());
    private int chunk;

    TargetPictures(RowOrder rows) {
        this.rows = rows;
    }

    /** Whether row 0 of a texture that was drawn to, up to now, is the lowest one. */
    boolean isDrawnUpwards(Texture texture) {
        return drawnUpwards.contains(texture);
    }

    /** A target has what was drawn from now on. */
    void drawn(Target target) {
        if (target.bottomUp) drawnUpwards.add(target.key.texture);
    }

    List<Target> targets() {
        return new ArrayList<>(targets.values());
    }

    /** The targets that a context draws to, colours first. */
    List<Target> bound(ObservedContext context) {
        RenderTargets bound = context.bound.targets;
        List<Target> all = new ArrayList<>();
        if (bound == null) return all;
        for (RenderTargets.Attachment a : bound.colors()) if (a != null) all.add(target(context, a, bound));
        RenderTargets.Attachment depth = bound.depthStencil();
        if (depth != null) all.add(target(context, depth, bound));
        for (Target target : all) drawn(target);
        return all;
    }

    private Target target(ObservedContext context, RenderTargets.Attachment a, RenderTargets with) {
        return target(context, new Key(a.texture(), a.level(), a.firstLayer()), with);
    }

    /** A new one is read, which must come before it is changed. */
    Target target(ObservedContext context, Key key) {
        return target(context, key, null);
    }

    private Target target(ObservedContext context, Key key, @Nullable RenderTargets with) {
        Target known = targets.get(key);
        if (known == null) {
            String name = context.observation.name(key.texture)
                    + (key.level > 0 ? ", level " + key.level : "")
                    + (key.layer > 0 ? ", layer " + key.layer : "");
            known = new Target(targets.size(), key, name, rows.isBottomUp(key.texture, with));
            targets.put(key, known);
            read(context.behind(), known, all(known), known.texels);
            known.hash = hash(known, Box.of2d(0, 0, known.width, known.height));
        }
        return known;
    }

    private static Box all(Target target) {
        return new Box(0, 0, target.key.layer, target.width, target.height, 1);
    }

    private static void read(Context context, Target target, Box box, MemorySegment into) {
        if (target.key.texture.desc().samples() > 1) {
            byte[] resolved = Texels.read(context, target.key.texture, target.key.level, target.key.layer);
            into.copyFrom(MemorySegment.ofArray(resolved));
            return;
        }
        long row = target.format.rowBytes(box.width());
        context.readTexture(target.key.texture, target.key.level, box, into, row, row * box.height());
    }

    /** The area that a draw may change, as far as that is known without drawing: the scissor rectangles. */
    private static Box mayChange(ObservedContext context, Step step, Target target) {
        BoundState bound = context.bound;
        boolean limited = step.kind() == Step.Kind.DRAW
                && target.key.texture.desc().samples() == 1
                && context.device().states().raster.get(bound.raster).scissor();
        if (!limited) return all(target);
        int left = target.width;
        int bottom = target.height;
        int right = 0;
        int top = 0;
        for (int[] s : bound.scissors) {
            if (s[2] <= 0 || s[3] <= 0) continue;
            left = Math.min(left, Math.max(0, s[0]));
            bottom = Math.min(bottom, Math.max(0, s[1]));
            right = Math.max(right, (int) Math.min(target.width, (long) s[0] + s[2]));
            top = Math.max(top, (int) Math.min(target.height, (long) s[1] + s[3]));
        }
        return new Box(left, bottom, target.key.layer, Math.max(0, right - left), Math.max(0, top - bottom), 1);
    }

    private @Nullable MemorySegment room;

    /** Change of a target by a step: number, x, y, width, height, PNG; null where there is none. */
    @Nullable
    List<Object> change(ObservedContext context, Step step, Target target) {
        Box area = mayChange(context, step, target);
        if (area.isEmpty()) return null;
        MemorySegment now = room;
        if (now == null || now.byteSize() < target.texels.byteSize())
            room = now = Arena.ofAuto().allocate(target.texels.byteSize(), 16);
        read(context.behind(), target, area, now.asSlice(0, target.format.imageBytes(area.width(), area.height(), 1)));
        Box box = changed(target, area, now);
        if (box == null) return null;
        whole(target);
        target.hash -= hash(target, box);
        long bytes = target.format.blockBytes();
        for (int y = 0; y < box.height(); y++) {
            long from = ((long) (box.y() - area.y() + y) * area.width() + box.x() - area.x()) * bytes;
            long to = ((long) (box.y() + y) * target.width + box.x()) * bytes;
            MemorySegment.copy(now, from, target.texels, to, box.width() * bytes);
        }
        target.hash += hash(target, box);
        int y = target.bottomUp ? target.height - box.y() - box.height() : box.y();
        return List.of(target.number, box.x(), y, box.width(), box.height(), png(target, box));
    }

    private static long hash(Target target, Box box) {
        long sum = 0;
        int bytes = target.format.blockBytes();
        for (int y = box.y(); y < box.y() + box.height(); y++) {
            long at = ((long) y * target.width + box.x()) * bytes;
            for (long end = at + (long) box.width() * bytes; at < end; at += bytes) {
                long mixed = at;
                for (int b = 0; b < bytes; b++) {
                    mixed = (mixed ^ target.texels.get(ValueLayout.JAVA_BYTE, at + b)) * 0x9e3779b97f4a7c15L;
                    mixed ^= mixed >>> 29;
                }
                sum += mixed * 0xbf58476d1ce4e5b9L;
            }
        }
        return sum;
    }

    /** Of the target before the step, once a chunk. */
    private void whole(Target target) {
        if (target.chunk == chunk) return;
        target.chunk = chunk;
        wholes.put(target.number, png(target, Box.of2d(0, 0, target.width, target.height)));
    }

    /** The whole pictures of the chunk, by the numbers of their targets; the next chunk begins. */
    Map<Integer, String> nextChunk() {
        // What a chunk shows without changing it is needed too.
        for (Target target : targets.values()) whole(target);
        Map<Integer, String> all = new LinkedHashMap<>(wholes);
        wholes.clear();
        chunk++;
        return all;
    }

    /** The rectangle in which rows of an area are others than those that are known. */
    private static @Nullable Box changed(Target target, Box area, MemorySegment now) {
        long bytes = target.format.blockBytes();
        long row = area.width() * bytes;
        int top = -1;
        int bottom = -1;
        long left = row;
        long right = -1;
        for (int y = 0; y < area.height(); y++) {
            long at = y * row;
            long known = ((long) (area.y() + y) * target.width + area.x()) * bytes;
            long first = MemorySegment.mismatch(now, at, at + row, target.texels, known, known + row);
            if (first < 0) continue;
            if (top < 0) top = y;
            bottom = y;
            left = Math.min(left, first);
            long last = row - 1;
            while (last > right
                    && now.get(ValueLayout.JAVA_BYTE, at + last)
                            == target.texels.get(ValueLayout.JAVA_BYTE, known + last)) last--;
            right = Math.max(right, last);
        }
        if (top < 0) return null;
        int from = (int) (left / bytes);
        return Box.of2d(area.x() + from, area.y() + top, (int) (right / bytes) - from + 1, bottom - top + 1);
    }

    private String png(Target target, Box area) {
        return png(Texels.picture(target.format, target.texels, target.width, area, target.bottomUp));
    }

    static String png(Image image) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Png.write(bytes, image);
            return Base64.getEncoder().encodeToString(bytes.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
