package tepui.tools.cli;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.WatchedDevice9;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/**
 * Demo of Direct3D 9: four spheres that turn, each through another generation of Direct3D 9: fixed function, shaders
 * 1.1, 2.0 and 3.0.
 */
final class Direct3D9Demo implements DemoProgram {
    private static final int RINGS = 24;
    private static final int SEGMENTS = 48;
    private static final int FVF = D3DFVF_XYZ | D3DFVF_NORMAL | D3DFVF_TEX1;

    private static final String VERTEX_1 = """
            vs_1_1
            dcl_position v0
            dcl_normal v1
            dcl_texcoord v2
            def c12, 0.15, 0.85, 0, 1
            m4x4 oPos, v0, c0          ; world, view, projection
            m3x3 r0.xyz, v1, c4        ; the normal in the world
            dp3 r1.x, r0, c8           ; towards the light
            max r1.x, r1.x, c12.z
            mad oD0, r1.x, c12.y, c12.x
            mov oT0.xy, v2
            """;
    private static final String PIXEL_1 = """
            ps_1_1
            def c0, 0.35, 0.60, 1, 1
            tex t0
            mul r0, t0, v0
            mul_x2 r0.rgb, r0, c0
            """;
    private static final String VERTEX_2 = """
            vs_2_0
            dcl_position v0
            dcl_normal v1
            dcl_texcoord v2
            m4x4 oPos, v0, c0
            m3x3 oT1.xyz, v1, c4
            mov oT0.xy, v2
            """;
    private static final String PIXEL_2 = """
            ps_2_0
            dcl t0.xy
            dcl t1.xyz
            dcl_2d s0
            def c1, 0.10, 0.75, 32, 0
            def c2, 1, 0.85, 0.6, 1
            nrm r0.xyz, t1
            dp3 r1.x, r0, c0           ; towards the light
            max r1.x, r1.x, c1.w
            dp3 r2.x, r0, c3           ; towards the light's and the eye's middle
            max r2.x, r2.x, c1.w
            pow r2.w, r2.x, c1.z
            texld r3, t0, s0
            mad r1.x, r1.x, c1.y, c1.x
            mul r3, r3, c2
            mad r3, r3, r1.x, r2.w
            mov r3.w, c2.x
            mov oC0, r3
            """;
    private static final String VERTEX_3 = """
            vs_3_0
            dcl_position v0
            dcl_normal v1
            dcl_texcoord v2
            dcl_position o0
            dcl_texcoord0 o1.xy
            dcl_texcoord1 o2.xyz
            m4x4 o0, v0, c0
            m3x3 o2.xyz, v1, c4
            mov o1.xy, v2
            """;
    /** Three lights in a loop, and lines that follow the screen where it is dark. */
    private static final String PIXEL_3 = """
            ps_3_0
            dcl_texcoord0 v0.xy
            dcl_texcoord1 v1.xyz
            dcl vPos.xy
            dcl_2d s0
            def c8, 0, 1, 0.25, 0.5
            defi i0, 3, 0, 1, 0
            nrm r0.xyz, v1
            mov r1, c8.x
            mov r5, c8.x
            rep i0
            if_eq r5.x, c8.x
            dp3_sat r2.x, r0, c0
            mad r1.xyz, r2.x, c3, r1
            else
            if_eq r5.x, c8.y
            dp3_sat r2.x, r0, c1
            mad r1.xyz, r2.x, c4, r1
            else
            dp3_sat r2.x, r0, c2
            mad r1.xyz, r2.x, c5, r1
            endif
            endif
            add r5.x, r5.x, c8.y
            endrep
            texld r3, v0, s0
            mul r3.xyz, r3, r1
            dp3 r4.x, r1, c8.z
            setp_lt p0.x, r4.x, c8.z
            mul r4.y, vPos.y, c8.z
            frc r4.y, r4.y
            setp_lt p0.y, r4.y, c8.w
            (p0.x) mov r4.z, c8.y
            (!p0.x) mov r4.z, c8.x
            (p0.y) mul r4.z, r4.z, c8.z
            mad r3.xyz, r4.z, c8.z, r3
            mov r3.w, c8.y
            mov oC0, r3
            """;

    @Override
    public String name() {
        return "d3d9";
    }

    @Override
    public String description() {
        return "four spheres in Direct3D 9: fixed function, shaders 1.1, 2.0 and 3.0";
    }

    @Override
    public Player start(Device device, Surface surface, int width, int height) {
        return new Spheres(device, surface.target(), width, height);
    }

    private static final class Spheres implements Player {
        private final Arena arena = Arena.ofShared();
        private final Direct3D9 d3d;
        private Device9 device;
        private @Nullable Device9 watched;
        private final int width;
        private final int height;
        private final VertexBuffer9 vertices;
        private final IndexBuffer9 indices;
        private final Texture9 texture;
        private final VertexShader9[] vertexShaders;
        private final PixelShader9[] pixelShaders;
        private final MemorySegment background;

