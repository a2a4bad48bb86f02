package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.MapFlags;
import tepui.pipe.SparsePages;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/**
 * Checks of arguments that hold for every device, so that all drivers refuse the same in the same words. Each throws with the call, what was
 * given and what must be.
 */
public final class Arguments {
    private Arguments() {}

    /** An object that is another device's, or gone. */
    public static IllegalArgumentException unusable(String call, String what, @Nullable Object object) {
        return new IllegalArgumentException(call + ": " + what + " is " + (object == null ? "null" : object.getClass())
                + ", must be one of this device that was not destroyed");
    }

    public static void bytes(String call, Buffer buffer, long offset, long size) { // hot
        if (offset < 0 || size < 0 || offset > buffer.size() - size) {
            throw new IllegalArgumentException(call + ": range is " + offset + " + " + size
                    + ", must be inside a buffer of " + buffer.size() + " bytes");
        }
    }

    public static void slot(String call, int slot, int slots) { // hot
        if (slot < 0 || slot >= slots) {
            throw new IllegalArgumentException(call + ": slot is " + slot + ", must be 0 to " + (slots - 1));
        }
    }

    public static void range(String call, String what, int first, int count, int limit) {
        if (first < 0 || count < 1 || first > limit - count) {
            throw new IllegalArgumentException(
                    call + ": " + what + " are " + first + " + " + count + ", must be inside 0 to " + limit);
        }
    }

    public static void words(String call, int[] words, int start, int count) { // hot
        if (start < 0 || count < 0 || start > words.length - count) {
            throw new IllegalArgumentException(
                    call + ": " + count + " words from " + start + ", the array has " + words.length);
        }
    }

    /** Depth of a clear: clamped to 0 to 1, and 0 for NaN. */
    public static double clearDepth(double depth) { // hot
        return depth > 0 ? Math.min(depth, 1) : 0;
    }

    /** Words of a uniform slot that has {@code there} by value. */
    public static void part(String call, int first, int count, int there) { // hot
        if (first < 0 || first > there - count) {
            throw new IllegalArgumentException(
                    call + ": " + count + " words from word " + first + " of the slot, it has " + there + " by value");
        }
    }

    public static void texels(String call, Format f, Box box, long available, long rowBytes, long sliceBytes) { // hot
        if (box.isEmpty()) return;
        long row = f.rowBytes(box.width());
        int rows = f.rows(box.height());
        boolean ok = (rows == 1 || rowBytes >= row)
                && (box.depth() == 1 || sliceBytes >= 0)
                && Math.max(rowBytes, sliceBytes) <= Long.MAX_VALUE >> 32
                && (box.depth() - 1) * sliceBytes + (rows - 1) * rowBytes + row <= available;
        if (!ok) {
            throw new IllegalArgumentException(call + ": box " + box + " of " + f + " with " + rowBytes
                    + " bytes a row and " + sliceBytes + " a slice does not fit in " + available + " bytes");
        }
    }

    public static void mapFlags(String call, int flags, boolean persistent) { // hot
        boolean read = (flags & MapFlags.READ) != 0;
        boolean write = (flags & MapFlags.WRITE) != 0;
        int discards = flags & (MapFlags.DISCARD_WHOLE | MapFlags.DISCARD_RANGE);
        boolean ok = (read || write)
                && !(read && ((flags & MapFlags.UNSYNCHRONIZED) != 0 || discards != 0))
                && (write || (flags & MapFlags.FLUSH_EXPLICIT) == 0)
                && (persistent || (flags & MapFlags.PERSISTENT) == 0)
                && (flags & (MapFlags.PERSISTENT | MapFlags.COHERENT)) != MapFlags.COHERENT;
        if (!ok) {
            throw new IllegalArgumentException(call + ": flags are 0x" + Integer.toHexString(flags)
                    + ", must have READ or WRITE; with READ no UNSYNCHRONIZED or DISCARD; FLUSH_EXPLICIT with WRITE;"
                    + " PERSISTENT on a buffer made for it; COHERENT with PERSISTENT");
        }
    }

