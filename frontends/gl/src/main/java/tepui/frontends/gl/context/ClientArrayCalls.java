package tepui.frontends.gl.context;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.list.VertexArrayReader;

/** Arrays of conventional attributes. */
abstract class ClientArrayCalls extends ImmediateCalls {
    ClientArrayCalls(Setup setup) {
        super(setup);
    }

    /** Reads the vertex arrays for lists; null where there are none. */
    public final @Nullable VertexArrayReader arrayReader() {
        return null;
    }
}
