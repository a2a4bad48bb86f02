package org.tepui.examples.processing;

import processing.core.PGraphics;
import processing.opengl.PShader;

/** Example of a PGraphics that is drawn apart and of a PShader that shows it. */
public final class Ripples extends Kept {
    private static final String[] VERTEX = """
            uniform mat4 transform;
            uniform mat4 texMatrix;
            attribute vec4 position;
            attribute vec4 color;
            attribute vec2 texCoord;
            varying vec4 at;
            void main() {
                gl_Position = transform * position;
                at = texMatrix * vec4(texCoord, 1.0, 1.0);
            }
            """.split("\n", -1);

    private static final String[] FRAGMENT = """
            uniform sampler2D texture;
            uniform float turn;
            varying vec4 at;
            void main() {
                vec2 d = at.st - 0.5;
                float far = length(d);
                vec2 moved = at.st + d * 0.06 * sin(far * 50.0 - turn * 20.0);
                gl_FragColor = vec4(texture2D(texture, moved).rgb, 1.0);
            }
            """.split("\n", -1);

    private PGraphics apart;
    private PShader waves;

    private Ripples() {}

    public static void main(String[] args) {
        new Ripples().run(args);
    }

    @Override
    public void settings() {
        size(480, 360, P2D);
    }

    @Override
    public void setup() {
        apart = createGraphics(240, 180, P2D);
        waves = new PShader(this, VERTEX, FRAGMENT);
    }

    @Override
    void scene(float turn) {
        apart.beginDraw();
        apart.background(30, 60, 90);
        apart.noStroke();
        for (int i = 0; i < 30; i++) {
            apart.fill(120 + 4 * i, 200 - 5 * i, 90);
            apart.rect(i % 6 * 40 + 6, i / 6 * 36 + 5, 28, 26);
        }
        apart.endDraw();
        waves.set("turn", turn);
        shader(waves);
        image(apart, 20, 15, 440, 330);
        resetShader();
    }
}
