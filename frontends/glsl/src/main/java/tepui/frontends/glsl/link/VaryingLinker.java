package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Stage;
import tepui.ir.Variable;

/**
 * Linker of inputs and outputs: those of neighbouring stages are matched and given one location, what nobody reads
 * becomes a local, the first stage's inputs and the last one's outputs get the locations that the program asked for.
 */
final class VaryingLinker {
    /** Locations between two stages. */
    private static final int LOCATIONS = 32;

    private final List<StageOutput> stages;
    private final LinkOptions options;
    private final LinkLog log;
    private final BorderLocations borders;
    private final Map<StageOutput, List<Port>> inputs = new LinkedHashMap<>();
    private final Map<StageOutput, List<Port>> outputs = new LinkedHashMap<>();

    /** Exception for an interface that needs more locations than there are; one side may lie in another program. */
    private record Crowded(
            @Nullable StageOutput from, @Nullable StageOutput to, BitSet pinned) {}

    private final List<Crowded> crowded = new ArrayList<>();

    VaryingLinker(List<StageOutput> stages, LinkOptions options, LinkLog log) {
        this.stages = stages;
        this.options = options;
        this.log = log;
        borders = new BorderLocations(options, log);
    }

    List<Port> inputs(StageOutput s) {
        return inputs.getOrDefault(s, List.of());
    }

    List<Port> outputs(StageOutput s) {
        return outputs.getOrDefault(s, List.of());
    }

    void link(Captures captures) {
        List<Port> idle = new ArrayList<>();
        for (StageOutput s : stages) {
            List<Port> in = new ArrayList<>();
            List<Port> out = new ArrayList<>();
            List<Port> declared = new ArrayList<>();
            for (StageUnits.Global g : s.units.globals.values()) {
                boolean input = g.info.storage == VarInfo.Storage.IN;
                if (!input && g.info.storage != VarInfo.Storage.OUT) continue;
                if (g.info.location >= 0 && !input && s.units.stage == Stage.FRAGMENT) colorLocation(g);
                if (!g.used() && !(g.info.xfbOffset >= 0 || captures.mentions(g))) {
                    if (input && s.units.stage == Stage.VERTEX && !mayAlias(s)) idle.addAll(Port.of(g, true, 1));
                    if (!input && s.units.stage != Stage.FRAGMENT) declared.addAll(Port.of(g, false, 1));
                    continue;
                }
                // A block of which one member is captured: that one counts as used.
                if (g.var.isBlock()) captures.markMembers(g);
                (input ? in : out).addAll(Port.of(g, input, openLength(g)));
            }
            inputs.put(s, in);
            outputs.put(s, out);
            written(s, in, "input");
            declared.addAll(out);
            written(s, declared, "output");
        }
        if (log.hasErrors()) return;
        for (int i = 0; i + 1 < stages.size(); i++) between(stages.get(i), stages.get(i + 1), captures);
        StageOutput first = stages.getFirst();
        StageOutput last = stages.getLast();
        switch (first.units.stage) {
            case VERTEX -> {
                borders.attributes(inputs(first), mayAlias(first));
                borders.idle(inputs(first), idle);
            }
            case COMPUTE -> {}
            default -> {
                border(first, inputs(first));
                BitSet pinned = new BitSet();
                if (!limit(first, inputs(first), "input", pinned)) crowded.add(new Crowded(null, first, pinned));
            }
        }
        if (last.units.stage == Stage.FRAGMENT) borders.colors(outputs(last));
        else if (last.units.stage != Stage.COMPUTE) lastOutputs(last, captures);
        for (StageOutput s : stages) make(s);
    }

    /** A colour that no draw buffer can take is an error even where nothing is written to it. */
    private void colorLocation(StageUnits.Global g) {
        int slots = g.type instanceof GlslType.Array a ? a.length() : 1;
        if (!g.used() && g.info.location + (long) slots > options.limits().drawBuffers)
            log.error("output '" + g.name + "' of the fragment shader is at location " + g.info.location
                    + ", there are " + options.limits().drawBuffers + " draw buffers");
    }

