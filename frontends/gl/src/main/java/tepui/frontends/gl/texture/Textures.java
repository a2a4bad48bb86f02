package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Device;

/** Texture and image units of a context, and the textures of name 0, which are its own. */
public final class Textures {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Dirty dirty;
    private final FragmentStage fragments;

    /** Units that one stage may use, and all together, at most: {@link #units} tells how many there are. */
    public static final int PER_STAGE = 32;

    private static final int UNITS = 6 * PER_STAGE;
    public static final int IMAGE_UNITS = 32;

    private final TextureObject[] defaults = new TextureObject[TextureTarget.count()];
    private final TextureObject[] proxies = new TextureObject[TextureTarget.count()];
    /** Of each unit, the texture of each target. */
    private final TextureObject[][] bound = new TextureObject[UNITS][TextureTarget.count()];

    private final @Nullable SamplerObject[] samplers = new SamplerObject[UNITS];
    private final float[] unitBias = new float[UNITS];
    public final ImageUnit[] images = new ImageUnit[IMAGE_UNITS];
    private int active;
    /** GL_TEXTURE_CUBE_MAP_SEAMLESS. */
    public boolean seamlessCubes;

    /** Which handles shaders of this context may use. */
    public final Residency residency;

    private final TexelTransfers transfers;

    public Textures(Device device, tepui.pipe.Context pipe, Profile profile, Dirty dirty, FragmentStage fragments) {
        this.device = device;
        this.pipe = pipe;
        this.profile = profile;
        this.dirty = dirty;
        this.fragments = fragments;

        residency = new Residency(device, pipe, dirty);
        transfers = new TexelTransfers(pipe);
        for (int i = 0; i < defaults.length; i++) {
            defaults[i] = new TextureObject(device, 0, TextureTarget.at(i), profile.compatibility);
            proxies[i] = new TextureObject(device, 0, TextureTarget.at(i), profile.compatibility);
        }
        for (TextureObject[] unit : bound) System.arraycopy(defaults, 0, unit, 0, defaults.length);
        for (int i = 0; i < IMAGE_UNITS; i++) images[i] = new ImageUnit(profile.es ? GL_R32UI : GL_R8);
    }

    /** MAX_COMBINED_TEXTURE_IMAGE_UNITS. */
    public int units() { // hot
        return Math.min(profile.limits.combinedTextureUnits, UNITS);
    }

    public TexelTransfers transfers() {
        return transfers;
    }

    public int active() {
        return active;
    }

    public void setActive(int unit) {
        active = unit;
    }

    /** The texture that is bound to a target of the active unit. */
    public TextureObject bound(TextureTarget target) {
        return bound[active][target.ordinal()];
    }

    public TextureObject bound(int unit, TextureTarget target) { // hot
        return bound[unit][target.ordinal()];
    }

    public TextureObject proxy(TextureTarget target) {
        return proxies[target.ordinal()];
    }

    public TextureObject defaultOf(TextureTarget target) {
        return defaults[target.ordinal()];
    }

    public void bind(int unit, TextureTarget target, TextureObject texture) {
        TextureObject old = bound[unit][target.ordinal()];
        if (old == texture) return;
        texture.hold();
        bound[unit][target.ordinal()] = texture;
        old.release();
        dirty.bits |= Dirty.TEXTURES | fixedStages();
    }

    /** Generated fragment code depends on what is bound. */
    private int fixedStages() {
        return profile.compatibility && fragments.isGenerated() ? Dirty.PROGRAM : 0;
    }

    /** All targets of a unit get their default textures. */
    public void unbind(int unit) {
        for (int i = 0; i < defaults.length; i++) bind(unit, TextureTarget.at(i), defaults[i]);
    }

    public @Nullable SamplerObject sampler(int unit) { // hot
        return samplers[unit];
    }

    public void bindSampler(int unit, @Nullable SamplerObject sampler) {
        samplers[unit] = sampler;
        dirty.bits |= Dirty.TEXTURES | fixedStages();
    }

    public void bindImage(
            int unit, @Nullable TextureObject t, int level, boolean layered, int layer, int access, int format) {
        images[unit].set(t, level, layered, layer, access, format);
        dirty.bits |= Dirty.IMAGES;
    }

    /** LOD_BIAS of TEXTURE_FILTER_CONTROL. */
    public float unitBias(int unit) { // hot
        return unitBias[unit];
    }

    public void setUnitBias(int unit, float bias) {
        unitBias[unit] = bias;
        dirty.bits |= Dirty.TEXTURES;
    }

    /** Something about a texture changed that draws may see. */
    public void changed(TextureObject texture) {
        texture.changed();
        dirty.bits |= Dirty.TEXTURES | Dirty.IMAGES | fixedStages();
    }

    /** An image was given another size, format or place: framebuffers may have it attached. */
    public void respecified(TextureObject texture) {
        texture.changed();
        dirty.bits |= Dirty.TEXTURES | Dirty.IMAGES | Dirty.FRAMEBUFFER | fixedStages();
    }

    /** The name is gone: default textures take its place in this context. */
    public void deleted(TextureObject texture) {
        int target = texture.target().ordinal();
        for (int unit = 0; unit < UNITS; unit++) {
            if (bound[unit][target] == texture) bind(unit, texture.target(), defaults[target]);
        }
        for (ImageUnit image : images) {
            if (image.texture != texture) continue;
            image.reset();
            texture.release();
        }
        dirty.bits |= Dirty.TEXTURES | Dirty.IMAGES;
    }

    public void deleted(SamplerObject sampler) {
        sampler.deleted = true;
        for (int unit = 0; unit < UNITS; unit++) if (samplers[unit] == sampler) samplers[unit] = null;
        dirty.bits |= Dirty.TEXTURES;
    }

    /** Ends the context's own textures. */
    public void close() {
        residency.close();
        for (int unit = 0; unit < UNITS; unit++) unbind(unit);
        Arrays.fill(samplers, null);
        for (ImageUnit image : images) {
            TextureObject t = image.texture;
            image.reset();
            if (t != null) t.release();
        }
        for (TextureObject t : defaults) t.drop();
    }
}
