package tepui.tools.bench;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Device;
import tepui.pipe.Memory;

/** Frames of the rows of {@link D3d9DrawCase}: a target of 64 x 64, one triangle a draw. */
final class D3d9Frames implements D3d9Work {
    private static final String VERTEX = "vs_2_0\ndcl_position v0\ndcl_texcoord v1\nm4x4 oPos, v0, c0\nmov oT0, v1\n";
    private static final String PIXEL = "ps_2_0\ndcl t0.xy\ndcl_2d s0\ntexld r0, t0, s0\nmul r0, r0, c0\nmov oC0, r0\n";
    static final int STRIDE = 24;
    private static final int STREAM_BYTES = 1 << 18;

    final Device9 device;
    private final Direct3D9 d3d;
    private final VertexBuffer9[] buffers = new VertexBuffer9[2];
    private final VertexBuffer9 stream;
    private final VertexDeclaration9[] declarations = new VertexDeclaration9[2];
    private final Texture9[] textures = new Texture9[8];
    private final VertexShader9[] vertexShaders = new VertexShader9[2];
    private final PixelShader9[] pixelShaders = new PixelShader9[2];
    private final StateBlock9[] blocks = new StateBlock9[2];
    private final LockedData locked = new LockedData();
    private final float[] matrix = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    private final float[] vector = new float[4];
    private final D3d9Changes changes;
    private int streamAt;
    private D3d9DrawCase row = D3d9DrawCase.NONE;

    D3d9Frames(Device gpu) {
        d3d = Direct3D9.create(gpu);
        device = d3d.createDevice(PresentParameters9.offscreen(64, 64).withDepth(D3DFMT_D24S8));
        for (int i = 0; i < 2; i++) {
            buffers[i] = device.createVertexBuffer(1024, D3DUSAGE_WRITEONLY, 0, D3DPOOL_MANAGED);
            triangle(buffers[i].lock(0, 0, 0));
            check(buffers[i].unlock());
            declarations[i] = device.createVertexDeclaration(
                    VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                    VertexElement9.of(
                            0, 12 + 4 * i, i == 0 ? D3DDECLTYPE_FLOAT3 : D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_TEXCOORD, 0));
            vertexShaders[i] = device.createVertexShader(Assembler.words(VERTEX + (i == 0 ? "" : "mov oT1, v1\n")));
            pixelShaders[i] = device.createPixelShader(
                    Assembler.words(i == 0 ? PIXEL : PIXEL.replace("mul r0, r0, c0", "add r0, r0, c0")));
        }
        for (int i = 0; i < textures.length; i++) {
            textures[i] = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            LockedRect r = textures[i].lockRect(0, 0);
            r.rows(4).fill((byte) (40 * i));
            check(textures[i].unlockRect(0));
        }
        stream = device.createVertexBuffer(STREAM_BYTES, D3DUSAGE_WRITEONLY | D3DUSAGE_DYNAMIC, 0, D3DPOOL_DEFAULT);
        changes = new D3d9Changes(device);
        lights();
        for (int i = 0; i < 2; i++) {
            check(device.beginStateBlock());
            check(device.setRenderState(D3DRS_ALPHABLENDENABLE, i));
            check(device.setRenderState(D3DRS_ZFUNC, i == 0 ? D3DCMP_LESSEQUAL : D3DCMP_ALWAYS));
            check(device.setTexture(0, textures[i]));
            check(device.setSamplerState(0, D3DSAMP_MINFILTER, i == 0 ? D3DTEXF_POINT : D3DTEXF_LINEAR));
            check(device.setPixelShaderConstantF(0, new float[] {i, 1, 1, 1}, 1));
            blocks[i] = device.endStateBlock();
        }
    }

    static void triangle(MemorySegment v) {
        float[] f = {0, 0, 0.5f, 0, 0, 0, 0.02f, 0, 0.5f, 1, 0, 0, 0, 0.02f, 0.5f, 0, 1, 0};
        for (int i = 0; i < f.length; i++) v.setAtIndex(ValueLayout.JAVA_FLOAT, i, f[i]);
    }

    private void lights() {
        for (int i = 0; i < 3; i++) {
            Light9 l = new Light9();
            l.direction = new float[] {i - 1, 0.5f, 1};
            check(device.setLight(i, l));
            check(device.lightEnable(i, true));
        }
        check(device.setMaterial(Material9.of(0.8f, 0.7f, 0.6f, 1)));
    }

    @Override
    public List<String> rows() {
        return Arrays.stream(D3d9DrawCase.values()).map(c -> c.label).toList();
    }

