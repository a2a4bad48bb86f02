package tepui.drivers.soft.raster;

import java.util.Arrays;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.UniformTiles;

/**
 * Clears of a tile's part of one attachment. Record: {@link #TARGET}, the area in the ranges, and words and masks of a texel in
 * floats' place as raw bits: all words, then all masks; only bits of the mask are written.
 */
final class TileClear {
    static final int TARGET = Scene.VERTICES;
    static final int WORDS = Scene.VERTICES + 1;
    /** Up to four words of a texel. */
    private static final int MOST_WORDS = 4;

    private TileClear() {}

    /** Adds a clear of pixels [minX, maxX] x [minY, maxY] to the scene. */
    static void add(SceneRun scene, int target, int words, ClearValue value, int minX, int minY, int maxX, int maxY) {
        scene.reserve(2 * MOST_WORDS);
        scene.clears++;
        int at = scene.intCount;
        int f = scene.floatCount;
        int[] ints = scene.ints;
        ints[at + Scene.DRAW] = -1;
        ints[at + Scene.FLOATS] = f;
        ints[at + TARGET] = target;
        ints[at + WORDS] = words;
        ints[at + Scene.RANGE_X] = minX | maxX << 16;
        ints[at + Scene.RANGE_Y] = minY | maxY << 16;
        ints[at + Scene.FLAGS] = Scene.CLEAR;
        for (int w = 0; w < words; w++) {
            scene.floats[f + w] = Float.intBitsToFloat(value.words[w]);
            scene.floats[f + words + w] = Float.intBitsToFloat(value.masks[w]);
        }
        scene.intCount += Scene.RECORD;
        scene.floatCount += 2 * words;
        for (int ty = minY >> Scene.TILE_SHIFT; ty <= maxY >> Scene.TILE_SHIFT; ty++) {
            for (int tx = minX >> Scene.TILE_SHIFT; tx <= maxX >> Scene.TILE_SHIFT; tx++) {
                scene.addToTile(ty * scene.tilesX + tx, at);
            }
        }
    }

    static void execute(SceneRun scene, TargetSet targets, int at, int tile) {
        int originX = tile % scene.tilesX << Scene.TILE_SHIFT;
        int originY = tile / scene.tilesX << Scene.TILE_SHIFT;
        int[] ints = scene.ints;
        int target = ints[at + TARGET];
        int[] data = targets.data[target];
        if (data == null) return;
        int words = ints[at + WORDS];
        int f = ints[at + Scene.FLOATS];
        int minX = Math.max(ints[at + Scene.RANGE_X] & 0xffff, originX);
        int maxX = Math.min(ints[at + Scene.RANGE_X] >>> 16, originX + Scene.TILE - 1);
        int minY = Math.max(ints[at + Scene.RANGE_Y] & 0xffff, originY);
        int maxY = Math.min(ints[at + Scene.RANGE_Y] >>> 16, originY + Scene.TILE - 1);
        int significant = targets.significant[target];
        int first = Float.floatToRawIntBits(scene.floats[f]) & significant;
        boolean whole = words == 1
                && minX == originX
                && minY == originY
                && maxX == Math.min(originX + Scene.TILE, targets.width) - 1
                && maxY == Math.min(originY + Scene.TILE, targets.height) - 1
                && (significant & ~Float.floatToRawIntBits(scene.floats[f + words])) == 0;
        UniformTiles tiles = targets.uniform[target];
        if (tiles != null) {
            if (whole && tiles.holds(tile, first)) return;
            if (whole) tiles.cleared(tile, first);
            else tiles.drawn(tile);
        }
        // What lies beyond the target's edge in its last blocks is nobody's.
        int endX = maxX == targets.width - 1 ? maxX | 3 : maxX;
        int endY = maxY == targets.height - 1 ? maxY | 3 : maxY;
        for (int layer = 0; layer < targets.layers; layer++) {
            for (int sample = 0; sample < targets.samples; sample++) {
                int plane = targets.base[target]
                        + layer * targets.layerWords[target]
                        + sample * targets.sampleWords[target];
                for (int y = minY & ~3; y <= maxY; y += 4) {
                    int rows = rows(y, minY, endY);
                    int row = plane + (y >> 2) * targets.rowWords[target];
                    for (int w = 0; w < words; w++) {
                        int value = Float.floatToRawIntBits(scene.floats[f + w]);
                        // Bits of no channel are nobody's either.
                        int mask = whole ? -1 : Float.floatToRawIntBits(scene.floats[f + words + w]);
                        if (mask == 0) continue;
                        row(
                                data,
                                row + w * BlockOrder.TEXELS,
                                words * BlockOrder.TEXELS,
                                value,
                                mask,
                                minX,
                                endX,
                                rows);
                    }
                }
            }
        }
    }

    /** One word of a row of blocks: where it is in the first one, and the words of a block. */
    private static void row(
            int[] data, int first, int block, int value, int mask, int minX, int endX, int rows) { // hot
        int x = minX & ~3;
        int last = endX & ~3;
        if (mask == -1 && rows == 0xffff && block == BlockOrder.TEXELS && minX == x && (endX & 3) == 3) {
            Arrays.fill(data, first + (x >> 2) * block, first + ((last >> 2) + 1) * block, value);
            return;
        }
        for (; x <= last; x += 4) {
            int pixels = rows;
            if (x < minX) pixels &= TriangleCoverage.columnsFrom(minX & 3);
            if (x == last) pixels &= TriangleCoverage.columnsTo(endX & 3);
            int at = first + (x >> 2) * block;
            for (int i = 0; i < BlockOrder.TEXELS; i++) {
                if ((pixels >> i & 1) != 0) data[at + i] = data[at + i] & ~mask | value & mask;
            }
        }
    }

    private static int rows(int y, int minY, int endY) {
        int rows = 0xffff;
        if (y < minY) rows &= TriangleCoverage.rowsFrom(minY & 3);
        if (y + 3 > endY) rows &= TriangleCoverage.rowsTo(endY & 3);
        return rows;
    }
}
