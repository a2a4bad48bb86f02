package tepui.tools.suites.d3d9;

import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Differences between the answers of two players: by line, and within a picture of cells by cell. Results and numbers
 * must be the same; pixels may be {@link #NEAR} apart in each channel, and a few of a cell, at edges, as far as they
 * like.
 */
final class Differences {
    /** Of 255: two roundings, of a colour and of what it is combined with. */
    static final int NEAR = 2;

    /** Pixels of a cell that an edge may gain or lose. */
    static final int ODD_PIXELS = 4;

    private Differences() {}

    /** Place of a difference: a line of the script and a cell of its picture; -1 where there are no cells. */
    record Place(int line, int cell) {
        @Override
        public String toString() {
            return "line " + line + (cell < 0 ? "" : " cell " + cell);
        }
    }

    /** Differences by their place, in order. */
    static Map<Place, String> of(Script script, List<String> a, List<String> b) {
        Map<Place, String> found = new LinkedHashMap<>();
        for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
            String x = i < a.size() ? a.get(i) : "nothing";
            String y = i < b.size() ? b.get(i) : "nothing";
            if (x.equals(y)) continue;
            int line = number(x, script);
            Picture p = Picture.of(x);
            Picture q = Picture.of(y);
            if (p == null || q == null || !p.isLike(q))
                found.put(new Place(line, -1), shortened(x) + " | " + shortened(y));
            else p.compare(q, line, found);
        }
        return found;
    }

    private static int number(String answer, Script script) {
        String first = answer.split(" ", 2)[0];
        return first.chars().allMatch(Character::isDigit)
                ? Integer.parseInt(first)
                : script.lines().size();
    }

    private static String shortened(String s) {
        return s.length() > 300 ? s.substring(0, 300) + "..." : s;
    }

    /** Picture: the texels of an answer. */
    private record Picture(int format, int width, int height, byte[] texels) {
        static @Nullable Picture of(String answer) {
            String[] w = answer.split(" ");
            if (w.length != 7 || !w[2].equals("px")) return null;
            return new Picture(
                    Integer.parseUnsignedInt(w[3]),
                    Integer.parseInt(w[4]),
                    Integer.parseInt(w[5]),
                    HexFormat.of().parseHex(w[6]));
        }

        boolean isLike(Picture o) {
            return format == o.format && width == o.width && height == o.height && texels.length == o.texels.length;
        }

        void compare(Picture o, int line, Map<Place, String> found) {
            int size = Texels.bytes(format);
            boolean cells = width == ScriptWriter.SIZE && height == ScriptWriter.SIZE && Texels.side(format) == 1;
            int places = cells ? ScriptWriter.CELLS * ScriptWriter.CELLS : 1;
            int[] count = new int[places];
            int[] most = new int[places];
            int[] first = new int[places];
            int rowTexels = Math.max(1, (width + Texels.side(format) - 1) / Texels.side(format));
            for (int i = 0; i < texels.length / size; i++) {
                int d = Channels.distance(format, texels, o.texels, i * size);
                if (d <= NEAR) continue;
                int c = cells
                        ? i % width / ScriptWriter.CELL + ScriptWriter.CELLS * (i / width / ScriptWriter.CELL)
                        : 0;
                if (count[c]++ == 0) first[c] = i;
                most[c] = Math.max(most[c], d);
            }
            for (int c = 0; c < places; c++) {
                if (count[c] <= (cells ? ODD_PIXELS : 0)) continue;
                int at = first[c] * size;
                String what = count[c] + " pixels, most " + most[c] + ", first (" + first[c] % rowTexels + ", "
                        + first[c] / rowTexels
                        + "): " + HexFormat.of().formatHex(texels, at, at + size) + " | "
                        + HexFormat.of().formatHex(o.texels, at, at + size);
                found.put(new Place(line, cells ? c : -1), what);
            }
        }
    }
}
