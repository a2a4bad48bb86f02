package tepui.ir.interp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Parser;
import tepui.ir.Shader;
import tepui.ir.Validator;

class InterpreterTest {
    private final PlainEnvironment environment = new PlainEnvironment();

    private static Shader parse(String text) {
        Shader s = Parser.parse(text);
        Validator.check(s);
        return s;
    }

    private int[] ints(Shader s, int lanes) {
        Interpreter i = new Interpreter(s, environment, lanes).run();
        int[] out = new int[lanes];
        for (int lane = 0; lane < lanes; lane++) out[lane] = (int) i.output(s.outputs.getFirst(), lane)[0];
        return out;
    }

    private int[] vertex(String body) {
        return ints(
                parse(
                        "shader vertex \"t\" {\ninput @n: i32 location 0\noutput @o: i32 location 0\nlocal @l: i32[2] init(7, 8)\n"
                                + "func @early(%0: i32) -> (i32) {\n%1: i32 = const 2\n%2: bool = ilt %0, %1\nif %2 {\nreturn %0\n} else {\nyield\n}\nreturn %1\n}\n"
                                + "entry func @main() {\n%0: i32 = load_input @n\n%1: i32 = const 1\n" + body
                                + "\nreturn\n}\n}"),
                5);
    }

    @Test
    void branchesTakeTheirLanes() {
        assertArrayEquals(
                new int[] {0, 1, 4, 6, 8},
                vertex(
                        "%2: i32 = const 2\n%3: bool = ilt %0, %2\n"
                                + "%4: i32 = if %3 {\nyield %0\n} else {\n%5: i32 = iadd %0, %0\nyield %5\n}\nstore_output.x @o %4"));
    }

    @Test
    void loopsRunAsLongAsEachLaneNeeds() {
        // The sum 1..n; parameters change all at once.
        assertArrayEquals(
                new int[] {0, 1, 3, 6, 10},
                vertex("%2: i32 = const 0\n"
                        + "%3: i32 = loop (%4: i32 = %2, %5: i32 = %0) {\n%6: bool = ieq %5, %2\nif %6 {\nbreak %4\n} else {\nyield\n}\n"
                        + "%7: i32 = iadd %4, %5\n%8: i32 = isub %5, %1\ncontinue %7, %8\n}\nstore_output.x @o %3"));
    }

    @Test
    void loopParametersMoveTogether() {
        assertArrayEquals(
                new int[] {1, 0, 1, 0, 1},
                vertex("%2: i32 = const 0\n"
                        + "%3: i32 = loop (%4: i32 = %1, %5: i32 = %2, %9: i32 = %0) {\n%6: bool = ieq %9, %2\nif %6 {\nbreak %4\n} else {\nyield\n}\n"
                        + "%8: i32 = isub %9, %1\ncontinue %5, %4, %8\n}\nstore_output.x @o %3"));
    }

    @Test
    void callsReturnEarlyOrLate() {
        assertArrayEquals(new int[] {0, 1, 2, 2, 2}, vertex("%2: i32 = call @early %0\nstore_output.x @o %2"));
    }

    @Test
    void localsKeepTheirContentsAndIgnoreWhatIsOutside() {
        assertArrayEquals(
                new int[] {7, 7, 7, 7, 7},
                vertex(
                        "%2: i32 = const 0\nstore_local.x @l %0, %1\nstore_local.x @l %2, %2\n"
                                + "%3: i32 = const 9\nstore_local.x @l %3, %3\n%4: i32 = load_local @l %2\n%5: i32 = const 7\n%6: i32 = iadd %4, %5\nstore_output.x @o %6"));
        assertArrayEquals(new int[] {7, 8, 0, 0, 0}, vertex("%2: i32 = load_local @l %0\nstore_output.x @o %2"));
    }

    @Test
    void endlessLoopsEnd() {
        Shader s = parse("shader vertex \"t\" {\nentry func @main() {\nloop {\ncontinue\n}\nreturn\n}\n}");
        assertThrows(
                IllegalStateException.class,
                () -> new Interpreter(s, environment, 1).stepLimit(1000).run());
    }

