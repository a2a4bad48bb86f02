package tepui.tools.bench;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Device;
import tepui.pipe.Memory;

/**
 * Frames of the peers' benchmark through Direct3D 9, call by call: a target of 64 x 64 with 16 bits of depth, a clear,
 * the draws of a row, one triangle each, and an event query, which each tenth frame waits for. Nothing is presented. So
 * its lines can stand beside those of a C program on another d3d9.
 */
final class D3d9PeerFrames implements D3d9Work {
    private static final int DRAWS = 2000;
    private static final int TEXTURES = 32;
    private static final int STRIDE = 32;
    private static final int TRIANGLE_BYTES = 3 * STRIDE;
    private static final int RING_BYTES = 1 << 16;
    private static final int RING_VERTICES = RING_BYTES / STRIDE;
    private static final int UP_VERTICES = 300;
    private static final int UP_STRIDE = 16;
    private static final int FRAMES_BETWEEN_WAITS = 10;
    private static final MemorySegment ALL = Memory.ALL;
    /** Vertices of the last row: static as in the C program, so that filling them, half of what the row costs, takes the same time in both. */
    private static final MemorySegment UP = Arena.ofAuto().allocate((long) UP_VERTICES * UP_STRIDE, 16);

    private static final String POSITION = "vs_2_0\ndcl_position v0\n";
    private static final String TEXTURED = "ps_2_0\ndcl t0.xy\ndcl_2d s0\ntexld r0, t0, s0\n";

    private final Direct3D9 d3d;
    private final Device9 d;
    private final Query9 event;
    private final VertexBuffer9[] buffers = new VertexBuffer9[2];
    private final VertexBuffer9 small;
    private final VertexBuffer9 dynamic;
    private final VertexBuffer9 ring;
    private final VertexDeclaration9 position;
    private final VertexDeclaration9 coordinates;
    private final VertexDeclaration9 wideColor;
    private final VertexDeclaration9 smallColor;
    private final VertexShader9 passing;
    private final VertexShader9 passingColor;
    private final VertexShader9 passingCoordinates;
    private final VertexShader9 transforming;
    private final PixelShader9 flat;
    private final PixelShader9 flat2;
    private final PixelShader9 colored;
    private final PixelShader9 textured;
    private final PixelShader9[] scenePixels = new PixelShader9[4];
    private final Texture9[] textures = new Texture9[TEXTURES];
    private final LockedData locked = new LockedData();
    private final MemorySegment vertices = Arena.ofAuto().allocate(TRIANGLE_BYTES, 16);
    private final float[] identity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    private final float[] matrix = identity.clone();
    private final float[] vector = {0, 0.5f, 0.25f, 1};
    private final D3d9PeerScene scene = new D3d9PeerScene(DRAWS, TEXTURES);
    private D3d9PeerCase row = D3d9PeerCase.NONE;
    private int ringAt;
    private int frames;

