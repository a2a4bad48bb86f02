package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

/** Draws of the program's own memory after each other and between others: each reads its own vertices and indices, wherever they were copied to. */
final class UserVerticesTest extends Behaviour9 {
    private static final int RED = 0xffff0000;
    private static final int GREEN = 0xff00ff00;
    private static final int BLUE = 0xff0000ff;
    private static final int WHITE = -1;
    /** Colours of the four columns of 16 pixels. */
    private static final int[] COLORS = {RED, GREEN, BLUE, WHITE};

    /** A triangle over a column of 16 pixels, and more; {@code words} of each vertex, of which the first five are read. */
    private MemorySegment column(int i, int words) {
        float[] v = new float[3 * words];
        for (int k = 0; k < 3; k++) {
            v[k * words] = 16 * i + (k == 1 ? 32 : 0);
            v[k * words + 1] = k == 2 ? 256 : 0;
            v[k * words + 3] = 1;
            v[k * words + 4] = color(COLORS[i]);
        }
        return lab.floats(v);
    }

    private void draw(int i, int words) {
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, column(i, words), 4 * words));
    }

    /** The columns up to there. */
    private void expectColumns(int... colors) {
        for (int i = 0; i < colors.length; i++) lab.expect(16 * i + 2, 8, colors[i] & 0xffffff, 0);
    }

    private void begin() {
        lab.clear(0);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
    }

    private VertexBuffer9 bufferOf(MemorySegment data) {
        VertexBuffer9 b = device.createVertexBuffer((int) data.byteSize(), 0, 0, D3DPOOL_MANAGED);
        b.write(0, data);
        return b;
    }

    @Test
    void eachDrawHasItsOwnVertices() {
        begin();
        for (int i = 0; i < 4; i++) draw(i, 5);
        expectColumns(COLORS);
    }

    @Test
    void stridesMayDifferFromDrawToDraw() {
        begin();
        for (int i = 0; i < 4; i++) draw(i, 5 + 3 * (i & 1) + i);
        expectColumns(COLORS);
    }

    @Test
    void aDrawFromABufferBetweenThemReadsTheBuffer() {
        begin();
        VertexBuffer9 b = bufferOf(column(1, 5));
        draw(0, 5);
        ok(device.setStreamSource(0, b, 0, 20));
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        draw(2, 5);
        ok(device.setStreamSource(0, b, 0, 20));
        draw(3, 5);
        expectColumns(COLORS);
        b.release();
    }

    @Test
    void aDrawFromNoBufferAfterThemReadsNothing() {
        begin();
        draw(0, 5);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        draw(1, 5);
        expectColumns(RED, GREEN, GREEN, 0);
    }

    @Test
    void otherStreamsAreReadFromTheirFirstVertex() {
        lab.clear(0);
        VertexDeclaration9 two = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITIONT, 0),
                VertexElement9.of(1, 0, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0));
        ok(device.setVertexDeclaration(two));
        ok(device.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
        VertexBuffer9 red = bufferOf(lab.words(RED, RED, RED, 0, 0, 0, 0, 0, 0));
        ok(device.setStreamSource(1, red, 0, 4));
        for (int i = 0; i < 3; i++) draw(i, 5);
        // Then alone, then beside it again.
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        draw(1, 5);
        draw(2, 5);
        ok(device.setVertexDeclaration(two));
        draw(3, 5);
        expectColumns(RED, GREEN, BLUE, RED);
        red.release();
        two.release();
    }

    @Test
    void indicesCountFromTheStartOfTheMemory() {
        begin();
        for (int i = 0; i < 4; i++) {
            // Vertices before the first are not looked at.
            MemorySegment v = lab.floats(new float[5 * (3 + i)]);
            MemorySegment.copy(column(i, 5), 0, v, 20L * i, 60);
            boolean wide = (i & 2) != 0;
            MemorySegment indices =
                    wide ? lab.words(i, i + 1, i + 2) : lab.shorts((short) i, (short) (i + 1), (short) (i + 2));
            int format = wide ? D3DFMT_INDEX32 : D3DFMT_INDEX16;
            ok(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLELIST, i, 3, 1, indices, format, v, 20));
        }
        expectColumns(COLORS);
    }

    @Test
    void indicesOfABufferAreReadAfterThoseOfMemory() {
        begin();
        VertexBuffer9 b = bufferOf(column(1, 5));
        IndexBuffer9 i = device.createIndexBuffer(6, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        i.write(0, lab.shorts(2, 1, 0));
        MemorySegment memory = lab.shorts(0, 1, 2, 2, 2, 2);
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLELIST, 0, 3, 2, memory, D3DFMT_INDEX16, column(0, 5), 20));
        ok(device.setStreamSource(0, b, 0, 20));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 3, 0, 1));
        ok(device.setIndices(i));
        ok(device.drawIndexedPrimitiveUP(D3DPT_TRIANGLELIST, 0, 3, 2, memory, D3DFMT_INDEX16, column(2, 5), 20));
        draw(3, 5);
        expectColumns(COLORS);
        b.release();
        i.release();
    }

    /** More than the ring holds, so that it begins anew between draws whose vertices differ. */
    @Test
    void theRingMayBeginAnewBetweenDraws() {
        begin();
        int triangles = 3000;
        MemorySegment many = lab.floats(new float[15 * triangles]);
        for (int turn = 0; turn < 16; turn++) {
            int i = turn & 3;
            int at = 60 * (turn * 180 % triangles);
            many.fill((byte) 0);
            MemorySegment.copy(column(i, 5), 0, many, at, 60);
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, triangles, many, 20));
            draw(3, 5);
        }
        expectColumns(COLORS);
    }

    /** What a declaration reads past the vertices is zero, whatever was in the ring before. */
    @Test
    void behindTheVerticesAreZeros() {
        begin();
        float[] points = new float[5 * 9000];
        for (int i = 0; i < points.length; i += 5) {
            points[i] = 1;
            points[i + 1] = 1;
            points[i + 2] = 0.5f;
            points[i + 3] = 1;
            points[i + 4] = color(WHITE);
        }
        MemorySegment filling = lab.floats(points);
        for (int i = 0; i < 20; i++) {
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 3000, filling, 20));
            lab.pixels();
        }
        lab.clear(0x123456);
        VertexDeclaration9 past = device.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITIONT, 0),
                VertexElement9.of(0, 48, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0));
        ok(device.setVertexDeclaration(past));
        MemorySegment v = lab.floats(32, 0, 0, 1, 64, 0, 0, 1, 32, 256, 0, 1);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, v, 16));
        lab.expect(2, 8, 0x123456, 0);
        lab.expect(34, 8, 0, 0);
        past.release();
    }
}
