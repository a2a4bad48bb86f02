package tepui.targets.nativedoor.glx;

import static tepui.targets.nativedoor.glx.GlxConstants.*;
import static tepui.targets.nativedoor.glx.GlxErrors.*;
import static tepui.targets.nativedoor.memory.NativeMemory.pointerBytes;
import static tepui.targets.nativedoor.memory.NativeMemory.putInt;
import static tepui.targets.nativedoor.memory.NativeMemory.putPointer;
import static tepui.targets.nativedoor.memory.NativeMemory.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;
import tepui.frontends.gl.GL;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.glx.GlxErrors.Kind;
import tepui.targets.nativedoor.memory.CMemory;
import tepui.targets.nativedoor.window.ContextRequest;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.XPixmap;
import tepui.targets.nativedoor.x11.XWindow;
import tepui.targets.nativedoor.x11.Xlib;

/** Functions of GLX 1.4, with the types that packets have: handles, names of the X server and addresses are longs. */
public final class Glx {
    private static final String EXTENSION_TEXT = String.join(
            " ",
            "GLX_ARB_create_context",
            "GLX_ARB_create_context_no_error",
            "GLX_ARB_create_context_profile",
            "GLX_ARB_create_context_robustness",
            "GLX_ARB_framebuffer_sRGB",
            "GLX_ARB_get_proc_address",
            "GLX_ARB_multisample",
            "GLX_EXT_buffer_age",
            "GLX_EXT_create_context_es2_profile",
            "GLX_EXT_create_context_es_profile",
            "GLX_EXT_framebuffer_sRGB",
            "GLX_EXT_swap_control",
            "GLX_EXT_swap_control_tear",
            "GLX_EXT_texture_from_pixmap",
            "GLX_MESA_swap_control",
            "GLX_SGI_swap_control");

    private static final Registry<Rendering> CONTEXTS = new Registry<>();
    /** Windows by the server's names, pbuffers and GLX windows by ours. */
    private static final Registry<Drawing> DRAWABLES = new Registry<>();

    /** GLX windows: which of the server's each is. */
    private static final Registry<GlxWindow> WINDOWS = new Registry<>();

    private record GlxWindow(Format format, long window) {}

    private static final Registry<Long> EVENT_MASKS = new Registry<>();

    private Glx() {}

    /** The program ends: writes the picture that was asked for. */
    public static void endPictures() {
        for (Drawing d : DRAWABLES.all()) d.end();
    }

    /** The program is gone, with all its threads: what it has left is freed. */
    public static void end() {
        for (Rendering c : CONTEXTS.end()) c.destroy();
        for (Drawing d : DRAWABLES.end()) d.destroy();
        WINDOWS.end();
        GlxPixmaps.end();
        EVENT_MASKS.end();
        GlxFormats.end();
    }

    /** Has the thread's last call ended with an X error? */
    public static boolean hasError() {
        return GlxErrors.waits();
    }

    /** Writes that error's code, number of request, minor number and resource, and forgets it; returns its display, or 0 where there is none. */
    public static long error(long to) {
        return GlxErrors.take(to);
    }

    /** The call ends with an X error. */
    private static long failed(long display, Kind kind, int minor, long resource) {
        GlxErrors.add(display, kind, minor, resource);
        return 0;
    }

    // What there is

    public static int glXQueryExtension(long display, long errorBase, long eventBase) {
        if (errorBase != 0) putInt(errorBase, GlxErrors.firstError(display));
        if (eventBase != 0) putInt(eventBase, GlxErrors.firstEvent(display));
        return 1;
    }

    public static int glXQueryVersion(long display, long major, long minor) {
        if (major != 0) putInt(major, 1);
        if (minor != 0) putInt(minor, 4);
        return 1;
    }

    public static long glXQueryExtensionsString(long display, int screen) {
        return text(EXTENSION_TEXT);
    }

    public static long glXGetClientString(long display, int name) {
        return switch (name) {
            case VENDOR -> text("Tepui");
            case VERSION -> text("1.4");
            case EXTENSIONS -> text(EXTENSION_TEXT);
            default -> 0;
        };
    }

