package tepui.drivers.soft.jit;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.NativePlan.Step;

/**
 * Form of a kernel in a file: its code, and what a frame must have for it. Kernels that call the runtime between pieces of code have
 * steps with instructions of their shader, and are not kept.
 *
 * @param inputs words of the interface
 * @param outputs words of the interface
 * @param registers words a lane of each kind of value
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record StoredKernel(int inputs, int outputs, int[] registers, NativeCode code) {
    private static final int OPEN = 1;
    private static final int WIDE = 2;
    /** Larger numbers are no counts of anything in a kernel. */
    private static final int MOST = 1 << 24;

    /** Jumps that a plan may end with, by their number in a file. */
    private static final Step[] JUMPS = {NativePlan.END, NativePlan.NEXT, NativePlan.RETURN};

    /** The kernel as bytes, null for one that is not kept. */
    byte @Nullable [] bytes() {
        int[] steps = new int[code.steps().length];
        for (int k = 0; k < steps.length; k++) {
            steps[k] = number(code.steps()[k]);
            if (steps[k] == MOST) return null;
        }
        int size = 4 * (16 + registers.length + steps.length + code.offsets().length)
                + 4
                        * (code.arguments().roles().length
                                + code.arguments().extras().size())
                + code.code().length;
        for (NativeKernel.Start start : code.locals()) {
            if (!(start.contents() instanceof int[] || start.contents() instanceof float[])) return null;
            size += 16 + 4 * start.words();
        }
        ByteBuffer b = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(inputs).putInt(outputs).putInt(code.entryAt());
        b.putInt((code.open() ? OPEN : 0) | (code.wide() ? WIDE : 0));
        put(b, registers);
        put(b, steps);
        put(b, code.offsets());
        put(b, code.arguments().roles());
        b.putInt(code.arguments().extras().size());
        for (NativeArrays.Extra extra : code.arguments().extras()) {
            b.putInt(extra.index() << 1 | (extra.target() ? 1 : 0));
        }
        b.putInt(code.locals().length);
        for (NativeKernel.Start start : code.locals()) put(b, start);
        b.putInt(code.code().length).put(code.code());
        return Arrays.copyOf(b.array(), b.position());
    }

    /** A piece as its number, a jump as a negative one, {@link #MOST} for what is not kept. */
    private static int number(Step step) {
        if (step instanceof NativePlan.Piece piece) return piece.number();
        for (int k = 0; k < JUMPS.length; k++) if (step.equals(JUMPS[k])) return -1 - k;
        return MOST;
    }

    private static void put(ByteBuffer b, int[] values) {
        b.putInt(values.length);
        for (int value : values) b.putInt(value);
    }

    private static void put(ByteBuffer b, NativeKernel.Start start) {
        b.putInt(start.floats() ? 1 : 0).putInt(start.at());
        if (start.contents() instanceof float[] floats) {
            int[] bits = new int[floats.length];
            for (int k = 0; k < bits.length; k++) bits[k] = Float.floatToRawIntBits(floats[k]);
            put(b, bits);
        } else if (start.contents() instanceof int[] words) {
            put(b, words);
        }
    }

    /**
     * Reads what {@link #bytes} gave.
     *
     * @throws RuntimeException if it is something else
     */
    static StoredKernel read(ByteBuffer from) {
        ByteBuffer b = from.order(ByteOrder.LITTLE_ENDIAN);
        int inputs = count(b);
        int outputs = count(b);
        int entryAt = b.getInt();
        int flags = b.getInt();
        int[] registers = ints(b);
        int[] numbers = ints(b);
        int[] offsets = ints(b);
        int[] roles = ints(b);
        List<NativeArrays.Extra> extras = new ArrayList<>();
        for (int left = count(b); left > 0; left--) {
            int extra = b.getInt();
            extras.add(new NativeArrays.Extra((extra & 1) != 0, extra >>> 1));
        }
        List<NativeKernel.Start> locals = new ArrayList<>();
        for (int left = count(b); left > 0; left--) locals.add(start(b));
        int length = count(b);
        if (length > b.remaining()) throw new IllegalStateException("there are no " + length + " bytes");
        byte[] code = new byte[length];
        b.get(code);
        Step[] steps = new Step[numbers.length];
        for (int k = 0; k < steps.length; k++) {
            int n = numbers[k];
            if (n >= offsets.length) throw new IllegalStateException("a step is piece " + n);
            steps[k] = n < 0 ? JUMPS[-1 - n] : new NativePlan.Piece(n);
        }
        for (int offset : offsets) {
            if (offset < 0 || offset >= code.length) throw new IllegalStateException("a piece is at " + offset);
        }
        return new StoredKernel(
                inputs,
                outputs,
                registers,
                new NativeCode(
                        code,
                        offsets,
                        steps,
                        new NativeCode.Arguments(roles, extras),
                        locals.toArray(new NativeKernel.Start[0]),
                        entryAt,
                        (flags & OPEN) != 0,
                        (flags & WIDE) != 0));
    }

    private static int count(ByteBuffer b) {
        int n = b.getInt();
        if (n < 0 || n > MOST) throw new IllegalStateException("a count is " + n);
        return n;
    }

    private static int[] ints(ByteBuffer b) {
        int n = count(b);
        if (n > b.remaining() / 4) throw new IllegalStateException("there are no " + n + " words");
        int[] values = new int[n];
        for (int k = 0; k < n; k++) values[k] = b.getInt();
        return values;
    }

    private static NativeKernel.Start start(ByteBuffer b) {
        boolean floats = b.getInt() != 0;
        int at = count(b);
        int[] words = ints(b);
        if (!floats) return new NativeKernel.Start(false, at, words.length, words);
        float[] contents = new float[words.length];
        for (int k = 0; k < words.length; k++) contents[k] = Float.intBitsToFloat(words[k]);
        return new NativeKernel.Start(true, at, words.length, contents);
    }
}
