package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Code generator for single steps outside of groups: what is computed once for all lanes, and what the runtime does for
 * all lanes.
 */
final class StepCode {
    private static final ClassDesc CD_int = ConstantDescs.CD_int;
    private static final ClassDesc CD_float = ConstantDescs.CD_float;
    private static final ClassDesc CD_void = ConstantDescs.CD_void;
    private static final ClassDesc FRAME = MethodCode.FRAME;
    private static final ClassDesc I_ARRAY = MethodCode.I_ARRAY;
    private static final ClassDesc BUFFERS = ClassDesc.of("tepui.drivers.soft.jit.BufferAccess");
    private static final ClassDesc ATOMICS = ClassDesc.of("tepui.drivers.soft.jit.Atomics");
    private static final ClassDesc WIDE_ATOMICS = ClassDesc.of("tepui.drivers.soft.jit.WideAtomics");
    private static final ClassDesc SUBGROUPS = ClassDesc.of("tepui.drivers.soft.jit.SubgroupCalls");
    private static final ClassDesc SITE_CALLS = ClassDesc.of("tepui.drivers.soft.jit.SiteCalls");
    private static final ClassDesc WORDS = ClassDesc.of("tepui.drivers.soft.jit.WordAccess");
    private static final MethodTypeDesc ON_LANES = MethodTypeDesc.of(CD_void, FRAME, MethodCode.SITE, I_ARRAY, CD_int);

    private final KernelWriter writer;
    private final MethodCode code;
    private final CodeBuilder cb;
    private final KernelWriter.Place place;

    private StepCode(KernelWriter writer, MethodCode code, KernelWriter.Place place) {
        this.writer = writer;
        this.code = code;
        this.cb = code.cb;
        this.place = place;
    }

    static void emit(KernelWriter writer, MethodCode code, Lir.Node node, KernelWriter.Place place) {
        new StepCode(writer, code, place).emit(node);
    }

