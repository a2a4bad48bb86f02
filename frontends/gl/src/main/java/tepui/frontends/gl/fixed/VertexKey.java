package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Key of the fixed-function vertex stage: the state that its code depends on, packed into three words. The first:
 * flags, three bits a light, the clip planes; the other two: fourteen bits for each of four texture units. Where a
 * value can be a uniform it is.
 */
final class VertexKey {
    static final int WORDS = 3;

    // ---- word 0
    static final long LIGHTING = 1;
    static final long TWO_SIDE = 1 << 1;
    static final long LOCAL_VIEWER = 1 << 2;
    static final long SEPARATE_SPECULAR = 1 << 3;
    static final long NORMALIZE = 1 << 4;
    static final long SPECULAR = 1 << 5;
    static final long CLAMP = 1 << 6;
    static final long SECONDARY = 1 << 7;
    static final long FOG_DEPTH = 1 << 8;
    static final long FOG_COORD = 1 << 9;
    static final long POINT_SIZE = 1 << 10;
    static final long EDGE_FLAG = 1 << 11;
    /** The 24 bits of the lights: enabled, positional, spot. */
    private static final int LIGHT = 12;

    /** Eight clip planes. */
    private static final int CLIP = 36;
    /** Ten bits: the properties of materials that follow the current colour. */
    private static final int TRACKED = 44;
    /** Ten bits: those that are attributes of the vertices. */
    private static final int PER_VERTEX = 54;

    /** Of the second word, above its units. */
    private static final long POINT_SIZES = 1L << 56;

    // ---- a unit's fourteen bits
    private static final int MATRIX = 1 << 1;
    private static final int GEN = 2;

    /** Generation of one texture coordinate. */
    enum Gen {
        NONE,
        OBJECT,
        EYE,
        SPHERE,
        REFLECTION,
        NORMAL
    }

    private VertexKey() {}

    /**
     * Packs the state.
     *
     * @param reads locations that the next stage reads, bit n for location n
     * @param materials mask of properties that are attributes of the vertices
     */
    static void pack(FixedState s, long reads, int materials, long[] key) {
        long flags = 0;
        if (s.clampsVertexColors()) flags |= CLAMP;
        boolean secondary = (reads >>> FixedSlots.SECONDARY & 1) != 0;
        boolean colors = (reads >>> FixedSlots.COLOR & 1) != 0;
        if (secondary) flags |= SECONDARY;
        if (s.lighting && (colors || secondary)) flags |= lighting(s, secondary, materials);
        if ((reads >>> FixedSlots.FOG & 1) != 0) flags |= s.fogCoordSource == GL_FOG_COORD ? FOG_COORD : FOG_DEPTH;
        if (s.attenuatesPoints()) flags |= POINT_SIZE;
        if (s.edgeFlags) flags |= EDGE_FLAG;
        flags |= (long) s.clipEnabled << CLIP;
        boolean normals = (flags & LIGHTING) != 0;
        key[1] = 0;
        key[2] = 0;
        for (int u = 0; u < FixedState.UNITS; u++) {
            if ((reads >>> FixedSlots.TEXTURE + u & 1) == 0) continue;
            TexUnit unit = s.units[u];
            int bits = 1;
            if (!s.texture[u].isIdentity()) bits |= MATRIX;
            for (int c = 0; c < 4; c++) {
                Gen gen = (unit.genEnabled >> c & 1) == 0 ? Gen.NONE : gen(unit.genMode[c]);
                normals |= gen.ordinal() >= Gen.SPHERE.ordinal();
                bits |= gen.ordinal() << GEN + 3 * c;
            }
            key[1 + u / 4] |= (long) bits << 14 * (u % 4);
        }
        if (normals && s.normalize) flags |= NORMALIZE;
        if (s.pointSizeArray) key[1] |= POINT_SIZES;
        key[0] = flags;
    }

