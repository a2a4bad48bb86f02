package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import java.util.ArrayDeque;
import tepui.frontends.gl.attrib.AttribGroups;
import tepui.frontends.gl.attrib.SavedState;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArrays;

/** glPushAttrib, glPopAttrib and their twins for client state (6.1.21). */
public final class AttribStackCalls {
    private final Context context;
    private final Dirty dirty;
    private final Errors errors;
    private final VertexArrays arrays;
    private final ColorTableCalls colorTable;
    private final EvaluatorCalls evaluator;
    private final RasterPosCalls rasterPos;
    private final ClientArrayCalls clientArray;
    private final AttributeState current;
    private final LightCalls light;

    private static final int DEPTH = 16;

    private final ArrayDeque<SavedState> server = new ArrayDeque<>();
    private final ArrayDeque<SavedState> client = new ArrayDeque<>();

    public AttribStackCalls(
            Context context,
            Dirty dirty,
            Errors errors,
            VertexArrays arrays,
            ColorTableCalls colorTable,
            EvaluatorCalls evaluator,
            RasterPosCalls rasterPos,
            ClientArrayCalls clientArray,
            AttributeState current,
            LightCalls light) {
        this.context = context;
        this.dirty = dirty;
        this.errors = errors;
        this.arrays = arrays;
        this.colorTable = colorTable;
        this.evaluator = evaluator;
        this.rasterPos = rasterPos;
        this.clientArray = clientArray;
        this.current = current;
        this.light = light;
    }

    /** The fixed function's state was written from outside of the chapters. */
    public void fixedRestored() {
        dirty.bits |= Dirty.PROGRAM | Dirty.FIXED_UNIFORMS | Dirty.TEXTURES | Dirty.RASTER;
    }

    /** What chapters keep beside what {@link AttribGroups} knows. */
    private void keep(AttribGroups.Keeper k) {
        keepCurrent(k);
        rasterPos.keepRaster(k);
        evaluator.keepEvaluators(k);
        colorTable.keepImaging(k);
    }

    private void keepCurrent(AttribGroups.Keeper k) {
        if (!k.has(GL_CURRENT_BIT)) return;
        int[] values = current.store.current().clone();
        boolean edge = current.currentEdgeFlag;
        k.add(() -> {
            for (int s = 0; s < 32; s++) {
                if (s == VertexStore.POSITION) continue;
                int at = 4 * s;
                current.attribute(s, 4, values[at], values[at + 1], values[at + 2], values[at + 3]);
            }
            current.currentEdgeFlag = edge;
        });
    }

    public void glPushAttrib(int mask) {
        if (server.size() == DEPTH) {
            errors.error(GL_STACK_OVERFLOW, "glPushAttrib: the stack holds " + DEPTH + " levels, all are used");
            return;
        }
        light.materialsRead();
        server.push(AttribGroups.save(context, mask, this::keep));
    }

    public void glPopAttrib() {
        SavedState top = server.poll();
        if (top == null) {
            errors.error(GL_STACK_UNDERFLOW, "glPopAttrib: nothing was pushed");
            return;
        }
        top.restore();
    }

    public void glPushClientAttrib(int mask) {
        pushClient("glPushClientAttrib", mask, false);
    }

    /** Keeps client state, with the default arrays too where they are changed next; whether there was room. */
    boolean pushClient(String call, int mask, boolean defaults) {
        if (client.size() == DEPTH) {
            errors.error(GL_STACK_OVERFLOW, call + ": the stack holds " + DEPTH + " levels, all are used");
            return false;
        }
        client.push(AttribGroups.saveClient(context, mask, k -> {
            if (defaults && k.has(GL_CLIENT_VERTEX_ARRAY_BIT)) {
                SavedArrays saved = new SavedArrays(arrays.own);
                k.add(() -> saved.restore(arrays.own));
            }
            clientArray.keepArrays(k);
        }));
        return true;
    }

    public void glPopClientAttrib() {
        SavedState top = client.poll();
        if (top == null) {
            errors.error(GL_STACK_UNDERFLOW, "glPopClientAttrib: nothing was pushed");
            return;
        }
        top.restore();
    }

    /** Values of this chapter, to {@code out}: how many, or -1. */
    int stackGet(int pname, double[] out) {
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
