package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;

/** Executes the lists of tiles, one at a time. One per thread. */
final class TileWorker {
    final FragmentRun run = new FragmentRun();
    private final Scene.Cursor cursor = new Scene.Cursor();
    private final TriangleCoverage triangles = new TriangleCoverage(run);
    private final LineCoverage lines = new LineCoverage(run);
    private @Nullable TargetSet targets;
    /** The scene it worked on last. */
    long serial;

    TileWorker() {}

    void begin(Scene scene, TargetSet newTargets, long newSerial) {
        serial = newSerial;
        targets = newTargets;
        run.begin(scene, newTargets);
    }

    void tile(Scene scene, int tile) { // hot
        int originX = tile % scene.tilesX << Scene.TILE_SHIFT;
        int originY = tile / scene.tilesX << Scene.TILE_SHIFT;
        int[] ints = scene.ints;
        TargetSet to = targets;
        if (to == null) return;
        cursor.start(scene, tile);
        while (cursor.hasNext()) {
            int entry = cursor.next();
            int record = entry & ~Scene.FULL;
            switch (ints[record + Scene.FLAGS] & Scene.KIND_MASK) {
                case Scene.TRIANGLE -> {
                    run.primitive(record);
                    if (entry < 0) triangles.full(originX, originY);
                    else triangles.triangle(ints, record, originX, originY);
                    run.execute();
                }
                case Scene.COLUMNS -> {
                    run.primitive(record);
                    lines.line(ints, record, scene.draws[ints[record + Scene.DRAW]].raster, originX, originY);
                    run.execute();
                }
                case Scene.RECTANGLE -> {
                    run.primitive(record);
                    triangles.rectangle(ints, record, originX, originY);
                    run.execute();
                }
                case Scene.CLEAR -> TileClear.execute(scene, to, record, originX, originY);
                default -> throw new IllegalStateException("TileWorker: record of unknown kind");
            }
        }
    }
}
