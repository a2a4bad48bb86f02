package tepui.drivers.d3d12.dxbc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Parser;
import tepui.ir.Shader;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A vertex and a fragment shader, by their text and before vkd3d's reader. */
final class TranslateTest {
    private static final String VERTEX = """
            shader vertex "placed" {
              input @at: f32x3 location 0
              input @uv: f32x2 location 3
              output @position: f32x4 builtin position
              output @coord: f32x2 location 1
              uniform_buffer @matrices binding 2 size 64
              entry func @main() {
                %0: f32x3 = load_input @at
                %1: i32 = const 0
                %2: f32x4 = load_uniform @matrices %1, %1
                %3: f32 = const 1.0
                %4: f32x4 = vec %0, %3
                %5: f32x4 = fmul %4, %2
                store_output.xyzw @position %5
                %6: f32x2 = load_input @uv
                store_output.xy @coord %6
                return
              }
            }
            """;

    private static final String FRAGMENT = """
            shader fragment "lit" {
              input @coord: f32x2 location 1
              output @color: f32x4 location 0
              texture @albedo binding 3 shape 2d
              entry func @main() {
                %0: f32x2 = load_input @coord
                %1: f32x4 = tex_sample @albedo coord %0
                %2: f32 = const 0.25
                %3: f32 = swizzle.w %1
                %4: bool = flt %3, %2
                demote_if %4
                store_output.xyzw @color %1
                return
              }
            }
            """;

    @TempDir
    private Path folder;

    private static DxbcModule compile(String text) {
        return DxbcCompiler.compile(Parser.parse(text), DxbcOptions.vkd3d(), DxbcVariant.PLAIN);
    }

    private static String text(DxbcModule module) {
        return Disassembly.of(module.bytes());
    }

    /** Row N of a picture may ask for another buffer than row N + 1: the instruction has to say so. */
    @Test
    void invocationsMayAskForDifferentElementsOfAnArray() {
        Shader shader = Parser.parse("""
                shader fragment "chooses" {
                  input @which: i32 location 1 flat
                  output @color: f32x4 location 0
                  uniform_buffer @each binding 2 count 4 size 16
                  entry func @main() {
                    %0: i32 = load_input @which
                    %1: i32 = const 0
                    %2: f32x4 = load_uniform @each %0, %1
                    store_output.xyzw @color %2
                    return
                  }
                }
                """);
        DxbcOptions options = DxbcOptions.plain();
        options.dynamicIndexing = true;
        String text = text(DxbcCompiler.compile(shader, options, DxbcVariant.PLAIN));
        assertTrue(text.matches("(?s).*cb0\\[r\\d\\.[xyzw] \\+ 1\\]\\[0\\]\\.xyzw \\{nonUniform\\}.*"), text);
    }

    /** What the sampler says is in a buffer of its own, and no sampler is declared. */
    @Test
    void integersAreFetchedNotSampled() {
        DxbcModule module = compile("""
                shader fragment "integers" {
                  input @coord: f32x2 location 1
                  output @color: i32x4 location 0
                  texture @t binding 3 shape 2d kind i32
                  entry func @main() {
                    %0: f32x2 = load_input @coord
                    %1: i32x4 = tex_sample @t coord %0
                    store_output.xyzw @color %1
                    return
                  }
                }
                """);
        String text = text(module);
        assertFalse(text.contains("sample"), text);
        assertTrue(text.contains("ld r"), text);
        assertTrue(text.contains("t0[0:0]"), text);
        assertEquals(
                List.of(false, false),
                module.bindings().stream().map(DxbcModule.Binding::sampled).toList());
        DxbcModule.Binding words = module.bindings().getFirst();
        assertEquals(Registers.SAMPLER_WORDS, words.slot());
        assertEquals(4 * SamplerWords.BYTES, words.size());
    }

