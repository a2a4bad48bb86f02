package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.state.StateValues;

/**
 * Texture coordinates by their size, matrix and count. The texture's red grows to the right in eight steps, its green downwards: a colour says
 * where it was sampled.
 */
final class CoordinatesTest extends Behaviour9 {
    private static final int N = 8;
    private static final int STEP = 30;

    @BeforeEach
    void grid() {
        int[] texels = new int[N * N];
        for (int y = 0; y < N; y++) for (int x = 0; x < N; x++) texels[y * N + x] = at(x, y);
        ok(device.setTexture(0, lab.texture(N, N, texels)));
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_ZENABLE, 0);
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1);
        lab.sampler(0, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP).sampler(0, D3DSAMP_ADDRESSV, D3DTADDRESS_CLAMP);
    }

    private static int at(int x, int y) {
        return 0xff000000 | x * STEP << 16 | y * STEP << 8;
    }

    /** Draws with the same coordinates everywhere. */
    private void draw(float... coordinates) {
        int n = coordinates.length;
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_TEX1 | textureCoordinateSize(n, 0)));
        float[][] corners = {{-1, 1}, {3, 1}, {-1, -3}};
        float[] v = new float[3 * (3 + n)];
        for (int i = 0; i < 3; i++) {
            v[i * (3 + n)] = corners[i][0];
            v[i * (3 + n) + 1] = corners[i][1];
            System.arraycopy(coordinates, 0, v, i * (3 + n) + 3, n);
        }
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(v), 4 * (3 + n)));
    }

    private void sampled(int x, int y) {
        lab.expectAll(at(x, y), 1);
    }

    private void transform(int flags, float... matrix) {
        lab.stage(0, D3DTSS_TEXTURETRANSFORMFLAGS, flags);
        if (matrix.length == 16) ok(device.setTransform(D3DTS_TEXTURE0, matrix));
    }

    /** The middle of a texel. */
    private static float mid(int texel) {
        return (texel + 0.5f) / N;
    }

    @Test
    void aSingleCoordinateIsNotTransformed() {
        transform(D3DTTFF_COUNT1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0.5f, 0, 0, 1);
        draw(mid(2), mid(5));
        sampled(2, 5);
        draw(mid(2));
        sampled(2, 0);
        transform(D3DTTFF_COUNT2);
        draw(mid(2), mid(5));
        sampled(5, 2);
    }

    @Test
    void withoutATransformTheMatrixIsNotUsed() {
        transform(D3DTTFF_DISABLE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        draw(mid(2), mid(5));
        sampled(2, 5);
    }

    @Test
    void twoCoordinatesAreMovedByTheThirdRow() {
        transform(D3DTTFF_COUNT2, 1, 0, 0, 0, 0, 1, 0, 0, 2f / N, 1f / N, 0, 0, 9, 9, 9, 9);
        draw(mid(2), mid(5));
        sampled(4, 6);
    }

    @Test
    void threeCoordinatesAreMovedByTheFourthRow() {
        transform(D3DTTFF_COUNT3, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2f / N, 1f / N, 0, 0);
        draw(mid(2), mid(5), 7);
        sampled(4, 6);
    }

    @Test
    void oneCoordinateIsMovedByTheSecondRow() {
        transform(D3DTTFF_COUNT2, 1, 0, 0, 0, 2f / N, mid(3), 0, 0, 9, 9, 9, 9, 9, 9, 9, 9);
        draw(mid(2));
        sampled(4, 3);
    }

    @Test
    void fourCoordinatesUseAllRows() {
        transform(D3DTTFF_COUNT2, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0);
        draw(mid(2), mid(3), 1f / N, 2f / N);
        sampled(3, 5);
    }

    @Test
    void axesAreExchangedByTheMatrix() {
        transform(D3DTTFF_COUNT2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
        draw(mid(1), mid(6));
        sampled(6, 1);
    }

    @Test
    void ofThreeProjectedTheThirdDivides() {
        transform(D3DTTFF_COUNT3 | D3DTTFF_PROJECTED, StateValues.identity());
        draw(2 * mid(3), 2 * mid(4), 2);
        sampled(3, 4);
    }

    @Test
    void ofFourProjectedTheFourthDivides() {
        transform(D3DTTFF_COUNT4 | D3DTTFF_PROJECTED, StateValues.identity());
        draw(4 * mid(3), 4 * mid(4), 9, 4);
        sampled(3, 4);
    }

    @Test
    void projectedWithoutAMatrixTheFourthDivides() {
        transform(D3DTTFF_PROJECTED, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        draw(4 * mid(3), 4 * mid(4), 9, 4);
        sampled(3, 4);
        draw(mid(3), mid(4));
        sampled(3, 4);
    }

    @Test
    void projectedWithoutAMatrixTheThirdOfThreeDivides() {
        transform(D3DTTFF_PROJECTED, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        draw(2 * mid(3), 2 * mid(4), 2);
        sampled(3, 4);
    }

    @Test
    void aCountThatIsNoneMeansAllThatTheSetHas() {
        transform(0xffffffff, StateValues.identity());
        draw(2 * mid(3), 2 * mid(4), 2);
        sampled(3, 4);
        draw(4 * mid(3), 4 * mid(4), 9, 4);
        sampled(3, 4);
    }

    @Test
    void theMatrixMayGiveTheDivisor() {
        transform(D3DTTFF_COUNT3 | D3DTTFF_PROJECTED, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0);
        draw(2 * mid(3), 2 * mid(4));
        sampled(3, 4);
    }

    @Test
    void verticesInPixelsKeepTheirCoordinates() {
        transform(D3DTTFF_COUNT2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
        float u = mid(2);
        float v = mid(5);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, -1, 0, 1, u, v, 200, -1, 0, 1, u, v, -1, 200, 0, 1, u, v), 24));
        sampled(2, 5);
    }

    @Test
    void vertexShadersKnowNoTextureMatrices() {
        transform(D3DTTFF_COUNT2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        ok(device.setVertexShader(
                lab.vertexShader("vs_2_0\ndcl_position v0\ndcl_texcoord v1\nmov oPos, v0\nmov oT0, v1\n")));
        draw(mid(2), mid(5));
        sampled(2, 5);
    }

    @Test
    void whatVertexShadersGiveIsProjectedAllTheSame() {
        transform(D3DTTFF_COUNT4 | D3DTTFF_PROJECTED);
        ok(device.setVertexShader(
                lab.vertexShader("vs_2_0\ndcl_position v0\ndcl_texcoord v1\nmov oPos, v0\nmov oT0, v1\n")));
        draw(4 * mid(3), 4 * mid(4), 9, 4);
        sampled(3, 4);
    }

    @Test
    void pixelShadersFrom14OnAreNotProjectedByTheStage() {
        transform(D3DTTFF_COUNT4 | D3DTTFF_PROJECTED, StateValues.identity());
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n")));
        draw(mid(3), mid(4), 9, 4);
        sampled(3, 4);
    }

    @Test
    void pixelShadersOf11AreProjectedByTheStage() {
        transform(D3DTTFF_COUNT4 | D3DTTFF_PROJECTED, StateValues.identity());
        ok(device.setPixelShader(lab.pixelShader("ps_1_1\ntex t0\nmov r0, t0\n")));
        draw(4 * mid(3), 4 * mid(4), 9, 4);
        sampled(3, 4);
    }

    @Test
    void twoStagesMayTransformTheSameSet() {
        int[] texels = new int[N];
        for (int x = 0; x < N; x++) texels[x] = 0xff000000 | x * STEP;
        ok(device.setTexture(1, lab.texture(N, 1, texels)));
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_ADD)
                .stage(1, D3DTSS_COLORARG1, D3DTA_TEXTURE)
                .stage(1, D3DTSS_COLORARG2, D3DTA_CURRENT)
                .stage(1, D3DTSS_TEXCOORDINDEX, 0)
                .stage(1, D3DTSS_TEXTURETRANSFORMFLAGS, D3DTTFF_COUNT2);
        ok(device.setTransform(D3DTS_TEXTURE1, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 3f / N, 0, 0, 0, 0, 0, 0, 1}));
        draw(mid(2), mid(4));
        lab.expectAll(at(2, 4) + 5 * STEP, 1);
    }

    @Test
    void generatedCoordinatesAreTransformedAsThree() {
        lab.stage(0, D3DTSS_TEXCOORDINDEX, D3DTSS_TCI_CAMERASPACEPOSITION);
        transform(D3DTTFF_COUNT2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, mid(6), mid(1), 0, 0);
        draw(mid(0), mid(0));
        sampled(6, 1);
    }
}
