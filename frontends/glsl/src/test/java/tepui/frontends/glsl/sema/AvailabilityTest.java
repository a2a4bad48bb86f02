package tepui.frontends.glsl.sema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.sema.BuiltinFunctions.Mark;
import tepui.frontends.glsl.sema.BuiltinFunctions.Overload;
import tepui.ir.Stage;

/**
 * Each row of the tables of functions and variables: what it brings compiles in the first version that has it, in its stages and with
 * each extension that brings it earlier; it fails in the version before, in other stages, without the extension, and in core
 * profiles where only compatibility keeps it.
 */
class AvailabilityTest {
    private static final int[] DESKTOP = {110, 120, 130, 140, 150, 330, 400, 410, 420, 430, 440, 450, 460};
    private static final int[] ES = {100, 300, 310, 320};
    private static final Stage[] PREFERRED = {
        Stage.FRAGMENT, Stage.VERTEX, Stage.GEOMETRY, Stage.TESS_EVAL, Stage.TESS_CONTROL, Stage.COMPUTE
    };

    /** Setting in which something is tried. */
    private record Setting(Version version, Stage stage, Set<Extension> extensions) {
        Setting with(Extension e) {
            Set<Extension> all = new LinkedHashSet<>(extensions);
            all.add(e);
            return new Setting(version, stage, all);
        }

        String head() {
            StringBuilder s = new StringBuilder("#version " + version.number());
            if (version.isEs() && version.number() >= 300) s.append(" es");
            if (version.isCompatibility() && version.number() >= 150) s.append(" compatibility");
            s.append('\n');
            // Older desktop versions have this one without asking for it.
            boolean given = !version.isEs() && version.number() < 140;
            if (given && !extensions.contains(Extension.GL_ARB_texture_rectangle))
                s.append("#extension GL_ARB_texture_rectangle : disable\n");
            for (Extension e : extensions) s.append("#extension ").append(e).append(" : enable\n");
            if (version.isEs()) s.append("precision highp float; precision highp int;\n");
            return s.toString();
        }

        String stageHead() {
            return switch (stage) {
                case GEOMETRY -> "layout(points) in; layout(points, max_vertices = 1) out;\n";
                case TESS_CONTROL -> "layout(vertices = 1) out;\n";
                case TESS_EVAL -> "layout(triangles) in;\n";
                case COMPUTE -> "layout(local_size_x = 1) in;\n";
                default -> "";
            };
        }
    }

    /** Subject to try: text for a setting. */
    private interface Subject {
        String text(Setting s);

        /** Names of types that must exist for it to be tried. */
        Set<String> types();

        /** Can its text be written for that version and stage? */
        boolean fits(Setting s);

        /** Could it mean something else where it does not exist? */
        boolean ambiguous(Setting s);
    }

    private final List<String> problems = new ArrayList<>();
    private int good;
    private int bad;

