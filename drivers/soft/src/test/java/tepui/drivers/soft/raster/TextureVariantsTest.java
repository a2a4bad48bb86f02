package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Walk;
import tepui.pipe.SamplerState;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** Which texture instructions of a fragment shader become part of its kernels. */
class TextureVariantsTest {
    private static final int SLOTS = 16;

    /** Samples of each kernel that was asked for. */
    private final List<Integer> samples = new ArrayList<>();

    private final class Maker implements KernelMaker {
        /** Kernels with fewer samples than this are more than machine code is made of. */
        final int least;

        Maker(int least) {
            this.least = least;
        }

        @Override
        public Made make(Shader shader) {
            int[] count = {0};
            Walk.each(shader.entry.body(), i -> count[0] += i.op == Op.TEX_SAMPLE ? 1 : 0);
            samples.add(count[0]);
            return new Made() {
                @Override
                public Kernel ready(KernelFrame frame) {
                    return CountingKernel.MAKER.make(shader).ready(frame);
                }

                @Override
                public boolean isOfItsTier() {
                    return count[0] >= least;
                }
            };
        }

        @Override
        public boolean inlinesBytes() {
            return true;
        }
    }

    /** The sum of a sample of each slot. */
    private static FragmentShader shader() {
        Shader s = new Shader(Stage.FRAGMENT, "sum");
        Builder b = new Builder(s);
        Value sum = b.f32(0, 0, 0, 0);
        for (int slot = 0; slot < SLOTS; slot++) {
            Resource texture = s.texture("t" + slot, slot, TextureShape.D2);
            sum = b.op(Op.FADD, sum, b.sample(texture, b.f32(0.5f, 0.5f), null));
        }
        b.storeOutput(s.output("out", Type.F32X4, 0), sum);
        b.ret();
        return new FragmentShader(s);
    }

    private Canvas draw(KernelMaker maker) {
        Canvas c = new Canvas(8, 8, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, 1, 1, maker);
        SoftTexture texture = Canvas.texture(Format.R8G8B8A8_UNORM, 4, 4, 1);
        FragmentShader shader = shader();
        for (int n = 0; n < 2; n++) {
            DrawState s = c.state();
            s.shader = shader;
            s.textureCount = SLOTS;
            for (int slot = 0; slot < SLOTS; slot++) {
                s.textures[slot] = TextureUnit.of(texture, TextureView.Desc.whole(texture.desc()), SamplerState.LINEAR);
            }
            c.vertex(0, 0, 0.5, 1).vertex(8, 0, 0.5, 1).vertex(0, 8, 0.5, 1);
            c.draw(s, 3);
            c.rasterizer.flush();
        }
        return c;
    }

    @Test
    void texturesThatAKernelHasNoRoomForStayCalls() {
        draw(new Maker(0));
        assertEquals(List.of(4), samples);
    }

    @Test
    void kernelsThatAreTooMuchAreMadeWithCallsOnce() {
        draw(new Maker(SLOTS));
        assertEquals(List.of(4, SLOTS), samples);
    }
}
