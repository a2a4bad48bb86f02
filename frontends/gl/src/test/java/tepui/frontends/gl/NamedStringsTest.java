package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** ARB_shading_language_include. */
final class NamedStringsTest {
    private static final String SHADER = """
            #version 330
            #extension GL_ARB_shading_language_include : require
            #include <color.glsl>
            out vec4 c;
            void main() { c = color(); }
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context = GLContext.create(device, ContextAttributes.core(3, 3));
    private final Arena arena = Arena.ofAuto();

    @BeforeEach
    void make() {
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
    }

    private long text(String s) {
        return arena.allocateFrom(s).address();
    }

    private void add(String name, String string) {
        GL.glNamedStringARB(GL_SHADER_INCLUDE_ARB, -1, text(name), -1, text(string));
    }

    private int shader() {
        int s = GL.glCreateShader(GL_FRAGMENT_SHADER);
        long source = arena.allocateFrom(ValueLayout.JAVA_LONG, text(SHADER)).address();
        GL.glShaderSource(s, 1, source, 0);
        return s;
    }

    private int compile(int shader, String... paths) {
        MemorySegment at = arena.allocate(8L * Math.max(1, paths.length), 8);
        for (int i = 0; i < paths.length; i++) at.setAtIndex(ValueLayout.JAVA_LONG, i, text(paths[i]));
        GL.glCompileShaderIncludeARB(shader, paths.length, at.address(), 0);
        MemorySegment status = arena.allocate(4, 4);
        GL.glGetShaderiv(shader, GL_COMPILE_STATUS, status.address());
        return status.get(ValueLayout.JAVA_INT, 0);
    }

    private void fails(int code) {
        assertEquals(code, GL.glGetError());
    }

    @Test
    void aShaderFindsWhatItsPathsSay() {
        add("/lib/color.glsl", "vec4 color() { return vec4(1); }");
        int s = shader();
        assertEquals(0, compile(s));
        assertEquals(0, compile(s, "/other"));
        assertEquals(1, compile(s, "/other", "/lib"));
        // What is compiled stays as it is.
        GL.glDeleteNamedStringARB(-1, text("/lib/color.glsl"));
        MemorySegment status = arena.allocate(4, 4);
        GL.glGetShaderiv(s, GL_COMPILE_STATUS, status.address());
        assertEquals(1, status.get(ValueLayout.JAVA_INT, 0));
        assertEquals(0, compile(s, "/lib"));
        fails(GL_NO_ERROR);
    }

    @Test
    void contextsThatShareSeeThem() {
        add("/a", "text");
        try (GLContext other = GLContext.create(device, ContextAttributes.core(3, 3), null, context)) {
            other.makeCurrent();
            assertTrue(GL.glIsNamedStringARB(-1, text("/a")));
            context.makeCurrent();
        }
    }

    @Test
    void stringsAreTold() {
        add("/a/./b", "some text");
        assertFalse(GL.glIsNamedStringARB(5, text("/a/b/c")));
        assertTrue(GL.glIsNamedStringARB(4, text("/a/b/c")));
        assertFalse(GL.glIsNamedStringARB(-1, text("/a")));
        assertFalse(GL.glIsNamedStringARB(-1, text("a/b")));
        assertFalse(GL.glIsNamedStringARB(-1, 0));
        MemorySegment got = arena.allocate(16, 4);
        GL.glGetNamedStringivARB(-1, text("/a/b"), GL_NAMED_STRING_LENGTH_ARB, got.address());
        assertEquals(10, got.get(ValueLayout.JAVA_INT, 0));
        GL.glGetNamedStringivARB(-1, text("/a/b"), GL_NAMED_STRING_TYPE_ARB, got.address());
        assertEquals(GL_SHADER_INCLUDE_ARB, got.get(ValueLayout.JAVA_INT, 0));
        MemorySegment buffer = arena.allocate(16);
        GL.glGetNamedStringARB(-1, text("/x/../a/b"), 5, got.address(), buffer.address());
        assertEquals("some", buffer.getString(0));
        assertEquals(4, got.get(ValueLayout.JAVA_INT, 0));
        add("/a/b", "");
        GL.glGetNamedStringivARB(-1, text("/a/b"), GL_NAMED_STRING_LENGTH_ARB, got.address());
        assertEquals(1, got.get(ValueLayout.JAVA_INT, 0));
        fails(GL_NO_ERROR);
    }

    @Test
    void errorsAreAsSpecified() {
        GL.glNamedStringARB(GL_FRAGMENT_SHADER, -1, text("/a"), -1, text(""));
        fails(GL_INVALID_ENUM);
        GL.glNamedStringARB(GL_SHADER_INCLUDE_ARB, -1, 0, -1, text(""));
        fails(GL_INVALID_VALUE);
        GL.glNamedStringARB(GL_SHADER_INCLUDE_ARB, -1, text("/a"), -1, 0);
        fails(GL_INVALID_VALUE);
        for (String name : new String[] {"a", "", "/a/", "/a//b", "/a\"b"}) {
            add(name, "");
            fails(GL_INVALID_VALUE);
            GL.glDeleteNamedStringARB(-1, text(name));
            fails(GL_INVALID_VALUE);
        }
        GL.glDeleteNamedStringARB(-1, text("/a"));
        fails(GL_INVALID_OPERATION);
        MemorySegment got = arena.allocate(16, 4);
        GL.glGetNamedStringARB(-1, text("/a"), 5, 0, got.address());
        fails(GL_INVALID_OPERATION);
        GL.glGetNamedStringivARB(-1, text("/a"), GL_NAMED_STRING_LENGTH_ARB, got.address());
        fails(GL_INVALID_OPERATION);
        add("/a", "b");
        GL.glGetNamedStringivARB(-1, text("/a"), GL_SHADER_TYPE, got.address());
        fails(GL_INVALID_ENUM);
        GL.glGetNamedStringARB(-1, text("/a"), -1, 0, got.address());
        fails(GL_INVALID_VALUE);
        int s = shader();
        GL.glCompileShaderIncludeARB(s, 1, 0, 0);
        fails(GL_INVALID_VALUE);
        GL.glCompileShaderIncludeARB(s, -1, 0, 0);
        fails(GL_INVALID_VALUE);
        compile(s, "/ok", "not");
        fails(GL_INVALID_VALUE);
        compile(s, "/ok/");
        fails(GL_INVALID_VALUE);
        compile(s, "/");
        fails(GL_NO_ERROR);
        for (int none : new int[] {0, s + 1, GL.glCreateProgram()}) {
            GL.glCompileShaderIncludeARB(none, 0, 0, 0);
            fails(GL_INVALID_OPERATION);
        }
    }
}
