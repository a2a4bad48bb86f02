package tepui.tools.trace.play;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Value;

/**
 * Player of calls of OpenGL on the current context: arguments become bits and memory, names of objects those of here, results what later
 * names are found by. Questions that change nothing are left out.
 */
final class GlCalls implements AutoCloseable {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    /** For what calls write that nobody reads. */
    private static final int WRITTEN = 1 << 16;
    /** The largest buffer for feedback and selection. */
    private static final int WRITTEN_LATER = 1 << 26;

    private static final int BUFFER_SIZE = 0x8764;
    private static final int PIXEL_PACK_BUFFER = 0x88EB;
    /** Names that functions of ARB_shader_objects have for programs and shaders. */
    private static final Set<String> HANDLES = Set.of("programObj", "shaderObj", "containerObj", "obj");
    /** Programs of ARB_vertex_program, which have names of their own. */
    private static final Set<String> ASSEMBLY =
            Set.of("glBindProgramARB", "glDeleteProgramsARB", "glGenProgramsARB", "glBindProgramNV");

    /** State that a share group has in common, and where its buffers are mapped. */
    static final class Shared {
        final ObjectNames names = new ObjectNames();
        final MappedRegions regions = new MappedRegions();
    }

    /** Bindings of a context, as far as names depend on them. */
    static final class Bound {
        final ObjectNames own = new ObjectNames();
        final Map<Long, Long> buffers = new HashMap<>();
        long program;
        long clientTexture;
    }

    /** Kinds whose objects contexts do not share. */
    private static final Set<String> UNSHARED =
            Set.of("framebuffer", "vertexarray", "programpipeline", "transformfeedback", "query");

    private final CallMemory memory = new CallMemory();
    private final Map<String, @Nullable GlFunction> functions = new HashMap<>();
    private long[] arguments = new long[32];
    private Shared shared = new Shared();
    private Bound bound = new Bound();

    GlCalls() {
        TraceMemory.use(memory);
    }

    /** Calls are those of another context from now on. */
    void use(Shared group, Bound context) {
        shared = group;
        bound = context;
    }

    /** Whether a call is a question that leaves no trace. */
    private static boolean asks(String name) {
        if (name.startsWith("glGet"))
            return !name.startsWith("glGetUniformLocation")
                    && !name.equals("glGetProgramResourceLocation")
                    && !name.equals("glGetUniformBlockIndex")
                    && !name.equals("glGetProgramResourceIndex")
                    && !name.startsWith("glGetTextureHandle")
                    && !name.startsWith("glGetTextureSamplerHandle");
        return name.startsWith("glIs")
                || name.startsWith("glAreTextures")
                || name.startsWith("glDebugMessageCallback")
                || name.startsWith("glCheck");
    }

    /**
     * Makes a call.
     *
     * @return false where there is no such function
     */
    boolean play(Call call) {
        String name = call.name();
        if (name.equals("memcpy")) {
            copy(call);
            return true;
        }
        if (asks(name)) return true;
        GlFunction f = functions.get(name);
        if (f == null) {
            if (functions.containsKey(name)) return false;
            f = GlFunction.of(name);
            functions.put(name, f);
            if (f == null) return false;
        }
        if (name.startsWith("glReadPixels") || name.startsWith("glReadnPixels")) {
            // Into the program's memory: nobody looks.
            if (bound.buffers.getOrDefault((long) PIXEL_PACK_BUFFER, 0L) == 0) return true;
        }
        try {
            int count = f.parameters().size();
            if (arguments.length < count) arguments = new long[count];
            for (int i = 0; i < count; i++) arguments[i] = argument(f, i, call);
            before(f, call);
            long result = FunctionCalls.call(f.number(), arguments);
            after(f, call, result);
        } finally {
            memory.reset();
        }
        return true;
    }

    private void copy(Call call) {
        if (call.argument(1) instanceof Value.Blob source) shared.regions.write(call.bits(0), source.bytes());
    }

    private long argument(GlFunction f, int index, Call call) {
        Parameter p = f.parameters().get(index);
        Value value = call.argument(index);
        if (p.form() == '>') return written(f, p, call, value);
        if (value == null) return 0;
        if (p.isAddress()) return address(f, index, call, value);
        String kind = kind(f, p);
        if (kind != null) return name(kind, value.bits());
        if (p.name().equals("location") && f.name().contains("Uniform")) return place("location", f, call, value);
        if (p.name().equals("uniformBlockIndex") || p.name().equals("storageBlockIndex"))
            return place("block", f, call, value);
        if (p.name().equals("handle")) return shared.names.of("handle", value.bits());
        return scalar(p.type(), value);
    }

