package tepui.drivers.d3d12.dxbc;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Walk;

/**
 * Code for outputs: what a shader writes. Stores go to temporaries, which start as 0 and are copied to the output
 * registers where a vertex or fragment is done: output registers cannot be read or indexed, and all of a register that
 * is declared must be written.
 */
final class Outputs {
    private static final int ALL = 15;

    private final Shader shader;
    private final Code code;
    private final Declarations declarations;
    private final DxbcVariant variant;
    private final DxbcOptions options;
    /** By stream and register. */
    private final Map<Integer, Slot> slots = new TreeMap<>();

    private final Map<Builtin, Dest> scalars = new TreeMap<>();
    private final Set<Variable> indexed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Variable, Integer> arrays = new IdentityHashMap<>();
    private final TessLevels levels;
    private final PatchRegisters places;
    /** Outputs of the patch, by location. */
    private final Map<Integer, Part> patch = new TreeMap<>();
    /** Registers of captures. */
    private final int[] captured;

    long locations;
    long patchRegisters;
    private boolean layered;

    /** An output register, and the temporary that stands for it. */
    private record Slot(
            int register,
            Dest shadow,
            Signature.Element element,
            @Nullable SystemValue value,
            int inCode) {}

    /** The temporary of a location, and which of its components there are. */
    private record Part(Dest shadow, int mask) {}

    Outputs(Shader shader, Code code, Declarations declarations, DxbcVariant variant) {
        this.shader = shader;
        this.code = code;
        this.declarations = declarations;
        this.variant = variant;
        this.options = declarations.options();
        captured = Captures.registers(shader, variant.captures(), options);
        DxbcVariant.Hull hull = variant.hull();
        this.levels = new TessLevels(hull == null ? shader.inputTopology : hull.domain());
        places = hull == null ? PatchRegisters.PLAIN : hull.places();
        Walk.each(shader.entry.body(), i -> {
            Variable v = i.variable;
            if (v == null || v.mode() != Variable.Mode.OUTPUT || !v.isArray()) return;
            if (!i.args[v.addressOperands() - 1].isConst()) indexed.add(v);
        });
    }

    // ---- packing of distances --------------------------------------------------------------------------------------

    static int clipDistances(List<Variable> variables) {
        for (Variable v : variables) {
            if (v.builtin == Builtin.CLIP_DISTANCE) return v.elements();
        }
        return 0;
    }

    /** The components that {@code count} distances behind {@code base} others take of one of the two registers. */
    static int distanceMask(int base, int count, int register) {
        int all = (1 << count) - 1 << base;
        return all >> 4 * register & ALL;
    }

    // ---- slots -----------------------------------------------------------------------------------------------------

    private Slot slot(Variable v, int register, Signature.Element element, @Nullable SystemValue value, int inCode) {
        int key = v.stream << 16 | register << 4 | Integer.numberOfTrailingZeros(element.mask());
        Slot known = slots.get(key);
        if (known != null && known.value == value) return known;
        for (Slot s : slots.values()) {
            if (s.register != register || s.element.stream() != v.stream) continue;
            if ((s.element.mask() & element.mask()) == 0) continue;
            throw code.inexpressible(v + " beside " + s.element.name(), "both have register " + register);
        }
        Slot slot = new Slot(
                register,
                code.keep(element.mask() == ALL ? 4 : Integer.bitCount(element.mask())),
                element,
                value,
                inCode);
        slots.put(key, slot);
        return slot;
    }

    private Slot user(Variable v, int element) {
        int location = v.location + element;
        if (shader.stage == Stage.FRAGMENT) {
            int target = location + v.index;
            locations |= 1L << target;
            int type =
                    v.type().kind() != ScalarKind.I32 ? Signature.FLOAT : v.unsigned ? Signature.UINT : Signature.SINT;
            return slot(v, target, new Signature.Element("SV_Target", target, 0, type, target, ALL, 0, 0), null, 0);
        }
        locations |= 1L << location;
        if (location >= Registers.LOCATIONS) {
            throw code.inexpressible(v + " at location " + location, "there are " + Registers.LOCATIONS + " of them");
        }
        int register = Registers.FIRST_VARYING + location;
        int mask = variant.numbering().outputWidths().mask(location);
        return slot(
                v,
                register,
                new Signature.Element("V", location, 0, Signature.FLOAT, register, mask, 0, v.stream),
                null,
                0);
    }

