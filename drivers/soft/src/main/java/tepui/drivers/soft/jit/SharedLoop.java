package tepui.drivers.soft.jit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A loop that kernels share, and what it is made of now: plain code at first, which C2 compiles in milliseconds but does not
 * vectorise, since it cannot know that registers do not overlap; Vector API code as soon as that has been compiled.
 *
 * <p>{@link #run} is the one place where these loops are called. It sees so many that the JVM leaves the call a call: in the kernels' own
 * code each loop would be inlined and compiled once more, at first without care for its speed.
 */
final class SharedLoop implements LaneOp {
    /** By name; one object for each. */
    private static final Map<String, SharedLoop> LOOPS = new ConcurrentHashMap<>();

    final String name;
    final LaneOp plain;
    /** What all threads run; which of both they see does not matter, since both give the same bits. */
    private LaneOp now;

    private SharedLoop(String name, LaneOp plain) {
        this.name = name;
        this.plain = plain;
        now = plain;
    }

    @Override
    public void run(float[] f, int[] i, int to, int a, int b, int c, int lanes) { // hot
        now.run(f, i, to, a, b, c, lanes);
    }

    /** Is there a loop of that name? */
    static boolean exists(String name) {
        return LOOPS.containsKey(name) || plain(name) != null;
    }

    /** The loop for an operation, null where there is none. */
    static @Nullable SharedLoop of(Lir.Alu alu) {
        String operation = LaneOp.name(alu);
        if (operation == null) return null;
        String name = operation + LaneOp.digits(alu.args);
        SharedLoop found = LOOPS.get(name);
        if (found != null) return found;
        LaneOp plain = plain(name);
        if (plain == null) return null;
        SharedLoop fresh = new SharedLoop(name, plain);
        SharedLoop before = LOOPS.putIfAbsent(name, fresh);
        if (before != null) return before;
        if (VectorLoop.exists(alu)) TierUp.SHARED.enqueue(fresh, VectorLoop.like(alu));
        return fresh;
    }

    private static @Nullable LaneOp plain(String name) {
        LaneOp floats = FloatLanes.of(name);
        return floats != null ? floats : IntLanes.of(name);
    }

    void swap(LaneOp faster) {
        now = faster;
    }
}
