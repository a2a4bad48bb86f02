package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.Region;

/**
 * Request to specify an image, of any of the calls that do so: what the program gave, and beside it what the rules
 * found of it, for the effect. A chapter fills its one anew for each call.
 */
public final class ImageRequest {
    public String call = "";
    public int dimensions;
    /** The target as the program named it. */
    public int targetName;

    /** The texture that the call names beside the target; null for the one that is bound. */
    public @Nullable TextureObject texture;

    public int internalFormat;
    public int border;
    /** Of immutable storage. */
    public int levels;

    public int samples;
    public boolean fixedSampleLocations;
    public boolean immutable;
    public final Region region = new Region();
    public final PixelArguments pixels = new PixelArguments();

    // ---- found by the rules

    public TextureTarget target = TextureTarget.D2;
    public boolean proxy;
    /** A proxy of an image that the device has no room for is left empty, which is no error. */
    public boolean fits;

    public InternalFormat internal = Objects.requireNonNull(InternalFormat.of(GL_RGBA8));
    /** The device's number in the place of {@link #samples}. */
    public int supportedSamples;
    /** Where pixels are in the program's memory, borders left out. */
    public PixelStore store = PixelStore.TIGHT;

    /** Nothing asked yet. */
    public ImageRequest() {}

    /** A level of a texture that a target names. */
    public ImageRequest of(String name, int ofDimensions, int ofTarget, int format, int ofBorder) {
        call = name;
        dimensions = ofDimensions;
        targetName = ofTarget;
        internalFormat = format;
        border = ofBorder;
        immutable = false;
        samples = 0;
        texture = null;
        return this;
    }

    /** Of this texture; null for the one that is bound. */
    public ImageRequest of(@Nullable TextureObject given) {
        texture = given;
        return this;
    }

    TextureObject texture(TextureObject bound) {
        TextureObject given = texture;
        return given == null ? bound : given;
    }

    /** Its size; faces have names of their own. */
    public ImageRequest level(int ofLevel, int w, int h, int d) {
        region.set(TextureTarget.face(targetName), ofLevel, 0, 0, 0, w, h, d);
        return this;
    }

    /** Immutable storage. */
    public ImageRequest storage(String name, int ofDimensions, int ofTarget, int count, int format) {
        of(name, ofDimensions, ofTarget, format, 0);
        immutable = true;
        levels = count;
        return this;
    }

    /** Several samples. */
    public ImageRequest samples(int count, boolean fixed, boolean forEver) {
        samples = count;
        fixedSampleLocations = fixed;
        immutable = forEver;
        levels = 1;
        return this;
    }
}