        Spheres(Device gpu, Surface.Target target, int width, int height) {
            this.width = width;
            this.height = height;
            PresentParameters9 p = PresentParameters9.offscreen(width, height).withDepth(D3DFMT_D24S8);
            p.deviceWindow = target;
            d3d = Direct3D9.create(gpu);
            device = d3d.createDevice(p);
            vertices = device.createVertexBuffer(
                    32 * (RINGS + 1) * (SEGMENTS + 1), D3DUSAGE_WRITEONLY, FVF, D3DPOOL_MANAGED);
            indices = device.createIndexBuffer(
                    12 * RINGS * SEGMENTS, D3DUSAGE_WRITEONLY, D3DFMT_INDEX16, D3DPOOL_MANAGED);
            sphere();
            texture = device.createTexture(128, 128, 0, D3DUSAGE_AUTOGENMIPMAP, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            paint();
            vertexShaders = new VertexShader9[] {vertex(VERTEX_1), vertex(VERTEX_2), vertex(VERTEX_3)};
            pixelShaders = new PixelShader9[] {pixel(PIXEL_1), pixel(PIXEL_2), pixel(PIXEL_3)};
            background = arena.allocate(4 * 20, 16);
            states();
        }

        private VertexShader9 vertex(String text) {
            return device.createVertexShader(tepui.frontends.d3d9.shader.Assembler.words(text));
        }

        private PixelShader9 pixel(String text) {
            return device.createPixelShader(tepui.frontends.d3d9.shader.Assembler.words(text));
        }

        private void sphere() {
            MemorySegment v = vertices.lock(0, 0, 0);
            int at = 0;
            for (int ring = 0; ring <= RINGS; ring++) {
                double a = Math.PI * ring / RINGS;
                for (int s = 0; s <= SEGMENTS; s++) {
                    double b = 2 * Math.PI * s / SEGMENTS;
                    float x = (float) (Math.sin(a) * Math.cos(b));
                    float y = (float) Math.cos(a);
                    float z = (float) (Math.sin(a) * Math.sin(b));
                    float[] f = {x, y, z, x, y, z, 2f * s / SEGMENTS, (float) ring / RINGS};
                    for (float value : f) v.setAtIndex(ValueLayout.JAVA_FLOAT, at++, value);
                }
            }
            check(vertices.unlock());
            MemorySegment i = indices.lock(0, 0, 0);
            at = 0;
            for (int ring = 0; ring < RINGS; ring++) {
                for (int s = 0; s < SEGMENTS; s++) {
                    int a = ring * (SEGMENTS + 1) + s;
                    int b = a + SEGMENTS + 1;
                    for (int n : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
                        i.setAtIndex(ValueLayout.JAVA_SHORT, at++, (short) n);
                    }
                }
            }
            check(indices.unlock());
        }

        private void paint() {
            LockedRect r = texture.lockRect(0, 0);
            MemorySegment m = r.rows(128);
            for (int y = 0; y < 128; y++) {
                for (int x = 0; x < 128; x++) {
                    boolean light = ((x >> 4) + (y >> 4)) % 2 == 0;
                    int grain = (x * 7 + y * 13) % 16;
                    int c = (light ? 232 : 120) + grain;
                    m.set(ValueLayout.JAVA_INT, (long) y * r.pitch + 4L * x, color(255, c, c - 12, c - 28));
                }
            }
            check(texture.unlockRect(0));
        }

        private void states() {
            for (int stage = 0; stage < 1; stage++) {
                check(device.setSamplerState(stage, D3DSAMP_MINFILTER, D3DTEXF_LINEAR));
                check(device.setSamplerState(stage, D3DSAMP_MAGFILTER, D3DTEXF_LINEAR));
                check(device.setSamplerState(stage, D3DSAMP_MIPFILTER, D3DTEXF_LINEAR));
            }
            Light9 l = new Light9();
            l.diffuse = new float[] {1, 0.9f, 0.8f, 1};
            l.specular = new float[] {0.5f, 0.5f, 0.5f, 1};
            l.direction = new float[] {0.5f, -0.6f, 0.62f};
            check(device.setLight(0, l));
            check(device.lightEnable(0, true));
            check(device.setRenderState(D3DRS_AMBIENT, 0xff282830));
            check(device.setRenderState(D3DRS_SPECULARENABLE, 1));
            check(device.setMaterial(new Material9(
                    new float[] {0.9f, 0.35f, 0.3f, 1},
                    new float[] {0.9f, 0.35f, 0.3f, 1},
                    new float[] {1, 1, 1, 1},
                    new float[4],
                    24)));
        }

        @Override
        public @Nullable String captured(FrameCapture capture) {
            if (capture.isRecording() && watched == null) {
                watched = device;
                device = WatchedDevice9.of(device, Direct3D9Frame.listener(capture));
            }
            if (!capture.isComplete()) return null;
            Device9 own = watched == null ? device : watched;
            device = own;
            return Direct3D9Frame.shown(own, capture);
        }

        @Override
        public Surface.Outcome show(double seconds, boolean paced) {
            check(device.beginScene());
            check(device.setViewport(new Viewport9(0, 0, width, height, 0, 1)));
            check(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff101218, 1, 0));
            int columns = 4;
            for (int i = 0; i < columns; i++) {
                int left = width * i / columns;
                int right = width * (i + 1) / columns;
                check(device.setViewport(new Viewport9(left, 0, right - left, height, 0, 1)));
                backdrop(left, right, i);
                draw(i, seconds, (float) (right - left) / height);
            }
            check(device.endScene());
            check(device.present());
            return Surface.Outcome.SHOWN;
        }

