package tepui.frontends.gl.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** glClampColor of the compatibility profile, with images of floats and without. */
final class ColorClampTest {
    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();
    private int floats;

    @BeforeEach
    void make() {
        context.makeCurrent();
        int texture = gl.genTexture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 8, 8, 0, GL_RGBA, GL_FLOAT, 0);
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        floats = gl.genFramebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, floats);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        GL.glClampColor(GL_CLAMP_READ_COLOR, GL_FALSE);
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        gl.close();
    }

    private float drawn() {
        GL.glColor4f(2, 2, 2, 1);
        GL.glRectf(-1, -1, 1, 1);
        MemorySegment pixel = arena.allocate(16);
        GL.glReadPixels(4, 4, 1, 1, GL_RGBA, GL_FLOAT, pixel.address());
        gl.check();
        return pixel.get(ValueLayout.JAVA_FLOAT, 0);
    }

    @Test
    void colorsAreClampedWhereItIsAskedFor() {
        GL.glClampColor(GL_CLAMP_VERTEX_COLOR, GL_FALSE);
        assertEquals(2, drawn());
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_TRUE);
        assertEquals(1, drawn());
        GL.glUseProgram(
                gl.program("void main() { gl_Position = gl_Vertex; }", "void main() { gl_FragColor = vec4(3.0); }"));
        assertEquals(1, drawn());
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FIXED_ONLY);
        assertEquals(3, drawn());
    }

    @Test
    void vertexColorsAreNotClampedOnTheirWayToFloatsIfOnlyFixedOnesAsk() {
        assertEquals(1, drawn());
        GL.glClampColor(GL_CLAMP_VERTEX_COLOR, GL_FIXED_ONLY);
        assertEquals(2, drawn());
    }

    @Test
    void anotherFramebufferAloneChangesWhatIsClamped() {
        GL.glClampColor(GL_CLAMP_VERTEX_COLOR, GL_FALSE);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(1, drawn());
        GL.glBindFramebuffer(GL_FRAMEBUFFER, floats);
        assertEquals(2, drawn());
    }

    @Test
    void constantsAreToldClampedWhereFragmentsAre() {
        GL.glBlendColor(2, 0.5f, -1, 1);
        assertEquals(2, gl.getFloat(GL_BLEND_COLOR));
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(1, gl.getFloat(GL_BLEND_COLOR));
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
        assertEquals(2, gl.getFloat(GL_BLEND_COLOR));
    }

    @Test
    void bordersAreToldClampedWhereFragmentsAre() {
        MemorySegment color = arena.allocateFrom(ValueLayout.JAVA_FLOAT, 7, -2.75f, 0.5f, 1);
        GL.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, color.address());
        assertEquals("7.0 -2.75 0.5 1.0", border());
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_TRUE);
        assertEquals("1.0 0.0 0.5 1.0", border());
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FIXED_ONLY);
        assertEquals("7.0 -2.75 0.5 1.0", border());
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals("1.0 0.0 0.5 1.0", border());
    }

    private String border() {
        MemorySegment told = arena.allocate(16, 4);
        GL.glGetTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, told.address());
        gl.check();
        return told.get(ValueLayout.JAVA_FLOAT, 0)
                + " " + told.get(ValueLayout.JAVA_FLOAT, 4)
                + " " + told.get(ValueLayout.JAVA_FLOAT, 8)
                + " " + told.get(ValueLayout.JAVA_FLOAT, 12);
    }
}
