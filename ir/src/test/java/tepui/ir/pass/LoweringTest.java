package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Parser;
import tepui.ir.Printer;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.ir.interp.Interpreter;
import tepui.ir.interp.TableEnvironment;

class LoweringTest {
    private final TableEnvironment world = new TableEnvironment();
    private final Resource buffer = new Resource(Resource.Kind.UNIFORM_BUFFER, "driver", 15, 1);
    private final DriverUniform uniform = new DriverUniform(buffer, 0);

    private static Shader shader(String stage, String declarations, String body) {
        Shader s = Parser.parse(
                "shader " + stage + " \"t\" {\n" + declarations + "\nentry func @main() {\n" + body + "\nreturn\n}\n}");
        Validator.check(s);
        return s;
    }

    /** Lowers, checks, tidies up, and checks again. */
    private static void lower(Pass pass, Shader s) {
        assertTrue(pass.run(s), pass.name());
        Validator.check(s);
        new Pipeline()
                .validate(true)
                .add(new PromoteLocals())
                .add(Pipeline.cleanup(false))
                .run(s);
    }

    private Interpreter run(Shader s) {
        return new Interpreter(s, world, s.stage == tepui.ir.Stage.FRAGMENT ? 4 : 1).run();
    }

    private float[] output(Shader s, Interpreter run, Builtin builtin) {
        for (Variable v : s.outputs) {
            if (v.builtin != builtin) continue;
            long[] bits = run.output(v, 0);
            float[] f = new float[bits.length];
            for (int c = 0; c < f.length; c++) f[c] = TableEnvironment.number(bits[c]);
            return f;
        }
        throw new AssertionError("no output " + builtin);
    }

    private float[] color(Shader s) {
        return output(s, run(s), Builtin.NONE);
    }

    private static final String PASS_THROUGH = "%0: f32x4 = load_input @p\nstore_output.xyzw @o %0";
    private static final String VERTEX = "input @p: f32x4 location 0\noutput @o: f32x4 builtin position";
    private static final String FRAGMENT = "input @p: f32x4 location 0\noutput @o: f32x4 location 0";

    @Test
    void primitiveIdsCountQuadsAndPolygonsRatherThanTheirTriangles() {
        String declarations = "input @id: i32 builtin primitive_id flat\noutput @o: i32 location 0";
        String body = "%0: i32 = load_input @id\nstore_output.x @o %0";
        Shader quads = shader("fragment", declarations, body);
        assertTrue(new LowerQuads(false).run(quads));
        Validator.check(quads);
        String code = tepui.ir.Printer.print(quads);
        assertTrue(code.contains("load_input @id") && code.contains("ushr"), code);
        Shader polygon = shader("fragment", declarations, body);
        assertTrue(new LowerQuads(true).run(polygon));
        Validator.check(polygon);
        assertFalse(tepui.ir.Printer.print(polygon).contains("load_input"));
        Shader geometry = shader(
                "geometry",
                "layout output_vertices 1\ninput @id: i32 builtin primitive_id\noutput @o: i32 location 0",
                body);
        assertFalse(new LowerQuads(false).run(geometry), "other stages count what was drawn");
    }

    @Test
    void loweringsLeaveOtherStagesAlone() {
        Shader s = shader("fragment", FRAGMENT, PASS_THROUGH);
        String text = Printer.print(s);
        assertFalse(new LowerYFlip(uniform).run(s));
        assertFalse(new LowerPointSprites(2, false).run(s));
        assertFalse(new LowerClipPlanes(uniform, 3, -1).run(s));
        assertFalse(new LowerAlphaTest(uniform, Comparison.ALWAYS).run(s));
        assertFalse(new LowerRectTextures().run(s));
        assertEquals(text, Printer.print(s));
    }

    @Test
    void flipNegatesPositions() {
        Shader s = shader("vertex", VERTEX, PASS_THROUGH);
        lower(new LowerYFlip(uniform), s);
        world.set(0, 1, 2, 3, 4).uniform(0, -1, 0);
        assertArrayEquals(new float[] {1, -2, 3, 4}, output(s, run(s), Builtin.POSITION));
        world.uniform(0, 1, 0);
        assertArrayEquals(new float[] {1, 2, 3, 4}, output(s, run(s), Builtin.POSITION));
    }

    @Test
    void flipTurnsAllThatKnowsUp() {
        Shader s = shader(
                "fragment",
                "input @f: f32x4 builtin frag_coord\ninput @c: f32x2 builtin point_coord\ninput @b: bool builtin front_facing\ninput @v: f32 location 0\noutput @o: f32x4 location 0\noutput @q: f32 location 1",
                "%0: f32x4 = load_input @f\n%1: f32x2 = load_input @c\n%2: bool = load_input @b\n%3: f32 = b2f %2\n%4: f32x2 = const 0.25, 0.125\n%5: f32 = interp_offset @v %4\n"
                        + "%6: f32 = swizzle.y %0\n%7: f32 = swizzle.y %1\n%8: f32x4 = vec %6, %7, %3, %5\nstore_output.xyzw @o %8\n%9: f32 = ddy %6\nstore_output.x @q %9");
        lower(new LowerYFlip(uniform), s);
        world.set(Builtin.FRAG_COORD, 1, 10.5f, 0, 1)
                .set(Builtin.POINT_COORD, 0, 0.25f)
                .setBits(Builtin.FRONT_FACING, 1);
        world.uniform(0, -1, 100);
        assertArrayEquals(new float[] {89.5f, 0.75f, 0, -0.125f}, color(s));
        world.uniform(0, 1, 0);
        assertArrayEquals(new float[] {10.5f, 0.25f, 1, 0.125f}, color(s));
    }

