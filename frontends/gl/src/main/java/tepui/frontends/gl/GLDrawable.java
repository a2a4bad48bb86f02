package tepui.frontends.gl;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/**
 * Default framebuffer that is made apart from contexts. EGL, GLX and WGL bring the two together as a context is made
 * current. {@link GLContext#setDrawable} gives it to a context.
 */
public final class GLDrawable implements AutoCloseable {
    final Device device;
    final DefaultFramebuffer framebuffer;
    final @Nullable Surface surface;

    private GLDrawable(Device device, DefaultFramebuffer framebuffer, @Nullable Surface surface) {
        this.device = device;
        this.framebuffer = framebuffer;
        this.surface = surface;
    }

    /**
     * A framebuffer of the attributes' size and format.
     *
     * @param surface where a swap shows it, which it does not own; null for nowhere
     */
    public static GLDrawable create(Device device, ContextAttributes attributes, @Nullable Surface surface) {
        return new GLDrawable(
                device,
                new DefaultFramebuffer(device, attributes.request(), surface, attributes.width(), attributes.height()),
                surface);
    }

    public int width() {
        return framebuffer.width();
    }

    public int height() {
        return framebuffer.height();
    }

    /** How many swaps ago the back buffer was shown; 0 where its contents are undefined (EGL_EXT_buffer_age). */
    public int bufferAge() {
        return framebuffer.backAge();
    }

    /** Frees its images; no context may have it. */
    @Override
    public void close() {
        framebuffer.close();
    }
}