    @Test
    void derivativesSpanTheQuadAndHelpersWriteNothing() {
        Shader s = parse(
                "shader fragment \"t\" {\ninput @n: f32 location 0\noutput @o: f32x2 location 0\nstorage_buffer @s binding 0\ntexture @t binding 0 shape 1d\n"
                        + "entry func @main() {\n%0: f32 = load_input @n\n%1: f32 = fmul %0, %0\n%2: f32 = ddx.fine %1\n%3: f32 = ddy.coarse %1\n"
                        + "%4: f32x2 = vec %2, %3\nstore_output.xy @o %4\n%5: f32 = const 2.0\n%6: bool = fge %0, %5\ndemote_if %6\n%7: i32 = const 0\n%8: i32 = const 1\n"
                        + "%9: i32 = atomic_storage.add @s %7, %7, %8\n%10: bool = is_helper\n%11: i32 = b2i %10\n%12: i32 = const 4\nstore_storage.x @s %7, %12, %11\n"
                        + "%13: f32x4 = tex_sample @t coord %1\nreturn\n}\n}");
        Interpreter i = new Interpreter(s, environment, 4).run();
        float[] x = new float[4];
        float[] y = new float[4];
        for (int lane = 0; lane < 4; lane++) {
            long[] o = i.output(s.outputs.getFirst(), lane);
            x[lane] = Float.intBitsToFloat((int) o[0]);
            y[lane] = Float.intBitsToFloat((int) o[1]);
        }
        assertArrayEquals(new float[] {1, 1, 5, 5}, x);
        assertArrayEquals(new float[] {4, 4, 4, 4}, y);
        assertEquals(2, environment.bytes.getInt(0));
        assertEquals(0, environment.bytes.getInt(4));
        assertTrue(i.isHelper(2) && i.isHelper(3) && !i.isHelper(0));
    }

    @Test
    void workgroupsShareMemory() {
        Shader s = parse(
                "shader compute \"t\" {\nlayout local_size 4 1 1\nlayout shared_bytes 20\ninput @i: i32 builtin local_invocation_index\n"
                        + "entry func @main() {\n%0: i32 = load_input @i\n%1: i32 = const 4\n%2: i32 = imul %0, %1\nstore_shared.x %2, %0\nbarrier\n"
                        + "%3: i32 = const 12\n%4: i32 = isub %3, %2\n%5: i32 = load_shared %4\nbarrier\nstore_shared.x %2, %5\n"
                        + "%6: i32 = const 16\n%7: i32 = atomic_shared.umax %6, %0\n%8: i32 = load_shared %3\nreturn\n}\n}");
        Interpreter i = new Interpreter(s, environment, 4).run();
        int[] left = new int[5];
        i.shared().asIntBuffer().get(left);
        assertArrayEquals(new int[] {3, 2, 1, 0, 3}, left);
    }

    @Test
    void patchesShareOutputs() {
        Shader s = parse(
                "shader tess_control \"t\" {\nlayout output_vertices 3\ninput @i: i32 builtin invocation_id\noutput @v: i32 location 0 per_vertex\noutput @p: i32 location 1 patch\n"
                        + "entry func @main() {\n%0: i32 = load_input @i\nstore_output.x @v %0, %0\nbarrier\n%1: i32 = const 2\n%2: i32 = isub %1, %0\n%3: i32 = load_output @v %2\nstore_output.x @p %3\nreturn\n}\n}");
        Interpreter i = new Interpreter(s, environment, 3).run();
        assertArrayEquals(new long[] {1}, i.output(s.outputs.getFirst(), 1));
        assertArrayEquals(new long[] {0}, i.output(s.outputs.get(1), 0));
    }

    @Test
    void geometryEmitsInOrder() {
        Shader s = parse(
                "shader geometry \"t\" {\nlayout output_vertices 4\ninput @i: i32[2] location 0 per_vertex\noutput @o: i32 location 0\n"
                        + "entry func @main() {\n%0: i32 = const 2\n%1: i32 = const 1\n%2: i32 = load_input @i %0, %1\nstore_output.x @o %2\nemit_vertex\nstore_output.x @o %0\nemit_vertex\nend_primitive\nreturn\n}\n}");
        List<Interpreter.Emitted> e = new Interpreter(s, environment, 1).run().emitted(0);
        assertEquals(3, e.size());
        assertArrayEquals(new long[] {210}, e.get(0).outputs().get(s.outputs.getFirst()));
        assertArrayEquals(new long[] {2}, e.get(1).outputs().get(s.outputs.getFirst()));
        assertTrue(e.get(2).endsPrimitive());
    }

    @Test
    void imagesAndBuffersAnswerOutsideAccesses() {
        Shader s = parse(
                "shader vertex \"t\" {\noutput @o: i32 location 0\nimage @i binding 0 shape 1d kind i32\nuniform_buffer @u binding 0\n"
                        + "entry func @main() {\n%0: i32 = const 0\n%1: i32 = const 5\n%2: i32x4 = const 1, 2, 3, 4\nimage_store @i %0, %0, %2\nimage_store @i %0, %1, %2\n"
                        + "%3: i32x4 = image_load @i %0, %1\n%4: i32 = swizzle.w %3\n%5: i32 = image_atomic.xor @i %0, %0, %1\n%6: i32 = iadd %4, %5\n"
                        + "%7: i32 = const 60\n%8: i32x2 = load_uniform @u %0, %7\n%9: i32 = swizzle.y %8\n%10: i32 = iadd %6, %9\n%11: i32 = buffer_size @u %0\n%12: i32 = iadd %10, %11\nstore_output.x @o %12\nreturn\n}\n}");
        environment.bytes.putInt(60, 99);
        assertArrayEquals(new int[] {65}, ints(s, 1));
        assertEquals(4, environment.texel[0]);
        assertEquals(4, environment.texel[3]);
    }
}
