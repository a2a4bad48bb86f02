package tepui.targets.lwjgl.window;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Surface;

/** A window's context of OpenGL, with the surface that shows it. Surfaces of offscreen windows only hold a program back, as true ones do. */
public final class WindowContext implements AutoCloseable {
    private static final ThreadLocal<@Nullable WindowContext> CURRENT = new ThreadLocal<>();

    /** The window, as its library calls it. */
    public final long window;

    private final GLContext context;
    private final Surface surface;
    private final ContextAttributes attributes;
    private int width;
    private int height;
    private final Pictures pictures = new Pictures();

    private WindowContext(long window, ContextAttributes attributes, Surface surface, GLContext context) {
        this.window = window;
        this.attributes = attributes;
        this.surface = surface;
        this.context = context;
        width = attributes.width();
        height = attributes.height();
    }

    /**
     * Makes a context for a window.
     *
     * @param target the window for a driver
     * @throws tepui.frontends.gl.ContextException where the version is not there
     */
    public static WindowContext create(
            long window, ContextAttributes attributes, Surface.Target target, @Nullable WindowContext share) {
        var device = Devices.get();
        Surface surface = device.createSurface(target);
        try {
            GLContext context = GLContext.create(device, attributes, surface, share == null ? null : share.context);
            return new WindowContext(window, attributes, surface, context);
        } catch (RuntimeException e) {
            surface.close();
            throw e;
        }
    }

    /** The context that draws in the window. */
    public GLContext context() {
        return context;
    }

    public ContextAttributes attributes() {
        return attributes;
    }

    /** The version that the context has, which may be newer than what was asked for: 33 for 3.3. */
    public int version() {
        return context.version();
    }

    /** The calling thread's, or null. */
    public static @Nullable WindowContext current() {
        return CURRENT.get();
    }

    /** Makes a context the calling thread's, or none. */
    public static void makeCurrent(@Nullable WindowContext context) {
        if (context == null) {
            TraceRecordings.released();
            GLContext.release();
        } else {
            context.context.makeCurrent();
        }
        CURRENT.set(context);
        if (context == null) return;
        FrameCaptures.current(context.context);
        TraceRecordings.current(context.context);
    }

    public void setSwapInterval(int refreshes) {
        context.setSwapInterval(refreshes);
    }

    /** The window's size, before a frame is begun in it. */
    public void resize(int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1 || newWidth == width && newHeight == height) return;
        width = newWidth;
        height = newHeight;
        // A true window's surface sees it by itself.
        if (surface.target() instanceof Surface.Target.Offscreen) surface.resize(newWidth, newHeight);
        context.resize(newWidth, newHeight);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Shows the picture, and keeps it where a file is wanted. Returns whether that was the last one that was asked for. */
    public boolean swap() {
        boolean last = pictures.next(width, height, CURRENT.get() == this);
        context.swap();
        FrameCaptures.shown(context);
        TraceRecordings.shown(context);
        return last;
    }

    @Override
    public void close() {
        if (CURRENT.get() == this) makeCurrent(null);
        Pictures.write();
        context.close();
        surface.close();
    }
}
