package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** State blocks: six groups of state through the ways in which blocks come to be and are applied, and single rules. */
final class StateBlockTest extends Behaviour9 {
    /** A group of state: values of two kinds, and what a block of each type has of it. */
    private record Group(String name, Setter set, Getter get, boolean inPixel, boolean inVertex) {}

    private interface Setter {
        void set(Device9 d, int n);
    }

    private interface Getter {
        double get(Device9 d);
    }

    private static int state(Device9 d, int name) {
        return d.getRenderState(name);
    }

    private static List<Group> groups() {
        return List.of(
                new Group(
                        "vertex constants",
                        (d, n) -> ok(d.setVertexShaderConstantF(5, new float[] {n, n, n, n}, 1)),
                        d -> {
                            float[] f = new float[4];
                            ok(d.getVertexShaderConstantF(5, f, 1));
                            return f[2];
                        },
                        false,
                        true),
                new Group(
                        "pixel constants",
                        (d, n) -> ok(d.setPixelShaderConstantF(9, new float[] {n, n, n, n}, 1)),
                        d -> {
                            float[] f = new float[4];
                            ok(d.getPixelShaderConstantF(9, f, 1));
                            return f[1];
                        },
                        true,
                        false),
                new Group(
                        "vertex bools",
                        (d, n) -> ok(d.setVertexShaderConstantB(3, new boolean[] {n == 2}, 1)),
                        d -> {
                            boolean[] b = new boolean[1];
                            ok(d.getVertexShaderConstantB(3, b, 1));
                            return b[0] ? 2 : 1;
                        },
                        false,
                        true),
                new Group(
                        "pixel integers",
                        (d, n) -> ok(d.setPixelShaderConstantI(3, new int[] {n, 0, 0, 0}, 1)),
                        d -> {
                            int[] i = new int[4];
                            ok(d.getPixelShaderConstantI(3, i, 1));
                            return i[0];
                        },
                        true,
                        false),
                new Group(
                        "render states of pixels",
                        (d, n) -> ok(d.setRenderState(D3DRS_ALPHAREF, n)),
                        d -> state(d, D3DRS_ALPHAREF),
                        true,
                        false),
                new Group(
                        "render states of vertices",
                        (d, n) -> ok(d.setRenderState(D3DRS_AMBIENT, n)),
                        d -> state(d, D3DRS_AMBIENT),
                        false,
                        true),
                new Group(
                        "render states of both",
                        (d, n) -> ok(d.setRenderState(D3DRS_FOGSTART, n)),
                        d -> state(d, D3DRS_FOGSTART),
                        true,
                        true),
                new Group(
                        "samplers",
                        (d, n) -> ok(d.setSamplerState(2, D3DSAMP_MAXMIPLEVEL, n)),
                        d -> {
                            IntRef v = new IntRef();
                            ok(d.getSamplerState(2, D3DSAMP_MAXMIPLEVEL, v));
                            return v.value;
                        },
                        true,
                        false),
                new Group(
                        "texture stages",
                        (d, n) -> ok(d.setTextureStageState(3, D3DTSS_COLOROP, n)),
                        d -> {
                            IntRef v = new IntRef();
                            ok(d.getTextureStageState(3, D3DTSS_COLOROP, v));
                            return v.value;
                        },
                        true,
                        false),
                new Group(
                        "sets of coordinates",
                        (d, n) -> ok(d.setTextureStageState(3, D3DTSS_TEXCOORDINDEX, n)),
                        d -> {
                            IntRef v = new IntRef();
                            ok(d.getTextureStageState(3, D3DTSS_TEXCOORDINDEX, v));
                            return v.value;
                        },
                        true,
                        true),
                new Group(
                        "transforms",
                        (d, n) -> {
                            float[] m = IDENTITY.clone();
                            m[12] = n;
                            ok(d.setTransform(D3DTS_WORLD + 3, m));
                        },
                        d -> {
                            float[] m = new float[16];
                            ok(d.getTransform(D3DTS_WORLD + 3, m));
                            return m[12];
                        },
                        false,
                        false),
                new Group(
                        "lights",
                        (d, n) -> {
                            Light9 l = new Light9();
                            l.range = n;
                            ok(d.setLight(1, l));
                        },
                        d -> {
                            Ref<Light9> l = new Ref<>();
                            return d.getLight(1, l) == D3D_OK ? l.get().range : 0;
                        },
                        false,
                        true),
                new Group(
                        "viewports",
                        (d, n) -> ok(d.setViewport(new Viewport9(0, 0, n, n, 0, 1))),
                        d -> d.getViewport().width(),
                        false,
                        false),
                new Group(
                        "materials",
                        (d, n) -> ok(d.setMaterial(Material9.of(n, 0, 0, 0))),
                        d -> d.getMaterial().diffuse()[0],
                        false,
                        false),
                new Group(
                        "clip planes",
                        (d, n) -> ok(d.setClipPlane(2, new float[] {n, 0, 0, 0})),
                        d -> {
                            float[] p = new float[4];
                            ok(d.getClipPlane(2, p));
                            return p[0];
                        },
                        false,
                        false),
                new Group(
                        "frequencies",
                        (d, n) -> ok(d.setStreamSourceFreq(2, n)),
                        d -> {
                            IntRef v = new IntRef();
                            ok(d.getStreamSourceFreq(2, v));
                            return v.value;
                        },
                        false,
                        true));
    }

