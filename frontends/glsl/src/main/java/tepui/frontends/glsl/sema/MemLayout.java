package tepui.frontends.glsl.sema;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType.Basic;

/**
 * Memory layout of a type (OpenGL 4.6, 7.6.2.2): offsets of members, strides of arrays and matrices. Blocks whose
 * layout is left to us (shared, packed, the default block) have std140's, shared memory has std430's.
 */
public final class MemLayout {
    /** The type, with the lengths of its arrays as they are after linking; 0 for one known only at run time. */
    public final GlslType type;

    public final int align;
    /** Bytes, up to a multiple of the alignment for structs and arrays. */
    public final int size;
    /** Arrays: bytes from element to element. Matrices: from column to column, or row to row. Else 0. */
    public final int stride;

    public final boolean rowMajor;
    /** Arrays. */
    private final @Nullable MemLayout element;
    /** Structs. */
    private final MemLayout[] members;

    private final int[] offsets;

    private MemLayout(
            GlslType type,
            int align,
            int size,
            int stride,
            boolean rowMajor,
            @Nullable MemLayout element,
            MemLayout[] members,
            int[] offsets) {
        this.type = type;
        this.align = align;
        this.size = size;
        this.stride = stride;
        this.rowMajor = rowMajor;
        this.element = element;
        this.members = members;
        this.offsets = offsets;
    }

    private static final MemLayout[] NO_MEMBERS = {};
    private static final int[] NO_OFFSETS = {};

    public MemLayout element() {
        if (element == null) throw new IllegalStateException("MemLayout: " + type + " has no elements");
        return element;
    }

    public MemLayout member(int i) {
        return members[i];
    }

    public int offset(int i) {
        return offsets[i];
    }

    /** The layout of a type that is no block: std140, or std430 where {@code compact}. */
    public static MemLayout of(GlslType type, boolean compact, boolean rowMajor) {
        return switch (type) {
            case Basic b -> basic(b, compact, rowMajor);
            case GlslType.Array a -> {
                MemLayout e = of(a.element(), compact, rowMajor);
                int align = compact ? e.align : up(e.align, 16);
                int stride = up(e.size, align);
                yield new MemLayout(
                        type, align, sum(stride, a.length()), stride, e.rowMajor, e, NO_MEMBERS, NO_OFFSETS);
            }
            case GlslType.Struct s -> struct(s, compact, rowMajor);
            case GlslType.Opaque o
            when o.isHandle() -> {
                MemLayout words = basic(GlslType.Opaque.HANDLE, compact, rowMajor);
                yield new MemLayout(o, words.align, words.size, 0, false, null, NO_MEMBERS, NO_OFFSETS);
            }
            // Counters take no memory.
            default -> new MemLayout(type, 1, 0, 0, false, null, NO_MEMBERS, NO_OFFSETS);
        };
    }

    /** An array whose elements lie further apart than they are long: a member of each of an array of structs. */
    public static MemLayout strided(MemLayout element, int length, int stride) {
        return new MemLayout(
                new GlslType.Array(element.type, length),
                element.align,
                sum(stride, length),
                stride,
                element.rowMajor,
                element,
                NO_MEMBERS,
                NO_OFFSETS);
    }

    /** From the first element to the end of the last, behind which a stride that is given leaves no gap. */
    private static int span(int stride, int length, int element) {
        return length < 1 ? 0 : (int) Math.min((long) stride * (length - 1) + element, Integer.MAX_VALUE / 4);
    }

    private static int sum(int stride, int length) {
        return (int) Math.min((long) stride * length, Integer.MAX_VALUE / 4);
    }

