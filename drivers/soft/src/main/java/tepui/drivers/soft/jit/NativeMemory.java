package tepui.drivers.soft.jit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;

/**
 * Code generator for loads and stores of native code. What a shader can influence is clamped or masked before each
 * access: texels and local arrays by their last index, buffers word by word by their size. Nothing outside is touched;
 * loads there give 0.
 */
final class NativeMemory {
    private final VCode v;
    private final int stride;
    private final List<NativeArrays.Extra> extras;
    private final Set<Lir.Val> kept = new HashSet<>();
    final int[] uses = new int[NativeArrays.COUNT];
    private final int[] scopes;

    @Nullable
    NativeGroup group;

    /** @param scopes counts sequences of steps of the kernel */
    NativeMemory(VCode v, int stride, List<NativeArrays.Extra> extras, Set<Lir.Val> kept, int[] scopes) {
        this.v = v;
        this.scopes = scopes;
        this.stride = stride;
        this.extras = extras;
        this.kept.addAll(kept);
    }

    /** Lanes of a run, at most. */
    int stride() {
        return stride;
    }

    /** A number that no other sequence of steps of the kernel has. */
    int nextScope() {
        return ++scopes[0];
    }

    private int use(Lir.Val x) {
        if (group == null) throw new IllegalStateException("NativeMemory: no group");
        return group.use(x);
    }

    private void define(Lir.Val x, int value) {
        if (group == null) throw new IllegalStateException("NativeMemory: no group");
        group.define(x, value);
    }

    // ---- places

    void uses(int array) {
        uses[array] += 1;
    }

    Address at(int array, int index) {
        return new Address(array, 4 * index, true);
    }

    /** Word {@code word} of the lanes. */
    Address lane(int array, int word) {
        return at(array, word * stride);
    }

    /** The register or slot of a value. */
    Address place(Lir.Val x) {
        if (x.at < 0) throw new IllegalStateException("NativeMemory: a value without a place");
        return new Address(x.kind == ScalarKind.F32 ? NativeArrays.F : NativeArrays.I, 4 * x.at, x.varying);
    }

    /** Does somebody outside of native code read what the caller gave? */
    boolean isKept(Lir.Val x) {
        return kept.contains(x);
    }

    static int array(Lir.ScalarLoad load) {
        return switch (load.array) {
            case "scalarF" -> NativeArrays.SCALAR_F;
            case "scalarI" -> NativeArrays.SCALAR_I;
            default -> NativeArrays.TEXEL_INFO;
        };
    }

    private int extra(boolean target, int index) {
        NativeArrays.Extra extra = new NativeArrays.Extra(target, index);
        int at = extras.indexOf(extra);
        if (at >= 0) return Math.min(at, NativeArrays.EXTRAS - 1);
        // one too many says that the kernel cannot be native code
        if (extras.size() <= NativeArrays.EXTRAS) extras.add(extra);
        return Math.min(extras.size(), NativeArrays.EXTRAS) - 1;
    }

    /** Lanes outside of the mask keep what is there. */
    void storeMasked(Address to, int value, int mask) {
        int old = v.load(to);
        v.store(to, v.blend(mask, value, old));
    }

    // ---- texels

    int texel(Lir.TexelLoad load) {
        int extra = extra(false, load.slot);
        int last = v.word(NativeArrays.I, 4 * (NativeArrays.LAST_SLOT + 1 + extra));
        int offset = v.op(Vop.VPMINSD, v.op(Vop.VPMAXSD, use(load.offset), v.constant(0)), last);
        return v.gather(new Address(NativeArrays.EXTRA + extra, 0, false), offset, 4, v.maskConstant(true));
    }

    // ---- targets: 16 words in a row are the 16 lanes of a block

