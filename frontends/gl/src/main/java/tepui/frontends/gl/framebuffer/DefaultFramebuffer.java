package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Default framebuffer of a context: a front and a back image (or one, that is both), depth and stencil, with several
 * samples if asked for. The front image is made when somebody first names it: it starts as a copy of the back one, and
 * from then on a swap exchanges both.
 *
 * <p>What is shown in a window begins top down ({@link BackImage}): the back image may then be the window's own, and a swap copies nothing. Draws and clears know
 * that. Whoever else asks for an image gets it OpenGL's way up: it is turned round then, once and for good, and copied by each swap from then on.
 */
public final class DefaultFramebuffer extends Framebuffer {
    private final Device device;
    private final ContextRequest attributes;
    private int width;
    private int height;
    private final int samples;
    private final InternalFormat color;
    private final @Nullable InternalFormat depthStencil;
    private @Nullable Texture back;
    private @Nullable Texture front;
    private @Nullable Texture depth;
    /** One sample, for what is shown and read. */
    private @Nullable Texture resolved;

    private int version;
    /** Where it is shown; null for nowhere. */
    private final @Nullable Surface surface;

    // ---- the context's choice of buffers, which one without an image keeps for the next
    private final int[] chosenDraw = new int[drawBuffers.length];
    private int chosenRead = GL_BACK;

    private boolean topDown;
    /** The back image was shown and has not been lost since. */
    private boolean hasShown;
    /** Behind what the context that had it last has drawn to it; null where none has left it. */
    private volatile @Nullable Fence left;
    /** To be told when the images were turned round. */
    private @Nullable Runnable whenTurned;

    /** @param surface where it is shown; null for nowhere */
    public DefaultFramebuffer(
            Device device, ContextRequest attributes, @Nullable Surface surface, int width, int height) {
        this.device = device;
        this.surface = surface;
        this.attributes = attributes;
        this.width = width;
        this.height = height;
        color = format(
                attributes.srgb()
                        ? attributes.alpha() ? GL_SRGB8_ALPHA8 : GL_SRGB8
                        : attributes.alpha() ? GL_RGBA8 : GL_RGB8);
        int d = attributes.depthBits();
        int s = attributes.stencilBits();
        depthStencil = d == 0 && s == 0
                ? null
                : format(
                        s > 0
                                ? d > 24 ? GL_DEPTH32F_STENCIL8 : d > 0 ? GL_DEPTH24_STENCIL8 : GL_STENCIL_INDEX8
                                : d > 24
                                        ? GL_DEPTH_COMPONENT32F
                                        : d > 16 ? GL_DEPTH_COMPONENT24 : GL_DEPTH_COMPONENT16);
        samples = supportedSamples(attributes.samples());
        topDown = BackImage.isWanted(attributes, surface, samples);
        Arrays.fill(chosenDraw, GL_NONE);
        chosenDraw[0] = GL_BACK;
        showDrawBuffers();
        readBuffer = shown(chosenRead);
    }

    private static InternalFormat format(int name) {
        InternalFormat f = InternalFormat.of(name);
        if (f == null) throw new IllegalStateException("DefaultFramebuffer: format 0x" + Integer.toHexString(name));
        return f;
    }

    /** The number of samples that a wish leads to: the next larger one that the device has of both formats, else the largest. */
    private int supportedSamples(int wanted) {
        if (wanted <= 1) return 0;
        int found = 0;
        for (int n = 2; n <= device.caps().maxSamples && found < wanted; n *= 2) {
            boolean both = has(color, n) && (depthStencil == null || has(depthStencil, n));
            if (both) found = n;
        }
        return found;
    }

    private boolean has(InternalFormat f, int count) {
        return (device.formatSupport(f.chooseMultisample(device, count)) & FormatSupport.samples(count)) != 0;
    }

    /** A context that had it goes on with another one. */
    public void leave(Fence behind) {
        left = behind;
    }

    /** The fence that whoever has it next is to be behind; null for none. */
    public @Nullable Fence left() {
        return left;
    }

    @Override
    public int name() {
        return 0;
    }

    @Override
    public int status(Context pipe) {
        return width == 0 ? GL_FRAMEBUFFER_UNDEFINED : GL_FRAMEBUFFER_COMPLETE;
    }