    /** A place in a buffer that must be a multiple of something. */
    public static void aligned(String call, long offset, int alignment) { // hot
        if ((offset & alignment - 1) != 0) {
            throw new IllegalArgumentException(call + ": offset is " + offset + ", must be a multiple of " + alignment);
        }
    }

    /** Checks the pattern that a buffer is cleared to. */
    public static void pattern(byte[] pattern) {
        switch (pattern.length) {
            case 1, 2, 4, 8, 12, 16 -> {}
            default ->
                throw new IllegalArgumentException(
                        "clearBuffer: pattern has " + pattern.length + " bytes, must have 1, 2, 4, 8, 12 or 16");
        }
    }

    /** Ranges of two buffers, or two of one that do not overlap. */
    public static void copyBuffer(Buffer from, long source, Buffer to, long target, long size) { // hot
        bytes("copyBuffer", from, source, size);
        bytes("copyBuffer", to, target, size);
        if (from == to && source < target + size && target < source + size && size > 0) {
            throw new IllegalArgumentException("copyBuffer: ranges from " + source + " and " + target + " of " + size
                    + " bytes overlap in one buffer");
        }
    }

    /** The range of a mapping that was written. */
    public static void flushed(boolean mapped, long mapOffset, long mapSize, long offset, long size) { // hot
        if (!mapped || size < 0 || offset < mapOffset || offset - mapOffset > mapSize - size) {
            throw new IllegalArgumentException(
                    "flushMapped: range is " + offset + " + " + size + ", must be inside the current mapping"
                            + (mapped ? " " + mapOffset + " + " + mapSize : ", and there is none"));
        }
    }

    /** The result of a query as bytes of a buffer. */
    public static void queryResult(Buffer buffer, long offset, int bytes) { // hot
        if (bytes != 4 && bytes != 8) {
            throw new IllegalArgumentException("queryResultToBuffer: bytes is " + bytes + ", must be 4 or 8");
        }
        bytes("queryResultToBuffer", buffer, offset, bytes);
    }

    /** A box of texels, whole blocks of one sample, as rows in memory. */
    public static void rows(
            String call, Texture texture, Box box, long available, long rowBytes, long sliceBytes) { // hot
        resolved(call, texture);
        Format f = texture.desc().format();
        texels(call, f, box, available, rowBytes, sliceBytes);
        blockStart(call, f, box);
    }

    /** A box of texels as rows in a buffer. */
    public static void rows(
            String call, Texture texture, Box box, Buffer b, long offset, long rowBytes, long sliceBytes) { // hot
        bytes(call, b, offset, 0);
        rows(call, texture, box, b.size() - offset, rowBytes, sliceBytes);
    }

    /** Has it one sample? */
    public static void resolved(String call, Texture texture) { // hot
        if (texture.desc().samples() > 1) {
            throw new IllegalArgumentException(
                    call + ": the texture has " + texture.desc().samples() + " samples, must be resolved first");
        }
    }

    /** Levels that are made from the first of them. */
    public static void mips(Texture texture, int base, int last) { // hot
        int levels = texture.desc().levels();
        if (base < 0 || last < base || last >= levels) {
            throw new IllegalArgumentException(
                    "generateMips: levels are " + base + " to " + last + ", the texture has " + levels);
        }
    }

    /** A box of whole pages of a sparse texture. */
    public static void pages(Texture texture, int level, Box box) {
        texture.check("commitPages", level, box);
        TextureDesc d = texture.desc();
        SparsePages page = SparsePages.of(d);
        if ((d.bind() & Bind.SPARSE) == 0 || page == null) {
            throw new IllegalArgumentException("commitPages: the texture was made without SPARSE");
        }
        if (!page.fits(d, level, box)) {
            throw new IllegalArgumentException(
                    "commitPages: box is " + box + ", must begin and end at edges of pages of " + page);
        }
    }

