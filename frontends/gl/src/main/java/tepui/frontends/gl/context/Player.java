package tepui.frontends.gl.context;

import tepui.frontends.gl.list.CallPlayer;
import tepui.frontends.gl.list.ListOps;

/** Player of recorded calls, by a context's chapters. */
final class Player implements CallPlayer {
    private final Context context;

    Player(Context context) {
        this.context = context;
    }

    @Override
    public void call(int op, int[] words, int at) {
        if (op < ListOps.HAND) GeneratedPlayer.play(context, op, words, at);
        else HandPlayer.call(context, op, words, at);
    }
}
