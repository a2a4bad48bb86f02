package tepui.frontends.gl.spirv;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.gl.spirv.SpirvModule.Function;
import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/**
 * One function as text. Each result is a variable of the function, declared at its top, since a block's results are seen wherever it
 * dominates; handles and pointers have no variables and are written out where they are used.
 */
final class FunctionText {
    private final GlslText module;
    private final SpirvModule m;
    private final SpirvTypes types;
    private final Function function;
    private final boolean isMain;
    private final StringBuilder declarations = new StringBuilder();
    private final StringBuilder code = new StringBuilder();
    /** Results that are other text, not a variable: handles. */
    private final Map<Integer, String> aliases = new HashMap<>();

    private final Map<Integer, Pointer> pointers = new HashMap<>();
    private final Map<Integer, Boolean> declared = new HashMap<>();
    private int indent = 1;

    /** A place: its text, the type that it holds, and what kind of block of built-in variables it is. */
    record Pointer(String text, int type, int storage, int builtinBlock, boolean perVertex) {}

    FunctionText(GlslText module, Function function, boolean isMain) {
        this.module = module;
        this.m = module.module;
        this.types = module.types;
        this.function = function;
        this.isMain = isMain;
    }

    SpirvTypes types() {
        return types;
    }

    // ---- text ------------------------------------------------------------------------------------------------------

    void line(String s) {
        module.grow(s.length());
        code.append("    ".repeat(Math.min(indent, 20))).append(s).append('\n');
    }

    void open(String head) {
        line(head.isEmpty() ? "{" : head + " {");
        indent++;
    }

    void close() {
        indent--;
        line("}");
    }

    /** A truth value of the function. */
    String flag(String name) {
        declarations.append("    bool ").append(name).append(";\n");
        return name;
    }

    private int resultType() {
        return m.def(function.head().at(1)).at(0);
    }

    /** Leaves the function with any value. */
    void leave() {
        boolean nothing = isMain || types.op(resultType()) == Op.OpTypeVoid;
        line(nothing ? "return;" : "return " + module.zero(resultType()) + ";");
    }

    String head() {
        if (isMain) return "void main()";
        StringBuilder s = new StringBuilder(types.text(resultType()));
        s.append(" f").append(function.head().id()).append('(');
        for (int i = 0; i < function.parameters().size(); i++) {
            Instr p = function.parameters().get(i);
            if (i > 0) s.append(", ");
            String name = "a" + p.id();
            if (types.op(p.type()) == Op.OpTypePointer) {
                int inner = types.element(p.type());
                s.append(types.isOpaque(inner) ? "" : "inout ")
                        .append(types.text(inner))
                        .append(' ')
                        .append(name);
                pointers.put(p.id(), new Pointer(name, inner, StorageClass.Function, 0, false));
            } else {
                s.append(types.text(p.type())).append(' ').append(name);
                aliases.put(p.id(), name);
            }
        }
        return s.append(')').toString();
    }