    /** Outputs of the patch have a temporary for each location, since their components may lie in several registers. */
    private Dest ofPatch(Variable v, int element) {
        int location = v.location + element;
        int mask = (1 << v.type().width()) - 1 << v.component;
        int end = places.at(location, v.component) + v.type().width();
        if (end > places.scalars()) {
            throw code.inexpressible(v + " at location " + location, "there are " + places.locations() + " of them");
        }
        for (int p = end - v.type().width(); p < end; p++) patchRegisters |= 1L << places.register(p);
        Part known = patch.get(location);
        Part all = new Part(known == null ? code.keep(4) : known.shadow, known == null ? mask : mask | known.mask);
        patch.put(location, all);
        return all.shadow.part(mask);
    }

    private void copyPatch() {
        for (long rest = patchRegisters; rest != 0; rest &= rest - 1) {
            int register = Long.numberOfTrailingZeros(rest);
            code.move(
                    Dest.of(OperandFile.OUTPUT, PatchRegisters.mask(register), Index.of(register)),
                    Source.numbers(new int[Integer.bitCount(PatchRegisters.mask(register))]));
        }
        patch.forEach((location, part) -> {
            for (int c = 0; c < 4; c++) {
                if ((part.mask >> c & 1) == 0) continue;
                int p = places.at(location, c);
                Dest out = Dest.of(OperandFile.OUTPUT, 1 << places.component(p), Index.of(places.register(p)));
                code.move(out, part.shadow.source().scalar(c));
            }
        });
    }

    private @Nullable Dest level(Variable v, int element) {
        if (!levels.has(v.builtin, element)) return null;
        Signature.Element e = levels.element(v.builtin, element);
        return slot(v, e.register(), e, null, levels.inCode(v.builtin, element)).shadow;
    }

    /** Declares all levels that the domain has. */
    void needLevels() {
        for (Variable v : shader.outputs) {
            if (!Inputs.LEVELS.contains(v.builtin)) continue;
            for (int e = 0; e < v.elements(); e++) level(v, e);
        }
    }

    /** An output for the rasteriser alone: between other stages it is a varying behind all others. */
    private Slot plain(Variable v, int index, int register) {
        int number = Registers.LOCATIONS + index;
        return slot(
                v,
                register,
                new Signature.Element("V", number, 0, Signature.FLOAT, register, ALL, 0, v.stream),
                null,
                0);
    }

    private Slot system(Variable v, SystemValue value, int index, int type, int register, int mask) {
        return slot(v, register, value.element(index, type, register, mask, 0, v.stream), value, value.inCode());
    }

    /** The temporary behind an element of a variable. */
    private @Nullable Dest shadow(Variable v, int element) {
        return switch (v.builtin) {
            case NONE ->
                v.patch
                        ? ofPatch(v, element)
                        : part(user(v, element), v.component, v.type().width());
            case POSITION ->
                variant.lastVertexStage()
                        ? system(v, SystemValue.POSITION, 0, Signature.FLOAT, Registers.POSITION, ALL).shadow
                        : plain(v, 0, Registers.POSITION).shadow;
            case TESS_LEVEL_OUTER, TESS_LEVEL_INNER -> level(v, element);
            case CLIP_DISTANCE -> distance(v, SystemValue.CLIP_DISTANCE, 0, element);
            case CULL_DISTANCE -> distance(v, SystemValue.CULL_DISTANCE, clipDistances(shader.outputs), element);
            case LAYER, VIEWPORT_INDEX -> {
                if (!variant.lastVertexStage()) yield null;
                layered |= shader.stage != Stage.GEOMETRY;
                boolean layer = v.builtin == Builtin.LAYER;
                SystemValue value = layer ? SystemValue.LAYER : SystemValue.VIEWPORT;
                int register = layer ? Registers.LAYER : Registers.VIEWPORT;
                yield system(v, value, 0, Signature.UINT, register, 1).shadow;
            }
            case PRIMITIVE_ID ->
                system(v, SystemValue.PRIMITIVE_ID, 0, Signature.UINT, Registers.PRIMITIVE_ID, 1).shadow;
            case FRAG_DEPTH, SAMPLE_MASK -> scalars.computeIfAbsent(v.builtin, b -> code.keep(1));
            case FRAG_STENCIL -> {
                if (!options.stencilExport) {
                    throw code.inexpressible("the output frag_stencil", "the device takes no stencil value of shaders");
                }
                yield scalars.computeIfAbsent(v.builtin, b -> code.keep(1));
            }
            // Points are one pixel and there are no edge flags: the driver draws what has them otherwise.
            case POINT_SIZE -> {
                if (variant.lastVertexStage()) yield null;
                locations |= 1L << Registers.LOCATIONS + Registers.POINT_SIZE_NUMBER;
                yield plain(v, Registers.POINT_SIZE_NUMBER, Registers.POINT_SIZE)
                        .shadow
                        .component(0);
            }
            case EDGE_FLAG -> null;
            default ->
                throw code.inexpressible("the output " + v.builtin.text(), "there is no such value in this stage");
        };
    }

