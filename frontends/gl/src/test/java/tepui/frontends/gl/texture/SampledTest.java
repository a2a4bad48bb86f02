package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.FailsOnVkd3d;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.context.Current;

/** Textures as draws see them: a quad over the whole framebuffer, with its texture's coordinates. */
final class SampledTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void program(String fragment) {
        int vertices = lab.shader(GL_VERTEX_SHADER, """
                #version 130
                out vec2 at;
                void main() {
                    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
                    at = corner;
                    gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
                }
                """);
        int p = GlLab.program(vertices, lab.shader(GL_FRAGMENT_SHADER, "#version 140\n" + fragment));
        GL.glUseProgram(p);
        lab.noError();
    }

    private void draw() {
        GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        lab.noError();
    }

    private void nearest(int target) {
        GL.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }

    @Test
    void aTextureCoversTheQuad() {
        program("in vec2 at; uniform sampler2D t; out vec4 c; void main() { c = texture(t, at); }");
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(1, 2, 3, 4));
        draw();
        assertEquals(0x000000ff, lab.pixel(0, 0), "without its levels the texture is not complete");
        nearest(GL_TEXTURE_2D);
        draw();
        assertEquals(0x01000000, lab.pixel(0, 0));
        assertEquals(0x02000000, lab.pixel(15, 0));
        assertEquals(0x03000000, lab.pixel(0, 15));
        assertEquals(0x04000000, lab.pixel(15, 15));
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(9));
        draw();
        assertEquals(0x09000000, lab.pixel(15, 15));
    }

    @Test
    void swizzlesOfFormatsAndOfTheProgramAreJoined() {
        program("in vec2 at; uniform sampler2D t; out vec4 c; void main() { c = texture(t, at); }");
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        nearest(GL_TEXTURE_2D);
        int[][] cases = {
            {GL_LUMINANCE8, 0x808080ff},
            {GL_ALPHA8, 0x00000040},
            {GL_INTENSITY8, 0x80808080},
            {GL_LUMINANCE8_ALPHA8, 0x80808040},
            {GL_R8, 0x800000ff},
            {GL_RGB8, 0x8090a0ff}
        };
        for (int[] c : cases) {
            long pixels = lab.bytes(0x80, 0x90, 0xa0, 0x40);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, c[0], 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
            draw();
            assertEquals(Integer.toHexString(c[1]), Integer.toHexString(lab.pixel(5, 5)));
        }
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_R, GL_BLUE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_G, GL_ZERO);
        draw();
        assertEquals(0xa000a0ff, lab.pixel(5, 5));
    }

    @Test
    void comparisonsByTheOldFunctionsFollowTheDepthTextureMode() {
        int p = GL.glCreateProgram();
        GL.glAttachShader(p, lab.shader(GL_FRAGMENT_SHADER, """
                #version 120
                uniform sampler2DShadow t;
                void main() { gl_FragColor = shadow2D(t, vec3(0.5, 0.5, 0.25)); }
                """));
        GL.glLinkProgram(p);
        GL.glUseProgram(p);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        nearest(GL_TEXTURE_2D);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, 1, 1, 0, GL_DEPTH_COMPONENT, GL_FLOAT, lab.floats(0.5f));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_R_TO_TEXTURE);
        int[][] cases = {
            {GL_LUMINANCE, GL_LEQUAL, 0xffffffff},
            {GL_LUMINANCE, GL_GREATER, 0x000000ff},
            {GL_INTENSITY, GL_GREATER, 0x00000000},
            {GL_ALPHA, GL_LEQUAL, 0x000000ff},
            {GL_ALPHA, GL_GREATER, 0x00000000},
            {GL_RED, GL_LEQUAL, 0xff0000ff}
        };
        for (int[] c : cases) {
            GL.glTexParameteri(GL_TEXTURE_2D, GL_DEPTH_TEXTURE_MODE, c[0]);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, c[1]);
            GL.glRectf(-1, -1, 1, 1);
            assertEquals(Integer.toHexString(c[2]), Integer.toHexString(lab.pixel(5, 5)));
        }
    }

    @Test
    void aTextureDrawnToIsSampled() {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        nearest(GL_TEXTURE_2D);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
        GL.glViewport(0, 0, 4, 4);
        program("out vec4 c; void main() { c = vec4(gl_FragCoord.x / 4.0, 0.0, 1.0, 1.0); }");
        draw();
        assertEquals(0x6000ffff, lab.pixel(1, 1));
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glViewport(0, 0, 16, 16);
        program("in vec2 at; uniform sampler2D t; out vec4 c; void main() { c = texture(t, at); }");
        draw();
        assertEquals(0x6000ffff, lab.pixel(6, 3));
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 has no borders but transparent black")
    void bordersAreThoseOfTheFormat() {
        program("in vec2 at; uniform sampler2D t; out vec4 c; void main() { c = texture(t, at + 3.0); }");
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        nearest(GL_TEXTURE_2D);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
        GL.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, lab.floats(0.2f, 0.4f, 0.6f, 0.8f));
        int[][] cases = {{GL_RGBA8, 0x336699cc}, {GL_RGB8, 0x336699ff}, {GL_LUMINANCE8, 0x333333ff}, {GL_ALPHA8, 0xcc}};
        for (int[] c : cases) {
            GL.glTexImage2D(GL_TEXTURE_2D, 0, c[0], 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0));
            draw();
            assertEquals(Integer.toHexString(c[1]), Integer.toHexString(lab.pixel(5, 5)));
        }
    }

    @Test
    void fixedFunctionSamplesToo() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        nearest(GL_TEXTURE_2D);
        GL.glTexImage2D(
                GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0xff0000ff, 0xff00ff00));
        GL.glEnable(GL_TEXTURE_2D);
        GL.glBegin(GL_QUADS);
        GL.glTexCoord2f(0, 0);
        GL.glVertex2f(-1, -1);
        GL.glTexCoord2f(1, 0);
        GL.glVertex2f(1, -1);
        GL.glTexCoord2f(1, 1);
        GL.glVertex2f(1, 1);
        GL.glTexCoord2f(0, 1);
        GL.glVertex2f(-1, 1);
        GL.glEnd();
        lab.noError();
        assertEquals(0xff0000ff, lab.pixel(2, 8));
        assertEquals(0x00ff00ff, lab.pixel(13, 8));
    }

    @Test
    void imagesAreStoredTo() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        nearest(GL_TEXTURE_2D);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        int name = Current.get().textures.bound(TextureTarget.D2).name();
        GL.glBindImageTexture(0, name, 0, false, 0, GL_WRITE_ONLY, GL_RGBA8);
        lab.noError();
        program("#extension GL_ARB_shader_image_load_store : require\n"
                + "layout(rgba8) writeonly uniform image2D i; out vec4 c;"
                + "void main() { c = vec4(0); imageStore(i, ivec2(gl_FragCoord.xy), vec4(1.0, 0.0, 1.0, 1.0)); }");
        draw();
        assertEquals(0xff00ffff, lab.texels(GL_TEXTURE_2D, 0, 256)[77]);
    }
}