    String write() {
        String head = head();
        new Structure(this, function).write();
        return head + " {\n" + declarations + code + "}\n";
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    int typeOf(int id) {
        int type = m.def(id).type();
        if (type == 0) throw new SpirvException("id " + id + " has no value");
        return type;
    }

    /** A value by its id. */
    String value(int id) {
        String alias = aliases.get(id);
        if (alias != null) return alias;
        Instr i = m.def(id);
        if (i.op() >= Op.OpConstantTrue && i.op() <= Op.OpSpecConstantOp) return module.constant(id);
        if (i.op() == Op.OpUndef) return module.zero(i.type());
        if (!declared.containsKey(id)) throw new SpirvException("id " + id + " is used before it has a value");
        return "t" + id;
    }

    /** Values by position among the operands. */
    String value(Instr i, int operand) {
        return value(i.at(operand));
    }

    /** A value as integers of a sign. */
    String integer(int id, boolean signed) {
        int type = typeOf(id);
        if (!types.isInteger(type)) throw new SpirvException("id " + id + " is no integer");
        if (types.isSigned(type) == signed) return value(id);
        return types.integer(type, signed) + "(" + value(id) + ")";
    }

    private void declare(Instr i) {
        if (declared.put(i.id(), true) != null) return;
        String precise = m.has(i.id(), Decoration.NoContraction) ? "precise " : "";
        declarations
                .append("    ")
                .append(precise)
                .append(types.text(i.type()))
                .append(" t")
                .append(i.id())
                .append(";\n");
        module.grow(24);
    }

    void set(Instr i, String value) {
        declare(i);
        line("t" + i.id() + " = " + value + ";");
    }

    void alias(int id, String value) {
        aliases.put(id, value);
    }

    void phi(Instr phi, int value, boolean parallel, boolean read) {
        declare(phi);
        String next = "n" + phi.id();
        if (!parallel) {
            line("t" + phi.id() + " = " + value(value) + ";");
        } else if (read) {
            if (declared.put(-phi.id(), true) == null)
                declarations
                        .append("    ")
                        .append(types.text(phi.type()))
                        .append(' ')
                        .append(next)
                        .append(";\n");
            line(next + " = " + value(value) + ";");
        } else {
            line("t" + phi.id() + " = " + next + ";");
        }
    }

    // ---- places ----------------------------------------------------------------------------------------------------

    Pointer pointer(int id) {
        Pointer p = pointers.get(id);
        if (p != null) return p;
        p = module.variable(id);
        if (p == null) throw new SpirvException("id " + id + " is no variable, or one that is not there yet");
        return p;
    }

    /** The text of a place that holds a value of its own. */
    String place(int id) {
        Pointer p = pointer(id);
        if (p.builtinBlock != 0) throw new SpirvException("a block of built-in variables is used as a whole");
        return p.text;
    }

    private Pointer chain(Instr i) {
        Pointer p = pointer(i.at(0));
        String text = p.text;
        int type = p.type;
        int block = p.builtinBlock;
        boolean perVertex = p.perVertex;
        for (int k = 1; k < i.count(); k++) {
            int index = i.at(k);
            if (!types.isInteger(typeOf(index))) throw new SpirvException("an index is no integer");
            Instr d = types.def(type);
            switch (d.op()) {
                case Op.OpTypeStruct -> {
                    Instr c = m.def(index);
                    int member = c.op() == Op.OpConstant ? c.at(0) : -1;
                    if (member < 0 || member >= d.count())
                        throw new SpirvException("a structure has no member that id " + index + " names");
                    if (block != 0) {
                        String builtin = module.builtinMember(type, member);
                        text = perVertex ? text + "." + builtin : builtin;
                        block = 0;
                    } else {
                        text += ".m" + member;
                    }
                    type = d.at(member);
                }
                case Op.OpTypeVector, Op.OpTypeMatrix, Op.OpTypeArray, Op.OpTypeRuntimeArray -> {
                    text += "[" + index(index) + "]";
                    type = d.at(0);
                }
                default -> throw new SpirvException("an index goes into type " + type + ", which has no parts");
            }
        }
        return new Pointer(text, type, p.storage, block, perVertex);
    }

    private String index(int id) {
        Instr c = m.def(id);
        return c.op() == Op.OpConstant && c.at(0) >= 0 ? Integer.toString(c.at(0)) : value(id);
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    void body(List<Instr> list) {
        for (Instr i : list) instruction(i);
    }

    private void instruction(Instr i) {
        switch (i.op()) {
            case Op.OpPhi -> declare(i);
            case Op.OpUndef -> {}
            case Op.OpVariable -> local(i);
            case Op.OpAccessChain, Op.OpInBoundsAccessChain -> pointers.put(i.id(), chain(i));
            case Op.OpImageTexelPointer ->
                pointers.put(i.id(), new Pointer(texel(i), types.element(i.type()), StorageClass.Image, 0, false));
            case Op.OpCopyObject -> {
                if (types.op(i.type()) == Op.OpTypePointer) pointers.put(i.id(), pointer(i.at(0)));
                else if (types.isOpaque(i.type())) alias(i.id(), value(i, 0));
                else set(i, value(i, 0));
            }
            case Op.OpLoad -> load(i);
            case Op.OpStore -> line(place(i.at(0)) + " = " + value(i, 1) + ";");
            case Op.OpCopyMemory -> line(place(i.at(0)) + " = " + place(i.at(1)) + ";");
            case Op.OpFunctionCall -> call(i);
            case Op.OpArrayLength -> {
                String length = "uint(" + place(i.at(0)) + ".m" + i.at(1) + ".length())";
                set(i, types.isSigned(i.type()) ? "int(" + length + ")" : length);
            }
            case Op.OpEmitVertex -> line("EmitVertex();");
            case Op.OpEndPrimitive -> line("EndPrimitive();");
            case Op.OpEmitStreamVertex -> line("EmitStreamVertex(" + value(i, 0) + ");");
            case Op.OpEndStreamPrimitive -> line("EndStreamPrimitive(" + value(i, 0) + ");");
            case Op.OpControlBarrier -> line("barrier();");
            case Op.OpMemoryBarrier -> line("memoryBarrier();");
            default -> {
                if (i.op() >= Op.OpAtomicLoad && i.op() <= Op.OpAtomicXor) new AtomicText(this, module).write(i);
                else if (i.op() >= Op.OpSampledImage && i.op() <= Op.OpImageQuerySamples)
                    new TextureText(this, module).write(i);
                else set(i, new Expressions(this, module).text(i));
            }
        }
    }

    private void local(Instr i) {
        if (i.at(0) != StorageClass.Function) throw new SpirvException("a variable of a function has class " + i.at(0));
        int type = types.element(i.type());
        declarations
                .append("    ")
                .append(types.text(type))
                .append(" v")
                .append(i.id())
                .append(";\n");
        pointers.put(i.id(), new Pointer("v" + i.id(), type, StorageClass.Function, 0, false));
        if (i.count() > 1) line("v" + i.id() + " = " + value(i, 1) + ";");
    }

    private void load(Instr i) {
        Pointer p = pointer(i.at(0));
        if (p.type != i.type()) throw new SpirvException("id " + i.id() + " is loaded as another type than is there");
        // Outputs per vertex are written at this very index, and no other text will do.
        boolean itself = p.text.equals("gl_InvocationID");
        if (itself || types.isOpaque(i.type())) alias(i.id(), place(i.at(0)));
        else if (module.isBlock(i.type())) throw new SpirvException("a block is loaded as a whole");
        else set(i, place(i.at(0)));
    }

    private void call(Instr i) {
        Function callee = m.functions.get(i.at(0));
        if (callee == null) throw new SpirvException("id " + i.at(0) + " is no function");
        if (callee.parameters().size() != i.count() - 1) throw new SpirvException("a call has other parameters");
        StringBuilder s = new StringBuilder("f" + i.at(0) + "(");
        for (int k = 1; k < i.count(); k++) {
            boolean pointer = types.op(callee.parameters().get(k - 1).type()) == Op.OpTypePointer;
            s.append(k > 1 ? ", " : "").append(pointer ? place(i.at(k)) : value(i, k));
        }
        s.append(')');
        if (types.op(i.type()) == Op.OpTypeVoid) line(s + ";");
        else set(i, s.toString());
    }

    private String texel(Instr i) {
        Pointer image = pointer(i.at(0));
        Instr type = types.def(image.type);
        if (type.op() != Op.OpTypeImage) throw new SpirvException("a texel is not of an image");
        String sample = type.at(4) == 1 ? ", int(" + value(i, 2) + ")" : "";
        return place(i.at(0)) + ", " + integer(i.at(1), true) + sample;
    }
}