    public static long glXQueryServerString(long display, int screen, int name) {
        return glXGetClientString(display, name);
    }

    // Formats

    public static long glXGetFBConfigs(long display, int screen, long count) {
        return array(GlxFormats.all(), count);
    }

    public static long glXChooseFBConfig(long display, int screen, long attributes, long count) {
        List<Format> chosen = GlxFormats.choose(GlxLists.pairs(attributes));
        return array(chosen == null ? List.of() : chosen, count);
    }

    private static long array(List<Format> formats, long count) {
        putInt(count, formats.size());
        if (formats.isEmpty()) return 0;
        long array = CMemory.allocate((long) pointerBytes() * formats.size());
        for (int i = 0; i < formats.size(); i++)
            putPointer(array, i, formats.get(i).id());
        return array;
    }

    public static int glXGetFBConfigAttrib(long display, long config, int attribute, long value) {
        Format format = GlxFormats.of(config);
        Integer known = format == null ? null : GlxFormats.get(format, attribute, XDisplay.of(display));
        if (known == null) return BAD_ATTRIBUTE;
        putInt(value, known);
        return 0;
    }

    public static long glXGetVisualFromFBConfig(long display, long config) {
        Format format = GlxFormats.of(config);
        return format == null ? 0 : visual(display, format);
    }

    public static long glXChooseVisual(long display, int screen, long attributes) {
        List<Format> chosen = GlxFormats.choose(GlxFormats.ofVisual(GlxLists.ofVisual(attributes)));
        return chosen == null || chosen.isEmpty() ? 0 : visual(display, chosen.getFirst());
    }

    private static long visual(long display, Format format) {
        int visual = XDisplay.of(display).visual();
        GlxFormats.remember(visual, format);
        return Xlib.visualInfo(display, visual);
    }

    public static int glXGetConfig(long display, long visual, int attribute, long value) {
        int id = Xlib.visualOf(visual);
        XDisplay x = XDisplay.of(display);
        if (id != x.visual()) {
            if (attribute != USE_GL) return BAD_VISUAL;
            putInt(value, 0);
            return 0;
        }
        Integer known = GlxFormats.get(GlxFormats.ofVisual(id), attribute, x);
        if (known == null) return BAD_ATTRIBUTE;
        putInt(value, known);
        return 0;
    }

    // Contexts

    public static long glXCreateContext(long display, long visual, long share, int direct) {
        Format format = GlxFormats.ofVisual(Xlib.visualOf(visual));
        return create(display, format, share, ContextAttributes.compatibility(), false, CREATE_CONTEXT);
    }

    public static long glXCreateNewContext(long display, long config, int type, long share, int direct) {
        Format format = GlxFormats.of(config);
        if (format == null) return failed(display, Kind.GLX_FBCONFIG, CREATE_NEW_CONTEXT, 0);
        if (type != RGBA_TYPE) return failed(display, Kind.VALUE, CREATE_NEW_CONTEXT, type);
        return create(display, format, share, ContextAttributes.compatibility(), false, CREATE_NEW_CONTEXT);
    }

    public static long glXCreateContextAttribsARB(long display, long config, long share, int direct, long attributes) {
        Format format = config == 0 ? null : GlxFormats.of(config);
        int minor = CREATE_CONTEXT_ATTRIBS;
        if (config != 0 && format == null) return failed(display, Kind.GLX_FBCONFIG, minor, 0);
        int[] list = GlxLists.pairs(attributes);
        Kind refusal = GlxContextRules.refusal(list);
        if (refusal != null) return failed(display, refusal, minor, 0);
        ContextAttributes wanted = ContextRequest.of(false, list);
        if (wanted == null) return failed(display, Kind.VALUE, minor, 0);
        return create(display, format, share, wanted, ContextRequest.losesOnReset(list), minor);
    }

