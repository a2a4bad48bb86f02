package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;
import static tepui.targets.nativedoor.egl.EglThread.failed;
import static tepui.targets.nativedoor.egl.EglThread.given;
import static tepui.targets.nativedoor.egl.EglThread.none;
import static tepui.targets.nativedoor.egl.EglThread.succeeded;
import static tepui.targets.nativedoor.memory.NativeMemory.intAt;
import static tepui.targets.nativedoor.memory.NativeMemory.putInt;
import static tepui.targets.nativedoor.memory.NativeMemory.putPointer;
import static tepui.targets.nativedoor.memory.NativeMemory.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;
import tepui.frontends.gl.GL;
import tepui.pipe.DeviceInfo;
import tepui.pipe.Fence;
import tepui.targets.nativedoor.wayland.WaylandDisplay;
import tepui.targets.nativedoor.window.ContextRequest;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.NativePixmap;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/** Functions of EGL 1.5, with the types that packets have: handles and addresses are longs. */
public final class Egl {
    private static final Registry<Rendering> CONTEXTS = new Registry<>();
    private static final Registry<Drawing> SURFACES = EglSurfaces.ALL;

    /** A list of damage that is longer counts as all. */
    private static final int MOST_RECTANGLES = 256;

    private static final int[] WHOLE = {};

    private Egl() {}

    /** The program ends: writes the picture that was asked for. */
    public static void endPictures() {
        for (Drawing d : SURFACES.all()) d.end();
    }

    /** The program is gone, with all its threads: what it has left is freed. */
    public static void end() {
        for (Rendering c : CONTEXTS.end()) c.destroy();
        for (Drawing s : SURFACES.end()) s.destroy();
        EglSync.end();
        EglImages.end();
        EglTextures.end();
        EglDisplay.end();
    }

    // Displays

    public static long eglGetDisplay(long nativeDisplay) {
        return ofAnyPlatform(nativeDisplay, 0);
    }

    private static long ofAnyPlatform(long nativeDisplay, int number) {
        if (nativeDisplay == 0) return given(EglDisplay.byDefault(number).handle);
        // A program that says nothing of its platform: the first word behind the address tells.
        if (!WaylandDisplay.isDisplay(nativeDisplay)) return given(EglDisplay.ofX(nativeDisplay, number).handle);
        return given(WaylandDisplay.isThere() ? EglDisplay.ofWayland(nativeDisplay, number).handle : 0);
    }

    public static long eglGetPlatformDisplay(int platform, long nativeDisplay, long attributes) {
        return platformDisplay(platform, nativeDisplay, EglLists.ofAttribs(attributes));
    }

    public static long eglGetPlatformDisplayEXT(int platform, long nativeDisplay, long attributes) {
        return platformDisplay(platform, nativeDisplay, EglLists.ofInts(attributes));
    }

    private static long platformDisplay(int platform, long nativeDisplay, int[] attributes) {
        if (platform == PLATFORM_DEVICE) {
            int number = nativeDisplay == 0 ? 0 : EglDevices.number(nativeDisplay);
            if (number < 0) return none(BAD_PARAMETER);
            return attributes.length > 0 ? none(BAD_ATTRIBUTE) : given(EglDisplay.surfaceless(number).handle);
        }
        int number = 0;
        for (int i = 0; i < attributes.length; i += 2) {
            // EGL_EXT_explicit_device
            if (attributes[i] == DEVICE) {
                number = attributes[i + 1] == 0 ? 0 : EglDevices.number(attributes[i + 1]);
                if (number < 0) return none(BAD_DEVICE);
            } else if (platform != PLATFORM_X11 || attributes[i] != PLATFORM_X11_SCREEN) {
                return none(BAD_ATTRIBUTE);
            }
        }
        return switch (platform) {
            // Nobody has said which: a dispatcher that asks every vendor.
            case NONE, PLATFORM_X11 -> ofAnyPlatform(nativeDisplay, number);
            case PLATFORM_WAYLAND -> waylandDisplay(nativeDisplay, number);
            case PLATFORM_SURFACELESS ->
                nativeDisplay == 0 ? given(EglDisplay.surfaceless(number).handle) : none(BAD_PARAMETER);
            default -> none(BAD_PARAMETER);
        };
    }

