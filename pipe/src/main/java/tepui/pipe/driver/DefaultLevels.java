package tepui.pipe.driver;

import tepui.ir.Stage;

/** Upload of the tessellation levels for {@link DefaultControl}, which reads them like any uniforms. */
public final class DefaultLevels {
    private final int[] words = new int[DefaultControl.WORDS];

    /** Sets the levels of the state as uniforms. The program has asked for none, so that no bytes are counted. */
    public void upload(StateContext<?, ?, ?> context) { // hot
        ContextState<?, ?, ?> state = context.state;
        for (int i = 0; i < 4; i++) words[i] = Float.floatToRawIntBits(state.tessOuter[i]);
        for (int i = 0; i < 2; i++) words[4 + i] = Float.floatToRawIntBits(state.tessInner[i]);
        context.setUniforms(Stage.TESS_CONTROL, DefaultControl.SLOT, words, 0, DefaultControl.WORDS);
        context.counters.uploadedBytes -= DefaultControl.WORDS * 4L;
    }
}
