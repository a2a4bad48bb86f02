package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/** glTextureView (OpenGL 4.6, 8.18): a texture object that looks into another's storage, with its own target and format. */
public final class TextureViewing {
    private final Device device;
    private final NameTable<TextureObject> names;
    private final Profile profile;
    private final Errors errors;

    public TextureViewing(Device device, NameTable<TextureObject> names, Profile profile, Errors errors) {
        this.device = device;
        this.names = names;
        this.profile = profile;
        this.errors = errors;
    }

    public void view(
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
            return;
        }
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t == TextureTarget.BUFFER) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
            return;
        }
        TextureStore store = from.main;
        if (!from.immutable || store == null) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + original + " is not immutable");
            return;
        }
        if (name == 0) {
            errors.error(GL_INVALID_VALUE, call + ": texture is 0");
            return;
        }
        if (!names.isName(name)) {
            errors.error(GL_INVALID_OPERATION, call + ": texture is " + name + ", no name of glGenTextures");
            return;
        }
        if (names.get(name) != null) {
            errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " has been bound before");
            return;
        }
        if (!compatible(from.target(), t)) {
            errors.error(GL_INVALID_OPERATION, call + ": target 0x" + Integer.toHexString(target) + " of another kind");
            return;
        }
        InternalFormat format = InternalFormat.of(internalFormat);
        TextureImage base = from.image(0, 0);
        if (format == null || base == null || !sameClass(format, base.internal)) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": internalformat 0x" + Integer.toHexString(internalFormat) + " has another kind of texels");
            return;
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
            return;
        }
        int numLevels = Math.min(levels, from.immutableLevels - minLevel);
        int numLayers = Math.min(layers, allLayers - minLayer);
        TextureImage first = from.image(0, minLevel);
        if (first == null) return;
        boolean square = first.width == first.height;
        boolean countFits = switch (t) {
            case CUBE -> numLayers == 6 && square;
            case CUBE_ARRAY -> numLayers % 6 == 0 && square;
            case D1_ARRAY, D2_ARRAY, D2_MS_ARRAY -> true;
            default -> numLayers == 1 && (layers == 1 || t == TextureTarget.D3);
        };
        if (!countFits) {
            errors.error(GL_INVALID_VALUE, call + ": numlayers is " + layers);
            return;
        }
        TextureObject made = new TextureObject(device, name, t, profile.compatibility);
        Format stored = stored(format, base.stored);
        for (int level = 0; level < numLevels; level++) {
            for (int face = 0; face < t.faces(); face++) {
                TextureImage source = from.image(0, minLevel + level);
                if (source == null) continue;
                int firstLayer = from.target() == TextureTarget.D3 ? 0 : source.storeLayer() + minLayer + face;
                int height = t == TextureTarget.D1_ARRAY ? numLayers : source.rows();
                int depth = switch (t) {
                    case D3 -> source.depth;
                    case D2_ARRAY, CUBE_ARRAY, D2_MS_ARRAY -> numLayers;
                    default -> 1;
                };
                TextureImage image = new TextureImage(
                        t, source.width, height, depth, format, stored, source.samples, source.fixedSampleLocations);
                image.put(store, source.storeLevel(), firstLayer);
                made.setImage(face, level, image);
            }
        }
        made.main = store.hold();
        made.mainFirst = -minLevel;
        made.immutable = true;
        made.immutableLevels = numLevels;
        made.originalLevels = from.originalLevels;
        made.viewMinLevel = from.viewMinLevel + minLevel;
        made.viewNumLevels = numLevels;
        made.viewMinLayer = from.viewMinLayer + minLayer;
        made.viewNumLayers = numLayers;
        names.put(name, made);
    }

    /** The same bits, read as the view's format says. */
    private static Format stored(InternalFormat format, Format original) {
        Format wanted = format.first();
        if (wanted.blockBytes() == original.blockBytes()) return wanted;
        return original;
    }

    private static boolean compatible(TextureTarget a, TextureTarget b) {
        return group(a) == group(b);
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
