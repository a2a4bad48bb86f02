package tepui.drivers.vulkan.spirv;

import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv;
import tepui.pipe.StreamOutputLayout;

/**
 * Execution modes: the layout facts of a stage. Fragment coordinates start at the upper left, which is row 0 of the
 * target, as the contract has it; tessellation domains are those of OpenGL, so pipelines say {@code LOWER_LEFT} as
 * their domain's origin.
 */
final class ExecutionModes {
    private final Shader shader;
    private final ModuleWriter module;
    private final InterfaceVariables variables;
    private final SpirvVariant variant;
    private final int entry;

    ExecutionModes(Shader shader, ModuleWriter module, InterfaceVariables variables, SpirvVariant variant, int entry) {
        this.shader = shader;
        this.module = module;
        this.variables = variables;
        this.variant = variant;
        this.entry = entry;
    }

    private void mode(int mode, int... literals) {
        int at = module.modes.begin(Spv.Op.OpExecutionMode);
        module.modes.add(entry);
        module.modes.add(mode);
        for (int literal : literals) module.modes.add(literal);
        module.modes.end(at);
    }

    /** Writes them; says whether a fragment shader must run once per sample. */
    boolean emit() {
        switch (shader.stage) {
            case VERTEX -> {}
            case TESS_CONTROL -> {
                tessellation();
                mode(Spv.ExecutionMode.OutputVertices, shader.outputVertices);
            }
            case TESS_EVAL -> tessellationEvaluation();
            case GEOMETRY -> geometry();
            case FRAGMENT -> fragment();
            case COMPUTE -> {
                mode(Spv.ExecutionMode.LocalSize, shader.localX, shader.localY, shader.localZ);
                quads();
            }
        }
        specials();
        StreamOutputLayout captured = variant.lastVertexStage() ? variant.streamOutput() : null;
        if (captured != null && !captured.outputs().isEmpty()) mode(Spv.ExecutionMode.Xfb);
        return shader.perSample || reads(Builtin.SAMPLE_ID) || reads(Builtin.SAMPLE_POSITION);
    }

    /** Zeros keep their signs, and infinities and NaN are what they are: compilers otherwise fold what asks for them. */
    private void specials() {
        boolean doubles = module.options.preserveSpecials64 && module.has(Spv.Capability.Float64);
        if (!module.options.preserveSpecials32 && !doubles) return;
        module.capability(Spv.Capability.SignedZeroInfNanPreserve);
        // Part of SPIR-V from 1.4 on.
        if (module.options.minorVersion < 4) module.extension("SPV_KHR_float_controls");
        if (module.options.preserveSpecials32) mode(Spv.ExecutionMode.SignedZeroInfNanPreserve, 32);
        if (doubles) mode(Spv.ExecutionMode.SignedZeroInfNanPreserve, 64);
    }

    /** Derivatives within a workgroup. */
    private void quads() {
        if (shader.quads == Shader.Quads.NONE) return;
        boolean byId = shader.quads == Shader.Quads.BY_ID;
        module.capability(
                byId ? Spv.Capability.ComputeDerivativeGroupQuadsNV : Spv.Capability.ComputeDerivativeGroupLinearNV,
                module.options.computeDerivatives,
                "VK_KHR_compute_shader_derivatives or VK_NV_compute_shader_derivatives");
        module.extension(
                module.options.derivativesOfKhronos
                        ? "SPV_KHR_compute_shader_derivatives"
                        : "SPV_NV_compute_shader_derivatives");
        mode(byId ? Spv.ExecutionMode.DerivativeGroupQuadsNV : Spv.ExecutionMode.DerivativeGroupLinearNV);
    }

    private boolean reads(Builtin builtin) {
        for (Variable v : shader.inputs) {
            if (v.builtin == builtin && variables.used(v) != null) return true;
        }
        return false;
    }

    private void tessellation() {
        module.capability(Spv.Capability.Tessellation, module.options.tessellation, "tessellationShader");
    }

