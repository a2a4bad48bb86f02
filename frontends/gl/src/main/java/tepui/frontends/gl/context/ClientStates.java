package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.vertex.ArrayBinding;
import tepui.frontends.gl.vertex.SavedArrays;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;

/** Client state (OpenGL 4.6 compatibility profile, 21.6) as it is in the beginning: pixel storage and vertex arrays. */
final class ClientStates {
    private final Dirty dirty;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final ArrayBinding binding;
    private final PixelState pixels;
    private final ClientArrays clientArrays;

    ClientStates(
            Dirty dirty,
            BufferBindings bindings,
            VertexArrays arrays,
            ArrayBinding binding,
            PixelState pixels,
            ClientArrays clientArrays) {
        this.dirty = dirty;
        this.bindings = bindings;
        this.arrays = arrays;
        this.binding = binding;
        this.pixels = pixels;
        this.clientArrays = clientArrays;
    }

    /** glClientAttribDefaultEXT: groups become what they were. */
    void reset(int mask) {
        if ((mask & GL_CLIENT_PIXEL_STORE_BIT) != 0) {
            PixelStore initial = new PixelStore();
            pixels.unpack.set(initial);
            pixels.pack.set(initial);
            bindings.set(BufferBindings.PIXEL_UNPACK, null);
            bindings.set(BufferBindings.PIXEL_PACK, null);
        }
        if ((mask & GL_CLIENT_VERTEX_ARRAY_BIT) != 0) {
            binding.bind(0);
            new SavedArrays(new VertexArray(0)).restore(arrays.bound);
            bindings.set(BufferBindings.ARRAY, null);
            clientArrays.clientUnit = 0;
            arrays.lockedFirst = 0;
            arrays.lockedCount = 0;
            dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER | Dirty.CURRENT_ATTRIBUTES;
        }
    }

    /** The name of what is bound to GL_ARRAY_BUFFER; 0 for nothing. */
    int arrayBuffer() {
        BufferObject b = bindings.get(BufferBindings.ARRAY);
        return b == null ? 0 : b.name;
    }
}