    private static long create(
            long display,
            @Nullable Format format,
            long share,
            ContextAttributes attributes,
            boolean losesOnReset,
            int minor) {
        Rendering shared = share == 0 ? null : CONTEXTS.get(share);
        if (share != 0 && shared == null) return failed(display, Kind.GLX_CONTEXT, minor, share);
        // Contexts that share objects all tell of errors, or none of them; so it is with resets that end them.
        if (shared != null
                && (shared.context.attributes().noError() != attributes.noError()
                        || shared.losesOnReset != losesOnReset)) return failed(display, Kind.MATCH, minor, share);
        try {
            Rendering made = Rendering.create(Devices.get(), XDisplay.of(display), format, attributes, shared);
            made.losesOnReset = losesOnReset;
            CONTEXTS.put(made.handle, made);
            return made.handle;
        } catch (ContextException e) {
            // No configuration has a context of such a version.
            return failed(display, Kind.GLX_FBCONFIG, minor, 0);
        }
    }

    public static void glXDestroyContext(long display, long context) {
        Rendering c = CONTEXTS.remove(context);
        if (c != null) c.destroy();
        else if (ofName(context) == null) failed(display, Kind.GLX_CONTEXT, DESTROY_CONTEXT, context);
    }

    public static int glXIsDirect(long display, long context) {
        return CONTEXTS.has(context) ? 1 : 0;
    }

    public static int glXQueryContext(long display, long context, int attribute, long value) {
        Rendering c = CONTEXTS.get(context);
        if (c == null) return BAD_CONTEXT;
        switch (attribute) {
            case FBCONFIG_ID -> putInt(value, c.format == null ? 0 : c.format.id());
            case RENDER_TYPE -> putInt(value, RGBA_TYPE);
            case SCREEN -> putInt(value, XDisplay.of(display).screen());
            default -> {
                return BAD_ATTRIBUTE;
            }
        }
        return 0;
    }

    public static int glXMakeCurrent(long display, long drawable, long context) {
        return makeCurrent(display, drawable, drawable, context, MAKE_CURRENT);
    }

    public static int glXMakeContextCurrent(long display, long draw, long read, long context) {
        return makeCurrent(display, draw, read, context, MAKE_CONTEXT_CURRENT);
    }

    private static int makeCurrent(long display, long draw, long read, long context, int minor) {
        if (context == 0 && draw == 0 && read == 0) {
            Current.make(null, null);
            return 1;
        }
        if (context == 0) return (int) failed(display, Kind.MATCH, minor, draw);
        Rendering next = ofName(context);
        if (next == null) return (int) failed(display, Kind.GLX_CONTEXT, minor, context);
        if ((draw == 0) != (read == 0)) return (int) failed(display, Kind.MATCH, minor, 0);
        Drawing drawing = null;
        Drawing from = null;
        if (draw != 0) {
            drawing = drawing(XDisplay.of(display), draw, next.format);
            from = read == draw ? drawing : drawing(XDisplay.of(display), read, next.format);
            if (drawing == null) return (int) failed(display, Kind.GLX_DRAWABLE, minor, draw);
            if (from == null) return (int) failed(display, Kind.GLX_DRAWABLE, minor, read);
        }
        if (next.isCurrentElsewhere()) return (int) failed(display, Kind.ACCESS, minor, context);
        // A drawable that another thread's context has is no error of GLX's: another one stands in for it.
        Drawing to = Current.free(drawing);
        if (Current.make(next, to, from == drawing ? to : Current.free(from)) != Current.Outcome.DONE) return 0;
        if (drawing != null) next.context.setSwapInterval(drawing.interval);
        return 1;
    }

