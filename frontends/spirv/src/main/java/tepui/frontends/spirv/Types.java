package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Dim;
import tepui.ir.spirv.Spv.Op;

/**
 * Table of the types of a module, by their ids: as values have them, and as they lie in blocks. Depth, parts and
 * lengths are bounded here for all readers.
 */
final class Types {
    private static final int MOST_NESTING = 100;
    /** Scalars, vectors and matrices that a structure comes apart into. */
    private static final int MOST_PARTS = 1 << 14;

    private static final int MOST_ELEMENTS = 1 << 28;

    private final SpirvModule m;
    private final IntToLongFunction lengths;
    private final Map<Integer, ReadyType> values = new HashMap<>();
    private final Map<Integer, Integer> parts = new HashMap<>();
    private int depth;

    /** @param lengths the value of an integer constant, of an array's length */
    Types(SpirvModule module, IntToLongFunction lengths) {
        m = module;
        this.lengths = lengths;
    }

    Instr def(int type) {
        Instr i = m.def(type);
        if (!SpirvModule.isType(i.op())) throw new SpirvException("id " + type + " is no type");
        return i;
    }

    int op(int type) {
        return def(type).op();
    }

    /** Type that a pointer leads to. */
    int pointee(int type) {
        Instr i = def(type);
        if (i.op() != Op.OpTypePointer) throw new SpirvException("type " + type + " is no pointer's");
        return i.at(1);
    }

    boolean isPointer(int type) {
        return op(type) == Op.OpTypePointer;
    }

    boolean isVoid(int type) {
        return op(type) == Op.OpTypeVoid;
    }

    /** Without the arrays around. */
    int innermost(int type) {
        int t = type;
        while (op(t) == Op.OpTypeArray || op(t) == Op.OpTypeRuntimeArray) t = def(t).at(0);
        return t;
    }

