package tepui.tools.trace.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLDrawable;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Value;

/**
 * Contexts and what they draw to, as GLX, EGL, WGL and CGL make them. All threads of the trace are one here: each call makes its own thread's
 * context current. A trace does not say how large windows are: they grow with the viewports that are set in them.
 */
final class Windows implements AutoCloseable {
    private static final int ES_API = 0x30A0;
    private static final int OPENGL_API = 0x30A2;
    private static final int DRAW_FRAMEBUFFER_BINDING = 0x8CA6;
    /** Largest side of a window that a damaged trace could ask for. */
    private static final int LARGEST = 16384;

    /** A context of the trace. */
    static final class Made {
        final GLContext context;
        final GlCalls.Shared shared;
        final GlCalls.Bound bound = new GlCalls.Bound();

        Made(GLContext context, GlCalls.Shared shared) {
            this.context = context;
            this.shared = shared;
        }
    }

    /** A window or another thing to draw to. */
    static final class Drawable {
        @Nullable
        GLDrawable framebuffer;

        int width;
        int height;
    }

    /** Context and drawable of a thread of the trace. */
    private static final class ThreadState {
        @Nullable
        Made made;

        @Nullable
        Drawable drawable;

        int api = ES_API;
    }

    private final Device device;
    private final boolean shows;
    private final GlCalls calls;
    private final Map<Long, Made> contexts = new HashMap<>();
    private final Map<Long, Drawable> drawables = new HashMap<>();
    private final List<GLDrawable> outgrown = new ArrayList<>();
    private final List<Surface> surfaces = new ArrayList<>();
    private final Map<Long, ThreadState> threads = new HashMap<>();
    private ThreadState current = new ThreadState();
    private long thread = -1;

    private boolean grown;

    /** @param shows whether windows show their pictures on surfaces, as capturing layers need it */
    Windows(Device device, GlCalls calls, boolean shows) {
        this.device = device;
        this.shows = shows;
        this.calls = calls;
    }

    /** The call's thread becomes the one whose context is current. */
    void enter(Call call) {
        if (call.thread() == thread) return;
        thread = call.thread();
        current = threads.computeIfAbsent(thread, t -> new ThreadState());
        use();
    }

    private void use() {
        Made made = current.made;
        if (made == null) {
            GLContext.release();
            return;
        }
        made.context.makeCurrent();
        Drawable d = current.drawable;
        made.context.setDrawable(d == null ? null : framebuffer(d));
        calls.use(made.shared, made.bound);
    }

    boolean hasContext() {
        return current.made != null;
    }

    /** The current thread's context. */
    @Nullable
    GLContext context() {
        Made made = current.made;
        return made == null ? null : made.context;
    }

    int width() {
        Drawable d = current.drawable;
        return d == null ? 0 : d.width;
    }

    int height() {
        Drawable d = current.drawable;
        return d == null ? 0 : d.height;
    }

    private GLDrawable framebuffer(Drawable d) {
        GLDrawable made = d.framebuffer;
        if (made == null) {
            ContextAttributes of = ContextAttributes.compatibility()
                    .withSize(Math.max(1, d.width), Math.max(1, d.height))
                    .withFormat(true, 24, 8, false);
            Surface surface = null;
            if (shows) {
                surface = device.createSurface(new Surface.Target.Offscreen(of.width(), of.height()));
                surfaces.add(surface);
            }
            d.framebuffer = made = GLDrawable.create(device, of, surface);
        }
        return made;
    }

    /** Before a viewport or a scissor rectangle is set: the window is as large as that at least. */
    void grow(Call call) {
        Drawable d = current.drawable;
        if (d == null || current.made == null) return;
        int width = Math.clamp(call.bits(0) + call.bits(2), d.width, LARGEST);
        int height = Math.clamp(call.bits(1) + call.bits(3), d.height, LARGEST);
        if (width == d.width && height == d.height || !drawsToWindow()) return;
        d.width = width;
        d.height = height;
        GLDrawable old = d.framebuffer;
        if (old != null) outgrown.add(old);
        d.framebuffer = null;
        grown = true;
        use();
    }

    /** Whether a window has grown since this was asked last. */
    boolean grew() {
        boolean g = grown;
        grown = false;
        return g;
    }

