package tepui.frontends.gl.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.ir.Shader;
import tepui.ir.Validator;
import tepui.testing.Seeds;

/** Texts of both languages: what is taken, what is refused and where, and what is counted. */
final class AssemblyParserTest {
    private static final String VERTEX = """
            !!ARBvp1.0
            # every instruction and most bindings
            ATTRIB position = vertex.position;
            ATTRIB weight = vertex.attrib[6];
            PARAM mvp[4] = { state.matrix.mvp };
            PARAM inverse[] = { state.matrix.modelview[0].inverse.row[0..2], {1, -2.5, .5e1}, 3., program.env[4..6] };
            PARAM one = state.material.shininess;
            PARAM two = state.material.back.diffuse;
            PARAM three = state.light[3].attenuation;
            PARAM four = state.light[0].spot.direction;
            PARAM five = state.light[0].half;
            PARAM six = state.lightmodel.ambient;
            PARAM seven = state.lightmodel.back.scenecolor;
            PARAM eight = state.lightprod[1].front.specular;
            PARAM nine = state.texgen[2].eye.q;
            PARAM ten = state.fog.params;
            PARAM eleven = state.clip[5].plane;
            PARAM twelve = state.point.attenuation;
            PARAM thirteen = state.matrix.program[7].invtrans.row[3];
            PARAM fourteen = state.matrix.texture[1].transpose.row[1];
            TEMP a, b, c;
            ALIAS same = a;
            ADDRESS A0;
            OUTPUT out = result.position;
            ARL A0.x, weight.x;
            ABS a, -position; ADD a.xy, a, b; DP3 a.x, a, b; DP4 a.y, one, two; DPH a, three, four;
            DST a, five, six; EX2 a, seven.w; EXP a, eight.x; FLR a, nine; FRC a, ten; LG2 a, eleven.y;
            LIT a, twelve; LOG a, thirteen.z; MAD a, fourteen, b, c; MAX a, a, b; MIN a, a, b; MOV a, inverse[A0.x-2];
            MUL a, a, program.local[9]; POW a, a.x, b.y; RCP a, a.x; RSQ a, a.x; SGE a, a, b; SLT a, a, b; SUB a, a, 2;
            SWZ same, a, -x, 0, 1, w; XPD a, a, b;
            DP4 out.x, mvp[0], position; DP4 out.y, mvp[1], position; DP4 out.z, mvp[2], position; DP4 out.w, mvp[3], position;
            MOV result.color, a; MOV result.color.back.secondary, a; MOV result.fogcoord.x, a; MOV result.pointsize.x, a;
            MOV result.texcoord[3].xyz, vertex.texcoord[1]; MOV result.color.secondary.xyz, vertex.normal;
            MOV b, vertex.color.secondary.wzyx; MOV c, vertex.fogcoord;
            END and what follows is not read
            """;

    private static final String FRAGMENT = """
            !!ARBfp1.0
            OPTION ARB_fog_linear;
            OPTION ARB_precision_hint_nicest;
            OPTION ARB_fragment_program_shadow;
            TEMP a, b;
            PARAM p = { 0.5 };
            PARAM q = state.texenv[1].color;
            PARAM r = state.depth.range;
            TEX a, fragment.texcoord[0], texture[0], 2D;
            TXP_SAT b.rgb, fragment.texcoord[1], texture[1], CUBE;
            TXB b, a, texture, 2D;
            TEX b, a, texture[2], SHADOW2D;
            TXP b, a, texture[3], RECT;
            TEX b, a, texture[4], 1D;
            TEX b, a, texture[5], 3D;
            TXP b, a, texture[6], SHADOWRECT;
            KIL -a;
            CMP a, a, b, p; COS a, a.x; LRP a, a, q, r; SCS a.xy, a.x; SIN a, a.w; MAD_SAT a, a, b, fragment.color;
            MUL result.color, a, fragment.color.secondary; MOV result.depth.z, fragment.position.z;
            END
            """;

