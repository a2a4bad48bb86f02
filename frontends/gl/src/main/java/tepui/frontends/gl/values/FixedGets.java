package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.program.AssemblyErrors;

/** Values of the fixed function for glGet... (tables 6.6 to 6.23), as doubles that the calls convert. */
public final class FixedGets {
    private final FixedState s;
    private final CurrentMatrix currentMatrix;
    private final FixedCapabilities capabilities;
    private final FragmentColors fragmentColors;
    private final AssemblyErrors assemblyErrors;
    private final LegacyValues legacy;
    private final UnitGets units;

    private final double[] out = new double[16];

    public FixedGets(
            FixedState fixed,
            CurrentMatrix currentMatrix,
            FixedCapabilities capabilities,
            FragmentColors fragmentColors,
            AssemblyErrors assemblyErrors,
            LegacyValues legacy) {
        s = fixed;
        this.currentMatrix = currentMatrix;
        this.capabilities = capabilities;
        this.fragmentColors = fragmentColors;
        this.assemblyErrors = assemblyErrors;
        this.legacy = legacy;
        units = new UnitGets(currentMatrix, capabilities, legacy);
    }

    /** Puts the value of a name in {@code r}; false where it is none of the fixed function's. */
    boolean get(int pname, GetResult r) {
        int n = get(pname);
        if (n < 0) return false;
        return isFraction(pname) ? r.unit(out, n) : r.real(out, n);
    }

    /** The same for a name with an index: {@link GetResult#FOUND} or what is wrong. */
    int get(int pname, int index, GetResult r) {
        return units.get(pname, index, r);
    }

    /** Whether it names a pointer of the compatibility profile's. */
    boolean isPointer(int pname) {
        return legacy.isPointer(pname);
    }

    long pointer(int pname) {
        return legacy.pointer(pname);
    }

    /** Colours, normals and depths: as ints, 1 is the largest. */
    private static boolean isFraction(int pname) {
        return switch (pname) {
            case GL_CURRENT_COLOR,
                    GL_CURRENT_SECONDARY_COLOR,
                    GL_CURRENT_NORMAL,
                    GL_CURRENT_RASTER_COLOR,
                    GL_CURRENT_RASTER_SECONDARY_COLOR,
                    GL_FOG_COLOR,
                    GL_LIGHT_MODEL_AMBIENT -> true;
            default -> false;
        };
    }

    private int one(double v) {
        out[0] = v;
        return 1;
    }

    private int flag(boolean v) {
        return one(v ? 1 : 0);
    }

    private int values(float[] v, int n) {
        for (int i = 0; i < n; i++) out[i] = v[i];
        return n;
    }

    private int matrix(MatrixStack m, boolean transposed) {
        float[] top = m.top();
        for (int i = 0; i < 16; i++) out[i] = transposed ? top[i % 4 * 4 + i / 4] : top[i];
        return 16;
    }

