package tepui.frontends.gl.draw;

import tepui.frontends.gl.immediate.StateSync;

/** Draws of vertices that calls gave one by one, and of lists: held to the rules of all draws before their state is brought to the device. */
public final class ImmediateDraws implements StateSync {
    private final DrawState state;
    private final DrawRules rules;

    public ImmediateDraws(DrawState state, DrawRules rules) {
        this.state = state;
        this.rules = rules;
    }

    @Override
    public boolean prepare(String call, int mode, int materials) {
        return (state.isRuled(mode) || rules.allow(call, mode, 0, 1)) && state.prepare(call, mode, materials);
    }

    @Override
    public void verticesReplaced() {
        state.verticesReplaced();
    }

    @Override
    public void draw(int mode, int[] ranges, int count) {
        state.draw(mode, ranges, count);
    }
}
