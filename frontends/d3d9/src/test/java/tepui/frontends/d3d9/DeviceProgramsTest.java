package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.frontends.d3d9.shader.BytecodeMachine;
import tepui.frontends.d3d9.shader.RandomProgram;

/**
 * Random programs on the device itself beside {@link BytecodeMachine}: what the whole way through translation, passes and the driver makes of the tokens. A
 * target of floats is drawn to with the same inputs at every corner. {@code -Dtest.args=-Dtepui.d3d9.devicePrograms=1000} runs more of them.
 */
final class DeviceProgramsTest extends Behaviour9 {
    private static final int PROGRAMS = Integer.getInteger("tepui.d3d9.devicePrograms", 16);
    private static final int SIDE = 4;
    private static final float[] TEXEL = {0.25f, 0.5f, 0.75f, 1};
    /** Least programs of either stage that must have given numbers. */
    private static final int LEAST = PROGRAMS / 8;

    private Surface9 target;
    private Surface9 copy;
    private VertexDeclaration9 declaration;
    private int compared;

    @BeforeEach
    void targets() {
        lab.needs(D3DRTYPE_SURFACE, D3DUSAGE_RENDERTARGET, D3DFMT_A32B32G32R32F);
        target = device.createRenderTarget(SIDE, SIDE, D3DFMT_A32B32G32R32F, 0, 0, false);
        copy = device.createOffscreenPlainSurface(SIDE, SIDE, D3DFMT_A32B32G32R32F, D3DPOOL_SYSTEMMEM);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, target));
        lab.state(D3DRS_ZENABLE, 0).state(D3DRS_CULLMODE, D3DCULL_NONE).state(D3DRS_LIGHTING, 0);
        VertexElement9[] elements = new VertexElement9[5];
        for (int i = 0; i < 4; i++) {
            elements[i + 1] = VertexElement9.of(0, 16 + 16 * i, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_TEXCOORD, i);
        }
        elements[0] = VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITION, 0);
        declaration = device.createVertexDeclaration(elements);
        Texture9 t = device.createTexture(1, 1, 1, 0, D3DFMT_A32B32G32R32F, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        MemorySegment.copy(TEXEL, 0, r.rows(1), ValueLayout.JAVA_FLOAT, 0, 4);
        ok(t.unlockRect(0));
        ok(device.setTexture(0, t));
    }

    private static float number(Random r) {
        return (r.nextInt(33) - 16) * 0.125f;
    }

    /** The same numbers for the machine and the device. */
    private BytecodeMachine machine(int[] tokens, Random r) {
        BytecodeMachine m = new BytecodeMachine(tokens.clone());
        for (float[] v : m.constants) for (int k = 0; k < 4; k++) v[k] = number(r);
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < 4; k++) m.coordinates[i][k] = number(r);
            m.inputs[i] = m.coordinates[i].clone();
        }
        for (int[] i : m.ints) {
            i[0] = r.nextInt(5);
            i[1] = r.nextInt(3);
            i[2] = 1;
        }
        for (int i = 0; i < 16; i++) m.bools[i] = r.nextBoolean();
        m.textures = (sampler, at, dimensions, lod, bias) -> TEXEL.clone();
        int floats = m.pixel ? 224 : 256;
        float[] f = new float[4 * floats];
        int[] ints = new int[64];
        for (int i = 0; i < f.length; i++) f[i] = m.constants[i / 4][i % 4];
        for (int i = 0; i < 64; i++) ints[i] = m.ints[i / 4][i % 4];
        if (m.pixel) {
            ok(device.setPixelShaderConstantF(0, f, floats));
            ok(device.setPixelShaderConstantI(0, ints, 16));
            ok(device.setPixelShaderConstantB(0, m.bools, 16));
        } else {
            ok(device.setVertexShaderConstantF(0, f, floats));
            ok(device.setVertexShaderConstantI(0, ints, 16));
            ok(device.setVertexShaderConstantB(0, m.bools, 16));
        }
        return m;
    }

    /** Three corners around the target, all with the inputs of the machine. */
    private void draw(BytecodeMachine m, float[][] corners) {
        float[] v = new float[3 * 20];
        for (int i = 0; i < 3; i++) {
            System.arraycopy(corners[i], 0, v, 20 * i, 4);
            for (int k = 0; k < 16; k++) v[20 * i + 4 + k] = m.coordinates[k / 4][k % 4];
        }
        ok(device.clear(null, D3DCLEAR_TARGET, 0, 0, 0));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(v), 80));
    }

    private float[] drawn() {
        ok(device.getRenderTargetData(target, copy));
        LockedRect r = copy.lockRect(D3DLOCK_READONLY);
        float[] pixel = new float[4];
        MemorySegment.copy(r.rows(SIDE), ValueLayout.JAVA_FLOAT, 2L * r.pitch + 32, pixel, 0, 4);
        ok(copy.unlockRect());
        return pixel;
    }

    private void compare(long seed, String text, float[] wanted) {
        for (float f : wanted) if (!(Math.abs(f) < 1e6f)) return;
        compared++;
        float[] found = drawn();
        for (int k = 0; k < 4; k++) {
            float within = 1e-3f * Math.max(1, Math.abs(wanted[k]));
            if (!(Math.abs(found[k] - wanted[k]) <= within)) {
                fail("component " + k + " is " + found[k] + ", must be " + wanted[k] + ", seed " + seed + "\n" + text);
            }
        }
    }

    private static String profile(long seed) {
        return RandomProgram.of(seed).substring(0, 6);
    }

    @Test
    void pixelProgramsGiveOnTheDeviceWhatTheirTokensSay() {
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX4 | 0xaa << 16));
        float[][] corners = {{-1, -1, 0, 1}, {3 * SIDE, -1, 0, 1}, {-1, 3 * SIDE, 0, 1}};
        for (long seed = 0; seed < PROGRAMS; seed++) {
            if (!profile(seed).startsWith("ps")) continue;
            String text = RandomProgram.of(seed);
            int[] tokens = Assembler.words(text);
            BytecodeMachine m = machine(tokens, new Random(seed));
            PixelShader9 p = device.createPixelShader(tokens);
            ok(device.setPixelShader(p));
            draw(m, corners);
            m.run();
            compare(seed, text, m.colors[0]);
            ok(device.setPixelShader(null));
            p.release();
        }
        assertTrue(compared >= LEAST, () -> compared + " programs gave numbers");
    }

    @Test
    void vertexProgramsGiveOnTheDeviceWhatTheirTokensSay() {
        ok(device.setVertexDeclaration(declaration));
        PixelShader9 second = lab.pixelShader("ps_2_0\ndcl t0\nmov oC0, t0\n");
        PixelShader9 third = lab.pixelShader("ps_3_0\ndcl_texcoord v0\nmov oC0, v0\n");
        float[][] corners = {{-1, -1, 0, 1}, {3, -1, 0, 1}, {-1, 3, 0, 1}};
        for (long seed = 0; seed < PROGRAMS; seed++) {
            if (!profile(seed).startsWith("vs")) continue;
            boolean newest = profile(seed).startsWith("vs_3");
            String position = newest ? "mov o0, " : "mov oPos, ";
            // The place on the target is an input of its own, not the result.
            String text = RandomProgram.of(seed)
                    .replace(position + "r0", position + "v4")
                    .replace("dcl_texcoord3 v3\n", "dcl_texcoord3 v3\ndcl_position v4\n");
            int[] tokens = Assembler.words(text);
            BytecodeMachine m = machine(tokens, new Random(seed));
            VertexShader9 v = device.createVertexShader(tokens);
            ok(device.setVertexShader(v));
            ok(device.setPixelShader(newest ? third : second));
            draw(m, corners);
            m.inputs[4] = corners[0];
            m.run();
            compare(seed, text, m.outputs[newest ? 1 : 0]);
            ok(device.setVertexShader(null));
            v.release();
        }
        assertTrue(compared >= LEAST, () -> compared + " programs gave numbers");
    }
}
