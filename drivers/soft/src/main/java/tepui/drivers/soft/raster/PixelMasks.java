package tepui.drivers.soft.raster;

import tepui.drivers.soft.texture.BlockOrder;

/** Collector of single pixels of a tile into masks of blocks: for what comes as pixels rather than as areas. */
final class PixelMasks {
    private static final int ACROSS = Scene.TILE / 4;

    private final int[] masks = new int[ACROSS * ACROSS];
    private final short[] touched = new short[ACROSS * ACROSS];
    private int count;

    /** A pixel by its place in the tile. */
    void set(int x, int y) { // hot
        int block = (y >> 2) * ACROSS + (x >> 2);
        if (masks[block] == 0) touched[count++] = (short) block;
        masks[block] |= 1 << BlockOrder.at(x, y);
    }

    /** Hands the blocks over and forgets them. */
    void drain(FragmentRun run, int originX, int originY) { // hot
        for (int i = 0; i < count; i++) {
            int block = touched[i];
            run.add(originX + block % ACROSS * 4, originY + block / ACROSS * 4, masks[block]);
            masks[block] = 0;
        }
        count = 0;
    }
}