    /** Leaves the address of the lanes' words in rax, or jumps where there is no target. */
    private void target(VEmitter e, int target, int extra, int word, Label none) {
        X64 asm = e.asm;
        int base = e.base(NativeArrays.I, Gpr.RDX);
        asm.mathImmediate(X64.Arith.CMP, Mem.at(base, 4 * (NativeArrays.LAST_SLOT + 1 + extra)), 0);
        asm.jump(X64.Condition.L, none);
        asm.move(false, Gpr.RAX, VEmitter.LANE);
        asm.shift(false, false, Gpr.RAX, 4);
        int blocks = stride / KernelFrame.GROUP;
        asm.load(false, Gpr.RAX, Mem.at(e.base(NativeArrays.BLOCK_AT, Gpr.RDX), Gpr.RAX, 4, 4 * target * blocks));
        if (!v.evex) {
            asm.move(false, Gpr.RCX, VEmitter.LANE);
            asm.mathImmediate(X64.Arith.AND, false, Gpr.RCX, 8);
            asm.math(X64.Arith.ADD, false, Gpr.RAX, Gpr.RCX);
        }
        asm.address(Gpr.RAX, Mem.at(e.base(NativeArrays.EXTRA + extra, Gpr.RDX), Gpr.RAX, 4, 64 * word));
    }

    private int usesTarget(int target) {
        int extra = extra(true, target);
        uses(NativeArrays.I);
        uses(NativeArrays.BLOCK_AT);
        uses(NativeArrays.EXTRA + extra);
        return extra;
    }

    int targetLoad(Lir.TargetLoad load) {
        int target = load.word / 4;
        int extra = usesTarget(target);
        int full = v.full;
        VCode.Ins ins = v.raw(
                (e, dst, a, b, c) -> {
                    Label none = new Label();
                    e.asm.op(Vop.VPXOR, full, dst, dst, dst, 0, 0, false);
                    target(e, target, extra, load.word % 4, none);
                    e.asm.op(Vop.VMOVUPS, full, dst, 0, Mem.at(Gpr.RAX, 0), 0, 0, false);
                    e.asm.bind(none);
                },
                (e, dst, a, b, c) -> NeonSteps.targetLoad(e, dst, load.word, extra, stride / KernelFrame.GROUP));
        ins.dst = v.vector();
        return ins.dst;
    }

    void targetStore(Lir.TargetStore store, int value, int mask) {
        int target = store.word / 4;
        int extra = usesTarget(target);
        int full = v.full;
        boolean evex = v.evex;
        VCode.Ins ins = v.raw(
                (e, dst, m, x, old) -> {
                    Label none = new Label();
                    target(e, target, extra, store.word % 4, none);
                    Mem to = Mem.at(Gpr.RAX, 0);
                    if (evex) {
                        e.asm.op(Vop.VMOVUPS_STORE, full, x, 0, to, 0, m, false);
                    } else {
                        e.asm.op(Vop.VMOVUPS, full, dst, 0, to, 0, 0, false);
                        e.asm.op(Vop.VBLENDVPS, full, dst, dst, x, m, 0, false);
                        e.asm.op(Vop.VMOVUPS_STORE, full, dst, 0, to, 0, 0, false);
                    }
                    e.asm.bind(none);
                },
                (e, dst, m, x, old) -> NeonSteps.targetStore(e, m, x, store.word, extra, stride / KernelFrame.GROUP));
        ins.a = mask;
        ins.b = value;
        if (!evex && !v.neon) {
            ins.dst = v.vector();
            ins.early = true;
        }
    }

    // ---- buffers

