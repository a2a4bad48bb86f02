package tepui.frontends.gl.texture;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Storage of the levels of a texture object. Images are specified in any order and size, a device's texture is made at
 * once: so small images wait in memory, and the first use makes one texture for all that fit together, from the lowest
 * to the highest level that does. What does not fit stays where it is, or gets a texture of its own when it is drawn
 * to. More levels later mean another texture and a copy on the device. Contents are never lost in between.
 */
public final class TextureLevels {
    private TextureLevels() {}

    /** The texture that holds all consistent levels around the base; null where there is no such level. */
    public static @Nullable TextureStore main(Context pipe, TextureObject t) {
        if (t.immutable || t.target() == TextureTarget.BUFFER) return t.main;
        int base = t.effectiveBase();
        TextureImage ref = null;
        for (int face = 0; face < t.target().faces() && ref == null; face++) ref = t.image(face, base);
        if (ref == null || ref.isEmpty() || base >= TextureObject.MAX_LEVELS) return null;
        if (!ImageSharing.isPart(t, ref)) gather(pipe, t, ref, base);
        return t.main;
    }

    /** A store for one image: the main one if the image fits there, its own otherwise. */
    public static TextureStore store(Context pipe, TextureObject t, int face, int level) {
        TextureImage image = t.image(face, level);
        if (image == null || image.isEmpty()) {
            throw new IllegalStateException("TextureLevels.store: level " + level + " has no image");
        }
        TextureStore known = image.store;
        if (known != null) return known;
        main(pipe, t);
        if (image.store == null) gather(pipe, t, image, level);
        TextureStore store = image.store;
        if (store == null) throw new IllegalStateException("TextureLevels.store: level " + level + " fits nowhere");
        return store;
    }

    /** Brings all images that fit {@code ref} into one store. */
    private static void gather(Context pipe, TextureObject t, TextureImage ref, int refLevel) {
        int low = refLevel;
        int high = refLevel;
        int most = refLevel + t.target().lastLevel(ref.width, ref.height, ref.depth);
        while (high < most && has(t, high + 1, ref, refLevel)) high++;
        while (low > 0 && has(t, low - 1, ref, refLevel)) low--;
        TextureStore store = t.main;
        if (store == null || !covers(t, store.texture().desc(), low, high, ref, refLevel)) {
            store = new TextureStore(t.device, create(t.device, t, low, high, ref, refLevel)).hold();
            TextureStore old = t.main;
            t.main(store);
            t.mainFirst = low;
            move(pipe, t, store, low, high, ref, refLevel);
            if (old != null) old.release();
            t.changed();
        } else {
            move(pipe, t, store, low, high, ref, refLevel);
        }
    }

    private static boolean has(TextureObject t, int level, TextureImage ref, int refLevel) {
        for (int face = 0; face < t.target().faces(); face++) {
            TextureImage image = t.image(face, level);
            if (image != null && t.fits(image, level, ref, refLevel)) return true;
        }
        return false;
    }

    private static boolean covers(TextureObject t, TextureDesc d, int low, int high, TextureImage ref, int refLevel) {
        int first = t.mainFirst;
        if (first > low || first + d.levels() <= high || d.format() != ref.stored) return false;
        int level = refLevel - first;
        return d.samples() == Math.max(1, ref.samples)
                && d.levelWidth(level) == ref.width
                && d.levelHeight(level) == ref.rows()
                && (t.target() == TextureTarget.CUBE ? 6 : d.levelDepth(level)) == layers(t, ref);
    }

    private static int layers(TextureObject t, TextureImage image) {
        return t.target() == TextureTarget.CUBE ? 6 : image.layers();
    }

    private static Texture create(Device device, TextureObject t, int low, int high, TextureImage ref, int refLevel) {
        TextureImage lowest = ref;
        for (int face = 0; face < t.target().faces(); face++) {
            TextureImage image = t.image(face, low);
            if (image != null && t.fits(image, low, ref, refLevel)) lowest = image;
        }
        TextureShape shape = t.target().shape();
        boolean volume = shape == TextureShape.D3;
        TextureDesc desc = new TextureDesc(
                shape,
                lowest.stored,
                lowest.width,
                lowest.rows(),
                volume ? lowest.depth : 1,
                volume ? 1 : layers(t, lowest),
                high - low + 1,
                Math.max(1, lowest.samples),
                bind(device, lowest.stored),
                Usage.DEFAULT);
        return device.createTexture(desc);
    }