    private void emit(Lir.Node node) {
        switch (node) {
            case Lir.Alu alu -> alu(alu);
            case Lir.LaneLoad load -> laneLoad(load);
            case Lir.LaneStore store -> laneStore(store);
            case Lir.ScalarLoad load ->
                code.setUniform(load.dst, () -> {
                    cb.aload(MethodCode.FRAME_LOCAL).getfield(FRAME, load.array, MethodCode.arrayType(load.dst.kind));
                    cb.loadConstant(load.index).arrayLoad(MethodCode.typeKind(load.dst.kind));
                });
            case Lir.TexelLoad load -> texelLoad(load);
            case Lir.BufferLoad load -> bufferLoad(load);
            case Lir.Access access -> access(access);
            case Lir.WordLoad load -> {
                boolean floats = load.results[0].kind == ScalarKind.F32;
                cb.aload(MethodCode.FRAME_LOCAL);
                writer.objects.words(cb, load, KernelObjects.words(load));
                cb.loadConstant(floats ? 1 : 0);
                cb.invokestatic(
                        WORDS,
                        "load",
                        MethodTypeDesc.of(CD_void, FRAME, MethodCode.WORD_SITE, ConstantDescs.CD_boolean));
            }
            case Lir.WordStore store -> wordStore(store);
            case Lir.LocalLoad load -> LocalCode.load(writer, code, load);
            case Lir.LocalStore store -> LocalCode.store(writer, code, store, this::mask);
            case Lir.Quad quad -> quad(quad);
            case Lir.Vote vote ->
                code.setUniform(vote.dst, () -> {
                    cb.aload(MethodCode.I).loadConstant(vote.src.at);
                    mask();
                    cb.iload(MethodCode.LANES_LOCAL);
                    String name = switch (vote.op) {
                        case VOTE_ANY -> "voteAny";
                        case VOTE_ALL -> "voteAll";
                        default -> "voteEqual";
                    };
                    code.lanes(name, MethodTypeDesc.of(CD_int, I_ARRAY, CD_int, I_ARRAY, CD_int, CD_int));
                });
            case Lir.Alive alive -> {
                aliveArray();
                if (alive.helper) {
                    cb.aload(MethodCode.I).loadConstant(alive.dst.at).iload(MethodCode.LANES_LOCAL);
                    code.lanes("helpers", MethodTypeDesc.of(CD_void, I_ARRAY, I_ARRAY, CD_int, CD_int));
                } else {
                    int array = code.local(1);
                    cb.astore(array);
                    code.copyArray(array, 0, MethodCode.I, alive.dst.at);
                    code.release(array);
                }
            }
            case Lir.Demote demote -> {
                aliveArray();
                mask();
                cb.aload(MethodCode.I).loadConstant(demote.condition.at).iload(MethodCode.LANES_LOCAL);
                code.lanes("demote", MethodTypeDesc.of(CD_void, I_ARRAY, I_ARRAY, CD_int, I_ARRAY, CD_int, CD_int));
            }
            case Lir.TargetLoad load -> {
                cb.aload(MethodCode.FRAME_LOCAL)
                        .loadConstant(load.word / 4)
                        .loadConstant(load.word % 4)
                        .loadConstant(load.dst.at);
                code.lanes("targetLoad", MethodTypeDesc.of(CD_void, FRAME, CD_int, CD_int, CD_int));
            }
            case Lir.TargetStore store -> {
                cb.aload(MethodCode.FRAME_LOCAL)
                        .loadConstant(store.word / 4)
                        .loadConstant(store.word % 4)
                        .loadConstant(store.src.at);
                mask();
                code.lanes("targetStore", MethodTypeDesc.of(CD_void, FRAME, CD_int, CD_int, CD_int, I_ARRAY, CD_int));
            }
            case Lir.Emit emit -> {
                cb.aload(MethodCode.FRAME_LOCAL);
                mask();
                cb.loadConstant(emit.stream);
                cb.invokestatic(
                        SITE_CALLS,
                        emit.end ? "end" : "emit",
                        MethodTypeDesc.of(CD_void, FRAME, I_ARRAY, CD_int, CD_int));
            }
            case Lir.Fence fence ->
                cb.invokestatic(ClassDesc.of("java.lang.invoke.VarHandle"), "fullFence", MethodTypeDesc.of(CD_void));
            case Lir.If n -> throw new IllegalStateException("an if is no plain step");
            case Lir.Loop n -> throw new IllegalStateException("a loop is no plain step");
            case Lir.Jump n -> throw new IllegalStateException("a jump is no plain step");
        }
    }

    /** Pushes the mask in force as array and offset. */
    private void mask() {
        if (place.maskAt() < 0) {
            cb.aload(MethodCode.FRAME_LOCAL).getfield(FRAME, "active", I_ARRAY).iconst_0();
        } else {
            cb.aload(MethodCode.I).loadConstant(place.maskAt());
        }
    }

    private void aliveArray() {
        cb.aload(MethodCode.FRAME_LOCAL).getfield(FRAME, "alive", I_ARRAY);
    }

    private void alu(Lir.Alu alu) {
        if (alu.dst.varying) {
            if (!LoopOps.isCopy(alu)) throw new IllegalStateException("an operation on lanes outside of a group");
            if (alu.dst.at < 0) return;
            Lir.Val from = alu.args[0];
            if (from.varying) {
                code.copyRegister(from.kind, from.at, alu.dst.at);
            } else {
                code.spread(from, alu.dst.at);
            }
            return;
        }
        code.setUniform(alu.dst, () -> {
            for (Lir.Val arg : alu.args) code.uniform(arg);
            LoopOps.emit(cb, alu);
        });
    }

