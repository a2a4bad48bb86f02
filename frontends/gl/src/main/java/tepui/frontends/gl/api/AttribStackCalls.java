package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.legacy.AttribGroups;
import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.CurrentKeeping;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.SavedAttributes;
import tepui.frontends.gl.list.ListState;

/** Calls of the attribute stacks, of the server and of the client (OpenGL 4.6 compatibility profile, 21.6). */
public final class AttribStackCalls {
    private final Errors errors;
    private final AttribStacks stacks;
    private final AttribGroups groups;
    private final CurrentKeeping current;
    private final EvaluatorSwitches evaluators;
    private final ListState lists;
    private final ClientArrays clientArrays;

    public AttribStackCalls(
            Errors errors,
            AttribStacks stacks,
            AttribGroups groups,
            CurrentKeeping current,
            EvaluatorSwitches evaluators,
            ListState lists,
            ClientArrays clientArrays) {
        this.errors = errors;
        this.stacks = stacks;
        this.groups = groups;
        this.current = current;
        this.evaluators = evaluators;
        this.lists = lists;
        this.clientArrays = clientArrays;
    }

    public void glPushAttrib(int mask) {
        if (stacks.server.size() == AttribStacks.DEPTH) {
            errors.error(
                    GL_STACK_OVERFLOW, "glPushAttrib: the stack holds " + AttribStacks.DEPTH + " levels, all are used");
            return;
        }
        SavedAttributes saved = groups.save(mask);
        keepOthers(saved, this);
        stacks.server.push(saved);
    }

    private void keepOthers(SavedAttributes saved, AttribStackCalls to) {
        current.keep(saved, to.current);
        evaluators.keep(saved, to.evaluators);
        if (saved.has(GL_LIST_BIT)) {
            int base = lists.base;
            saved.add(() -> to.lists.base = base);
        }
    }

    /**
     * Copies groups of glPushAttrib to another context, which no thread uses meanwhile. Draw and read buffers stay: they are the drawable's.
     *
     * @param shares whether it has the same objects
     */
    public void copyTo(AttribStackCalls to, int mask, boolean shares) {
        SavedAttributes saved = groups.saveFor(to.groups, mask, shares);
        keepOthers(saved, to);
        saved.restore();
    }

    public void glPopAttrib() {
        SavedAttributes top = stacks.server.poll();
        if (top == null) errors.error(GL_STACK_UNDERFLOW, "glPopAttrib: nothing was pushed");
        else top.restore();
    }

    public void glPushClientAttrib(int mask) {
        pushClient("glPushClientAttrib", mask, false);
    }

    /** Keeps client state, with the default arrays too where they are changed next; whether there was room. */
    public boolean pushClient(String call, int mask, boolean defaults) {
        if (stacks.client.size() == AttribStacks.DEPTH) {
            errors.error(GL_STACK_OVERFLOW, call + ": the stack holds " + AttribStacks.DEPTH + " levels, all are used");
            return false;
        }
        SavedAttributes saved = groups.saveClient(mask);
        clientArrays.keep(saved, defaults);
        stacks.client.push(saved);
        return true;
    }

    public void glPopClientAttrib() {
        SavedAttributes top = stacks.client.poll();
        if (top == null) errors.error(GL_STACK_UNDERFLOW, "glPopClientAttrib: nothing was pushed");
        else top.restore();
    }
}
