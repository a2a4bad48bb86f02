package tepui.tools.trace.pack;

import java.io.IOException;
import java.util.Arrays;

/** Prefix codes and context maps as Brotli writes them (RFC 7932, 3 and 7.3). */
final class BrotliCodes {
    private static final int[] ORDER = {1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15};

    private BrotliCodes() {}

    /** A number from 1 to 256. */
    static int number(BitInput in) throws IOException {
        if (in.bits(1) == 0) return 1;
        int bits = in.bits(3);
        return 1 + (1 << bits) + in.bits(bits);
    }

    static PrefixCode read(BitInput in, int symbols) throws IOException {
        int kind = in.bits(2);
        return kind == 1 ? few(in, symbols) : many(in, symbols, kind);
    }

    /** One to four symbols by name. */
    private static PrefixCode few(BitInput in, int symbols) throws IOException {
        int count = in.bits(2) + 1;
        int bits = 32 - Integer.numberOfLeadingZeros(symbols - 1);
        int[] lengths = new int[symbols];
        int[] named = new int[count];
        for (int i = 0; i < count; i++) {
            named[i] = in.bits(bits);
            if (named[i] >= symbols) throw new PackedException("Brotli: a code names symbol " + named[i]);
            for (int j = 0; j < i; j++)
                if (named[j] == named[i]) throw new PackedException("Brotli: a code names a symbol twice");
        }
        int[] depths = switch (count) {
            case 1 -> new int[] {1};
            case 2 -> new int[] {1, 1};
            case 3 -> new int[] {1, 2, 2};
            default -> in.bits(1) == 0 ? new int[] {2, 2, 2, 2} : new int[] {1, 2, 3, 3};
        };
        for (int i = 0; i < count; i++) lengths[named[i]] = depths[i];
        return new PrefixCode(lengths, symbols);
    }

    private static PrefixCode many(BitInput in, int symbols, int skipped) throws IOException {
        int[] lengths = new int[ORDER.length];
        int space = 32;
        int used = 0;
        for (int i = skipped; i < ORDER.length && space > 0; i++) {
            int length = shortLength(in);
            if (length == 0) continue;
            lengths[ORDER[i]] = length;
            space -= 32 >> length;
            used++;
        }
        if (space < 0 || space > 0 && used != 1) throw new PackedException("Brotli: a code of codes is not complete");
        PrefixCode code = new PrefixCode(lengths, ORDER.length);
        int[] all = new int[symbols];
        int at = 0;
        int last = 8;
        int repeat = 0;
        int repeated = 0;
        int left = 1 << 15;
        while (at < symbols && left > 0) {
            int symbol = code.read(in);
            if (symbol < 16) {
                repeat = 0;
                all[at++] = symbol;
                if (symbol == 0) continue;
                last = symbol;
                left -= 1 << 15 - symbol;
                continue;
            }
            int bits = symbol == 16 ? 2 : 3;
            int length = symbol == 16 ? last : 0;
            if (repeat > 0 && repeated != symbol) repeat = 0;
            repeated = symbol;
            int before = repeat;
            if (repeat > 0) repeat = repeat - 2 << bits;
            repeat += in.bits(bits) + 3;
            int more = repeat - before;
            if (more > symbols - at) throw new PackedException("Brotli: a code has too many symbols");
            Arrays.fill(all, at, at + more, length);
            at += more;
            if (length > 0) left -= more << 15 - length;
        }
        if (left != 0) throw new PackedException("Brotli: a code is not complete");
        return new PrefixCode(all, symbols);
    }

    /** 0 to 5, by a code that is always the same. */
    private static int shortLength(BitInput in) throws IOException {
        return switch (in.bits(2)) {
            case 0 -> 0;
            case 1 -> 4;
            case 2 -> 3;
            default -> in.bits(1) == 0 ? 2 : in.bits(1) == 0 ? 1 : 5;
        };
    }

    /** Which of the trees each context has. */
    static int[] contextMap(BitInput in, int size, int trees) throws IOException {
        int[] map = new int[size];
        if (trees < 2) return map;
        int runs = in.bits(1) == 0 ? 0 : in.bits(4) + 1;
        PrefixCode code = read(in, trees + runs);
        for (int at = 0; at < size; ) {
            int symbol = code.read(in);
            if (symbol == 0) {
                at++;
            } else if (symbol <= runs) {
                int zeros = (1 << symbol) + in.bits(symbol);
                if (zeros > size - at) throw new PackedException("Brotli: a map of contexts is too long");
                at += zeros;
            } else {
                map[at++] = symbol - runs;
            }
        }
        if (in.bits(1) != 0) moveToFront(map);
        return map;
    }

    private static void moveToFront(int[] map) {
        int[] order = new int[256];
        for (int i = 0; i < 256; i++) order[i] = i;
        for (int i = 0; i < map.length; i++) {
            int index = map[i];
            int value = order[index];
            map[i] = value;
            System.arraycopy(order, 0, order, 1, index);
            order[0] = value;
        }
    }
}
