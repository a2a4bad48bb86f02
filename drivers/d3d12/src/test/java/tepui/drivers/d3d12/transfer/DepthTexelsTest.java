package tepui.drivers.d3d12.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

@Needs({Need.VKD3D, Need.LAVAPIPE})
final class DepthTexelsTest {
    /** Texels lie in memory of the program's own, or in an array. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void depthIsWrittenAndReadWhereverItLies(boolean isNative) {
        try (Arena arena = Arena.ofConfined();
                D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            Texture depth = lab.device.createTexture(TextureDesc.of2d(Format.D32_FLOAT, 4, 4, Bind.DEPTH_STENCIL));
            MemorySegment texels = isNative ? arena.allocate(64, 4) : MemorySegment.ofArray(new float[16]);
            MemorySegment read = isNative ? arena.allocate(64, 4) : MemorySegment.ofArray(new float[16]);
            for (int i = 0; i < 16; i++) texels.setAtIndex(ValueLayout.JAVA_FLOAT, i, i / 16f);
            lab.context.writeTexture(depth, 0, Box.of2d(0, 0, 4, 4), texels, 16, 64);
            lab.context.readTexture(depth, 0, Box.of2d(0, 0, 4, 4), read, 16, 64);
            for (int i = 0; i < 16; i++) assertEquals(i / 16f, read.getAtIndex(ValueLayout.JAVA_FLOAT, i));
        }
    }
}