    D3d9PeerFrames(Device gpu) {
        d3d = Direct3D9.create(gpu);
        d = d3d.createDevice(PresentParameters9.offscreen(64, 64).withDepth(D3DFMT_D16));
        float[] corners = {0, 0, 0.05f, 0, 0, 0.05f};
        for (int i = 0; i < 3; i++) {
            float[] v = {
                corners[2 * i], corners[2 * i + 1], 0.1f, 10 * corners[2 * i], 10 * corners[2 * i + 1], 1, 0.5f, 1
            };
            MemorySegment.copy(v, 0, vertices, ValueLayout.JAVA_FLOAT, (long) STRIDE * i, 8);
        }
        for (int i = 0; i < 2; i++) {
            buffers[i] = d.createVertexBuffer(TRIANGLE_BYTES, D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
            buffers[i].lock(0, TRIANGLE_BYTES, 0).copyFrom(vertices);
            check(buffers[i].unlock());
        }
        small = d.createVertexBuffer(36, D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        MemorySegment s = small.lock(0, 36, 0);
        for (int i = 0; i < 3; i++) {
            s.setAtIndex(ValueLayout.JAVA_FLOAT, 3 * i, corners[2 * i]);
            s.setAtIndex(ValueLayout.JAVA_FLOAT, 3 * i + 1, corners[2 * i + 1]);
            s.setAtIndex(ValueLayout.JAVA_INT, 3 * i + 2, 0xc8c8c8c8);
        }
        check(small.unlock());
        int usage = D3DUSAGE_WRITEONLY | D3DUSAGE_DYNAMIC;
        dynamic = d.createVertexBuffer(TRIANGLE_BYTES, usage, 0, D3DPOOL_DEFAULT);
        ring = d.createVertexBuffer(RING_BYTES, usage, 0, D3DPOOL_DEFAULT);
        VertexElement9 three = VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0);
        position = d.createVertexDeclaration(three);
        coordinates = d.createVertexDeclaration(
                three, VertexElement9.of(0, 12, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_TEXCOORD, 0));
        wideColor =
                d.createVertexDeclaration(three, VertexElement9.of(0, 20, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_COLOR, 0));
        smallColor = d.createVertexDeclaration(
                VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_POSITION, 0),
                VertexElement9.of(0, 8, D3DDECLTYPE_D3DCOLOR, D3DDECLUSAGE_COLOR, 0));
        passing = vertex(POSITION + "mov oPos, v0\n");
        passingColor = vertex(POSITION + "dcl_color v1\nmov oPos, v0\nmov oD0, v1\n");
        passingCoordinates = vertex(POSITION + "dcl_texcoord v1\nmov oPos, v0\nmov oT0, v1\n");
        transforming = vertex(POSITION + "dcl_texcoord v1\nm4x4 oPos, v0, c0\nmov oT0, v1\n");
        flat = pixel("ps_2_0\nmov oC0, c0\n");
        flat2 = pixel("ps_2_0\nmov oC0, c1\n");
        colored = pixel("ps_2_0\ndcl v0\nmov oC0, v0\n");
        textured = pixel(TEXTURED + "mov oC0, r0\n");
        StringBuilder text = new StringBuilder(TEXTURED);
        for (int i = 0; i < scenePixels.length; i++) {
            text.append("mul r0, r0, c").append(i).append('\n');
            scenePixels[i] = pixel(text + "mov oC0, r0\n");
        }
        float[] half = new float[16];
        Arrays.fill(half, 0.5f);
        check(d.setPixelShaderConstantF(0, half, 4));
        for (int i = 0; i < TEXTURES; i++) {
            textures[i] = d.createTexture(16, 16, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            LockedRect r = textures[i].lockRect(0, 0);
            for (int y = 0; y < 16; y++) {
                for (int x = 0; x < 16; x++) {
                    int texel = 0xff000000 | scene.random() & 0xffffff;
                    ALL.set(ValueLayout.JAVA_INT, r.bits + (long) y * r.pitch + 4L * x, texel);
                }
            }
            check(textures[i].unlockRect(0));
        }
        scene.mix();
        check(d.setSamplerState(0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR));
        check(d.setSamplerState(0, D3DSAMP_MAGFILTER, D3DTEXF_LINEAR));
        event = d.createQuery(D3DQUERYTYPE_EVENT);
    }

    private VertexShader9 vertex(String text) {
        return d.createVertexShader(Assembler.words(text));
    }

    private PixelShader9 pixel(String text) {
        return d.createPixelShader(Assembler.words(text));
    }

    @Override
    public List<String> rows() {
        return Arrays.stream(D3d9PeerCase.values()).map(c -> c.label).toList();
    }

    @Override
    public int begin(String label) {
        for (D3d9PeerCase c : D3d9PeerCase.values()) {
            if (!c.label.equals(label)) continue;
            row = c;
            check(d.beginScene());
            base();
            prepare(c);
            check(d.endScene());
            return c.draws;
        }
        throw new IllegalArgumentException("bench d3d9-draws: there is no row '" + label
                + "' beside the peers'; there are " + String.join(", ", rows()));
    }

    private void base() {
        check(d.setRenderState(D3DRS_ZENABLE, D3DZB_FALSE));
        check(d.setRenderState(D3DRS_ALPHABLENDENABLE, 0));
        check(d.setRenderState(D3DRS_ZWRITEENABLE, 1));
        check(d.setRenderState(D3DRS_ZFUNC, D3DCMP_LESS));
        check(d.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
        check(d.setRenderState(D3DRS_LIGHTING, 0));
        check(d.setVertexDeclaration(position));
        check(d.setStreamSource(0, buffers[0], 0, STRIDE));
        check(d.setVertexShader(passing));
        check(d.setPixelShader(flat));
        check(d.setTexture(0, textures[0]));
        check(d.setVertexShaderConstantF(0, identity, 4));
    }

    private void prepare(D3d9PeerCase of) {
        switch (of) {
            case VFMT -> {
                check(d.setVertexShader(passingColor));
                check(d.setPixelShader(colored));
            }
            case TEX, TEX32 -> textured(passingCoordinates);
            case UNIMAT -> textured(transforming);
            case SCENE -> {
                textured(transforming);
                check(d.setRenderState(D3DRS_ZENABLE, D3DZB_TRUE));
            }
            case SUBDATA -> check(d.setStreamSource(0, dynamic, 0, STRIDE));
            case RING -> check(d.setStreamSource(0, ring, 0, STRIDE));
            case FFP -> {
                check(d.setVertexShader(null));
                check(d.setPixelShader(null));
                check(d.setTexture(0, null));
                check(d.setFVF(D3DFVF_XYZ));
                check(d.setTextureStageState(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1));
                check(d.setTextureStageState(0, D3DTSS_COLORARG1, D3DTA_TFACTOR));
            }
            case UP -> {
                check(d.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
                check(d.setVertexShader(passingColor));
                check(d.setPixelShader(colored));
            }
            case NONE, VBO, BLEND, PROG, UNI4F -> {}
        }
    }

    private void textured(VertexShader9 shader) {
        check(d.setVertexDeclaration(coordinates));
        check(d.setVertexShader(shader));
        check(d.setPixelShader(textured));
    }

    @Override
    public void frame() {
        check(d.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0, 1, 0));
        check(d.beginScene());
        switch (row) {
            case NONE -> none();
            case VBO -> vbo();
            case VFMT -> vfmt();
            case TEX -> tex(1);
            case TEX32 -> tex(TEXTURES - 1);
            case BLEND -> blend();
            case PROG -> prog();
            case UNI4F -> uni4f();
            case UNIMAT -> unimat();
            case SUBDATA -> subdata();
            case RING -> ring();
            case SCENE -> scene();
            case FFP -> ffp();
            case UP -> up();
        }
        check(d.endScene());
        check(event.issue(D3DISSUE_END));
        check(event.getData(null, D3DGETDATA_FLUSH));
        if (++frames % FRAMES_BETWEEN_WAITS == 0) await();
    }

    private void await() {
        while (check(event.getData(null, D3DGETDATA_FLUSH)) == S_FALSE) Thread.yield();
    }

    private void draw() { // hot
        d.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1);
    }

    private void none() { // hot
        for (int i = 0; i < DRAWS; i++) draw();
    }

    private void vbo() { // hot
        for (int i = 0; i < DRAWS; i++) {
            d.setStreamSource(0, buffers[i & 1], 0, STRIDE);
            draw();
        }
    }

    private void vfmt() { // hot
        for (int i = 0; i < DRAWS; i++) {
            if ((i & 1) != 0) {
                d.setVertexDeclaration(smallColor);
                d.setStreamSource(0, small, 0, 12);
            } else {
                d.setVertexDeclaration(wideColor);
                d.setStreamSource(0, buffers[0], 0, STRIDE);
            }
            draw();
        }
    }

    private void tex(int mask) { // hot
        for (int i = 0; i < DRAWS; i++) {
            d.setTexture(0, textures[i & mask]);
            draw();
        }
    }

    private void blend() { // hot
        for (int i = 0; i < DRAWS; i++) {
            boolean odd = (i & 1) != 0;
            d.setRenderState(D3DRS_ALPHABLENDENABLE, i & 1);
            d.setRenderState(D3DRS_SRCBLEND, odd ? D3DBLEND_SRCALPHA : D3DBLEND_ONE);
            d.setRenderState(D3DRS_DESTBLEND, odd ? D3DBLEND_INVSRCALPHA : D3DBLEND_ZERO);
            draw();
        }
    }

    private void prog() { // hot
        for (int i = 0; i < DRAWS; i++) {
            d.setPixelShader((i & 1) != 0 ? flat : flat2);
            draw();
        }
    }

    private void uni4f() { // hot
        for (int i = 0; i < DRAWS; i++) {
            vector[0] = i * 0.001f;
            d.setPixelShaderConstantF(0, vector, 1);
            draw();
        }
    }

    private void unimat() { // hot
        for (int i = 0; i < DRAWS; i++) {
            matrix[3] = i * 0.0001f;
            d.setVertexShaderConstantF(0, matrix, 4);
            draw();
        }
        matrix[3] = 0;
    }

    private void write(long to, int i) { // hot
        long from = vertices.address();
        ALL.set(ValueLayout.JAVA_FLOAT, from + 8, i * 0.0001f);
        for (int k = 0; k < TRIANGLE_BYTES; k += 8) {
            ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, to + k, ALL.get(ValueLayout.JAVA_LONG, from + k));
        }
    }

