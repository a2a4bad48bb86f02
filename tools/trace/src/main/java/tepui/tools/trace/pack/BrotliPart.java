package tepui.tools.trace.pack;

import java.io.IOException;

/** Codes of one part of a Brotli stream, a meta-block there (RFC 7932, 9.2). */
final class BrotliPart {
    private final BrotliBlocks literalBlocks;
    private final BrotliBlocks commandBlocks;
    private final BrotliBlocks distanceBlocks;
    private final int postfix;
    private final int direct;
    private final int[] modes;
    private final int[] literalMap;
    private final int[] distanceMap;
    private final PrefixCode[] literalCodes;
    private final PrefixCode[] commandCodes;
    private final PrefixCode[] distanceCodes;

    BrotliPart(BitInput in) throws IOException {
        literalBlocks = new BrotliBlocks(in);
        commandBlocks = new BrotliBlocks(in);
        distanceBlocks = new BrotliBlocks(in);
        postfix = in.bits(2);
        direct = in.bits(4) << postfix;
        modes = new int[literalBlocks.types];
        for (int i = 0; i < modes.length; i++) modes[i] = in.bits(2);
        int literalTrees = BrotliCodes.number(in);
        literalMap = BrotliCodes.contextMap(in, 64 * literalBlocks.types, literalTrees);
        int distanceTrees = BrotliCodes.number(in);
        distanceMap = BrotliCodes.contextMap(in, 4 * distanceBlocks.types, distanceTrees);
        literalCodes = codes(in, literalTrees, 256);
        commandCodes = codes(in, commandBlocks.types, 704);
        distanceCodes = codes(in, distanceTrees, 16 + direct + (48 << postfix));
    }

    private static PrefixCode[] codes(BitInput in, int count, int symbols) throws IOException {
        PrefixCode[] codes = new PrefixCode[count];
        for (int i = 0; i < count; i++) codes[i] = BrotliCodes.read(in, symbols);
        return codes;
    }

    int command(BitInput in) throws IOException {
        commandBlocks.next(in);
        return commandCodes[commandBlocks.type].read(in);
    }

    int literal(BitInput in, int last, int before) throws IOException { // hot
        literalBlocks.next(in);
        int type = literalBlocks.type;
        return literalCodes[literalMap[64 * type + BrotliContexts.of(modes[type], last, before)]].read(in);
    }

    int distance(BitInput in, int length) throws IOException {
        distanceBlocks.next(in);
        return distanceCodes[distanceMap[4 * distanceBlocks.type + Math.min(length, 5) - 2]].read(in);
    }

    /** The distance of a symbol from 16 on. */
    int far(BitInput in, int symbol) throws IOException {
        int code = symbol - 16;
        if (code < direct) return code + 1;
        code -= direct;
        int bits = 1 + (code >>> postfix + 1);
        int high = code >>> postfix;
        int offset = (2 + (high & 1) << bits) - 4;
        return (offset + in.bits(bits) << postfix) + (code & (1 << postfix) - 1) + direct + 1;
    }
}
