package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.glsl.BuiltinSlots;

/** Arrays of conventional attributes (OpenGL 4.6 compatibility profile, 10.3.3) by their names in the API: their places in the vertex array, switches and values. */
public final class ClientArrays {
    /** Answer of {@link #slot} for the array of colour indices, which is no attribute. */
    private static final int INDICES = -1;

    /** Answer of {@link #slot} for names that are no arrays. */
    private static final int NONE = -2;

    /** Answer of {@link #slot} for the restart of primitives (NV_primitive_restart), a client state that is no array. */
    private static final int RESTART = -3;

    private static final int SIZE = 0;
    private static final int TYPE = 1;
    private static final int STRIDE = 2;
    private static final int BUFFER = 3;

    private final Profile profile;
    private final Dirty dirty;
    private final FixedState fixed;
    private final RasterValues raster;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final boolean edgeFlags;

    /** The unit of glClientActiveTexture. */
    public int clientUnit;

    /** How many elements arrays have that are static, by EXT_vertex_array, in the order of {@link #COUNTED}. */
    private final int[] counts = new int[6];

    private static final int[] COUNTED = {
        GL_VERTEX_ARRAY_COUNT_EXT,
        GL_NORMAL_ARRAY_COUNT_EXT,
        GL_COLOR_ARRAY_COUNT_EXT,
        GL_INDEX_ARRAY_COUNT_EXT,
        GL_TEXTURE_COORD_ARRAY_COUNT_EXT,
        GL_EDGE_FLAG_ARRAY_COUNT_EXT
    };

    private static int counted(int pname) {
        for (int i = 0; i < COUNTED.length; i++) if (COUNTED[i] == pname) return i;
        return -1;
    }

    /** Sets a value of {@link #COUNTED}. */
    public void count(int pname, int count) {
        counts[counted(pname)] = count;
    }

    /** @param edgeFlags the device draws edges by flags of vertices */
    public ClientArrays(
            Profile profile,
            Dirty dirty,
            FixedState fixed,
            RasterValues raster,
            BufferBindings bindings,
            VertexArrays arrays,
            boolean edgeFlags) {
        this.fixed = fixed;
        this.raster = raster;
        this.edgeFlags = edgeFlags;
        this.profile = profile;
        this.dirty = dirty;
        this.bindings = bindings;
        this.arrays = arrays;
    }

    /** The attribute of a client state, {@link #INDICES} or {@link #NONE}. */
    private int slot(int array, int unit) {
        return switch (array) {
            case GL_VERTEX_ARRAY -> BuiltinSlots.ATTRIBUTE_VERTEX;
            case GL_NORMAL_ARRAY -> BuiltinSlots.ATTRIBUTE_NORMAL;
            case GL_COLOR_ARRAY -> BuiltinSlots.ATTRIBUTE_COLOR;
            case GL_SECONDARY_COLOR_ARRAY -> BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
            case GL_FOG_COORD_ARRAY -> BuiltinSlots.ATTRIBUTE_FOG_COORD;
            case GL_TEXTURE_COORD_ARRAY -> BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + unit;
            case GL_EDGE_FLAG_ARRAY -> FixedSlots.EDGE_FLAG_ATTRIBUTE;
            case GL_INDEX_ARRAY -> INDICES;
            case Es1Rules.POINT_SIZE_ARRAY -> profile.es1 ? FixedSlots.POINT_SIZE_ATTRIBUTE : NONE;
            case GL_PRIMITIVE_RESTART_NV -> RESTART;
            default -> NONE;
        };
    }

    /** Is it the name of an array? */
    public boolean knows(int array) {
        return slot(array, 0) != NONE && (!profile.es1 || Es1Rules.isArray(array));
    }

    /** Switches an array that {@link #knows}; of coordinates, that of a unit. */
    public void enable(VertexArray a, int unit, int array, boolean on) {
        int slot = slot(array, unit);
        if (slot == INDICES) {
            a.indices = a.indices.enable(on);
            return;
        }
        if (slot == RESTART) {
            raster.primitiveRestart = on;
            dirty.bits |= Dirty.RESTART;
            return;
        }
        a.enable(slot, on);
        if (slot == FixedSlots.EDGE_FLAG_ATTRIBUTE && on && edgeFlags && !fixed.edgeFlags) {
            fixed.edgeFlags = true;
            fixed.changed(FixedState.Group.POINT);
            fixed.keyChanged();
        }
        if (slot == FixedSlots.POINT_SIZE_ATTRIBUTE && on != fixed.pointSizeArray) {
            fixed.pointSizeArray = on;
            fixed.changed(FixedState.Group.POINT);
            fixed.keyChanged();
            dirty.bits |= Dirty.RASTER;
        }
        dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.CURRENT_ATTRIBUTES;
    }