    @Override
    public int begin(String label) {
        D3d9DrawCase of = D3d9DrawCase.of(label);
        if (of == null) {
            throw new IllegalArgumentException(
                    "bench d3d9-draws: there is no row '" + label + "'; there are " + String.join(", ", rows()));
        }
        row = of;
        prepare(of);
        return of.draws();
    }

    @Override
    public void frame() {
        frame(row);
    }

    /** The state that a row begins with. */
    void prepare(D3d9DrawCase row) {
        boolean fixed = row == D3d9DrawCase.FIXED;
        check(device.setVertexDeclaration(declarations[0]));
        check(device.setStreamSource(0, row == D3d9DrawCase.STREAMING ? stream : buffers[0], 0, STRIDE));
        check(device.setVertexShader(fixed ? null : vertexShaders[0]));
        check(device.setPixelShader(fixed ? null : pixelShaders[0]));
        check(device.setTexture(0, textures[0]));
        check(device.setRenderState(D3DRS_LIGHTING, fixed));
        check(device.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
        check(device.setRenderState(D3DRS_ALPHABLENDENABLE, false));
        check(device.setVertexShaderConstantF(0, matrix, 4));
        check(device.setPixelShaderConstantF(0, new float[] {1, 1, 1, 1}, 1));
        changes.prepare(row);
    }

    /** One frame of a row. */
    void frame(D3d9DrawCase row) {
        Device9 d = device;
        d.beginScene();
        d.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0, 1, 0);
        int n = row.draws();
        for (int i = 0; i < n; i++) {
            int odd = i & 1;
            int start = 0;
            switch (row) {
                case NONE, INDEX16, INDEX32 -> {}
                case STREAMS, RING, TEXTURES, SCISSOR, ONE_OF_MANY, PALETTE, INDEX16_WRITTEN, INDEX32_WRITTEN ->
                    changes.before(row, i);
                case STREAM -> d.setStreamSource(0, buffers[odd], 0, STRIDE);
                case DECLARATION -> d.setVertexDeclaration(declarations[odd]);
                case TEXTURE -> d.setTexture(0, textures[odd]);
                case RENDER_STATE -> d.setRenderState(D3DRS_ALPHABLENDENABLE, odd);
                case SHADERS -> {
                    d.setVertexShader(vertexShaders[odd]);
                    d.setPixelShader(pixelShaders[odd]);
                }
                case CONSTANT -> {
                    vector[0] = i;
                    d.setPixelShaderConstantF(0, vector, 1);
                }
                case MATRIX -> {
                    matrix[12] = i * 1e-4f;
                    d.setVertexShaderConstantF(0, matrix, 4);
                }
                case STREAMING -> start = append();
                case BLOCK -> blocks[odd].apply();
                case FIXED -> {
                    matrix[12] = i * 1e-4f;
                    d.setTransform(D3DTS_WORLD, matrix);
                }
                case SCENE -> {
                    matrix[12] = i * 1e-4f;
                    d.setVertexShaderConstantF(0, matrix, 4);
                    if (i % 4 == 0) d.setTexture(0, textures[i / 4 % 8]);
                    if (i % 16 == 0) d.setStreamSource(0, buffers[i / 16 & 1], 0, STRIDE);
                    if (i % 64 == 0) {
                        d.setPixelShader(pixelShaders[i / 64 & 1]);
                        d.setRenderState(D3DRS_ALPHABLENDENABLE, i / 64 & 1);
                    }
                }
            }
            if (changes.draw(row, i)) continue;
            d.drawPrimitive(D3DPT_TRIANGLELIST, start, 1);
        }
        d.endScene();
        d.present();
    }

    /** Three vertices behind the last ones; at the end, all are given up. */
    private int append() {
        int bytes = 3 * STRIDE;
        int flags = D3DLOCK_NOOVERWRITE;
        if (streamAt + bytes > STREAM_BYTES) {
            streamAt = 0;
            flags = D3DLOCK_DISCARD;
        }
        stream.lock(streamAt, bytes, locked, flags);
        for (int i = 0; i < 18; i++) Memory.ALL.set(ValueLayout.JAVA_FLOAT, locked.address + 4L * i, i * 0.01f);
        stream.unlock();
        int first = streamAt / STRIDE;
        streamAt += bytes;
        return first;
    }

    @Override
    public void finish() {
        device.pipe().finish();
    }

    @Override
    public int shadersMade() {
        return device.shadersMade();
    }

    @Override
    public void close() {
        while (!device.isDestroyed()) device.release();
        d3d.release();
    }
}
