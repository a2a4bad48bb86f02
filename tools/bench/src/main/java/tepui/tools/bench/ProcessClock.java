package tepui.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * Processor time of the whole process. The virtual machine's own figure counts ticks of 10 ms, which is a third of a short trial; Linux has the same in
 * nanoseconds, and peers read that.
 */
final class ProcessClock {
    private static final int PROCESS_CPUTIME = 2;

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final MemorySegment time = Arena.ofAuto().allocate(16, 8);
    /** Null where there is only the coarse one. */
    private final @Nullable MethodHandle read = handle();

    @SuppressWarnings("restricted") // the launcher enables native access
    private static @Nullable MethodHandle handle() {
        if (!System.getProperty("os.name", "").equals("Linux")) return null;
        return Linker.nativeLinker()
                .downcallHandle(
                        Linker.nativeLinker().defaultLookup().findOrThrow("clock_gettime"),
                        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    }

    /** Nanoseconds since some time before. */
    long nanos() {
        MethodHandle r = read;
        if (r == null) return system.getProcessCpuTime();
        try {
            int status = (int) r.invokeExact(PROCESS_CPUTIME, time);
            if (status != 0) throw new IllegalStateException("clock_gettime: the process's clock answers " + status);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable t) {
            throw new IllegalStateException("clock_gettime: " + t, t);
        }
        return time.get(ValueLayout.JAVA_LONG, 0) * 1_000_000_000 + time.get(ValueLayout.JAVA_LONG, 8);
    }
}
