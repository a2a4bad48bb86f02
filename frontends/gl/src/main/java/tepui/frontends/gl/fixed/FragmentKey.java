package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Key of the fixed-function fragment stage, the state that its code depends on: a word of flags and a word for each
 * texture unit. A unit's word is brought to one form where several mean the same (a texture without alpha modulates as
 * one whose alpha is 1).
 */
final class FragmentKey {
    static final int WORDS = 1 + FixedState.UNITS;

    static final long COLOR_SUM = 1;
    static final long TWO_SIDE = 1 << 1;
    static final long FLAT = 1 << 2;
    static final long CLAMP = 1 << 3;
    private static final int FOG = 4;
    /** Fragments of polygons are left out by a pattern. */
    static final long STIPPLE = 1 << 6;

    // ---- a unit's word
    private static final int CLASS = 3;
    private static final int SHADOW = 5;
    private static final int DEPTH_MODE = 6;
    private static final int MODE = 8;
    private static final int REPLACE_COORD = 11;
    private static final int COMBINE_RGB = 13;
    private static final int COMBINE_ALPHA = 16;
    private static final int SCALE_RGB = 19;
    private static final int SCALE_ALPHA = 21;
    private static final int SOURCE_RGB = 23;
    private static final int SOURCE_ALPHA = 35;
    private static final int OPERAND_RGB = 47;
    private static final int OPERAND_ALPHA = 53;

    enum Fog {
        NONE,
        LINEAR,
        EXP,
        EXP2
    }

    enum Mode {
        MODULATE,
        REPLACE,
        DECAL,
        BLEND,
        ADD,
        COMBINE
    }

    enum Combine {
        MODULATE,
        REPLACE,
        ADD,
        ADD_SIGNED,
        INTERPOLATE,
        SUBTRACT,
        DOT3_RGB,
        DOT3_RGBA;

        int operands() {
            return switch (this) {
                case REPLACE -> 1;
                case INTERPOLATE -> 3;
                default -> 2;
            };
        }
    }

    /** A source of a combiner; from UNIT_0 on, the texture of that unit. */
    static final int TEXTURE = 0;

    static final int CONSTANT = 1;
    static final int PRIMARY = 2;
    static final int PREVIOUS = 3;
    static final int UNIT_0 = 4;

    private FragmentKey() {}

    /**
     * Packs the state.
     *
     * @param fixedVertex the vertex stage is the fixed one too
     * @param points points are drawn
     * @param stipple polygons are drawn, and through the pattern
     * @param clamp colours are held between 0 and 1
     */
    static void pack(
            FixedState s,
            FixedTextures textures,
            boolean fixedVertex,
            boolean points,
            boolean stipple,
            boolean clamp,
            long[] key) {
        long flags = 0;
        boolean lit = fixedVertex && s.lighting;
        if (lit ? s.separateSpecular : s.colorSum) flags |= COLOR_SUM;
        if (!points && (fixedVertex ? s.lightsBothFaces() : s.vertexProgramTwoSide)) flags |= TWO_SIDE;
        if (s.flat) flags |= FLAT;
        if (clamp) flags |= CLAMP;
        if (stipple) flags |= STIPPLE;
        Fog fog = !s.fog
                ? Fog.NONE
                : switch (s.fogMode) {
                    case GL_LINEAR -> Fog.LINEAR;
                    case GL_EXP2 -> Fog.EXP2;
                    default -> Fog.EXP;
                };
        key[0] = flags | (long) fog.ordinal() << FOG;
        for (int u = 0; u < FixedState.UNITS; u++) {
            TexUnit unit = s.units[u];
            int texture = unit.targets == 0 ? 0 : textures.texture(u, unit.targets);
            key[1 + u] = texture == 0 ? 0 : unit(unit, u, texture, points && s.pointSprite && unit.coordReplace);
        }
    }

    private static long unit(TexUnit t, int index, int texture, boolean replaceCoord) {
        Mode mode = switch (t.mode) {
            case GL_REPLACE -> Mode.REPLACE;
            case GL_DECAL -> Mode.DECAL;
            case GL_BLEND -> Mode.BLEND;
            case GL_ADD -> Mode.ADD;
            case GL_COMBINE -> Mode.COMBINE;
            default -> Mode.MODULATE;
        };
        int components = texture >> CLASS & 3;
        int canonical = switch (mode) {
            case MODULATE, ADD, BLEND ->
                components == FixedTextures.CLASS_NO_ALPHA
                                || mode == Mode.MODULATE && components == FixedTextures.CLASS_INTENSITY
                        ? FixedTextures.CLASS_RGBA
                        : components;
            case REPLACE -> components == FixedTextures.CLASS_INTENSITY ? FixedTextures.CLASS_RGBA : components;
            case DECAL, COMBINE -> FixedTextures.CLASS_RGBA;
        };
        long word = texture & ~(3 << CLASS) | canonical << CLASS;
        word |= (long) mode.ordinal() << MODE;
        if (replaceCoord) word |= 1L << REPLACE_COORD;
        if (mode != Mode.COMBINE) return word;
        Combine rgb = combine(t.combineRgb);
        Combine alpha = combine(t.combineAlpha);
        word |= (long) rgb.ordinal() << COMBINE_RGB;
        // The older dot products are not scaled (EXT_texture_env_dot3).
        boolean older = t.combineRgb == GL_DOT3_RGB_EXT || t.combineRgb == GL_DOT3_RGBA_EXT;
        if (!older) word |= (long) shift(t.scaleRgb) << SCALE_RGB;
        if (t.combineRgb != GL_DOT3_RGBA_EXT) word |= (long) shift(t.scaleAlpha) << SCALE_ALPHA;
        for (int i = 0; i < rgb.operands(); i++) {
            word |= (long) source(t.sourceRgb[i], index) << SOURCE_RGB + 4 * i;
            word |= (long) operand(t.operandRgb[i]) << OPERAND_RGB + 2 * i;
        }
        if (rgb == Combine.DOT3_RGBA) return word;
        word |= (long) alpha.ordinal() << COMBINE_ALPHA;
        for (int i = 0; i < alpha.operands(); i++) {
            word |= (long) source(t.sourceAlpha[i], index) << SOURCE_ALPHA + 4 * i;
            word |= (long) (t.operandAlpha[i] == GL_ONE_MINUS_SRC_ALPHA ? 1 : 0) << OPERAND_ALPHA + i;
        }
        return word;
    }