    /** Locations that were written: there must be such, and no two variables may take the same components of one. */
    private void written(StageOutput s, List<Port> ports, String what) {
        boolean attribute = s.units.stage == Stage.VERTEX && what.equals("input");
        Map<Integer, Port> taken = new HashMap<>();
        Map<Integer, Port> first = new HashMap<>();
        for (Port p : ports) {
            boolean distances = p.builtin() == Builtin.CLIP_DISTANCE || p.builtin() == Builtin.CULL_DISTANCE;
            if (distances && p.type instanceof GlslType.Array a && a.length() > options.limits().clipDistances) {
                log.error("'" + p.name + "' of the " + s.units.stage.text() + " shader has " + a.length()
                        + " elements, at most " + options.limits().clipDistances + " are possible");
            }
            if (p.location < 0 || p.isBuiltin()) continue;
            int slots = attribute ? p.attributeSlots() : p.slots();
            GlslLimits l = options.limits();
            boolean color = s.units.stage == Stage.FRAGMENT && what.equals("output");
            int most =
                    attribute ? l.vertexAttribs : color ? l.drawBuffers : p.info.patch ? l.patchLocations : LOCATIONS;
            if (p.location + (long) slots > most) {
                log.error(what + " '" + p.name + "' of the " + s.units.stage.text() + " shader takes locations up to "
                        + (p.location + (long) slots - 1) + ", there are " + most);
                continue;
            }
            for (int i = p.location; i < p.location + slots; i++) {
                Port there = first.putIfAbsent((Math.max(0, p.info.index) + (p.info.patch ? 2 : 0) << 16) + i, p);
                if (there != null && there != p && !attribute && !alike(there, p, color)) {
                    log.error(what + "s '" + there.name + "' and '" + p.name + "' of the " + s.units.stage.text()
                            + " shader share location " + i + ", but not type and interpolation");
                    return;
                }
                for (int c = Math.max(0, p.info.component);
                        c < (attribute ? attributeEnd(p) : end(p, i - p.location));
                        c++) {
                    int key = (Math.max(0, p.info.index) + (p.info.patch ? 2 : 0) << 16) + i * 4 + c;
                    Port other = taken.put(key, p);
                    if (other == null || other == p || attribute && mayAlias(s)) continue;
                    log.error(what + "s '" + other.name + "' and '" + p.name + "' of the " + s.units.stage.text()
                            + " shader both take location " + i);
                    return;
                }
            }
        }
    }

    /** Attributes may share locations, but in newer ES, which has no use for it. */
    private static boolean mayAlias(StageOutput s) {
        return !s.units.isEs() || s.units.version() < 300;
    }

    /** May they share a location (GLSL 4.60, 4.4.1)? One kind of number, for colours one type, one size, one way to interpolate. */
    private static boolean alike(Port a, Port b, boolean color) {
        GlslType x = StageUnits.innermost(a.type);
        GlslType y = StageUnits.innermost(b.type);
        if (!(words(x) instanceof GlslType.Basic p && words(y) instanceof GlslType.Basic q)) return false;
        return (color ? p.base() == q.base() : p.base().isInteger() == q.base().isInteger())
                && p.base().is64() == q.base().is64()
                && a.info.interpolation == b.info.interpolation
                && a.info.place == b.info.place;
    }

    /** Handles are words between stages. */
    private static GlslType words(GlslType type) {
        return type.isHandle() ? GlslType.Opaque.HANDLE : type;
    }

    /** Behind the last component that a port takes of its n-th location. */
    private static int end(Port p, int n) {
        GlslType inner = StageUnits.innermost(p.type);
        if (!(words(inner) instanceof GlslType.Basic b)) return 4;
        int words = b.rows() * (b.base().is64() ? 2 : 1);
        if (words <= 4) return Math.max(0, p.info.component) + words;
        return n % 2 == 0 ? 4 : words - 4;
    }

