package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** A framebuffer object: images attached at points, and the rules that say whether they go together (OpenGL 4.6, 9.4.2). */
public final class FramebufferObject extends Framebuffer {
    /** Points behind the colours. */
    public static final int DEPTH = Limits.COLOR_TARGETS;

    public static final int STENCIL = DEPTH + 1;

    private final int name;
    private final @Nullable Attachment[] attachments = new Attachment[STENCIL + 1];
    /** Size and so on where nothing is attached. */
    public int defaultWidth;

    public int defaultHeight;
    public int defaultLayers;
    public int defaultSamples;
    public boolean defaultFixedSampleLocations;

    /** The version of OpenGL ES whose rules hold, 0 for OpenGL's. */
    private final int es;

    public FramebufferObject(int name, int es) {
        this.name = name;
        this.es = es;
        drawBuffers[0] = GL_COLOR_ATTACHMENT0;
        readBuffer = GL_COLOR_ATTACHMENT0;
    }

    @Override
    public int name() {
        return name;
    }

    public @Nullable Attachment attachment(int point) {
        return attachments[point];
    }

    /** Null detaches. */
    public void attach(Device device, int point, @Nullable Attachment attachment) {
        if (attachment != null) attachment.hold();
        Attachment old = attachments[point];
        attachments[point] = attachment;
        if (old != null) old.release(device);
        changed();
    }

    /** Detaches an object that is deleted while this framebuffer is bound. */
    public boolean detach(Device device, Object object) {
        boolean found = false;
        for (int i = 0; i < attachments.length; i++) {
            Attachment a = attachments[i];
            if (a == null || a.texture() != object && a.renderbuffer() != object) continue;
            attach(device, i, null);
            found = true;
        }
        return found;
    }

    public void delete(Device device) {
        for (int i = 0; i < attachments.length; i++) attach(device, i, null);
    }

    @Override
    int attachedVersion() {
        int sum = 0;
        for (Attachment a : attachments) if (a != null) sum += a.version();
        return sum;
    }

    @Override
    public int status(Context pipe) {
        boolean any = false;
        boolean mixed = false;
        int samples = -1;
        boolean fixed = true;
        // Of each kind, 1 where some have samples by EXT_multisampled_render_to_texture, 2 where some have their own.
        int kinds = 0;
        boolean renderbuffers = false;
        boolean textures = false;
        int layered = -1;
        TextureTarget layeredTarget = null;
        for (int i = 0; i < attachments.length; i++) {
            Attachment a = attachments[i];
            if (a == null) continue;
            int use = i < DEPTH ? 0 : i == DEPTH ? 1 : 2;
            if (!a.isComplete(use, es)) return GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT;
            any = true;
            if (samples < 0) samples = a.samples();
            else if (samples != a.samples()) mixed = true;
            if (a.samples() > 0) kinds |= (a.isPutTogether() ? 1 : 2) << (a.renderbuffer() != null ? 0 : 2);
            if (a.renderbuffer() != null) {
                renderbuffers = true;
            } else {
                if (textures && fixed != a.fixedSampleLocations()) mixed = true;
                textures = true;
                fixed = a.fixedSampleLocations();
            }
        }
        for (int i = 0; i < attachments.length; i++) {
            Attachment a = attachments[i];
            if (a == null) continue;
            int now = a.layered() ? 1 : 0;
            if (layered >= 0 && layered != now) return GL_FRAMEBUFFER_INCOMPLETE_LAYER_TARGETS;
            layered = now;
            TextureObject t = a.texture();
            if (now == 1 && i < DEPTH && t != null) {
                if (layeredTarget != null && layeredTarget != t.target()) {
                    return GL_FRAMEBUFFER_INCOMPLETE_LAYER_TARGETS;
                }
                layeredTarget = t.target();
            }
        }
        if (!any) {
            return defaultWidth > 0 && defaultHeight > 0
                    ? GL_FRAMEBUFFER_COMPLETE
                    : GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT;
        }
        mixed |= (kinds & 3) == 3 || kinds >> 2 == 3;
        if (mixed || renderbuffers && textures && !fixed) return GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE;
        Attachment depth = attachments[DEPTH];
        Attachment stencil = attachments[STENCIL];
        if (depth != null && stencil != null && !depth.isSame(stencil)) return GL_FRAMEBUFFER_UNSUPPORTED;
        for (int i = 0; i < attachments.length; i++) {
            Attachment a = attachments[i];
            if (a == null) continue;
            Format f = a.drawn(pipe.device());
            int want = (i < DEPTH ? FormatSupport.COLOR_TARGET : FormatSupport.DEPTH_STENCIL)
                    | FormatSupport.samples(a.samples());
            if (f == null || (pipe.device().formatSupport(f) & want) != want) return GL_FRAMEBUFFER_UNSUPPORTED;
        }
        return GL_FRAMEBUFFER_COMPLETE;
    }

