package tepui.drivers.soft.jit;

/**
 * Runtime functions that execute {@link WordSite}s: interface words addressed by vertex or by a dynamic element.
 * Addresses are clamped or checked.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class WordAccess {
    private WordAccess() {}

    static void load(KernelFrame frame, WordSite site, boolean floats) {
        int[] values = site.values;
        for (int n = 0; n < frame.lanes; n++) {
            int element = site.elementAt < 0 ? 0 : Math.clamp(frame.i[site.elementAt + n], 0, site.elements - 1);
            int word = site.word + element * site.elementWords;
            int vertex = site.vertexAt < 0 ? 0 : frame.i[site.vertexAt + n];
            for (int c = 0; c < values.length; c++) {
                int to = values[c] + n;
                if (floats) {
                    frame.f[to] = site.space == WordSite.Space.LANE_IN
                            ? frame.inF[(word + c) * frame.stride + n]
                            : site.space == WordSite.Space.LANE_OUT
                                    ? frame.outF[(word + c) * frame.stride + n]
                                    : Float.intBitsToFloat(word(frame, site, vertex, word + c, n));
                } else {
                    frame.i[to] = word(frame, site, vertex, word + c, n);
                }
            }
        }
    }

    private static int word(KernelFrame frame, WordSite site, int vertex, int word, int n) {
        return switch (site.space) {
            case LANE_IN -> frame.inI[word * frame.stride + n];
            case LANE_OUT -> frame.outI[word * frame.stride + n];
            case VERTEX_IN -> at(frame.vertexIn, vertex, frame.vertexInWords, word);
            case PRIMITIVE_IN -> {
                // Lanes that do not execute have any number here.
                long slot = vertex < 0 ? n : (long) vertex * frame.stride + n;
                int start = slot < frame.primitiveAt.length ? frame.primitiveAt[(int) slot] : 0;
                int at = start + word;
                yield at >= 0 && at < frame.vertexIn.length ? frame.vertexIn[at] : 0;
            }
            case VERTEX_OUT -> at(frame.vertexOut, vertex, frame.vertexOutWords, word);
            case PATCH -> at(frame.patch, 0, 0, word);
        };
    }

    private static int at(int[] memory, int vertex, int words, int word) {
        if (vertex < 0) return 0;
        long at = (long) vertex * words + word;
        return at < memory.length ? memory[(int) at] : 0;
    }

    static void store(KernelFrame frame, WordSite site, boolean floats, int[] mask, int maskAt) {
        int[] values = site.values;
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            int element = site.elementAt < 0 ? 0 : frame.i[site.elementAt + n];
            if (element < 0 || element >= site.elements) continue;
            int word = site.word + element * site.elementWords;
            int vertex = site.vertexAt < 0 ? 0 : frame.i[site.vertexAt + n];
            for (int c = 0; c < values.length; c++) {
                if (values[c] < 0) continue;
                int from = values[c] + n;
                if (site.space == WordSite.Space.LANE_OUT) {
                    int to = (word + c) * frame.stride + n;
                    if (floats) {
                        frame.outF[to] = frame.f[from];
                    } else {
                        frame.outI[to] = frame.i[from];
                    }
                    continue;
                }
                int bits = floats ? Float.floatToRawIntBits(frame.f[from]) : frame.i[from];
                int[] memory = site.space == WordSite.Space.PATCH ? frame.patch : frame.vertexOut;
                int words = site.space == WordSite.Space.PATCH ? 0 : frame.vertexOutWords;
                long to = (long) Math.max(vertex, 0) * words + word + c;
                if (vertex >= 0 && to < memory.length) memory[(int) to] = bits;
            }
        }
    }
}
