package tepui.stream;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Opcodes of packets: their names, and how many references each takes from the ring of references. A packet is a header
 * word and its arguments; {@link PacketLayout} gives the header.
 */
final class Op {
    /** Nothing more in this chunk. */
    static final int END = 0;

    // ---- states
    static final int BIND_BLEND = 1;
    static final int BIND_RASTER = 2;
    static final int BIND_DEPTH_STENCIL = 3;
    static final int BIND_VERTEX_LAYOUT = 4;
    static final int BIND_SHADER = 5;
    static final int BIND_SAMPLER = 6;
    static final int SET_BLEND_COLOR = 7;
    static final int SET_STENCIL_REFERENCE = 8;
    static final int SET_ALPHA_REFERENCE = 9;
    static final int SET_SAMPLE_MASK = 10;
    static final int SET_MIN_SAMPLE_SHADING = 11;
    static final int SET_VIEWPORT = 12;
    static final int SET_SCISSOR = 13;
    static final int SET_RENDER_TARGETS = 14;
    static final int SET_PATCH_VERTICES = 15;
    static final int SET_DEFAULT_TESS_LEVELS = 16;

    // ---- bindings
    static final int BIND_VERTEX_BUFFER = 17;
    static final int SET_CONSTANT_ATTRIBUTE = 18;
    static final int BIND_INDEX_BUFFER = 19;
    static final int SET_PRIMITIVE_RESTART = 20;
    static final int BIND_UNIFORM_BUFFER = 21;
    static final int SET_UNIFORMS = 22;
    static final int SET_UNIFORMS_ARRAY = 23;
    static final int BIND_TEXTURE = 24;
    static final int BIND_IMAGE = 25;
    static final int BIND_STORAGE_BUFFER = 26;
    static final int SET_STREAM_TARGETS = 27;

    // ---- work
    static final int DRAW = 28;
    static final int DRAW_NUMBERED = 29;
    static final int DRAW_ARRAY = 30;
    static final int DRAW_INDIRECT = 31;
    static final int DRAW_STREAM = 32;
    static final int DISPATCH = 33;
    static final int DISPATCH_INDIRECT = 34;
    static final int MEMORY_BARRIER = 35;
    static final int TEXTURE_BARRIER = 36;
    static final int CLEAR_COLOR = 37;
    static final int CLEAR_DEPTH_STENCIL = 38;
    static final int CLEAR_TEXTURE = 39;
    static final int CLEAR_DEPTH_TEXTURE = 40;
    static final int CLEAR_BUFFER = 41;

    // ---- transfers
    static final int WRITE_BUFFER = 42;
    static final int WRITE_BUFFER_STAGED = 43;
    static final int WRITTEN_IN_PLACE = 44;
    static final int EXCHANGE = 45;
    static final int WRITE_TEXTURE = 46;
    static final int WRITE_TEXTURE_STAGED = 47;
    static final int COPY_BUFFER = 48;
    static final int COPY_TEXTURE = 49;
    static final int COPY_BUFFER_TO_TEXTURE = 50;
    static final int COPY_TEXTURE_TO_BUFFER = 51;
    static final int BLIT = 52;
    static final int GENERATE_MIPS = 53;
    static final int INVALIDATE_BUFFER = 54;
    static final int INVALIDATE_TEXTURE = 55;
    static final int FLUSH_MAPPED = 56;
    static final int UNMAP = 57;

    // ---- queries, completion, people
    static final int BEGIN_QUERY = 58;
    static final int END_QUERY = 59;
    static final int POLL_QUERY = 60;
    static final int QUERY_RESULT_TO_BUFFER = 61;
    static final int SET_CONDITION = 62;
    static final int FLUSH = 63;
    static final int WAIT_FOR = 64;
    static final int PRESENT = 65;
    static final int PUSH_GROUP = 66;
    static final int POP_GROUP = 67;
    static final int MARK = 68;
    static final int UPDATE_UNIFORMS = 69;
    static final int COUNT = 70;

    /** References of each packet. */
    static final byte[] REFERENCES = references();

    private static final String[] NAMES = names();

    private Op() {}

    static String name(int op) {
        return op >= 0 && op < COUNT ? NAMES[op] : "packet " + op;
    }

    private static byte[] references() {
        byte[] r = new byte[COUNT];
        int[] one = {
            BIND_SHADER,
            SET_RENDER_TARGETS,
            BIND_VERTEX_BUFFER,
            BIND_INDEX_BUFFER,
            BIND_UNIFORM_BUFFER,
            SET_UNIFORMS_ARRAY,
            BIND_TEXTURE,
            BIND_IMAGE,
            BIND_STORAGE_BUFFER,
            DRAW_ARRAY,
            DRAW_STREAM,
            DISPATCH_INDIRECT,
            WRITE_BUFFER,
            WRITTEN_IN_PLACE,
            BLIT,
            GENERATE_MIPS,
            INVALIDATE_BUFFER,
            INVALIDATE_TEXTURE,
            FLUSH_MAPPED,
            UNMAP,
            BEGIN_QUERY,
            END_QUERY,
            POLL_QUERY,
            SET_CONDITION,
            FLUSH,
            WAIT_FOR,
            PUSH_GROUP,
            MARK,
            CLEAR_DEPTH_STENCIL
        };
        int[] two = {
            SET_STREAM_TARGETS,
            DRAW_INDIRECT,
            CLEAR_COLOR,
            CLEAR_BUFFER,
            CLEAR_DEPTH_TEXTURE,
            WRITE_BUFFER_STAGED,
            EXCHANGE,
            WRITE_TEXTURE,
            COPY_BUFFER,
            QUERY_RESULT_TO_BUFFER,
            PRESENT
        };
        int[] three = {CLEAR_TEXTURE, WRITE_TEXTURE_STAGED, COPY_TEXTURE, COPY_BUFFER_TO_TEXTURE, COPY_TEXTURE_TO_BUFFER
        };
        for (int op : one) r[op] = 1;
        for (int op : two) r[op] = 2;
        for (int op : three) r[op] = 3;
        return r;
    }

    private static String[] names() {
        String[] names = new String[COUNT];
        for (Field f : Op.class.getDeclaredFields()) {
            if (f.getType() != int.class || !Modifier.isStatic(f.getModifiers())) continue;
            try {
                int op = f.getInt(null);
                if (!f.getName().equals("COUNT")) names[op] = f.getName();
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        return names;
    }
}