    /** All uses that the device has for a format: a program does not say which it will need. */
    public static int bind(Device device, Format format) {
        int support = device.formatSupport(format);
        int bind = Bind.SAMPLED;
        if ((support & FormatSupport.COLOR_TARGET) != 0) bind |= Bind.COLOR_TARGET;
        if ((support & FormatSupport.DEPTH_STENCIL) != 0) bind |= Bind.DEPTH_STENCIL;
        if ((support & FormatSupport.IMAGE) != 0 && !format.isDepthStencil()) bind |= Bind.IMAGE;
        return bind;
    }

    private static void move(
            Context pipe, TextureObject t, TextureStore store, int low, int high, TextureImage ref, int refLevel) {
        for (int level = low; level <= high; level++) {
            for (int face = 0; face < t.target().faces(); face++) {
                TextureImage image = t.image(face, level);
                if (image == null || image.store == store || !t.fits(image, level, ref, refLevel)) continue;
                bring(pipe, image, store, level - t.mainFirst, face);
            }
        }
    }

    /** Moves an image's texels to a level of a store. */
    private static void bring(Context pipe, TextureImage image, TextureStore store, int level, int layer) {
        TextureStore old = image.store;
        byte[] staged = image.staged;
        Box to = new Box(0, 0, layer, image.width, image.rows(), image.layers());
        if (old != null) {
            pipe.copyTexture(old.settled(), image.storeLevel, image.whole(), store.texture(), level, 0, 0, layer);
        } else if (staged != null) {
            write(pipe, store.texture(), level, to, staged, image.stored);
        }
        image.staged = null;
        image.put(store, level, layer);
    }

    private static void write(Context pipe, Texture texture, int level, Box box, byte[] data, Format format) {
        long row = format.rowBytes(box.width());
        pipe.writeTexture(texture, level, box, MemorySegment.ofArray(data), row, row * format.rows(box.height()));
    }

    /** A store for all levels at once, as immutable storage needs; images look into it. */
    static void allocate(Context pipe, TextureObject t, TextureImage[][] images, int levels) {
        TextureImage first = images[0][0];
        TextureShape shape = t.target().shape();
        boolean volume = shape == TextureShape.D3;
        TextureDesc desc = new TextureDesc(
                shape,
                first.stored,
                first.width,
                first.rows(),
                volume ? first.depth : 1,
                volume ? 1 : layers(t, first),
                levels,
                Math.max(1, first.samples),
                bind(t.device, first.stored) | (t.sparse ? Bind.SPARSE : 0),
                Usage.DEFAULT);
        TextureStore store = new TextureStore(t.device, t.device.createTexture(desc)).hold();
        TextureStore old = t.main;
        t.main(store);
        t.mainFirst = 0;
        for (int face = 0; face < images.length; face++) {
            for (int level = 0; level < levels; level++) {
                images[face][level].put(store, level, face);
                t.setImage(face, level, images[face][level]);
            }
        }
        if (old != null) old.release();
        t.changed();
    }

    /** Makes room for a whole chain at once where a large image would otherwise be copied twice. */
    static void allocateChain(Context pipe, TextureObject t, int face, int level) {
        TextureImage image = t.image(face, level);
        if (image == null || image.store != null) return;
        TextureStore known = t.main;
        if (known != null && covers(t, known.texture().desc(), level, level, image, level)) {
            image.put(known, level - t.mainFirst, face);
            t.changed();
            return;
        }
        if (level != t.effectiveBase() || level != 0 || known != null) return;
        int levels = t.params().usesMips() && !t.target().isSingleLevel()
                ? Math.min(t.effectiveMax(), t.target().lastLevel(image.width, image.height, image.depth)) + 1
                : 1;
        TextureStore store = new TextureStore(t.device, create(t.device, t, 0, levels - 1, image, 0)).hold();
        t.main(store);
        t.mainFirst = 0;
        image.put(store, 0, face);
        t.changed();
    }
}
