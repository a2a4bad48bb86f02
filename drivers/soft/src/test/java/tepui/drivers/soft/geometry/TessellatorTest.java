package tepui.drivers.soft.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.testing.Seeds;

class TessellatorTest {
    private static Tessellator make(Shader.Topology domain, Shader.Spacing spacing) {
        Shader s = new Shader(Stage.TESS_EVAL, "domain");
        s.inputTopology = domain;
        s.spacing = spacing;
        Tessellator t = new Tessellator();
        t.configure(s);
        return t;
    }

    private static double area(Tessellator t, int triangle) {
        int a = 3 * t.corners[3 * triangle];
        int b = 3 * t.corners[3 * triangle + 1];
        int c = 3 * t.corners[3 * triangle + 2];
        float[] p = t.points;
        return 0.5 * ((p[b] - p[a]) * (double) (p[c + 1] - p[a + 1]) - (p[c] - p[a]) * (double) (p[b + 1] - p[a + 1]));
    }

    @Test
    void levelsOfOneMakeTheDomainItself() {
        Tessellator t = make(Shader.Topology.TRIANGLES, Shader.Spacing.EQUAL);
        assertTrue(t.run(new float[] {1, 1, 1, 1, 1, 1}));
        assertEquals(3, t.pointCount);
        assertEquals(3, t.cornerCount);
        t = make(Shader.Topology.QUADS, Shader.Spacing.EQUAL);
        assertTrue(t.run(new float[] {1, 1, 1, 1, 1, 1}));
        assertEquals(4, t.pointCount);
        assertEquals(6, t.cornerCount);
    }

    @Test
    void equalLevelsMakeTheNumberOfTrianglesThatRingsHave() {
        Tessellator t = make(Shader.Topology.TRIANGLES, Shader.Spacing.EQUAL);
        t.run(new float[] {4, 4, 4, 0, 4, 0});
        // Rings of 4, 2 and 0 segments a side: 3 * (4 + 2) + 3 * (2 + 0).
        assertEquals(24, t.cornerCount / 3);
        t = make(Shader.Topology.QUADS, Shader.Spacing.EQUAL);
        t.run(new float[] {3, 3, 3, 3, 3, 3});
        assertEquals(2 * 9, t.cornerCount / 3);
        assertEquals(16, t.pointCount);
    }

    @Test
    void aLevelOfZeroOrNaNDiscardsThePatch() {
        Tessellator t = make(Shader.Topology.TRIANGLES, Shader.Spacing.EQUAL);
        assertFalse(t.run(new float[] {1, 0, 1, 1, 1, 1}));
        assertFalse(t.run(new float[] {1, -3, 1, 1, 1, 1}));
        assertFalse(t.run(new float[] {Float.NaN, 1, 1, 1, 1, 1}));
        assertTrue(t.run(new float[] {1, 1, 1, 0, 1, 1}), "the fourth outer level means nothing to triangles");
    }

    @Test
    void levelsAreClampedToTheLargest() {
        Tessellator t = make(Shader.Topology.ISOLINES, Shader.Spacing.EQUAL);
        t.run(new float[] {1, Float.POSITIVE_INFINITY, 0, 0, 0, 0});
        assertEquals(64, t.cornerCount / 2);
        t = make(Shader.Topology.ISOLINES, Shader.Spacing.FRACTIONAL_ODD);
        t.run(new float[] {1, 1000, 0, 0, 0, 0});
        assertEquals(63, t.cornerCount / 2);
    }

    @Test
    void linesAreSpacedEquallyBelowOne() {
        Tessellator t = make(Shader.Topology.ISOLINES, Shader.Spacing.FRACTIONAL_EVEN);
        t.run(new float[] {3, 2, 0, 0, 0, 0});
        Set<Float> rows = new HashSet<>();
        for (int i = 0; i < t.pointCount; i++) rows.add(t.points[3 * i + 1]);
        assertEquals(Set.of(0f, 1 / 3f, 2 / 3f), rows);
        assertEquals(6, t.cornerCount / 2);
    }

    @Test
    void fractionalSpacingHasTwoShortSegments() {
        Tessellator t = make(Shader.Topology.ISOLINES, Shader.Spacing.FRACTIONAL_ODD);
        t.run(new float[] {1, 3.5f, 0, 0, 0, 0});
        assertEquals(6, t.pointCount, "five segments");
        float first = t.points[3];
        assertTrue(first > 0 && first < 1 / 5f, "the first is short: " + first);
        assertEquals(1 - first, t.points[3 * 4], 1e-6, "so is the last");
        assertEquals(1 / 3.5f, t.points[3 * 3] - t.points[3 * 2], 1e-6, "the others are 1 / level");
    }

