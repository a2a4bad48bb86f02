package tepui.frontends.gl.list;

import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.Primitives;

/** Player of display lists. Lists that call lists are followed as deep as OpenGL wants, and no deeper. */
public final class ListPlayer {
    private static final int NESTING = 64;

    private final AttributeState current;
    private final Primitives primitives;
    private final CallPlayer calls;
    private int depth;

    public ListPlayer(AttributeState current, Primitives primitives, CallPlayer calls) {
        this.current = current;
        this.primitives = primitives;
        this.calls = calls;
    }

    public void play(DisplayList list) {
        if (depth >= NESTING) return;
        depth++;
        try {
            int[] words = list.words;
            for (int at = 0; at < list.size; at += 1 + (words[at] & 0xffff)) {
                if (words[at] >>> 16 == HandOps.DRAW) primitives.drawRetained(list.vertices.get(words[at + 1]));
                else call(words, at);
            }
        } finally {
            depth--;
        }
    }

    /** One call; not one that draws retained vertices. */
    void call(int[] words, int at) {
        int op = words[at] >>> 16;
        switch (op) {
            case HandOps.ATTRIBUTE ->
                current.setAttribute(
                        words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case HandOps.VERTEX ->
                current.giveVertex(words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            default -> calls.call(op, words, at + 1);
        }
    }
}
