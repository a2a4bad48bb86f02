package tepui.frontends.gl.spirv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.MemberLayout;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Dim;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/** Types of a module as the language spells them. Structures are named by what they hold, so that equal ones of two shaders are one type. */
final class SpirvTypes {
    private final SpirvModule m;
    private final Map<Integer, String> texts = new HashMap<>();
    private final StringBuilder declarations;
    private final Map<String, String> structs = new HashMap<>();
    /** Structures that lie in buffers. Offsets of others are those of captured outputs, and place nothing. */
    private final Set<Integer> inBuffers = new HashSet<>();

    private int depth;

    /** @param declarations where structures are declared before their first use */
    SpirvTypes(SpirvModule module, StringBuilder declarations) {
        m = module;
        this.declarations = declarations;
        for (SpirvModule.Instr i : module.globals) {
            if (i.op() != Op.OpTypePointer) continue;
            if (i.at(0) == StorageClass.Uniform || i.at(0) == StorageClass.StorageBuffer) reach(i.at(1), 0);
        }
    }

    private void reach(int type, int nesting) {
        if (nesting > 100) throw new SpirvException("types are nested too deeply");
        SpirvModule.Instr i = def(type);
        switch (i.op()) {
            case Op.OpTypeArray, Op.OpTypeRuntimeArray -> reach(i.at(0), nesting + 1);
            case Op.OpTypeStruct -> {
                if (!inBuffers.add(type)) return;
                for (int k = 0; k < i.count(); k++) reach(i.at(k), nesting + 1);
            }
            default -> {}
        }
    }

    SpirvModule.Instr def(int type) {
        SpirvModule.Instr i = m.def(type);
        if (!SpirvModule.isType(i.op())) throw new SpirvException("id " + type + " is no type");
        return i;
    }

    int op(int type) {
        return def(type).op();
    }

    /** Of a vector, matrix, array, or pointer: what it is made of or leads to. */
    int element(int type) {
        SpirvModule.Instr i = def(type);
        return switch (i.op()) {
            case Op.OpTypeVector, Op.OpTypeMatrix, Op.OpTypeArray, Op.OpTypeRuntimeArray, Op.OpTypeSampledImage ->
                i.at(0);
            case Op.OpTypePointer -> i.at(1);
            default -> throw new SpirvException("type " + type + " has no elements");
        };
    }

    /** Components of a vector, 1 for a scalar. */
    int size(int type) {
        SpirvModule.Instr i = def(type);
        return i.op() == Op.OpTypeVector ? i.at(1) : 1;
    }

    /** Locations that a type takes, as OpenGL counts them between stages; more than there can be count as 1,000. */
    int locations(int type) {
        SpirvModule.Instr i = def(type);
        long n = switch (i.op()) {
            case Op.OpTypeVector -> is64(type) && i.at(1) > 2 ? 2 : 1;
            case Op.OpTypeMatrix -> (long) i.at(1) * locations(i.at(0));
            case Op.OpTypeArray -> {
                SpirvModule.Instr length = m.def(i.at(1));
                yield (length.op() == Op.OpConstant ? Math.max(1, length.at(0)) : 1L) * locations(i.at(0));
            }
            case Op.OpTypeStruct -> {
                long sum = 0;
                for (int k = 0; k < i.count(); k++) sum += locations(i.at(k));
                yield sum;
            }
            default -> 1;
        };
        return (int) Math.min(n, 1000);
    }

    /** The scalar that a scalar or vector is made of. */
    SpirvModule.Instr scalar(int type) {
        SpirvModule.Instr i = def(type);
        return i.op() == Op.OpTypeVector ? def(i.at(0)) : i;
    }

    boolean isInteger(int type) {
        return scalar(type).op() == Op.OpTypeInt;
    }

    boolean isFloat(int type) {
        return scalar(type).op() == Op.OpTypeFloat;
    }

    boolean isSigned(int type) {
        return isInteger(type) && scalar(type).at(1) == 1;
    }

    boolean is64(int type) {
        int op = scalar(type).op();
        return (op == Op.OpTypeInt || op == Op.OpTypeFloat) && scalar(type).at(0) == 64;
    }

