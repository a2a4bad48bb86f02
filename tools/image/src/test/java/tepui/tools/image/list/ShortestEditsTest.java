package tepui.tools.image.list;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

/** Ways from list to list, beside the longest common part that the table of all pairs gives. */
final class ShortestEditsTest {
    private static List<String> letters(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(""));
    }

    private static ShortestEdits edits(String a, String b) {
        return new ShortestEdits(letters(a), letters(b), 1000);
    }

    @Test
    void equalElementsMeet() {
        assertArrayEquals(new int[] {0, 1, -1, 2, 4}, edits("abxcd", "abcyd").partners());
        assertArrayEquals(new int[] {0, 1, 2}, edits("abc", "abc").partners());
        assertArrayEquals(new int[] {-1, -1}, edits("ab", "").partners());
        assertArrayEquals(new int[0], edits("", "ab").partners());
    }

    @Test
    void tooManyEditsLeaveWhatBothBeginAndEndWith() {
        List<String> here = letters("axyzb");
        List<String> there = letters("aqyrb");
        assertArrayEquals(new int[] {0, -1, 2, -1, 4}, new ShortestEdits(here, there, 4).partners());
        assertArrayEquals(new int[] {0, -1, -1, -1, 4}, new ShortestEdits(here, there, 3).partners());
    }

    private static int common(List<Integer> a, List<Integer> b) {
        int[][] longest = new int[a.size() + 1][b.size() + 1];
        for (int i = 1; i <= a.size(); i++)
            for (int j = 1; j <= b.size(); j++)
                longest[i][j] = a.get(i - 1).equals(b.get(j - 1))
                        ? longest[i - 1][j - 1] + 1
                        : Math.max(longest[i - 1][j], longest[i][j - 1]);
        return longest[a.size()][b.size()];
    }

    @Test
    void asManyMeetAsCan() {
        Seeds seeds = new Seeds("ShortestEditsTest", 300);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            List<Integer> a = random.ints(random.nextInt(30), 0, 4).boxed().toList();
            List<Integer> b = random.ints(random.nextInt(30), 0, 4).boxed().toList();
            ShortestEdits edits = new ShortestEdits(a, b, 1000);
            String what = seeds + ": " + a + " and " + b;
            int before = -1;
            for (int i = 0; i < a.size(); i++) {
                int partner = edits.partners()[i];
                if (partner < 0) continue;
                assertEquals(a.get(i), b.get(partner), what);
                assertTrue(partner > before, what);
                before = partner;
            }
            assertEquals(
                    common(a, b),
                    Arrays.stream(edits.partners()).filter(p -> p >= 0).count(),
                    what);
        }
    }
}
