package tepui.frontends.d3d9.shader;

import org.jspecify.annotations.Nullable;

/** Register files, by the numbers that tokens have for them; some numbers mean another file in pixel shaders. */
public enum RegisterFile {
    TEMP(0, "r"),
    INPUT(1, "v"),
    CONST(2, "c"),
    ADDRESS(3, "a"),
    TEXTURE(3, "t"),
    RASTER_OUT(4, "o"),
    COLOR_ATTRIBUTE(5, "oD"),
    TEXCOORD_OUT(6, "oT"),
    OUTPUT(6, "o"),
    CONSTINT(7, "i"),
    COLOR_OUT(8, "oC"),
    DEPTH_OUT(9, "oDepth"),
    SAMPLER(10, "s"),
    CONSTBOOL(14, "b"),
    LOOP(15, "aL"),
    MISC(17, "v"),
    LABEL(18, "l"),
    PREDICATE(19, "p");

    private final int number;
    private final String letter;

    RegisterFile(int number, String letter) {
        this.number = number;
        this.letter = letter;
    }

    int number() {
        return number;
    }

    String letter() {
        return letter;
    }

    /** The file of a number in a program of that kind; null where there is none. */
    static @Nullable RegisterFile of(int number, boolean pixel, int version) {
        return switch (number) {
            case 3 -> pixel ? TEXTURE : ADDRESS;
            case 4 -> pixel ? null : RASTER_OUT;
            case 5 -> pixel ? null : COLOR_ATTRIBUTE;
            case 6 -> pixel ? null : version >= 0x300 ? OUTPUT : TEXCOORD_OUT;
            default -> {
                for (RegisterFile f : values()) if (f.number == number) yield f;
                yield null;
            }
        };
    }
}
