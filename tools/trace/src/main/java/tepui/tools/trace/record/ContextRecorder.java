package tepui.tools.trace.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.CallObserver;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Value;
import tepui.tools.trace.play.GlFunction;
import tepui.tools.trace.play.Parameter;

/** Recorder of one context's calls: arguments before each call, results behind it, and what only the driver knows as calls of the tracer's own. */
final class ContextRecorder implements CallObserver, ArgumentValues.State {
    private static final int PIXEL_UNPACK_BUFFER = 0x88EC;
    private static final int ARRAY_BUFFER_BINDING = 0x8894;
    private static final int ELEMENT_ARRAY_BUFFER_BINDING = 0x8895;
    private static final int ACTIVE_ATTRIBUTES = 0x8B89;
    private static final int LINK_STATUS = 0x8B82;

    private final TraceRecorder trace;
    private final Getters get = new Getters();
    private final ArgumentValues values;
    private final PixelMemory pixels = new PixelMemory();
    private final MappedBuffers mapped = new MappedBuffers();
    private final ClientArrays arrays;
    private final Map<String, @Nullable GlFunction> functions = new HashMap<>();
    private long unpackBuffer;
    /** Questions of our own are not the program's. */
    private boolean asking;

    private @Nullable GlFunction waiting;
    private long[] waitingArguments = {};
    private List<@Nullable Value> waitingValues = List.of();

    ContextRecorder(TraceRecorder trace, ArgumentValues values, boolean fixed, boolean es, int version) {
        this.trace = trace;
        this.values = values;
        arrays = new ClientArrays(get, fixed, es, version);
    }

    @Override
    public void call(String name, long[] arguments) {
        if (asking || trace.isClosed()) return;
        asking = true;
        try {
            flush();
            GlFunction f = functions.computeIfAbsent(name, GlFunction::of);
            if (f == null) return;
            before(f, arguments);
            List<@Nullable Value> list = new ArrayList<>();
            for (int i = 0; i < arguments.length; i++) list.add(values.before(f, i, arguments, this));
            if (comesBack(f)) {
                waiting = f;
                waitingArguments = arguments.clone();
                waitingValues = list;
            } else {
                trace.write(f, list, null, 0);
            }
        } finally {
            asking = false;
        }
    }

    private static boolean comesBack(GlFunction f) {
        if (f.result() != 'V' || f.name().equals("glLinkProgram")) return true;
        for (Parameter p : f.parameters()) if (p.form() == '>') return true;
        return false;
    }

    @Override
    public void returned(long result) {
        if (asking) return;
        GlFunction f = waiting;
        if (f == null) return;
        waiting = null;
        asking = true;
        try {
            List<@Nullable Value> list = new ArrayList<>(waitingValues);
            for (int i = 0; i < list.size(); i++)
                if (list.get(i) == null) list.set(i, values.after(f, i, waitingArguments));
            if (f.name().equals("glLinkProgram")) attributes((int) waitingArguments[0]);
            trace.write(f, list, f.result() == 'V' ? null : values.result(f, result), 0);
            after(f, waitingArguments, result);
        } finally {
            asking = false;
        }
    }

    /** A call that did not come back was refused; it is written as it was made. */
    void flush() {
        GlFunction f = waiting;
        if (f == null) return;
        waiting = null;
        trace.write(f, waitingValues, null, 0);
    }

    /** Another driver gives attributes other places, unless it is told these. */
    private void attributes(int program) {
        if (get.program(program, LINK_STATUS) == 0) return;
        GlFunction bind = GlFunction.of("glBindAttribLocation");
        if (bind == null) return;
        for (int i = 0; i < get.program(program, ACTIVE_ATTRIBUTES); i++) {
            String name = get.activeAttribute(program, i);
            int bracket = name.indexOf('[');
            String whole = bracket < 0 ? name : name.substring(0, bracket);
            int location = whole.isEmpty() || whole.startsWith("gl_") ? -1 : get.attributeLocation(program, whole);
            if (location < 0) continue;
            List<@Nullable Value> list = new ArrayList<>();
            list.add(new Value.Whole(Integer.toUnsignedLong(program)));
            list.add(new Value.Whole(location));
            list.add(new Value.Text(whole));
            trace.write(bind, list, null, Call.FAKE);
        }
    }

    /** A function's name as OpenGL itself has it: what OpenGL ES has from extensions does the same. */
    private static String plain(GlFunction f) {
        String name = f.name();
        return name.endsWith("OES") || name.endsWith("EXT") && !name.contains("Named")
                ? name.substring(0, name.length() - 3)
                : name;
    }