    private void laneLoad(Lir.LaneLoad load) {
        if (load.dst.at < 0) return;
        boolean floats = load.dst.kind == ScalarKind.F32;
        int from = code.local(1);
        cb.aload(MethodCode.FRAME_LOCAL)
                .getfield(FRAME, floats ? "inF" : "inI", MethodCode.arrayType(load.dst.kind))
                .astore(from);
        code.copyArray(from, load.word * writer.stride, MethodCode.array(load.dst.kind), load.dst.at);
        code.release(from);
    }

    private void laneStore(Lir.LaneStore store) {
        Lir.Val src = store.src;
        boolean floats = src.kind == ScalarKind.F32;
        int mark = code.mark();
        int to = code.local(1);
        int at = store.word * writer.stride;
        cb.aload(MethodCode.FRAME_LOCAL)
                .getfield(FRAME, floats ? "outF" : "outI", MethodCode.arrayType(src.kind))
                .astore(to);
        Label masked = cb.newLabel();
        Label end = cb.newLabel();
        if (place.maskAt() < 0) {
            cb.aload(MethodCode.I)
                    .loadConstant(RegisterAllocation.FULL_SLOT)
                    .iaload()
                    .ifeq(masked);
            if (src.varying) {
                code.copyArray(MethodCode.array(src.kind), src.at, to, at);
            } else {
                cb.aload(to)
                        .loadConstant(at)
                        .iload(MethodCode.LANES_LOCAL)
                        .loadConstant(at)
                        .iadd();
                code.uniform(src);
                cb.invokestatic(
                        ClassDesc.of("java.util.Arrays"),
                        "fill",
                        MethodTypeDesc.of(
                                CD_void, MethodCode.arrayType(src.kind), CD_int, CD_int, MethodCode.type(src.kind)));
            }
            cb.goto_(end);
        }
        cb.labelBinding(masked);
        cb.aload(to).loadConstant(at);
        ClassDesc array = MethodCode.arrayType(src.kind);
        if (src.varying) {
            cb.aload(MethodCode.array(src.kind)).loadConstant(src.at);
            mask();
            cb.iload(MethodCode.LANES_LOCAL);
            code.lanes("store", MethodTypeDesc.of(CD_void, array, CD_int, array, CD_int, I_ARRAY, CD_int, CD_int));
        } else {
            code.uniform(src);
            mask();
            cb.iload(MethodCode.LANES_LOCAL);
            code.lanes(
                    "fill",
                    MethodTypeDesc.of(CD_void, array, CD_int, MethodCode.type(src.kind), I_ARRAY, CD_int, CD_int));
        }
        cb.labelBinding(end);
        code.release(mark);
    }

    private void bufferLoad(Lir.BufferLoad load) {
        Lir.Val[][] args = new Lir.Val[load.args.length][];
        for (int k = 0; k < args.length; k++) args[k] = new Lir.Val[] {load.args[k]};
        if (load.results.length > 0 && load.results[0].varying) {
            cb.aload(MethodCode.FRAME_LOCAL);
            writer.objects.site(cb, load, load.instr, args, load.results);
            mask();
            cb.invokestatic(BUFFERS, "load", ON_LANES);
            return;
        }
        for (int c = 0; c < load.results.length; c++) {
            int component = c;
            code.setUniform(load.results[c], () -> uniformWord(writer, code, load, component, code::uniform));
        }
    }

