package tepui.drivers.soft.raster;

import tepui.pipe.Limits;

/** Set-up of primitives of a draw on one thread: vertices in window space and the three kinds of set-up. */
final class SetupUnit {
    private final ViewTransform view = new ViewTransform();
    private final PointSetup points;
    private final LineSetup lines;
    final TriangleSetup triangles;
    /** The first primitive of the batch that was left because the run was full. */
    int reached;

    /** The shared draw it was prepared for, and what came of it so far: primitives, and those that clipping left. */
    long serial;

    long input;
    long made;

    SetupUnit(SceneRun run, boolean machineCode) {
        WindowVertices window = new WindowVertices();
        SetupLoop loop = machineCode ? SetupLoop.make() : null;
        points = new PointSetup(run, view, window, loop);
        lines = new LineSetup(run, view, window, loop);
        triangles = new TriangleSetup(run, view, window, lines, points, loop);
    }

    /** Records are added to this run from now on. */
    void into(SceneRun run) {
        points.scene = run;
        lines.scene = run;
        triangles.scene = run;
    }

    /** Prepares for primitives of so many vertices under a state. */
    void begin(DrawState state, FragmentProgram program, TargetSet to, int draw, int vertices) { // hot
        VertexOutputs out = state.vertexOutputs;
        view.set(state, to, out != null && out.viewport ? Limits.VIEWPORTS : 1);
        setup(vertices).begin(state, program, to, draw);
    }

    /** Takes a batch. */
    void batch(PrimitiveBatch batch) { // hot
        setup(batch.vertices).batch(batch);
    }

    private PrimitiveSetup setup(int vertices) {
        return vertices == 1 ? points : vertices == 2 ? lines : triangles;
    }

    /** Sets up primitives of the batch from {@code start} on, until {@link #reached}; returns how many clipping left. */
    int draw(PrimitiveBatch batch, int start) { // hot
        return switch (batch.vertices) {
            case 1 -> points(batch, start);
            case 2 -> lines(batch, start);
            case 3 -> triangles(batch, start);
            default ->
                throw new IllegalArgumentException(
                        "draw: primitives of " + batch.vertices + " vertices, must be 1 to 3");
        };
    }

    private int points(PrimitiveBatch batch, int start) { // hot
        PointSetup setup = points;
        SceneRun run = setup.scene;
        int made = 0;
        int p = start;
        for (; p < batch.count && !run.isFull(); p++) {
            do {
                made += setup.point(batch.corners[p], batch.primitiveId[p]);
            } while (setup.pending != 0);
        }
        reached = p;
        return made;
    }

    private int lines(PrimitiveBatch batch, int start) { // hot
        LineSetup setup = lines;
        SceneRun run = setup.scene;
        int words = batch.vertexWords;
        int[] corners = batch.corners;
        int made = 0;
        int p = start;
        for (int c = 2 * start; p < batch.count && !run.isFull(); p++, c += 2) {
            if ((batch.flags[p] & PrimitiveBatch.STIPPLE_ANEW) != 0) setup.restartStipple();
            int stipple = setup.stippled();
            do {
                setup.stippleFrom(stipple);
                made += setup.line(
                        corners[c],
                        corners[c + 1],
                        corners[c + batch.provoking[p]] * words,
                        batch.primitiveId[p],
                        (batch.flags[p] & PrimitiveBatch.LAST_OF_STRIP) != 0);
            } while (setup.pending != 0);
        }
        reached = p;
        return made;
    }

    private int triangles(PrimitiveBatch batch, int start) { // hot
        TriangleSetup setup = triangles;
        if (setup.loops) {
            reached = setup.triangles(batch, start);
            return 0;
        }
        SceneRun run = setup.scene;
        int words = batch.vertexWords;
        int[] corners = batch.corners;
        int made = 0;
        int p = start;
        for (int c = 3 * start; p < batch.count && !run.isFull(); p++, c += 3) {
            do {
                made += setup.triangle(
                        corners[c],
                        corners[c + 1],
                        corners[c + 2],
                        corners[c + batch.provoking[p]] * words,
                        batch.primitiveId[p],
                        batch.flags[p]);
            } while (setup.pending != 0);
        }
        reached = p;
        return made;
    }
}