    private long place(String kind, GlFunction f, Call call, Value value) {
        int program = f.index("program");
        long of = program >= 0 ? shared.names.of("program", call.bits(program)) : bound.program;
        int recorded = (int) value.bits();
        return shared.names.place(kind, of, recorded);
    }

    private static @Nullable String kind(GlFunction f, Parameter p) {
        if (ASSEMBLY.contains(f.name())) return p.type() == 'u' ? "assembly" : null;
        String kind = p.kind();
        if (kind == null) return HANDLES.contains(p.name()) && p.type() == 'u' ? "program" : null;
        return kind.equals("shader") ? "program" : kind;
    }

    private long name(String kind, long recorded) {
        if (recorded == 0) return 0;
        return (UNSHARED.contains(kind) ? bound.own : shared.names).of(kind, recorded);
    }

    static long scalar(char type, Value value) {
        return switch (type) {
            case 'f' -> Float.floatToRawIntBits((float) number(value));
            case 'd' -> Double.doubleToRawLongBits(number(value));
            default -> value.bits();
        };
    }

    private static double number(Value value) {
        return switch (value) {
            case Value.Single f -> f.value();
            case Value.Decimal d -> d.value();
            case Value.Shown s -> number(s.machine());
            default -> value.bits();
        };
    }

    /** Memory for what the call writes: as large as what the trace says it wrote, or ample. */
    private long written(GlFunction f, Parameter p, Call call, @Nullable Value value) {
        if (value instanceof Value.Null) return 0;
        if (f.name().equals("glFeedbackBuffer") || f.name().equals("glSelectBuffer")) {
            // It is written by what follows.
            long size = Math.clamp(call.bits(0), 0, WRITTEN_LATER / 4);
            return memory.keep(f.name(), 4 * size).address();
        }
        if (value instanceof Value.Pointer offset) return small(offset.address());
        long elements = value instanceof Value.Array a ? a.elements().size() : 0;
        return memory.take(WRITTEN + elements * Math.max(8, p.bytes())).address();
    }

    /** An offset in a buffer. What is larger was an address of the program's, which means nothing here. */
    private static long small(long address) {
        return address >>> 31 == 0 ? address : 0;
    }

    private long address(GlFunction f, int index, Call call, Value value) {
        Parameter p = f.parameters().get(index);
        return switch (value) {
            case Value.Null n -> 0;
            case Value.Pointer offset -> small(offset.address());
            case Value.Blob b -> {
                if (!stays(f)) yield memory.take(b.bytes()).address();
                String place = f.name()
                        + (f.parameters().getFirst().name().equals("index") ? call.bits(0) : 0)
                        + (f.name().startsWith("glTexCoord") ? "/" + bound.clientTexture : "");
                yield memory.keep(place, b.bytes()).address();
            }
            case Value.Text t -> text(t.value()).address();
            case Value.Array a -> array(f, p, a.elements());
            // Integers for pointers are offsets.
            default -> small(value.bits());
        };
    }

    /** Whether what the call is given is read by calls that follow. */
    private static boolean stays(GlFunction f) {
        String name = f.name();
        return name.contains("Pointer") || name.startsWith("glInterleavedArrays");
    }

