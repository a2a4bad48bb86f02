package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.vertex.ArrayBinding;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.glsl.BuiltinSlots;

/** Client state of the conventional arrays: which unit's coordinates are meant, which arrays are on, what is told of them. */
public final class ClientArrays {
    private final Profile profile;
    private final Dirty dirty;
    private final FixedState fixed;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final ArrayBinding binding;
    private final BufferNames buffers;
    /** The device draws edges by flags of vertices. */
    private final boolean edgeFlags;

    /** The unit of glClientActiveTexture. */
    public int clientUnit;

    public ClientArrays(
            Profile profile,
            Dirty dirty,
            FixedState fixed,
            BufferBindings bindings,
            VertexArrays arrays,
            ArrayBinding binding,
            BufferNames buffers,
            boolean edgeFlags) {
        this.buffers = buffers;
        this.profile = profile;
        this.dirty = dirty;
        this.fixed = fixed;
        this.bindings = bindings;
        this.arrays = arrays;
        this.binding = binding;
        this.edgeFlags = edgeFlags;
    }

    // ---- switches --------------------------------------------------------------------------------------------------

    /** The attribute of a client state; -1 for indices, -2 for what is none. */
    private int slot(int array) {
        return switch (array) {
            case GL_VERTEX_ARRAY -> BuiltinSlots.ATTRIBUTE_VERTEX;
            case GL_NORMAL_ARRAY -> BuiltinSlots.ATTRIBUTE_NORMAL;
            case GL_COLOR_ARRAY -> BuiltinSlots.ATTRIBUTE_COLOR;
            case GL_SECONDARY_COLOR_ARRAY -> BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
            case GL_FOG_COORD_ARRAY -> BuiltinSlots.ATTRIBUTE_FOG_COORD;
            case GL_TEXTURE_COORD_ARRAY -> BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + clientUnit;
            case GL_EDGE_FLAG_ARRAY -> FixedSlots.EDGE_FLAG_ATTRIBUTE;
            case GL_INDEX_ARRAY -> -1;
            default -> -2;
        };
    }

    /** Is it the name of an array? */
    public boolean knows(int array) {
        return slot(array) >= -1;
    }

    /** Switches an array that {@link #knows}. */
    public void enable(int array, boolean on) {
        int slot = slot(array);
        if (slot == -1) {
            arrays.bound.indices = arrays.bound.indices.enable(on);
            return;
        }
        arrays.bound.enable(slot, on);
        if (slot == FixedSlots.EDGE_FLAG_ATTRIBUTE && on && edgeFlags && !fixed.edgeFlags) {
            fixed.edgeFlags = true;
            fixed.changed(FixedState.Group.POINT);
            fixed.keyChanged();
        }
        dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.CURRENT_ATTRIBUTES;
    }

    /** Is it the switch of an array? */
    public boolean isArray(int cap) {
        return profile.coreOnly == 0 && knows(cap);
    }

    public boolean isEnabled(int array) {
        int slot = slot(array);
        return slot == -1 ? arrays.bound.indices.enabled() : (arrays.bound.enabled >> slot & 1) != 0;
    }

    // ---- what is kept and told -------------------------------------------------------------------------------------

    /** Client state that glPushClientAttrib keeps. A name that was deleted meanwhile is an error of the pop. */
    public void keep(AttributeKeeper k) {
        if (!k.has(GL_CLIENT_VERTEX_ARRAY_BIT)) return;
        SavedArrays saved = new SavedArrays(arrays.bound);
        BufferObject array = bindings.get(BufferBindings.ARRAY);
        int arrayName = array == null ? 0 : array.name;
        int unit = clientUnit;
        int lockedFirst = arrays.lockedFirst;
        int lockedCount = arrays.lockedCount;
        int name = arrays.bound.name;
        k.add(() -> {
            binding.bind(name);
            saved.restore(arrays.bound);
            bindings.set(BufferBindings.ARRAY, buffers.bufferOf("glBindBuffer", arrayName));
            clientUnit = unit;
            arrays.lockedFirst = lockedFirst;
            arrays.lockedCount = lockedCount;
            dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.CURRENT_ATTRIBUTES;
        });
    }

    private int pointerSlot(int pname) {
        return switch (pname) {
            case GL_VERTEX_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_VERTEX;
            case GL_NORMAL_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_NORMAL;
            case GL_COLOR_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_COLOR;
            case GL_SECONDARY_COLOR_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
            case GL_FOG_COORD_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_FOG_COORD;
            case GL_TEXTURE_COORD_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + clientUnit;
            case GL_EDGE_FLAG_ARRAY_POINTER -> FixedSlots.EDGE_FLAG_ATTRIBUTE;
            default -> -1;
        };
    }

