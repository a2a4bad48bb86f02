package tepui.tools.suites.calls;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.calls.ImplementationPair.Argument;
import tepui.tools.suites.gl.GlHost;

/**
 * Random calls with plausible arguments, made on two implementations: after each, both must have the same error and the same results. A
 * sequence ends where they differ, since what comes after may only be a consequence.
 */
final class RandomCalls {
    /**
     * Functions that are not called: callbacks, what changes the meaning of glGetError, what reads memory as far as a state says, and
     * what takes Mesa down when an argument is wrong.
     */
    private static final Pattern UNCALLED = Pattern.compile(
            "glDebugMessageCallback|glBegin|glEnd|glNewList|glEndList|glGetError|glGetGraphicsResetStatus|gl(En|Dis)ableClientState"
                    + "|gl\\w*Pointer[iv]*|glInterleavedArrays|glFinish|glFlush|glArrayElement|glDebugMessageInsert|glWaitSync|glGetString|glGetStringi"
                    + "|glFeedbackBuffer|glSelectBuffer|glRenderMode|glCallLists?|glMap1.|glMap2.|glProgramBinary|glShaderBinary|glShaderSource"
                    + "|glMultiDraw\\w+|gl\\w*SpecializeShader|glInvalidate(Tex|Framebuffer|SubFramebuffer)\\w*|glGetnUniform\\w+|glLineWidth|glGetUniform[iuf]+v"
                    + "|glDraw(Arrays|Elements|RangeElements|TransformFeedback|Pixels)\\w*|glUniformSubroutinesuiv|glReadnPixels|glGetn\\w+|glDispatchComputeIndirect");

    /** Functions whose results say something of the implementation, so that only their errors are compared. */
    private static final Pattern FREE = Pattern.compile(
            "gl\\w*(InfoLog|ShaderSource|Binary|Location|LocationIndex|ResourceIndex|Texture(Sub)?Image|TexImage|nTexImage|ReadPixels|ReadnPixels"
                    + "|GetActive\\w*|ResourceName|ResourceiV|Resourceiv|MapBuffer\\w*|MapNamedBuffer\\w*|FenceSync|Internalformat\\w*|DebugMessageLog"
                    + "|GetPointerv|ShaderPrecisionFormat|Uniform\\w*|UniformIndices|Multisample\\w*|GetSync\\w*|QueryObject\\w*|QueryBuffer\\w*|Create\\w*|Gen\\w+"
                    + "|BufferSubData|CompressedTex\\w+|ProgramStage\\w+|ProgramInterface\\w+|Programiv|AttachedShaders|AreTexturesResident)\\w*");

    /** States whose values an implementation chooses. */
    private static final Pattern CHOSEN = Pattern.compile(
            "GL_(MAX_|MIN_|NUM_|SUBPIXEL|MAJOR|MINOR|TIMESTAMP|COMPRESSED_TEXTURE_FORMATS|\\w*BITS|\\w*RANGE|\\w*GRANULARITY|IMPLEMENTATION|SAMPLE"
                    + "|\\w*ALIGNMENT|CONTEXT_FLAGS|PROGRAM_BINARY_FORMATS|SHADER_BINARY|EXTENSIONS|VENDOR|RENDERER|VERSION|LAYER_PROVOKING|VIEWPORT_INDEX"
                    + "|SHADING|TEXTURE_COMPRESSED|DOUBLEBUFFER|STEREO|AUX_BUFFERS|RGBA_MODE|INDEX_MODE|PRIMITIVE_RESTART_FOR|DEBUG|CONTEXT_PROFILE|TEXTURE_\\w+_SIZE"
                    + "|RENDERBUFFER_\\w+|BUFFER_MAP_POINTER|QUERY_COUNTER|RESET|MULTISAMPLE_LINE|TEXTURE_\\w*_TYPE|TEXTURE_SHARED_SIZE|\\w*SAMPLES)\\w*");

    /** Difference between the two. */
    record Difference(long seed, int step, String what, String call, List<String> before) {
        /** What differences of one cause have in common. */
        String kind() {
            return call.substring(0, call.indexOf('(')) + ": " + what;
        }
    }

    private final Registry registry;
    private final ImplementationPair pair;
    private final GlHost.Profile profile;
    private final int version;
    private final List<Registry.Function> functions = new ArrayList<>();
    private final Consumer<String> trace;
    /** Is told where both refuse a call, with different errors. */
    private final Consumer<Difference> codes;

    RandomCalls(
            Registry registry,
            ImplementationPair pair,
            GlHost.Profile profile,
            int version,
            @Nullable Pattern only,
            Consumer<String> trace,
            Consumer<Difference> codes) {
        this.registry = registry;
        this.pair = pair;
        this.profile = profile;
        this.version = version;
        this.trace = trace;
        this.codes = codes;
        for (Registry.Function f : registry.functions()) {
            if (UNCALLED.matcher(f.name()).matches()) continue;
            if (only != null && !only.matcher(f.name()).find()) continue;
            functions.add(f);
        }
    }

