package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.ArrayRules;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;

/** Queries of vertex arrays and of current values of generic attributes (OpenGL 4.6, 10.5). */
public final class AttributeGetCalls {
    private final Profile profile;
    private final Errors errors;
    private final VertexArrays arrays;
    private final AttributeState current;
    private final ArrayRules rules;

    public AttributeGetCalls(
            Profile profile, Errors errors, VertexArrays arrays, AttributeState current, ArrayRules rules) {
        this.profile = profile;
        this.errors = errors;
        this.arrays = arrays;
        this.current = current;
        this.rules = rules;
    }

    private float current(int attribute, int component) {
        return Float.intBitsToFloat(current.currentWords()[4 * attribute + component]);
    }

    /** A value of an attribute's array. */
    private long attribValue(String call, VertexArray a, int index, int pname) {
        return switch (pname) {
            case GL_VERTEX_ATTRIB_ARRAY_ENABLED -> a.enabled >> index & 1;
            case GL_VERTEX_ATTRIB_ARRAY_SIZE -> a.size[index];
            case GL_VERTEX_ATTRIB_ARRAY_STRIDE -> a.givenStride[index];
            case GL_VERTEX_ATTRIB_ARRAY_TYPE -> a.type[index];
            case GL_VERTEX_ATTRIB_ARRAY_NORMALIZED -> a.kind[index] == VertexFormats.NORMALIZED ? 1 : 0;
            case GL_VERTEX_ATTRIB_ARRAY_INTEGER -> a.kind[index] == VertexFormats.INTEGER ? 1 : 0;
            case GL_VERTEX_ATTRIB_ARRAY_DIVISOR -> a.divisors[a.binding[index]];
            case GL_VERTEX_ATTRIB_BINDING -> a.binding[index];
            case GL_VERTEX_ATTRIB_RELATIVE_OFFSET -> a.relativeOffset[index];
            case GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING -> {
                BufferObject b = a.buffers[a.binding[index]];
                yield b == null ? 0 : b.name;
            }
            default -> {
                if (pname == GL_VERTEX_ATTRIB_ARRAY_LONG && !profile.es)
                    yield a.kind[index] == VertexFormats.DOUBLE ? 1 : 0;
                errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
                yield Long.MIN_VALUE;
            }
        };
    }

    /** Of the compatibility profile's attribute 0, which makes vertices, there is no current value. */
    private boolean isPosition(String call, int index, int pname) {
        if (index != 0 || pname != GL_CURRENT_VERTEX_ATTRIB || !profile.compatibility || profile.es) return false;
        errors.error(GL_INVALID_OPERATION, call + ": attribute 0 has no current value");
        return true;
    }

    public void glGetVertexAttribiv(int index, int pname, long params) {
        if (rules.badIndex("glGetVertexAttribiv", index) || isPosition("glGetVertexAttribiv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putInt(params + 4L * i, Math.round(current(index, i)));
            return;
        }
        long v = attribValue("glGetVertexAttribiv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(params, (int) v);
    }

    public void glGetVertexAttribfv(int index, int pname, long params) {
        if (rules.badIndex("glGetVertexAttribfv", index) || isPosition("glGetVertexAttribfv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putFloat(params + 4L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribfv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putFloat(params, (float) v);
    }

    public void glGetVertexAttribdv(int index, int pname, long params) {
        if (rules.badIndex("glGetVertexAttribdv", index) || isPosition("glGetVertexAttribdv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putDouble(params + 8L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribdv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putDouble(params, v);
    }

    public void glGetVertexAttribIiv(int index, int pname, long params) {
        if (rules.badIndex("glGetVertexAttribIiv", index) || isPosition("glGetVertexAttribIiv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) Native.putInts(current.currentWords(), 4 * index, params, 4);
        else glGetVertexAttribiv(index, pname, params);
    }

    public void glGetVertexAttribIuiv(int index, int pname, long params) {
        glGetVertexAttribIiv(index, pname, params);
    }

    public void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        if (rules.badIndex("glGetVertexAttribPointerv", index)) return;
        if (pname != GL_VERTEX_ATTRIB_ARRAY_POINTER) {
            errors.error(GL_INVALID_ENUM, "glGetVertexAttribPointerv: pname is 0x" + Integer.toHexString(pname));
        } else {
            Native.putLong(pointer, arrays.bound.pointer[index]);
        }
    }

    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        VertexArray a = rules.array("glGetVertexArrayiv", vaobj);
        if (a == null) return;
        if (pname != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayiv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        BufferObject b = a.elements();
        Native.putInt(param, b == null ? 0 : b.name);
    }

    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        VertexArray a = rules.array("glGetVertexArrayIndexediv", vaobj);
        if (a == null || rules.badIndex("glGetVertexArrayIndexediv", index)) return;
        long v = attribValue("glGetVertexArrayIndexediv", a, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(param, (int) v);
    }

    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        VertexArray a = rules.array("glGetVertexArrayIndexed64iv", vaobj);
        if (a == null || rules.badIndex("glGetVertexArrayIndexed64iv", index)) return;
        if (pname != GL_VERTEX_BINDING_OFFSET) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayIndexed64iv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        Native.putLong(param, a.offsets[index]);
    }

    private double component(int index, int c) {
        int slot = c < 2 ? index : VertexStore.WIDE + index;
        int at = 4 * slot + 2 * (c & 1);
        return Double.longBitsToDouble(
                current.store.current()[at] & 0xffffffffL | (long) current.store.current()[at + 1] << 32);
    }

    public void glGetVertexAttribLdv(int index, int pname, long params) {
        if (rules.badIndex("glGetVertexAttribLdv", index)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB && current.store.kind(index) == VertexStore.DOUBLE) {
            for (int c = 0; c < 4; c++) Native.putDouble(params + 8L * c, component(index, c));
        } else {
            glGetVertexAttribdv(index, pname, params);
        }
    }
}
