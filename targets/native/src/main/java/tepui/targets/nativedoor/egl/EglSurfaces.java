package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;
import static tepui.targets.nativedoor.egl.EglThread.failed;
import static tepui.targets.nativedoor.egl.EglThread.given;
import static tepui.targets.nativedoor.egl.EglThread.none;
import static tepui.targets.nativedoor.egl.EglThread.succeeded;
import static tepui.targets.nativedoor.memory.NativeMemory.pointerAt;
import static tepui.targets.nativedoor.memory.NativeMemory.putInt;

import org.jspecify.annotations.Nullable;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.nativedoor.wayland.WaylandWindow;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.NativePixmap;
import tepui.targets.nativedoor.window.NativeWindow;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/** Surfaces that programs have made, with the making of each kind. */
final class EglSurfaces {
    static final Registry<Drawing> ALL = new Registry<>();

    private EglSurfaces() {}

    /** X11 has the window's name behind the pointer, Wayland its window there. */
    static long ofPlatform(long display, long window) {
        EglDisplay d = EglDisplay.find(display);
        return window == 0 || d != null && d.wayland != null ? window : pointerAt(window, 0);
    }

    static long windowSurface(long display, long config, long window, int[] attributes) {
        EglDisplay d = Egl.use(display);
        if (d == null) return 0;
        Format format = d.format(config);
        if (format == null) return none(BAD_CONFIG);
        if (d.x == null && d.wayland == null) return none(BAD_MATCH);
        if (!isAllowed(attributes, WINDOW_BIT)) return none(BAD_ATTRIBUTE);
        try {
            NativeWindow found = window == 0 ? null : window(d, window);
            if (found == null) return none(BAD_NATIVE_WINDOW);
            if (isTaken(found)) return none(BAD_ALLOC);
            return keep(Drawing.window(d.device(), format, isSrgb(attributes), found));
        } catch (IllegalStateException | UnsupportedByDeviceException e) {
            System.err.println("tepui: eglCreateWindowSurface: " + e.getMessage());
            return none(BAD_ALLOC);
        }
    }

    /** A window has one surface at a time (EGL 1.5, section 3.5.1). */
    private static boolean isTaken(NativeWindow window) {
        for (Drawing d : ALL.all()) {
            NativeWindow taken = d.window;
            if (taken != null && taken.isSame(window)) return true;
        }
        return false;
    }

    private static @Nullable NativeWindow window(EglDisplay d, long window) {
        if (d.wayland != null) return WaylandWindow.of(d.wayland, window);
        return d.x == null ? null : d.x.window(window);
    }

    static long pbuffer(EglDisplay d, long config, int[] list) {
        Format format = d.format(config);
        if (format == null) return none(BAD_CONFIG);
        if (!isAllowed(list, PBUFFER_BIT)) return none(BAD_ATTRIBUTE);
        int width = 0;
        int height = 0;
        boolean largest = false;
        for (int i = 0; i < list.length; i += 2) {
            if (list[i] == WIDTH) width = list[i + 1];
            if (list[i] == HEIGHT) height = list[i + 1];
            if (list[i] == LARGEST_PBUFFER) largest = list[i + 1] != 0;
        }
        if (width < 0 || height < 0) return none(BAD_PARAMETER);
        int wrong = EglTextures.check(format, list);
        if (wrong != SUCCESS) return none(wrong);
        if (!largest && (width > Format.LARGEST || height > Format.LARGEST)) return none(BAD_ALLOC);
        long made = keep(Drawing.pbuffer(
                d.device(), format, isSrgb(list), Math.min(width, Format.LARGEST), Math.min(height, Format.LARGEST)));
        EglTextures.put(made, list);
        return made;
    }

    static long pixmapSurface(long display, long config, long pixmap, int[] attributes) {
        EglDisplay d = Egl.use(display);
        if (d == null) return 0;
        Format format = d.format(config);
        if (format == null) return none(BAD_CONFIG);
        if (d.x == null || (d.surfaceTypes(format) & PIXMAP_BIT) == 0) return none(BAD_MATCH);
        if (!isAllowed(attributes, PIXMAP_BIT)) return none(BAD_ATTRIBUTE);
        NativePixmap found = pixmap == 0 ? null : d.x.pixmap(pixmap);
        return found == null
                ? none(BAD_NATIVE_PIXMAP)
                : keep(Drawing.pixmap(d.device(), format, isSrgb(attributes), found));
    }