    /** Makes the calls of a seed; null where the two agree. */
    @Nullable
    Difference run(long seed, int steps) {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
        pair.begin();
        List<GlHost.Session> sessions = pair.open(profile, version);
        List<String> calls = new ArrayList<>();
        try {
            new TestObjects(registry, pair).make();
            CallGenerator generator = new CallGenerator(registry, pair, random);
            for (int i = 0; i < steps; i++) {
                Registry.Function f = functions.get(random.nextInt(functions.size()));
                pair.beginCall();
                MethodType type = pair.type(f.name());
                Argument[] arguments = generator.arguments(f, type);
                String call = text(f, arguments);
                trace.accept(seed + " " + i + " " + call);
                ImplementationPair.Outcome o;
                try {
                    o = pair.call(f.name(), arguments);
                } catch (RuntimeException e) {
                    return new Difference(seed, i, "throws " + e, call, calls);
                }
                String what = compare(f, arguments, o);
                if (what != null) {
                    Difference d = new Difference(seed, i, what, call, List.copyOf(calls));
                    if (o.error() == 0 || o.otherError() == 0) return d;
                    // Both refuse: the state is still the same.
                    codes.accept(d);
                }
                calls.add(call + (o.error() == 0 ? "" : "  // " + registry.nameOf(o.error())));
            }
            return null;
        } finally {
            for (GlHost.Session s : sessions) s.close();
        }
    }

    private @Nullable String compare(Registry.Function f, Argument[] arguments, ImplementationPair.Outcome o) {
        if (o.error() != o.otherError()) {
            return registry.nameOf(o.error()) + ", not " + registry.nameOf(o.otherError());
        }
        if (o.error() != 0) return null;
        String kind = made(f);
        if (kind != null) {
            if (f.name().startsWith("glGenLists")) return null;
            int n = f.result().equals("void")
                    ? (int)
                            arguments[
                                    f.name().equals("glCreateTextures")
                                                    || f.name().equals("glCreateQueries")
                                            ? 1
                                            : 0].mine()
                    : 0;
            if (n == 0 && !f.result().equals("void")) {
                if ((o.result() == 0) != (o.otherResult() == 0))
                    return "result " + o.result() + ", not " + o.otherResult();
                if (o.result() != 0) pair.add(kind, o.result(), o.otherResult());
            }
            for (int i = 0; i < Math.min(n, 16); i++) pair.add(kind, pair.written(false, i), pair.written(true, i));
            return null;
        }
        if (FREE.matcher(f.name()).matches()) return null;
        for (Argument a : arguments) if (CHOSEN.matcher(a.text()).matches()) return null;
        if (!pair.same(o.result(), o.otherResult())) return "result " + o.result() + ", not " + o.otherResult();
        for (Argument a : arguments) {
            if (!a.text().startsWith("results+0")) continue;
            for (int i = 0; i < 32; i++) {
                int x = pair.written(false, i);
                int y = pair.written(true, i);
                if (pair.same(x, y) || near(x, y)) continue;
                String name = "";
                for (Argument b : arguments) if (b.text().startsWith("GL_")) name += " " + b.text();
                return "value" + name + " [" + i + "] 0x" + Integer.toHexString(x) + ", not 0x"
                        + Integer.toHexString(y);
            }
        }
        return null;
    }

    private static boolean near(int x, int y) {
        float a = Float.intBitsToFloat(x);
        float b = Float.intBitsToFloat(y);
        if (Math.abs(a - b) <= 1e-5f * Math.abs(b)) return true;
        return Math.abs((long) x - y) <= 2 && Math.abs((long) x) > 1_000_000;
    }

    /** What kind of object a function makes, or null. */
    private static @Nullable String made(Registry.Function f) {
        String name = f.name();
        if (name.equals("glFenceSync")) return "sync";
        if (name.equals("glCreateShader")) return "shader";
        if (name.equals("glCreateProgram") || name.equals("glCreateShaderProgramv")) return "program";
        if (!name.startsWith("glGen") && !name.startsWith("glCreate")) return null;
        if (name.startsWith("glGenerate")) return null;
        if (name.equals("glGenLists")) return "display list";
        return f.parameters().getLast().object();
    }

    static String text(Registry.Function f, Argument[] arguments) {
        StringBuilder s = new StringBuilder(f.name()).append('(');
        for (int i = 0; i < arguments.length; i++) {
            if (i > 0) s.append(", ");
            s.append(arguments[i].text().isEmpty() ? String.valueOf(arguments[i].mine()) : arguments[i].text());
        }
        return s.append(')').toString();
    }
}
