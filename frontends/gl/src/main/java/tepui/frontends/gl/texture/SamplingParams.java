package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Caps;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;

/**
 * Sampling parameters of a texture: the state of a sampler object, and a part of each texture object. The device's
 * sampler also depends on a few facts of the texture ({@link #key}), so there is a small table of interned ids, emptied
 * by each change.
 */
public final class SamplingParams {
    /** Alpha in the first channel; luminance with alpha in two. */
    private static final int ALPHA_FIRST = 1;

    private static final int ALPHA_SECOND = 2;
    private static final int INTEGER = 4;
    private static final int UNORM = 8;
    private static final int SNORM = 16;
    private static final int SHADOW = 32;
    private static final int RECT = 64;
    private static final int SEAMLESS = 128;

    public int minFilter = GL_NEAREST_MIPMAP_LINEAR;
    public int magFilter = GL_LINEAR;
    public int wrapS = GL_REPEAT;
    public int wrapT = GL_REPEAT;
    public int wrapR = GL_REPEAT;
    public float minLod = -1000;
    public float maxLod = 1000;
    public float lodBias;
    public float maxAnisotropy = 1;
    public int compareMode = GL_NONE;
    public int compareFunc = GL_LEQUAL;
    /** Raw bits: floats, or integers where they were given as such. */
    public final int[] border = new int[4];
    /** Given by TexParameterI. */
    public boolean integerBorder;

    public int srgbDecode = GL_DECODE_EXT;
    public boolean cubeSeamless;
    public int reduction = GL_WEIGHTED_AVERAGE_ARB;

    private int version;
    private final int[] ids = new int[256];
    /** Of samplers that take the border where the mode is GL_CLAMP; made when one is wanted. */
    private int[] borderIds = NO_IDS;

    private static final int[] NO_IDS = new int[0];
    private int clamps;

    SamplingParams() {
        Arrays.fill(ids, -1);
    }

    /** After a change. */
    void changed() {
        version++;
        Arrays.fill(ids, -1);
        borderIds = NO_IDS;
        clamps = findClamps();
    }

    public int version() {
        return version;
    }

    void set(SamplingParams o) {
        minFilter = o.minFilter;
        magFilter = o.magFilter;
        wrapS = o.wrapS;
        wrapT = o.wrapT;
        wrapR = o.wrapR;
        minLod = o.minLod;
        maxLod = o.maxLod;
        lodBias = o.lodBias;
        maxAnisotropy = o.maxAnisotropy;
        compareMode = o.compareMode;
        compareFunc = o.compareFunc;
        System.arraycopy(o.border, 0, border, 0, 4);
        integerBorder = o.integerBorder;
        srgbDecode = o.srgbDecode;
        cubeSeamless = o.cubeSeamless;
        reduction = o.reduction;
        changed();
    }

    /** The dimensions that are GL_CLAMP, a bit each from 1 on; none where no filter is linear. */
    public int clamps() { // hot
        return clamps;
    }

    private int findClamps() {
        if (!isMinLinear() && magFilter != GL_LINEAR) return 0;
        return (wrapS == GL_CLAMP ? 1 : 0) | (wrapT == GL_CLAMP ? 2 : 0) | (wrapR == GL_CLAMP ? 4 : 0);
    }

    private boolean isMinLinear() {
        return minFilter == GL_LINEAR || minFilter == GL_LINEAR_MIPMAP_NEAREST || minFilter == GL_LINEAR_MIPMAP_LINEAR;
    }

    /** Does the minifying filter use other levels than the base? */
    public boolean usesMips() {
        return minFilter != GL_NEAREST && minFilter != GL_LINEAR;
    }

    /** Does any filter mix texels? */
    public boolean isLinear() {
        return magFilter != GL_NEAREST || minFilter != GL_NEAREST && minFilter != GL_NEAREST_MIPMAP_NEAREST;
    }

    /** The facts of a texture that its sampler depends on. */
    static int key(InternalFormat internal, TextureTarget target, boolean stencil) {
        int key = target == TextureTarget.RECT ? RECT : 0;
        if (internal.base() == GL_ALPHA) key |= ALPHA_FIRST;
        else if (internal.base() == GL_LUMINANCE_ALPHA && !internal.isSrgb()) key |= ALPHA_SECOND;
        if (internal.isInteger() || stencil) return key | INTEGER;
        return switch (internal.kind()) {
            case UNORM -> key | UNORM;
            case SNORM -> key | SNORM;
            case DEPTH, DEPTH_STENCIL -> key | UNORM | SHADOW;
            default -> key;
        };
    }

    public static boolean isInteger(int key) { // hot
        return (key & INTEGER) != 0;
    }

    /** The key of a texture that is read as integers, or as no integers. */
    public static int ofOtherKind(int key, boolean integers) { // hot
        return integers ? key & ~SHADOW | INTEGER : key & ~INTEGER;
    }

