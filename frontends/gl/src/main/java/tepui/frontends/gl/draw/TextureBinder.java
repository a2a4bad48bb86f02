package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.FixedTextures;
import tepui.frontends.gl.fixed.TexUnit;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.program.BindlessUniforms;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.Variants;
import tepui.frontends.gl.texture.ImageUnit;
import tepui.frontends.gl.texture.Residency;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.SamplerTypes;
import tepui.frontends.gl.texture.SamplingParams;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;
import tepui.pipe.TextureView;

/**
 * Binder of the textures that the shaders of a draw sample: of each slot, the texture of its unit and target, if it is
 * complete, with the unit's sampler or its own parameters. Incomplete ones are unbound, which reads 0, 0, 0, 1. What is
 * bound already is not bound again.
 */
public final class TextureBinder implements FixedTextures {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final Dirty dirty;
    private final Textures textures;

    private static final Stage[] STAGES = Stage.values();
    private static final TextureTarget[] BY_FIXED = {
        TextureTarget.D1, TextureTarget.D1, TextureTarget.D2, TextureTarget.RECT, TextureTarget.D3, TextureTarget.CUBE
    };

    private static final int[] NO_MODES = new int[0];

    private final StateTable<SamplerState> table;
    private final @Nullable TextureView[][] views = new TextureView[STAGES.length][0];
    private final int[][] samplers = new int[STAGES.length][0];
    private int[] depthModeWords = NO_MODES;
    private final Residency residency;
    private @Nullable TextureView found;
    private int foundSampler;
    /** The device has no samplers for GL_CLAMP, and a context that has the mode. */
    private final boolean limits;
    /** A texture with GL_CLAMP and a linear filter was seen. */
    private boolean clampsSeen;
    /** What {@link SamplingParams#clamps} said of the last one. */
    private int foundClamps;
    /** The stages that were found to have some. */
    private int clampedStages;

    private int[] limitWords = NO_MODES;

    public TextureBinder(
            Device device, tepui.pipe.Context pipe, Caps caps, Profile profile, Dirty dirty, Textures textures) {
        this.device = device;
        this.pipe = pipe;
        this.caps = caps;
        this.profile = profile;
        this.dirty = dirty;
        this.textures = textures;
        residency = textures.residency;
        table = device.states().sampler;
        limits = profile.compatibility && !caps.clampHalfBorder;
    }

    /**
     * Textures and samplers of all stages.
     *
     * @param running mask of the stages that are about to run: their code follows textures with GL_CLAMP, where samplers lack that
     */
    public void apply(StagePrograms programs, int running) { // hot
        if (caps.residentTextures) residents(programs);
        bind(programs);
        if (programs.limit(clampedStages, running)) bind(programs);
    }

    private void bind(StagePrograms programs) { // hot
        clampedStages = 0;
        for (int stage = 0; stage < STAGES.length; stage++) {
            int[] types = programs.samplerTypes(stage);
            if (types.length == 0) continue;
            boolean fixed = programs.program(stage) == null;
            int limited = programs.limitedSlots(stage);
            stage(stage, programs.textureUnits(stage), types, fixed, programs.depthModes(stage), limited);
        }
    }

    /** Are textures of a stage clamped otherwise than the device does? */
    boolean isClamped(int[] units, int[] types) {
        if (!clampsSeen) return false;
        for (int slot = 0; slot < Math.min(units.length, types.length); slot++) {
            if (types[slot] == 0 || !isLimited(types[slot])) continue;
            TextureObject t = textures.bound(units[slot], SamplerTypes.target(types[slot]));
            if (params(units[slot], t).clamps() != 0) return true;
        }
        return false;
    }

    private static boolean isLimited(int type) { // hot
        TextureTarget target = SamplerTypes.target(type);
        return target != TextureTarget.CUBE && target != TextureTarget.CUBE_ARRAY && !SamplerTypes.isInteger(type);
    }

    private SamplingParams params(int unit, TextureObject t) { // hot
        SamplerObject object = textures.sampler(unit);
        return object == null ? t.params() : object.params();
    }

