package tepui.tools.kit.cases;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Every primitive against its parts, and every way to issue a draw: ranges, instances, ids, indirect, counted. */
final class DrawFormCases {
    private DrawFormCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("draw");
        for (Primitive p : Primitive.values()) {
            if (p == Primitive.PATCHES) continue;
            Area with = area.needs("primitive " + p, c -> has(c, p));
            for (int i = 0; i <= 9; i++) {
                int n = i;
                with.add(p + "." + n, s -> assembly(s, p, n, false));
            }
            with.add(p + ".indexed", s -> assembly(s, p, 12, true));
        }
        area.add("firstVertex", s -> ids(s, false, 3, 5, 0, 0, 1));
        area.add("vertexIdIncludesBaseVertex", s -> ids(s, true, 2, 5, 4, 0, 1));
        area.add("instances", s -> ids(s, false, 0, 3, 0, 0, 4));
        area.add("firstInstance", s -> ids(s, false, 1, 3, 0, 2, 4));
        area.add("indexedInstances", s -> ids(s, true, 1, 3, 2, 5, 3));
        area.add("nothingToDraw", DrawFormCases::nothing);
        area.add("multi", s -> multi(s, false));
        area.add("multiIndexedWithBaseVertices", s -> multi(s, true));
        area.add("multiStartsInsideTheArray", DrawFormCases::multiStart);
        area.needs("draw parameters", c -> c.drawParameters).add("drawIds", DrawFormCases::drawIds);
        Area indirect = area.needs("indirect draws", c -> c.indirectDraw);
        for (boolean indexed : new boolean[] {false, true}) {
            String name = indexed ? "Indexed" : "";
            indirect.add("indirect" + name, s -> indirect(s, indexed, 1, 0, -1));
            indirect.add("indirectMany" + name, s -> indirect(s, indexed, 3, 0, -1));
            indirect.add("indirectStride" + name, s -> indirect(s, indexed, 3, 12, -1));
            Area counted = indirect.needs("counts from a buffer", c -> c.indirectCount);
            counted.add("indirectCount" + name, s -> indirect(s, indexed, 3, 4, 2));
            counted.add("indirectCountIsBounded" + name, s -> indirect(s, indexed, 2, 0, 7));
            counted.add("indirectCountZero" + name, s -> indirect(s, indexed, 2, 0, 0));
        }
        area.add("manySmallDraws", DrawFormCases::many);
        area.add("stateBetweenDraws", DrawFormCases::state);
    }

    private static boolean has(Caps c, Primitive p) {
        return switch (p) {
            case TRIANGLE_FAN -> c.triangleFans;
            case LINE_LOOP -> c.lineLoops;
            case QUADS, QUAD_STRIP -> c.quads;
            case POLYGON -> c.polygons;
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY, TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> c.geometry;
            default -> true;
        };
    }

    /** The vertices of the points, lines or triangles that {@code n} vertices of a primitive make. */
    static List<int[]> parts(Primitive p, int n) {
        List<int[]> out = new ArrayList<>();
        switch (p) {
            case POINTS -> {
                for (int i = 0; i < n; i++) out.add(new int[] {i});
            }
            case LINES -> {
                for (int i = 0; i + 1 < n; i += 2) out.add(new int[] {i, i + 1});
            }
            case LINE_STRIP, LINE_LOOP -> {
                for (int i = 0; i + 1 < n; i++) out.add(new int[] {i, i + 1});
                if (p == Primitive.LINE_LOOP && n > 1) out.add(new int[] {n - 1, 0});
            }
            case TRIANGLES -> {
                for (int i = 0; i + 2 < n; i += 3) out.add(new int[] {i, i + 1, i + 2});
            }
            case TRIANGLE_STRIP -> {
                for (int i = 0; i + 2 < n; i++) out.add(new int[] {i, i + 1, i + 2});
            }
            case TRIANGLE_FAN, POLYGON -> {
                for (int i = 1; i + 1 < n; i++) out.add(new int[] {0, i, i + 1});
            }
            case QUADS -> {
                for (int i = 0; i + 3 < n; i += 4) quad(out, i, i + 1, i + 2, i + 3);
            }
            case QUAD_STRIP -> {
                for (int i = 0; i + 3 < n; i += 2) quad(out, i, i + 1, i + 3, i + 2);
            }
            case LINES_ADJACENCY -> {
                for (int i = 0; i + 3 < n; i += 4) out.add(new int[] {i + 1, i + 2});
            }
            case LINE_STRIP_ADJACENCY -> {
                for (int i = 0; i + 3 < n; i++) out.add(new int[] {i + 1, i + 2});
            }
            case TRIANGLES_ADJACENCY -> {
                for (int i = 0; i + 5 < n; i += 6) out.add(new int[] {i, i + 2, i + 4});
            }
            case TRIANGLE_STRIP_ADJACENCY -> {
                for (int i = 0; i + 5 < n; i += 2) out.add(new int[] {i, i + 2, i + 4});
            }
            case PATCHES -> throw new IllegalArgumentException("DrawFormCases: patches have no parts of their own");
        }
        return out;
    }

    private static void quad(List<int[]> out, int a, int b, int c, int d) {
        out.add(new int[] {a, b, c});
        out.add(new int[] {a, c, d});
    }

    /** Vertices on a convex curve for fans and quads, zigzag for strips; every vertex has the same colour. */
    private static float[] place(Primitive p, int i) {
        boolean convex = p == Primitive.TRIANGLE_FAN
                || p == Primitive.POLYGON
                || p == Primitive.QUADS
                || p == Primitive.LINE_LOOP;
        if (convex) {
            double angle = i * 2 * Math.PI / 13 + 0.1;
            return new float[] {(float) (Math.cos(angle) * 0.9), (float) (Math.sin(angle) * 0.85)};
        }
        return new float[] {-0.93f + i * 0.14f, i % 2 == 0 ? -0.8f + i * 0.01f : 0.7f - i * 0.03f};
    }

    private static float[] vertex(Scene s, Primitive p, int i) {
        float[] at = place(p, i);
        return new float[] {at[0], at[1], s.clipZ(0.5f), 1, 0, 1, 1, 1};
    }

    private static void assembly(Scene s, Primitive p, int n, boolean indexed) {
        List<int[]> parts = parts(p, n);
        Texture reference = s.target(32, 32);
        if (!parts.isEmpty()) {
            int size = parts.getFirst().length;
            float[] all = new float[parts.size() * size * 8];
            int at = 0;
            for (int[] part : parts) {
                for (int v : part) {
                    System.arraycopy(vertex(s, p, v), 0, all, at, 8);
                    at += 8;
                }
            }
            RasterState.Builder r = s.raster();
            r.pointSizeFromShader = false;
            s.raster(r);
            s.draw(size == 1 ? Primitive.POINTS : size == 2 ? Primitive.LINES : Primitive.TRIANGLES, all);
        }
        Texture is = s.target(32, 32);
        s.colored();
        float[] data = new float[Math.max(n, 1) * 8];
        // indexed, the vertices lie in reverse
        for (int i = 0; i < n; i++) System.arraycopy(vertex(s, p, i), 0, data, (indexed ? n - 1 - i : i) * 8, 8);
        s.vertices(new int[] {4, 4}, data);
        if (indexed) {
            int[] indices = new int[n];
            for (int i = 0; i < n; i++) indices[i] = n - 1 - i;
            s.context.bindIndexBuffer(s.ints(Bind.INDEX, indices), 0, IndexType.U32);
            s.context.drawIndexed(p, 0, n);
        } else {
            s.context.draw(p, 0, n);
        }
        s.image(s.image(reference), is, 0);
    }

    // ---- ids -------------------------------------------------------------------------------------------------------

    private static final int WIDTH = 16;
    private static final int HEIGHT = 8;

    /**
     * Points that light the pixel (vertex id, instance row) of a {@link #WIDTH} x {@link #HEIGHT} target; the row counts
     * instances from {@code firstRow}. Red is the vertex id, green the instance id, blue the third value.
     */
    static Texture bindIds(Scene s, Builtin third) {
        Texture t = s.target(Format.R32G32B32A32_UINT, WIDTH, HEIGHT);
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = true;
        s.raster(r);
        s.layout(VertexLayout.EMPTY);
        s.program(Shaders.vertex("ids", (v, b) -> {
            Value vertex = b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32));
            Value instance = b.loadInput(v.input(Builtin.INSTANCE_ID, Type.I32));
            Value value = third == Builtin.NONE ? b.i32(7) : b.loadInput(v.input(third, Type.I32));
            Value row = third == Builtin.DRAW_ID ? value : instance;
            Variable out = v.output("ids", Type.I32X4, 0);
            out.interpolation = Interpolation.FLAT;
            b.storeOutput(out, b.vec(vertex, instance, value, b.i32(1)));
            b.storeOutput(v.output(Builtin.POINT_SIZE, Type.F32), b.f32(1));
            return b.vec(centre(b, vertex, WIDTH), centre(b, row, HEIGHT), b.f32(0.5f), b.f32(1));
        }));
        s.bind(s.shared(
                "flat_i32x4",
                () -> Lab.uintFragment(
                        "flat_i32x4", (f, b) -> b.loadInput(Shaders.varying(f, 0, Type.I32X4, Interpolation.FLAT)))));
        return t;
    }

    private static Value centre(Builder b, Value i, int size) {
        Value x = b.op(Op.FADD, b.convert(Op.I2F, ScalarKind.F32, i), b.f32(0.5f));
        return b.op(Op.FSUB, b.op(Op.FMUL, x, b.f32(2f / size)), b.f32(1));
    }

    /** Compares the target with the vertices that must have been drawn: (vertex, row, instance, third value). */
    private static void lit(Scene s, Texture t, List<int[]> expected) {
        int[] all = new int[WIDTH * HEIGHT * 4];
        for (int[] e : expected) {
            int at = (e[1] * WIDTH + e[0]) * 4;
            all[at] = e[0];
            all[at + 1] = e[2];
            all[at + 2] = e[3];
            all[at + 3] = 1;
        }
        s.equal(all, s.readInts(t), "pixels of vertices");
    }

    private static void indices(Scene s, int... indices) {
        s.context.bindIndexBuffer(s.ints(Bind.INDEX, indices), 0, IndexType.U32);
    }

    private static final int[] INDICES = {9, 1, 3, 5, 0, 2, 8, 7, 6, 4};

    private static void ids(
            Scene s, boolean indexed, int first, int count, int base, int firstInstance, int instances) {
        Texture t = bindIds(s, s.caps.drawParameters ? Builtin.BASE_INSTANCE : Builtin.NONE);
        indices(s, INDICES);
        s.context.draw(Primitive.POINTS, indexed, firstInstance, instances, first, count, base, 0);
        List<int[]> e = new ArrayList<>();
        for (int i = 0; i < instances; i++) {
            for (int v = 0; v < count; v++) {
                int id = indexed ? INDICES[first + v] + base : first + v;
                e.add(new int[] {id, i, i, s.caps.drawParameters ? firstInstance : 7});
            }
        }
        lit(s, t, e);
    }

    private static void nothing(Scene s) {
        Texture t = bindIds(s, Builtin.NONE);
        indices(s, INDICES);
        s.context.draw(Primitive.POINTS, 0, 0);
        s.context.draw(Primitive.POINTS, false, 0, 0, 0, 5, 0, 0);
        s.context.drawIndexed(Primitive.POINTS, 3, 0);
        s.context.draw(Primitive.POINTS, false, 0, 1, new int[0], 0, 0);
        s.context.draw(Primitive.POINTS, false, 0, 1, new int[] {0, 0, 0, 4, 0, 0}, 0, 2);
        lit(s, t, List.of());
    }

    private static void multi(Scene s, boolean indexed) {
        Texture t = bindIds(s, Builtin.NONE);
        indices(s, INDICES);
        int[] ranges = {0, 2, indexed ? 3 : 0, 5, 1, 0, 7, 0, 0, 8, 2, indexed ? -4 : 0};
        s.context.draw(Primitive.POINTS, indexed, 0, 2, ranges, 0, 4);
        List<int[]> e = new ArrayList<>();
        for (int r = 0; r < 12; r += 3) {
            for (int v = 0; v < ranges[r + 1]; v++) {
                int id = indexed ? INDICES[ranges[r] + v] + ranges[r + 2] : ranges[r] + v;
                for (int i = 0; i < 2; i++) e.add(new int[] {id, i, i, 7});
            }
        }
        lit(s, t, e);
    }

    private static void multiStart(Scene s) {
        Texture t = bindIds(s, Builtin.NONE);
        s.context.draw(Primitive.POINTS, false, 0, 1, new int[] {15, 0, 2, 0, 9, 1, 0, 15, 1, 0}, 1, 2);
        lit(s, t, List.of(new int[] {0, 0, 0, 7}, new int[] {1, 0, 0, 7}, new int[] {9, 0, 0, 7}));
    }

    private static void drawIds(Scene s) {
        Texture t = bindIds(s, Builtin.DRAW_ID);
        s.context.draw(Primitive.POINTS, false, 0, 1, new int[] {0, 2, 0, 4, 1, 0, 6, 3, 0}, 0, 3);
        s.context.draw(Primitive.POINTS, false, 0, 1, 12, 2, 0, 5);
        lit(
                s,
                t,
                List.of(
                        new int[] {0, 0, 0, 0},
                        new int[] {1, 0, 0, 0},
                        new int[] {4, 1, 0, 1},
                        new int[] {6, 2, 0, 2},
                        new int[] {7, 2, 0, 2},
                        new int[] {8, 2, 0, 2},
                        new int[] {12, 5, 0, 5},
                        new int[] {13, 5, 0, 5}));
    }

    private static void indirect(Scene s, boolean indexed, int draws, int gap, int count) {
        Texture t = bindIds(s, Builtin.NONE);
        indices(s, INDICES);
        int stride = (indexed ? 20 : 16) + gap;
        int offset = 32;
        ByteBuffer data = ByteBuffer.allocate(offset + stride * draws).order(ByteOrder.LITTLE_ENDIAN);
        List<int[]> e = new ArrayList<>();
        int drawn = count < 0 ? draws : Math.min(count, draws);
        for (int d = 0; d < draws; d++) {
            int n = 2 + d % 2;
            int instances = 1 + d;
            int first = d * 3;
            data.position(offset + d * stride);
            data.putInt(n).putInt(instances).putInt(first);
            if (indexed) data.putInt(d);
            data.putInt(d * 2);
            for (int i = 0; i < instances && d < drawn; i++) {
                for (int v = 0; v < n; v++) {
                    int id = indexed ? INDICES[first + v] + d : first + v;
                    e.add(new int[] {id, i, i, 7});
                }
            }
        }
        Buffer buffer = s.bytes(Bind.INDIRECT, data.array());
        Buffer counts = count < 0 ? null : s.ints(Bind.INDIRECT, -1, count);
        s.context.drawIndirect(Primitive.POINTS, indexed, buffer, offset, draws, stride, counts, 4);
        lit(s, t, e);
    }

    /** A thousand draws of one triangle each, with a vertex buffer that is bound once. */
    private static void many(Scene s) {
        Texture t = s.target(32, 32);
        s.colored();
        float[] v = new float[32 * 32 * 24];
        for (int i = 0; i < 1024; i++) {
            float x = s.clipX(i % 32);
            float y = s.clipY(i / 32);
            float d = 2f / 32;
            float[] tri = {x, y, 0.5f, 1, i % 32 / 31f, i / 32 / 31f, 0, 1};
            for (int k = 0; k < 3; k++) {
                System.arraycopy(tri, 0, v, i * 24 + k * 8, 8);
                if (k == 1) v[i * 24 + k * 8] += d * 1.5f;
                if (k == 2) v[i * 24 + k * 8 + 1] += d * 1.5f;
            }
        }
        s.vertices(new int[] {4, 4}, v);
        for (int i = 0; i < 1024; i++) s.context.draw(Primitive.TRIANGLES, i * 3, 3);
        Image is = s.image(t);
        for (int i = 0; i < 1024; i++) {
            int p = is.pixel(i % 32, i / 32);
            s.near(i % 32 * 255 / 31.0, p >>> 24, 1, "red of pixel " + i);
            s.near(i / 32 * 255 / 31.0, p >>> 16 & 255, 1, "green of pixel " + i);
        }
    }

    /** Uniforms, viewport and vertex buffer change between draws without a flush. */
    private static void state(Scene s) {
        Texture t = s.target(16, 1);
        s.layout(VertexLayout.EMPTY);
        s.bind(s.shared("full_screen", () -> Shaders.vertex("full_screen", (v, b) -> Shaders.fullScreen(v, b, 0.5f))));
        s.program(Shaders.fragment("uniform", (f, b) -> b.uniform(f.uniformBuffer("color", 0, 16), 0, Type.F32X4)));
        for (int i = 0; i < 16; i++) {
            s.context.setViewport(0, i, 0, 1, 1, 0, 1);
            s.context.setUniforms(Stage.FRAGMENT, 0, new int[] {Float.floatToRawIntBits(i / 15f), 0, 0, 0}, 0, 4);
            s.context.draw(Primitive.TRIANGLES, 0, 3);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 0, i * 17, 0, 0, 0);
    }
}