    private static Combine combine(int mode) {
        return switch (mode) {
            case GL_REPLACE -> Combine.REPLACE;
            case GL_ADD -> Combine.ADD;
            case GL_ADD_SIGNED -> Combine.ADD_SIGNED;
            case GL_INTERPOLATE -> Combine.INTERPOLATE;
            case GL_SUBTRACT -> Combine.SUBTRACT;
            case GL_DOT3_RGB, GL_DOT3_RGB_EXT -> Combine.DOT3_RGB;
            case GL_DOT3_RGBA, GL_DOT3_RGBA_EXT -> Combine.DOT3_RGBA;
            default -> Combine.MODULATE;
        };
    }

    private static int shift(int scale) {
        return scale >> 1; // 1, 2, 4
    }

    private static int source(int source, int unit) {
        return switch (source) {
            case GL_TEXTURE -> TEXTURE;
            case GL_CONSTANT -> CONSTANT;
            case GL_PRIMARY_COLOR -> PRIMARY;
            case GL_PREVIOUS -> PREVIOUS;
            default -> source - GL_TEXTURE0 == unit ? TEXTURE : UNIT_0 + source - GL_TEXTURE0;
        };
    }

    private static int operand(int operand) {
        return switch (operand) {
            case GL_ONE_MINUS_SRC_COLOR -> 1;
            case GL_SRC_ALPHA -> 2;
            case GL_ONE_MINUS_SRC_ALPHA -> 3;
            default -> 0;
        };
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    static boolean has(long[] key, long flag) {
        return (key[0] & flag) != 0;
    }

    static Fog fog(long[] key) {
        return Fog.values()[(int) (key[0] >> FOG) & 3];
    }

    /** 0 where the unit is off. */
    static int target(long[] key, int u) {
        return (int) key[1 + u] & 7;
    }

    private static int field(long[] key, int u, int at, int bits) {
        return (int) (key[1 + u] >>> at) & (1 << bits) - 1;
    }

    static int components(long[] key, int u) {
        return field(key, u, CLASS, 2);
    }

    static boolean shadow(long[] key, int u) {
        return field(key, u, SHADOW, 1) != 0;
    }

    static int depthMode(long[] key, int u) {
        return field(key, u, DEPTH_MODE, 2);
    }

    static Mode mode(long[] key, int u) {
        return Mode.values()[field(key, u, MODE, 3)];
    }

    static boolean replacesCoord(long[] key, int u) {
        return field(key, u, REPLACE_COORD, 1) != 0;
    }

    static Combine combineRgb(long[] key, int u) {
        return Combine.values()[field(key, u, COMBINE_RGB, 3)];
    }

    static Combine combineAlpha(long[] key, int u) {
        return Combine.values()[field(key, u, COMBINE_ALPHA, 3)];
    }

    static int scaleRgb(long[] key, int u) {
        return 1 << field(key, u, SCALE_RGB, 2);
    }

    static int scaleAlpha(long[] key, int u) {
        return 1 << field(key, u, SCALE_ALPHA, 2);
    }

    static int sourceRgb(long[] key, int u, int i) {
        return field(key, u, SOURCE_RGB + 4 * i, 4);
    }

    static int sourceAlpha(long[] key, int u, int i) {
        return field(key, u, SOURCE_ALPHA + 4 * i, 4);
    }

    static int operandRgb(long[] key, int u, int i) {
        return field(key, u, OPERAND_RGB + 2 * i, 2);
    }

    static boolean inverseAlpha(long[] key, int u, int i) {
        return field(key, u, OPERAND_ALPHA + i, 1) != 0;
    }

    /** Locations that the stage of this key reads. */
    static long reads(long[] key) {
        long mask = 1L << FixedSlots.COLOR;
        if (has(key, COLOR_SUM)) mask |= 1L << FixedSlots.SECONDARY;
        if (fog(key) != Fog.NONE) mask |= 1L << FixedSlots.FOG;
        for (int u = 0; u < FixedState.UNITS; u++) {
            if (target(key, u) != 0 && !replacesCoord(key, u)) mask |= 1L << FixedSlots.TEXTURE + u;
        }
        return mask;
    }

    /** Does the unit's code use the environment's colour? */
    static boolean usesConstant(long[] key, int u) {
        if (target(key, u) == 0) return false;
        Mode mode = mode(key, u);
        if (mode != Mode.COMBINE) return mode == Mode.BLEND;
        Combine rgb = combineRgb(key, u);
        for (int i = 0; i < rgb.operands(); i++) {
            if (sourceRgb(key, u, i) == CONSTANT) return true;
        }
        if (rgb == Combine.DOT3_RGBA) return false;
        for (int i = 0; i < combineAlpha(key, u).operands(); i++) {
            if (sourceAlpha(key, u, i) == CONSTANT) return true;
        }
        return false;
    }
}
