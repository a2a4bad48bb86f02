package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Texels that count for nothing leave no trace. Infinity times a weight of 0 would be NaN: the specification allows that, but a
 * place exactly on a texel then depends on texels beside it.
 */
class InfiniteTexelsTest {
    private static final float INF = Float.POSITIVE_INFINITY;

    /** 4 x 4 texels: their x, but infinity where x is 1; a second level is infinite altogether. */
    private static SoftTexture texture() {
        SoftTexture t = new SoftTexture(
                new TextureDesc(TextureShape.D2, Format.R32_FLOAT, 4, 4, 1, 1, 2, 1, 0, Usage.DEFAULT),
                Format.R32_FLOAT);
        int[] row = new int[4];
        for (int x = 0; x < 4; x++) row[x] = Float.floatToRawIntBits(x == 1 ? INF : x);
        for (int y = 0; y < 4; y++) Transfers.putRow(t, 0, 0, y, 0, 0, row, 4);
        int[] infinite = {Float.floatToRawIntBits(INF), Float.floatToRawIntBits(INF)};
        for (int y = 0; y < 2; y++) Transfers.putRow(t, 1, 0, y, 0, 0, infinite, 2);
        return t;
    }

    private static float sample(SoftTexture t, Wrap wrap, float texel, float lod) {
        TextureUnit unit =
                TextureUnit.of(t, TextureView.Desc.whole(t.desc()), SamplerState.of(Filter.LINEAR, Mip.LINEAR, wrap));
        Calls call = new Calls(TextureShape.D2, ScalarKind.F32, false);
        int[] coord = call.floats(TexOperand.COORD, 2);
        int[] level = call.floats(TexOperand.LOD, 1);
        call.finish(Op.TEX_SAMPLE, 0, 4, false);
        for (int i = 0; i < Calls.LANES; i++) {
            call.frame.f[coord[0] + i] = texel / 4;
            call.frame.f[coord[1] + i] = 0.375f;
            // some lane mixes levels, so that all go through the code that does
            call.frame.f[level[0] + i] = i == 0 ? lod : 0.5f;
        }
        call.run(unit);
        return call.result(0, 0);
    }

    @ParameterizedTest
    @EnumSource(
            value = Wrap.class,
            names = {"REPEAT", "MIRRORED_REPEAT", "CLAMP_TO_EDGE", "CLAMP_TO_BORDER", "CLAMP", "MIRROR_CLAMP_TO_EDGE"})
    void theCentreOfATexelIsThatTexel(Wrap wrap) {
        SoftTexture t = texture();
        assertEquals(0, sample(t, wrap, 0.5f, 0));
        assertEquals(INF, sample(t, wrap, 1.5f, 0));
        assertEquals(2, sample(t, wrap, 2.5f, 0));
        assertEquals(3, sample(t, wrap, 3.5f, 0));
        assertEquals(INF, sample(t, wrap, 1, 0));
        assertEquals(INF, sample(t, wrap, 2.5f, 0.25f));
    }

    @ParameterizedTest
    @EnumSource(
            value = Wrap.class,
            names = {"CLAMP_TO_EDGE", "MIRROR_CLAMP_TO_EDGE"})
    void beyondAnEdgeIsItsTexel(Wrap wrap) {
        SoftTexture t = texture();
        assertEquals(0, sample(t, wrap, 0, 0));
        assertEquals(0, sample(t, wrap, 0.25f, 0));
        if (wrap == Wrap.CLAMP_TO_EDGE) assertEquals(0, sample(t, wrap, -7, 0));
        assertEquals(3, sample(t, wrap, 3.75f, 0));
        assertEquals(3, sample(t, wrap, 9, 0));
    }
}
