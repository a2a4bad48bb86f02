package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.RunLimit;

/**
 * Worker that executes the lists of tiles, one at a time. One per thread. What cannot be seen afterwards is left out:
 * colours that a triangle over all of the tile overwrites, and what lies behind one ({@link TileDepth}).
 */
final class TileWorker {
    private final SceneRun.Cursor cursor = new SceneRun.Cursor();
    private final FragmentRun single = new FragmentRun();
    private final TriangleCoverage singleTriangles = new TriangleCoverage(single);
    private final LineCoverage singleLines = new LineCoverage(single);
    private final TileDepth depth = new TileDepth();
    private @Nullable Multisample multisample;
    private @Nullable TargetSet targets;
    /** The run for the scene's targets. */
    FragmentRun run = single;

    private TriangleCoverage triangles = singleTriangles;
    private LineCoverage lines = singleLines;
    /** The scene it worked on last. */
    long serial;

    /** Memory that only targets with several samples need. */
    private static final class Multisample {
        final MultisampleRun run = new MultisampleRun();
        final TriangleCoverage triangles = new TriangleCoverage(run);
        final LineCoverage lines = new LineCoverage(run);
        final SampleCoverage samples = new SampleCoverage(run);
    }

    private final RunLimit limit;

    TileWorker(RunLimit limit) {
        this.limit = limit;
        single.frame.limit = limit;
    }

    void begin(Scene scene, TargetSet newTargets, long newSerial) {
        // A helper that was slow to wake for the job before may come to this one twice, and goes on with what it has
        // counted.
        if (newSerial == serial && newTargets == targets) return;
        serial = newSerial;
        targets = newTargets;
        if (newTargets.samples > 1) {
            Multisample m = multisample;
            if (m == null) {
                m = new Multisample();
                m.run.frame.limit = limit;
                multisample = m;
            }
            run = m.run;
            triangles = m.triangles;
            lines = m.lines;
        } else {
            run = single;
            triangles = singleTriangles;
            lines = singleLines;
        }
        run.begin(scene, newTargets);
    }

    void tile(Scene scene, int tile) { // hot
        int originX = tile % scene.tilesX << Scene.TILE_SHIFT;
        int originY = tile / scene.tilesX << Scene.TILE_SHIFT;
        TargetSet to = targets;
        if (to == null) return;
        depth.reset();
        int over = (scene.allUses & DrawUse.OVERWRITES) != 0 ? overwritten(scene, tile) : 0;
        // With a depth target, draws have more to leave than colours.
        boolean skipsDraws = to.formats[TargetSet.DEPTH] == null && (scene.allUses & DrawUse.EFFECTS) == 0;
        boolean drawn = false;
        run.tile(to, originX, originY);
        cursor.start(scene, tile);
        for (int n = 0; cursor.hasNext(); n++) {
            int entry = cursor.next();
            SceneRun records = cursor.run;
            int[] ints = records.ints;
            run.records(records);
            int record = entry & ~Scene.FULL;
            int kind = ints[record + Scene.FLAGS] & Scene.KIND_MASK;
            if (kind == Scene.CLEAR) {
                boolean ofDepth = ints[record + TileClear.TARGET] == TargetSet.DEPTH;
                if (ofDepth) depth.reset();
                else if (n < over) continue;
                run.finish();
                TileClear.execute(records, to, record, tile);
                drawn = false;
                continue;
            }
            if (n < over && skipsDraws) continue;
            int use = scene.uses[ints[record + Scene.DRAW]];
            if ((use & DrawUse.HIDDEN) != 0 && kind == Scene.TRIANGLE) {
                if (depth.hides(records, record, originX, originY)) continue;
                if (entry < 0 && (use & DrawUse.HIDES) != 0) depth.cover(records, record, originX, originY);
            }
            if ((use & DrawUse.BREAKS) != 0) depth.reset();
            if (!drawn) {
                to.drawn(tile);
                drawn = true;
            }
            run.primitive(record);
            if (run.loops) {
                run.later(entry);
                continue;
            }
            run.finish();
            Multisample m = multisample;
            boolean bySample = to.samples > 1 && run.state.raster.multisample();
            switch (kind) {
                case Scene.TRIANGLE -> {
                    if (entry < 0) triangles.full(originX, originY);
                    else if (bySample && m != null) m.samples.triangle(ints, record, to, originX, originY);
                    else triangles.triangle(ints, record, originX, originY);
                }
                case Scene.RECTANGLE -> {
                    if (bySample && m != null) m.samples.rectangle(ints, record, to, originX, originY);
                    else triangles.rectangle(ints, record, originX, originY);
                }
                case Scene.COLUMNS -> lines.line(ints, record, run.state.raster, originX, originY);
                default -> throw new IllegalStateException("TileWorker: record of kind " + kind);
            }
            run.execute();
        }
        run.finish();
        if (to.isSparse()) to.dropWrites(originX, originY);
    }

    /** How many entries of the list come before the last triangle that gives all of the tile new colours. */
    private int overwritten(Scene scene, int tile) { // hot
        int last = 0;
        cursor.start(scene, tile);
        for (int n = 0; cursor.hasNext(); n++) {
            int entry = cursor.next();
            if (entry >= 0) continue;
            int draw = cursor.run.ints[(entry & ~Scene.FULL) + Scene.DRAW];
            if (draw >= 0 && (scene.uses[draw] & DrawUse.OVERWRITES) != 0) last = n;
        }
        return last;
    }
}
