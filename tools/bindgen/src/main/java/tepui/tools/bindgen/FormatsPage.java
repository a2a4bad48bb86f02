package tepui.tools.bindgen;

import java.nio.file.Path;
import java.util.Locale;
import tepui.pipe.format.Format;

/** Generator of docs/formats.md: the table of formats for people, in the order and the words of {@link Format}. */
final class FormatsPage implements Generator {
    @Override
    public Path file() {
        return Path.of("docs", "formats.md");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) {
        StringBuilder text = new StringBuilder("""
                # Formats

                All formats of texels and vertex attributes, written from `tepui.pipe.format.Format` by `./tepui generate`; do not edit.
                A name gives the channels with their bits, the lowest bits first, then how the bits are read. `L` stands for equal red,
                green and blue, `I` for all four, `E` for a shared exponent. Formats in blocks of 1x1 have channels of several kinds, named
                one by one: `S` signed, `U` unsigned, `Z` derived. Which of them a device supports, and for what, is in
                `./tepui info --json`.

                | format | bytes | block | channels (offset:bits) | read as | components |
                |---|---|---|---|---|---|
                """);
        for (Format format : Format.values()) {
            text.append("| `")
                    .append(format.name())
                    .append("` | ")
                    .append(format.blockBytes())
                    .append(" | ");
            text.append(format.isCompressed() ? format.blockWidth() + "×" + format.blockHeight() : "1")
                    .append(" | ");
            text.append(channels(format)).append(" | ").append(numeric(format)).append(" | ");
            text.append(components(format)).append(" |\n");
        }
        return text.toString();
    }

    private static String channels(Format format) {
        if (format.isCompressed()) return "packed together";
        StringBuilder text = new StringBuilder();
        for (Format.Channel channel : format.channels()) {
            if (!text.isEmpty()) text.append(' ');
            text.append(channel.letter())
                    .append(' ')
                    .append(channel.offset())
                    .append(':')
                    .append(channel.bits());
        }
        return text.toString();
    }

    private static String numeric(Format format) {
        return format.isSrgb() ? "sRGB" : format.numeric().name().toLowerCase(Locale.ROOT);
    }

    private static String components(Format format) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            if ((format.components() & 1 << i) != 0) text.append("rgba".charAt(i));
        }
        if (format.hasDepth()) text.append("depth");
        if (format.hasStencil()) text.append(text.isEmpty() ? "" : " ").append("stencil");
        return text.toString();
    }
}
