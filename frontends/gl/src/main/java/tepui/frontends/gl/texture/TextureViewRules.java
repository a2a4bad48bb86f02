package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.format.Format;

/** Error checks of glTextureView, and the formats that may view one another's texels (OpenGL 4.6, 8.18). */
public final class TextureViewRules {
    private final NameTable<TextureObject> names;
    private final Errors errors;

    public TextureViewRules(NameTable<TextureObject> names, Errors errors) {
        this.names = names;
        this.errors = errors;
    }

    /** The texture that is looked into (8.18); null too where it has nothing at that level. */
    public @Nullable TextureObject view(
            int name,
            int target,
            int original,
            int internalFormat,
            int minLevel,
            int levels,
            int minLayer,
            int layers) {
        String call = "glTextureView";
        TextureObject from = original == 0 ? null : names.get(original);
        if (from == null) {
            errors.error(GL_INVALID_VALUE, call + ": origtexture is " + original + ", which is none");
            return null;
        }
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t == TextureTarget.BUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target));
            return null;
        }
        if (!from.immutable || from.main == null) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + original + " is not immutable");
            return null;
        }
        if (name == 0) {
            errors.error(GL_INVALID_VALUE, call + ": texture is 0");
            return null;
        }
        if (!names.isName(name)) {
            errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", no name of glGenTextures");
            return null;
        }
        if (names.get(name) != null) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has been bound before");
            return null;
        }
        if (!compatible(from.target(), t)) {
            errors.error(GL_INVALID_OPERATION, call + ": target " + Errors.hex(target) + " of another kind");
            return null;
        }
        InternalFormat format = InternalFormat.of(internalFormat);
        TextureImage base = from.image(0, 0);
        if (format == null || base == null || !isView(format, base.internal)) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": internalformat " + Errors.hex(internalFormat) + " has another kind of texels");
            return null;
        }
        int allLayers = from.viewNumLayers;
        if (minLevel < 0
                || minLevel >= from.immutableLevels
                || minLayer < 0
                || minLayer >= allLayers
                || levels < 1
                || layers < 1) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": levels " + minLevel + " + " + levels + ", layers " + minLayer + " + " + layers);
            return null;
        }
        int numLayers = Math.min(layers, allLayers - minLayer);
        TextureImage first = from.image(0, minLevel);
        if (first == null) return null;
        boolean square = first.width == first.height;
        boolean countFits = switch (t) {
            case CUBE -> numLayers == 6 && square;
            case CUBE_ARRAY -> numLayers % 6 == 0 && square;
            case D1_ARRAY, D2_ARRAY, D2_MS_ARRAY -> true;
            default -> numLayers == 1 && (layers == 1 || t == TextureTarget.D3);
        };
        if (!countFits) {
            errors.error(GL_INVALID_VALUE, call + ": numlayers is " + layers);
            return null;
        }
        return from;
    }

    /** Targets that may view each other (8.18, table 8.29). A single image has no faces. */
    private static boolean compatible(TextureTarget from, TextureTarget to) {
        return group(from) == group(to)
                && (from != TextureTarget.D2 || !to.shape().isCube());
    }

    /** The same format, or two of table 8.30 in one class (8.18). */
    private static boolean isView(InternalFormat view, InternalFormat of) {
        return view == of || hasClass(view) && hasClass(of) && sameClass(view, of);
    }

    private static boolean hasClass(InternalFormat f) {
        if (!f.isSized() || f.isLegacy()) return false;
        return switch (f.name()) {
            case GL_R3_G3_B2,
                    GL_RGB4,
                    GL_RGB5,
                    GL_RGB565,
                    GL_RGB10,
                    GL_RGB12,
                    GL_RGBA2,
                    GL_RGBA4,
                    GL_RGB5_A1,
                    GL_RGBA12 -> false;
            default -> true;
        };
    }

    private static int group(TextureTarget t) {
        return switch (t) {
            case D1, D1_ARRAY -> 1;
            case D2, D2_ARRAY, CUBE, CUBE_ARRAY -> 2;
            case D3 -> 3;
            case RECT -> 4;
            case D2_MS, D2_MS_ARRAY -> 5;
            case BUFFER -> 6;
        };
    }

    /** View classes: equal formats, or colours of the same number of bits; compressed ones of the same family. */
    public static boolean sameClass(InternalFormat a, InternalFormat b) {
        if (a == b) return true;
        if (!a.isColor() || !b.isColor() || a.isCompressed() != b.isCompressed()) return false;
        Format f = a.first();
        Format g = b.first();
        if (a.isCompressed()) return f.linear() == g.linear() || family(f).equals(family(g));
        boolean three = a.base() == GL_RGB && f != Format.R11G11B10_FLOAT && f != Format.R9G9B9E5_FLOAT;
        boolean other = b.base() == GL_RGB && g != Format.R11G11B10_FLOAT && g != Format.R9G9B9E5_FLOAT;
        return three == other && f.blockBytes() == g.blockBytes();
    }

    private static String family(Format f) {
        String n = f.name();
        return n.startsWith("BC") ? n.startsWith("BC1") ? n.substring(0, 8) : n.substring(0, 3) : n;
    }
}
