package tepui.stream;

/**
 * Opcodes of packets: their names, and how many references each takes from the ring of references. A packet is a header
 * word and its arguments; {@link PacketLayout} gives the header.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
final class Op {
    /** Nothing more in this chunk. */
    static final int END = 0;

    static final int BIND_BLEND = 1;
    static final int BIND_RASTER = 2;
    static final int BIND_DEPTH_STENCIL = 3;
    static final int BIND_VERTEX_LAYOUT = 4;
    static final int BIND_SHADER = 5;
    static final int BIND_SAMPLER = 6;
    static final int SET_RENDER_TARGETS = 7;
    static final int SET_DEFAULT_TESS_LEVELS = 8;
    static final int BIND_VERTEX_BUFFER = 9;
    static final int SET_CONSTANT_ATTRIBUTE = 10;
    static final int BIND_INDEX_BUFFER = 11;
    static final int BIND_UNIFORM_BUFFER = 12;
    static final int SET_UNIFORMS = 13;
    static final int SET_UNIFORMS_ARRAY = 14;
    static final int UPDATE_UNIFORMS = 15;
    static final int BIND_TEXTURE = 16;
    static final int BIND_IMAGE = 17;
    static final int BIND_STORAGE_BUFFER = 18;
    static final int SET_RESIDENT_TEXTURE = 19;
    static final int SET_RESIDENT_IMAGE = 20;
    static final int SET_STREAM_TARGETS = 21;
    static final int DRAW = 22;
    static final int DRAW_NUMBERED = 23;
    static final int DRAW_ARRAY = 24;
    static final int WRITE_BUFFER = 25;
    static final int WRITE_BUFFER_STAGED = 26;
    static final int WRITTEN_IN_PLACE = 27;
    static final int EXCHANGE = 28;
    static final int WRITE_TEXTURE = 29;
    static final int WRITE_TEXTURE_STAGED = 30;
    static final int INVALIDATE_BUFFER = 31;
    static final int FLUSH_MAPPED = 32;
    static final int UNMAP = 33;
    static final int POLL_QUERY = 34;
    static final int FLUSH = 35;
    static final int WAIT_FOR = 36;
    static final int PRESENT = 37;
    static final int SET_BLEND_COLOR = 38;
    static final int SET_STENCIL_REFERENCE = 39;
    static final int SET_ALPHA_REFERENCE = 40;
    static final int SET_SAMPLE_MASK = 41;
    static final int SET_MIN_SAMPLE_SHADING = 42;
    static final int SET_VIEWPORT = 43;
    static final int SET_SCISSOR = 44;
    static final int SET_PATCH_VERTICES = 45;
    static final int SET_PRIMITIVE_RESTART = 46;
    static final int DRAW_INDIRECT = 47;
    static final int DRAW_STREAM = 48;
    static final int DISPATCH = 49;
    static final int DISPATCH_INDIRECT = 50;
    static final int MEMORY_BARRIER = 51;
    static final int TEXTURE_BARRIER = 52;
    static final int CLEAR_COLOR = 53;
    static final int CLEAR_DEPTH_STENCIL = 54;
    static final int CLEAR_TEXTURE = 55;
    static final int CLEAR_DEPTH_TEXTURE = 56;
    static final int CLEAR_BUFFER = 57;
    static final int COPY_BUFFER = 58;
    static final int COPY_TEXTURE = 59;
    static final int COPY_BUFFER_TO_TEXTURE = 60;
    static final int COPY_TEXTURE_TO_BUFFER = 61;
    static final int BLIT = 62;
    static final int GENERATE_MIPS = 63;
    static final int COMMIT_PAGES = 64;
    static final int INVALIDATE_TEXTURE = 65;
    static final int BEGIN_QUERY = 66;
    static final int END_QUERY = 67;
    static final int QUERY_RESULT_TO_BUFFER = 68;
    static final int SET_CONDITION = 69;
    static final int PUSH_GROUP = 70;
    static final int POP_GROUP = 71;
    static final int MARK = 72;

    /** Plain packets are these and all behind. */
    static final int FIRST_PLAIN = 38;
    static final int COUNT = 73;

    /** References of each packet. */
    static final byte[] REFERENCES = {
        0, // END
        0, // BIND_BLEND
        0, // BIND_RASTER
        0, // BIND_DEPTH_STENCIL
        0, // BIND_VERTEX_LAYOUT
        1, // BIND_SHADER
        0, // BIND_SAMPLER
        1, // SET_RENDER_TARGETS
        0, // SET_DEFAULT_TESS_LEVELS
        1, // BIND_VERTEX_BUFFER
        0, // SET_CONSTANT_ATTRIBUTE
        1, // BIND_INDEX_BUFFER
        1, // BIND_UNIFORM_BUFFER
        0, // SET_UNIFORMS
        1, // SET_UNIFORMS_ARRAY
        0, // UPDATE_UNIFORMS
        1, // BIND_TEXTURE
        1, // BIND_IMAGE
        1, // BIND_STORAGE_BUFFER
        1, // SET_RESIDENT_TEXTURE
        1, // SET_RESIDENT_IMAGE
        2, // SET_STREAM_TARGETS
        0, // DRAW
        0, // DRAW_NUMBERED
        1, // DRAW_ARRAY
        1, // WRITE_BUFFER
        2, // WRITE_BUFFER_STAGED
        1, // WRITTEN_IN_PLACE
        2, // EXCHANGE
        2, // WRITE_TEXTURE
        3, // WRITE_TEXTURE_STAGED
        1, // INVALIDATE_BUFFER
        1, // FLUSH_MAPPED
        1, // UNMAP
        1, // POLL_QUERY
        1, // FLUSH
        1, // WAIT_FOR
        2, // PRESENT
        0, // SET_BLEND_COLOR
        0, // SET_STENCIL_REFERENCE
        0, // SET_ALPHA_REFERENCE
        0, // SET_SAMPLE_MASK
        0, // SET_MIN_SAMPLE_SHADING
        0, // SET_VIEWPORT
        0, // SET_SCISSOR
        0, // SET_PATCH_VERTICES
        0, // SET_PRIMITIVE_RESTART
        2, // DRAW_INDIRECT
        1, // DRAW_STREAM
        0, // DISPATCH
        1, // DISPATCH_INDIRECT
        0, // MEMORY_BARRIER
        0, // TEXTURE_BARRIER
        2, // CLEAR_COLOR
        1, // CLEAR_DEPTH_STENCIL
        3, // CLEAR_TEXTURE
        2, // CLEAR_DEPTH_TEXTURE
        2, // CLEAR_BUFFER
        2, // COPY_BUFFER
        3, // COPY_TEXTURE
        3, // COPY_BUFFER_TO_TEXTURE
        3, // COPY_TEXTURE_TO_BUFFER
        1, // BLIT
        1, // GENERATE_MIPS
        2, // COMMIT_PAGES
        1, // INVALIDATE_TEXTURE
        1, // BEGIN_QUERY
        1, // END_QUERY
        2, // QUERY_RESULT_TO_BUFFER
        1, // SET_CONDITION
        1, // PUSH_GROUP
        0, // POP_GROUP
        1, // MARK
    };

    private static final String[] NAMES = {
        "END",
        "BIND_BLEND",
        "BIND_RASTER",
        "BIND_DEPTH_STENCIL",
        "BIND_VERTEX_LAYOUT",
        "BIND_SHADER",
        "BIND_SAMPLER",
        "SET_RENDER_TARGETS",
        "SET_DEFAULT_TESS_LEVELS",
        "BIND_VERTEX_BUFFER",
        "SET_CONSTANT_ATTRIBUTE",
        "BIND_INDEX_BUFFER",
        "BIND_UNIFORM_BUFFER",
        "SET_UNIFORMS",
        "SET_UNIFORMS_ARRAY",
        "UPDATE_UNIFORMS",
        "BIND_TEXTURE",
        "BIND_IMAGE",
        "BIND_STORAGE_BUFFER",
        "SET_RESIDENT_TEXTURE",
        "SET_RESIDENT_IMAGE",
        "SET_STREAM_TARGETS",
        "DRAW",
        "DRAW_NUMBERED",
        "DRAW_ARRAY",
        "WRITE_BUFFER",
        "WRITE_BUFFER_STAGED",
        "WRITTEN_IN_PLACE",
        "EXCHANGE",
        "WRITE_TEXTURE",
        "WRITE_TEXTURE_STAGED",
        "INVALIDATE_BUFFER",
        "FLUSH_MAPPED",
        "UNMAP",
        "POLL_QUERY",
        "FLUSH",
        "WAIT_FOR",
        "PRESENT",
        "SET_BLEND_COLOR",
        "SET_STENCIL_REFERENCE",
        "SET_ALPHA_REFERENCE",
        "SET_SAMPLE_MASK",
        "SET_MIN_SAMPLE_SHADING",
        "SET_VIEWPORT",
        "SET_SCISSOR",
        "SET_PATCH_VERTICES",
        "SET_PRIMITIVE_RESTART",
        "DRAW_INDIRECT",
        "DRAW_STREAM",
        "DISPATCH",
        "DISPATCH_INDIRECT",
        "MEMORY_BARRIER",
        "TEXTURE_BARRIER",
        "CLEAR_COLOR",
        "CLEAR_DEPTH_STENCIL",
        "CLEAR_TEXTURE",
        "CLEAR_DEPTH_TEXTURE",
        "CLEAR_BUFFER",
        "COPY_BUFFER",
        "COPY_TEXTURE",
        "COPY_BUFFER_TO_TEXTURE",
        "COPY_TEXTURE_TO_BUFFER",
        "BLIT",
        "GENERATE_MIPS",
        "COMMIT_PAGES",
        "INVALIDATE_TEXTURE",
        "BEGIN_QUERY",
        "END_QUERY",
        "QUERY_RESULT_TO_BUFFER",
        "SET_CONDITION",
        "PUSH_GROUP",
        "POP_GROUP",
        "MARK",
    };

    private Op() {}

    static String name(int op) {
        return op >= 0 && op < COUNT ? NAMES[op] : "packet " + op;
    }
}
