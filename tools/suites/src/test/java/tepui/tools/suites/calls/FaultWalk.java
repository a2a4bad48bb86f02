package tepui.tools.suites.calls;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.calls.ImplementationPair.Argument;
import tepui.tools.suites.gl.GlHost;

/**
 * Walk over the functions of a version with one wrong argument at a time. Each function is called until both implementations take it; that call is
 * then repeated with each of its arguments replaced by every enum, by sizes below zero, by names of nothing and of other kinds. There is one thing wrong, so
 * there is one error to report, and both should report the same.
 */
final class FaultWalk {
    /** What is not called: what takes Mesa down, what ends or begins a mode, what has no errors. */
    private static final Pattern UNCALLED = Pattern.compile(
            "glDebugMessage\\w+|glBegin|glEnd|glNewList|glEndList|glGetError|glGetGraphicsResetStatus|glInterleavedArrays|glFinish|glFlush|glArrayElement"
                    + "|glWaitSync|glGetString|glGetStringi|glFeedbackBuffer|glSelectBuffer|glRenderMode|glCallLists?|glMap[12].|glProgramBinary|glShaderBinary"
                    + "|glShaderSource|glSpecializeShader|glCreateShaderProgramv|glBind(Buffers(Base|Range)|ImageTextures|Samplers|Textures)|glInvalidate(Tex|Framebuffer|SubFramebuffer)\\w*|glGetn\\w+|glReadnPixels|glDeleteSync"
                    + "|gl(Color|Vertex|Normal|TexCoord|MultiTexCoord|Index|EdgeFlag|FogCoord|SecondaryColor)(Pointer|\\d?[a-z]*v?)");

    private static final int TRIES = 300;
    private static final int BASES = 2;
    private static final int[] NUMBERS = {-1, -100, 0, 1, 2, 3, 5, 7};
    private static final int NOTHING = 987654;

    /** Differences of one kind: the arguments that have it. */
    record Finding(String function, String parameter, String mine, String other, String base, Set<String> values) {}

    private record Key(int parameter, int mine, int other) {}

    private final Registry registry;
    private final ImplementationPair pair;
    private final GlHost.Profile profile;
    private final int version;
    /** Of the enums that are wrong in any case, one of so many is tried. */
    private final int thin;

    private final Consumer<String> trace;
    private List<GlHost.Session> sessions = List.of();
    private final List<String> untried = new ArrayList<>();

    FaultWalk(
            Registry registry,
            ImplementationPair pair,
            GlHost.Profile profile,
            int version,
            int thin,
            Consumer<String> trace) {
        this.registry = registry;
        this.pair = pair;
        this.profile = profile;
        this.version = version;
        this.thin = thin;
        this.trace = trace;
    }

    static boolean calls(Registry.Function f) {
        return !UNCALLED.matcher(f.name()).matches() && !f.parameters().isEmpty();
    }

    /** Functions of which no right call was found. */
    List<String> untried() {
        return untried;
    }

    /** What differs for a function. */
    List<Finding> walk(Registry.Function f) {
        List<Finding> found = new ArrayList<>();
        try {
            Set<String> seen = new HashSet<>();
            int from = 0;
            for (int b = 0; b < BASES; b++) {
                int base = base(f, from, seen);
                if (base < 0) {
                    if (b == 0) untried.add(f.name());
                    break;
                }
                vary(f, base, found);
                from = base + 1;
            }
        } finally {
            close();
        }
        return found;
    }

    // ---- right calls -----------------------------------------------------------------------------------------------

    private void close() {
        for (GlHost.Session s : sessions) s.close();
        sessions = List.of();
    }

    /** A context, with the first tries made in it; returns the arguments of the next one. */
    private Argument[] replay(Registry.Function f, int tries) {
        close();
        pair.begin();
        sessions = pair.open(profile, version);
        new TestObjects(registry, pair).make();
        new FaultSituation(registry, pair).enter(f.name());
        CallGenerator generator =
                new CallGenerator(registry, pair, new Random(f.name().hashCode()));
        MethodType type = pair.type(f.name());
        for (int i = 0; ; i++) {
            pair.beginCall();
            Argument[] arguments = generator.plausible(f, type);
            if (i == tries) return arguments;
            pair.call(f.name(), arguments);
        }
    }

    /** The try, from a number on, that both take and whose enums are new; -1 where there is none. */
    private int base(Registry.Function f, int from, Set<String> seen) {
        replay(f, 0);
        CallGenerator generator =
                new CallGenerator(registry, pair, new Random(f.name().hashCode()));
        MethodType type = pair.type(f.name());
        for (int i = 0; i < TRIES; i++) {
            pair.beginCall();
            Argument[] arguments = generator.plausible(f, type);
            trace.accept(RandomCalls.text(f, arguments));
            ImplementationPair.Outcome o = pair.call(f.name(), arguments);
            if (i < from || o.error() != 0 || o.otherError() != 0) continue;
            StringBuilder enums = new StringBuilder();
            for (Argument a : arguments)
                enums.append(a.text().startsWith("GL_") ? a.text() : "").append(' ');
            if (seen.add(enums.toString())) return i;
        }
        return -1;
    }

