package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.DriverProvider;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Lines and polygons drawn as lines, as geometry shaders of the Vulkan and Direct3D 12 drivers' own draw them, beside the software device, which draws all of them
 * itself and exactly. Where an edge goes through the middle of a pixel the two may differ. The pictures go to {@code target/lines}.
 */
class LinePicturesTest {
    private static final int SIZE = 96;
    private static final String HIDDEN = "wideLines,fillModeNonSolid,VK_EXT_line_rasterization";

    /** One of the pictures. */
    private interface Picture {
        void draw(Scene s);
    }

    private static RasterState.Builder state(Scene s, float width, boolean stippled) {
        RasterState.Builder r = s.raster();
        r.lineWidth = width;
        r.lineStipple = stippled;
        r.lineStippleFactor = 2;
        r.lineStipplePattern = 0x3f27;
        return r;
    }

    /** Lines from the middle in all directions, red to yellow. */
    private static void star(Scene s, float width, boolean stippled) {
        s.raster(state(s, width, stippled));
        float[] v = new float[24 * 16];
        for (int i = 0; i < 24; i++) {
            double angle = Math.PI * 2 * (i + 0.21) / 24;
            for (int end = 0; end < 2; end++) {
                double length = end == 0 ? 9.3 : 42.4;
                corner(s, v, i * 2 + end, 48.1 + length * Math.cos(angle), 47.9 + length * Math.sin(angle));
                v[(i * 2 + end) * 8 + 5] = end;
            }
        }
        s.draw(Primitive.LINES, v);
    }

    private static void corner(Scene s, float[] v, int vertex, double x, double y) {
        int at = vertex * 8;
        v[at] = s.clipX((float) x);
        v[at + 1] = s.clipY((float) y);
        v[at + 2] = s.clipZ(0.5f);
        v[at + 3] = 1;
        v[at + 4] = 1;
        v[at + 7] = 1;
    }

    /** A quad to the front, one to the back, a polygon and a strip. */
    private static void polygons(Scene s, RasterState.Builder r) {
        s.raster(r);
        double[][] quads = {{6, 6, 40, 9, 44, 42, 9, 38}, {52, 6, 55, 40, 90, 44, 86, 9}};
        for (double[] q : quads) {
            float[] v = new float[32];
            for (int i = 0; i < 4; i++) corner(s, v, i, q[i * 2] + 0.3, q[i * 2 + 1] + 0.2);
            s.draw(Primitive.QUADS, v);
        }
        float[] polygon = new float[6 * 8];
        for (int i = 0; i < 6; i++) {
            corner(s, polygon, i, 24.4 + 18 * Math.cos(i * Math.PI / 3), 70.3 + 18 * Math.sin(i * Math.PI / 3));
        }
        s.draw(Primitive.POLYGON, polygon);
        float[] strip = new float[7 * 8];
        for (int i = 0; i < 7; i++) corner(s, strip, i, 52.2 + i * 6, i % 2 == 0 ? 55.4 : 86.3);
        s.draw(Primitive.TRIANGLE_STRIP, strip);
    }

    private static RasterState.Builder modes(
            Scene s, RasterState.Fill front, RasterState.Fill back, float width, boolean stippled) {
        RasterState.Builder r = state(s, width, stippled);
        r.fillFront = front;
        r.fillBack = back;
        r.pointSize = 5;
        return r;
    }

