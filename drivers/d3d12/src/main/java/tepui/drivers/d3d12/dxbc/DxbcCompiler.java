package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.LowerQuads;
import tepui.ir.pass.LowerVertexFetch;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.driver.LogicTargets;
import tepui.pipe.driver.LowerAdvancedBlend;
import tepui.pipe.driver.LowerLogicOp;
import tepui.pipe.driver.LowerTargetLoads;
import tepui.pipe.driver.TargetReads;

/**
 * Compiler of a valid shader of one stage to DXBC of shader model 5.1. It changes nothing of what it is given and may
 * be called by several threads at once.
 */
public final class DxbcCompiler {
    static final int MINOR_VERSION = 1;
    static final int MAY_REORDER = 1 << 11;
    /** Reads of targets come from copies; the shader has the blend equations and logic operations that the device lacks. */
    private static void targets(Shader shader, TargetReads reads) {
        AdvancedBlend blend = reads.blend();
        if (blend != null) new LowerAdvancedBlend(blend, reads.clamps()).run(shader);
        LogicTargets logic = reads.logic();
        if (logic != null) new LowerLogicOp(logic).run(shader);
        new LowerTargetLoads(reads, Registers.targetSlot(0)).run(shader);
    }

    private static final int EARLY_DEPTH = 1 << 13;

    // Bits of the chunk that names optional features.
    private static final int VIEWS_IN_ALL_STAGES = 4;
    private static final int MANY_VIEWS = 8;
    private static final int STENCIL_REFERENCE = 0x200;
    private static final int TYPED_LOADS = 0x800;
    private static final int LAYER_FROM_ANY_STAGE = 0x2000;

    private DxbcCompiler() {}

    /**
     * The module for one pipeline's needs.
     *
     * @throws InexpressibleShaderException if shader model 5.1 or the device has no code for it
     */
    public static DxbcModule compile(Shader source, DxbcOptions options, DxbcVariant variant) {
        Shader shader = source.copy();
        variant.numbering().apply(shader);
        if (!variant.attributes().isEmpty()) new LowerVertexFetch(variant.attributes()).run(shader);
        if (shader.stage == Stage.FRAGMENT) {
            if (variant.idTriangles() != 1) new LowerQuads(variant.idTriangles() == 0).run(shader);
            targets(shader, variant.targets());
        }
        DxbcLowering.lower(shader, options);
        if (shader.stage == Stage.TESS_CONTROL) return Hull.compile(shader, options, variant);
        Code code = new Code(shader.name, 0);
        Declarations declarations = new Declarations(shader, options);
        Inputs inputs = new Inputs(shader, code, declarations, variant);
        Outputs outputs = new Outputs(shader, code, declarations, variant);
        Memory memory = new Memory(shader, code, declarations);
        Statements statements = new Statements(shader, code, declarations, inputs, inputs, outputs, memory);
        new ControlFlow(code, statements).emit(shader.entry.body());
        if (shader.stage == Stage.FRAGMENT && shader.perSample) inputs.needSamples();

        Signature in = new Signature();
        Signature out = new Signature();
        Signature patch = new Signature();
        TokenWriter program = new TokenWriter();
        boolean early = shader.stage == Stage.FRAGMENT && shader.earlyFragmentTests;
        program.op(Opcode.DCL_GLOBALFLAGS, (code.hasPrecise() ? 0 : MAY_REORDER) | (early ? EARLY_DEPTH : 0));
        if (shader.stage == Stage.TESS_EVAL) {
            program.op(Opcode.DCL_INPUT_CONTROL_POINT_COUNT, Inputs.vertices(shader, variant) << 11);
            program.op(Opcode.DCL_TESSELLATOR_DOMAIN, Hull.domain(shader.inputTopology) << 11);
        }
        program.append(declarations.tokens());
        inputs.declare(program, in, patch);
        FarOutput far = variant.farOutput();
        if (far != null) far.addTo(in);
        if (shader.stage == Stage.GEOMETRY) geometry(shader, program, outputs, out);
        else outputs.declare(program, out, 0);
        memory.declare(program);
        temporaries(program, code);
        if (shader.stage == Stage.COMPUTE) {
            program.begin(Opcode.DCL_THREAD_GROUP)
                    .word(shader.localX)
                    .word(shader.localY)
                    .word(shader.localZ)
                    .end();
        }
        outputs.clear(program);
        statements.start(program);
        program.append(code.tokens());

        Map<String, byte[]> chunks = new LinkedHashMap<>();
        chunks.put("ISGN", in.bytes(false));
        boolean streams = shader.stage == Stage.GEOMETRY;
        chunks.put(streams ? "OSG5" : "OSGN", out.bytes(streams));
        if (shader.stage == Stage.TESS_EVAL) chunks.put("PCSG", patch.bytes(false));
        chunks.put("SHEX", program.program(number(shader.stage), MINOR_VERSION));
        int features = features(shader.stage, declarations);
        if (outputs.exportsStencil()) features |= STENCIL_REFERENCE;
        if (outputs.isLayered()) features |= LAYER_FROM_ANY_STAGE;
        if (features != 0) chunks.put("SFI0", features(features));
        return new DxbcModule(
                shader.stage,
                Container.of(chunks),
                declarations.bindings(),
                declarations.rootWords(),
                inputs.locations,
                outputs.locations,
                inputs.patchRegisters,
                0,
                null,
                streams ? out.mostScalars() : 0,
                shader.perSample || inputs.perSample);
    }

