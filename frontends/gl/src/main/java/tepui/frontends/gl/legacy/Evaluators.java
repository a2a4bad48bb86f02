package tepui.frontends.gl.legacy;

/**
 * Evaluators: the maps of both kinds and their grids. A map's index is its target's distance from GL_MAP1_COLOR_4 or
 * GL_MAP2_COLOR_4.
 */
public final class Evaluators {
    public static final int ORDER = 30;
    public static final int COLOR = 0;
    public static final int NORMAL = 2;
    public static final int TEXTURE_1 = 3;
    public static final int TEXTURE_4 = 6;
    public static final int VERTEX_3 = 7;
    public static final int VERTEX_4 = 8;
    public static final int TARGETS = 9;

    public final EvaluatorMap[] one = maps();
    public final EvaluatorMap[] two = maps();
    public boolean autoNormal;
    public int grid1 = 1;
    public double grid1From;
    public double grid1To = 1;
    public final int[] grid2 = {1, 1};
    public final double[] grid2From = {0, 0};
    public final double[] grid2To = {1, 1};

    /** The initial state. */
    public Evaluators() {}

    /** Restorer of the present grids, there. */
    Runnable savedGrids(Evaluators there) {
        int n = grid1;
        double from = grid1From;
        double to = grid1To;
        int[] n2 = grid2.clone();
        double[] from2 = grid2From.clone();
        double[] to2 = grid2To.clone();
        return () -> {
            there.grid1 = n;
            there.grid1From = from;
            there.grid1To = to;
            System.arraycopy(n2, 0, there.grid2, 0, 2);
            System.arraycopy(from2, 0, there.grid2From, 0, 2);
            System.arraycopy(to2, 0, there.grid2To, 0, 2);
        };
    }

    private static EvaluatorMap[] maps() {
        return new EvaluatorMap[] {
            new EvaluatorMap(4, 1, 1, 1, 1),
            new EvaluatorMap(1, 1),
            new EvaluatorMap(3, 0, 0, 1),
            new EvaluatorMap(1, 0),
            new EvaluatorMap(2, 0, 0),
            new EvaluatorMap(3, 0, 0, 0),
            new EvaluatorMap(4, 0, 0, 0, 1),
            new EvaluatorMap(3, 0, 0, 0),
            new EvaluatorMap(4, 0, 0, 0, 1)
        };
    }
}
