package tepui.targets.lwjgl.egl;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLDrawable;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.FrameCaptures;
import tepui.targets.lwjgl.window.Pictures;
import tepui.targets.lwjgl.window.TraceRecordings;

/** A surface: what contexts draw to, shown in a window or nowhere. */
final class EglSurface {
    final EglConfig config;
    final EglDisplay display;
    /** The system's window; 0 for a pbuffer. */
    final long window;

    final GLDrawable drawable;
    private final @Nullable Surface shown;
    private final Pictures pictures = new Pictures();
    /** The context that has it current, or null. */
    volatile @Nullable EglContext user;
    /** Destroyed while it was current: freed when it is released. */
    volatile boolean doomed;

    private EglSurface(
            EglDisplay display, EglConfig config, long window, GLDrawable drawable, @Nullable Surface shown) {
        this.display = display;
        this.config = config;
        this.window = window;
        this.drawable = drawable;
        this.shown = shown;
    }

    /** A surface of a window, or of none where the window is 0. */
    static EglSurface create(EglDisplay display, EglConfig config, long window, int width, int height, boolean srgb) {
        Device device = Devices.get();
        Surface.Target target =
                window == 0 ? null : NativeWindows.target(display.nativeDisplay(), window, width, height);
        Surface shown = target == null ? null : device.createSurface(target);
        ContextAttributes attributes =
                config.format(ContextAttributes.compatibility(), srgb).withSize(width, height);
        return new EglSurface(display, config, window, GLDrawable.create(device, attributes, shown), shown);
    }

    /** Shows the picture of the context that has this surface current, and follows the window's size. */
    void swap(EglContext context) {
        if (window == 0) return;
        boolean last = pictures.next(drawable.width(), drawable.height(), true);
        context.context.swap();
        FrameCaptures.shown(context.context);
        TraceRecordings.shown(context.context);
        if (last) NativeWindows.requestClose(display.nativeDisplay(), window);
        follow(context);
    }

    /** Takes the size that the window has. */
    void follow(EglContext context) {
        if (window == 0) return;
        int[] size = NativeWindows.size(display.nativeDisplay(), window);
        if (size == null || size[0] < 1 || size[1] < 1) return;
        if (size[0] == drawable.width() && size[1] == drawable.height()) return;
        // A true window's surface sees it by itself.
        if (shown != null && shown.target() instanceof Surface.Target.Offscreen) shown.resize(size[0], size[1]);
        context.context.resize(size[0], size[1]);
    }

    void close() {
        Pictures.write();
        drawable.close();
        if (shown != null) shown.close();
    }
}
