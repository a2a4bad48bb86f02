package tepui.pipe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;

class SamplerStateTest {
    private static final Border RED = Border.of(1, 0, 0, 1);

    /** No field has its default. */
    private static SamplerState state(Filter filter, Mip mip, float least, float anisotropy, boolean normalized) {
        return new SamplerState(
                filter,
                filter,
                mip,
                Wrap.REPEAT,
                Wrap.CLAMP,
                Wrap.MIRROR_CLAMP,
                least,
                3,
                0.5f,
                anisotropy,
                CompareFunc.LESS,
                RED,
                normalized,
                false,
                Reduction.MAX);
    }

    @Test
    void aChangeLeavesAllElseAsItWas() {
        SamplerState s = state(Filter.LINEAR, Mip.LINEAR, 1, 4, true);
        assertEquals(state(Filter.LINEAR, Mip.LINEAR, 1, 8, true), s.withAnisotropy(8));
        assertEquals(state(Filter.LINEAR, Mip.LINEAR, 1, 4, false), s.withUnnormalized());
        assertEquals(state(Filter.LINEAR, Mip.LINEAR, 2, 4, true), s.withLod(2, 3, 0.5f));
        assertEquals(s, s.withBorder(Border.TRANSPARENT_BLACK).withBorder(RED));
        assertEquals(s, s.withCompare(CompareFunc.ALWAYS).withCompare(CompareFunc.LESS));
    }

    @Test
    void nearestTakesTheFiltersAway() {
        assertEquals(
                state(Filter.NEAREST, Mip.NEAREST, 1, 1, true),
                state(Filter.LINEAR, Mip.LINEAR, 1, 4, true).nearest());
        assertEquals(Mip.NONE, SamplerState.LINEAR.nearest().mip());
    }
}
