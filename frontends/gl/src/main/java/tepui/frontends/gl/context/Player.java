package tepui.frontends.gl.context;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.list.CallPlayer;
import tepui.frontends.gl.list.HandOps;
import tepui.frontends.gl.list.ListOps;
import tepui.frontends.gl.list.ListRules;

/** Player of recorded calls, by a context's chapters. */
final class Player implements CallPlayer {
    private final Context context;
    private final ListRules rules;

    Player(Context context, ListRules rules) {
        this.context = context;
        this.rules = rules;
    }

    @Override
    public void call(int op, int[] words, int at) {
        if ((context.guard.bits & Guard.BEGIN) != 0 && !rules.played(isInBegin(op))) return;
        if (op < ListOps.HAND) GeneratedPlayer.play(context, op, words, at);
        else HandPlayer.call(context, op, words, at);
    }

    /** What may stand between glBegin and glEnd stands there in lists too (4.6 compatibility, 10.7.5). */
    private static boolean isInBegin(int op) {
        return op < ListOps.HAND ? ListOps.isInBegin(op) : op == HandOps.CALL_LISTS;
    }
}
