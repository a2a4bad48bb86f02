package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.DriverProvider;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

class DeviceTest {
    @Test
    void theDriverIsFoundByItsName() {
        DriverProvider found = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (p.name().equals("soft")) found = p;
        }
        assertEquals(SoftProvider.class, found.getClass());
        assertEquals("", found.unavailable());
        assertEquals(1, found.devices().size());
    }

    @Test
    void unknownSettingsAreReported() {
        try (SoftLab lab = new SoftLab("threds", "3", "tier", "fast", "threads", "none")) {
            assertEquals(3, lab.messages.size());
            String all = String.join("\n", lab.messages);
            assertTrue(all.contains("'threds'") && all.contains("'fast'") && all.contains("'none'"), all);
            assertNull(lab.device.lost());
        }
    }

    @Test
    void memoryHasALimit() {
        try (SoftLab lab = new SoftLab("memory", "1")) {
            Buffer half = lab.buffer(600 << 10);
            assertThrows(OutOfDeviceMemoryException.class, () -> lab.buffer(600 << 10));
            assertThrows(OutOfDeviceMemoryException.class, () -> lab.buffer(1L << 50));
            lab.device.destroy(half);
            lab.buffer(600 << 10);
        }
    }

    @Test
    void newBuffersHoldZeros() {
        try (SoftLab lab = new SoftLab()) {
            assertArrayEquals(new int[1000], lab.readInts(lab.buffer(4000)));
        }
    }

    @Test
    void texturesBeyondTheLimitsAreRefused() {
        try (SoftLab lab = new SoftLab()) {
            assertThrows(
                    UnsupportedByDeviceException.class,
                    () -> lab.device.createTexture(TextureDesc.of2d(Format.R8_UNORM, 16385, 1, Bind.SAMPLED)));
            assertThrows(
                    UnsupportedByDeviceException.class,
                    () -> lab.device.createTexture(
                            TextureDesc.multisample(Format.R8_UNORM, 1, 1, 3, Bind.COLOR_TARGET)));
            assertThrows(
                    UnsupportedByDeviceException.class,
                    () -> lab.device.createTexture(TextureDesc.of2d(Format.R32_USCALED, 1, 1, Bind.SAMPLED)));
        }
    }

    @Test
    void viewsMustFitTheirTexture() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
            TextureView.Desc whole = TextureView.Desc.whole(t.desc());
            assertThrows(IllegalArgumentException.class, () -> lab.device.createView(t, whole.withLevels(0, 2)));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> lab.device.createView(t, whole.withFormat(Format.R16G16B16A16_FLOAT)));
            assertThrows(
                    IllegalArgumentException.class, () -> lab.device.createView(t, whole.withShape(TextureShape.CUBE)));
            Buffer b = lab.buffer(16);
            assertThrows(
                    IllegalArgumentException.class,
                    () -> lab.device.createView(b, TextureView.Desc.buffer(Format.R32_FLOAT, 8, 12)));
        }
    }

    @Test
    void objectsOfAnotherDeviceAreRefused() {
        try (SoftLab lab = new SoftLab();
                SoftLab other = new SoftLab()) {
            Buffer b = other.buffer(16);
            assertThrows(IllegalArgumentException.class, () -> lab.context.bindVertexBuffer(0, b, 0));
            Texture t = other.target(Format.R8G8B8A8_UNORM, 4, 4);
            assertThrows(IllegalArgumentException.class, () -> lab.context.setRenderTargets(RenderTargets.of(t)));
        }
    }

    @Test
    void destroyedObjectsAreRefused() {
        try (SoftLab lab = new SoftLab()) {
            Buffer b = lab.buffer(16);
            lab.device.destroy(b);
            assertThrows(IllegalArgumentException.class, () -> lab.context.map(b, 0, 16, 1));
            assertThrows(IllegalArgumentException.class, () -> lab.device.destroy(b));
        }
    }

    @Test
    void targetsMustBeDrawable() {
        try (SoftLab lab = new SoftLab()) {
            Texture depth = lab.device.createTexture(TextureDesc.of2d(Format.D32_FLOAT, 4, 4, Bind.DEPTH_STENCIL));
            assertThrows(IllegalArgumentException.class, () -> lab.context.setRenderTargets(RenderTargets.of(depth)));
            Texture color = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
            assertThrows(
                    IllegalArgumentException.class, () -> lab.context.setRenderTargets(RenderTargets.of(color, color)));
        }
    }

    @Test
    void drawsNeedAVertexShaderAndTargets() {
        try (SoftLab lab = new SoftLab()) {
            assertThrows(IllegalArgumentException.class, () -> lab.context.draw(Primitive.POINTS, 0, 1));
            lab.bind(lab.vertex((s, b) -> {}));
            assertThrows(IllegalArgumentException.class, () -> lab.context.draw(Primitive.POINTS, 0, 1));
            lab.canvas(4, 4);
            assertThrows(IllegalArgumentException.class, () -> lab.context.drawIndexed(Primitive.POINTS, 0, 1));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
        }
    }

    @Test
    void aClosedContextRefusesCalls() {
        SoftLab lab = new SoftLab();
        lab.close();
        assertThrows(IllegalArgumentException.class, () -> lab.context.flush());
        assertThrows(IllegalArgumentException.class, () -> lab.device.createContext());
        lab.close();
    }

    @Test
    void contextsShareBuffersAcrossFlushes() {
        try (SoftLab lab = new SoftLab();
                tepui.pipe.Context other = lab.device.createContext()) {
            Buffer b = lab.device.createBuffer(new BufferDesc(4, Bind.ANY_BUFFER, Usage.DEFAULT, false));
            lab.context.writeBuffer(b, 0, java.lang.foreign.MemorySegment.ofArray(new int[] {3}));
            other.waitFor(lab.context.flush());
            int[] got = new int[1];
            other.readBuffer(b, 0, java.lang.foreign.MemorySegment.ofArray(got));
            assertEquals(3, got[0]);
        }
    }

    @Test
    void aFailureInAShadersMemoryLeavesTheDeviceUsable() {
        try (SoftLab lab = new SoftLab()) {
            Texture t = lab.canvas(4, 4);
            lab.floatLayout(4);
            lab.context.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
            lab.bind(lab.vertex((s, b) -> {}));
            // Reads far outside everything: zeros, no crash.
            lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 31, 16), 1 << 30, Type.F32X4)));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0, lab.pixels(t)[0]);
            lab.context.bindShader(Stage.FRAGMENT, lab.solid(1, 1, 1, 1));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(-1, lab.pixels(t)[0]);
        }
    }
}
