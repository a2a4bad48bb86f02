package tepui.frontends.gl;

import tepui.frontends.gl.base.ContextRequest;

/**
 * Attributes that a context is asked to have. Made from {@link #core}, {@link #compatibility} or {@link #es} through
 * the {@code with} methods.
 *
 * @param major version; the context may be of a later one that is compatible
 * @param debug messages are made for everything that is worth one
 * @param forwardCompatible what is deprecated is gone
 * @param robust a lost device is told by glGetGraphicsResetStatus, not by an exception
 * @param noError errors are undefined behaviour; memory safety is not
 * @param width of the default framebuffer, 0 for none
 * @param samples of the default framebuffer, 0 or 1 for no multisampling
 */
public record ContextAttributes(
        int major,
        int minor,
        Profile profile,
        boolean debug,
        boolean forwardCompatible,
        boolean robust,
        boolean noError,
        int width,
        int height,
        int samples,
        boolean alpha,
        int depthBits,
        int stencilBits,
        boolean srgb,
        boolean doubleBuffered) {
    /** Profiles: core, compatibility, and OpenGL ES. */
    public enum Profile {
        CORE,
        COMPATIBILITY,
        ES
    }

    public ContextAttributes {
        if (width < 0 || height < 0 || width > 16384 || height > 16384) {
            throw new IllegalArgumentException(
                    "ContextAttributes: size is " + width + " x " + height + ", must be 0 to 16384 each");
        }
        if (samples < 0 || samples > 64) {
            throw new IllegalArgumentException("ContextAttributes: samples is " + samples + ", must be 0 to 64");
        }
    }

    private static ContextAttributes of(int major, int minor, Profile profile) {
        return new ContextAttributes(
                major, minor, profile, false, false, false, false, 0, 0, 0, true, 24, 8, false, true);
    }

    public static ContextAttributes core(int major, int minor) {
        return of(major, minor, Profile.CORE);
    }

    public static ContextAttributes compatibility() {
        return of(1, 0, Profile.COMPATIBILITY);
    }

    public static ContextAttributes es(int major, int minor) {
        return of(major, minor, Profile.ES);
    }

    public ContextAttributes withVersion(int newMajor, int newMinor) {
        Draft draft = new Draft(this);
        draft.major = newMajor;
        draft.minor = newMinor;
        return draft.done();
    }

    public ContextAttributes withSize(int newWidth, int newHeight) {
        Draft draft = new Draft(this);
        draft.width = newWidth;
        draft.height = newHeight;
        return draft.done();
    }

    public ContextAttributes withFlags(boolean newDebug, boolean forward, boolean newRobust, boolean newNoError) {
        Draft draft = new Draft(this);
        draft.debug = newDebug;
        draft.forwardCompatible = forward;
        draft.robust = newRobust;
        draft.noError = newNoError;
        return draft.done();
    }

    public ContextAttributes withSamples(int count) {
        Draft draft = new Draft(this);
        draft.samples = count;
        return draft.done();
    }

    public ContextAttributes withFormat(boolean withAlpha, int depth, int stencil, boolean withSrgb) {
        Draft draft = new Draft(this);
        draft.alpha = withAlpha;
        draft.depthBits = depth;
        draft.stencilBits = stencil;
        draft.srgb = withSrgb;
        return draft.done();
    }

    public ContextAttributes withDoubleBuffer(boolean on) {
        Draft draft = new Draft(this);
        draft.doubleBuffered = on;
        return draft.done();
    }

    /** Attributes that are being changed. */
    private static final class Draft {
        private int major;
        private int minor;
        private Profile profile;
        private boolean debug;
        private boolean forwardCompatible;
        private boolean robust;
        private boolean noError;
        private int width;
        private int height;
        private int samples;
        private boolean alpha;
        private int depthBits;
        private int stencilBits;
        private boolean srgb;
        private boolean doubleBuffered;

        Draft(ContextAttributes from) {
            major = from.major;
            minor = from.minor;
            profile = from.profile;
            debug = from.debug;
            forwardCompatible = from.forwardCompatible;
            robust = from.robust;
            noError = from.noError;
            width = from.width;
            height = from.height;
            samples = from.samples;
            alpha = from.alpha;
            depthBits = from.depthBits;
            stencilBits = from.stencilBits;
            srgb = from.srgb;
            doubleBuffered = from.doubleBuffered;
        }

        ContextAttributes done() {
            return new ContextAttributes(
                    major,
                    minor,
                    profile,
                    debug,
                    forwardCompatible,
                    robust,
                    noError,
                    width,
                    height,
                    samples,
                    alpha,
                    depthBits,
                    stencilBits,
                    srgb,
                    doubleBuffered);
        }
    }

    /** The same for the rooms below. */
    ContextRequest request() {
        return new ContextRequest(
                major,
                minor,
                ContextRequest.Api.valueOf(profile.name()),
                debug,
                forwardCompatible,
                robust,
                noError,
                width,
                height,
                samples,
                alpha,
                depthBits,
                stencilBits,
                srgb,
                doubleBuffered);
    }
}
