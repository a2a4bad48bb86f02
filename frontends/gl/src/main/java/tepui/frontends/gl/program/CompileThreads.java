package tepui.frontends.gl.program;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Threads that compile and link shaders while the program goes on, for all contexts of a process
 * (KHR_parallel_shader_compile). Who asks for a result that no thread has begun makes it itself, so that nobody waits in
 * a queue, and a machine with one processor never needs a thread.
 */
public final class CompileThreads {
    private static final int MOST = Math.min(4, Runtime.getRuntime().availableProcessors());
    /** Nested shaders recurse: as deep as on a program's first thread. */
    private static final long STACK = 8 << 20;

    /** Made when they are needed first; each ends when there was nothing to do for a while. */
    private static final class Pool {
        private static final ThreadPoolExecutor THREADS = make();

        private static ThreadPoolExecutor make() {
            ThreadPoolExecutor made = new ThreadPoolExecutor(
                    MOST,
                    MOST,
                    5,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    work -> Thread.ofPlatform()
                            .name("tepui shader compiler")
                            .daemon()
                            .stackSize(STACK)
                            .unstarted(work));
            made.allowCoreThreadTimeOut(true);
            return made;
        }
    }

    /** Limit of glMaxShaderCompilerThreads; 0 for none, and -1, which is the largest, at first. */
    public int limit = -1;

    public CompileThreads() {}

    /** Begins some work; without threads it is done when this returns. */
    public <T> FutureTask<T> start(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (limit == 0 || MOST == 1) task.run();
        else Pool.THREADS.execute(task);
        return task;
    }

    /** The result, which is made here if nobody has begun with it. */
    public static <T> T result(FutureTask<T> task) {
        task.run();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(e);
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }
}
