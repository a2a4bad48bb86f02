package tepui.frontends.gl.transfer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.ImageRequest;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;

/**
 * Calls that specify images, whichever way they name the texture (OpenGL 4.6, 8.5 to 8.8, 8.14.4, 8.19): the rules decide, the effect follows. Whoever calls fills
 * the arguments first: {@link #request} for whole images, {@link #region} and {@link #pixels} for parts, {@link #source} for copies.
 */
public final class TextureImages {
    public final ImageRequest request = new ImageRequest();
    public final Region region = new Region();
    public final PixelArguments pixels = new PixelArguments();
    /** The rectangle of the read framebuffer that is copied. */
    public final Region source = new Region();

    private final TextureWork work;

    public TextureImages(TextureWork work) {
        this.work = work;
    }

    /**
     * The texture whose images a call specifies, if the target takes images of so many dimensions.
     *
     * @param given what the call names beside the target; null for what is bound to it
     */
    public @Nullable TextureObject texture(
            String call, @Nullable TextureObject given, int target, int dimensions) { // hot
        if (given == null) return work.rules().boundImage(call, target, dimensions);
        return work.rules().takesImages(call, target, dimensions) ? given : null;
    }

    // ---- whole images ----------------------------------------------------------------------------------------------

    public void image() {
        TextureObject t = work.imageRules().image(request);
        if (t != null && work.definitions().image(t, request)) changed(t, request.region.level);
    }

    public void compressedImage() {
        TextureObject t = work.imageRules().compressedImage(request);
        if (t != null && work.definitions().compressedImage(t, request)) changed(t, request.region.level);
    }

    /** From {@link #source}. */
    public void copyImage() {
        TextureObject t = work.copyRules().image(request, source);
        if (t == null) return;
        work.copies().image(t, request, source);
        changed(t, request.region.level);
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    public void subImage(String call, @Nullable TextureObject t) { // hot
        if (t == null || !work.imageRules().subImage(call, t, region, pixels)) return;
        if (work.definitions().subImage(call, t, region, pixels)) changed(t, region.level);
    }

    public void compressedSubImage(String call, @Nullable TextureObject t) {
        if (t == null || !work.imageRules().compressedSubImage(call, t, region, pixels)) return;
        if (work.definitions().compressedSubImage(call, t, region, pixels)) changed(t, region.level);
    }

    /** From {@link #source}. */
    public void copySubImage(String call, @Nullable TextureObject t) {
        if (t == null || !work.copyRules().subImage(call, t, region, source)) return;
        work.copies().subImage(call, t, region, source);
        changed(t, region.level);
    }

    // ---- immutable storage, several samples, levels made of others --------------------------------------------------

    public void storage(@Nullable TextureObject t) {
        if (t != null && work.imageRules().storage(request, t)) work.storage().storage(t, request);
    }

    public void samples(@Nullable TextureObject t) {
        if (t != null && work.imageRules().samples(request, t)) work.storage().samples(t, request);
    }

    /** Immutable storage of a target. */
    public void storage() {
        storage(work.imageRules().boundStorage(request));
    }

    /** Several samples of a target, which is to be the one that is expected. */
    public void samples(TextureTarget expected) {
        samples(work.imageRules().boundSamples(request, expected));
    }

    /** Commits the pages of {@link #region}, or releases them. */
    public void pages(String call, @Nullable TextureObject t, boolean commit) {
        if (t != null && work.imageRules().pages(call, t, region))
            work.storage().commit(call, t, region, commit);
    }

    public void mipmaps(String call, @Nullable TextureObject t) {
        if (t != null && work.imageRules().mipmaps(call, t)) work.mipmaps().make(call, t);
    }

    private void changed(TextureObject t, int level) { // hot
        work.mipmaps().changed(t, level);
    }
}