    /** Direct3D counts what is declared: four components of each location, or as many as are needed. */
    @Test
    void registersOfAGeometryShaderAreAsWideAsTheirOutputs() {
        Shader shader = Parser.parse("""
                shader geometry "makes" {
                  layout output_topology points
                  layout output_vertices 4
                  output @one: f32 location 1
                  output @three: f32x2 location 2 component 1
                  entry func @main() {
                    %0: f32 = const 1.0
                    %1: f32x2 = vec %0, %0
                    store_output.x @one %0
                    store_output.xy @three %1
                    emit_vertex
                    return
                  }
                }
                """);
        DxbcOptions options = DxbcOptions.plain();
        assertEquals(8, DxbcCompiler.compile(shader, options, DxbcVariant.PLAIN).vertexScalars());
        VaryingWidths widths = VaryingWidths.of(shader, Numbering.SAME);
        DxbcVariant narrow = DxbcVariant.PLAIN.with(Numbering.SAME.writing(widths));
        DxbcModule module = DxbcCompiler.compile(shader, options, narrow);
        assertEquals(4, module.vertexScalars());
        assertTrue(text(module).contains("dcl_output o2.x\n"), text(module));
        assertTrue(text(module).contains("dcl_output o3.xyz\n"), text(module));
    }

    /** The implicit level and the base have instructions; any other is fetched from a view that is not compared with. */
    @Test
    void comparisonsAtALevelAreFetched() {
        String source = """
                shader fragment "shadow" {
                  input @coord: f32x4 location 1
                  output @color: f32x4 location 0
                  texture @t binding 3 shape 2d shadow
                  entry func @main() {
                    %%0: f32x4 = load_input @coord
                    %%1: f32x2 = swizzle.xy %%0
                    %%2: f32 = swizzle.z %%0
                    %%3: f32 = swizzle.w %%0
                    %%4: f32 = const 0.0
                    %%5: f32 = tex_sample @t coord %%1, ref %%2%s
                    %%6: f32x4 = swizzle.xxxx %%5
                    store_output.xyzw @color %%6
                    return
                  }
                }
                """;
        String implicit = text(compile(source.formatted("")));
        assertTrue(implicit.contains("sample_c r"), implicit);
        String base = text(compile(source.formatted(", lod %4")));
        assertTrue(base.contains("sample_c_lz r"), base);
        for (String operand : List.of(", lod %3", ", bias %3")) {
            String level = text(compile(source.formatted(operand)));
            assertFalse(level.contains("sample_c"), level);
            assertTrue(level.contains("ld r"), level);
        }
    }

    @Test
    void aVertexShaderReadsAsItWasMeant() {
        DxbcModule module = compile(VERTEX);
        String text = text(module);
        assertTrue(text.contains("vs_5_1"), text);
        assertTrue(text.contains("dcl_input v3.xy"), text);
        assertTrue(text.contains("xyzw, cb0[1][0].xyzw"), text);
        assertTrue(text.contains("dcl_output_siv o0.xyzw, position"), text);
        assertEquals(1 | 8, module.inputs());
        assertEquals(2, module.outputs());
        assertEquals(1 << RootWords.Y_SCALE, module.rootWords());
        assertEquals(2, module.bindings().getFirst().slot());
    }

    @Test
    void aFragmentShaderReadsAsItWasMeant() {
        DxbcModule module = compile(FRAGMENT);
        String text = text(module);
        assertTrue(text.contains("dcl_input_ps linear v2.xyzw"), text);
        assertTrue(text.contains("xyzw, v2.xyxx, t0[0].xyzw, s0[0]"), text);
        assertTrue(text.contains("discard_nz r"), text);
        assertTrue(module.bindings().getFirst().sampled());
    }

    private static String compute(String head, String body) {
        return text(DxbcCompiler.compile(
                Parser.parse("shader compute \"uses\" {\n" + head + "\n  entry func @main() {\n" + body
                        + "    return\n  }\n}\n"),
                DxbcOptions.plain(),
                DxbcVariant.PLAIN));
    }

