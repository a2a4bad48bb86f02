package tepui.drivers.soft.jit;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;

/**
 * Generator of the class of a kernel: the portable tier. Control flow by masks over all lanes of the run, real branches
 * where nothing varies, and pieces: HotSpot never compiles a method of more than 8,000 bytes and is slow long before
 * that, so a block that is too long becomes a sequence of methods, and what is nested in it may move to methods of its
 * own. All state is in the frame's registers, so pieces hand over nothing.
 *
 * <p>A piece returns 0 when it ran to its end, else which way it left the loop or kernel around it.
 */
final class KernelWriter {
    /** Bytes of code in a method; far below what the JVM still compiles. */
    private static final int PIECE_BYTES = 2000;

    static final int FELL_THROUGH = 0;
    static final int TO_END = 1;
    static final int TO_NEXT = 2;
    static final int RETURNED = 3;

    private static final MethodTypeDesc CONSTRUCTOR = MethodTypeDesc.of(
            ConstantDescs.CD_void,
            MethodCode.SITE.arrayType(),
            MethodCode.WORD_SITE.arrayType(),
            ConstantDescs.CD_Object.arrayType());
    private static final MethodTypeDesc RUN = MethodTypeDesc.of(ConstantDescs.CD_void, MethodCode.FRAME);

    /** Place of code: the loop around it, and the register of the mask that is in force, -1: all active lanes. */
    record Place(Lir.@Nullable Loop loop, @Nullable Place outer, int maskAt) {
        Place withMask(int at) {
            return new Place(loop, outer, at);
        }
    }

    /** A run of steps that is a method of its own. */
    private record Piece(String name, LirBlock block, int from, int to, Place place) {}

    private final Lir lir;
    final int stride;
    private final String name;
    private final ClassDesc self;
    private final boolean wide;
    private final Deque<Method> pending = new ArrayDeque<>();
    private final Set<String> written = new HashSet<>();
    final KernelObjects objects;

    KernelWriter(Lir lir, int stride, String name) {
        this.lir = lir;
        this.stride = stride;
        this.name = name;
        this.self = ClassDesc.of("tepui.drivers.soft.jit", name);
        this.wide = LaneCode.usesWide(lir);
        this.objects = new KernelObjects();
    }

