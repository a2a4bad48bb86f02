package tepui.tools.suites.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Unknown9;

/** Table of the numbered objects of a script. */
final class Slots {
    private final @Nullable Unknown9[] objects = new @Nullable Unknown9[256];

    @Nullable
    Unknown9 at(int slot) {
        return slot >= 0 && slot < objects.length ? objects[slot] : null;
    }

    /** The object where it is of that kind. */
    <T extends Unknown9> @Nullable T get(int slot, Class<T> kind) {
        Unknown9 o = at(slot);
        return kind.isInstance(o) ? kind.cast(o) : null;
    }

    void put(int slot, @Nullable Unknown9 object) {
        if (object == null || slot < 0 || slot >= objects.length) return;
        Unknown9 old = objects[slot];
        if (old != null) old.release();
        objects[slot] = object;
    }

    /** Whether there was one. */
    boolean release(int slot) {
        Unknown9 o = at(slot);
        if (o == null) return false;
        o.release();
        objects[slot] = null;
        return true;
    }

    void releaseAll() {
        for (int i = 0; i < objects.length; i++) release(i);
    }

    /** Where an object is: -1 for null, -2 for one that is nowhere. */
    int of(@Nullable Object object) {
        if (object == null) return -1;
        for (int i = 0; i < objects.length; i++) if (objects[i] == object) return i;
        return -2;
    }
}
