package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Cpu;
import tepui.pipe.Box;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Transfers of texels between memory and a texture's blocks of 4 x 4. Four rows of memory are a row of blocks: by machine code where the image
 * is large ({@link BlockMoves}), else in Java ({@link PackedRows}). Of what is left, a row becomes words ({@link TexelCodec#load}), and every four texels of it are two pairs
 * in a block. Compressed textures keep their blocks and
 * what those decode to. Rows are shared among workers. One per context. Boxes must lie inside their level.
 */
public final class Transfers implements Bands.Rows {
    /** Any thread but the caller's: memory that it may not touch is moved by the caller alone. */
    private static final Thread OTHER = Thread.ofPlatform().unstarted(() -> {});

    private final Bands bands;
    private final WorkerScratch<Scratch> scratch;
    private int[] decoded = {};

    // ---- what is moved: the texels of a box, from or to memory
    private boolean reads;
    private boolean many;
    private @Nullable SoftTexture texture;
    private int level;
    private Box box = Box.of2d(0, 0, 0, 0);
    private MemorySegment memory = MemorySegment.NULL;
    private long offset;
    private long rowBytes;
    private long sliceBytes;

    public Transfers(Bands bands) {
        this.bands = bands;
        scratch = new WorkerScratch<>(bands, Scratch::new);
    }

    /** Texels for which machine code is made, and blocks of a row that are worth a call. */
    private static final int MANY = 1 << 13;

    private static final int WORTH = 4;

    /** Memory of a worker: four rows. */
    private static final class Scratch {
        final @Nullable BlockMoves moves = BlockMoves.make();
        int[] row = {};
        MemorySegment memory = MemorySegment.ofArray(row);
    }

    private Scratch scratch(int worker, int words) {
        Scratch s = scratch.of(worker);
        if (s.row.length < words) {
            s.row = new int[words];
            s.memory = MemorySegment.ofArray(s.row);
        }
        return s;
    }

    private void run(boolean reading, SoftTexture t, int itsLevel, Box itsBox, MemorySegment itsMemory) { // hot
        reads = reading;
        texture = t;
        level = itsLevel;
        box = itsBox;
        memory = itsMemory;
        many = (long) itsBox.width() * itsBox.height() * itsBox.depth() >= MANY;
        try {
            if (!itsMemory.isAccessibleBy(OTHER)) {
                bands.alone(this, itsBox.z(), itsBox.depth(), itsBox.y(), itsBox.height());
            } else {
                boolean quick =
                        many && Cpu.isX64() && BlockMoves.fits(t.desc().format().blockBytes());
                long words = 2L * itsBox.width() * t.words;
                bands.run(
                        this,
                        itsBox.z(),
                        itsBox.depth(),
                        itsBox.y(),
                        itsBox.height(),
                        quick ? words / Bands.MOVED : words);
            }
        } finally {
            texture = null;
            memory = MemorySegment.NULL;
        }
    }

    @Override
    public void rows(int worker, int slice, int from, int to) { // hot
        SoftTexture t = texture;
        if (t == null) return;
        if (reads) read(t, worker, slice, from, to);
        else write(t, worker, slice, from, to);
        BlockMoves moves = scratch.of(worker).moves;
        if (moves != null) moves.forget();
    }

    /** Texels of four rows that machine code has moved; 0 where it is not worth it. */
    private int move(Scratch own, SoftTexture t, int y, int z, long p) { // hot
        BlockMoves moves = own.moves;
        int blocks = box.width() >> 2;
        int bytes = t.desc().format().blockBytes();
        if (moves == null || !many || blocks < WORTH || !BlockMoves.fits(bytes)) return 0;
        // An exception is Java's to throw.
        if (reads && memory.isReadOnly()) return 0;
        int at = t.blockAt(level, box.x(), y, z, 0);
        return moves.run(!reads, bytes, t.data, at, blocks, memory, p, rowBytes) ? 4 * blocks : 0;
    }

    /** Reads texels in the texture's format from memory; a multisample texture gets them in all samples. */
    public void write(
            SoftTexture t, int level, Box box, MemorySegment data, long offset, long rowBytes, long sliceBytes) {
        if (box.isEmpty()) return;
        t.check("writeTexture", level, box);
        Format format = t.desc().format();
        if (format.isCompressed()) {
            writeBlocks(t, level, box, data, offset, rowBytes, sliceBytes);
            return;
        }
        this.offset = offset;
        this.rowBytes = rowBytes;
        this.sliceBytes = sliceBytes;
        run(false, t, level, box, data);
    }

    private void write(SoftTexture t, int worker, int z, int from, int to) { // hot
        Format format = t.desc().format();
        TexelCodec codec = TexelCodec.of(format);
        int x = box.x();
        int width = box.width();
        boolean aligned = t.samples == 1 && (x & 3) == 0;
        boolean blocks = aligned && PackedRows.fits(format);
        Scratch own = scratch(worker, (blocks ? 4 : 1) * width * t.words);
        int[] words = own.row;
        int step = PackedRows.step(format, width);
        long bytes = format.rowBytes(width);
        for (int y = from; y < to; y++) {
            long p = offset + (z - box.z()) * sliceBytes + (y - box.y()) * rowBytes;
            boolean four = aligned && (y & 3) == 0 && y + 4 <= to;
            int moved = four ? move(own, t, y, z, p) : 0;
            if (moved > 0) {
                int size = format.blockBytes();
                for (int i = 0; moved < width && i < 4; i++) {
                    long rest = p + i * rowBytes + (long) moved * size;
                    codec.load(memory, rest, size, width - moved, words, 0, width - moved);
                    putRow(t, level, x + moved, y + i, z, 0, words, width - moved);
                }
                y += 3;
                continue;
            }
            if (four && blocks) {
                for (int i = 0; i < 4; i++) {
                    MemorySegment.copy(memory, p + i * rowBytes, own.memory, 4L * i * step, bytes);
                }
                int at = t.blockAt(level, x, y, z, 0);
                PackedRows.put(format.blockBytes(), words, step, width, t.data, at);
                y += 3;
                continue;
            }
            codec.load(memory, p, format.blockBytes(), width, words, 0, width);
            for (int s = 0; s < t.samples; s++) putRow(t, level, x, y, z, s, words, width);
        }
    }

    /** Writes texels in the texture's format to memory; of a multisample texture, sample 0. */
    public void read(
            SoftTexture t, int level, Box box, MemorySegment into, long offset, long rowBytes, long sliceBytes) {
        if (box.isEmpty()) return;
        t.check("readTexture", level, box);
        Format format = t.desc().format();
        if (format.isCompressed()) {
            readBlocks(t, level, box, into, offset, rowBytes, sliceBytes);
            return;
        }
        this.offset = offset;
        this.rowBytes = rowBytes;
        this.sliceBytes = sliceBytes;
        run(true, t, level, box, into);
    }

    private void read(SoftTexture t, int worker, int z, int from, int to) { // hot
        Format format = t.desc().format();
        TexelCodec codec = TexelCodec.of(format);
        int x = box.x();
        int width = box.width();
        boolean aligned = (x & 3) == 0;
        boolean blocks = aligned && PackedRows.fits(format);
        Scratch own = scratch(worker, (blocks ? 4 : 1) * width * t.words);
        int[] words = own.row;
        int step = PackedRows.step(format, width);
        long bytes = format.rowBytes(width);
        for (int y = from; y < to; y++) {
            long p = offset + (z - box.z()) * sliceBytes + (y - box.y()) * rowBytes;
            boolean four = aligned && (y & 3) == 0 && y + 4 <= to;
            int moved = four ? move(own, t, y, z, p) : 0;
            if (moved > 0) {
                for (int i = 0; moved < width && i < 4; i++) {
                    getRow(t, level, x + moved, y + i, z, 0, words, width - moved);
                    long rest = p + i * rowBytes + (long) moved * format.blockBytes();
                    codec.store(words, 0, width - moved, width - moved, memory, rest);
                }
                y += 3;
                continue;
            }
            if (four && blocks) {
                int at = t.blockAt(level, x, y, z, 0);
                PackedRows.get(format.blockBytes(), t.data, at, width, words, step);
                for (int i = 0; i < 4; i++) {
                    MemorySegment.copy(own.memory, 4L * i * step, memory, p + i * rowBytes, bytes);
                }
                y += 3;
                continue;
            }
            getRow(t, level, x, y, z, 0, words, width);
            codec.store(words, 0, width, width, memory, p);
        }
    }

    /** Raw words of a row into the texture; word k of texel i is at {@code from[k * count + i]}. */
    static void putRow(SoftTexture t, int level, int x, int y, int z, int sample, int[] from, int count) {
        int[] data = t.data;
        int inRow = BlockOrder.at(0, y);
        for (int k = 0; k < t.words; k++) {
            int plane = k * BlockOrder.TEXELS + inRow;
            int i = 0;
            for (; i < count && (x + i & 3) != 0; i++) {
                data[t.blockAt(level, x + i, y, z, sample) + plane + BlockOrder.at(x + i, 0)] = from[k * count + i];
            }
            int at = t.blockAt(level, x + i, y, z, sample) + plane;
            int next = BlockOrder.TEXELS * t.words;
            int source = k * count + i;
            for (; i + 4 <= count; i += 4, at += next, source += 4) {
                data[at] = from[source];
                data[at + 1] = from[source + 1];
                data[at + 4] = from[source + 2];
                data[at + 5] = from[source + 3];
            }
            for (; i < count; i++) data[at + BlockOrder.at(x + i, 0)] = from[k * count + i];
        }
    }

    /** The opposite of {@link #putRow}. */
    static void getRow(SoftTexture t, int level, int x, int y, int z, int sample, int[] to, int count) {
        int[] data = t.data;
        int inRow = BlockOrder.at(0, y);
        for (int k = 0; k < t.words; k++) {
            int plane = k * BlockOrder.TEXELS + inRow;
            int i = 0;
            for (; i < count && (x + i & 3) != 0; i++) {
                to[k * count + i] = data[t.blockAt(level, x + i, y, z, sample) + plane + BlockOrder.at(x + i, 0)];
            }
            int at = t.blockAt(level, x + i, y, z, sample) + plane;
            int next = BlockOrder.TEXELS * t.words;
            int target = k * count + i;
            for (; i + 4 <= count; i += 4, at += next, target += 4) {
                to[target] = data[at];
                to[target + 1] = data[at + 1];
                to[target + 2] = data[at + 4];
                to[target + 3] = data[at + 5];
            }
            for (; i < count; i++) to[k * count + i] = data[at + BlockOrder.at(x + i, 0)];
        }
    }

    // ---- compressed ------------------------------------------------------------------------------------------------

    private void writeBlocks(
            SoftTexture t, int level, Box box, MemorySegment data, long offset, long rowBytes, long sliceBytes) {
        checkBlocks("writeTexture", t, level, box);
        Format format = t.desc().format();
        int bytes = (int) format.rowBytes(box.width());
        MemorySegment blocks = MemorySegment.ofArray(t.blocks);
        for (int z = 0; z < box.depth(); z++) {
            for (int r = 0; r < format.rows(box.height()); r++) {
                int at = blockByte(t, level, box.x(), box.y() + r * format.blockHeight(), box.z() + z);
                MemorySegment.copy(data, offset + z * sliceBytes + r * rowBytes, blocks, at, bytes);
            }
        }
        decode(t, level, box);
    }

    private void readBlocks(
            SoftTexture t, int level, Box box, MemorySegment into, long offset, long rowBytes, long sliceBytes) {
        checkBlocks("readTexture", t, level, box);
        Format format = t.desc().format();
        int bytes = (int) format.rowBytes(box.width());
        MemorySegment blocks = MemorySegment.ofArray(t.blocks);
        for (int z = 0; z < box.depth(); z++) {
            for (int r = 0; r < format.rows(box.height()); r++) {
                int at = blockByte(t, level, box.x(), box.y() + r * format.blockHeight(), box.z() + z);
                MemorySegment.copy(blocks, at, into, offset + z * sliceBytes + r * rowBytes, bytes);
            }
        }
    }

    /** Makes the words of a box from its blocks. */
    void decode(SoftTexture t, int level, Box box) {
        Format format = t.desc().format();
        BlockDecoder decoder = BlockDecoder.of(format);
        int across = format.blockWidth();
        int down = format.blockHeight();
        int texels = across * down;
        if (decoded.length < texels * t.words) decoded = new int[texels * t.words];
        int width = t.desc().levelWidth(level);
        int height = t.desc().levelHeight(level);
        for (int z = box.z(); z < box.z() + box.depth(); z++) {
            for (int y = box.y(); y < box.y() + box.height(); y += down) {
                for (int x = box.x(); x < box.x() + box.width(); x += across) {
                    decoder.decode(t.blocks, blockByte(t, level, x, y, z), decoded);
                    int columns = Math.min(across, width - x);
                    int rows = Math.min(down, height - y);
                    for (int j = 0; j < rows; j++) {
                        for (int i = 0; i < columns; i++) {
                            int to = t.texelAt(level, x + i, y + j, z, 0);
                            for (int k = 0; k < t.words; k++) {
                                t.data[to + k * BlockOrder.TEXELS] = decoded[k * texels + j * across + i];
                            }
                        }
                    }
                }
            }
        }
    }

    /** Where the block that holds texel (x, y) starts in {@link SoftTexture#blocks}. */
    static int blockByte(SoftTexture t, int level, int x, int y, int z) {
        Format f = t.desc().format();
        long rowBytes = f.rowBytes(t.desc().levelWidth(level));
        long image = rowBytes * f.rows(t.desc().levelHeight(level));
        return (int) (t.blocksAt[level]
                + z * image
                + y / f.blockHeight() * rowBytes
                + (long) (x / f.blockWidth()) * f.blockBytes());
    }

    /** Throws unless a box of a compressed level is made of whole blocks. */
    static void checkBlocks(String call, SoftTexture t, int level, Box box) {
        Format f = t.desc().format();
        int w = f.blockWidth();
        int h = f.blockHeight();
        boolean whole = box.x() % w == 0
                && box.y() % h == 0
                && (box.width() % w == 0 || box.x() + box.width() == t.desc().levelWidth(level))
                && (box.height() % h == 0 || box.y() + box.height() == t.desc().levelHeight(level));
        if (!whole) {
            throw new IllegalArgumentException(
                    call + ": box " + box + " is not made of whole blocks of " + w + " x " + h + " texels");
        }
    }
}