    /** Pointers that only the compatibility profile has; whether it was one of those. */
    public boolean legacyPointer(int pname, long params) {
        int slot = pointerSlot(pname);
        if (slot < 0 && pname != GL_INDEX_ARRAY_POINTER) return false;
        Native.putPointer(params, legacyPointer(pname));
        return true;
    }

    /** The value of one of those. */
    public long legacyPointer(int pname) {
        int slot = pointerSlot(pname);
        return slot < 0 ? arrays.bound.indices.pointer() : arrays.bound.pointer[slot];
    }

    private double array(int slot, int what) {
        BufferObject b = arrays.bound.buffers[arrays.bound.binding[slot]];
        return switch (what) {
            case 0 -> arrays.bound.size[slot];
            case 1 -> arrays.bound.type[slot];
            case 2 -> arrays.bound.givenStride[slot];
            default -> b == null ? 0 : b.name;
        };
    }

    /** Values of arrays, to {@code out}: how many, or -1. */
    public int arrayGet(int pname, double[] out) {
        int v = BuiltinSlots.ATTRIBUTE_VERTEX;
        int n = BuiltinSlots.ATTRIBUTE_NORMAL;
        int c = BuiltinSlots.ATTRIBUTE_COLOR;
        int s = BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
        int f = BuiltinSlots.ATTRIBUTE_FOG_COORD;
        int t = BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + clientUnit;
        int e = FixedSlots.EDGE_FLAG_ATTRIBUTE;
        switch (pname) {
            case GL_VERTEX_ARRAY_SIZE -> out[0] = array(v, 0);
            case GL_VERTEX_ARRAY_TYPE -> out[0] = array(v, 1);
            case GL_VERTEX_ARRAY_STRIDE -> out[0] = array(v, 2);
            case GL_VERTEX_ARRAY_BUFFER_BINDING -> out[0] = array(v, 3);
            case GL_NORMAL_ARRAY_TYPE -> out[0] = array(n, 1);
            case GL_NORMAL_ARRAY_STRIDE -> out[0] = array(n, 2);
            case GL_NORMAL_ARRAY_BUFFER_BINDING -> out[0] = array(n, 3);
            case GL_COLOR_ARRAY_SIZE -> out[0] = array(c, 0);
            case GL_COLOR_ARRAY_TYPE -> out[0] = array(c, 1);
            case GL_COLOR_ARRAY_STRIDE -> out[0] = array(c, 2);
            case GL_COLOR_ARRAY_BUFFER_BINDING -> out[0] = array(c, 3);
            case GL_SECONDARY_COLOR_ARRAY_SIZE -> out[0] = array(s, 0);
            case GL_SECONDARY_COLOR_ARRAY_TYPE -> out[0] = array(s, 1);
            case GL_SECONDARY_COLOR_ARRAY_STRIDE -> out[0] = array(s, 2);
            case GL_SECONDARY_COLOR_ARRAY_BUFFER_BINDING -> out[0] = array(s, 3);
            case GL_FOG_COORD_ARRAY_TYPE -> out[0] = array(f, 1);
            case GL_FOG_COORD_ARRAY_STRIDE -> out[0] = array(f, 2);
            case GL_FOG_COORD_ARRAY_BUFFER_BINDING -> out[0] = array(f, 3);
            case GL_TEXTURE_COORD_ARRAY_SIZE -> out[0] = array(t, 0);
            case GL_TEXTURE_COORD_ARRAY_TYPE -> out[0] = array(t, 1);
            case GL_TEXTURE_COORD_ARRAY_STRIDE -> out[0] = array(t, 2);
            case GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING -> out[0] = array(t, 3);
            case GL_EDGE_FLAG_ARRAY_STRIDE -> out[0] = array(e, 2);
            case GL_EDGE_FLAG_ARRAY_BUFFER_BINDING -> out[0] = array(e, 3);
            case GL_INDEX_ARRAY_TYPE -> out[0] = arrays.bound.indices.type();
            case GL_INDEX_ARRAY_STRIDE -> out[0] = arrays.bound.indices.stride();
            case GL_INDEX_ARRAY_BUFFER_BINDING -> out[0] = arrays.bound.indices.bufferName();
            case GL_ARRAY_ELEMENT_LOCK_FIRST_EXT -> out[0] = arrays.lockedFirst;
            case GL_ARRAY_ELEMENT_LOCK_COUNT_EXT -> out[0] = arrays.lockedCount;
            case GL_CLIENT_ACTIVE_TEXTURE -> out[0] = GL_TEXTURE0 + clientUnit;
            case GL_VERTEX_ARRAY,
                    GL_NORMAL_ARRAY,
                    GL_COLOR_ARRAY,
                    GL_SECONDARY_COLOR_ARRAY,
                    GL_FOG_COORD_ARRAY,
                    GL_TEXTURE_COORD_ARRAY,
                    GL_EDGE_FLAG_ARRAY,
                    GL_INDEX_ARRAY -> out[0] = isEnabled(pname) ? 1 : 0;
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
