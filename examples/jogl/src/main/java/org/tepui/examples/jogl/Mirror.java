package org.tepui.examples.jogl;

import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL3;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.util.glsl.ShaderProgram;

/** Example of framebuffer objects: a scene with four samples a pixel is drawn apart, resolved, and shown twice, once as in water. */
public final class Mirror extends Sketch {
    private static final String SCENE_VERTEX = """
            #version 150
            uniform float angle;
            out vec3 color;
            void main() {
                int spoke = gl_VertexID / 3;
                int corner = gl_VertexID % 3;
                float a = angle + 6.2831853 * (float(spoke) + 0.4 * float(corner - 1)) / 12.0;
                float far = corner == 1 ? 0.9 : 0.25;
                color = 0.55 + 0.45 * cos(vec3(0.0, 2.1, 4.2) + float(spoke));
                gl_Position = vec4(far * cos(a), far * sin(a), 0.0, 1.0);
            }
            """;

    private static final String SCENE_FRAGMENT = """
            #version 150
            in vec3 color;
            out vec4 result;
            void main() { result = vec4(color, 1.0); }
            """;

    private static final String SHOWN_VERTEX = """
            #version 150
            out vec2 at;
            void main() {
                at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
                gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
            }
            """;

    private static final String SHOWN_FRAGMENT = """
            #version 150
            uniform sampler2D scene;
            in vec2 at;
            out vec4 result;
            void main() {
                float deep = 0.5 - at.y;
                vec2 wave = deep > 0.0 ? vec2(0.02 * sin(deep * 90.0), 0.0) : vec2(0.0);
                vec4 seen = texture(scene, vec2(at.x, abs(deep) * 2.0) + wave);
                result = vec4(seen.rgb * (deep > 0.0 ? 0.6 : 1.0), 1.0);
            }
            """;

    private static final int SIDE = 256;

    private final int[] framebuffers = new int[2];
    private final int[] texture = new int[1];
    private final int[] samples = new int[1];
    private final int[] array = new int[1];
    private ShaderProgram scene;
    private ShaderProgram shown;

    private Mirror() {}

    public static void main(String[] args) {
        new Mirror().show("GL3", args);
    }

    @Override
    public void init(GLAutoDrawable drawable) {
        GL3 gl = drawable.getGL().getGL3();
        scene = program(gl, SCENE_VERTEX, SCENE_FRAGMENT);
        shown = program(gl, SHOWN_VERTEX, SHOWN_FRAGMENT);
        gl.glGenVertexArrays(1, array, 0);
        gl.glGenRenderbuffers(1, samples, 0);
        gl.glBindRenderbuffer(GL.GL_RENDERBUFFER, samples[0]);
        gl.glRenderbufferStorageMultisample(GL.GL_RENDERBUFFER, 4, GL.GL_RGBA8, SIDE, SIDE);
        gl.glGenTextures(1, texture, 0);
        gl.glBindTexture(GL.GL_TEXTURE_2D, texture[0]);
        gl.glTexImage2D(GL.GL_TEXTURE_2D, 0, GL.GL_RGBA8, SIDE, SIDE, 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, null);
        gl.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR);
        gl.glGenFramebuffers(2, framebuffers, 0);
        gl.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffers[0]);
        gl.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, GL.GL_COLOR_ATTACHMENT0, GL.GL_RENDERBUFFER, samples[0]);
        gl.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffers[1]);
        gl.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, GL.GL_COLOR_ATTACHMENT0, GL.GL_TEXTURE_2D, texture[0], 0);
        gl.glBindFramebuffer(GL.GL_FRAMEBUFFER, gl.getDefaultDrawFramebuffer());
    }

    @Override
    void draw(GL any, float degrees) {
        GL3 gl = any.getGL3();
        gl.glBindVertexArray(array[0]);
        gl.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffers[0]);
        gl.glViewport(0, 0, SIDE, SIDE);
        gl.glClearColor(0.15f, 0.2f, 0.3f, 1);
        gl.glClear(GL.GL_COLOR_BUFFER_BIT);
        scene.useProgram(gl, true);
        gl.glUniform1f(gl.glGetUniformLocation(scene.program(), "angle"), (float) Math.toRadians(degrees));
        gl.glDrawArrays(GL.GL_TRIANGLES, 0, 36);
        scene.useProgram(gl, false);
        gl.glBindFramebuffer(GL3.GL_READ_FRAMEBUFFER, framebuffers[0]);
        gl.glBindFramebuffer(GL3.GL_DRAW_FRAMEBUFFER, framebuffers[1]);
        gl.glBlitFramebuffer(0, 0, SIDE, SIDE, 0, 0, SIDE, SIDE, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST);
        gl.glBindFramebuffer(GL.GL_FRAMEBUFFER, gl.getDefaultDrawFramebuffer());
        gl.glActiveTexture(GL.GL_TEXTURE0);
        gl.glBindTexture(GL.GL_TEXTURE_2D, texture[0]);
        gl.glViewport(0, 0, WIDTH, HEIGHT);
        shown.useProgram(gl, true);
        gl.glUniform1i(gl.glGetUniformLocation(shown.program(), "scene"), 0);
        gl.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4);
        shown.useProgram(gl, false);
    }

    @Override
    public void dispose(GLAutoDrawable drawable) {
        GL3 gl = drawable.getGL().getGL3();
        gl.glDeleteFramebuffers(2, framebuffers, 0);
        gl.glDeleteRenderbuffers(1, samples, 0);
        gl.glDeleteTextures(1, texture, 0);
        gl.glDeleteVertexArrays(1, array, 0);
        scene.destroy(gl);
        shown.destroy(gl);
    }
}
