package tepui.frontends.gl.spirv;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.spirv.SpirvModule.EntryPoint;
import tepui.frontends.gl.spirv.SpirvModule.Function;
import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.Stage;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.ExecutionMode;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/** An entry point of a module as a shader of GLSL 4.60: layouts, types, constants, variables, and the functions that it reaches. */
final class GlslText {
    /** Characters: what no real shader needs. */
    private static final int MOST = 32 << 20;

    final SpirvModule module;
    final SpirvTypes types;
    private final EntryPoint entry;
    private final Map<Integer, Integer> specialized;
    private final StringBuilder declarations = new StringBuilder();
    private final Set<Integer> constants = new HashSet<>();
    private final Map<Integer, FunctionText.Pointer> variables = new HashMap<>();
    private final Set<Integer> blocks = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    /** Built-in arrays whose size the shader says. */
    private final Map<String, Integer> sizes = new TreeMap<>();

    /** Locations of captured outputs. */
    private final BitSet taken = new BitSet();

    private int length;

    GlslText(SpirvModule module, EntryPoint entry, Map<Integer, Integer> specialized) {
        this.module = module;
        this.entry = entry;
        this.specialized = specialized;
        types = new SpirvTypes(module, declarations);
    }

    void grow(int by) {
        length += by;
        if (length > MOST) throw new SpirvException("it is larger than anything that can be compiled");
    }

    String write() {
        for (Instr i : module.globals) {
            if (i.op() == Op.OpVariable) variable(i);
            else if (i.op() >= Op.OpConstantTrue && i.op() <= Op.OpSpecConstantOp) constants.add(i.id());
        }
        StringBuilder functions = new StringBuilder();
        StringBuilder heads = new StringBuilder();
        List<Integer> order = reached();
        for (int id : order) {
            Function function = module.functions.get(id);
            if (function == null) throw new SpirvException("id " + id + " is no function");
            FunctionText text = new FunctionText(this, function, id == entry.function());
            functions.append(text.write());
            if (id != entry.function()) heads.append(text.head()).append(";\n");
        }
        StringBuilder s = new StringBuilder("#version 460\n");
        s.append(
                "#extension GL_ARB_gpu_shader_int64 : enable\n#extension GL_ARB_shader_viewport_layer_array : enable\n");
        modes(s);
        return s.append(declarations).append(heads).append(functions).toString();
    }

    /** The functions that the entry point calls, each before those that call it. */
    private List<Integer> reached() {
        List<Integer> order = new ArrayList<>();
        reach(entry.function(), new HashSet<>(), new HashSet<>(), order);
        return order;
    }

    private void reach(int id, Set<Integer> open, Set<Integer> done, List<Integer> order) {
        if (done.contains(id)) return;
        if (!open.add(id) || open.size() > 200) throw new SpirvException("function " + id + " calls itself");
        Function f = module.functions.get(id);
        if (f == null) throw new SpirvException("id " + id + " is no function");
        for (SpirvModule.Block b : f.blocks().values()) {
            for (Instr i : b.body()) if (i.op() == Op.OpFunctionCall) reach(i.at(0), open, done, order);
        }
        open.remove(id);
        done.add(id);
        order.add(id);
    }

    // ---- modes -----------------------------------------------------------------------------------------------------

