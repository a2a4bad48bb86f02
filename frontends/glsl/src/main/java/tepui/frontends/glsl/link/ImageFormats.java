package tepui.frontends.glsl.link;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Table of the format qualifiers of images, and the formats' names in the contract. */
final class ImageFormats {
    private ImageFormats() {}

    /** rgba8 is R8G8B8A8_UNORM; null for none. */
    static @Nullable String of(@Nullable String qualifier) {
        if (qualifier == null) return null;
        switch (qualifier) {
            case "r11f_g11f_b10f" -> {
                return "R11G11B10_FLOAT";
            }
            case "rgb10_a2" -> {
                return "R10G10B10A2_UNORM";
            }
            case "rgb10_a2ui" -> {
                return "R10G10B10A2_UINT";
            }
            default -> {}
        }
        String q = qualifier.toUpperCase(Locale.ROOT);
        int digits = 0;
        while (!Character.isDigit(q.charAt(digits))) digits++;
        int end = digits;
        while (end < q.length() && Character.isDigit(q.charAt(end))) end++;
        String bits = q.substring(digits, end);
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < digits; i++) name.append(q.charAt(i)).append(bits);
        return name.append(
                        switch (q.substring(end)) {
                            case "F" -> "_FLOAT";
                            case "I" -> "_SINT";
                            case "UI" -> "_UINT";
                            case "_SNORM" -> "_SNORM";
                            default -> "_UNORM";
                        })
                .toString();
    }
}
