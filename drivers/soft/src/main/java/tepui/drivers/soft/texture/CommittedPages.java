package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.SparsePages;
import tepui.pipe.TextureDesc;

/**
 * Table of the pages of a sparse texture that are committed. Its words are all there: what a page without memory holds are zeros, and they stay zeros. So
 * whatever reads a texture needs not know of pages. What writes either asks first (images) or zeroes what it has written to such pages ({@link #wipe}).
 */
public final class CommittedPages {
    private final SoftTexture texture;
    private final SparsePages page;
    /** Levels with pages of their own. */
    private final int levels;
    /** Of each such level: pages in a row, rows of pages in a slice or layer. */
    private final int[] across;

    private final int[] down;
    private final boolean[][] committed;
    private boolean tail;

    CommittedPages(SoftTexture texture, SparsePages page) {
        this.texture = texture;
        this.page = page;
        TextureDesc d = texture.desc();
        levels = page.levels(d);
        across = new int[levels];
        down = new int[levels];
        committed = new boolean[levels][];
        for (int level = 0; level < levels; level++) {
            across[level] = (d.levelWidth(level) + page.width() - 1) / page.width();
            down[level] = (d.levelHeight(level) + page.height() - 1) / page.height();
            int deep = (d.levelDepth(level) + page.depth() - 1) / page.depth();
            committed[level] = new boolean[across[level] * down[level] * deep];
        }
    }

    private int at(int level, int x, int y, int z) {
        return (z * down[level] + y) * across[level] + x;
    }

    /** Is there memory for a texel? Its coordinates are inside the level. */
    public boolean has(int level, int x, int y, int z) {
        if (level >= levels) return tail;
        return committed[level][at(level, x / page.width(), y / page.height(), z / page.depth())];
    }

    /** Is there memory for the texel whose word this is? */
    boolean has(int word) {
        int level = texture.desc().levels() - 1;
        while (texture.levelAt(level) > word) level--;
        if (level >= levels) return tail;
        int inside = word - texture.levelAt(level);
        int z = inside / texture.sliceWords(level);
        int block =
                inside % texture.sliceWords(level) % texture.sampleWords(level) / (BlockOrder.TEXELS * texture.words);
        int blocks = texture.blocksAcross(level);
        return has(level, block % blocks * 4, block / blocks * 4, z);
    }

    /** Marks the lanes with 0 whose texels, at these words, have no memory. What has no word or weight is not read. */
    void mark(int[] words, float @Nullable [] weight, float @Nullable [] share, int[] resident, int lanes) {
        for (int i = 0; i < lanes; i++) {
            boolean read = words[i] >= 0 && (weight == null || share == null || weight[i] * share[i] != 0);
            if (read && !has(words[i])) resident[i] = 0;
        }
    }

    /** Commits or releases the pages that a box touches; released ones are zeros. */
    public void commit(int level, Box box, boolean commit) {
        if (level >= levels) {
            tail = commit;
            if (commit) return;
            for (int l = levels; l < texture.desc().levels(); l++) wipe(l);
            return;
        }
        for (int z = box.z() / page.depth(); z * page.depth() < box.z() + box.depth(); z++) {
            for (int y = box.y() / page.height(); y * page.height() < box.y() + box.height(); y++) {
                int first = at(level, box.x() / page.width(), y, z);
                int count = (box.width() + page.width() - 1) / page.width();
                Arrays.fill(committed[level], first, first + count, commit);
            }
        }
        if (!commit) wipe(level, box);
    }

    /** Zeroes what a level holds where no memory is. */
    public void wipe(int level) {
        TextureDesc d = texture.desc();
        wipe(level, new Box(0, 0, 0, d.levelWidth(level), d.levelHeight(level), d.levelDepth(level)));
    }

    /** Zeroes what a box holds where no memory is; what sticks out of the level is left out. */
    public void wipe(int level, Box box) {
        TextureDesc d = texture.desc();
        int right = Math.min(box.x() + box.width(), d.levelWidth(level));
        int bottom = Math.min(box.y() + box.height(), d.levelHeight(level));
        int back = Math.min(box.z() + box.depth(), d.levelDepth(level));
        for (int z = Math.max(0, box.z()); z < back; z++) {
            for (int y = Math.max(0, box.y()); y < bottom; y = (y / page.height() + 1) * page.height()) {
                int nextY = Math.min(bottom, (y / page.height() + 1) * page.height());
                for (int x = Math.max(0, box.x()); x < right; x = (x / page.width() + 1) * page.width()) {
                    if (has(level, x, y, z)) continue;
                    zero(level, x, y, z, Math.min(right, (x / page.width() + 1) * page.width()), nextY);
                }
            }
        }
    }

    /** Zeroes the blocks of a rectangle, of all samples, all of them without memory: edges of pages are edges of blocks. */
    private void zero(int level, int x, int y, int z, int right, int bottom) {
        int block = BlockOrder.TEXELS * texture.words;
        int words = ((right + 3) / 4 - x / 4) * block;
        for (int row = y & ~3; row < bottom; row += 4) {
            for (int sample = 0; sample < texture.samples; sample++) {
                int first = texture.blockAt(level, x, row, z, sample);
                Arrays.fill(texture.data, first, first + words, 0);
            }
        }
    }

    static CommittedPages of(SoftTexture texture) {
        TextureDesc d = texture.desc();
        SparsePages page = SparsePages.of(d);
        if (page == null) {
            throw new IllegalArgumentException("createTexture: " + d + " has no pages");
        }
        return new CommittedPages(texture, page);
    }
}
