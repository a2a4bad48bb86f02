package tepui.drivers.soft.jit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A loop over lanes that kernels share, which the JVM compiles once in a process.
 *
 * <p>{@link #run} is the one place where these loops are called. It sees so many that the JVM leaves the call a call: in the kernels' own
 * code each loop would be inlined and compiled once more, at first without care for its speed.
 */
final class SharedLoop implements LaneOp {
    /** By name; one object for each. */
    private static final Map<String, SharedLoop> LOOPS = new ConcurrentHashMap<>();

    private final LaneOp loop;

    private SharedLoop(LaneOp loop) {
        this.loop = loop;
    }

    @Override
    public void run(float[] f, int[] i, int to, int a, int b, int c, int lanes) { // hot
        loop.run(f, i, to, a, b, c, lanes);
    }

    /** Is there a loop of that name? */
    static boolean exists(String name) {
        return LOOPS.containsKey(name) || find(name) != null;
    }

    /** The loop for an operation, null where there is none. */
    static @Nullable SharedLoop of(Lir.Alu alu) {
        String operation = LaneOp.name(alu);
        if (operation == null) return null;
        String name = operation + LaneOp.digits(alu.args);
        SharedLoop found = LOOPS.get(name);
        if (found != null) return found;
        LaneOp loop = find(name);
        if (loop == null) return null;
        SharedLoop fresh = new SharedLoop(loop);
        SharedLoop before = LOOPS.putIfAbsent(name, fresh);
        return before == null ? fresh : before;
    }

    private static @Nullable LaneOp find(String name) {
        LaneOp floats = FloatLanes.of(name);
        return floats != null ? floats : IntLanes.of(name);
    }
}
