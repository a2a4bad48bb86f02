package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.Query;

/** What a draw sends to the device: what differs from what is there, and nothing else. */
final class SentStatesTest {
    private static final String VERTEX = "vs_2_0\ndcl_position v0\nmov oPos, v0\nmov oT0, v0\n";

    private int samplers;
    private int blends;
    private int rasters;
    private int depths;
    private int vertexBuffers;
    private int layouts;
    private int constants;
    private int parts;
    private int flushes;
    /** Queries have their results where the device has them. */
    private boolean answers = true;
    /** What the device has. */
    private int[] lastConstants = {};

    private int[] lastPart = {};

    private final Device gpu = new ForwardingDevice(Lab9.open("soft")) {
        @Override
        protected Context wrap(Context context) {
            return new ForwardingContext(this, context) {
                @Override
                public void bindSampler(Stage stage, int slot, int id) {
                    samplers++;
                    super.bindSampler(stage, slot, id);
                }

                @Override
                public Fence flush() {
                    flushes++;
                    return super.flush();
                }

                @Override
                public Fence flush(@Nullable Fence again) {
                    flushes++;
                    return super.flush(again);
                }

                @Override
                public long queryResult(Query query, boolean wait) {
                    return answers ? super.queryResult(query, wait) : NOT_READY;
                }

                @Override
                public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
                    vertexBuffers++;
                    super.bindVertexBuffer(slot, buffer, offset);
                }

                @Override
                public void bindVertexLayout(int id) {
                    layouts++;
                    super.bindVertexLayout(id);
                }

                @Override
                public void bindBlend(int id) {
                    blends++;
                    super.bindBlend(id);
                }

                @Override
                public void bindRaster(int id) {
                    rasters++;
                    super.bindRaster(id);
                }

                @Override
                public void bindDepthStencil(int id) {
                    depths++;
                    super.bindDepthStencil(id);
                }

                @Override
                public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
                    if (stage == Stage.FRAGMENT && slot == Slots.CONSTANTS) {
                        constants++;
                        lastConstants = Arrays.copyOfRange(words, start, start + count);
                    }
                    super.setUniforms(stage, slot, words, start, count);
                }

                @Override
                public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
                    if (stage == Stage.FRAGMENT && slot == Slots.CONSTANTS) {
                        parts++;
                        System.arraycopy(words, start, lastConstants, first, count);
                        lastPart = Arrays.copyOfRange(words, start, start + count);
                    }
                    super.updateUniforms(stage, slot, first, words, start, count);
                }
            };
        }
    };
    private final Direct3D9 d3d = Direct3D9.create(gpu);
    private final Device9 device =
            d3d.createDevice(PresentParameters9.offscreen(8, 8).withDepth(D3DFMT_D24S8));

    @AfterEach
    void end() {
        while (!device.isDestroyed()) device.release();
        d3d.release();
        gpu.close();
    }

    private PixelShader9 pixelShader(String text) {
        return device.createPixelShader(Assembler.words("ps_2_0\n" + text));
    }

    private void draw() {
        ok(device.setFVF(D3DFVF_XYZ));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment v = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, 1, 0.5f, 1, 1, 0.5f, -1, -1, 0.5f);
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, v, 12));
        }
    }

    private PixelShader9 sampling() {
        PixelShader9 samples = pixelShader("dcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n");
        ok(device.setVertexShader(device.createVertexShader(Assembler.words(VERTEX))));
        ok(device.setPixelShader(samples));
        return samples;
    }

    private Texture9 texture(int levels) {
        return device.createTexture(4, 4, levels, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
    }

    @Test
    void texturesThatAreSampledAlikeShareASampler() {
        sampling();
        Texture9[] plain = {texture(1), texture(1)};
        ok(device.setTexture(0, plain[0]));
        draw();
        int before = samplers;
        for (int i = 0; i < 6; i++) {
            ok(device.setTexture(0, plain[i & 1]));
            draw();
        }
        assertEquals(before, samplers);
    }

    @Test
    void levelsAndTheirLimitNeedASamplerOfTheirOwn() {
        sampling();
        ok(device.setSamplerState(0, D3DSAMP_MIPFILTER, D3DTEXF_LINEAR));
        Texture9 plain = texture(1);
        Texture9 levels = texture(3);
        ok(device.setTexture(0, plain));
        draw();
        int before = samplers;
        ok(device.setTexture(0, levels));
        draw();
        assertEquals(before + 1, samplers);
        levels.setLOD(1);
        draw();
        assertEquals(before + 2, samplers);
        levels.setLOD(0);
        ok(device.setTexture(0, plain));
        draw();
        assertEquals(before + 3, samplers);
    }

    @Test
    void aSamplersStateIsSentWhereItStaysAnother() {
        sampling();
        ok(device.setTexture(0, texture(1)));
        draw();
        int before = samplers;
        ok(device.setSamplerState(0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR));
        ok(device.setSamplerState(0, D3DSAMP_MINFILTER, D3DTEXF_POINT));
        draw();
        assertEquals(before, samplers);
        ok(device.setSamplerState(0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR));
        draw();
        assertEquals(before + 1, samplers);
    }

    /** What is set while nothing is sampled counts as soon as something is. */
    @Test
    void aSamplersStateWaitsForAShaderThatSamples() {
        PixelShader9 samples = sampling();
        PixelShader9 none = pixelShader("mov oC0, c0\n");
        ok(device.setTexture(0, texture(1)));
        draw();
        ok(device.setPixelShader(none));
        draw();
        int before = samplers;
        ok(device.setSamplerState(0, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP));
        draw();
        assertEquals(before, samplers);
        ok(device.setPixelShader(samples));
        draw();
        assertEquals(before + 1, samplers);
    }

    @Test
    void statesThatComeBackAreNotSent() {
        draw();
        int before = blends + rasters + depths;
        for (int name : new int[] {D3DRS_ALPHABLENDENABLE, D3DRS_SCISSORTESTENABLE, D3DRS_STENCILENABLE}) {
            ok(device.setRenderState(name, 1));
            ok(device.setRenderState(name, 0));
        }
        draw();
        assertEquals(before, blends + rasters + depths);
        ok(device.setRenderState(D3DRS_ALPHABLENDENABLE, 1));
        draw();
        assertEquals(before + 1, blends + rasters + depths);
    }

    @Test
    void drawsOfTheProgramsMemoryAfterEachOtherBindNothing() {
        draw();
        int buffers = vertexBuffers;
        int before = layouts;
        for (int i = 0; i < 6; i++) draw();
        assertEquals(buffers, vertexBuffers);
        assertEquals(before, layouts);
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        assertEquals(buffers + 1, vertexBuffers, "the stream is empty");
        draw();
        assertEquals(buffers + 2, vertexBuffers);
    }

    private static int[] words(float... f) {
        int[] w = new int[f.length];
        for (int i = 0; i < f.length; i++) w[i] = Float.floatToRawIntBits(f[i]);
        return w;
    }

    private void constants() {
        for (int i = 0; i < 8; i++) ok(device.setPixelShaderConstantF(i, new float[] {i, i + 0.25f, -i, 1}, 1));
    }

    @Test
    void aShaderGetsTheConstantsThatItReads() {
        constants();
        ok(device.setPixelShader(pixelShader("mov r0, c2\nadd r0, r0, c3\nmov oC0, r0\n")));
        draw();
        assertArrayEquals(words(2, 2.25f, -2, 1, 3, 3.25f, -3, 1), lastConstants);
        ok(device.setPixelShader(pixelShader("mov r0, c1\nadd r0, r0, c4\nmov oC0, r0\n")));
        draw();
        assertArrayEquals(words(1, 1.25f, -1, 1, 4, 4.25f, -4, 1), lastConstants);
        ok(device.setPixelShader(
                pixelShader("def c5, 1, 1, 1, 1\nmov r0, c4\nadd r0, r0, c5\nadd r0, r0, c6\nmov oC0, r0\n")));
        draw();
        assertArrayEquals(words(4, 4.25f, -4, 1, 6, 6.25f, -6, 1), lastConstants);
    }

    @Test
    void shadersThatReadOtherConstantsTakeTurns() {
        constants();
        PixelShader9[] two = {pixelShader("mov oC0, c2\n"), pixelShader("mov oC0, c5\n")};
        for (int i = 0; i < 8; i++) {
            ok(device.setPixelShader(two[i & 1]));
            if (i == 3) ok(device.setPixelShaderConstantF(2, new float[] {9, 8, 7, 6}, 1));
            draw();
            int[] wanted = (i & 1) != 0 ? words(5, 5.25f, -5, 1) : i < 3 ? words(2, 2.25f, -2, 1) : words(9, 8, 7, 6);
            assertArrayEquals(wanted, lastConstants, "draw " + i);
        }
    }

    @Test
    void aQueryThatIsPolledIsHandedOverOnce() {
        Query9 q = device.createQuery(D3DQUERYTYPE_OCCLUSION);
        ok(q.issue(D3DISSUE_BEGIN));
        draw();
        ok(q.issue(D3DISSUE_END));
        answers = false;
        int before = flushes;
        for (int i = 0; i < 5; i++) assertEquals(-1, q.getData(D3DGETDATA_FLUSH));
        assertEquals(before + 1, flushes);
        answers = true;
        device.pipe().finish();
        assertEquals(D3D_OK, q.getData(null, 0));
        q.release();
    }

    @Test
    void anEventIsHandedOverWhenItIsIssued() {
        Query9 q = device.createQuery(D3DQUERYTYPE_EVENT);
        draw();
        int before = flushes;
        ok(q.issue(D3DISSUE_END));
        for (int i = 0; i < 5; i++) q.getData(D3DGETDATA_FLUSH);
        assertEquals(before + 1, flushes);
        device.pipe().finish();
        assertEquals(D3D_OK, q.getData(null, 0));
        q.release();
    }

    @Test
    void constantsThatNobodyReadsAreNotSent() {
        constants();
        ok(device.setPixelShader(pixelShader("mov oC0, c2\n")));
        draw();
        int before = constants;
        ok(device.setPixelShaderConstantF(3, new float[] {1, 1, 1, 1}, 1));
        draw();
        assertEquals(before, constants);
        ok(device.setPixelShaderConstantF(1, new float[8], 2));
        draw();
        assertEquals(before + 1, constants);
        assertArrayEquals(new int[4], lastConstants);
    }

    @Test
    void ofManyConstantsThoseBetweenTheFirstAndTheLastChangeAreSent() {
        constants();
        ok(device.setPixelShader(pixelShader("add r0, c1, c2\nadd r0, r0, c3\nadd r0, r0, c4\nmov oC0, r0\n")));
        draw();
        int before = constants;
        ok(device.setPixelShaderConstantF(0, new float[] {9, 9, 9, 9}, 1));
        draw();
        assertEquals(0, parts, "nobody reads c0");
        ok(device.setPixelShaderConstantF(2, new float[] {5, 6, 7, 8}, 1));
        ok(device.setPixelShaderConstantF(3, new float[] {9, 10, 11, 12}, 1));
        draw();
        assertEquals(1, parts);
        assertArrayEquals(words(5, 6, 7, 8, 9, 10, 11, 12), lastPart);
        assertArrayEquals(words(1, 1.25f, -1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 4, 4.25f, -4, 1), lastConstants);
        ok(device.setPixelShaderConstantF(4, new float[8], 2));
        draw();
        assertArrayEquals(new int[4], lastPart);
        assertArrayEquals(words(1, 1.25f, -1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0, 0), lastConstants);
        assertEquals(before, constants);
    }

    @Test
    void aPartOfConstantsThatLieApart() {
        constants();
        ok(device.setPixelShader(pixelShader("add r0, c1, c4\nadd r0, r0, c7\nmov oC0, r0\n")));
        draw();
        ok(device.setPixelShaderConstantF(2, new float[] {1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4}, 4));
        draw();
        assertArrayEquals(words(3, 3, 3, 3), lastPart);
        assertArrayEquals(words(1, 1.25f, -1, 1, 3, 3, 3, 3, 7, 7.25f, -7, 1), lastConstants);
        int before = parts;
        ok(device.setPixelShaderConstantF(5, new float[8], 2));
        draw();
        assertEquals(before, parts, "nobody reads c5 and c6");
    }

    /** What changes while another shader runs counts for the next that reads it, though its other constants were sent before. */
    @Test
    void constantsThatChangeUnderAShaderWithoutAny() {
        constants();
        PixelShader9 reads = pixelShader("add r0, c1, c2\nmov oC0, r0\n");
        PixelShader9 none = pixelShader("def c0, 1, 1, 1, 1\nmov oC0, c0\n");
        ok(device.setPixelShader(reads));
        draw();
        ok(device.setPixelShader(none));
        draw();
        ok(device.setPixelShaderConstantF(1, new float[] {5, 6, 7, 8}, 1));
        draw();
        ok(device.setPixelShader(reads));
        draw();
        assertArrayEquals(words(5, 6, 7, 8, 2, 2.25f, -2, 1), lastConstants);
        int before = constants + parts;
        ok(device.setPixelShader(none));
        draw();
        ok(device.setPixelShader(reads));
        draw();
        assertEquals(before, constants + parts, "nothing changed");
    }
}
