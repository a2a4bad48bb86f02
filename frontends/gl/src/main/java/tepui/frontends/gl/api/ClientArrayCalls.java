package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.IndexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.frontends.glsl.BuiltinSlots;

/** Arrays of conventional attributes (2.8): attributes of the vertex array like the others, at the places that those have. */
public final class ClientArrayCalls {
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final AttributePointers pointers;
    private final ClientArrays clientArrays;
    private final ArrayCapture arrayCapture;

    public ClientArrayCalls(
            Errors errors,
            BufferBindings bindings,
            VertexArrays arrays,
            AttributePointers pointers,
            ClientArrays clientArrays,
            ArrayCapture arrayCapture) {
        this.errors = errors;
        this.bindings = bindings;
        this.arrays = arrays;
        this.pointers = pointers;
        this.clientArrays = clientArrays;
        this.arrayCapture = arrayCapture;
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    private boolean isType(int type, int... types) {
        for (int t : types) if (t == type) return true;
        return false;
    }

    private void pointer(
            String call,
            int slot,
            int size,
            boolean sizeFits,
            int type,
            boolean typeFits,
            int kind,
            int stride,
            long at) {
        if (!sizeFits) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + size);
        } else if (!typeFits) {
            errors.invalidEnum(call, "type", type);
        } else {
            pointers.set(call, slot, size, type, kind, stride, at);
        }
    }

    private static boolean packed(int type) {
        return type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
    }

    public void glVertexPointer(int size, int type, int stride, long pointer) {
        boolean fits = packed(type) || isType(type, GL_SHORT, GL_INT, GL_FLOAT, GL_DOUBLE, GL_HALF_FLOAT);
        pointer(
                "glVertexPointer",
                BuiltinSlots.ATTRIBUTE_VERTEX,
                size,
                size >= 2 && size <= 4,
                type,
                fits,
                VertexFormats.SCALED,
                stride,
                pointer);
    }

    public void glNormalPointer(int type, int stride, long pointer) {
        boolean fits = packed(type) || isType(type, GL_BYTE, GL_SHORT, GL_INT, GL_FLOAT, GL_DOUBLE, GL_HALF_FLOAT);
        int size = packed(type) ? 4 : 3;
        pointer(
                "glNormalPointer",
                BuiltinSlots.ATTRIBUTE_NORMAL,
                size,
                true,
                type,
                fits,
                VertexFormats.NORMALIZED,
                stride,
                pointer);
    }

    private boolean isColorType(int type) {
        return packed(type) || type >= GL_BYTE && type <= GL_FLOAT || type == GL_DOUBLE || type == GL_HALF_FLOAT;
    }

    public void glColorPointer(int size, int type, int stride, long pointer) {
        pointer(
                "glColorPointer",
                BuiltinSlots.ATTRIBUTE_COLOR,
                size,
                size == 3 || size == 4 || size == GL_BGRA,
                type,
                isColorType(type),
                VertexFormats.NORMALIZED,
                stride,
                pointer);
    }

    public void glSecondaryColorPointer(int size, int type, int stride, long pointer) {
        pointer(
                "glSecondaryColorPointer",
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                size,
                size == 3 || size == 4 || size == GL_BGRA,
                type,
                isColorType(type),
                VertexFormats.NORMALIZED,
                stride,
                pointer);
    }

    public void glFogCoordPointer(int type, int stride, long pointer) {
        boolean fits = isType(type, GL_FLOAT, GL_DOUBLE, GL_HALF_FLOAT);
        int slot = BuiltinSlots.ATTRIBUTE_FOG_COORD;
        pointer("glFogCoordPointer", slot, 1, true, type, fits, VertexFormats.SCALED, stride, pointer);
    }

    public void glTexCoordPointer(int size, int type, int stride, long pointer) {
        boolean fits = packed(type) || isType(type, GL_SHORT, GL_INT, GL_FLOAT, GL_DOUBLE, GL_HALF_FLOAT);
        pointer(
                "glTexCoordPointer",
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + clientArrays.clientUnit,
                size,
                size >= 1 && size <= 4,
                type,
                fits,
                VertexFormats.SCALED,
                stride,
                pointer);
    }

    public void glEdgeFlagPointer(int stride, long pointer) {
        int slot = FixedSlots.EDGE_FLAG_ATTRIBUTE;
        pointers.set("glEdgeFlagPointer", slot, 1, GL_UNSIGNED_BYTE, VertexFormats.SCALED, stride, pointer);
    }

    public void glIndexPointer(int type, int stride, long pointer) {
        if (!isType(type, GL_UNSIGNED_BYTE, GL_SHORT, GL_INT, GL_FLOAT, GL_DOUBLE)) {
            errors.invalidEnum("glIndexPointer", "type", type);
        } else if (stride < 0) {
            errors.error(GL_INVALID_VALUE, "glIndexPointer: stride is " + stride + ", must be at least 0");
        } else {
            BufferObject b = bindings.get(BufferBindings.ARRAY);
            if (b == null && pointer != 0 && arrays.bound != arrays.own) {
                errors.error(
                        GL_INVALID_OPERATION,
                        "glIndexPointer: no buffer is bound to GL_ARRAY_BUFFER, and pointer is not 0");
                return;
            }
            arrays.bound.indices = new IndexArray(arrays.bound.indices.enabled(), type, stride, pointer, b);
        }
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    public void glClientActiveTexture(int texture) {
        int unit = texture - GL_TEXTURE0;
        if (unit < 0 || unit >= FixedState.UNITS) errors.invalidEnum("glClientActiveTexture", "texture", texture);
        else clientArrays.clientUnit = unit;
    }

    private void enable(String call, int array, boolean on) {
        if (clientArrays.knows(array)) clientArrays.enable(array, on);
        else errors.invalidEnum(call, "array", array);
    }

    public void glEnableClientState(int array) {
        enable("glEnableClientState", array, true);
    }

    public void glDisableClientState(int array) {
        enable("glDisableClientState", array, false);
    }

    // ---- interleaved arrays (table 2.5) ----------------------------------------------------------------------------

    public void glInterleavedArrays(int format, int stride, long pointer) {
        int index = format - GL_V2F;
        if (index < 0 || index > GL_T4F_C4F_N3F_V4F - GL_V2F) {
            errors.invalidEnum("glInterleavedArrays", "format", format);
            return;
        }
        if (stride < 0) {
            errors.error(GL_INVALID_VALUE, "glInterleavedArrays: stride is " + stride + ", must be at least 0");
            return;
        }
        int texture = switch (format) {
            case GL_T2F_V3F, GL_T2F_C4UB_V3F, GL_T2F_C3F_V3F, GL_T2F_N3F_V3F, GL_T2F_C4F_N3F_V3F -> 2;
            case GL_T4F_V4F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> 0;
        };
        boolean bytes = format == GL_C4UB_V2F || format == GL_C4UB_V3F || format == GL_T2F_C4UB_V3F;
        int color = switch (format) {
            case GL_C3F_V3F, GL_T2F_C3F_V3F -> 3;
            case GL_C4F_N3F_V3F, GL_T2F_C4F_N3F_V3F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> bytes ? 4 : 0;
        };
        boolean normal = switch (format) {
            case GL_N3F_V3F, GL_C4F_N3F_V3F, GL_T2F_N3F_V3F, GL_T2F_C4F_N3F_V3F, GL_T4F_C4F_N3F_V4F -> true;
            default -> false;
        };
        int vertex = switch (format) {
            case GL_V2F, GL_C4UB_V2F -> 2;
            case GL_T4F_V4F, GL_T4F_C4F_N3F_V4F -> 4;
            default -> 3;
        };
        int colorAt = 4 * texture;
        int normalAt = colorAt + (bytes ? 4 : 4 * color);
        int vertexAt = normalAt + (normal ? 12 : 0);
        int step = stride == 0 ? vertexAt + 4 * vertex : stride;
        glDisableClientState(GL_EDGE_FLAG_ARRAY);
        glDisableClientState(GL_FOG_COORD_ARRAY);
        glDisableClientState(GL_SECONDARY_COLOR_ARRAY);
        enable("glInterleavedArrays", GL_TEXTURE_COORD_ARRAY, texture > 0);
        if (texture > 0) glTexCoordPointer(texture, GL_FLOAT, step, pointer);
        enable("glInterleavedArrays", GL_COLOR_ARRAY, color > 0);
        if (color > 0) glColorPointer(color, bytes ? GL_UNSIGNED_BYTE : GL_FLOAT, step, pointer + colorAt);
        enable("glInterleavedArrays", GL_NORMAL_ARRAY, normal);
        if (normal) glNormalPointer(GL_FLOAT, step, pointer + normalAt);
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(vertex, GL_FLOAT, step, pointer + vertexAt);
    }

    // ---- elements --------------------------------------------------------------------------------------------------

    public void glArrayElement(int i) {
        arrayCapture.element(i);
    }
}
