package tepui.drivers.vulkan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tepui.pipe.Counters;

/** Pipelines by their whole keys, and the last one found, which is what most draws want. */
final class PipelineMap implements PipelineSource {
    private static final class Key {
        final int[] words;
        private int hash;

        Key(int[] words) {
            this.words = words;
            rehash();
        }

        final void rehash() {
            hash = Arrays.hashCode(words);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key k && Arrays.equals(words, k.words);
        }
    }

    private final VulkanDevice device;
    private final PipelineFactory factory;
    private final Map<Key, Long> pipelines = new HashMap<>();
    private final Key probe = new Key(new int[KeyWords.COUNT]);

    PipelineMap(VulkanDevice device, PipelineFactory factory) {
        this.device = device;
        this.factory = factory;
    }

    @Override
    public synchronized long get(int[] key, Counters counters) {
        System.arraycopy(key, 0, probe.words, 0, KeyWords.COUNT);
        probe.rehash();
        Long known = pipelines.get(probe);
        if (known != null) return known;
        long made = factory.make(key);
        counters.compiles++;
        counters.compileWaits++;
        pipelines.put(new Key(key.clone()), made);
        return made;
    }

    @Override
    public synchronized void forget(int program) {
        pipelines.entrySet().removeIf(e -> {
            if (e.getKey().words[KeyWords.PROGRAM] != program) return false;
            device.gpu.retired.add(RetireQueue.Kind.PIPELINE, e.getValue(), null);
            return true;
        });
    }

    @Override
    public synchronized void close() {
        for (long p : pipelines.values()) device.gpu.vk.vkDestroyPipeline(device.gpu.device, p, 0);
        pipelines.clear();
    }
}
