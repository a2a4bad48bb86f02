package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Profile;

/** Evaluators (OpenGL 4.6 compatibility profile, 21.1) by their names in the API: switches and values. */
public final class EvaluatorSwitches {
    private final Profile profile;

    public EvaluatorSwitches(Profile profile) {
        this.profile = profile;
    }

    public final Evaluators evaluators = new Evaluators();

    public EvaluatorMap map(int cap) {
        int i1 = cap - GL_MAP1_COLOR_4;
        int i2 = cap - GL_MAP2_COLOR_4;
        if (i1 >= 0 && i1 < Evaluators.TARGETS) return evaluators.one[i1];
        return i2 >= 0 && i2 < Evaluators.TARGETS ? evaluators.two[i2] : NONE;
    }

    public static final EvaluatorMap NONE = new EvaluatorMap(1, 0);

    public boolean enable(int cap, boolean on) {
        if (profile.coreOnly != 0) return false;
        if (cap == GL_AUTO_NORMAL) {
            evaluators.autoNormal = on;
            return true;
        }
        EvaluatorMap m = map(cap);
        if (m == NONE) return false;
        m.enabled = on;
        return true;
    }

    /** Is it one of these switches? */
    public boolean isSwitch(int cap) {
        return profile.coreOnly == 0 && (cap == GL_AUTO_NORMAL || map(cap) != NONE);
    }

    public boolean isOn(int cap) {
        return cap == GL_AUTO_NORMAL ? evaluators.autoNormal : map(cap).enabled;
    }

    /** Keeps switches and grids, to be put back there; maps are not pushed. */
    public void keep(AttributeKeeper k, EvaluatorSwitches to) {
        if (k.has(GL_EVAL_BIT | GL_ENABLE_BIT)) {
            boolean normal = evaluators.autoNormal;
            boolean[] one = enabled(evaluators.one);
            boolean[] two = enabled(evaluators.two);
            k.add(() -> {
                to.evaluators.autoNormal = normal;
                enable(to.evaluators.one, one);
                enable(to.evaluators.two, two);
            });
        }
        if (k.has(GL_EVAL_BIT)) k.add(evaluators.savedGrids(to.evaluators));
    }

    private static boolean[] enabled(EvaluatorMap[] maps) {
        boolean[] on = new boolean[maps.length];
        for (int i = 0; i < on.length; i++) on[i] = maps[i].enabled;
        return on;
    }

    private static void enable(EvaluatorMap[] maps, boolean[] on) {
        for (int i = 0; i < on.length; i++) maps[i].enabled = on[i];
    }

    /** Values that glGet... tells, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        Evaluators e = evaluators;
        switch (pname) {
            case GL_MAP1_GRID_SEGMENTS -> {
                out[0] = e.grid1;
                return 1;
            }
            case GL_MAP2_GRID_SEGMENTS -> {
                out[0] = e.grid2[0];
                out[1] = e.grid2[1];
                return 2;
            }
            case GL_MAP1_GRID_DOMAIN -> {
                out[0] = e.grid1From;
                out[1] = e.grid1To;
                return 2;
            }
            case GL_MAP2_GRID_DOMAIN -> {
                out[0] = e.grid2From[0];
                out[1] = e.grid2To[0];
                out[2] = e.grid2From[1];
                out[3] = e.grid2To[1];
                return 4;
            }
            default -> {
                if (pname != GL_AUTO_NORMAL && map(pname) == NONE) return -1;
                out[0] = isOn(pname) ? 1 : 0;
                return 1;
            }
        }
    }
}
