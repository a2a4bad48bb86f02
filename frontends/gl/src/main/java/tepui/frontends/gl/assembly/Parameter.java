package tepui.frontends.gl.assembly;

/**
 * Parameter of a program: four floats that do not change during a run. Equal ones are one.
 *
 * @param source where they come from
 * @param index which light, texture unit, matrix or parameter
 * @param face 0 for front, 1 for back; of a matrix: 1 for its inverse
 * @param part which of several values; of a matrix: its row, and 4 more for the transposed one's
 * @param x of a constant
 * @param y of a constant
 * @param z of a constant
 * @param w of a constant
 */
public record Parameter(Source source, int index, int face, int part, float x, float y, float z, float w) {
    /** Sources of a parameter's value. */
    public enum Source {
        CONSTANT,
        ENV,
        LOCAL,
        MATERIAL,
        LIGHT_COLOR,
        LIGHT_POSITION,
        LIGHT_ATTENUATION,
        LIGHT_SPOT,
        LIGHT_HALF,
        MODEL_AMBIENT,
        SCENE_COLOR,
        LIGHT_PRODUCT,
        EYE_PLANE,
        OBJECT_PLANE,
        ENV_COLOR,
        FOG_COLOR,
        FOG_PARAMS,
        CLIP_PLANE,
        POINT_SIZE,
        POINT_ATTENUATION,
        DEPTH_RANGE,
        MODELVIEW,
        PROJECTION,
        MVP,
        TEXTURE_MATRIX,
        PROGRAM_MATRIX
    }

    static Parameter constant(float x, float y, float z, float w) {
        return new Parameter(Source.CONSTANT, 0, 0, 0, x, y, z, w);
    }

    static Parameter of(Source source, int index, int face, int part) {
        return new Parameter(source, index, face, part, 0, 0, 0, 0);
    }
}
