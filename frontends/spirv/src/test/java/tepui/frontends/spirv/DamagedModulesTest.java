package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** Whatever becomes of a module's words, there is a shader that is valid, or a message; never another exception. */
final class DamagedModulesTest {
    private static final int ROUNDS = Integer.getInteger("tepui.seeds", 1600);

    private static final Map<Stage, String[]> SHADERS = Map.of(
            Stage.FRAGMENT,
            new String[] {"frag", """
                    #version 450
                    layout(location = 0) in vec4 p;
                    layout(location = 1) in Pair { vec2 a; flat ivec2 b; } pair;
                    layout(constant_id = 5) const int mode = 1;
                    layout(binding = 2, location = 3) uniform sampler2D images[2];
                    layout(binding = 0, r32ui) uniform uimage2D texels;
                    layout(location = 6) uniform mat3 m;
                    layout(location = 0) out vec4 c;
                    float pick(inout float x, sampler2D s, int k) {
                        switch (k) {
                            case 0: x += 0.25;
                            case 1: x *= 0.5; break;
                            case 2: return texture(s, vec2(x)).x;
                            default: for (int i = 0; i < k; i++) { if (i == 3) continue; x -= 0.125; }
                        }
                        return x;
                    }
                    void main() {
                        float x = p.x;
                        if (x < 0.0) discard;
                        c = vec4(m * p.xyz, pick(x, images[mode], pair.b.x)) + dFdx(p);
                        c.x += float(imageAtomicAdd(texels, pair.b, 2u)) + interpolateAtCentroid(p).y;
                        int e;
                        c[pair.b.y] = frexp(x, e) + float(e);
                    }
                    """},
            Stage.GEOMETRY,
            new String[] {"geom", """
                    #version 450
                    layout(triangles) in;
                    layout(triangle_strip, max_vertices = 3) out;
                    layout(location = 0) in vec2 place[];
                    layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out vec2 o;
                    void main() {
                        for (int i = 0; i < 3; i++) {
                            gl_Position = gl_in[i].gl_Position;
                            o = place[i];
                            o += o.yx;
                            EmitVertex();
                        }
                        EndPrimitive();
                    }
                    """},
            Stage.TESS_CONTROL,
            new String[] {"tesc", """
                    #version 450
                    layout(vertices = 3) out;
                    layout(location = 0) in vec2 place[];
                    layout(location = 0) out vec2 o[];
                    layout(location = 4) patch out vec4 all;
                    void main() {
                        gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
                        o[gl_InvocationID] = place[gl_InvocationID];
                        barrier();
                        all[gl_InvocationID] = o[0].x;
                        gl_TessLevelOuter[0] = gl_TessLevelInner[0] = 1.0;
                    }
                    """},
            Stage.COMPUTE,
            new String[] {"comp", """
                    #version 450
                    layout(local_size_x = 8) in;
                    struct S { vec3 a; mat2 b; };
                    layout(std430, binding = 0) buffer Result { uint count; S s[2]; uint v[]; } r[2];
                    layout(std140, binding = 1) uniform Block { mat4 m; vec4 a[3]; };
                    layout(binding = 0, offset = 4) uniform atomic_uint counter;
                    shared dvec2 d[8];
                    void main() {
                        uint l = gl_LocalInvocationIndex;
                        d[l] = dvec2(l, 2.0) * double(a[l % 3u].x);
                        barrier();
                        memoryBarrierShared();
                        atomicAdd(r[1].count, atomicCounterIncrement(counter));
                        S s = r[0].s[1];
                        s.b[1] = vec2(d[7u - l]);
                        r[1].s[0] = s;
                        if (r[0].v.length() > 7) r[0].v[l] = packHalf2x16(s.a.xy) + uint(bitCount(l));
                    }
                    """});

