package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writer of instruction tokens: opcode, controls and length first, then operands and plain words. */
final class TokenWriter {
    /** The result is clamped to 0..1. */
    static final int SATURATE = 1 << 13;
    /** A condition that holds where the operand is not zero. */
    static final int NON_ZERO = 1 << 18;
    /** Words of an instruction, which its length field can hold. */
    private static final int MAX_LENGTH = 127;

    private static final int EXTENDED = 1 << 31;

    private int[] words = new int[256];
    private int size;
    private int start;
    private int firstExtended;

    private void add(int word) {
        if (size == words.length) words = Arrays.copyOf(words, 2 * size);
        words[size++] = word;
    }

    /** Starts an instruction; controls are bits 11 to 23 in their place. */
    TokenWriter begin(Opcode opcode, int controls) {
        start = size;
        firstExtended = 0;
        add(opcode.number() | controls);
        return this;
    }

    TokenWriter begin(Opcode opcode) {
        return begin(opcode, 0);
    }

    /** Texel offsets of a sampling instruction, -8 to 7; directly after {@link #begin}. */
    TokenWriter offsets(int u, int v, int w) {
        if ((u | v | w) == 0) return this;
        if (firstExtended == 0) words[start] |= EXTENDED;
        firstExtended = 1;
        add(1 | (u & 15) << 9 | (v & 15) << 13 | (w & 15) << 17);
        return this;
    }

    TokenWriter word(int word) {
        add(word);
        return this;
    }

    /** The bit of an extended operand that says so. */
    static final int NON_UNIFORM = 1 << 17;

    TokenWriter operand(Operand o) {
        int token = o.selection() | o.file().number() << 12 | o.indices().size() << 20;
        int shift = 22;
        for (Index i : o.indices()) {
            int kind = !i.isRelative() ? 0 : i.offset() == 0 ? 2 : 3;
            token |= kind << shift;
            shift += 3;
        }
        // Invocations may ask for different elements of an array of views.
        boolean apart = o.file().isOfViews()
                && o.indices().size() > 1
                && o.indices().get(1).isRelative();
        if (o.modifier() != 0 || apart) {
            add(token | EXTENDED);
            add(1 | o.modifier() << 6 | (apart ? NON_UNIFORM : 0));
        } else {
            add(token);
        }
        for (Index i : o.indices()) {
            if (!i.isRelative()) {
                add(i.offset());
                continue;
            }
            if (i.offset() != 0) add(i.offset());
            // One component of a temporary register with one index.
            add(2 | 2 << 2 | i.component() << 4 | OperandFile.TEMP.number() << 12 | 1 << 20);
            add(i.register());
        }
        for (int value : o.values()) add(value);
        return this;
    }

    void end() {
        int length = size - start;
        if (length > MAX_LENGTH) {
            throw new IllegalStateException(
                    "TokenWriter: an instruction has " + length + " words, at most " + MAX_LENGTH);
        }
        words[start] |= length << 24;
    }

    /** A whole instruction of operands. */
    void op(Opcode opcode, int controls, Operand... operands) {
        begin(opcode, controls);
        for (Operand o : operands) operand(o);
        end();
    }

    /** Appends all of another's tokens. */
    void append(TokenWriter other) {
        for (int i = 0; i < other.size; i++) add(other.words[i]);
    }

    /** The code chunk: version and length, then the tokens. */
    byte[] program(int stage, int minor) {
        ByteBuffer out = ByteBuffer.allocate(4 * (size + 2)).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(stage << 16 | 5 << 4 | minor).putInt(size + 2);
        for (int i = 0; i < size; i++) out.putInt(words[i]);
        return out.array();
    }
}
