package org.tepui.examples.jme;

import com.jme3.system.Timer;

/** Timer by which every frame takes equally long, so that a run can be repeated. */
final class EvenTimer extends Timer {
    private long frames;

    @Override
    public long getTime() {
        return frames;
    }

    @Override
    public long getResolution() {
        return 60;
    }

    @Override
    public float getFrameRate() {
        return 60;
    }

    @Override
    public float getTimePerFrame() {
        return 1f / 60;
    }

    @Override
    public void update() {
        frames++;
    }

    @Override
    public void reset() {
        frames = 0;
    }
}
