package tepui.frontends.d3d9;

/**
 * What all objects of the API are: counted. The program's count is the one that {@link #addRef} and {@link #release} answer; beside it the
 * device counts where an object is bound, so that one that was released stays until it is unbound, as the API has it.
 */
public abstract sealed class Unknown9 permits Direct3D9, DeviceChild9, DeviceBase {
    int references = 1;
    private int uses;
    private boolean destroyed;

    Unknown9() {}

    public int addRef() {
        if (references++ == 0) revived();
        return references;
    }

    /** The count left; the object goes with the last one, unless the device still uses it. */
    public int release() {
        if (references == 0) return 0;
        int left = --references;
        if (left == 0) {
            released();
            end();
        }
        return left;
    }

    /** Is it gone for good? */
    public final boolean isDestroyed() {
        return destroyed;
    }

    final void use() { // hot
        uses++;
    }

    final void unuse() { // hot
        if (--uses == 0 && references == 0) end();
    }

    final int uses() {
        return uses;
    }

    private void end() {
        if (uses == 0) destroyOnce();
    }

    /** Goes now, whoever holds it. */
    final void destroyOnce() {
        if (destroyed) return;
        destroyed = true;
        destroy();
    }

    /** The program's count left 0 again. */
    void revived() {}

    /** The program's count reached 0. */
    void released() {}

    /** Nobody holds it any more. */
    abstract void destroy();
}
