package tepui.frontends.gl.immediate;

import static tepui.frontends.gl.constants.Enumerants.GL_TEXTURE0;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.fixed.FixedSlots;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.PackedAttribute;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Caps;

/** Current attribute values, which all calls of attributes set, and the store of vertices. */
public final class AttributeState {
    private final Caps caps;
    private final Dirty dirty;
    private final Errors errors;
    private final AttributeRules rules;
    private final FixedState fixed;

    public static final int ONE = 0x3f800000;

    /** Current values of all attributes, and the vertices of the primitive that is open. */
    public VertexStore store = new VertexStore(initialValues());

    private final int[] unpacked = new int[4];
    public boolean currentEdgeFlag = true;
    /** Draws the first part of a primitive that has become long. */
    public Runnable whenLong = () -> {};

    public AttributeState(Caps caps, Dirty dirty, Errors errors, AttributeRules rules, FixedState fixed) {
        this.caps = caps;
        this.dirty = dirty;
        this.errors = errors;
        this.rules = rules;
        this.fixed = fixed;
    }

    private static int[] initialValues() {
        int[] v = new int[4 * VertexStore.SLOTS];
        for (int s = 0; s < VertexStore.SLOTS; s++) v[4 * s + 3] = ONE;
        for (int c = 0; c < 3; c++) v[4 * BuiltinSlots.ATTRIBUTE_COLOR + c] = ONE;
        v[4 * BuiltinSlots.ATTRIBUTE_NORMAL + 2] = ONE;
        v[4 * FixedSlots.EDGE_FLAG_ATTRIBUTE] = ONE;
        return v;
    }

    public static int bits(float v) {
        return Float.floatToRawIntBits(v);
    }

    /** The slot of a unit's texture coordinates. Units above the last are taken modulo eight, which the specification leaves open. */
    public static int coordinateSlot(int texture) { // hot
        return BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + (texture - GL_TEXTURE0 & 7);
    }

    /** A component of a current value that is a float. */
    public float currentFloat(int slot, int component) {
        return Float.intBitsToFloat(store.current()[4 * slot + component]);
    }

    /** Sets an attribute: {@code count} of the words were given. */
    public void attribute(int slot, int count, int x, int y, int z, int w) { // hot
        if (!put(slot, count, x, y, z, w)) set(slot, count, x, y, z, w);
    }

    /** Sets an attribute that the vertices of the open primitive have. False where they have not, and nothing happened. */
    public boolean put(int slot, int count, int x, int y, int z, int w) { // hot
        return store.put(slot, count, x, y, z, w);
    }

    /** Sets an attribute, whatever vertices have. */
    public void set(int slot, int count, int x, int y, int z, int w) { // hot
        store.set(slot, count, x, y, z, w);
        dirty.bits |= Dirty.CURRENT_ATTRIBUTES;
    }

    /** A vertex; nothing outside of glBegin and glEnd, where the specification leaves it open. */
    public void vertex(int count, int x, int y, int z, int w) { // hot
        if (!add(count, x, y, z, w)) addSlowly(count, x, y, z, w);
    }

    /** A vertex where there is room for it. False where there is none, and nothing happened. */
    public boolean add(int count, int x, int y, int z, int w) { // hot
        return store.add(count, x, y, z, w);
    }

    /** A vertex that makes room for itself. */
    public void addSlowly(int count, int x, int y, int z, int w) {
        VertexStore s = store;
        if (!s.isOpen()) return;
        try {
            s.vertex(count, x, y, z, w);
            if (s.words() > VertexStore.SPLIT) whenLong.run();
        } catch (RuntimeException | VirtualMachineError e) {
            errors.failed("glVertex", e);
        }
    }

    public void edgeFlag(boolean flag) {
        if (currentEdgeFlag == flag && !store.has(FixedSlots.EDGE_FLAG_ATTRIBUTE)) return;
        currentEdgeFlag = flag;
        if (!fixed.edgeFlags && caps.edgeFlags) {
            fixed.edgeFlags = true;
            fixed.changed(FixedState.Group.POINT);
            fixed.keyChanged();
        }
        attribute(FixedSlots.EDGE_FLAG_ATTRIBUTE, 1, flag ? ONE : 0, 0, 0, ONE);
    }

    public boolean currentEdgeFlag() {
        return currentEdgeFlag;
    }

    public void setCurrentEdgeFlag(boolean flag) {
        currentEdgeFlag = flag;
    }

    public int[] currentWords() { // hot
        return store.current();
    }

    /** Sets an attribute by its slot, as lists do. */
    public void setAttribute(int slot, int count, int x, int y, int z, int w) {
        attribute(slot, count, x, y, z, w);
    }

    /** Gives a vertex, as lists do. */
    public void giveVertex(int count, int x, int y, int z, int w) {
        vertex(count, x, y, z, w);
    }

    /** A vector packed into a word (2.8.2). */
    public void packed(String call, int slot, int count, int type, boolean normalized, int value) {
        if (!rules.packed(call, slot, count, type)) return;
        PackedAttribute.unpack(type, normalized, count, value, unpacked);
        if (slot == BuiltinSlots.ATTRIBUTE_VERTEX || slot == 0 && store.isOpen()) {
            vertex(count, unpacked[0], unpacked[1], unpacked[2], unpacked[3]);
            return;
        }
        if (slot < 16) store.setKind(slot, VertexStore.FLOAT);
        attribute(slot, count, unpacked[0], unpacked[1], unpacked[2], unpacked[3]);
    }
}
