package tepui.frontends.gl.list;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.Primitives;
import tepui.pipe.Caps;

/** Display list that is being compiled: its memory, and the recorders that write calls into it. */
public final class ListRecording {
    private final Guard guard;
    private final AttributeState current;
    private final Primitives primitives;
    private final ListWords words = new ListWords();
    public final GeneratedRecorder calls;

    public ListRecording(
            Caps caps,
            Guard guard,
            ListRules rules,
            AttributeState current,
            Primitives primitives,
            ArrayCapture arrays,
            UnpackState unpack) {
        this.guard = guard;
        this.current = current;
        this.primitives = primitives;
        calls = new GeneratedRecorder(
                words,
                new DrawRecorder(words, arrays, rules),
                new ImageRecorder(caps, words, unpack),
                new ValueRecorder(words));
    }

    /** Begins a list. */
    public void start(boolean executesToo) {
        words.start(executesToo);
    }

    /** Ends it. */
    public DisplayList finish(ListPlayer player) {
        DisplayList list = ListCompiler.compile(
                guard, current, primitives, player, new ListCompiler.Recorded(words.words, words.size, words.arena));
        words.clear();
        return list;
    }
}
