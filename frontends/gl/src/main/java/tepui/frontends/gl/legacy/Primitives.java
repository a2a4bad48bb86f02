package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.RetainedVertices;
import tepui.frontends.gl.immediate.StateSync;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.immediate.VertexStream;
import tepui.frontends.gl.state.PatchValues;

/** Primitives between glBegin and glEnd (OpenGL 4.6 compatibility profile, 10.7): their vertices wait, are drawn, or go to selection and feedback. */
public final class Primitives {
    private final AttributeState current;
    private final Guard guard;
    private final Dirty dirty;
    private final Errors errors;
    private final PatchValues patches;
    private final VertexStream stream;
    private final PrimitiveRules rules;

    /** Words of vertices that wait at most. */
    private static final int WAITING_WORDS = 1 << 16;

    private static final long CONVENTIONAL = 0xffff0000L & ~(1L << FixedSlots.EDGE_FLAG_ATTRIBUTE);

    /** Lists that are executed, whose calls do not pass the guard. */
    public int playing;

    private final VertexStore.LoopStart loop = new VertexStore.LoopStart();
    private final Runnable drawPart = this::drawStore;
    /** Receiver of the vertices instead of the device: selection and feedback. */
    private @Nullable VertexSink sink;

    public @Nullable VertexSink sink() { // hot
        return sink;
    }

    /** Vertices go to {@code to} from now on, or to the device. */
    public void send(@Nullable VertexSink to) {
        sink = to;
        dirty.bits |= Dirty.DRAW_RULES;
    }

    /** Receiver of vertices in place of the device. */
    public interface VertexSink {
        void take(VertexStore store);
    }

    public Primitives(
            Guard guard,
            Dirty dirty,
            Errors errors,
            PatchValues patches,
            VertexStream stream,
            AttributeState current,
            PrimitiveRules rules) {
        this.guard = guard;
        this.dirty = dirty;
        this.errors = errors;
        this.patches = patches;
        this.stream = stream;
        this.current = current;
        this.rules = rules;
        current.whenLong = this::split;
    }

    /** Keeper of all other state of a draw; set when the context is made. */
    public StateSync stateSync = StateSync.NOTHING;

    /** Draws vertices that a list holds. */
    public void drawRetained(RetainedVertices vertices) {
        if (!rules.list()) return;
        vertices.leave(current.store);
        dirty.bits |= Dirty.CURRENT_ATTRIBUTES;
        VertexSink to = sink;
        if (to != null) {
            to.take(vertices.store());
            return;
        }
        try {
            vertices.draw(stream, stateSync);
        } catch (RuntimeException e) {
            errors.failed("glCallList", e);
        }
    }

    public void begin(int mode) {
        if (!rules.begin(mode)) return;
        current.store.patchVertices = patches.vertices;
        current.store.begin(mode);
        loop.clear();
        guard.bits = guard.bits & ~Guard.WAITING | Guard.BEGIN;
    }

    public void end() {
        if (!rules.open("glEnd")) return;
        guard.bits &= ~Guard.BEGIN;
        if (loop.isSet()) current.store.append(loop);
        current.store.end();
        if (current.store.keepsPrimitives) return;
        if (mayWait()) {
            guard.bits |= Guard.WAITING;
            return;
        }
        drawStore();
        current.store.clear();
    }

    /** Ends the primitive and begins another of its kind. */
    public void restart() {
        if (!rules.open("glPrimitiveRestartNV")) return;
        int mode = current.store.openMode();
        end();
        begin(mode);
    }

    /**
     * Whether primitives may be drawn with those of the next glBegin, if no other call comes between: vertices are on their way to the
     * device and nothing but the conventional attributes, all floats, is in them.
     */
    private boolean mayWait() {
        return sink == null
                && !loop.isSet()
                && (guard.bits & Guard.LIST) == 0
                && playing == 0
                && current.store.primitives() > 0
                && current.store.words() < WAITING_WORDS
                && (current.store.slots() & ~CONVENTIONAL) == 0;
    }

    public void drawWaiting() {
        if ((guard.bits & Guard.WAITING) == 0) return;
        guard.bits &= ~Guard.WAITING;
        drawStore();
        current.store.clear();
    }

    private void drawStore() {
        if (current.store.primitives() == 0) return;
        VertexSink to = sink;
        if (to != null) to.take(current.store);
        else {
            try {
                stream.draw(current.store, stateSync);
            } catch (RuntimeException e) {
                errors.failed("glEnd", e);
            }
        }
        dirty.bits |= Dirty.CURRENT_ATTRIBUTES;
    }

    public void split() {
        if (current.store.keepsPrimitives) return;
        current.store.split(drawPart, loop);
    }

    public void rect(float x1, float y1, float x2, float y2) {
        begin(GL_QUADS);
        if (!current.store.isOpen()) return;
        current.vertex(2, AttributeState.bits(x1), AttributeState.bits(y1), 0, AttributeState.ONE);
        current.vertex(2, AttributeState.bits(x2), AttributeState.bits(y1), 0, AttributeState.ONE);
        current.vertex(2, AttributeState.bits(x2), AttributeState.bits(y2), 0, AttributeState.ONE);
        current.vertex(2, AttributeState.bits(x1), AttributeState.bits(y2), 0, AttributeState.ONE);
        end();
    }

    // ---- current values --------------------------------------------------------------------------------------------

}