    byte[] write() {
        Place start = new Place(null, null, lir.entry.maskAt);
        return ClassFile.of().build(self, cls -> {
            cls.withFlags(AccessFlag.FINAL, AccessFlag.SYNTHETIC).withSuperclass(MethodCode.GENERATED);
            cls.withMethodBody(
                    ConstantDescs.INIT_NAME,
                    CONSTRUCTOR,
                    0,
                    cb -> cb.aload(0)
                            .aload(1)
                            .aload(2)
                            .aload(3)
                            .invokespecial(MethodCode.GENERATED, ConstantDescs.INIT_NAME, CONSTRUCTOR)
                            .return_());
            cls.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC, cb -> run(cb, start));
            while (!pending.isEmpty()) {
                Method method = pending.remove();
                cls.withMethodBody(method.name, MethodCode.PIECE, ClassFile.ACC_PRIVATE, cb -> {
                    MethodCode code = new MethodCode(cb);
                    if (wide) code.wideArrays();
                    method.body.accept(code);
                    cb.iconst_0().ireturn();
                });
            }
        });
    }

    private void run(CodeBuilder cb, Place start) {
        MethodCode code = new MethodCode(cb);
        cb.aload(1).getfield(MethodCode.FRAME, "f", MethodCode.F_ARRAY).astore(MethodCode.F);
        cb.aload(1).getfield(MethodCode.FRAME, "i", MethodCode.I_ARRAY).astore(MethodCode.I);
        cb.aload(1).getfield(MethodCode.FRAME, "lanes", ConstantDescs.CD_int).istore(MethodCode.LANES_LOCAL);
        if (wide) code.wideArrays();
        cb.aload(MethodCode.I).loadConstant(RegisterAllocation.FULL_SLOT);
        cb.aload(1)
                .getfield(MethodCode.FRAME, "active", MethodCode.I_ARRAY)
                .iconst_0()
                .iload(MethodCode.LANES_LOCAL);
        code.lanes("all", ALL);
        cb.iastore();
        Label some = cb.newLabel();
        cb.aload(1)
                .getfield(MethodCode.FRAME, "active", MethodCode.I_ARRAY)
                .iconst_0()
                .iload(MethodCode.LANES_LOCAL);
        code.lanes("any", ANY);
        cb.ifne(some).return_();
        cb.labelBinding(some);
        if (lir.entry.maskAt >= 0) {
            int active = code.local(1);
            cb.aload(1).getfield(MethodCode.FRAME, "active", MethodCode.I_ARRAY).astore(active);
            code.copyArray(active, 0, MethodCode.I, lir.entry.maskAt);
        }
        for (LirArray array : lir.locals) {
            if (array.stored) initialise(code, array);
        }
        boolean open = LoopBounds.hasOpen(lir.entry);
        if (open) {
            cb.aload(MethodCode.I).loadConstant(RegisterAllocation.ROUNDS_SLOT);
            cb.aload(MethodCode.FRAME_LOCAL).invokevirtual(MethodCode.FRAME, "rounds", MethodCode.ROUNDS);
            cb.iastore();
        }
        Label end = cb.newLabel();
        code.kernelEnd = end;
        List<Piece> cut = pieces(lir.entry, start);
        if (cut.size() <= 1) {
            steps(code, lir.entry, 0, lir.entry.nodes.size(), start);
        } else {
            for (Piece piece : cut) {
                call(code, piece);
                cb.ifne(end);
            }
        }
        cb.labelBinding(end);
        cb.return_();
    }

    private static final MethodTypeDesc ALL =
            MethodTypeDesc.of(ConstantDescs.CD_int, MethodCode.I_ARRAY, ConstantDescs.CD_int, ConstantDescs.CD_int);
    private static final MethodTypeDesc ANY =
            MethodTypeDesc.of(ConstantDescs.CD_boolean, MethodCode.I_ARRAY, ConstantDescs.CD_int, ConstantDescs.CD_int);

    private static final MethodTypeDesc ANY_ALIVE = MethodTypeDesc.of(
            ConstantDescs.CD_boolean,
            MethodCode.I_ARRAY,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int,
            MethodCode.I_ARRAY);

    private void initialise(MethodCode code, LirArray array) {
        CodeBuilder cb = code.cb;
        cb.aload(MethodCode.array(array.kind)).loadConstant(array.at).loadConstant(stride);
        objects.table(cb, array);
        cb.loadConstant(array.elements * array.width).iload(MethodCode.LANES_LOCAL);
        code.lanes(
                "initialise",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        MethodCode.arrayType(array.kind),
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_Object,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int));
    }

    // ---- pieces

    /** A method to be written. */
    private record Method(String name, Consumer<MethodCode> body) {}

    /** Has a method written, unless it has been asked for already. */
    private void later(String method, Consumer<MethodCode> body) {
        if (written.add(method)) pending.add(new Method(method, body));
    }

    private void later(Piece piece) {
        later(piece.name, code -> steps(code, piece.block, piece.from, piece.to, piece.place));
    }

    private void call(MethodCode code, Piece piece) {
        call(code, piece.name);
    }

    /** Calls a method that {@link #later} was told of; its result is on the stack then. */
    private void call(MethodCode code, String method) {
        code.cb
                .aload(MethodCode.THIS)
                .aload(MethodCode.FRAME_LOCAL)
                .aload(MethodCode.F)
                .aload(MethodCode.I)
                .iload(MethodCode.LANES_LOCAL)
                .invokevirtual(self, method, MethodCode.PIECE);
    }

    /** Cuts a block into pieces of a good size; one piece: it need not be cut. */
    private List<Piece> pieces(LirBlock block, Place place) {
        List<Piece> cut = new ArrayList<>();
        int from = 0;
        int bytes = 0;
        List<Lir.Node> nodes = block.nodes;
        for (int at = 0; at < nodes.size(); ) {
            int next = groupEnd(nodes, at);
            int size = 0;
            for (int k = at; k < next; k++) size += bytes(nodes.get(k));
            if (bytes > 0 && bytes + size > PIECE_BYTES) {
                cut.add(piece(block, from, at, place));
                from = at;
                bytes = 0;
            }
            bytes += size;
            at = next;
        }
        cut.add(piece(block, from, nodes.size(), place));
        if (cut.size() > 1) {
            for (Piece piece : cut) later(piece);
        }
        return cut;
    }

    private Piece piece(LirBlock block, int from, int to, Place place) {
        return new Piece("piece" + block.from + "_" + from, block, from, to, place);
    }

    static int groupEnd(List<Lir.Node> nodes, int at) {
        int group = nodes.get(at).group;
        int end = at + 1;
        if (group >= 0) {
            while (end < nodes.size() && nodes.get(end).group == group) end++;
        }
        return end;
    }

    private int bytes(Lir.Node node) {
        if (node.group >= 0) return LaneCode.bytesOf(node);
        return switch (node) {
            case Lir.If branch -> 80 + blockBytes(branch.then) + blockBytes(branch.otherwise);
            case Lir.Loop loop -> 80 + 40 * loop.params.length + blockBytes(loop.body);
            case Lir.Jump jump -> 40 + 40 * jump.values.length;
            case Lir.BufferLoad load -> 20 + 30 * load.results.length;
            default -> 40;
        };
    }

    /** A block that is too big inside of its parent is called. */
    private int blockBytes(LirBlock block) {
        int bytes = 0;
        for (Lir.Node node : block.nodes) bytes += bytes(node);
        return bytes > PIECE_BYTES / 2 ? 40 : bytes;
    }

    /** A nested block, here or in methods of its own. */
    private void nested(MethodCode code, LirBlock block, Place place) {
        int bytes = 0;
        for (Lir.Node node : block.nodes) bytes += bytes(node);
        if (bytes <= PIECE_BYTES / 2) {
            steps(code, block, 0, block.nodes.size(), place);
            return;
        }
        List<Piece> cut = pieces(block, place);
        if (cut.size() == 1) later(cut.getFirst());
        Label after = code.cb.newLabel();
        for (Piece piece : cut) {
            call(code, piece);
            leave(code, place, after);
        }
        code.cb.labelBinding(after);
    }

    /** The result of a piece is on the stack: goes where it says. */
    private void leave(MethodCode code, Place place, Label after) {
        CodeBuilder cb = code.cb;
        Label stays = cb.newLabel();
        int result = code.local(1);
        cb.dup().istore(result);
        cb.ifeq(stays);
        MethodCode.Exits exits = place.loop == null ? null : code.exits.get(place.loop);
        if (exits != null) {
            Label next = cb.newLabel();
            cb.iload(result).iconst_2().if_icmpne(next).goto_(exits.next);
            cb.labelBinding(next);
            Label end = cb.newLabel();
            cb.iload(result).iconst_1().if_icmpne(end).goto_(exits.end);
            cb.labelBinding(end);
        }
        if (code.kernelEnd != null) {
            cb.goto_(code.kernelEnd);
        } else {
            cb.iload(result).ireturn();
        }
        cb.labelBinding(stays);
        code.release(result);
    }

    private void go(MethodCode code, Place place, int way) {
        CodeBuilder cb = code.cb;
        if (way == RETURNED) {
            if (code.kernelEnd != null) {
                cb.goto_(code.kernelEnd);
            } else {
                cb.loadConstant(way).ireturn();
            }
            return;
        }
        MethodCode.Exits exits = place.loop == null ? null : code.exits.get(place.loop);
        if (exits != null) {
            cb.goto_(way == TO_END ? exits.end : exits.next);
        } else {
            cb.loadConstant(way).ireturn();
        }
    }

    // ---- steps

    private void steps(MethodCode code, LirBlock block, int from, int to, Place place) {
        CodeBuilder cb = code.cb;
        Label end = cb.newLabel();
        List<Lir.Node> nodes = block.nodes;
        for (int at = from; at < to; ) {
            Lir.Node node = nodes.get(at);
            int next = groupEnd(nodes, at);
            if (node.group >= 0) {
                LaneCode.group(objects, code, nodes.subList(at, next));
            } else {
                step(code, node, place, end, at == nodes.size() - 1);
            }
            at = next;
            if (node instanceof Lir.Jump) break;
        }
        cb.labelBinding(end);
    }

    private void step(MethodCode code, Lir.Node node, Place place, Label blockEnd, boolean last) {
        switch (node) {
            case Lir.If branch -> branch(code, branch, place, blockEnd, last);
            case Lir.Loop loop -> loop(code, loop, place, blockEnd, last);
            case Lir.Jump jump -> jump(code, jump, place);
            default -> StepCode.emit(this, code, node, place);
        }
    }

    // ---- branches

    private void branch(MethodCode code, Lir.If branch, Place place, Label blockEnd, boolean last) {
        CodeBuilder cb = code.cb;
        boolean loses = Flow.loses(branch.then) || Flow.loses(branch.otherwise);
        if (!branch.divergent()) {
            Label otherwise = cb.newLabel();
            Label end = cb.newLabel();
            code.uniform(branch.condition);
            cb.ifeq(otherwise);
            nested(code, branch.then, place);
            cb.goto_(end);
            cb.labelBinding(otherwise);
            nested(code, branch.otherwise, place);
            cb.labelBinding(end);
        } else {
            int sides = code.local(1);
            cb.aload(MethodCode.I)
                    .loadConstant(place.maskAt)
                    .loadConstant(branch.condition.at)
                    .loadConstant(branch.then.maskAt)
                    .loadConstant(branch.otherwise.maskAt)
                    .iload(MethodCode.LANES_LOCAL);
            code.lanes(
                    "split",
                    MethodTypeDesc.of(
                            ConstantDescs.CD_int,
                            MethodCode.I_ARRAY,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int));
            cb.istore(sides);
            side(code, branch.then, sides, 1, place);
            side(code, branch.otherwise, sides, 2, place);
            code.release(sides);
        }
        if (loses) stillThere(code, place, blockEnd, last);
    }

    private void side(MethodCode code, LirBlock block, int sides, int bit, Place place) {
        if (block.nodes.isEmpty() || Flow.isEmptyYield(block)) return;
        CodeBuilder cb = code.cb;
        Label skip = cb.newLabel();
        cb.iload(sides).loadConstant(bit).iand().ifeq(skip);
        nested(code, block, place.withMask(block.maskAt));
        cb.labelBinding(skip);
    }

    /** After something that may have lost lanes: takes them out of the mask; nothing more to do here if none are left. */
    private void stillThere(MethodCode code, Place place, Label blockEnd, boolean last) {
        if (last) return;
        CodeBuilder cb = code.cb;
        int kept = place.loop != null ? place.loop.body.maskAt : lir.entry.maskAt;
        if (place.loop != null && !place.loop.divergent) return;
        if (kept == place.maskAt) {
            cb.aload(MethodCode.I).loadConstant(kept).iload(MethodCode.LANES_LOCAL);
            code.lanes("any", ANY);
        } else {
            cb.aload(MethodCode.I).loadConstant(place.maskAt).loadConstant(kept).iload(MethodCode.LANES_LOCAL);
            code.lanes(
                    "keep",
                    MethodTypeDesc.of(
                            ConstantDescs.CD_boolean,
                            MethodCode.I_ARRAY,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int));
        }
        cb.ifeq(blockEnd);
    }

    // ---- loops

    private void loop(MethodCode code, Lir.Loop loop, Place place, Label blockEnd, boolean last) {
        CodeBuilder cb = code.cb;
        for (int i = 0; i < loop.params.length; i++) copy(code, loop.initial[i], loop.params[i], -1);
        if (loop.divergent) code.copyRegister(tepui.ir.ScalarKind.I32, place.maskAt, loop.stayAt);
        Label top = cb.newLabel();
        Label next = cb.newLabel();
        Label end = cb.newLabel();
        cb.labelBinding(top);
        if (loop.staggered) code.copyRegister(tepui.ir.ScalarKind.I32, loop.stayAt, loop.body.maskAt);
        Place inside = new Place(loop, place, loop.divergent ? loop.body.maskAt : place.maskAt);
        code.exits.put(loop, new MethodCode.Exits(next, end));
        nested(code, loop.body, inside);
        code.exits.remove(loop);
        cb.labelBinding(next);
        if (LoopBounds.isOpen(loop)) {
            cb.aload(MethodCode.I).loadConstant(RegisterAllocation.ROUNDS_SLOT).dup2();
            cb.iaload().iconst_1().isub().dup_x2().iastore();
            Label some = cb.newLabel();
            cb.ifge(some);
            cb.aload(MethodCode.I).loadConstant(RegisterAllocation.ROUNDS_SLOT);
            cb.aload(MethodCode.FRAME_LOCAL).invokevirtual(MethodCode.FRAME, "more", MethodCode.ROUNDS);
            cb.dup_x2().iastore();
            cb.iflt(end);
            cb.labelBinding(some);
        }
        if (loop.divergent) {
            cb.aload(MethodCode.I).loadConstant(loop.stayAt).iload(MethodCode.LANES_LOCAL);
            cb.aload(MethodCode.FRAME_LOCAL).getfield(MethodCode.FRAME, "alive", MethodCode.I_ARRAY);
            code.lanes("anyAlive", ANY_ALIVE);
            cb.ifne(top);
        } else {
            cb.goto_(top);
        }
        cb.labelBinding(end);
        if (Flow.returns(loop.body)) stillThere(code, place, blockEnd, last);
    }

    private void jump(MethodCode code, Lir.Jump jump, Place place) {
        switch (jump.op) {
            case YIELD -> {
                if (!(jump.target instanceof Lir.If branch)) throw new IllegalStateException("yield outside of an if");
                // lanes of the first side come first: what it writes for the others is written again
                boolean masked = branch.divergent() && Flow.isYield(branch.then) && jump == branch.otherwise.jump();
                for (int i = 0; i < jump.values.length; i++) {
                    copy(code, jump.values[i], branch.results[i], masked ? place.maskAt : -1);
                }
            }
            case RETURN -> {
                if (jump.direct) {
                    go(code, place, RETURNED);
                    return;
                }
                gone(code, place, lir.entry.maskAt);
                Place p = place.outer;
                Lir.Loop inner = place.loop;
                while (inner != null) {
                    gone(code, place, inner.stayAt);
                    if (inner.staggered) gone(code, place, inner.body.maskAt);
                    inner = p == null ? null : p.loop;
                    p = p == null ? null : p.outer;
                }
                clearOwn(code, place);
            }
            default -> {
                if (!(jump.target instanceof Lir.Loop loop))
                    throw new IllegalStateException("a jump outside of a loop");
                boolean out = jump.op == Op.BREAK;
                Lir.Val[] to = out ? loop.results : loop.params;
                boolean masked = loop.divergent && (out || loop.staggered);
                for (int i = 0; i < to.length; i++) copy(code, jump.values[i], to[i], masked ? place.maskAt : -1);
                if (!loop.divergent) {
                    go(code, place, out ? TO_END : TO_NEXT);
                    return;
                }
                if (out && loop.stayAt != place.maskAt) gone(code, place, loop.stayAt);
                if (loop.staggered && loop.body.maskAt != place.maskAt) gone(code, place, loop.body.maskAt);
                if (out || loop.staggered) clearOwn(code, place);
                if (jump.direct) go(code, place, TO_NEXT);
            }
        }
    }

    /** The lanes here leave another mask. */
    private void gone(MethodCode code, Place place, int at) {
        if (at == place.maskAt) return;
        code.cb.aload(MethodCode.I).loadConstant(at).loadConstant(place.maskAt).iload(MethodCode.LANES_LOCAL);
        code.lanes(
                "remove",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        MethodCode.I_ARRAY,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int));
    }

    /** All lanes here have left. */
    private void clearOwn(MethodCode code, Place place) {
        code.spread(Lir.Val.constant(tepui.ir.ScalarKind.I32, 0), place.maskAt);
    }

    /** Makes {@code to} what {@code from} is, in all lanes or where the mask is set. */
    private void copy(MethodCode code, Lir.Val from, Lir.Val to, int maskAt) {
        if (from == to || to.at < 0) return;
        if (!to.varying) {
            if (from.constant || from.at != to.at) code.setUniform(to, () -> code.uniform(from));
            return;
        }
        if (from.varying && from.at == to.at) return;
        if (maskAt < 0) {
            if (from.varying) {
                code.copyRegister(from.kind, from.at, to.at);
            } else {
                code.spread(from, to.at);
            }
            return;
        }
        CodeBuilder cb = code.cb;
        ClassDesc array = MethodCode.arrayType(to.kind);
        cb.aload(MethodCode.array(to.kind)).loadConstant(to.at);
        if (from.varying) {
            cb.loadConstant(from.at);
        } else {
            code.uniform(from);
        }
        cb.aload(MethodCode.I).loadConstant(maskAt).iload(MethodCode.LANES_LOCAL);
        code.lanes(
                from.varying ? "merge" : "fill",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        array,
                        ConstantDescs.CD_int,
                        from.varying ? ConstantDescs.CD_int : MethodCode.type(to.kind),
                        MethodCode.I_ARRAY,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int));
    }

    String name() {
        return name;
    }
}
