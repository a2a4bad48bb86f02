package tepui.layers.check;

import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.SamplerState;
import tepui.pipe.SparsePages;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Rules of uploads, downloads, copies, blits and mip generation. */
final class TransferRules extends RuleGroup {
    TransferRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    // ---- between the program and the device -------------------------------------------------------------------------

    void buffer(String call, Buffer buffer, long offset, long size, boolean written) { // hot
        transfer(call, "buffer", buffer, offset, size, written);
        range(call, buffer, offset, size);
    }

    void texture(
            String call,
            Texture t,
            int level,
            Box box,
            long bytes,
            long rowBytes,
            long sliceBytes,
            boolean written) { // hot
        transfer(call, "texture", t, written);
        samples(call, "texture", t.desc());
        texels(call, t.desc(), level, box, bytes, rowBytes, sliceBytes);
    }

    private void texels(
            String call, TextureDesc d, int level, Box box, long available, long rowBytes, long sliceBytes) { // hot
        if (!box(call, "box", d, level, box) || box.isEmpty()) return;
        blocks(call, "box", d, level, box);
        Format f = d.format();
        long row = f.rowBytes(box.width());
        int rows = f.rows(box.height());
        boolean ok = (rows == 1 || rowBytes >= row)
                && rowBytes % f.blockBytes() == 0
                && (box.depth() == 1 || sliceBytes >= (rows - 1) * rowBytes + row)
                && Math.max(rowBytes, sliceBytes) <= Long.MAX_VALUE >> 32
                && (box.depth() - 1) * sliceBytes + (rows - 1) * rowBytes + row <= available;
        if (!ok) {
            out.broken(
                    Rule.DATA_LAYOUT,
                    call,
                    "rowBytes",
                    "is " + rowBytes + " with slices of " + sliceBytes + " in " + available + " bytes, " + box + " of "
                            + f + " has rows of " + row);
        }
    }

    /** A copy from a buffer to a texture, or back. */
    void bufferAndTexture(
            Buffer buffer,
            long offset,
            long rowBytes,
            long sliceBytes,
            Texture texture,
            int level,
            Box box,
            boolean toTexture) { // hot
        String call = toTexture ? "copyBufferToTexture" : "copyTextureToBuffer";
        transfer(call, toTexture ? "source" : "target", buffer, !toTexture);
        transfer(call, toTexture ? "target" : "source", texture, toTexture);
        samples(call, "texture", texture.desc());
        range(call, buffer, offset, 0);
        aligned(
                call,
                "offset",
                offset,
                texture.desc().format().isCompressed() ? texture.desc().format().blockBytes() : 1);
        texels(call, texture.desc(), level, box, buffer.size() - offset, rowBytes, sliceBytes);
    }

    // ---- copies ----------------------------------------------------------------------------------------------------

