package tepui.frontends.glsl.ready;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;
import tepui.ir.TextureShape;

/** The type of a variable of an interface. Offsets and strides count bytes and are 0 where the variable is in no block. */
public sealed interface ReadyType {
    /**
     * A scalar or vector (one column), or a matrix.
     *
     * @param stride matrices: from column to column, or from row to row where {@code rowMajor}
     */
    record Numeric(ScalarKind kind, boolean unsigned, int columns, int rows, int stride, boolean rowMajor)
            implements ReadyType {
        public Numeric(ScalarKind kind, boolean unsigned, int columns, int rows) {
            this(kind, unsigned, columns, rows, 0, false);
        }

        public boolean isMatrix() {
            return columns > 1;
        }

        /** A column of a matrix; a scalar or vector itself. */
        public Numeric column() {
            return columns == 1 ? this : new Numeric(kind, unsigned, 1, rows);
        }

        public Numeric scalar() {
            return new Numeric(kind, unsigned, 1, 1);
        }
    }

    /**
     * A texture with its sampler, or an image.
     *
     * @param format an image's format as GLSL spells it, such as {@code rgba8}; null: none is said
     */
    record Handle(
            boolean image,
            TextureShape shape,
            ScalarKind texel,
            boolean unsigned,
            boolean shadow,
            @Nullable String format)
            implements ReadyType {}

    /** An atomic counter. */
    record Counter() implements ReadyType {}

    /**
     * An array.
     *
     * @param length 0 where only the buffer's size says it
     */
    record Array(ReadyType element, int length, int stride) implements ReadyType {}

    /** A structure, or the members of a block. */
    record Struct(List<Member> members) implements ReadyType {
        public Struct {
            members = List.copyOf(members);
        }
    }

    /** A member of a structure. */
    record Member(String name, ReadyType type, int offset) {}

    /** Is there a handle or counter in it? */
    default boolean hasHandle() {
        return switch (this) {
            case Numeric n -> false;
            case Handle h -> true;
            case Counter c -> true;
            case Array a -> a.element().hasHandle();
            case Struct s -> {
                for (Member m : s.members()) {
                    if (m.type().hasHandle()) yield true;
                }
                yield false;
            }
        };
    }

    /** Variables of the IR that a value of the type is kept in: members of structures apart, arrays and matrices whole. */
    default int leaves() {
        return switch (this) {
            case Array a -> a.element().leaves();
            case Struct s -> {
                int n = 0;
                for (Member m : s.members()) n += m.type().leaves();
                yield n;
            }
            default -> 1;
        };
    }
}