    private void tessellationEvaluation() {
        tessellation();
        mode(
                switch (shader.inputTopology) {
                    case QUADS -> Spv.ExecutionMode.Quads;
                    case ISOLINES -> Spv.ExecutionMode.Isolines;
                    default -> Spv.ExecutionMode.Triangles;
                });
        mode(
                switch (shader.spacing) {
                    case EQUAL -> Spv.ExecutionMode.SpacingEqual;
                    case FRACTIONAL_EVEN -> Spv.ExecutionMode.SpacingFractionalEven;
                    case FRACTIONAL_ODD -> Spv.ExecutionMode.SpacingFractionalOdd;
                });
        mode(shader.clockwise ? Spv.ExecutionMode.VertexOrderCw : Spv.ExecutionMode.VertexOrderCcw);
        if (shader.pointMode) mode(Spv.ExecutionMode.PointMode);
    }

    private void geometry() {
        module.capability(Spv.Capability.Geometry, module.options.geometry, "geometryShader");
        mode(
                switch (shader.inputTopology) {
                    case POINTS -> Spv.ExecutionMode.InputPoints;
                    case LINES -> Spv.ExecutionMode.InputLines;
                    case LINES_ADJACENCY -> Spv.ExecutionMode.InputLinesAdjacency;
                    case TRIANGLES_ADJACENCY -> Spv.ExecutionMode.InputTrianglesAdjacency;
                    default -> Spv.ExecutionMode.Triangles;
                });
        mode(Spv.ExecutionMode.Invocations, shader.invocations);
        mode(
                switch (shader.outputTopology) {
                    case POINTS -> Spv.ExecutionMode.OutputPoints;
                    case LINE_STRIP -> Spv.ExecutionMode.OutputLineStrip;
                    default -> Spv.ExecutionMode.OutputTriangleStrip;
                });
        mode(Spv.ExecutionMode.OutputVertices, Math.max(1, shader.outputVertices));
    }

    private void fragment() {
        mode(Spv.ExecutionMode.OriginUpperLeft);
        if (shader.earlyFragmentTests) mode(Spv.ExecutionMode.EarlyFragmentTests);
        if (shader.postDepthCoverage) {
            module.extension("SPV_KHR_post_depth_coverage");
            module.capability(Spv.Capability.SampleMaskPostDepthCoverage);
            mode(Spv.ExecutionMode.PostDepthCoverage);
        }
        interlock();
        for (Variable v : shader.outputs) {
            if (variables.used(v) == null) continue;
            if (v.builtin == Builtin.FRAG_STENCIL) mode(Spv.ExecutionMode.StencilRefReplacingEXT);
            if (v.builtin != Builtin.FRAG_DEPTH) continue;
            mode(Spv.ExecutionMode.DepthReplacing);
            switch (shader.depthLayout) {
                case ANY -> {}
                case GREATER -> mode(Spv.ExecutionMode.DepthGreater);
                case LESS -> mode(Spv.ExecutionMode.DepthLess);
                case UNCHANGED -> mode(Spv.ExecutionMode.DepthUnchanged);
            }
        }
    }

    private void interlock() {
        if (shader.interlock == Shader.Interlock.NONE) return;
        module.extension("SPV_EXT_fragment_shader_interlock");
        boolean pixels = shader.interlock == Shader.Interlock.PIXEL_ORDERED
                || shader.interlock == Shader.Interlock.PIXEL_UNORDERED;
        module.capability(
                pixels
                        ? Spv.Capability.FragmentShaderPixelInterlockEXT
                        : Spv.Capability.FragmentShaderSampleInterlockEXT);
        mode(
                switch (shader.interlock) {
                    case PIXEL_UNORDERED -> Spv.ExecutionMode.PixelInterlockUnorderedEXT;
                    case SAMPLE_ORDERED -> Spv.ExecutionMode.SampleInterlockOrderedEXT;
                    case SAMPLE_UNORDERED -> Spv.ExecutionMode.SampleInterlockUnorderedEXT;
                    default -> Spv.ExecutionMode.PixelInterlockOrderedEXT;
                });
    }
}
