package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_INVALID_OPERATION;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.list.CallPlayer;
import tepui.frontends.gl.list.HandOps;
import tepui.frontends.gl.list.ListOps;

/** Player of recorded calls, by a context's chapters. */
final class Player implements CallPlayer {
    private final Context context;

    Player(Context context) {
        this.context = context;
    }

    @Override
    public void call(int op, int[] words, int at) {
        if ((context.guard.bits & Guard.BEGIN) != 0 && !isInBegin(op)) {
            context.errors.error(GL_INVALID_OPERATION, "glCallList: a call of the list between glBegin and glEnd");
            return;
        }
        if (op < ListOps.HAND) GeneratedPlayer.play(context, op, words, at);
        else HandPlayer.call(context, op, words, at);
    }

    /** What may stand between glBegin and glEnd stands there in lists too (4.6 compatibility, 10.7.5). */
    private static boolean isInBegin(int op) {
        return op < ListOps.HAND ? ListOps.isInBegin(op) : op == HandOps.CALL_LISTS;
    }
}