    /** Switches an array of the bound vertex array that {@link #knows}. */
    void enable(int array, boolean on) {
        enable(arrays.bound, clientUnit, array, on);
    }

    /** Is it the switch of an array? */
    public boolean isArray(int cap) {
        return profile.coreOnly == 0 && knows(cap);
    }

    public boolean isEnabled(int array) {
        return isEnabled(arrays.bound, clientUnit, array);
    }

    /** Whether the array of a unit's coordinates is on. */
    boolean hasCoordinates(int unit) {
        return isEnabled(arrays.bound, unit, GL_TEXTURE_COORD_ARRAY);
    }

    /** The switch of an array of any vertex array; of coordinates, that of a unit. */
    public boolean isEnabled(VertexArray a, int unit, int array) {
        int slot = slot(array, unit);
        if (slot == RESTART) return raster.primitiveRestart;
        return slot == INDICES ? a.indices.enabled() : (a.enabled >> slot & 1) != 0;
    }

    /**
     * Keeps the arrays of the bound vertex array, which comes back with them where it still exists.
     *
     * @param defaults whether the arrays of name 0 are kept too, bound or not
     */
    public void keep(AttributeKeeper k, boolean defaults) {
        if (!k.has(GL_CLIENT_VERTEX_ARRAY_BIT)) return;
        if (defaults) {
            SavedArrays saved = new SavedArrays(arrays.own);
            k.add(() -> saved.restore(arrays.own));
        }
        VertexArray bound = arrays.bound;
        SavedArrays saved = new SavedArrays(bound);
        BufferObject array = bindings.get(BufferBindings.ARRAY);
        int unit = clientUnit;
        int[] then = counts.clone();
        boolean restart = raster.primitiveRestart;
        int restartIndex = raster.restartIndex;
        int lockedFirst = arrays.lockedFirst;
        int lockedCount = arrays.lockedCount;
        k.add(() -> {
            if (bound == arrays.own || arrays.names.get(bound.name) == bound) {
                arrays.bound = bound;
                saved.restore(bound);
            }
            bindings.set(BufferBindings.ARRAY, array == null || array.isDeleted() ? null : array);
            clientUnit = unit;
            System.arraycopy(then, 0, counts, 0, then.length);
            raster.primitiveRestart = restart;
            raster.restartIndex = restartIndex;
            arrays.lockedFirst = lockedFirst;
            arrays.lockedCount = lockedCount;
            dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER | Dirty.CURRENT_ATTRIBUTES | Dirty.RESTART;
        });
    }

    private int pointerSlot(int pname, int unit) {
        return switch (pname) {
            case GL_VERTEX_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_VERTEX;
            case GL_NORMAL_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_NORMAL;
            case GL_COLOR_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_COLOR;
            case GL_SECONDARY_COLOR_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
            case GL_FOG_COORD_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_FOG_COORD;
            case GL_TEXTURE_COORD_ARRAY_POINTER -> BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + unit;
            case GL_EDGE_FLAG_ARRAY_POINTER -> FixedSlots.EDGE_FLAG_ATTRIBUTE;
            case GL_INDEX_ARRAY_POINTER -> INDICES;
            case Es1Rules.POINT_SIZE_ARRAY_POINTER -> profile.es1 ? FixedSlots.POINT_SIZE_ATTRIBUTE : NONE;
            default -> NONE;
        };
    }

    /** Whether it names the pointer of an array. */
    public boolean isPointer(int pname) {
        return pointerSlot(pname, 0) != NONE;
    }

    /** The pointer of an array. */
    public long pointer(int pname) {
        return pointer(arrays.bound, clientUnit, pname);
    }

    /** The pointer of an array of any vertex array; of coordinates, that of a unit. */
    public long pointer(VertexArray a, int unit, int pname) {
        int slot = pointerSlot(pname, unit);
        return slot < 0 ? a.indices.pointer() : a.pointer[slot];
    }

    private static double array(VertexArray a, int slot, int what) {
        BufferObject b = a.buffers[a.binding[slot]];
        return switch (what) {
            case SIZE -> a.size[slot];
            case TYPE -> a.type[slot];
            case STRIDE -> a.givenStride[slot];
            default -> b == null ? 0 : b.name;
        };
    }

    /** Values that glGet... tells, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        return get(arrays.bound, clientUnit, pname, out);
    }

    /** The same of the coordinates of a unit. */
    public int getOfUnit(int unit, int pname, double[] out) {
        return get(arrays.bound, unit, pname, out);
    }

