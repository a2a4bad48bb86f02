package tepui.tools.suites.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Random programs give on the software device what they give on Mesa's, and on the others what they give there; {@code -Dtest.args=-Dtepui.programs=1000} runs more. */
class GeneratedProgramsTest {
    /** Fewer on drivers whose compilers take longer. */
    private static final int DRIVER_PROGRAMS = Integer.getInteger("tepui.programs", 25);

    private static final int PROGRAMS = Integer.getInteger("tepui.programs", 200);

    @Test
    @Needs(Need.MESA_GL)
    void resultsAreMesas() {
        long fresh = new Random().nextLong();
        System.out.println("generated programs: seeds 0 to " + (PROGRAMS - 1) + ", and one of " + fresh);
        try (Subjects soft = new OnDevice("soft");
                Subjects mesa = new OnMesa()) {
            for (int i = 0; i <= PROGRAMS; i++) compare(i == PROGRAMS ? fresh : i, soft, mesa, "Mesa");
        }
    }

    @Test
    @Needs(Need.LAVAPIPE)
    void vulkanAgrees() {
        agrees("vulkan");
    }

    @Test
    @Needs({Need.VKD3D, Need.LAVAPIPE})
    void direct3D12Agrees() {
        agrees("d3d12");
    }

    /** What was not asked to be precise may be put in another order there, and must be the same all the same. */
    private static void agrees(String driver) {
        long fresh = new Random().nextLong();
        System.out.println("generated programs: seeds 0 to " + (DRIVER_PROGRAMS - 1) + ", and one of " + fresh);
        try (Subjects soft = new OnDevice("soft");
                Subjects other = new OnDevice(driver)) {
            for (int i = 0; i <= DRIVER_PROGRAMS; i++) compare(i == DRIVER_PROGRAMS ? fresh : i, other, soft, "soft");
        }
    }

    @Test
    void aSeedGivesOneProgram() {
        assertEquals(new RandomProgram(5).fragment, new RandomProgram(5).fragment);
        assertEquals(new RandomProgram(5).vertex, new RandomProgram(5).vertex);
    }

    private static void compare(long seed, Subjects subject, Subjects reference, String referenceName) {
        RandomProgram program = new RandomProgram(seed);
        int[] ours;
        int[] theirs;
        try {
            ours = subject.run(program);
            theirs = reference.run(program);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage() + "\n" + text(program), e);
        }
        int floats = Subjects.SIZE * Subjects.SIZE * 4;
        for (int i = 0; i < ours.length; i++) {
            boolean same = ours[i] == theirs[i];
            String values = ours[i] + ", " + referenceName + " " + theirs[i];
            if (i < floats) {
                float a = Float.intBitsToFloat(ours[i]);
                float b = Float.intBitsToFloat(theirs[i]);
                same |= Math.abs(a - b) <= program.errors[i % 4];
                values = a + ", " + referenceName + " " + b + ", may differ by " + program.errors[i % 4];
            }
            if (same) continue;
            int pixel = i % floats / 4;
            throw new AssertionError("seed " + seed + ", pixel " + pixel % Subjects.SIZE + " " + pixel / Subjects.SIZE
                    + ", " + (i < floats ? "of." : "oi.") + "xyzw".charAt(i % 4) + " is " + values + "\n"
                    + text(program));
        }
    }

    private static String text(RandomProgram program) {
        return "// vertex\n" + program.vertex + "// fragment\n" + program.fragment;
    }
}
