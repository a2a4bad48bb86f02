package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.api.ColorTableCalls;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.AttributeKeeper;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.MaterialTracking;
import tepui.frontends.gl.legacy.RasterPositionKeeping;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArrays;

/** glPushAttrib, glPopAttrib and their twins for client state (6.1.21). */
public final class AttribStackCalls {
    private final RasterPositionKeeping rasterPositionKeeping;
    private final MaterialTracking materialTracking;
    private final AttribStacks stacks;
    private final Context context;
    private final Dirty dirty;
    private final Errors errors;
    private final VertexArrays arrays;
    private final ColorTableCalls colorTable;
    private final EvaluatorSwitches evaluators;
    private final ClientArrays clientArrays;
    private final AttributeState current;

    public AttribStackCalls(
            Context context,
            AttribStacks stacks,
            Dirty dirty,
            Errors errors,
            VertexArrays arrays,
            ColorTableCalls colorTable,
            EvaluatorSwitches evaluators,
            ClientArrays clientArrays,
            AttributeState current,
            MaterialTracking materialTracking,
            RasterPositionKeeping rasterPositionKeeping) {
        this.rasterPositionKeeping = rasterPositionKeeping;
        this.materialTracking = materialTracking;
        this.context = context;
        this.stacks = stacks;
        this.dirty = dirty;
        this.errors = errors;
        this.arrays = arrays;
        this.colorTable = colorTable;
        this.evaluators = evaluators;
        this.clientArrays = clientArrays;
        this.current = current;
    }

    /** The fixed function's state was written from outside of the chapters. */
    public void fixedRestored() {
        dirty.bits |= Dirty.PROGRAM | Dirty.FIXED_UNIFORMS | Dirty.TEXTURES | Dirty.RASTER;
    }

    /** What chapters keep beside what {@link AttribGroups} knows. */
    private void keep(AttributeKeeper k) {
        keepCurrent(k);
        rasterPositionKeeping.keepRaster(k);
        evaluators.keep(k);
        colorTable.keepImaging(k);
    }

    private void keepCurrent(AttributeKeeper k) {
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
        if (stacks.server.size() == AttribStacks.DEPTH) {
            errors.error(
                    GL_STACK_OVERFLOW, "glPushAttrib: the stack holds " + AttribStacks.DEPTH + " levels, all are used");
            return;
        }
        materialTracking.materialsRead();
        stacks.server.push(AttribGroups.save(context, mask, this::keep)::restore);
    }

    public void glPopAttrib() {
        Runnable top = stacks.server.poll();
        if (top == null) {
            errors.error(GL_STACK_UNDERFLOW, "glPopAttrib: nothing was pushed");
            return;
        }
        top.run();
    }

    public void glPushClientAttrib(int mask) {
        pushClient("glPushClientAttrib", mask, false);
    }

    /** Keeps client state, with the default arrays too where they are changed next; whether there was room. */
    boolean pushClient(String call, int mask, boolean defaults) {
        if (stacks.client.size() == AttribStacks.DEPTH) {
            errors.error(GL_STACK_OVERFLOW, call + ": the stack holds " + AttribStacks.DEPTH + " levels, all are used");
            return false;
        }
        SavedState saved = AttribGroups.saveClient(context, mask, k -> {
            if (defaults && k.has(GL_CLIENT_VERTEX_ARRAY_BIT)) {
                SavedArrays defaultArrays = new SavedArrays(arrays.own);
                k.add(() -> defaultArrays.restore(arrays.own));
            }
            clientArrays.keep(k);
        });
        stacks.client.push(saved::restore);
        return true;
    }

    public void glPopClientAttrib() {
        Runnable top = stacks.client.poll();
        if (top == null) {
            errors.error(GL_STACK_UNDERFLOW, "glPopClientAttrib: nothing was pushed");
            return;
        }
        top.run();
    }
}
