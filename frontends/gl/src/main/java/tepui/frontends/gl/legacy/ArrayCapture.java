package tepui.frontends.gl.legacy;

import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.vertex.ArrayElements;
import tepui.frontends.gl.vertex.VertexArrayReader;

/**
 * Capture of vertex array elements as calls between glBegin and glEnd: for glArrayElement, for lists, and for selection
 * and feedback.
 */
public final class ArrayCapture {
    private final Primitives primitives;
    private final AttributeState current;
    private final ArrayElements elements;
    private final VertexArrayReader.Receiver receiver;

    public ArrayCapture(Primitives primitives, AttributeState current, ArrayElements elements) {
        this.primitives = primitives;
        this.current = current;
        this.elements = elements;
        receiver = new VertexArrayReader.Receiver() {
            @Override
            public void attribute(int slot, int count, int x, int y, int z, int w) {
                current.attribute(slot, count, x, y, z, w);
            }

            @Override
            public void vertex(int count, int x, int y, int z, int w) {
                current.vertex(count, x, y, z, w);
            }
        };
    }

    /** An element; the restart index is none, but ends the primitive and begins another (NV_primitive_restart; 10.3.6). */
    public void element(int i) {
        if (current.store.isOpen() && elements.isRestart(i)) primitives.restart();
        else elements.element(i, receiver);
    }

    /** Reads the vertex arrays, for lists. */
    public VertexArrayReader reader() {
        return elements;
    }

    /** A draw of a range while there is a sink; whether its arguments let it be taken. */
    public boolean takes(int mode, int first, int count) {
        return taken(mode, first, count, false, 0, 0, 0);
    }

    /** A draw with indices while there is a sink; whether its arguments let it be taken. */
    public boolean takes(int mode, int count, int type, long indices, int base) {
        return taken(mode, 0, count, true, type, indices, base);
    }

    private boolean taken(int mode, int first, int count, boolean indexed, int type, long indices, int base) {
        if (count < 0 || first < 0) return false;
        int[] before = current.store.current().clone();
        primitives.begin(mode);
        if (!current.store.isOpen()) return true;
        for (int i = 0; i < count; i++) {
            int index = indexed ? elements.index(type, indices, i) : first + i;
            if (indexed && elements.isRestart(type, index)) primitives.restart();
            else elements.element(indexed ? index + base : index, receiver);
        }
        primitives.end();
        System.arraycopy(before, 0, current.store.current(), 0, before.length);
        return true;
    }
}
