package tepui.tools.bench;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Memory;

/** Rows through Direct3D 9 that change many things before each draw: five streams, one of 200 buffers, eight textures, the scissor, a few of many constants, or all indices of two triangles. */
final class D3d9Changes {
    private static final int RING = 200;
    private static final int STREAMS = 5;
    private static final int SAMPLERS = 8;
    private static final int BOXES = 32;
    private static final int MANY = 64;
    private static final int CORNERS = 6;
    private static final int[] ORDER = {0, 1, 2, 0, 2, 3};

    private final Device9 device;
    private final VertexBuffer9[] ring = new VertexBuffer9[RING];
    private final VertexDeclaration9 manyStreams;
    private final VertexShader9 summing;
    private final PixelShader9 sampling;
    /** Adds 64 constants up. */
    private final PixelShader9 adding;
    /** Has its matrix at a computed address, so that all registers are its constants. */
    private final VertexShader9 choosing;

    private final float[] bone = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    private final Texture9[] textures = new Texture9[SAMPLERS];
    /** From a bar that stands to one that lies. */
    private final Rect9[] boxes = new Rect9[BOXES];

    private final IndexBuffer9[] indices = new IndexBuffer9[2];
    private final LockedData locked = new LockedData();

    D3d9Changes(Device9 device) {
        this.device = device;
        for (int i = 0; i < RING; i++) {
            ring[i] = device.createVertexBuffer(1024, D3DUSAGE_WRITEONLY, 0, D3DPOOL_MANAGED);
            D3d9Frames.triangle(ring[i].lock(0, 0, 0));
            check(ring[i].unlock());
        }
        VertexElement9[] elements = new VertexElement9[STREAMS];
        StringBuilder vertex = new StringBuilder("vs_2_0\ndcl_position v0\n");
        elements[0] = VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0);
        for (int i = 1; i < STREAMS; i++) {
            elements[i] = VertexElement9.of(i, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_TEXCOORD, i - 1);
            vertex.append("dcl_texcoord").append(i - 1).append(" v").append(i).append('\n');
        }
        vertex.append("m4x4 oPos, v0, c0\nmov r0, v1\n");
        for (int i = 2; i < STREAMS; i++)
            vertex.append("add r0, r0, v").append(i).append('\n');
        manyStreams = device.createVertexDeclaration(elements);
        summing = device.createVertexShader(Assembler.words(vertex + "mov oT0, r0\n"));
        StringBuilder pixel = new StringBuilder("ps_2_0\ndcl t0.xy\n");
        for (int i = 0; i < SAMPLERS; i++) pixel.append("dcl_2d s").append(i).append('\n');
        pixel.append("texld r0, t0, s0\n");
        for (int i = 1; i < SAMPLERS; i++) {
            pixel.append("texld r1, t0, s").append(i).append("\nadd r0, r0, r1\n");
        }
        sampling = device.createPixelShader(Assembler.words(pixel + "mov oC0, r0\n"));
        StringBuilder sum = new StringBuilder("ps_3_0\nmov r0, c0\n");
        for (int i = 1; i < MANY; i++) sum.append("add r0, r0, c").append(i).append('\n');
        adding = device.createPixelShader(Assembler.words(sum + "mov oC0, r0\n"));
        choosing = device.createVertexShader(Assembler.words("vs_2_0\ndcl_position v0\nmova a0.x, v0.z\n"
                + "dp4 oPos.x, v0, c0[a0.x]\ndp4 oPos.y, v0, c1[a0.x]\ndp4 oPos.z, v0, c2[a0.x]\ndp4 oPos.w, v0, c3[a0.x]\n"
                + "mov oT0, v0\n"));
        for (int i = 0; i < SAMPLERS; i++) {
            textures[i] = device.createTexture(2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        }
        for (int i = 0; i < BOXES; i++) boxes[i] = new Rect9(31 - i, i, 33 + i, 64 - i);
        for (int i = 0; i < 2; i++) {
            indices[i] = device.createIndexBuffer(
                    4 * CORNERS,
                    D3DUSAGE_WRITEONLY | D3DUSAGE_DYNAMIC,
                    i == 0 ? D3DFMT_INDEX16 : D3DFMT_INDEX32,
                    D3DPOOL_DEFAULT);
            write(i == 1);
        }
    }

    /** Prepares a row beyond what all rows begin with. */
    void prepare(D3d9DrawCase row) {
        check(device.setRenderState(D3DRS_SCISSORTESTENABLE, row == D3d9DrawCase.SCISSOR));
        switch (row) {
            case STREAMS -> {
                check(device.setVertexDeclaration(manyStreams));
                check(device.setVertexShader(summing));
            }
            case TEXTURES -> check(device.setPixelShader(sampling));
            case ONE_OF_MANY -> check(device.setPixelShader(adding));
            case PALETTE -> check(device.setVertexShader(choosing));
            default -> {}
        }
    }

    /** Before draw {@code i}. */
    void before(D3d9DrawCase row, int i) { // hot
        switch (row) {
            case STREAMS -> {
                for (int s = 0; s < STREAMS; s++) device.setStreamSource(s, ring[i & 1], 0, D3d9Frames.STRIDE);
            }
            case RING -> device.setStreamSource(0, ring[i % RING], 0, D3d9Frames.STRIDE);
            case TEXTURES -> {
                for (int s = 0; s < SAMPLERS; s++) device.setTexture(s, textures[(i + s) % SAMPLERS]);
            }
            case ONE_OF_MANY -> {
                bone[0] = i;
                device.setPixelShaderConstantF(i * 7 % MANY, bone, 1);
            }
            case PALETTE -> {
                bone[12] = i * 1e-4f;
                device.setVertexShaderConstantF(4 * (i % 16), bone, 4);
            }
            case SCISSOR -> device.setScissorRect(boxes[i % BOXES]);
            case INDEX16_WRITTEN -> write(false);
            case INDEX32_WRITTEN -> write(true);
            default -> {}
        }
    }

    /** Two triangles by indices of a row that has them; false where it has none. */
    boolean draw(D3d9DrawCase row, int i) { // hot
        int wide = switch (row) {
            case INDEX16, INDEX16_WRITTEN -> 0;
            case INDEX32, INDEX32_WRITTEN -> 1;
            default -> -1;
        };
        if (wide < 0) return false;
        if (i == 0) device.setIndices(indices[wide]);
        device.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2);
        return true;
    }

    private void write(boolean wide) {
        IndexBuffer9 to = indices[wide ? 1 : 0];
        to.lock(0, 0, locked, D3DLOCK_DISCARD);
        MemorySegment all = Memory.ALL;
        for (int k = 0; k < CORNERS; k++) {
            if (wide) all.set(ValueLayout.JAVA_INT, locked.address + 4L * k, ORDER[k]);
            else all.set(ValueLayout.JAVA_SHORT, locked.address + 2L * k, (short) ORDER[k]);
        }
        to.unlock();
    }
}