    /** The drawing behind a name; a window becomes known when it is first made current, with the context's format. */
    private static @Nullable Drawing drawing(XDisplay display, long name, @Nullable Format format) {
        Drawing known = DRAWABLES.get(name);
        if (known != null) return known;
        GlxWindow glx = WINDOWS.get(name);
        Format wanted =
                glx != null ? glx.format() : format == null ? GlxFormats.all().getFirst() : format;
        XWindow window = display.window(glx != null ? glx.window() : name);
        if (window == null) return null;
        try {
            Drawing made = Drawing.window(Devices.get(), wanted, wanted.srgb(), window);
            DRAWABLES.put(name, made);
            return made;
        } catch (IllegalStateException | UnsupportedByDeviceException e) {
            System.err.println("tepui: glXMakeCurrent: " + e.getMessage());
            return null;
        }
    }

    /** The context of a name, which it has while it is current, destroyed or not. */
    private static @Nullable Rendering ofName(long context) {
        Rendering known = CONTEXTS.get(context);
        if (known != null) return known;
        Rendering current = current();
        return current != null && current.handle == context ? current : null;
    }

    private static @Nullable Rendering current() {
        Rendering current = Current.rendering();
        return current != null && current.display instanceof XDisplay ? current : null;
    }

    public static long glXGetCurrentContext() {
        Rendering current = current();
        return current == null ? 0 : current.handle;
    }

    public static long glXGetCurrentDisplay() {
        Rendering current = current();
        return current != null && current.display instanceof XDisplay x ? x.handle : 0;
    }

    public static long glXGetCurrentDrawable() {
        Drawing drawing = current() == null ? null : Current.drawing();
        return drawing == null ? 0 : DRAWABLES.handleOf(drawing.named());
    }

    public static long glXGetCurrentReadDrawable() {
        Drawing drawing = current() == null ? null : Current.read();
        return drawing == null ? 0 : DRAWABLES.handleOf(drawing.named());
    }

    // Drawables

    public static long glXCreateWindow(long display, long config, long window, long attributes) {
        Format format = GlxFormats.of(config);
        if (format == null) return failed(display, Kind.GLX_FBCONFIG, CREATE_WINDOW, 0);
        if (XDisplay.of(display).window(window) == null) return failed(display, Kind.WINDOW, CREATE_WINDOW, window);
        long name = Handles.nextName();
        WINDOWS.put(name, new GlxWindow(format, window));
        return name;
    }

    public static void glXDestroyWindow(long display, long window) {
        if (WINDOWS.remove(window) == null) failed(display, Kind.GLX_WINDOW, DESTROY_WINDOW, window);
        else destroy(window);
    }

    public static long glXCreatePbuffer(long display, long config, long attributes) {
        Format format = GlxFormats.of(config);
        if (format == null) return failed(display, Kind.GLX_FBCONFIG, CREATE_PBUFFER, 0);
        int width = 0;
        int height = 0;
        boolean largest = false;
        int[] list = GlxLists.pairs(attributes);
        for (int i = 0; i < list.length; i += 2) {
            if (list[i] == PBUFFER_WIDTH) width = list[i + 1];
            if (list[i] == PBUFFER_HEIGHT) height = list[i + 1];
            if (list[i] == LARGEST_PBUFFER) largest = list[i + 1] != 0;
        }
        if (width < 0 || height < 0) return failed(display, Kind.VALUE, CREATE_PBUFFER, Math.min(width, height));
        if (!largest && (width > Format.LARGEST || height > Format.LARGEST))
            return failed(display, Kind.ALLOC, CREATE_PBUFFER, 0);
        long name = Handles.nextName();
        DRAWABLES.put(
                name,
                Drawing.pbuffer(
                        Devices.get(),
                        format,
                        format.srgb(),
                        Math.min(width, Format.LARGEST),
                        Math.min(height, Format.LARGEST)));
        return name;
    }

    public static void glXDestroyPbuffer(long display, long pbuffer) {
        Drawing drawing = DRAWABLES.get(pbuffer);
        if (drawing == null || drawing.window != null || drawing.pixmap != null)
            failed(display, Kind.GLX_PBUFFER, DESTROY_PBUFFER, pbuffer);
        else destroy(pbuffer);
    }

    private static void destroy(long name) {
        EVENT_MASKS.remove(name);
        Drawing drawing = DRAWABLES.remove(name);
        if (drawing != null) drawing.destroy();
    }

