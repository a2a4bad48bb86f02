package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Submission;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** The framebuffers of a context: its own, its objects, and which of them are drawn to and read from. */
public final class Framebuffers {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ContextRequest attributes;
    private final Dirty dirty;
    private final Submission submission;
    private final BlendValues blend;
    private final ViewportValues view;

    /** The one that the context was made with, which it ends with. */
    private final DefaultFramebuffer first;

    private DefaultFramebuffer own;
    private @Nullable Surface surface;
    public final NameTable<FramebufferObject> objects = new NameTable<>();
    /** GL_FRAMEBUFFER_SRGB. OpenGL ES encodes unless it is told not to (EXT_sRGB_write_control). */
    public boolean srgb;

    /** What is read from in the place of {@link #own}; null where that is one and the same. */
    private @Nullable DefaultFramebuffer apart;

    private Framebuffer draw;
    private Framebuffer read;
    private @Nullable Renderbuffer renderbuffer;
    private @Nullable RenderTargets current;
    /** Draws to it go to samples beside its textures, which have to be put together; null for none. */
    private @Nullable FramebufferObject gathering;

    private final Runnable whenUsed = this::settle;
    private final Runnable whenHandedOver = this::resolve;
    private @Nullable Texture scratch;
    private Surface.Interval interval = Surface.Interval.ONE;
    public final ClearValues clear = new ClearValues();
    public final Accumulation accumulation;
    private final Runnable whenTurned = this::turned;

    public Framebuffers(
            Device device,
            tepui.pipe.Context pipe,
            ContextRequest attributes,
            @Nullable Surface surface,
            Dirty dirty,
            Submission submission,
            BlendValues blend,
            ViewportValues view) {
        this.device = device;
        this.pipe = pipe;
        this.attributes = attributes;
        this.dirty = dirty;
        this.submission = submission;
        this.blend = blend;
        this.view = view;

        this.surface = surface;
        int width = surface != null ? surface.width() : attributes.width();
        int height = surface != null ? surface.height() : attributes.height();
        first = new DefaultFramebuffer(device, attributes, surface, width, height);
        own = first;
        own.whenTurned(whenTurned);
        draw = own;
        read = own;
        accumulation = new Accumulation(pipe, blend, this);
    }

    public DefaultFramebuffer own() {
        return own;
    }

    /** The default framebuffer that is read from. */
    public DefaultFramebuffer ownRead() {
        DefaultFramebuffer other = apart;
        return other == null ? own : other;
    }

    /** Another default framebuffer is read from than is drawn to; null for the same. Which of its buffers is the context's choice, and goes along. */
    public void readFrom(@Nullable DefaultFramebuffer other) {
        DefaultFramebuffer before = ownRead();
        apart = other == own ? null : other;
        DefaultFramebuffer after = ownRead();
        if (before == after) return;
        after.takeReadBuffer(before);
        if (read == before) read = after;
    }

    /** A framebuffer, or for null the one that the context was made with. */
    public DefaultFramebuffer orFirst(@Nullable DefaultFramebuffer other) {
        return other == null ? first : other;
    }

    /**
     * Another framebuffer in the place of the context's own, and its surface; null for the one that the context was made with. Which of its
     * buffers are drawn to and read from is the context's choice, and goes along.
     */
    public void replace(@Nullable DefaultFramebuffer other, @Nullable Surface itsSurface) {
        DefaultFramebuffer before = own;
        DefaultFramebuffer after = orFirst(other);
        surface = other == null ? surface : itsSurface;
        if (before == after) return;
        after.takeDrawBuffers(before);
        if (apart == null) after.takeReadBuffer(before);
        before.whenTurned(null);
        after.whenTurned(whenTurned);
        own = after;
        if (draw == before) draw = after;
        if (read == before && apart == null) read = after;
        forget();
    }

    public Framebuffer draw() {
        return draw;
    }

    public Framebuffer read() {
        return read;
    }

    public @Nullable Renderbuffer renderbuffer() {
        return renderbuffer;
    }

    public void bindRenderbuffer(@Nullable Renderbuffer object) {
        renderbuffer = object;
    }

    public void bindDraw(Framebuffer framebuffer) {
        if (framebuffer != draw) settle();
        draw = framebuffer;
        // another context may have changed what is attached
        dirty.bits |= Dirty.FRAMEBUFFER;
    }

    public void bindRead(Framebuffer framebuffer) {
        read = forReading(framebuffer);
    }

    /** What is read from where a framebuffer is named: another default one than is drawn to, if there is one. */
    public Framebuffer forReading(Framebuffer framebuffer) {
        return framebuffer == own ? ownRead() : framebuffer;
    }

    /** After a change of a framebuffer's attachments or draw buffers. */
    public void changed(Framebuffer framebuffer) {
        if (framebuffer == gathering) settle();
        framebuffer.changed();
        if (framebuffer == draw) dirty.bits |= Dirty.FRAMEBUFFER;
    }

