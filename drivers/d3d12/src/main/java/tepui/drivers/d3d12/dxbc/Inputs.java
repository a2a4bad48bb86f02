package tepui.drivers.d3d12.dxbc;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Code for inputs: what a shader reads of the stage before, of the input assembler and of the pipeline. Registers are
 * read in place; arrays with an index that is not constant are copied to where they can be indexed.
 */
final class Inputs {
    private static final int ALL = 15;
    private static final Operand RASTERIZER = Operand.bare(OperandFile.RASTERIZER);
    static final java.util.List<Builtin> LEVELS = java.util.List.of(Builtin.TESS_LEVEL_OUTER, Builtin.TESS_LEVEL_INNER);

    private final Shader shader;
    private final Code code;
    private final Declarations declarations;
    private final DxbcVariant variant;
    private final OperandFile file;
    private final int vertices;
    private final TessLevels levels;
    private final PatchRegisters places;
    /** Locations of attributes that have the registers from 0 on, in their order; -1 where each has its own. */
    private final long attributes;
    /** Registers of attributes. */
    private final int attributeCount;

    private final Map<Integer, Declared> declared = new TreeMap<>();
    private final Map<Integer, Declared> patch = new TreeMap<>();
    private final Map<OperandFile, Integer> special = new TreeMap<>();
    long locations;
    long patchRegisters;
    boolean perSample;

    /** Declaration of an input, and the element of the signature behind it. */
    private record Declared(Opcode opcode, int interpolation, int value, Signature.Element element) {}

    /** Inputs of a stage that has one phase. */
    Inputs(Shader shader, Code code, Declarations declarations, DxbcVariant variant) {
        this(
                shader,
                code,
                declarations,
                variant,
                shader.stage == Stage.TESS_EVAL ? OperandFile.INPUT_CONTROL_POINT : OperandFile.INPUT,
                vertices(shader, variant));
    }

    /** Inputs of a phase that reads the vertices in {@code file}. */
    Inputs(Shader shader, Code code, Declarations declarations, DxbcVariant variant, OperandFile file, int vertices) {
        this.shader = shader;
        this.code = code;
        this.declarations = declarations;
        this.variant = variant;
        this.file = file;
        this.vertices = vertices;
        attributeCount = attributeCount(shader);
        attributes = shader.stage == Stage.VERTEX ? Numbering.of(shader.inputs, attributeCount) : -1;
        DxbcVariant.Hull hull = variant.hull();
        this.levels =
                new TessLevels(hull == null || shader.stage == Stage.TESS_EVAL ? shader.inputTopology : hull.domain());
        places = hull == null ? PatchRegisters.PLAIN : hull.places();
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    /** Vertices of an input primitive or patch. */
    static int vertices(Shader shader, DxbcVariant variant) {
        if (shader.stage != Stage.GEOMETRY) {
            DxbcVariant.Hull hull = variant.hull();
            return hull == null ? 32 : hull.inputVertices();
        }
        return switch (shader.inputTopology) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINES_ADJACENCY -> 4;
            case TRIANGLES_ADJACENCY -> 6;
            default -> 3;
        };
    }

    /** The last registers are for the system values that it reads. */
    private static int attributeCount(Shader shader) {
        int count = Registers.ATTRIBUTES;
        for (Variable v : shader.inputs) {
            if (v.builtin == Builtin.INSTANCE_ID) count = Math.min(count, Registers.INSTANCE_ID);
            if (v.builtin == Builtin.VERTEX_ID) count = Math.min(count, Registers.VERTEX_ID);
        }
        return count;
    }

    private boolean isPerVertex() {
        return shader.stage == Stage.GEOMETRY || shader.stage == Stage.TESS_EVAL || shader.stage == Stage.TESS_CONTROL;
    }

    /** Writes the declarations and the signature. */
    void declare(TokenWriter out, Signature signature, Signature patchSignature) {
        special.forEach(
                (f, mask) -> out.op(Opcode.DCL_INPUT, 0, mask == 0 ? Operand.single(f) : Operand.masked(f, mask)));
        for (Declared d : declared.values()) {
            Signature.Element e = d.element;
            Operand o = isPerVertex()
                    ? Operand.masked(file, e.mask(), vertices, e.register())
                    : Operand.masked(file, e.mask(), e.register());
            declare(out, d, o);
            signature.add(e);
        }
        if (shader.stage != Stage.TESS_EVAL) return;
        for (Builtin builtin : LEVELS) {
            for (int n = 0; n < 4; n++) if (levels.has(builtin, n)) patchSignature.add(levels.element(builtin, n));
        }
        for (Declared d : patch.values()) {
            Signature.Element e = d.element;
            declare(out, d, Operand.masked(OperandFile.PATCH_CONSTANT, e.mask(), e.register()));
            if (d.value == 0) patchSignature.add(e);
        }
    }