    private static Dest part(Slot s, int component, int width) {
        int before = Integer.bitCount(s.element.mask() & (1 << component) - 1);
        return s.shadow.part((1 << width) - 1 << before);
    }

    private Dest distance(Variable v, SystemValue value, int base, int element) {
        Slot wanted = null;
        int index = 0;
        int at = base + element;
        for (int register = 0; register < 2; register++) {
            int mask = distanceMask(base, v.elements(), register);
            if (mask == 0) continue;
            Slot s = variant.lastVertexStage()
                    ? system(v, value, index++, Signature.FLOAT, Registers.CLIP_DISTANCES + register, mask)
                    : plain(v, 1 + register, Registers.CLIP_DISTANCES + register);
            if (register == at / 4) wanted = s;
        }
        if (wanted == null) throw code.inexpressible("distance " + at, "there are 8");
        int mask = wanted.element.mask();
        return wanted.shadow.component(Integer.bitCount(mask & (1 << at % 4) - 1));
    }

    // ---- stores and loads ------------------------------------------------------------------------------------------

    /** STORE_OUTPUT, of all stages but tessellation control. */
    void store(Instr i, Variable v) {
        Source value = code.arg(i, v.addressOperands());
        if (indexed.contains(v)) {
            Source index = code.source(i.args[v.addressOperands() - 1]);
            Source at = code.atMost(index, v.elements());
            if (!at.isNumber()) at = code.inTemp(at);
            storeMasked(
                    code, Dest.of(OperandFile.INDEXABLE_TEMP, ALL, Index.of(array(v)), at.asIndex(0)), value, i.imm);
            return;
        }
        int element = v.isArray() ? i.args[v.addressOperands() - 1].constInt(0) : 0;
        if (element < 0 || element >= v.elements()) return;
        Dest d = shadow(v, element);
        if (d != null) storeMasked(code, d, value, i.imm);
    }

    /** LOAD_OUTPUT of what belongs to the patch. */
    Source load(Instr i, Variable v) {
        Dest d = code.define(i.result());
        if (indexed.contains(v)) {
            Source at = code.atMost(code.source(i.args[v.addressOperands() - 1]), v.elements());
            if (!at.isNumber()) at = code.inTemp(at);
            Index[] place = {Index.of(array(v)), at.asIndex(0)};
            code.move(d, Source.of(OperandFile.INDEXABLE_TEMP, 0, d.width(), place));
            return d.source();
        }
        int element = v.isArray() ? i.args[v.addressOperands() - 1].constInt(0) : 0;
        Dest from = element < 0 || element >= v.elements() ? null : shadow(v, element);
        code.move(d, from == null ? Source.numbers(0) : from.source());
        return d.source();
    }

    static void storeMasked(Code code, Dest d, Source value, int mask) {
        int m = mask & (1 << value.width()) - 1;
        if (m == 0) return;
        int swizzle = 0;
        int width = 0;
        for (int c = 0; c < value.width(); c++) {
            if ((m >> c & 1) != 0) swizzle |= c << 2 * width++;
        }
        code.move(d.part(m), value.swizzled(swizzle, width));
    }

    /** The array of a variable with an element more, which takes what goes outside. */
    private int array(Variable v) {
        Integer known = arrays.get(v);
        if (known != null) return known;
        int array = code.array(v.elements() + 1);
        arrays.put(v, array);
        for (int e = 0; e < v.elements(); e++) shadow(v, e);
        return array;
    }