    private void stage(int stage, int[] units, int[] types, boolean fixed, int depthModes, int limited) { // hot
        if (views[stage].length < types.length) grow(stage, types.length);
        @Nullable TextureView[] bound = views[stage];
        int[] ids = samplers[stage];
        int count = Math.min(units.length, types.length);
        int[] modes = depthModes >= 0 ? modes(count) : NO_MODES;
        int[] within = limited != 0 ? limits(limited) : NO_MODES;
        for (int slot = 0; slot < count; slot++) {
            if (types[slot] == 0) continue;
            TextureObject t = look(units[slot], types[slot], fixed, slot < limited);
            if (foundClamps != 0) clampedStages |= 1 << stage;
            if (slot < limited) limit(within, 4 * slot, foundClamps, t);
            TextureView view = found;
            if (view != null && ids[slot] != foundSampler) {
                ids[slot] = foundSampler;
                pipe.bindSampler(STAGES[stage], slot, foundSampler);
            }
            if (modes.length != 0 && SamplerTypes.isShadow(types[slot])) t.views.depthModes(modes, 4 * slot);
            if (bound[slot] != view) {
                bound[slot] = view;
                pipe.bindTexture(STAGES[stage], slot, view);
            }
        }
        if (modes.length != 0) pipe.setUniforms(STAGES[stage], depthModes, modes, 0, modes.length);
        if (limited != 0) pipe.setUniforms(STAGES[stage], Variants.LIMITS_SLOT, within, 0, 4 * limited);
    }

    private int[] limits(int count) { // hot
        if (limitWords.length < 4 * count) limitWords = new int[4 * count];
        return limitWords;
    }

    /**
     * Limits of a texture's coordinates: 1/512 of a texel before its end, since one of the filters may be GL_NEAREST, or the format not be
     * filtered at all, and the nearest texel is one of the edge.
     */
    private static void limit(int[] words, int at, int clamps, TextureObject t) { // hot
        TextureImage base = clamps == 0 ? null : t.baseImage();
        for (int i = 0; i < 3; i++) {
            float limit = 0;
            if (base != null && (clamps >> i & 1) != 0) {
                int size = i == 0 ? base.width : i == 1 ? base.height : base.depth;
                float texels = size - 1 / 512f;
                limit = t.target() == TextureTarget.RECT ? texels : texels / size;
            }
            words[at + i] = Float.floatToRawIntBits(limit);
        }
    }

    /** Finds the view and the sampler that a unit has for a sampler's type: {@link #found}, null for an incomplete texture. */
    private TextureObject look(int unit, int type, boolean fixed, boolean limited) { // hot
        TextureObject t = textures.bound(unit, SamplerTypes.target(type));
        SamplingParams p = params(unit, t);
        foundClamps = limits && p.clamps() != 0 && isLimited(type) ? p.clamps() : 0;
        clampsSeen |= foundClamps != 0;
        found = null;
        if (!t.views.isComplete(p)) return t;
        int key = t.views.key();
        boolean decode = p.srgbDecode == GL_DECODE_EXT;
        boolean integers = SamplerTypes.isInteger(type);
        if (SamplingParams.isInteger(key) == integers) {
            boolean compares = fixed ? p.compareMode != GL_NONE : SamplerTypes.isShadow(type);
            found = t.views.sampled(pipe, decode, compares);
        } else {
            found = t.views.ofOtherKind(pipe, integers);
            key = SamplingParams.ofOtherKind(key, integers);
        }
        if (found == null) return t;
        if (!fixed && !SamplerTypes.isShadow(type)) key = SamplingParams.withoutShadow(key);
        boolean seamless = textures.seamlessCubes || profile.es;
        foundSampler = p.id(table, caps, key, seamless, textures.unitBias(unit), limited && foundClamps != 0);
        return t;
    }

    /** What is resident, and what units have for uniforms that may hold handles. */
    private void residents(StagePrograms programs) { // hot
        residency.apply();
        for (int stage = 0; stage < STAGES.length; stage++) {
            ProgramObject p = programs.program(stage);
            BindlessUniforms uniforms = p == null ? null : p.bindless;
            if (uniforms == null) continue;
            for (int i = 0; i < uniforms.count(); i++) {
                int unit = uniforms.textureUnit(i);
                if (unit < 0) continue;
                look(unit, uniforms.type(i), false, false);
                residency.unit(Residency.place(unit, SamplerTypes.target(uniforms.type(i))), found, foundSampler);
            }
        }
    }

