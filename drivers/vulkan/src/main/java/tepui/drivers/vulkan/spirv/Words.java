package tepui.drivers.vulkan.spirv;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing run of words: one section of a module. */
final class Words {
    /** An instruction's word count has 16 bits. */
    static final int MAX_INSTRUCTION = 65535;

    private int[] data = new int[64];
    private int size;

    void add(int word) {
        if (size == data.length) data = Arrays.copyOf(data, size * 2);
        data[size++] = word;
    }

    void addAll(Words other) {
        if (size + other.size > data.length) data = Arrays.copyOf(data, Math.max(size + other.size, size * 2));
        System.arraycopy(other.data, 0, data, size, other.size);
        size += other.size;
    }

    /** An instruction of whole words. */
    void op(int opcode, int... operands) {
        int at = begin(opcode);
        for (int operand : operands) add(operand);
        end(at);
    }

    /** Starts an instruction whose operands follow by {@link #add}. */
    int begin(int opcode) {
        add(opcode);
        return size - 1;
    }

    /** Ends what {@link #begin} started. */
    void end(int at) {
        int count = size - at;
        if (count > MAX_INSTRUCTION) {
            throw new IllegalArgumentException("SPIR-V: an instruction has " + count + " words, at most "
                    + MAX_INSTRUCTION + " are possible; an array of constants is too long");
        }
        data[at] |= count << 16;
    }

    /** A string operand: UTF-8, ended by a zero, padded to words. */
    void string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i <= bytes.length; i += 4) {
            int word = 0;
            for (int k = 0; k < 4 && i + k < bytes.length; k++) word |= (bytes[i + k] & 0xff) << 8 * k;
            add(word);
        }
    }

    int[] toArray() {
        return Arrays.copyOf(data, size);
    }
}
