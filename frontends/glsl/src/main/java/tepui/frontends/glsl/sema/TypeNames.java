package tepui.frontends.glsl.sema;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.GlslType.Opaque;
import tepui.ir.TextureShape;

/** Table of the types that the language names. Whether a version has one is the keyword table's business. */
final class TypeNames {
    private static final Map<String, GlslType> TYPES = new HashMap<>();

    static {
        add(BasicTypes.VOID);
        for (Base base : Base.values()) {
            for (int rows = 1; rows <= 4; rows++) add(new Basic(base, 1, rows));
        }
        for (Base base : new Base[] {Base.FLOAT, Base.DOUBLE}) {
            String prefix = base == Base.DOUBLE ? "d" : "";
            for (int columns = 2; columns <= 4; columns++) {
                for (int rows = 2; rows <= 4; rows++) {
                    Basic type = new Basic(base, columns, rows);
                    add(type);
                    TYPES.put(prefix + "mat" + columns + "x" + rows, type);
                }
            }
        }
        for (TextureShape shape : TextureShape.values()) {
            for (Base texel : new Base[] {Base.FLOAT, Base.INT, Base.UINT}) {
                add(new Opaque(Opaque.Kind.SAMPLER, shape, texel, false));
                add(new Opaque(Opaque.Kind.IMAGE, shape, texel, false));
            }
            if (shape != TextureShape.D3 && shape != TextureShape.BUFFER && !shape.isMultisample()) {
                add(new Opaque(Opaque.Kind.SAMPLER, shape, Base.FLOAT, true));
            }
        }
        add(new Opaque(Opaque.Kind.ATOMIC_COUNTER, null, Base.UINT, false));
    }

    private TypeNames() {}

    private static void add(GlslType type) {
        TYPES.put(type.toString(), type);
    }

    /** The type of that name, or null. */
    static @Nullable GlslType of(String name) {
        return TYPES.get(name);
    }
}
