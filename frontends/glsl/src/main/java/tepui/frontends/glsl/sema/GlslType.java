package tepui.frontends.glsl.sema;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;
import tepui.ir.TextureShape;

/** Type of the language. Two types are the same type if they are equal; structs are equal only to themselves. */
public sealed interface GlslType {
    /** Base types of numbers. Unlike in the IR, integers have a sign here. */
    enum Base {
        BOOL(ScalarKind.BOOL),
        INT(ScalarKind.I32),
        UINT(ScalarKind.I32),
        FLOAT(ScalarKind.F32),
        DOUBLE(ScalarKind.F64),
        INT64(ScalarKind.I64),
        UINT64(ScalarKind.I64);

        private final ScalarKind kind;

        Base(ScalarKind kind) {
            this.kind = kind;
        }

        /** How the IR holds it in a value. In memory a bool is an i32. */
        public ScalarKind kind() {
            return kind;
        }

        public boolean isInteger() {
            return kind.isInt();
        }

        public boolean isFloat() {
            return kind.isFloat();
        }

        public boolean isUnsigned() {
            return this == UINT || this == UINT64;
        }

        public boolean is64() {
            return kind.is64();
        }
    }

    /** Type of no value: void. */
    record NoValue() implements GlslType {
        @Override
        public String toString() {
            return "void";
        }
    }

    /** Type of scalars (1 x 1), vectors (1 column) and matrices. */
    record Basic(Base base, int columns, int rows) implements GlslType {
        public static Basic vector(Base base, int size) {
            return new Basic(base, 1, size);
        }

        /** Written out, as in the other types: the virtual machine makes such methods of a record anew in every process. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Basic b && base == b.base && columns == b.columns && rows == b.rows;
        }

        @Override
        public int hashCode() {
            return (base.ordinal() * 8 + columns) * 8 + rows;
        }

        @Override
        public String toString() {
            String scalar = base == Base.INT64
                    ? "int64_t"
                    : base == Base.UINT64 ? "uint64_t" : base.name().toLowerCase(Locale.ROOT);
            if (columns == 1 && rows == 1) return scalar;
            String prefix = switch (base) {
                case BOOL -> "b";
                case INT -> "i";
                case UINT -> "u";
                case FLOAT -> "";
                case DOUBLE -> "d";
                case INT64 -> "i64";
                case UINT64 -> "u64";
            };
            if (columns == 1) return prefix + "vec" + rows;
            return prefix + "mat" + (columns == rows ? "" + columns : columns + "x" + rows);
        }
    }

    /** Opaque type: samplers, images, atomic counters, which are handles without a value. */
    record Opaque(Kind kind, @Nullable TextureShape shape, Base texel, boolean shadow) implements GlslType {
        /** What a sampler or image is where it is a value: in memory, in variables, between stages. */
        public static final Basic HANDLE = Basic.vector(Base.UINT, 2);

        /** Kinds of opaque types. */
        public enum Kind {
            SAMPLER,
            IMAGE,
            ATOMIC_COUNTER
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Opaque o
                    && kind == o.kind
                    && shape == o.shape
                    && texel == o.texel
                    && shadow == o.shadow;
        }

        @Override
        public int hashCode() {
            int of = shape == null ? 0 : shape.ordinal() + 1;
            return ((kind.ordinal() * 16 + of) * 8 + texel.ordinal()) * 2 + (shadow ? 1 : 0);
        }

        @Override
        public String toString() {
            if (kind == Kind.ATOMIC_COUNTER || shape == null) return "atomic_uint";
            String prefix = texel == Base.INT ? "i" : texel == Base.UINT ? "u" : "";
            String name = switch (shape) {
                case D1 -> "1D";
                case D2 -> "2D";
                case D3 -> "3D";
                case CUBE -> "Cube";
                case RECT -> "2DRect";
                case BUFFER -> "Buffer";
                case D1_ARRAY -> "1DArray";
                case D2_ARRAY -> "2DArray";
                case CUBE_ARRAY -> "CubeArray";
                case D2_MS -> "2DMS";
                case D2_MS_ARRAY -> "2DMSArray";
            };
            return prefix + (kind == Kind.IMAGE ? "image" : "sampler") + name + (shadow ? "Shadow" : "");
        }
    }

    /** Is it a sampler or an image, which may be a value (ARB_bindless_texture)? */
    default boolean isHandle() {
        return this instanceof Opaque o && o.kind() != Opaque.Kind.ATOMIC_COUNTER;
    }

    /** Array type; length 0: not known (yet, or only at run time). */
    record Array(GlslType element, int length) implements GlslType {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Array a && length == a.length && element.equals(a.element);
        }

        @Override
        public int hashCode() {
            return element.hashCode() * 31 + length;
        }

        @Override
        public String toString() {
            // The outermost size comes first: float[2][3] is two arrays of three.
            StringBuilder sizes = new StringBuilder();
            GlslType t = this;
            while (t instanceof Array a) {
                sizes.append('[').append(a.length == 0 ? "" : a.length).append(']');
                t = a.element;
            }
            return t.toString() + sizes;
        }
    }

    /** Struct type, or the members of an interface block. Identity counts. */
    final class Struct implements GlslType {
        private final String name;
        private final List<Member> members;

        public Struct(String name, List<Member> members) {
            this.name = name;
            this.members = List.copyOf(members);
        }

        public String name() {
            return name;
        }

        public List<Member> members() {
            return members;
        }

        /** Index of a member, or -1. */
        public int indexOf(String member) {
            for (int i = 0; i < members.size(); i++) {
                if (members.get(i).name().equals(member)) return i;
            }
            return -1;
        }

        @Override
        public String toString() {
            return name.isEmpty() ? "struct" : name;
        }
    }

    /** Member with its qualifiers; in a plain struct it has only a precision. */
    record Member(String name, GlslType type, VarInfo info) {}

    default boolean isScalar() {
        return this instanceof Basic b && b.columns() == 1 && b.rows() == 1;
    }

    default boolean isVector() {
        return this instanceof Basic b && b.columns() == 1 && b.rows() > 1;
    }

    default boolean isMatrix() {
        return this instanceof Basic b && b.columns() > 1;
    }

    default boolean isBoolean() {
        return this instanceof Basic b && b.base() == Base.BOOL;
    }

    /** Does it hold an opaque type anywhere? */
    default boolean hasOpaque() {
        return switch (this) {
            case Opaque o -> true;
            case Array a -> a.element().hasOpaque();
            case Struct s -> {
                for (Member m : s.members()) {
                    if (m.type().hasOpaque()) yield true;
                }
                yield false;
            }
            default -> false;
        };
    }

    /** Scalars in a value of the type, all members and elements; 0 for opaque and unsized parts. */
    default int scalars() {
        return switch (this) {
            case Basic b -> b.columns() * b.rows();
            case Array a -> Math.multiplyExact(a.element().scalars(), a.length());
            case Struct s -> {
                int sum = 0;
                for (Member m : s.members()) sum = Math.addExact(sum, m.type().scalars());
                yield sum;
            }
            default -> 0;
        };
    }
}
