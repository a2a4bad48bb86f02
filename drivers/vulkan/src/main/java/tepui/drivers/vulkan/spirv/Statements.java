package tepui.drivers.vulkan.spirv;

import java.util.IdentityHashMap;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.LowerWideInterface;
import tepui.ir.spirv.Spv;

/** Dispatch of all instructions but control flow to the classes for them; locals, barriers and votes are done here. */
final class Statements {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final Arithmetic arithmetic;
    private final Subgroups subgroups;
    private final InterfaceVariables variables;
    private final InterfaceCode io;
    private final Buffers buffers;
    private final Textures textures;
    private final Images images;
    private final Demotion demotion;
    private final VertexEnd vertexEnd;
    private final IdentityHashMap<Variable, Integer> locals = new IdentityHashMap<>();
    /** Locals are the entry function's own unless there are others that could see them. */
    private final int localClass;

    private final boolean streams;
    private int file;
    private int line;

    /** Writers of accesses, by what is accessed. */
    record Memories(InterfaceVariables variables, Buffers buffers, Textures textures, Images images) {}

    Statements(
            Shader shader,
            CodeWriter code,
            Memories memories,
            Demotion demotion,
            SpirvVariant variant,
            LowerWideInterface wide) {
        this.shader = shader;
        this.module = code.module;
        this.code = code;
        this.variables = memories.variables;
        this.buffers = memories.buffers;
        this.textures = memories.textures;
        this.images = memories.images;
        this.demotion = demotion;
        this.arithmetic = new Arithmetic(code);
        this.subgroups = new Subgroups(code, module, variables);
        this.io = new InterfaceCode(code, variables, buffers, variant);
        this.vertexEnd = new VertexEnd(shader, code, variables, buffers, variant, wide);
        this.localClass = shader.functions.size() == 1 ? Spv.StorageClass.Function : Spv.StorageClass.Private;
        boolean several = false;
        for (Variable v : shader.outputs) several |= v.stream != 0;
        this.streams = several;
        vertexEnd.prepare();
    }

    // ---- names and lines -------------------------------------------------------------------------------------------

    void named(Value v) {
        String name = v.name;
        if (name != null) module.name(v.id, name);
    }

