package tepui.tools.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExpectationsTest {
    @Test
    void linesHavePatternsAndReasons() {
        List<Expectations.Entry> e =
                Expectations.parse(List.of("# a heading", "", "blend.off  # too hard", "  depth.*", "x.y # a # b"));
        assertEquals(3, e.size());
        assertEquals(new Expectations.Entry("blend.off", "too hard"), e.get(0));
        assertEquals(new Expectations.Entry("depth.*", ""), e.get(1));
        assertEquals("a # b", e.get(2).reason());
    }

    @Test
    void starsStandForAnyText() {
        assertTrue(Expectations.matches("depth.*", "depth.func.LESS"));
        assertTrue(Expectations.matches("*.LESS", "depth.func.LESS"));
        assertTrue(Expectations.matches("d*func*S", "depth.func.LESS"));
        assertTrue(Expectations.matches("*", "anything"));
        assertFalse(Expectations.matches("depth.", "depth.func"));
        assertFalse(Expectations.matches("depth.*", "stencil.func"));
        assertFalse(Expectations.matches("aba*aba", "aba"));
        assertFalse(Expectations.matches("d*x*S", "depth.func.LESS"));
    }

    @Test
    void aDriverWithoutListsHasNone() {
        Expectations e = Expectations.of("no-such-driver");
        assertEquals(Expectations.NONE, e);
        assertNull(e.find(e.fails(), "a.b"));
        Expectations some = new Expectations(List.of(new Expectations.Entry("a.*", "")), List.of(), List.of());
        assertNotNull(some.find(some.fails(), "a.b"));
    }
}
