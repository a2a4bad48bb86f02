package tepui.frontends.gl.context;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.sync.SyncObject;
import tepui.pipe.Device;

/** What contexts share: objects by name. Lives as long as one of its contexts. */
public final class ShareGroup {
    public final Device device;
    public final NameTable<BufferObject> buffers = new NameTable<>();
    /** Shaders and programs: they share one space of names. */
    public final NameTable<Object> programs = new NameTable<>();

    public final NameTable<DisplayList> lists = new NameTable<>();
    public final NameTable<SyncObject> syncs = new NameTable<>();
    /** What glObjectLabel said of objects, which know nothing of it. */
    public final Map<Object, String> labels = Collections.synchronizedMap(new WeakHashMap<>());

    private int contexts;

    ShareGroup(Device device) {
        this.device = device;
    }

    synchronized void join() {
        contexts++;
    }

    /** Whether the last context is gone. */
    synchronized boolean leave() {
        return --contexts == 0;
    }
}
