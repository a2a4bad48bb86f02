package tepui.frontends.gl.base;

/** Wishes of a program for a context, as the rooms below the face know them; {@code ContextAttributes} says what they mean. */
public record ContextRequest(
        int major,
        int minor,
        Api api,
        boolean debug,
        boolean forwardCompatible,
        boolean robust,
        boolean noError,
        int width,
        int height,
        int samples,
        boolean alpha,
        int depthBits,
        int stencilBits,
        boolean srgb,
        boolean doubleBuffered) {
    /** Which OpenGL. */
    public enum Api {
        CORE,
        COMPATIBILITY,
        ES
    }
}
