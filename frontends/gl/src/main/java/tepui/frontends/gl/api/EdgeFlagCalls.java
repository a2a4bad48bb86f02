package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeState;

/** Edge flags (OpenGL 4.6 compatibility profile, 10.1.17). */
public final class EdgeFlagCalls {
    private final AttributeState current;

    public EdgeFlagCalls(AttributeState current) {
        this.current = current;
    }

    public void glEdgeFlag(boolean flag) {
        current.edgeFlag(flag);
    }

    public void glEdgeFlagv(long flag) {
        current.edgeFlag(Native.getByte(flag) != 0);
    }
}
