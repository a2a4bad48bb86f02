package tepui.drivers.d3d12.resource;

import org.jspecify.annotations.Nullable;

/** Buffer of a window that a texture may stand for while it is drawn. */
public interface WindowImage {
    /** The buffer that the texture is; null while it is its own resource. */
    @Nullable
    D3d12Texture place(); // hot

    /** The texture or the window is about to go: commands that name the buffer go out before. */
    void abandon();
}