    public static void glXQueryDrawable(long display, long drawable, int attribute, long value) {
        Drawing drawing = DRAWABLES.get(drawable);
        if (drawing == null) drawing = drawing(XDisplay.of(display), drawable, null);
        if (drawing == null) {
            failed(display, Kind.GLX_DRAWABLE, GET_DRAWABLE_ATTRIBUTES, drawable);
            return;
        }
        if (drawing.window != null) drawing.window.look();
        switch (attribute) {
            case WIDTH -> putInt(value, drawing.window != null ? drawing.window.width() : drawing.drawable.width());
            case HEIGHT -> putInt(value, drawing.window != null ? drawing.window.height() : drawing.drawable.height());
            case FBCONFIG_ID -> putInt(value, drawing.format.id());
            case SWAP_INTERVAL -> putInt(value, Math.abs(drawing.interval));
            case MAX_SWAP_INTERVAL -> putInt(value, 4);
            case LATE_SWAPS_TEAR -> putInt(value, drawing.interval < 0 ? 1 : 0);
            case PRESERVED_CONTENTS, LARGEST_PBUFFER, MIPMAP_TEXTURE -> putInt(value, 0);
            case Y_INVERTED -> putInt(value, 1);
            case TEXTURE_FORMAT, TEXTURE_TARGET -> putInt(value, GlxPixmaps.get(drawable, attribute));
            case BACK_BUFFER_AGE ->
                putInt(
                        value,
                        drawing.window == null || Current.drawing() != drawing ? 0 : drawing.drawable.bufferAge());
            case EVENT_MASK -> putInt(value, (int) eventMask(drawable));
            default -> {}
        }
    }

    /** No drawable is ever clobbered, so that no event of GLX comes; the mask is kept. */
    public static void glXSelectEvent(long display, long drawable, long mask) {
        EVENT_MASKS.put(drawable, mask);
    }

    public static void glXGetSelectedEvent(long display, long drawable, long mask) {
        putPointer(mask, 0, eventMask(drawable));
    }

    private static long eventMask(long drawable) {
        Long mask = EVENT_MASKS.get(drawable);
        return mask == null ? 0 : mask;
    }

    // Pictures

    public static void glXSwapBuffers(long display, long drawable) {
        Drawing drawing = DRAWABLES.get(drawable);
        if (drawing != null) Current.swap(drawing);
        else if (!isWindow(display, drawable)) failed(display, Kind.GLX_DRAWABLE, SWAP_BUFFERS, drawable);
    }

    public static void glXSwapIntervalEXT(long display, long drawable, int interval) {
        Drawing drawing = DRAWABLES.get(drawable);
        if (drawing != null) setInterval(drawing, interval);
        else if (!isWindow(display, drawable)) failed(display, Kind.WINDOW, VENDOR_PRIVATE, drawable);
    }

    /** Is it a window that nothing has been drawn to? */
    private static boolean isWindow(long display, long drawable) {
        return WINDOWS.has(drawable) || XDisplay.of(display).window(drawable) != null;
    }

    public static int glXSwapIntervalMESA(int interval) {
        Drawing drawing = current() == null ? null : Current.drawing();
        if (drawing == null) return BAD_CONTEXT;
        if (interval < 0) return BAD_VALUE;
        setInterval(drawing, interval);
        return 0;
    }

    /** Has no way to ask for none, which programs use it for all the same. */
    public static int glXSwapIntervalSGI(int interval) {
        return interval < 0 ? BAD_VALUE : glXSwapIntervalMESA(interval);
    }

    public static int glXGetSwapIntervalMESA() {
        Drawing drawing = current() == null ? null : Current.drawing();
        return drawing == null ? 0 : Math.abs(drawing.interval);
    }

    private static void setInterval(Drawing drawing, int interval) {
        drawing.interval = Math.clamp(interval, -1, 4);
        Rendering current = current();
        if (current != null && Current.drawing() == drawing) current.context.setSwapInterval(drawing.interval);
    }

