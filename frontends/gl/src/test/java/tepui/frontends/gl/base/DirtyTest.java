package tepui.frontends.gl.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class DirtyTest {
    @Test
    void aGroupSetsBitsAboveItsOwn() {
        assertEquals(Dirty.OF_PROGRAM, Dirty.after(Dirty.PROGRAM, Dirty.OF_PROGRAM));
        assertEquals(Dirty.OF_FRAMEBUFFER, Dirty.after(Dirty.FRAMEBUFFER, Dirty.OF_FRAMEBUFFER));
    }

    @Test
    void aBitBelowTheGroupsOwnIsAnError() {
        int bits = Dirty.UNIFORMS | Dirty.FRAMEBUFFER;
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> Dirty.after(Dirty.PROGRAM, bits));
        assertEquals("Dirty: group 0x2 sets 0x801, all must lie above it", e.getMessage());
    }
}
