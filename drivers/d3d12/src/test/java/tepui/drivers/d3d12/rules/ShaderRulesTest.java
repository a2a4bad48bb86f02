package tepui.drivers.d3d12.rules;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.Container;
import tepui.drivers.d3d12.dxbc.DxbcCompiler;
import tepui.drivers.d3d12.dxbc.DxbcOptions;
import tepui.drivers.d3d12.dxbc.DxbcVariant;
import tepui.ir.Parser;

/** Pipelines whose shaders do not fit each other, their root signature or the shader model, on a device that exists on paper only. */
final class ShaderRulesTest {
    private static final int RGBA8 = 28;
    private static final int VERTEX = 8;
    private static final int PIXEL = 24;
    private static final int GEOMETRY = 72;
    private static final int[] WORDS = {1, 0, 20};

    private final RuleBench b = new RuleBench();

    private static byte[] compile(String text) {
        DxbcOptions options = DxbcOptions.plain();
        options.dynamicIndexing = true;
        return DxbcCompiler.compile(Parser.parse(text), options, DxbcVariant.PLAIN)
                .bytes();
    }

    private static byte[] vertex(int location) {
        return compile("""
                shader vertex "writes" {
                  output @color: f32x4 location %d
                  entry func @main() {
                    %%0: f32 = const 1.0
                    %%1: f32x4 = vec %%0, %%0, %%0, %%0
                    store_output.xyzw @color %%1
                    return
                  }
                }
                """.formatted(location));
    }

    private static byte[] pixel() {
        return compile("""
                shader fragment "reads" {
                  input @color: f32x4 location 1
                  output @out: f32x4 location 0
                  entry func @main() {
                    %0: f32x4 = load_input @color
                    store_output.xyzw @out %0
                    return
                  }
                }
                """);
    }

    private static byte[] geometry(int vertices) {
        return compile("""
                shader geometry "makes" {
                  layout output_topology points
                  layout output_vertices %d
                  output @color: f32x4 location 1
                  entry func @main() {
                    %%0: f32 = const 1.0
                    %%1: f32x4 = vec %%0, %%0, %%0, %%0
                    store_output.xyzw @color %%1
                    emit_vertex
                    return
                  }
                }
                """.formatted(vertices));
    }

    private void breaks(String part, long desc) {
        String text = assertThrows(RuleViolation.class, () -> b.pipeline(desc)).getMessage();
        assertTrue(text.contains(part), text);
    }

    private long desc(int[]... parameters) {
        return b.pipelineDesc(b.root(parameters), RGBA8, 0);
    }

    @Test
    void whatAShaderReadsTheOneBeforeWrites() {
        long good = desc();
        b.shader(good, VERTEX, vertex(1));
        b.shader(good, PIXEL, pixel());
        b.pipeline(good);
        long bad = desc();
        b.shader(bad, VERTEX, vertex(2));
        b.shader(bad, PIXEL, pixel());
        breaks("the pixel shader reads v1, which the vertex shader does not write", bad);
    }

    @Test
    void aContainerIsWhole() {
        byte[] wrong = vertex(1);
        wrong[wrong.length - 1] ^= 1;
        long desc = desc();
        b.shader(desc, VERTEX, wrong);
        breaks("the vertex shader has a wrong checksum", desc);
        b.shader(desc, VERTEX, pixel());
        breaks("the vertex shader is of type 0", desc);
        b.shader(desc, VERTEX, new byte[40]);
        breaks("the vertex shader is no container", desc);
    }