    /** The same of any vertex array; of coordinates, those of a unit. */
    public int get(VertexArray a, int unit, int pname, double[] out) {
        int v = BuiltinSlots.ATTRIBUTE_VERTEX;
        int n = BuiltinSlots.ATTRIBUTE_NORMAL;
        int c = BuiltinSlots.ATTRIBUTE_COLOR;
        int s = BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR;
        int f = BuiltinSlots.ATTRIBUTE_FOG_COORD;
        int t = BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + unit;
        int e = FixedSlots.EDGE_FLAG_ATTRIBUTE;
        int p = FixedSlots.POINT_SIZE_ATTRIBUTE;
        switch (pname) {
            case GL_VERTEX_ARRAY_SIZE -> out[0] = array(a, v, SIZE);
            case GL_VERTEX_ARRAY_TYPE -> out[0] = array(a, v, TYPE);
            case GL_VERTEX_ARRAY_STRIDE -> out[0] = array(a, v, STRIDE);
            case GL_VERTEX_ARRAY_BUFFER_BINDING -> out[0] = array(a, v, BUFFER);
            case GL_NORMAL_ARRAY_TYPE -> out[0] = array(a, n, TYPE);
            case GL_NORMAL_ARRAY_STRIDE -> out[0] = array(a, n, STRIDE);
            case GL_NORMAL_ARRAY_BUFFER_BINDING -> out[0] = array(a, n, BUFFER);
            case GL_COLOR_ARRAY_SIZE -> out[0] = array(a, c, SIZE);
            case GL_COLOR_ARRAY_TYPE -> out[0] = array(a, c, TYPE);
            case GL_COLOR_ARRAY_STRIDE -> out[0] = array(a, c, STRIDE);
            case GL_COLOR_ARRAY_BUFFER_BINDING -> out[0] = array(a, c, BUFFER);
            case GL_SECONDARY_COLOR_ARRAY_SIZE -> out[0] = array(a, s, SIZE);
            case GL_SECONDARY_COLOR_ARRAY_TYPE -> out[0] = array(a, s, TYPE);
            case GL_SECONDARY_COLOR_ARRAY_STRIDE -> out[0] = array(a, s, STRIDE);
            case GL_SECONDARY_COLOR_ARRAY_BUFFER_BINDING -> out[0] = array(a, s, BUFFER);
            case GL_FOG_COORD_ARRAY_TYPE -> out[0] = array(a, f, TYPE);
            case GL_FOG_COORD_ARRAY_STRIDE -> out[0] = array(a, f, STRIDE);
            case GL_FOG_COORD_ARRAY_BUFFER_BINDING -> out[0] = array(a, f, BUFFER);
            case GL_TEXTURE_COORD_ARRAY_SIZE -> out[0] = array(a, t, SIZE);
            case GL_TEXTURE_COORD_ARRAY_TYPE -> out[0] = array(a, t, TYPE);
            case GL_TEXTURE_COORD_ARRAY_STRIDE -> out[0] = array(a, t, STRIDE);
            case GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING -> out[0] = array(a, t, BUFFER);
            case GL_EDGE_FLAG_ARRAY_STRIDE -> out[0] = array(a, e, STRIDE);
            case GL_EDGE_FLAG_ARRAY_BUFFER_BINDING -> out[0] = array(a, e, BUFFER);
            case Es1Rules.POINT_SIZE_ARRAY_TYPE -> out[0] = array(a, p, TYPE);
            case Es1Rules.POINT_SIZE_ARRAY_STRIDE -> out[0] = array(a, p, STRIDE);
            case Es1Rules.POINT_SIZE_ARRAY_BUFFER_BINDING -> out[0] = array(a, p, BUFFER);
            case GL_INDEX_ARRAY_TYPE -> out[0] = a.indices.type();
            case GL_INDEX_ARRAY_STRIDE -> out[0] = a.indices.stride();
            case GL_INDEX_ARRAY_BUFFER_BINDING -> out[0] = a.indices.bufferName();
            case GL_ARRAY_ELEMENT_LOCK_FIRST_EXT -> out[0] = arrays.lockedFirst;
            case GL_ARRAY_ELEMENT_LOCK_COUNT_EXT -> out[0] = arrays.lockedCount;
            case GL_PRIMITIVE_RESTART_INDEX_NV -> out[0] = raster.restartIndex & 0xffffffffL;
            case GL_CLIENT_ACTIVE_TEXTURE -> out[0] = GL_TEXTURE0 + clientUnit;
            default -> {
                int counted = counted(pname);
                if (counted >= 0) {
                    out[0] = counts[counted];
                    return 1;
                }
                if (slot(pname, unit) == NONE) return -1;
                out[0] = isEnabled(a, unit, pname) ? 1 : 0;
            }
        }
        return 1;
    }
}
