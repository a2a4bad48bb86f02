package tepui.drivers.d3d12.dxbc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.driver.TargetReads;

/**
 * Code for hull shaders: what sets up the tessellator, the phase of the control points, and one fork phase that
 * computes all of the patch's values.
 */
final class Hull {
    private static final float MOST = 64;

    private final Shader shader;
    private final DxbcVariant variant;
    private final DxbcVariant.Hull facts;
    private final Declarations declarations;
    private final Signature in = new Signature();
    private final Signature out = new Signature();
    private final Signature patch = new Signature();
    private final TokenWriter phases = new TokenWriter();
    /** Indexable registers of the phases so far: they share their numbers. */
    private int arrays;

    private boolean precise;
    private long inputs;
    private long outputs;
    private long patchOutputs;

    private Hull(Shader shader, DxbcOptions options, DxbcVariant variant, DxbcVariant.Hull facts) {
        this.shader = shader;
        this.variant = new DxbcVariant(
                false,
                false,
                -1,
                false,
                variant.fedLocations(),
                -1,
                null,
                Numbering.SAME,
                List.of(),
                1,
                TargetReads.PLAIN,
                Map.of(),
                facts);
        this.facts = facts;
        this.declarations = new Declarations(shader, options);
    }

    /** The module of a shader that is lowered already. */
    static DxbcModule compile(Shader shader, DxbcOptions options, DxbcVariant variant) {
        DxbcVariant.Hull facts = variant.hull();
        if (facts == null) {
            throw new IllegalArgumentException(
                    "DxbcCompiler.compile: variant has no hull, must say what the tessellator does for a control shader");
        }
        return new Hull(shader, options, variant, facts).compile();
    }

    static int domain(Shader.Topology topology) {
        return switch (topology) {
            case ISOLINES -> 1;
            case QUADS -> 3;
            default -> 2;
        };
    }

    private int partitioning() {
        return switch (facts.spacing()) {
            case EQUAL -> 1;
            case FRACTIONAL_ODD -> 3;
            case FRACTIONAL_EVEN -> 4;
        };
    }

    /** The domain's second coordinate runs downwards here, so triangles turn the other way. */
    private int primitive() {
        if (facts.pointMode()) return 1;
        if (facts.domain() == Shader.Topology.ISOLINES) return 2;
        return facts.clockwise() ? 4 : 3;
    }

    private DxbcModule compile() {
        vertices();
        patch();
        TokenWriter program = new TokenWriter();
        program.op(Opcode.HS_DECLS, 0);
        program.op(Opcode.DCL_INPUT_CONTROL_POINT_COUNT, facts.inputVertices() << 11);
        program.op(Opcode.DCL_OUTPUT_CONTROL_POINT_COUNT, shader.outputVertices << 11);
        program.op(Opcode.DCL_TESSELLATOR_DOMAIN, domain(facts.domain()) << 11);
        program.op(Opcode.DCL_TESSELLATOR_PARTITIONING, partitioning() << 11);
        program.op(Opcode.DCL_TESSELLATOR_OUTPUT_PRIMITIVE, primitive() << 11);
        program.begin(Opcode.DCL_HS_MAX_TESSFACTOR)
                .word(Float.floatToRawIntBits(MOST))
                .end();
        program.op(Opcode.DCL_GLOBALFLAGS, precise ? 0 : DxbcCompiler.MAY_REORDER);
        program.append(declarations.tokens());
        program.append(phases);
        Map<String, byte[]> chunks = new LinkedHashMap<>();
        chunks.put("ISGN", in.bytes(false));
        chunks.put("OSGN", out.bytes(false));
        chunks.put("PCSG", patch.bytes(false));
        chunks.put("SHEX", program.program(3, DxbcCompiler.MINOR_VERSION));
        int features = DxbcCompiler.features(shader.stage, declarations);
        if (features != 0) chunks.put("SFI0", DxbcCompiler.features(features));
        return new DxbcModule(
                shader.stage,
                Container.of(chunks),
                declarations.bindings(),
                declarations.rootWords(),
                inputs,
                outputs,
                0,
                patchOutputs,
                FarOutput.of(out),
                0,
                false);
    }

    private void vertices() {
        Shader s = HullSplit.vertices(shader);
        Code code = new Code(s.name, arrays);
        Inputs read = new Inputs(s, code, declarations, variant, OperandFile.INPUT, facts.inputVertices());
        Outputs written = new Outputs(s, code, declarations, variant);
        phase(Opcode.HS_CONTROL_POINT_PHASE, s, code, read, read, written, out);
    }

    private void patch() {
        Shader s = HullSplit.patch(shader, declarations.options().patchReadsVertices);
        for (Builtin builtin : Inputs.LEVELS) {
            if (s.outputs.stream().noneMatch(v -> v.builtin == builtin)) {
                Variable v = new Variable(
                        Variable.Mode.OUTPUT,
                        "out_" + builtin.text(),
                        Type.F32,
                        builtin == Builtin.TESS_LEVEL_OUTER ? 4 : 2);
                v.builtin = builtin;
                s.outputs.add(v);
            }
        }
        Code code = new Code(s.name, arrays);
        Inputs read =
                new Inputs(s, code, declarations, variant, OperandFile.INPUT_CONTROL_POINT, facts.inputVertices());
        Inputs points = new Inputs(s, code, declarations, variant, OperandFile.OUTPUT_CONTROL_POINT, s.outputVertices);
        Outputs written = new Outputs(s, code, declarations, variant);
        written.needLevels();
        phase(Opcode.HS_FORK_PHASE, s, code, read, points, written, patch);
    }

    private void phase(
            Opcode opcode, Shader s, Code code, Inputs read, Inputs points, Outputs written, Signature signature) {
        Memory memory = new Memory(s, code, declarations);
        Statements statements = new Statements(s, code, declarations, read, points, written, memory);
        new ControlFlow(code, statements).emit(s.entry.body());
        phases.op(opcode, 0);
        read.declare(phases, in, new Signature());
        if (points != read) points.declare(phases, new Signature(), new Signature());
        written.declare(phases, signature, 0);
        DxbcCompiler.temporaries(phases, code);
        written.clear(phases);
        statements.start(phases);
        phases.append(code.tokens());
        arrays += code.arrays().size();
        precise |= code.hasPrecise();
        inputs |= read.locations;
        outputs |= written.locations;
        patchOutputs |= written.patchRegisters;
    }
}