    private @Nullable Attachment colorAttachment(int buffer) {
        int i = buffer - GL_COLOR_ATTACHMENT0;
        return i >= 0 && i < DEPTH ? attachments[i] : null;
    }

    @Override
    RenderTargets.@Nullable Attachment color(Context pipe, int buffer, boolean srgb) {
        Attachment a = colorAttachment(buffer);
        return a == null ? null : a.target(pipe, srgb);
    }

    @Override
    RenderTargets.@Nullable Attachment drawColor(Context pipe, int buffer, boolean srgb) {
        Attachment a = colorAttachment(buffer);
        return a == null ? null : a.drawTarget(pipe, srgb);
    }

    @Override
    RenderTargets.@Nullable Attachment drawDepthStencil(Context pipe) {
        Attachment a = depthOrStencil();
        return a == null ? null : a.drawTarget(pipe, true);
    }

    private @Nullable Attachment depthOrStencil() {
        return attachments[DEPTH] != null ? attachments[DEPTH] : attachments[STENCIL];
    }

    @Override
    public @Nullable InternalFormat colorFormat(int buffer) {
        Attachment a = colorAttachment(buffer);
        return a == null ? null : a.internal();
    }

    @Override
    RenderTargets.@Nullable Attachment depthStencil(Context pipe) {
        Attachment a = depthOrStencil();
        return a == null ? null : a.target(pipe, true);
    }

    @Override
    public @Nullable InternalFormat depthFormat() {
        Attachment a = attachments[DEPTH];
        return a == null ? null : a.internal();
    }

    @Override
    public @Nullable InternalFormat stencilFormat() {
        Attachment a = attachments[STENCIL];
        return a == null ? null : a.internal();
    }

    private int smallest(java.util.function.ToIntFunction<Attachment> size, int otherwise) {
        int least = Integer.MAX_VALUE;
        for (Attachment a : attachments) if (a != null) least = Math.min(least, size.applyAsInt(a));
        return least == Integer.MAX_VALUE ? otherwise : least;
    }

    @Override
    public int width() {
        return smallest(Attachment::width, defaultWidth);
    }

    @Override
    public int height() {
        return smallest(Attachment::height, defaultHeight);
    }

    @Override
    public int layers() {
        return smallest(Attachment::layers, Math.max(1, defaultLayers));
    }

    @Override
    public int samples() {
        for (Attachment a : attachments) if (a != null) return a.samples();
        // Numbers of samples are powers of two; what is told is what was asked for (9.2.1).
        return defaultSamples == 0 ? 0 : Math.max(2, Integer.highestOneBit(2 * defaultSamples - 1));
    }

    /** Whether pixels are read from the read buffer though it has several samples (EXT_multisampled_render_to_texture). */
    boolean readsSamples() {
        Attachment a = colorAttachment(readBuffer);
        return a != null && a.isPutTogether();
    }

    // ---- samples beside textures (EXT_multisampled_render_to_texture)

    /** The samples beside the texture that a fragment output goes to; null for none. */
    private @Nullable ImplicitSamples beside(int output) {
        Attachment a = drawBuffers[output] == GL_NONE ? null : colorAttachment(drawBuffers[output]);
        return a == null ? null : a.beside();
    }

    /** Draws go to samples beside textures from now on; false where it has none for colours. */
    boolean gather(Runnable settle) {
        boolean any = false;
        for (int i = 0; i < drawBuffers.length; i++) {
            ImplicitSamples samples = beside(i);
            if (samples == null) continue;
            samples.begin(settle);
            any = true;
        }
        return any;
    }

    /** Before a draw: the samples are there. */
    void load(Context pipe) {
        for (int i = 0; i < drawBuffers.length; i++) load(pipe, i, false);
    }

    /**
     * Before a clear of an output: its samples are there.
     *
     * @param whole all of them are overwritten
     */
    void load(Context pipe, int output, boolean whole) {
        ImplicitSamples samples = beside(output);
        if (samples != null) samples.load(pipe, whole);
    }

    /** Puts the samples together in their textures. */
    void resolve(Context pipe) {
        for (Attachment a : attachments)
            if (a != null && a.beside() != null) a.beside().resolve(pipe);
    }

    /** Draws go there no more. */
    void endGathering() {
        for (Attachment a : attachments)
            if (a != null && a.beside() != null) a.beside().end();
    }

    /** Does stencil and depth come from one image? */
    public boolean isDepthStencilOne() {
        Attachment depth = attachments[DEPTH];
        Attachment stencil = attachments[STENCIL];
        return depth != null && stencil != null && depth.isSame(stencil);
    }
}