    void buffer(Lir.BufferLoad load) {
        Op op = load.instr.op;
        if (op == Op.BUFFER_SIZE) {
            size(load);
            return;
        }
        if (op == Op.LOAD_SHARED) {
            int first = v.shift(Vop.VPSRLD, use(load.args[0]), 2);
            int last = v.word(NativeArrays.I, 4 * NativeArrays.LAST_SLOT);
            for (int c = 0; c < load.results.length; c++) {
                int at = c == 0 ? first : v.op(Vop.VPADDD, first, v.constant(c));
                int inside = v.not(v.less(last, at));
                define(load.results[c], v.gather(new Address(NativeArrays.SHARED, 0, false), at, 4, inside));
            }
            return;
        }
        boolean storage = op == Op.LOAD_STORAGE;
        uses(storage ? NativeArrays.STORAGE_ADDRESS : NativeArrays.UNIFORM_ADDRESS);
        uses(storage ? NativeArrays.STORAGE_SIZE : NativeArrays.UNIFORM_SIZE);
        if (!load.args[1].varying) {
            for (int c = 0; c < load.results.length; c++) define(load.results[c], word(load, storage, c));
            return;
        }
        int offset = use(load.args[1]);
        int bound = bound(load, storage);
        for (int c = 0; c < load.results.length; c++) {
            int end = c == 0 ? bound : v.op(Vop.VPMAXSD, v.op(Vop.VPSUBD, bound, v.constant(4 * c)), v.constant(0));
            int inside = v.mask();
            v.move(inside, v.not(v.atLeastUnsigned(offset, end)));
            define(load.results[c], gather(load, storage, offset, inside, c));
        }
    }

    /** Puts the slot that an index means into rax; outside of an array of buffers one where nothing is ever bound. */
    private static void slot(VEmitter e, Resource resource, Lir.Val index, int indexRegister) {
        X64 asm = e.asm;
        if (index.constant) {
            int i = (int) index.bits;
            int slot = resource.binding() + i;
            asm.move(
                    Gpr.RAX,
                    i >= 0 && i < resource.count() && slot < BufferAccess.UNBOUND ? slot : BufferAccess.UNBOUND);
            return;
        }
        Label outside = new Label();
        Label inside = new Label();
        asm.moveWord(false, indexRegister, Gpr.RAX);
        asm.mathImmediate(X64.Arith.CMP, false, Gpr.RAX, resource.count());
        asm.jump(X64.Condition.AE, outside);
        asm.mathImmediate(X64.Arith.ADD, false, Gpr.RAX, resource.binding());
        asm.mathImmediate(X64.Arith.CMP, false, Gpr.RAX, BufferAccess.UNBOUND);
        asm.jump(X64.Condition.B, inside);
        asm.bind(outside);
        asm.move(Gpr.RAX, BufferAccess.UNBOUND);
        asm.bind(inside);
    }

    private static Resource resource(Lir.BufferLoad load) {
        Resource resource = load.instr.resource;
        if (resource == null) throw new IllegalStateException("NativeMemory: a load of no buffer");
        return resource;
    }

    private static NeonSteps.Buffer buffer(Lir.BufferLoad load, boolean storage) {
        return new NeonSteps.Buffer(resource(load), load.args[0], storage);
    }

    private static Mem sizeOf(VEmitter e, boolean storage) {
        int array = storage ? NativeArrays.STORAGE_SIZE : NativeArrays.UNIFORM_SIZE;
        return Mem.at(e.base(array, Gpr.RDX), Gpr.RAX, 8, 0);
    }

    private static Mem addressOf(VEmitter e, boolean storage) {
        int array = storage ? NativeArrays.STORAGE_ADDRESS : NativeArrays.UNIFORM_ADDRESS;
        return Mem.at(e.base(array, Gpr.RDX), Gpr.RAX, 8, 0);
    }

    /** Offsets below this one are of words inside, in each lane: the size less 3, 0 to 2^31 - 4. */
    private int bound(Lir.BufferLoad load, boolean storage) {
        Resource resource = resource(load);
        int full = v.full;
        int index = load.args[0].constant ? -1 : use(load.args[0]);
        VCode.Ins ins = v.raw(
                (e, dst, a, b, c) -> {
                    X64 asm = e.asm;
                    slot(e, resource, load.args[0], c);
                    asm.load(true, Gpr.RAX, sizeOf(e, storage));
                    Label fits = new Label();
                    asm.mathImmediate(X64.Arith.CMP, true, Gpr.RAX, Integer.MAX_VALUE);
                    asm.jump(X64.Condition.BE, fits);
                    asm.move(Gpr.RAX, Integer.MAX_VALUE);
                    asm.bind(fits);
                    Label some = new Label();
                    asm.mathImmediate(X64.Arith.SUB, false, Gpr.RAX, 3);
                    asm.jump(X64.Condition.NS, some);
                    asm.math(X64.Arith.XOR, false, Gpr.RAX, Gpr.RAX);
                    asm.bind(some);
                    asm.moveWord(true, dst, Gpr.RAX);
                    asm.op(Vop.VBROADCASTSS, full, dst, 0, dst, 0, 0, false);
                },
                (e, dst, a, b, c) -> NeonSteps.bound(e, buffer(load, storage), dst, c));
        ins.c = index;
        ins.dst = v.vector();
        return ins.dst;
    }

