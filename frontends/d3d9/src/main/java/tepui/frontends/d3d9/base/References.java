package tepui.frontends.d3d9.base;

import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceLostException;

/**
 * Reference counts of one object. The program's count is the one that addRef and release answer; beside it the device counts where the object is
 * bound, so that one that was released stays until it is unbound.
 */
public final class References {
    private final CountedObject owner;
    private final @Nullable Backend backend;
    /** The program's count. */
    private int count;

    private int uses;
    private boolean destroyed;

    private References(CountedObject owner, @Nullable Backend backend, int count) {
        this.owner = owner;
        this.backend = backend;
        this.count = count;
    }

    /** Counts of an object that belongs to no device; from 1. */
    public static References apart(CountedObject owner) {
        return new References(owner, null, 1);
    }

    /** Counts of a device itself: it holds nothing but is locked; from 1. */
    public static References ofDevice(CountedObject owner, Backend backend) {
        return new References(owner, backend, 1);
    }

    /** Counts from 1 of an object that holds its device while the program holds it. */
    public static References of(DeviceObject owner) {
        owner.backend().device().addRef();
        return new References(owner, owner.backend(), 1);
    }

    /** The same from 0: the object belongs to the device or to another object. */
    public static References implicit(DeviceObject owner) {
        return new References(owner, owner.backend(), 0);
    }

    public int addRef() {
        if (backend == null) return add();
        backend.enter();
        try {
            return add();
        } finally {
            backend.leave();
        }
    }

    private int add() {
        if (count++ == 0) owner.revived();
        return count;
    }

    /** The count left; the object goes with the last one, unless the device still uses it. */
    public int release() {
        if (backend == null) return remove();
        backend.enter();
        try {
            return remove();
        } finally {
            backend.leave();
        }
    }

    private int remove() {
        if (count == 0) return 0;
        int left = --count;
        if (left == 0) {
            owner.released();
            if (uses == 0) destroyOnce();
        }
        return left;
    }

    /** The program's count. */
    public int count() {
        return count;
    }

    public int uses() { // hot
        return uses;
    }

    public void use() { // hot
        uses++;
    }

    public void unuse() { // hot
        if (--uses == 0 && count == 0) destroyOnce();
    }

    public boolean isDestroyed() {
        return destroyed;
    }

    /** Is destroyed now, whatever holds it. */
    public void destroyOnce() {
        if (destroyed) return;
        destroyed = true;
        try {
            owner.destroy();
        } catch (DeviceLostException e) {
            // What it had of the device went with it.
            if (backend != null) backend.loss.ofCall(e);
        }
    }
}