    private static MemLayout struct(GlslType.Struct s, boolean compact, boolean rowMajor) {
        int n = s.members().size();
        MemLayout[] members = new MemLayout[n];
        int[] offsets = new int[n];
        int at = 0;
        int align = 1;
        for (int i = 0; i < n; i++) {
            members[i] = of(s.members().get(i).type(), compact, rowMajor);
            at = up(at, members[i].align);
            offsets[i] = at;
            at = Math.min(at + members[i].size, Integer.MAX_VALUE / 4);
            align = Math.max(align, members[i].align);
        }
        if (!compact) align = up(align, 16);
        return new MemLayout(s, align, up(at, align), 0, false, null, members, offsets);
    }

    /** The members of a block, with explicit offsets, alignments and matrix orders. */
    public static MemLayout block(GlslType.Struct block, VarInfo.Packing packing) {
        boolean compact = packing == VarInfo.Packing.STD430;
        int n = block.members().size();
        MemLayout[] members = new MemLayout[n];
        int[] offsets = new int[n];
        int at = 0;
        int align = compact ? 1 : 16;
        for (int i = 0; i < n; i++) {
            VarInfo info = block.members().get(i).info();
            members[i] = of(block.members().get(i).type(), compact, info.rowMajor);
            int needed = Math.max(members[i].align, Math.max(1, info.align));
            if (info.offset >= 0) at = info.offset;
            at = up(at, info.offset >= 0 && info.align <= 0 ? 1 : needed);
            offsets[i] = at;
            at = Math.min(at + members[i].size, Integer.MAX_VALUE / 4);
            align = Math.max(align, members[i].align);
        }
        return new MemLayout(block, align, up(at, compact ? align : 16), 0, false, null, members, offsets);
    }

    /** An array whose elements lie as far apart as is said. Behind the last one there is no gap. */
    public static MemLayout placed(MemLayout element, int length, int stride) {
        GlslType type = new GlslType.Array(element.type, length);
        int size = span(stride, length, element.size);
        return new MemLayout(type, element.align, size, stride, element.rowMajor, element, NO_MEMBERS, NO_OFFSETS);
    }

    /** A struct whose members lie where is said. */
    public static MemLayout placed(GlslType.Struct type, MemLayout[] members, int[] offsets) {
        int end = 0;
        int align = 1;
        for (int i = 0; i < members.length; i++) {
            end = Math.max(end, Math.min(offsets[i] + members[i].size, Integer.MAX_VALUE / 4));
            align = Math.max(align, members[i].align);
        }
        return new MemLayout(type, align, up(end, align), 0, false, null, members, offsets);
    }

    /** A number in a block: of matrices, the distance of columns or rows is said. */
    public static MemLayout matrix(Basic b, int stride, boolean rowMajor) {
        MemLayout own = basic(b, true, rowMajor);
        if (!b.isMatrix()) return own;
        int vectors = rowMajor ? b.rows() : b.columns();
        int size = span(stride, vectors, (b.base().is64() ? 8 : 4) * (rowMajor ? b.columns() : b.rows()));
        return new MemLayout(b, own.align, size, stride, rowMajor, null, NO_MEMBERS, NO_OFFSETS);
    }

    private static MemLayout basic(Basic b, boolean compact, boolean rowMajor) {
        int scalar = b.base().is64() ? 8 : 4;
        if (!b.isMatrix()) {
            return new MemLayout(
                    b, scalar * vectorAlign(b.rows()), scalar * b.rows(), 0, false, null, NO_MEMBERS, NO_OFFSETS);
        }
        int vectors = rowMajor ? b.rows() : b.columns();
        int width = rowMajor ? b.columns() : b.rows();
        int align = scalar * vectorAlign(width);
        if (!compact) align = up(align, 16);
        return new MemLayout(b, align, align * vectors, align, rowMajor, null, NO_MEMBERS, NO_OFFSETS);
    }

    private static int vectorAlign(int width) {
        return width == 3 ? 4 : width;
    }

    /** The same with its size up to a multiple of an alignment. */
    public MemLayout padded(int to) {
        return new MemLayout(type, Math.max(align, to), up(size, to), stride, rowMajor, element, members, offsets);
    }

    static int up(int n, int align) {
        return (n + align - 1) / align * align;
    }
}
