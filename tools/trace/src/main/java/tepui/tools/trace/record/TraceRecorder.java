package tepui.tools.trace.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Function;
import tepui.tools.trace.file.ProgramTrace;
import tepui.tools.trace.file.Value;
import tepui.tools.trace.play.GlFunction;

/**
 * Recorder of a program's calls of OpenGL into one trace. How a Java program makes its windows is not in the trace: contexts, windows and shown pictures are told
 * as calls of GLX, and of EGL for OpenGL ES, so that apitrace's players make the same.
 */
public final class TraceRecorder implements AutoCloseable {
    private static final int DISPLAY = 0x10;
    private static final int CONFIG = 0x20;
    private static final int FIRST_WINDOW = 0x200002;
    private static final int FIRST_CONTEXT = 0x1000;
    private static final int VIEWPORT = 0x0BA2;

    /** A context that is recorded. */
    private static final class Known {
        final long handle;
        final long window;
        final boolean es;
        final ContextRecorder calls;
        boolean sized;

        Known(long handle, long window, boolean es, ContextRecorder calls) {
            this.handle = handle;
            this.window = window;
            this.es = es;
            this.calls = calls;
        }
    }

    private final ProgramTrace out;
    private final int frames;
    private final Map<GLContext, Known> contexts = new LinkedHashMap<>();
    private final Map<Long, Known> current = new HashMap<>();
    private final Map<GlFunction, Function> functions = new HashMap<>();
    private final ArgumentValues values = new ArgumentValues();

    /**
     * Begins a trace.
     *
     * @param program what it is of
     * @param frames after which it ends; 0 for those of the whole program
     */
    public TraceRecorder(Path file, String program, int frames) throws IOException {
        out = new ProgramTrace(file, program);
        this.frames = frames;
    }

    /** A context was made current for the calling thread. */
    public synchronized void current(GLContext context) {
        if (out.isClosed()) return;
        Known known = contexts.get(context);
        if (known == null) {
            known = create(context);
            contexts.put(context, known);
        }
        current.put(Thread.currentThread().threadId(), known);
        makeCurrent(known, known.window, known.handle);
        if (known.sized) return;
        known.sized = true;
        size();
        // Not before: what was asked here is not the program's.
        context.observe(known.calls);
    }

    /** The calling thread has no context any more. */
    public synchronized void released() {
        Known known = current.remove(Thread.currentThread().threadId());
        if (out.isClosed() || known == null) return;
        known.calls.flush();
        makeCurrent(known, 0, 0);
    }

    private Known create(GLContext context) {
        ContextAttributes of = context.attributes();
        boolean es = of.profile() == ContextAttributes.Profile.ES;
        long handle = FIRST_CONTEXT + 0x10L * contexts.size();
        long window = FIRST_WINDOW + 2L * contexts.size();
        Value share = new Value.Null();
        for (Map.Entry<GLContext, Known> e : contexts.entrySet())
            if (e.getKey().sharesWith(context) && e.getValue().es == es) share = new Value.Pointer(e.getValue().handle);
        List<Value> list = new ArrayList<>();
        if (es) {
            system("eglBindAPI", List.of("api"), new Value.Truth(true), new Value.Whole(0x30A0));
            pair(list, 0x3098, of.major());
            if (of.minor() > 0) pair(list, 0x30FB, of.minor());
            list.add(new Value.Whole(0x3038));
            system(
                    "eglCreateContext",
                    List.of("dpy", "config", "share_context", "attrib_list"),
                    new Value.Pointer(handle),
                    new Value.Pointer(DISPLAY),
                    new Value.Pointer(CONFIG),
                    share,
                    new Value.Array(list));
            system(
                    "eglCreateWindowSurface",
                    List.of("dpy", "config", "win", "attrib_list"),
                    new Value.Pointer(window),
                    new Value.Pointer(DISPLAY),
                    new Value.Pointer(CONFIG),
                    new Value.Pointer(window + 1),
                    new Value.Array(List.of(new Value.Whole(0x3038))));
        } else {
            boolean core = of.profile() == ContextAttributes.Profile.CORE;
            // What was asked for, not what was got: another driver may have less.
            boolean chosen = of.major() * 10 + of.minor() >= 32;
            if (chosen) {
                pair(list, 0x2091, of.major());
                pair(list, 0x2092, of.minor());
                pair(list, 0x9126, core ? 1 : 2);
            }
            int flags = (of.debug() ? 1 : 0) | (of.forwardCompatible() ? 2 : 0);
            if (flags != 0) pair(list, 0x2094, flags);
            list.add(new Value.Whole(0));
            system(
                    "glXCreateContextAttribsARB",
                    List.of("dpy", "config", "share_context", "direct", "attrib_list"),
                    new Value.Pointer(handle),
                    new Value.Pointer(DISPLAY),
                    new Value.Pointer(CONFIG),
                    share,
                    new Value.Truth(true),
                    new Value.Array(list));
        }
        boolean fixed = of.profile() == ContextAttributes.Profile.COMPATIBILITY;
        return new Known(handle, window, es, new ContextRecorder(this, values, fixed, es, context.version()));
    }

