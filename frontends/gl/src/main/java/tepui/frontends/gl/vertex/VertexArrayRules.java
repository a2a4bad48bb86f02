package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/**
 * Error checks of vertex array object calls: names, attributes, formats, pointers, bindings, queries (OpenGL 4.6,
 * 10.3). Each rule says whether the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class VertexArrayRules {
    /** GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET. */
    public static final int MAX_RELATIVE_OFFSET = 2047;

    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;

    public VertexArrayRules(Caps caps, Profile profile, Errors errors, BufferBindings bindings, VertexArrays arrays) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.bindings = bindings;
        this.arrays = arrays;
    }

    // ---- names (10.3.1) --------------------------------------------------------------------------------------------

    /** A count of names (10.3.1). */
    public boolean count(String call, int n) {
        if (n >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n);
    }

    /** A name that has no object yet (10.3.1): it must be one of glGenVertexArrays. */
    public boolean bindNew(String call, int name) {
        if (arrays.names.isName(name)) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + name + " is no name of a vertex array");
    }

    /** The vertex array of a name (10.3.1, 10.3.2); the compatibility profile has one of name 0. */
    public @Nullable VertexArray named(String call, int name) {
        VertexArray a = name == 0 && profile.compatibility ? arrays.own : arrays.names.get(name);
        if (a == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no vertex array");
        return a;
    }

    /** In the core profile the arrays belong to an object (core profile, 10.3.2, 10.4); there is none by default. */
    public boolean hasArray(String call) { // hot
        return arrays.bound != arrays.own || profile.coreOnly == 0 || profile.es || isUnbound(call);
    }

    /** Of OpenGL ES too: what ARB_vertex_attrib_binding brought needs an object (OpenGL ES 3.2, 10.3.1). */
    public boolean hasObject(String call) { // hot
        return profile.es ? arrays.bound != arrays.own || isUnbound(call) : hasArray(call);
    }

    /** That there is no object, where one is needed (core profile, 10.3.2, 10.4). */
    private boolean isUnbound(String call) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
    }

    // ---- attributes and bindings (10.3.2) --------------------------------------------------------------------------

    /** A generic attribute, or a binding (10.3.2). */
    public boolean index(String call, int index) { // hot
        if (index >= 0 && index < VertexArray.GENERIC) return true;
        return errors.wrong(
                GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + VertexArray.GENERIC);
    }

    /** The format that size and type make (10.3.2, table 10.3); of handles, with ARB_bindless_texture, there is one. */
    @Nullable
    Format format(String call, int size, int type, int kind) { // hot
        if (profile.es && (type == GL_UNSIGNED_INT_10F_11F_11F_REV || type == GL_DOUBLE)) {
            errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type) + ", which OpenGL ES does not have");
            return null;
        }
        boolean known = switch (kind) {
            case VertexFormats.INTEGER -> type >= GL_BYTE && type <= GL_UNSIGNED_INT;
            case VertexFormats.DOUBLE ->
                type == GL_DOUBLE || type == GL_UNSIGNED_INT64_ARB && caps.residentTextures && !profile.es;
            default ->
                VertexFormats.bytes(type) != 0
                        && type != GL_UNSIGNED_INT64_ARB
                        && (profile.es || type != GL_HALF_FLOAT_OES);
        };
        if (!known) {
            errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type));
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
            errors.error(GL_INVALID_OPERATION, call + ": size is " + size + ", type is " + Errors.hex(type));
        }
        return f;
    }

    /** glVertexAttribPointer and its relatives (10.3.2): the format. */
    public @Nullable Format pointer(
            String call, ArrayPlace to, int size, int type, int kind, int stride, long pointer) { // hot
        Format format = VertexFormats.plain(size, type, kind);
        if (format == null) format = format(call, size, type, kind);
        if (format == null || !hasArray(call)) return null;
        if (stride < 0 || stride > caps.maxVertexStride) {
            errors.error(GL_INVALID_VALUE, call + ": stride is " + stride + ", must be 0 to " + caps.maxVertexStride);
            return null;
        }
        return inBuffer(call, to, pointer) ? format : null;
    }

    /** The arrays of an object lie in buffers (10.3.2). */
    boolean inBuffer(String call, ArrayPlace to, long pointer) { // hot
        if (pointer == 0 || to.array == arrays.own || to.buffer != null) return true;
        return errors.wrong(
                GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ARRAY_BUFFER, and pointer is not 0");
    }

    /** glVertexAttribFormat and its relatives (10.3.2): the format. */
    public @Nullable Format format(String call, int index, int size, int type, int kind, int offset) {
        if (!index(call, index)) return null;
        Format format = format(call, size, type, kind);
        if (format == null || offset >= 0 && offset <= MAX_RELATIVE_OFFSET) return format;
        errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be 0 to " + MAX_RELATIVE_OFFSET);
        return null;
    }

    /** glBindVertexBuffer (10.3.2): the range of a binding. */
    public boolean binding(String call, int index, long offset, int stride) { // hot
        if (!index(call, index)) return false;
        if (offset >= 0 && stride >= 0 && stride <= caps.maxVertexStride) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": offset is " + offset + ", stride is " + stride);
    }

    /** glBindVertexBuffers (10.3.2): bindings one behind the other. */
    public boolean bindings(String call, int first, int count) {
        if (count < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
        }
        if (first >= 0 && (long) first + count <= VertexArray.GENERIC) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": first is " + first + ", count is " + count);
    }

    // ---- gets (10.5) -----------------------------------------------------------------------------------------------

    /** A name of what is asked for (10.5). */
    private boolean parameter(String call, int pname, boolean known) {
        if (!known) errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
        return known;
    }

    /**
     * glGetVertexAttrib* (10.5); the current value of the compatibility profile's attribute 0, which makes vertices, is
     * not told (ARB_vertex_shader).
     */
    public boolean attribute(String call, int index, int pname) {
        if (!index(call, index)) return false;
        if (pname != GL_CURRENT_VERTEX_ATTRIB) return array(call, pname);
        if (index != 0 || !profile.compatibility || profile.es) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": attribute 0 has no current value");
    }

    private boolean array(String call, int pname) {
        return parameter(
                call,
                pname,
                switch (pname) {
                    case GL_VERTEX_ATTRIB_ARRAY_ENABLED,
                            GL_VERTEX_ATTRIB_ARRAY_SIZE,
                            GL_VERTEX_ATTRIB_ARRAY_STRIDE,
                            GL_VERTEX_ATTRIB_ARRAY_TYPE,
                            GL_VERTEX_ATTRIB_ARRAY_NORMALIZED,
                            GL_VERTEX_ATTRIB_ARRAY_INTEGER,
                            GL_VERTEX_ATTRIB_ARRAY_DIVISOR,
                            GL_VERTEX_ATTRIB_BINDING,
                            GL_VERTEX_ATTRIB_RELATIVE_OFFSET,
                            GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING -> true;
                    case GL_VERTEX_ATTRIB_ARRAY_LONG -> !profile.es;
                    default -> false;
                });
    }

    /** glGetVertexAttribPointerv (10.5). */
    public boolean attributePointer(String call, int index, int pname) {
        return index(call, index) && parameter(call, pname, pname == GL_VERTEX_ATTRIB_ARRAY_POINTER);
    }

    /** glGetVertexArrayiv (10.5). */
    public boolean ofArray(String call, int pname) {
        return parameter(call, pname, pname == GL_ELEMENT_ARRAY_BUFFER_BINDING);
    }

    /** glGetVertexArrayIndexediv (10.5). */
    public boolean indexed(String call, int index, int pname) {
        return index(call, index) && array(call, pname);
    }

    /** glGetVertexArrayIndexed64iv (10.5). */
    public boolean indexedLong(String call, int index, int pname) {
        return index(call, index) && parameter(call, pname, pname == GL_VERTEX_BINDING_OFFSET);
    }
}
