package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.BuiltinUniforms;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.framebuffer.CompletenessRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.program.AssemblyTarget;
import tepui.frontends.gl.program.ParameterValues;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.GlEnums;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.StateCache;
import tepui.pipe.StreamTarget;

/**
 * State emission before a draw: walks the bits of {@link Dirty} that are set, in their order. With none set a draw is
 * one compare and its own call.
 */
public final class DrawState {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final boolean compatibility;
    private final Dirty dirty;
    private final Errors errors;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final ViewportValues view;
    private final PatchValues patches;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final Framebuffers framebuffers;
    private final FixedState fixed;
    private final FragmentColors fragmentColors;
    private final AttributeState current;
    private final Textures textures;

    private static final Stage[] STAGES = Stage.values();
    private static final int GRAPHICS = Stage.FRAGMENT.ordinal();
    private static final StreamTarget[] NO_TARGETS = new StreamTarget[0];
    private static final boolean[] NO_APPENDS = new boolean[0];

    private final StateCache layouts = new StateCache();
    /** The stages of a draw and of a dispatch. */
    private final StagePrograms stages;

    private final TextureBinder binder;
    private final CompletenessRules completeness;

    private final @Nullable ProgramObject[] sent = new @Nullable ProgramObject[Stage.COUNT];
    private final int[] sentVersions = new int[Stage.COUNT];
    private boolean ready;
    /** OpenGL ES before geometry shaders: draws say where captured vertices have no room. */
    private final boolean countsCaptures;
    /** Of the last draw, if it could happen; else -1. */
    private int lastMode = -1;

    private boolean pointsDrawn;
    private int primitives = 2;
    private int materials;
    private int boundSlots;
    private final int[] sentValues = new int[4 * VertexArray.ATTRIBUTES];
    private boolean valuesSent;
    private boolean streaming;
    // ---- of the draw framebuffer
    private int samples;
    private int opaqueOutputs;
    private int integerOutputs;
    private int oldOutputs;
    /** Its height where its images lie top down, else 0. */
    private int mirrored;

    public DrawState(
            Backend backend,
            Profile profile,
            Dirty dirty,
            Errors errors,
            PlainState plain,
            Bound bound,
            FixedInputs inputs,
            CompletenessRules completeness) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.profile = profile;
        compatibility = profile.compatibility;
        this.dirty = dirty;
        this.errors = errors;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.view = plain.view();
        this.patches = plain.patches();
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
        countsCaptures = profile.es && profile.esNames < 32;
        this.programs = bound.programs();
        this.framebuffers = bound.framebuffers();
        this.completeness = completeness;
        this.fixed = inputs.state();
        this.fragmentColors = inputs.fragmentColors();
        this.current = inputs.current();
        this.textures = bound.textures();

