package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;

/**
 * Memory layouts, alignments and sizes by the rules of std430, or of std140 (OpenGL 4.6, 7.6.2.2), with what a type
 * says of itself.
 */
final class Layouts {
    /** Bytes that no buffer has. */
    static final int MOST = 1 << 30;

    private Layouts() {}

    static int up(int value, int to) {
        return (value + to - 1) / to * to;
    }

    private static int bounded(long bytes) {
        if (bytes > MOST) throw new SpirvException("a variable is larger than any memory");
        return (int) bytes;
    }

    static int scalarBytes(Numeric n) {
        return n.kind().is64() ? 8 : 4;
    }

    static int align(ReadyType type, boolean std140) {
        return switch (type) {
            case Numeric n -> {
                int width = n.isMatrix() && n.rowMajor() ? n.columns() : n.rows();
                int a = scalarBytes(n) * (width == 3 ? 4 : width);
                yield std140 && n.isMatrix() ? up(a, 16) : a;
            }
            case ReadyType.Array a -> {
                int e = align(a.element(), std140);
                yield std140 ? up(e, 16) : e;
            }
            case ReadyType.Struct s -> {
                int most = 1;
                for (ReadyType.Member m : s.members()) most = Math.max(most, align(m.type(), std140));
                yield std140 ? up(most, 16) : most;
            }
            // Handles take no memory.
            default -> 1;
        };
    }

    /** Bytes from the first to behind the last, with the offsets and strides that the type has. */
    static int size(ReadyType type, boolean std140) {
        return switch (type) {
            case Numeric n -> {
                if (!n.isMatrix()) yield scalarBytes(n) * n.rows();
                int vectors = n.rowMajor() ? n.rows() : n.columns();
                int width = n.rowMajor() ? n.columns() : n.rows();
                yield bounded((long) n.stride() * (vectors - 1) + scalarBytes(n) * width);
            }
            case ReadyType.Array a -> {
                int e = size(a.element(), std140);
                yield a.length() == 0 ? 0 : bounded((long) a.stride() * (a.length() - 1) + e);
            }
            case ReadyType.Struct s -> {
                long end = 0;
                for (ReadyType.Member m : s.members()) end = Math.max(end, (long) m.offset() + size(m.type(), std140));
                yield up(bounded(end), align(type, std140));
            }
            default -> 0;
        };
    }

    /** A type that lies as the rules say, whatever it says itself. */
    static ReadyType standard(ReadyType type, boolean std140) {
        return switch (type) {
            case Numeric n ->
                n.isMatrix() ? new Numeric(n.kind(), n.unsigned(), n.columns(), n.rows(), align(n, std140), false) : n;
            case ReadyType.Array a -> {
                ReadyType e = standard(a.element(), std140);
                int stride = up(whole(e, std140), std140 ? up(align(e, std140), 16) : align(e, std140));
                ReadyType.Array made = new ReadyType.Array(e, a.length(), stride);
                bounded((long) stride * a.length());
                yield made;
            }
            case ReadyType.Struct s -> {
                List<ReadyType.Member> members = new ArrayList<>();
                int at = 0;
                for (ReadyType.Member m : s.members()) {
                    ReadyType t = standard(m.type(), std140);
                    at = up(at, align(t, std140));
                    members.add(new ReadyType.Member(m.name(), t, at));
                    at = bounded((long) at + whole(t, std140));
                }
                yield new ReadyType.Struct(members);
            }
            default -> type;
        };
    }

    /** Bytes with the gap behind the last element or column that standard layouts have. */
    static int whole(ReadyType type, boolean std140) {
        return switch (type) {
            case Numeric n ->
                n.isMatrix() ? n.stride() * (n.rowMajor() ? n.rows() : n.columns()) : scalarBytes(n) * n.rows();
            case ReadyType.Array a -> bounded((long) a.stride() * a.length());
            case ReadyType.Struct s -> {
                int end = 0;
                for (ReadyType.Member m : s.members())
                    end = Math.max(end, bounded((long) m.offset() + whole(m.type(), std140)));
                yield up(end, align(type, std140));
            }
            default -> 0;
        };
    }
}
