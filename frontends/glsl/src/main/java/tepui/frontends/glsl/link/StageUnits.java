package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.lower.References;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Stage;

/**
 * Merger of the shaders of one stage: functions by signature, variables by name, layouts merged, and what of it main
 * reaches.
 */
final class StageUnits {
    /** A variable of the stage, as one or several of its shaders declare it. */
    static final class Global {
        final String name;
        /** The first declaration's; what the others add is added to it. */
        final Typed.Var var;

        final List<Typed.Var> declarations = new ArrayList<>();
        GlslType type;
        boolean implicitlySized;
        int implicitLength;
        boolean read;
        boolean written;
        /** Of blocks: members that are named somewhere. */
        final BitSet members = new BitSet();
        /** Sizes of a block's members that were left open. */
        int @Nullable [] grown;
        /** Merged qualifiers of all declarations. */
        final VarInfo info;

        Typed.@Nullable Constant value;

        Typed.@Nullable Expr initializer;

        Global(String name, Typed.Var var) {
            this.name = name;
            this.var = var;
            this.type = var.type;
            this.implicitlySized = var.implicitlySized;
            this.info = var.info.copy();
            this.value = var.value;
            this.initializer = var.initializer;
        }

        /** Holds samplers or images that are values somewhere, and not only looked up (ARB_bindless_texture). */
        boolean handlesAreValues;

        boolean used() {
            return read || written;
        }
    }

    static final String LAST_FRAG_DATA = "gl_LastFragData";

    final Stage stage;
    final List<Typed.Unit> units;
    final Map<String, Global> globals = new LinkedHashMap<>();
    final IdentityHashMap<Typed.Var, Global> byVar = new IdentityHashMap<>();
    private final Map<String, Typed.Constant> constants = new HashMap<>();
    final Map<String, Typed.Func> definitions = new HashMap<>();
    final Typed.Layout layout;
    final Map<String, List<Typed.Func>> subroutines = new LinkedHashMap<>();
    final Map<Typed.Func, Integer> subroutineIndices = new LinkedHashMap<>();
    final Set<String> builtins = new HashSet<>();
    Typed.@Nullable Func main;
    /** The code, where it does not come from the units' trees. */
    final @Nullable ReadyShader ready;

    private final LinkLog log;

    /** @param geometry what the program says of a geometry shader that does not say it */
    StageUnits(Stage stage, List<Typed.Unit> units, GeometryParameters geometry, LinkLog log) {
        this.stage = stage;
        this.units = units;
        this.log = log;
        this.layout = units.getFirst().layout.copy();
        functions();
        for (Typed.Unit u : units) {
            if (u != units.getFirst()) mergeLayout(u.layout);
            for (Typed.Var v : u.globals) add(u, v);
        }
        fragmentCoordinate();
        if (layout.byProgram) fill(geometry);
        geometryInputs();
        ready = units.getFirst().ready;
        if (ready != null) ReadyCode.note(ready, this);
        else if (main != null) reach(main);
        if (parametersAreValues) for (Typed.Var v : handed) handlesAreValues(v);
    }

    /** What no shader of the stage declares, the program object says (ARB_geometry_shader4, 2.16); the input primitive is there. */
    private void fill(GeometryParameters said) {
        if (layout.outputTopology == null) layout.outputTopology = said.output();
        if (layout.maxVerticesWritten) return;
        layout.maxVertices = said.vertices();
        layout.maxVerticesWritten = true;
        if (said.vertices() == 0)
            log.error("the geometry shader may emit nothing: GL_GEOMETRY_VERTICES_OUT_ARB of the program is 0;"
                    + " set it by glProgramParameteriARB before the program is linked");
    }

