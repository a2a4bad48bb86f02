package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import tepui.pipe.ClearColor;
import tepui.pipe.format.Format;

/** How much work a scene counts as, by which threads are woken. */
class SceneWorkTest {
    private static final int SIDE = 8;

    private final Scene scene = new Scene();

    private void clear() {
        ClearValue value = new ClearValue();
        value.color(Format.R8G8B8A8_UNORM, ClearColor.of(0, 0, 0, 1), 15);
        int last = SIDE * Scene.TILE - 1;
        TileClear.add(scene.current, 0, 1, value, 0, 0, last, last);
    }

    @Test
    void tilesThatAreOnlyClearedCountAsLittle() {
        scene.reset(SIDE * Scene.TILE, SIDE * Scene.TILE);
        clear();
        clear();
        assertEquals(SIDE * SIDE / 8, scene.tilesOfWork());
    }

    @Test
    void tilesThatAreDrawnToCount() {
        scene.reset(SIDE * Scene.TILE, SIDE * Scene.TILE);
        clear();
        for (int tile = 0; tile < 16; tile++) scene.current.addToTile(tile, 0);
        assertEquals((7 * 16 + SIDE * SIDE) / 8, scene.tilesOfWork());
    }

    @Test
    void withoutClearsEachTileThatIsTouchedCounts() {
        scene.reset(SIDE * Scene.TILE, SIDE * Scene.TILE);
        for (int tile = 0; tile < 5; tile++) for (int n = 0; n < 40; n++) scene.current.addToTile(tile, 0);
        assertEquals(5, scene.tilesOfWork());
    }
}
