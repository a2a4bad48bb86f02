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

    private @Nullable SoftView[] textures = {};
    private int[] samplers = {};
    private int textureCount;
    private @Nullable SoftView[] images = {};
    private boolean[] writable = {};
    private int imageCount;
    /** Something changed since the last draw of a shader that has residents. */
    private boolean changed;

    private @Nullable SiteUnit[] textureUnits = KernelFrame.NO_UNITS;
    private @Nullable SiteUnit[] imageUnits = KernelFrame.NO_UNITS;

    Residents(ContextScene scene, StateTable<SamplerState> samplerStates) {
        this.scene = scene;
        this.samplerStates = samplerStates;
    }

    void texture(int index, @Nullable SoftView view, int sampler) {
        if (index >= textures.length) {
            textures = Arrays.copyOf(textures, room(index, textures.length));
            samplers = Arrays.copyOf(samplers, textures.length);
        }
        textures[index] = view;
        samplers[index] = sampler;
        textureCount = count(textures, Math.max(textureCount, index + 1));
        changed = true;
    }

    void image(int index, @Nullable SoftView view, boolean writes) {
        if (index >= images.length) {
            images = Arrays.copyOf(images, room(index, images.length));
            writable = Arrays.copyOf(writable, images.length);
        }
        images[index] = view;
        writable[index] = writes;
        imageCount = count(images, Math.max(imageCount, index + 1));
        changed = true;
    }

    private static int room(int index, int length) {
        return Math.max(index + 1, Math.max(16, 2 * length));
    }

    /** Places up to the last that is taken. */
    private static int count(@Nullable SoftView[] table, int most) {
        int count = most;
        while (count > 0 && table[count - 1] == null) count--;
        return count;
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
        if (use.residentTextures) {
            for (int i = 0; i < textureCount; i++) {
                SoftView v = textures[i];
                if (v != null && v.isAlive() && v.use().isWrittenBy(id)) return true;
            }
        }
        if (deferred || !use.residentImages) return false;
        for (int i = 0; i < imageCount; i++) {
            SoftView v = images[i];
            if (v == null || !v.isAlive()) continue;
            if (use.writesResidents && writable[i]
                    ? v.use().isUsedBy(id)
                    : v.use().isWrittenBy(id)) return true;
        }
        return false;
    }

    /**
     * The units of all textures; those of one that is gone are left out.
     *
     * @param deferred the scene reads them
     */
    @Nullable
    SiteUnit[] textures(ResourceUse use, boolean deferred) { // hot
        if (!use.residentTextures) return KernelFrame.NO_UNITS;
        long id = scene.id();
        @Nullable SiteUnit[] table = textureUnits;
        int count = Math.max(textureCount, table.length);
        for (int i = 0; i < count; i++) {
            SoftView v = i < textureCount ? textures[i] : null;
            SiteUnit unit = null;
            if (v != null && v.isAlive() && v.hold(scene)) {
                unit = v.unit(samplers[i], samplerStates);
                if (deferred) v.use().markRead(id);
            }
            if (isAt(table, i, unit)) continue;
            if (table == textureUnits) table = Arrays.copyOf(table, count);
            table[i] = unit;
        }
        textureUnits = table;
        return table;
    }

    /** The units of all images, likewise. */
    @Nullable
    SiteUnit[] images(ResourceUse use, boolean deferred) { // hot
        if (!use.residentImages) return KernelFrame.NO_UNITS;
        long id = scene.id();
        @Nullable SiteUnit[] table = imageUnits;
        int count = Math.max(imageCount, table.length);
        for (int i = 0; i < count; i++) {
            SoftView v = i < imageCount ? images[i] : null;
            SiteUnit unit = null;
            if (v != null && v.isAlive() && v.hold(scene)) {
                unit = v.image();
                if (deferred) v.use().markRead(id);
                if (deferred && use.writesResidents && writable[i]) v.markWritten(id);
            }
            if (isAt(table, i, unit)) continue;
            if (table == imageUnits) table = Arrays.copyOf(table, count);
            table[i] = unit;
        }
        imageUnits = table;
        return table;
    }

    /** Kernels may still read a table, so that one with another unit is a copy. */
    private static boolean isAt(@Nullable SiteUnit[] table, int i, @Nullable SiteUnit unit) {
        return i < table.length ? table[i] == unit : unit == null;
    }
}
