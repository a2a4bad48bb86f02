package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import tepui.ir.ScalarKind;

/** Steps of a {@link VectorGroup} that touch memory or other lanes: interface words, targets, local arrays, quads. */
final class VectorMemory {
    private final VectorGroup group;
    private final VectorValues values;
    private final VectorTier tier;
    private final CodeBuilder cb;
    private final MethodCode code;

    VectorMemory(VectorGroup group, VectorValues values, VectorTier tier, MethodCode code) {
        this.group = group;
        this.values = values;
        this.tier = tier;
        this.cb = code.cb;
        this.code = code;
    }

    void emit(Lir.Node node, int exec) {
        switch (node) {
            case Lir.LaneLoad load -> {
                boolean f = load.dst.kind == ScalarKind.F32;
                VectorApi.species(cb, f);
                cb.aload(group.local(f ? "inF" : "inI"));
                lane(load.word * tier.stride);
                VectorApi.load(cb, f, false);
                values.set(load.dst, false);
            }
            case Lir.LaneStore store -> {
                boolean f = store.src.kind == ScalarKind.F32;
                values.push(store.src);
                cb.aload(group.local(f ? "outF" : "outI"));
                lane(store.word * tier.stride);
                cb.aload(exec);
                if (f) VectorApi.castMask(cb, true);
                VectorApi.store(cb, f, true);
            }
            case Lir.TexelLoad load -> {
                values.push(load.offset);
                values.pushInt(0);
                VectorApi.binary(cb, VectorApi.INTS, "max");
                cb.aload(group.local("last" + load.slot));
                VectorApi.binary(cb, VectorApi.INTS, "min");
                code.lane(ScalarKind.I32, load.scratch.at);
                VectorApi.store(cb, false, false);
                VectorApi.intSpecies(cb);
                cb.aload(group.local("texels" + load.slot)).iconst_0();
                code.lane(ScalarKind.I32, load.scratch.at);
                VectorApi.gather(cb, false);
                values.set(load.dst, false);
            }
            case Lir.Alive alive -> {
                pushAlive();
                if (alive.helper) VectorApi.maskNot(cb);
                values.set(alive.dst, false);
            }
            case Lir.Demote demote -> {
                VectorApi.intSpecies(cb);
                cb.aload(group.local("alive")).iload(MethodCode.N);
                VectorApi.load(cb, false, false);
                values.pushInt(0);
                cb.aload(exec);
                values.pushMask(demote.condition, false);
                VectorApi.maskBinary(cb, "and");
                VectorApi.blend(cb, VectorApi.INTS);
                cb.aload(group.local("alive")).iload(MethodCode.N);
                VectorApi.store(cb, false, false);
            }
            case Lir.TargetLoad load -> targetLoad(load);
            case Lir.TargetStore store -> targetStore(store, exec);
            case Lir.LocalLoad load -> {
                boolean f = load.array.kind == ScalarKind.F32;
                long element = load.index == null ? 0 : load.index.bits;
                if (element < 0 || element >= load.array.elements) {
                    values.push(Lir.Val.constant(load.array.kind, 0));
                } else {
                    VectorApi.species(cb, f);
                    code.lane(load.array.kind, row(load.array, element, load.component));
                    VectorApi.load(cb, f, false);
                    if (load.array.kind == ScalarKind.BOOL) values.testMask();
                }
                values.set(load.dst, false);
            }
            case Lir.LocalStore store -> {
                long element = store.index == null ? 0 : store.index.bits;
                if (element < 0 || element >= store.array.elements) return;
                boolean f = store.array.kind == ScalarKind.F32;
                values.pushAsRegister(store.src);
                code.lane(store.array.kind, row(store.array, element, store.component));
                cb.aload(exec);
                if (f) VectorApi.castMask(cb, true);
                VectorApi.store(cb, f, true);
            }
            case Lir.Quad quad -> {
                // coarse: all lanes take the first two of the quad; fine: the two of their own row or column
                int step = quad.vertical ? 2 : 1;
                int keep = quad.fine ? 3 & ~step : 0;
                values.push(quad.src);
                tier.shuffle(cb, keep, step);
                rearrange();
                values.push(quad.src);
                tier.shuffle(cb, keep, 0);
                rearrange();
                VectorApi.binary(cb, VectorApi.FLOATS, "sub");
                values.set(quad.dst, false);
            }
            default -> throw new IllegalStateException("VectorMemory: a step that has no place in a group");
        }
    }

    private void rearrange() {
        cb.invokevirtual(
                VectorApi.FLOATS,
                "rearrange",
                java.lang.constant.MethodTypeDesc.of(VectorApi.FLOATS, VectorApi.SHUFFLE));
    }

    private int row(Lir.LocalArray array, long element, int component) {
        return array.at + ((int) element * array.width + component) * tier.stride;
    }

    /** Pushes n plus an offset. */
    private void lane(int at) {
        cb.iload(MethodCode.N);
        if (at != 0) cb.loadConstant(at).iadd();
    }

    private void pushAlive() {
        VectorApi.intSpecies(cb);
        cb.aload(group.local("alive")).iload(MethodCode.N);
        VectorApi.load(cb, false, false);
        values.testMask();
    }

    /** Pushes where the lanes at hand have word {@code word} of a target. */
    private void targetAt(int target, int word) {
        int blocks = tier.stride / KernelFrame.GROUP;
        cb.aload(group.local("blockAt"));
        cb.iload(MethodCode.N).iconst_4().iushr();
        if (target != 0) cb.loadConstant(target * blocks).iadd();
        cb.iaload();
        if (VectorApi.LANES < KernelFrame.GROUP) {
            cb.iload(MethodCode.N).loadConstant(KernelFrame.GROUP - 1).iand().iadd();
        }
        if (word != 0) cb.loadConstant(word * KernelFrame.GROUP).iadd();
    }

    private void targetLoad(Lir.TargetLoad load) {
        int target = load.word / 4;
        int data = group.local("target" + target);
        int result = code.local(1);
        Label end = cb.newLabel();
        values.pushInt(0);
        cb.astore(result);
        cb.aload(data).ifnull(end);
        VectorApi.intSpecies(cb);
        cb.aload(data);
        targetAt(target, load.word % 4);
        pushAlive();
        VectorApi.load(cb, false, true);
        cb.astore(result);
        cb.labelBinding(end);
        cb.aload(result);
        values.set(load.dst, false);
    }

    private void targetStore(Lir.TargetStore store, int exec) {
        int target = store.word / 4;
        int data = group.local("target" + target);
        Label end = cb.newLabel();
        cb.aload(data).ifnull(end);
        values.push(store.src);
        cb.aload(data);
        targetAt(target, store.word % 4);
        pushAlive();
        cb.aload(exec);
        VectorApi.maskBinary(cb, "and");
        VectorApi.store(cb, false, true);
        cb.labelBinding(end);
    }
}