    private static int attributeEnd(Port p) {
        return Math.min(4, end(p, 0));
    }

    /** Members of gl_in and gl_out that were given no size. */
    private static int openLength(StageUnits.Global g) {
        return g.var.builtIn ? 8 : 1;
    }

    // ---- between stages --------------------------------------------------------------------------------------------

    private static String key(Port p) {
        return p.info.patch ? "patch " + p.name : p.name;
    }

    private void between(StageOutput from, StageOutput to, Captures captures) {
        List<Port> producers = outputs(from);
        List<Port> consumers = inputs(to);
        Map<String, Port> byName = new HashMap<>();
        Map<Integer, Port> byLocation = new HashMap<>();
        BitSet taken = new BitSet();
        for (Port p : producers) {
            byName.put(key(p), p);
            if (p.location >= 0) byLocation.put(place(p), p);
        }
        List<Port> open = new ArrayList<>();
        List<Port> partners = new ArrayList<>();
        boolean readsColor = false;
        for (Port c : consumers) {
            readsColor |= c.fixedVarying() == BuiltinSlots.FRONT_COLOR
                    || c.fixedVarying() == BuiltinSlots.FRONT_SECONDARY_COLOR;
            if (c.isBuiltin()) {
                for (Port p : producers) p.kept |= p.builtin() == c.builtin();
                continue;
            }
            int fixed = c.fixedVarying();
            if (fixed >= 0) {
                c.location = fixed;
                taken.set(fixed, fixed + c.slots());
                for (Port p : producers) p.kept |= p.fixedVarying() == fixed;
                continue;
            }
            Port p = c.location >= 0 ? byLocation.get(place(c)) : byName.get(key(c));
            // What one side alone gives a location meets nothing (OpenGL 4.6, 7.4.1), but in old versions with an
            // extension.
            boolean both = !c.global.var.isBlock() && placesOnBoth(from, to);
            boolean named = p == null && c.location >= 0 && !both;
            if (named) p = byName.get(key(c));
            if (named && p != null && p.location >= 0) p = null;
            if (both && p != null && c.location < 0 && p.info.location >= 0) p = null;
            if (p == null) {
                unmatched(from, to, c);
                open.add(c);
                partners.add(null);
                continue;
            }
            match(from, to, p, c);
            p.kept = true;
            p.pinned |= c.pinned;
            c.pinned = p.pinned;
            if (c.location < 0 && p.location >= 0) c.location = p.location;
            if (p.location < 0 && c.location >= 0) p.location = c.location;
            if (c.location < 0) {
                open.add(c);
                partners.add(p);
            }
        }
        boolean spare = from.units.stage != Stage.TESS_CONTROL
                && BorderLocations.haveRoom(
                        List.of(producers, open),
                        options.limits().varyingLocations,
                        components(options.limits(), from.units.stage, false));
        for (Port p : producers) {
            int fixed = p.fixedVarying();
            boolean rasterised = isBeforeRasteriser(p.builtin()) || p.builtin() != Builtin.NONE && isPatchLevel(p);
            boolean backColor =
                    readsColor && (fixed == BuiltinSlots.BACK_COLOR || fixed == BuiltinSlots.BACK_SECONDARY_COLOR);
            p.kept |= rasterised
                    || backColor
                    || spare && fixed >= 0
                    || fixed == BuiltinSlots.CLIP_VERTEX
                    || captures.mentions(p)
                    || p.info.xfbOffset >= 0;
            // Invocations of a patch read each other's outputs.
            p.kept |= from.units.stage == Stage.TESS_CONTROL && p.global.read;
            if (!p.kept) continue;
            if (fixed >= 0) p.location = fixed;
            if (p.location >= 0) taken.set(p.location, p.location + p.slots());
            else if (!p.isBuiltin() && !partners.contains(p)) {
                open.add(p);
                partners.add(null);
            }
        }
        for (Port c : consumers) {
            if (c.location >= 0) taken.set(c.location, c.location + c.slots());
        }
        for (int i = 0; i < open.size(); i++) {
            Port c = open.get(i);
            if (c.isBuiltin() || c.location >= 0) continue;
            c.location = BorderLocations.take(taken, c.slots());
            Port p = partners.get(i);
            if (p != null) p.location = c.location;
        }
        invariantInputs(from, to);
        colors(from, producers, consumers);
        declared(from, to);
        BitSet pinned = new BitSet();
        boolean fits = limit(from, producers, "output", pinned);
        fits &= limit(to, consumers, "input", pinned);
        if (!fits) crowded.add(new Crowded(from, to, pinned));
    }

