package tepui.ir;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextFormTest {
    private static final String EXAMPLE = """
            shader fragment "lit" {
              layout early_fragment_tests
              input @normal: f32x3 location 0 noperspective centroid
              input @"odd name": f32x4[2] location 1 flat sample
              input @in_front_facing: bool builtin front_facing
              output @color: f32x4 location 0
              local @acc: f32x2[4] init(1.0, -0.0, inf, -inf, 0x7fc00001, 0x1ffffffff, 1.0E-40, 3.4028235E38)
              uniform_buffer @u binding 0 size 64
              texture @t binding 3 count 4 shape 2d_array kind i32 unsigned
              texture @shadowed binding 7 shape cube shadow
              storage_buffer @s binding 0 read_only coherent
              image @i binding 1 shape 3d write_only format "rgba8"
              texture @r binding 0 shape cube shadow resident
              func @half(%0.x: f32) -> (f32, i32) {
                %1: f32 = const 0.5
                %2: f32 = precise fmul %0, %1 !12
                %3: i32 = const -2147483648
                return %2, %3
              }
              entry func @main() {
                %0: f32x3 = load_input @normal
                %1."the y": f32 = swizzle.y %0
                %2: f32, %3: i32 = call @half %1
                %4: bool = flt %1, %2
                %5: f32x4 = if %4 {
                  %6: f32x4 = undef
                  yield %6
                } else {
                  %7: f32x4 = swizzle.xxyz %0
                  yield %7
                }
                %8: i32 = const 3
                %9: i32 = loop (%10: i32 = %8, %11: f32 = %2) {
                  %12: bool = ilt %10, %8
                  if %12 {
                    break %10
                  } else {
                    yield
                  }
                  demote_if %12
                  %13: f32 = ddx.fine %11
                  continue %10, %13
                }
                %14: f32x3 = const 1.0, 2.0, 0x7f800001
                %15: f32 = const 0.25
                %16: f32 = tex_sample @shadowed coord %14, ref %15
                %17: i32x4 = tex_gather.z @t index %8, coord %14
                %18: i64 = const -9223372036854775808
                %19: f64x2 = const 0.1, 0x7ff8000000000001
                %20: bool = const true
                %21: i32 = atomic_storage.compare_exchange @s %8, %8, %8, %8
                memory_barrier.#7
                intrinsic "soft.pack" input @normal resource @t %2
                %22: f32x4 = insert.w %5, %2
                store_local.y @acc %8, %22
                store_output.xyzw @color %22
                return
              }
            }
            """;

    @Test
    void printOfParseIsTheText() {
        assertEquals(EXAMPLE, Printer.print(Parser.parse(EXAMPLE)));
    }

    @Test
    void numbersAndSpacingOfTheSourceDoNotMatter() {
        String other = EXAMPLE.replaceAll("%(\\d+)", "%7$1")
                .replace(", ", "  ,\n ")
                .replace("layout", "// a comment\n layout");
        assertEquals(EXAMPLE, Printer.print(Parser.parse(other)));
    }

    @Test
    void copyPrintsAlikeAndSharesNothing() {
        Shader shader = Parser.parse(EXAMPLE);
        Shader copy = shader.copy();
        assertEquals(EXAMPLE, Printer.print(copy));
        assertNotSame(shader.inputs.getFirst(), copy.inputs.getFirst());
        assertSame(copy.entry, copy.functions.get(1));
        Walk.check(copy, shader);
    }

    @Test
    void quadsOfComputeShadersAreKept() {
        String text = """
                shader compute "slopes" {
                  layout local_size 2 2 1
                  layout quads by_id
                  entry func @main() {
                    %0: f32 = const 1.0
                    %1: f32 = ddx %0
                    return
                  }
                }
                """;
        Shader shader = Parser.parse(text);
        assertEquals(List.of(), Validator.problems(shader));
        assertEquals(text, Printer.print(shader.copy()));
    }

    /** Nothing in the copy points into the original. */
    private static final class Walk {
        static void check(Shader copy, Shader original) {
            for (Function f : copy.functions) check(f.body(), original);
        }

        private static void check(Region region, Shader original) {
            for (Instr i : region.body) {
                if (i.variable != null) {
                    assertTrue(!original.inputs.contains(i.variable) && !original.outputs.contains(i.variable));
                    assertTrue(!original.locals.contains(i.variable));
                }
                if (i.resource != null) assertTrue(!original.resources.contains(i.resource));
                if (i.function != null) assertTrue(!original.functions.contains(i.function));
                for (Region nested : i.regions) check(nested, original);
            }
        }
    }

    @Test
    void stageLayoutsComeBack() {
        Shader s = new Shader(Stage.GEOMETRY, "odd \"\\\n\tname\u00e9");
        s.inputTopology = Shader.Topology.LINES_ADJACENCY;
        s.outputTopology = Shader.Topology.POINTS;
        s.outputVertices = 7;
        s.invocations = 3;
        s.spacing = Shader.Spacing.FRACTIONAL_ODD;
        s.clockwise = true;
        s.pointMode = true;
        s.perSample = true;
        s.endsDemotedLoops = true;
        s.depthLayout = Shader.DepthLayout.UNCHANGED;
        s.localX = 8;
        s.localZ = 2;
        s.sharedBytes = 1024;
        Variable v = s.output("o", Type.I32, 2);
        v.component = 1;
        v.index = 1;
        v.stream = 3;
        v.perVertex = true;
        v.patch = true;
        v.unsigned = true;
        v.invariant = true;
        new Builder(s).ret();
        Shader back = Parser.parse(Printer.print(s));
        assertEquals(Printer.print(s), Printer.print(back));
        assertEquals(s.name, back.name);
        assertEquals(Shader.Topology.LINES_ADJACENCY, back.inputTopology);
        assertEquals(3, back.invocations);
        assertEquals(Shader.Spacing.FRACTIONAL_ODD, back.spacing);
        assertEquals(8, back.localX);
        assertEquals(1, back.localY);
        assertEquals(2, back.localZ);
        assertEquals(3, back.outputs.getFirst().stream);
        assertTrue(back.outputs.getFirst().patch && back.outputs.getFirst().perVertex);
    }

    @Test
    void namesThatRepeatAreToldApart() {
        Shader s = new Shader(Stage.VERTEX, "twins");
        s.input("a", Type.F32, 0);
        Variable second = s.input("a", Type.F32, 1);
        s.input("", Type.F32, 2);
        Builder b = new Builder(s);
        b.loadInput(second);
        b.loadInput(s.inputs.get(2));
        b.ret();
        Shader back = Parser.parse(Printer.print(s));
        assertEquals(Printer.print(s), Printer.print(back));
        assertSame(back.inputs.get(1), back.entry.body().body.getFirst().variable);
        assertSame(back.inputs.get(2), back.entry.body().body.get(1).variable);
    }

    @Test
    void payloadsOfNaNsSurvive() {
        Shader s = new Shader(Stage.VERTEX, "nan");
        long[] bits = {0x7fc00000L, 0xffc12345L, 0x7f800001L, 0x80000000L};
        s.entry.body().body.add(Instr.constant(Type.F32X4, bits.clone()));
        new Builder(s).ret();
        Shader back = Parser.parse(Printer.print(s));
        assertArrayEquals(bits, back.entry.body().body.getFirst().bits);
    }

    @Test
    void errorsNameThePlaceAndWhatWasExpected() {
        for (String[] c : List.of(
                new String[] {"", "1:1", "expected 'shader', found the end"},
                new String[] {"shader pixel", "stage", "'pixel'"},
                new String[] {"shader vertex \"a\" {\n  widget\n}", "3:1", "'widget' is no declaration"},
                new String[] {"shader vertex \"a\" {}", "no entry function", "1:21"},
                new String[] {"shader vertex \"a", "1:15", "closing"},
                new String[] {"shader vertex \"a\" { input @x f32 }", "1:30", "expected ':'"},
                new String[] {"shader vertex \"a\" { input @x: f33 }", "1:31", "a type"},
                new String[] {
                    "shader vertex \"a\" { local @x: f32[99999999999] }", "array length", "found '99999999999'"
                },
                new String[] {"shader vertex \"a\" { local @x: f32[0] }", "array length is 0", "at least 1"},
                new String[] {
                    "shader vertex \"a\" { entry func @m() { %1: f32 = fneg %0 return } }", "%0 is not defined"
                },
                new String[] {"shader vertex \"a\" { entry func @m() { frob } }", "1:39", "an operation"},
                new String[] {"shader vertex \"a\" { entry func @m() { return", "an instruction or '}'"},
                new String[] {
                    "shader vertex \"a\" { entry func @m() { %0: f32 = load_input @q return } }", "no such input"
                },
                new String[] {"shader vertex \"a\" { entry func @m() { call @q return } }", "no such function"},
                new String[] {
                    "shader vertex \"a\" { entry func @m() { %0: i32 = const 1.5\n return } }", "constant of i32"
                },
                new String[] {"shader vertex \"a\" { texture @t binding -1 }", "binding is -1"},
                new String[] {"shader vertex \"a\" { texture @t binding 0 shape 5d }", "texture shape"})) {
            String message = assertThrows(IrParseException.class, () -> Parser.parse(c[0]))
                    .getMessage();
            for (int i = 1; i < c.length; i++) {
                assertTrue(message.contains(c[i]), "'" + c[0] + "' gave '" + message + "', without '" + c[i] + "'");
            }
        }
    }

    @Test
    void theExampleOfTheDocumentationIsValid() throws IOException {
        String page = Files.readString(Path.of(System.getProperty("tepui.root"), "docs", "ir.md"));
        int start = page.indexOf("    shader fragment");
        String text = page.substring(start, page.indexOf("\n    }\n", start) + 7)
                .replace("\n    ", "\n")
                .strip();
        Shader shader = Parser.parse(text);
        Validator.check(shader);
        assertEquals(text, Printer.print(shader).strip());
    }

    @Test
    void nestingIsBounded() {
        String deep = "if %0 {\n".repeat(100_000);
        String text = "shader vertex \"a\" { entry func @m() {\n%0: bool = const true\n" + deep;
        String message =
                assertThrows(IrParseException.class, () -> Parser.parse(text)).getMessage();
        assertTrue(message.contains("more than 500 deep"), message);
    }
}