    private void residentImages(StagePrograms programs) { // hot
        residency.applyImages();
        for (int stage = 0; stage < STAGES.length; stage++) {
            ProgramObject p = programs.program(stage);
            BindlessUniforms uniforms = p == null ? null : p.bindless;
            if (uniforms == null) continue;
            for (int i = 0; i < uniforms.count(); i++) {
                int unit = uniforms.imageUnit(i);
                if (unit < 0 || unit >= Textures.IMAGE_UNITS) continue;
                residency.imageUnit(unit, textures.images[unit], uniforms.type(i));
            }
        }
    }

    private int[] modes(int count) {
        if (depthModeWords.length != 4 * count) depthModeWords = new int[4 * count];
        return depthModeWords;
    }

    private void grow(int stage, int count) {
        views[stage] = java.util.Arrays.copyOf(views[stage], count);
        int had = samplers[stage].length;
        samplers[stage] = java.util.Arrays.copyOf(samplers[stage], count);
        for (int i = had; i < count; i++) samplers[stage][i] = -1;
    }

    /** Other code has unbound a slot. */
    public void forget(Stage stage, int slot) {
        if (slot < views[stage.ordinal()].length) views[stage.ordinal()][slot] = null;
        dirty.bits |= Dirty.TEXTURES;
    }

    /** Images of all stages. */
    public void applyImages(StagePrograms programs) { // hot
        if (caps.residentTextures) residentImages(programs);
        for (int stage = 0; stage < STAGES.length; stage++) {
            int[] types = programs.imageTypes(stage);
            int[] units = programs.imageUnits(stage);
            for (int slot = 0; slot < types.length; slot++) {
                if (types[slot] == 0) continue;
                int unit = units[slot];
                ImageUnit image = unit >= 0 && unit < Textures.IMAGE_UNITS ? textures.images[unit] : null;
                TextureView view = image == null ? null : image.view(pipe, types[slot]);
                pipe.bindImage(STAGES[stage], slot, view, image != null && image.isWritable());
            }
        }
    }

    // ---- fixed function --------------------------------------------------------------------------------------------

    @Override
    public int texture(int unit, int targets) {
        for (int fixed = TARGET_CUBE; fixed >= TARGET_1D; fixed--) {
            if ((targets & bit(fixed)) == 0) continue;
            TextureObject t = textures.bound(unit, BY_FIXED[fixed]);
            SamplingParams p = params(unit, t);
            TextureImage base = t.baseImage();
            // the strongest target counts, complete or not
            if (base == null || !t.views.isComplete(p) || base.internal.isInteger()) return 0;
            return describe(base.internal, t, p, fixed);
        }
        return 0;
    }

    private static int bit(int fixed) {
        return switch (fixed) {
            case TARGET_1D -> TexUnit.ENABLE_1D;
            case TARGET_2D -> TexUnit.ENABLE_2D;
            case TARGET_RECT -> TexUnit.ENABLE_RECT;
            case TARGET_3D -> TexUnit.ENABLE_3D;
            default -> TexUnit.ENABLE_CUBE;
        };
    }

    private static int describe(InternalFormat f, TextureObject t, SamplingParams p, int fixed) {
        boolean shadow = f.hasDepth() && p.compareMode != GL_NONE;
        int mode = switch (t.depthMode) {
            case GL_INTENSITY -> DEPTH_INTENSITY;
            case GL_ALPHA -> DEPTH_ALPHA;
            case GL_RED -> DEPTH_RED;
            default -> DEPTH_LUMINANCE;
        };
        int components = switch (f.base()) {
            case GL_RGBA, GL_LUMINANCE_ALPHA -> CLASS_RGBA;
            case GL_ALPHA -> CLASS_ALPHA;
            case GL_INTENSITY -> CLASS_INTENSITY;
            default -> CLASS_NO_ALPHA;
        };
        if (f.hasDepth()) {
            components = mode == DEPTH_ALPHA ? CLASS_ALPHA : mode == DEPTH_INTENSITY ? CLASS_INTENSITY : CLASS_NO_ALPHA;
        }
        return FixedTextures.describe(fixed, components, shadow, f.hasDepth() ? mode : 0);
    }
}
