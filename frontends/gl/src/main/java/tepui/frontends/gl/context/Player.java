package tepui.frontends.gl.context;

import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.list.ListOps;

/** Executes lists. Lists that call lists are followed as deep as OpenGL wants, and no deeper. */
public final class Player {
    private static final int NESTING = 64;

    private final Context context;
    private int depth;

    public Player(Context context) {
        this.context = context;
    }

    public boolean isPlaying() {
        return depth > 0;
    }

    public void play(DisplayList list) {
        if (depth >= NESTING) return;
        depth++;
        try {
            int[] words = list.words;
            for (int at = 0; at < list.size; at += 1 + (words[at] & 0xffff)) {
                if (words[at] >>> 16 == ListCompiler.DRAW)
                    context.primitives.drawRetained(list.vertices.get(words[at + 1]));
                else call(context, words, at);
            }
        } finally {
            depth--;
        }
    }

    /** One call; not one that draws retained vertices. */
    static void call(Context context, int[] words, int at) {
        int op = words[at] >>> 16;
        if (op < ListOps.HAND) {
            GeneratedPlayer.play(context, op, words, at + 1);
            return;
        }
        switch (op) {
            case ListCompiler.ATTRIBUTE ->
                context.current.setAttribute(
                        words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListCompiler.VERTEX ->
                context.current.giveVertex(words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            default -> HandPlayer.call(context, op, words, at + 1);
        }
    }
}
