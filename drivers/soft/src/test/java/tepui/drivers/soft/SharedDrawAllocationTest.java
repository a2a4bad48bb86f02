package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Type;
import tepui.pipe.Context;
import tepui.pipe.Primitive;

/** Large draws, which all workers assemble and set up, allocate nothing in steady state: neither their caller nor a worker. */
class SharedDrawAllocationTest {
    private static final int HELPERS = 3;
    private static final int PRIMITIVES = 4096;
    /** Draws that are looked at together. */
    private static final int DRAWS = 100;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void triangles() {
        steady(Primitive.TRIANGLES, 3);
    }

    @Test
    void linesAndPoints() {
        steady(Primitive.LINES, 2);
        steady(Primitive.POINTS, 1);
    }

    private static void steady(Primitive primitive, int vertices) {
        try (SoftLab lab = new SoftLab("threads", Integer.toString(HELPERS + 1))) {
            Context c = lab.context;
            lab.canvas(128, 128);
            lab.floatLayout(4);
            lab.bind(lab.vertex((s, b) -> {}));
            lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 0, 16), 0, Type.F32X4)));
            float[] positions = new float[PRIMITIVES * vertices * 4];
            for (int v = 0; v < PRIMITIVES * vertices; v++) {
                int n = v / vertices;
                positions[4 * v] = n % 64 / 32f - 1 + (v % vertices == 1 ? 0.05f : 0);
                positions[4 * v + 1] = n / 64 / 32f - 1 + (v % vertices == 2 ? 0.05f : 0);
                positions[4 * v + 3] = 1;
            }
            c.bindVertexBuffer(0, lab.floats(positions), 0);
            Runnable work = () -> {
                c.draw(primitive, 0, PRIMITIVES * vertices);
                c.flush();
            };
            for (int i = 0; i < DRAWS; i++) work.run();
            assertTrue(c.counters().sharedRuns > 0, "no draw was shared");
            // The virtual machine allocates on these threads too, now and then: when it throws compiled code away.
            long[] workers = workers();
            long least = Long.MAX_VALUE;
            for (int attempt = 0; attempt < 20 && least != 0; attempt++) {
                long before = allocated(workers);
                for (int i = 0; i < DRAWS; i++) work.run();
                least = Math.min(least, allocated(workers) - before);
            }
            assertEquals(0, least, "bytes for " + DRAWS + " draws of " + primitive);
        }
    }

    /** The helpers of the device that was opened last: those of the one before may be about to end. */
    private static long[] workers() {
        Thread[] all = new Thread[Thread.activeCount() + 16];
        int count = Thread.enumerate(all);
        List<Long> ids = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (all[i].getName().startsWith("tepui-soft-")) ids.add(all[i].threadId());
        }
        assertTrue(ids.size() >= HELPERS, ids.size() + " helpers");
        Collections.sort(ids);
        long[] workers = new long[HELPERS];
        for (int i = 0; i < HELPERS; i++) workers[i] = ids.get(ids.size() - 1 - i);
        return workers;
    }

    private static long allocated(long[] workers) {
        long sum = THREADS.getCurrentThreadAllocatedBytes();
        for (long worker : workers) sum += Math.max(0, THREADS.getThreadAllocatedBytes(worker));
        return sum;
    }
}
