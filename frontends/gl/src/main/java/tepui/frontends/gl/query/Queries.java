package tepui.frontends.gl.query;

import tepui.frontends.gl.base.NameTable;
import tepui.pipe.Device;

/** Query objects of a context. */
public final class Queries {
    public final NameTable<QueryObject> names = new NameTable<>();

    /** Ends them all. */
    public void close(Device device) {
        names.forEach(q -> q.drop(device));
    }
}
