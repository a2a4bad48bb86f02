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

    private record Key(String text, KernelOptions options) {
        /** Written out: the virtual machine makes such methods of a record anew in every process. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key k && text.equals(k.text) && options.equals(k.options);
        }

        @Override
        public int hashCode() {
            return 31 * text.hashCode() + options.hashCode();
        }
    }

    private final LinkedHashMap<Key, CompiledKernel> kernels = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, CompiledKernel> eldest) {
            return size() > MOST;
        }
    };

    synchronized @Nullable CompiledKernel find(String text, KernelOptions options) {
        return kernels.get(new Key(text, options));
    }

    /** The kernel to use: another thread may have made one meanwhile. */
    synchronized CompiledKernel add(String text, KernelOptions options, CompiledKernel made) {
        CompiledKernel before = kernels.putIfAbsent(new Key(text, options), made);
        return before == null ? made : before;
    }
}
