package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Lights, materials, transforms, blending of vertices, fog. */
final class FixedFunctionTest extends Behaviour9 {
    FixedFunctionTest() {
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_ZENABLE, 0);
    }

    private void normalQuad(float nx, float ny, float nz) {
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_NORMAL));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(
                        -1, 1, 0.5f, nx, ny, nz, 1, 1, 0.5f, nx, ny, nz, -1, -1, 0.5f, nx, ny, nz, 1, -1, 0.5f, nx, ny,
                        nz),
                24));
    }

    private Light9 light(int type) {
        Light9 l = new Light9();
        l.type = type;
        l.direction = new float[] {0, 0, 1};
        l.position = new float[] {0, 0, -1};
        l.range = 100;
        l.attenuation0 = 1;
        l.phi = 3;
        l.theta = 3;
        l.falloff = 1;
        return l;
    }

    private void on(Light9 l) {
        ok(device.setLight(0, l));
        ok(device.lightEnable(0, true));
        ok(device.setMaterial(Material9.of(1, 1, 1, 1)));
    }

    @Test
    void withoutLightsEverythingIsBlack() {
        lab.clear(-1);
        normalQuad(0, 0, -1);
        lab.expectAll(0, 0);
    }

    @Test
    void withoutLightingVerticesWithoutColourAreWhite() {
        lab.state(D3DRS_LIGHTING, 0);
        lab.clear(0);
        normalQuad(0, 0, -1);
        lab.expectAll(0xffffff, 0);
    }

    @Test
    void ambientLightTakesTheMaterialsAmbient() {
        lab.state(D3DRS_AMBIENT, 0xff804020);
        ok(device.setMaterial(new Material9(new float[4], new float[] {1, 0.5f, 1, 1}, new float[4], new float[4], 0)));
        normalQuad(0, 0, -1);
        lab.expectAll(0x802020, 1);
    }

    @Test
    void emissiveIsAddedWithoutAnyLight() {
        ok(device.setMaterial(
                new Material9(new float[4], new float[4], new float[4], new float[] {0.5f, 0, 0.25f, 0}, 0)));
        normalQuad(0, 0, -1);
        lab.expectAll(0x800040, 1);
    }

    @Test
    void aDirectionalLightShinesOnFacesTowardsIt() {
        on(light(D3DLIGHT_DIRECTIONAL));
        normalQuad(0, 0, -1);
        lab.expectAll(0xffffff, 0);
        normalQuad(0, 0, 1);
        lab.expectAll(0, 0);
        normalQuad(0.8f, 0, -0.6f);
        lab.expectAll(0x999999, 1);
    }

    @Test
    void aMissingNormalIsLitByNothing() {
        on(light(D3DLIGHT_DIRECTIONAL));
        lab.quad(0.5f);
        lab.expectAll(0, 0);
    }

    @Test
    void aPointLightFallsOffWithDistance() {
        Light9 l = light(D3DLIGHT_POINT);
        l.position = new float[] {0, 0, -3.5f};
        l.attenuation0 = 0;
        l.attenuation1 = 0.5f;
        on(l);
        // Far from the edges of a small quad the distance is about 4.
        ok(device.setTransform(D3DTS_WORLD, new float[] {0.01f, 0, 0, 0, 0, 0.01f, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}));
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {100, 0, 0, 0, 0, 100, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}));
        lab.state(D3DRS_NORMALIZENORMALS, 1);
        normalQuad(0, 0, -1);
        lab.expect(32, 32, 0x808080, 2);
    }

    @Test
    void aLightWhoseAttenuationIsAllZeroIsAsBrightAsCanBe() {
        Light9 l = light(D3DLIGHT_POINT);
        l.attenuation0 = 0;
        l.diffuse = new float[] {1, 0, 0.25f, 1};
        on(l);
        normalQuad(0, 0, -1);
        lab.expect(32, 32, 0xff00ff);
    }

    @Test
    void behindItsRangeAPointLightIsDark() {
        Light9 l = light(D3DLIGHT_POINT);
        l.range = 1;
        on(l);
        normalQuad(0, 0, -1);
        lab.expect(32, 32, 0);
    }

    @Test
    void outsideOfItsConeASpotIsDark() {
        Light9 l = light(D3DLIGHT_SPOT);
        l.phi = 0.9f;
        l.theta = 0.5f;
        on(l);
        // Lit at its vertices, which are outside of the cone, and then inside.
        normalQuad(0, 0, -1);
        lab.expectAll(0, 0);
        ok(device.setTransform(D3DTS_WORLD, new float[] {0.01f, 0, 0, 0, 0, 0.01f, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}));
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {100, 0, 0, 0, 0, 100, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}));
        lab.state(D3DRS_NORMALIZENORMALS, 1);
        normalQuad(0, 0, -1);
        lab.expectAll(0xffffff, 1);
    }

    @Test
    void theSumOfLightsIsClamped() {
        on(light(D3DLIGHT_DIRECTIONAL));
        ok(device.setLight(5, light(D3DLIGHT_DIRECTIONAL)));
        ok(device.lightEnable(5, true));
        ok(device.setMaterial(Material9.of(0.75f, 0.25f, 0, 1)));
        normalQuad(0, 0, -1);
        lab.expectAll(0xff8000, 1);
    }

    @Test
    void specularIsAddedWhereItIsEnabled() {
        Light9 l = light(D3DLIGHT_DIRECTIONAL);
        l.diffuse = new float[4];
        l.specular = new float[] {1, 0.5f, 0, 0};
        on(l);
        ok(device.setMaterial(new Material9(new float[4], new float[4], new float[] {1, 1, 1, 1}, new float[4], 10)));
        lab.state(D3DRS_LOCALVIEWER, 0);
        normalQuad(0, 0, -1);
        lab.expectAll(0, 0);
        lab.state(D3DRS_SPECULARENABLE, 1);
        normalQuad(0, 0, -1);
        lab.expectAll(0xff8000, 1);
    }

    @Test
    void theFirstVertexColourIsTheDiffuseMaterial() {
        lab.state(D3DRS_AMBIENT, -1);
        lab.state(D3DRS_AMBIENTMATERIALSOURCE, D3DMCS_COLOR1);
        lab.coloredQuad(0.5f, 0xff336699);
        lab.expectAll(0x336699, 1);
        lab.state(D3DRS_COLORVERTEX, 0);
        lab.coloredQuad(0.5f, 0xff336699);
        lab.expectAll(0, 0);
    }

    @Test
    void matricesMoveVertices() {
        lab.state(D3DRS_LIGHTING, 0);
        lab.clear(0);
        ok(device.setTransform(D3DTS_WORLD, new float[] {0.5f, 0, 0, 0, 0, 0.5f, 0, 0, 0, 0, 1, 0, 0.5f, 0.5f, 0, 1}));
        lab.coloredQuad(0.5f, 0xff00ff00);
        lab.expect(40, 10, 0x00ff00);
        lab.expect(20, 10, 0);
        lab.expect(40, 40, 0);
    }

    @Test
    void viewAndProjectionFollowTheWorld() {
        lab.state(D3DRS_LIGHTING, 0);
        lab.clear(0);
        ok(device.setTransform(D3DTS_VIEW, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1}));
        ok(device.setTransform(D3DTS_PROJECTION, new float[] {0.5f, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}));
        lab.coloredQuad(0.5f, -1);
        lab.expect(31, 30, 0);
        lab.expect(33, 30, 0xffffff);
    }

    @Test
    void verticesAreBlendedByWeight() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_VERTEXBLEND, D3DVBF_1WEIGHTS);
        lab.clear(0);
        ok(device.setTransform(D3DTS_WORLD1, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1}));
        ok(device.setFVF(D3DFVF_XYZB1));
        // Half of each: moved by 1 to the right.
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(-1, 1, 0, 0.5f, 1, 1, 0, 0.5f, -1, -1, 0, 0.5f, 1, -1, 0, 0.5f),
                16));
        lab.expect(31, 30, 0);
        lab.expect(33, 30, 0xffffff);
    }

    @Test
    void indicesChooseTheMatrixOfAVertex() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_VERTEXBLEND, D3DVBF_0WEIGHTS).state(D3DRS_INDEXEDVERTEXBLENDENABLE, 1);
        lab.clear(0);
        ok(device.setTransform(D3DTS_WORLD + 9, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1}));
        ok(device.setFVF(D3DFVF_XYZB1 | D3DFVF_LASTBETA_UBYTE4));
        float i = Float.intBitsToFloat(9);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP, 2, lab.floats(-1, 1, 0, i, 1, 1, 0, i, -1, -1, 0, i, 1, -1, 0, i), 16));
        lab.expect(31, 30, 0);
        lab.expect(33, 30, 0xffffff);
    }

    @Test
    void commonCombinationsAreMadeWithTheDevice() {
        Texture9 t = lab.texture(1, 1, 0xff336699);
        int made = device.shadersMade();
        lab.full(0xff112233);
        lab.expectAll(0x112233, 1);
        ok(device.setTexture(0, t));
        lab.covering(D3DFVF_DIFFUSE | D3DFVF_TEX1, 0, 1, color(0xffffffff), 0.5f, 0.5f);
        lab.expectAll(0x336699, 1);
        ok(device.setTexture(0, null));
        lab.state(D3DRS_LIGHTING, 0);
        lab.coloredQuad(0, 0xff445566);
        lab.expectAll(0x445566, 1);
        org.junit.jupiter.api.Assertions.assertEquals(made, device.shadersMade());
        t.release();
    }

    @Test
    void tweeningMovesBetweenTwoPositions() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_VERTEXBLEND, D3DVBF_TWEENING).state(D3DRS_TWEENFACTOR, 0.5f);
        lab.clear(0);
        VertexDeclaration9 d = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 1));
        ok(device.setVertexDeclaration(d));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(-1, 1, 0, 1, 1, 0, 1, 1, 0, 3, 1, 0, -1, -1, 0, 1, -1, 0, 1, -1, 0, 3, -1, 0),
                24));
        lab.expect(31, 30, 0);
        lab.expect(33, 30, 0xffffff);
        d.release();
    }

    @Test
    void vertexFogIsLinearBetweenStartAndEnd() {
        fog(0xff00ff00);
        lab.state(D3DRS_FOGVERTEXMODE, D3DFOG_LINEAR).state(D3DRS_FOGSTART, 0f).state(D3DRS_FOGEND, 1f);
        lab.coloredQuad(0.25f, 0xffff0000);
        lab.expectAll(0xbf4000, 2);
    }

    @Test
    void tableFogUsesDepth() {
        fog(0xff00ff00);
        lab.state(D3DRS_FOGTABLEMODE, D3DFOG_LINEAR).state(D3DRS_FOGSTART, 0.5f).state(D3DRS_FOGEND, 1f);
        lab.coloredQuad(0.75f, 0xffff0000);
        lab.expectAll(0x808000, 2);
    }

    @Test
    void exponentialFogThickensWithDensity() {
        fog(0xff0000ff);
        lab.state(D3DRS_FOGTABLEMODE, D3DFOG_EXP).state(D3DRS_FOGDENSITY, 1f);
        lab.coloredQuad(1, 0xffff0000);
        lab.expectAll(0x5e00a1, 2);
        lab.state(D3DRS_FOGTABLEMODE, D3DFOG_EXP2).state(D3DRS_FOGDENSITY, 2f);
        lab.coloredQuad(0.5f, 0xffff0000);
        lab.expectAll(0x5e00a1, 2);
    }

    @Test
    void specularAlphaIsTheFogFactorWithoutModes() {
        fog(0xff00ff00);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_SPECULAR));
        float c = color(0xffff0000);
        float s = color(0x80000000);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(-1, -1, 0, 1, c, s, 200, -1, 0, 1, c, s, -1, 200, 0, 1, c, s), 24));
        lab.expectAll(0x807f00, 2);
    }

    @Test
    void theFourthComponentOfAPositionIsPassedOver() {
        lab.state(D3DRS_LIGHTING, 0).clear(0);
        ok(device.setFVF(D3DFVF_XYZW | D3DFVF_DIFFUSE));
        float c = color(0xffff0000);
        float[] corners = {-1, 1, 0, 0.5f, c, 1, 1, 0, 0.5f, c, -1, -1, 0, 0.5f, c, 1, -1, 0, 0.5f, c};
        for (int i = 0; i < corners.length; i += 5) corners[i] *= 0.5f;
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, lab.floats(corners), 20));
        lab.expect(32, 32, 0xff0000);
        lab.expect(8, 32, 0);
    }

    @Test
    void aSetOfCoordinatesThatIsNotThereIsZerosForAMatrix() {
        Texture9 t = lab.texture(2, 1, 0xff00ff00, 0xffff0000);
        ok(device.setTexture(0, t));
        lab.stage(0, D3DTSS_TEXTURETRANSFORMFLAGS, D3DTTFF_COUNT3);
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1).stage(0, D3DTSS_COLORARG1, D3DTA_TEXTURE);
        lab.sampler(0, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP);
        lab.coloredQuad(0.5f, 0xffffffff);
        lab.expectAll(0x00ff00, 0);
        t.release();
    }

    @Test
    void fogOffChangesNothing() {
        fog(0xff00ff00);
        lab.state(D3DRS_FOGENABLE, 0).state(D3DRS_FOGTABLEMODE, D3DFOG_LINEAR);
        lab.coloredQuad(0.75f, 0xff123456);
        lab.expectAll(0x123456, 0);
    }

    @Test
    void equalStartAndEndOfTableFogCutAtTheEnd() {
        fog(0xff00ff00);
        lab.state(D3DRS_FOGTABLEMODE, D3DFOG_LINEAR).state(D3DRS_FOGSTART, 0.5f).state(D3DRS_FOGEND, 0.5f);
        lab.coloredQuad(0.25f, 0xffff0000);
        lab.expectAll(0xff0000, 1);
        lab.coloredQuad(0.75f, 0xffff0000);
        lab.expectAll(0x00ff00, 1);
    }

    private void fog(int argb) {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_FOGENABLE, 1).state(D3DRS_FOGCOLOR, argb);
        lab.clear(0);
    }

    @Test
    void flatShadingTakesTheFirstVertexOfEachTriangle() {
        lab.state(D3DRS_SHADEMODE, D3DSHADE_FLAT);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float r = color(0xffff0000);
        float g = color(0xff00ff00);
        float b = color(0xff0000ff);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(0, 0, 0, 1, r, 64, 0, 0, 1, g, 0, 64, 0, 1, b, 64, 64, 0, 1, b),
                20));
        lab.expect(5, 5, 0xff0000);
        lab.expect(60, 60, 0x00ff00);
    }

    @Test
    void clipPlanesCutInWorldSpace() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CLIPPLANEENABLE, 1);
        lab.clear(0);
        ok(device.setClipPlane(0, new float[] {1, 0, 0, 0}));
        lab.coloredQuad(0.5f, -1);
        lab.expect(30, 30, 0);
        lab.expect(34, 30, 0xffffff);
    }

    private void needsLargePoints() {
        Assumptions.assumeTrue(lab.gpu.caps().maxPointSize >= 12, "the device has no large points");
    }

    @Test
    void pointsHaveTheirSize() {
        needsLargePoints();
        lab.clear(0);
        lab.state(D3DRS_POINTSIZE, 8f);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(32, 32, 0, 1, color(-1)), 20));
        lab.expect(30, 30, 0xffffff);
        lab.expect(34, 34, 0xffffff);
        lab.expect(38, 32, 0);
    }

    @Test
    void aVertexMayGiveTheSizeOfItsPoint() {
        needsLargePoints();
        lab.clear(0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_PSIZE | D3DFVF_DIFFUSE));
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(32, 32, 0, 1, 12, color(-1)), 24));
        lab.expect(37, 37, 0xffffff);
        lab.expect(40, 32, 0);
    }

    @Test
    void theLargestPointSizeBoundsTheSize() {
        lab.clear(0);
        lab.state(D3DRS_POINTSIZE, 40f).state(D3DRS_POINTSIZE_MAX, 4f);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(32, 32, 0, 1, color(-1)), 20));
        lab.expect(36, 32, 0);
        lab.expect(32, 32, 0xffffff);
    }

    @Test
    void depthWithoutABufferDoesNotClipPixels() {
        ok(device.setDepthStencilSurface(null));
        lab.clear(0);
        lab.rectangle(0, 0, 64, 64, 1.5f, 0xff00ff00);
        lab.expectAll(0x00ff00, 0);
    }
}
