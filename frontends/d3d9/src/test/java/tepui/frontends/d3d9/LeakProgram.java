package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.pipe.Device;
import tepui.stream.StreamMode;
import tepui.testing.LeakRun;

/** Program that makes, uses and releases objects of Direct3D 9: {@code LeakProgram objects|devices DRIVER MODE ROUNDS}. */
final class LeakProgram {
    private static final int SIZE = 32;
    private static final int STRIDE = 24;

    private final Direct3D9 d3d;
    private final MemorySegment quad;

    private LeakProgram(Direct3D9 d3d, Arena arena) {
        this.d3d = d3d;
        quad = arena.allocate(4L * STRIDE, 16);
    }

    public static void main(String[] words) {
        int rounds = Integer.parseInt(words[3]);
        try (Device gpu = Lab9.open(words[1], StreamMode.valueOf(words[2]));
                Arena arena = Arena.ofShared()) {
            Direct3D9 d3d = Direct3D9.create(gpu);
            LeakProgram program = new LeakProgram(d3d, arena);
            if (words[0].equals("objects")) {
                Device9 device = program.device();
                LeakRun.measure(rounds, i -> program.round(device, i));
                device.release();
            } else {
                LeakRun.measure(rounds, i -> {
                    Device9 device = program.device();
                    program.round(device, 0);
                    ok(device.reset(PresentParameters9.offscreen(SIZE + 1, SIZE).withDepth(D3DFMT_D24S8)));
                    program.round(device, 0);
                    device.release();
                });
            }
            d3d.release();
        }
    }

    private Device9 device() {
        return d3d.createDevice(PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8));
    }

    /** One object of each kind. Each fourth round has shaders of its own. */
    private void round(Device9 d, int i) {
        ok(d.beginScene());
        ok(d.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, i, 1, 0));
        textures(d);
        buffers(d);
        shaders(d, i % 4 == 0 ? i : 1);
        surfaces(d);
        states(d);
        ok(d.endScene());
        ok(d.present());
    }

    private static void textures(Device9 d) {
        for (int pool : new int[] {D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM}) {
            Texture9 t = d.createTexture(8, 8, 0, 0, D3DFMT_A8R8G8B8, pool);
            ok(t.lockRect(0, new LockedRect(), null, 0));
            ok(t.unlockRect(0));
            if (pool == D3DPOOL_MANAGED) ok(d.setTexture(0, t));
            t.release();
        }
        CubeTexture9 cube = d.createCubeTexture(8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        VolumeTexture9 volume = d.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(d.setTexture(1, cube));
        ok(d.setTexture(2, volume));
        Texture9 target = d.createTexture(8, 8, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        Surface9 level = target.getSurfaceLevel(0);
        ok(d.colorFill(level, null, -1));
        level.release();
        target.release();
        ok(d.setTexture(1, null));
        ok(d.setTexture(2, null));
        cube.release();
        volume.release();
    }

    private void buffers(Device9 d) {
        int fvf = D3DFVF_XYZRHW | D3DFVF_TEX1;
        int usage = D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY;
        VertexBuffer9 b = d.createVertexBuffer(4 * STRIDE, usage, fvf, D3DPOOL_DEFAULT);
        IndexBuffer9 n = d.createIndexBuffer(64, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        ok(b.lock(0, 0, new LockedData(), D3DLOCK_DISCARD));
        ok(b.unlock());
        ok(n.lock(0, 0, new LockedData(), 0));
        ok(n.unlock());
        ok(d.setStreamSource(0, b, 0, STRIDE));
        ok(d.setIndices(n));
        ok(d.setFVF(fvf));
        ok(d.drawIndexedPrimitive(D3DPT_TRIANGLESTRIP, 0, 0, 4, 0, 2));
        ok(d.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad, STRIDE));
        ok(d.setIndices(null));
        ok(d.setStreamSource(0, null, 0, 0));
        b.release();
        n.release();
    }

    private void shaders(Device9 d, int number) {
        VertexDeclaration9 declaration =
                d.createVertexDeclaration(VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITION, 0));
        String constant = "def c0, " + number + ", 0, 1, 1\n";
        VertexShader9 vertex =
                d.createVertexShader(code("vs_2_0\n" + constant + "dcl_position v0\nadd oPos, v0, c0\n"));
        PixelShader9 pixel = d.createPixelShader(code("ps_2_0\n" + constant + "mov r0, c0\nmov oC0, r0\n"));
        ok(d.setVertexDeclaration(declaration));
        ok(d.setVertexShader(vertex));
        ok(d.setPixelShader(pixel));
        ok(d.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad, STRIDE));
        ok(d.setVertexShader(null));
        ok(d.setPixelShader(null));
        ok(d.setFVF(D3DFVF_XYZ));
        vertex.release();
        pixel.release();
        declaration.release();
    }

    private static int[] code(String text) {
        try {
            return Assembler.assemble(text);
        } catch (ShaderException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void surfaces(Device9 d) {
        Surface9 target = d.createRenderTarget(16, 16, D3DFMT_A8R8G8B8, D3DMULTISAMPLE_NONE, 0, true);
        Surface9 depth = d.createDepthStencilSurface(16, 16, D3DFMT_D24S8, D3DMULTISAMPLE_NONE, 0, false);
        Surface9 plain = d.createOffscreenPlainSurface(16, 16, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        ok(d.colorFill(target, null, 0xff00ff00));
        ok(d.getRenderTargetData(target, plain));
        Ref<SwapChain9> chain = new Ref<>();
        ok(d.createAdditionalSwapChain(PresentParameters9.offscreen(16, 16), chain));
        Ref<Surface9> back = new Ref<>();
        ok(chain.get().getBackBuffer(0, D3DBACKBUFFER_TYPE_MONO, back));
        ok(d.colorFill(back.get(), null, 0xff00ff00));
        back.get().release();
        chain.get().release();
        target.release();
        depth.release();
        plain.release();
    }

    private static void states(Device9 d) {
        StateBlock9 block = d.createStateBlock(D3DSBT_ALL);
        ok(block.apply());
        block.release();
        ok(d.beginStateBlock());
        ok(d.setRenderState(D3DRS_LIGHTING, 0));
        d.endStateBlock().release();
        for (int kind : new int[] {D3DQUERYTYPE_OCCLUSION, D3DQUERYTYPE_EVENT}) {
            Query9 q = d.createQuery(kind);
            if (kind == D3DQUERYTYPE_OCCLUSION) ok(q.issue(D3DISSUE_BEGIN));
            ok(q.issue(D3DISSUE_END));
            q.release();
        }
    }
}