    // ---- where a vertex or fragment is done -------------------------------------------------------------------------

    /** Copies what was stored on a stream to the output registers. */
    void finish(int stream) {
        for (Map.Entry<Variable, Integer> e : arrays.entrySet()) {
            Variable v = e.getKey();
            if (v.stream != stream) continue;
            for (int n = 0; n < v.elements(); n++) {
                Dest d = shadow(v, n);
                if (d == null) continue;
                Source s = Source.of(OperandFile.INDEXABLE_TEMP, 0, d.width(), Index.of(e.getValue()), Index.of(n));
                int others = v.builtin == Builtin.NONE ? ofOthers(v, v.location + n) >> v.component : 0;
                int own = (1 << d.width()) - 1 & ~others;
                if (own != 0) storeMasked(code, d, s, own);
            }
        }
        copyPatch();
        for (Slot s : slots.values()) {
            if (s.element.stream() == stream) copy(s);
        }
        for (int i = 0; i < captured.length; i++) {
            if (captured[i] >= 0 && captureStream(i) == stream)
                capture(variant.captures().get(i), captured[i]);
        }
        scalars.forEach((builtin, shadow) -> code.raw(
                Opcode.MOV, 0, Operand.single(file(builtin)), shadow.source().at(1)));
    }

    /** Components of a location that other variables have. What is wider than it seems may cover them. */
    private int ofOthers(Variable than, int location) {
        int mask = 0;
        for (Variable v : shader.outputs) {
            boolean there = v != than && v.builtin == Builtin.NONE && v.patch == than.patch && v.stream == than.stream;
            if (!there || v.component <= than.component || v.index != than.index) continue;
            if (location < v.location || location >= v.location + v.elements()) continue;
            mask |= (1 << v.type().width()) - 1 << v.component;
        }
        return mask;
    }

    private int captureStream(int i) {
        Variable v = Captures.variable(shader, variant.captures().get(i));
        return v == null ? 0 : v.stream;
    }

    /** Captures a value as the shader stored it; elements of arrays that were stored by computed indices are in their temporaries by now. */
    private void capture(Captures.Capture c, int register) {
        Dest out = Dest.of(OperandFile.OUTPUT, (1 << c.components()) - 1, Index.of(register));
        Variable v = Captures.variable(shader, c);
        Dest from = v == null ? null : shadow(v, c.element());
        if (from == null) {
            code.move(out, Source.numbers(0));
            return;
        }
        int swizzle = 0;
        for (int i = 0; i < c.components(); i++) swizzle |= c.component() + i << 2 * i;
        code.move(out, from.source().swizzled(swizzle, c.components()));
    }

    private void copy(Slot s) {
        Dest out = Dest.of(OperandFile.OUTPUT, s.element.mask(), Index.of(s.register));
        if (shader.stage != Stage.FRAGMENT && variant.lastVertexStage()) {
            if (s.value == SystemValue.POSITION) {
                position(s.shadow.source(), out);
                return;
            }
            if (s.value == SystemValue.CLIP_DISTANCE && variant.clipDistances() != -1) {
                clipDistances(s, out);
                return;
            }
        }
        code.move(out, s.shadow.source());
    }

    private void position(Source p, Dest out) {
        code.move(out.part(9), p.swizzled(0xc, 2));
        code.op(Opcode.MUL, out.component(1), p.scalar(1), declarations.rootWord(RootWords.Y_SCALE));
        if (variant.clipMinusWToW()) {
            Source sum = code.fresh(Opcode.ADD, 1, p.scalar(2), p.scalar(3));
            code.op(Opcode.MUL, out.component(2), sum, Source.real(0.5f));
        } else {
            code.move(out.component(2), p.scalar(2));
        }
    }

    private void clipDistances(Slot s, Dest out) {
        int first = 4 * (s.register - Registers.CLIP_DISTANCES);
        int enabled = variant.clipDistances() >> first & s.element.mask();
        for (int n = 0, rest = s.element.mask(); rest != 0; n++, rest &= rest - 1) {
            boolean on = (enabled & Integer.lowestOneBit(rest)) != 0;
            code.move(out.component(n), on ? s.shadow.source().scalar(n) : Source.numbers(0));
        }
    }

