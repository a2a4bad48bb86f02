package tepui.tools.bindgen;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Body of a function of EXT_direct_state_access: finds the object and hands it to the method that does the work. Functions that specify images have more
 * arguments than a method takes; they fill those of {@code TextureImages} first.
 */
final class DirectBody {
    private static final Pattern IMAGES =
            Pattern.compile("gl(Compressed|Copy|)Tex(Sub|)(Image|Storage)([123])D(Multisample|)");

    private final GlRegistry.Function function;
    private final GlDirectRules.Rule rule;
    private final GlChapters chapters;
    private final List<String> names;
    private final StringBuilder text = new StringBuilder();

    private DirectBody(GlRegistry.Function function, GlDirectRules.Rule rule, GlChapters chapters) {
        this.function = function;
        this.rule = rule;
        this.chapters = chapters;
        names = function.params().stream().map(GlRegistry.Param::name).toList();
    }

    static String of(GlRegistry.Function f, GlDirectRules.Rule rule, GlChapters chapters) {
        DirectBody body = new DirectBody(f, rule, chapters);
        body.find();
        Matcher images = IMAGES.matcher(rule.bound());
        if (images.matches()) body.images(images);
        else body.call();
        return body.text.toString();
    }

    private void line(String statement) {
        text.append("        ").append(statement).append("\n");
    }

    private void call() {
        GlDirectRules.Finder finder = rule.finder();
        String owner = finder.owner().isEmpty() ? "context." + chapters.fieldOf(rule.bound()) : finder.owner();
        String given = rule.given().isEmpty() ? "" : ", " + String.join(", ", rule.given());
        line((zero().isEmpty() ? "" : "return ") + owner + "." + rule.method() + "(" + quoted() + ", found" + given
                + ");");
    }

    private String quoted() {
        return "\"" + function.name() + "\"";
    }

    private String zero() {
        return GlSources.zero(function);
    }

    private void find() {
        GlDirectRules.Finder finder = rule.finder();
        String by = String.join(", ", rule.by());
        boolean always = finder.none().isEmpty();
        line(finder.type() + " found = " + finder.call() + "(" + (always ? "" : quoted() + ", ") + by + ");");
        if (!always) line("if (found " + finder.none() + ") return" + zero() + ";");
    }

    /** An argument, or what stands for it where the function has not so many dimensions. */
    private String or(String name, String other) {
        return names.contains(name) ? name : other;
    }

    private void images(Matcher m) {
        String kind = m.group(1);
        String dimensions = m.group(4);
        line("TextureImages images = context.textureImage.images;");
        boolean copies = kind.equals("Copy");
        if (copies) line("images.source.rectangle(x, y, width, " + or("height", "1") + ");");
        String height = or("height", "1");
        String depth = or("depth", "1");
        if (m.group(2).equals("Sub")) {
            String y = or("yoffset", "0");
            String z = or("zoffset", "0");
            line("images.region.set(TextureTarget.face(target), level, xoffset, " + y + ", " + z + ", width, " + height
                    + ", " + depth + ");");
            if (!copies) line("images.pixels." + pixels(kind, "format") + ";");
            String method = kind.isEmpty() ? "subImage" : kind.equals("Copy") ? "copySubImage" : "compressedSubImage";
            line("images." + method + "(" + quoted() + ", images.texture(" + quoted() + ", found, target, " + dimensions
                    + "));");
            return;
        }
        boolean several = !m.group(5).isEmpty();
        boolean storage = m.group(3).equals("Storage");
        String first = quoted() + ", " + dimensions + ", target, ";
        String request = storage && !several
                ? "storage(" + first + "levels, internalformat)"
                : "of(" + first + "internalformat, " + or("border", "0") + ")";
        String level = ".level(" + or("level", "0") + ", width, " + height + ", " + depth + ").of(found)";
        line("images.request." + request + level + (several ? ".samples(samples, fixedsamplelocations, true)" : "")
                + ";");
        if (several) {
            line("images.samples(TextureTarget.D2_MS" + (dimensions.equals("3") ? "_ARRAY" : "") + ");");
            return;
        }
        if (!storage && !copies) line("images.request.pixels." + pixels(kind, "internalformat") + ";");
        line("images."
                + (storage
                        ? "storage"
                        : kind.isEmpty() ? "image" : kind.equals("Copy") ? "copyImage" : "compressedImage")
                + "();");
    }

    private static String pixels(String kind, String format) {
        return kind.isEmpty() ? "set(format, type, pixels)" : "blocks(" + format + ", imageSize, bits)";
    }
}
