package tepui.frontends.gl.buffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;

/** Buffer bindings of a context, but for those of transform feedback objects. */
public final class BufferBindings {
    public static final int ARRAY = 0;
    public static final int PIXEL_PACK = 1;
    public static final int PIXEL_UNPACK = 2;
    public static final int UNIFORM = 3;
    public static final int TEXTURE = 4;
    public static final int TRANSFORM_FEEDBACK = 5;
    public static final int COPY_READ = 6;
    public static final int COPY_WRITE = 7;
    public static final int DRAW_INDIRECT = 8;
    public static final int DISPATCH_INDIRECT = 9;
    public static final int SHADER_STORAGE = 10;
    public static final int ATOMIC_COUNTER = 11;
    public static final int QUERY = 12;
    public static final int PARAMETER = 13;
    /** Belongs to the vertex array. */
    public static final int ELEMENT = 14;

    public static final int UNIFORM_COUNT = 84;
    public static final int STORAGE_COUNT = 96;
    public static final int COUNTER_COUNT = 8;

    /** Indexed bindings, each with a range. */
    public static final class Indexed {
        /** The size of a binding that has an offset alone. */
        public static final long BEHIND = -1;

        public final @Nullable BufferObject[] buffers;
        public final long[] offsets;
        /** 0: to the end of the buffer; {@link #BEHIND}: the same, and the program is told what that is. */
        public final long[] sizes;

        public Indexed(int count) {
            buffers = new @Nullable BufferObject[count];
            offsets = new long[count];
            sizes = new long[count];
        }

        public void set(int index, @Nullable BufferObject buffer, long offset, long size) { // hot
            BufferObject old = buffers[index];
            if (old != buffer) {
                if (buffer != null) buffer.hold();
                buffers[index] = buffer;
                if (old != null) old.release();
            }
            offsets[index] = offset;
            sizes[index] = size;
        }

        /** The bytes that are bound now: what is left of the buffer at most. */
        public long size(int index) { // hot
            BufferObject b = buffers[index];
            if (b == null) return 0;
            long rest = Math.max(0, b.size() - offsets[index]);
            return sizes[index] <= 0 ? rest : Math.min(sizes[index], rest);
        }

        /** The size that a program is told. */
        public long told(int index) {
            return sizes[index] == BEHIND ? size(index) & ~3L : sizes[index];
        }

        void unbind(BufferObject buffer) {
            for (int i = 0; i < buffers.length; i++) if (buffers[i] == buffer) set(i, null, 0, 0);
        }
    }

    private final @Nullable BufferObject[] generic = new @Nullable BufferObject[14];
    public final Indexed uniform = new Indexed(UNIFORM_COUNT);
    public final Indexed storage = new Indexed(STORAGE_COUNT);
    public final Indexed counters = new Indexed(COUNTER_COUNT);

    private final ElementBuffer elements;

    /** Nothing bound. */
    public BufferBindings(ElementBuffer elements) {
        this.elements = elements;
    }

    /** The place of a target, or -1. */
    public static int index(int target) { // hot
        return switch (target) {
            case GL_ARRAY_BUFFER -> ARRAY;
            case GL_ELEMENT_ARRAY_BUFFER -> ELEMENT;
            case GL_PIXEL_PACK_BUFFER -> PIXEL_PACK;
            case GL_PIXEL_UNPACK_BUFFER -> PIXEL_UNPACK;
            case GL_UNIFORM_BUFFER -> UNIFORM;
            case GL_TEXTURE_BUFFER -> TEXTURE;
            case GL_TRANSFORM_FEEDBACK_BUFFER -> TRANSFORM_FEEDBACK;
            case GL_COPY_READ_BUFFER -> COPY_READ;
            case GL_COPY_WRITE_BUFFER -> COPY_WRITE;
            case GL_DRAW_INDIRECT_BUFFER -> DRAW_INDIRECT;
            case GL_DISPATCH_INDIRECT_BUFFER -> DISPATCH_INDIRECT;
            case GL_SHADER_STORAGE_BUFFER -> SHADER_STORAGE;
            case GL_ATOMIC_COUNTER_BUFFER -> ATOMIC_COUNTER;
            case GL_QUERY_BUFFER -> QUERY;
            case GL_PARAMETER_BUFFER -> PARAMETER;
            default -> -1;
        };
    }

    public @Nullable BufferObject get(int place) { // hot
        return place == ELEMENT ? elements.elements() : generic[place];
    }

    public void set(int place, @Nullable BufferObject buffer) { // hot
        if (place == ELEMENT) {
            elements.setElements(buffer);
            return;
        }
        BufferObject old = generic[place];
        if (old == buffer) return;
        if (buffer != null) buffer.hold();
        generic[place] = buffer;
        if (old != null) old.release();
    }

    /** After a name was deleted: it is bound nowhere in this context. */
    public void unbind(BufferObject buffer) {
        for (int i = 0; i < generic.length; i++) if (generic[i] == buffer) set(i, null);
        uniform.unbind(buffer);
        storage.unbind(buffer);
        counters.unbind(buffer);
    }
}
