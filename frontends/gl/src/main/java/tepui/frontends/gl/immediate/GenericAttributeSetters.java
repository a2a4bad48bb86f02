package tepui.frontends.gl.immediate;

/**
 * Setters of generic attributes, in which all glVertexAttrib... calls end. Attribute 0 is the position between glBegin
 * and glEnd, and gives a vertex; doubles take two slots of the store, one for two components.
 */
public final class GenericAttributeSetters {
    private final AttributeState current;
    private final AttributeRules rules;

    public GenericAttributeSetters(AttributeState current, AttributeRules rules) {
        this.current = current;
        this.rules = rules;
    }

    /** Words of floats. */
    public void real(String call, int index, int count, int x, int y, int z, int w) { // hot
        if (!rules.checkIndex(call, index)) return;
        if (index == 0 && current.store.isOpen()) {
            current.vertex(count, x, y, z, w);
            return;
        }
        current.store.setKind(index, VertexStore.FLOAT);
        current.attribute(index, count, x, y, z, w);
    }

    public void integer(String call, int index, int count, int x, int y, int z, int w) {
        if (!rules.checkIndex(call, index)) return;
        current.store.setKind(index, VertexStore.INT);
        current.attribute(index, count, x, y, z, w);
    }

    public void unsigned(String call, int index, int count, int x, int y, int z, int w) {
        if (!rules.checkIndex(call, index)) return;
        current.store.setKind(index, VertexStore.UNSIGNED);
        current.attribute(index, count, x, y, z, w);
    }

    public void packed(String call, int index, int count, int type, boolean normalized, int value) {
        if (rules.checkIndex(call, index)) current.packed(call, index, count, type, normalized, value);
    }

    /** A number of 64 bits, or a handle: two words. */
    public void handle(String call, int index, long x) {
        if (!rules.checkIndex(call, index)) return;
        current.store.setKind(index, VertexStore.UNSIGNED);
        current.attribute(index, 2, (int) x, (int) (x >>> 32), 0, 1);
    }

    private static int low(double v) {
        return (int) Double.doubleToRawLongBits(v);
    }

    private static int high(double v) {
        return (int) (Double.doubleToRawLongBits(v) >>> 32);
    }

    public void wide(String call, int index, int count, double x, double y, double z, double w) {
        if (!rules.checkIndex(call, index)) return;
        if (index == 0 && current.store.isOpen()) {
            current.vertex(
                    count,
                    AttributeState.bits((float) x),
                    AttributeState.bits((float) y),
                    AttributeState.bits((float) z),
                    AttributeState.bits((float) w));
            return;
        }
        current.store.setKind(index, VertexStore.DOUBLE);
        current.attribute(index, count > 1 ? 4 : 2, low(x), high(x), low(y), high(y));
        current.store.setKind(VertexStore.WIDE + index, VertexStore.DOUBLE);
        if (count > 2 || !current.store.isOpen())
            current.attribute(VertexStore.WIDE + index, 4, low(z), high(z), low(w), high(w));
    }
}
