package tepui.drivers.d3d12.dxbc;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Walk;

/** Dispatch of all instructions but control flow to the classes for them; locals, barriers and votes are done here. */
final class Statements {
    private static final int ALL = 15;

    private final Shader shader;
    private final Code code;
    private final Declarations declarations;
    private final Inputs inputs;
    /** The vertices' outputs that a phase of a control shader reads. */
    private final Inputs points;

    private final Outputs outputs;
    private final Arithmetic arithmetic;
    private final Buffers buffers;
    private final Textures textures;
    private final Memory memory;
    private final IdentityHashMap<Variable, Dest> locals = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, Integer> arrays = new IdentityHashMap<>();
    /** All ones in fragments that became helpers; only where the shader asks. */
    private @Nullable Dest demoted;

    Statements(
            Shader shader,
            Code code,
            Declarations declarations,
            Inputs inputs,
            Inputs points,
            Outputs outputs,
            Memory memory) {
        this.shader = shader;
        this.code = code;
        this.declarations = declarations;
        this.inputs = inputs;
        this.points = points;
        this.outputs = outputs;
        this.memory = memory;
        this.arithmetic = new Arithmetic(code, declarations.options());
        this.buffers = new Buffers(code, declarations);
        this.textures = new Textures(code, declarations);
        Walk.each(shader.entry.body(), i -> {
            if (i.op == Op.IS_HELPER && demoted == null) demoted = code.keep(1);
        });
    }

    /** Code for the start of the shader. */
    void start(TokenWriter out) {
        Dest flag = demoted;
        if (flag != null) {
            out.op(Opcode.MOV, 0, flag.operand(), Operand.immediate(0));
        }
        for (Map.Entry<Variable, Dest> e : locals.entrySet()) {
            if (e.getKey().initial == null) continue;
            out.op(
                    Opcode.MOV,
                    0,
                    e.getValue().operand(),
                    initial(e.getKey(), 0, e.getValue().mask()));
        }
        for (Map.Entry<Variable, Integer> e : arrays.entrySet()) {
            Variable v = e.getKey();
            if (v.initial == null) continue;
            int mask = (1 << v.type().width()) - 1;
            for (int n = 0; n < v.elements(); n++) {
                out.op(
                        Opcode.MOV,
                        0,
                        Operand.masked(OperandFile.INDEXABLE_TEMP, mask, e.getValue(), n),
                        initial(v, n, mask));
            }
        }
    }

    private static Operand initial(Variable v, int element, int mask) {
        long[] bits = v.initial;
        int[] numbers = new int[v.type().width()];
        boolean bool = v.type().kind() == ScalarKind.BOOL;
        for (int c = 0; bits != null && c < numbers.length; c++) {
            long n = bits[element * numbers.length + c];
            numbers[c] = bool ? (n != 0 ? -1 : 0) : (int) n;
        }
        return Source.numbers(numbers).at(mask);
    }

    /** Where the shader returns. */
    void leave() {
        if (shader.stage != Stage.GEOMETRY) outputs.finish(0);
    }

    // ---- locals ----------------------------------------------------------------------------------------------------

    private static Variable variable(Instr i) {
        Variable v = i.variable;
        if (v == null) throw new IllegalStateException("DXBC: " + i.op.text() + " without a variable");
        return v;
    }

