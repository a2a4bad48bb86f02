package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Table of what is known of the tiles of a render target. Which hold one value throughout, since they were cleared and
 * nothing has been drawn there: clearing them to the same value again does nothing. And in which scene each was changed
 * last, so that who copies the picture copies what is new. Known for one level and layer of a texture with one sample
 * and texels of one word. A tile's entry is its worker's alone.
 */
public final class UniformTiles {
    private final int base;
    private final int tilesX;
    private final int size;
    /** The texture's count of foreign writes when this was right. */
    private int writes;

    private final int[] value;
    private final boolean[] uniform;
    /** The scene that is executed, and the one that changed each tile last. */
    private int scene;

    private final int[] changed;

    private UniformTiles(int base, int tilesX, int count, int size, int writes) {
        this.base = base;
        this.tilesX = tilesX;
        this.size = size;
        this.writes = writes;
        value = new int[count];
        uniform = new boolean[count];
        changed = new int[count];
    }

    /**
     * The tiles of a texture as a target; null where they are not followed.
     *
     * @param base first word of the level and layer
     */
    public static @Nullable UniformTiles of(SoftTexture t, int base, int layers, int tilesX, int tilesY, int size) {
        if (t.words != 1 || t.samples != 1 || layers != 1 || t.pages != null) {
            t.uniformTiles = null;
            return null;
        }
        UniformTiles known = t.uniformTiles;
        if (known == null
                || known.base != base
                || known.size != size
                || known.tilesX != tilesX
                || known.value.length != tilesX * tilesY) {
            known = new UniformTiles(base, tilesX, tilesX * tilesY, size, t.writes());
            t.uniformTiles = known;
        } else if (known.writes != t.writes()) {
            Arrays.fill(known.uniform, false);
            known.writes = t.writes();
            Arrays.fill(known.changed, known.scene + 1);
        }
        known.scene++;
        return known;
    }

    /** The tiles of a texture's first level, if they are known and nothing else has written to it; else null. */
    public static @Nullable UniformTiles current(SoftTexture t) {
        UniformTiles known = t.uniformTiles;
        if (known == null || known.base != 0 || known.writes != t.writes()) return null;
        return known.size == (t.desc().width() | t.desc().height() << 16) ? known : null;
    }

    /** Counts scenes. */
    public int scene() {
        return scene;
    }

    /** Has a tile been changed after a scene? */
    public boolean isNewer(int tileX, int tileY, int than) { // hot
        return changed[tileY * tilesX + tileX] - than > 0;
    }

    /** Does a tile hold this value throughout? */
    public boolean holds(int tile, int word) { // hot
        return uniform[tile] && value[tile] == word;
    }

    /** All of a tile has this value now. */
    public void cleared(int tile, int word) { // hot
        value[tile] = word;
        uniform[tile] = true;
        changed[tile] = scene;
    }

    /** Something else is in a tile, or may be. */
    public void drawn(int tile) { // hot
        uniform[tile] = false;
        changed[tile] = scene;
    }
}
