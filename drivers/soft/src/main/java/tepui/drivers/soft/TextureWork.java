package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tepui.drivers.soft.texture.Bands;
import tepui.drivers.soft.texture.Blits;
import tepui.drivers.soft.texture.Clears;
import tepui.drivers.soft.texture.Copies;
import tepui.drivers.soft.texture.MipMaker;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.Transfers;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.driver.Arguments;
import tepui.pipe.format.Format;

/**
 * Transfers of textures: writes, reads, copies, maps, clears. A texture that the unflushed scene uses ends it first;
 * then the parts of the texture package do the work, on the caller's thread and, of large boxes, on all workers ({@link Bands}).
 */
final class TextureWork {
    private final SoftDevice device;
    private final ContextScene scene;
    private final Counters counters;
    private final Bands bands;
    private final Transfers transfers;
    private final Clears clears;
    private final Copies copies;
    private final Blits blits;
    private final MipMaker mips;
    private final List<Mapping> mappings = new ArrayList<>();

    /** Mapping of texels: a copy in memory, which goes back when the mapping ends. */
    private record Mapping(SoftTexture texture, int level, Box box, int flags, Storage storage) {}

    TextureWork(SoftDevice device, ContextScene scene, Counters counters, Bands bands) {
        this.bands = bands;
        transfers = new Transfers(bands);
        clears = new Clears(bands);
        copies = new Copies(transfers, bands);
        blits = new Blits(bands);
        mips = new MipMaker(bands);
        this.device = device;
        this.scene = scene;
        this.counters = counters;
    }

    void beforeRead(SoftTexture t) {
        if (t.use.isWrittenBy(scene.id())) flush();
    }

    void beforeWrite(SoftTexture t) {
        if (t.use.isUsedBy(scene.id())) flush();
        t.markForeignWrite();
    }

    /** What has been written where a sparse texture has no memory is gone. */
    private static void written(SoftTexture t, int level, Box box) {
        if (t.pages != null) t.pages.wipe(level, box);
    }

    private void flush() {
        if (scene.rasterizer.isPending()) counters.waits++;
        scene.flush();
    }

    void write(SoftTexture t, int level, Box box, MemorySegment data, long offset, long rowBytes, long sliceBytes) {
        beforeWrite(t);
        transfers.write(t, level, box, data, offset, rowBytes, sliceBytes);
        written(t, level, box);
        counters.uploadedBytes += t.desc().format().imageBytes(box.width(), box.height(), box.depth());
    }

    void read(SoftTexture t, int level, Box box, MemorySegment into, long offset, long rowBytes, long sliceBytes) {
        if (t.samples > 1) {
            throw new IllegalArgumentException("readTexture: texture has " + t.samples + " samples; resolve it first");
        }
        beforeRead(t);
        transfers.read(t, level, box, into, offset, rowBytes, sliceBytes);
        counters.readBackBytes += t.desc().format().imageBytes(box.width(), box.height(), box.depth());
    }

    void clear(SoftTexture t, int level, Box box, ClearColor value) {
        beforeWrite(t);
        clears.color(t, level, box, t.desc().format(), value, 15);
        written(t, level, box);
    }

    void clearDepth(
            SoftTexture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        beforeWrite(t);
        clears.depthStencil(t, level, box, depth, depthValue, stencil, stencilValue, 255);
    }

    /** Copies bits; sizes count in blocks of the source where only one of the formats is compressed. */
    void copy(SoftTexture from, int fromLevel, Box box, SoftTexture to, int toLevel, int x, int y, int z) {
        beforeRead(from);
        beforeWrite(to);
        copies.copy(from, fromLevel, box, to, toLevel, x, y, z);
        // Of a compressed source the box counts more texels than were written, and zeros stay zeros.
        written(to, toLevel, new Box(x, y, z, box.width(), box.height(), box.depth()));
    }

    void blit(SoftTexture from, SoftTexture to, Blit blit) {
        beforeRead(from);
        beforeWrite(to);
        blits.blit(blit);
        if (to.pages != null) to.pages.wipe(blit.targetLevel());
    }

    void generateMips(SoftTexture t, int base, int last) {
        Arguments.mips(t, base, last);
        beforeWrite(t);
        mips.make(t, base, last);
        if (t.pages == null) return;
        for (int level = base + 1; level <= last; level++) t.pages.wipe(level);
    }

    void commit(SoftTexture t, int level, Box box, boolean commit) {
        Arguments.pages(t, level, box);
        if (t.pages == null) return;
        beforeWrite(t);
        t.pages.commit(level, box, commit);
    }

    boolean map(SoftTexture t, int level, Box box, int flags, Context.TexelMap result) {
        boolean write = (flags & MapFlags.WRITE) != 0;
        boolean busy =
                scene.rasterizer.isPending() && (write ? t.use.isUsedBy(scene.id()) : t.use.isWrittenBy(scene.id()));
        if (busy && (flags & MapFlags.DONT_BLOCK) != 0) {
            // The next attempt finds it done.
            scene.flush();
            return false;
        }
        Format f = t.desc().format();
        long row = f.rowBytes(box.width());
        long slice = row * f.rows(box.height());
        Storage s = device.memory.allocate("mapTexture", Math.max(1, slice * box.depth()));
        boolean old = (flags & (MapFlags.DISCARD_WHOLE | MapFlags.DISCARD_RANGE)) == 0;
        if (old && !box.isEmpty()) {
            beforeRead(t);
            transfers.read(t, level, box, Memory.ALL, s.address, row, slice);
        }
        result.address = s.address;
        result.rowBytes = row;
        result.sliceBytes = slice;
        mappings.add(new Mapping(t, level, box, flags, s));
        counters.maps++;
        return true;
    }

    void unmap(SoftTexture t, Context.TexelMap map) {
        for (int i = 0; i < mappings.size(); i++) {
            Mapping m = mappings.get(i);
            if (m.texture != t || m.storage.address != map.address) continue;
            mappings.remove(i);
            if ((m.flags & MapFlags.WRITE) != 0 && !m.box.isEmpty()) {
                write(t, m.level, m.box, Memory.ALL, map.address, map.rowBytes, map.sliceBytes);
            }
            m.storage.release();
            map.address = 0;
            return;
        }
        throw new IllegalArgumentException("unmapTexture: map is none of this texture and context");
    }

    void close() {
        for (Mapping m : mappings) m.storage.release();
        mappings.clear();
    }
}
