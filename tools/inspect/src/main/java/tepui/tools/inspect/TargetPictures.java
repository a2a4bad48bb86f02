package tepui.tools.inspect;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** What is known of one: its number, and what it held last. */
    static final class Target {
        final int number;
        final Key key;
        final String name;
        final Format format;
        final int width;
        final int height;
        private byte[] texels = new byte[0];
        private int chunk = -1;

        Target(int number, Key key, String name) {
            this.number = number;
            this.key = key;
            this.name = name;
            TextureDesc d = key.texture.desc();
            format = d.format();
            width = d.levelWidth(key.level);
            height = d.levelHeight(key.level);
        }
    }

    private final boolean bottomUp;
    private final Map<Key, Target> targets = new LinkedHashMap<>();
    private final Map<Integer, String> wholes = new HashMap<>();
    private int chunk;

    TargetPictures(boolean bottomUp) {
        this.bottomUp = bottomUp;
    }

    List<Target> targets() {
        return new ArrayList<>(targets.values());
    }

    /** The targets that a context draws to, colours first. */
    List<Target> bound(ObservedContext context) {
        RenderTargets bound = context.bound.targets;
        List<Target> all = new ArrayList<>();
        if (bound == null) return all;
        for (RenderTargets.Attachment a : bound.colors()) if (a != null) all.add(target(context, a));
        RenderTargets.Attachment depth = bound.depthStencil();
        if (depth != null) all.add(target(context, depth));
        return all;
    }

    private Target target(ObservedContext context, RenderTargets.Attachment a) {
        return target(context, new Key(a.texture(), a.level(), a.firstLayer()));
    }

    /** A new one is read, which must come before it is changed. */
    Target target(ObservedContext context, Key key) {
        Target known = targets.get(key);
        if (known == null) {
            String name = context.observation.name(key.texture)
                    + (key.level > 0 ? ", level " + key.level : "")
                    + (key.layer > 0 ? ", layer " + key.layer : "");
            known = new Target(targets.size(), key, name);
            targets.put(key, known);
            known.texels = read(context.behind(), known);
        }
        return known;
    }

    private static byte[] read(Context context, Target target) {
        return Texels.read(context, target.key.texture, target.key.level, target.key.layer);
    }

    /** What a step changed in a target as number, x, y, width, height, PNG; null where it changed nothing. */
    @Nullable
    List<Object> change(ObservedContext context, Target target) {
        byte[] now = read(context.behind(), target);
        Box box = changed(target, now);
        if (box == null) return null;
        whole(target);
        target.texels = now;
        int y = bottomUp ? target.height - box.y() - box.height() : box.y();
        return List.of(target.number, box.x(), y, box.width(), box.height(), png(target, target.texels, box));
    }

    /** Of the target before the step, once a chunk. */
    private void whole(Target target) {
        if (target.chunk == chunk) return;
        target.chunk = chunk;
        wholes.put(target.number, png(target, target.texels, Box.of2d(0, 0, target.width, target.height)));
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

    private static @Nullable Box changed(Target target, byte[] now) {
        byte[] before = target.texels;
        int row = (int) target.format.rowBytes(target.width);
        int bytes = target.format.blockBytes();
        int top = -1;
        int bottom = -1;
        int left = Integer.MAX_VALUE;
        int right = -1;
        for (int y = 0; y < target.height; y++) {
            int from = y * row;
            int first = Arrays.mismatch(before, from, from + row, now, from, from + row);
            if (first < 0) continue;
            if (top < 0) top = y;
            bottom = y;
            left = Math.min(left, first / bytes);
            int last = row - 1;
            while (last / bytes > right && before[from + last] == now[from + last]) last--;
            right = Math.max(right, last / bytes);
        }
        return top < 0 ? null : Box.of2d(left, top, right - left + 1, bottom - top + 1);
    }

    private String png(Target target, byte[] texels, Box area) {
        return png(Texels.picture(target.format, texels, target.width, area, bottomUp));
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
