package tepui.tools.suites.calls;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.pipe.DeviceOptions;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.tools.suites.calls.ImplementationPair.Argument;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Command for calls and draws with arguments that no program should give, of all functions of a version and of the extensions that its contexts name: {@code WildCalls DRIVER PROFILE VERSION FIRST
 * COUNT STEPS [SECONDS]}. Whatever is thrown is a finding, and so is a plain draw afterwards that is not as it should
 * be. A pointer leads to real memory or into the first 64 KiB; one that leads anywhere else ends a process in C, too.
 * Now and then the context is brought into a situation ({@link WildSituations}) first.
 * The last call is in the file {@code tepui.last}, for when the process dies; {@code -Dtepui.wild.reduce=true} prints
 * the few calls that a finding needs, {@code -Dtepui.wild.left=3,7} leaves calls out by their numbers and prints the others, {@code -Dtepui.wild.validate=true} makes what validation says a finding.
 */
final class WildCalls {
    /** They take memory by state: what is read or written there later, and how much, nobody can check. */
    private static final Pattern KEEPS_POINTER = Pattern.compile(
            "gl\\w*Pointer\\w*|glInterleavedArrays|glFeedbackBuffer|glSelectBuffer|glDebugMessageCallback\\w*");

    /** How much they write follows from the state of objects, or from sizes that may be anything. */
    private static final Pattern WRITES_UNBOUNDED = Pattern.compile(
            "glGet\\w*(Image|Filter|Table|Histogram|Minmax|SubData|Map|ProgramString)\\w*|glReadPixels");

    /** As much as they are told to do they do, which is stopped only when the device has had its time. */
    private static final Pattern WORKS = Pattern.compile("gl(Draw|MultiDraw|Dispatch|EvalMesh|MapGrid)\\w*");

    private static final int MOST_WORK = 64;
    /** Of the arrays that {@link CallGenerator} makes, the shortest. */
    private static final int MOST_ELEMENTS = 16;

    private static final Pattern SIDE = Pattern.compile("width|height|depth");

    private static final int MOST_SIDE = 64;
    /** Bytes of the largest texel. */
    private static final int MOST_TEXEL = 16;

    /** Left out: they draw as much as a buffer says ({@link WildSituations} has them), or take memory that later calls read. */
    private static final Pattern UNCALLED = Pattern.compile("gl\\w*Indirect\\w*|glVertexArrayRange\\w*");

    /** How long a call may be told to wait, in nanoseconds. */
    private static final long LONGEST_WAIT = 1_000_000;

    /** The parameter of glDebugMessageCallback: not every system tells whether a function is there. */
    private static final String CALLED = "callback";

    private static final int[] INTS = {
        0,
        -1,
        1,
        2,
        3,
        16,
        255,
        256,
        65535,
        65536,
        1 << 20,
        1 << 24,
        1 << 30,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        0x7ffffff0
    };
    private static final long[] LONGS = {
        0, -1, 1, 3, 4, 1 << 20, 1L << 31, 1L << 32, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 3
    };
    private static final long[] NOWHERE = {0, 1, 12, 4096, 65535};
    private static final float[] FLOATS = {
        0,
        -0f,
        1,
        -1,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MAX_VALUE,
        Float.MIN_VALUE,
        1e9f,
        -1e20f
    };

    /** Calls that are left out, by their numbers: to find those that end the process, which cannot reduce itself. */
    private static final BitSet LEFT = left(System.getProperty("tepui.wild.left", ""));

    private final Registry registry;
    private final ImplementationPair pair;
    private final GlHost.Profile profile;
    private final int version;
    private final List<Registry.Function> functions = new ArrayList<>();
    private final RandomAccessFile last;

    private WildCalls(
            Registry registry, ImplementationPair pair, GlHost.Profile profile, int version, RandomAccessFile last) {
        this.registry = registry;
        this.pair = pair;
        this.profile = profile;
        this.version = version;
        this.last = last;
        // Of an extension, those are not there that need another one.
        for (Registry.Function f : registry.functions())
            if (!UNCALLED.matcher(f.name()).matches() && pair.has(f.name())) functions.add(f);
        System.out.println(functions.size() + " functions");
    }

