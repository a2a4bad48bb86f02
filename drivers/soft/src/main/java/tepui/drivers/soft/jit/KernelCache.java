package tepui.drivers.soft.jit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cache of kernels by the text of their shader, so that equal shaders, which programs make in numbers, are compiled
 * once. Bounded: what has not been asked for longest goes first.
 */
final class KernelCache {
    private static final int MOST = 512;

    private final LinkedHashMap<KernelKey, CompiledKernel> kernels = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<KernelKey, CompiledKernel> eldest) {
            return size() > MOST;
        }
    };

    synchronized @Nullable CompiledKernel find(KernelKey key) {
        return kernels.get(key);
    }

    /** The kernel to use: another thread may have made one meanwhile. */
    synchronized CompiledKernel add(KernelKey key, CompiledKernel made) {
        CompiledKernel before = kernels.putIfAbsent(key, made);
        return before == null ? made : before;
    }

    synchronized void clear() {
        kernels.clear();
    }
}
