package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Error checks of display lists (OpenGL 4.6 compatibility profile, 21.4). Each rule says whether the call goes on. */
public final class ListRules {
    private final Errors errors;
    private final ListState lists;

    public ListRules(Errors errors, ListState lists) {
        this.errors = errors;
        this.lists = lists;
    }

    /** How many names (21.4). */
    public boolean range(String call, int range) {
        return range >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": range is " + range + ", must be at least 0");
    }

    /** glNewList (21.4). */
    public boolean begin(String call, int list, int mode) {
        if (list == 0) return errors.wrong(GL_INVALID_VALUE, call + ": list is 0");
        if (mode != GL_COMPILE && mode != GL_COMPILE_AND_EXECUTE) {
            errors.invalidEnum(call, "mode", mode);
            return false;
        }
        return lists.compiling == 0
                || errors.wrong(GL_INVALID_OPERATION, call + ": list " + lists.compiling + " is being compiled");
    }

    /** glEndList (21.4). */
    public boolean end(String call) {
        return lists.compiling != 0 || errors.wrong(GL_INVALID_OPERATION, call + ": no list is being compiled");
    }

    /** glCallLists (21.4). */
    public boolean names(String call, int n, int type) {
        if (ListNames.bytes(type) == 0) {
            errors.invalidEnum(call, "type", type);
            return false;
        }
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must be at least 0");
    }

    /** A call that a list plays between glBegin and glEnd (10.7.5): none of those that may not stand there. */
    public boolean played(boolean inBegin) {
        return inBegin
                || errors.wrong(GL_INVALID_OPERATION, "glCallList: a call of the list between glBegin and glEnd");
    }

    /** What no list can hold: draws of several instances (ARB_draw_instanced). */
    void instances(String call) {
        errors.error(GL_INVALID_OPERATION, call + ": a display list is compiled, which cannot hold instances");
    }
}