    private void modes(StringBuilder s) {
        for (Instr i : module.modes) {
            if (i.at(0) != entry.function()) continue;
            String line = switch (i.at(1)) {
                case ExecutionMode.Invocations -> "layout(invocations = " + i.at(2) + ") in;";
                case ExecutionMode.SpacingEqual -> "layout(equal_spacing) in;";
                case ExecutionMode.SpacingFractionalEven -> "layout(fractional_even_spacing) in;";
                case ExecutionMode.SpacingFractionalOdd -> "layout(fractional_odd_spacing) in;";
                case ExecutionMode.VertexOrderCw -> "layout(cw) in;";
                case ExecutionMode.VertexOrderCcw -> "layout(ccw) in;";
                case ExecutionMode.PointMode -> "layout(point_mode) in;";
                case ExecutionMode.PixelCenterInteger -> "layout(pixel_center_integer) in vec4 gl_FragCoord;";
                case ExecutionMode.OriginUpperLeft -> "layout(origin_upper_left) in vec4 gl_FragCoord;";
                case ExecutionMode.EarlyFragmentTests -> "layout(early_fragment_tests) in;";
                case ExecutionMode.DepthGreater -> "layout(depth_greater) out float gl_FragDepth;";
                case ExecutionMode.DepthLess -> "layout(depth_less) out float gl_FragDepth;";
                case ExecutionMode.DepthUnchanged -> "layout(depth_unchanged) out float gl_FragDepth;";
                case ExecutionMode.LocalSize ->
                    "layout(local_size_x = " + i.at(2) + ", local_size_y = " + i.at(3) + ", local_size_z = " + i.at(4)
                            + ") in;";
                case ExecutionMode.InputPoints -> "layout(points) in;";
                case ExecutionMode.InputLines -> "layout(lines) in;";
                case ExecutionMode.InputLinesAdjacency -> "layout(lines_adjacency) in;";
                case ExecutionMode.Triangles -> "layout(triangles) in;";
                case ExecutionMode.InputTrianglesAdjacency -> "layout(triangles_adjacency) in;";
                case ExecutionMode.Quads -> "layout(quads) in;";
                case ExecutionMode.Isolines -> "layout(isolines) in;";
                case ExecutionMode.OutputVertices ->
                    entry.stage() == Stage.GEOMETRY
                            ? "layout(max_vertices = " + i.at(2) + ") out;"
                            : "layout(vertices = " + i.at(2) + ") out;";
                case ExecutionMode.OutputPoints -> "layout(points) out;";
                case ExecutionMode.OutputLineStrip -> "layout(line_strip) out;";
                case ExecutionMode.OutputTriangleStrip -> "layout(triangle_strip) out;";
                case ExecutionMode.OriginLowerLeft, ExecutionMode.Xfb, ExecutionMode.DepthReplacing -> "";
                default -> throw new SpirvException("execution mode " + i.at(1) + " is not there");
            };
            if (!line.isEmpty()) s.append(line).append('\n');
        }
        sizes.forEach((name, size) -> s.append(name).append('[').append(size).append("];\n"));
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    /** A constant's text: its name, declared the first time. */
    String constant(int id) {
        if (!constants.contains(id)) throw new SpirvException("constant " + id + " is not there yet");
        Instr i = module.def(id);
        String name = "c" + id;
        if (!names.add(name)) return name;
        String value = switch (i.op()) {
            case Op.OpConstantTrue -> "true";
            case Op.OpConstantFalse -> "false";
            case Op.OpSpecConstantTrue, Op.OpSpecConstantFalse -> {
                Integer given = specialized.get(module.decoration(id, Decoration.SpecId));
                yield Boolean.toString(given == null ? i.op() == Op.OpSpecConstantTrue : given != 0);
            }
            case Op.OpConstant -> number(i, null);
            case Op.OpSpecConstant -> number(i, specialized.get(module.decoration(id, Decoration.SpecId)));
            case Op.OpConstantNull -> zero(i.type());
            case Op.OpConstantComposite, Op.OpSpecConstantComposite -> construct(i, this::constantOrZero);
            case Op.OpSpecConstantOp -> {
                int[] operands = java.util.Arrays.copyOfRange(i.operands(), 1, i.count());
                Instr inner = new Instr(i.at(0), i.type(), id, operands);
                yield constantOperation(inner);
            }
            default -> throw new SpirvException("id " + id + " is no constant");
        };
        declarations
                .append("const ")
                .append(types.text(i.type()))
                .append(' ')
                .append(name)
                .append(" = ")
                .append(value)
                .append(";\n");
        grow(value.length());
        return name;
    }

    private String constantOrZero(int id) {
        Instr i = module.def(id);
        return i.op() == Op.OpUndef ? zero(i.type()) : constant(id);
    }

    private String constantOperation(Instr i) {
        switch (i.op()) {
            case Op.OpCompositeInsert, Op.OpVectorInsertDynamic, Op.OpIAddCarry, Op.OpISubBorrow, Op.OpExtInst ->
                throw new SpirvException("a constant is made by instruction " + i.op());
            default -> {}
        }
        Function none = new Function(new Instr(Op.OpFunction, 0, 0, new int[] {0, 0}), List.of(), Map.of(), 0);
        return new Expressions(new FunctionText(this, none, true), this).text(i);
    }

    private String number(Instr i, @Nullable Integer given) {
        int type = i.type();
        String text = types.text(type);
        int low = given == null ? i.at(0) : given;
        int high = types.is64(type) && given == null
                ? i.at(1)
                : given != null && given < 0 && types.isSigned(type) ? -1 : 0;
        String words = "uvec2(0x" + Integer.toHexString(low) + "u, 0x" + Integer.toHexString(high) + "u)";
        return switch (text) {
            case "uint" -> Integer.toUnsignedString(low) + "u";
            case "int" -> low >= 0 ? Integer.toString(low) : "int(0x" + Integer.toHexString(low) + "u)";
            case "float" -> "uintBitsToFloat(0x" + Integer.toHexString(low) + "u)";
            case "double" -> "packDouble2x32(" + words + ")";
            case "uint64_t" -> "packUint2x32(" + words + ")";
            case "int64_t" -> "int64_t(packUint2x32(" + words + "))";
            default -> throw new SpirvException("constant " + i.id() + " is of " + text);
        };
    }

    /** All zeros of a type. */
    String zero(int type) {
        Instr i = types.def(type);
        return switch (i.op()) {
            case Op.OpTypeBool -> "false";
            case Op.OpTypeInt, Op.OpTypeFloat, Op.OpTypeVector, Op.OpTypeMatrix -> types.text(type) + "(0)";
            case Op.OpTypeArray -> {
                Instr n = module.def(i.at(1));
                int count = n.op() == Op.OpConstant ? n.at(0) : 0;
                if (count < 1 || count > 1 << 16)
                    throw new SpirvException("an array of zeros has " + count + " elements");
                String one = zero(i.at(0));
                grow(count * one.length());
                yield types.text(type) + "(" + String.join(", ", java.util.Collections.nCopies(count, one)) + ")";
            }
            case Op.OpTypeStruct -> {
                StringBuilder s = new StringBuilder(types.text(type)).append('(');
                for (int k = 0; k < i.count(); k++) s.append(k > 0 ? ", " : "").append(zero(i.at(k)));
                yield s.append(')').toString();
            }
            default -> throw new SpirvException("type " + type + " has no zero");
        };
    }

    /** A composite of parts. */
    String construct(Instr i, IntFunction<String> part) {
        StringBuilder s = new StringBuilder(types.text(i.type())).append('(');
        for (int k = 0; k < i.count(); k++) s.append(k > 0 ? ", " : "").append(part.apply(i.at(k)));
        return s.append(')').toString();
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    FunctionText.@Nullable Pointer variable(int id) {
        return variables.get(id);
    }

    boolean isBlock(int type) {
        return blocks.contains(type);
    }

    private static String dims(String type) {
        int at = type.indexOf('[');
        return at < 0 ? "" : type.substring(at);
    }

    private int innermost(int type) {
        int t = type;
        while (types.op(t) == Op.OpTypeArray || types.op(t) == Op.OpTypeRuntimeArray) t = types.element(t);
        return t;
    }

    private void variable(Instr i) {
        int id = i.id();
        int storage = i.at(0);
        if (types.op(i.type()) != Op.OpTypePointer)
            throw new SpirvException("variable " + id + " is of no pointer's type");
        int type = types.element(i.type());
        int inner = innermost(type);
        switch (storage) {
            case StorageClass.Input, StorageClass.Output -> {
                if (used(id)) port(i, type, inner, storage == StorageClass.Input);
            }
            case StorageClass.Uniform, StorageClass.StorageBuffer -> block(i, type, inner, storage);
            case StorageClass.UniformConstant -> uniform(i, type);
            case StorageClass.AtomicCounter -> {
                int binding = Math.max(0, module.decoration(id, Decoration.Binding));
                int offset = Math.max(0, module.decoration(id, Decoration.Offset));
                String name = unique("a" + binding + "_" + offset);
                declare(
                        id,
                        "layout(binding = " + binding + ", offset = " + offset + ") uniform atomic_uint " + name
                                + dims(types.text(type)),
                        name,
                        type,
                        storage);
            }
            case StorageClass.Workgroup ->
                declare(id, "shared " + types.text(type) + " v" + id, "v" + id, type, storage);
            case StorageClass.Private -> {
                String start = i.count() > 1 ? " = " + constantOrZero(i.at(1)) : "";
                declare(id, types.text(type) + " v" + id + start, "v" + id, type, storage);
            }
            default -> throw new SpirvException("variable " + id + " has storage class " + storage);
        }
    }

    private boolean used(int id) {
        for (int v : entry.variables()) if (v == id) return true;
        return false;
    }

    private String unique(String name) {
        String n = name;
        while (!names.add(n)) n += "x";
        return n;
    }

    private void declare(int id, String text, String name, int type, int storage) {
        declarations.append(text).append(";\n");
        grow(text.length());
        variables.put(id, new FunctionText.Pointer(name, type, storage, 0, false));
    }

    /** Locations, components and the like of a variable or member, with commas behind. */
    private String layout(int id, int member, boolean located) {
        StringBuilder s = new StringBuilder();
        if (located) entry(s, "location", module.decoration(id, member, Decoration.Location));
        entry(s, "component", module.decoration(id, member, Decoration.Component));
        entry(s, "index", module.decoration(id, member, Decoration.Index));
        entry(s, "stream", module.decoration(id, member, Decoration.Stream));
        entry(s, "xfb_buffer", module.decoration(id, member, Decoration.XfbBuffer));
        entry(s, "xfb_stride", module.decoration(id, member, Decoration.XfbStride));
        boolean captured = module.has(id, member, Decoration.XfbBuffer) || module.has(id, member, Decoration.XfbStride);
        if (captured || member >= 0 && module.has(id, member, Decoration.Offset))
            entry(s, "xfb_offset", module.decoration(id, member, Decoration.Offset));
        return s.isEmpty() ? "" : "layout(" + s.substring(0, s.length() - 2) + ") ";
    }

    private static void entry(StringBuilder s, String name, int value) {
        if (value >= 0) s.append(name).append(" = ").append(value).append(", ");
    }

    private String qualifiers(int id, int member) {
        StringBuilder s = new StringBuilder();
        if (module.has(id, member, Decoration.Invariant)) s.append("invariant ");
        if (module.has(id, member, Decoration.Flat)) s.append("flat ");
        if (module.has(id, member, Decoration.NoPerspective)) s.append("noperspective ");
        if (module.has(id, member, Decoration.Centroid)) s.append("centroid ");
        if (module.has(id, member, Decoration.Sample)) s.append("sample ");
        if (module.has(id, member, Decoration.Patch)) s.append("patch ");
        return s.toString();
    }

    private void port(Instr i, int type, int inner, boolean input) {
        int id = i.id();
        String way = input ? "in " : "out ";
        int builtin = module.decoration(id, Decoration.BuiltIn);
        if (builtin >= 0) {
            String name = Builtins.name(builtin, entry.stage(), input);
            if (name.equals("gl_ClipDistance") || name.equals("gl_CullDistance")) {
                sizes.put(way + "float " + name, elements(type));
            }
            variables.put(
                    id,
                    new FunctionText.Pointer(name, type, input ? StorageClass.Input : StorageClass.Output, 0, false));
            return;
        }
        boolean struct = types.op(inner) == Op.OpTypeStruct;
        if (struct && module.decoration(inner, 0, Decoration.BuiltIn) >= 0) {
            boolean arrayed = type != inner;
            String name = input ? "gl_in" : arrayed ? "gl_out" : "";
            variables.put(
                    id,
                    new FunctionText.Pointer(
                            name, type, input ? StorageClass.Input : StorageClass.Output, inner, arrayed));
            return;
        }
        boolean located = input || isAlone(id, type);
        if (struct && module.has(inner, Decoration.Block)) {
            blocks.add(inner);
            StringBuilder s = new StringBuilder(layout(id, -1, located))
                    .append(qualifiers(id, -1))
                    .append(way);
            s.append(unique("B"
                    + (located && module.has(id, Decoration.Location)
                            ? "l" + module.decoration(id, Decoration.Location)
                            : "" + id)));
            s.append(" {\n");
            Instr d = types.def(inner);
            for (int k = 0; k < d.count(); k++) {
                s.append("    ").append(layout(inner, k, located)).append(qualifiers(inner, k));
                s.append(types.text(d.at(k))).append(" m").append(k).append(";\n");
            }
            s.append("} v").append(id).append(arrayDims(type));
            declare(id, s.toString(), "v" + id, type, input ? StorageClass.Input : StorageClass.Output);
            return;
        }
        boolean whole = !input || entry.stage() != Stage.FRAGMENT;
        String flat = whole || !isInteger(inner) || module.has(id, Decoration.Flat) ? "" : "flat ";
        String text = layout(id, -1, located) + flat + qualifiers(id, -1) + way + types.text(type) + " v" + id;
        declare(id, text, "v" + id, type, input ? StorageClass.Input : StorageClass.Output);
    }

    /**
     * Whether an output has its locations for itself. Compilers of the time gave captured outputs locations that others have, too; of these the
     * first keeps its own, the others have none and can be captured, which is all that such modules do with them.
     */
    private boolean isAlone(int id, int type) {
        int location = module.decoration(id, Decoration.Location);
        boolean captured = module.has(id, Decoration.XfbBuffer) && !module.has(id, Decoration.Component);
        if (location < 0 || !captured || entry.stage() == Stage.TESS_CONTROL) return true;
        // The elements of an array of blocks are variables one behind the other.
        int end = Math.min(location + types.locations(type), 1000);
        if (taken.nextSetBit(location) >= 0 && taken.nextSetBit(location) < end) return false;
        taken.set(location, Math.max(location, end));
        return true;
    }

    private boolean isInteger(int type) {
        int op = types.op(type);
        return (op == Op.OpTypeInt || op == Op.OpTypeVector) && types.isInteger(type);
    }

    /** Lengths of an array of blocks. */
    private String arrayDims(int type) {
        StringBuilder s = new StringBuilder();
        int t = type;
        while (types.op(t) == Op.OpTypeArray) {
            Instr n = module.def(types.def(t).at(1));
            s.append('[')
                    .append(n.op() == Op.OpConstant ? Integer.toString(n.at(0)) : constant(n.id()))
                    .append(']');
            t = types.element(t);
        }
        return s.toString();
    }

    private int elements(int type) {
        Instr t = types.def(type);
        if (t.op() != Op.OpTypeArray) throw new SpirvException("distances are no array");
        Instr n = module.def(t.at(1));
        return n.op() == Op.OpConstant ? n.at(0) : 1;
    }

    /** The name of a member of a block of built-in variables. */
    String builtinMember(int type, int member) {
        int builtin = module.decoration(type, member, Decoration.BuiltIn);
        if (builtin < 0) throw new SpirvException("a block of built-in variables has others, too");
        String name = Builtins.name(builtin, entry.stage(), false);
        if ((name.equals("gl_ClipDistance") || name.equals("gl_CullDistance")) && entry.stage() == Stage.VERTEX)
            sizes.put("out float " + name, elements(types.def(type).at(member)));
        return name;
    }

    // ---- uniforms --------------------------------------------------------------------------------------------------

    private String memory(int id, int member) {
        StringBuilder s = new StringBuilder();
        if (module.has(id, member, Decoration.Coherent)) s.append("coherent ");
        if (module.has(id, member, Decoration.Volatile)) s.append("volatile ");
        if (module.has(id, member, Decoration.Restrict)) s.append("restrict ");
        if (module.has(id, member, Decoration.NonWritable)) s.append("readonly ");
        if (module.has(id, member, Decoration.NonReadable)) s.append("writeonly ");
        return s.toString();
    }

    private void uniform(Instr i, int type) {
        int id = i.id();
        int location = module.decoration(id, Decoration.Location);
        int binding = module.decoration(id, Decoration.Binding);
        int inner = innermost(type);
        StringBuilder s = new StringBuilder();
        entry(s, "location", location);
        boolean opaque = types.isOpaque(type);
        if (opaque) entry(s, "binding", binding);
        String memory = "";
        if (opaque && types.op(inner) == Op.OpTypeImage) {
            String format = Builtins.imageFormat(types.def(inner).at(6));
            if (format != null) s.append(format).append(", ");
            memory = memory(id, -1);
        }
        String layout = s.isEmpty() ? "" : "layout(" + s.substring(0, s.length() - 2) + ") ";
        String name = unique(location >= 0 ? "u" + location : binding >= 0 ? "b" + binding : "w" + id);
        String start = i.count() > 1 && !opaque ? " = " + constantOrZero(i.at(1)) : "";
        declare(
                id,
                layout + memory + "uniform " + types.text(type) + " " + name + start,
                name,
                type,
                StorageClass.UniformConstant);
    }

    private void block(Instr i, int type, int inner, int storage) {
        int id = i.id();
        Instr d = types.def(inner);
        boolean buffer = storage == StorageClass.StorageBuffer || module.has(inner, Decoration.BufferBlock);
        if (d.op() != Op.OpTypeStruct
                || !module.has(inner, Decoration.Block) && !module.has(inner, Decoration.BufferBlock))
            throw new SpirvException("variable " + id + " in a buffer is no block");
        blocks.add(inner);
        boolean std430 = buffer && types.follows(inner, false, false, true);
        boolean free = !std430 && !types.follows(inner, true, false, true);
        if (free && !types.isPlaced(inner)) throw new SpirvException("members of block " + inner + " have no offsets");
        int binding = Math.max(0, module.decoration(id, Decoration.Binding));
        String packing = std430 || free && buffer ? "std430" : "std140";
        StringBuilder s = new StringBuilder("layout(" + packing + ", binding = " + binding + ") ");
        s.append(memory(id, -1)).append(buffer ? "buffer " : "uniform ");
        String block = unique((buffer ? "Buffer" : "Block") + binding);
        if (free) types.layouts.put(block, types.layouts(inner));
        s.append(block).append(" {\n");
        for (int k = 0; k < d.count(); k++) {
            boolean row = module.has(inner, k, Decoration.RowMajor);
            if (free) {
                s.append(row ? "    layout(row_major) " : "    ");
            } else {
                s.append("    layout(offset = ").append(Math.max(0, module.decoration(inner, k, Decoration.Offset)));
                s.append(row ? ", row_major) " : ") ");
            }
            s.append(buffer ? memory(inner, k) : "")
                    .append(types.text(d.at(k)))
                    .append(" m")
                    .append(k)
                    .append(";\n");
        }
        String name = "v" + id;
        s.append("} ").append(name).append(arrayDims(type));
        declare(id, s.toString(), name, type, storage);
    }
}
