package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Matrix4;

/** Example of a mesh and a shader of one's own: points that fly apart, sized by the vertex shader, round by the fragment shader, added to what is there. */
public final class Sparks extends ApplicationAdapter {
    private static final int COUNT = 400;

    /** Not a constant of libGDX. */
    private static final int PROGRAM_POINT_SIZE = 0x8642;

    private static final int POINT_SPRITE = 0x8861;

    private static final String VERTEX = """
            attribute vec2 a_direction;
            attribute vec4 a_color;
            uniform mat4 u_projection;
            uniform float u_time;
            varying vec4 v_color;
            void main() {
                vec2 at = a_direction * u_time + vec2(0.0, -30.0 * u_time * u_time);
                gl_Position = u_projection * vec4(at, 0.0, 1.0);
                gl_PointSize = 4.0 + 10.0 * a_color.a;
                v_color = a_color;
            }
            """;

    private static final String FRAGMENT = """
            #ifdef GL_ES
            precision mediump float;
            #endif
            varying vec4 v_color;
            void main() {
                vec2 d = gl_PointCoord * 2.0 - 1.0;
                float inside = max(1.0 - dot(d, d), 0.0);
                gl_FragColor = vec4(v_color.rgb * inside, 1.0);
            }
            """;

    private ShaderProgram program;
    private Mesh points;
    private int frame;

    private Sparks() {}

    public static void main(String[] args) {
        Windows.show("Sparks", new Sparks());
    }

    @Override
    public void create() {
        // The language of OpenGL 2.1 has gl_PointCoord.
        program = new ShaderProgram("#version 120\n" + VERTEX, "#version 120\n" + FRAGMENT);
        if (!program.isCompiled()) throw new IllegalStateException(program.getLog());
        points = new Mesh(
                true,
                COUNT,
                0,
                new VertexAttribute(Usage.Generic, 2, "a_direction"),
                new VertexAttribute(Usage.ColorUnpacked, 4, "a_color"));
        float[] vertices = new float[COUNT * 6];
        for (int i = 0; i < COUNT; i++) {
            // Turned by the golden angle each, so that they spread evenly.
            double angle = i * 2.399963;
            double speed = 20 + 130 * Math.sqrt(i / (double) COUNT);
            vertices[i * 6] = (float) (Math.cos(angle) * speed);
            vertices[i * 6 + 1] = (float) (Math.sin(angle) * speed);
            vertices[i * 6 + 2] = 0.9f;
            vertices[i * 6 + 3] = 0.2f + 0.5f * (i % 7) / 7;
            vertices[i * 6 + 4] = 0.1f + 0.4f * (i % 3) / 3;
            vertices[i * 6 + 5] = (i % 5) / 5f;
        }
        points.setVertices(vertices);
    }

    @Override
    public void render() {
        frame++;
        GL20 gl = Gdx.gl;
        gl.glClearColor(0.08f, 0.09f, 0.14f, 1);
        gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        gl.glEnable(PROGRAM_POINT_SIZE);
        gl.glEnable(POINT_SPRITE);
        gl.glEnable(GL20.GL_BLEND);
        gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE);
        program.bind();
        program.setUniformMatrix("u_projection", new Matrix4().setToOrtho(-240, 240, -180, 180, -1, 1));
        program.setUniformf("u_time", frame * 0.25f);
        points.render(program, GL20.GL_POINTS);
        gl.glDisable(GL20.GL_BLEND);
    }

    @Override
    public void dispose() {
        program.dispose();
        points.dispose();
    }
}
