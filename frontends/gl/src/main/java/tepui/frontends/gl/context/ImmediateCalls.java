package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.Materials;
import tepui.frontends.gl.immediate.Modes;
import tepui.frontends.gl.immediate.RetainedVertices;
import tepui.frontends.gl.immediate.StateSync;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.immediate.VertexStream;
import tepui.frontends.glsl.BuiltinSlots;

/** Primitives between glBegin and glEnd (2.6). */
abstract class ImmediateCalls extends WideAttributeCalls {
    /** How vertices get to the device. */
    public final VertexStream stream = new VertexStream(device, pipe);

    /** Words of vertices that wait at most. */
    private static final int WAITING_WORDS = 1 << 16;

    private static final long CONVENTIONAL = 0xffff0000L & ~(1L << FixedSlots.EDGE_FLAG_ATTRIBUTE);

    /** Lists that are executed, whose calls do not pass the guard. */
    int playing;

    private final VertexStore.LoopStart loop = new VertexStore.LoopStart();
    private final Runnable drawPart = this::drawStore;
    /** Who is told of the vertices instead of the device: selection and feedback. */
    public @Nullable VertexSink sink;

    /** Takes vertices in place of the device. */
    public interface VertexSink {
        void take(VertexStore store);
    }

    ImmediateCalls(Setup setup) {
        super(setup);
        whenLong = this::split;
    }

    /** Who knows all other state of a draw; set when the context is made. */
    public StateSync stateSync = StateSync.NOTHING;

    /** Draws vertices that a list holds. */
    public final void drawRetained(RetainedVertices vertices) {
        if (store.isOpen()) {
            error(GL_INVALID_OPERATION, "glCallList: the list begins a primitive between glBegin and glEnd");
            return;
        }
        vertices.leave(store);
        dirty |= Dirty.CURRENT_ATTRIBUTES;
        VertexSink to = sink;
        if (to != null) {
            to.take(vertices.store());
            return;
        }
        try {
            vertices.draw(stream, stateSync);
        } catch (RuntimeException e) {
            failed("glCallList", e);
        }
    }

    @Override
    public void glBegin(int mode) {
        if (store.isOpen()) {
            error(GL_INVALID_OPERATION, "glBegin: between glBegin and glEnd");
            return;
        }
        if (!Modes.isMode(mode) || mode == GL_PATCHES && !caps.tessellation) {
            invalidEnum("glBegin", "mode", mode);
            return;
        }
        if ((dirty & Dirty.FRAMEBUFFER) != 0 && lacksTargets()) {
            error(GL_INVALID_FRAMEBUFFER_OPERATION, "glBegin: the draw framebuffer is not complete");
            return;
        }
        if (lacksAssembly("glBegin")) return;
        store.patchVertices = patchVertices;
        store.begin(mode);
        loop.clear();
        guard = guard & ~Guard.WAITING | Guard.BEGIN;
    }

    @Override
    public void glEnd() {
        if (!store.isOpen()) {
            error(GL_INVALID_OPERATION, "glEnd: no primitive was begun");
            return;
        }
        guard &= ~Guard.BEGIN;
        if (loop.isSet()) store.append(loop);
        store.end();
        if (store.keepsPrimitives) return;
        if (mayWait()) {
            guard |= Guard.WAITING;
            return;
        }
        drawStore();
        store.clear();
    }

    /**
     * Whether primitives may be drawn with those of the next glBegin, if no other call comes between: vertices are on their way to the
     * device and nothing but the conventional attributes, all floats, is in them.
     */
    private boolean mayWait() {
        return sink == null
                && !loop.isSet()
                && (guard & Guard.LIST) == 0
                && playing == 0
                && store.primitives() > 0
                && store.words() < WAITING_WORDS
                && (store.slots() & ~CONVENTIONAL) == 0;
    }

    public final void drawWaiting() {
        if ((guard & Guard.WAITING) == 0) return;
        guard &= ~Guard.WAITING;
        drawStore();
        store.clear();
    }

    private void drawStore() {
        if (store.primitives() == 0) return;
        VertexSink to = sink;
        if (to != null) to.take(store);
        else {
            try {
                stream.draw(store, stateSync);
            } catch (RuntimeException e) {
                failed("glEnd", e);
            }
        }
        dirty |= Dirty.CURRENT_ATTRIBUTES;
    }

    private void split() {
        if (store.keepsPrimitives) return;
        store.split(drawPart, loop);
    }

    final void rect(float x1, float y1, float x2, float y2) {
        glBegin(GL_QUADS);
        if (!store.isOpen()) return;
        vertex(2, bits(x1), bits(y1), 0, ONE);
        vertex(2, bits(x2), bits(y1), 0, ONE);
        vertex(2, bits(x2), bits(y2), 0, ONE);
        vertex(2, bits(x1), bits(y2), 0, ONE);
        glEnd();
    }

    // ---- current values --------------------------------------------------------------------------------------------

    private int current(int slot, int count, double[] out) {
        for (int i = 0; i < count; i++) out[i] = currentFloat(slot, i);
        return count;
    }

    /** Values of this chapter, to {@code out}: how many, or -1. */
    final int immediateGet(int pname, double[] out) {
        switch (pname) {
            case GL_CURRENT_COLOR -> {
                return current(BuiltinSlots.ATTRIBUTE_COLOR, 4, out);
            }
            case GL_CURRENT_SECONDARY_COLOR -> {
                return current(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 4, out);
            }
            case GL_CURRENT_NORMAL -> {
                return current(BuiltinSlots.ATTRIBUTE_NORMAL, 3, out);
            }
            case GL_CURRENT_FOG_COORD -> {
                return current(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, out);
            }
            case GL_CURRENT_TEXTURE_COORDS -> {
                return current(BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + Math.min(activeUnit, 7), 4, out);
            }
            case GL_EDGE_FLAG -> {
                out[0] = currentEdgeFlag ? 1 : 0;
                return 1;
            }
            case GL_CURRENT_INDEX -> {
                out[0] = 1;
                return 1;
            }
            default -> {
                return -1;
            }
        }
    }
}