    /** Attaches what the rules let pass: an image, or nothing. */
    public void attach(FramebufferObject f, AttachmentRequest q) {
        if (f == gathering) settle();
        f.attach(device, q.point, q.image);
        if (q.attachment == GL_DEPTH_STENCIL_ATTACHMENT) f.attach(device, FramebufferObject.STENCIL, q.image);
        q.image = null;
        changed(f);
    }

    /** FRAMEBUFFER_DEFAULT_WIDTH and so on. */
    public void setParameter(Framebuffer f, int pname, int value) {
        if (f instanceof FramebufferObject o) setDefault(o, pname, value);
        if (pname == GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB) f.locations.enabled = value != 0;
        if (pname == GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB) f.locations.perPixel = value != 0;
        changed(f);
    }

    private static void setDefault(FramebufferObject f, int pname, int value) {
        switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH -> f.defaultWidth = value;
            case GL_FRAMEBUFFER_DEFAULT_HEIGHT -> f.defaultHeight = value;
            case GL_FRAMEBUFFER_DEFAULT_LAYERS -> f.defaultLayers = value;
            case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> f.defaultSamples = value;
            case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS -> f.defaultFixedSampleLocations = value != 0;
            default -> {} // of any framebuffer
        }
    }

    /** Whether a framebuffer is complete (9.4.2). */
    public int status(Framebuffer f) {
        return f.status(pipe);
    }

    private void turned() {
        dirty.bits |= Dirty.FRAMEBUFFER;
        current = null;
    }

    /** Turns the default framebuffer's images OpenGL's way up, for draws that do not know how they lie. */
    public void upright() {
        own.upright(pipe);
    }

    /** The height of the draw framebuffer where its images lie top down; 0 where they lie OpenGL's way. */
    public int mirrored() { // hot
        return draw.isTopDown() ? draw.height() : 0;
    }

    /** Are colours encoded as they are drawn to sRGB images? */
    public boolean isSrgb() {
        return srgb;
    }

    /** The scissor box of the first viewport inside an image; null where the test is off. */
    public @Nullable Box scissor(int width, int height) {
        if ((view.scissorEnabled & 1) == 0) return null;
        int[] s = view.scissor;
        int x0 = Math.max(0, s[0]);
        int y0 = Math.max(0, s[1]);
        int x1 = (int) Math.min(width, (long) s[0] + s[2]);
        int y1 = (int) Math.min(height, (long) s[1] + s[3]);
        return Box.of2d(x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0));
    }

    /** The scissor box as the images of a framebuffer lie; null where the test is off. */
    @Nullable
    Box area(Framebuffer f) {
        Box b = scissor(f.width(), f.height());
        if (b == null || !f.isTopDown()) return b;
        return Box.of2d(b.x(), f.height() - b.y() - b.height(), b.width(), b.height());
    }

    /** The targets of draws; null where the draw framebuffer is not complete. */
    public @Nullable RenderTargets targets() {
        return draw.targets(pipe, isSrgb());
    }

    /** Gives the device the targets if they are not there yet; false where the draw framebuffer is not complete. */
    public boolean apply() {
        RenderTargets wanted = targets();
        if (wanted == null) return false;
        if (wanted != current) {
            settle();
            pipe.setRenderTargets(wanted);
            current = wanted;
            if (draw instanceof FramebufferObject f && f.gather(whenUsed)) {
                gathering = f;
                submission.setBefore(whenHandedOver);
            }
        }
        return true;
    }

    /** Before a draw, behind {@link #apply}: samples beside textures are there. */
    void load() {
        FramebufferObject f = gathering;
        if (f != null) f.load(pipe);
    }

    /** The same before a clear of an output of the draw framebuffer, of all of it or of a part. */
    void load(int output, boolean whole) {
        FramebufferObject f = gathering;
        if (f != null) f.load(pipe, output, whole);
    }

    /** Puts samples together that lie beside textures, and goes on with them. */
    private void resolve() {
        FramebufferObject f = gathering;
        if (f != null) f.resolve(pipe);
    }

    /** The same, and begins anew with the next draw: something else may use the textures. */
    public void settle() {
        FramebufferObject f = gathering;
        if (f == null) return;
        gathering = null;
        submission.setBefore(null);
        forget();
        try {
            f.resolve(pipe);
        } finally {
            f.endGathering();
        }
    }

    /** Other code has set targets: they are set again before the next draw. */
    public void forget() {
        current = null;
        dirty.bits |= Dirty.FRAMEBUFFER;
    }

    /** Fragment outputs, a bit each, whose image's format has a property. */
    public int outputs(Predicate<InternalFormat> property) {
        int mask = 0;
        for (int i = 0; i < draw.drawBuffers.length; i++) {
            InternalFormat f = draw.drawFormat(i);
            if (f != null && property.test(f)) mask |= 1 << i;
        }
        return mask;
    }

    /** A texture or renderbuffer is gone: the bound framebuffers lose it. */
    public void detach(Object object) {
        settle();
        if (draw instanceof FramebufferObject f && f.detach(device, object)) changed(f);
        if (read != draw && read instanceof FramebufferObject f && f.detach(device, object)) changed(f);
        if (renderbuffer == object) renderbuffer = null;
    }

    /** A framebuffer object is gone. */
    public void deleted(FramebufferObject object) {
        if (draw == object) bindDraw(own);
        if (read == object) bindRead(own);
        object.delete(device);
    }

    /** A copy with one sample of what is attached; good until the next call. */
    public Texture resolved(RenderTargets.Attachment a) {
        Format viewed = a.format();
        Texture known = scratch;
        TextureDesc wanted = new TextureDesc(
                TextureShape.D2,
                viewed,
                a.width(),
                a.height(),
                1,
                1,
                1,
                1,
                TextureLevels.bind(device, viewed),
                Usage.DEFAULT);
        if (known == null || !known.desc().equals(wanted)) {
            if (known != null) device.destroy(known);
            known = device.createTexture(wanted);
            scratch = known;
        }
        Format f = viewed.linear();
        int mask = !f.isDepthStencil()
                ? Blit.COLOR
                : (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
        pipe.blit(new Blit(
                a.texture(),
                f,
                a.level(),
                new Box(0, 0, a.firstLayer(), a.width(), a.height(), 1),
                known,
                f,
                0,
                Box.of2d(0, 0, a.width(), a.height()),
                mask,
                SamplerState.Filter.NEAREST,
                null));
        return known;
    }

    // ---- presentation ----------------------------------------------------------------------------------------------

    public void setInterval(int refreshes) {
        interval = refreshes < 0
                ? Surface.Interval.MAILBOX
                : Surface.Interval.values()[Math.min(refreshes, Surface.Interval.FOUR.ordinal())];
    }

    /** Reads what a swap would show; see {@link DrawablePixels}. */
    public boolean readOwn(int[] argb) {
        return DrawablePixels.read(pipe, own, argb);
    }

    /** Writes the image that is shown; see {@link DrawablePixels}. */
    public boolean writeOwn(int[] argb) {
        return DrawablePixels.write(pipe, own, argb);
    }

    /** Shows the back image; follows the surface's size. */
    public void swap() {
        Context pipe = this.pipe;
        resolve();
        Surface to = surface;
        if (to != null) own.beforeSwap(pipe);
        Texture shown = to == null ? null : own.shown(pipe);
        if (to == null || shown == null) {
            submission.handOver();
        } else {
            pipe.present(to, shown, !own.isTopDown(), interval);
        }
        own.swapped();
        dirty.bits |= Dirty.FRAMEBUFFER;
        if (to != null && to.width() > 0 && to.height() > 0) resize(to.width(), to.height());
    }

    public void resize(int width, int height) {
        own.resize(width, height);
        dirty.bits |= Dirty.FRAMEBUFFER;
        current = null;
    }

    public void close() {
        FramebufferObject f = gathering;
        gathering = null;
        if (f != null) f.endGathering();
        objects.forEach(o -> o.delete(device));
        first.close();
        accumulation.close();
        Texture t = scratch;
        scratch = null;
        if (t != null) device.destroy(t);
    }

    // ---- what draws and chapters ask of the draw framebuffer

    /** Samples that draws have; 0 where there is one. */
    public int drawSamples() {
        return draw.samples() > 1 ? draw.samples() : 0;
    }

    /** Where these are in a pixel, x and y of each. */
    public float[] samplePositions() {
        return device.samplePositions(drawSamples());
    }

    public boolean hasDepth() {
        return draw.depthFormat() != null;
    }

    public boolean hasStencil() {
        return draw.stencilFormat() != null;
    }

    /** Whether the first draw buffer is two images, which get one colour by one state. */
    public boolean isMirrored() {
        return draw.isMirrored();
    }

    /** Images that outputs go to, up to the last that is one; at least 1. */
    public int colorTargets() {
        for (int i = draw.drawBuffers.length; i > 1; i--) if (draw.target(i - 1) != GL_NONE) return i;
        return 1;
    }

    /** Mask of the fragment outputs whose image has no alpha. */
    public int outputsWithoutAlpha() {
        return outputs(InternalFormat::isOpaque);
    }

    /** Mask of the fragment outputs whose image is alpha alone, and eight bits up of those whose image is intensity. */
    public int oldOutputs() {
        return outputs(InternalFormat::isAlpha) | outputs(InternalFormat::isIntensity) << 8;
    }

    /** Mask of the fragment outputs whose image holds integers. */
    public int integerOutputs() {
        return outputs(InternalFormat::isInteger);
    }

    /** Some output goes to an image of signed fixed-point numbers, which itself holds a colour to -1 and 1. */
    public boolean signedOutputs() {
        return outputs(f -> f.kind() == InternalFormat.Kind.SNORM) != 0;
    }

    /** Some output goes to an image of floats: constants are not clamped. */
    public boolean floatOutputs() {
        return outputs(f -> f.kind() == InternalFormat.Kind.FLOAT) != 0;
    }
}
