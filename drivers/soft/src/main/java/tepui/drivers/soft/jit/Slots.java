package tepui.drivers.soft.jit;

import tepui.ir.Builtin;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * Layout of interface variables, in words of a lane or of a vertex record. Positions are fixed, so any vertex shader
 * meets any fragment shader without linking; unused words cost nothing but address space.
 */
public final class Slots {
    // ---- a vertex, as the vertex stages write it and the rasteriser reads it
    public static final int POSITION = 0;
    public static final int POINT_SIZE = 4;
    public static final int LAYER = 5;
    public static final int VIEWPORT = 6;
    public static final int PRIMITIVE_ID = 7;
    /** Shares its word: only geometry shaders write the one, only vertex shaders the other. */
    public static final int EDGE_FLAG = 7;

    public static final int CLIP_DISTANCE = 8;
    public static final int CULL_DISTANCE = 16;
    /** Location 0; each location takes four words. */
    public static final int VARYING = 24;

    public static final int VERTEX_WORDS = VARYING + 4 * Limits.VARYINGS;

    // ---- vertex shader input: attributes from 0, then
    public static final int ATTRIBUTE = 0;
    public static final int VERTEX_ID = 4 * Limits.VERTEX_ELEMENTS;
    public static final int INSTANCE_ID = VERTEX_ID + 1;
    public static final int BASE_VERTEX = VERTEX_ID + 2;
    public static final int BASE_INSTANCE = VERTEX_ID + 3;
    public static final int DRAW_ID = VERTEX_ID + 4;
    /** Attributes of 64 bits: the high words, as integers; the low words lie in the attribute's own place. */
    public static final int ATTRIBUTE_HIGH = VERTEX_ID + 8;

    public static final int VERTEX_INPUT_WORDS = ATTRIBUTE_HIGH + 4 * Limits.VERTEX_ELEMENTS;

    // ---- fragment shader output: locations from 0, second sources, then
    public static final int COLOR = 0;
    public static final int COLOR_SECOND = 32;
    public static final int FRAG_DEPTH = 64;
    public static final int FRAG_STENCIL = 65;
    public static final int SAMPLE_MASK = 66;
    public static final int FRAGMENT_OUTPUT_WORDS = 68;

    // ---- per-lane integers of the other stages' built-in inputs
    public static final int STAGE_PRIMITIVE_ID = 0;
    public static final int STAGE_INVOCATION_ID = 1;
    /** Tessellation evaluation: three floats. Compute: three integers. */
    public static final int STAGE_COORD = 4;

    public static final int STAGE_LOCAL_INDEX = 2;
    public static final int STAGE_INPUT_WORDS = 8;

    // ---- a patch
    public static final int TESS_OUTER = 0;
    public static final int TESS_INNER = 4;
    public static final int PATCH_VARYING = 8;
    public static final int PATCH_WORDS = PATCH_VARYING + 4 * Limits.VARYINGS;

    private Slots() {}

    /** First word of a variable that is part of a vertex record: outputs of vertex stages, per-vertex inputs. */
    public static int vertexWord(Variable v) {
        return switch (v.builtin) {
            case NONE -> (v.patch ? PATCH_VARYING : VARYING) + 4 * v.location + v.component;
            case POSITION -> POSITION;
            case POINT_SIZE -> POINT_SIZE;
            case LAYER -> LAYER;
            // A shader has one of them: the linker leaves the index out where there is a mask.
            case VIEWPORT_INDEX, VIEWPORT_MASK -> VIEWPORT;
            case PRIMITIVE_ID -> PRIMITIVE_ID;
            case EDGE_FLAG -> EDGE_FLAG;
            case CLIP_DISTANCE -> CLIP_DISTANCE;
            case CULL_DISTANCE -> CULL_DISTANCE;
            case TESS_LEVEL_OUTER -> TESS_OUTER;
            case TESS_LEVEL_INNER -> TESS_INNER;
            default -> throw new IllegalArgumentException("Slots.vertexWord: " + v.builtin + " is no part of a vertex");
        };
    }

    /** Words from one element of an array variable to the next. */
    public static int elementWords(Variable v) {
        return v.builtin == Builtin.NONE ? 4 * v.slotsPerElement() : 1;
    }

    /** First word of a fragment output. */
    public static int fragmentWord(Variable v) {
        return switch (v.builtin) {
            case NONE -> (v.index == 1 ? COLOR_SECOND : COLOR) + 4 * v.location + v.component;
            case FRAG_DEPTH -> FRAG_DEPTH;
            case FRAG_STENCIL -> FRAG_STENCIL;
            case SAMPLE_MASK -> SAMPLE_MASK;
            default ->
                throw new IllegalArgumentException("Slots.fragmentWord: " + v.builtin + " is no fragment output");
        };
    }

    /** First word of an input that is lane data: vertex attributes and per-lane built-ins. */
    public static int laneInputWord(Stage stage, Variable v) {
        if (stage == Stage.VERTEX) {
            return switch (v.builtin) {
                case NONE -> ATTRIBUTE + 4 * v.location + v.component;
                case VERTEX_ID -> VERTEX_ID;
                case INSTANCE_ID -> INSTANCE_ID;
                case BASE_VERTEX -> BASE_VERTEX;
                case BASE_INSTANCE -> BASE_INSTANCE;
                case DRAW_ID -> DRAW_ID;
                default ->
                    throw new IllegalArgumentException("Slots: " + v.builtin + " is no input of a vertex shader");
            };
        }
        return switch (v.builtin) {
            case PRIMITIVE_ID -> STAGE_PRIMITIVE_ID;
            case INVOCATION_ID -> STAGE_INVOCATION_ID;
            case TESS_COORD, LOCAL_INVOCATION_ID -> STAGE_COORD;
            case LOCAL_INVOCATION_INDEX -> STAGE_LOCAL_INDEX;
            default -> throw new IllegalArgumentException("Slots: " + v.builtin + " is no lane input of " + stage);
        };
    }

    // ---- KernelFrame.scalarI of stages other than fragment
    public static final int SCALAR_PATCH_VERTICES = 0;
    /** Compute: three words each. */
    public static final int SCALAR_WORKGROUP_ID = 4;

    public static final int SCALAR_WORKGROUP_COUNT = 8;
}
