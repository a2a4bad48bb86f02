package tepui.frontends.gl.legacy;

import java.util.ArrayList;
import java.util.List;

/** Level of an attribute stack: the steps that restore what was saved. */
public final class SavedAttributes implements AttributeKeeper {
    private final int mask;
    private final Switches switches;
    private final Switches there;
    private final List<Runnable> steps = new ArrayList<>();

    /** @param there the switches that are put back: the same, or another context's */
    SavedAttributes(int mask, Switches switches, Switches there) {
        this.mask = mask;
        this.switches = switches;
        this.there = there;
    }

    @Override
    public boolean has(int groups) {
        return (mask & groups) != 0;
    }

    @Override
    public void add(Runnable restore) {
        steps.add(restore);
    }

    @Override
    public void enables(int... caps) {
        boolean[] on = new boolean[caps.length];
        for (int i = 0; i < caps.length; i++) on[i] = switches.isOn(caps[i]);
        steps.add(() -> {
            for (int i = 0; i < caps.length; i++) there.set(caps[i], on[i]);
        });
    }

    /** Brings everything back, in the order in which it was kept. */
    public void restore() {
        for (Runnable step : steps) step.run();
    }
}
