package tepui.frontends.gl.base;

/** Request for a context, as internal packages see it; {@code ContextAttributes} says what its fields mean. */
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
    /** APIs: desktop OpenGL with its profiles, or OpenGL ES. */
    public enum Api {
        CORE,
        COMPATIBILITY,
        ES
    }
}
