package org.tepui.examples.processing;

import processing.core.PApplet;
import processing.core.PShape;

/**
 * Sketch of a mobile that turns: flat shapes with P2D, lit solids with P3D.
 *
 * <pre>Mobile P2D|P3D [FRAMES PICTURE]</pre>
 *
 * With a number of frames it saves the last one and ends.
 */
public final class Mobile extends PApplet {
    private static final int ARMS = 5;

    private final boolean solid;
    private final int frames;
    private final String picture;

    private PShape leaf;

    /** A sketch that saves the frame of that number to a file; 0 for one that runs until it is closed. */
    public Mobile(boolean solid, int frames, String picture) {
        this.solid = solid;
        this.frames = frames;
        this.picture = picture;
    }

    /** Runs the sketch that the arguments name. */
    public static void main(String[] args) {
        boolean solid = args.length > 0 && args[0].equals("P3D");
        int frames = args.length > 2 ? Integer.parseInt(args[1]) : 0;
        String picture = args.length > 2 ? args[2] : "";
        PApplet.runSketch(new String[] {"Mobile"}, new Mobile(solid, frames, picture));
    }

    @Override
    public void settings() {
        size(480, 360, solid ? P3D : P2D);
    }

    @Override
    public void setup() {
        leaf = createShape();
        leaf.beginShape();
        leaf.fill(70, 170, 90);
        leaf.stroke(230);
        leaf.strokeWeight(2);
        leaf.vertex(0, -26);
        leaf.bezierVertex(30, -10, 20, 20, 0, 34);
        leaf.bezierVertex(-20, 20, -30, -10, 0, -26);
        leaf.endShape(CLOSE);
    }

    @Override
    public void draw() {
        background(20, 23, 36);
        translate(width / 2f, height / 2f);
        // Told by the number of frames, so that a picture of one is always the same.
        float turn = 0.02f * frameCount;
        if (solid) solids(turn);
        else leaves(turn);
        if (frameCount != frames) return;
        save(picture);
        exit();
    }

    private void leaves(float turn) {
        for (int i = 0; i < ARMS; i++) {
            pushMatrix();
            rotate(turn + TWO_PI * i / ARMS);
            stroke(230);
            strokeWeight(3);
            line(0, 0, 110, 0);
            translate(120, 0);
            rotate(turn * 3);
            shape(leaf);
            popMatrix();
        }
        noStroke();
        fill(210, 90, 60);
        ellipse(0, 0, 70, 70);
        fill(60, 110, 210, 160);
        rect(-25, -25, 60, 60, 12);
    }

    private void solids(float turn) {
        ambientLight(60, 60, 60);
        directionalLight(220, 220, 200, -0.4f, 0.6f, -1);
        noStroke();
        rotateX(-0.5f);
        for (int i = 0; i < ARMS; i++) {
            pushMatrix();
            rotateY(turn + TWO_PI * i / ARMS);
            translate(130, 0, 0);
            rotateX(turn * 3);
            if (i % 2 == 0) {
                fill(70, 170, 90);
                box(50);
            } else {
                fill(60, 110, 210);
                sphere(30);
            }
            popMatrix();
        }
        fill(210, 90, 60);
        rotateY(turn);
        box(60, 90, 60);
    }
}
