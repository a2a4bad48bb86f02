package tepui.drivers.d3d12.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Memory over its budget leaves the device, the longest unused first, and comes back when it is used. */
@Needs(Need.VKD3D)
final class ResidencyTest {
    /** Eight MiB. */
    private static Texture large(D3d12Lab lab) {
        return lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2048, 1024, Bind.COLOR_TARGET | Bind.SAMPLED));
    }

    @Test
    void whatWasUnusedLongestIsEvictedAndComesBack() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("budget", "28"))) {
            Residency r = lab.gpu().memory.residency;
            List<Texture> all = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                Texture t = large(lab);
                lab.context.clearTexture(t, 0, Box.of2d(0, 0, 2048, 1024), ClearColor.of(i / 255f, 0, 0, 1));
                lab.context.finish();
                all.add(t);
            }
            int[] texel = new int[1];
            for (int i = 0; i < 5; i++) {
                lab.context.readTexture(all.get(i), 0, Box.of2d(9, 9, 1, 1), MemorySegment.ofArray(texel), 4, 4);
                assertEquals(i, texel[0] & 255);
                assertTrue(r.residentBytes() <= 28L << 20, r.residentBytes() + " bytes are resident");
            }
            assertTrue(r.evictions() >= 5, r.evictions() + " evictions");
            assertTrue(r.returns() >= 4, r.returns() + " came back");
            long evictions = r.evictions();
            for (int i = 0; i < 5; i++) {
                lab.context.readTexture(all.get(4), 0, Box.of2d(9, 9, 1, 1), MemorySegment.ofArray(texel), 4, 4);
            }
            assertEquals(evictions, r.evictions(), "one that is used again and again stays");
        }
    }

    @Test
    void withoutABudgetNothingIsEvicted() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            for (int i = 0; i < 5; i++) {
                lab.context.clearTexture(large(lab), 0, Box.of2d(0, 0, 2048, 1024), ClearColor.of(0, 0, 0, 1));
                lab.context.finish();
            }
            assertEquals(0, lab.gpu().memory.residency.evictions());
        }
    }
}