    private static void declare(TokenWriter out, Declared d, Operand o) {
        out.begin(d.opcode, d.interpolation << 11).operand(o);
        if (d.value != 0) out.word(d.value);
        out.end();
    }

    /** A register of the pipeline's own, with the components that are read; no mask where it has only one. */
    private Source special(OperandFile file, int width) {
        if (width == 0) {
            special.put(file, 0);
            return Source.single(file);
        }
        special.merge(file, (1 << width) - 1, (a, b) -> a | b);
        return Source.of(file, 0, width);
    }

    private static int type(Variable v) {
        return v.type().kind() != ScalarKind.I32 ? Signature.FLOAT : v.unsigned ? Signature.UINT : Signature.SINT;
    }

    private int interpolation(Variable v) {
        if (v.interpolation == Interpolation.FLAT || v.type().kind() != ScalarKind.F32) return 1;
        boolean perspective = v.interpolation == Interpolation.SMOOTH;
        return switch (v.place) {
            // Where each sample is shaded the values are those of the sample.
            case CENTER -> shader.perSample ? perspective ? 6 : 7 : perspective ? 2 : 4;
            case CENTROID -> perspective ? 3 : 5;
            case SAMPLE -> perspective ? 6 : 7;
        };
    }

    private void user(Variable v, int location) {
        locations |= 1L << location;
        if (shader.stage == Stage.VERTEX) {
            int register = Numbering.place(attributes, location);
            if (register >= attributeCount) throw tooFar(v, location, attributeCount);
            Declared before = declared.get(register << 4);
            int mask = (1 << v.component + v.type().width()) - 1;
            int type = type(v);
            if (before != null) {
                mask |= before.element.mask();
                type = before.element.type();
            }
            Signature.Element e = new Signature.Element("A", location, 0, type, register, mask, mask, 0);
            declared.put(register << 4, new Declared(Opcode.DCL_INPUT, 0, 0, e));
            return;
        }
        if (location >= Registers.LOCATIONS) throw tooFar(v, location, Registers.LOCATIONS);
        boolean fragment = shader.stage == Stage.FRAGMENT;
        int register = Registers.FIRST_VARYING + location;
        int mask = variant.numbering().inputWidths().mask(location);
        Declared before = declared.putIfAbsent(
                register << 4,
                new Declared(
                        fragment ? Opcode.DCL_INPUT_PS : Opcode.DCL_INPUT,
                        fragment ? interpolation(v) : 0,
                        0,
                        new Signature.Element("V", location, 0, Signature.FLOAT, register, mask, mask, 0)));
        if (before != null && before.value != 0) throw twice(v.toString(), register);
    }

    private InexpressibleShaderException twice(String what, int register) {
        return code.inexpressible(what + " beside a value of the pipeline", "both have register " + register);
    }

    /** A register for what the pipeline generates: the usual one, or another where a varying is in it. */
    private int generated(int usual) {
        boolean[] taken = new boolean[Registers.FIRST_VARYING + Registers.LOCATIONS];
        for (Variable v : shader.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            int end = Math.min(v.location + v.elements(), Registers.LOCATIONS);
            for (int l = v.location; l < end; l++) taken[Registers.FIRST_VARYING + l] = true;
        }
        if (!taken[usual]) return usual;
        // Each usual register stands for another one of the first free ones.
        int skip = usual - Registers.FRONT_FACE;
        for (int r = Registers.VARYINGS; r >= Registers.FIRST_VARYING; r--) if (!taken[r] && skip-- == 0) return r;
        return usual;
    }

    /** An output for the rasteriser alone: between other stages it is a varying behind all others. */
    private void plain(int index, int register) {
        declared.putIfAbsent(
                register << 4,
                new Declared(
                        Opcode.DCL_INPUT,
                        0,
                        0,
                        new Signature.Element(
                                "V", Registers.LOCATIONS + index, 0, Signature.FLOAT, register, ALL, ALL, 0)));
    }

