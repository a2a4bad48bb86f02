package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.layers.capture.ProgramCall;
import tepui.testing.Seeds;

/** Which calls of two frames meet. */
final class CallAlignmentTest {
    /** Calls of one letter each, with an argument of one digit. */
    private static List<ProgramCall> calls(String text) {
        List<ProgramCall> calls = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" "))
            calls.add(new ProgramCall(word.substring(0, 1), List.of(word.substring(1)), 0, List.of()));
        return calls;
    }

    private static int[] partners(String here, String there) {
        return new CallAlignment(calls(here), calls(there)).partners;
    }

    @Test
    void equalFramesMeetCallByCall() {
        assertArrayEquals(new int[] {0, 1, 2}, partners("a1 b1 c1", "a1 b1 c1"));
    }

    /** Pictures are compared where a step is in both: of frames of two APIs, nowhere. */
    @Test
    void stepsOfCallsThatMeetAreShared() {
        List<StepNote> steps = List.of(
                new StepNote(Step.Kind.DRAW, 0, Map.of(), 1),
                new StepNote(Step.Kind.DRAW, 1, Map.of(), 2),
                new StepNote(Step.Kind.CLEAR, 1, Map.of(), 2));
        assertEquals(3, new FrameComparison(calls("a1 b1"), calls("a1 b1"), steps, steps).shared());
        assertEquals(1, new FrameComparison(calls("a1 b1"), calls("a1 c1"), steps, steps).shared());
        assertEquals(0, new FrameComparison(calls("a1 b1"), calls("x1 y1"), steps, steps).shared());
    }

    @Test
    void aCallThatOnlyOneHasIsLeftOut() {
        assertArrayEquals(new int[] {0, -1, 1}, partners("a1 b1 c1", "a1 c1"));
        assertArrayEquals(new int[] {0, 2}, partners("a1 c1", "a1 b1 c1"));
    }

    @Test
    void aCallWithOtherArgumentsMeetsTheOneOfItsName() {
        assertArrayEquals(new int[] {0, 2, 3}, partners("a1 b1 c1", "a1 d1 b2 c1"));
    }

    @Test
    void anEmptyFrameMeetsNothing() {
        assertArrayEquals(new int[] {}, partners("", "a1"));
        assertArrayEquals(new int[] {-1}, partners("a1", ""));
    }

    /** Partners are of one name and in order, and as many calls are equal as in any other way through both. */
    @Test
    void theLongestWayIsFound() {
        Seeds seeds = new Seeds("callAlignment", 200);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            List<ProgramCall> here = random(random);
            List<ProgramCall> there = random(random);
            int[] partners = new CallAlignment(here, there).partners;
            int equal = 0;
            int last = -1;
            for (int i = 0; i < partners.length; i++) {
                if (partners[i] < 0) continue;
                assertTrue(partners[i] > last, seeds.toString());
                last = partners[i];
                assertEquals(here.get(i).name(), there.get(last).name(), seeds.toString());
                if (here.get(i).arguments().equals(there.get(last).arguments())) equal++;
            }
            assertTrue(equal >= longest(here, there), seeds.toString());
        }
    }

    private static List<ProgramCall> random(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--)
            text.append((char) ('a' + random.nextInt(3)))
                    .append(random.nextInt(2))
                    .append(' ');
        return calls(text.toString().strip());
    }

    private static int longest(List<ProgramCall> a, List<ProgramCall> b) {
        int[][] best = new int[a.size() + 1][b.size() + 1];
        for (int i = 1; i <= a.size(); i++) {
            for (int k = 1; k <= b.size(); k++) {
                ProgramCall x = a.get(i - 1);
                ProgramCall y = b.get(k - 1);
                boolean same = x.name().equals(y.name()) && x.arguments().equals(y.arguments());
                best[i][k] = same ? best[i - 1][k - 1] + 1 : Math.max(best[i - 1][k], best[i][k - 1]);
            }
        }
        return best[a.size()][b.size()];
    }
}
