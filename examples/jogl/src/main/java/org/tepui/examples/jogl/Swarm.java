package org.tepui.examples.jogl;

import com.jogamp.common.nio.Buffers;
import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL3;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.util.glsl.ShaderProgram;

/** Example of OpenGL 3.3: a thousand instances from one call, their places in a uniform block that is written each frame, and in attributes that step by instance. */
public final class Swarm extends Sketch {
    private static final int COUNT = 1000;

    private static final String VERTEX = """
            #version 330
            layout(location = 0) in vec2 corner;
            layout(location = 1) in vec4 home;
            layout(std140) uniform Turn { vec4 axis[3]; vec4 tint; };
            out vec3 color;
            void main() {
                vec3 at = mat3(axis[0].xyz, axis[1].xyz, axis[2].xyz) * home.xyz;
                color = tint.rgb * (0.6 + 0.4 * at) * (1.2 - 0.3 * at.z);
                gl_Position = vec4(at.xy * vec2(0.6, 0.8) + corner * home.w, 0.5 * at.z, 1.0);
            }
            """;

    private static final String FRAGMENT = """
            #version 330
            in vec3 color;
            out vec4 result;
            void main() { result = vec4(color, 1.0); }
            """;

    private ShaderProgram program;
    private final int[] array = new int[1];
    private final int[] buffers = new int[3];

    private Swarm() {}

    public static void main(String[] args) {
        new Swarm().show("GL3", args);
    }

    @Override
    public void init(GLAutoDrawable drawable) {
        GL3 gl = drawable.getGL().getGL3();
        gl.glEnable(GL.GL_DEPTH_TEST);
        program = program(gl, VERTEX, FRAGMENT);
        gl.glGenVertexArrays(1, array, 0);
        gl.glBindVertexArray(array[0]);
        gl.glGenBuffers(3, buffers, 0);
        fill(gl, buffers[0], new float[] {-1, -1, 1, -1, 0, 1});
        gl.glVertexAttribPointer(0, 2, GL.GL_FLOAT, false, 0, 0);
        gl.glEnableVertexAttribArray(0);
        float[] homes = new float[COUNT * 4];
        for (int i = 0; i < COUNT; i++) {
            // Even points of a sphere.
            double z = 1 - 2 * (i + 0.5) / COUNT;
            double angle = i * 2.399963;
            double r = Math.sqrt(1 - z * z);
            homes[4 * i] = (float) (r * Math.cos(angle));
            homes[4 * i + 1] = (float) (r * Math.sin(angle));
            homes[4 * i + 2] = (float) z;
            homes[4 * i + 3] = 0.012f + 0.003f * (i % 4);
        }
        fill(gl, buffers[1], homes);
        gl.glVertexAttribPointer(1, 4, GL.GL_FLOAT, false, 0, 0);
        gl.glVertexAttribDivisor(1, 1);
        gl.glEnableVertexAttribArray(1);
        gl.glUniformBlockBinding(program.program(), gl.glGetUniformBlockIndex(program.program(), "Turn"), 2);
    }

    private static void fill(GL3 gl, int buffer, float[] data) {
        gl.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer);
        gl.glBufferData(GL.GL_ARRAY_BUFFER, 4L * data.length, Buffers.newDirectFloatBuffer(data), GL.GL_STATIC_DRAW);
    }

    @Override
    void draw(GL any, float degrees) {
        GL3 gl = any.getGL3();
        float c = (float) Math.cos(Math.toRadians(degrees + 20));
        float s = (float) Math.sin(Math.toRadians(degrees + 20));
        float[] block = {c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0.9f, 0.8f, 0.6f, 1};
        gl.glBindBuffer(GL3.GL_UNIFORM_BUFFER, buffers[2]);
        gl.glBufferData(GL3.GL_UNIFORM_BUFFER, 64, Buffers.newDirectFloatBuffer(block), GL3.GL_STREAM_DRAW);
        gl.glBindBufferBase(GL3.GL_UNIFORM_BUFFER, 2, buffers[2]);
        program.useProgram(gl, true);
        gl.glBindVertexArray(array[0]);
        gl.glDrawArraysInstanced(GL.GL_TRIANGLES, 0, 3, COUNT);
    }

    @Override
    public void dispose(GLAutoDrawable drawable) {
        GL3 gl = drawable.getGL().getGL3();
        gl.glDeleteBuffers(3, buffers, 0);
        gl.glDeleteVertexArrays(1, array, 0);
        program.destroy(gl);
    }
}