    /** Notes the source line if it is another one now. */
    void line(Instr i) {
        if (!module.options.debug || i.line == 0 || i.line == line || i.op.isTerminator()) return;
        if (file == 0) file = module.file(shader.name);
        line = i.line;
        code.effect(Spv.Op.OpLine, file, line, 0);
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    /** At the start of a function: the locals, which must come first. */
    void enter(Function f) {
        line = 0;
        if (localClass != Spv.StorageClass.Function) return;
        for (Variable v : shader.locals) {
            int type = localType(v);
            int initial = initial(v, type);
            int id = module.newId();
            int pointer = module.pointer(Spv.StorageClass.Function, type);
            if (initial == 0) code.opInto(id, Spv.Op.OpVariable, pointer, Spv.StorageClass.Function);
            else code.opInto(id, Spv.Op.OpVariable, pointer, Spv.StorageClass.Function, initial);
            module.name(id, v.name());
            locals.put(v, id);
        }
    }

    /** Where the entry function returns. */
    void leave() {
        if (shader.stage == Stage.VERTEX || shader.stage == Stage.TESS_EVAL) vertexEnd.emit();
        if (shader.stage == Stage.FRAGMENT) demotion.end(code);
    }

    // ---- locals ----------------------------------------------------------------------------------------------------

    /** One element more than the array has takes stores that go outside. */
    private int localType(Variable v) {
        int element = module.type(v.type());
        return v.isArray() ? module.array(element, v.arrayLength() + 1) : element;
    }

    private int initial(Variable v, int type) {
        long[] bits = v.initial;
        if (bits == null) return 0;
        if (!v.isArray()) return module.constant(v.type(), bits, 0);
        int[] operands = new int[v.arrayLength() + 2];
        operands[0] = type;
        for (int e = 0; e < v.arrayLength(); e++) {
            operands[1 + e] = module.constant(v.type(), bits, e * v.type().width());
        }
        operands[v.arrayLength() + 1] = module.nullOf(module.type(v.type()));
        return module.declare(Spv.Op.OpConstantComposite, operands);
    }

    private int local(Variable v) {
        Integer known = locals.get(v);
        if (known != null) return known;
        int type = localType(v);
        int id = module.variable(v.name(), Spv.StorageClass.Private, type, initial(v, type));
        locals.put(v, id);
        return id;
    }

    private int localPointer(Instr i, Variable v) {
        int id = local(v);
        if (!v.isArray()) return id;
        Value index = i.args[0];
        int at = index.isConst() && index.constInt(0) >= 0 && index.constInt(0) < v.arrayLength()
                ? index.id
                : code.atMost(index.id, v.arrayLength());
        return code.chain(localClass, module.type(v.type()), id, at);
    }

    private static Variable variable(Instr i) {
        Variable v = i.variable;
        if (v == null) throw new IllegalStateException("SPIR-V: " + i.op.text() + " without a variable");
        return v;
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    void emit(Instr i) {
        switch (i.op) {
            case STORE_OUTPUT -> io.store(i, variable(i));
            case STORE_LOCAL -> {
                Variable v = variable(i);
                InterfaceCode.storeMasked(
                        code,
                        localClass,
                        module.type(v.type()),
                        module.type(v.type().scalar()),
                        localPointer(i, v),
                        i.args[v.addressOperands()].id,
                        v.type(),
                        i.imm);
            }
            case STORE_STORAGE, STORE_SHARED -> buffers.store(i);
            case IMAGE_STORE -> images.store(i);
            case BARRIER -> barrier();
            case MEMORY_BARRIER -> memoryBarrier(i.imm);
            case INTERLOCK ->
                code.effect(i.imm == 0 ? Spv.Op.OpBeginInvocationInterlockEXT : Spv.Op.OpEndInvocationInterlockEXT);
            case EMIT_VERTEX -> {
                vertexEnd.emit();
                if (streams) stream(Spv.Op.OpEmitStreamVertex, i.imm);
                else code.effect(Spv.Op.OpEmitVertex);
            }
            case END_PRIMITIVE -> {
                if (streams) stream(Spv.Op.OpEndStreamPrimitive, i.imm);
                else code.effect(Spv.Op.OpEndPrimitive);
            }
            case DEMOTE_IF -> demotion.demoteIf(code, i.args[0].id);
            case INTRINSIC ->
                throw new IllegalArgumentException("SPIR-V: there is nothing for the intrinsic '" + i.intrinsic + "'");
            default -> {
                int id = value(i);
                if (i.results.length == 1) {
                    i.results[0].id = id;
                    named(i.results[0]);
                }
            }
        }
    }

    private int value(Instr i) {
        if (i.op.isPure() || i.op == Op.DDX || i.op == Op.DDY) return arithmetic.emit(i);
        if (i.op.isTexture()) return textures.emit(i);
        return switch (i.op) {
            case LOAD_INPUT, LOAD_OUTPUT, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> io.load(i, variable(i));
            case LOAD_LOCAL -> code.load(module.type(variable(i).type()), localPointer(i, variable(i)));
            case LOAD_UNIFORM, LOAD_STORAGE, LOAD_SHARED ->
                buffers.load(i, i.result().type());
            case ATOMIC_STORAGE, ATOMIC_SHARED -> buffers.atomic(i);
            case BUFFER_SIZE -> buffers.size(i);
            case IMAGE_LOAD, IMAGE_ATOMIC, IMAGE_SIZE, IMAGE_SAMPLES -> images.emit(i);
            case IS_HELPER -> demotion.isHelper(code, variables);
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL, SUBGROUP, BALLOT -> subgroups.emit(i);
            case READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE -> subgroups.emit(i);
            case CLOCK -> clock(i.imm);
            default -> throw new IllegalArgumentException("SPIR-V: there is nothing for " + i.op.text());
        };
    }

    private void stream(int opcode, int stream) {
        code.effect(opcode, module.i32(stream));
    }

    private int clock(int which) {
        module.capability(Spv.Capability.ShaderClockKHR);
        module.extension("SPV_KHR_shader_clock");
        int scope = module.i32(which == 0 ? Spv.Scope.Subgroup : Spv.Scope.Device);
        return code.op(Spv.Op.OpReadClockKHR, Type.I32X2, scope);
    }

    private void barrier() {
        boolean compute = shader.stage == Stage.COMPUTE;
        int semantics = compute
                ? Spv.MemorySemantics.AcquireRelease | Spv.MemorySemantics.WorkgroupMemory
                : Spv.MemorySemantics.None;
        code.effect(
                Spv.Op.OpControlBarrier,
                module.i32(Spv.Scope.Workgroup),
                module.i32(compute ? Spv.Scope.Workgroup : Spv.Scope.Invocation),
                module.i32(semantics));
    }

    private void memoryBarrier(int mask) {
        boolean compute = shader.stage == Stage.COMPUTE;
        int semantics = Spv.MemorySemantics.AcquireRelease;
        if ((mask & 1) != 0) semantics |= Spv.MemorySemantics.UniformMemory;
        if ((mask & 2) != 0) semantics |= Spv.MemorySemantics.ImageMemory;
        if ((mask & 4) != 0 && compute) semantics |= Spv.MemorySemantics.WorkgroupMemory;
        boolean none = semantics == Spv.MemorySemantics.AcquireRelease;
        if (none && (mask & 16) == 0) return;
        if ((mask & 16) != 0) {
            subgroups.barrier(none ? Spv.MemorySemantics.None : semantics);
            return;
        }
        int scope = (mask & 8) != 0 && compute ? Spv.Scope.Workgroup : Spv.Scope.Device;
        code.effect(Spv.Op.OpMemoryBarrier, module.i32(scope), module.i32(semantics));
    }
}