        binder = new TextureBinder(device, pipe, caps, profile, dirty, textures);
        stages = new StagePrograms(backend, profile, dirty, plain, inputs, binder, programs);
    }

    /** Destroys generated code. */
    public void close() {
        stages.close();
    }

    public TextureBinder binder() {
        return binder;
    }

    public StagePrograms stages() {
        return stages;
    }

    /** Whether a draw needs neither checks nor {@link #validate}: the last one had the same mode, and nothing changed since. */
    public boolean repeats(int mode) { // hot
        return mode == lastMode && (dirty.bits & ~Dirty.OF_INDICES) == 0;
    }

    /** Whether a draw needs no checks: the last one had the same mode, and nothing changed that they look at. */
    public boolean isRuled(int mode) { // hot
        return mode == lastMode && (dirty.bits & Dirty.RULED) == 0;
    }

    /** Whether a draw can happen; what changed since the last one has reached the device then. */
    public boolean validate(String call, int mode) { // hot
        boolean as = mode == lastMode;
        lastMode = -1;
        if (!as && compatibility && primitives != primitives(mode)) {
            primitives = primitives(mode);
            pointsDrawn = mode == GL_POINTS;
            dirty.bits |= Dirty.PROGRAM | Dirty.RASTER;
        }
        boolean same = (dirty.bits & ~Dirty.OF_INDICES) == 0;
        if (!(same ? ready || refuse(call) : bring(call))) return false;
        // Where captured vertices are counted, each draw is looked at.
        lastMode = countsCaptures && captures.bound.active ? -1 : mode;
        return true;
    }

    /** Brings changed state to the device; what fails for lack of memory is tried again by the next draw. */
    private boolean bring(String call) {
        try {
            return update(call);
        } catch (RuntimeException e) {
            errors.failed(call, e);
            return false;
        }
    }

    /** Points, lines or polygons: what fragments of the fixed function depend on. */
    private static int primitives(int mode) { // hot
        return switch (mode) {
            case GL_POINTS -> 0;
            case GL_LINES, GL_LINE_STRIP, GL_LINE_LOOP, GL_LINES_ADJACENCY, GL_LINE_STRIP_ADJACENCY -> 1;
            default -> 2;
        };
    }

    private boolean refuse(String call) {
        dirty.bits |= Dirty.FRAMEBUFFER;
        return bring(call);
    }

    private boolean update(String call) { // hot
        ready = false;
        int dirty = this.dirty.bits;
        if ((dirty & (Dirty.FRAMEBUFFER | Dirty.PROGRAM)) != 0) {
            dirty = updatePrograms(call, dirty);
            if (dirty == 0) return false;
        }
        if ((dirty & (Dirty.VERTEX_ARRAY | Dirty.CURRENT_ATTRIBUTES)) != 0) {
            if ((dirty & Dirty.VERTEX_ARRAY) != 0) applyVertexArray();
            applyCurrent();
        }
        if ((dirty & Dirty.BLEND) != 0) applyBlend();
        if ((dirty & Dirty.PLAIN_STATE) != 0) applyState(dirty);
        if ((dirty & Dirty.RESOURCES) != 0) applyResources(dirty);
        // Indices and restart belong to draws with indices, which look at their bits themselves.
        this.dirty.bits &= Dirty.OF_INDICES;
        ready = true;
        return true;
    }

    /** The draw framebuffer and the stages. Answers the dirty bits of what is above both, or 0 if the draw cannot happen. */
    private int updatePrograms(String call, int changed) {
        int dirty = changed;
        if ((dirty & Dirty.FRAMEBUFFER) != 0) {
            if (!completeness.draws(call)) return 0;
            dirty |= updateTargets();
        }
        if ((dirty & Dirty.PROGRAM) != 0) {
            if (!stages.update(pointsDrawn, primitives == 2 && raster.polygonStipple, materials)) return 0;
            // The stages have said what else they change: viewports beyond the first count only where one is chosen.
            dirty |= this.dirty.bits | Dirty.after(Dirty.PROGRAM, Dirty.OF_PROGRAM);
            if (wideAttributes() != sentWide) dirty |= Dirty.after(Dirty.PROGRAM, Dirty.VERTEX_ARRAY);
        }
        if (mirrored == 0 || !stages.seesUp()) return dirty;
        // What fragments see of up and down would be wrong there.
        framebuffers.upright();
        return updatePrograms(call, this.dirty.bits);
    }

    /** Facts of the draw framebuffer; answers the bits that they make dirty. */
    private int updateTargets() {
        int dirty = Dirty.after(Dirty.FRAMEBUFFER, Dirty.OF_FRAMEBUFFER);
        int now = framebuffers.mirrored();
        if (now != mirrored) dirty |= Dirty.after(Dirty.FRAMEBUFFER, Dirty.SCISSOR);
        mirrored = now;
        samples = framebuffers.draw().samples();
        opaqueOutputs = framebuffers.outputsWithoutAlpha();
        integerOutputs = framebuffers.integerOutputs();
        oldOutputs = profile.compatibility ? framebuffers.oldOutputs() : 0;
        if ((oldOutputs & 255) != fixed.alphaTargets) dirty |= Dirty.after(Dirty.FRAMEBUFFER, Dirty.PROGRAM);
        fixed.alphaTargets = oldOutputs & 255;
        int targets = framebuffers.colorTargets();
        boolean twice = framebuffers.isMirrored();
        if (targets != fixed.colorTargets || twice != fixed.mirrorsColor) {
            dirty |= Dirty.after(Dirty.FRAMEBUFFER, Dirty.PROGRAM);
        }
        fixed.colorTargets = targets;
        fixed.mirrorsColor = twice;
        blend.useFirstAlone(twice);
        // Whether colours are clamped is part of the code.
        boolean integers = (integerOutputs & 1) != 0;
        if (integers != fixed.integerFirst) dirty |= Dirty.after(Dirty.FRAMEBUFFER, Dirty.PROGRAM);
        fixed.integerFirst = integers;
        boolean floats = framebuffers.floatOutputs();
        boolean signed = framebuffers.signedOutputs();
        if (profile.compatibility && (floats != fixed.floatOutputs || signed != fixed.signedOutputs)) {
            dirty |= Dirty.after(Dirty.FRAMEBUFFER, Dirty.PROGRAM);
        }
        fixed.floatOutputs = floats;
        fixed.signedOutputs = signed;
        return dirty;
    }

    private void applyBlend() { // hot
        // Integers in the first draw buffer leave alpha out of coverage (OpenGL 4.6, 17.3.1).
        boolean several = samples > 1 && raster.multisample && !fixed.integerFirst;
        pipe.bindBlend(blend.id(device.states().blend, several, opaqueOutputs, integerOutputs, oldOutputs));
    }

    private void applyState(int dirty) { // hot
        if ((dirty & Dirty.DEPTH_STENCIL) != 0) {
            pipe.bindDepthStencil(depthStencil.id(
                    device.states().depthStencil,
                    framebuffers.hasDepth(),
                    framebuffers.hasStencil(),
                    caps.alphaTest && !fixed.integerFirst));
        }
        if ((dirty & Dirty.RASTER) != 0) applyRaster();
        if ((dirty & Dirty.VIEWPORT) != 0) applyViewports();
        if ((dirty & Dirty.SCISSOR) != 0) applyScissors();
        if ((dirty & Dirty.VALUES) != 0) applyValues();
    }

    private void applyResources(int dirty) { // hot
        if ((dirty & (Dirty.FIXED_UNIFORMS | Dirty.VALUES)) != 0 && stages.readsLateState()) {
            stages.sendLate(framebuffers.draw().height(), raster.multisample && samples > 1);
        }
        if ((dirty & (Dirty.FIXED_UNIFORMS | Dirty.UNIFORMS | Dirty.VIEWPORT)) != 0) {
            applyUniforms(dirty, stages.uniformStages());
        }
        if ((dirty & Dirty.UNIFORM_BUFFERS) != 0) applyUniformBuffers(0, GRAPHICS);
        if ((dirty & Dirty.STORAGE_BUFFERS) != 0) applyStorageBuffers(0, GRAPHICS);
        if ((dirty & Dirty.TEXTURES) != 0) binder.apply(stages, (1 << GRAPHICS + 1) - 1);
        if ((dirty & Dirty.IMAGES) != 0) binder.applyImages(stages);
        if ((dirty & Dirty.FEEDBACK) != 0) applyFeedback();
        if ((dirty & Dirty.PATCH) != 0) {
            pipe.setPatchVertices(patches.vertices);
            pipe.setDefaultTessLevels(patches.outerLevels, patches.innerLevels);
        }
    }

    // ---- vertices --------------------------------------------------------------------------------------------------

    private void applyVertexArray() { // hot
        VertexArray a = arrays.bound;
        pipe.bindVertexLayout(a.layout(device.states().vertexLayout, layouts, wideAttributes(), profile.compatibility));
        int used = a.usedBindings();
        for (int rest = used; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            BufferObject b = a.buffers[slot];
            Buffer p = b == null ? null : b.pipe();
            pipe.bindVertexBuffer(slot, p, p == null ? 0 : Math.clamp(a.offsets[slot], 0, p.size()));
        }
        for (int rest = boundSlots & ~used; rest != 0; rest &= rest - 1) {
            pipe.bindVertexBuffer(Integer.numberOfTrailingZeros(rest), null, 0);
        }
        boundSlots = used;
    }

    private final int[] four = new int[4];
    private int sentWide;

    /** Mask of the generic attributes whose second half the program reads. */
    private int wideAttributes() { // hot
        ProgramObject p = stages.program(0);
        return p == null ? 0 : p.wideAttributes;
    }

    private void applyCurrent() { // hot
        int[] now = current.currentWords();
        long told = current.store.takeChanged();
        int wide = wideAttributes();
        // Second halves are told where the location behind would be.
        int changed = (int) told | (int) (told >>> VertexStore.WIDE) << BuiltinSlots.WIDE_ATTRIBUTE;
        boolean all = !valuesSent || wide != sentWide;
        sentWide = wide;
        for (int rest = all ? -1 : changed; rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            int to = 4 * a;
            boolean half = a >= BuiltinSlots.WIDE_ATTRIBUTE && (wide >> a - BuiltinSlots.WIDE_ATTRIBUTE & 1) != 0;
            int at = half ? 4 * (a - BuiltinSlots.WIDE_ATTRIBUTE + VertexStore.WIDE) : to;
            if (valuesSent
                    && sentValues[to] == now[at]
                    && sentValues[to + 1] == now[at + 1]
                    && sentValues[to + 2] == now[at + 2]
                    && sentValues[to + 3] == now[at + 3]) continue;
            System.arraycopy(now, at, sentValues, to, 4);
            System.arraycopy(now, at, four, 0, 4);
            pipe.setConstantAttribute(a, four);
        }
        valuesSent = true;
    }

    // ---- rasterisation ---------------------------------------------------------------------------------------------

    private void applyRaster() { // hot
        boolean fromShader =
                raster.programPointSize || profile.es || stages.isVertexFixed() && fixed.attenuatesPoints();
        int clip = raster.clipDistances & stages.writtenClipDistances();
        pipe.bindRaster(raster.id(
                device.states().raster,
                view.scissorEnabled != 0,
                caps.lineStipple && profile.compatibility,
                fromShader && stages.writesPointSize(),
                Math.clamp(fixedPointSize(), caps.minPointSize, caps.maxPointSize),
                clip,
                mirrored != 0 != (raster.clipOrigin == GL_UPPER_LEFT),
                raster.multisample && samples > 1));
    }

    private void applyViewports() { // hot
        ViewportValues v = view;
        int count = stages.choosesViewport() ? ViewportValues.COUNT : 1;
        boolean down = raster.clipOrigin == GL_UPPER_LEFT;
        for (int i = 0; i < count; i++) {
            // OpenGL ES 3.0 keeps any origin; devices do not take each.
            float x = Math.clamp(v.x[i], -32768f, 32767f);
            float y = Math.clamp(v.y[i], -32768f, 32767f);
            if (down) y += v.height[i];
            float height = down ? -v.height[i] : v.height[i];
            if (mirrored != 0) {
                y = mirrored - y;
                height = -height;
            }
            pipe.setViewport(i, x, y, v.width[i], height, (float) v.near[i], (float) v.far[i]);
        }
    }

    private void applyScissors() { // hot
        ViewportValues v = view;
        int count = stages.choosesViewport() ? ViewportValues.COUNT : 1;
        for (int i = 0; i < count; i++) {
            if ((v.scissorEnabled >> i & 1) != 0) {
                int at = 4 * i;
                int y = mirrored == 0 ? v.scissor[at + 1] : mirrored - v.scissor[at + 1] - v.scissor[at + 3];
                pipe.setScissor(i, v.scissor[at], y, v.scissor[at + 2], v.scissor[at + 3]);
            } else {
                pipe.setScissor(i, 0, 0, caps.maxRenderTargetSize, caps.maxRenderTargetSize);
            }
        }
    }

    /** The size of points whose stages put out none: the compatibility profile has bounds of its own (4.6 compatibility, 14.4). */
    private float fixedPointSize() { // hot
        return profile.compatibility
                ? Math.min(Math.max(raster.pointSize, fixed.pointMin), Math.max(fixed.pointMin, fixed.pointMax))
                : raster.pointSize;
    }

    private void applyValues() { // hot
        float[] color = blend.color;
        boolean clamps = !fixed.floatOutputs;
        float low = fixed.signedOutputs ? -1f : 0f;
        pipe.setBlendColor(
                clamps ? Math.clamp(color[0], low, 1f) : color[0],
                clamps ? Math.clamp(color[1], low, 1f) : color[1],
                clamps ? Math.clamp(color[2], low, 1f) : color[2],
                clamps ? Math.clamp(color[3], low, 1f) : color[3]);
        int[] reference = depthStencil.reference;
        pipe.setStencilReference(Math.clamp(reference[0], 0, 255), Math.clamp(reference[1], 0, 255));
        pipe.setAlphaReference(fragmentColors.told(depthStencil.alphaReference));
        int mask = -1;
        RasterValues r = raster;
        if (samples > 1 && r.multisample) {
            if (r.sampleCoverageEnabled) {
                int covered = Math.round(r.sampleCoverage * samples);
                int bits = covered >= 32 ? -1 : (1 << covered) - 1;
                mask = r.sampleCoverageInvert ? ~bits : bits;
            }
            if (r.sampleMaskEnabled) mask &= r.sampleMask;
        }
        pipe.setSampleMask(mask);
        pipe.setMinSampleShading(r.sampleShading && r.multisample ? r.minSampleShading : 0);
    }

    // ---- what shaders read -----------------------------------------------------------------------------------------

    /** Of a mask of stages. */
    private void applyUniforms(int dirty, int mask) { // hot
        boolean fixedToo = (dirty & Dirty.FIXED_UNIFORMS) != 0 && profile.compatibility;
        // The depth range and the samples are there in all profiles, and change with the viewport and the targets.
        boolean facts = (dirty & (Dirty.FIXED_UNIFORMS | Dirty.VIEWPORT)) != 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int s = Integer.numberOfTrailingZeros(rest);
            ProgramObject p = stages.program(s);
            if (p == null) continue;
            int slot = p.blockSlots[s];
            BuiltinUniforms builtin = p.builtin;
            if (facts && builtin != null) {
                builtin.facts((float) view.near[0], (float) view.far[0], samples);
                if (builtin.fill(fixed, p.words)) p.wordsVersion++;
            }
            ParameterValues low = p.parameters;
            if (facts && low != null) {
                AssemblyTarget target = s == 0 ? programs.vertexAssembly : programs.fragmentAssembly;
                float near = (float) view.near[0];
                if (low.fill(fixed, target, near, (float) view.far[0], p.words)) p.wordsVersion++;
            }
            boolean chosen = p.choosesSubroutines && programs.subroutines.takeChanged(s);
            if (sent[s] == p && sentVersions[s] == p.wordsVersion && !chosen) continue;
            LinkedProgram l = p.choosesSubroutines ? p.linked() : null;
            int[] words = l == null ? p.words : programs.subroutines.words(p, l, STAGES[s]);
            pipe.setUniforms(STAGES[s], slot, words, 0, p.words.length);
            sent[s] = p;
            sentVersions[s] = p.wordsVersion;
        }
        if (fixedToo) stages.sendFixed(pipe);
    }

    private void applyUniformBuffers(int first, int last) { // hot
        BufferBindings.Indexed from = bindings.uniform;
        for (int s = first; s <= last; s++) {
            ProgramObject p = stages.program(s);
            LinkedProgram l = p == null ? null : p.linked();
            if (p == null || l == null) continue;
            for (int i = 0; i < l.uniformBlocks().size(); i++) {
                int slot = l.uniformBlocks().get(i).slots()[s];
                if (slot < 0) continue;
                int at = p.uniformBindings[i];
                BufferObject b = at < from.buffers.length ? from.buffers[at] : null;
                Buffer buffer = b == null ? null : b.pipe();
                long size = buffer == null ? 0 : Math.min(from.size(at), caps.maxUniformBufferSize);
                if (size <= 0) pipe.bindUniformBuffer(STAGES[s], slot, null, 0, 0);
                else pipe.bindUniformBuffer(STAGES[s], slot, buffer, from.offsets[at], size);
            }
        }
    }

    private void applyStorageBuffers(int first, int last) { // hot
        for (int s = first; s <= last; s++) {
            ProgramObject p = stages.program(s);
            LinkedProgram l = p == null ? null : p.linked();
            if (p == null || l == null) continue;
            for (int i = 0; i < l.storageBlocks().size(); i++) {
                storage(s, l.storageBlocks().get(i).slots()[s], bindings.storage, p.storageBindings[i]);
            }
            for (int i = 0; i < l.counterBuffers().size(); i++) {
                LinkedProgram.Block b = l.counterBuffers().get(i);
                storage(s, b.slots()[s], bindings.counters, b.binding());
            }
        }
    }

    private void storage(int stage, int slot, BufferBindings.Indexed from, int at) { // hot
        if (slot < 0) return;
        BufferObject b = at < from.buffers.length ? from.buffers[at] : null;
        Buffer buffer = b == null ? null : b.pipe();
        long size = buffer == null ? 0 : from.size(at);
        if (size <= 0) pipe.bindStorageBuffer(STAGES[stage], slot, null, 0, 0, true);
        else pipe.bindStorageBuffer(STAGES[stage], slot, buffer, from.offsets[at], size, true);
    }

    private void applyFeedback() {
        FeedbackObject f = captures.bound;
        if (f.active && !f.paused) {
            boolean[] append = new boolean[f.targets.length];
            Arrays.fill(append, f.begun);
            pipe.setStreamTargets(f.targets, append);
            f.begun = true;
            streaming = true;
        } else if (streaming) {
            pipe.setStreamTargets(NO_TARGETS, NO_APPENDS);
            streaming = false;
        }
    }

    /** Fragments without vertices are not captured. */
    public void suspendFeedback() {
        if (!streaming) return;
        pipe.setStreamTargets(NO_TARGETS, NO_APPENDS);
        streaming = false;
        dirty.bits |= Dirty.FEEDBACK;
    }

    /**
     * Whether a dispatch can happen.
     *
     * @param size the key of the workgroup's size, where the program leaves it open; otherwise 0
     */
    public boolean validateCompute(int size) { // hot
        int s = Stage.COMPUTE.ordinal();
        if (!stages.updateCompute(size)) return false;
        framebuffers.settle();
        applyUniforms(Dirty.UNIFORMS, stages.hasUniforms(s) ? 1 << s : 0);
        applyUniformBuffers(s, s);
        applyStorageBuffers(s, s);
        binder.apply(stages, 1 << s);
        binder.applyImages(stages);
        // What draws need of these was bound for their own stages and stays.
        return true;
    }

    // ---- immediate mode --------------------------------------------------------------------------------------------

    /** As in {@code StateSync}. */
    boolean prepare(String call, int mode, int newMaterials) {
        if (materials != newMaterials) {
            materials = newMaterials;
            dirty.bits |= Dirty.PROGRAM;
        }
        boolean ok = validate(call, mode);
        if (materials != 0) {
            materials = 0;
            dirty.bits |= Dirty.PROGRAM;
        }
        return ok;
    }

    /** As in {@code StateSync}. */
    void verticesReplaced() {
        dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.CURRENT_ATTRIBUTES;
        boundSlots |= 1;
    }

    /** As in {@code StateSync}. */
    void draw(int mode, int[] ranges, int count) {
        tepui.pipe.Primitive p = GlEnums.primitive(mode);
        if (p == null) return;
        pipe.draw(p, false, 0, 1, ranges, 0, count);
    }
}
