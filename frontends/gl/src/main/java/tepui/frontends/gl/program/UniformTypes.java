package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Types of uniforms as a word: base, columns and rows. */
public final class UniformTypes {
    public static final int FLOAT = 0;
    public static final int INT = 1;
    public static final int UINT = 2;
    public static final int BOOL = 3;
    public static final int DOUBLE = 4;
    public static final int SAMPLER = 5;
    public static final int IMAGE = 6;
    public static final int COUNTER = 7;
    public static final int INT64 = 8;
    public static final int UINT64 = 9;

    private UniformTypes() {}

    /** A type of so many columns and components of a column. */
    public static int pack(int base, int columns, int rows) {
        return base | columns << 4 | rows << 8;
    }

    public static int base(int packed) {
        return packed & 15;
    }

    public static int columns(int packed) {
        return packed >> 4 & 15;
    }

    /** Components of a column. */
    public static int rows(int packed) {
        return packed >> 8 & 15;
    }

    /** Two words a component. */
    public static boolean isWide(int base) {
        return base == DOUBLE || base == INT64 || base == UINT64;
    }

    /** A sampler or an image, whose value is a unit. */
    public static boolean isHandle(int packed) {
        return base(packed) == SAMPLER || base(packed) == IMAGE;
    }

    /** The parts of a type of OpenGL's. */
    public static int of(int type) {
        return switch (type) {
            case GL_FLOAT -> pack(FLOAT, 1, 1);
            case GL_FLOAT_VEC2 -> pack(FLOAT, 1, 2);
            case GL_FLOAT_VEC3 -> pack(FLOAT, 1, 3);
            case GL_FLOAT_VEC4 -> pack(FLOAT, 1, 4);
            case GL_INT -> pack(INT, 1, 1);
            case GL_INT_VEC2 -> pack(INT, 1, 2);
            case GL_INT_VEC3 -> pack(INT, 1, 3);
            case GL_INT_VEC4 -> pack(INT, 1, 4);
            case GL_UNSIGNED_INT -> pack(UINT, 1, 1);
            case GL_UNSIGNED_INT_VEC2 -> pack(UINT, 1, 2);
            case GL_UNSIGNED_INT_VEC3 -> pack(UINT, 1, 3);
            case GL_UNSIGNED_INT_VEC4 -> pack(UINT, 1, 4);
            case GL_BOOL -> pack(BOOL, 1, 1);
            case GL_BOOL_VEC2 -> pack(BOOL, 1, 2);
            case GL_BOOL_VEC3 -> pack(BOOL, 1, 3);
            case GL_BOOL_VEC4 -> pack(BOOL, 1, 4);
            case GL_INT64_ARB -> pack(INT64, 1, 1);
            case GL_INT64_VEC2_ARB -> pack(INT64, 1, 2);
            case GL_INT64_VEC3_ARB -> pack(INT64, 1, 3);
            case GL_INT64_VEC4_ARB -> pack(INT64, 1, 4);
            case GL_UNSIGNED_INT64_ARB -> pack(UINT64, 1, 1);
            case GL_UNSIGNED_INT64_VEC2_ARB -> pack(UINT64, 1, 2);
            case GL_UNSIGNED_INT64_VEC3_ARB -> pack(UINT64, 1, 3);
            case GL_UNSIGNED_INT64_VEC4_ARB -> pack(UINT64, 1, 4);
            case GL_DOUBLE -> pack(DOUBLE, 1, 1);
            case GL_DOUBLE_VEC2 -> pack(DOUBLE, 1, 2);
            case GL_DOUBLE_VEC3 -> pack(DOUBLE, 1, 3);
            case GL_DOUBLE_VEC4 -> pack(DOUBLE, 1, 4);
            case GL_FLOAT_MAT2 -> pack(FLOAT, 2, 2);
            case GL_FLOAT_MAT3 -> pack(FLOAT, 3, 3);
            case GL_FLOAT_MAT4 -> pack(FLOAT, 4, 4);
            case GL_FLOAT_MAT2x3 -> pack(FLOAT, 2, 3);
            case GL_FLOAT_MAT2x4 -> pack(FLOAT, 2, 4);
            case GL_FLOAT_MAT3x2 -> pack(FLOAT, 3, 2);
            case GL_FLOAT_MAT3x4 -> pack(FLOAT, 3, 4);
            case GL_FLOAT_MAT4x2 -> pack(FLOAT, 4, 2);
            case GL_FLOAT_MAT4x3 -> pack(FLOAT, 4, 3);
            case GL_DOUBLE_MAT2 -> pack(DOUBLE, 2, 2);
            case GL_DOUBLE_MAT3 -> pack(DOUBLE, 3, 3);
            case GL_DOUBLE_MAT4 -> pack(DOUBLE, 4, 4);
            case GL_DOUBLE_MAT2x3 -> pack(DOUBLE, 2, 3);
            case GL_DOUBLE_MAT2x4 -> pack(DOUBLE, 2, 4);
            case GL_DOUBLE_MAT3x2 -> pack(DOUBLE, 3, 2);
            case GL_DOUBLE_MAT3x4 -> pack(DOUBLE, 3, 4);
            case GL_DOUBLE_MAT4x2 -> pack(DOUBLE, 4, 2);
            case GL_DOUBLE_MAT4x3 -> pack(DOUBLE, 4, 3);
            case GL_UNSIGNED_INT_ATOMIC_COUNTER -> pack(COUNTER, 1, 1);
            default ->
                type >= GL_IMAGE_1D && type <= GL_UNSIGNED_INT_IMAGE_2D_MULTISAMPLE_ARRAY
                        ? pack(IMAGE, 1, 1)
                        : pack(SAMPLER, 1, 1);
        };
    }
}
