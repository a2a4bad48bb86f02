package org.tepui.examples.processing;

import processing.core.PImage;

/** Example of images that are added to each other, tinted, with pixels that the sketch has made. */
public final class Sparkle extends Kept {
    private PImage glow;

    private Sparkle() {}

    public static void main(String[] args) {
        new Sparkle().run(args);
    }

    @Override
    public void settings() {
        size(480, 360, P2D);
    }

    @Override
    public void setup() {
        glow = createImage(64, 64, ARGB);
        glow.loadPixels();
        for (int i = 0; i < glow.pixels.length; i++) {
            float d = dist(i % 64, i / 64, 31.5f, 31.5f) / 32;
            glow.pixels[i] = color(255, 255, 255, 255 * max(0, 1 - d));
        }
        glow.updatePixels();
    }

    @Override
    void scene(float turn) {
        blendMode(ADD);
        imageMode(CENTER);
        for (int i = 0; i < 160; i++) {
            // Turned by the golden angle each, so that they spread evenly.
            float angle = i * 2.399963f + turn;
            float far = 12 * sqrt(i);
            tint(200 - i, 60 + i, 120 + 60 * sin(i), 160);
            float size = 20 + 24 * (i % 5) / 5f;
            image(glow, width / 2f + far * cos(angle), height / 2f + far * sin(angle), size, size);
        }
        noTint();
        blendMode(BLEND);
    }
}