    public static void main(String[] args) throws IOException {
        GlHost.Profile profile = GlHost.Profile.valueOf(args[1]);
        int asked = Integer.parseInt(args[2]);
        long first = Long.parseLong(args[3]);
        long count = Long.parseLong(args[4]);
        int steps = Integer.parseInt(args[5]);
        long end = args.length > 6 ? System.nanoTime() + Long.parseLong(args[6]) * 1_000_000_000L : Long.MAX_VALUE;
        int findings = 0;
        long done = 0;
        boolean validates = Boolean.getBoolean("tepui.wild.validate");
        List<String> said = new CopyOnWriteArrayList<>();
        StreamMode stream =
                validates ? StreamMode.OFF : StreamOptions.ofEnvironment().mode();
        DeviceOptions.MessageSink sink = (severity, text) -> {
            if (validates && severity == DeviceOptions.MessageSink.Severity.HIGH) said.add(text);
        };
        try (GlHost host = new TepuiHost(args[0], stream, validates, sink);
                ImplementationPair pair = new ImplementationPair(host, null);
                RandomAccessFile last =
                        new RandomAccessFile(System.getProperty("tepui.last", "/tmp/last-call"), "rw")) {
            int version = newest(host, profile, asked);
            if (version != asked) System.out.println("version " + version + ", as there is no " + asked);
            Registry registry = new Registry(
                    Path.of(System.getProperty("tepui.deps"), "registry", "gl.xml"),
                    profile != GlHost.Profile.ES ? "gl" : version < 20 ? "gles1" : "gles2",
                    version,
                    profile == GlHost.Profile.CORE,
                    extensions(host, profile, version));
            WildCalls calls = new WildCalls(registry, pair, profile, version, last);
            for (long seed = first; seed < first + count && System.nanoTime() - end < 0; seed++, done++) {
                String finding = calls.run(seed, steps, LEFT, null);
                if (finding == null && !said.isEmpty()) finding = "validation: " + said;
                said.clear();
                if (finding == null) continue;
                findings++;
                System.out.println(seed + "\t" + finding);
                if (Boolean.getBoolean("tepui.wild.reduce")) calls.reduce(seed, steps);
            }
        }
        System.out.println(done + " sequences, " + findings + " findings");
    }

    private static BitSet left(String numbers) {
        BitSet result = new BitSet();
        for (String n : numbers.split(",")) if (!n.isEmpty()) result.set(Integer.parseInt(n));
        return result;
    }

    /** The newest version of a profile that a device has, up to that one. */
    private static int newest(GlHost host, GlHost.Profile profile, int version) {
        for (int v = version; v >= Math.min(version, 20); v--) {
            try (GlHost.Session session = host.open(profile, v, 32, 32)) {
                if (session != null) return v;
            }
        }
        throw new IllegalStateException(host.name() + " has no context of version " + version + " or before");
    }

    /** What contexts of a version say that they have. */
    private static Set<String> extensions(GlHost host, GlHost.Profile profile, int version) {
        Set<String> result = new LinkedHashSet<>();
        try (GlHost.Session _ = Objects.requireNonNull(host.open(profile, version, 32, 32))) {
            if (version < 30)
                return Set.of(text(GL.glGetString(GLConstants.GL_EXTENSIONS)).split(" "));
            for (int i = 0; ; i++) {
                long name = GL.glGetStringi(GLConstants.GL_EXTENSIONS, i);
                if (name == 0) return result;
                result.add(text(name));
            }
        }
    }

