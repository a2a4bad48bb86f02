package tepui.frontends.gl.texture;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Box;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/**
 * Effects of calls for immutable storage and images of several samples (OpenGL 4.6, 8.8 and 8.19). {@link TextureImageRules}
 * has let the calls pass.
 */
public final class TextureStorage {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Textures textures;

    public TextureStorage(Backend backend, Errors errors, Textures textures) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.errors = errors;
        this.textures = textures;
    }

    /** glTexImage*Multisample and glTexStorage*Multisample. */
    public void samples(TextureObject t, ImageRequest q) {
        Region r = q.region;
        if (!q.fits) {
            t.setImage(0, 0, null);
            return;
        }
        Format stored = q.internal.chooseMultisample(device, q.supportedSamples);
        TextureImage image = new TextureImage(
                q.target, r.width, r.height, r.depth, q.internal, stored, q.supportedSamples, q.fixedSampleLocations);
        if (q.proxy) {
            t.setImage(0, 0, image);
            return;
        }
        try {
            if (q.immutable) {
                TextureLevels.allocate(pipe, t, new TextureImage[][] {{image}}, 1);
                freeze(t, 1);
            } else {
                t.setImage(0, 0, image);
            }
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        }
        textures.respecified(t);
    }

    private static void freeze(TextureObject t, int levels) {
        t.immutable = true;
        t.immutableLevels = levels;
        t.originalLevels = levels;
        t.viewNumLevels = levels;
        t.viewMinLevel = 0;
        t.viewMinLayer = 0;
        TextureImage base = t.image(0, 0);
        t.viewNumLayers = t.target() == TextureTarget.CUBE
                ? 6
                : base == null || t.target() == TextureTarget.D3 ? 1 : base.layers();
    }

    /** glTexPageCommitmentARB. */
    public void commit(String call, TextureObject t, Region r, boolean commit) {
        TextureImage image = t.image(0, r.level);
        TextureStore store = t.main;
        if (image == null || store == null || r.width == 0 || r.height == 0 || r.depth == 0) return;
        Box box = new Box(r.x, r.y, image.storeLayer() + r.z, r.width, r.height, r.depth);
        try {
            pipe.commitPages(store.texture(), image.storeLevel(), box, commit);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    /** glTexStorage*. */
    public void storage(TextureObject t, ImageRequest q) {
        TextureTarget target = q.target;
        if (!q.fits) {
            t.setImage(0, 0, null);
            return;
        }
        Region r = q.region;
        TextureImage[][] images = new TextureImage[q.proxy ? 1 : target.faces()][q.levels];
        for (int level = 0; level < q.levels; level++) {
            int w = Math.max(1, r.width >> level);
            int h = target.levelHeight(r.height, level);
            int d = target.levelDepth(r.depth, level);
            for (TextureImage[] face : images) {
                face[level] = TextureDefinitions.make(device, target, q.internal, w, h, d);
            }
        }
        if (q.proxy) {
            for (int level = 0; level < q.levels; level++) t.setImage(0, level, images[0][level]);
            return;
        }
        try {
            for (int face = 0; face < target.faces(); face++) {
                for (int level = q.levels; level < TextureObject.MAX_LEVELS; level++) t.setImage(face, level, null);
            }
            TextureLevels.allocate(pipe, t, images, q.levels);
            freeze(t, q.levels);
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        }
        textures.respecified(t);
    }
}