    /** Handles: what no variable of a function can hold. */
    boolean isOpaque(int type) {
        return switch (op(type)) {
            case Op.OpTypeImage, Op.OpTypeSampledImage, Op.OpTypeSampler -> true;
            case Op.OpTypeArray, Op.OpTypeRuntimeArray -> isOpaque(element(type));
            default -> false;
        };
    }

    /** Numbers of {@code count} components: int, uint, bool, or of 64 bits. */
    static String numbers(String scalar, int count) {
        if (count == 1) return scalar;
        return switch (scalar) {
            case "int" -> "ivec" + count;
            case "uint" -> "uvec" + count;
            case "bool" -> "bvec" + count;
            case "double" -> "dvec" + count;
            case "int64_t" -> "i64vec" + count;
            case "uint64_t" -> "u64vec" + count;
            default -> "vec" + count;
        };
    }

    /** An integer type like {@code type}, signed or not. */
    String integer(int type, boolean signed) {
        return numbers((signed ? "int" : "uint") + (is64(type) ? "64_t" : ""), size(type));
    }

    String text(int type) {
        String known = texts.get(type);
        if (known != null) return known;
        if (++depth > 100) throw new SpirvException("types are nested too deeply");
        String made = make(type);
        depth--;
        texts.put(type, made);
        return made;
    }

    private String make(int type) {
        SpirvModule.Instr i = def(type);
        switch (i.op()) {
            case Op.OpTypeVoid -> {
                return "void";
            }
            case Op.OpTypeBool -> {
                return "bool";
            }
            case Op.OpTypeInt -> {
                if (i.at(0) != 32 && i.at(0) != 64) throw new SpirvException("integers have " + i.at(0) + " bits");
                return (i.at(1) == 1 ? "int" : "uint") + (i.at(0) == 64 ? "64_t" : "");
            }
            case Op.OpTypeFloat -> {
                if (i.at(0) != 32 && i.at(0) != 64) throw new SpirvException("floats have " + i.at(0) + " bits");
                return i.at(0) == 64 ? "double" : "float";
            }
            case Op.OpTypeVector -> {
                int n = i.at(1);
                if (n < 2 || n > 4) throw new SpirvException("a vector has " + n + " components");
                String scalar = text(i.at(0));
                if (op(i.at(0)) > Op.OpTypeFloat || op(i.at(0)) == Op.OpTypeVoid)
                    throw new SpirvException("a vector is not of scalars");
                return numbers(scalar, n);
            }
            case Op.OpTypeMatrix -> {
                int rows = size(i.at(0));
                int columns = i.at(1);
                if (op(i.at(0)) != Op.OpTypeVector || !isFloat(i.at(0)) || columns < 2 || columns > 4)
                    throw new SpirvException("a matrix is not of two to four vectors");
                return (is64(i.at(0)) ? "dmat" : "mat") + columns + "x" + rows;
            }
            case Op.OpTypeArray -> {
                String inner = text(i.at(0));
                String length = "[c" + i.at(1) + "]";
                SpirvModule.Instr n = m.def(i.at(1));
                if (n.op() == Op.OpConstant) {
                    if (n.at(0) < 1) throw new SpirvException("an array has " + n.at(0) + " elements");
                    length = "[" + n.at(0) + "]";
                }
                return dimension(inner, length);
            }
            case Op.OpTypeRuntimeArray -> {
                return dimension(text(i.at(0)), "[]");
            }
            case Op.OpTypeStruct -> {
                return struct(type, i);
            }
            case Op.OpTypeSampledImage -> {
                return image(def(i.at(0)), true);
            }
            case Op.OpTypeImage -> {
                return image(i, false);
            }
            default -> throw new SpirvException("type " + type + " has no place in a shader of OpenGL");
        }
    }

    /** The outermost length comes first. */
    private static String dimension(String inner, String length) {
        int bracket = inner.indexOf('[');
        return bracket < 0 ? inner + length : inner.substring(0, bracket) + length + inner.substring(bracket);
    }