    @Test
    void fragCoordsCountFromTheOtherEdge() {
        Shader s = shader(
                "fragment",
                "input @f: f32x4 builtin frag_coord\noutput @o: f32x4 location 0",
                "%0: f32x4 = load_input @f\nstore_output.xyzw @o %0");
        lower(new LowerFragCoordOrigin(uniform), s);
        world.set(Builtin.FRAG_COORD, 1.5f, 10.5f, 0.25f, 1);
        world.uniform(0, 100);
        assertArrayEquals(new float[] {1.5f, 89.5f, 0.25f, 1}, color(s));
    }

    @Test
    void alphaTestComparesAsTheFunctionSays() {
        for (boolean late : new boolean[] {false, true}) {
            for (Comparison function : Comparison.values()) {
                Shader s = shader("fragment", FRAGMENT, PASS_THROUGH);
                boolean did = (late ? new LowerAlphaTest(uniform) : new LowerAlphaTest(uniform, function)).run(s);
                Validator.check(s);
                assertEquals(late || function != Comparison.ALWAYS, did);
                world.uniform(0, 0.5f);
                world.uniforms.putInt(4, function.ordinal());
                for (int relation = 1; relation <= 4; relation *= 2) {
                    world.set(0, 0, 0, 0, relation == 1 ? 0.25f : relation == 2 ? 0.5f : 0.75f);
                    Interpreter run = run(s);
                    assertEquals(
                            (function.ordinal() & relation) == 0,
                            run.isHelper(0),
                            function + " " + relation + " " + late);
                    if (!run.isHelper(0))
                        assertEquals(relation * 0.25f == 1 ? 0.75f : relation * 0.25f, output(s, run, Builtin.NONE)[3]);
                }
            }
        }
    }

    @Test
    void clipPlanesBecomeDistances() {
        Shader s = shader("vertex", VERTEX, PASS_THROUGH);
        lower(new LowerClipPlanes(new DriverUniform(buffer, 16), 0b101, -1), s);
        world.set(0, 1, 2, 3, 1).uniform(16, 1, 0, 0, 0).uniform(48, 0, 2, 0, -1);
        assertArrayEquals(new float[] {1, 0, 3}, output(s, run(s), Builtin.CLIP_DISTANCE));
        assertArrayEquals(new float[] {1, 2, 3, 1}, output(s, run(s), Builtin.POSITION));
        assertFalse(new LowerClipPlanes(uniform, 1, -1).run(s));
        assertThrows(IllegalArgumentException.class, () -> new LowerClipPlanes(uniform, 256, -1));
    }

    @Test
    void pointSpritesReplaceCoordinates() {
        Shader s = shader("fragment", FRAGMENT, PASS_THROUGH);
        lower(new LowerPointSprites(1, true), s);
        world.set(Builtin.POINT_COORD, 0.25f, 0.125f);
        assertArrayEquals(new float[] {0.25f, 0.875f, 0, 1}, color(s));
        assertEquals(1, s.inputs.size());
    }

    @Test
    void flatShadingIsAProperty() {
        Shader s = shader("fragment", FRAGMENT, PASS_THROUGH);
        assertTrue(new LowerFlatShade(1).run(s));
        assertEquals(Interpolation.FLAT, s.inputs.getFirst().interpolation);
        assertFalse(new LowerFlatShade(1).run(s));
        assertFalse(new LowerFlatShade(2).run(s));
        Shader smooth = shader("fragment", FRAGMENT.replace("location 0\n", "location 0 smooth\n"), PASS_THROUGH);
        assertFalse(new LowerFlatShade(1).run(smooth));
    }

    @Test
    void coloursOfVerticesAreClamped() {
        String declarations = "input @p: f32x4 location 0\noutput @o: f32x4 location 3\noutput @q: f32x4 location 4";
        String body = PASS_THROUGH + "\nstore_output.xyzw @q %0";
        Shader s = shader("vertex", declarations, body);
        lower(new LowerColorClamp(1 << 3), s);
        world.set(0, -1, 0.5f, 2, 1);
        Interpreter run = run(s);
        assertEquals(0.5f, TableEnvironment.number(run.output(s.outputs.get(0), 0)[1]));
        assertEquals(0, TableEnvironment.number(run.output(s.outputs.get(0), 0)[0]));
        assertEquals(1, TableEnvironment.number(run.output(s.outputs.get(0), 0)[2]));
        assertEquals(-1, TableEnvironment.number(run.output(s.outputs.get(1), 0)[0]));
        assertFalse(new LowerColorClamp(1 << 3).run(shader("fragment", FRAGMENT, PASS_THROUGH)));
    }

