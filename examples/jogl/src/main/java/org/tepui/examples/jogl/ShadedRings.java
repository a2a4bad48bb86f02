package org.tepui.examples.jogl;

import com.jogamp.common.nio.Buffers;
import com.jogamp.math.Matrix4f;
import com.jogamp.math.Vec3f;
import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL2ES2;
import com.jogamp.opengl.GL2ES3;
import java.nio.FloatBuffer;

/** Rings with shaders, in the words that desktop OpenGL and OpenGL ES share. */
final class ShadedRings implements RingScene {
    private static final String VERTEX = """
            IN vec3 position;
            IN vec3 normal;
            uniform mat4 projection;
            uniform mat4 modelView;
            OUT vec3 n;
            OUT vec3 p;
            void main() {
                vec4 eye = modelView * vec4(position, 1.0);
                p = eye.xyz;
                n = (modelView * vec4(normal, 0.0)).xyz;
                gl_Position = projection * eye;
            }
            """;

    private static final String FRAGMENT = """
            IN vec3 n;
            IN vec3 p;
            uniform vec3 color;
            void main() {
                vec3 unit = normalize(n);
                vec3 light = normalize(vec3(2.0, 3.0, 4.0));
                vec3 halfway = normalize(light - normalize(p));
                float shine = pow(max(dot(unit, halfway), 0.0), 30.0) * 0.6;
                RESULT = vec4(color * (0.25 + 0.75 * max(dot(unit, light), 0.0)) + shine, 1.0);
            }
            """;

    private final GL2ES2 gl;
    private final int program;
    private final int buffer;
    private final int vertices;
    private final int[] array = new int[1];
    private final Matrix4f projection = new Matrix4f();

    ShadedRings(GL2ES2 gl) {
        this.gl = gl;
        program = gl.glCreateProgram();
        gl.glAttachShader(program, shader(GL2ES2.GL_VERTEX_SHADER, VERTEX));
        gl.glAttachShader(program, shader(GL2ES2.GL_FRAGMENT_SHADER, FRAGMENT));
        gl.glBindAttribLocation(program, 0, "position");
        gl.glBindAttribLocation(program, 1, "normal");
        gl.glLinkProgram(program);
        int[] status = new int[1];
        gl.glGetProgramiv(program, GL2ES2.GL_LINK_STATUS, status, 0);
        if (status[0] == 0) throw new IllegalStateException("the program does not link");

        // Where there are vertex arrays, the core profile wants one.
        if (gl.isGL3ES3()) {
            gl.getGL3ES3().glGenVertexArrays(1, array, 0);
            gl.getGL3ES3().glBindVertexArray(array[0]);
        }
        float[] ring = RingScene.ring(48, 16, 1, 0.22f);
        vertices = ring.length / 6;
        int[] name = new int[1];
        gl.glGenBuffers(1, name, 0);
        buffer = name[0];
        gl.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer);
        FloatBuffer data = Buffers.newDirectFloatBuffer(ring);
        gl.glBufferData(GL.GL_ARRAY_BUFFER, ring.length * 4L, data, GL.GL_STATIC_DRAW);
        for (int i = 0; i < 2; i++) {
            gl.glVertexAttribPointer(i, 3, GL.GL_FLOAT, false, 24, i * 12L);
            gl.glEnableVertexAttribArray(i);
        }
    }

    private int shader(int type, String text) {
        boolean modern = gl.isGL3ES3();
        boolean vertex = type == GL2ES2.GL_VERTEX_SHADER;
        String head = gl.isGLES() ? modern ? "#version 300 es\n" : "#version 100\n" : "#version 150\n";
        if (gl.isGLES()) head += "precision highp float;\n";
        if (modern && !vertex) head += "out vec4 result;\n";
        String body = text.replace("IN ", modern ? "in " : vertex ? "attribute " : "varying ")
                .replace("OUT ", modern ? "out " : "varying ")
                .replace("RESULT", modern ? "result" : "gl_FragColor");
        int shader = gl.glCreateShader(type);
        String[] sources = {head, body};
        int[] lengths = {head.length(), body.length()};
        gl.glShaderSource(shader, 2, sources, lengths, 0);
        gl.glCompileShader(shader);
        int[] status = new int[1];
        gl.glGetShaderiv(shader, GL2ES2.GL_COMPILE_STATUS, status, 0);
        if (status[0] == 0) {
            byte[] log = new byte[4096];
            gl.glGetShaderInfoLog(shader, log.length, status, 0, log, 0);
            throw new IllegalStateException(new String(log, 0, status[0], java.nio.charset.StandardCharsets.UTF_8));
        }
        return shader;
    }

    @Override
    public void resize(float aspect) {
        projection.setToPerspective((float) Math.toRadians(45), aspect, 1, 20);
    }

    @Override
    public void draw(float degrees) {
        gl.glUseProgram(program);
        float[] words = new float[16];
        // One as an array, the others as buffers: both are usual.
        gl.glUniformMatrix4fv(gl.glGetUniformLocation(program, "projection"), 1, false, projection.get(words), 0);
        FloatBuffer modelView = Buffers.newDirectFloatBuffer(16);
        for (int i = 0; i < TILTS.length; i++) {
            Matrix4f turned = new Matrix4f();
            turned.setToRotationAxis((float) Math.toRadians(degrees), 0, 1, 0);
            Matrix4f tilted = new Matrix4f();
            Vec3f axis = new Vec3f(1, 0.4f, 0).normalize();
            tilted.setToRotationAxis((float) Math.toRadians(TILTS[i]), axis);
            Matrix4f m = new Matrix4f();
            m.setToTranslation(0, 0, -4.2f);
            m.mul(turned).mul(tilted);
            m.get(modelView.clear()).flip();
            gl.glUniformMatrix4fv(gl.glGetUniformLocation(program, "modelView"), 1, false, modelView);
            gl.glUniform3fv(gl.glGetUniformLocation(program, "color"), 1, COLORS[i], 0);
            gl.glDrawArrays(GL.GL_TRIANGLES, 0, vertices);
        }
    }

    @Override
    public void free() {
        gl.glDeleteBuffers(1, new int[] {buffer}, 0);
        if (gl.isGL3ES3()) ((GL2ES3) gl.getGL3ES3()).glDeleteVertexArrays(1, array, 0);
        gl.glDeleteProgram(program);
    }
}
