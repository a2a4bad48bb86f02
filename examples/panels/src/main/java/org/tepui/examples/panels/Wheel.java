package org.tepui.examples.panels;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.GLJava;
import tepui.targets.panels.GLScene;

/** A wheel of six coloured sectors on a dark ground, which others turn. */
final class Wheel implements GLScene {
    private static final int SECTORS = 6;

    private static final String VERTEX = """
            #version 330
            uniform float turns;
            uniform float aspect;
            flat out int sector;
            void main() {
                sector = gl_VertexID / 3;
                float corner = float(gl_VertexID % 3);
                float angle = 6.2831853 * (turns + (float(sector) + max(corner - 1.0, 0.0)) / 6.0);
                vec2 at = corner == 0.0 ? vec2(0) : 0.8 * vec2(cos(angle), sin(angle));
                gl_Position = vec4(at.x / max(aspect, 1.0), at.y * min(aspect, 1.0), 0, 1);
            }
            """;

    private static final String FRAGMENT = """
            #version 330
            flat in int sector;
            out vec4 colour;
            const vec3 colours[6] = vec3[](
                vec3(1, 0, 0), vec3(1, 1, 0), vec3(0, 1, 0), vec3(0, 1, 1), vec3(0, 0, 1), vec3(1, 0, 1));
            void main() {
                colour = vec4(colours[sector], 1);
            }
            """;

    private double turns;
    private int program;
    private int array;
    private int turnsAt;
    private int aspectAt;

    /** How far it is turned against the clock, in whole turns. */
    void turn(double newTurns) {
        turns = newTurns;
    }

    @Override
    public void init() {
        try (GLJava gl = GLJava.checked()) {
            program = gl.program(VERTEX, FRAGMENT);
            array = gl.genVertexArray();
            turnsAt = gl.uniform(program, "turns");
            aspectAt = gl.uniform(program, "aspect");
        }
    }

    @Override
    public void draw(int width, int height, double seconds) {
        glClearColor(0.1f, 0.1f, 0.15f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glUseProgram(program);
        glBindVertexArray(array);
        glUniform1f(turnsAt, (float) turns);
        glUniform1f(aspectAt, (float) width / height);
        glDrawArrays(GL_TRIANGLES, 0, 3 * SECTORS);
    }

    @Override
    public void dispose() {
        glDeleteProgram(program);
        try (GLJava gl = GLJava.checked()) {
            glDeleteVertexArrays(1, gl.ints(array));
        }
    }
}
