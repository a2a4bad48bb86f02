package tepui.frontends.spirv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.spirv.SpirvModule.Function;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Index;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.MemorySemantics;
import tepui.ir.spirv.Spv.Std450;
import tepui.ir.spirv.Spv.StorageClass;

/** Code of one function: its results, its pointers, and the instructions that have an effect. */
final class FunctionCode {
    /** Pointer or handle with the region where it was made: its indices are seen only there. */
    private record Placed(Pointer pointer, Region region) {}

    final ShaderCode shader;
    final Values values;
    final Operands in;
    private final Builder b;
    private final Access access;
    private final Function function;
    private final boolean isMain;
    private final List<Pointer> copiedOut;
    private final Map<Integer, Placed> pointers = new HashMap<>();
    private final Flow flow;
    private final PureInstructions pure;
    private final Subgroups subgroups;
    private final Textures textures;
    private final Atomics atomics;

    /** @param copiedOut what parameters point to that the caller takes back */
    FunctionCode(ShaderCode shader, Function function, boolean isMain, List<Pointer> copiedOut) {
        this.shader = shader;
        this.function = function;
        this.isMain = isMain;
        this.copiedOut = copiedOut;
        b = shader.code.b;
        access = shader.access;
        values = new Values(shader.code);
        in = new Operands(shader.module, shader.types, shader.code, this::columns);
        flow = new Flow(this, function);
        pure = new PureInstructions(in);
        subgroups = new Subgroups(in);
        textures = new Textures(this);
        atomics = new Atomics(this);
    }

    /** Runs what fills the function from where the builder is. */
    void write(Runnable before) {
        values.within(() -> {
            before.run();
            flow.write();
            if (!shader.code.ended()) leave(null);
        });
    }

    private int resultType() {
        return shader.module.def(function.head().at(1)).at(0);
    }

    /** Leaves the function; a result that is not given is undefined. */
    void leave(Value @Nullable [] result) {
        if (isMain) {
            shader.flushOutputs();
            b.ret();
            return;
        }
        List<Value> all = new ArrayList<>();
        if (!shader.types.isVoid(resultType())) {
            List<Type> wanted = shader.types.columnTypes(resultType());
            if (result != null && result.length != wanted.size())
                throw new SpirvException("a function returns another type than it says");
            for (int c = 0; c < wanted.size(); c++)
                all.add(result == null ? shader.code.undefined(wanted.get(c)) : result[c]);
        }
        for (Pointer p : copiedOut) all.addAll(List.of(access.load(p)));
        b.ret(all.toArray(new Value[0]));
    }

    /**
     * The invocation becomes a helper, and goes on where that is sure to end: its neighbours' derivatives stay right. In a loop it leaves.
     */
    void discard(boolean inLoop) {
        b.effect(Op.DEMOTE_IF, 0, b.bool(true));
        if (!isMain) b.storeLocal(shader.discarded(), b.bool(true));
        if (inLoop) leave(null);
    }

    // ---- values and pointers ---------------------------------------------------------------------------------------

    private Value[] columns(int id) {
        Value[] known = values.get(id);
        if (known != null) return known;
        Instr i = shader.module.def(id);
        if (i.op() == Spv.Op.OpUndef || shader.constants.isConstant(id))
            return shader.constants.columns(shader.code, id);
        throw new SpirvException("id " + id + " is used before it has a value");
    }

    void set(Instr i, Value... columns) {
        List<Type> wanted = shader.types.columnTypes(i.type());
        boolean same = wanted.size() == columns.length;
        for (int c = 0; same && c < columns.length; c++) same = wanted.get(c) == columns[c].type();
        if (!same) throw new SpirvException("instruction " + i.op() + " gives another type than it says");
        values.set(i.id(), columns);
    }

    void bind(int id, Pointer p) {
        pointers.put(id, new Placed(p, values.region()));
    }

    Pointer pointer(int id) {
        Placed p = pointers.get(id);
        if (p == null) {
            Pointer global = shader.global(id);
            if (global == null) throw new SpirvException("id " + id + " is no variable, or one that is not there yet");
            return global;
        }
        if (values.isOpen(p.region)) return p.pointer;
        // Once more, with indices that are seen here.
        Pointer again = made(shader.module.def(id));
        bind(id, again);
        return again;
    }

    /** A texture, image or counter by the id of its value or of a pointer to it. */
    Pointer.Handle handle(int id) {
        if (pointer(id) instanceof Pointer.Handle h && h.depth() == h.storage().dims().length) return h;
        throw new SpirvException("id " + id + " is no image");
    }

    /** Target of an instruction that gives a pointer or handle. */
    private Pointer made(Instr i) {
        return switch (i.op()) {
            case Spv.Op.OpAccessChain, Spv.Op.OpInBoundsAccessChain -> chain(i);
            case Spv.Op.OpCopyObject, Spv.Op.OpImage -> pointer(i.at(0));
            case Spv.Op.OpLoad -> handle(i.at(0));
            case Spv.Op.OpImageTexelPointer -> textures.texel(i);
            default -> throw new SpirvException("id " + i.id() + " is no pointer");
        };
    }

