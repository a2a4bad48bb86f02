package tepui.frontends.gl.context;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.attrib.AttribGroups;
import tepui.frontends.gl.list.VertexArrayReader;

/** Arrays of conventional attributes. */
abstract class ClientArrayCalls extends ImmediateCalls {
    ClientArrayCalls(Setup setup) {
        super(setup);
    }

    /** Client state that glPushClientAttrib keeps. */
    void keepArrays(AttribGroups.Keeper k) {}

    /** Reads the vertex arrays for lists; null where there are none. */
    public final @Nullable VertexArrayReader arrayReader() {
        return null;
    }
}
