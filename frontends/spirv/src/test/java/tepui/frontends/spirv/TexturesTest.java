package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Lookups and images become the IR's instructions, with the operands that the functions of GLSL have. */
@Needs(Need.GLSLANG)
final class TexturesTest {
    private static Shader fragment(String declarations, String statements) {
        byte[] module = Modules.compiled(
                "frag",
                "#version 450\nlayout(location = 0) in vec4 p;\n" + "layout(location = 0) out vec4 c;\n" + declarations
                        + "\nvoid main() {\n" + statements + "\n}\n");
        LinkedProgram program = Modules.linked(Modules.shader(module, Stage.FRAGMENT, Map.of()));
        return program.shaders().get(Stage.FRAGMENT);
    }

    private static List<Instr> all(Shader s, Op op) {
        List<Instr> found = new ArrayList<>();
        for (Function f : s.functions) collect(f.body(), op, found);
        return found;
    }

    private static void collect(Region region, Op op, List<Instr> found) {
        for (Instr i : region.body) {
            if (i.op == op) found.add(i);
            for (Region r : i.regions) collect(r, op, found);
        }
    }

    @Test
    void lookupsHaveTheOperandsOfTheirFunctions() {
        Shader s = fragment("""
                layout(binding = 0, location = 0) uniform sampler2D t;
                layout(binding = 1, location = 1) uniform samplerCubeArrayShadow q;
                layout(binding = 2, location = 2) uniform sampler2DShadow d;
                """, """
                c = texture(t, p.xy, 0.5);
                c += textureLod(t, p.xy, 1.0);
                c += textureGradOffset(t, p.xy, p.zw, p.xy, ivec2(1, 2));
                c += vec4(texture(q, p, 0.5));
                c += vec4(textureProj(d, p));
                """);
        List<Instr> samples = all(s, Op.TEX_SAMPLE);
        int coordinate = TexOperand.COORD.bit();
        assertEquals(
                List.of(
                        coordinate | TexOperand.BIAS.bit(),
                        coordinate | TexOperand.LOD.bit(),
                        coordinate | TexOperand.DDX.bit() | TexOperand.DDY.bit() | TexOperand.OFFSET.bit(),
                        coordinate | TexOperand.REF.bit(),
                        coordinate | TexOperand.REF.bit()),
                samples.stream().map(i -> i.imm).toList());
    }

    @Test
    void memoryIsAskedFor() {
        Shader s = fragment("""
                #extension GL_ARB_sparse_texture2 : require
                #extension GL_ARB_sparse_texture_clamp : require
                layout(binding = 0, location = 0) uniform sampler2D t;
                layout(binding = 1, location = 1) uniform sampler2DShadow d;
                layout(binding = 0, rgba8) uniform image2D i;
                """, """
                vec4 v;
                float f;
                int all = sparseTextureARB(t, p.xy, v);
                c = v;
                all |= sparseTextureLodARB(t, p.xy, 1.0, v);
                all |= sparseTextureARB(d, p.xyz, f);
                all |= sparseTextureClampARB(t, p.xy, p.z, v);
                all |= sparseTexelFetchARB(t, ivec2(p.xy), 1, v);
                all |= sparseTextureGatherARB(t, p.xy, v, 2);
                all |= sparseTextureGatherARB(d, p.xy, p.z, v);
                all |= sparseImageLoadARB(i, ivec2(p.xy), v);
                c += v + vec4(f) + textureClampARB(t, p.xy, 2.0) + (sparseTexelsResidentARB(all) ? 1.0 : 0.0);
                """);
        for (Op op : new Op[] {Op.TEX_SAMPLE, Op.TEX_FETCH, Op.TEX_GATHER, Op.IMAGE_LOAD}) {
            int wanted = op == Op.TEX_SAMPLE ? 4 : op == Op.TEX_GATHER ? 2 : 1;
            assertEquals(
                    wanted, all(s, op).stream().filter(Instr::asksResidency).count(), op.text());
        }
        assertEquals(
                3,
                all(s, Op.TEX_SAMPLE).stream()
                        .filter(i -> i.tex(TexOperand.MIN_LOD) != null)
                        .count());
        assertEquals(
                2,
                all(s, Op.TEX_GATHER).stream()
                        .filter(i -> i.asksResidency())
                        .map(Instr::gatherComponent)
                        .mapToInt(i -> i)
                        .sum());
    }

    @Test
    void texelsAreFetchedGatheredAndMeasured() {
        Shader s = fragment("""
                layout(binding = 0, location = 0) uniform sampler2D t;
                layout(binding = 1, location = 1) uniform sampler2DMS m;
                layout(binding = 2, location = 2) uniform isamplerBuffer b;
                """, """
                c = texelFetch(t, ivec2(p.xy), 1) + texelFetch(m, ivec2(p.xy), 2) + texelFetch(b, int(p.x));
                c += textureGather(t, p.xy, 2);
                c.xy += vec2(textureSize(t, 0)) + textureQueryLod(t, p.xy);
                c.x += float(textureQueryLevels(t) + textureSamples(m));
                """);
        assertEquals(3, all(s, Op.TEX_FETCH).size());
        assertEquals(2, all(s, Op.TEX_GATHER).getFirst().gatherComponent());
        for (Op op : new Op[] {Op.TEX_SIZE, Op.TEX_QUERY_LOD, Op.TEX_LEVELS, Op.TEX_SAMPLES})
            assertEquals(1, all(s, op).size());
    }

    @Test
    void imagesAreReadWrittenAndChangedAtOnce() {
        Shader s = fragment("""
                layout(binding = 0, r32ui) uniform uimage2D i;
                layout(binding = 1, rgba8) uniform readonly image2DArray a;
                """, """
                imageStore(i, ivec2(p.xy), uvec4(3u));
                c = imageLoad(a, ivec3(p.xyz)) + vec4(imageAtomicAdd(i, ivec2(p.xy), 2u));
                c.xy += vec2(imageSize(a).yz);
                """);
        assertEquals(1, all(s, Op.IMAGE_STORE).size());
        assertEquals(1, all(s, Op.IMAGE_LOAD).size());
        assertEquals(1, all(s, Op.IMAGE_ATOMIC).size());
        assertEquals("R32_UINT", s.resources.getFirst().format);
        assertTrue(s.resources.getLast().readOnly);
    }

    @Test
    void functionsAreMadeForTheTexturesThatTheyAreGiven() {
        Shader s = fragment("""
                layout(binding = 0, location = 0) uniform sampler2D one;
                layout(binding = 1, location = 1) uniform sampler2D many[3];
                vec4 get(sampler2D t, vec2 at) { return texture(t, at); }
                """, "c = get(one, p.xy) + get(many[int(p.z)], p.zw) + get(many[2], p.xy);");
        assertEquals(3, s.functions.size());
        assertEquals(2, all(s, Op.TEX_SAMPLE).size());
    }
}