    private static void pair(List<Value> list, int name, int value) {
        list.add(new Value.Whole(name));
        list.add(new Value.Whole(value));
    }

    private void makeCurrent(Known known, long window, long handle) {
        Value context = handle == 0 ? new Value.Null() : new Value.Pointer(handle);
        if (known.es) {
            Value surface = window == 0 ? new Value.Null() : new Value.Pointer(window);
            system(
                    "eglMakeCurrent",
                    List.of("dpy", "draw", "read", "ctx"),
                    new Value.Truth(true),
                    new Value.Pointer(DISPLAY),
                    surface,
                    surface,
                    context);
        } else {
            system(
                    "glXMakeCurrent",
                    List.of("dpy", "drawable", "ctx"),
                    new Value.Truth(true),
                    new Value.Pointer(DISPLAY),
                    new Value.Whole(window),
                    context);
        }
    }

    /** Viewport and scissor have the window's size at first: that is how a trace says how large it is. */
    private void size() {
        long[] box = new ContextSize().viewport(VIEWPORT);
        for (String name : List.of("glViewport", "glScissor")) {
            GlFunction f = GlFunction.of(name);
            List<@Nullable Value> list = new ArrayList<>();
            for (long v : box) list.add(ConstantNames.integer(v));
            if (f != null) write(f, list, null, Call.FAKE);
        }
    }

    /** A context is about to show its picture, or has done so. */
    public synchronized void shown(GLContext context) {
        Known known = contexts.get(context);
        if (out.isClosed() || known == null) return;
        known.calls.flush();
        if (known.es)
            system(
                    "eglSwapBuffers",
                    List.of("dpy", "surface"),
                    new Value.Truth(true),
                    new Value.Pointer(DISPLAY),
                    new Value.Pointer(known.window));
        else
            system(
                    "glXSwapBuffers",
                    List.of("dpy", "drawable"),
                    null,
                    new Value.Pointer(DISPLAY),
                    new Value.Whole(known.window));
        if (out.frames() == frames) close();
    }

    private void system(String name, List<String> parameters, @Nullable Value result, Value... arguments) {
        List<@Nullable Value> list = new ArrayList<>();
        Collections.addAll(list, arguments);
        out.write(out.function(name, parameters), 0, list, result);
    }

    /** Memory that the program wrote while a buffer was mapped. */
    synchronized void copied(long address, byte[] bytes) {
        out.write(
                out.function("memcpy", List.of("dest", "src", "n")),
                Call.FAKE,
                List.of(new Value.Pointer(address), new Value.Blob(bytes), new Value.Whole(bytes.length)),
                null);
    }

    synchronized void write(GlFunction f, List<@Nullable Value> arguments, @Nullable Value result, int flags) {
        out.write(functions.computeIfAbsent(f, this::function), flags, arguments, result);
    }

    private Function function(GlFunction of) {
        List<String> names = new ArrayList<>();
        of.parameters().forEach(p -> names.add(p.name()));
        return out.function(of.name(), names);
    }

    /** Pictures that were shown until now. */
    public int frames() {
        return out.frames();
    }

    /** Calls that were written until now. */
    public long calls() {
        return out.calls();
    }

    public boolean isClosed() {
        return out.isClosed();
    }

    /** Ends the trace. Programs go on without. */
    @Override
    public synchronized void close() {
        out.close();
    }
}
