package tepui.drivers.soft.texture;

/**
 * Scenes by which a resource was last read and last written, so that a context knows when it must flush before it
 * touches the resource itself. Scenes are numbered uniquely: the context's number above {@link #CONTEXT_SHIFT}, its
 * count below. A resource that two contexts use is treated as used by every scene from then on. Between contexts the
 * program orders its work by fences, so a plain field is enough.
 */
public final class SceneUse {
    public static final int CONTEXT_SHIFT = 44;

    private long read;
    private long written;
    private boolean shared;

    /** Not used yet. */
    public SceneUse() {}

    private void note(long before, long scene) {
        if (before != 0 && before >>> CONTEXT_SHIFT != scene >>> CONTEXT_SHIFT) shared = true;
    }

    public void markRead(long scene) { // hot
        if (read == scene) return;
        note(read, scene);
        note(written, scene);
        read = scene;
    }

    public void markWritten(long scene) { // hot
        if (written == scene) return;
        note(read, scene);
        note(written, scene);
        written = scene;
    }

    /** Must the scene be flushed before the resource is read? */
    public boolean isWrittenBy(long scene) { // hot
        return written == scene || shared;
    }

    /** Must the scene be flushed before the resource is written? */
    public boolean isUsedBy(long scene) { // hot
        return read == scene || written == scene || shared;
    }
}