    /** Whether the target of a copy is inside a texture: whole blocks may stick out of a level whose size is no multiple of them. */
    private static boolean isInside(Texture texture, int level, int x, int y, int z, int width, int height, int depth) {
        TextureDesc d = texture.desc();
        Format f = d.format();
        return level >= 0
                && level < d.levels()
                && x >= 0
                && y >= 0
                && z >= 0
                && (long) x + width <= (long) blocks(d.levelWidth(level), f.blockWidth()) * f.blockWidth()
                && (long) y + height <= (long) blocks(d.levelHeight(level), f.blockHeight()) * f.blockHeight()
                && (long) z + depth <= d.levelDepth(level);
    }

    public static int blocks(int texels, int size) {
        return (texels + size - 1) / size;
    }

    public static void level(String call, Texture texture, int level) {
        if (level < 0 || level >= texture.desc().levels()) {
            throw new IllegalArgumentException(call + ": level is " + level + ", the texture has "
                    + texture.desc().levels() + " levels");
        }
    }

    /** A box of a format in blocks starts where a block does. */
    public static void blockStart(String call, Format f, Box box) {
        if (box.x() % f.blockWidth() != 0 || box.y() % f.blockHeight() != 0) {
            throw new IllegalArgumentException(call + ": box " + box + " must start where a block of " + f + " does");
        }
    }

    /** A copy of a box of one level to a place in another: bits are moved, so blocks have equal bytes. */
    public static void copy(String call, TextureDesc from, Texture to, Box box, int level, int x, int y, int z) {
        Format f = from.format();
        Format g = to.desc().format();
        if (f.blockBytes() != g.blockBytes() || from.samples() != to.desc().samples()) {
            throw new IllegalArgumentException(call + ": from " + f + " with " + from.samples() + " samples to " + g
                    + " with " + to.desc().samples() + "; blocks must have equal bytes, textures equal samples");
        }
        blockStart(call, f, box);
        int across = blocks(box.width(), f.blockWidth()) * g.blockWidth();
        int down = blocks(box.height(), f.blockHeight()) * g.blockHeight();
        if (!isInside(to, level, x, y, z, across, down, box.depth())) {
            throw new IllegalArgumentException(call + ": target is (" + x + ", " + y + ", " + z + ") + " + across
                    + " x " + down + " x " + box.depth() + " in level " + level + ", must be inside the texture");
        }
        if (x % g.blockWidth() != 0 || y % g.blockHeight() != 0) {
            throw new IllegalArgumentException(
                    call + ": target (" + x + ", " + y + ") must be where a block of " + g + " starts");
        }
    }

    /** A copy within one level does not read what it writes. */
    public static void overlap(Texture from, int level, Box b, Texture to, int targetLevel, int x, int y, int z) {
        if (from != to || level != targetLevel || b.isEmpty()) return;
        boolean apart = x >= b.x() + b.width()
                || b.x() >= x + b.width()
                || y >= b.y() + b.height()
                || b.y() >= y + b.height()
                || z >= b.z() + b.depth()
                || b.z() >= z + b.depth();
        if (!apart) throw new IllegalArgumentException("copyTexture: box " + b + " overlaps its target in one texture");
    }

    /** Checks a view of a texture, but for levels and layers, whose number is the driver's to know. */
    public static void view(TextureView.Desc desc, TextureDesc d) {
        if (desc.format().blockBytes() != d.format().blockBytes() && !d.format().isDepthStencil()) {
            throw new IllegalArgumentException("createView: format is " + desc.format()
                    + ", its blocks must have as many bytes as those of " + d.format());
        }
        if (desc.shape().isCube() && desc.layers() % 6 != 0) {
            throw new IllegalArgumentException(
                    "createView: layers is " + desc.layers() + ", must be a multiple of 6 in a cube view");
        }
        if (desc.shape().isMultisample() != d.shape().isMultisample() && d.samples() > 1) {
            throw new IllegalArgumentException(
                    "createView: shape is " + desc.shape().text() + ", the texture has " + d.samples() + " samples");
        }
    }
}
