package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Command queue: takes command lists. */
public final class ID3D12CommandQueue {
    public static final Guid IID = Guid.of("0ec870a6-5d7e-4c22-8cfc-5baae07616ed");

    private static final MethodHandle EXECUTE_COMMAND_LISTS = Abi.method(10, "V_IJ");
    private static final MethodHandle SIGNAL = Abi.method(14, "I_JJ");
    private static final MethodHandle GET_TIMESTAMP_FREQUENCY = Abi.method(16, "I_J");
    private static final MethodHandle GET_CLOCK_CALIBRATION = Abi.method(17, "I_JJ");

    private ID3D12CommandQueue() {}

    public static void executeCommandLists(long self, int count, long lists) {
        try {
            EXECUTE_COMMAND_LISTS.invokeExact(self, count, lists);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12CommandQueue::executeCommandLists", t);
        }
    }

    public static int signal(long self, long fence, long value) {
        try {
            return (int) SIGNAL.invokeExact(self, fence, value);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12CommandQueue::signal", t);
        }
    }

    public static int getTimestampFrequency(long self, long result) {
        try {
            return (int) GET_TIMESTAMP_FREQUENCY.invokeExact(self, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12CommandQueue::getTimestampFrequency", t);
        }
    }

    public static int getClockCalibration(long self, long gpu, long cpu) {
        try {
            return (int) GET_CLOCK_CALIBRATION.invokeExact(self, gpu, cpu);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12CommandQueue::getClockCalibration", t);
        }
    }
}
