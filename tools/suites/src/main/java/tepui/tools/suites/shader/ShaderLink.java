package tepui.tools.suites.shader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.tools.suites.gl.GlHost;

/**
 * Check of the part of a shader_test that needs no context: its shaders compile, they link or do not as it says, and
 * the code that comes out keeps the IR's rules. This is the driver "none" of the runner.
 */
final class ShaderLink {
    private static final Map<String, Stage> STAGES = Map.of(
            "vertex shader", Stage.VERTEX,
            "vertex shader passthrough", Stage.VERTEX,
            "tessellation control shader", Stage.TESS_CONTROL,
            "tessellation evaluation shader", Stage.TESS_EVAL,
            "geometry shader", Stage.GEOMETRY,
            "fragment shader", Stage.FRAGMENT,
            "compute shader", Stage.COMPUTE);

    private ShaderLink() {}

    static Outcome run(String text) {
        try {
            return link(text);
        } catch (TestSkip e) {
            return Outcome.skip(String.valueOf(e.getMessage()));
        } catch (TestFailure e) {
            return Outcome.fail(String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return Outcome.fail("ends in a stack overflow");
        } catch (RuntimeException | AssertionError e) {
            return Outcome.fail("ends in " + e + " at " + ShaderTest.place(e));
        }
    }

    private static Outcome link(String text) {
        ShaderTestFile file = ShaderTestFile.parse(text);
        Requirements requirements = Requirements.of(file.requirements());
        boolean es = requirements.es();
        int glsl = requirements.glsl() == 0 ? 110 : requirements.glsl();
        Set<String> announced = new HashSet<>(GlslCompiler.extensions());
        // Of these the compiler need not know anything.
        announced.addAll(Set.of(
                "GL_ARB_texture_storage",
                "GL_ARB_texture_rg",
                "GL_EXT_provoking_vertex",
                "GL_ARB_vertex_attrib_64bit"));
        if (requirements.glsl() > (es ? 320 : 460)) return Outcome.skip("a later language");
        requirements.check(es ? 32 : 46, es ? 320 : 460, announced, ShaderLink::limit);
        boolean core = requirements.profiles().getFirst() == GlHost.Profile.CORE;
        CompileOptions options = new CompileOptions(460, 320, !core, new GlslLimits());
        List<CompiledShader> shaders = new ArrayList<>();
        Map<Stage, List<CompiledShader>> byStage = new HashMap<>();
        for (ShaderTestFile.Section section : file.shaders()) {
            if (section.kind().equals(GeometryLayout.SECTION)) continue;
            Stage stage = STAGES.get(section.kind());
            if (stage == null) return Outcome.skip("has a section [" + section.kind() + "]");
            String source = ProgramSetup.source(section, requirements);
            CompiledShader shader = GlslCompiler.compile(stage, new String[] {source}, options);
            if (!shader.ok()) throw new TestFailure("does not compile: " + shader.log());
            shaders.add(shader);
            byStage.computeIfAbsent(stage, s -> new ArrayList<>()).add(shader);
        }
        if (shaders.isEmpty()) return Outcome.skip("has no shader");
        boolean wantsError = file.commands().stream().anyMatch(c -> c.startsWith("link error"));
        boolean ok = true;
        String log = "";
        List<List<CompiledShader>> programs =
                requirements.pipeline() ? new ArrayList<>(byStage.values()) : List.of(shaders);
        LinkOptions linking = LinkOptions.DEFAULT.withSeparable(requirements.pipeline() || requirements.separable());
        GeometryLayout geometry = GeometryLayout.of(file);
        if (geometry != null) linking = linking.withGeometry(geometry.parameters());
        for (List<CompiledShader> program : programs) {
            LinkedProgram linked = GlslLinker.link(program, linking);
            if (!linked.ok()) {
                ok = false;
                log = linked.log();
                continue;
            }
            for (Shader s : linked.shaders().values()) {
                List<String> problems = Validator.problems(s);
                if (!problems.isEmpty()) throw new TestFailure("code that is not valid: " + problems.getFirst());
            }
        }
        if (ok == wantsError) throw new TestFailure(ok ? "links, and should not" : "does not link: " + log);
        return Outcome.PASS;
    }

    /** Limits of which the compiler knows; all others are taken to be met. */
    private static long limit(String name) {
        return name.equals("GL_MAX_VERTEX_ATTRIBS") ? 16 : Integer.MAX_VALUE;
    }
}
