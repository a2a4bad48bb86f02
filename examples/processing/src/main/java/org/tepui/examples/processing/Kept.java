package org.tepui.examples.processing;

import processing.core.PApplet;

/**
 * Sketch of 480 by 360 that can keep a picture of itself.
 *
 * <pre>SKETCH [FRAMES PICTURE]</pre>
 *
 * With a number of frames it saves the last one and ends.
 */
abstract class Kept extends PApplet {
    private int frames;
    private String picture = "";

    final void run(String[] args) {
        if (args.length > 1) {
            frames = Integer.parseInt(args[0]);
            picture = args[1];
        }
        PApplet.runSketch(new String[] {getClass().getSimpleName()}, this);
    }

    /** Draws a frame; turn grows by 0.02 with each, so that a picture of one is always the same. */
    abstract void scene(float turn);

    @Override
    public final void draw() {
        background(20, 23, 36);
        scene(0.02f * frameCount);
        if (frameCount != frames) return;
        save(picture);
        exit();
    }
}