    private static String text(long address) {
        return MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** Prints the calls of a seed without which there is no finding. */
    private void reduce(long seed, int steps) throws IOException {
        BitSet left = new BitSet();
        for (int part = steps / 2; part > 0; part /= 2) {
            for (int i = 0; i < steps; i += part) {
                if (left.get(i, i + part).cardinality() == Math.min(part, steps - i)) continue;
                BitSet more = (BitSet) left.clone();
                more.set(i, Math.min(i + part, steps));
                if (run(seed, steps, more, null) != null) left = more;
            }
        }
        List<String> made = new ArrayList<>();
        System.out.println(run(seed, steps, left, made));
        for (String call : made) System.out.println("    " + call);
    }

    /**
     * Makes the calls of a seed; null where all is well.
     *
     * @param left numbers of calls that are left out
     * @param made takes the calls
     */
    private @Nullable String run(long seed, int steps, BitSet left, @Nullable List<String> made) throws IOException {
        Random random = new Random(seed * 0x9E3779B97F4A7C15L + 7);
        pair.begin();
        List<GlHost.Session> sessions = pair.open(profile, version);
        try {
            new TestObjects(registry, pair).make();
            CallGenerator generator = new CallGenerator(registry, pair, random);
            WildSituations situations = new WildSituations(pair, profile, version);
            for (int i = 0; i < steps; i++) {
                int situation = random.nextInt(6 * WildSituations.COUNT);
                long choice = random.nextLong();
                Registry.Function f = functions.get(random.nextInt(functions.size()));
                pair.beginCall();
                MethodType type = pair.type(f.name());
                Argument[] arguments = wild(f, type, generator.arguments(f, type), random);
                String call = RandomCalls.text(f, arguments);
                if (left.get(i)) continue;
                if (situation < WildSituations.COUNT) {
                    write(seed + " " + i + " situation " + situation);
                    if (made != null) made.add(i + " situation " + situation);
                    try {
                        situations.begin(situation, new Random(choice));
                    } catch (RuntimeException | VirtualMachineError e) {
                        return i + " situation " + situation + " throws " + e + where(e);
                    }
                }
                write(seed + " " + i + " " + call);
                if (made != null) made.add(i + " " + call);
                String finding = call(f, arguments, call);
                if (finding != null) return i + " " + finding;
            }
            write(seed + " the plain draw");
            return GoodDraw.check(profile, version);
        } catch (RuntimeException | VirtualMachineError e) {
            return "the plain draw throws " + e + where(e);
        } finally {
            for (GlHost.Session s : sessions) s.close();
        }
    }

    private @Nullable String call(Registry.Function f, Argument[] arguments, String call) {
        try {
            ImplementationPair.Outcome o = pair.call(f.name(), arguments);
            if (o.error() == 0) keep(f, o.result());
            return null;
        } catch (RuntimeException | VirtualMachineError e) {
            return call + " throws " + e + where(e);
        }
    }

    private static String where(Throwable e) {
        StringBuilder text = new StringBuilder();
        StackTraceElement[] trace = e.getStackTrace();
        for (int i = 0; i < Math.min(6, trace.length); i++)
            text.append("\n    at ").append(trace[i]);
        return text.toString();
    }

    /** Objects that calls made are found by later ones. */
    private void keep(Registry.Function f, long result) {
        if (f.name().equals("glFenceSync") && result != 0) pair.add("sync", result, result);
        if (f.name().equals("glCreateProgram") && result != 0) pair.add("program", result, result);
        if (f.name().equals("glGenLists") && result != 0) pair.add("display list", result, result);
    }

    /** Some arguments as no program should give them: numbers where no memory is read by them, or pointers that lead nowhere. */
    private static Argument[] wild(Registry.Function f, MethodType type, Argument[] plain, Random random) {
        boolean nowhere = random.nextInt(3) > 0
                || KEEPS_POINTER.matcher(f.name()).matches()
                || WRITES_UNBOUNDED.matcher(f.name()).matches();
        Argument[] result = plain.clone();
        boolean pointers = f.parameters().stream().anyMatch(Registry.Parameter::isPointer);
        for (int i = 0; i < result.length; i++) {
            Registry.Parameter p = f.parameters().get(i);
            if (p.isPointer()) {
                if (nowhere) result[i] = argument(NOWHERE[random.nextInt(NOWHERE.length)]);
                continue;
            }
            if (CALLED.equals(p.name())) {
                result[i] = argument(NOWHERE[random.nextInt(NOWHERE.length)]);
                continue;
            }
            // What later calls read by must stay within the memory there is.
            if (f.name().startsWith("glPixelStore")) {
                if (p.name().equals("param")) {
                    int little = random.nextInt(9);
                    result[i] = type.parameterType(i) == float.class ? argument((float) little) : argument(little);
                }
                continue;
            }
            boolean works = WORKS.matcher(f.name()).matches();
            if (works && p.name().matches(".*count|num_groups.*"))
                result[i] = argument(random.nextInt(pointers ? MOST_ELEMENTS : MOST_WORK));
            if (pointers && !nowhere || random.nextInt(3) > 0) continue;
            Class<?> t = type.parameterType(i);
            int number = random.nextInt(4) == 0 ? random.nextInt() : INTS[random.nextInt(INTS.length)];
            if (works && number > MOST_WORK) number = MOST_WORK;
            float fraction = FLOATS[random.nextInt(FLOATS.length)];
            if (p.name().equals("timeout")) result[i] = argument(random.nextLong(LONGEST_WAIT));
            else if (t == int.class) result[i] = argument(number);
            else if (t == long.class) result[i] = argument(LONGS[random.nextInt(LONGS.length)]);
            else if (t == float.class) result[i] = argument(fraction);
            else if (t == double.class) result[i] = argument((double) fraction);
            else if (t == short.class) result[i] = argument((short) number);
            else if (t == byte.class) result[i] = argument((byte) number);
        }
        if (pointers) withinData(f, result);
        return result;
    }

    /** Makes an image smaller that would be read from more memory than there is: a display list takes all of it. */
    private static void withinData(Registry.Function f, Argument[] arguments) {
        double bytes = MOST_TEXEL;
        for (int i = 0; i < arguments.length; i++)
            if (SIDE.matcher(f.parameters().get(i).name()).matches() && arguments[i].mine() instanceof Number n)
                bytes *= Math.max(1, n.doubleValue());
        if (bytes <= ImplementationPair.DATA / 2) return;
        for (int i = 0; i < arguments.length; i++)
            if (SIDE.matcher(f.parameters().get(i).name()).matches()
                    && arguments[i].mine() instanceof Integer n
                    && n > MOST_SIDE) arguments[i] = argument(MOST_SIDE);
    }

    private static Argument argument(Object value) {
        return Argument.same(value, String.valueOf(value));
    }

    private void write(String line) throws IOException {
        if (!LEFT.isEmpty()) System.out.println(line);
        last.seek(0);
        last.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        last.setLength(last.getFilePointer());
    }
}
