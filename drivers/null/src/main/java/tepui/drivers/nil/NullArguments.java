package tepui.drivers.nil;

import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.MapFlags;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** The checks of arguments: each throws with the call, the value and what it must be. */
final class NullArguments {
    private NullArguments() {}

    static void bytes(String call, Buffer buffer, long offset, long size) { // hot
        if (offset < 0 || size < 0 || offset > buffer.size() - size) {
            throw new IllegalArgumentException(call + ": range is " + offset + " + " + size
                    + ", must be inside a buffer of " + buffer.size() + " bytes");
        }
    }

    static void range(String call, String what, int first, int count, int limit) { // hot
        if (first < 0 || count < 1 || first > limit - count) {
            throw new IllegalArgumentException(
                    call + ": " + what + " are " + first + " + " + count + ", must be inside 0 to " + limit);
        }
    }

    static void slot(String call, int slot, int slots) { // hot
        if (slot < 0 || slot >= slots) {
            throw new IllegalArgumentException(call + ": slot is " + slot + ", must be 0 to " + (slots - 1));
        }
    }

    static void words(String call, int[] words, int start, int count) { // hot
        if (start < 0 || count < 0 || start > words.length - count) {
            throw new IllegalArgumentException(
                    call + ": " + count + " words from " + start + ", the array has " + words.length);
        }
    }

    static void instances(String call, int first, int count) { // hot
        if (count < 0) {
            throw new IllegalArgumentException(call + ": instances is " + count + ", must be at least 0");
        }
    }

    static void vertices(String call, int first, int count, int baseVertex) { // hot
        if (first < 0 || count < 0 || baseVertex != 0) {
            throw new IllegalArgumentException(call + ": range is " + first + " + " + count + " with base vertex "
                    + baseVertex + "; none may be below 0, and without indices the base vertex is 0");
        }
    }

    static void texels(String call, Format f, Box box, long available, long rowBytes, long sliceBytes) { // hot
        if (box.isEmpty()) return;
        if (box.x() % f.blockWidth() != 0 || box.y() % f.blockHeight() != 0) {
            throw new IllegalArgumentException(call + ": box " + box + " must start where a block of " + f + " does");
        }
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

    static void mapFlags(String call, int flags, boolean persistent) { // hot
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

    static int blocks(int texels, int size) {
        return (texels + size - 1) / size;
    }

    static void inside(String call, Texture texture, int level, int x, int y, int z, int width, int height, int depth) {
        TextureDesc d = texture.desc();
        boolean ok = level >= 0
                && level < d.levels()
                && x >= 0
                && y >= 0
                && z >= 0
                && (long) x + width <= whole(d.levelWidth(level), d.format().blockWidth())
                && (long) y + height <= whole(d.levelHeight(level), d.format().blockHeight())
                && (long) z + depth <= d.levelDepth(level);
        if (!ok) {
            throw new IllegalArgumentException(call + ": target is (" + x + ", " + y + ", " + z + ") + " + width + " x "
                    + height + " x " + depth + " in level " + level + ", must be inside the texture");
        }
    }

    /** A size rounded up to whole blocks. */
    private static long whole(int texels, int size) {
        return (long) blocks(texels, size) * size;
    }
}