    private void subdata() { // hot
        for (int i = 0; i < DRAWS; i++) {
            check(dynamic.lock(0, TRIANGLE_BYTES, locked, D3DLOCK_DISCARD));
            write(locked.address, i);
            dynamic.unlock();
            draw();
        }
    }

    private void ring() { // hot
        for (int i = 0; i < DRAWS; i++) {
            if (ringAt + 3 > RING_VERTICES) ringAt = 0;
            int flags = ringAt != 0 ? D3DLOCK_NOOVERWRITE : D3DLOCK_DISCARD;
            check(ring.lock(ringAt * STRIDE, TRIANGLE_BYTES, locked, flags));
            write(locked.address, i);
            ring.unlock();
            d.drawPrimitive(D3DPT_TRIANGLELIST, ringAt, 1);
            ringAt += 3;
        }
    }

    private void scene() { // hot
        D3d9PeerScene s = scene;
        for (int i = 0; i < DRAWS; i++) {
            int change = s.changes[i];
            if ((change & D3d9PeerScene.PROGRAM) != 0) d.setPixelShader(scenePixels[s.programs[i]]);
            if ((change & D3d9PeerScene.TEXTURE) != 0) d.setTexture(0, textures[s.textures[i]]);
            if ((change & D3d9PeerScene.STATE) != 0) sceneState((change & D3d9PeerScene.BLENDED) != 0);
            d.setVertexShaderConstantF(0, s.matrices[i], 4);
            draw();
        }
    }

