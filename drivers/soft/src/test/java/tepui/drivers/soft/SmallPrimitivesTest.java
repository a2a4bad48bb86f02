package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Small primitives with textures, whose blocks are mostly lanes without a fragment, give the same words on every tier. */
class SmallPrimitivesTest {
    private static final int SIZE = 64;
    private static final int TEXTURE = 16;
    private static final int PRIMITIVES = 200;

    private static final Primitive[] KINDS = {Primitive.TRIANGLES, Primitive.LINES, Primitive.POINTS};

    /** Code of a fragment shader, from the place in the texture and the texture to the colour. */
    private interface Code {
        Value color(Builder b, Value place, Resource texture);
    }

    private static final List<Code> SHADERS = List.of(
            // looked up, and no more
            (b, place, t) -> b.sample(t, place, null),
            // differences of what was looked up
            (b, place, t) -> difference(b, b.sample(t, place, null)),
            // looked up where another texel says
            (b, place, t) -> b.sample(t, pair(b, b.sample(t, place, null)), null),
            // differences where some of a quad's fragments are gone
            (b, place, t) -> {
                Value texel = b.sample(t, place, null);
                b.effect(Op.DEMOTE_IF, 0, b.op(Op.FLT, b.extract(texel, 0), b.f32(0.4f)));
                return difference(b, b.sample(t, pair(b, texel), null));
            });

    private static Value pair(Builder b, Value texel) {
        return b.swizzle(texel, 0, 1);
    }

    /** How a value changes along x and y. */
    private static Value difference(Builder b, Value value) {
        Value sum = b.op(Op.FADD, b.derivative(Op.DDX, value, 0), b.derivative(Op.DDY, value, 1));
        return b.op(Op.FADD, sum, b.f32(0.5f, 0.5f, 0.5f, 0.5f));
    }

    @Test
    void primitivesOfAFewPixelsAreTheSameOnEveryTier() {
        long seed = Seeds.one("SmallPrimitivesTest");
        List<int[]> java = pictures(seed, "java");
        for (int[] picture : java) assertTrue(Arrays.stream(picture).distinct().count() > 1, "seed " + seed);
        for (String tier : new String[] {"auto", "native256"}) {
            List<int[]> machine = pictures(seed, tier);
            for (int i = 0; i < java.size(); i++) {
                assertArrayEquals(java.get(i), machine.get(i), "seed " + seed + ", " + tier + ", picture " + i);
            }
        }
    }

    private static List<int[]> pictures(long seed, String tier) {
        List<int[]> pictures = new ArrayList<>();
        for (SamplerState.Filter filter : SamplerState.Filter.values()) {
            for (SamplerState.Mip mip : SamplerState.Mip.values()) {
                pictures(new Random(seed), tier, filter, mip, pictures);
            }
        }
        return pictures;
    }

    private static void pictures(
            Random random, String tier, SamplerState.Filter filter, SamplerState.Mip mip, List<int[]> pictures) {
        try (SoftLab lab = new SoftLab("threads", "1", "tier", tier)) {
            Context c = lab.context;
            lab.floatLayout(4, 2);
            lab.bind(lab.vertex((s, b) ->
                    b.storeOutput(s.output("at", Type.F32X2, 0), b.loadInput(s.input("place", Type.F32X2, 1)))));
            texture(lab, random, filter, mip);
            for (Code code : SHADERS) {
                lab.bind(lab.fragment((s, b) ->
                        code.color(b, b.loadInput(s.input("at", Type.F32X2, 0)), s.texture("t", 0, TextureShape.D2))));
                for (Primitive kind : KINDS) {
                    Texture target = lab.canvas(SIZE, SIZE);
                    int vertices = kind == Primitive.TRIANGLES ? 3 : kind == Primitive.LINES ? 2 : 1;
                    c.bindVertexBuffer(0, lab.floats(scattered(random, vertices)), 0);
                    c.draw(kind, 0, PRIMITIVES * vertices);
                    pictures.add(lab.pixels(target));
                }
            }
        }
    }

    /** Random texels on all levels. */
    private static void texture(SoftLab lab, Random random, SamplerState.Filter filter, SamplerState.Mip mip) {
        Context c = lab.context;
        Texture texture =
                lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, TEXTURE, TEXTURE, Bind.SAMPLED)
                        .withLevels(5));
        for (int level = 0; level < 5; level++) {
            int size = TEXTURE >> level;
            int[] texels = random.ints((long) size * size).toArray();
            c.writeTexture(texture, level, Box.of2d(0, 0, size, size), MemorySegment.ofArray(texels), size * 4L, 0);
        }
        c.bindTexture(Stage.FRAGMENT, 0, lab.device.createView(texture, TextureView.Desc.whole(texture.desc())));
        c.bindSampler(
                Stage.FRAGMENT,
                0,
                lab.device.states().sampler.intern(SamplerState.of(filter, mip, SamplerState.Wrap.REPEAT)));
    }

    /** Vertices of primitives of some pixels: position and place in the texture. */
    private static float[] scattered(Random random, int vertices) {
        float[] data = new float[PRIMITIVES * vertices * 6];
        for (int at = 0; at < data.length; at += vertices * 6) {
            float x = random.nextFloat() * 2 - 1;
            float y = random.nextFloat() * 2 - 1;
            for (int v = 0; v < vertices; v++) {
                data[at + 6 * v] = x + random.nextFloat() * 0.3f;
                data[at + 6 * v + 1] = y + random.nextFloat() * 0.3f;
                data[at + 6 * v + 3] = 1;
                data[at + 6 * v + 4] = random.nextFloat() * 2;
                data[at + 6 * v + 5] = random.nextFloat() * 2;
            }
        }
        return data;
    }
}
