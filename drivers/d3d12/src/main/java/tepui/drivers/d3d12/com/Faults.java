package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fault injection: makes calls fail that would work, as a device without memory or one that was removed does: a call
 * that fails is not made. For tests, and only where calls are held against the rules; elsewhere handles are as they
 * were.
 */
public final class Faults {
    /** Plan that decides which calls fail, on the threads that make them. */
    public interface Plan {
        /**
         * What a call answers instead of being made; 0 for it to be made.
         *
         * @param call the interface and the method's place in its table, as {@code ID3D12Device:27}
         */
        int result(String call);

        /** Is the device gone, so that its fences are at the end of their count? */
        boolean isGone();

        /** Where a fence seems to be that is at {@code reached}: further back for a device that does not get done. */
        default long reached(long reached) {
            return isGone() ? -1 : reached;
        }
    }

    /** Their results are numbers, not HRESULTs: counts of references, sizes, indices. */
    private static final Set<String> NUMBERS =
            Set.of("IUnknown:1", "IUnknown:2", "ID3D12Device:15", "IDXGISwapChain3:36");

    private static final String FENCE_VALUE = "ID3D12Fence:8";
    /** Methods that do nothing once the device is lost. */
    private static final String EXECUTE = "ID3D12CommandQueue:10";

    private static final ThreadLocal<Boolean> PAUSED = ThreadLocal.withInitial(() -> false);
    private static volatile @Nullable Plan plan;

    private Faults() {}

    /** From now on calls are decided about; null for none to fail. */
    public static void plan(@Nullable Plan next) {
        plan = next;
    }

    /** All calls of this thread are made meanwhile. */
    public static void without(Runnable work) {
        boolean before = PAUSED.get();
        PAUSED.set(true);
        try {
            work.run();
        } finally {
            PAUSED.set(before);
        }
    }

    @SuppressWarnings("UnusedMethod") // called through its handle
    private static int result(String call) {
        Plan p = plan;
        return p == null || PAUSED.get() ? 0 : p.result(call);
    }

    @SuppressWarnings("UnusedMethod") // called through its handle
    private static boolean fails(int result) {
        return result != 0;
    }

    @SuppressWarnings("UnusedMethod") // called through its handle
    private static long value(long real) {
        Plan p = plan;
        return p == null || PAUSED.get() ? real : p.reached(real);
    }

    private static boolean isGone() {
        Plan p = plan;
        return p != null && !PAUSED.get() && p.isGone();
    }

    /** A method's handle, with the plan before it where it can fail. */
    static MethodHandle around(String owner, int slot, MethodHandle method) {
        String call = owner + ":" + slot;
        try {
            if (call.equals(FENCE_VALUE)) {
                return MethodHandles.filterReturnValue(
                        method, own("value", MethodType.methodType(long.class, long.class)));
            }
            if (call.equals(EXECUTE)) {
                MethodHandle gone = own("isGone", MethodType.methodType(boolean.class));
                return MethodHandles.guardWithTest(
                        MethodHandles.dropArguments(gone, 0, method.type().parameterList()),
                        MethodHandles.empty(method.type()),
                        method);
            }
            if (method.type().returnType() != int.class || NUMBERS.contains(call)) return method;
            MethodHandle decide = MethodHandles.insertArguments(
                    own("result", MethodType.methodType(int.class, String.class)), 0, call);
            MethodHandle fails = own("fails", MethodType.methodType(boolean.class, int.class));
            MethodHandle answer = MethodHandles.dropArguments(
                    MethodHandles.identity(int.class), 1, method.type().parameterList());
            MethodHandle make = MethodHandles.dropArguments(method, 0, int.class);
            return MethodHandles.foldArguments(MethodHandles.guardWithTest(fails, answer, make), decide);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static MethodHandle own(String name, MethodType type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(Faults.class, name, type);
    }
}