    private String struct(int type, SpirvModule.Instr i) {
        StringBuilder members = new StringBuilder();
        for (int k = 0; k < i.count(); k++) {
            members.append("    ").append(text(i.at(k))).append(" m").append(k).append(";\n");
        }
        if (i.count() == 0) throw new SpirvException("structure " + type + " is empty");
        String body = members.toString();
        List<MemberLayout> placed = inBuffers.contains(type) && isPlaced(type) ? layouts(type) : List.of();
        String key = body + placed;
        String known = structs.get(key);
        if (known != null) return known;
        String name = "S" + Integer.toHexString(key.hashCode()) + "_" + i.count();
        while (structs.containsValue(name)) name += "x";
        structs.put(key, name);
        if (!placed.isEmpty()) layouts.put(name, placed);
        declarations.append("struct ").append(name).append(" {\n").append(body).append("};\n");
        return name;
    }

    private String image(SpirvModule.Instr i, boolean sampled) {
        if (i.op() != Op.OpTypeImage) throw new SpirvException("a sampled image is not of an image");
        String of = text(i.at(0));
        String prefix = switch (of) {
            case "float" -> "";
            case "int" -> "i";
            case "uint" -> "u";
            default -> throw new SpirvException("an image is of " + of);
        };
        boolean array = i.at(3) == 1;
        boolean several = i.at(4) == 1;
        boolean texture = i.at(5) != 2;
        if (texture && !sampled) prefix = "texture:" + prefix;
        String dim = switch (i.at(1)) {
            case Dim.Dim1D -> "1D";
            case Dim.Dim2D -> several ? "2DMS" : "2D";
            case Dim.Dim3D -> "3D";
            case Dim.Cube -> "Cube";
            case Dim.Rect -> "2DRect";
            case Dim.Buffer -> "Buffer";
            default -> throw new SpirvException("an image has dimension " + i.at(1));
        };
        return prefix
                + (texture ? "sampler" : "image")
                + dim
                + (array ? "Array" : "")
                + (texture && i.at(2) == 1 ? "Shadow" : "");
    }

    // ---- layouts ---------------------------------------------------------------------------------------------------

    /** Where members lie, by the names of structures. */
    final Map<String, List<MemberLayout>> layouts = new HashMap<>();

    /** Do all members of a structure have offsets? */
    boolean isPlaced(int struct) {
        int n = def(struct).count();
        for (int k = 0; k < n; k++) if (!m.has(struct, k, Decoration.Offset)) return false;
        return n > 0;
    }

    /** The layouts of all members, which must keep the alignments that std430 asks for. */
    List<MemberLayout> layouts(int struct) {
        List<MemberLayout> result = new ArrayList<>();
        SpirvModule.Instr s = def(struct);
        for (int k = 0; k < s.count(); k++) {
            int offset = m.decoration(struct, k, Decoration.Offset);
            boolean row = m.has(struct, k, Decoration.RowMajor);
            int type = s.at(k);
            aligned(struct, k, "Offset", offset, 0, align(type, false, row));
            List<Integer> strides = new ArrayList<>();
            while (op(type) == Op.OpTypeArray || op(type) == Op.OpTypeRuntimeArray) {
                int stride = m.decoration(type, Decoration.ArrayStride);
                int alignment = align(element(type), false, row);
                aligned(struct, k, "ArrayStride", stride, alignment, alignment);
                strides.add(stride);
                type = element(type);
            }
            int matrix = 0;
            if (op(type) == Op.OpTypeMatrix) {
                matrix = m.decoration(struct, k, Decoration.MatrixStride);
                int alignment = align(type, false, row);
                aligned(struct, k, "MatrixStride", matrix, alignment, alignment);
            }
            result.add(new MemberLayout(offset, strides, matrix, row));
        }
        return result;
    }

    private static void aligned(int struct, int member, String what, int value, int least, int alignment) {
        if (value >= least && value <= 1 << 27 && value % alignment == 0) return;
        throw new SpirvException("member " + member + " of structure " + struct + " has " + what + " " + value
                + ", which must be a multiple of " + alignment);
    }

    // ---- memory ----------------------------------------------------------------------------------------------------

    private static int up(int value, int to) {
        return (value + to - 1) / to * to;
    }

    private int scalarBytes(int type) {
        return text(type).endsWith("64_t") || text(type).equals("double") ? 8 : 4;
    }

