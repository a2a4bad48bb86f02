package tepui.frontends.glsl.link;

import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.ir.TextureShape;

/** OpenGL's enumerants for types (gl.xml, glGetActiveUniform). */
public final class GlTypes {
    private GlTypes() {}

    /** The number of a type that is neither an array nor a struct. */
    public static int of(GlslType type) {
        return switch (type) {
            case Basic b -> b.isMatrix() ? matrix(b) : vector(b);
            case GlslType.Opaque o ->
                switch (o.kind()) {
                    case ATOMIC_COUNTER -> 0x92DB;
                    case IMAGE -> image(o);
                    case SAMPLER -> sampler(o);
                };
            case GlslType.Array a -> of(a.element());
            default -> 0;
        };
    }

    private static int vector(Basic b) {
        int n = b.rows() - 1;
        if (n == 0) {
            return switch (b.base()) {
                case FLOAT -> 0x1406;
                case INT -> 0x1404;
                case UINT -> 0x1405;
                case BOOL -> 0x8B56;
                case DOUBLE -> 0x140A;
                case INT64 -> 0x140E;
                case UINT64 -> 0x140F;
            };
        }
        return switch (b.base()) {
            case FLOAT -> 0x8B50 + n - 1;
            case INT -> 0x8B53 + n - 1;
            case BOOL -> 0x8B57 + n - 1;
            case UINT -> 0x8DC6 + n - 1;
            case DOUBLE -> 0x8FFC + n - 1;
            case INT64 -> 0x8FE9 + n - 1;
            case UINT64 -> 0x8FF5 + n - 1;
        };
    }

    private static int matrix(Basic b) {
        boolean d = b.base() == Base.DOUBLE;
        if (b.columns() == b.rows()) return (d ? 0x8F46 : 0x8B5A) + b.columns() - 2;
        // 2x3, 2x4, 3x2, 3x4, 4x2, 4x3
        int index = switch (b.columns() * 10 + b.rows()) {
            case 23 -> 0;
            case 24 -> 1;
            case 32 -> 2;
            case 34 -> 3;
            case 42 -> 4;
            default -> 5;
        };
        return (d ? 0x8F49 : 0x8B65) + index;
    }

    private static int sampler(GlslType.Opaque o) {
        TextureShape shape = shape(o);
        if (o.shadow()) {
            return switch (shape) {
                case D1 -> 0x8B61;
                case D2 -> 0x8B62;
                case RECT -> 0x8B64;
                case D1_ARRAY -> 0x8DC3;
                case D2_ARRAY -> 0x8DC4;
                case CUBE -> 0x8DC5;
                default -> 0x900D;
            };
        }
        int row = row(o);
        return switch (shape) {
            case D1 -> new int[] {0x8B5D, 0x8DC9, 0x8DD1}[row];
            case D2 -> new int[] {0x8B5E, 0x8DCA, 0x8DD2}[row];
            case D3 -> new int[] {0x8B5F, 0x8DCB, 0x8DD3}[row];
            case CUBE -> new int[] {0x8B60, 0x8DCC, 0x8DD4}[row];
            case RECT -> new int[] {0x8B63, 0x8DCD, 0x8DD5}[row];
            case D1_ARRAY -> new int[] {0x8DC0, 0x8DCE, 0x8DD6}[row];
            case D2_ARRAY -> new int[] {0x8DC1, 0x8DCF, 0x8DD7}[row];
            case BUFFER -> new int[] {0x8DC2, 0x8DD0, 0x8DD8}[row];
            case D2_MS -> new int[] {0x9108, 0x9109, 0x910A}[row];
            case D2_MS_ARRAY -> new int[] {0x910B, 0x910C, 0x910D}[row];
            case CUBE_ARRAY -> new int[] {0x900C, 0x900E, 0x900F}[row];
        };
    }

    private static int image(GlslType.Opaque o) {
        int first = 0x904C + 11 * row(o);
        return first
                + switch (shape(o)) {
                    case D1 -> 0;
                    case D2 -> 1;
                    case D3 -> 2;
                    case RECT -> 3;
                    case CUBE -> 4;
                    case BUFFER -> 5;
                    case D1_ARRAY -> 6;
                    case D2_ARRAY -> 7;
                    case CUBE_ARRAY -> 8;
                    case D2_MS -> 9;
                    case D2_MS_ARRAY -> 10;
                };
    }

    private static TextureShape shape(GlslType.Opaque o) {
        TextureShape shape = o.shape();
        if (shape == null) throw new IllegalArgumentException("GlTypes: " + o + " has no shape");
        return shape;
    }

    private static int row(GlslType.Opaque o) {
        return o.texel() == Base.INT ? 1 : o.texel() == Base.UINT ? 2 : 0;
    }
}