    private void sceneState(boolean blended) { // hot
        if (blended) {
            d.setRenderState(D3DRS_ALPHABLENDENABLE, 1);
            d.setRenderState(D3DRS_SRCBLEND, D3DBLEND_SRCALPHA);
            d.setRenderState(D3DRS_DESTBLEND, D3DBLEND_INVSRCALPHA);
            d.setRenderState(D3DRS_ZWRITEENABLE, 0);
            d.setRenderState(D3DRS_ZFUNC, D3DCMP_LESSEQUAL);
        } else {
            d.setRenderState(D3DRS_ALPHABLENDENABLE, 0);
            d.setRenderState(D3DRS_ZWRITEENABLE, 1);
            d.setRenderState(D3DRS_ZFUNC, D3DCMP_LESS);
        }
    }

    private void ffp() { // hot
        for (int i = 0; i < DRAWS; i++) {
            matrix[12] = i * 0.0001f;
            d.setTransform(D3DTS_WORLD, matrix);
            d.setRenderState(D3DRS_TEXTUREFACTOR, 0xff000000 | i);
            draw();
        }
        matrix[12] = 0;
    }

    private void up() { // hot
        int draws = D3d9PeerCase.UP.draws;
        for (int k = 0; k < draws; k++) {
            fill();
            d.drawPrimitiveUP(D3DPT_TRIANGLELIST, 100, UP, UP_STRIDE);
        }
    }

    /** A method of its own, so that the compiler's limits for one leave it alone. */
    private void fill() { // hot
        for (int t = 0; t < UP_VERTICES; t++) {
            int corner = t % 3;
            UP.setAtIndex(ValueLayout.JAVA_FLOAT, 4 * t, t * 0.003f - 0.5f + (corner == 1 ? 0.02f : 0));
            UP.setAtIndex(ValueLayout.JAVA_FLOAT, 4 * t + 1, corner == 2 ? 0.02f : 0);
            UP.setAtIndex(ValueLayout.JAVA_INT, 4 * t + 3, 0xff000000 | t);
        }
    }

    @Override
    public void finish() {
        await();
    }

    @Override
    public int shadersMade() {
        return d.shadersMade();
    }

    @Override
    public void close() {
        while (!d.isDestroyed()) d.release();
        d3d.release();
    }
}
