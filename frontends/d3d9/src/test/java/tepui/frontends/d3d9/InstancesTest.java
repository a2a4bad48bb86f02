package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Instancing by the frequencies of streams: a square of corner positions, a place and a colour for each instance, each from a stream of its own.
 * Four places are a quarter of the target each; the colours are red, green, blue, white.
 */
final class InstancesTest extends Behaviour9 {
    private static final int[] COLORS = {0xffff0000, 0xff00ff00, 0xff0000ff, 0xffffffff};
    private static final int[][] MIDDLES = {{16, 16}, {48, 16}, {16, 48}, {48, 48}};

    @BeforeEach
    void shaders() {
        lab.clear(0xff000000);
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_ZENABLE, 0);
        ok(
                device.setVertexShader(
                        lab.vertexShader(
                                "vs_3_0\ndcl_position v0\ndcl_texcoord v1\ndcl_color v2\ndcl_position o0\ndcl_color o1\ndef c0, 0, 0, 0, 1\nmov r0, c0\nadd r0.xy, v0, v1\nmov o0, r0\nmov o1, v2\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_3_0\ndcl_color v0\nmov oC0, v0\n")));
        IndexBuffer9 i = device.createIndexBuffer(12, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(0, 1, 2, 2, 1, 3));
        ok(device.setIndices(i));
    }

    private VertexBuffer9 corners() {
        VertexBuffer9 b = device.createVertexBuffer(32, 0, 0, D3DPOOL_MANAGED);
        b.write(0, lab.floats(-1, 1, 0, 1, -1, 0, 0, 0));
        return b;
    }

    private VertexBuffer9 places() {
        VertexBuffer9 b = device.createVertexBuffer(32, 0, 0, D3DPOOL_MANAGED);
        b.write(0, lab.floats(0, 0, 1, 0, 0, -1, 1, -1));
        return b;
    }

    private VertexBuffer9 colors() {
        VertexBuffer9 b = device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED);
        b.write(0, lab.words(COLORS));
        return b;
    }

    private void declare(int cornerStream, int placeStream, int colorStream) {
        ok(device.setVertexDeclaration(device.createVertexDeclaration(
                VertexElement9.of(cornerStream, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(placeStream, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_TEXCOORD, 0),
                VertexElement9.of(colorStream, 0, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0))));
        ok(device.setStreamSource(cornerStream, corners(), 0, 8));
        ok(device.setStreamSource(placeStream, places(), 0, 8));
        ok(device.setStreamSource(colorStream, colors(), 0, 4));
    }

    @Test
    void olderShadersDrawInstancesUnderAmdsSwitch() {
        lab.d3d.setVendor(0x1002);
        ok(device.setRenderState(D3DRS_POINTSIZE, D3DFMT_INST));
        ok(
                device.setVertexShader(
                        lab.vertexShader(
                                "vs_2_0\ndcl_position v0\ndcl_texcoord v1\ndcl_color v2\ndef c0, 0, 0, 0, 1\nmov r0, c0\nadd r0.xy, v0, v1\nmov oPos, r0\nmov oD0, v2\n")));
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndcl v0\nmov oC0, v0\n")));
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 1);
        draw();
        shown(COLORS);
    }

    private void draw() {
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2));
    }

    private void instance(int stream, int every) {
        ok(device.setStreamSourceFreq(stream, D3DSTREAMSOURCE_INSTANCEDATA | every));
    }

    private void indexed(int stream, int count) {
        ok(device.setStreamSourceFreq(stream, D3DSTREAMSOURCE_INDEXEDDATA | count));
    }

    private void shown(int... colors) {
        for (int i = 0; i < colors.length; i++) lab.expect(MIDDLES[i][0], MIDDLES[i][1], colors[i] & 0xffffff);
    }

    @Test
    void eachInstanceHasItsPlaceAndColour() {
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 1);
        draw();
        shown(COLORS[0], COLORS[1], COLORS[2], COLORS[3]);
    }

    @Test
    void aStreamMayStepEverySecondInstance() {
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 2);
        draw();
        shown(COLORS[0], COLORS[0], COLORS[1], COLORS[1]);
    }

    @Test
    void fewerInstancesThanThereAreData() {
        declare(0, 1, 2);
        indexed(0, 2);
        instance(1, 1);
        instance(2, 1);
        draw();
        shown(COLORS[0], COLORS[1], 0, 0);
    }

    @Test
    void theCountIsThatOfTheFirstStreamEvenWhereItIsNotRead() {
        declare(1, 2, 3);
        indexed(0, 3);
        indexed(1, 1);
        instance(2, 1);
        instance(3, 1);
        draw();
        shown(COLORS[0], COLORS[1], COLORS[2], 0);
    }

    @Test
    void countsOfOtherStreamsDoNotMatter() {
        declare(1, 2, 3);
        indexed(1, 4);
        instance(2, 1);
        instance(3, 1);
        draw();
        shown(COLORS[0], 0, 0, 0);
    }

    @Test
    void streamsOfVerticesMayBeSeveral() {
        declare(0, 2, 1);
        indexed(0, 4);
        indexed(1, 4);
        instance(2, 1);
        draw();
        // Colours go from corner to corner of each square.
        for (int[] m : MIDDLES) {
            int p = lab.pixel(m[0], m[1]);
            org.junit.jupiter.api.Assertions.assertNotEquals(0, p);
        }
    }

    @Test
    void anOffsetSkipsInstances() {
        declare(0, 1, 2);
        ok(device.setStreamSource(2, colors(), 8, 4));
        indexed(0, 2);
        instance(1, 1);
        instance(2, 1);
        draw();
        shown(COLORS[2], COLORS[3], 0, 0);
    }

    @Test
    void frequenciesOfOneEndInstancing() {
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 1);
        draw();
        lab.clear(0xff000000);
        for (int i = 0; i < 3; i++) ok(device.setStreamSourceFreq(i, 1));
        VertexBuffer9 same = device.createVertexBuffer(32, 0, 0, D3DPOOL_MANAGED);
        same.write(0, lab.floats(0, 0, 0, 0, 0, 0, 0, 0));
        ok(device.setStreamSource(1, same, 0, 8));
        VertexBuffer9 red = device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED);
        red.write(0, lab.words(COLORS[0], COLORS[0], COLORS[0], COLORS[0]));
        ok(device.setStreamSource(2, red, 0, 4));
        draw();
        shown(COLORS[0], 0, 0, 0);
    }

    @Test
    void drawsWithoutIndicesAreDrawnOnce() {
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 1);
        ok(device.drawPrimitive(D3DPT_TRIANGLESTRIP, 0, 2));
        shown(COLORS[0], 0, 0, 0);
    }

    @Test
    void stateBlocksKeepFrequencies() {
        declare(0, 1, 2);
        indexed(0, 4);
        instance(1, 1);
        instance(2, 1);
        StateBlock9 b = device.createStateBlock(D3DSBT_ALL);
        for (int i = 0; i < 3; i++) ok(device.setStreamSourceFreq(i, 1));
        ok(b.apply());
        draw();
        shown(COLORS[0], COLORS[1], COLORS[2], COLORS[3]);
        b.release();
    }
}