    /** Built-in inputs of a fragment shader are as invariant as what they are made from (GLSL ES 1.00, 4.6.4). */
    private void invariantInputs(StageOutput from, StageOutput to) {
        if (!to.units.isEs() || to.units.version() >= 300) return;
        for (String[] pair : new String[][] {{"gl_FragCoord", "gl_Position"}, {"gl_PointCoord", "gl_PointSize"}}) {
            StageUnits.Global c = to.units.globals.get(pair[0]);
            StageUnits.Global p = from.units.globals.get(pair[1]);
            boolean source = p != null && p.info.invariant || from.units.invariantAll();
            if (c != null && c.info.invariant && !source)
                log.error("'" + pair[0] + "' is invariant, and '" + pair[1] + "' is not");
        }
    }

    /** gl_FrontColor, gl_BackColor and the gl_Color that is read are qualified alike (GLSL 1.30, 4.3.7): not at all, too. */
    private void colors(StageOutput from, List<Port> producers, List<Port> consumers) {
        for (int slot : new int[] {BuiltinSlots.FRONT_COLOR, BuiltinSlots.FRONT_SECONDARY_COLOR}) {
            int back = slot + BuiltinSlots.BACK_COLOR - BuiltinSlots.FRONT_COLOR;
            Port first = null;
            for (List<Port> ports : List.of(producers, consumers)) {
                for (Port p : ports) {
                    if (p.fixedVarying() != slot && p.fixedVarying() != back) continue;
                    if (first == null) first = p;
                    boolean same = p.info.interpolationWritten == first.info.interpolationWritten
                            && p.info.interpolation == first.info.interpolation;
                    if (same) continue;
                    log.error("'" + first.name + "' of the " + from.units.stage.text() + " shader and '" + p.name
                            + "' have different interpolation");
                    return;
                }
            }
        }
    }

    /** Checks that what both stages declare has one type, used or not, and that blocks of one name have the same members. */
    private void declared(StageOutput from, StageOutput to) {
        for (StageUnits.Global c : to.units.globals.values()) {
            if (c.info.storage != VarInfo.Storage.IN || c.var.builtIn || c.info.location >= 0) continue;
            for (StageUnits.Global p : from.units.globals.values()) {
                boolean meet = p.info.storage == VarInfo.Storage.OUT
                        && !p.var.builtIn
                        && p.info.location < 0
                        && p.var.isBlock() == c.var.isBlock()
                        && p.name.equals(c.name);
                if (!meet) continue;
                if (p.info.patch != c.info.patch) {
                    log.error("'" + c.name + "' is of the patch in one of the " + from.units.stage.text() + " and "
                            + to.units.stage.text() + " shaders, and of a vertex in the other");
                    continue;
                }
                GlslType a = strip(p);
                GlslType b = strip(c);
                if (c.var.isBlock()) {
                    boolean same = StageUnits.innermost(a) instanceof GlslType.Struct x
                            && StageUnits.innermost(b) instanceof GlslType.Struct y
                            && TypeMatch.members(x, y)
                            && TypeMatch.locations(x, y);
                    if (!same)
                        log.error("block '" + c.name + "' is declared with different members in the "
                                + from.units.stage.text() + " and " + to.units.stage.text() + " shaders");
                } else if (!(c.used() && p.used())) {
                    if (!TypeMatch.same(a, b)) mismatch(from, to, c.name, a, b);
                    invariance(from, to, c.name, p.info, c.info);
                }
            }
        }
    }