    private int gather(Lir.BufferLoad load, boolean storage, int offset, int inside, int component) {
        Resource resource = resource(load);
        int index = load.args[0].constant ? -1 : use(load.args[0]);
        int bytes = v.bytes;
        boolean evex = v.evex;
        VCode.Ins ins = v.raw(
                (e, dst, mask, at, c) -> {
                    X64 asm = e.asm;
                    slot(e, resource, load.args[0], c);
                    asm.load(true, Gpr.RAX, addressOf(e, storage));
                    asm.op(Vop.VPXOR, bytes, dst, dst, dst, 0, 0, false);
                    Mem from = new Mem(Gpr.RAX, at, 1, 4 * component, null, false);
                    asm.op(Vop.VPGATHERDD, bytes, dst, evex ? 0 : mask, from, 0, evex ? mask : 0, false);
                },
                (e, dst, mask, at, c) -> NeonSteps.gather(e, buffer(load, storage), dst, mask, at, c, component));
        ins.a = inside;
        ins.b = offset;
        ins.c = index;
        ins.dst = v.vector();
        ins.early = true;
        return ins.dst;
    }

    /** A word that all lanes share. */
    private int word(Lir.BufferLoad load, boolean storage, int component) {
        Resource resource = resource(load);
        Lir.Val offset = load.args[1];
        int full = v.full;
        VCode.Ins ins;
        if (offset.constant) {
            long at = (offset.bits & 0xffffffffL) + 4L * component;
            if (at + 4 > Integer.MAX_VALUE) return v.constant(0);
            int index = load.args[0].constant ? -1 : use(load.args[0]);
            ins = v.raw(
                    (e, dst, a, b, c) -> {
                        X64 asm = e.asm;
                        Label outside = new Label();
                        slot(e, resource, load.args[0], c);
                        asm.op(Vop.VPXOR, 16, dst, dst, dst, 0, 0, false);
                        asm.load(true, Gpr.RCX, sizeOf(e, storage));
                        asm.mathImmediate(X64.Arith.CMP, true, Gpr.RCX, (int) at + 4);
                        asm.jump(X64.Condition.L, outside);
                        asm.load(true, Gpr.RAX, addressOf(e, storage));
                        asm.op(Vop.VBROADCASTSS, full, dst, 0, Mem.at(Gpr.RAX, (int) at), 0, 0, false);
                        asm.bind(outside);
                    },
                    (e, dst, a, b, c) -> NeonSteps.word(e, buffer(load, storage), dst, c, (int) at));
            ins.c = index;
        } else {
            int index = load.args[0].constant ? -1 : use(load.args[0]);
            int at = use(offset);
            ins = v.raw(
                    (e, dst, a, b, c) -> {
                        X64 asm = e.asm;
                        Label outside = new Label();
                        slot(e, resource, load.args[0], c);
                        asm.op(Vop.VPXOR, 16, dst, dst, dst, 0, 0, false);
                        asm.load(true, Gpr.RCX, sizeOf(e, storage));
                        asm.load(true, Gpr.RAX, addressOf(e, storage));
                        asm.moveWord(false, a, Gpr.RDX);
                        asm.mathImmediate(X64.Arith.ADD, true, Gpr.RDX, 4 * component + 4);
                        asm.math(X64.Arith.CMP, true, Gpr.RDX, Gpr.RCX);
                        asm.jump(X64.Condition.A, outside);
                        asm.op(Vop.VBROADCASTSS, full, dst, 0, Mem.at(Gpr.RAX, Gpr.RDX, 1, -4), 0, 0, false);
                        asm.bind(outside);
                    },
                    (e, dst, a, b, c) -> NeonSteps.word(e, buffer(load, storage), dst, c, a, 4 * component));
            ins.a = at;
            ins.c = index;
            ins.early = true;
        }
        ins.dst = v.vector();
        return ins.dst;
    }