    @Test
    void pointModeGivesEachPointOnce() {
        Shader s = new Shader(Stage.TESS_EVAL, "points");
        s.inputTopology = Shader.Topology.QUADS;
        s.pointMode = true;
        Tessellator t = new Tessellator();
        t.configure(s);
        t.run(new float[] {2, 2, 2, 2, 2, 2});
        assertEquals(1, t.each);
        assertEquals(9, t.cornerCount);
    }

    @Test
    void clockwiseTurnsEveryTriangle() {
        Shader s = new Shader(Stage.TESS_EVAL, "clockwise");
        s.inputTopology = Shader.Topology.TRIANGLES;
        s.clockwise = true;
        Tessellator t = new Tessellator();
        t.configure(s);
        t.run(new float[] {3, 5, 2, 0, 4, 0});
        for (int i = 0; i < t.cornerCount / 3; i++) assertTrue(area(t, i) <= 1e-7, "triangle " + i);
    }

    /** The domain is covered exactly once: areas add up, no triangle is turned, inner edges are shared by two. */
    @Test
    void anyLevelsTileTheDomain() {
        long seed = Seeds.one("TessellatorTest");
        Random random = new Random(seed);
        for (int n = 0; n < 400; n++) {
            Shader.Topology domain = random.nextBoolean() ? Shader.Topology.TRIANGLES : Shader.Topology.QUADS;
            Shader.Spacing spacing = Shader.Spacing.values()[random.nextInt(3)];
            Tessellator t = make(domain, spacing);
            float[] level = new float[6];
            for (int i = 0; i < 6; i++) level[i] = random.nextInt(4) == 0 ? 1 : 0.5f + random.nextFloat() * 20;
            assertTrue(t.run(level));
            String what = domain + " " + spacing + " " + java.util.Arrays.toString(level) + ", seed " + seed;
            double sum = 0;
            Map<Long, Integer> edges = new HashMap<>();
            for (int i = 0; i < t.cornerCount / 3; i++) {
                double a = area(t, i);
                assertTrue(a > -1e-6, "triangle " + i + " is turned: " + a + " in " + what);
                sum += a;
                for (int e = 0; e < 3; e++) {
                    long from = t.corners[3 * i + e];
                    long to = t.corners[3 * i + (e + 1) % 3];
                    assertTrue(from < t.pointCount && to < t.pointCount, what);
                    edges.merge(Math.min(from, to) << 32 | Math.max(from, to), 1, Integer::sum);
                }
            }
            assertEquals(domain == Shader.Topology.QUADS ? 1 : 0.5, sum, 1e-4, what);
            for (Map.Entry<Long, Integer> e : edges.entrySet()) {
                int from = 3 * (int) (e.getKey() >>> 32);
                int to = 3 * e.getKey().intValue();
                boolean border = domain == Shader.Topology.QUADS
                        ? side(t, from, to, 0) || side(t, from, to, 1)
                        : zero(t, from, to, 0) || zero(t, from, to, 1) || zero(t, from, to, 2);
                assertEquals(border ? 1 : 2, e.getValue(), "an edge of " + what);
            }
        }
    }

    private static boolean zero(Tessellator t, int a, int b, int axis) {
        return t.points[a + axis] == 0 && t.points[b + axis] == 0;
    }

    private static boolean side(Tessellator t, int a, int b, int axis) {
        return t.points[a + axis] == t.points[b + axis] && (t.points[a + axis] == 0 || t.points[a + axis] == 1);
    }

    @Test
    void anEdgeDependsOnItsOwnLevelAlone() {
        Tessellator t = make(Shader.Topology.QUADS, Shader.Spacing.FRACTIONAL_EVEN);
        t.run(new float[] {5, 3.3f, 7, 2, 6, 4});
        Set<Float> one = bottom(t);
        t.run(new float[] {1, 3.3f, 2, 9, 1, 1});
        assertEquals(one, bottom(t));
    }

    private static Set<Float> bottom(Tessellator t) {
        Set<Float> us = new HashSet<>();
        for (int i = 0; i < t.pointCount; i++) {
            if (t.points[3 * i + 1] == 0) us.add(t.points[3 * i]);
        }
        return us;
    }
}
