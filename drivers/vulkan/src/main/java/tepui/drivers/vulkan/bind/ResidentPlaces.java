package tepui.drivers.vulkan.bind;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.resource.VulkanView;

/** Places of a context's table of resident textures or images: what is there, and which of them changed since they were written down. */
final class ResidentPlaces {
    private @Nullable VulkanView[] views = {};
    private int[] samplers = {};
    private boolean[] writable = {};
    /** By place: where it is in {@link #live}, and one more; 0 where nothing is. */
    private int[] at = {};

    private boolean[] touched = {};
    private int[] live = new int[16];
    private int count;
    private int[] changed = new int[16];
    private int changes;

    void put(int place, @Nullable VulkanView view, int sampler, boolean writes) {
        if (place >= views.length) {
            if (view == null) return;
            grow(Math.max(place + 1, Math.max(16, 2 * views.length)));
        }
        views[place] = view;
        samplers[place] = sampler;
        writable[place] = writes;
        if (view != null && at[place] == 0) {
            if (count == live.length) live = Arrays.copyOf(live, 2 * count);
            live[count++] = place;
            at[place] = count;
        } else if (view == null && at[place] != 0) {
            int hole = at[place] - 1;
            int last = live[--count];
            live[hole] = last;
            at[last] = hole + 1;
            at[place] = 0;
        }
        touch(place);
    }

    private void grow(int length) {
        views = Arrays.copyOf(views, length);
        samplers = Arrays.copyOf(samplers, length);
        writable = Arrays.copyOf(writable, length);
        touched = Arrays.copyOf(touched, length);
        at = Arrays.copyOf(at, length);
    }

    /** What is there has to be written down again. */
    void touch(int place) {
        if (touched[place]) return;
        touched[place] = true;
        if (changes == changed.length) changed = Arrays.copyOf(changed, 2 * changes);
        changed[changes++] = place;
    }

    /** Places with something. */
    int count() { // hot
        return count;
    }

    int place(int n) { // hot
        return live[n];
    }

    /** Views of places with something. */
    VulkanView live(int n) { // hot
        VulkanView v = views[live[n]];
        if (v == null) throw new IllegalStateException("resident: place " + live[n] + " is empty");
        return v;
    }

    boolean writes(int n) { // hot
        return writable[live[n]];
    }

    @Nullable
    VulkanView view(int place) {
        return views[place];
    }

    int sampler(int place) {
        return samplers[place];
    }

    /** A place that changed, which is written down now; -1 after the last. */
    int nextChange() { // hot
        if (changes == 0) return -1;
        int place = changed[--changes];
        touched[place] = false;
        return place;
    }

    boolean holds(Object object) {
        for (int i = 0; i < count; i++) if (live(i).isOf(object)) return true;
        return false;
    }

    void drop(Object gone) {
        for (int i = count - 1; i >= 0; i--) {
            VulkanView v = live(i);
            if (v == gone || v.isOf(gone)) put(live[i], null, 0, false);
        }
    }

    void dropGone() {
        for (int i = count - 1; i >= 0; i--) if (live(i).isGone()) put(live[i], null, 0, false);
    }
}
