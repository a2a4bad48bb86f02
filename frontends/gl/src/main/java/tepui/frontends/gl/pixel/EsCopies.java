package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Rules of OpenGL ES for the formats of images that are copied from a framebuffer (ES 3.2, 8.6 and table 8.17): no
 * component that is not there, of sized formats none of another size or kind, and no linear colours of encoded ones.
 */
public final class EsCopies {
    private static final char[] COMPONENTS = {'R', 'G', 'B', 'A'};

    private EsCopies() {}

    /**
     * Whether there can be such an image.
     *
     * @param asked the name that the call gave
     * @param wanted the format that it stands for
     * @param from the framebuffer's
     */
    public static boolean isImage(int asked, InternalFormat wanted, InternalFormat from) {
        if (!wanted.isColor()) return false;
        if (wanted.name() == GL_RGB9_E5 || wanted.isSrgb() != from.isSrgb()) return false;
        boolean sized = !isUnsized(asked);
        if (sized && wanted.componentType() != from.componentType()) return false;
        for (char c : COMPONENTS) {
            // Luminance is made of red.
            int want = wanted.bits(wanted.first(), c);
            if (c == 'R' && want == 0) want = wanted.bits(wanted.first(), 'L');
            int has = from.bits(from.first(), c);
            if (want != 0 && (has == 0 || sized && want != has)) return false;
        }
        return true;
    }

    private static boolean isUnsized(int name) {
        return switch (name) {
            case GL_RED, GL_RG, GL_RGB, GL_RGBA, GL_ALPHA, GL_LUMINANCE, GL_LUMINANCE_ALPHA, GL_BGRA -> true;
            default -> false;
        };
    }
}
