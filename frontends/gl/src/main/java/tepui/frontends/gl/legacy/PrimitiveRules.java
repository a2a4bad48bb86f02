package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.draw.AssemblyRules;
import tepui.frontends.gl.framebuffer.CompletenessRules;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.Modes;
import tepui.pipe.Caps;

/** Error checks of glBegin, glEnd and what stands between them (OpenGL 4.6, 10.7.5). Each rule says whether the call goes on. */
public final class PrimitiveRules {
    private final Caps caps;
    private final Dirty dirty;
    private final Errors errors;
    private final AttributeState current;
    private final AssemblyRules assembly;
    private final CompletenessRules completeness;

    public PrimitiveRules(
            Caps caps,
            Dirty dirty,
            Errors errors,
            AttributeState current,
            AssemblyRules assembly,
            CompletenessRules completeness) {
        this.caps = caps;
        this.dirty = dirty;
        this.errors = errors;
        this.current = current;
        this.assembly = assembly;
        this.completeness = completeness;
    }

    /** A list that begins a primitive is not called between glBegin and glEnd (10.7.5, 21.4). */
    boolean list() {
        return !current.store.isOpen()
                || errors.wrong(
                        GL_INVALID_OPERATION, "glCallList: the list begins a primitive between glBegin and glEnd");
    }

    /** glBegin (10.1, 10.7.5): its mode, and what any draw wants of the framebuffer (9.4.4) and of programs. */
    boolean begin(int mode) { // hot
        if (current.store.isOpen()) return errors.wrong(GL_INVALID_OPERATION, "glBegin: between glBegin and glEnd");
        if (!Modes.isMode(mode) || mode == GL_PATCHES && !caps.tessellation) {
            errors.invalidEnum("glBegin", "mode", mode);
            return false;
        }
        return ((dirty.bits & Dirty.FRAMEBUFFER) == 0 || completeness.begins("glBegin"))
                && assembly.drawable("glBegin");
    }

    /** glEnd and glPrimitiveRestartNV (10.7.5, NV_primitive_restart): a primitive was begun. */
    boolean open(String call) { // hot
        return current.store.isOpen() || errors.wrong(GL_INVALID_OPERATION, call + ": no primitive was begun");
    }
}
