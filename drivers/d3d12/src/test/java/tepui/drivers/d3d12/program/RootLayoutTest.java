package tepui.drivers.d3d12.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.ShaderObject;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Programs of unlike slots share root signatures, and each still reads what is bound in its own. */
@Needs(Need.VKD3D)
final class RootLayoutTest {
    private static final int SLOTS = 6;

    /** A program whose red is the sum of uniform buffers and of textures, which are in the slots whose bits are set. */
    private static Shader fragment(int uniforms, int textures) {
        Shader f = new Shader(Stage.FRAGMENT, "sum");
        Builder b = new Builder(f);
        Value sum = b.f32(0, 0, 0, 0);
        for (int i = 0; i < SLOTS; i++) {
            if ((uniforms >> i & 1) != 0) {
                Resource r = f.uniformBuffer("u" + i, i, 16);
                sum = b.op(Op.FADD, sum, b.resource(Op.LOAD_UNIFORM, r, Type.F32X4, 0, b.i32(0), b.i32(0)));
            }
            if ((textures >> i & 1) != 0) {
                Resource t = f.texture("t" + i, i, TextureShape.D2);
                sum = b.op(Op.FADD, sum, b.texture(Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit(), b.i32(0, 0)));
            }
        }
        b.storeOutput(f.output("out", Type.F32X4, 0), sum);
        b.ret();
        return f;
    }

    private static void texture(D3d12Lab lab, int slot, int red) {
        lab.context.bindTexture(Stage.FRAGMENT, slot, lab.texel(red));
    }

    /** By value, or as a buffer. */
    private static void uniform(D3d12Lab lab, int slot, int red, boolean value) {
        int bits = Float.floatToRawIntBits(red / 255f);
        if (value) {
            lab.context.setUniforms(Stage.FRAGMENT, slot, new int[] {bits, 0, 0, 0}, 0, 4);
            return;
        }
        Buffer b = lab.device.createBuffer(BufferDesc.of(16, Bind.UNIFORM));
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(new int[] {bits, 0, 0, 0}));
        lab.context.bindUniformBuffer(Stage.FRAGMENT, slot, b, 0, 16);
    }

    @Test
    void programsThatUseAsMuchInOtherSlotsHaveOneSignature() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            lab.bindCover();
            for (int i = 0; i < SLOTS; i++) texture(lab, i, 1);
            for (int i = 0; i < SLOTS; i++) uniform(lab, i, 1, true);
            int before = lab.tables().layouts.size();
            int[] uniforms = {0b1, 0b10, 0b11, 0b101, 0b100000, 0};
            for (int u : uniforms) {
                for (int t : new int[] {0b1, 0b100}) {
                    lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(fragment(u, t), null));
                    lab.context.draw(Primitive.TRIANGLES, 0, 3);
                    assertEquals(Integer.bitCount(u) + 1, lab.pixel(5, 5) & 0xff);
                }
            }
            // Without a fragment shader there is no table of its textures.
            lab.context.bindShader(Stage.FRAGMENT, null);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(fragment(1, 0), null));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(before + 2, lab.tables().layouts.size());
        }
    }

    /** Whatever was drawn with before, and whatever was bound meanwhile. */
    @Test
    void eachProgramReadsItsOwnSlots() {
        long seed = Long.getLong("tepui.d3d12.seed", 25);
        Random random = new Random(seed);
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            lab.bindCover();
            int[] uniforms = new int[SLOTS];
            int[] textures = new int[SLOTS];
            for (int i = 0; i < SLOTS; i++) {
                uniform(lab, i, 0, true);
                texture(lab, i, 0);
            }
            int[] usedUniforms = new int[12];
            int[] usedTextures = new int[12];
            ShaderObject[] shaders = new ShaderObject[12];
            for (int i = 0; i < shaders.length; i++) {
                usedUniforms[i] = random.nextInt(1 << SLOTS);
                usedTextures[i] = random.nextInt(1 << SLOTS);
                shaders[i] = lab.device.createShader(fragment(usedUniforms[i], usedTextures[i]), null);
            }
            for (int n = 0; n < 200; n++) {
                int slot = random.nextInt(SLOTS);
                if (random.nextInt(3) == 0) {
                    uniforms[slot] = random.nextInt(20);
                    uniform(lab, slot, uniforms[slot], random.nextBoolean());
                }
                if (random.nextInt(3) == 0) {
                    textures[slot] = random.nextInt(20);
                    texture(lab, slot, textures[slot]);
                }
                int p = random.nextInt(shaders.length);
                lab.context.bindShader(Stage.FRAGMENT, shaders[p]);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                if (random.nextInt(3) != 0) continue;
                int sum = 0;
                for (int i = 0; i < SLOTS; i++) {
                    sum += (usedUniforms[p] >> i & 1) * uniforms[i] + (usedTextures[p] >> i & 1) * textures[i];
                }
                assertEquals(sum, lab.pixel(5, 5) & 0xff, "draw " + n + " of seed " + seed);
            }
        }
    }
}