    private static int place(Port p) {
        return (p.info.patch ? 1 << 20 : 0) + p.location * 4 + Math.max(0, p.info.component);
    }

    private static boolean isPatchLevel(Port p) {
        return p.builtin() == Builtin.TESS_LEVEL_INNER || p.builtin() == Builtin.TESS_LEVEL_OUTER;
    }

    private static boolean isBeforeRasteriser(Builtin b) {
        return switch (b) {
            case POSITION, POINT_SIZE, CLIP_DISTANCE, CULL_DISTANCE -> true;
            case LAYER, VIEWPORT_INDEX, VIEWPORT_MASK, PRIMITIVE_ID -> true;
            default -> false;
        };
    }

    /** Whether variables meet by location only where both sides give one. */
    private static boolean placesOnBoth(StageOutput from, StageOutput to) {
        return Math.max(from.units.version(), to.units.version()) >= (to.units.isEs() ? 310 : 410);
    }

    private void unmatched(StageOutput from, StageOutput to, Port c) {
        for (StageUnits.Global g : from.units.globals.values()) {
            boolean declared =
                    g.info.storage == VarInfo.Storage.OUT && (g.name.equals(c.name) || g.name.equals(c.global.name));
            // A location that is given outweighs the name.
            if (c.info.location >= 0 && !c.global.var.isBlock() && g.info.location >= 0)
                declared = g.info.storage == VarInfo.Storage.OUT
                        && g.info.location == c.info.location
                        && Math.max(0, g.info.component) == Math.max(0, c.info.component);
            boolean apart = !c.global.var.isBlock() && (c.info.location >= 0) != (g.info.location >= 0);
            if (apart && placesOnBoth(from, to)) declared = false;
            if (declared && g.info.patch == c.info.patch) {
                if (!TypeMatch.same(strip(g), strip(c.global))) mismatch(from, to, c.name, strip(g), strip(c.global));
                // Declared but never written: its value is undefined, which became no error with GLSL 1.30.
                boolean old = !to.units.isEs() && Math.max(from.units.version(), to.units.version()) <= 120;
                if (old && !g.written)
                    log.error("'" + c.name + "' is read, and the " + from.units.stage.text()
                            + " shader does not write it");
                return;
            }
        }
        if (options.separable() && from != to && c.location >= 0) return;
        log.error("input '" + c.name + "' of the " + to.units.stage.text() + " shader is not an output of the "
                + from.units.stage.text() + " shader");
    }

    private static GlslType strip(StageUnits.Global g) {
        return g.var.perVertex && g.type instanceof GlslType.Array a ? a.element() : g.type;
    }

    private void mismatch(StageOutput from, StageOutput to, String name, GlslType a, GlslType b) {
        log.error("'" + name + "' is " + a + " as an output of the " + from.units.stage.text() + " shader and " + b
                + " as an input of the " + to.units.stage.text() + " shader");
    }