    public static void glXWaitGL() {
        if (current() == null) return;
        GL.glFinish();
        Current.flushed();
    }

    public static void glXWaitX() {
        Rendering current = current();
        if (current == null || !(current.display instanceof XDisplay x)) return;
        Xlib.sync(x.handle);
        Current.drawnElsewhere();
    }

    // Pixmaps

    public static long glXCreateGLXPixmap(long display, long visual, long pixmap) {
        return pixmap(display, GlxFormats.ofVisual(Xlib.visualOf(visual)), pixmap, new int[0], CREATE_GLX_PIXMAP);
    }

    public static long glXCreatePixmap(long display, long config, long pixmap, long attributes) {
        return pixmap(display, GlxFormats.of(config), pixmap, GlxLists.pairs(attributes), CREATE_PIXMAP);
    }

    private static long pixmap(long display, @Nullable Format format, long pixmap, int[] attributes, int minor) {
        if (format == null) return failed(display, Kind.GLX_FBCONFIG, minor, 0);
        XPixmap found = XDisplay.of(display).pixmap(pixmap);
        if (found == null) return failed(display, Kind.PIXMAP, minor, pixmap);
        if (!GlxPixmaps.isAllowed(attributes)) return failed(display, Kind.VALUE, minor, 0);
        long name = Handles.nextName();
        DRAWABLES.put(name, Drawing.pixmap(Devices.get(), format, false, found));
        GlxPixmaps.put(name, attributes, format);
        return name;
    }

    public static void glXDestroyGLXPixmap(long display, long pixmap) {
        destroyPixmap(display, pixmap, DESTROY_GLX_PIXMAP);
    }

    public static void glXDestroyPixmap(long display, long pixmap) {
        destroyPixmap(display, pixmap, DESTROY_PIXMAP);
    }

    private static void destroyPixmap(long display, long pixmap, int minor) {
        if (GlxPixmaps.remove(pixmap)) destroy(pixmap);
        else failed(display, Kind.GLX_PIXMAP, minor, pixmap);
    }

    /** The texture gets what the pixmap holds now. */
    public static void glXBindTexImageEXT(long display, long drawable, int buffer, long attributes) {
        Drawing drawing = DRAWABLES.get(drawable);
        if (drawing == null || drawing.pixmap == null) failed(display, Kind.GLX_PIXMAP, VENDOR_PRIVATE, drawable);
        else if (buffer != FRONT_LEFT) failed(display, Kind.VALUE, VENDOR_PRIVATE, buffer);
        else if (current() != null) GlxPixmaps.toTexture(drawable, drawing.pixmap);
    }

    /** The texture is a copy, which stays. */
    public static void glXReleaseTexImageEXT(long display, long drawable, int buffer) {}

    // Fonts

    public static void glXUseXFont(long font, int first, int count, int lists) {
        Rendering current = current();
        if (current == null || !(current.display instanceof XDisplay x)) return;
        if (GlxFonts.isCompiling()) failed(x.handle, Kind.GLX_CONTEXT_STATE, USE_X_FONT, current.handle);
        else if (!GlxFonts.lists(x, font, first, count, lists)) failed(x.handle, Kind.FONT, USE_X_FONT, font);
    }

    // Copies of state

    public static void glXCopyContext(long display, long source, long destination, long mask) {
        Rendering from = CONTEXTS.get(source);
        Rendering to = CONTEXTS.get(destination);
        if (from == null || to == null)
            failed(display, Kind.GLX_CONTEXT, COPY_CONTEXT, from == null ? source : destination);
        else if (to.isCurrent()) failed(display, Kind.ACCESS, COPY_CONTEXT, destination);
        else if (!from.hasAttributes() || !to.hasAttributes()) failed(display, Kind.MATCH, COPY_CONTEXT, destination);
        else {
            if (current() == from) {
                GL.glFlush();
                Current.flushed();
            }
            from.context.copyAttributes(to.context, (int) mask);
        }
    }
}