    private static long lighting(FixedState s, boolean secondary, int materials) {
        long flags = LIGHTING;
        if (s.twoSide) flags |= TWO_SIDE;
        int tracked = s.trackedProperties() & ~materials;
        int faces = s.twoSide ? 0x3ff : 0x1f;
        flags |= (long) (tracked & faces) << TRACKED | (long) (materials & faces) << PER_VERTEX;
        int speculars = Materials.bit(0, Materials.SPECULAR) | Materials.bit(1, Materials.SPECULAR);
        boolean shiny = ((tracked | materials) & faces & speculars) != 0;
        for (int f = 0; f < (s.twoSide ? 2 : 1); f++) {
            int at = Materials.at(f, Materials.SPECULAR);
            for (int c = 0; c < 3; c++) shiny |= s.materials.values[at + c] != 0;
        }
        boolean lit = false;
        for (int i = 0; i < FixedState.LIGHTS; i++) {
            Light l = s.lights[i];
            if (!l.enabled) continue;
            lit |= l.specular[0] != 0 || l.specular[1] != 0 || l.specular[2] != 0;
            long bits = 1 | (l.isPositional() ? 2 : 0) | (l.isSpot() ? 4 : 0);
            flags |= bits << LIGHT + 3 * i;
        }
        if (!shiny || !lit) return flags;
        flags |= SPECULAR;
        if (s.localViewer) flags |= LOCAL_VIEWER;
        if (s.separateSpecular && secondary) flags |= SEPARATE_SPECULAR;
        return flags;
    }

    private static Gen gen(int mode) {
        return switch (mode) {
            case GL_OBJECT_LINEAR -> Gen.OBJECT;
            case GL_SPHERE_MAP -> Gen.SPHERE;
            case GL_REFLECTION_MAP -> Gen.REFLECTION;
            case GL_NORMAL_MAP -> Gen.NORMAL;
            default -> Gen.EYE;
        };
    }

    /** Vertices have a size each. */
    static boolean pointSizes(long[] key) {
        return (key[1] & POINT_SIZES) != 0;
    }

    static boolean has(long[] key, long flag) {
        return (key[0] & flag) != 0;
    }

    static boolean lightOn(long[] key, int light) {
        return (key[0] >>> LIGHT + 3 * light & 1) != 0;
    }

    static boolean lightPositional(long[] key, int light) {
        return (key[0] >>> LIGHT + 3 * light & 2) != 0;
    }

    static boolean lightSpot(long[] key, int light) {
        return (key[0] >>> LIGHT + 3 * light & 4) != 0;
    }

    static int clipPlanes(long[] key) {
        return (int) (key[0] >>> CLIP) & 0xff;
    }

    static int tracked(long[] key) {
        return (int) (key[0] >>> TRACKED) & 0x3ff;
    }

    static int perVertex(long[] key) {
        return (int) (key[0] >>> PER_VERTEX) & 0x3ff;
    }

    private static int unit(long[] key, int u) {
        return (int) (key[1 + u / 4] >>> 14 * (u % 4)) & 0x3fff;
    }

    static boolean texCoord(long[] key, int u) {
        return (unit(key, u) & 1) != 0;
    }

    static boolean textureMatrix(long[] key, int u) {
        return (unit(key, u) & MATRIX) != 0;
    }

    static Gen gen(long[] key, int u, int coordinate) {
        return GENS[unit(key, u) >> GEN + 3 * coordinate & 7];
    }

    private static final Gen[] GENS = Gen.values();

    static boolean generates(long[] key, Gen from, Gen to) {
        for (int u = 0; u < FixedState.UNITS; u++) {
            if (!texCoord(key, u)) continue;
            for (int c = 0; c < 4; c++) {
                int g = gen(key, u, c).ordinal();
                if (g >= from.ordinal() && g <= to.ordinal()) return true;
            }
        }
        return false;
    }

    static boolean needsNormal(long[] key) {
        return has(key, LIGHTING) || generates(key, Gen.SPHERE, Gen.NORMAL);
    }

    static boolean needsEye(long[] key) {
        if (has(key, FOG_DEPTH | POINT_SIZE | LOCAL_VIEWER) || clipPlanes(key) != 0) return true;
        if (generates(key, Gen.EYE, Gen.REFLECTION)) return true;
        for (int i = 0; i < FixedState.LIGHTS; i++) {
            if (lightOn(key, i) && (lightPositional(key, i))) return true;
        }
        return false;
    }
}
