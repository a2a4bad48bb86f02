package tepui.frontends.glsl.sema;

import java.util.List;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.VarInfo.Storage;
import tepui.ir.Builtin;

/**
 * Member of the built-in block gl_PerVertex.
 *
 * @param compatibility only the compatibility profile has it
 */
public record PerVertexMember(String name, GlslType type, Builtin builtin, boolean compatibility) {
    static final List<PerVertexMember> ALL = List.of(
            new PerVertexMember("gl_Position", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.POSITION, false),
            new PerVertexMember("gl_PointSize", BasicTypes.FLOAT, Builtin.POINT_SIZE, false),
            new PerVertexMember(
                    "gl_ClipDistance", new GlslType.Array(BasicTypes.FLOAT, 0), Builtin.CLIP_DISTANCE, false),
            new PerVertexMember(
                    "gl_CullDistance", new GlslType.Array(BasicTypes.FLOAT, 0), Builtin.CULL_DISTANCE, false),
            new PerVertexMember("gl_ClipVertex", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.NONE, true),
            new PerVertexMember("gl_FrontColor", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.NONE, true),
            new PerVertexMember("gl_BackColor", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.NONE, true),
            new PerVertexMember("gl_FrontSecondaryColor", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.NONE, true),
            new PerVertexMember("gl_BackSecondaryColor", Basic.vector(GlslType.Base.FLOAT, 4), Builtin.NONE, true),
            new PerVertexMember(
                    "gl_TexCoord", new GlslType.Array(Basic.vector(GlslType.Base.FLOAT, 4), 0), Builtin.NONE, true),
            new PerVertexMember("gl_FogFragCoord", BasicTypes.FLOAT, Builtin.NONE, true));

    /** Is that the name of one? */
    public static boolean isOne(String name) {
        for (PerVertexMember m : ALL) {
            if (m.name.equals(name)) return true;
        }
        return false;
    }

    /** The member of a block, with the type that it is declared with. */
    GlslType.Member member(GlslType declared, boolean in) {
        VarInfo info = new VarInfo();
        info.storage = in ? Storage.IN : Storage.OUT;
        info.builtin = builtin;
        info.precision = VarInfo.Precision.HIGH;
        return new GlslType.Member(name, declared, info);
    }
}
