package tepui.tools.suites.shader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.tools.suites.gl.GlHost;

class ShaderTestFileTest {
    @Test
    void sectionsAreCutAndCommentsDropped() {
        ShaderTestFile file =
                ShaderTestFile.parse("# about\n[require]\nGLSL >= 1.30 # why\n\n[vertex shader]\n#version 130\n"
                        + "void main() {}\n[test]\ndraw rect 0 0 1 1\n# nothing\nprobe all rgb 1 0 0 # red\n");
        assertEquals(List.of("GLSL >= 1.30"), file.requirements());
        assertEquals("#version 130\nvoid main() {}\n", file.shaders().getFirst().text());
        assertEquals(List.of("draw rect 0 0 1 1", "probe all rgb 1 0 0"), file.commands());
    }

    @Test
    void numbersAreDecimalOrBits() {
        Words w = new Words("x (0.5, 0x3f800000) 0x3ff0000000000000 -3 0xffffffff inf");
        assertTrue(w.take("x"));
        assertArrayEquals(new float[] {0.5f, 1}, w.numbers(2));
        assertEquals(1.0, Words.real(w.next()));
        assertEquals(-3, w.integer());
        assertEquals(-1, w.integer());
        assertEquals(Float.POSITIVE_INFINITY, w.number());
        assertThrows(TestFailure.class, w::next);
    }

    @Test
    void aPhraseIsTakenWholeOrNotAtAll() {
        Words w = new Words("draw rect ortho 0 0 4 4");
        assertFalse(w.take("draw arrays"));
        assertTrue(w.take("draw rect"));
        assertEquals("ortho", w.peek());
    }

    @Test
    void theLanguageChoosesTheContext() {
        Requirements old = Requirements.of(List.of("GLSL >= 1.20", "SIZE 32 16"));
        assertEquals(21, old.version());
        assertEquals(List.of(GlHost.Profile.COMPATIBILITY), old.profiles());
        assertEquals(32, old.width());
        Requirements modern = Requirements.of(List.of("GL >= 3.2", "GLSL >= 1.50"));
        assertEquals(32, modern.version());
        assertEquals(List.of(GlHost.Profile.CORE, GlHost.Profile.COMPATIBILITY), modern.profiles());
        assertEquals(
                List.of(GlHost.Profile.COMPATIBILITY),
                Requirements.of(List.of("GL COMPAT >= 3.2")).profiles());
        assertEquals(
                List.of(GlHost.Profile.ES),
                Requirements.of(List.of("GLSL ES >= 3.00")).profiles());
    }

    @Test
    void whatIsNotAnnouncedSkipsTheTest() {
        Requirements r = Requirements.of(List.of("GLSL >= 1.10", "GL_ARB_x_y", "!GL_ARB_not", "GL_MAX_LIGHTS >= 8"));
        r.check(33, 330, Set.of("GL_ARB_x_y"), name -> 8);
        assertThrows(TestSkip.class, () -> r.check(33, 330, Set.of(), name -> 8));
        assertThrows(TestSkip.class, () -> r.check(33, 330, Set.of("GL_ARB_x_y", "GL_ARB_not"), name -> 8));
        assertThrows(TestSkip.class, () -> r.check(33, 330, Set.of("GL_ARB_x_y"), name -> 7));
        assertThrows(TestFailure.class, () -> Requirements.of(List.of("a new kind of line")));
    }

    @Test
    void testsOfModulesNeedTheExtension() {
        Requirements modules = Requirements.of(List.of("SPIRV YES", "GL >= 3.3", "GLSL >= 4.50"));
        assertTrue(modules.spirv());
        assertEquals(List.of("GL_ARB_gl_spirv"), modules.extensions());
        assertTrue(Requirements.of(List.of("SPIRV ONLY")).spirv());
        assertFalse(Requirements.of(List.of("SPIRV NO", "GLSL >= 4.50")).spirv());
    }

    @Test
    void versionsAreReadFromWhatTheContextSays() {
        assertEquals(33, ShaderTest.version("3.3 (Core Profile) Tepui", 10));
        assertEquals(330, ShaderTest.version("3.30", 100));
        assertEquals(300, ShaderTest.version("OpenGL ES GLSL ES 3.00", 100));
    }
}