        /** A field that darkens downwards, in pixels. */
        private void backdrop(int left, int right, int column) {
            int[] tops = {0xff2a3350, 0xff2a4438, 0xff4a3a26, 0xff3c2a48};
            int bottom = 0xff0c0e14;
            float[] x = {left, right - 2, left, right - 2};
            for (int i = 0; i < 4; i++) {
                int at = 5 * i;
                background.setAtIndex(ValueLayout.JAVA_FLOAT, at, x[i] - 0.5f);
                background.setAtIndex(ValueLayout.JAVA_FLOAT, at + 1, (i < 2 ? 0 : height) - 0.5f);
                background.setAtIndex(ValueLayout.JAVA_FLOAT, at + 2, 1);
                background.setAtIndex(ValueLayout.JAVA_FLOAT, at + 3, 1);
                background.setAtIndex(ValueLayout.JAVA_INT, at + 4, i < 2 ? tops[column] : bottom);
            }
            check(device.setVertexShader(null));
            check(device.setPixelShader(null));
            check(device.setTexture(0, null));
            check(device.setRenderState(D3DRS_ZENABLE, D3DZB_FALSE));
            check(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
            check(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, background, 20));
            check(device.setRenderState(D3DRS_ZENABLE, D3DZB_TRUE));
        }

        private void draw(int column, double seconds, float aspect) {
            float turn = (float) (seconds * 0.6 + column * 0.4);
            float[] world = {
                (float) Math.cos(turn),
                0,
                (float) -Math.sin(turn),
                0,
                0,
                1,
                0,
                0,
                (float) Math.sin(turn),
                0,
                (float) Math.cos(turn),
                0,
                0,
                0,
                0,
                1
            };
            float[] view = {1, 0, 0, 0, 0, 0.96f, -0.28f, 0, 0, 0.28f, 0.96f, 0, 0, 0, 4.2f, 1};
            float scale = 1.9f * Math.min(1, aspect / 0.6f);
            float far = 10 / (10 - 1f);
            float[] projection = {scale / aspect, 0, 0, 0, 0, scale, 0, 0, 0, 0, far, 1, 0, 0, -far, 0};
            check(device.setTexture(0, texture));
            check(device.setFVF(FVF));
            check(device.setStreamSource(0, vertices, 0, 32));
            check(device.setIndices(indices));
            if (column == 0) {
                check(device.setTransform(D3DTS_WORLD, world));
                check(device.setTransform(D3DTS_VIEW, view));
                check(device.setTransform(D3DTS_PROJECTION, projection));
            } else {
                check(device.setVertexShader(vertexShaders[column - 1]));
                check(device.setPixelShader(pixelShaders[column - 1]));
                check(device.setVertexShaderConstantF(0, columns(product(product(world, view), projection)), 4));
                check(device.setVertexShaderConstantF(4, columns(world), 4));
                float[] light = {-0.5f, 0.6f, -0.62f, 0};
                check(device.setVertexShaderConstantF(8, light, 1));
                if (column == 2) {
                    check(device.setPixelShaderConstantF(0, light, 1));
                    check(device.setPixelShaderConstantF(3, new float[] {-0.28f, 0.45f, -0.85f, 0}, 1));
                } else if (column == 3) {
                    float[] lights = {
                        -0.7f, 0.5f, -0.5f, 0, 0.8f, 0.1f, -0.6f, 0, 0, -0.9f, -0.4f, 0, 0.9f, 0.3f, 0.2f, 0, 0.2f,
                        0.8f, 0.3f, 0, 0.2f, 0.4f, 1, 0
                    };
                    check(device.setPixelShaderConstantF(0, lights, 6));
                }
            }
            check(device.drawIndexedPrimitive(
                    D3DPT_TRIANGLELIST, 0, 0, (RINGS + 1) * (SEGMENTS + 1), 0, 2 * RINGS * SEGMENTS));
        }

        private static float[] product(float[] a, float[] b) {
            float[] out = new float[16];
            for (int i = 0; i < 16; i++) {
                for (int k = 0; k < 4; k++) out[i] += a[i / 4 * 4 + k] * b[4 * k + i % 4];
            }
            return out;
        }

        /** Columns of a matrix, one to a register, for the dot products of shaders. */
        private static float[] columns(float[] m) {
            float[] out = new float[16];
            for (int i = 0; i < 16; i++) out[i] = m[i % 4 * 4 + i / 4];
            return out;
        }

        @Override
        public Context context() {
            return device.pipe();
        }

        @Override
        public void finish() {
            device.pipe().finish();
        }

        @Override
        public void close() {
            for (VertexShader9 s : vertexShaders) s.release();
            for (PixelShader9 s : pixelShaders) s.release();
            texture.release();
            vertices.release();
            indices.release();
            device.release();
            d3d.release();
            arena.close();
        }
    }
}
