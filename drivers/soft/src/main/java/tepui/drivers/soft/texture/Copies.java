package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Box;
import tepui.pipe.format.Format;

/**
 * Copies of bits from texture to texture. Plain formats go row by row as words, all samples of multisample textures;
 * where a compressed format is on either side a block counts as a texel of the other side. Rows are shared among
 * workers. One per context.
 */
public final class Copies {
    private final Transfers transfers;
    private final Bands bands;
    /** A row of each worker. */
    private final int[][] scratch;

    private byte[] slice = {};

    public Copies(Transfers transfers, Bands bands) {
        this.transfers = transfers;
        this.bands = bands;
        scratch = new int[bands.workers()][0];
    }

    /** Copies {@code box} of a level to (x, y, z) of another; blocks must have the same number of bytes. */
    public void copy(
            SoftTexture source, int sourceLevel, Box box, SoftTexture target, int targetLevel, int x, int y, int z) {
        Format from = source.desc().format();
        Format to = target.desc().format();
        if (from.blockBytes() != to.blockBytes()) {
            throw new IllegalArgumentException("copyTexture: from " + from + " with " + from.blockBytes() + " bytes to "
                    + to + " with " + to.blockBytes() + " bytes a block; both must be equal");
        }
        if (source.samples != target.samples) {
            throw new IllegalArgumentException("copyTexture: from " + source.samples + " samples to " + target.samples
                    + " samples; both must be equal");
        }
        if (box.isEmpty()) return;
        source.check("copyTexture", sourceLevel, box);
        Box there = new Box(
                x,
                y,
                z,
                across(
                        box.width(),
                        from.blockWidth(),
                        to.blockWidth(),
                        target.desc().levelWidth(targetLevel(target, targetLevel)) - x),
                across(
                        box.height(),
                        from.blockHeight(),
                        to.blockHeight(),
                        target.desc().levelHeight(targetLevel) - y),
                box.depth());
        target.check("copyTexture", targetLevel, there);
        if (from.isCompressed() || to.isCompressed()) {
            if (from.isCompressed()) Transfers.checkBlocks("copyTexture", source, sourceLevel, box);
            if (to.isCompressed()) Transfers.checkBlocks("copyTexture", target, targetLevel, there);
            copyBlocks(source, sourceLevel, box, target, targetLevel, there);
            return;
        }
        RowCopy copy = new RowCopy(scratch, source, sourceLevel, box, target, targetLevel, there);
        if (source != target || sourceLevel != targetLevel) {
            long rowWords = 2L * box.width() * source.words * source.samples;
            bands.run(copy, z, box.depth(), y, box.height(), copy.isAligned() ? rowWords / Bands.MOVED : rowWords);
            return;
        }
        // Upwards within one texture, so that rows are read before they are written over.
        boolean upwards = z > box.z() || z == box.z() && y > box.y();
        for (int k = 0; k < box.depth(); k++) {
            int dz = upwards ? box.depth() - 1 - k : k;
            for (int j = 0; j < box.height(); j++) {
                int row = y + (upwards ? box.height() - 1 - j : j);
                copy.rows(0, z + dz, row, row + 1);
            }
        }
    }

    /** Copy of rows of texels from a box to one of the same size. */
    private record RowCopy(
            int[][] scratch, SoftTexture source, int sourceLevel, Box from, SoftTexture target, int targetLevel, Box to)
            implements Bands.Rows {
        /** Do blocks lie over blocks? Those that are whole are copied as they are. */
        boolean isAligned() {
            return ((from.x() | to.x() | from.y() - to.y()) & 3) == 0;
        }

        @Override
        public void rows(int worker, int z, int y0, int y1) {
            int w = from.width();
            int[] row = scratch[worker];
            if (row.length < w * source.words) {
                row = new int[w * source.words];
                scratch[worker] = row;
            }
            int sz = from.z() + z - to.z();
            boolean aligned = isAligned();
            for (int y = y0; y < y1; y++) {
                int sy = from.y() + y - to.y();
                if (aligned && (y & 3) == 0 && y + 4 <= y1) {
                    blocks(row, sy, sz, y, z);
                    y += 3;
                    continue;
                }
                for (int s = 0; s < source.samples; s++) {
                    Transfers.getRow(source, sourceLevel, from.x(), sy, sz, s, row, w);
                    Transfers.putRow(target, targetLevel, to.x(), y, z, s, row, w);
                }
            }
        }

        /** Four rows that are a row of blocks in both. */
        private void blocks(int[] row, int sy, int sz, int y, int z) { // hot
            int w = from.width();
            int whole = w & ~3;
            int words = (whole >> 2) * BlockOrder.TEXELS * source.words;
            for (int s = 0; s < source.samples; s++) {
                int at = source.blockAt(sourceLevel, from.x(), sy, sz, s);
                System.arraycopy(source.data, at, target.data, target.blockAt(targetLevel, to.x(), y, z, s), words);
                for (int i = 0; whole < w && i < 4; i++) {
                    Transfers.getRow(source, sourceLevel, from.x() + whole, sy + i, sz, s, row, w - whole);
                    Transfers.putRow(target, targetLevel, to.x() + whole, y + i, z, s, row, w - whole);
                }
            }
        }
    }

    private static int targetLevel(SoftTexture t, int level) {
        if (level < 0 || level >= t.desc().levels()) {
            throw new IllegalArgumentException("copyTexture: target level is " + level + ", the texture has "
                    + t.desc().levels() + " levels");
        }
        return level;
    }

    /** Texels that {@code size} texels in blocks of {@code from} become in blocks of {@code to}; the last may be cut by the edge. */
    private static int across(int size, int from, int to, int room) {
        int texels = (size + from - 1) / from * to;
        return to > 1 && texels > room && texels - room < to ? room : texels;
    }

    private void copyBlocks(
            SoftTexture source, int sourceLevel, Box box, SoftTexture target, int targetLevel, Box there) {
        Format from = source.desc().format();
        long rowBytes = from.rowBytes(box.width());
        long bytes = rowBytes * from.rows(box.height());
        if (slice.length < bytes) slice = new byte[(int) bytes];
        MemorySegment memory = MemorySegment.ofArray(slice);
        for (int k = 0; k < box.depth(); k++) {
            Box one = new Box(box.x(), box.y(), box.z() + k, box.width(), box.height(), 1);
            Box to = new Box(there.x(), there.y(), there.z() + k, there.width(), there.height(), 1);
            transfers.read(source, sourceLevel, one, memory, 0, rowBytes, bytes);
            transfers.write(target, targetLevel, to, memory, 0, rowBytes, bytes);
        }
    }
}