    private static long waylandDisplay(long nativeDisplay, int number) {
        if (!WaylandDisplay.isThere()) return none(BAD_PARAMETER);
        EglDisplay display =
                nativeDisplay == 0 ? EglDisplay.ofOwnWayland(number) : EglDisplay.ofWayland(nativeDisplay, number);
        return display == null ? none(BAD_PARAMETER) : given(display.handle);
    }

    public static int eglInitialize(long display, long major, long minor) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return failed(BAD_DISPLAY);
        if (!d.initialize()) return failed(NOT_INITIALIZED);
        EglSurfaces.put(major, 1);
        EglSurfaces.put(minor, 5);
        return succeeded();
    }

    /** Contexts and surfaces stay until they are destroyed: other users of the display may have some. */
    public static int eglTerminate(long display) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return failed(BAD_DISPLAY);
        d.terminate();
        return succeeded();
    }

    public static long eglQueryString(long display, int name) {
        if (display == 0) {
            if (name == EXTENSIONS) return given(text(EglTexts.clientExtensions(WaylandDisplay.isThere())));
            return name == VERSION ? given(text(EglTexts.VERSION_TEXT)) : none(BAD_DISPLAY);
        }
        EglDisplay d = use(display);
        if (d == null) return 0;
        return switch (name) {
            case VENDOR -> given(text("Tepui"));
            case VERSION -> given(text(EglTexts.VERSION_TEXT));
            case CLIENT_APIS -> given(text("OpenGL OpenGL_ES"));
            case EXTENSIONS -> given(text(EglTexts.extensions(d.device())));
            default -> none(BAD_PARAMETER);
        };
    }

    public static int eglQueryDevicesEXT(int most, long devices, long count) {
        if (count == 0 || devices != 0 && most <= 0) return failed(BAD_PARAMETER);
        int all = EglDevices.count();
        int written = devices == 0 ? all : Math.min(most, all);
        for (int i = 0; devices != 0 && i < written; i++) putPointer(devices, i, EglDevices.handle(i));
        putInt(count, written);
        return succeeded();
    }

    public static long eglQueryDeviceStringEXT(long device, int name) {
        int number = EglDevices.number(device);
        if (number < 0) return none(BAD_DEVICE);
        DeviceInfo info = EglDevices.info(number);
        boolean software = info.kind() == DeviceInfo.Kind.SOFTWARE || info.kind() == DeviceInfo.Kind.NOTHING;
        return switch (name) {
            case EXTENSIONS -> given(text((software ? "EGL_MESA_device_software " : "") + "EGL_EXT_device_query_name"));
            case VENDOR -> given(text("Tepui"));
            // EGL_RENDERER_EXT
            case 0x335F -> given(text(info.name()));
            default -> none(BAD_PARAMETER);
        };
    }

    /** No device has attributes without an extension of its own. */
    public static int eglQueryDeviceAttribEXT(long device, int attribute, long value) {
        return failed(EglDevices.number(device) >= 0 ? BAD_ATTRIBUTE : BAD_DEVICE);
    }

    public static int eglQueryDisplayAttribEXT(long display, int attribute, long value) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        if (attribute != DEVICE) return failed(BAD_ATTRIBUTE);
        putPointer(value, 0, EglDevices.handle(d.number()));
        return succeeded();
    }

    public static int eglGetError() {
        return EglThread.get().takeError();
    }

    public static int eglBindAPI(int api) {
        if (api != OPENGL_API && api != OPENGL_ES_API) return failed(BAD_PARAMETER);
        EglThread.get().api = api;
        return succeeded();
    }

    public static int eglQueryAPI() {
        return EglThread.get().api;
    }

    /** A display that may be used; null, with the thread's error set, for others. */
    static @Nullable EglDisplay use(long display) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) failed(BAD_DISPLAY);
        else if (!d.isInitialized()) failed(NOT_INITIALIZED);
        else return d;
        return null;
    }

    // Configurations

    public static int eglGetConfigs(long display, long configs, int size, long count) {
        EglDisplay d = use(display);
        return d == null ? 0 : give(d.formats(), configs, size, count);
    }

    public static int eglChooseConfig(long display, long attributes, long configs, int size, long count) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        List<Format> chosen = EglFormats.choose(d.formats(), EglLists.ofInts(attributes), d);
        return chosen == null ? failed(BAD_ATTRIBUTE) : give(chosen, configs, size, count);
    }

    private static int give(List<Format> chosen, long configs, int size, long count) {
        if (count == 0) return failed(BAD_PARAMETER);
        int given = configs == 0 ? chosen.size() : Math.min(Math.max(0, size), chosen.size());
        for (int i = 0; configs != 0 && i < given; i++)
            putPointer(configs, i, chosen.get(i).id());
        EglSurfaces.put(count, given);
        return succeeded();
    }

    public static int eglGetConfigAttrib(long display, long config, int attribute, long value) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        Format format = d.format(config);
        if (format == null) return failed(BAD_CONFIG);
        Integer known = EglFormats.get(format, attribute, d);
        if (known == null) return failed(BAD_ATTRIBUTE);
        EglSurfaces.put(value, known);
        return succeeded();
    }

    // Surfaces

    public static long eglCreateWindowSurface(long display, long config, long window, long attributes) {
        return EglSurfaces.windowSurface(display, config, window, EglLists.ofInts(attributes));
    }

    public static long eglCreatePlatformWindowSurface(long display, long config, long window, long attributes) {
        return EglSurfaces.windowSurface(
                display, config, EglSurfaces.ofPlatform(display, window), EglLists.ofAttribs(attributes));
    }

    public static long eglCreatePlatformWindowSurfaceEXT(long display, long config, long window, long attributes) {
        return EglSurfaces.windowSurface(
                display, config, EglSurfaces.ofPlatform(display, window), EglLists.ofInts(attributes));
    }

    public static long eglCreatePbufferSurface(long display, long config, long attributes) {
        EglDisplay d = use(display);
        return d == null ? 0 : EglSurfaces.pbuffer(d, config, EglLists.ofInts(attributes));
    }

    public static long eglCreatePixmapSurface(long display, long config, long pixmap, long attributes) {
        return EglSurfaces.pixmapSurface(display, config, pixmap, EglLists.ofInts(attributes));
    }

    public static long eglCreatePlatformPixmapSurface(long display, long config, long pixmap, long attributes) {
        return EglSurfaces.pixmapSurface(
                display, config, EglSurfaces.ofPlatform(display, pixmap), EglLists.ofAttribs(attributes));
    }

    public static long eglCreatePlatformPixmapSurfaceEXT(long display, long config, long pixmap, long attributes) {
        return EglSurfaces.pixmapSurface(
                display, config, EglSurfaces.ofPlatform(display, pixmap), EglLists.ofInts(attributes));
    }

    /** Only OpenVG has such buffers. */
    public static long eglCreatePbufferFromClientBuffer(
            long display, int type, long buffer, long config, long attributes) {
        return use(display) == null ? 0 : none(BAD_PARAMETER);
    }

    public static int eglDestroySurface(long display, long surface) {
        if (use(display) == null) return 0;
        Drawing s = SURFACES.remove(surface);
        if (s == null) return failed(BAD_SURFACE);
        EglTextures.remove(surface);
        s.destroy();
        return succeeded();
    }

    public static int eglQuerySurface(long display, long surface, int attribute, long value) {
        if (use(display) == null) return 0;
        Drawing s = SURFACES.get(surface);
        if (s == null) return failed(BAD_SURFACE);
        return EglSurfaces.query(surface, s, attribute, value);
    }

    public static int eglSurfaceAttrib(long display, long surface, int attribute, int value) {
        if (use(display) == null) return 0;
        if (!SURFACES.has(surface)) return failed(BAD_SURFACE);
        return switch (attribute) {
            case SWAP_BEHAVIOR -> value == BUFFER_DESTROYED ? succeeded() : failed(BAD_MATCH);
            case MULTISAMPLE_RESOLVE -> value == MULTISAMPLE_RESOLVE_DEFAULT ? succeeded() : failed(BAD_MATCH);
            case MIPMAP_LEVEL -> {
                EglTextures.setLevel(surface, value);
                yield succeeded();
            }
            default -> failed(BAD_ATTRIBUTE);
        };
    }

    public static int eglBindTexImage(long display, long surface, int buffer) {
        if (use(display) == null) return 0;
        Drawing s = SURFACES.get(surface);
        return s == null ? failed(BAD_SURFACE) : EglTextures.bind(surface, s, buffer);
    }

    public static int eglReleaseTexImage(long display, long surface, int buffer) {
        if (use(display) == null) return 0;
        Drawing s = SURFACES.get(surface);
        return s == null ? failed(BAD_SURFACE) : EglTextures.release(surface, s, buffer);
    }

    public static int eglCopyBuffers(long display, long surface, long pixmap) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        Drawing s = SURFACES.get(surface);
        if (s == null) return failed(BAD_SURFACE);
        NativePixmap to = d.x == null || pixmap == 0 ? null : d.x.pixmap(pixmap);
        if (to == null) return failed(BAD_NATIVE_PIXMAP);
        int[] argb = Current.pixels(s);
        if (argb == null) return failed(BAD_ACCESS);
        to.write(s.drawable.width(), s.drawable.height(), argb);
        return succeeded();
    }

    // Contexts

    public static long eglCreateContext(long display, long config, long share, long attributes) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        Format format = config == 0 ? null : d.format(config);
        if (config != 0 && format == null) return none(BAD_CONFIG);
        Rendering shared = share == 0 ? null : CONTEXTS.get(share);
        if (share != 0 && shared == null) return none(BAD_CONTEXT);
        if (shared != null && shared.device != d.device()) return none(BAD_MATCH);
        boolean es = EglThread.get().api == OPENGL_ES_API;
        try {
            int[] list = EglLists.ofInts(attributes);
            ContextAttributes wanted = ContextRequest.of(es, list);
            if (wanted == null) return none(BAD_ATTRIBUTE);
            boolean loses = ContextRequest.losesOnReset(list);
            if (shared != null && shared.losesOnReset != loses) return none(BAD_MATCH);
            // KHR_create_context_no_error: errors cannot be both.
            if (wanted.noError() && (wanted.debug() || wanted.robust())) return none(BAD_MATCH);
            Rendering made = Rendering.create(d.device(), d, format, wanted, shared);
            made.losesOnReset = loses;
            CONTEXTS.put(made.handle, made);
            return given(made.handle);
        } catch (ContextException e) {
            return none(BAD_MATCH);
        }
    }

    public static int eglDestroyContext(long display, long context) {
        if (use(display) == null) return 0;
        Rendering c = CONTEXTS.remove(context);
        if (c == null) return failed(BAD_CONTEXT);
        c.destroy();
        return succeeded();
    }

    public static int eglMakeCurrent(long display, long draw, long read, long context) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null && (context != 0 || draw != 0 || display != 0)) return failed(BAD_DISPLAY);
        Rendering next = context == 0 ? null : CONTEXTS.get(context);
        Drawing surface = draw == 0 ? null : SURFACES.get(draw);
        if (context != 0 && next == null) return failed(BAD_CONTEXT);
        Drawing from = read == 0 ? null : SURFACES.get(read);
        if (draw != 0 && surface == null || read != 0 && from == null) return failed(BAD_SURFACE);
        if ((surface == null) != (from == null) || next == null && surface != null) return failed(BAD_MATCH);
        if (isElsewhere(next, surface) || isElsewhere(next, from)) return failed(BAD_MATCH);
        return Current.make(next, surface, from) == Current.Outcome.DONE ? succeeded() : failed(BAD_ACCESS);
    }

    private static boolean isElsewhere(@Nullable Rendering context, @Nullable Drawing surface) {
        return context != null && surface != null && context.device != surface.device && !surface.isOfLostDevice();
    }

    /** A context by its handle. */
    static @Nullable Rendering context(long handle) {
        return CONTEXTS.get(handle);
    }

    /** The thread's context, where EGL made it. */
    private static @Nullable Rendering current() {
        Rendering current = Current.rendering();
        return current != null && current.display instanceof EglDisplay ? current : null;
    }

    public static long eglGetCurrentContext() {
        Rendering current = current();
        return current == null ? 0 : current.handle;
    }

    public static long eglGetCurrentSurface(int which) {
        if (which != READ && which != DRAW) return none(BAD_PARAMETER);
        Drawing drawing = current() == null ? null : which == READ ? Current.read() : Current.drawing();
        return given(drawing == null ? 0 : SURFACES.handleOf(drawing));
    }

    public static long eglGetCurrentDisplay() {
        Rendering current = current();
        return current != null && current.display instanceof EglDisplay d ? d.handle : 0;
    }

    public static int eglQueryContext(long display, long context, int attribute, long value) {
        if (use(display) == null) return 0;
        Rendering c = CONTEXTS.get(context);
        if (c == null) return failed(BAD_CONTEXT);
        switch (attribute) {
            case CONFIG_ID -> EglSurfaces.put(value, c.format == null ? 0 : c.format.id());
            case CONTEXT_CLIENT_TYPE -> EglSurfaces.put(value, c.isOpenGLES() ? OPENGL_ES_API : OPENGL_API);
            case CONTEXT_MAJOR_VERSION ->
                EglSurfaces.put(value, c.context.attributes().major());
            case CONTEXT_MINOR_VERSION ->
                EglSurfaces.put(value, c.context.attributes().minor());
            case RENDER_BUFFER -> EglSurfaces.put(value, EglSurfaces.bufferOf(c));
            default -> {
                return failed(BAD_ATTRIBUTE);
            }
        }
        return succeeded();
    }

    public static int eglReleaseThread() {
        if (current() != null) Current.forget();
        EglThread.forget();
        return 1;
    }

    // Pictures

    public static int eglSwapBuffers(long display, long surface) {
        return swap(display, SURFACES.get(surface), WHOLE);
    }

    private static int swap(long display, @Nullable Drawing s, int[] damage) {
        if (use(display) == null) return 0;
        if (s == null) return failed(BAD_SURFACE);
        if (current() == null) return failed(BAD_CONTEXT);
        return switch (Current.swap(s, damage)) {
            case DONE -> succeeded();
            case NOT_CURRENT -> failed(BAD_SURFACE);
            case NO_WINDOW -> failed(BAD_NATIVE_WINDOW);
        };
    }

    /** Shows the whole picture: what was not damaged is as it was. A compositor is told the damage. */
    public static int eglSwapBuffersWithDamageKHR(long display, long surface, long rectangles, int count) {
        if (count < 0 || count > 0 && rectangles == 0) return failed(BAD_PARAMETER);
        Drawing s = SURFACES.get(surface);
        if (s == null || s.window == null || count > MOST_RECTANGLES) return eglSwapBuffers(display, surface);
        int[] damage = new int[count * 4];
        for (int i = 0; i < damage.length; i++) damage[i] = intAt(rectangles + 4L * i);
        return swap(display, s, damage);
    }

    public static int eglSwapBuffersWithDamageEXT(long display, long surface, long rectangles, int count) {
        return eglSwapBuffersWithDamageKHR(display, surface, rectangles, count);
    }

    public static int eglSwapInterval(long display, int interval) {
        EglDisplay d = use(display);
        if (d == null) return 0;
        Rendering current = current();
        if (current == null) return failed(BAD_CONTEXT);
        Drawing drawing = Current.drawing();
        if (drawing == null) return failed(BAD_SURFACE);
        int possible = Math.clamp(interval, 0, d.maxInterval());
        current.context.setSwapInterval(possible);
        if (drawing.window != null) drawing.window.setInterval(possible);
        return succeeded();
    }

    public static int eglWaitGL() {
        return eglWaitClient();
    }

    public static int eglWaitClient() {
        if (current() != null) {
            GL.glFinish();
            Current.flushed();
        }
        return succeeded();
    }

    public static int eglWaitNative(int engine) {
        if (engine != CORE_NATIVE_ENGINE) return failed(BAD_PARAMETER);
        if (current() != null) Current.drawnElsewhere();
        return succeeded();
    }

    // Sync objects

    public static long eglCreateSync(long display, int type, long attributes) {
        if (use(display) == null) return 0;
        if (EglLists.ofAttribs(attributes).length > 0) return none(BAD_ATTRIBUTE);
        return sync(type, BAD_PARAMETER);
    }

    public static long eglCreateSyncKHR(long display, int type, long attributes) {
        if (use(display) == null) return 0;
        if (EglLists.ofInts(attributes).length > 0) return none(BAD_ATTRIBUTE);
        return sync(type, BAD_ATTRIBUTE);
    }

    /** What is wrong with an unknown type, EGL and the extension tell differently. */
    private static long sync(int type, int unknown) {
        if (type == SYNC_REUSABLE) return given(EglSync.reusable().handle);
        if (type != SYNC_FENCE) return none(unknown);
        Rendering current = current();
        return current == null ? none(BAD_MATCH) : given(EglSync.fence(current).handle);
    }

    public static int eglDestroySync(long display, long sync) {
        EglSync s = EglSync.find(sync);
        if (use(display) == null) return 0;
        if (s == null) return failed(BAD_PARAMETER);
        s.destroy();
        return succeeded();
    }

    public static int eglDestroySyncKHR(long display, long sync) {
        return eglDestroySync(display, sync);
    }

    public static int eglClientWaitSync(long display, long sync, int flags, long timeout) {
        EglSync s = EglSync.find(sync);
        if (use(display) == null) return 0;
        if (s == null) return failed(BAD_PARAMETER);
        succeeded();
        return s.await(timeout) ? CONDITION_SATISFIED : TIMEOUT_EXPIRED;
    }

    public static int eglClientWaitSyncKHR(long display, long sync, int flags, long timeout) {
        return eglClientWaitSync(display, sync, flags, timeout);
    }

    public static int eglWaitSync(long display, long sync, int flags) {
        EglSync s = EglSync.find(sync);
        if (use(display) == null) return 0;
        if (s == null || flags != 0) return failed(BAD_PARAMETER);
        Rendering current = current();
        if (current == null) return failed(BAD_MATCH);
        Fence fence = s.fence();
        if (fence == null) return failed(BAD_MATCH);
        current.context.pipe().waitFor(fence);
        return succeeded();
    }

    public static int eglWaitSyncKHR(long display, long sync, int flags) {
        return eglWaitSync(display, sync, flags);
    }

    public static int eglSignalSyncKHR(long display, long sync, int mode) {
        EglSync s = EglSync.find(sync);
        if (use(display) == null) return 0;
        if (s == null || mode != SIGNALED && mode != UNSIGNALED) return failed(BAD_PARAMETER);
        return s.signal(mode == SIGNALED) ? succeeded() : failed(BAD_MATCH);
    }

    public static int eglGetSyncAttrib(long display, long sync, int attribute, long value) {
        Integer known = syncAttribute(display, sync, attribute);
        if (known == null) return 0;
        putPointer(value, 0, known);
        return succeeded();
    }

    public static int eglGetSyncAttribKHR(long display, long sync, int attribute, long value) {
        Integer known = syncAttribute(display, sync, attribute);
        if (known == null) return 0;
        putInt(value, known);
        return succeeded();
    }

    private static @Nullable Integer syncAttribute(long display, long sync, int attribute) {
        EglSync s = EglSync.find(sync);
        if (use(display) == null) return null;
        if (s == null) {
            failed(BAD_PARAMETER);
            return null;
        }
        boolean hasCondition = s.type() == SYNC_FENCE;
        if (attribute == SYNC_TYPE) return s.type();
        if (attribute == SYNC_STATUS) return s.isSignaled() ? SIGNALED : UNSIGNALED;
        if (attribute == SYNC_CONDITION && hasCondition) return SYNC_PRIOR_COMMANDS_COMPLETE;
        failed(BAD_ATTRIBUTE);
        return null;
    }
}
