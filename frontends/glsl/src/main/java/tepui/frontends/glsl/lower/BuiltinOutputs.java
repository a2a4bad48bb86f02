package tepui.frontends.glsl.lower;

import java.util.List;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Opaque;
import tepui.ir.TextureShape;

/** Table of the out parameters of built-in functions. */
final class BuiltinOutputs {
    private BuiltinOutputs() {}

    static boolean has(String name) {
        return switch (name) {
            case "modf", "frexp", "uaddCarry", "usubBorrow", "umulExtended", "imulExtended" -> true;
            default -> name.startsWith("atomic") && !name.startsWith("atomicCounter") || isSparse(name);
        };
    }

    /** Does it give a texel by an out parameter, and return whether what it read has memory? */
    static boolean isSparse(String name) {
        return name.startsWith("sparse") && !name.equals("sparseTexelsResidentARB");
    }

    /** Which parameter of a sparse look-up or load is the texel: those before it are as the name says. */
    static int texel(String name, GlslType of) {
        Opaque type = (Opaque) of;
        TextureShape shape = type.shape();
        boolean samples = shape != null && shape.isMultisample();
        int at = 2;
        if (name.contains("ImageLoad")) return samples ? at + 1 : at;
        if (name.contains("TexelFetch")) at += shape == TextureShape.RECT ? 0 : 1;
        else if (name.contains("Gather")) at += type.shadow() ? 1 : 0;
        else if (type.shadow() && shape == TextureShape.CUBE_ARRAY) at++;
        if (name.contains("Lod")) at++;
        if (name.contains("Grad")) at += 2;
        if (name.contains("Offset")) at++;
        return name.contains("Clamp") ? at + 1 : at;
    }

    static boolean isOut(String name, List<GlslType> parameters, int parameter) {
        if (isSparse(name)) return parameter == texel(name, parameters.getFirst());
        return switch (name) {
            case "modf", "frexp" -> parameter == 1;
            case "uaddCarry", "usubBorrow" -> parameter == 2;
            case "umulExtended", "imulExtended" -> parameter >= 2;
            default -> name.startsWith("atomic") && !name.startsWith("atomicCounter") && parameter == 0;
        };
    }
}