    /** A vector behind the end takes what goes outside, but no group has more than 32 KiB. */
    @Test
    void sharedMemoryIsNeverMoreThanThereIs() {
        String load = """
                    %0: i32 = const 0
                    %1: i32 = load_shared %0
                    store_shared.x %1, %1
                """;
        String half = compute("  layout local_size 1 1 1\n  layout shared_bytes 16384", load);
        assertTrue(half.contains("dcl_tgsm_raw g0, 16400"), half);
        assertTrue(half.contains("l(16384)"), half);
        String all = compute("  layout local_size 1 1 1\n  layout shared_bytes 32768", load);
        assertTrue(all.contains("dcl_tgsm_raw g0, 32768"), all);
        assertTrue(all.contains("l(32764)"), all);
    }

    /** Quads and lines have two coordinates. */
    @Test
    void onlyTrianglesReadAThirdCoordinate() {
        String places = """
                shader tess_eval "places" {
                  layout input_topology %s
                  input @where: f32x3 builtin tess_coord
                  output @position: f32x4 builtin position
                  entry func @main() {
                    %%0: f32x3 = load_input @where
                    %%1: f32 = const 1.0
                    %%2: f32x4 = vec %%0, %%1
                    store_output.xyzw @position %%2
                    return
                  }
                }
                """;
        assertTrue(text(compile(String.format(places, "triangles"))).contains("dcl_input vDomain.xyz\n"));
        assertTrue(text(compile(String.format(places, "quads"))).contains("dcl_input vDomain.xy\n"));
        assertTrue(text(compile(String.format(places, "isolines"))).contains("dcl_input vDomain.xy\n"));
    }

    /** Nine views are more than the eight that each device has, be they one array or several resources. */
    @Test
    void manyViewsAreDeclaredAsAFeature() {
        DxbcOptions options = DxbcOptions.plain();
        options.dynamicIndexing = true;
        for (int count : new int[] {8, 9}) {
            Shader shader = Parser.parse("""
                    shader compute "stores" {
                      layout local_size 1 1 1
                      storage_buffer @all binding 0 count %d
                      entry func @main() {
                        %%0: i32 = const 0
                        store_storage.x @all %%0, %%0, %%0
                        return
                      }
                    }
                    """.formatted(count));
            byte[] container =
                    DxbcCompiler.compile(shader, options, DxbcVariant.PLAIN).bytes();
            assertEquals(count > 8, Container.chunks(container).containsKey("SFI0"), "views: " + count);
        }
    }

    @Needs({Need.VKD3D_SHADER, Need.SPIRV_VAL})
    @Test
    void bothAreTakenByVkd3d() throws IOException, InterruptedException {
        ValidSpirv modules = new ValidSpirv(folder);
        modules.add("vertex", compile(VERTEX).bytes());
        modules.add("fragment", compile(FRAGMENT).bytes());
        modules.check();
    }

    @Needs(Need.VKD3D_SHADER)
    @Test
    void aContainerWithAWrongChecksumIsRefused() {
        byte[] bytes = compile(VERTEX).bytes();
        assertTrue(Container.isIntact(bytes));
        bytes[4] ^= 1;
        assertThrows(AssertionError.class, () -> Vkd3dShader.compile(bytes));
    }

    @Test
    void theTranslatorHasBothForms() {
        DxbcTranslator translator = new DxbcTranslator();
        Shader shader = Parser.parse(FRAGMENT);
        byte[] bytes = translator.translate(shader, "dxbc");
        assertArrayEquals(
                Disassembly.of(bytes).getBytes(StandardCharsets.UTF_8), translator.translate(shader, "dxbc-text"));
        assertThrows(IllegalArgumentException.class, () -> translator.translate(shader, "spirv"));
    }

    @Test
    void whatIsNoContainerIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Disassembly.of(new byte[40]));
        byte[] bytes = compile(FRAGMENT).bytes();
        assertThrows(
                IllegalArgumentException.class, () -> Disassembly.of(java.util.Arrays.copyOf(bytes, bytes.length - 9)));
    }
}