    /** Where a local is; arrays have one element more, which takes what goes outside. */
    private Dest local(Instr i, Variable v) {
        if (!v.isArray())
            return locals.computeIfAbsent(v, x -> code.keep(v.type().width()));
        int array = arrays.computeIfAbsent(v, x -> code.array(v.elements() + 1));
        Source at = code.atMost(code.arg(i, 0), v.elements());
        if (!at.isNumber()) at = code.inTemp(at);
        int mask = ALL >> 4 - v.type().width();
        return Dest.of(OperandFile.INDEXABLE_TEMP, mask, Index.of(array), at.asIndex(0));
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    void emit(Instr i) {
        switch (i.op) {
            case STORE_OUTPUT -> outputs.store(i, variable(i));
            case STORE_LOCAL -> {
                Variable v = variable(i);
                Outputs.storeMasked(code, local(i, v), code.arg(i, v.addressOperands()), i.imm);
            }
            case STORE_STORAGE, STORE_SHARED -> memory.store(i);
            case IMAGE_STORE -> memory.storeImage(i);
            case BARRIER -> code.raw(Opcode.SYNC, 3 << 11);
            case MEMORY_BARRIER -> memoryBarrier(i.imm);
            case EMIT_VERTEX -> {
                outputs.finish(i.imm);
                code.raw(Opcode.EMIT_STREAM, 0, Operand.bare(OperandFile.STREAM, i.imm));
            }
            case END_PRIMITIVE -> code.raw(Opcode.CUT_STREAM, 0, Operand.bare(OperandFile.STREAM, i.imm));
            case DEMOTE_IF -> {
                Source condition = code.arg(i, 0);
                Dest flag = demoted;
                if (flag != null) code.op(Opcode.OR, flag, flag.source(), condition);
                code.raw(Opcode.DISCARD, TokenWriter.NON_ZERO, condition.at(1));
            }
            default -> value(i);
        }
    }

    private void value(Instr i) {
        Source view = view(i);
        if (view != null) {
            code.place(i.result(), view);
            return;
        }
        Dest d = code.define(i.result());
        if (Arithmetic.has(i.op)) {
            arithmetic.emit(i, d);
            return;
        }
        if (i.op.isTexture()) {
            textures.emit(i, d);
            return;
        }
        switch (i.op) {
            case LOAD_LOCAL -> code.move(d, local(i, variable(i)).source());
            case LOAD_STORAGE, LOAD_SHARED -> memory.load(i, d);
            case ATOMIC_STORAGE, ATOMIC_SHARED, IMAGE_ATOMIC -> memory.atomic(i, d);
            case BUFFER_SIZE -> memory.size(i, d);
            case IMAGE_LOAD -> memory.loadImage(i, d);
            case IMAGE_SIZE -> memory.imageSize(i, d);
            case IS_HELPER -> helper(d);
            default -> throw code.nothing(i, "shader model 5.1 has no instruction for it");
        }
    }

    /** The source of a value that needs no instruction, or has a register already; else null. */
    private @Nullable Source view(Instr i) {
        return switch (i.op) {
            case CONST -> Code.constant(i);
            case UNDEF -> Source.numbers(new int[i.result().type().width()]);
            case SWIZZLE -> code.arg(i, 0).swizzled(i.imm, i.result().type().width());
            case BITCAST -> code.arg(i, 0);
            case LOAD_INPUT -> inputs.load(i, variable(i));
            case LOAD_OUTPUT -> {
                Variable v = variable(i);
                yield HullSplit.isOfPatch(v) ? outputs.load(i, v) : points.load(i, v);
            }
            case INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> inputs.interpolate(i, variable(i));
            case LOAD_UNIFORM -> buffers.uniform(i);
            // The invocations that run together are one.
            case VOTE_ANY, VOTE_ALL -> kept(i, code.arg(i, 0));
            case VOTE_EQUAL -> Source.numbers(-1);
            case INTRINSIC -> {
                if (!RootWords.INTRINSIC.equals(i.intrinsic) || i.imm < 0 || i.imm >= RootWords.COUNT) {
                    throw code.nothing(i, "the driver has no such intrinsic");
                }
                yield declarations.rootWord(i.imm);
            }
            default -> null;
        };
    }

    private Source kept(Instr i, Source s) {
        Dest d = code.define(i.result());
        code.move(d, s);
        return d.source();
    }

    private void helper(Dest d) {
        Source born = inputs.helper();
        Dest flag = demoted;
        if (flag == null) code.move(d, born);
        else code.op(Opcode.OR, d, born, flag.source());
    }

    private void memoryBarrier(int mask) {
        boolean compute = shader.stage == Stage.COMPUTE;
        int flags = 0;
        if ((mask & 3) != 0 && declarations.options().viewBarriers)
            flags |= (mask & 8) != 0 && compute ? 1 << 13 : 1 << 14;
        if ((mask & 4) != 0 && compute) flags |= 1 << 12;
        if (flags != 0) code.raw(Opcode.SYNC, flags);
    }
}