    /** The same lines, each drawn by a program's own geometry shader as a strip that bends to the left and to the right. */
    private static void bends(Scene s, float width, boolean stippled) {
        s.raster(state(s, width, stippled));
        Shader g = geometry(Topology.LINES, Topology.LINE_STRIP, 4, (b, in, out) -> {
            Value from = b.loadInput(in[0], b.i32(0));
            Value to = b.loadInput(in[0], b.i32(1));
            Value along = b.op(Op.FSUB, to, from);
            Value across = b.vec(
                    b.op(Op.FNEG, b.op(Op.FMUL, b.extract(along, 1), b.f32(0.3f))),
                    b.op(Op.FMUL, b.extract(along, 0), b.f32(0.3f)),
                    b.f32(0, 0));
            Value third = b.op(Op.FMUL, along, b.splat(b.f32(1 / 3f), 4));
            Value left = b.op(Op.FADD, b.op(Op.FADD, from, third), across);
            Value right = b.op(Op.FSUB, b.op(Op.FSUB, to, third), across);
            Value[] path = {from, left, right, to};
            for (int i = 0; i < 4; i++) {
                b.storeOutput(out[0], path[i]);
                Value near = b.loadInput(in[1], b.i32(0));
                Value far = b.loadInput(in[1], b.i32(1));
                b.storeOutput(
                        out[1],
                        b.op(Op.FADD, near, b.op(Op.FMUL, b.op(Op.FSUB, far, near), b.splat(b.f32(i / 3f), 4))));
                b.effect(Op.EMIT_VERTEX, 0);
            }
        });
        s.program(Shaders.passThrough(Type.F32X4), g, color());
        float[] v = new float[8 * 16];
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI * 2 * (i + 0.31) / 8;
            for (int end = 0; end < 2; end++) {
                double length = end == 0 ? 11.3 : 44.4;
                corner(s, v, i * 2 + end, 48.1 + length * Math.cos(angle), 47.9 + length * Math.sin(angle));
                v[(i * 2 + end) * 8 + 5] = end;
            }
        }
        s.drawBound(Primitive.LINES, v);
    }

    /** Each triangle becomes a strip of two, the second beyond the edge from its second vertex to its third, by a program's own geometry shader. */
    private static void strips(Scene s, RasterState.Builder r) {
        s.raster(r);
        Shader g = geometry(Topology.TRIANGLES, Topology.TRIANGLE_STRIP, 8, (b, in, out) -> {
            for (int part = 0; part < 2; part++) {
                Value[] at = new Value[4];
                Value[] colors = new Value[4];
                for (int i = 0; i < 3; i++) {
                    at[i] = b.loadInput(in[0], b.i32(i));
                    colors[i] = b.loadInput(in[1], b.i32(i));
                }
                at[3] = b.op(Op.FSUB, b.op(Op.FADD, at[1], at[2]), at[0]);
                colors[3] = b.f32(0.25f, 1, 1, 1);
                Value aside = b.f32(part == 0 ? -0.5f : 0.5f, 0, 0, 0);
                for (int i = 0; i < 4; i++) {
                    b.storeOutput(out[0], b.op(Op.FADD, at[i], aside));
                    b.storeOutput(out[1], colors[i]);
                    b.effect(Op.EMIT_VERTEX, 0);
                }
                b.effect(Op.END_PRIMITIVE, 0);
            }
        });
        s.program(Shaders.passThrough(Type.F32X4), g, color());
        double[][] triangles = {{30.3, 6.2, 64.4, 10.3, 34.2, 40.4}, {66.2, 56.3, 30.3, 52.4, 60.4, 86.2}};
        float[] v = new float[6 * 8];
        for (int i = 0; i < 6; i++) corner(s, v, i, triangles[i / 3][i % 3 * 2], triangles[i / 3][i % 3 * 2 + 1]);
        s.drawBound(Primitive.TRIANGLES, v);
    }

    private interface Emission {
        /** Inputs and outputs: position, colour. */
        void write(Builder b, Variable[] in, Variable[] out);
    }

    private static Shader geometry(Topology from, Topology to, int vertices, Emission body) {
        Shader g = new Shader(Stage.GEOMETRY, "of_the_program");
        g.inputTopology = from;
        g.outputTopology = to;
        g.outputVertices = vertices;
        g.invocations = 1;
        Builder b = new Builder(g);
        Variable[] in = {g.input(Builtin.POSITION, Type.F32X4), g.input("color", Type.F32X4, 0)};
        for (Variable v : in) v.perVertex = true;
        body.write(b, in, new Variable[] {g.output(Builtin.POSITION, Type.F32X4), g.output("color", Type.F32X4, 0)});
        b.ret();
        return g;
    }

    private static Shader color() {
        return Shaders.fragment(
                "color", (sh, b) -> b.loadInput(Shaders.varying(sh, 0, Type.F32X4, Interpolation.SMOOTH)));
    }

    private static final Map<String, Picture> PICTURES = Map.of(
            "thin", s -> star(s, 1, false),
            "wide", s -> star(s, 5, false),
            "stippled", s -> star(s, 1, true),
            "wideStippled", s -> star(s, 4, true),
            "outlines", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 1, false)),
            "wideOutlines", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 3, false)),
            "faces", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.FILL, 2, false)),
            "corners", s -> polygons(s, modes(s, RasterState.Fill.POINT, RasterState.Fill.LINE, 1, false)));

    private static final Map<String, Picture> BEHIND = Map.of(
            "bentThin", s -> bends(s, 1, false),
            "bentWide", s -> bends(s, 5, false),
            "bentStippled", s -> bends(s, 1, true),
            "bentWideStippled", s -> bends(s, 3, true),
            "stripOutlines", s -> strips(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 1, false)),
            "stripWideOutlines", s -> strips(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 3, false)),
            "stripFaces", s -> strips(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.FILL, 2, false)),
            "stripCorners", s -> strips(s, modes(s, RasterState.Fill.POINT, RasterState.Fill.LINE, 1, false)));

    @Test
    void areThoseOfTheSoftwareDevice() throws IOException {
        compare("vulkan", PICTURES);
    }

    @Test
    void areThoseOfTheSoftwareDeviceBehindAGeometryShader() throws IOException {
        compare("vulkan", BEHIND);
    }

    /** Direct3D 12 has neither wide nor stippled lines, nor modes for each face. Lines of one pixel are its own. */
    @Test
    void areThoseOfTheSoftwareDeviceOnDirect3D12() throws IOException {
        Map<String, Picture> pictures = new TreeMap<>(BEHIND);
        pictures.remove("bentThin");
        compare("d3d12", pictures);
    }

    /** Each of two strips that are the same beside each other, so the pattern begins anew with them. */
    @Test
    void edgesBehindAGeometryShaderHaveTheirPattern() throws IOException {
        List<String> said = new ArrayList<>();
        int[] lit = new int[2];
        for (boolean stippled : new boolean[] {false, true}) {
            Picture drawn = s -> strips(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 1, stippled));
            Image image = picture("vulkan", HIDDEN, Map.entry(stippled ? "stripStippled" : "stripSolid", drawn), said);
            for (int i = 0; i < SIZE * SIZE / 2; i++) {
                int left = image.pixel(i % (SIZE / 2), i / (SIZE / 2));
                int right = image.pixel(i % (SIZE / 2) + SIZE / 2, i / (SIZE / 2));
                assertTrue(
                        isLike(left, right),
                        i % (SIZE / 2) + ", " + i / (SIZE / 2) + " is another in the second strip");
                if (left != 0) lit[stippled ? 1 : 0]++;
            }
        }
        // 10 of 16 bits are set.
        assertTrue(lit[1] * 2 > lit[0] && lit[1] * 5 < lit[0] * 4, lit[1] + " of " + lit[0] + " pixels are drawn");
        assertEquals(List.of(), said);
    }

    private static void compare(String driver, Map<String, Picture> pictures) throws IOException {
        List<String> said = new ArrayList<>();
        for (Map.Entry<String, Picture> p : pictures.entrySet()) {
            Image soft = picture("soft", "", p, said);
            int lit = 0;
            for (int i = 0; i < SIZE * SIZE; i++) if (soft.pixel(i % SIZE, i / SIZE) != 0) lit++;
            Image other = picture(driver, driver.equals("vulkan") ? HIDDEN : "", p, said);
            int off = 0;
            for (int i = 0; i < SIZE * SIZE; i++) {
                if (!isLike(soft.pixel(i % SIZE, i / SIZE), other.pixel(i % SIZE, i / SIZE))) off++;
            }
            assertTrue(lit > 200, p.getKey() + ": " + lit + " pixels are drawn");
            assertTrue(off * 40 < lit, p.getKey() + ": of " + lit + " pixels drawn " + off + " differ");
        }
        assertEquals(List.of(), said);
    }

    private static boolean isLike(int a, int b) {
        for (int shift = 0; shift < 32; shift += 8)
            if (Math.abs((a >>> shift & 255) - (b >>> shift & 255)) > 24) return false;
        return true;
    }

    private static Image picture(String driver, String hidden, Map.Entry<String, Picture> picture, List<String> said)
            throws IOException {
        DriverProvider provider = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals(driver)) provider = p;
        if (provider == null) return fail("there is no driver " + driver);
        if (provider.devices().isEmpty()) Assumptions.abort(provider.unavailable());
        MessageSink sink = (severity, text) -> {
            if (severity == MessageSink.Severity.HIGH) said.add(text);
        };
        Map<String, String> settings = hidden.isEmpty() ? Map.of() : Map.of("hide", hidden, "cache", "off");
        @Nullable Image[] made = new Image[1];
        try (Device device = provider.open(provider.devices().getFirst(), new DeviceOptions(true, sink, settings))) {
            Kit kit = new Kit();
            kit.area("lines").add(picture.getKey(), s -> {
                Texture t = s.target(SIZE, SIZE);
                picture.getValue().draw(s);
                made[0] = s.image(t);
            });
            Result r = KitRunner.run(device, kit.cases(), KitOptions.QUIET)
                    .results()
                    .getFirst();
            assertEquals(Outcome.PASSED, r.outcome(), r.reason());
        }
        Image image = made[0];
        if (image == null) return fail(picture.getKey() + ": nothing was drawn");
        Path folder = Path.of("target", "lines");
        Files.createDirectories(folder);
        Png.write(folder.resolve(picture.getKey() + "-" + driver + ".png"), image);
        return image;
    }
}