    private static AssemblyCode parse(String text) throws AssemblyException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new AssemblyParser(bytes, text.startsWith("!!ARBfp"), new GlslLimits()).parse();
    }

    /** It becomes valid code, before it is linked and behind that. */
    private static void compiles(AssemblyCode code) {
        GlslLimits limits = new GlslLimits();
        ReadyShader ready = AssemblyShader.of(code, limits);
        assertEquals(List.of(), Validator.problems(ready.code()));
        CompiledShader shader = CompiledShader.of(ready, limits);
        assertTrue(shader.ok(), shader::log);
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT);
        assertTrue(program.ok(), program::log);
        for (Shader s : program.shaders().values()) assertEquals(List.of(), Validator.problems(s));
    }

    @Test
    void allInstructionsOfVerticesAreTaken() throws AssemblyException {
        AssemblyCode code = parse(VERTEX);
        compiles(code);
        AssemblyCounts counts = code.counts();
        assertEquals(39, counts.instructions());
        assertEquals(3, counts.temporaries());
        assertEquals(1, counts.addresses());
        assertEquals(6, counts.attribs());
    }

    @Test
    void allInstructionsOfFragmentsAreTaken() throws AssemblyException {
        AssemblyCode code = parse(FRAGMENT);
        compiles(code);
        AssemblyCounts counts = code.counts();
        assertEquals(17, counts.instructions());
        assertEquals(9, counts.textures());
        assertEquals(8, counts.alu());
    }

    @Test
    void equalConstantsAreOneParameter() throws AssemblyException {
        AssemblyCode code =
                parse("!!ARBvp1.0\nTEMP a; ADD a, {1,2,3,4}, {1,2,3,4}; MOV a, {1}; MOV result.position, a; END");
        assertEquals(2, code.counts().parameters());
        assertEquals(Parameter.constant(1, 0, 0, 1), code.parameters.get(1));
    }

    @Test
    void anIndirectionBeginsWhereACoordinateWasMade() throws AssemblyException {
        AssemblyCode code = parse("!!ARBfp1.0\nTEMP a, b; TEX a, fragment.texcoord[0], texture[0], 2D;"
                + "TEX b, fragment.texcoord[1], texture[0], 2D; TEX a, a, texture[1], 2D; MOV result.color, a; END");
        assertEquals(2, code.counts().indirections());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " !!ARBvp1.0 END",
                "!!ARBvp1.0 ",
                "!!ARBvp1.0 MOV ~a, b; END",
                "!!ARBvp1.0 TEMP a, ~a; END",
                "!!ARBvp1.0 TEMP ~MOV; END",
                "!!ARBvp1.0 TEMP a; MOV_SAT a, a; END",
                "!!ARBvp1.0 TEMP a; MOV a.~yx, a; END",
                "!!ARBvp1.0 TEMP a; MOV a, a.~xy; END",
                "!!ARBvp1.0 TEMP a; RCP a, ~a; END",
                "!!ARBvp1.0 TEMP a; MOV a, a.~rgba; END",
                "!!ARBvp1.0 TEMP a; MOV a, state.matrix.mvp~; END",
                "!!ARBvp1.0 TEMP a; MOV a, state.light[~8].ambient; END",
                "!!ARBvp1.0 TEMP a; MOV a, vertex.~weight; END",
                "!!ARBvp1.0 TEMP a; MOV a, vertex.position; MOV a, vertex.~attrib[0]; END",
                "!!ARBvp1.0 PARAM a[~2] = { 1 }; END",
                "!!ARBvp1.0 PARAM a[] = { program.env[~3..2] }; END",
                "!!ARBvp1.0 TEMP a; MOV ~vertex.position, a; END",
                "!!ARBvp1.0 OPTION ~ARB_fog_exp; END",
                "!!ARBvp1.0 OPTION ARB_position_invariant; MOV result.~position, {1}; END",
                "!!ARBfp1.0 TEMP a; TEX a, a, texture[0], ~SHADOW2D; END",
                "!!ARBfp1.0 TEMP a; TEX a, a, texture[0], 2D; TEX a, a, texture[0], ~3D; END",
                "!!ARBfp1.0 TEMP a; ~ARL a, a; END",
                "!!ARBfp1.0 TEMP a; MOV result.~position, a; END",
                "!!ARBfp1.0 TEMP a; MOV a, a.~xgba; END",
                "!!ARBfp1.0 TEMP a; MOV result.color~[1], a; END",
                "!!ARBfp1.0 ~\u00ff"
            })
    void whatIsWrongIsSaidWithItsPlace(String marked) {
        String text = marked.replace("~", "");
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        AssemblyException e = assertThrows(
                AssemblyException.class,
                () -> new AssemblyParser(bytes, text.contains("fp1"), new GlslLimits()).parse());
        if (marked.contains("~")) assertEquals(marked.indexOf('~'), e.position, e.getMessage());
    }

    /** What a mutation leaves valid is a shader; everything else is an error with a place. */
    @Test
    void damagedTextsGiveProgramsOrErrors() {
        List<String> texts = List.of(VERTEX, FRAGMENT);
        int taken = 0;
        Seeds seeds = new Seeds("AssemblyParserTest", 3000);
        while (seeds.hasNext()) {
            long seed = seeds.next();
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(texts.get(random.nextInt(2)));
            for (int n = random.nextInt(3); n >= 0; n--) {
                int at = 11 + random.nextInt(text.length() - 11);
                int other = 11 + random.nextInt(text.length() - 11);
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, (char) random.nextInt(256));
                    case 1 -> text.setCharAt(at, text.charAt(other));
                    case 2 -> text.deleteCharAt(at);
                    default ->
                        text.insert(at, text.substring(other, Math.min(text.length(), other + random.nextInt(12))));
                }
            }
            String damaged = text.toString();
            try {
                AssemblyCode code = parse(damaged);
                if (taken++ % 32 == 0) compiles(code);
            } catch (AssemblyException e) {
                assertTrue(e.position >= 0 && e.position <= damaged.length(), "seed " + seed + ": " + damaged);
            }
        }
        assertTrue(taken > 0, "none of the damaged programs is one");
    }
}