    private void match(StageOutput from, StageOutput to, Port p, Port c) {
        boolean placed = p.info.location >= 0 && c.info.location >= 0;
        boolean type = TypeMatch.same(p.type, c.type)
                || placed
                        && p.type instanceof GlslType.Struct x
                        && c.type instanceof GlslType.Struct y
                        && TypeMatch.members(x, y);
        boolean same = type && java.util.Arrays.equals(p.outer, c.outer);
        if (!same) mismatch(from, to, c.name, p.type, c.type);
        boolean es = to.units.isEs();
        int version = Math.max(from.units.version(), to.units.version());
        boolean strict = es || version < 440;
        String what = "'" + c.name + "' has different ";
        if (strict) {
            boolean written = p.info.interpolationWritten || c.info.interpolationWritten;
            if (written && p.info.interpolation != c.info.interpolation) {
                log.error(what + "interpolation in the " + from.units.stage.text() + " shader and the "
                        + to.units.stage.text() + " shader");
            }
            boolean fragment = to.units.stage == Stage.FRAGMENT;
            if (fragment && !es && version < 420 && p.info.place != c.info.place) {
                log.error(what + "places of interpolation in the " + from.units.stage.text() + " shader and the "
                        + to.units.stage.text() + " shader");
            }
        }
        invariance(from, to, c.name, p.info, c.info);
        if (from.units.stage == Stage.GEOMETRY && p.info.stream > 0) {
            log.error("'" + c.name + "' is of vertex stream " + p.info.stream + ", and only stream 0 is drawn");
        }
        GlslType inner = StageUnits.innermost(c.type);
        boolean integer = words(inner) instanceof GlslType.Basic b && b.base().isInteger();
        if (integer && c.info.interpolation != Interpolation.FLAT && to.units.stage == Stage.FRAGMENT)
            log.error("'" + c.name + "' is an integer and must be flat");
    }

    /** Old versions want the word on both sides. */
    private void invariance(StageOutput from, StageOutput to, String name, VarInfo p, VarInfo c) {
        int version = Math.max(from.units.version(), to.units.version());
        boolean matters = to.units.isEs() ? version < 300 : version < 420;
        boolean pragma = from.units.invariantAll() || to.units.invariantAll();
        if (!matters || pragma || c.invariant == p.invariant) return;
        StageOutput where = c.invariant ? to : from;
        log.error("'" + name + "' is invariant in the " + where.units.stage.text() + " shader only");
    }

    private static int components(GlslLimits l, Stage stage, boolean input) {
        return switch (stage) {
            case GEOMETRY -> input ? l.geometryInputComponents : l.geometryOutputComponents;
            case TESS_CONTROL, TESS_EVAL -> l.tessComponents;
            default -> l.interfaceComponents;
        };
    }

    /** Does it lie where the device has a location, or was it put there? */
    private boolean fits(Port p) {
        GlslLimits l = options.limits();
        if (p.info.patch) return p.location + p.slots() <= l.patchLocations;
        return p.location + p.slots() <= (p.pinned ? LOCATIONS : l.varyingLocations);
    }

    /** Counts what crosses; says whether there is a location for each. */
    private boolean limit(StageOutput s, List<Port> ports, String what, BitSet pinned) {
        int components = 0;
        int ofPatch = 0;
        boolean fits = true;
        for (Port p : ports) {
            if (p.isBuiltin() || !p.input && !p.kept) continue;
            if (p.info.patch) ofPatch += p.components();
            else components += p.components();
            fits &= fits(p);
            if (p.pinned) pinned.set(VaryingPacker.key(p), VaryingPacker.key(p) + p.slots());
        }
        int most = components(options.limits(), s.units.stage, what.equals("input"));
        if (components > most)
            log.error("the " + s.units.stage.text() + " shader has " + components + " " + what + " components, at most "
                    + most + " are possible");
        int mostOfPatch = options.limits().patchComponents;
        if (ofPatch > mostOfPatch)
            log.error("the " + s.units.stage.text() + " shader has " + ofPatch + " " + what
                    + " components of patches, at most " + mostOfPatch + " are possible");
        return fits;
    }

