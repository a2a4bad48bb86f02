package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.SparsePages;

/** Error checks of sparse textures: their parameters, storage and pages (ARB_sparse_texture, 8.10, 8.19, 8.20). */
public final class SparseRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;

    public SparseRules(Caps caps, Profile profile, Errors errors) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
    }

    /** Is a parameter of textures one of sparse ones, and are there such? */
    boolean knows(int pname) {
        boolean sparse = switch (pname) {
            case GL_TEXTURE_SPARSE_ARB, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, GL_NUM_SPARSE_LEVELS_ARB -> true;
            default -> false;
        };
        return sparse && caps.sparseTextures && !profile.es;
    }

    /** TEXTURE_SPARSE_ARB and VIRTUAL_PAGE_SIZE_INDEX_ARB, which storage that is there does not change (ARB_sparse_texture, 8.10). */
    boolean set(String call, TextureObject t, int pname, int value) {
        if (pname == GL_NUM_SPARSE_LEVELS_ARB) {
            return errors.wrong(GL_INVALID_ENUM, call + ": pname is NUM_SPARSE_LEVELS_ARB, which cannot be set");
        }
        if (t.immutable) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the texture is immutable, sparse or not");
        }
        if (pname == GL_VIRTUAL_PAGE_SIZE_INDEX_ARB) {
            if (value >= 0) return true;
            return errors.wrong(GL_INVALID_VALUE, call + ": the index of a page size is " + value);
        }
        boolean takes = switch (t.target()) {
            case D2, D2_ARRAY, CUBE, CUBE_ARRAY, D3, RECT, D2_MS, D2_MS_ARRAY -> true;
            default -> false;
        };
        return value == 0
                || takes
                || errors.wrong(GL_INVALID_VALUE, call + ": textures of this target cannot be sparse");
    }

    /** glTexStorage* of a sparse texture (ARB_sparse_texture, 8.19); ARB_sparse_texture2 leaves sizes free. */
    boolean storage(ImageRequest q, TextureObject t, Device device) {
        if (!t.sparse || q.proxy) return true;
        String call = q.call;
        SparsePages page = SparsePages.of(q.target.shape(), q.internal.choose(device));
        if (page != null && t.pageSizeIndex == 0) return samples(q);
        return errors.wrong(
                GL_INVALID_OPERATION,
                call + ": VIRTUAL_PAGE_SIZE_INDEX_ARB is " + t.pageSizeIndex + ", " + q.internal + " has "
                        + (page == null ? 0 : 1) + " page sizes");
    }

    /** The next larger number of samples with which the device has pages (ARB_sparse_texture2, 8.19). */
    private boolean samples(ImageRequest q) {
        if (!q.target.isMultisample()) return true;
        int most = Integer.highestOneBit(caps.sparseSamples & caps.maxSamples * 2 - 1);
        for (int n = Math.max(2, q.supportedSamples); n <= most; n *= 2) {
            if ((caps.sparseSamples & n) == 0) continue;
            q.supportedSamples = n;
            return true;
        }
        return errors.wrong(
                GL_INVALID_OPERATION,
                q.call + ": samples is " + q.samples + ", sparse textures of " + q.internal + " have at most " + most);
    }

    /** glTexPageCommitmentARB (ARB_sparse_texture, 8.20.2). */
    public boolean commit(String call, TextureObject t, Region r) {
        SparsePages page = t.pages();
        TextureImage image = t.image(0, r.level);
        if (!t.immutable || page == null) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the texture is not sparse, or has no storage");
        }
        if (image == null) {
            return errors.wrong(GL_INVALID_VALUE, call + ": level is " + r.level + ", the texture has none of it");
        }
        if (r.x < 0 || r.y < 0 || r.z < 0 || r.width < 0 || r.height < 0 || r.depth < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": the box is " + r.size() + ", must not be negative");
        }
        int layers = t.target() == TextureTarget.CUBE ? 6 : image.layers();
        return edge(call, "x", r.x, r.width, page.width(), image.width)
                && edge(call, "y", r.y, r.height, page.height(), image.rows())
                && edge(call, "z", r.z, r.depth, page.depth(), layers);
    }

    /** Whole pages of a direction, or those up to the edge (ARB_sparse_texture, 8.20.2). */
    private boolean edge(String call, String axis, int start, int size, int page, int whole) {
        if (start > whole - size) {
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": " + axis + " goes from " + start + " over " + size + ", the level has " + whole);
        }
        if (start % page != 0) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": " + axis + " begins at " + start + ", pages have " + page + " texels");
        }
        return size % page == 0
                || start + size == whole
                || errors.wrong(
                        GL_INVALID_OPERATION,
                        call + ": " + axis + " goes over " + size + ", pages have " + page + " texels");
    }
}