    /** The values of a parameter; -1 where it is none of the fixed function's. */
    private int get(int pname) {
        return switch (pname) {
            case GL_MODELVIEW_MATRIX -> matrix(s.modelview, false);
            case GL_PROJECTION_MATRIX -> matrix(s.projection, false);
            case GL_TEXTURE_MATRIX -> matrix(currentMatrix.texture(), false);
            case GL_COLOR_MATRIX -> matrix(s.color, false);
            case GL_TRANSPOSE_MODELVIEW_MATRIX -> matrix(s.modelview, true);
            case GL_TRANSPOSE_PROJECTION_MATRIX -> matrix(s.projection, true);
            case GL_TRANSPOSE_TEXTURE_MATRIX -> matrix(currentMatrix.texture(), true);
            case GL_TRANSPOSE_COLOR_MATRIX -> matrix(s.color, true);
            case GL_MODELVIEW_STACK_DEPTH -> one(s.modelview.depth());
            case GL_PROJECTION_STACK_DEPTH -> one(s.projection.depth());
            case GL_TEXTURE_STACK_DEPTH -> one(currentMatrix.texture().depth());
            case GL_COLOR_MATRIX_STACK_DEPTH -> one(s.color.depth());
            case GL_MAX_MODELVIEW_STACK_DEPTH -> one(s.modelview.limit());
            case GL_MAX_PROJECTION_STACK_DEPTH -> one(s.projection.limit());
            case GL_MAX_TEXTURE_STACK_DEPTH -> one(currentMatrix.texture().limit());
            case GL_MAX_COLOR_MATRIX_STACK_DEPTH -> one(s.color.limit());
            case GL_CURRENT_MATRIX_ARB -> matrix(currentMatrix.stack(), false);
            case GL_TRANSPOSE_CURRENT_MATRIX_ARB -> matrix(currentMatrix.stack(), true);
            case GL_CURRENT_MATRIX_STACK_DEPTH_ARB -> one(currentMatrix.stack().depth());
            case GL_MAX_PROGRAM_MATRICES_ARB -> one(FixedState.PROGRAM_MATRICES);
            case GL_MAX_PROGRAM_MATRIX_STACK_DEPTH_ARB -> one(s.program[0].limit());
            case GL_PROGRAM_ERROR_POSITION_ARB -> one(assemblyErrors.assemblyErrorPosition);
            case GL_MATRIX_MODE -> one(s.matrixMode);
            case GL_MAX_LIGHTS -> one(FixedState.LIGHTS);
            case GL_MAX_CLIP_PLANES -> one(FixedState.CLIP_PLANES);
            case GL_MAX_TEXTURE_UNITS, GL_MAX_TEXTURE_COORDS -> one(FixedState.UNITS);
            case GL_LIGHT_MODEL_AMBIENT -> values(s.modelAmbient, 4);
            case GL_LIGHT_MODEL_LOCAL_VIEWER -> flag(s.localViewer);
            case GL_LIGHT_MODEL_TWO_SIDE -> flag(s.twoSide);
            case GL_LIGHT_MODEL_COLOR_CONTROL -> one(s.separateSpecular ? GL_SEPARATE_SPECULAR_COLOR : GL_SINGLE_COLOR);
            case GL_COLOR_MATERIAL_FACE -> one(s.colorMaterialFace);
            case GL_COLOR_MATERIAL_PARAMETER -> one(s.colorMaterialMode);
            case GL_SHADE_MODEL -> one(s.flat ? GL_FLAT : GL_SMOOTH);
            case GL_FOG_MODE -> one(s.fogMode);
            case GL_FOG_COORD_SRC -> one(s.fogCoordSource);
            case GL_FOG_DENSITY -> one(s.fogDensity);
            case GL_FOG_START -> one(s.fogStart);
            case GL_FOG_END -> one(s.fogEnd);
            case GL_FOG_INDEX -> one(s.fogIndex);
            case GL_FOG_COLOR -> {
                for (int i = 0; i < 4; i++) out[i] = fragmentColors.told(s.fogColor[i]);
                yield 4;
            }
            case GL_POINT_SIZE_MIN -> one(s.pointMin);
            case GL_POINT_SIZE_MAX -> one(s.pointMax);
            case GL_POINT_DISTANCE_ATTENUATION -> values(s.pointAttenuation, 3);
            case GL_CLAMP_VERTEX_COLOR -> one(s.clampVertexColor);
            case GL_CLAMP_FRAGMENT_COLOR -> one(s.clampFragmentColor);
            case GL_MAX_ATTRIB_STACK_DEPTH, GL_MAX_CLIENT_ATTRIB_STACK_DEPTH -> one(16);
            case GL_MAX_NAME_STACK_DEPTH, GL_MAX_LIST_NESTING -> one(64);
            case GL_MAX_EVAL_ORDER -> one(30);
            case GL_INDEX_BITS, GL_INDEX_MODE -> one(0);
            case GL_RGBA_MODE -> one(1);
            case GL_AUX_BUFFERS -> one(0);
            case GL_LIGHTING,
                    GL_COLOR_MATERIAL,
                    GL_NORMALIZE,
                    GL_RESCALE_NORMAL,
                    GL_FOG,
                    GL_COLOR_SUM,
                    GL_POINT_SPRITE,
                    GL_VERTEX_PROGRAM_TWO_SIDE,
                    GL_VERTEX_PROGRAM_ARB,
                    GL_FRAGMENT_PROGRAM_ARB,
                    GL_TEXTURE_1D,
                    GL_TEXTURE_2D,
                    GL_TEXTURE_3D,
                    GL_TEXTURE_RECTANGLE,
                    GL_TEXTURE_CUBE_MAP,
                    GL_TEXTURE_GEN_S,
                    GL_TEXTURE_GEN_T,
                    GL_TEXTURE_GEN_R,
                    GL_TEXTURE_GEN_Q -> flag(capabilities.isOn(pname));
            default -> {
                if (pname >= GL_LIGHT0 && pname < GL_LIGHT0 + FixedState.LIGHTS) {
                    yield flag(s.lights[pname - GL_LIGHT0].enabled);
                }
                yield legacy.get(pname, out);
            }
        };
    }
}