    // ---- wrong calls -----------------------------------------------------------------------------------------------

    private void vary(Registry.Function f, int base, List<Finding> found) {
        Argument[] right = replay(f, base);
        // Whether the call can be made again: what was accepted may stand in the way of the next.
        boolean once = taken(f, right);
        boolean repeatable = once && taken(f, right);
        if (!repeatable) right = replay(f, base);
        Map<Key, Set<String>> differences = new LinkedHashMap<>();
        MethodType type = pair.type(f.name());
        for (int p = 0; p < right.length; p++) {
            for (Argument wrong : wrongs(f, p, type.parameterType(p))) {
                Argument[] arguments = right.clone();
                arguments[p] = wrong;
                pair.clearResults();
                trace.accept(RandomCalls.text(f, arguments));
                ImplementationPair.Outcome o = pair.call(f.name(), arguments);
                if (o.error() != o.otherError()) {
                    differences
                            .computeIfAbsent(new Key(p, o.error(), o.otherError()), k -> new TreeSet<>())
                            .add(wrong.text());
                }
                boolean changed = o.error() == 0 || o.otherError() == 0;
                if (changed && !(repeatable && taken(f, right))) right = replay(f, base);
            }
        }
        String text = RandomCalls.text(f, right);
        differences.forEach((k, values) -> found.add(new Finding(
                f.name(), f.parameters().get(k.parameter()).name(), error(k.mine()), error(k.other()), text, values)));
    }

    private String error(int code) {
        return code == 0 ? "no error" : registry.nameOf(code);
    }

    private boolean taken(Registry.Function f, Argument[] arguments) {
        pair.clearResults();
        ImplementationPair.Outcome o = pair.call(f.name(), arguments);
        return o.error() == 0 && o.otherError() == 0;
    }

    private List<Argument> wrongs(Registry.Function f, int index, Class<?> type) {
        Registry.Parameter p = f.parameters().get(index);
        if (p.isPointer() || type == boolean.class || type == double.class) return List.of();
        List<Argument> all = new ArrayList<>();
        if (p.object() != null) {
            if (p.object().equals("sync")) return List.of();
            name(all, 0, 0, "nothing", type);
            name(all, NOTHING, NOTHING, "no name", type);
            ImplementationPair.@Nullable Name other = switch (p.object()) {
                case "program" -> pair.of("shader").getFirst();
                case "shader" -> pair.of("program").getFirst();
                default -> null;
            };
            if (other != null) name(all, other.mine(), other.other(), "of another kind", type);
            List<ImplementationPair.Name> same = pair.of(p.object());
            for (int i = 0; i < same.size(); i++)
                name(all, same.get(i).mine(), same.get(i).other(), p.object() + " no. " + i, type);
            return all;
        }
        boolean group = registry.group(p.group()).length > 3;
        if (p.type().equals("GLenum") || group && !p.type().equals("GLbitfield")) {
            Set<Integer> mine = new HashSet<>();
            for (int e : registry.group(p.group())) mine.add(e);
            Set<Integer> tried = new HashSet<>();
            int n = f.name().hashCode() & 0xFFFF;
            for (int e : registry.enums()) {
                if (!mine.contains(e) && n++ % thin != 0 || !tried.add(e)) continue;
                all.add(new Argument(
                        CallGenerator.number(e, type).mine(),
                        CallGenerator.number(e, type).mine(),
                        registry.nameOf(e)));
            }
            all.add(CallGenerator.number(0xDEAD, type));
            return all;
        }
        if (type == float.class) return List.of();
        if (p.type().equals("GLbitfield")) {
            for (int bit = 0; bit < 32; bit++) all.add(CallGenerator.number(1 << bit, type));
            all.add(CallGenerator.number(0, type));
            all.add(CallGenerator.number(-1, type));
            return all;
        }
        for (int n : NUMBERS) all.add(CallGenerator.number(n, type));
        return all;
    }

    private static void name(List<Argument> all, long mine, long other, String text, Class<?> type) {
        Argument a = CallGenerator.number((int) mine, type);
        Argument b = CallGenerator.number((int) other, type);
        all.add(new Argument(a.mine(), b.other(), text));
    }

    /** The findings, by what they have in common. */
    static Map<String, String> lines(List<Finding> findings) {
        Map<String, String> lines = new TreeMap<>();
        for (Finding d : findings) {
            lines.merge(
                    d.function() + " " + d.parameter() + ": " + d.mine() + ", not " + d.other(),
                    String.join(" ", d.values()) + " in " + d.base(),
                    (a, b) -> a);
        }
        return lines;
    }
}
