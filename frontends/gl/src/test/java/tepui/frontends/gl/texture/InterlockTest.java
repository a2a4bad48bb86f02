package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** ARB_fragment_shader_interlock: fragments of a pixel run one after another, in the order of primitives. */
final class InterlockTest {
    private static final String HEAD = "#version 450\n#extension GL_ARB_fragment_shader_interlock : require\n";
    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    @BeforeEach
    void isThere() {
        boolean found = false;
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            found |= name(GL.glGetStringi(GL_EXTENSIONS, i)).equals("GL_ARB_fragment_shader_interlock");
        }
        Assumptions.assumeTrue(found, "the device has no interlock");
    }

    private static String name(long address) {
        return MemorySegment.ofAddress(address).reinterpret(256).getString(0);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int compiles(String body) {
        int shader = lab.shader(GL_FRAGMENT_SHADER, HEAD + body);
        return lab.name(s -> GL.glGetShaderiv(shader, GL_COMPILE_STATUS, s));
    }

    /** Each fragment makes n of an image 3 n + its primitive's number: only in order does that give the number's digits. */
    private void overlaps(String layout) {
        int vertex = lab.shader(
                GL_VERTEX_SHADER,
                "#version 450\nflat out uint digit;void main(){int c=gl_VertexID%3;digit=uint(gl_VertexID/3%3);"
                        + "gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);}");
        int fragment = lab.shader(
                GL_FRAGMENT_SHADER,
                HEAD + layout + "layout(r32ui,binding=0) coherent uniform uimage2D image;flat in uint digit;"
                        + "void main(){ivec2 p=ivec2(gl_FragCoord.xy);beginInvocationInterlockARB();"
                        + "imageStore(image,p,uvec4(imageLoad(image,p).x*3u+digit));endInvocationInterlockARB();}");
        GL.glUseProgram(GlLab.program(vertex, fragment));
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_R32UI, 16, 16);
        GL.glBindImageTexture(0, texture, 0, false, 0, GL_READ_WRITE, GL_R32UI);
        int vao = lab.name(s -> GL.glGenVertexArrays(1, s));
        GL.glBindVertexArray(vao);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3 * 12);
        GL.glMemoryBarrier(GL_TEXTURE_UPDATE_BARRIER_BIT);
        MemorySegment s = lab.memory(4 * 256);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RED_INTEGER, GL_UNSIGNED_INT, s.address());
        lab.noError();
        int wanted = 0;
        for (int i = 0; i < 12; i++) wanted = wanted * 3 + i % 3;
        for (int i = 0; i < 256; i++) assertEquals(wanted, s.getAtIndex(ValueLayout.JAVA_INT, i), "pixel " + i);
    }

    @Test
    void fragmentsOfAPixelFollowThePrimitives() {
        overlaps("layout(pixel_interlock_ordered) in;");
    }

    @Test
    void withoutALayoutPixelsAreInOrder() {
        overlaps("");
    }

    @Test
    void samplesAreInOrder() {
        overlaps("layout(sample_interlock_ordered) in;");
    }

    @Test
    void theSectionStandsInMainOnce() {
        assertEquals(1, compiles("void main(){beginInvocationInterlockARB();endInvocationInterlockARB();}"));
        assertEquals(0, compiles("void f(){beginInvocationInterlockARB();}void main(){f();}"));
        assertEquals(0, compiles("void main(){if(gl_FragCoord.x>1.0)beginInvocationInterlockARB();}"));
        assertEquals(0, compiles("void main(){endInvocationInterlockARB();}"));
        assertEquals(
                0,
                compiles("void main(){beginInvocationInterlockARB();endInvocationInterlockARB();"
                        + "beginInvocationInterlockARB();}"));
    }

    @Test
    void twoLayoutsAreAnError() {
        assertEquals(
                0,
                compiles("layout(pixel_interlock_ordered) in;layout(sample_interlock_ordered) in;"
                        + "void main(){beginInvocationInterlockARB();endInvocationInterlockARB();}"));
    }
}
