package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments of texture stages that have rules of their own: the constant of each stage, and alpha in place of a colour. */
final class StageArgumentsTest extends Behaviour9 {
    private void color(int stage, int op, int first, int second) {
        lab.stage(stage, D3DTSS_COLOROP, op).stage(stage, D3DTSS_COLORARG1, first);
        lab.stage(stage, D3DTSS_COLORARG2, second);
    }

    private void shows(int rgb) {
        lab.full(0x80ff0000);
        lab.expectAll(rgb, 1);
    }

    @Test
    void eachStageHasAConstantOfItsOwn() {
        for (int i = 0; i < 8; i++) {
            lab.stage(i, D3DTSS_CONSTANT, 0x010203 * (i + 1));
            color(i, i == 0 ? D3DTOP_SELECTARG1 : D3DTOP_ADD, D3DTA_CONSTANT, D3DTA_CURRENT);
        }
        // One to eight, added up.
        shows(0x010203 * 36);
        lab.stage(5, D3DTSS_CONSTANT, 0);
        shows(0x010203 * 30);
    }

    @Test
    void aConstantThatChangesBetweenDrawsIsThatOfTheDraw() {
        color(0, D3DTOP_SELECTARG1, D3DTA_CONSTANT, D3DTA_CURRENT);
        int[] colors = {0x102030, 0x405060, 0x102030};
        for (int c : colors) {
            lab.stage(0, D3DTSS_CONSTANT, c);
            shows(c);
        }
    }

    @Test
    void stateBlocksHoldTheConstants() {
        color(0, D3DTOP_SELECTARG1, D3DTA_CONSTANT, D3DTA_CURRENT);
        lab.stage(0, D3DTSS_CONSTANT, 0x112233);
        StateBlock9 block = device.createStateBlock(D3DSBT_PIXELSTATE);
        lab.stage(0, D3DTSS_CONSTANT, 0x445566);
        shows(0x445566);
        ok(block.apply());
        shows(0x112233);
        block.release();
    }

    @Test
    void theAlphaOfAConstantIsForTheAlphaOperation() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, t));
        lab.stage(0, D3DTSS_CONSTANT, 0x40112233);
        color(0, D3DTOP_SELECTARG1, D3DTA_DIFFUSE, D3DTA_CURRENT);
        lab.stage(0, D3DTSS_ALPHAOP, D3DTOP_SELECTARG1).stage(0, D3DTSS_ALPHAARG1, D3DTA_CONSTANT);
        lab.full(0x80ff0000);
        org.junit.jupiter.api.Assertions.assertEquals(0x40ff0000, lab.pixels(t)[700]);
        t.release();
    }

    /** The vertices' alpha is 0x80, that of the texture, the factor and the constant too. */
    @ParameterizedTest
    @ValueSource(ints = {D3DTA_DIFFUSE, D3DTA_CURRENT, D3DTA_TEXTURE, D3DTA_TFACTOR, D3DTA_CONSTANT})
    void alphaIsReplicatedOfAnyArgument(int argument) {
        Texture9 t = lab.texture(1, 1, 0x8000ff00);
        ok(device.setTexture(0, t));
        lab.state(D3DRS_TEXTUREFACTOR, 0x800000ff).stage(0, D3DTSS_CONSTANT, 0x8012ff00);
        color(0, D3DTOP_SELECTARG1, argument | D3DTA_ALPHAREPLICATE, D3DTA_CURRENT);
        shows(0x808080);
        color(0, D3DTOP_SELECTARG1, argument | D3DTA_ALPHAREPLICATE | D3DTA_COMPLEMENT, D3DTA_CURRENT);
        shows(0x7f7f7f);
        t.release();
    }

    @Test
    void alphaOfTheTemporaryIsReplicated() {
        lab.state(D3DRS_TEXTUREFACTOR, 0x300000ff);
        lab.stage(0, D3DTSS_RESULTARG, D3DTA_TEMP);
        color(0, D3DTOP_SELECTARG1, D3DTA_TFACTOR, D3DTA_CURRENT);
        lab.stage(0, D3DTSS_ALPHAOP, D3DTOP_SELECTARG1).stage(0, D3DTSS_ALPHAARG1, D3DTA_TFACTOR);
        color(1, D3DTOP_SELECTARG1, D3DTA_TEMP | D3DTA_ALPHAREPLICATE, D3DTA_CURRENT);
        lab.stage(1, D3DTSS_ALPHAOP, D3DTOP_SELECTARG1).stage(1, D3DTSS_ALPHAARG1, D3DTA_CURRENT);
        shows(0x303030);
    }
}