    @Override
    int attachedVersion() {
        return version;
    }

    private Texture image(InternalFormat f, int count, int bind) {
        Format stored = count > 1 ? f.chooseMultisample(device, count) : f.choose(device);
        return device.createTexture(new TextureDesc(
                count > 1 ? TextureShape.D2_MS : TextureShape.D2,
                stored,
                width,
                height,
                1,
                1,
                1,
                Math.max(1, count),
                TextureLevels.bind(device, stored) | bind,
                Usage.DEFAULT));
    }

    private Texture back() {
        Texture known = back;
        if (known != null) return known;
        Texture made = topDown
                ? BackImage.create(device, surface, color, width, height)
                : image(color, samples, samples > 1 ? 0 : Bind.PRESENT);
        back = made;
        return made;
    }

    @Override
    public boolean isTopDown() { // hot
        return topDown;
    }

    /** Sets what is called when front and back image were exchanged; null for none. */
    void whenTurned(@Nullable Runnable told) {
        whenTurned = told;
    }

    /** From now on the images lie OpenGL's way up. */
    void upright(Context pipe) {
        if (!topDown) return;
        topDown = false;
        Texture oldBack = back;
        Texture oldDepth = depth;
        back = null;
        depth = null;
        if (oldBack != null) BackImage.turn(device, pipe, oldBack, back());
        InternalFormat f = depthStencil;
        if (oldDepth != null && f != null) {
            Texture made = image(f, samples, 0);
            depth = made;
            BackImage.turn(device, pipe, oldDepth, made);
        }
        version++;
        Runnable told = whenTurned;
        if (told != null) told.run();
    }

    /** The front image is another one, which a swap does not give to the window. */
    @Override
    void beforeTargets(Context pipe) {
        if (topDown && drawsToFront()) upright(pipe);
    }

    /** Before a swap: a front image that was named holds what is shown from now on. */
    void beforeSwap(Context pipe) {
        if (!topDown || width == 0 || !drawsToFront() && isBack(readBuffer)) return;
        upright(pipe);
        front(pipe);
    }

    private boolean drawsToFront() {
        for (int b : drawBuffers) if (!isBack(b)) return true;
        return false;
    }

    private static boolean isBack(int buffer) {
        return buffer == GL_NONE || buffer == GL_BACK || buffer == GL_BACK_LEFT;
    }

    private Texture front(Context pipe) {
        if (!attributes.doubleBuffered()) return back();
        Texture known = front;
        if (known != null) return known;
        Texture source = back();
        Texture made = image(color, samples, samples > 1 ? 0 : Bind.PRESENT);
        pipe.copyTexture(source, 0, tepui.pipe.Box.of2d(0, 0, width, height), made, 0, 0, 0, 0);
        front = made;
        version++;
        return made;
    }

    /** The image of a buffer's name; null where there is none: left and right are one, auxiliary ones are not there. */
    private @Nullable Texture texture(Context pipe, int buffer) {
        if (width == 0) return null;
        return switch (buffer) {
            case GL_FRONT, GL_FRONT_LEFT, GL_LEFT -> front(pipe);
            case GL_BACK, GL_BACK_LEFT, GL_FRONT_AND_BACK -> back();
            default -> null;
        };
    }

    @Override
    public boolean isMirrored() {
        return attributes.doubleBuffered() && (drawBuffers[0] == GL_FRONT_AND_BACK || drawBuffers[0] == GL_LEFT);
    }

    @Override
    int target(int index) {
        if (index > 1 || !isMirrored()) return super.target(index);
        return index == 0 ? GL_BACK : GL_FRONT;
    }

    /** Is it the name of a buffer that this framebuffer has? */
    public boolean hasBuffer(int buffer) {
        return switch (buffer) {
            case GL_FRONT, GL_FRONT_LEFT, GL_LEFT, GL_FRONT_AND_BACK -> true;
            case GL_BACK, GL_BACK_LEFT -> attributes.doubleBuffered();
            default -> false;
        };
    }

    @Override
    RenderTargets.@Nullable Attachment color(Context pipe, int buffer, boolean srgb) {
        upright(pipe);
        return drawColor(pipe, buffer, srgb);
    }

