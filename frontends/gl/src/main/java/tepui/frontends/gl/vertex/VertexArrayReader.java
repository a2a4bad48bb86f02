package tepui.frontends.gl.vertex;

/** Reader of elements of the vertex arrays, one by one: for glArrayElement, and for draws that go into lists. */
public interface VertexArrayReader {
    /** Receiver of attributes, then the vertex. */
    interface Receiver {
        void attribute(int slot, int count, int x, int y, int z, int w);

        void vertex(int count, int x, int y, int z, int w);
    }

    /** One element of all enabled arrays. */
    void element(int index, Receiver to);

    /** One index of the element buffer, or of memory. */
    int index(int type, long indices, int i);

    /** Whether an index of a draw ends the primitive and begins another, in place of naming a vertex. */
    boolean isRestart(int type, int index);

    /** The same of glArrayElement, which knows no fixed index. */
    boolean isRestart(int element);
}
