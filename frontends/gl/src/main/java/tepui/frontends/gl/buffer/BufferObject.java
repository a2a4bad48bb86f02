package tepui.frontends.gl.buffer;

/** A buffer object. */
public final class BufferObject {
    public final int name;

    public BufferObject(int name) {
        this.name = name;
    }
}