    @Test
    void backFacesReadTheBackColor() {
        Shader s = shader("fragment", FRAGMENT, PASS_THROUGH);
        lower(new LowerTwoSidedColor(List.of(new LowerTwoSidedColor.Pair(0, 7))), s);
        world.set(0, 1, 1, 1, 1).set(7, 2, 2, 2, 2).setBits(Builtin.FRONT_FACING, 0);
        assertEquals(2, color(s)[0]);
        world.setBits(Builtin.FRONT_FACING, 1);
        assertEquals(1, color(s)[0]);
    }

    @Test
    void rectanglesGetNormalCoordinates() {
        Shader s = shader(
                "fragment",
                "input @p: f32x4 location 0\noutput @o: f32x4 location 0\ntexture @t binding 0 shape rect",
                "%0: f32x4 = load_input @p\n%1: f32x2 = swizzle.xy %0\n%2: f32x4 = tex_sample @t coord %1\nstore_output.xyzw @o %2");
        lower(new LowerRectTextures(), s);
        world.set(0, 2, 4, 0, 0);
        assertArrayEquals(new float[] {0.25f, 0.5f, 0, 0}, color(s));
        assertEquals(TextureShape.D2, s.resources.getFirst().shape);
        Shader v = shader(
                "vertex",
                "input @p: f32x4 location 0\noutput @o: f32x4 builtin position\ntexture @t binding 0 shape rect",
                "%0: f32x4 = load_input @p\n%1: f32x2 = swizzle.xy %0\n%2: f32x4 = tex_sample @t coord %1\nstore_output.xyzw @o %2");
        lower(new LowerRectTextures(), v);
        assertTrue(Printer.print(v).contains(", lod %"), Printer.print(v));
    }

    @Test
    void coordinatesStayWithinTheirLimits() {
        Shader s = shader(
                "fragment",
                "input @p: f32x4 location 0\noutput @o: f32x4 location 0\ntexture @t binding 1 shape 2d_array",
                "%0: f32x4 = load_input @p\n%1: f32x3 = swizzle.xyz %0\n%2: f32 = swizzle.w %0\n"
                        + "%3: f32x4 = tex_sample @t coord %1, bias %2\nstore_output.xyzw @o %3");
        assertEquals(2, LowerHalfBorder.slots(s));
        lower(new LowerHalfBorder(uniform), s);
        String code = Printer.print(s);
        assertTrue(code.contains("ddx %") && !code.contains("bias %"), code);
        // Of slot 1, x alone has a limit.
        world.uniform(16, 1);
        world.set(0, 2, 4, 3, 0);
        assertArrayEquals(new float[] {1, 4, 3}, java.util.Arrays.copyOf(color(s), 3));
        world.set(0, -2, -4, 3, 0);
        assertArrayEquals(new float[] {0, -4, 3}, java.util.Arrays.copyOf(color(s), 3));
        Shader cube = shader(
                "vertex",
                "output @o: f32x4 builtin position\ntexture @t binding 0 shape cube",
                "%0: f32x4 = const 0.0, 0.0, 0.0, 0.0\nstore_output.xyzw @o %0");
        assertFalse(new LowerHalfBorder(uniform).run(cube), "a cube has no rim");
    }

    @Test
    void zeroTimesAnythingIsZero() {
        Shader s = shader(
                "fragment",
                FRAGMENT,
                "%0: f32x4 = load_input @p\n%1: f32x4 = swizzle.yxwz %0\n%2: f32x4 = fmul_zero %0, %1\nstore_output.xyzw @o %2");
        lower(new LowerMulZero(), s);
        world.set(0, 0, Float.POSITIVE_INFINITY, 2, 3);
        assertArrayEquals(new float[] {0, 0, 6, 6}, color(s));
        assertFalse(Printer.print(s).contains("fmul_zero"));
    }

    @Test
    void driverUniformsAreUniforms() {
        Resource texture = new Resource(Resource.Kind.TEXTURE, "t", 0, 1);
        assertThrows(IllegalArgumentException.class, () -> new DriverUniform(texture, 0));
        assertThrows(IllegalArgumentException.class, () -> new DriverUniform(buffer, -4));
    }

    @Test
    void statisticsCountPasses() {
        PassStatistics statistics = new PassStatistics();
        Shader s = shader("vertex", VERTEX, PASS_THROUGH);
        new Pipeline()
                .statistics(statistics)
                .add(new LowerYFlip(uniform))
                .add(new LowerYFlip(uniform))
                .add(new Unroll())
                .run(s);
        assertEquals(2, statistics.entries().get("LowerYFlip").runs());
        assertEquals(0, statistics.entries().get("Unroll").changes());
        assertTrue(statistics.toString().contains("Unroll"));
    }
}