    /** Alignment by std140 or std430. */
    private int align(int type, boolean std140, boolean rowMajor) {
        SpirvModule.Instr i = def(type);
        return switch (i.op()) {
            case Op.OpTypeInt, Op.OpTypeFloat -> scalarBytes(type);
            case Op.OpTypeVector -> align(i.at(0), std140, false) * (i.at(1) == 2 ? 2 : 4);
            case Op.OpTypeMatrix -> {
                int scalar = align(element(i.at(0)), std140, false);
                int rows = rowMajor ? i.at(1) : size(i.at(0));
                int a = scalar * (rows == 2 ? 2 : 4);
                yield std140 ? up(a, 16) : a;
            }
            case Op.OpTypeArray, Op.OpTypeRuntimeArray -> {
                int a = align(i.at(0), std140, rowMajor);
                yield std140 ? up(a, 16) : a;
            }
            case Op.OpTypeStruct -> {
                int a = 1;
                for (int k = 0; k < i.count(); k++)
                    a = Math.max(a, align(i.at(k), std140, m.has(type, k, Decoration.RowMajor)));
                yield std140 ? up(a, 16) : a;
            }
            default -> throw new SpirvException("type " + type + " cannot lie in a block");
        };
    }

    private int bytes(int type, boolean std140, boolean rowMajor) {
        SpirvModule.Instr i = def(type);
        return switch (i.op()) {
            case Op.OpTypeInt, Op.OpTypeFloat -> scalarBytes(type);
            case Op.OpTypeVector -> align(i.at(0), std140, false) * i.at(1);
            case Op.OpTypeMatrix -> align(type, std140, rowMajor) * (rowMajor ? size(i.at(0)) : i.at(1));
            case Op.OpTypeArray -> {
                SpirvModule.Instr n = m.def(i.at(1));
                int stride = up(bytes(i.at(0), std140, rowMajor), align(type, std140, rowMajor));
                yield n.op() == Op.OpConstant ? Math.multiplyExact(stride, n.at(0)) : stride;
            }
            case Op.OpTypeRuntimeArray -> 0;
            case Op.OpTypeStruct -> {
                int at = 0;
                for (int k = 0; k < i.count(); k++) {
                    boolean row = m.has(type, k, Decoration.RowMajor);
                    at = up(at, align(i.at(k), std140, row)) + bytes(i.at(k), std140, row);
                }
                yield up(at, align(type, std140, false));
            }
            default -> throw new SpirvException("type " + type + " cannot lie in a block");
        };
    }

    /** Do strides and the offsets of inner structures say what the layout would make them? Offsets of a block's own members are free. */
    boolean follows(int type, boolean std140, boolean rowMajor, boolean block) {
        SpirvModule.Instr i = def(type);
        switch (i.op()) {
            case Op.OpTypeArray, Op.OpTypeRuntimeArray -> {
                int stride = m.decoration(type, Decoration.ArrayStride);
                int own = up(bytes(i.at(0), std140, rowMajor), align(type, std140, rowMajor));
                return (stride < 0 || stride == own) && follows(i.at(0), std140, rowMajor, false);
            }
            case Op.OpTypeStruct -> {
                int at = 0;
                for (int k = 0; k < i.count(); k++) {
                    boolean row = m.has(type, k, Decoration.RowMajor);
                    if (row && !block) return false;
                    at = up(at, align(i.at(k), std140, row));
                    int offset = m.decoration(type, k, Decoration.Offset);
                    int stride = m.decoration(type, k, Decoration.MatrixStride);
                    if (!block && offset >= 0 && offset != at) return false;
                    int inner = i.at(k);
                    while (op(inner) == Op.OpTypeArray || op(inner) == Op.OpTypeRuntimeArray) inner = element(inner);
                    boolean matrix = op(inner) == Op.OpTypeMatrix;
                    if (matrix && stride >= 0 && stride != align(inner, std140, row)) return false;
                    if (!follows(i.at(k), std140, row, false)) return false;
                    at += bytes(i.at(k), std140, row);
                }
                return true;
            }
            default -> {
                return true;
            }
        }
    }
}
