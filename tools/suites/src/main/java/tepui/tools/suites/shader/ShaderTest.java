package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.gl.GlHost;

/** Run of one shader_test file in a context of its own. */
public final class ShaderTest {
    private final ShaderTestFile file;
    private final Requirements requirements;

    private final SpirvAssembler assembler;

    private ShaderTest(String text, SpirvAssembler assembler) {
        this.assembler = assembler;
        file = ShaderTestFile.parse(text);
        requirements = Requirements.of(file.requirements());
    }

    /** The whole test; whatever goes wrong is its outcome. */
    static Outcome run(GlHost host, String text, SpirvAssembler assembler) {
        try {
            return new ShaderTest(text, assembler).run(host);
        } catch (TestSkip e) {
            return Outcome.skip(said(e));
        } catch (ProbeFailure e) {
            return new Outcome(Outcome.Status.FAIL, said(e), e.got, e.expected);
        } catch (TestFailure e) {
            return Outcome.fail(said(e));
        } catch (StackOverflowError e) {
            return Outcome.fail("ends in a stack overflow at " + place(e));
        } catch (RuntimeException | AssertionError | LinkageError | OutOfMemoryError e) {
            return Outcome.fail("ends in " + e + " at " + place(e));
        }
    }

    private static String said(RuntimeException e) {
        String message = e.getMessage();
        return message == null ? e.toString() : message;
    }

    /** Where an exception comes from: two frames, innermost first. */
    static String place(Throwable e) {
        StringBuilder place = new StringBuilder();
        StackTraceElement[] frames = e.getStackTrace();
        for (int i = 0; i < Math.min(frames.length, 3); i++)
            place.append(i == 0 ? "" : " < ").append(frames[i]);
        return place.toString();
    }

    private Outcome run(GlHost host) {
        for (GlHost.Profile profile : requirements.profiles()) {
            GlHost.Session session =
                    host.open(profile, requirements.version(), requirements.width(), requirements.height());
            if (session == null) continue;
            try (session;
                    Arena arena = Arena.ofConfined()) {
                TestState stage =
                        new TestState(session.calls(), arena, profile, requirements.width(), requirements.height());
                stage.spirv = requirements.spirv();
                return run(stage);
            }
        }
        return Outcome.skip("there is no " + (requirements.es() ? "OpenGL ES " : "OpenGL ") + requirements.version()
                + " context of profile " + requirements.profiles());
    }

    private Outcome run(TestState stage) {
        requirements.check(
                version(stage.string(stage.gl.glGetString(GL_VERSION)), 10),
                version(stage.string(stage.gl.glGetString(GL_SHADING_LANGUAGE_VERSION)), 100),
                extensions(stage),
                name -> stage.integer(Enums.value(name)));
        stage.check("the questions for requirements");
        if (stage.profile == GlHost.Profile.CORE) {
            // Here drawing needs a vertex array object.
            MemorySegment array = stage.ints(0);
            stage.gl.glGenVertexArrays(1, array.address());
            stage.gl.glBindVertexArray(array.get(ValueLayout.JAVA_INT, 0));
        }
        ProgramSetup setup = new ProgramSetup(stage, requirements, assembler);
        boolean wantsError = file.commands().stream().anyMatch(c -> c.startsWith("link error"));
        setup.run(file);
        UniformCommands uniforms = new UniformCommands(stage);
        if (!stage.linked && !wantsError) throw new TestFailure("does not link: " + stage.log);
        boolean data = file.vertexData().size() > 1;
        if (stage.linked) {
            uniforms.makeBlocks();
            if (data) new VertexData(stage).run(file.vertexData());
        }
        play(stage, setup, uniforms);
        stage.check("the last command");
        return Outcome.PASS;
    }

    private void play(TestState stage, ProgramSetup setup, UniformCommands uniforms) {
        BlockCommands blocks = new BlockCommands(stage);
        DrawCommands draws = new DrawCommands(stage);
        FrameCommands frames = new FrameCommands(stage);
        TextureCommands textures = new TextureCommands(stage);
        StateCommands states = new StateCommands(stage, setup);
        ProbeCommands probes = new ProbeCommands(stage);
        for (String line : file.commands()) {
            Words w = new Words(line);
            if (w.take("link error")) {
                if (stage.linked) throw new TestFailure("links, and should not");
                continue;
            }
            if (w.take("link success")) {
                if (!stage.linked) throw new TestFailure("does not link: " + stage.log);
                continue;
            }
            if (!stage.linked) continue;
            if (line.startsWith("draw") || line.startsWith("compute") || line.startsWith("xfb draw")) {
                uniforms.beforeDraw();
            }
            // Probes of buffers come before probes of pixels, which would not know them.
            if (uniforms.run(w)
                    || blocks.run(w)
                    || draws.run(w)
                    || frames.run(w)
                    || textures.run(w)
                    || states.run(w)
                    || probes.run(w)) {
                continue;
            }
            throw new TestFailure("the command is not known: " + line);
        }
    }

    private static Set<String> extensions(TestState stage) {
        Set<String> names = new HashSet<>();
        if (stage.profile == GlHost.Profile.COMPATIBILITY || stage.profile == GlHost.Profile.ES) {
            for (String name : stage.string(stage.gl.glGetString(GL_EXTENSIONS)).split(" ")) names.add(name);
        } else {
            int count = stage.integer(GL_NUM_EXTENSIONS);
            for (int i = 0; i < count; i++) names.add(stage.string(stage.gl.glGetStringi(GL_EXTENSIONS, i)));
        }
        return names;
    }

    /** 33 of "3.3 (Core Profile) ...", 330 of "3.30" with scale 100, also behind "OpenGL ES ". */
    static int version(@Nullable String text, int scale) {
        if (text == null) return 0;
        int at = 0;
        while (at < text.length() && !Character.isDigit(text.charAt(at))) at++;
        int dot = text.indexOf('.', at);
        if (dot < 0) return 0;
        int end = dot + 1;
        while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
        String minor = text.substring(dot + 1, end);
        int value = Integer.parseInt(minor.isEmpty() ? "0" : minor);
        if (scale == 100 && minor.length() == 1) value *= 10;
        return Integer.parseInt(text.substring(at, dot)) * scale + value;
    }
}