    private static boolean drawsToWindow() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment answer = arena.allocate(ValueLayout.JAVA_INT);
            GL.glGetIntegerv(DRAW_FRAMEBUFFER_BINDING, ForeignProgram.local(answer.address()));
            return answer.get(ValueLayout.JAVA_INT, 0) == 0;
        }
    }

    /** Whether this is a call of a window system that is carried out here. */
    boolean play(Call call) {
        switch (call.name()) {
            case "glXCreateContext" -> create(call, call.bits(2), List.of(), OPENGL_API);
            case "glXCreateNewContext" -> create(call, call.bits(3), List.of(), OPENGL_API);
            case "glXCreateContextAttribsARB" -> create(call, call.bits(2), list(call, 4), OPENGL_API);
            case "wglCreateContext" -> create(call, 0, List.of(), OPENGL_API);
            case "wglCreateContextAttribsARB" -> create(call, call.bits(1), list(call, 2), OPENGL_API);
            case "eglBindAPI" -> current.api = (int) call.bits(0);
            case "eglCreateContext" -> create(call, call.bits(2), list(call, 3), current.api);
            case "eglCreatePbufferSurface" -> pbuffer(call, list(call, 2), 0x3057, 0x3056);
            case "glXCreatePbuffer" -> pbuffer(call, list(call, 2), 0x8041, 0x8040);
            case "glXMakeCurrent" -> makeCurrent(call, call.bits(1), call.bits(2));
            case "glXMakeContextCurrent", "eglMakeCurrent" -> makeCurrent(call, call.bits(1), call.bits(3));
            case "wglMakeCurrent" -> makeCurrent(call, call.bits(0), call.bits(1));
            case "CGLCreateContext" -> {
                if (call.argument(2) instanceof Value.Array a && !a.elements().isEmpty())
                    contexts.put(a.elements().getFirst().bits(), context(call.bits(1), List.of(), OPENGL_API));
            }
            case "CGLSetCurrentContext" -> makeCurrent(call, call.bits(0), call.bits(0));
            case "glXDestroyContext", "eglDestroyContext" -> destroy(call.bits(1));
            case "wglDeleteContext", "CGLDestroyContext" -> destroy(call.bits(0));
            default -> {
                return false;
            }
        }
        return true;
    }

    private static List<Value> list(Call call, int index) {
        return call.argument(index) instanceof Value.Array a ? a.elements() : List.of();
    }

    private static int attribute(List<Value> list, int name, int otherwise) {
        for (int i = 0; i + 1 < list.size(); i += 2)
            if (list.get(i).bits() == name) return (int) list.get(i + 1).bits();
        return otherwise;
    }

    private void create(Call call, long share, List<Value> list, int api) {
        Value result = call.result();
        if (result != null && result.bits() != 0) contexts.put(result.bits(), context(share, list, api));
    }

    private Made context(long share, List<Value> list, int api) {
        int major = attribute(list, 0x2091, attribute(list, 0x3098, 1));
        int minor = attribute(list, 0x2092, attribute(list, 0x30FB, 0));
        int mask = attribute(list, 0x9126, attribute(list, 0x30FD, 1));
        int flags = attribute(list, 0x2094, attribute(list, 0x30FC, 0));
        ContextAttributes of;
        if (api == ES_API || (mask & 4) != 0) of = ContextAttributes.es(major, major == 1 ? 1 : minor);
        else if (major * 10 + minor >= 32 && (mask & 1) != 0) of = ContextAttributes.core(major, minor);
        else of = ContextAttributes.compatibility().withVersion(major, minor);
        of = of.withFlags((flags & 1) != 0, api != ES_API && (flags & 2) != 0, false, false);
        Made other = contexts.get(share);
        GLContext made = GLContext.create(device, of, null, other == null ? null : other.context);
        return new Made(made, other == null ? new GlCalls.Shared() : other.shared);
    }

    private void pbuffer(Call call, List<Value> list, int width, int height) {
        Value result = call.result();
        if (result == null) return;
        Drawable d = new Drawable();
        d.width = Math.clamp(attribute(list, width, 1), 1, LARGEST);
        d.height = Math.clamp(attribute(list, height, 1), 1, LARGEST);
        drawables.put(result.bits(), d);
    }

    private void makeCurrent(Call call, long drawable, long context) {
        Value result = call.result();
        // A call that failed there has changed nothing.
        if (result != null && result.bits() == 0 && !call.name().startsWith("CGL")) return;
        current.made = contexts.get(context);
        current.drawable =
                drawable == 0 || context == 0 ? null : drawables.computeIfAbsent(drawable, d -> new Drawable());
        use();
    }

    private void destroy(long context) {
        Made made = contexts.remove(context);
        if (made == null) return;
        for (ThreadState t : threads.values()) if (t.made == made) t.made = null;
        if (made.context.isCurrent()) GLContext.release();
        made.context.close();
    }

    @Override
    public void close() {
        GLContext.release();
        contexts.values().forEach(m -> m.context.close());
        contexts.clear();
        outgrown.forEach(GLDrawable::close);
        for (Drawable d : drawables.values()) {
            GLDrawable f = d.framebuffer;
            if (f != null) f.close();
        }
        surfaces.forEach(Surface::close);
    }
}
