package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** What a vertex shader finds in its attributes, written out by stream output. */
class VertexFetchTest {
    private final SoftLab lab = new SoftLab();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Draws {@code count} points whose attribute 0, of {@code type}, goes to the buffer that is returned. */
    private Buffer draw(Type type, int first, int count) {
        int words = type.width() * (type.kind().is64() ? 2 : 1);
        Buffer out = lab.buffer(4L * words * count);
        lab.discardFragments();
        lab.bind(lab.shader(Stage.VERTEX, SoftLab.streams("copy", words), (s, b) -> {
            Variable copy = s.output("copy", type, 0);
            b.storeOutput(copy, b.loadInput(s.input("in", type, 0)));
        }));
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, first, count);
        return out;
    }

    private void attribute(Format format, Buffer data) {
        lab.layout(format.blockBytes(), new VertexLayout.Element(0, 0, 0, format));
        lab.context.bindVertexBuffer(0, data, 0);
    }

    private float[] floats(Format format, Buffer data) {
        attribute(format, data);
        return lab.readFloats(draw(Type.F32X4, 0, 1));
    }

    private int[] ints(Format format, Buffer data) {
        attribute(format, data);
        return lab.readInts(draw(Type.I32X4, 0, 1));
    }

    @Test
    void missingComponentsAreZeroZeroZeroOne() {
        assertArrayEquals(new float[] {7, 0, 0, 1}, floats(Format.R32_FLOAT, lab.floats(7)));
        assertArrayEquals(new int[] {7, 8, 0, 1}, ints(Format.R32G32_SINT, lab.ints(7, 8)));
    }

    @Test
    void normalisedBytesBecomeFractions() {
        assertArrayEquals(
                new float[] {0, 1, 128 / 255f, 51 / 255f}, floats(Format.R8G8B8A8_UNORM, lab.bytes(0, 255, 128, 51)));
        assertArrayEquals(new float[] {-1, -1, 1, 0}, floats(Format.R8G8B8A8_SNORM, lab.bytes(-128, -127, 127, 0)));
    }

    @Test
    void blueFirstBytesAreTurned() {
        assertArrayEquals(new float[] {51 / 255f, 0, 1, 0}, floats(Format.B8G8R8A8_UNORM, lab.bytes(255, 0, 51, 0)));
    }

    @Test
    void scaledIntegersKeepTheirValue() {
        assertArrayEquals(new float[] {200, 3, 0, 1}, floats(Format.R8G8_USCALED, lab.bytes(200, 3)));
        assertArrayEquals(new float[] {-3, 30000, 0, 1}, floats(Format.R16G16_SSCALED, lab.shorts(-3, 30000)));
        assertArrayEquals(new float[] {0x1p32f, 0, 0, 1}, floats(Format.R32_USCALED, lab.ints(-1)));
        assertArrayEquals(new float[] {1.5f, -0.25f, 0, 1}, floats(Format.R32G32_FIXED, lab.ints(0x18000, -0x4000)));
    }

    @Test
    void shortsAndHalvesAreRead() {
        assertArrayEquals(new float[] {1, 0, -2, 1}, floats(Format.R16G16B16_FLOAT, lab.shorts(0x3c00, 0, 0xc000)));
        assertArrayEquals(new float[] {1, -1, 0, 1}, floats(Format.R16G16_SNORM, lab.shorts(32767, -32768)));
    }

    @Test
    void packedFormatsAreUnpacked() {
        assertArrayEquals(
                new float[] {1, 0, 512 / 1023f, 1 / 3f},
                floats(Format.R10G10B10A2_UNORM, lab.ints(1 << 30 | 512 << 20 | 1023)));
        assertArrayEquals(
                new float[] {-512, 511, -1, -2},
                floats(Format.R10G10B10A2_SSCALED, lab.ints(2 << 30 | 1023 << 20 | 511 << 10 | 512)));
    }

    @Test
    void integersKeepTheirSign() {
        assertArrayEquals(new int[] {255, 1, 0, 1}, ints(Format.R8G8_UINT, lab.bytes(-1, 1)));
        assertArrayEquals(new int[] {-1, 1, 0, 1}, ints(Format.R8G8_SINT, lab.bytes(-1, 1)));
        assertArrayEquals(new int[] {0xffff, 0, 0, 1}, ints(Format.R16_UINT, lab.shorts(-1)));
    }

    @Test
    void doublesComeWhole() {
        double[] d = {Math.PI, -1e300};
        Buffer data = lab.buffer(16);
        lab.context.writeBuffer(data, 0, java.lang.foreign.MemorySegment.ofArray(d));
        attribute(Format.R64G64_FLOAT, data);
        int[] got = lab.readInts(draw(Type.of(ScalarKind.F64, 2), 0, 1));
        for (int i = 0; i < 2; i++) {
            long bits = Double.doubleToRawLongBits(d[i]);
            assertEquals((int) bits, got[2 * i]);
            assertEquals((int) (bits >>> 32), got[2 * i + 1]);
        }
    }

    @Test
    void doublesMayBeReadAsFloats() {
        Buffer data = lab.buffer(8);
        lab.context.writeBuffer(data, 0, java.lang.foreign.MemorySegment.ofArray(new double[] {2.5}));
        assertArrayEquals(new float[] {2.5f, 0, 0, 1}, floats(Format.R64_FLOAT, data));
    }

    @Test
    void verticesOutsideTheBufferReadZeros() {
        attribute(Format.R32G32_FLOAT, lab.floats(1, 2, 3, 4));
        assertArrayEquals(new float[] {3, 4, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, lab.readFloats(draw(Type.F32X4, 1, 3)));
    }

    @Test
    void farVerticesReadZeros() {
        attribute(Format.R32_FLOAT, lab.floats(1, 2));
        assertArrayEquals(new float[] {0, 0, 0, 1}, lab.readFloats(draw(Type.F32X4, Integer.MAX_VALUE - 1, 1)));
    }

    @Test
    void anUnboundBufferReadsZeroZeroZeroOne() {
        attribute(Format.R32_FLOAT, lab.floats(1));
        lab.context.bindVertexBuffer(0, null, 0);
        assertArrayEquals(new float[] {0, 0, 0, 1}, lab.readFloats(draw(Type.F32X4, 0, 1)));
    }

    @Test
    void locationsWithoutAnElementReadTheConstant() {
        lab.context.bindVertexLayout(0);
        lab.context.setConstantAttribute(
                0, new int[] {Float.floatToRawIntBits(1), Float.floatToRawIntBits(2), Float.floatToRawIntBits(3), 0});
        assertArrayEquals(new float[] {1, 2, 3, 0}, lab.readFloats(draw(Type.F32X4, 0, 1)));
    }

    @Test
    void divisorsAdvanceWithInstances() {
        lab.context.bindVertexLayout(lab.device
                .states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 0, Format.R32_FLOAT)),
                        List.of(new VertexLayout.Binding(4, 2)))));
        lab.context.bindVertexBuffer(0, lab.floats(10, 11, 12, 13, 14), 0);
        Buffer out = lab.buffer(5 * 4);
        lab.discardFragments();
        lab.bind(lab.shader(
                Stage.VERTEX,
                SoftLab.streams("copy", 1),
                (s, b) -> b.storeOutput(s.output("copy", Type.F32, 0), b.loadInput(s.input("in", Type.F32, 0)))));
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, false, 1, 5, 0, 1, 0, 0);
        assertArrayEquals(new float[] {11, 11, 12, 12, 13}, lab.readFloats(out));
    }

    @Test
    void builtInsTellTheDraw() {
        Buffer out = lab.buffer(4 * 5 * 4);
        lab.discardFragments();
        lab.bind(lab.shader(Stage.VERTEX, SoftLab.streams("ids", 4, "draw", 1), (s, b) -> {
            b.storeOutput(
                    s.output("ids", Type.I32X4, 0),
                    b.vec(
                            b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)),
                            b.loadInput(s.input(Builtin.INSTANCE_ID, Type.I32)),
                            b.loadInput(s.input(Builtin.BASE_VERTEX, Type.I32)),
                            b.loadInput(s.input(Builtin.BASE_INSTANCE, Type.I32))));
            b.storeOutput(s.output("draw", Type.I32, 1), b.loadInput(s.input(Builtin.DRAW_ID, Type.I32)));
        }));
        lab.context.bindIndexBuffer(lab.ints(5, 6), 0, tepui.pipe.IndexType.U32);
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, true, 3, 1, new int[] {0, 2, 100, 1, 1, -2}, 0, 2);
        lab.context.draw(Primitive.POINTS, false, 8, 1, 9, 1, 0, 4);
        assertArrayEquals(
                new int[] {105, 0, 100, 3, 0, 106, 0, 100, 3, 0, 4, 0, -2, 3, 1, 9, 0, 0, 8, 4}, lab.readInts(out));
    }
}
