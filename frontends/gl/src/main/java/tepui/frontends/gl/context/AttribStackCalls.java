package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import java.util.ArrayDeque;
import tepui.frontends.gl.attrib.AttribGroups;
import tepui.frontends.gl.attrib.SavedState;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.SavedArrays;

/** glPushAttrib, glPopAttrib and their twins for client state (6.1.21). */
abstract class AttribStackCalls extends ListCalls {
    private static final int DEPTH = 16;

    private final ArrayDeque<SavedState> server = new ArrayDeque<>();
    private final ArrayDeque<SavedState> client = new ArrayDeque<>();

    AttribStackCalls(Setup setup) {
        super(setup);
    }

    /** The fixed function's state was written from outside of the chapters. */
    public final void fixedRestored() {
        dirty |= Dirty.PROGRAM | Dirty.FIXED_UNIFORMS | Dirty.TEXTURES | Dirty.RASTER;
    }

    /** What chapters keep beside what {@link AttribGroups} knows. */
    private void keep(AttribGroups.Keeper k) {
        keepCurrent(k);
        self().keepRaster(k);
        self().keepEvaluators(k);
        self().keepImaging(k);
    }

    private void keepCurrent(AttribGroups.Keeper k) {
        if (!k.has(GL_CURRENT_BIT)) return;
        int[] values = store.current().clone();
        boolean edge = currentEdgeFlag;
        k.add(() -> {
            for (int s = 0; s < 32; s++) {
                if (s == VertexStore.POSITION) continue;
                int at = 4 * s;
                attribute(s, 4, values[at], values[at + 1], values[at + 2], values[at + 3]);
            }
            currentEdgeFlag = edge;
        });
    }

    @Override
    public void glPushAttrib(int mask) {
        if (server.size() == DEPTH) {
            error(GL_STACK_OVERFLOW, "glPushAttrib: the stack holds " + DEPTH + " levels, all are used");
            return;
        }
        materialsRead();
        server.push(AttribGroups.save(self(), mask, this::keep));
    }

    @Override
    public void glPopAttrib() {
        SavedState top = server.poll();
        if (top == null) {
            error(GL_STACK_UNDERFLOW, "glPopAttrib: nothing was pushed");
            return;
        }
        top.restore();
    }

    @Override
    public void glPushClientAttrib(int mask) {
        pushClient("glPushClientAttrib", mask, false);
    }

    /** Keeps client state, with the default arrays too where they are changed next; whether there was room. */
    final boolean pushClient(String call, int mask, boolean defaults) {
        if (client.size() == DEPTH) {
            error(GL_STACK_OVERFLOW, call + ": the stack holds " + DEPTH + " levels, all are used");
            return false;
        }
        client.push(AttribGroups.saveClient(self(), mask, k -> {
            if (defaults && k.has(GL_CLIENT_VERTEX_ARRAY_BIT)) {
                SavedArrays saved = new SavedArrays(defaultVertexArray);
                k.add(() -> saved.restore(defaultVertexArray));
            }
            keepArrays(k);
        }));
        return true;
    }

    @Override
    public void glPopClientAttrib() {
        SavedState top = client.poll();
        if (top == null) {
            error(GL_STACK_UNDERFLOW, "glPopClientAttrib: nothing was pushed");
            return;
        }
        top.restore();
    }

    /** Values of this chapter, to {@code out}: how many, or -1. */
    final int stackGet(int pname, double[] out) {
        switch (pname) {
            case GL_ATTRIB_STACK_DEPTH -> out[0] = server.size();
            case GL_CLIENT_ATTRIB_STACK_DEPTH -> out[0] = client.size();
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
