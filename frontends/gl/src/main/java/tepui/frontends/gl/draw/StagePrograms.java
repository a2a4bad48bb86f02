package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedTextures;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.RectangleStage;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.program.Variants;
import tepui.frontends.gl.program.VertexOutputs;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;

/**
 * Code of each stage: a program's, or in the compatibility profile generated code, in the variant that state asks for.
 */
public final class StagePrograms {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final Dirty dirty;
    private final Costs costs;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final FixedState fixed;
    private final FragmentColors fragmentColors;
    private final TextureBinder textures;
    private final ProgramBindings inUse;

    private static final Stage[] STAGES = Stage.values();
    private static final int[] NONE = new int[0];
    private static final int VERTEX = Stage.VERTEX.ordinal();
    private static final int FRAGMENT = Stage.FRAGMENT.ordinal();

    private final @Nullable ProgramObject[] programs = new @Nullable ProgramObject[Stage.COUNT];
    private final @Nullable StageVariants[] variants = new @Nullable StageVariants[Stage.COUNT];
    private final @Nullable ShaderObject[] bound = new @Nullable ShaderObject[Stage.COUNT];
    private @Nullable FixedStages generated;
    private int uniformStages;
    private boolean vertexFixed;
    private boolean fragmentFixed;
    private final int[] fixedTypes = new int[8];
    private int clipDistances;
    private int ownDistances;
    private boolean writesColors;
    private boolean pointSize;
    private boolean viewports;
    private @Nullable StageVariants lastStage;
    /** Facts that the rasteriser's state was made from. */
    private int rasterFacts = -1;

    private final int[] late = new int[Variants.RECTANGLE_WORDS];
    /** Kind of a rectangle of pixels, from 1; 0 where primitives are drawn. */
    private int pixels;

    private @Nullable StageVariants rectangle;

    /** The stages whose code reads late state. */
    private int lateStages;
    /** Mask of the stages that have code, as of the last draw. */
    private int boundStages;
    /** Mask of the stages whose code limits coordinates of textures. */
    private int limitingStages;

    private final int[] keys = new int[Stage.COUNT];