    public static int withoutShadow(int key) { // hot
        return key & ~SHADOW;
    }

    /**
     * The device's sampler for textures of a key.
     *
     * @param limits the shader limits coordinates where the mode is GL_CLAMP, so that the sampler takes the border there
     */
    public int id(
            StateTable<SamplerState> table,
            Caps caps,
            int textureKey,
            boolean seamless,
            float unitBias,
            boolean limits) { // hot
        int key = textureKey;
        if (compareMode == GL_NONE) key &= ~SHADOW;
        if (seamless || cubeSeamless) key |= SEAMLESS;
        SamplerState.Wrap clamp = caps.clampHalfBorder
                ? SamplerState.Wrap.CLAMP
                : limits ? SamplerState.Wrap.CLAMP_TO_BORDER : SamplerState.Wrap.CLAMP_TO_EDGE;
        if (unitBias != 0) return table.intern(state(key, unitBias, caps.maxLodBias, clamp));
        int[] known = limits ? borderIds() : ids;
        int id = known[key];
        if (id < 0) {
            id = table.intern(state(key, 0, caps.maxLodBias, clamp));
            known[key] = id;
        }
        return id;
    }

    private int[] borderIds() { // hot
        if (borderIds.length == 0) {
            borderIds = new int[ids.length];
            Arrays.fill(borderIds, -1);
        }
        return borderIds;
    }

    private SamplerState state(int key, float unitBias, float biasLimit, SamplerState.Wrap clamp) {
        boolean rect = (key & RECT) != 0;
        SamplerState.Mip mip = switch (minFilter) {
            case GL_NEAREST_MIPMAP_NEAREST, GL_LINEAR_MIPMAP_NEAREST -> SamplerState.Mip.NEAREST;
            case GL_NEAREST_MIPMAP_LINEAR, GL_LINEAR_MIPMAP_LINEAR -> SamplerState.Mip.LINEAR;
            default -> SamplerState.Mip.NONE;
        };
        float bias = Math.max(-biasLimit, Math.min(biasLimit, lodBias + unitBias));
        boolean integer = (key & INTEGER) != 0;
        return new SamplerState(
                isMinLinear() && !integer ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST,
                magFilter == GL_LINEAR && !integer ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST,
                rect ? SamplerState.Mip.NONE : mip,
                wrap(wrapS, clamp),
                wrap(wrapT, clamp),
                wrap(wrapR, clamp),
                minLod,
                maxLod,
                bias,
                rect ? 1 : maxAnisotropy,
                (key & SHADOW) != 0 ? CompareFunc.values()[compareFunc - GL_NEVER] : null,
                border(key),
                // Coordinates of rectangles are in texels by the shape that the shader names.
                true,
                (key & SEAMLESS) != 0,
                switch (reduction) {
                    case GL_MIN -> SamplerState.Reduction.MIN;
                    case GL_MAX -> SamplerState.Reduction.MAX;
                    default -> SamplerState.Reduction.AVERAGE;
                });
    }

    /** The border as the stored channels have it, clamped as the format would clamp a texel. */
    private SamplerState.Border border(int key) {
        int[] b = border.clone();
        if ((key & INTEGER) != 0) {
            if (!integerBorder) for (int i = 0; i < 4; i++) b[i] = (int) Float.intBitsToFloat(b[i]);
        } else {
            for (int i = 0; i < 4; i++) {
                float v = integerBorder ? b[i] : Float.intBitsToFloat(b[i]);
                if ((key & UNORM) != 0) v = Math.max(0, Math.min(1, v));
                if ((key & SNORM) != 0) v = Math.max(-1, Math.min(1, v));
                b[i] = Float.floatToRawIntBits(v);
            }
        }
        if ((key & ALPHA_FIRST) != 0) b[0] = b[3];
        if ((key & ALPHA_SECOND) != 0) b[1] = b[3];
        return new SamplerState.Border(b[0], b[1], b[2], b[3]);
    }

    private static SamplerState.Wrap wrap(int mode, SamplerState.Wrap clamp) {
        return switch (mode) {
            case GL_CLAMP_TO_EDGE -> SamplerState.Wrap.CLAMP_TO_EDGE;
            case GL_CLAMP_TO_BORDER -> SamplerState.Wrap.CLAMP_TO_BORDER;
            case GL_CLAMP -> clamp;
            case GL_MIRRORED_REPEAT -> SamplerState.Wrap.MIRRORED_REPEAT;
            case GL_MIRROR_CLAMP_TO_EDGE -> SamplerState.Wrap.MIRROR_CLAMP_TO_EDGE;
            case GL_MIRROR_CLAMP_EXT -> SamplerState.Wrap.MIRROR_CLAMP;
            case GL_MIRROR_CLAMP_TO_BORDER_EXT -> SamplerState.Wrap.MIRROR_CLAMP_TO_BORDER;
            default -> SamplerState.Wrap.REPEAT;
        };
    }
}
