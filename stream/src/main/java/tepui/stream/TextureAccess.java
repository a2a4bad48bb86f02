package tepui.stream;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.driver.Arguments;
import tepui.pipe.format.Format;

/**
 * Access to textures: writes and mappings. A write never waits; a mapping does, unless the old texels of its box are
 * not needed: then it is staging memory that is written in order at the end.
 */
final class TextureAccess {
    /** A mapping in staging memory. */
    private record Staged(
            Texture texture, int level, Box box, Staging.Slot slot, long address, long rowBytes, long sliceBytes) {}

    private final StreamContext context;
    private final List<Staged> maps = new ArrayList<>();

    TextureAccess(StreamContext context) {
        this.context = context;
    }

    void write(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) { // hot
        Tracked t = context.known("writeTexture", texture);
        texture.check("writeTexture", level, box);
        Format format = texture.desc().format();
        Arguments.texels("writeTexture", format, box, data.byteSize(), rowBytes, sliceBytes);
        Arguments.blockStart("writeTexture", format, box);
        if (box.isEmpty()) return;
        long size = span(format, box, rowBytes, sliceBytes);
        if (size <= BufferAccess.INLINE_BYTES) {
            int bytes = (int) size;
            int i = context.reserve(Op.WRITE_TEXTURE, 0, 7 + (bytes + 3 >>> 2), 2);
            context.words[i + 1] = level;
            context.words[i + 2] = bytes;
            context.putLong(i + 3, rowBytes);
            context.putLong(i + 5, sliceBytes);
            BufferAccess.put(data, bytes, context.words, i + 7);
            context.refer(texture);
            context.refer(box);
            context.used(t, context.base + i);
            context.figures.inlineUploads++;
            context.done();
            return;
        }
        Staging.Slot slot = context.stage(size);
        if (slot == null) {
            context.settle(WaitReason.UPLOAD);
            context.next.writeTexture(texture, level, box, data, rowBytes, sliceBytes);
            return;
        }
        MemorySegment.copy(data, 0, Memory.ALL, slot.address, size);
        send(t, texture, level, box, slot, rowBytes, sliceBytes);
    }

    /** From the first byte of the box to behind its last. */
    private static long span(Format format, Box box, long rowBytes, long sliceBytes) { // hot
        return (box.depth() - 1) * sliceBytes
                + (format.rows(box.height()) - 1) * rowBytes
                + format.rowBytes(box.width());
    }

    private void send(
            @Nullable Tracked t,
            Texture texture,
            int level,
            Box box,
            Staging.Slot slot,
            long rowBytes,
            long sliceBytes) { // hot
        int i = context.reserve(Op.WRITE_TEXTURE_STAGED, 0, 6, 3);
        context.words[i + 1] = level;
        context.putLong(i + 2, rowBytes);
        context.putLong(i + 4, sliceBytes);
        context.refer(texture);
        context.refer(box);
        context.refer(slot);
        context.used(t, context.base + i);
        context.staging.give(slot, context.base + i);
        context.figures.stagedUploads++;
        context.done();
    }

    boolean map(Texture texture, int level, Box box, int flags, Context.TexelMap result) {
        context.known("mapTexture", texture);
        texture.check("mapTexture", level, box);
        Arguments.mapFlags("mapTexture", flags, false);
        int discards = flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE);
        TextureDesc d = texture.desc();
        if (discards != 0 && !box.isEmpty() && d.samples() == 1 && isBlocks(d, level, box)) {
            Format f = d.format();
            long rowBytes = f.rowBytes(box.width());
            long sliceBytes = rowBytes * f.rows(box.height());
            Staging.Slot slot = context.stage(sliceBytes * box.depth());
            if (slot != null) {
                maps.add(new Staged(texture, level, box, slot, slot.address, rowBytes, sliceBytes));
                result.address = slot.address;
                result.rowBytes = rowBytes;
                result.sliceBytes = sliceBytes;
                return true;
            }
        }
        if ((flags & MapFlags.DONT_BLOCK) != 0 && !context.isSettled()) {
            context.publish();
            return false;
        }
        context.settle(WaitReason.MAP);
        return context.next.mapTexture(texture, level, box, flags, result);
    }

    /** Does the box begin where a block does, and lie inside? */
    private static boolean isBlocks(TextureDesc d, int level, Box box) {
        Format f = d.format();
        return box.x() % f.blockWidth() == 0 && box.y() % f.blockHeight() == 0;
    }

    void unmap(Texture texture, Context.TexelMap map) {
        Tracked t = context.known("unmapTexture", texture);
        for (int i = 0; i < maps.size(); i++) {
            Staged s = maps.get(i);
            if (s.texture != texture || s.address != map.address) continue;
            maps.remove(i);
            send(t, texture, s.level, s.box, s.slot, s.rowBytes, s.sliceBytes);
            map.address = 0;
            return;
        }
        context.settle(WaitReason.MAP);
        context.next.unmapTexture(texture, map);
    }
}
