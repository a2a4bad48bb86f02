package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Textures that compute shaders read with several workers, where look-ups are part of the code and where they are calls. */
class ComputeTexturesTest {
    private static final int SIZE = 8;
    private static final int GROUPS = 40;
    private static final int LANES = 32;

    /** Each invocation samples a volume, gathers from an image and fetches integers, and writes what it got. */
    private static void code(Shader s, Builder b) {
        s.localX = LANES;
        Resource out = s.storageBuffer("out", 0);
        Value id = b.extract(b.loadInput(s.input(Builtin.GLOBAL_INVOCATION_ID, Type.I32X3)), 0);
        Value n = b.convert(Op.I2F, ScalarKind.F32, id);
        Value place = b.vec(
                b.op(Op.FMUL, n, b.f32(0.013f)), b.op(Op.FMUL, n, b.f32(0.171f)), b.op(Op.FMUL, n, b.f32(-0.37f)));
        int coord = TexOperand.COORD.bit();
        int leveled = coord | TexOperand.LOD.bit();
        Resource volume = s.texture("volume", 0, TextureShape.D3);
        Resource image = s.texture("image", 1, TextureShape.D2);
        Resource whole = s.texture("whole", 2, TextureShape.D1);
        whole.texelKind = ScalarKind.I32;
        Value[] got = {
            b.texture(Op.TEX_SAMPLE, volume, Type.F32X4, leveled, place, b.f32(0)),
            b.texture(Op.TEX_GATHER, image, Type.F32X4, coord | 1 << 16, b.swizzle(place, 0, 1)),
            b.texture(Op.TEX_FETCH, whole, Type.of(ScalarKind.I32, 4), leveled, b.op(Op.IAND, id, b.i32(15)), b.i32(0))
        };
        for (int i = 0; i < got.length; i++) {
            Value at = b.op(Op.IMUL, b.op(Op.IADD, b.op(Op.IMUL, id, b.i32(got.length)), b.i32(i)), b.i32(16));
            b.resourceEffect(Op.STORE_STORAGE, out, 15, b.i32(0), at, got[i]);
        }
    }

    private static void bind(
            SoftLab lab, int slot, TextureShape shape, Format format, SamplerState state, Random random) {
        int h = shape.dimensions() > 1 ? SIZE : 1;
        int d = shape.dimensions() > 2 ? SIZE : 1;
        Texture t = lab.device.createTexture(
                new TextureDesc(shape, format, SIZE, h, d, 1, 1, 1, tepui.pipe.Bind.SAMPLED, Usage.DEFAULT));
        byte[] texels = new byte[SIZE * h * d * format.blockBytes()];
        random.nextBytes(texels);
        long row = (long) SIZE * format.blockBytes();
        lab.context.writeTexture(t, 0, new Box(0, 0, 0, SIZE, h, d), MemorySegment.ofArray(texels), row, row * h);
        lab.context.bindTexture(Stage.COMPUTE, slot, lab.device.createView(t, TextureView.Desc.whole(t.desc())));
        lab.context.bindSampler(Stage.COMPUTE, slot, lab.device.states().sampler.intern(state));
    }

    private static int[] words(long seed, String... settings) {
        Random random = new Random(seed);
        try (SoftLab lab = new SoftLab(settings)) {
            bind(lab, 0, TextureShape.D3, Format.R8G8B8A8_UNORM, SamplerState.LINEAR, random);
            bind(lab, 1, TextureShape.D2, Format.R16G16_UNORM, SamplerState.NEAREST, random);
            bind(lab, 2, TextureShape.D1, Format.R16G16B16A16_SINT, SamplerState.NEAREST, random);
            Buffer out = lab.buffer(4L * 12 * LANES * GROUPS);
            lab.context.bindStorageBuffer(Stage.COMPUTE, 0, out, 0, out.size(), true);
            lab.bind(lab.shader(Stage.COMPUTE, ComputeTexturesTest::code));
            lab.context.dispatch(GROUPS, 1, 1);
            return lab.readInts(out);
        }
    }

    @Test
    void allTiersGiveTheSameWords() {
        long seed = Seeds.one("ComputeTexturesTest");
        int[] portable = words(seed, "threads", "4", "tier", "java");
        for (int i = 0; i < 3; i++) assertNotEquals(0, portable[5 * 12 + 4 * i], "a result that cannot be 0");
        assertArrayEquals(portable, words(seed, "threads", "4"));
        assertArrayEquals(portable, words(seed, "threads", "4", "tier", "native256"));
    }
}