    private static boolean compiles(Stage stage, String text) {
        return GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL)
                .ok();
    }

    private void succeeds(Subject subject, Setting s) {
        String text = subject.text(s);
        var shader = GlslCompiler.compile(s.stage, new String[] {text}, CompileOptions.ALL);
        good++;
        if (!shader.ok()) problems.add("must compile as a " + s.stage.text() + " shader:\n" + text + shader.log());
    }

    private void fails(Subject subject, Setting s) {
        if (subject.ambiguous(s)) return;
        String text = subject.text(s);
        bad++;
        if (compiles(s.stage, text)) problems.add("must not compile as a " + s.stage.text() + " shader:\n" + text);
    }

    private void finish(String what) {
        assertTrue(good > 0, what + ": nothing was tried");
        assertTrue(
                problems.isEmpty(),
                () -> what + ": " + problems.size() + " problems, such as\n"
                        + String.join("\n", problems.subList(0, Math.min(4, problems.size()))));
    }

    // ---- settings --------------------------------------------------------------------------------------------------

    private static Version version(int number, boolean es, boolean compatibility) {
        if (es) return new Version(number, Version.Profile.ES);
        boolean core = number == 140 || number >= 150 && !compatibility;
        return new Version(number, core ? Version.Profile.CORE : Version.Profile.COMPATIBILITY);
    }

    private static boolean exists(Stage stage, Version v) {
        return switch (stage) {
            case VERTEX, FRAGMENT -> true;
            case GEOMETRY -> v.atLeast(150, 320);
            case TESS_CONTROL, TESS_EVAL -> v.atLeast(400, 320);
            case COMPUTE -> v.atLeast(430, 310);
        };
    }

    private static final Map<String, Boolean> TYPES = new HashMap<>();

    private static boolean hasTypes(Setting s, Set<String> types) {
        for (String t : types) {
            boolean opaque = t.contains("sampler") || t.contains("image");
            String text = s.head() + (s.version.isEs() && opaque ? "precision highp " + t + ";\n" : "") + s.stageHead()
                    + "void f(" + t + " x) {} void main() {}";
            if (!TYPES.computeIfAbsent(s.stage + text, k -> compiles(s.stage, text))) return false;
        }
        return true;
    }

    /** The setting, with extensions for its types where it needs some and they do not bring the subject itself; or null. */
    private static Setting typed(Setting s, Set<String> types, List<Extension> own) {
        if (hasTypes(s, types)) return s;
        for (Extension e : Extension.values()) {
            if (!e.isFor(s.version) || own.contains(e) || !Collections.disjoint(own, e.brings())) continue;
            if (hasTypes(s.with(e), types)) return s.with(e);
        }
        return null;
    }

    private void check(Subject subject, Availability a) {
        for (boolean es : new boolean[] {false, true}) {
            byVersion(subject, a, es);
            for (Extension e : a.extensions()) byExtension(subject, a, e, es);
        }
    }

    private void byVersion(Subject subject, Availability a, boolean es) {
        int since = es ? a.es() : a.desktop();
        if (since == 0) return;
        int[] all = es ? ES : DESKTOP;
        boolean compatibility = a.compatibilityOnly() || a.old();
        for (int i = 0; i < all.length; i++) {
            if (all[i] < since || compatibility && all[i] == 140 || es && a.old() && all[i] >= 300) continue;
            Version v = version(all[i], es, compatibility);
            for (Stage stage : PREFERRED) {
                if (!a.stages().contains(stage) || !exists(stage, v)) continue;
                Setting s = typed(new Setting(v, stage, Set.of()), subject.types(), a.extensions());
                if (s == null || !subject.fits(s)) continue;
                succeeds(subject, s);
                if (i > 0 && all[i - 1] < since) {
                    Version before = version(all[i - 1], es, compatibility);
                    if (exists(stage, before)) fails(subject, new Setting(before, stage, Set.of()));
                }
                for (Stage other : new Stage[] {Stage.VERTEX, Stage.FRAGMENT}) {
                    if (!a.stages().contains(other)) fails(subject, new Setting(v, other, s.extensions));
                }
                if (compatibility && !es)
                    fails(subject, new Setting(version(a.old() ? 420 : 330, false, false), stage, s.extensions));
                if (a.old() && es) fails(subject, new Setting(version(300, true, false), stage, Set.of()));
                return;
            }
        }
    }

    private void byExtension(Subject subject, Availability a, Extension e, boolean es) {
        int since = es ? a.es() : a.desktop();
        for (int number : es ? ES : DESKTOP) {
            Version v = version(number, es, false);
            if (since != 0 && number >= since || !e.isFor(v)) continue;
            for (Stage stage : PREFERRED) {
                if (!a.stages().contains(stage)) continue;
                Setting plain = new Setting(v, stage, Set.of());
                Setting s = plain.with(e);
                if (!compiles(stage, s.head() + s.stageHead() + "void main() {}")) continue;
                s = typed(s, subject.types(), a.extensions());
                if (s == null || !subject.fits(s)) continue;
                succeeds(subject, s);
                Set<Extension> others = new LinkedHashSet<>(s.extensions);
                others.remove(e);
                fails(subject, new Setting(v, stage, others));
                return;
            }
        }
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    static Stream<String> functions() {
        return new TreeSet<>(BuiltinFunctions.names()).stream();
    }

    @ParameterizedTest
    @MethodSource("functions")
    void aFunctionIsThereFromItsRowOn(String name) {
        Set<Object> seen = new HashSet<>();
        for (Overload o : BuiltinFunctions.named(name)) {
            // One of each row and size of parameters: the members of a family share their row.
            if (!seen.add(List.of(System.identityHashCode(o.availability()), o.marks(), shape(o)))) continue;
            check(call(o), o.availability());
        }
        finish(name);
    }

    private static List<String> shape(Overload o) {
        List<String> bases = new ArrayList<>();
        for (GlslType t : o.parameters())
            bases.add(t instanceof GlslType.Basic b ? b.base() + "" + b.isMatrix() : t.toString());
        return bases;
    }

    private static Subject call(Overload o) {
        Set<String> types = new LinkedHashSet<>();
        for (GlslType t : o.parameters())
            types.add(t instanceof GlslType.Array a ? a.element().toString() : t.toString());
        if (!(o.result() instanceof GlslType.NoValue)) types.add(o.result().toString());
        return new Subject() {
            @Override
            public String text(Setting s) {
                return EveryBuiltinTest.call(o, s.head() + s.stageHead(), s.version, s.stage);
            }

            @Override
            public Set<String> types() {
                return types;
            }

            @Override
            public boolean fits(Setting s) {
                boolean arrays = o.parameters().stream().anyMatch(t -> t instanceof GlslType.Array);
                return (!o.marks().contains(Mark.MEMORY) || s.stage == Stage.COMPUTE)
                        && (!o.marks().contains(Mark.BIAS) || s.stage == Stage.FRAGMENT)
                        && (!arrays || s.version.atLeast(120, 300));
            }

            @Override
            public boolean ambiguous(Setting s) {
                // Conversions may find another overload of as many parameters.
                for (Overload other : BuiltinFunctions.named(o.name())) {
                    Availability a = other.availability();
                    boolean byExtension = a.extensions().stream().anyMatch(s.extensions::contains);
                    boolean there = byExtension
                            || a.holds(s.version, s.stage, new tepui.frontends.glsl.syntax.ExtensionSet(), 0);
                    boolean takes = other.parameters().size() == o.parameters().size()
                            && !(other.marks().contains(Mark.BIAS) && s.stage != Stage.FRAGMENT);
                    if (there && takes) return true;
                }
                return false;
            }
        };
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    record Row(String kind, String type, String name, Availability availability) {}

    static List<Row> variables() throws IOException {
        List<Row> rows = new ArrayList<>();
        try (InputStream in = BuiltinVariables.class.getResourceAsStream("variables.txt")) {
            Availability a = null;
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (line.startsWith("@")) a = Availability.parse(line.substring(1));
                else if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith("struct ")) {
                    String[] w = line.split(" ");
                    rows.add(new Row(w[0], w[1], w[2], a));
                }
            }
        }
        return rows;
    }

    @ParameterizedTest
    @MethodSource("variables")
    void aVariableIsThereFromItsRowOn(Row row) throws IOException {
        List<Row> all = variables();
        int bracket = row.type.indexOf('[');
        String type = bracket < 0 ? row.type : row.type.substring(0, bracket);
        String use = row.name
                + "[0]".repeat((int) row.type.chars().filter(c -> c == '[').count());
        // What can only be said of the variables of a stage with an array of vertices.
        String statement = row.kind.endsWith("out")
                ? use + " = " + type + "(1);"
                : type.startsWith("gl_") ? use + ";" : type + " x = " + use + ";";
        check(
                new Subject() {
                    @Override
                    public String text(Setting s) {
                        // The extension wants to hear that what is read may be old.
                        boolean old = row.kind.equals("plain")
                                && s.extensions.contains(Extension.GL_EXT_shader_framebuffer_fetch_non_coherent);
                        String again = old ? "layout(noncoherent) vec4 " + row.name + "[gl_MaxDrawBuffers];\n" : "";
                        return s.head() + s.stageHead() + again + "void main() { " + statement + " }\n";
                    }

                    @Override
                    public Set<String> types() {
                        return type.startsWith("gl_") ? Set.of() : Set.of(type);
                    }

                    @Override
                    public boolean fits(Setting s) {
                        return true;
                    }

                    @Override
                    public boolean ambiguous(Setting s) {
                        for (Row other : all) {
                            boolean byExtension =
                                    other.availability.extensions().stream().anyMatch(s.extensions::contains);
                            if (other.name.equals(row.name)
                                    && (byExtension
                                            || other.availability.holds(
                                                    s.version,
                                                    s.stage,
                                                    new tepui.frontends.glsl.syntax.ExtensionSet(),
                                                    0))) return true;
                        }
                        return false;
                    }
                },
                row.availability);
        finish(row.name);
    }

    // ---- extensions ------------------------------------------------------------------------------------------------

    @Test
    void anExtensionIsKnownFromItsVersionOn() {
        for (Extension e : Extension.values()) {
            for (boolean es : new boolean[] {false, true}) {
                for (int number : es ? ES : DESKTOP) {
                    Version v = version(number, es, false);
                    String head = new Setting(v, Stage.FRAGMENT, Set.of()).head();
                    String line = head.indexOf('\n') < 0 ? "" : head.substring(0, head.indexOf('\n') + 1);
                    String text = line + "#extension " + e + " : require\nvoid main() {}";
                    boolean is = compiles(Stage.FRAGMENT, text);
                    good++;
                    if (is != e.isFor(v)) problems.add((is ? "compiles: " : "does not compile: ") + text);
                }
            }
        }
        finish("extensions");
    }
}
