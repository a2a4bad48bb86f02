package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Profile;

/** Switches of evaluators (OpenGL 3.0, 5.1). */
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
}