    @Test
    @Needs(Need.GLSLANG)
    void randomDamageIsCompiledOrRefused() {
        List<Stage> stages = SHADERS.keySet().stream().sorted().toList();
        List<byte[]> modules = new ArrayList<>();
        for (Stage stage : stages) {
            String[] text = SHADERS.getOrDefault(stage, new String[0]);
            byte[] good = Modules.compiled(text[0], text[1]);
            assertTrue(outcome(good, stage), "the module itself");
            modules.add(good);
        }
        Seeds seeds = new Seeds("DamagedModulesTest", ROUNDS);
        while (seeds.hasNext()) {
            long seed = seeds.next();
            int which = (int) (seed % stages.size());
            byte[] bad = damaged(modules.get(which), new Random(seed));
            try {
                outcome(bad, stages.get(which));
            } catch (RuntimeException | Error e) {
                throw new AssertionError(stages.get(which) + ", seed " + seed, e);
            }
        }
    }

    private static byte[] damaged(byte[] good, Random random) {
        byte[] bad = good.clone();
        int words = bad.length / 4;
        for (int k = 1 + random.nextInt(4); k > 0; k--) {
            int word = 4 * (5 + random.nextInt(words - 5));
            switch (random.nextInt(6)) {
                case 0 -> bad[word + random.nextInt(4)] ^= (byte) (1 << random.nextInt(8));
                case 1, 2 -> System.arraycopy(bad, 4 * (5 + random.nextInt(words - 5)), bad, word, 4);
                case 3 -> bad[word] = (byte) random.nextInt(64);
                case 4 -> Arrays.fill(bad, word, word + 4, (byte) (random.nextBoolean() ? 0xff : 0x7f));
                default -> {
                    if (random.nextInt(8) == 0) return Arrays.copyOf(bad, word);
                }
            }
        }
        return bad;
    }

    /** Whether a module becomes a program; what becomes of it is valid. */
    private static boolean outcome(byte[] module, Stage stage) {
        SpirvCompiler.Result result =
                SpirvCompiler.specialize(module, stage, "main", Map.of(), SpirvCompiler.Features.ALL, true);
        var made = result.shader();
        if (made == null) {
            assertTrue(result.log().startsWith("error: the SPIR-V module cannot be used: "), result.log());
            return false;
        }
        CompiledShader shader = CompiledShader.of(made, new GlslLimits());
        if (!shader.ok()) {
            assertFalse(shader.log().isEmpty());
            return false;
        }
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        if (!program.ok()) assertFalse(program.log().isEmpty());
        for (Shader s : program.shaders().values()) Validator.check(s);
        return program.ok();
    }

    @Test
    void anyBytesAtAllAreRefused() {
        Random random = new Random(5);
        for (int n = 0; n < 500; n++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            if (bytes.length >= 8 && random.nextBoolean()) {
                int[] head = {0x07230203, 0x00010000};
                for (int i = 0; i < 8; i++) bytes[i] = (byte) (head[i / 4] >>> 8 * (i % 4));
            }
            assertFalse(outcome(bytes, Stage.VERTEX), "seed 5, module " + n);
        }
    }

    @Test
    @Needs(Need.SPIRV_AS)
    void whatRefersToItselfIsRefused() {
        Modules.Compute compute = new Modules.Compute();
        compute.globals = "%c = OpConstantComposite %uvec2 %u_1 %u_2";
        byte[] module = compute.module("u> %u_1\n");
        // The type of an array, made an array of itself.
        for (int at = 20; at < module.length; at += 4 * Math.max(1, module[at + 2])) {
            int op = module[at] & 0xff;
            if (op == 44) System.arraycopy(module, at + 8, module, at + 12, 4);
        }
        outcome(module, Stage.COMPUTE);
        compute.functions = """
                %f = OpFunction %void None %fn
                %fs = OpLabel
                %r = OpFunctionCall %void %f
                OpReturn
                OpFunctionEnd
                """;
        String log = Modules.refused(compute.module("%q = OpFunctionCall %void %f\n"), Stage.COMPUTE);
        assertTrue(log.contains("calls itself"), log);
    }

    @Test
    void aScalarIsNoMatrixToInvert() {
        Modules.Compute compute = new Modules.Compute();
        String log = Modules.refused(compute.module("%m = OpExtInst %float %glsl MatrixInverse %f_2\n"), Stage.COMPUTE);
        assertTrue(log.contains("no square matrix"), log);
        log = Modules.refused(compute.module("%m = OpExtInst %float %glsl Determinant %f_2\n"), Stage.COMPUTE);
        assertTrue(log.contains("no square matrix"), log);
    }
}
