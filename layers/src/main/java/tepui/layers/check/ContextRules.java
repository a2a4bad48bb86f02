package tepui.layers.check;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Device;

/**
 * Rules of one context with the shadow that they need, and the guard of each call: it notices a second thread and a
 * closed context.
 */
final class ContextRules {
    private static final VarHandle INSIDE;

    static {
        try {
            INSIDE = MethodHandles.lookup().findVarHandle(ContextRules.class, "inside", Thread.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final CheckingDevice checking;
    private final Violations out;
    final BoundShadow bound = new BoundShadow();
    final StateRules states;
    final BindRules binds;
    final TargetRules targetRules;
    final DrawRules draws;
    final ClearRules clears;
    final TransferRules transfers;
    final MapRules maps;
    final QueryRules queries;
    final FrameRules frames;
    boolean closed;

    /** The thread that is in a call, by {@link #INSIDE}. */
    @SuppressWarnings("UnusedVariable")
    private volatile @Nullable Thread inside;

    /** @param context the driver's */
    ContextRules(CheckingDevice device, Context context, ObjectTable objects, Violations out) {
        this.checking = device;
        this.out = out;
        Device behind = device.behind();
        states = new StateRules(behind, objects, out, bound);
        binds = new BindRules(behind, objects, out, bound);
        targetRules = new TargetRules(behind, objects, out, bound);
        draws = new DrawRules(behind, objects, out, bound);
        clears = new ClearRules(behind, objects, out, bound);
        transfers = new TransferRules(behind, objects, out, bound);
        maps = new MapRules(behind, objects, out, bound);
        queries = new QueryRules(behind, objects, out, bound, context);
        frames = new FrameRules(behind, objects, out, bound);
    }

    void enter(String call) { // hot
        Thread me = Thread.currentThread();
        Thread before = (Thread) INSIDE.getAndSet(this, me);
        if (before != null && before != me) {
            INSIDE.setVolatile(this, before);
            out.broken(
                    Rule.ONE_THREAD,
                    call,
                    "thread",
                    "'" + me.getName() + "' calls while '" + before.getName() + "' does");
        }
        if (closed) out.broken(Rule.CONTEXT_OPEN, call, "context", "is closed");
        checking.open(call);
    }

    void leave() { // hot
        INSIDE.setVolatile(this, null);
    }
}
