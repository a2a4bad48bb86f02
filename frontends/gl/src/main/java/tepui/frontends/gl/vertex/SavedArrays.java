package tepui.frontends.gl.vertex;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferObject;

/**
 * Copy of a vertex array's state, for glPushClientAttrib. It holds no buffer: one that is deleted meanwhile comes back
 * as none.
 */
public final class SavedArrays {
    private final int enabled;
    private final int[] size;
    private final int[] type;
    private final int[] kind;
    private final int[] relativeOffset;
    private final int[] binding;
    private final int[] givenStride;
    private final long[] pointer;
    private final @Nullable BufferObject[] buffers;
    private final long[] offsets;
    private final boolean[] addresses = new boolean[VertexArray.ATTRIBUTES];
    private final long[] extents = new long[VertexArray.ATTRIBUTES];
    private final int[] strides;
    private final int[] divisors;
    private final tepui.pipe.format.Format[] formats = new tepui.pipe.format.Format[VertexArray.ATTRIBUTES];
    private final @Nullable BufferObject elements;
    private final IndexArray indices;

    public SavedArrays(VertexArray a) {
        enabled = a.enabled;
        size = a.size.clone();
        type = a.type.clone();
        kind = a.kind.clone();
        relativeOffset = a.relativeOffset.clone();
        binding = a.binding.clone();
        givenStride = a.givenStride.clone();
        pointer = a.pointer.clone();
        buffers = a.buffers.clone();
        offsets = a.offsets.clone();
        strides = a.strides.clone();
        divisors = a.divisors.clone();
        for (int i = 0; i < formats.length; i++) {
            formats[i] = a.format(i);
            addresses[i] = a.isAddress(i);
            extents[i] = a.extent(i);
        }
        elements = a.elements();
        indices = a.indices;
    }

    private static @Nullable BufferObject alive(@Nullable BufferObject b) {
        return b == null || b.isDeleted() ? null : b;
    }

    public void restore(VertexArray a) {
        for (int i = 0; i < VertexArray.ATTRIBUTES; i++) {
            a.enable(i, (enabled >> i & 1) != 0);
            a.setFormat(i, size[i], type[i], kind[i], formats[i], relativeOffset[i]);
            a.setBinding(i, binding[i]);
            if (addresses[i]) a.setPointer(i, null, offsets[i], strides[i]);
            else a.setBuffer(i, alive(buffers[i]), offsets[i], strides[i]);
            a.setExtent(i, extents[i]);
            a.setDivisor(i, divisors[i]);
            a.givenStride[i] = givenStride[i];
            a.pointer[i] = pointer[i];
        }
        a.setElements(alive(elements));
        a.indices = indices;
    }
}
