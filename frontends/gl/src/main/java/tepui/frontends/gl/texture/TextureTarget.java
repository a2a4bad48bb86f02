package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.Caps;

/**
 * Texture targets, the kinds of texture objects; the ordinal is the place in a texture unit. The order is that of fixed
 * function.
 */
public enum TextureTarget {
    D1(GL_TEXTURE_1D, GL_PROXY_TEXTURE_1D, GL_TEXTURE_BINDING_1D, TextureShape.D1),
    D2(GL_TEXTURE_2D, GL_PROXY_TEXTURE_2D, GL_TEXTURE_BINDING_2D, TextureShape.D2),
    D3(GL_TEXTURE_3D, GL_PROXY_TEXTURE_3D, GL_TEXTURE_BINDING_3D, TextureShape.D3),
    RECT(GL_TEXTURE_RECTANGLE, GL_PROXY_TEXTURE_RECTANGLE, GL_TEXTURE_BINDING_RECTANGLE, TextureShape.RECT),
    CUBE(GL_TEXTURE_CUBE_MAP, GL_PROXY_TEXTURE_CUBE_MAP, GL_TEXTURE_BINDING_CUBE_MAP, TextureShape.CUBE),
    D1_ARRAY(GL_TEXTURE_1D_ARRAY, GL_PROXY_TEXTURE_1D_ARRAY, GL_TEXTURE_BINDING_1D_ARRAY, TextureShape.D1_ARRAY),
    D2_ARRAY(GL_TEXTURE_2D_ARRAY, GL_PROXY_TEXTURE_2D_ARRAY, GL_TEXTURE_BINDING_2D_ARRAY, TextureShape.D2_ARRAY),
    CUBE_ARRAY(
            GL_TEXTURE_CUBE_MAP_ARRAY,
            GL_PROXY_TEXTURE_CUBE_MAP_ARRAY,
            GL_TEXTURE_BINDING_CUBE_MAP_ARRAY,
            TextureShape.CUBE_ARRAY),
    BUFFER(GL_TEXTURE_BUFFER, 0, GL_TEXTURE_BINDING_BUFFER, TextureShape.BUFFER),
    D2_MS(
            GL_TEXTURE_2D_MULTISAMPLE,
            GL_PROXY_TEXTURE_2D_MULTISAMPLE,
            GL_TEXTURE_BINDING_2D_MULTISAMPLE,
            TextureShape.D2_MS),
    D2_MS_ARRAY(
            GL_TEXTURE_2D_MULTISAMPLE_ARRAY,
            GL_PROXY_TEXTURE_2D_MULTISAMPLE_ARRAY,
            GL_TEXTURE_BINDING_2D_MULTISAMPLE_ARRAY,
            TextureShape.D2_MS_ARRAY);

    private static final TextureTarget[] ALL = values();

    private final int name;
    private final int proxy;
    private final int binding;
    private final TextureShape shape;

    TextureTarget(int name, int proxy, int binding, TextureShape shape) {
        this.name = name;
        this.proxy = proxy;
        this.binding = binding;
        this.shape = shape;
    }

    public static int count() {
        return ALL.length;
    }

    public static TextureTarget at(int ordinal) {
        return ALL[ordinal];
    }

    /** The target that can be bound by a name; null where there is none. */
    public static @Nullable TextureTarget of(int name) {
        for (TextureTarget t : ALL) if (t.name == name) return t;
        return null;
    }

    /** The target of an image's name: of a cube, each face has one. */
    public static @Nullable TextureTarget ofImage(int name) {
        if (isFace(name)) return CUBE;
        return name == GL_TEXTURE_CUBE_MAP ? null : of(name);
    }

    public static @Nullable TextureTarget ofProxy(int name) {
        if (name == 0) return null;
        for (TextureTarget t : ALL) if (t.proxy == name) return t;
        return null;
    }

    public static @Nullable TextureTarget ofBinding(int name) {
        for (TextureTarget t : ALL) if (t.binding == name) return t;
        return null;
    }

    /** TEXTURE_CUBE_MAP_POSITIVE_X and so on. */
    public static boolean isFace(int name) {
        return name >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && name <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    }

    /** 0 but for the names of faces. */
    public static int face(int name) {
        return isFace(name) ? name - GL_TEXTURE_CUBE_MAP_POSITIVE_X : 0;
    }

    public int glName() {
        return name;
    }

    public int proxy() {
        return proxy;
    }

    public TextureShape shape() {
        return shape;
    }

    /** Images of a level: six of a cube. */
    public int faces() {
        return this == CUBE ? 6 : 1;
    }

    public boolean isMultisample() {
        return this == D2_MS || this == D2_MS_ARRAY;
    }

    public boolean isArray() {
        return shape.isArray();
    }

    /** Has one level only, or none. */
    public boolean isSingleLevel() {
        return this == RECT || this == BUFFER || isMultisample();
    }

    /** Dimensions of the calls that specify images: a 1D array is specified in two, a face in two. */
    public int imageDimensions() {
        return switch (this) {
            case D1, BUFFER -> 1;
            case D2, RECT, CUBE, D1_ARRAY, D2_MS -> 2;
            default -> 3;
        };
    }

    /** Do skips and heights of images count when pixels are stored? */
    public boolean isVolume() {
        return imageDimensions() == 3;
    }

    /** The largest width; height and depth where they are not layers. */
    public int maxSize(Caps caps) {
        return switch (this) {
            case D1, D1_ARRAY -> caps.maxTexture1D;
            case D3 -> caps.maxTexture3D;
            case CUBE, CUBE_ARRAY -> caps.maxTextureCube;
            case BUFFER -> (int) Math.min(Integer.MAX_VALUE, caps.maxTextureBufferTexels);
            default -> caps.maxTexture2D;
        };
    }

    public int maxLevels(Caps caps) {
        return isSingleLevel() ? 1 : 32 - Integer.numberOfLeadingZeros(maxSize(caps));
    }

    /** The height of a level; rows that are layers stay. */
    int levelHeight(int height, int level) {
        return this == D1_ARRAY || shape.dimensions() == 1 ? height : Math.max(1, height >> level);
    }

    int levelDepth(int depth, int level) {
        return this == D3 ? Math.max(1, depth >> level) : depth;
    }

    /** The highest level below an image of this size. */
    public int lastLevel(int width, int height, int depth) {
        int largest = width;
        if (shape.dimensions() > 1) largest = Math.max(largest, height);
        if (this == D3) largest = Math.max(largest, depth);
        return isSingleLevel() ? 0 : 31 - Integer.numberOfLeadingZeros(Math.max(1, largest));
    }
}
