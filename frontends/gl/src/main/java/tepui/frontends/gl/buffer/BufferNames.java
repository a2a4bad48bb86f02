package tepui.frontends.gl.buffer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.NameTable;
import tepui.pipe.Device;

/** Table of buffer objects by name, made at their first use (OpenGL 4.6, 6.1). */
public final class BufferNames {
    private final NameTable<BufferObject> names;
    private final Device device;
    private final BufferRules rules;

    public BufferNames(NameTable<BufferObject> names, Device device, BufferRules rules) {
        this.names = names;
        this.device = device;
        this.rules = rules;
    }

    /** The object of a name; null for 0 and for a wrong name, which is an error. */
    public @Nullable BufferObject bufferOf(String call, int name) { // hot
        if (name == 0) return null;
        BufferObject b = names.get(name);
        if (b != null || !rules.bindable(call, name)) return b;
        b = new BufferObject(name, device);
        names.put(name, b);
        return b;
    }
}
