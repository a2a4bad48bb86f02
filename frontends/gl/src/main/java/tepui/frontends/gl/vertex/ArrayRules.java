package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.format.Format;

/** Rules of vertex arrays: their names, and places and formats of attributes (OpenGL 4.6, 10.3). */
public final class ArrayRules {
    private final Profile profile;
    private final Errors errors;
    private final VertexArrays arrays;

    public ArrayRules(Profile profile, Errors errors, VertexArrays arrays) {
        this.profile = profile;
        this.errors = errors;
        this.arrays = arrays;
    }

    public boolean badIndex(String call, int index) {
        if (index >= 0 && index < VertexArray.GENERIC) return false;
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + VertexArray.GENERIC);
        return true;
    }

    /** The vertex array of a name; null where there is none, which is an error. */
    public @Nullable VertexArray array(String call, int name) {
        VertexArray a = name == 0 && profile.compatibility ? arrays.own : arrays.names.get(name);
        if (a == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no vertex array");
        return a;
    }

    /** In the core profile the arrays belong to an object; there is none by default. */
    public boolean noArray(String call) {
        if (arrays.bound != arrays.own || profile.coreOnly == 0 || profile.es) return false;
        errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    /** Of OpenGL ES too: what ARB_vertex_attrib_binding brought needs an object. */
    public boolean noObject(String call) {
        if (!profile.es || arrays.bound != arrays.own) return noArray(call);
        errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    /** The format of an attribute; null where no format is like that, which is an error. */
    public @Nullable Format format(String call, int size, int type, int kind) {
        if (profile.es && (type == GL_UNSIGNED_INT_10F_11F_11F_REV || type == GL_DOUBLE)) {
            errors.error(
                    GL_INVALID_ENUM,
                    call + ": type is 0x" + Integer.toHexString(type) + ", which OpenGL ES does not have");
            return null;
        }
        boolean known = switch (kind) {
            case VertexFormats.INTEGER -> type >= GL_BYTE && type <= GL_UNSIGNED_INT;
            case VertexFormats.DOUBLE -> type == GL_DOUBLE;
            default -> VertexFormats.bytes(type) != 0 && (profile.es || type != GL_HALF_FLOAT_OES);
        };
        if (!known) {
            errors.error(GL_INVALID_ENUM, call + ": type is 0x" + Integer.toHexString(type));
            return null;
        }
        boolean bgra = !profile.es && size == GL_BGRA && kind <= VertexFormats.NORMALIZED;
        if (!bgra && (size < 1 || size > 4)) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + size + ", must be 1 to 4");
            return null;
        }
        boolean ten = type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
        boolean wrong = bgra && (kind != VertexFormats.NORMALIZED || type != GL_UNSIGNED_BYTE && !ten)
                || ten && !bgra && size != 4
                || type == GL_UNSIGNED_INT_10F_11F_11F_REV && size != 3;
        Format f = wrong ? null : VertexFormats.of(size, type, kind);
        if (f == null) {
            errors.error(GL_INVALID_OPERATION, call + ": size is " + size + ", type is 0x" + Integer.toHexString(type));
        }
        return f;
    }
}
