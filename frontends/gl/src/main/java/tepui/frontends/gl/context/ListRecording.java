package tepui.frontends.gl.context;

import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.list.ListWords;

/** The list that is being compiled: its memory, and who puts calls into it. */
public final class ListRecording {
    private final Context context;
    private final ListWords words = new ListWords();
    final GeneratedRecorder calls;

    ListRecording(Context context) {
        this.context = context;
        UnpackState unpack = new UnpackState(context.pixels, context.bindings);
        calls = new GeneratedRecorder(
                words,
                new DrawRecorder(words, context.arrayCapture),
                new ImageRecorder(words, unpack),
                new ValueRecorder(words));
    }

    /** Begins a list. */
    void start(boolean executesToo) {
        words.start(executesToo);
    }

    /** Ends it. */
    DisplayList finish() {
        DisplayList list = ListCompiler.compile(context, words.words, words.size, words.arena);
        words.clear();
        return list;
    }
}