    @TestFactory
    List<DynamicTest> theMatrixOfGroupsAndWays() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Group g : groups()) {
            tests.add(on(g.name + ": recording does not touch the device", d -> {
                g.set.set(d, 1);
                ok(d.beginStateBlock());
                g.set.set(d, 2);
                StateBlock9 b = d.endStateBlock();
                assertEquals(1, g.get.get(d));
                b.release();
            }));
            tests.add(on(g.name + ": what was recorded is applied", d -> {
                g.set.set(d, 1);
                ok(d.beginStateBlock());
                g.set.set(d, 2);
                StateBlock9 b = d.endStateBlock();
                ok(b.apply());
                assertEquals(2, g.get.get(d));
                b.release();
            }));
            tests.add(on(g.name + ": a capture takes the device's values", d -> {
                ok(d.beginStateBlock());
                g.set.set(d, 2);
                StateBlock9 b = d.endStateBlock();
                g.set.set(d, 1);
                ok(b.capture());
                g.set.set(d, 2);
                ok(b.apply());
                assertEquals(1, g.get.get(d));
                b.release();
            }));
            int[] types = {D3DSBT_ALL, D3DSBT_PIXELSTATE, D3DSBT_VERTEXSTATE};
            boolean[] has = {true, g.inPixel, g.inVertex};
            String[] names = {"all", "pixel", "vertex"};
            for (int i = 0; i < 3; i++) {
                int type = types[i];
                boolean in = has[i];
                tests.add(on(g.name + (in ? ": in" : ": not in") + " a block of " + names[i] + " state", d -> {
                    g.set.set(d, 1);
                    StateBlock9 b = d.createStateBlock(type);
                    g.set.set(d, 2);
                    ok(b.apply());
                    assertEquals(in ? 1 : 2, g.get.get(d));
                    b.release();
                }));
            }
        }
        return tests;
    }

    private interface Body {
        void run(Device9 d);
    }

    private static DynamicTest on(String name, Body body) {
        return dynamicTest(name, () -> {
            try (Lab9 lab = new Lab9()) {
                body.run(lab.device);
            }
        });
    }

    @Test
    void recordingsAreNotNested() {
        ok(device.beginStateBlock());
        refused(device.beginStateBlock());
        refused(device.createStateBlock(D3DSBT_ALL, new Ref<>()));
        StateBlock9 b = device.endStateBlock();
        refused(device.endStateBlock(new Ref<>()));
        b.release();
    }

    @Test
    void blocksAreNotAppliedWhileOneIsRecorded() {
        StateBlock9 b = device.createStateBlock(D3DSBT_ALL);
        ok(device.beginStateBlock());
        refused(b.apply());
        refused(b.capture());
        device.endStateBlock().release();
        b.release();
    }

    @Test
    void anUnknownTypeIsRefused() {
        refused(device.createStateBlock(0, new Ref<>()));
        refused(device.createStateBlock(4, new Ref<>()));
    }

    @Test
    void multiplyTransformActsOnTheDeviceWhileRecording() {
        float[] m = IDENTITY.clone();
        m[12] = 3;
        ok(device.beginStateBlock());
        ok(device.multiplyTransform(D3DTS_WORLD, m));
        device.endStateBlock().release();
        ok(device.getTransform(D3DTS_WORLD, m));
        assertEquals(3, m[12]);
    }

    @Test
    void aBlockHoldsItsTexture() {
        Texture9 t = lab.texture(1, 1, 0xff00ff00);
        ok(device.beginStateBlock());
        ok(device.setTexture(0, t));
        StateBlock9 b = device.endStateBlock();
        assertEquals(0, t.release());
        ok(b.apply());
        lab.textured(0);
        lab.expectAll(0x00ff00, 0);
        ok(device.setTexture(0, null));
        b.release();
        assertEquals(true, t.isDestroyed());
    }

    @Test
    void aTargetSetWhileRecordingSetsTheDevicesViewport() {
        Surface9 t = device.createRenderTarget(16, 16, D3DFMT_X8R8G8B8, 0, 0, false);
        ok(device.beginStateBlock());
        ok(device.setRenderTarget(0, t));
        device.endStateBlock().release();
        assertEquals(16, device.getViewport().width());
        t.release();
    }

    @Test
    void aBlockThatCapturedNoDeclarationLeavesTheDevices() {
        VertexDeclaration9 one = device.createVertexDeclaration(
                new VertexElement9(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLMETHOD_DEFAULT, D3DDECLUSAGE_POSITION, 0));
        ok(device.beginStateBlock());
        ok(device.setVertexDeclaration(one));
        Ref<StateBlock9> b = new Ref<>();
        ok(device.endStateBlock(b));
        ok(device.setVertexDeclaration(null));
        ok(b.get().capture());
        ok(b.get().apply());
        Ref<VertexDeclaration9> now = new Ref<>();
        ok(device.getVertexDeclaration(now));
        assertNull(now.value);
        ok(device.setVertexDeclaration(one));
        ok(b.get().apply());
        ok(device.getVertexDeclaration(now));
        assertSame(one, now.value);
    }

    @Test
    void anEndWithoutABeginningLeavesWhatWasThere() {
        StateBlock9 b = device.createStateBlock(D3DSBT_ALL);
        Ref<StateBlock9> r = new Ref<>();
        r.value = b;
        refused(device.endStateBlock(r));
        assertSame(b, r.value);
        b.release();
    }
}