    static byte[] features(int bits) {
        return ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(bits)
                .array();
    }

    static int features(Stage stage, Declarations declarations) {
        int features = 0;
        boolean pixels = stage == Stage.FRAGMENT || stage == Stage.COMPUTE;
        if (declarations.unorderedViews() > 0 && !pixels) features |= VIEWS_IN_ALL_STAGES;
        if (declarations.unorderedViews() > 8) features |= MANY_VIEWS;
        if (declarations.hasTypedLoads()) features |= TYPED_LOADS;
        return features;
    }

    static void temporaries(TokenWriter out, Code code) {
        if (code.tempCount() > 0)
            out.begin(Opcode.DCL_TEMPS).word(code.tempCount()).end();
        List<Integer> arrays = code.arrays();
        for (int n = 0; n < arrays.size(); n++) {
            out.begin(Opcode.DCL_INDEXABLETEMP)
                    .word(code.firstArray() + n)
                    .word(arrays.get(n))
                    .word(4)
                    .end();
        }
    }

    private static void geometry(Shader shader, TokenWriter program, Outputs outputs, Signature out) {
        int primitive = switch (shader.inputTopology) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINES_ADJACENCY -> 6;
            case TRIANGLES_ADJACENCY -> 7;
            default -> 3;
        };
        program.op(Opcode.DCL_INPUTPRIMITIVE, primitive << 11);
        if (shader.invocations > 1) {
            program.begin(Opcode.DCL_GS_INSTANCE_COUNT).word(shader.invocations).end();
        }
        int topology = switch (shader.outputTopology) {
            case POINTS -> 1;
            case LINE_STRIP -> 3;
            default -> 5;
        };
        int streams = 1;
        for (Variable v : shader.outputs) streams = Math.max(streams, v.stream + 1);
        for (int stream = 0; stream < streams; stream++) {
            program.op(Opcode.DCL_STREAM, 0, Operand.bare(OperandFile.STREAM, stream));
            program.op(Opcode.DCL_OUTPUTTOPOLOGY, topology << 11);
            outputs.declare(program, out, stream);
        }
        program.begin(Opcode.DCL_MAXOUT)
                .word(Math.max(1, shader.outputVertices))
                .end();
    }

    private static int number(Stage stage) {
        return switch (stage) {
            case FRAGMENT -> 0;
            case VERTEX -> 1;
            case GEOMETRY -> 2;
            case TESS_CONTROL -> 3;
            case TESS_EVAL -> 4;
            case COMPUTE -> 5;
        };
    }
}