    private void size(Lir.BufferLoad load) {
        Resource resource = resource(load);
        boolean storage = resource.kind() == Resource.Kind.STORAGE_BUFFER;
        uses(storage ? NativeArrays.STORAGE_SIZE : NativeArrays.UNIFORM_SIZE);
        int full = v.full;
        int index = load.args[0].constant ? -1 : use(load.args[0]);
        VCode.Ins ins = v.raw(
                (e, dst, a, b, c) -> {
                    X64 asm = e.asm;
                    slot(e, resource, load.args[0], c);
                    asm.load(true, Gpr.RAX, sizeOf(e, storage));
                    asm.move(true, Gpr.RCX, Gpr.RAX);
                    asm.shift(false, true, Gpr.RCX, 32);
                    Label fits = new Label();
                    asm.jump(X64.Condition.E, fits);
                    asm.move(Gpr.RAX, -1);
                    asm.bind(fits);
                    asm.moveWord(true, dst, Gpr.RAX);
                    asm.op(Vop.VBROADCASTSS, full, dst, 0, dst, 0, 0, false);
                },
                (e, dst, a, b, c) -> NeonSteps.size(e, buffer(load, storage), dst, c));
        ins.c = index;
        ins.dst = v.vector();
        define(load.results[0], ins.dst);
    }

    // ---- local arrays: an array that is never stored to is a table behind the code, the others are rows of registers

    private int row(LirArray array, long element, int component) {
        return array.at + ((int) element * array.width + component) * stride;
    }

    private static int array(LirArray array) {
        return array.kind == ScalarKind.F32 ? NativeArrays.F : NativeArrays.I;
    }

    private static int[] contents(LirArray array) {
        int[] words = new int[array.elements * array.width];
        long[] initial = array.initial;
        if (initial == null) return words;
        for (int i = 0; i < words.length; i++) {
            words[i] = array.kind == ScalarKind.BOOL ? initial[i] != 0 ? -1 : 0 : (int) initial[i];
        }
        return words;
    }

    int local(Lir.LocalLoad load) {
        LirArray array = load.array;
        Lir.Val index = load.index;
        boolean bool = array.kind == ScalarKind.BOOL;
        if (index == null || index.constant) {
            long element = index == null ? 0 : index.bits;
            if (element < 0 || element >= array.elements) return bool ? v.maskConstant(false) : v.constant(0);
            if (!array.stored) {
                int word = contents(array)[(int) element * array.width + load.component];
                return bool ? v.maskConstant(word != 0) : v.constant(word);
            }
            int value = v.load(at(array(array), row(array, element, load.component)));
            return bool ? v.maskOf(value) : value;
        }
        int at = use(index);
        int inside = v.not(v.atLeastUnsigned(at, v.constant(array.elements)));
        int value =
                array.stored ? localRows(array, load.component, at, inside) : table(array, load.component, at, inside);
        return bool ? v.maskOf(value) : value;
    }

    private int localRows(LirArray array, int component, int at, int inside) {
        int words = v.op(Vop.VPADDD, v.op(Vop.VPMULLD, at, v.constant(array.width * stride)), laneNumbers());
        return v.gather(at(array(array), row(array, 0, component)), words, 4, inside);
    }

