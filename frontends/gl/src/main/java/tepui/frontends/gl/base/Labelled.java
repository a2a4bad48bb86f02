package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;

/** Object whose storage on the device has the object's label too, so that logs and debuggers show it. */
public interface Labelled {
    /** The label of what it has, and of what it will have; null for none. */
    void label(@Nullable String text);
}