    /** Pushes one component of a load that is the same for all lanes. */
    static void uniformWord(
            KernelWriter writer, MethodCode code, Lir.BufferLoad load, int component, Consumer<Lir.Val> push) {
        CodeBuilder cb = code.cb;
        Lir.Val[][] args = new Lir.Val[load.args.length][];
        for (int k = 0; k < args.length; k++) args[k] = new Lir.Val[] {load.args[k]};
        cb.aload(MethodCode.FRAME_LOCAL);
        Op op = load.instr.op;
        if (op != Op.LOAD_SHARED) writer.objects.site(cb, load, load.instr, args, load.results);
        for (Lir.Val arg : load.args) push.accept(arg);
        cb.loadConstant(component);
        MethodTypeDesc indexed = MethodTypeDesc.of(CD_int, FRAME, MethodCode.SITE, CD_int, CD_int, CD_int);
        switch (op) {
            case LOAD_UNIFORM -> cb.invokestatic(BUFFERS, "uniform", indexed);
            case LOAD_STORAGE -> cb.invokestatic(BUFFERS, "storage", indexed);
            case LOAD_SHARED -> cb.invokestatic(BUFFERS, "shared", MethodTypeDesc.of(CD_int, FRAME, CD_int, CD_int));
            default ->
                cb.invokestatic(BUFFERS, "size", MethodTypeDesc.of(CD_int, FRAME, MethodCode.SITE, CD_int, CD_int));
        }
        if (load.results[component].kind == ScalarKind.F32) {
            cb.invokestatic(ClassDesc.of("java.lang.Float"), "intBitsToFloat", MethodTypeDesc.of(CD_float, CD_int));
        }
    }

    private void texelLoad(Lir.TexelLoad load) {
        if (!load.dst.varying) {
            code.setUniform(load.dst, () -> {
                cb.aload(MethodCode.FRAME_LOCAL).loadConstant(load.slot);
                code.uniform(load.offset);
                code.lanes("texel", MethodTypeDesc.of(CD_int, FRAME, CD_int, CD_int));
            });
            return;
        }
        if (load.dst.at < 0) return;
        cb.aload(MethodCode.FRAME_LOCAL)
                .loadConstant(load.slot)
                .loadConstant(load.dst.at)
                .loadConstant(load.offset.at);
        code.lanes("texels", MethodTypeDesc.of(CD_void, FRAME, CD_int, CD_int, CD_int));
    }

    private void access(Lir.Access access) {
        cb.aload(MethodCode.FRAME_LOCAL);
        writer.objects.site(cb, access, access.instr, access.args, access.results);
        mask();
        Op op = access.instr.op;
        String name = SiteCalls.method(op);
        if (name != null) {
            cb.invokestatic(SITE_CALLS, name, ON_LANES);
        } else if (op == Op.ATOMIC_STORAGE || op == Op.ATOMIC_SHARED) {
            boolean wide = access.instr.result().type().kind().is64();
            cb.invokestatic(wide ? WIDE_ATOMICS : ATOMICS, "run", ON_LANES);
        } else if (SubgroupCalls.has(op)) {
            cb.invokestatic(SUBGROUPS, "run", ON_LANES);
        } else {
            cb.invokestatic(BUFFERS, "store", ON_LANES);
        }
    }

    private void wordStore(Lir.WordStore store) {
        boolean floats = false;
        for (Lir.Val v : store.values) floats |= v != null && v.kind == ScalarKind.F32;
        cb.aload(MethodCode.FRAME_LOCAL);
        writer.objects.words(cb, store, KernelObjects.words(store));
        cb.loadConstant(floats ? 1 : 0);
        mask();
        cb.invokestatic(
                WORDS,
                "store",
                MethodTypeDesc.of(CD_void, FRAME, MethodCode.WORD_SITE, ConstantDescs.CD_boolean, I_ARRAY, CD_int));
    }

    private void quad(Lir.Quad quad) {
        if (!quad.dst.varying) {
            // the same everywhere: x - x, which is no number for some x
            code.setUniform(quad.dst, () -> {
                code.uniform(quad.src);
                code.uniform(quad.src);
                cb.fsub();
            });
            return;
        }
        cb.aload(MethodCode.F)
                .loadConstant(quad.dst.at)
                .loadConstant(quad.src.at)
                .loadConstant(quad.fine ? 1 : 0)
                .iload(MethodCode.LANES_LOCAL);
        code.lanes(
                quad.vertical ? "ddy" : "ddx",
                MethodTypeDesc.of(CD_void, MethodCode.F_ARRAY, CD_int, CD_int, ConstantDescs.CD_boolean, CD_int));
    }
}