    /** Components of what belongs to the patch, from a place on, that lie in one register. */
    private Source ofPatch(int first, int width) {
        int register = places.register(first);
        if ((variant.fedPatchRegisters() >> register & 1) == 0) return Source.numbers(new int[width]);
        patchRegisters |= 1L << register;
        Signature.Element e = PatchRegisters.element(register, PatchRegisters.mask(register));
        patch.putIfAbsent(register << 4 | e.mask(), new Declared(Opcode.DCL_INPUT, 0, 0, e));
        return Source.of(OperandFile.PATCH_CONSTANT, places.component(first), width, Index.of(register));
    }

    private int placeOfPatch(Variable v, int element) {
        int location = v.location + element;
        int first = places.at(location, v.component);
        if (first + v.type().width() > places.scalars()) throw tooFar(v, location, places.locations());
        return first;
    }

    /** Are components in one register? */
    private boolean isTogether(int first, int width) {
        return places.register(first) == places.register(first + width - 1);
    }

    private void moveOfPatch(Dest to, Variable v, int element) {
        int width = v.type().width();
        int first = placeOfPatch(v, element);
        if (isTogether(first, width)) {
            code.move(to, ofPatch(first, width));
            return;
        }
        for (int c = 0; c < width; c++) code.move(to.component(c), ofPatch(first + c, 1));
    }

    /** An element of what belongs to the patch. */
    private Source ofPatch(Instr i, Variable v, int element) {
        int first = placeOfPatch(v, element);
        if (isTogether(first, v.type().width())) return ofPatch(first, v.type().width());
        Dest d = code.define(i.result());
        moveOfPatch(d, v, element);
        return d.source();
    }

    private InexpressibleShaderException tooFar(Variable v, int location, int count) {
        return code.inexpressible(v + " at location " + location, "there are " + count + " of them");
    }

    /** A value of the pipeline in some components of a register. */
    private void system(SystemValue value, int index, int type, int register, int mask, Opcode opcode, int mode) {
        int key = register << 4 | Integer.numberOfTrailingZeros(mask);
        Declared before = declared.putIfAbsent(
                key, new Declared(opcode, mode, value.inCode(), value.element(index, type, register, mask, mask, 0)));
        if (before != null && before.value != value.inCode()) throw twice(before.element.name(), register);
    }

    // ---- loads -----------------------------------------------------------------------------------------------------

    /** Where the value of a LOAD_INPUT is read. */
    Source load(Instr i, Variable v) {
        if (v.builtin != Builtin.NONE) return builtin(i, v);
        if (v.patch) return element(i, v, 0, true);
        if ((variant.fedLocations() & locations(v)) == 0 && shader.stage != Stage.VERTEX) {
            return Source.numbers(new int[v.type().width()]);
        }
        if (shader.stage != Stage.VERTEX && isWiderThanFed(v))
            return Source.numbers(new int[v.type().width()]);
        if (shader.stage == Stage.VERTEX) return element(i, v, Numbering.place(attributes, v.location), true);
        return element(i, v, Registers.FIRST_VARYING + v.location, true);
    }

    /** Does it have components that the registers of the stage before do not have? */
    private boolean isWiderThanFed(Variable v) {
        VaryingWidths fed = variant.numbering().inputWidths();
        if (fed == VaryingWidths.ALL) return false;
        for (int e = 0; e < v.elements(); e++) {
            int at = Math.min(Registers.LOCATIONS - 1, v.location + e);
            if (v.component + v.type().width() > fed.at(at)) return true;
        }
        return false;
    }

    private static long locations(Variable v) {
        long mask = 0;
        for (int e = 0; e < v.elements(); e++) mask |= 1L << Math.min(63, v.location + e);
        return mask;
    }

    private Source element(Instr i, Variable v, int first, boolean user) {
        Value index = v.isArray() ? i.args[v.addressOperands() - 1] : null;
        Value vertex = v.perVertex ? i.args[0] : null;
        if (index == null || index.isConst()) {
            int e = index == null ? 0 : Math.clamp(index.constInt(0) & 0xffffffffL, 0, v.elements() - 1);
            if (v.patch) return ofPatch(i, v, e);
            if (user) user(v, v.location + e);
            Source s = register(v, vertex, first + e, v.component);
            return vertex == null || vertex.isConst() ? s : kept(i, s);
        }
        Dest d = code.define(i.result());
        int array = code.array(v.elements());
        for (int e = 0; e < v.elements(); e++) {
            Dest to = Dest.of(OperandFile.INDEXABLE_TEMP, (1 << v.type().width()) - 1, Index.of(array), Index.of(e));
            if (v.patch) {
                moveOfPatch(to, v, e);
                continue;
            }
            if (user) user(v, v.location + e);
            code.move(to, register(v, vertex, first + e, v.component));
        }
        Source at = code.inTemp(code.atMost(code.source(index), v.elements() - 1));
        code.move(d, Source.of(OperandFile.INDEXABLE_TEMP, 0, v.type().width(), Index.of(array), at.asIndex(0)));
        return d.source();
    }

