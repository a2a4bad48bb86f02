package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/**
 * Texture of the software device: its texels, in one array of words. Each level is rows of blocks of 4 x 4 texels; a
 * texel takes {@link #words} words (its bits in memory order, little-endian, padded to whole words); in a block, word 0
 * of all 16 texels comes first, then word 1. So 16 neighbouring texels are one vector load, at the price of memory for
 * formats of 8 and 16 bits. Compressed formats are stored decoded, in {@link #store}; their blocks are kept beside for
 * reading back.
 */
public final class SoftTexture extends Texture {
    /** The scenes that read or write it. */
    public final SceneUse use = new SceneUse();
    /** The device that made it, for checks; null in tests of the parts. */
    public @Nullable Object device;

    public volatile boolean destroyed;

    /** Of a sparse texture: where it has memory; else null. */
    public final @Nullable CommittedPages pages;

    @Nullable
    UniformTiles uniformTiles;
    /** How often something else than the rasteriser may have written to it. */
    private int writes;

    /** The format of the words: the texture's own, or what a compressed one is decoded to. */
    public final Format store;
    /** Words of a texel. */
    public final int words;

    public final int samples;
    public final int[] data;
    /** Of each level: the first word, blocks in a row, words from one slice or layer to the next. */
    private final int[] levelAt;

    private final int[] levelBlocks;
    private final int[] levelSlice;
    private final int[] levelSample;
    /** Compressed formats: the blocks as they were written, level after level, layer after layer; else empty. */
    public final byte[] blocks;

    public final int[] blocksAt;

    public SoftTexture(TextureDesc desc, Format store) {
        super(desc);
        this.store = store;
        this.words = (store.blockBytes() + 3) / 4;
        this.samples = desc.samples();
        int levels = desc.levels();
        levelAt = new int[levels];
        levelBlocks = new int[levels];
        levelSlice = new int[levels];
        levelSample = new int[levels];
        blocksAt = new int[levels];
        long total = 0;
        long compressed = 0;
        for (int level = 0; level < levels; level++) {
            int across = (desc.levelWidth(level) + 3) / 4;
            int down = (desc.levelHeight(level) + 3) / 4;
            long plane = (long) across * down * BlockOrder.TEXELS * words;
            long slice = plane * samples;
            check(total + slice * desc.levelDepth(level), desc);
            levelAt[level] = (int) total;
            levelBlocks[level] = across;
            levelSample[level] = (int) plane;
            levelSlice[level] = (int) slice;
            blocksAt[level] = (int) compressed;
            total += slice * desc.levelDepth(level);
            if (desc.format().isCompressed()) {
                compressed += desc.format()
                        .imageBytes(desc.levelWidth(level), desc.levelHeight(level), desc.levelDepth(level));
                check(compressed, desc);
            }
        }
        try {
            data = new int[(int) total];
            blocks = new byte[(int) compressed];
        } catch (OutOfMemoryError e) {
            throw new OutOfDeviceMemoryException(
                    "createTexture: no memory for " + total * 4 + " bytes of " + desc + "; give the JVM more with -Xmx",
                    e);
        }
        pages = (desc.bind() & Bind.SPARSE) == 0 ? null : CommittedPages.of(this);
    }

    private static void check(long size, TextureDesc desc) {
        if (size > Integer.MAX_VALUE - 64) {
            throw new OutOfDeviceMemoryException("createTexture: " + desc + " needs more than 8 GiB");
        }
    }

    /** To be called before anything but the rasteriser writes to it. */
    public void markForeignWrite() { // hot
        writes++;
    }

    int writes() {
        return writes;
    }

    /** First word of a level. */
    public int levelAt(int level) {
        return levelAt[level];
    }

    /** Blocks in a row. */
    public int blocksAcross(int level) {
        return levelBlocks[level];
    }

    /** Words from one slice or layer to the next. */
    public int sliceWords(int level) {
        return levelSlice[level];
    }

    /** Words from one sample's plane to the next. */
    public int sampleWords(int level) {
        return levelSample[level];
    }

    /** First word of the block that holds texel (x, y) of slice or layer z. */
    public int blockAt(int level, int x, int y, int z, int sample) {
        return levelAt[level]
                + z * levelSlice[level]
                + sample * levelSample[level]
                + ((y >> 2) * levelBlocks[level] + (x >> 2)) * (BlockOrder.TEXELS * words);
    }

    /** Word 0 of a texel; its further words follow at distances of {@link BlockOrder#TEXELS}. */
    public int texelAt(int level, int x, int y, int z, int sample) {
        return blockAt(level, x, y, z, sample) + BlockOrder.at(x, y);
    }

    /** Are z slices rather than layers? */
    public boolean isVolume() {
        return desc().shape() == TextureShape.D3;
    }
}
