package tepui.frontends.gl.api;

import tepui.frontends.gl.legacy.Primitives;

/** Primitives between glBegin and glEnd (OpenGL 4.6 compatibility profile, 10.7). */
public final class ImmediateCalls {
    private final Primitives primitives;

    public ImmediateCalls(Primitives primitives) {
        this.primitives = primitives;
    }

    public void glBegin(int mode) {
        primitives.begin(mode);
    }

    /** Of NV_primitive_restart. */
    public void glPrimitiveRestartNV() {
        primitives.restart();
    }

    public void glEnd() {
        primitives.end();
    }
}