    private int table(LirArray array, int component, int at, int inside) {
        int words = array.width == 1 ? at : v.op(Vop.VPMULLD, at, v.constant(array.width));
        int mask = v.mask();
        v.move(mask, inside);
        int[] contents = contents(array);
        int bytes = v.bytes;
        boolean evex = v.evex;
        VCode.Ins ins = v.raw(
                (e, dst, m, x, c) -> {
                    e.asm.address(Gpr.RAX, Mem.at(e.asm.constant(contents), 0));
                    e.asm.op(Vop.VPXOR, bytes, dst, dst, dst, 0, 0, false);
                    Mem from = new Mem(Gpr.RAX, x, 4, 4 * component, null, false);
                    e.asm.op(Vop.VPGATHERDD, bytes, dst, evex ? 0 : m, from, 0, evex ? m : 0, false);
                },
                (e, dst, m, x, c) -> NeonSteps.table(e, contents, component, dst, m, x));
        ins.a = mask;
        ins.b = words;
        ins.dst = v.vector();
        ins.early = true;
        return ins.dst;
    }

    /** 0, 1, 2 and so on. */
    private int laneNumbers() {
        int full = v.full;
        VCode.Ins ins = v.raw(
                (e, dst, a, b, c) -> {
                    int[] numbers = new int[full / 4];
                    for (int i = 0; i < numbers.length; i++) numbers[i] = i;
                    e.asm.op(Vop.VMOVUPS, full, dst, 0, Mem.at(e.asm.constant(numbers), 0), 0, 0, false);
                },
                (e, dst, a, b, c) -> NeonSteps.laneNumbers(e, dst));
        ins.dst = v.vector();
        return ins.dst;
    }

    void local(Lir.LocalStore store, int mask) {
        LirArray array = store.array;
        Lir.Val index = store.index;
        if (group == null) throw new IllegalStateException("NativeMemory: no group");
        int value = group.word(store.src);
        if (index == null || index.constant) {
            long element = index == null ? 0 : index.bits;
            if (element < 0 || element >= array.elements) return;
            storeMasked(at(array(array), row(array, element, store.component)), value, mask);
            return;
        }
        int at = use(index);
        int inside = v.and(mask, v.not(v.atLeastUnsigned(at, v.constant(array.elements))));
        int words = v.op(Vop.VPADDD, v.op(Vop.VPMULLD, at, v.constant(array.width * stride)), laneNumbers());
        Address to = at(array(array), row(array, 0, store.component));
        if (v.evex) {
            int copy = v.mask();
            v.move(copy, inside);
            VCode.Ins ins = v.add(VCode.Kind.OP);
            ins.op = Vop.VPSCATTERDD;
            ins.mem = to;
            ins.scale = 4;
            ins.a = value;
            ins.b = words;
            ins.mask = copy;
            return;
        }
        int full = v.full;
        VCode.Ins ins = v.raw(
                (e, dst, m, x, from) -> {
                    X64 asm = e.asm;
                    asm.op(Vop.VMOVUPS_STORE, full, m, 0, e.scratch(0), 0, 0, false);
                    asm.op(Vop.VMOVUPS_STORE, full, x, 0, e.scratch(1), 0, 0, false);
                    asm.op(Vop.VMOVUPS_STORE, full, from, 0, e.scratch(2), 0, 0, false);
                    asm.address(Gpr.RDX, e.memory(to));
                    for (int n = 0; n < full / 4; n++) {
                        Label skip = new Label();
                        asm.load(false, Gpr.RAX, Mem.at(Gpr.RSP, e.scratch(0).disp() + 4 * n));
                        asm.test(false, Gpr.RAX, Gpr.RAX);
                        asm.jump(X64.Condition.NS, skip);
                        asm.load(false, Gpr.RAX, Mem.at(Gpr.RSP, e.scratch(1).disp() + 4 * n));
                        asm.load(false, Gpr.RCX, Mem.at(Gpr.RSP, e.scratch(2).disp() + 4 * n));
                        asm.store(false, Mem.at(Gpr.RDX, Gpr.RAX, 4, 0), Gpr.RCX);
                        asm.bind(skip);
                    }
                },
                (e, dst, m, x, from) -> NeonSteps.scatter(e, to, m, x, from));
        ins.a = inside;
        ins.b = words;
        ins.c = value;
        uses(to.array());
    }
}