    private MemorySegment text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return memory.take(Arrays.copyOf(bytes, bytes.length + 1));
    }

    private long array(GlFunction f, Parameter p, List<Value> elements) {
        int count = elements.size();
        boolean addresses = p.form() == '^' || p.type() == 'v' || p.type() == 'c';
        String kind = kind(f, p);
        int bytes = addresses ? 8 : p.bytes();
        MemorySegment to = memory.take((long) count * bytes);
        for (int i = 0; i < count; i++) {
            Value v = elements.get(i);
            long bits;
            if (addresses) bits = element(v);
            else if (kind != null) bits = name(kind, v.bits());
            else bits = scalar(p.type(), v);
            switch (bytes) {
                case 1 -> to.set(ValueLayout.JAVA_BYTE, i, (byte) bits);
                case 2 -> to.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i, (short) bits);
                case 4 -> to.set(INT, 4L * i, (int) bits);
                default -> to.set(LONG, 8L * i, bits);
            }
        }
        return to.address();
    }

    private long element(Value value) {
        return switch (value) {
            case Value.Text t -> text(t.value()).address();
            case Value.Blob b -> memory.take(b.bytes()).address();
            default -> small(value.bits());
        };
    }

    private void before(GlFunction f, Call call) {
        switch (f.name()) {
            case "glUnmapBuffer", "glUnmapBufferARB", "glUnmapBufferOES", "glBufferData", "glBufferDataARB" ->
                shared.regions.remove(bound.buffers.getOrDefault(call.bits(0), 0L));
            case "glUnmapNamedBuffer", "glUnmapNamedBufferEXT", "glNamedBufferData", "glNamedBufferDataEXT" ->
                shared.regions.remove(arguments[0]);
            case "glDeleteBuffers", "glDeleteBuffersARB" -> {
                if (call.argument(1) instanceof Value.Array a)
                    for (Value v : a.elements()) shared.regions.remove(name("buffer", v.bits()));
            }
            default -> {
                // Nothing is mapped or unmapped.
            }
        }
    }

    private void after(GlFunction f, Call call, long result) {
        String name = f.name();
        Value recorded = call.result();
        switch (name) {
            case "glUseProgram", "glUseProgramObjectARB" -> bound.program = arguments[0];
            case "glActiveShaderProgram" -> bound.program = arguments[1];
            case "glLinkProgram", "glLinkProgramARB", "glDeleteProgram" -> shared.names.forgetPlaces(arguments[0]);
            case "glClientActiveTexture", "glClientActiveTextureARB" -> bound.clientTexture = arguments[0];
            case "glBindBuffer", "glBindBufferARB", "glBindBufferBase", "glBindBufferRange" ->
                bound.buffers.put(
                        arguments[0], arguments[name.startsWith("glBindBufferB") || name.endsWith("Range") ? 2 : 1]);
            case "glGenLists" -> {
                if (recorded != null)
                    for (int i = 0; i < arguments[0] && i < 1 << 20; i++)
                        shared.names.put("displaylist", recorded.bits() + i, result + i);
            }
            case "glMapBuffer", "glMapBufferARB", "glMapBufferOES", "glMapNamedBuffer", "glMapNamedBufferEXT" -> {
                boolean named = name.contains("Named");
                long buffer = named ? arguments[0] : bound.buffers.getOrDefault(arguments[0], 0L);
                MemorySegment size = memory.take(8);
                if (named) GL.glGetNamedBufferParameteriv((int) arguments[0], BUFFER_SIZE, size.address());
                else GL.glGetBufferParameteriv((int) arguments[0], BUFFER_SIZE, size.address());
                if (recorded != null)
                    shared.regions.put(recorded.bits(), result, Integer.toUnsignedLong(size.get(INT, 0)), buffer);
            }
            case "glMapBufferRange", "glMapBufferRangeEXT" -> {
                long buffer = bound.buffers.getOrDefault(arguments[0], 0L);
                if (recorded != null) shared.regions.put(recorded.bits(), result, arguments[2], buffer);
            }
            case "glMapNamedBufferRange", "glMapNamedBufferRangeEXT" -> {
                if (recorded != null) shared.regions.put(recorded.bits(), result, arguments[2], arguments[0]);
            }
            case "glGetUniformLocation", "glGetUniformLocationARB", "glGetProgramResourceLocation" -> {
                if (recorded != null && recorded.bits() >= 0)
                    shared.names.putPlace("location", arguments[0], recorded.bits(), result);
            }
            case "glGetUniformBlockIndex", "glGetProgramResourceIndex" -> {
                if (recorded != null) {
                    int was = (int) recorded.bits();
                    shared.names.putPlace("block", arguments[0], was, result);
                }
            }
            default -> made(f, call, result);
        }
    }

    /** Objects that the call made get their names. */
    private void made(GlFunction f, Call call, long result) {
        String name = f.name();
        Value recorded = call.result();
        if (recorded != null && name.startsWith("glCreate")) {
            shared.names.put("program", recorded.bits(), result);
        } else if (recorded != null && name.startsWith("glFenceSync")) {
            shared.names.put("sync", recorded.bits(), result);
        } else if (recorded != null && name.startsWith("glGetTexture")) {
            shared.names.put("handle", recorded.bits(), result);
        } else if (name.startsWith("glGen") || name.startsWith("glCreate")) {
            int last = f.parameters().size() - 1;
            if (last < 0) return;
            String kind = kind(f, f.parameters().get(last));
            if (kind == null || f.parameters().get(last).form() != '>' || arguments[last] == 0) return;
            if (!(call.argument(last) instanceof Value.Array names)) return;
            int count = names.elements().size();
            MemorySegment own = MemorySegment.ofAddress(arguments[last]).reinterpret(4L * count);
            for (int i = 0; i < count; i++) {
                long given = Integer.toUnsignedLong(own.get(INT, 4L * i));
                (UNSHARED.contains(kind) ? bound.own : shared.names)
                        .put(kind, names.elements().get(i).bits(), given);
            }
        }
    }

    @Override
    public void close() {
        TraceMemory.use(null);
        memory.close();
    }
}
