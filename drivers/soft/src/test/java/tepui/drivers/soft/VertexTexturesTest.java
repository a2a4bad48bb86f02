package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Textures that vertex shaders read, where look-ups are part of the code and where they are calls. */
class VertexTexturesTest {
    private static final int VERTICES = 150;
    private static final int SIZE = 8;
    private static final List<Format> FORMATS = List.of(
            Format.R8G8B8A8_UNORM,
            Format.R8G8B8A8_SRGB,
            Format.R32_FLOAT,
            Format.R16G16B16A16_FLOAT,
            Format.R8_UNORM,
            Format.B8G8R8A8_UNORM);

    /** Attribute 0 has coordinates of a texel and a level; what is fetched from texture 0 and sampled from texture 1 there is written. */
    private static void code(Shader s, Builder b) {
        Variable in = s.input("in", Type.F32X4, 0);
        Value place = b.loadInput(in);
        Resource fetched = s.texture("fetched", 0, TextureShape.D2);
        Resource sampled = s.texture("sampled", 1, TextureShape.D2);
        Value at = b.convert(Op.F2I, tepui.ir.ScalarKind.I32, place);
        int fetch = TexOperand.COORD.bit() | TexOperand.LOD.bit();
        b.storeOutput(
                s.output("texel", Type.F32X4, 0),
                b.texture(Op.TEX_FETCH, fetched, Type.F32X4, fetch, b.swizzle(at, 0, 1), b.extract(at, 2)));
        Value coord = b.op(Op.FMUL, b.swizzle(place, 0, 1), b.splat(b.f32(1f / SIZE), 2));
        b.storeOutput(
                s.output("sample", Type.F32X4, 1),
                b.texture(Op.TEX_SAMPLE, sampled, Type.F32X4, fetch, coord, b.extract(place, 2)));
    }

    private static Texture texture(SoftLab lab, Format format, Random random) {
        TextureDesc desc = TextureDesc.of2d(format, SIZE, SIZE, Bind.SAMPLED).withLevels(3);
        Texture t = lab.device.createTexture(desc);
        for (int level = 0; level < 3; level++) {
            int size = SIZE >> level;
            byte[] texels = new byte[size * size * format.blockBytes()];
            // Floats are numbers so: high bytes are small.
            for (int i = 0; i < texels.length; i++) texels[i] = (byte) random.nextInt(0x40);
            lab.context.writeTexture(
                    t,
                    level,
                    Box.of2d(0, 0, size, size),
                    MemorySegment.ofArray(texels),
                    (long) size * format.blockBytes(),
                    (long) size * size * format.blockBytes());
        }
        return t;
    }

    /** The words of all draws: with each format in turn, filtered and not, and without textures at last. */
    private static List<int[]> words(long seed, String... settings) {
        Random random = new Random(seed);
        List<int[]> all = new ArrayList<>();
        try (SoftLab lab = new SoftLab(settings)) {
            float[] places = new float[4 * VERTICES];
            for (int i = 0; i < places.length; i++) {
                places[i] = i % 4 == 2 ? random.nextInt(-1, 4) : random.nextFloat(-2, SIZE + 2);
            }
            lab.discardFragments();
            lab.floatLayout(4);
            lab.context.bindVertexBuffer(0, lab.floats(places), 0);
            StreamOutputLayout streams = SoftLab.streams("texel", 4, "sample", 4);
            lab.bind(lab.shader(Stage.VERTEX, streams, VertexTexturesTest::code));
            List<Texture> textures = new ArrayList<>();
            for (Format format : FORMATS) textures.add(texture(lab, format, random));
            for (int n = 0; n < 2 * FORMATS.size(); n++) {
                for (int slot = 0; slot < 2; slot++) {
                    Texture t = textures.get((n + slot) % FORMATS.size());
                    lab.context.bindTexture(
                            Stage.VERTEX, slot, lab.device.createView(t, TextureView.Desc.whole(t.desc())));
                    SamplerState state = n < FORMATS.size() ? SamplerState.NEAREST : SamplerState.LINEAR;
                    lab.context.bindSampler(
                            Stage.VERTEX, slot, lab.device.states().sampler.intern(state));
                }
                all.add(draw(lab));
            }
            lab.context.bindTexture(Stage.VERTEX, 0, null);
            lab.context.bindTexture(Stage.VERTEX, 1, null);
            all.add(draw(lab));
        }
        return all;
    }

    private static int[] draw(SoftLab lab) {
        Buffer out = lab.buffer(4L * 8 * VERTICES);
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, 0, VERTICES);
        return lab.readInts(out);
    }

    @Test
    void allTiersGiveTheSameWords() {
        long seed = Seeds.one("VertexTexturesTest");
        List<int[]> portable = words(seed, "tier", "java");
        List<int[]> machine = words(seed);
        List<int[]> narrow = words(seed, "tier", "native256");
        assertEquals(2 * FORMATS.size() + 1, portable.size());
        for (int i = 0; i < portable.size(); i++) {
            assertArrayEquals(portable.get(i), machine.get(i), "draw " + i);
            assertArrayEquals(portable.get(i), narrow.get(i), "draw " + i + ", 256 bits");
        }
    }
}
