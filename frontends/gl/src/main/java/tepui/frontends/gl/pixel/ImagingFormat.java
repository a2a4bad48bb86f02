package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;

/** An internal format of colour tables, filters, histograms and minima (table 3.16 of OpenGL 3.0): its base format, and bits of red, green, blue, alpha. */
public record ImagingFormat(int name, int base, int red, int green, int blue, int alpha) {
    /** Format of new tables. */
    public static final ImagingFormat INITIAL = new ImagingFormat(GL_RGBA, GL_RGBA, 8, 8, 8, 8);

    /** Of a proxy whose table would be too large. */
    public static final ImagingFormat NONE = new ImagingFormat(0, 0, 0, 0, 0, 0);

    /** The format of that name; null where these have none. */
    public static @Nullable ImagingFormat of(int name) {
        return switch (name) {
            case GL_ALPHA, GL_ALPHA8 -> new ImagingFormat(name, GL_ALPHA, 0, 0, 0, 8);
            case GL_ALPHA4 -> new ImagingFormat(name, GL_ALPHA, 0, 0, 0, 4);
            case GL_ALPHA12 -> new ImagingFormat(name, GL_ALPHA, 0, 0, 0, 12);
            case GL_ALPHA16 -> new ImagingFormat(name, GL_ALPHA, 0, 0, 0, 16);
            case GL_LUMINANCE, GL_LUMINANCE8 -> one(name, GL_LUMINANCE, 8, 0);
            case GL_LUMINANCE4 -> one(name, GL_LUMINANCE, 4, 0);
            case GL_LUMINANCE12 -> one(name, GL_LUMINANCE, 12, 0);
            case GL_LUMINANCE16 -> one(name, GL_LUMINANCE, 16, 0);
            case GL_LUMINANCE_ALPHA, GL_LUMINANCE8_ALPHA8 -> one(name, GL_LUMINANCE_ALPHA, 8, 8);
            case GL_LUMINANCE4_ALPHA4 -> one(name, GL_LUMINANCE_ALPHA, 4, 4);
            case GL_LUMINANCE6_ALPHA2 -> one(name, GL_LUMINANCE_ALPHA, 6, 2);
            case GL_LUMINANCE12_ALPHA4 -> one(name, GL_LUMINANCE_ALPHA, 12, 4);
            case GL_LUMINANCE12_ALPHA12 -> one(name, GL_LUMINANCE_ALPHA, 12, 12);
            case GL_LUMINANCE16_ALPHA16 -> one(name, GL_LUMINANCE_ALPHA, 16, 16);
            case GL_INTENSITY, GL_INTENSITY8 -> one(name, GL_INTENSITY, 8, 8);
            case GL_INTENSITY4 -> one(name, GL_INTENSITY, 4, 4);
            case GL_INTENSITY12 -> one(name, GL_INTENSITY, 12, 12);
            case GL_INTENSITY16 -> one(name, GL_INTENSITY, 16, 16);
            case GL_R3_G3_B2 -> new ImagingFormat(name, GL_RGB, 3, 3, 2, 0);
            case GL_RGB, GL_RGB8 -> one(name, GL_RGB, 8, 0);
            case GL_RGB4 -> one(name, GL_RGB, 4, 0);
            case GL_RGB5 -> one(name, GL_RGB, 5, 0);
            case GL_RGB10 -> one(name, GL_RGB, 10, 0);
            case GL_RGB12 -> one(name, GL_RGB, 12, 0);
            case GL_RGB16 -> one(name, GL_RGB, 16, 0);
            case GL_RGBA, GL_RGBA8 -> one(name, GL_RGBA, 8, 8);
            case GL_RGBA2 -> one(name, GL_RGBA, 2, 2);
            case GL_RGBA4 -> one(name, GL_RGBA, 4, 4);
            case GL_RGB5_A1 -> one(name, GL_RGBA, 5, 1);
            case GL_RGB10_A2 -> one(name, GL_RGBA, 10, 2);
            case GL_RGBA12 -> one(name, GL_RGBA, 12, 12);
            case GL_RGBA16 -> one(name, GL_RGBA, 16, 16);
            default -> null;
        };
    }

    private static ImagingFormat one(int name, int base, int colors, int alpha) {
        return new ImagingFormat(name, base, colors, colors, colors, alpha);
    }

    /** Bits of a component that pixels have; 0 where this format leaves it alone. Luminance and intensity have those of the colours. */
    public int bits(int component) {
        return switch (component) {
            case 0 -> red;
            case 1 -> green;
            case 2 -> blue;
            default -> alpha;
        };
    }

    /** Bits by what is asked for: R, G, B, A, L or I; 0 for a component that the base format does not have. */
    public int bits(char component) {
        return switch (component) {
            case 'L' -> base == GL_LUMINANCE || base == GL_LUMINANCE_ALPHA ? red : 0;
            case 'I' -> base == GL_INTENSITY ? red : 0;
            case 'A' -> base == GL_INTENSITY ? 0 : alpha;
            default -> base == GL_RGB || base == GL_RGBA ? bits("RGB".indexOf(component)) : 0;
        };
    }

    /** Where a component of pixels finds its value: luminance and intensity lie in red. */
    public int from(int component) {
        return switch (base) {
            case GL_INTENSITY -> 0;
            case GL_LUMINANCE, GL_LUMINANCE_ALPHA -> component == 3 ? 3 : 0;
            default -> component;
        };
    }

    /** Value of a component for getters (table 6.1): luminance and intensity as red, 0 and alpha 1 for those that are not kept. */
    public float told(int component, float kept) {
        boolean there = switch (component) {
            case 0 -> base != GL_ALPHA;
            case 1, 2 -> base == GL_RGB || base == GL_RGBA;
            default -> base == GL_ALPHA || base == GL_LUMINANCE_ALPHA || base == GL_RGBA;
        };
        return there ? kept : component == 3 ? 1 : 0;
    }
}