    private Source kept(Instr i, Source s) {
        Dest d = code.define(i.result());
        code.move(d, s);
        return d.source();
    }

    private Source register(Variable v, @Nullable Value vertex, int register, int component) {
        int width = v.type().width();
        if (vertex == null) {
            return Source.of(file, component, width, Index.of(register));
        }
        Source at = code.atMost(code.source(vertex), vertices - 1);
        Index index = at.isNumber() ? Index.of(at.number(0)) : code.inTemp(at).asIndex(0);
        return Source.of(file, component, width, index, Index.of(register));
    }

    // ---- built-ins -------------------------------------------------------------------------------------------------

    private Source computed(Instr i, Opcode opcode, Source a, Source b) {
        Dest d = code.define(i.result());
        code.op(opcode, d, a, b);
        return d.source();
    }

    private Source builtin(Instr i, Variable v) {
        return switch (v.builtin) {
            case VERTEX_ID -> {
                system(SystemValue.VERTEX_ID, 0, Signature.UINT, Registers.VERTEX_ID, 1, Opcode.DCL_INPUT_SGV, 0);
                Source id = Source.of(OperandFile.INPUT, 0, 1, Index.of(Registers.VERTEX_ID));
                yield declarations.options().vertexIdIncludesBase
                        ? id
                        : computed(i, Opcode.IADD, id, declarations.rootWord(RootWords.VERTEX_BASE));
            }
            case INSTANCE_ID -> {
                system(SystemValue.INSTANCE_ID, 0, Signature.UINT, Registers.INSTANCE_ID, 1, Opcode.DCL_INPUT_SGV, 0);
                yield Source.of(OperandFile.INPUT, 0, 1, Index.of(Registers.INSTANCE_ID));
            }
            case BASE_VERTEX -> declarations.rootWord(RootWords.BASE_VERTEX);
            case BASE_INSTANCE -> declarations.rootWord(RootWords.BASE_INSTANCE);
            case DRAW_ID -> declarations.rootWord(RootWords.DRAW_ID);
            case PATCH_VERTICES -> {
                DxbcVariant.Hull hull = variant.hull();
                yield hull != null
                        ? Source.numbers(hull.inputVertices())
                        : declarations.rootWord(RootWords.PATCH_VERTICES);
            }
            case POINT_SIZE -> {
                if ((variant.fedLocations() >> Registers.LOCATIONS + Registers.POINT_SIZE_NUMBER & 1) == 0) {
                    yield Source.real(1.0f);
                }
                plain(Registers.POINT_SIZE_NUMBER, Registers.POINT_SIZE);
                yield element(i, v, Registers.POINT_SIZE, false);
            }
            // Points are one pixel, whose centre it is.
            case POINT_COORD -> Source.numbers(0x3f000000, 0x3f000000);
            case WORKGROUP_ID -> special(OperandFile.THREAD_GROUP_ID, 3);
            case LOCAL_INVOCATION_ID -> special(OperandFile.THREAD_ID_IN_GROUP, 3);
            case GLOBAL_INVOCATION_ID -> special(OperandFile.THREAD_ID, 3);
            case LOCAL_INVOCATION_INDEX -> special(OperandFile.THREAD_ID_IN_GROUP_FLATTENED, 0);
            case WORKGROUP_COUNT -> {
                Dest d = code.define(i.result());
                for (int c = 0; c < 3; c++) {
                    code.move(d.component(c), declarations.rootWord(RootWords.WORKGROUP_COUNT + c));
                }
                yield d.source();
            }
            case TESS_COORD -> tessCoord(i);
            case INVOCATION_ID ->
                special(
                        shader.stage == Stage.GEOMETRY
                                ? OperandFile.GS_INSTANCE_ID
                                : OperandFile.OUTPUT_CONTROL_POINT_ID,
                        0);
            case POSITION -> {
                plain(0, Registers.POSITION);
                yield element(i, v, Registers.POSITION, false);
            }
            case TESS_LEVEL_OUTER, TESS_LEVEL_INNER -> level(i, v);
            case CLIP_DISTANCE, CULL_DISTANCE -> distance(i, v);
            case SAMPLE_MASK_IN -> special(OperandFile.INPUT_COVERAGE, 0);
            case HELPER_INVOCATION -> {
                Dest d = code.define(i.result());
                code.move(d, helper());
                yield d.source();
            }
            case PRIMITIVE_ID ->
                shader.stage == Stage.FRAGMENT
                        ? fragment(SystemValue.PRIMITIVE_ID, Registers.PRIMITIVE_ID, Opcode.DCL_INPUT_PS_SGV)
                        : special(OperandFile.INPUT_PRIMITIVE_ID, 0);
            case LAYER -> fragment(SystemValue.LAYER, Registers.LAYER, Opcode.DCL_INPUT_PS_SIV);
            case VIEWPORT_INDEX -> fragment(SystemValue.VIEWPORT, Registers.VIEWPORT, Opcode.DCL_INPUT_PS_SIV);
            case FRONT_FACING ->
                fragment(SystemValue.FRONT_FACE, generated(Registers.FRONT_FACE), Opcode.DCL_INPUT_PS_SGV);
            case SAMPLE_ID -> sampleIndex();
            case SAMPLE_POSITION -> samplePosition(i);
            case FRAG_COORD -> fragCoord(i);
            default ->
                throw code.inexpressible("the input " + v.builtin.text(), "there is no such value in this stage");
        };
    }