    private Pointer chain(Instr i) {
        Pointer p = pointer(i.at(0));
        if (!shader.types.isPointer(in.typeOf(i.at(0)))) throw new SpirvException("a chain begins at no pointer");
        int type = shader.types.pointee(in.typeOf(i.at(0)));
        for (int k = 1; k < i.count(); k++) {
            if (shader.types.op(type) == Spv.Op.OpTypeStruct) {
                if (!shader.constants.isConstant(i.at(k)))
                    throw new SpirvException("a member is chosen by no constant");
                long member = shader.constants.words(i.at(k))[0];
                if (member < 0 || member >= shader.types.def(type).count())
                    throw new SpirvException("a structure has no member that id " + i.at(k) + " names");
                type = shader.types.part(type, (int) member);
                p = access.member(p, (int) member);
            } else {
                Value index = in.int32(i, k);
                if (!index.type().isScalar()) throw new SpirvException("an index is no scalar");
                type = shader.types.part(type, 0);
                p = access.element(p, Index.of(index));
            }
        }
        if (shader.types.pointee(i.type()) != type)
            throw new SpirvException("a chain leads to another type than it says");
        return p;
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    void body(List<Instr> list) {
        for (Instr i : list) {
            b.line = i.line();
            b.precise = i.id() != 0 && shader.module.has(i.id(), Decoration.NoContraction);
            instruction(i);
        }
        b.precise = false;
    }

    private void instruction(Instr i) {
        shader.code.spend(1);
        switch (i.op()) {
            case Spv.Op.OpPhi -> set(i, flow.phi(i));
            case Spv.Op.OpUndef -> {}
            case Spv.Op.OpVariable -> local(i);
            case Spv.Op.OpAccessChain, Spv.Op.OpInBoundsAccessChain, Spv.Op.OpImageTexelPointer, Spv.Op.OpImage ->
                bind(i.id(), made(i));
            case Spv.Op.OpCopyObject -> {
                if (shader.types.isPointer(i.type())
                        || shader.types.value(i.type()).hasHandle()) bind(i.id(), made(i));
                else set(i, in.columns(i, 0));
            }
            case Spv.Op.OpLoad -> load(i);
            case Spv.Op.OpStore -> access.store(pointer(i.at(0)), in.columns(i, 1));
            case Spv.Op.OpCopyMemory -> access.store(pointer(i.at(0)), access.load(pointer(i.at(1))));
            case Spv.Op.OpFunctionCall -> call(i);
            case Spv.Op.OpArrayLength -> set(i, length(i));
            case Spv.Op.OpEmitVertex -> emit(Op.EMIT_VERTEX, 0);
            case Spv.Op.OpEndPrimitive -> emit(Op.END_PRIMITIVE, 0);
            case Spv.Op.OpEmitStreamVertex -> emit(Op.EMIT_VERTEX, in.literal(i, 0));
            case Spv.Op.OpEndStreamPrimitive -> emit(Op.END_PRIMITIVE, in.literal(i, 0));
            case Spv.Op.OpControlBarrier -> {
                if (in.literal(i, 0) == Spv.Scope.Subgroup) {
                    b.effect(Op.MEMORY_BARRIER, 16 | memory(i, 2));
                    return;
                }
                int memory = memory(i, 2) & 3;
                if (memory != 0) b.effect(Op.MEMORY_BARRIER, memory);
                b.effect(Op.BARRIER, 0);
            }
            case Spv.Op.OpMemoryBarrier -> {
                int memory = memory(i, 1);
                b.effect(Op.MEMORY_BARRIER, memory == 0 ? memory(-1) : memory);
            }
            case Spv.Op.OpExtInst -> extended(i);
            default -> {
                if (i.op() >= Spv.Op.OpAtomicLoad && i.op() <= Spv.Op.OpAtomicXor) atomics.write(i);
                else if (Textures.has(i.op())) textures.write(i);
                else if (Subgroups.has(i.op())) set(i, subgroups.value(i));
                else set(i, pure.value(i));
            }
        }
    }

    /** The memories that semantics name, as the IR has them: 1 buffers, 2 images, 4 the workgroup's. */
    private int memory(Instr i, int operand) {
        return memory(in.literal(i, operand));
    }

    private int memory(int semantics) {
        int buffers = MemorySemantics.UniformMemory | MemorySemantics.AtomicCounterMemory;
        int mask = (semantics & buffers) != 0 ? 1 : 0;
        if ((semantics & MemorySemantics.ImageMemory) != 0) mask |= 2;
        boolean shared = shader.code.shader.stage == Stage.COMPUTE;
        if (shared && (semantics & MemorySemantics.WorkgroupMemory) != 0) mask |= 4;
        return mask;
    }

    private void emit(Op op, int stream) {
        if (stream < 0 || stream > 3) throw new SpirvException("a vertex is emitted to stream " + stream);
        if (op == Op.EMIT_VERTEX) shader.flushOutputs();
        b.effect(op, stream);
    }

    private String name(Instr variable) {
        return shader.module.names.name(variable.id(), "v" + variable.id());
    }

    private void local(Instr i) {
        if (i.at(0) != StorageClass.Function) throw new SpirvException("a variable of a function has class " + i.at(0));
        ReadyType type = shader.types.value(shader.types.pointee(i.type()));
        shader.code.spend(type.leaves());
        Pointer p = access.whole(Storage.local(shader.code.shader, name(i), type), type);
        // Its storage is the same in each region.
        pointers.put(i.id(), new Placed(p, values.outermost()));
        if (i.count() > 1) access.store(p, in.columns(i, 1));
    }

    private void load(Instr i) {
        if (shader.types.value(i.type()).hasHandle()) {
            bind(i.id(), made(i));
            return;
        }
        if (shader.types.pointee(in.typeOf(i.at(0))) != i.type())
            throw new SpirvException("id " + i.id() + " is loaded as another type than is there");
        set(i, access.load(pointer(i.at(0))));
    }

    private Value length(Instr i) {
        if (!(access.member(pointer(i.at(0)), i.at(1)) instanceof Pointer.InMemory m)
                || m.memory().resource() == null
                || !(m.type() instanceof ReadyType.Array a))
            throw new SpirvException("a length is asked of no array in a buffer");
        Value bytes = b.resource(
                Op.BUFFER_SIZE, m.memory().resource(), Type.I32, 0, m.block().value(b));
        Value left = b.op(Op.IMAX, b.op(Op.ISUB, bytes, m.offset().value(b)), b.i32(0));
        return b.op(Op.UDIV, left, b.i32(Math.max(1, a.stride())));
    }

    private void extended(Instr i) {
        if (!shader.module.imports.containsKey(i.at(0)))
            throw new SpirvException("id " + i.at(0) + " is no set of instructions");
        switch (i.at(1)) {
            case Std450.Modf -> {
                Value x = in.one(i, 2);
                access.store(pointer(i.at(3)), new Value[] {b.op(Op.FTRUNC, x)});
                set(i, pure.extended.fraction(x));
            }
            case Std450.Frexp -> {
                Value x = in.one(i, 2);
                access.store(pointer(i.at(3)), new Value[] {b.op(Op.FFREXP_EXP, x)});
                set(i, b.op(Op.FFREXP_SIG, x));
            }
            case Std450.InterpolateAtCentroid -> set(i, interpolated(Op.INTERP_CENTROID, pointer(i.at(2)), null));
            case Std450.InterpolateAtSample -> set(i, interpolated(Op.INTERP_SAMPLE, pointer(i.at(2)), in.int32(i, 3)));
            case Std450.InterpolateAtOffset -> set(i, interpolated(Op.INTERP_OFFSET, pointer(i.at(2)), in.one(i, 3)));
            default -> set(i, pure.value(i));
        }
    }

    private Value interpolated(Op op, Pointer p, @Nullable Value operand) {
        if (p instanceof Pointer.Component c) {
            Value v = interpolated(op, c.vector(), operand);
            Index k = c.index();
            return k.isKnown() ? b.extract(v, k.constant()) : b.op(Op.EXTRACT_DYNAMIC, v, k.value(b));
        }
        if (p instanceof Pointer.InCells cells
                && cells.storage() instanceof Storage.Cells c
                && Interface.isInterpolated(c.variable())) {
            Value[] args = access.address(cells, operand == null ? 0 : 1);
            if (operand != null) args[args.length - 1] = operand;
            return b.load(op, c.variable(), args);
        }
        Value[] v = access.load(p);
        if (v.length != 1) throw new SpirvException("what is no vector is interpolated");
        return v[0];
    }

    // ---- calls -----------------------------------------------------------------------------------------------------

    private void call(Instr i) {
        Calls.Instance callee = shader.calls.instance(this, i);
        Value[] all = b.call(callee.function(), callee.arguments().toArray(new Value[0]));
        int at = 0;
        if (!shader.types.isVoid(i.type())) {
            int n = shader.types.columnTypes(i.type()).size();
            if (n > all.length) throw new SpirvException("a call gives another type than it says");
            set(i, java.util.Arrays.copyOf(all, n));
            at = n;
        }
        for (Pointer p : callee.takenBack()) {
            int n = (int) Types.columns(p.type());
            access.store(p, java.util.Arrays.copyOfRange(all, at, at + n));
            at += n;
        }
        if (flow.inLoop() && shader.calls.mayDiscard(i.at(0)))
            b.ifThen(b.loadLocal(shader.discarded()), () -> values.within(() -> leave(null)));
    }
}
