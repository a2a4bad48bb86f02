package tepui.frontends.gl.spirv;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.spirv.Spv.BuiltIn;
import tepui.ir.spirv.Spv.ImageFormat;

/** What the language calls SPIR-V's built-in variables and formats of images. */
final class Builtins {
    private Builtins() {}

    static String name(int builtin, Stage stage, boolean input) {
        return switch (builtin) {
            case BuiltIn.Position -> "gl_Position";
            case BuiltIn.PointSize -> "gl_PointSize";
            case BuiltIn.ClipDistance -> "gl_ClipDistance";
            case BuiltIn.CullDistance -> "gl_CullDistance";
            case BuiltIn.VertexId, BuiltIn.VertexIndex -> "gl_VertexID";
            case BuiltIn.InstanceId, BuiltIn.InstanceIndex -> "gl_InstanceID";
            case BuiltIn.PrimitiveId -> stage == Stage.GEOMETRY && input ? "gl_PrimitiveIDIn" : "gl_PrimitiveID";
            case BuiltIn.InvocationId -> "gl_InvocationID";
            case BuiltIn.Layer -> "gl_Layer";
            case BuiltIn.ViewportIndex -> "gl_ViewportIndex";
            case BuiltIn.TessLevelOuter -> "gl_TessLevelOuter";
            case BuiltIn.TessLevelInner -> "gl_TessLevelInner";
            case BuiltIn.TessCoord -> "gl_TessCoord";
            case BuiltIn.PatchVertices -> "gl_PatchVerticesIn";
            case BuiltIn.FragCoord -> "gl_FragCoord";
            case BuiltIn.PointCoord -> "gl_PointCoord";
            case BuiltIn.FrontFacing -> "gl_FrontFacing";
            case BuiltIn.SampleId -> "gl_SampleID";
            case BuiltIn.SamplePosition -> "gl_SamplePosition";
            case BuiltIn.SampleMask -> input ? "gl_SampleMaskIn" : "gl_SampleMask";
            case BuiltIn.FragDepth -> "gl_FragDepth";
            case BuiltIn.HelperInvocation -> "gl_HelperInvocation";
            case BuiltIn.NumWorkgroups -> "gl_NumWorkGroups";
            case BuiltIn.WorkgroupId -> "gl_WorkGroupID";
            case BuiltIn.LocalInvocationId -> "gl_LocalInvocationID";
            case BuiltIn.GlobalInvocationId -> "gl_GlobalInvocationID";
            case BuiltIn.LocalInvocationIndex -> "gl_LocalInvocationIndex";
            case BuiltIn.BaseVertex -> "gl_BaseVertex";
            case BuiltIn.BaseInstance -> "gl_BaseInstance";
            case BuiltIn.DrawIndex -> "gl_DrawID";
            default -> throw new SpirvException("built-in variable " + builtin + " is not there");
        };
    }

    /** The layout of a format; null for an unknown one. */
    static @Nullable String imageFormat(int format) {
        return switch (format) {
            case ImageFormat.Unknown -> null;
            case ImageFormat.Rgba32f -> "rgba32f";
            case ImageFormat.Rgba16f -> "rgba16f";
            case ImageFormat.R32f -> "r32f";
            case ImageFormat.Rgba8 -> "rgba8";
            case ImageFormat.Rgba8Snorm -> "rgba8_snorm";
            case ImageFormat.Rg32f -> "rg32f";
            case ImageFormat.Rg16f -> "rg16f";
            case ImageFormat.R11fG11fB10f -> "r11f_g11f_b10f";
            case ImageFormat.R16f -> "r16f";
            case ImageFormat.Rgba16 -> "rgba16";
            case ImageFormat.Rgb10A2 -> "rgb10_a2";
            case ImageFormat.Rg16 -> "rg16";
            case ImageFormat.Rg8 -> "rg8";
            case ImageFormat.R16 -> "r16";
            case ImageFormat.R8 -> "r8";
            case ImageFormat.Rgba16Snorm -> "rgba16_snorm";
            case ImageFormat.Rg16Snorm -> "rg16_snorm";
            case ImageFormat.Rg8Snorm -> "rg8_snorm";
            case ImageFormat.R16Snorm -> "r16_snorm";
            case ImageFormat.R8Snorm -> "r8_snorm";
            case ImageFormat.Rgba32i -> "rgba32i";
            case ImageFormat.Rgba16i -> "rgba16i";
            case ImageFormat.Rgba8i -> "rgba8i";
            case ImageFormat.R32i -> "r32i";
            case ImageFormat.Rg32i -> "rg32i";
            case ImageFormat.Rg16i -> "rg16i";
            case ImageFormat.Rg8i -> "rg8i";
            case ImageFormat.R16i -> "r16i";
            case ImageFormat.R8i -> "r8i";
            case ImageFormat.Rgba32ui -> "rgba32ui";
            case ImageFormat.Rgba16ui -> "rgba16ui";
            case ImageFormat.Rgba8ui -> "rgba8ui";
            case ImageFormat.R32ui -> "r32ui";
            case ImageFormat.Rgb10a2ui -> "rgb10_a2ui";
            case ImageFormat.Rg32ui -> "rg32ui";
            case ImageFormat.Rg16ui -> "rg16ui";
            case ImageFormat.Rg8ui -> "rg8ui";
            case ImageFormat.R16ui -> "r16ui";
            case ImageFormat.R8ui -> "r8ui";
            default -> throw new SpirvException("image format " + format + " is not there");
        };
    }
}
