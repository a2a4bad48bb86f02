package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLFunctions;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

class GetsTest {
    private Device device;
    private GLContext context;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment out = arena.allocate(256, 8);

    @BeforeEach
    void open() {
        device = TestDevice.nothing();
        use(ContextAttributes.core(3, 3));
    }

    private void use(ContextAttributes attributes) {
        if (context != null) {
            GLContext.release();
            context.close();
        }
        context = GLContext.create(device, attributes.withSize(30, 20));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
        arena.close();
    }

    private int integer(int pname) {
        GL.glGetIntegerv(pname, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private static String text(long address) {
        return MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
    }

    @Test
    void versionsAgreeWithTheStrings() {
        assertEquals(4, integer(GL_MAJOR_VERSION));
        assertEquals(6, integer(GL_MINOR_VERSION));
        assertTrue(text(GL.glGetString(GL_VERSION)).startsWith("4.6 (Core Profile)"));
        assertEquals("4.60", text(GL.glGetString(GL_SHADING_LANGUAGE_VERSION)));
        assertEquals(GL_CONTEXT_CORE_PROFILE_BIT, integer(GL_CONTEXT_PROFILE_MASK));
    }

    @Test
    void coloursBecomeFractionsOfTheLargestInteger() {
        GL.glBlendColor(1, 0, 0.5f, -1);
        GL.glGetIntegerv(GL_BLEND_COLOR, out.address());
        int[] got = out.asSlice(0, 16).toArray(ValueLayout.JAVA_INT);
        assertEquals(Integer.MAX_VALUE, got[0]);
        assertEquals(0, got[1]);
        assertEquals(1 << 30, got[2], 1);
        assertEquals(-Integer.MAX_VALUE, got[3], 1);
    }

    @Test
    void masksKeepTheirBits() {
        GL.glStencilMask(0xFFFFFFFF);
        assertEquals(-1, integer(GL_STENCIL_WRITEMASK));
        GL.glStencilMask(0x80000001);
        assertEquals(0x80000001, integer(GL_STENCIL_WRITEMASK));
        GL.glColorMask(true, false, true, false);
        GL.glGetBooleanv(GL_COLOR_WRITEMASK, out.address());
        assertEquals("[1, 0, 1, 0]", Arrays.toString(out.asSlice(0, 4).toArray(ValueLayout.JAVA_BYTE)));
    }

    @Test
    void viewportsAreRoundedAndIndexed() {
        GL.glViewport(1, 2, 3, 4);
        GL.glGetFloatv(GL_VIEWPORT, out.address());
        assertEquals("[1.0, 2.0, 3.0, 4.0]", Arrays.toString(out.asSlice(0, 16).toArray(ValueLayout.JAVA_FLOAT)));
        GL.glGetIntegeri_v(GL_VIEWPORT, 99, out.address());
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
    }

    @Test
    void whatIsNoParameterIsAnError() {
        integer(0x1234);
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
        integer(GL_ALPHA_TEST_FUNC);
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
        use(ContextAttributes.compatibility());
        assertEquals(GL_ALWAYS, integer(GL_ALPHA_TEST_FUNC));
        assertEquals(0, GL.glGetError());
    }

    @Test
    void extensionsComeOneByOneInTheCoreProfile() {
        assertEquals(0, GL.glGetString(GL_EXTENSIONS));
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
        int count = integer(GL_NUM_EXTENSIONS);
        assertNotEquals(0, count);
        String last = text(GL.glGetStringi(GL_EXTENSIONS, count - 1));
        assertTrue(last.startsWith("GL_"), last);
        assertEquals(0, GL.glGetStringi(GL_EXTENSIONS, count));
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        assertFalse(last.equals("GL_ARB_compatibility"));
    }

    @Test
    void everyFunctionOfAnAnnouncedExtensionIsImplemented() {
        use(ContextAttributes.compatibility());
        String[] names = text(GL.glGetString(GL_EXTENSIONS)).split(" ");
        Set<String> implemented = new HashSet<>();
        for (Field chapter : Context.class.getFields()) {
            for (Method m : chapter.getType().getDeclaredMethods()) implemented.add(m.getName());
        }
        for (String line : GLFunctions.table()) {
            String[] words = line.split(" ");
            String function = words[1].replace("+", "");
            for (String extension : names) {
                if (Arrays.asList(words[3].split(",")).contains(extension)) {
                    assertTrue(implemented.contains(function), () -> function + " of " + extension);
                }
            }
        }
    }
}