    /** Only triangles have a third coordinate. */
    private Source tessCoord(Instr i) {
        if (shader.inputTopology != Shader.Topology.QUADS && shader.inputTopology != Shader.Topology.ISOLINES) {
            return special(OperandFile.DOMAIN_POINT, 3);
        }
        Dest d = code.define(i.result());
        code.move(d.part(3), special(OperandFile.DOMAIN_POINT, 2));
        code.move(d.component(2), Source.numbers(0));
        return d.source();
    }

    /** A fragment that covers nothing is a helper. */
    Source helper() {
        return code.fresh(Opcode.IEQ, 1, special(OperandFile.INPUT_COVERAGE, 0), Source.numbers(0));
    }

    private Source fragment(SystemValue value, int register, Opcode opcode) {
        system(value, 0, Signature.UINT, register, 1, opcode, 1);
        return Source.of(OperandFile.INPUT, 0, 1, Index.of(register));
    }

    /** The shader runs once per sample, whatever it reads. */
    void needSamples() {
        sampleIndex();
    }

    private Source sampleIndex() {
        perSample = true;
        return fragment(SystemValue.SAMPLE_INDEX, generated(Registers.SAMPLE_INDEX), Opcode.DCL_INPUT_PS_SGV);
    }

    private Source samplePosition(Instr i) {
        Source index = sampleIndex();
        Dest place = code.scratch(2);
        code.raw(Opcode.SAMPLEPOS, 0, place.operand(), RASTERIZER, index.at(1));
        return computed(i, Opcode.ADD, place.source(), Source.real(0.5f));
    }

    /** The position at the fragment, whose w is what others give the reciprocal of. */
    private Source fragCoord(Instr i) {
        int mode = shader.perSample || perSample ? 7 : 4;
        system(SystemValue.POSITION, 0, Signature.FLOAT, Registers.POSITION, ALL, Opcode.DCL_INPUT_PS_SIV, mode);
        Source position = Source.of(OperandFile.INPUT, 0, 4, Index.of(Registers.POSITION));
        Dest d = code.define(i.result());
        if (variant.pixelCenterInteger()) {
            code.op(Opcode.ADD, d.part(3), position.first(2), Source.real(-0.5f));
        } else {
            code.move(d.part(3), position.first(2));
        }
        code.move(d.component(2), position.scalar(2));
        code.op(Opcode.RCP, d.component(3), position.scalar(3));
        return d.source();
    }

