package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Context;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;

/**
 * Framebuffer that draws go to and pixels are read from: the context's own framebuffer or an object. Gives the
 * contract's targets, made when something changed and kept until then: fragment output i goes to the image that draw
 * buffer i names.
 */
public abstract sealed class Framebuffer permits DefaultFramebuffer, FramebufferObject {
    /** Of each fragment output: NONE, COLOR_ATTACHMENTi, or a buffer of the default framebuffer. */
    public final int[] drawBuffers = new int[Limits.COLOR_TARGETS];

    public int readBuffer;
    /** Where its samples are to be. */
    public final SampleTable locations = new SampleTable();

    private @Nullable RenderTargets targets;
    private boolean targetsSrgb;
    private int targetsVersion = -1;
    private int version;

    Framebuffer() {
        Arrays.fill(drawBuffers, GL_NONE);
    }

    public abstract int name();

    /** FRAMEBUFFER_COMPLETE or what is wrong. */
    public abstract int status(Context pipe);

    /** Grows with each change of what is attached. */
    abstract int attachedVersion();

    /** The colour image that a draw or read buffer names. */
    abstract RenderTargets.@Nullable Attachment color(Context pipe, int buffer, boolean srgb);

    public abstract @Nullable InternalFormat colorFormat(int buffer);

    abstract RenderTargets.@Nullable Attachment depthStencil(Context pipe);

    /** Of the depth image, or of the stencil image. */
    public abstract @Nullable InternalFormat depthFormat();

    public abstract @Nullable InternalFormat stencilFormat();

    public abstract int width();

    public abstract int height();

    public abstract int layers();

    /** 0 for one without several samples. */
    public abstract int samples();

    /** The colour image for draws, which know which way up it lies. */
    RenderTargets.@Nullable Attachment drawColor(Context pipe, int buffer, boolean srgb) {
        return color(pipe, buffer, srgb);
    }

    /** The depth and stencil image for draws. */
    RenderTargets.@Nullable Attachment drawDepthStencil(Context pipe) {
        return depthStencil(pipe);
    }

    /** The draw buffer of fragment output 0 is two images at once, as FRONT_AND_BACK is: outputs 0 and 1 have its colour, and its state. */
    public boolean isMirrored() {
        return false;
    }

    /** The buffer whose image fragment output {@code index} goes to: what its draw buffer names, or one of the two that it does. */
    int target(int index) {
        return drawBuffers[index];
    }

    /** The draw buffer whose state fragment output {@code index} has. */
    final int stateOf(int index) {
        return isMirrored() ? 0 : index;
    }

    /** Before the images for draws are asked for. */
    void beforeTargets(Context pipe) {}

    /** Its images lie with their first row at the top, as windows do; OpenGL's own way is the other one. */
    public boolean isTopDown() { // hot
        return false;
    }

    /** After any change. */
    public final void changed() {
        version++;
        // Versions are added up, so that those of other images might make the same sum.
        targets = null;
    }

    /** The targets of draws, or null where the framebuffer is not complete. */
    @SuppressWarnings("NullAway") // a list with nulls, as RenderTargets takes it
    public final @Nullable RenderTargets targets(Context pipe, boolean srgb) {
        int now = version + attachedVersion();
        RenderTargets known = targets;
        if (known != null && targetsVersion == now && targetsSrgb == srgb) return known;
        targets = null;
        beforeTargets(pipe);
        if (status(pipe) != GL_FRAMEBUFFER_COMPLETE) return null;
        List<RenderTargets.@Nullable Attachment> colors = new ArrayList<RenderTargets.@Nullable Attachment>();
        int last = -1;
        for (int i = 0; i < drawBuffers.length; i++) {
            int buffer = target(i);
            RenderTargets.Attachment a = buffer == GL_NONE ? null : drawColor(pipe, buffer, srgb);
            colors.add(a);
            if (a != null) last = i;
        }
        while (colors.size() > last + 1) colors.removeLast();
        int samples = Math.max(1, samples());
        RenderTargets made = new RenderTargets(
                colors,
                drawDepthStencil(pipe),
                width(),
                height(),
                layers(),
                samples,
                locations.of(samples, pipe.device().caps()));
        targets = made;
        targetsSrgb = srgb;
        targetsVersion = version + attachedVersion();
        return made;
    }

    /** The internal format that fragment output {@code index} goes to; null for none. */
    public final @Nullable InternalFormat drawFormat(int index) {
        int buffer = target(index);
        return buffer == GL_NONE ? null : colorFormat(buffer);
    }

    /** Is there an image of integers among those that are drawn to? */
    public final boolean drawsIntegers() {
        for (int i = 0; i < drawBuffers.length; i++) {
            InternalFormat f = drawFormat(i);
            if (f != null && f.isInteger()) return true;
        }
        return false;
    }

    /** The image that pixels are read from, in its own format, sRGB or not; null where the read buffer names none. */
    public final RenderTargets.@Nullable Attachment readColor(Context pipe) {
        return readBuffer == GL_NONE ? null : color(pipe, readBuffer, true);
    }

    public final @Nullable InternalFormat readFormat() {
        return readBuffer == GL_NONE ? null : colorFormat(readBuffer);
    }

    /** The image with depth and stencil; null for none. */
    public final RenderTargets.@Nullable Attachment readDepthStencil(Context pipe) {
        return depthStencil(pipe);
    }
}