    /** The type of an element, column, component or member. */
    int part(int type, int index) {
        Instr i = def(type);
        switch (i.op()) {
            case Op.OpTypeVector, Op.OpTypeMatrix, Op.OpTypeArray, Op.OpTypeRuntimeArray -> {
                return i.at(0);
            }
            case Op.OpTypeStruct -> {
                if (index < 0 || index >= i.count()) throw new SpirvException("a structure has no member " + index);
                return i.at(index);
            }
            default -> throw new SpirvException("type " + type + " has no parts");
        }
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** A type as values and variables that are not in blocks have it. */
    ReadyType value(int type) {
        ReadyType known = values.get(type);
        if (known != null) return known;
        if (++depth > MOST_NESTING) throw new SpirvException("types are nested too deeply");
        ReadyType made = make(type);
        depth--;
        values.put(type, made);
        return made;
    }

    Numeric number(int type) {
        if (value(type) instanceof Numeric n) return n;
        throw new SpirvException("type " + type + " is none of numbers");
    }

    private ReadyType make(int type) {
        Instr i = def(type);
        int count = 1;
        ReadyType made;
        switch (i.op()) {
            case Op.OpTypeBool -> made = new Numeric(ScalarKind.BOOL, false, 1, 1);
            case Op.OpTypeInt -> {
                if (i.at(0) != 32 && i.at(0) != 64) throw new SpirvException("integers have " + i.at(0) + " bits");
                made = new Numeric(i.at(0) == 64 ? ScalarKind.I64 : ScalarKind.I32, i.at(1) == 0, 1, 1);
            }
            case Op.OpTypeFloat -> {
                if (i.at(0) != 32 && i.at(0) != 64) throw new SpirvException("floats have " + i.at(0) + " bits");
                made = new Numeric(i.at(0) == 64 ? ScalarKind.F64 : ScalarKind.F32, false, 1, 1);
            }
            case Op.OpTypeVector -> {
                int n = i.at(1);
                if (n < 2 || n > 4) throw new SpirvException("a vector has " + n + " components");
                Numeric s = number(i.at(0));
                if (s.rows() != 1) throw new SpirvException("a vector is not of scalars");
                made = new Numeric(s.kind(), s.unsigned(), 1, n);
            }
            case Op.OpTypeMatrix -> {
                Numeric c = number(i.at(0));
                if (c.rows() < 2 || c.isMatrix() || !c.kind().isFloat() || i.at(1) < 2 || i.at(1) > 4)
                    throw new SpirvException("a matrix is not of two to four vectors");
                made = new Numeric(c.kind(), false, i.at(1), c.rows());
            }
            case Op.OpTypeArray -> {
                made = new ReadyType.Array(value(i.at(0)), length(i), 0);
                count = parts.getOrDefault(i.at(0), 1);
            }
            case Op.OpTypeRuntimeArray -> {
                made = new ReadyType.Array(value(i.at(0)), 0, 0);
                count = parts.getOrDefault(i.at(0), 1);
            }
            case Op.OpTypeStruct -> {
                if (i.count() == 0) throw new SpirvException("structure " + type + " is empty");
                List<ReadyType.Member> members = new ArrayList<>();
                count = 0;
                for (int k = 0; k < i.count(); k++) {
                    members.add(new ReadyType.Member("m" + k, value(i.at(k)), 0));
                    count += parts.getOrDefault(i.at(k), 1);
                    if (count > MOST_PARTS) throw new SpirvException("structure " + type + " has too many parts");
                }
                made = new ReadyType.Struct(members);
            }
            case Op.OpTypeSampledImage -> {
                Instr image = def(i.at(0));
                if (image.op() != Op.OpTypeImage) throw new SpirvException("a sampled image is not of an image");
                made = image(image);
            }
            case Op.OpTypeImage -> made = image(i);
            default -> throw new SpirvException("type " + type + " has no place in a shader of OpenGL");
        }
        parts.put(type, count);
        return made;
    }

    private int length(Instr array) {
        long n = lengths.applyAsLong(array.at(1));
        if (n < 1 || n > MOST_ELEMENTS) throw new SpirvException("an array has " + n + " elements");
        return (int) n;
    }

    private ReadyType image(Instr i) {
        Numeric of = number(i.at(0));
        if (of.rows() != 1 || of.kind() != ScalarKind.F32 && of.kind() != ScalarKind.I32)
            throw new SpirvException("an image is of " + of.kind().text());
        boolean texture = i.at(5) != 2;
        boolean shadow = texture && i.at(2) == 1;
        TextureShape shape = shape(i);
        boolean comparable = of.kind() == ScalarKind.F32
                && !shape.isMultisample()
                && shape != TextureShape.BUFFER
                && shape != TextureShape.D3;
        if (shadow && !comparable) throw new SpirvException("an image of shape " + shape.text() + " is compared with");
        String format = texture ? null : ImageFormats.name(i.at(6));
        return new ReadyType.Handle(!texture, shape, of.kind(), of.unsigned(), shadow, format);
    }

    private static TextureShape shape(Instr i) {
        boolean array = i.at(3) == 1;
        boolean several = i.at(4) == 1;
        TextureShape plain = switch (i.at(1)) {
            case Dim.Dim1D -> array ? TextureShape.D1_ARRAY : TextureShape.D1;
            case Dim.Dim2D -> array ? TextureShape.D2_ARRAY : TextureShape.D2;
            case Dim.Cube -> array ? TextureShape.CUBE_ARRAY : TextureShape.CUBE;
            case Dim.Dim3D -> array ? null : TextureShape.D3;
            case Dim.Rect -> array ? null : TextureShape.RECT;
            case Dim.Buffer -> array ? null : TextureShape.BUFFER;
            default -> null;
        };
        if (plain == null || several && i.at(1) != Dim.Dim2D)
            throw new SpirvException("an image has dimension " + i.at(1) + (array ? ", arrayed" : ""));
        return several ? array ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS : plain;
    }

    // ---- memory ----------------------------------------------------------------------------------------------------

    /** Place of a member of a block, for messages. */
    private record Where(int struct, int member) {
        int aligned(String what, int value, int least, int alignment) {
            if (value >= least && value <= 1 << 27 && value % alignment == 0) return value;
            throw new SpirvException("member " + member + " of structure " + struct + " has " + what + " " + value
                    + ", which must be a multiple of " + alignment);
        }
    }

    /** A block's structure as it lies in memory. Where a module leaves out an offset or a stride, it is that of the standard layout. */
    ReadyType.Struct block(int struct, boolean std140) {
        if (!(value(struct) instanceof ReadyType.Struct))
            throw new SpirvException("type " + struct + " is no structure");
        ReadyType placed = placed(struct, std140, false, -1, null);
        Layouts.size(placed, std140);
        return (ReadyType.Struct) placed;
    }

    private ReadyType placed(int type, boolean std140, boolean row, int matrixStride, @Nullable Where where) {
        Instr i = def(type);
        switch (i.op()) {
            case Op.OpTypeStruct -> {
                return struct(type, i, std140);
            }
            case Op.OpTypeArray, Op.OpTypeRuntimeArray -> {
                ReadyType e = placed(i.at(0), std140, row, matrixStride, where);
                int align = Layouts.align(e, false);
                int stride = m.decoration(type, Decoration.ArrayStride);
                if (stride < 0 || where == null)
                    stride = Layouts.up(
                            Layouts.whole(e, std140), std140 ? Layouts.up(Layouts.align(e, true), 16) : align);
                else where.aligned("ArrayStride", stride, align, align);
                return new ReadyType.Array(e, i.op() == Op.OpTypeArray ? length(i) : 0, stride);
            }
            default -> {
                Numeric n = number(type);
                if (n.kind() == ScalarKind.BOOL) throw new SpirvException("a block holds truth values");
                if (!n.isMatrix()) return n;
                Numeric turned = new Numeric(n.kind(), false, n.columns(), n.rows(), 0, row);
                int stride = matrixStride;
                if (stride < 0 || where == null) stride = Layouts.align(turned, std140);
                else where.aligned("MatrixStride", stride, Layouts.align(turned, false), Layouts.align(turned, false));
                return new Numeric(n.kind(), false, n.columns(), n.rows(), stride, row);
            }
        }
    }

    private ReadyType.Struct struct(int type, Instr i, boolean std140) {
        List<ReadyType.Member> members = new ArrayList<>();
        int next = 0;
        for (int k = 0; k < i.count(); k++) {
            Where where = new Where(type, k);
            boolean row = m.has(type, k, Decoration.RowMajor);
            ReadyType t = placed(i.at(k), std140, row, m.decoration(type, k, Decoration.MatrixStride), where);
            int offset = m.decoration(type, k, Decoration.Offset);
            if (offset < 0) offset = Layouts.up(next, Layouts.align(t, std140));
            else where.aligned("Offset", offset, 0, Layouts.align(t, false));
            members.add(new ReadyType.Member("m" + k, t, offset));
            next = Math.max(next, (int) Math.min(Layouts.MOST, (long) offset + Layouts.whole(t, std140)));
        }
        return new ReadyType.Struct(members);
    }

    // ---- columns ---------------------------------------------------------------------------------------------------

    /** Columns of a value; handles count for nothing. */
    static long columns(ReadyType type) {
        return switch (type) {
            case Numeric n -> n.columns();
            case ReadyType.Array a -> Math.min(a.length() * columns(a.element()), Code.MOST_COLUMNS + 1);
            case ReadyType.Struct s -> {
                long n = 0;
                for (ReadyType.Member m : s.members()) n += columns(m.type());
                yield n;
            }
            default -> 0;
        };
    }

    static long scalars(ReadyType type) {
        return switch (type) {
            case Numeric n -> (long) n.columns() * n.rows();
            case ReadyType.Array a -> Math.min(a.length() * scalars(a.element()), Code.MOST_COLUMNS + 1);
            case ReadyType.Struct s -> {
                long n = 0;
                for (ReadyType.Member m : s.members()) n += scalars(m.type());
                yield n;
            }
            default -> 0;
        };
    }

    /** The types of all columns of a value. */
    static void columnTypes(ReadyType type, List<Type> out) {
        switch (type) {
            case Numeric n -> {
                for (int c = 0; c < n.columns(); c++) out.add(Code.type(n));
            }
            case ReadyType.Array a -> {
                for (int i = 0; i < a.length(); i++) columnTypes(a.element(), out);
            }
            case ReadyType.Struct s -> {
                for (ReadyType.Member m : s.members()) columnTypes(m.type(), out);
            }
            default -> throw new SpirvException("a handle is used as a value");
        }
    }

    List<Type> columnTypes(int type) {
        ReadyType t = value(type);
        if (columns(t) > Code.MOST_COLUMNS)
            throw new SpirvException("a value is larger than anything that can be compiled");
        List<Type> all = new ArrayList<>();
        columnTypes(t, all);
        return all;
    }
}
