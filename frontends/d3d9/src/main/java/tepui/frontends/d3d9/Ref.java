package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** Out parameter: place for an object that a call returns beside its result. */
public final class Ref<T> {
    public @Nullable T value;

    /** Empty. */
    public Ref() {}

    /** The value; throws where none was given. */
    public T get() {
        T v = value;
        if (v == null) throw new IllegalStateException("Ref.get: the call gave nothing");
        return v;
    }
}
