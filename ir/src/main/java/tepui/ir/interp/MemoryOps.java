package tepui.ir.interp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.ir.AtomicOp;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TextureShape;
import tepui.ir.Type;

/** The interpreter's buffers, shared memory and images, for one invocation at a time. */
final class MemoryOps {
    private final Environment environment;
    private final ByteBuffer shared;

    MemoryOps(Environment environment, ByteBuffer shared) {
        this.environment = environment;
        this.shared = shared;
    }

    ByteBuffer shared() {
        return shared;
    }

    /** Runs {@code i}; a helper reads, but writes nothing. */
    void run(Instr i, long[][] args, long[] out, @Nullable Type type, boolean helper) {
        switch (i.op) {
            case LOAD_UNIFORM, LOAD_STORAGE -> load(buffer(i, args), args[1][0], kind(type), out);
            case LOAD_SHARED -> load(shared, args[0][0], kind(type), out);
            case STORE_STORAGE -> {
                if (!helper) store(buffer(i, args), args[1][0], i.args[2].type().kind(), args[2], i.imm);
            }
            case STORE_SHARED -> {
                if (!helper) store(shared, args[0][0], i.args[1].type().kind(), args[1], i.imm);
            }
            case ATOMIC_STORAGE -> {
                if (!helper) out[0] = atomic(i, buffer(i, args), args[1][0], args, 2);
            }
            case ATOMIC_SHARED -> {
                if (!helper) out[0] = atomic(i, shared, args[0][0], args, 1);
            }
            case BUFFER_SIZE -> {
                ByteBuffer b = buffer(i, args);
                out[0] = b == null ? 0 : b.limit();
            }
            case IMAGE_LOAD, IMAGE_STORE, IMAGE_ATOMIC -> image(i, args, out, helper);
            case IMAGE_SIZE -> {
                int[] size = environment.imageSize(resource(i), (int) args[0][0]);
                for (int c = 0; c < out.length; c++) out[c] = size[c];
            }
            case IMAGE_SAMPLES -> out[0] = environment.imageSamples(resource(i), (int) args[0][0]);
            default -> throw new IllegalStateException("Interpreter: no definition of " + i.op.text());
        }
    }

    private static ScalarKind kind(@Nullable Type type) {
        if (type == null) throw new IllegalStateException("Interpreter: load without a result");
        return type.kind();
    }

    private static Resource resource(Instr i) {
        Resource r = i.resource;
        if (r == null) throw new IllegalStateException("Interpreter: " + i.op.text() + " without a resource");
        return r;
    }

    private @Nullable ByteBuffer buffer(Instr i, long[][] args) {
        Resource r = resource(i);
        int index = (int) args[0][0];
        if (index < 0 || index >= r.count()) return null;
        ByteBuffer b = environment.buffer(r, index);
        return b == null ? null : b.order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void load(@Nullable ByteBuffer from, long offset, ScalarKind kind, long[] out) {
        for (int c = 0; c < out.length; c++) {
            long at = offset + (long) c * kind.bytes();
            if (from == null || at < 0 || at + kind.bytes() > from.limit()) {
                out[c] = 0;
            } else {
                out[c] = switch (kind) {
                    case F32 -> Integer.toUnsignedLong(from.getInt((int) at));
                    case I32 -> from.getInt((int) at);
                    default -> from.getLong((int) at);
                };
            }
        }
    }

    private static void store(@Nullable ByteBuffer to, long offset, ScalarKind kind, long[] value, int mask) {
        for (int c = 0; c < value.length; c++) {
            long at = offset + (long) c * kind.bytes();
            if ((mask >> c & 1) == 0 || to == null || at < 0 || at + kind.bytes() > to.limit()) continue;
            if (kind.is64()) to.putLong((int) at, value[c]);
            else to.putInt((int) at, (int) value[c]);
        }
    }

    private static long atomic(Instr i, @Nullable ByteBuffer at, long offset, long[][] args, int first) {
        boolean wide = i.result().type().kind().is64();
        if (at == null || offset < 0 || offset + (wide ? 8 : 4) > at.limit()) return 0;
        if (wide) {
            long old = at.getLong((int) offset);
            long second = args.length > first + 1 ? args[first + 1][0] : 0;
            at.putLong((int) offset, atomic(i.atomicOp(), old, args[first][0], second));
            return old;
        }
        int old = at.getInt((int) offset);
        int second = args.length > first + 1 ? (int) args[first + 1][0] : 0;
        at.putInt((int) offset, atomic(i.atomicOp(), old, (int) args[first][0], second));
        return old;
    }

    /** The new contents; of an exchange with comparison {@code a} is what is compared, {@code b} what is stored. */
    static int atomic(AtomicOp op, int old, int a, int b) {
        return switch (op) {
            case ADD -> old + a;
            case IMIN -> Math.min(old, a);
            case IMAX -> Math.max(old, a);
            case UMIN -> Integer.compareUnsigned(old, a) < 0 ? old : a;
            case UMAX -> Integer.compareUnsigned(old, a) > 0 ? old : a;
            case AND -> old & a;
            case OR -> old | a;
            case XOR -> old ^ a;
            case EXCHANGE -> a;
            case COMPARE_EXCHANGE -> old == a ? b : old;
        };
    }

    private static long atomic(AtomicOp op, long old, long a, long b) {
        return switch (op) {
            case ADD -> old + a;
            case IMIN -> Math.min(old, a);
            case IMAX -> Math.max(old, a);
            case UMIN -> Long.compareUnsigned(old, a) < 0 ? old : a;
            case UMAX -> Long.compareUnsigned(old, a) > 0 ? old : a;
            case AND -> old & a;
            case OR -> old | a;
            case XOR -> old ^ a;
            case EXCHANGE -> a;
            case COMPARE_EXCHANGE -> old == a ? b : old;
        };
    }

    private void image(Instr i, long[][] args, long[] out, boolean helper) {
        Resource r = resource(i);
        TextureShape shape = r.shape;
        boolean multisample = shape != null && shape.isMultisample();
        int[] coordinate = new int[args[1].length];
        for (int c = 0; c < coordinate.length; c++) coordinate[c] = (int) args[1][c];
        int next = multisample ? 3 : 2;
        int index = (int) args[0][0];
        boolean bound = index >= 0 && (index < r.count() || r.resident);
        long[] texel = bound ? environment.texel(r, index, coordinate, multisample ? (int) args[2][0] : 0) : null;
        if (i.asksResidency()) {
            out[0] = 1;
        } else if (i.op == Op.IMAGE_LOAD) {
            if (texel != null) System.arraycopy(texel, 0, out, 0, 4);
        } else if (texel != null && !helper) {
            if (i.op == Op.IMAGE_STORE) {
                System.arraycopy(args[next], 0, texel, 0, 4);
            } else {
                out[0] = texel[0];
                int second = args.length > next + 1 ? (int) args[next + 1][0] : 0;
                int stored = atomic(i.atomicOp(), (int) texel[0], (int) args[next][0], second);
                texel[0] = r.texelKind == ScalarKind.F32 ? Integer.toUnsignedLong(stored) : stored;
            }
        }
    }
}
