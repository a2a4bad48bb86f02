package tepui.drivers.vulkan.spirv;

import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.pass.LowerQuads;
import tepui.ir.pass.LowerRectTextures;
import tepui.ir.pass.LowerResourceIndex;
import tepui.ir.pass.LowerSubgroups;
import tepui.ir.pass.LowerVertexFetch;
import tepui.ir.pass.LowerWideInterface;
import tepui.ir.spirv.Spv;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.driver.LogicTargets;
import tepui.pipe.driver.LowerAdvancedBlend;
import tepui.pipe.driver.LowerLogicOp;
import tepui.pipe.driver.LowerTargetLoads;
import tepui.pipe.driver.TargetReads;

/**
 * Compiler of a valid shader of one stage to a SPIR-V module for Vulkan. It changes nothing of what it is given and may
 * be called by several threads at once.
 */
public final class SpirvCompiler {
    private SpirvCompiler() {}

    /**
     * The module for one pipeline's needs.
     *
     * @throws MissingCapabilityException if the shader needs what {@code options} do not have
     */
    public static SpirvModule compile(Shader source, SpirvOptions options, SpirvVariant variant) {
        Shader shader = source.copy();
        for (Resource r : shader.resources) {
            if (r.shape == TextureShape.RECT) {
                new LowerRectTextures().run(shader);
                break;
            }
        }
        if (variant.primitiveIds() != SpirvVariant.PrimitiveIds.AS_COUNTED) {
            new LowerQuads(variant.primitiveIds() == SpirvVariant.PrimitiveIds.OF_A_POLYGON).run(shader);
        }
        if (shader.stage == Stage.FRAGMENT) {
            TargetReads reads = variant.targets();
            AdvancedBlend blend = reads.blend();
            if (blend != null) new LowerAdvancedBlend(blend, reads.clamps()).run(shader);
            LogicTargets logic = reads.logic();
            if (logic != null) new LowerLogicOp(logic).run(shader);
            new LowerTargetLoads(reads, BindingMap.targetSlot(0)).run(shader);
        }
        if (!variant.attributes().isEmpty()) new LowerVertexFetch(variant.attributes()).run(shader);
        new LowerResourceIndex(r -> takesConstants(r, options)).run(shader);
        if ((options.voteStages >> shader.stage.ordinal() & 1) == 0) new LowerSubgroups().run(shader);
        else if ((options.quadStages >> shader.stage.ordinal() & 1) == 0)
            LowerSubgroups.ofQuads().run(shader);
        // Devices carry 64-bit values between stages in ways of their own, and few fetch them from vertex buffers.
        LowerWideInterface wide = new LowerWideInterface();
        wide.run(shader);
        ModuleWriter module = new ModuleWriter(shader.name, options);
        CodeWriter code = new CodeWriter(module);
        ResourceVariables resources = new ResourceVariables(shader, code);
        Demotion demotion = new Demotion(shader, module);
        InterfaceVariables variables = new InterfaceVariables(shader, module, variant);
        Buffers buffers = new Buffers(shader, code, resources, demotion);
        Textures textures = new Textures(code, resources);
        Images images = new Images(shader, code, resources, demotion);
        Statements.Memories memories = new Statements.Memories(variables, buffers, textures, images);
        Statements statements = new Statements(shader, code, memories, demotion, variant, wide);
        int entry = new ControlFlow(shader, code, statements).emit();
        boolean perSample = new ExecutionModes(shader, module, variables, variant, entry).emit();
        int[] words = module.finish(model(shader.stage), entry);
        return new SpirvModule(
                shader.stage,
                words,
                resources.bindings,
                buffers.pushWords,
                variables.inputs,
                variables.outputs,
                variables.patchInputs,
                variables.patchOutputs,
                variables.writesPointSize,
                perSample);
    }

    /** Must indices into an array be constants? Those of texel buffers always: no feature of Vulkan 1.1 is about them. */
    private static boolean takesConstants(Resource r, SpirvOptions o) {
        return switch (r.kind()) {
            case UNIFORM_BUFFER -> !o.uniformBufferArrayDynamicIndexing;
            case TEXTURE -> r.shape == TextureShape.BUFFER || !o.sampledImageArrayDynamicIndexing;
            case STORAGE_BUFFER -> !o.storageBufferArrayDynamicIndexing;
            case IMAGE -> r.shape == TextureShape.BUFFER || !o.storageImageArrayDynamicIndexing;
        };
    }

    private static int model(Stage stage) {
        return switch (stage) {
            case VERTEX -> Spv.ExecutionModel.Vertex;
            case TESS_CONTROL -> Spv.ExecutionModel.TessellationControl;
            case TESS_EVAL -> Spv.ExecutionModel.TessellationEvaluation;
            case GEOMETRY -> Spv.ExecutionModel.Geometry;
            case FRAGMENT -> Spv.ExecutionModel.Fragment;
            case COMPUTE -> Spv.ExecutionModel.GLCompute;
        };
    }
}
