package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What textures hold before anything was written there, whatever lay in their memory before. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class NewTexturesTest {
    private static final int SIZE = 64;

    @ParameterizedTest
    @EnumSource(
            names = {"R8G8B8A8_UNORM", "R32_UINT", "R16G16B16A16_FLOAT", "R8_UNORM", "D32_FLOAT", "D24_UNORM_S8_UINT"})
    void newTexturesAreZeros(Format format) {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                Arena arena = Arena.ofConfined()) {
            // The second one has the memory of the first.
            for (int round = 0; round < 3; round++) {
                Texture t = lab.device.createTexture(new TextureDesc(
                        TextureShape.D2_ARRAY, format, SIZE, SIZE, 1, 2, 3, 1, Bind.SAMPLED, Usage.DEFAULT));
                for (int level = 0; level < 3; level++) {
                    int size = SIZE >> level;
                    Box box = new Box(0, 0, 0, size, size, 2);
                    long row = format.rowBytes(size);
                    long slice = row * format.rows(size);
                    MemorySegment data = arena.allocate(2 * slice, 16);
                    data.fill((byte) -1);
                    lab.context.readTexture(t, level, box, data, row, slice);
                    for (long i = 0; i < 2 * slice; i++) {
                        assertEquals(0, data.get(ValueLayout.JAVA_BYTE, i), "level " + level + ", byte " + i);
                    }
                    data.fill((byte) 0x3f);
                    lab.context.writeTexture(t, level, box, data, row, slice);
                }
                lab.context.finish();
                lab.device.destroy(t);
            }
        }
    }
}
