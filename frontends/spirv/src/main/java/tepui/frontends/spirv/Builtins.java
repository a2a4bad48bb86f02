package tepui.frontends.spirv;

import tepui.ir.Builtin;
import tepui.ir.spirv.Spv.BuiltIn;

/** Map of SPIR-V's built-in variables to the IR's. */
final class Builtins {
    private Builtins() {}

    static Builtin of(int builtin, boolean input) {
        return switch (builtin) {
            case BuiltIn.Position -> Builtin.POSITION;
            case BuiltIn.PointSize -> Builtin.POINT_SIZE;
            case BuiltIn.ClipDistance -> Builtin.CLIP_DISTANCE;
            case BuiltIn.CullDistance -> Builtin.CULL_DISTANCE;
            case BuiltIn.VertexId, BuiltIn.VertexIndex -> Builtin.VERTEX_ID;
            case BuiltIn.InstanceId, BuiltIn.InstanceIndex -> Builtin.INSTANCE_ID;
            case BuiltIn.PrimitiveId -> Builtin.PRIMITIVE_ID;
            case BuiltIn.InvocationId -> Builtin.INVOCATION_ID;
            case BuiltIn.Layer -> Builtin.LAYER;
            case BuiltIn.ViewportIndex -> Builtin.VIEWPORT_INDEX;
            case BuiltIn.TessLevelOuter -> Builtin.TESS_LEVEL_OUTER;
            case BuiltIn.TessLevelInner -> Builtin.TESS_LEVEL_INNER;
            case BuiltIn.TessCoord -> Builtin.TESS_COORD;
            case BuiltIn.PatchVertices -> Builtin.PATCH_VERTICES;
            case BuiltIn.FragCoord -> Builtin.FRAG_COORD;
            case BuiltIn.PointCoord -> Builtin.POINT_COORD;
            case BuiltIn.FrontFacing -> Builtin.FRONT_FACING;
            case BuiltIn.SampleId -> Builtin.SAMPLE_ID;
            case BuiltIn.SamplePosition -> Builtin.SAMPLE_POSITION;
            case BuiltIn.SampleMask -> input ? Builtin.SAMPLE_MASK_IN : Builtin.SAMPLE_MASK;
            case BuiltIn.FragDepth -> Builtin.FRAG_DEPTH;
            case BuiltIn.HelperInvocation -> Builtin.HELPER_INVOCATION;
            case BuiltIn.NumWorkgroups -> Builtin.WORKGROUP_COUNT;
            case BuiltIn.WorkgroupId -> Builtin.WORKGROUP_ID;
            case BuiltIn.LocalInvocationId -> Builtin.LOCAL_INVOCATION_ID;
            case BuiltIn.GlobalInvocationId -> Builtin.GLOBAL_INVOCATION_ID;
            case BuiltIn.LocalInvocationIndex -> Builtin.LOCAL_INVOCATION_INDEX;
            case BuiltIn.BaseVertex -> Builtin.BASE_VERTEX;
            case BuiltIn.BaseInstance -> Builtin.BASE_INSTANCE;
            case BuiltIn.DrawIndex -> Builtin.DRAW_ID;
            default -> throw new SpirvException("built-in variable " + builtin + " is not there");
        };
    }

    /** Is it one that vertices of a primitive or patch have each? */
    static boolean isOfVertex(Builtin b) {
        return switch (b) {
            case POSITION, POINT_SIZE, CLIP_DISTANCE, CULL_DISTANCE -> true;
            default -> false;
        };
    }

    static boolean isPatch(Builtin b) {
        return b == Builtin.TESS_LEVEL_OUTER || b == Builtin.TESS_LEVEL_INNER;
    }

    /** Is it an array in the IR? The mask of samples has one word there. */
    static boolean isArray(Builtin b) {
        return isPatch(b) || b == Builtin.CLIP_DISTANCE || b == Builtin.CULL_DISTANCE;
    }
}