    @Test
    void theRootSignatureHasWhatIsDeclared() {
        byte[] reads = compile("""
                shader vertex "reads" {
                  uniform_buffer @words binding 2 size 64
                  output @color: f32x4 location 1
                  entry func @main() {
                    %0: i32 = const 0
                    %1: f32x4 = load_uniform @words %0, %0
                    store_output.xyzw @color %1
                    return
                  }
                }
                """);
        long without = desc(WORDS);
        b.shader(without, VERTEX, reads);
        breaks("the vertex shader declares CONSTANTS 1 of space 0", without);
        // A table that begins at register 0, for pixels, then for all.
        long others = desc(new int[] {0, 5, 2, 4});
        b.shader(others, VERTEX, reads);
        breaks("the vertex shader declares CONSTANTS 1 of space 0", others);
        long with = desc(new int[] {0, 0, 2, 4});
        b.shader(with, VERTEX, reads);
        b.pipeline(with);
    }

    @Test
    void attributesAreInTheInputLayout() {
        byte[] reads = compile("""
                shader vertex "reads" {
                  input @at: f32x4 location 5
                  output @color: f32x4 location 1
                  entry func @main() {
                    %0: f32x4 = load_input @at
                    store_output.xyzw @color %0
                    return
                  }
                }
                """);
        long desc = desc();
        b.shader(desc, VERTEX, reads);
        breaks("the vertex shader reads a5, which the input layout does not have", desc);
    }

    @Test
    void geometryShadersMakeAThousandComponents() {
        long good = desc();
        b.shader(good, VERTEX, vertex(1));
        b.shader(good, GEOMETRY, geometry(256));
        b.pipeline(good);
        long bad = desc();
        b.shader(bad, VERTEX, vertex(1));
        b.shader(bad, GEOMETRY, geometry(257));
        breaks("makes 257 vertices of 4 components, at most 1024 together", bad);
    }

    /** A pixel shader that samples, with texels declared as this type. */
    private static byte[] samples(int type) {
        Map<String, byte[]> chunks = new LinkedHashMap<>(Container.chunks(compile("""
                shader fragment "samples" {
                  texture @t binding 0 shape 2d
                  output @out: f32x4 location 0
                  entry func @main() {
                    %0: f32x2 = const 0.5, 0.5
                    %1: f32x4 = tex_sample @t coord %0
                    store_output.xyzw @out %1
                    return
                  }
                }
                """)));
        ByteBuffer code =
                ByteBuffer.wrap(chunks.getOrDefault("SHEX", new byte[0])).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 8; at < code.capacity(); at += 4 * (code.getInt(at) >>> 24 & 127)) {
            if ((code.getInt(at) & 0x7ff) == 88) code.putInt(at + 20, type * 0x1111);
        }
        return Container.of(chunks);
    }

    @Test
    void integersAreNotSampled() {
        int[] texture = {0, 5, 0, 1};
        int[] sampler = {0, 5, 3, 1};
        long good = desc(texture, sampler);
        b.shader(good, VERTEX, vertex(1));
        b.shader(good, PIXEL, samples(5));
        b.pipeline(good);
        for (int type : new int[] {3, 4}) {
            long bad = desc(texture, sampler);
            b.shader(bad, VERTEX, vertex(1));
            b.shader(bad, PIXEL, samples(type));
            breaks("the pixel shader samples integers", bad);
        }
    }

    @Test
    void buffersOfStreamOutputHaveOneStream() {
        long desc = desc();
        long entries = b.s.take(48);
        for (int i = 0; i < 2; i++) {
            Scratch.putInt(entries + 24L * i, i);
            Scratch.putInt(entries + 24L * i + 20, 4 << 8);
        }
        long strides = b.s.take(16);
        Scratch.putInt(strides, 32);
        Scratch.putLong(desc + 88, entries);
        Scratch.putInt(desc + 96, 2);
        Scratch.putLong(desc + 104, strides);
        Scratch.putInt(desc + 112, 1);
        b.rootFlags |= Tracked.RootSignature.ALLOW_STREAM_OUTPUT;
        Scratch.putLong(desc, b.root());
        breaks("buffer 0 has entries of streams 0 and 1", desc);
        Scratch.putInt(entries + 24, 0);
        b.pipeline(desc);
        Scratch.putInt(strides, 30);
        breaks("stream output 0 has stride 30", desc);
    }
}
