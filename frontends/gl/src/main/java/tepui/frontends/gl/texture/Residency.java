package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;
import tepui.pipe.TextureView;

/**
 * Residents of a context: the handles that shaders may use, and the units behind uniforms that could hold handles. The device's tables
 * are brought up to date before draws, since a view may be made anew while its handle stays.
 */
public final class Residency {
    private final Device device;
    private final Context pipe;
    private final Dirty dirty;
    private final ResidentSet<TextureHandle> textures = new ResidentSet<>(TextureHandle::place);
    private final ResidentSet<ResidentImage> images = new ResidentSet<>(ResidentImage::place);
    /** What the device's tables have, by place. */
    private @Nullable TextureView[] views = {};

    private int[] samplers = {};
    private @Nullable TextureView[] imageViews = {};
    private boolean[] writable = {};

    /** Image behind a resident handle, as an image unit would bind it. */
    private record ResidentImage(ImageHandle handle, ImageUnit unit) {
        int place() {
            return handle.place();
        }

        void close() {
            unit.set(null, 0, false, 0, GL_READ_ONLY, GL_R8);
        }
    }

    Residency(Device device, Context pipe, Dirty dirty) {
        this.device = device;
        this.pipe = pipe;
        this.dirty = dirty;
    }

    /** The place that stands for a unit's texture of a target. */
    public static int place(int unit, TextureTarget target) { // hot
        return 1 + unit * TextureTarget.count() + target.ordinal();
    }

    /** The place that stands for an image unit. */
    public static int imagePlace(int unit) { // hot
        return 1 + unit;
    }

    // ---- what is resident ------------------------------------------------------------------------------------------

    public boolean has(TextureHandle h) {
        return h.equals(textures.at(h.place()));
    }

    public boolean has(ImageHandle h) {
        ResidentImage there = images.at(h.place());
        return there != null && h.equals(there.handle);
    }

    public void add(TextureHandle h) {
        // A place whose handle went with its sampler object is given away while it is resident here.
        TextureHandle before = textures.at(h.place());
        if (before != null) remove(before);
        h.texture().hold();
        textures.add(h);
        dirty.bits |= Dirty.TEXTURES;
    }

    public void remove(TextureHandle h) {
        textures.remove(h.place());
        put(h.place(), null, 0);
        h.texture().release();
    }

    public void add(ImageHandle h, int access) {
        ImageUnit unit = new ImageUnit(GL_R8);
        unit.set(h.texture(), h.level(), h.layered(), h.layer(), access, h.format());
        images.add(new ResidentImage(h, unit));
        dirty.bits |= Dirty.IMAGES;
    }

    public void remove(ImageHandle h) {
        ResidentImage there = images.at(h.place());
        if (there == null) return;
        images.remove(h.place());
        putImage(h.place(), null, false);
        there.close();
    }

    /** Lets go of all; the context ends, and the device's tables with it. */
    void close() {
        for (int i = 0; i < textures.size(); i++) textures.get(i).texture().release();
        for (int i = 0; i < images.size(); i++) images.get(i).close();
        textures.clear();
        images.clear();
    }

    // ---- the device's tables ---------------------------------------------------------------------------------------

    /** All resident textures as they are now. */
    public void apply() { // hot
        StateTable<SamplerState> table = device.states().sampler;
        for (int i = 0; i < textures.size(); i++) {
            TextureHandle h = textures.get(i);
            TextureObject t = h.texture();
            SamplingParams p = h.params();
            int key = t.views.key();
            TextureView view = t.views.sampled(pipe, p.srgbDecode == GL_DECODE_EXT, p.compareMode != GL_NONE);
            // The unit's bias and GL_TEXTURE_CUBE_MAP_SEAMLESS have no say (3.9.10, 3.9.11 as modified).
            put(h.place(), view, p.id(table, device.caps(), key, false, 0, false));
        }
    }

    public void applyImages() { // hot
        for (int i = 0; i < images.size(); i++) {
            ResidentImage there = images.get(i);
            putImage(there.handle.place(), there.unit.view(pipe), there.unit.isWritable());
        }
    }

    /** What a unit has for a uniform. */
    public void unit(int place, @Nullable TextureView view, int sampler) { // hot
        put(place, view, view == null ? 0 : sampler);
    }

    public void imageUnit(int unit, ImageUnit image, int type) { // hot
        putImage(imagePlace(unit), image.view(pipe, type), image.isWritable());
    }

    private void put(int place, @Nullable TextureView view, int sampler) { // hot
        if (place >= views.length) {
            if (view == null) return;
            views = Arrays.copyOf(views, Math.max(place + 1, 2 * views.length));
            samplers = Arrays.copyOf(samplers, views.length);
        }
        if (views[place] == view && samplers[place] == sampler) return;
        views[place] = view;
        samplers[place] = sampler;
        pipe.setResidentTexture(place, view, sampler);
    }

    private void putImage(int place, @Nullable TextureView view, boolean writes) { // hot
        if (place >= imageViews.length) {
            if (view == null) return;
            imageViews = Arrays.copyOf(imageViews, Math.max(place + 1, 2 * imageViews.length));
            writable = Arrays.copyOf(writable, imageViews.length);
        }
        if (imageViews[place] == view && writable[place] == writes) return;
        imageViews[place] = view;
        writable[place] = writes;
        pipe.setResidentImage(place, view, writes);
    }
}
