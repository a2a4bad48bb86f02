package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.GL_FLOAT;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferObject;

/**
 * Array of colour indices of a vertex array: stored and returned, but unused, since there is no colour index mode. It
 * holds no buffer.
 */
public record IndexArray(
        boolean enabled,
        int type,
        int stride,
        long pointer,
        @Nullable BufferObject buffer) {
    public static final IndexArray INITIAL = new IndexArray(false, GL_FLOAT, 0, 0, null);

    public IndexArray enable(boolean on) {
        return new IndexArray(on, type, stride, pointer, buffer);
    }

    public int bufferName() {
        return buffer == null || buffer.isDeleted() ? 0 : buffer.name;
    }
}