    /** Inputs of a geometry shader have an element for each vertex of the primitive, which another shader may have named. */
    private void geometryInputs() {
        if (stage != Stage.GEOMETRY || layout.inputTopology == null) return;
        int vertices = primitiveVertices(0);
        for (Global g : globals.values()) {
            if (g.info.storage != VarInfo.Storage.IN || !g.var.perVertex) continue;
            if (!(g.type instanceof GlslType.Array a)) continue;
            int elements = Math.max(a.length(), g.implicitLength);
            if (a.length() != 0 && a.length() != vertices || elements > vertices) {
                log.error("input '" + g.name + "' of the geometry shader has " + elements
                        + " elements, but its primitive has " + vertices + " vertices");
            }
        }
    }

    /**
     * Do its inputs come from the fixed function, too? Old geometry shaders of which no input is the program's own need
     * no vertex shader (EXT_separate_shader_objects of the desktop).
     */
    boolean takesFixedVertices() {
        if (!layout.byProgram) return false;
        for (Global g : globals.values()) {
            if (g.info.storage == VarInfo.Storage.IN && g.used() && !g.var.builtIn) return false;
        }
        return true;
    }

    /** The vertices of a geometry shader's input primitive; the other number where no shader says which primitive. */
    int primitiveVertices(int otherwise) {
        if (layout.inputTopology == null) return otherwise;
        return switch (layout.inputTopology) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINES_ADJACENCY -> 4;
            case TRIANGLES_ADJACENCY -> 6;
            default -> 3;
        };
    }

    /** Where one shader declares gl_FragCoord again, all that use it do, with the same layouts (GLSL 1.50, 4.3.8.1). */
    private void fragmentCoordinate() {
        Global g = globals.get("gl_FragCoord");
        if (g == null) return;
        int said = -1;
        for (Typed.Var v : g.declarations) said = Math.max(said, v.fragmentLayout);
        for (Typed.Var v : g.declarations) {
            boolean silent = v.fragmentLayout < 0 && v.used;
            if (said >= 0 && (silent || v.fragmentLayout >= 0 && v.fragmentLayout != said)) {
                log.error("fragment shaders declare gl_FragCoord with different layouts");
                return;
            }
        }
    }

    boolean isEs() {
        return units.getFirst().version.isEs();
    }

    /** Does one of them say #pragma STDGL invariant(all)? */
    boolean invariantAll() {
        for (Typed.Unit u : units) {
            if (u.invariantAll) return true;
        }
        return false;
    }

    int version() {
        int newest = 0;
        for (Typed.Unit u : units) newest = Math.max(newest, u.version.number());
        return newest;
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    private void functions() {
        for (Typed.Unit u : units) {
            for (Typed.Func f : u.functions) {
                if (f.body == null) continue;
                Typed.Func before = definitions.put(f.signature(), f);
                if (before != null && before != f) {
                    log.error("function '" + f.signature() + "' has a body in two " + stage.text() + " shaders");
                }
                if (f.name.equals("main")) main = f;
                if (f.subroutineTypes.isEmpty()) continue;
                subroutineIndices.put(f, f.subroutineIndex);
                for (String type : f.subroutineTypes)
                    subroutines.computeIfAbsent(type, k -> new ArrayList<>()).add(f);
            }
        }
        if (main == null) log.error("the " + stage.text() + " shader has no main");
        for (Typed.Func f : subroutineIndices.keySet()) {
            for (Typed.Func other : definitions.values()) {
                if (other != f && other.name.equals(f.name)) {
                    log.error("'" + f.name + "' is a subroutine of the " + stage.text()
                            + " shader, and cannot have overloads such as '" + other.signature() + "'");
                }
            }
        }
        numberSubroutines();
    }

    /** Indices that were written stay, the other subroutines take what is free in order. */
    private void numberSubroutines() {
        BitSet taken = new BitSet();
        subroutineIndices.forEach((f, index) -> {
            if (index >= 0 && taken.get(index))
                log.error("subroutine '" + f.name + "': index " + index + " is another subroutine's too");
            if (index >= 0) taken.set(index);
        });
        for (Map.Entry<Typed.Func, Integer> e : subroutineIndices.entrySet()) {
            if (e.getValue() >= 0) continue;
            int free = taken.nextClearBit(0);
            taken.set(free);
            e.setValue(free);
        }
    }

    private void reach(Typed.Func from) {
        Set<String> done = new HashSet<>();
        Set<String> path = new LinkedHashSet<>();
        visit(from, done, path);
        for (Typed.Unit u : units) {
            for (Typed.Var v : u.globals) {
                if (v.initializer != null) note(References.of(v.initializer), done, path);
            }
        }
    }

    private void visit(Typed.Func f, Set<String> done, Set<String> path) {
        String signature = f.signature();
        if (path.contains(signature)) {
            throw log.fail("function '" + signature + "' calls itself, by way of other shaders of the stage");
        }
        if (!done.add(signature)) return;
        Typed.Func body = f.body != null ? f : definitions.get(signature);
        if (body == null)
            throw log.fail("function '" + signature + "' is called, and no " + stage.text() + " shader has its body");
        path.add(signature);
        note(References.of(body), done, path);
        path.remove(signature);
    }

    /** What functions are given that holds samplers or images; does one use its parameters as values? */
    private final Set<Typed.Var> handed = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean parametersAreValues;

    private void handlesAreValues(Typed.Var v) {
        Global g = byVar.get(v);
        if (g != null) g.handlesAreValues = true;
    }

    private void note(References r, Set<String> done, Set<String> path) {
        for (Typed.Var v : r.values) {
            handlesAreValues(v);
            parametersAreValues |= v.info.storage == VarInfo.Storage.PARAMETER;
        }
        handed.addAll(r.handed);
        for (Typed.Var v : r.reads) {
            Global g = byVar.get(v);
            if (g != null) g.read = true;
        }
        for (Typed.Var v : r.writes) {
            Global g = byVar.get(v);
            if (g != null) g.written = true;
        }
        r.members.forEach((v, set) -> {
            Global g = byVar.get(v);
            if (g != null) g.members.or(set);
        });
        builtins.addAll(r.builtins);
        for (Typed.Func callee : r.calls) {
            if (path.contains(callee.signature())) {
                throw log.fail("function '" + callee.signature() + "' calls itself, which is not allowed");
            }
            visit(callee, done, path);
        }
        for (String type : r.subroutineTypes) {
            for (Typed.Func f : subroutines.getOrDefault(type, List.of())) {
                if (path.contains(f.signature())) {
                    throw log.fail("subroutine '" + f.signature()
                            + "' calls itself by way of a uniform, which is not allowed");
                }
                visit(f, done, path);
            }
        }
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    private void add(Typed.Unit unit, Typed.Var v) {
        if (v.info.storage == VarInfo.Storage.CONST) {
            constant(v);
            return;
        }
        String block = v.block;
        String key = block == null || v.builtIn ? v.name : v.info.storage + " " + block;
        Global g = globals.get(key);
        if (g == null) {
            g = new Global(block == null || v.builtIn ? v.name : block, v);
            globals.put(key, g);
        } else {
            merge(g, v);
        }
        g.declarations.add(v);
        g.implicitLength = Math.max(g.implicitLength, v.implicitLength);
        byVar.put(v, g);
        GlslType inner = innermost(v.type);
        int[] grown = inner instanceof GlslType.Struct s ? unit.grownMembers.get(s) : null;
        if (grown != null) {
            if (g.grown == null) g.grown = new int[grown.length];
            for (int i = 0; i < Math.min(grown.length, g.grown.length); i++)
                g.grown[i] = Math.max(g.grown[i], grown[i]);
        }
    }

    /** Constants of one name have one value in all shaders. */
    private void constant(Typed.Var v) {
        Typed.Constant value = v.value;
        if (v.builtIn || value == null || isEs()) return;
        Typed.Constant before = constants.putIfAbsent(v.name, value);
        if (before == null) return;
        if (!TypeMatch.same(before.type(), value.type()) || !Arrays.equals(before.words(), value.words()))
            log.error(stage.text() + " shaders declare '" + v.name + "' with different values");
    }

    static GlslType innermost(GlslType type) {
        GlslType t = type;
        while (t instanceof GlslType.Array a) t = a.element();
        return t;
    }

    private void merge(Global g, Typed.Var v) {
        String what = stage.text() + " shaders declare '" + g.name + "' ";
        VarInfo a = g.info;
        VarInfo b = v.info;
        if (a.storage != b.storage) {
            log.error(what + "with different qualifiers");
            return;
        }
        boolean open = g.implicitlySized || v.implicitlySized;
        if (open
                && g.type instanceof GlslType.Array x
                && v.type instanceof GlslType.Array y
                && TypeMatch.same(x.element(), y.element())) {
            g.type = new GlslType.Array(x.element(), length(g, v, x, y, what));
            g.implicitlySized &= v.implicitlySized;
        } else if (open
                && v.perVertex
                && g.type instanceof GlslType.Array vertices
                && vertices.element() instanceof GlslType.Array x
                && v.type instanceof GlslType.Array others
                && others.element() instanceof GlslType.Array y
                && vertices.length() == others.length()
                && TypeMatch.same(x.element(), y.element())) {
            GlslType ofVertex = new GlslType.Array(x.element(), length(g, v, x, y, what));
            g.type = new GlslType.Array(ofVertex, vertices.length());
            g.implicitlySized &= v.implicitlySized;
        } else if (!TypeMatch.same(g.type, v.type)) {
            log.error(what + "with different types, " + g.type + " and " + v.type);
            return;
        } else {
            g.type = TypeMatch.sized(g.type, v.type);
        }
        boolean interfaces = a.storage == VarInfo.Storage.IN || a.storage == VarInfo.Storage.OUT;
        if (interfaces && (a.interpolation != b.interpolation || a.place != b.place || a.patch != b.patch)) {
            log.error(what + "with different interpolation");
        }
        if (a.viewportRelative != b.viewportRelative)
            log.error(what + "once with layout 'viewport_relative' and once without");
        if (a.invariant != b.invariant) log.error(what + "once invariant and once not");
        a.location = same(what, "locations", a.location, b.location);
        a.binding = same(what, "bindings", a.binding, b.binding);
        a.component = same(what, "components", a.component, b.component);
        a.index = same(what, "indices", a.index, b.index);
        if (a.storage != VarInfo.Storage.PRIVATE && g.var.block == null)
            a.offset = same(what, "offsets", a.offset, b.offset);
        if (v.isBlock() && (a.packing != b.packing || a.rowMajor != b.rowMajor || !TypeMatch.layouts(g.type, v.type)))
            log.error(what + "with different layouts");
        Typed.Constant x = g.value;
        Typed.Constant y = v.value;
        if (x != null && y != null && !Arrays.equals(x.words(), y.words())) log.error(what + "with different values");
        if (x == null && y != null) g.value = y;
        if (g.initializer == null) {
            g.initializer = v.initializer;
        } else if (v.initializer != null) {
            boolean equal = g.initializer instanceof Typed.Expr.Literal p
                    && v.initializer instanceof Typed.Expr.Literal q
                    && Arrays.equals(p.value().words(), q.value().words());
            if (!equal) log.error(what + "with a value in both");
        }
    }

    /** The length of an array of which at least one shader gives none: as long as any needs, or as the other one says. */
    private int length(Global g, Typed.Var v, GlslType.Array x, GlslType.Array y, String what) {
        int known = g.implicitlySized ? v.implicitlySized ? Math.max(x.length(), y.length()) : y.length() : x.length();
        int used = g.implicitlySized ? x.length() : y.length();
        if (used > known) log.error(what + "with " + known + " elements, but index " + (used - 1) + " is used");
        return known;
    }

    private int same(String what, String of, int a, int b) {
        if (a >= 0 && b >= 0 && a != b) log.error(what + "with different " + of + ", " + a + " and " + b);
        return Math.max(a, b);
    }

    // ---- layouts ---------------------------------------------------------------------------------------------------

    private void mergeLayout(Typed.Layout b) {
        Typed.Layout a = layout;
        a.inputTopology = either("input primitives", a.inputTopology, b.inputTopology);
        a.outputTopology = either("output primitives", a.outputTopology, b.outputTopology);
        a.spacing = either("spacings", a.spacing, b.spacing);
        a.clockwise = either("vertex orders", a.clockwise, b.clockwise);
        a.depthLayout = either("depth layouts", a.depthLayout, b.depthLayout);
        a.quads = either("quads", a.quads, b.quads);
        a.interlock = either("interlocks", a.interlock, b.interlock);
        if (a.maxVerticesWritten && b.maxVerticesWritten && a.maxVertices != b.maxVertices)
            log.error(stage.text() + " shaders declare different max_vertices, " + a.maxVertices + " and "
                    + b.maxVertices);
        a.byProgram |= b.byProgram;
        a.maxVertices = Math.max(a.maxVertices, b.maxVertices);
        a.outputVertices = number("vertices", a.outputVertices, b.outputVertices);
        a.invocations = number("invocations", a.invocations, b.invocations);
        workgroup(a, b);
        a.maxVerticesWritten |= b.maxVerticesWritten;
        a.pointMode |= b.pointMode;
        a.interlocked |= b.interlocked;
        a.earlyFragmentTests |= b.earlyFragmentTests;
        a.postDepthCoverage |= b.postDepthCoverage;
        a.originUpperLeft |= b.originUpperLeft;
        a.pixelCenterInteger |= b.pixelCenterInteger;
        a.blendSupport |= b.blendSupport;
        a.bindless |= b.bindless;
        if ((a.bindless & 3) == 3 || (a.bindless & 12) == 12)
            log.error(stage.text() + " shaders declare samplers or images bindless for all, and bound for all");
        for (int i = 0; i < a.xfbStride.length; i++)
            a.xfbStride[i] = number("xfb_stride", a.xfbStride[i], b.xfbStride[i]);
    }

    /** A shader that says one size of the workgroup says all three: 1 where it is silent. */
    private void workgroup(Typed.Layout a, Typed.Layout b) {
        a.localVariable |= b.localVariable;
        boolean fixed = a.localX + a.localY + a.localZ + b.localX + b.localY + b.localZ > 0;
        if (a.localVariable && fixed)
            log.error(stage.text() + " shaders declare workgroups of fixed and variable size");
        if (b.localX + b.localY + b.localZ == 0) return;
        int x = Math.max(1, b.localX);
        int y = Math.max(1, b.localY);
        int z = Math.max(1, b.localZ);
        if (a.localX + a.localY + a.localZ > 0) {
            boolean same = Math.max(1, a.localX) == x && Math.max(1, a.localY) == y && Math.max(1, a.localZ) == z;
            if (!same) log.error(stage.text() + " shaders declare workgroups of different sizes");
        }
        a.localX = x;
        a.localY = y;
        a.localZ = z;
    }

    private <T> @Nullable T either(String what, @Nullable T a, @Nullable T b) {
        if (a != null && b != null && !a.equals(b)) log.error(stage.text() + " shaders declare different " + what);
        return a == null ? b : a;
    }

    private int number(String what, int a, int b) {
        if (a != 0 && b != 0 && a != b)
            log.error(stage.text() + " shaders declare different " + what + ", " + a + " and " + b);
        return a == 0 ? b : a;
    }

    /** Does the code read gl_LastFragData? */
    boolean readsTargets() {
        Global g = globals.get(LAST_FRAG_DATA);
        return g != null && g.used();
    }

    /** Number of targets of a fragment shader that reads them. */
    int targets() {
        Global g = globals.get(LAST_FRAG_DATA);
        return g != null && g.type instanceof GlslType.Array a ? a.length() : 1;
    }
}
