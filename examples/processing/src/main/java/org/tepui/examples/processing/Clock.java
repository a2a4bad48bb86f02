package org.tepui.examples.processing;

/** Example of P2D's lines and curves: joins, caps, arcs, curves, clipping, nested transformations. */
public final class Clock extends Kept {
    private Clock() {}

    public static void main(String[] args) {
        new Clock().run(args);
    }

    @Override
    public void settings() {
        size(480, 360, P2D);
    }

    @Override
    void scene(float turn) {
        pushMatrix();
        translate(170, 180);
        noFill();
        stroke(120, 150, 210);
        strokeWeight(6);
        arc(0, 0, 260, 260, 0.3f, TWO_PI - 0.6f);
        strokeCap(SQUARE);
        for (int i = 0; i < 12; i++) {
            pushMatrix();
            rotate(i * TWO_PI / 12);
            strokeWeight(i % 3 == 0 ? 8 : 3);
            stroke(230);
            line(0, -118, 0, -100);
            popMatrix();
        }
        strokeCap(ROUND);
        stroke(220, 110, 70);
        strokeWeight(10);
        line(0, 0, 60 * sin(turn), -60 * cos(turn));
        strokeWeight(5);
        line(0, 0, 90 * sin(12 * turn), -90 * cos(12 * turn));
        popMatrix();
        strokeJoin(ROUND);
        fill(60, 110, 90);
        stroke(160, 220, 170);
        strokeWeight(4);
        beginShape();
        for (int i = 0; i < 10; i++) {
            float r = i % 2 == 0 ? 60 : 26;
            vertex(390 + r * sin(i * TWO_PI / 10), 110 - r * cos(i * TWO_PI / 10));
        }
        endShape(CLOSE);
        clip(330, 210, 120, 110);
        noFill();
        stroke(230, 200, 90);
        for (int i = 0; i < 6; i++) {
            curve(280, 200 + 20 * i, 330, 330 - 18 * i, 450, 230 + 18 * i, 480, 400);
        }
        noClip();
    }
}
