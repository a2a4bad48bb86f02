package tepui.targets.lwjgl.sdl;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLDrawable;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Pictures;
import tepui.targets.lwjgl.window.Settings;
import tepui.targets.lwjgl.window.TraceRecordings;

/** Drawable of contexts in a window of SDL's. */
final class SdlWindow {
    final long handle;
    final ContextAttributes attributes;
    private final Pictures pictures = new Pictures();
    private @Nullable GLDrawable drawable;
    private @Nullable Surface surface;

    SdlWindow(long handle, ContextAttributes attributes) {
        this.handle = handle;
        this.attributes = attributes;
    }

    /** Made when a context first draws to it: until then SDL may make its window anew. */
    GLDrawable drawable() {
        GLDrawable known = drawable;
        if (known != null) return known;
        Device device = Devices.get();
        int[] size = SdlLibrary.size(handle);
        Surface shown = device.createSurface(
                Settings.get().offscreen()
                        ? new Surface.Target.Offscreen(size[0], size[1])
                        : SdlLibrary.target(handle, size[0], size[1]));
        surface = shown;
        GLDrawable made = GLDrawable.create(device, attributes.withSize(size[0], size[1]), shown);
        drawable = made;
        return made;
    }

    /** Shows the picture of the context that is current, and follows the window's size. */
    void swap(GLContext context) {
        GLDrawable shown = drawable();
        boolean last = pictures.next(shown.width(), shown.height(), true);
        context.swap();
        TraceRecordings.shown(context);
        if (last) SdlLibrary.requestClose(handle);
        follow(context);
    }

    void follow(GLContext context) {
        int[] size = SdlLibrary.size(handle);
        GLDrawable shown = drawable();
        if (size[0] == shown.width() && size[1] == shown.height()) return;
        Surface s = surface;
        // A true window's surface sees it by itself.
        if (s != null && s.target() instanceof Surface.Target.Offscreen) s.resize(size[0], size[1]);
        context.resize(size[0], size[1]);
    }

    void close() {
        Pictures.write();
        if (drawable != null) drawable.close();
        if (surface != null) surface.close();
        drawable = null;
        surface = null;
    }
}