    private void before(GlFunction f, long[] a) {
        switch (plain(f)) {
            case "glPixelStorei" -> pixels.store((int) a[0], (int) a[1]);
            case "glPixelStoref" -> pixels.store((int) a[0], Math.round(Float.intBitsToFloat((int) a[1])));
            case "glBindBuffer" -> {
                if (a[0] == PIXEL_UNPACK_BUFFER) unpackBuffer = a[1];
            }
            case "glUnmapBuffer" -> mapped.unmap(a[0], this::copied);
            case "glUnmapNamedBuffer", "glUnmapNamedBufferEXT" -> mapped.unmap(-a[0], this::copied);
            case "glFlushMappedBufferRange" -> mapped.flush(a[0], a[1], a[2], this::copied);
            case "glFlushMappedNamedBufferRange", "glFlushMappedNamedBufferRangeEXT" ->
                mapped.flush(-a[0], a[1], a[2], this::copied);
            case "glBufferData" -> mapped.forget(place -> place == a[0]);
            case "glNamedBufferData", "glNamedBufferDataEXT" -> mapped.forget(place -> place == -a[0]);
            case "glDeleteBuffers" -> {
                for (int i = 0; i < (int) a[0] && Memory.is(a[1]); i++) {
                    long buffer = Integer.toUnsignedLong(Memory.getInt(a[1] + 4L * i));
                    if (buffer == unpackBuffer) unpackBuffer = 0;
                    mapped.forget(place -> place == -buffer);
                }
            }
            default -> draws(f, a);
        }
    }

    private void draws(GlFunction f, long[] a) {
        String name = f.name();
        boolean draw =
                name.startsWith("glDraw") && !name.startsWith("glDrawBuffer") && !name.startsWith("glDrawPixels");
        if (draw || name.startsWith("glMultiDraw") || name.startsWith("glDispatch")) {
            mapped.beforeDraw(this::copied);
            if (!arrays.areUsed()) return;
            int instances = Math.max(f.index("instancecount"), f.index("primcount"));
            boolean one = instances >= 0 && !f.parameters().get(instances).isAddress();
            arrays.write(arrays.vertices(f, a), one ? (int) a[instances] : 1, this::fake);
        }
    }

    private void copied(long address, byte[] bytes) {
        trace.copied(address, bytes);
    }

    private void fake(String function, List<@Nullable Value> arguments) {
        GlFunction f = GlFunction.of(function);
        if (f != null) trace.write(f, arguments, null, Call.FAKE);
    }

    private void after(GlFunction f, long[] a, long result) {
        switch (plain(f)) {
            case "glMapBuffer" -> mapped.map(a[0], result, get.bufferSize((int) a[0]), a[1] == 0x88B8 ? 1 : 2);
            case "glMapBufferRange" -> mapped.map(a[0], result, a[2], (int) a[3]);
            case "glMapNamedBufferRange", "glMapNamedBufferRangeEXT" -> mapped.map(-a[0], result, a[2], (int) a[3]);
            default -> {
                // Nothing that is asked later.
            }
        }
    }

    @Override
    public long bytes(GlFunction f, int index, long[] a) {
        String name = f.name();
        String parameter = f.parameters().get(index).name();
        if (parameter.equals("indices")) {
            if (get.integer(ELEMENT_ARRAY_BUFFER_BINDING) != 0) return -1;
            int count = f.index("count");
            return count < 0 ? -1 : Math.max(0, (int) a[1]) * (long) PixelMemory.bytes((int) a[2]);
        }
        if (name.endsWith("Pointer") || name.contains("Pointer") || name.equals("glInterleavedArrays")) {
            if (get.integer(ARRAY_BUFFER_BINDING) == 0) arrays.used();
            return -1;
        }
        int format = f.index("format");
        int type = f.index("type");
        int imageSize = f.index("imageSize");
        if (imageSize >= 0) return unpackBuffer != 0 ? -1 : a[imageSize];
        int size = f.index("size");
        if (name.contains("Buffer") && size >= 0 && !name.startsWith("glClear")) return a[size];
        int length = f.index("length");
        if (name.equals("glShaderBinary") || name.startsWith("glProgramBinary")) return a[length];
        if (name.startsWith("glProgramString")) return a[f.index("len")];
        if (name.startsWith("glClear") && format >= 0 && type >= 0)
            return new PixelMemory().bytes((int) a[format], (int) a[type], 1, 1, 1);
        if (name.equals("glBitmap")) return image(0x1900, 0x1A00, a[0], a[1], 1);
        if (name.equals("glPolygonStipple")) return image(0x1900, 0x1A00, 32, 32, 1);
        if (name.equals("glCallLists")) return a[0] * list((int) a[1]);
        if (format < 0 || type < 0) return uniform(f, a);
        long width = at(f, a, "width");
        return image((int) a[format], (int) a[type], width, at(f, a, "height"), at(f, a, "depth"));
    }

    private long image(int format, int type, long width, long height, long depth) {
        return unpackBuffer != 0 ? -1 : pixels.bytes(format, type, width, height, depth);
    }

    private static long at(GlFunction f, long[] a, String parameter) {
        int index = f.index(parameter);
        return index < 0 ? 1 : (int) a[index];
    }

    /** Bytes of a name of a list: GL_2_BYTES to GL_4_BYTES are beside the types of numbers. */
    private static long list(int type) {
        return type == 0x1407 ? 2 : type == 0x1408 ? 3 : PixelMemory.bytes(type);
    }

    /** glClearBufferfv and the like: four values, of depth and stencil one. */
    private static long uniform(GlFunction f, long[] a) {
        if (f.name().startsWith("glClearBuffer")) return a[0] == 0x1800 ? 16 : 4;
        if (f.name().startsWith("glClearNamedFramebuffer")) return a[1] == 0x1800 ? 16 : 4;
        return -1;
    }
}