    void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        transfer("copyBuffer", "source", source, sourceOffset, size, false);
        transfer("copyBuffer", "target", target, targetOffset, size, true);
        range("copyBuffer", source, sourceOffset, size);
        range("copyBuffer", target, targetOffset, size);
        if (source == target && sourceOffset < targetOffset + size && targetOffset < sourceOffset + size) {
            out.broken(
                    Rule.COPY_OVERLAP,
                    "copyBuffer",
                    "targetOffset",
                    "is " + targetOffset + ", the source is " + sourceOffset + " + " + size + " of the same buffer");
        }
    }

    void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        String call = "copyTexture";
        transfer(call, "source", source, false);
        transfer(call, "target", target, true);
        TextureDesc s = source.desc();
        TextureDesc t = target.desc();
        if (s.format().blockBytes() != t.format().blockBytes()
                || s.samples() != t.samples()
                || s.format().isDepthStencil() != t.format().isDepthStencil()) {
            out.broken(
                    Rule.COPY_FORMATS,
                    call,
                    "target",
                    "is " + t.format() + " with " + t.samples() + " samples, the source " + s.format() + " with "
                            + s.samples());
        }
        if (!box(call, "box", s, sourceLevel, box)) return;
        blocks(call, "box", s, sourceLevel, box);
        int width = across(box.width(), s.format().blockWidth(), t.format().blockWidth());
        int height = across(box.height(), s.format().blockHeight(), t.format().blockHeight());
        boolean inside = targetLevel >= 0
                && targetLevel < t.levels()
                && x >= 0
                && y >= 0
                && z >= 0
                && (long) x + width
                        <= whole(t.levelWidth(targetLevel), t.format().blockWidth())
                && (long) y + height
                        <= whole(t.levelHeight(targetLevel), t.format().blockHeight())
                && (long) z + box.depth() <= t.levelDepth(targetLevel);
        if (!inside) {
            out.broken(
                    Rule.BOX_INSIDE,
                    call,
                    "target",
                    "is (" + x + ", " + y + ", " + z + ") + " + width + " x " + height + " x " + box.depth()
                            + " in level " + targetLevel + ", the texture is " + t.width() + " x " + t.height());
        }
        if (x % t.format().blockWidth() != 0 || y % t.format().blockHeight() != 0) {
            out.broken(Rule.BOX_BLOCKS, call, "x", "is " + x + " with y " + y + " in " + t.format());
        }
        boolean overlap = source == target
                && sourceLevel == targetLevel
                && box.x() < x + width
                && x < box.x() + box.width()
                && box.y() < y + height
                && y < box.y() + box.height()
                && box.z() < z + box.depth()
                && z < box.z() + box.depth();
        if (overlap) {
            out.broken(Rule.COPY_OVERLAP, call, "target", "is (" + x + ", " + y + ", " + z + "), the source " + box);
        }
    }

    private static int across(int texels, int from, int to) { // hot
        return (texels + from - 1) / from * to;
    }

    private static int whole(int texels, int block) { // hot
        return (texels + block - 1) / block * block;
    }

    // ---- blits -----------------------------------------------------------------------------------------------------

    void blit(Blit b) { // hot
        transfer("blit", "source", b.source(), false);
        transfer("blit", "target", b.target(), true);
        TextureDesc s = b.source().desc();
        TextureDesc t = b.target().desc();
        Box from = b.sourceBox();
        Box to = b.targetBox();
        boolean boxes = b.sourceLevel() >= 0
                && b.sourceLevel() < s.levels()
                && b.targetLevel() >= 0
                && b.targetLevel() < t.levels()
                && within(from.x(), from.width(), s.levelWidth(b.sourceLevel()))
                && within(from.y(), from.height(), s.levelHeight(b.sourceLevel()))
                && within(from.z(), from.depth(), s.levelDepth(b.sourceLevel()))
                && within(to.z(), to.depth(), t.levelDepth(b.targetLevel()))
                && depths(b);
        if (!boxes) {
            out.broken(
                    Rule.BLIT_BOXES,
                    "blit",
                    "boxes",
                    "are " + b.sourceBox() + " in level " + b.sourceLevel() + " and " + b.targetBox() + " in level "
                            + b.targetLevel());
        }
        formats(b);
        samples(b);
        boolean exact = (b.mask() & Blit.COLOR) == 0 || b.sourceFormat().isInteger();
        if (exact && b.filter() != SamplerState.Filter.NEAREST) {
            out.broken(Rule.BLIT_FILTER, "blit", "filter", "is " + b.filter() + " for " + b.sourceFormat());
        }
    }

    /** From {@code at}, {@code size} forwards or backwards. */
    private static boolean within(int at, int size, int limit) { // hot
        long end = (long) at + size;
        return Math.min(at, end) >= 0 && Math.max(at, end) <= limit;
    }

    private static boolean depths(Blit b) { // hot
        boolean solid = b.source().desc().shape() == TextureShape.D3
                && b.target().desc().shape() == TextureShape.D3;
        return solid
                || Math.abs(b.sourceBox().depth()) == Math.abs(b.targetBox().depth());
    }

    private void formats(Blit b) { // hot
        Format s = b.sourceFormat();
        Format t = b.targetFormat();
        boolean color = (b.mask() & Blit.COLOR) != 0;
        boolean depth = (b.mask() & Blit.DEPTH) != 0;
        boolean stencil = (b.mask() & Blit.STENCIL) != 0;
        boolean kinds = color
                ? !depth
                        && !stencil
                        && !s.isDepthStencil()
                        && !t.isDepthStencil()
                        && s.isInteger() == t.isInteger()
                        && (!s.isInteger() || s.isUnsignedInteger() == t.isUnsignedInteger())
                : s == t && (!depth || s.hasDepth()) && (!stencil || s.hasStencil());
        boolean casts = s.blockBytes() == b.source().desc().format().blockBytes()
                && t.blockBytes() == b.target().desc().format().blockBytes();
        boolean supported = (device.formatSupport(s) & FormatSupport.BLIT_SOURCE) != 0
                && (device.formatSupport(t) & FormatSupport.BLIT_TARGET) != 0;
        if (!kinds || !casts || !supported || (b.mask() & ~63) != 0) {
            out.broken(
                    Rule.BLIT_FORMATS,
                    "blit",
                    "formats",
                    "are " + s + " and " + t + " with mask 0x" + Integer.toHexString(b.mask()));
        }
    }

    private void samples(Blit b) { // hot
        int s = b.source().desc().samples();
        int t = b.target().desc().samples();
        if (s == 1 && t == 1) return;
        boolean scaled = Math.abs(b.sourceBox().width())
                        != Math.abs(b.targetBox().width())
                || Math.abs(b.sourceBox().height()) != Math.abs(b.targetBox().height());
        if (scaled || s > 1 && t > 1 && s != t) {
            out.broken(
                    Rule.BLIT_SAMPLES,
                    "blit",
                    "target",
                    "has " + t + " samples, the source " + s + (scaled ? ", and the blit scales" : ""));
        }
    }

    // ---- mips and invalidation -------------------------------------------------------------------------------------

    void mips(Texture texture, int base, int last) { // hot
        transfer("generateMips", "texture", texture, true);
        TextureDesc d = texture.desc();
        boolean levels = base >= 0 && last >= base && last < d.levels();
        if (!levels || (device.formatSupport(d.format()) & FormatSupport.FILTERED) == 0) {
            out.broken(
                    Rule.MIP_LEVELS,
                    "generateMips",
                    "levels",
                    "are " + base + " to " + last + " of " + d.levels() + " in " + d.format());
        }
    }

    void pages(Texture texture, int level, Box box) {
        transfer("commitPages", "texture", texture, true);
        TextureDesc d = texture.desc();
        if (!box("commitPages", "box", d, level, box)) return;
        SparsePages page = SparsePages.of(d);
        if ((d.bind() & Bind.SPARSE) == 0 || page == null || !page.fits(d, level, box)) {
            out.broken(
                    Rule.SPARSE_PAGES,
                    "commitPages",
                    "box",
                    "is " + box + " of " + d + ", whose pages are " + (page == null ? "none" : page));
        }
    }

    void invalidate(Texture texture, int level) { // hot
        transfer("invalidate", "texture", texture, true);
        if (level < 0 || level >= texture.desc().levels()) {
            out.broken(
                    Rule.BOX_INSIDE,
                    "invalidate",
                    "level",
                    "is " + level + ", the texture has " + texture.desc().levels());
        }
    }
}