    private OperandFile file(Builtin builtin) {
        return switch (builtin) {
            case SAMPLE_MASK -> OperandFile.OUTPUT_COVERAGE;
            case FRAG_STENCIL -> OperandFile.OUTPUT_STENCIL_REF;
            default ->
                switch (shader.depthLayout) {
                    case GREATER -> OperandFile.OUTPUT_DEPTH_GREATER_EQUAL;
                    case LESS -> OperandFile.OUTPUT_DEPTH_LESS_EQUAL;
                    default -> OperandFile.OUTPUT_DEPTH;
                };
        };
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    /** Does a stage other than geometry choose the layer or viewport? */
    boolean isLayered() {
        return layered;
    }

    boolean exportsStencil() {
        return scalars.containsKey(Builtin.FRAG_STENCIL);
    }

    /** Code for the start of the shader: what is not stored is 0. */
    void clear(TokenWriter out) {
        for (Slot s : slots.values()) zero(out, s.shadow.operand());
        for (Part p : patch.values()) zero(out, p.shadow.operand());
        for (Map.Entry<Builtin, Dest> e : scalars.entrySet()) {
            int start = e.getKey() == Builtin.SAMPLE_MASK ? -1 : 0;
            out.op(Opcode.MOV, 0, e.getValue().operand(), Operand.immediate(start));
        }
        for (Map.Entry<Variable, Integer> e : arrays.entrySet()) {
            for (int n = 0; n < e.getKey().elements(); n++) {
                zero(out, Operand.masked(OperandFile.INDEXABLE_TEMP, ALL, e.getValue(), n));
            }
        }
    }

    private static void zero(TokenWriter out, Operand d) {
        out.op(Opcode.MOV, 0, d, Operand.immediate(0, 0, 0, 0));
    }

    /** Writes the declarations of one stream. */
    void declare(TokenWriter out, Signature signature, int stream) {
        for (Slot s : slots.values()) {
            Signature.Element e = s.element;
            if (e.stream() != stream) continue;
            signature.add(e);
            boolean generated = s.value == SystemValue.PRIMITIVE_ID && options.generatedOutputs;
            out.begin(s.inCode == 0 ? Opcode.DCL_OUTPUT : generated ? Opcode.DCL_OUTPUT_SGV : Opcode.DCL_OUTPUT_SIV)
                    .operand(Operand.masked(OperandFile.OUTPUT, e.mask(), s.register));
            if (s.inCode != 0) out.word(s.inCode);
            out.end();
        }
        for (long rest = patchRegisters; rest != 0; rest &= rest - 1) {
            int register = Long.numberOfTrailingZeros(rest);
            signature.add(PatchRegisters.element(register, 0));
            out.begin(Opcode.DCL_OUTPUT)
                    .operand(Operand.masked(OperandFile.OUTPUT, PatchRegisters.mask(register), register))
                    .end();
        }
        for (int i = 0; i < captured.length; i++) {
            if (captured[i] < 0 || captureStream(i) != stream) continue;
            int mask = (1 << variant.captures().get(i).components()) - 1;
            signature.add(
                    new Signature.Element(Captures.SEMANTIC, i, 0, Signature.FLOAT, captured[i], mask, 0, stream));
            out.begin(Opcode.DCL_OUTPUT)
                    .operand(Operand.masked(OperandFile.OUTPUT, mask, captured[i]))
                    .end();
        }
        for (Builtin builtin : scalars.keySet()) {
            out.op(Opcode.DCL_OUTPUT, 0, Operand.single(file(builtin)));
            String name = switch (file(builtin)) {
                case OUTPUT_COVERAGE -> "SV_Coverage";
                case OUTPUT_STENCIL_REF -> "SV_StencilRef";
                case OUTPUT_DEPTH_GREATER_EQUAL -> "SV_DepthGreaterEqual";
                case OUTPUT_DEPTH_LESS_EQUAL -> "SV_DepthLessEqual";
                default -> "SV_Depth";
            };
            int type = builtin == Builtin.FRAG_DEPTH ? Signature.FLOAT : Signature.UINT;
            signature.add(new Signature.Element(name, 0, 0, type, Signature.NO_REGISTER, 1, 14, 0));
        }
    }
}