    @Override
    RenderTargets.@Nullable Attachment drawColor(Context pipe, int buffer, boolean srgb) {
        Texture t = texture(pipe, buffer);
        if (t == null) return null;
        Format f = t.desc().format();
        return new RenderTargets.Attachment(t, srgb ? f : f.linear(), 0, 0, 1);
    }

    @Override
    public @Nullable InternalFormat colorFormat(int buffer) {
        return buffer == GL_NONE ? null : color;
    }

    @Override
    RenderTargets.@Nullable Attachment depthStencil(Context pipe) {
        upright(pipe);
        return drawDepthStencil(pipe);
    }

    @Override
    RenderTargets.@Nullable Attachment drawDepthStencil(Context pipe) {
        InternalFormat f = depthStencil;
        if (f == null || width == 0) return null;
        Texture known = depth;
        if (known == null) {
            known = image(f, samples, 0);
            depth = known;
        }
        return RenderTargets.Attachment.of(known);
    }

    @Override
    public @Nullable InternalFormat depthFormat() {
        InternalFormat f = depthStencil;
        return f != null && f.hasDepth() ? f : null;
    }

    @Override
    public @Nullable InternalFormat stencilFormat() {
        InternalFormat f = depthStencil;
        return f != null && f.hasStencil() ? f : null;
    }

    public InternalFormat format() {
        return color;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int layers() {
        return 1;
    }

    @Override
    public int samples() {
        return samples;
    }

    /** The picture that is shown: the back image with one sample. Null where there is none. */
    public @Nullable Texture shown(Context pipe) {
        if (width == 0) return null;
        Texture source = back();
        if (samples <= 1) return source;
        Texture to = resolved;
        if (to == null) {
            to = image(color, 0, Bind.PRESENT);
            resolved = to;
        }
        pipe.blit(Blit.whole(source, to, SamplerState.Filter.NEAREST));
        return to;
    }

    /** How many swaps ago the back image was shown; 0 where what it holds is not known. */
    public int backAge() {
        boolean stays = !topDown || device.caps().backBuffersStay;
        return hasShown && stays && front == null ? 1 : 0;
    }

    /** After the back image was shown. */
    public void swapped() {
        hasShown = true;
        Texture old = front;
        if (old == null || !attributes.doubleBuffered()) return;
        front = back;
        back = old;
        version++;
    }

    /** The context's choice of buffers to draw to comes from the framebuffer that it had before. */
    void takeDrawBuffers(DefaultFramebuffer from) {
        for (int i = 0; i < chosenDraw.length; i++)
            chosenDraw[i] = from.choice(from.drawBuffers[i], from.chosenDraw[i]);
        showDrawBuffers();
        changed();
    }

    /** The same of the buffer that is read from. */
    void takeReadBuffer(DefaultFramebuffer from) {
        chosenRead = from.choice(from.readBuffer, from.chosenRead);
        readBuffer = shown(chosenRead);
        changed();
    }

    /** What the program has chosen, which is what it had chosen before where that is what became of it. */
    private int choice(int now, int before) {
        return now == shown(before) ? before : now;
    }

    private void showDrawBuffers() {
        for (int i = 0; i < drawBuffers.length; i++) drawBuffers[i] = shown(chosenDraw[i]);
    }

    /** What becomes of a choice here: a back buffer that there is not is the front one, and without an image there is none. */
    private int shown(int buffer) {
        return width == 0 ? GL_NONE : buffer == GL_BACK ? usualBuffer() : buffer;
    }

    private int usualBuffer() {
        return attributes.doubleBuffered() ? GL_BACK : GL_FRONT;
    }

    /** Another size; contents are lost. Nothing happens where it is the same. */
    public void resize(int newWidth, int newHeight) {
        if (newWidth == width && newHeight == height) return;
        close();
        boolean first = width == 0;
        width = newWidth;
        height = newHeight;
        if (first) {
            showDrawBuffers();
            readBuffer = shown(chosenRead);
        }
        version++;
        changed();
    }

    public void close() {
        for (Texture t : new Texture[] {back, front, depth, resolved}) if (t != null) device.destroy(t);
        back = null;
        hasShown = false;
        front = null;
        depth = null;
        resolved = null;
        version++;
    }
}
