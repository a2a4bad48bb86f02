package tepui.drivers.d3d12.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
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
import tepui.pipe.Counters;
import tepui.pipe.Primitive;
import tepui.pipe.TextureView;
import tepui.testing.Need;
import tepui.testing.Needs;

/** How often descriptors are written: where something is seen for the first time, and not again. */
@Needs(Need.VKD3D)
final class DescriptorTest {
    private static final int SLOTS = 16;

    /** One triangle over everything; its color is the sum of the textures in the first slots. */
    private static void bind(D3d12Lab lab, int textures) {
        lab.bindCover();
        Shader f = new Shader(Stage.FRAGMENT, "textures");
        Builder b = new Builder(f);
        Value sum = b.f32(0, 0, 0, 0);
        for (int i = 0; i < textures; i++) {
            Resource t = f.texture("t" + i, i, TextureShape.D2);
            Value texel = b.texture(Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit(), b.i32(0, 0));
            sum = b.op(Op.FADD, sum, texel);
        }
        b.storeOutput(f.output("out", Type.F32X4, 0), sum);
        b.ret();
        lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(f, null));
    }

    private static void draws(D3d12Lab lab, int count) {
        for (int i = 0; i < count; i++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
    }

    @Test
    void drawsThatChangeNothingWriteNone() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            bind(lab, 2);
            Counters c = lab.context.counters();
            lab.context.bindTexture(Stage.FRAGMENT, 0, lab.texel(0xff000001));
            lab.context.bindTexture(Stage.FRAGMENT, 1, lab.texel(0xff000002));
            draws(lab, 1);
            long before = c.descriptorWrites;
            draws(lab, 50);
            lab.context.flush();
            draws(lab, 50);
            assertEquals(before, c.descriptorWrites);
            assertEquals(3, lab.pixel(5, 5) & 0xff);
        }
    }

    @Test
    void goingAroundAmongTheSameBindingsWritesNone() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            bind(lab, 1);
            TextureView[] views = new TextureView[8];
            for (int i = 0; i < views.length; i++) views[i] = lab.texel(0xff000001 + i);
            Counters c = lab.context.counters();
            long before = 0;
            for (int round = 0; round < 10; round++) {
                for (TextureView v : views) {
                    lab.context.bindTexture(Stage.FRAGMENT, 0, v);
                    draws(lab, 1);
                }
                if (round == 0) {
                    before = c.descriptorWrites;
                    assertTrue(before >= views.length, "each is written once: " + before);
                }
                if (round % 3 == 2) lab.context.finish();
            }
            assertEquals(before, c.descriptorWrites);
            assertEquals(8, lab.pixel(5, 5) & 0xff);
        }
    }

    @Test
    void anotherStorageOfABufferIsNotTheSame() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            bind(lab, 2);
            lab.context.bindTexture(Stage.FRAGMENT, 0, lab.texel(0xff000004));
            TextureView gone = lab.texel(0xff000008);
            lab.context.bindTexture(Stage.FRAGMENT, 1, gone);
            draws(lab, 1);
            assertEquals(12, lab.pixel(5, 5) & 0xff);
            lab.device.destroy(gone);
            TextureView other = lab.texel(0xff000020);
            lab.context.bindTexture(Stage.FRAGMENT, 1, other);
            draws(lab, 1);
            assertEquals(0x24, lab.pixel(5, 5) & 0xff);
        }
    }

    /** 65536 descriptors have room: tables that are all different fill them, and only then a batch ends by itself. */
    @Test
    void aBatchEndsEarlyOnlyWhereTheRingIsFull() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            bind(lab, SLOTS);
            TextureView[] views = {lab.texel(0xff000001), lab.texel(0xff000100)};
            for (int i = 0; i < SLOTS; i++) lab.context.bindTexture(Stage.FRAGMENT, i, views[0]);
            lab.context.finish();
            Counters c = lab.context.counters();
            long submits = c.submits;
            // A Gray code: each draw changes one binding, and no table comes twice.
            int fits = 65536 / SLOTS - 1;
            for (int i = 1; i <= fits; i++) {
                int slot = Integer.numberOfTrailingZeros(i);
                boolean one = ((i ^ i >>> 1) >>> slot & 1) != 0;
                lab.context.bindTexture(Stage.FRAGMENT, slot, views[one ? 1 : 0]);
                draws(lab, 1);
            }
            assertEquals(submits, c.submits, "within the bound");
            for (int i = fits + 1; i <= fits + 2; i++) {
                int slot = Integer.numberOfTrailingZeros(i);
                boolean one = ((i ^ i >>> 1) >>> slot & 1) != 0;
                lab.context.bindTexture(Stage.FRAGMENT, slot, views[one ? 1 : 0]);
                draws(lab, 1);
            }
            assertEquals(submits + 1, c.submits, "beyond it");
            int last = fits + 2;
            int ones = Integer.bitCount(last ^ last >>> 1);
            assertEquals(SLOTS - ones | ones << 8, lab.pixel(5, 5) & 0xffff);
        }
    }
}
