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
        return new ContextAttributes(
                newMajor,
                newMinor,
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

    public ContextAttributes withSize(int newWidth, int newHeight) {
        return new ContextAttributes(
                major,
                minor,
                profile,
                debug,
                forwardCompatible,
                robust,
                noError,
                newWidth,
                newHeight,
                samples,
                alpha,
                depthBits,
                stencilBits,
                srgb,
                doubleBuffered);
    }

    public ContextAttributes withFlags(boolean newDebug, boolean forward, boolean newRobust, boolean newNoError) {
        return new ContextAttributes(
                major,
                minor,
                profile,
                newDebug,
                forward,
                newRobust,
                newNoError,
                width,
                height,
                samples,
                alpha,
                depthBits,
                stencilBits,
                srgb,
                doubleBuffered);
    }

    public ContextAttributes withSamples(int count) {
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
                count,
                alpha,
                depthBits,
                stencilBits,
                srgb,
                doubleBuffered);
    }

    public ContextAttributes withFormat(boolean withAlpha, int depth, int stencil, boolean withSrgb) {
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
                withAlpha,
                depth,
                stencil,
                withSrgb,
                doubleBuffered);
    }

    public ContextAttributes withDoubleBuffer(boolean on) {
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
                on);
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