    /** Distances are packed four to a register, those that clip before those that cull. */
    private Source distance(Instr i, Variable v) {
        boolean culls = v.builtin == Builtin.CULL_DISTANCE;
        int base = culls ? Outputs.clipDistances(shader.inputs) : 0;
        SystemValue value = culls ? SystemValue.CULL_DISTANCE : SystemValue.CLIP_DISTANCE;
        int index = 0;
        for (int n = 0; n < 2; n++) {
            int mask = Outputs.distanceMask(base, v.elements(), n);
            if (mask == 0) continue;
            int register = Registers.CLIP_DISTANCES + n;
            if (shader.stage != Stage.FRAGMENT) plain(1 + n, register);
            else system(value, index++, Signature.FLOAT, register, mask, Opcode.DCL_INPUT_PS_SIV, 2);
        }
        Value vertex = v.perVertex ? i.args[0] : null;
        return picked(i, v, n -> {
            int at = base + n;
            return register(v, vertex, Registers.CLIP_DISTANCES + at / 4, at % 4);
        });
    }

    private Source level(Instr i, Variable v) {
        return picked(i, v, n -> {
            if (!levels.has(v.builtin, n)) return Source.numbers(0);
            int register = TessLevels.register(v.builtin, n);
            patch.putIfAbsent(
                    register << 4,
                    new Declared(Opcode.DCL_INPUT_SIV, 0, levels.inCode(v.builtin, n), levels.element(v.builtin, n)));
            return Source.of(OperandFile.PATCH_CONSTANT, 0, 1, Index.of(register));
        });
    }

    /** The element of an array of scalars that the last address operand names. */
    private Source picked(Instr i, Variable v, IntFunction<Source> place) {
        Value element = i.args[v.addressOperands() - 1];
        Value vertex = v.perVertex ? i.args[0] : null;
        if (element.isConst()) {
            Source s = place.apply(Math.clamp(element.constInt(0) & 0xffffffffL, 0, v.elements() - 1));
            return vertex == null || vertex.isConst() ? s : kept(i, s);
        }
        Dest d = code.define(i.result());
        code.move(d, Source.numbers(0));
        for (int n = 0; n < v.elements(); n++) {
            Source here = code.fresh(Opcode.IEQ, 1, code.source(element), Source.numbers(n));
            code.op(Opcode.MOVC, d, here, place.apply(n), d.source());
        }
        return d.source();
    }

    // ---- interpolation ---------------------------------------------------------------------------------------------

    /** INTERP_CENTROID, INTERP_SAMPLE and INTERP_OFFSET. */
    Source interpolate(Instr i, Variable v) {
        Source s = load(i, v);
        if (s.isNumber() || interpolation(v) == 1) return s;
        if (s.isTemp()) throw code.nothing(i, "the element of the array is not constant");
        Dest d = code.define(i.result());
        DxbcOptions options = declarations.options();
        if (!options.interpolatesAnywhere || i.op == Op.INTERP_OFFSET && !options.interpolatesAtOffsets) {
            interpolate(i, s, d);
            return d.source();
        }
        if (i.op == Op.INTERP_CENTROID) {
            code.op(Opcode.EVAL_CENTROID, d, s);
            return d.source();
        }
        Source last = code.source(i.args[i.args.length - 1]);
        if (i.op == Op.INTERP_SAMPLE) {
            code.raw(Opcode.EVAL_SAMPLE_INDEX, 0, d.operand(), s.at(d.mask()), last.at(1));
            return d.source();
        }
        // Offsets count sixteenths of a pixel.
        Source sixteenths = code.fresh(Opcode.MUL, 2, last, Source.real(16.0f));
        Source whole = code.fresh(Opcode.ROUND_NI, 2, sixteenths);
        whole = code.fresh(Opcode.FTOI, 2, whole);
        code.raw(Opcode.EVAL_SNAPPED, 0, d.operand(), s.at(d.mask()), whole.vector());
        return d.source();
    }

    /** The value at the centre and its slopes; the centroid is taken to be the centre. */
    private void interpolate(Instr i, Source s, Dest d) {
        code.move(d, s);
        if (i.op == Op.INTERP_CENTROID) return;
        Source last = code.source(i.args[i.args.length - 1]);
        Source offset = last;
        if (i.op == Op.INTERP_SAMPLE) {
            Dest place = code.scratch(2);
            code.raw(Opcode.SAMPLEPOS, 0, place.operand(), RASTERIZER, last.at(1));
            offset = place.source();
        }
        Source x = code.fresh(Opcode.DERIV_RTX_FINE, d.width(), s);
        code.op(Opcode.MAD, d, x, offset.scalar(0), d.source());
        Source y = code.fresh(Opcode.DERIV_RTY_FINE, d.width(), s);
        code.op(Opcode.MAD, d, y, offset.scalar(1), d.source());
    }
}