    /**
     * Once there is code: interfaces that need more locations than there are have their variables put closer together.
     *
     * @return what became of outputs that had to be split, by their names
     */
    Map<StageOutput, Map<String, VaryingPacker.Split>> pack() {
        Map<StageOutput, Map<String, VaryingPacker.Split>> split = new HashMap<>();
        for (Crowded c : crowded) {
            StageOutput from = c.from;
            StageOutput to = c.to;
            VaryingPacker packer = new VaryingPacker(
                    from == null ? null : from.shader,
                    to == null ? null : to.shader,
                    options.limits().varyingLocations,
                    options.limits().patchLocations);
            if (packer.pack(c.pinned)) {
                if (from != null) split.put(from, packer.split);
                continue;
            }
            log.error((from == null ? "" : "outputs of the " + from.units.stage.text() + " shader")
                    + (from == null || to == null ? "" : " and ")
                    + (to == null ? "" : "inputs of the " + to.units.stage.text() + " shader") + " do not fit into "
                    + options.limits().varyingLocations + " locations of vertices and "
                    + options.limits().patchLocations
                    + " of patches, however they are packed");
        }
        return split;
    }

    // ---- borders ---------------------------------------------------------------------------------------------------

    /** Inputs that come from another program, and outputs that go to one: in the order of their declaration. */
    private void border(StageOutput s, List<Port> ports) {
        BitSet taken = new BitSet();
        for (Port p : ports) {
            if (p.fixedVarying() >= 0) p.location = p.fixedVarying();
            if (p.location >= 0) taken.set(p.location, p.location + p.slots());
            p.kept = true;
        }
        VarInfo.Storage storage = ports.isEmpty() || ports.getFirst().input ? VarInfo.Storage.IN : VarInfo.Storage.OUT;
        for (StageUnits.Global g : s.units.globals.values()) {
            if (g.info.storage != storage) continue;
            List<Port> of = new ArrayList<>();
            for (Port p : ports) if (p.global == g) of.add(p);
            // The other program cannot know what is used here: what is not has its place all the same.
            if (of.isEmpty() && options.separable() && !g.var.builtIn)
                of = Port.of(g, storage == VarInfo.Storage.IN, openLength(g));
            for (Port p : of) {
                if (p.location < 0 && p.fixedVarying() < 0 && !p.isBuiltin())
                    p.location = BorderLocations.take(taken, p.slots());
            }
        }
    }

    private void lastOutputs(StageOutput s, Captures captures) {
        List<Port> kept = new ArrayList<>();
        for (Port p : outputs(s)) {
            boolean wanted = options.separable()
                    || p.isBuiltin()
                    || p.fixedVarying() >= 0
                    || captures.mentions(p)
                    || p.info.xfbOffset >= 0
                    || s.units.stage == Stage.TESS_CONTROL;
            if (wanted) kept.add(p);
        }
        border(s, kept);
        BitSet pinned = new BitSet();
        if (!limit(s, kept, "output", pinned)) crowded.add(new Crowded(s, null, pinned));
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    private void make(StageOutput s) {
        PortStorage storages = new PortStorage(s);
        Map<StageUnits.Global, Map<Integer, Storage>> blocks = new LinkedHashMap<>();
        for (List<Port> ports : List.of(inputs(s), outputs(s))) {
            for (Port p : ports) {
                if (p.input) p.kept = true;
                Storage storage = storages.make(p);
                if (p.member >= 0)
                    blocks.computeIfAbsent(p.global, k -> new HashMap<>()).put(p.member, storage);
                else s.place(p.global, moved(s, p, storage));
            }
        }
        blocks.forEach(storages::placeBlock);
    }

    /** gl_FragCoord where pixels are counted by their corners. */
    private static Storage moved(StageOutput s, Port p, Storage storage) {
        boolean moves = p.builtin() == Builtin.FRAG_COORD && s.units.layout.pixelCenterInteger;
        if (!moves || !(storage instanceof Storage.Cells c)) return storage;
        Variable local = s.shader.local(p.name, c.variable().type(), 0);
        Storage.Cells cells = new Storage.Cells(local, c.column(), c.dims(), null);
        s.code.movedFragCoord = cells;
        return cells;
    }
}
