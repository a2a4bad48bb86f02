package tepui.drivers.vulkan;

import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.MapFlags;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Checks of arguments. Each throws with the call, what was given and what must be. */
final class Arguments {
    private Arguments() {}

    static void bytes(String call, Buffer buffer, long offset, long size) { // hot
        if (offset < 0 || size < 0 || offset > buffer.size() - size) {
            throw new IllegalArgumentException(call + ": range is " + offset + " + " + size
                    + ", must be inside a buffer of " + buffer.size() + " bytes");
        }
    }

    static void slot(String call, int slot, int slots) { // hot
        if (slot < 0 || slot >= slots) {
            throw new IllegalArgumentException(call + ": slot is " + slot + ", must be 0 to " + (slots - 1));
        }
    }

    static void range(String call, String what, int first, int count, int limit) {
        if (first < 0 || count < 1 || first > limit - count) {
            throw new IllegalArgumentException(
                    call + ": " + what + " are " + first + " + " + count + ", must be inside 0 to " + limit);
        }
    }

    static void words(String call, int[] words, int start, int count) { // hot
        if (start < 0 || count < 0 || start > words.length - count) {
            throw new IllegalArgumentException(
                    call + ": " + count + " words from " + start + ", the array has " + words.length);
        }
    }

    static void draw(String call, int instances, int first, int count, boolean indexed, int baseVertex) { // hot
        if (instances < 0 || first < 0 || count < 0) {
            throw new IllegalArgumentException(call + ": range is " + first + " + " + count + " with " + instances
                    + " instances, none may be below 0");
        }
        if (!indexed && baseVertex != 0) {
            throw new IllegalArgumentException(
                    call + ": base vertex is " + baseVertex + ", must be 0 without an index buffer");
        }
    }

    static void texels(String call, Format f, Box box, long available, long rowBytes, long sliceBytes) { // hot
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

    /** The target of a copy: whole blocks may stick out of a level whose size is no multiple of them. */
    static void target(String call, Texture texture, int level, int x, int y, int z, int width, int height, int depth) {
        TextureDesc d = texture.desc();
        Format f = d.format();
        boolean ok = level >= 0
                && level < d.levels()
                && x >= 0
                && y >= 0
                && z >= 0
                && (long) x + width <= (long) blocks(d.levelWidth(level), f.blockWidth()) * f.blockWidth()
                && (long) y + height <= (long) blocks(d.levelHeight(level), f.blockHeight()) * f.blockHeight()
                && (long) z + depth <= d.levelDepth(level);
        if (!ok) {
            throw new IllegalArgumentException(call + ": target is (" + x + ", " + y + ", " + z + ") + " + width + " x "
                    + height + " x " + depth + " in level " + level + ", must be inside the texture");
        }
    }

    static int blocks(int texels, int size) {
        return (texels + size - 1) / size;
    }

    static void level(String call, Texture texture, int level) {
        if (level < 0 || level >= texture.desc().levels()) {
            throw new IllegalArgumentException(call + ": level is " + level + ", the texture has "
                    + texture.desc().levels() + " levels");
        }
    }

    static void blockStart(String call, Format f, Box box) {
        if (box.x() % f.blockWidth() != 0 || box.y() % f.blockHeight() != 0) {
            throw new IllegalArgumentException(call + ": box " + box + " must start where a block of " + f + " does");
        }
    }

    static void copy(String call, TextureDesc from, Texture to, Box box, int level, int x, int y, int z) {
        Format f = from.format();
        Format g = to.desc().format();
        if (f.blockBytes() != g.blockBytes() || from.samples() != to.desc().samples()) {
            throw new IllegalArgumentException(call + ": from " + f + " with " + from.samples() + " samples to " + g
                    + " with " + to.desc().samples() + "; blocks must have equal bytes, textures equal samples");
        }
        blockStart(call, f, box);
        int across = blocks(box.width(), f.blockWidth()) * g.blockWidth();
        int down = blocks(box.height(), f.blockHeight()) * g.blockHeight();
        target(call, to, level, x, y, z, across, down, box.depth());
        if (x % g.blockWidth() != 0 || y % g.blockHeight() != 0) {
            throw new IllegalArgumentException(
                    call + ": target (" + x + ", " + y + ") must be where a block of " + g + " starts");
        }
    }

    static void overlap(String call, Texture from, int level, Box b, Texture to, int targetLevel, int x, int y, int z) {
        if (from != to || level != targetLevel || b.isEmpty()) return;
        boolean apart = x >= b.x() + b.width()
                || b.x() >= x + b.width()
                || y >= b.y() + b.height()
                || b.y() >= y + b.height()
                || z >= b.z() + b.depth()
                || b.z() >= z + b.depth();
        if (!apart) throw new IllegalArgumentException(call + ": box " + b + " overlaps its target in one texture");
    }

    static void blit(Blit b, VulkanTexture from, VulkanTexture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        from.check(
                "blit",
                b.sourceLevel(),
                new Box(
                        Math.min(s.x(), s.x() + s.width()),
                        Math.min(s.y(), s.y() + s.height()),
                        Math.min(s.z(), s.z() + s.depth()),
                        Math.abs(s.width()),
                        Math.abs(s.height()),
                        Math.abs(s.depth())));
        level("blit", to, b.targetLevel());
        Format f = b.sourceFormat();
        Format g = b.targetFormat();
        if (f.blockBytes() != from.desc().format().blockBytes()
                || g.blockBytes() != to.desc().format().blockBytes()) {
            throw new IllegalArgumentException("blit: formats are " + f + " and " + g + ", the textures have "
                    + from.desc().format() + " and " + to.desc().format());
        }
        if (g.isCompressed()) {
            throw new IllegalArgumentException("blit: target format is " + g + ", which is stored in blocks");
        }
        if (!(from.is3d && to.is3d) && Math.abs(s.depth()) != Math.abs(t.depth())) {
            throw new IllegalArgumentException("blit: from a depth of " + s.depth() + " to " + t.depth()
                    + ", both must be equal unless both textures are 3D");
        }
        if ((b.mask() & Blit.COLOR) != 0
                && (f.isInteger() != g.isInteger()
                        || f.isInteger() && f.isUnsignedInteger() != g.isUnsignedInteger()
                        || f.isDepthStencil() != g.isDepthStencil())) {
            throw new IllegalArgumentException(
                    "blit: from " + f + " to " + g + ", both must be floats, signed or unsigned integers");
        }
        boolean depth = (b.mask() & (Blit.DEPTH | Blit.STENCIL)) != 0;
        if (depth && (!f.isDepthStencil() || !g.isDepthStencil())) {
            throw new IllegalArgumentException("blit: mask names depth or stencil, the formats are " + f + " and " + g);
        }
    }
}
