package tepui.drivers.soft;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ResourceUse;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.SiteUnit;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;

/**
 * Tables of a context's resident textures and images. Shaders find them by their place, so a shader that has any counts as using all of
 * them. Kernels get tables of units that nobody changes; they are made anew when something became resident, or moved, or was destroyed.
 */
final class Residents {
    private final ContextScene scene;
    private final StateTable<SamplerState> samplerStates;
    private final Textures textures = new Textures();
    private final Images images = new Images();
    /** Something changed since the last draw of a shader that has residents. */
    private boolean changed;

    Residents(ContextScene scene, StateTable<SamplerState> samplerStates) {
        this.scene = scene;
        this.samplerStates = samplerStates;
    }

    void texture(int index, @Nullable SoftView view, int sampler) {
        textures.put(index, view);
        textures.samplers[index] = sampler;
        changed = true;
    }

    void image(int index, @Nullable SoftView view, boolean writes) {
        images.put(index, view);
        images.writable[index] = writes;
        changed = true;
    }

    /** Have bindings to be made anew before the next draw? */
    boolean isChanged() { // hot
        return changed;
    }

    /** All that follows from the tables is made. */
    void done() {
        changed = false;
    }

    /**
     * Must the scene be flushed before a shader runs that may use any of them?
     *
     * @param deferred the shader runs as a part of the scene: see {@link StageBindings#conflicts}
     */
    boolean conflicts(ResourceUse use, long id, boolean deferred) { // hot
        if (use.residentTextures && textures.conflicts(id, false)) return true;
        return !deferred && use.residentImages && images.conflicts(id, use.writesResidents);
    }

    /**
     * The units of all textures; those of one that is gone are left out.
     *
     * @param deferred the scene reads them
     */
    @Nullable
    SiteUnit[] textures(ResourceUse use, boolean deferred) { // hot
        return use.residentTextures ? textures.units(deferred, false) : KernelFrame.NO_UNITS;
    }

    /** The units of all images, likewise. */
    @Nullable
    SiteUnit[] images(ResourceUse use, boolean deferred) { // hot
        return use.residentImages ? images.units(deferred, use.writesResidents) : KernelFrame.NO_UNITS;
    }

    /** Views by their places, and the units that kernels have of them. */
    private abstract sealed class Table {
        private @Nullable SoftView[] views = {};
        private int count;
        private @Nullable SiteUnit[] units = KernelFrame.NO_UNITS;

        abstract void resize(int length);

        abstract SiteUnit unit(int place, SoftView view);

        abstract boolean isWritable(int place);

        void put(int index, @Nullable SoftView view) {
            if (index >= views.length) {
                views = Arrays.copyOf(views, Math.max(index + 1, Math.max(16, 2 * views.length)));
                resize(views.length);
            }
            views[index] = view;
            count = Math.max(count, index + 1);
            while (count > 0 && views[count - 1] == null) count--;
        }

        boolean conflicts(long id, boolean writes) { // hot
            for (int i = 0; i < count; i++) {
                SoftView v = views[i];
                if (v == null || !v.isAlive()) continue;
                if (writes && isWritable(i) ? v.use().isUsedBy(id) : v.use().isWrittenBy(id)) return true;
            }
            return false;
        }

        /** Kernels may still read a table, so that one with another unit is a copy. */
        @Nullable
        SiteUnit[] units(boolean deferred, boolean writes) { // hot
            long id = scene.id();
            @Nullable SiteUnit[] table = units;
            int length = Math.max(count, table.length);
            for (int i = 0; i < length; i++) {
                SoftView v = i < count ? views[i] : null;
                SiteUnit unit = null;
                if (v != null && v.isAlive() && v.hold(scene)) {
                    unit = unit(i, v);
                    if (deferred) v.use().markRead(id);
                    if (deferred && writes && isWritable(i)) v.markWritten(id);
                }
                if (i < table.length ? table[i] == unit : unit == null) continue;
                if (table == units) table = Arrays.copyOf(table, length);
                table[i] = unit;
            }
            units = table;
            return table;
        }
    }

    /** Textures, each with a sampler. */
    private final class Textures extends Table {
        private int[] samplers = {};

        @Override
        void resize(int length) {
            samplers = Arrays.copyOf(samplers, length);
        }

        @Override
        SiteUnit unit(int place, SoftView view) { // hot
            return view.unit(samplers[place], samplerStates);
        }

        @Override
        boolean isWritable(int place) { // hot
            return false;
        }
    }

    /** Images, some of which shaders may write. */
    private final class Images extends Table {
        private boolean[] writable = {};

        @Override
        void resize(int length) {
            writable = Arrays.copyOf(writable, length);
        }

        @Override
        SiteUnit unit(int place, SoftView view) { // hot
            return view.image();
        }

        @Override
        boolean isWritable(int place) { // hot
            return writable[place];
        }
    }
}
