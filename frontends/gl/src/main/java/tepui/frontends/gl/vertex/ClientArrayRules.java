package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;

/**
 * Error checks of the conventional arrays: glVertexPointer and its relatives (OpenGL 4.6 compatibility profile, 10.3.3,
 * table 10.4).
 */
public final class ClientArrayRules {
    private final Profile profile;
    private final Errors errors;
    private final VertexArrayRules rules;

    public ClientArrayRules(Profile profile, Errors errors, VertexArrayRules rules) {
        this.profile = profile;
        this.errors = errors;
        this.rules = rules;
    }

    /** A size of an array (10.3.3, table 10.4). */
    private boolean size(String call, int size, boolean fits) {
        if (!fits) errors.error(GL_INVALID_VALUE, call + ": size is " + size);
        return fits;
    }

    /** A type of an array (10.3.3, table 10.4). */
    private boolean type(String call, int type, boolean fits) {
        if (!fits) errors.invalidEnum(call, "type", type);
        return fits;
    }

    public static boolean isPacked(int type) {
        return type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
    }

    private static boolean isReal(int type) {
        return type == GL_FLOAT || type == GL_DOUBLE || type == GL_HALF_FLOAT;
    }

    private static boolean isCoordinate(int type) {
        return isPacked(type) || isReal(type) || type == GL_SHORT || type == GL_INT;
    }

    private boolean isCoordinateHere(int type) {
        return profile.es1 ? Es1Rules.isCoordinate(type) : isCoordinate(type);
    }

    /** glPointSizePointerOES (OES_point_size_array). */
    public boolean pointSize(String call, int type) {
        return type(call, type, type == GL_FIXED || type == GL_FLOAT);
    }

    /** glVertexPointer (10.3.3). */
    public boolean vertex(String call, int size, int type) {
        return size(call, size, size >= 2 && size <= 4) && type(call, type, isCoordinateHere(type));
    }

    /** glNormalPointer (10.3.3). */
    public boolean normal(String call, int type) {
        return type(call, type, isCoordinateHere(type) || type == GL_BYTE);
    }

    /** glColorPointer (10.3.3). */
    public boolean color(String call, int size, int type) {
        if (profile.es1) {
            boolean here = type == GL_UNSIGNED_BYTE || type == GL_FIXED || type == GL_FLOAT;
            return size(call, size, size == 4) && type(call, type, here);
        }
        boolean known = isPacked(type) || isReal(type) || type >= GL_BYTE && type <= GL_FLOAT;
        return size(call, size, size == 3 || size == 4 || size == GL_BGRA) && type(call, type, known);
    }

    /** glFogCoordPointer (10.3.3). */
    public boolean fog(String call, int type) {
        return type(call, type, isReal(type));
    }

    /** glTexCoordPointer (10.3.3). */
    public boolean texCoord(String call, int size, int type) {
        boolean fits = size >= (profile.es1 ? 2 : 1) && size <= 4;
        return size(call, size, fits) && type(call, type, isCoordinateHere(type));
    }

    /** glIndexPointer (10.3.3). */
    public boolean index(String call, ArrayPlace to, int type, int stride, long pointer) {
        boolean known =
                type == GL_UNSIGNED_BYTE || type == GL_SHORT || type == GL_INT || type == GL_FLOAT || type == GL_DOUBLE;
        return type(call, type, known) && stride(call, stride) && rules.inBuffer(call, to, pointer);
    }

    /** A stride (10.3.3, 10.4.1). */
    private boolean stride(String call, int stride) {
        if (stride >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": stride is " + stride + ", must be at least 0");
    }

    /** The number of elements, of EXT_vertex_array's functions. */
    public boolean count(String call, int count) {
        if (count >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must be at least 0");
    }

    /** glClientActiveTexture, of so many units (10.3.3). */
    public boolean unit(String call, int texture, int units) {
        int unit = texture - GL_TEXTURE0;
        if (unit >= 0 && unit < units) return true;
        errors.invalidEnum(call, "texture", texture);
        return false;
    }

    /** glEnableClientState (10.3.3). */
    public boolean array(String call, int array, boolean known) {
        if (!known) errors.invalidEnum(call, "array", array);
        return known;
    }

    /** glInterleavedArrays (10.4.1). */
    public boolean interleaved(String call, int format, int stride) {
        if (format >= GL_V2F && format <= GL_T4F_C4F_N3F_V4F) return stride(call, stride);
        errors.invalidEnum(call, "format", format);
        return false;
    }
}
