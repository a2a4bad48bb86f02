package tepui.frontends.d3d9.base;

import tepui.frontends.d3d9.Unknown9;

/** Object of the API with its counts. */
public interface CountedObject extends Unknown9 {
    References references();

    /** Gives up what it has of the device; called once. */
    void destroy();

    /** The program's count left 0 again. */
    default void revived() {}

    /** The program's count reached 0. */
    default void released() {}

    @Override
    default int addRef() {
        return references().addRef();
    }

    @Override
    default int release() {
        return references().release();
    }

    @Override
    default boolean isDestroyed() {
        return references().isDestroyed();
    }
}
