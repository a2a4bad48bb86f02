package tepui.layers.hud;

/** Letters of 5 x 7 dots: capitals, digits and a few signs. A row is five bits, the leftmost highest. */
final class HudFont {
    static final int WIDTH = 5;
    static final int HEIGHT = 7;

    private static final String GLYPHS = """
            A 0E 11 11 1F 11 11 11
            B 1E 11 11 1E 11 11 1E
            C 0E 11 10 10 10 11 0E
            D 1E 11 11 11 11 11 1E
            E 1F 10 10 1E 10 10 1F
            F 1F 10 10 1E 10 10 10
            G 0E 11 10 17 11 11 0F
            H 11 11 11 1F 11 11 11
            I 0E 04 04 04 04 04 0E
            J 07 02 02 02 02 12 0C
            K 11 12 14 18 14 12 11
            L 10 10 10 10 10 10 1F
            M 11 1B 15 15 11 11 11
            N 11 19 15 13 11 11 11
            O 0E 11 11 11 11 11 0E
            P 1E 11 11 1E 10 10 10
            Q 0E 11 11 11 15 12 0D
            R 1E 11 11 1E 14 12 11
            S 0F 10 10 0E 01 01 1E
            T 1F 04 04 04 04 04 04
            U 11 11 11 11 11 11 0E
            V 11 11 11 11 11 0A 04
            W 11 11 11 15 15 1B 11
            X 11 11 0A 04 0A 11 11
            Y 11 11 0A 04 04 04 04
            Z 1F 01 02 04 08 10 1F
            0 0E 11 13 15 19 11 0E
            1 04 0C 04 04 04 04 0E
            2 0E 11 01 06 08 10 1F
            3 1F 02 04 02 01 11 0E
            4 02 06 0A 12 1F 02 02
            5 1F 10 1E 01 01 11 0E
            6 06 08 10 1E 11 11 0E
            7 1F 01 02 04 08 08 08
            8 0E 11 11 0E 11 11 0E
            9 0E 11 11 0F 01 02 0C
            . 00 00 00 00 00 0C 0C
            , 00 00 00 00 0C 04 08
            / 01 01 02 04 08 10 10
            - 00 00 00 1F 00 00 00
            % 18 19 02 04 08 13 03
            : 00 0C 0C 00 0C 0C 00
            """;

    /** Seven bytes a character, from the space on. */
    private static final byte[] ROWS = rows();

    private HudFont() {}

    private static byte[] rows() {
        byte[] rows = new byte[(128 - 32) * HEIGHT];
        for (String line : GLYPHS.lines().toList()) {
            int at = (line.charAt(0) - 32) * HEIGHT;
            for (int i = 0; i < HEIGHT; i++) {
                rows[at + i] = (byte) Integer.parseInt(line, 2 + 3 * i, 4 + 3 * i, 16);
            }
        }
        return rows;
    }

    /** A row of a letter's dots; small letters look like capitals, what is not known is empty. */
    static int row(char c, int row) { // hot
        char up = c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
        return up < 32 || up > 127 ? 0 : ROWS[(up - 32) * HEIGHT + row];
    }
}