    /** Are all attributes and values such as a kind of surface has (EGL 1.5, section 3.5)? */
    private static boolean isAllowed(int[] attributes, int kind) {
        for (int i = 0; i < attributes.length; i += 2) {
            int value = attributes[i + 1];
            boolean allowed = switch (attributes[i]) {
                case GL_COLORSPACE, VG_COLORSPACE -> value == GL_COLORSPACE_SRGB || value == GL_COLORSPACE_LINEAR;
                case VG_ALPHA_FORMAT -> value == VG_ALPHA_FORMAT_NONPRE || value == VG_ALPHA_FORMAT_PRE;
                case RENDER_BUFFER -> kind == WINDOW_BIT && (value == BACK_BUFFER || value == SINGLE_BUFFER);
                case WIDTH, HEIGHT, LARGEST_PBUFFER, TEXTURE_FORMAT, TEXTURE_TARGET, MIPMAP_TEXTURE ->
                    kind == PBUFFER_BIT;
                default -> false;
            };
            if (!allowed) return false;
        }
        return true;
    }

    private static boolean isSrgb(int[] attributes) {
        for (int i = 0; i < attributes.length; i += 2)
            if (attributes[i] == GL_COLORSPACE) return attributes[i + 1] == GL_COLORSPACE_SRGB;
        return false;
    }

    private static long keep(Drawing made) {
        long handle = Handles.next();
        ALL.put(handle, made);
        return given(handle);
    }

    /** Puts an attribute of a surface where the program wants it. */
    static int query(long surface, Drawing s, int attribute, long value) {
        switch (attribute) {
            case WIDTH, HEIGHT -> {
                if (s.window != null && s.window.look())
                    put(value, attribute == WIDTH ? s.window.width() : s.window.height());
                else put(value, attribute == WIDTH ? s.drawable.width() : s.drawable.height());
            }
            case CONFIG_ID -> put(value, s.format.id());
            case RENDER_BUFFER -> put(value, s.pixmap != null ? SINGLE_BUFFER : BACK_BUFFER);
            case BUFFER_AGE -> {
                if (Current.drawing() != s) return failed(BAD_SURFACE);
                put(value, s.window == null ? 0 : s.drawable.bufferAge());
            }
            case SWAP_BEHAVIOR -> put(value, BUFFER_DESTROYED);
            case MULTISAMPLE_RESOLVE -> put(value, MULTISAMPLE_RESOLVE_DEFAULT);
            case HORIZONTAL_RESOLUTION, VERTICAL_RESOLUTION, PIXEL_ASPECT_RATIO -> put(value, UNKNOWN);
            case GL_COLORSPACE -> put(value, s.srgb ? GL_COLORSPACE_SRGB : GL_COLORSPACE_LINEAR);
            case VG_COLORSPACE -> put(value, GL_COLORSPACE_SRGB);
            case VG_ALPHA_FORMAT -> put(value, VG_ALPHA_FORMAT_NONPRE);
            // Said of pbuffers alone; of others the value stays.
            case TEXTURE_FORMAT, TEXTURE_TARGET, MIPMAP_TEXTURE, MIPMAP_LEVEL ->
                put(s.isPbuffer() ? value : 0, EglTextures.get(surface, attribute));
            case LARGEST_PBUFFER -> put(s.isPbuffer() ? value : 0, 0);
            default -> {
                return failed(BAD_ATTRIBUTE);
            }
        }
        return succeeded();
    }

    static void put(long to, int value) {
        if (to != 0) putInt(to, value);
    }

    /** The buffer that a context draws to; none where it has no surface. */
    static int bufferOf(Rendering context) {
        if (Current.rendering() != context) return context.isCurrentElsewhere() ? BACK_BUFFER : NONE;
        Drawing drawing = Current.drawing();
        return drawing == null ? NONE : drawing.pixmap != null ? SINGLE_BUFFER : BACK_BUFFER;
    }
}