    StagePrograms(
            Backend backend,
            Profile profile,
            Dirty dirty,
            PlainState plain,
            FixedInputs inputs,
            TextureBinder textures,
            ProgramBindings inUse) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.profile = profile;
        this.dirty = dirty;
        this.costs = backend.costs();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.fixed = inputs.state();
        this.fragmentColors = inputs.fragmentColors();
        this.textures = textures;
        this.inUse = inUse;
    }

    /** The program of a stage; null for generated code or none. */
    public @Nullable ProgramObject program(int stage) { // hot
        return programs[stage];
    }

    public boolean isVertexFixed() {
        return vertexFixed;
    }

    /** Has the program of a stage words of a default block for it? */
    boolean hasUniforms(int stage) { // hot
        ProgramObject p = programs[stage];
        return p != null && stage < p.blockSlots.length && p.blockSlots[stage] >= 0;
    }

    /** Mask of the stages before compute whose program has words of a default block for them. */
    int uniformStages() { // hot
        return uniformStages;
    }

    /** Mask of the clip distances that the last vertex stage writes. */
    public int writtenClipDistances() {
        return clipDistances;
    }

    /** Does the code of fragments depend on which way is up in their target? */
    boolean seesUp() { // hot
        StageVariants v = variants[FRAGMENT];
        return v != null && v.seesUp();
    }

    public boolean writesPointSize() {
        return pointSize;
    }

    /** A stage chooses between the viewports. */
    public boolean choosesViewport() {
        return viewports;
    }

    /** By texture slot of a stage: the unit that is sampled. */
    public int[] textureUnits(int stage) { // hot
        ProgramObject p = programs[stage];
        if (p != null) return p.textureUnits[stage];
        FixedStages f = generated;
        return stage == FRAGMENT && fragmentFixed && f != null ? f.units : NONE;
    }

    /** By texture slot of a stage: the sampler's type, GL_SAMPLER_2D ...; 0 where the slot is free. */
    public int[] samplerTypes(int stage) { // hot
        ProgramObject p = programs[stage];
        if (p != null) return p.samplerTypes[stage];
        FixedStages f = generated;
        if (stage != FRAGMENT || !fragmentFixed || f == null) return NONE;
        for (int i = 0; i < fixedTypes.length; i++) {
            fixedTypes[i] = switch (f.target(i)) {
                case FixedTextures.TARGET_1D -> GL_SAMPLER_1D;
                case FixedTextures.TARGET_2D -> GL_SAMPLER_2D;
                case FixedTextures.TARGET_RECT -> GL_SAMPLER_2D_RECT;
                case FixedTextures.TARGET_3D -> GL_SAMPLER_3D;
                case FixedTextures.TARGET_CUBE -> GL_SAMPLER_CUBE;
                default -> 0;
            };
        }
        return fixedTypes;
    }

    /** The uniform buffer slot where a stage reads what comparisons of depth textures give; -1 where it does not. */
    public int depthModes(int stage) { // hot
        ProgramObject p = programs[stage];
        StageVariants v = p == null ? null : p.stage(stage);
        return v == null ? -1 : v.depthModes();
    }

    /** The texture slots of a stage whose coordinates the code limits. */
    int limitedSlots(int stage) { // hot
        StageVariants v = (limitingStages >> stage & 1) == 0 ? null : variants[stage];
        return v == null ? 0 : v.limitedSlots();
    }

    /**
     * Lets the code of stages that are about to run limit coordinates.
     *
     * @param limiting mask of those that do
     * @param running mask of the stages that this is about
     * @return is it other code than before?
     */
    boolean limit(int limiting, int running) { // hot
        int changed = (limiting ^ limitingStages) & running;
        for (int rest = changed; rest != 0; rest &= rest - 1) {
            int s = Integer.numberOfTrailingZeros(rest);
            StageVariants v = variants[s];
            if (v != null) bind(s, variant(s, v, keys[s] ^ Variants.HALF_BORDER));
        }
        return changed != 0;
    }

    public int[] imageUnits(int stage) { // hot
        ProgramObject p = programs[stage];
        return p == null ? NONE : p.imageUnits[stage];
    }

    /** By image slot of a stage: the image's type, GL_IMAGE_2D ...; 0 where the slot is free. */
    public int[] imageTypes(int stage) { // hot
        ProgramObject p = programs[stage];
        return p == null ? NONE : p.imageTypes[stage];
    }

    /**
     * Finds and binds the code of all stages but compute.
     *
     * @return false where there is nothing to draw with
     */
    boolean update(boolean points, boolean stipple, int materials) {
        int present = 0;
        int blocks = 0;
        for (int s = 0; s <= FRAGMENT; s++) {
            ProgramObject p = pixels != 0 && s != FRAGMENT ? null : inUse.programOf(s);
            StageVariants v = p == null ? null : p.stage(s);
            programs[s] = v == null ? null : p;
            variants[s] = v;
            if (v == null) continue;
            present |= 1 << s;
            if (hasUniforms(s)) blocks |= 1 << s;
        }
        uniformStages = blocks;
        vertexFixed = false;
        fragmentFixed = false;
        if (pixels != 0) {
            addRectangle();
        } else if (variants[VERTEX] == null || variants[FRAGMENT] == null) {
            if (profile.compatibility) addFixed(points, stipple, materials);
            else if (variants[VERTEX] == null) return false;
        }
        if (vertexFixed || pixels != 0) present |= 1 << VERTEX;
        if (fragmentFixed) present |= 1 << FRAGMENT;
        int front = present & (1 << FRAGMENT) - 1;
        StageVariants last = front == 0 ? null : variants[31 - Integer.numberOfLeadingZeros(front)];
        if (last != lastStage) look(last);
        lateStages = 0;
        int rest = present | boundStages;
        boundStages = present;
        for (; rest != 0; rest &= rest - 1) {
            int s = Integer.numberOfTrailingZeros(rest);
            StageVariants v = variants[s];
            int key = v == null || s != FRAGMENT && !profile.compatibility && caps.alphaTest
                    ? 0
                    : key(s, v == last, points, stipple);
            bind(s, variant(s, v, key));
            lateStages |= v != null && v.readsLateState(key) ? 1 << s : 0;
        }
        followRaster();
        return true;
    }

    private FixedStages fixedStages() {
        FixedStages f = generated;
        if (f == null) {
            f = new FixedStages(device, fixed, textures);
            generated = f;
        }
        return f;
    }

    /** The vertex stage of a rectangle of pixels, and a fragment stage where no program has one. */
    private void addRectangle() {
        FixedStages f = fixedStages();
        StageVariants corners = rectangle;
        if (corners == null) {
            corners = RectangleStage.make(device);
            rectangle = corners;
        }
        f.noVertex();
        variants[VERTEX] = corners;
        fragmentFixed = variants[FRAGMENT] == null;
        ProgramObject vertices = inUse.programOf(VERTEX);
        boolean lights = vertices == null || vertices.stage(VERTEX) == null;
        if (fragmentFixed) variants[FRAGMENT] = f.fragment(lights, false, false, fragmentColors.areClamped());
        else f.noFragment();
        f.forget();
    }

    /**
     * What fragments come from, until it is told otherwise: 0 for primitives, else 1 + the ordinal of what the texels of a rectangle are.
     *
     * @return the words of late state, of which a rectangle's are to be filled in
     */
    public int[] setPixels(int newPixels) {
        pixels = newPixels;
        return late;
    }

    /** The texture slot of the fragment stage that has the pixels of a rectangle; -1 where there is none left. */
    public int pixelSlot() {
        StageVariants v = variants[FRAGMENT];
        return v == null ? -1 : Variants.pixelSlot(v.shader(), caps);
    }

    private void addFixed(boolean points, boolean stipple, int materials) {
        FixedStages f = fixedStages();
        vertexFixed = variants[VERTEX] == null;
        fragmentFixed = variants[FRAGMENT] == null;
        if (fragmentFixed) variants[FRAGMENT] = f.fragment(vertexFixed, points, stipple, fragmentColors.areClamped());
        else f.noFragment();
        if (vertexFixed) {
            StageVariants next = variants[FRAGMENT];
            for (int s = FRAGMENT - 1; s > VERTEX; s--) if (variants[s] != null) next = variants[s];
            boolean nextFixed = next == variants[FRAGMENT] && fragmentFixed;
            variants[VERTEX] = f.vertex(nextFixed || next == null ? null : next.shader(), materials);
        } else {
            f.noVertex();
        }
        f.forget();
    }

    /** Takes over the facts of the last vertex stage that the rasteriser needs. */
    private void look(@Nullable StageVariants stage) { // hot
        lastStage = stage;
        VertexOutputs o = stage == null ? VertexOutputs.NONE : stage.outputs();
        ownDistances = o.distances();
        clipDistances = ownDistances;
        writesColors = o.colors();
        pointSize = o.pointSize();
        if (o.viewport() != viewports) dirty.bits |= Dirty.after(Dirty.PROGRAM, Dirty.VIEWPORT | Dirty.SCISSOR);
        viewports = o.viewport();
    }

    /** The rasteriser's state follows from these, too: programs that are alike leave it as it is. */
    private void followRaster() { // hot
        int now = clipDistances << 3
                | (pointSize ? 1 : 0)
                | (vertexFixed ? 2 : 0)
                | (vertexFixed && fixed.attenuatesPoints() ? 4 : 0);
        if (now != rasterFacts) dirty.bits |= Dirty.after(Dirty.PROGRAM, Dirty.RASTER);
        rasterFacts = now;
    }

    private int halfBorder(int stage) {
        return textures.isClamped(textureUnits(stage), samplerTypes(stage)) ? Variants.HALF_BORDER : 0;
    }

    /** The code of a stage for a key, which is noted. */
    private @Nullable ShaderObject variant(int stage, @Nullable StageVariants v, int key) { // hot
        int bit = 1 << stage;
        limitingStages = (key & Variants.HALF_BORDER) != 0 ? limitingStages | bit : limitingStages & ~bit;
        keys[stage] = key;
        if (v == null) return null;
        int had = v.count();
        ShaderObject found = v.get(key);
        if (had > 0 && v.count() > had) costs.variant(STAGES[stage].text(), v.count());
        return found;
    }

    /** The key of {@link Variants} for a stage. */
    private int key(int stage, boolean last, boolean points, boolean stipple) {
        int key = halfBorder(stage);
        if (stage == FRAGMENT) {
            StageVariants v = variants[FRAGMENT];
            if (v != null && (v.broadcasts() || fixed.mirrorsColor && v.hasColor()))
                key |= fixed.colorTargets - 1 << Variants.BROADCAST_SHIFT;
            if (v != null && v.isUpperLeft()) key |= Variants.UPPER_LEFT;
            key |= Variants.alphaTargets(fixed.alphaTargets);
            if (depthStencil.alphaTest && !caps.alphaTest && !fixed.integerFirst) {
                key |= 1 + (depthStencil.alphaFunc & 7) << Variants.ALPHA_SHIFT;
            }
            if (profile.compatibility && fixed.clampsFragmentColors()) key |= Variants.CLAMP_COLORS;
            if (!fragmentFixed && profile.compatibility && pixels == 0) {
                if (vertexFixed ? fixed.lightsBothFaces() : fixed.vertexProgramTwoSide) key |= Variants.TWO_SIDED;
                if (fixed.flat) key |= Variants.FLAT;
                if (stipple) key |= Variants.STIPPLE;
                if (points && fixed.pointSprite) {
                    for (int i = 0; i < fixed.units.length; i++) {
                        if (fixed.units[i].coordReplace) key |= 1 << Variants.SPRITES_SHIFT + i;
                    }
                    if (raster.pointOrigin == GL_LOWER_LEFT) key |= Variants.SPRITE_LOWER_LEFT;
                }
            }
        }
        if (pixels != 0) return key | pixels << Variants.PIXELS_SHIFT;
        ProgramObject p = programs[stage];
        if (!last || !profile.compatibility || p == null) return key;
        var linked = p.linked();
        if (linked == null) return key;
        if (writesColors && fixed.clampsVertexColors()) key |= Variants.CLAMP_COLORS;
        if (stage == VERTEX && fixed.edgeFlags) key |= Variants.EDGE_FLAG;
        // Without a clip vertex or distances of its own, planes are compared with the position.
        int planes = p.withoutClipPlanes ? 0 : fixed.clipEnabled;
        boolean clipVertex = linked.facts().writesClipVertex();
        if (planes != 0 && (clipVertex || ownDistances == 0)) {
            key |= planes << Variants.PLANES_SHIFT;
            if (clipVertex) key |= Variants.CLIP_VERTEX;
            clipDistances = (1 << 32 - Integer.numberOfLeadingZeros(planes)) - 1;
        }
        return key;
    }

    /** Does some stage need values of lowered state? */
    boolean readsLateState() { // hot
        return lateStages != 0;
    }

    /**
     * The values that lowered state needs.
     *
     * @param height of the draw framebuffer
     * @param masks fragments' masks of samples count
     */
    void sendLate(int height, boolean masks) { // hot
        if (profile.compatibility) {
            for (int i = 0; i < 8; i++) {
                for (int k = 0; k < 4; k++) late[4 * i + k] = Float.floatToRawIntBits(fixed.clipPlanes[i][k]);
            }
            System.arraycopy(fixed.polygonPattern, 0, late, Variants.PATTERN, 32);
        }
        late[32] = Float.floatToRawIntBits(fragmentColors.told(depthStencil.alphaReference));
        late[33] = Float.floatToRawIntBits(height);
        late[Variants.MASK] = masks ? 0 : -1;
        for (int rest = lateStages; rest != 0; rest &= rest - 1) {
            int stage = Integer.numberOfTrailingZeros(rest);
            pipe.setUniforms(
                    STAGES[stage], Variants.SLOT, late, 0, pixels != 0 ? Variants.RECTANGLE_WORDS : Variants.WORDS);
        }
    }

    private void bind(int stage, @Nullable ShaderObject shader) { // hot
        if (bound[stage] == shader) return;
        bound[stage] = shader;
        pipe.bindShader(STAGES[stage], shader);
    }

    /** @param size the key of the workgroup's size, where the program leaves it open; otherwise 0 */
    boolean updateCompute(int size) {
        int s = Stage.COMPUTE.ordinal();
        ProgramObject p = inUse.programOf(s);
        StageVariants v = p == null ? null : p.stage(s);
        programs[s] = v == null ? null : p;
        variants[s] = v;
        int key = v == null ? 0 : size | halfBorder(s);
        bind(s, variant(s, v, key));
        return v != null;
    }

    void close() {
        FixedStages f = generated;
        if (f != null) f.close();
        StageVariants r = rectangle;
        if (r != null) r.drop();
    }

    void sendFixed(tepui.pipe.Context pipe) { // hot
        FixedStages f = generated;
        if (f != null && (vertexFixed || fragmentFixed)) f.send(pipe);
    }
}
