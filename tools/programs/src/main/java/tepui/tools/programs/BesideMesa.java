package tepui.tools.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;

/**
 * Comparison of a program's picture on Mesa's llvmpipe, on the software device without a display, and on Vulkan in a
 * window. All three lie in {@code target/pictures} afterwards, so that somebody can look at them. Implementations may
 * differ at edges and in filtered texels, so a pixel counts as another one when it is off by more than some shades, and
 * a share of the pixels may be.
 *
 * @param name of the pictures
 * @param shades by which a channel may be off without counting, of 255
 * @param share of the pixels that may count
 */
public record BesideMesa(String name, int shades, double share) {
    private static final Path FOLDER = Path.of("target/pictures");

    /** Draws three pictures of a frame and compares the two of Tepui with that of Mesa. */
    public void check(Program program, int frame) throws IOException, InterruptedException {
        try (XServer server = new XServer(1024, 768)) {
            String display = server.display();
            Image mesa = kept(program.onSystem(frame, display), "mesa");
            Image soft = kept(program.offscreen("soft", frame), "soft");
            Image vulkan = kept(program.onDisplay("vulkan", frame, display), "vulkan");
            compare(mesa, soft, "soft");
            compare(mesa, vulkan, "vulkan");
        }
    }

    /**
     * Compares the pictures of a program that writes its own and ends by itself.
     *
     * @param picture the file that the program writes
     * @param windowed whether it needs a display on Tepui too
     */
    public void check(Program program, Path picture, boolean windowed) throws IOException, InterruptedException {
        try (XServer server = new XServer(1024, 768)) {
            String display = windowed ? server.display() : null;
            Image mesa = kept(ended(program.byItself(null, server.display(), picture)), "mesa");
            Image soft = kept(ended(program.byItself("soft", display, picture)), "soft");
            Image vulkan = kept(ended(program.byItself("vulkan", display, picture)), "vulkan");
            compare(mesa, soft, "soft");
            compare(mesa, vulkan, "vulkan");
        }
    }

    private static Program.Outcome ended(Program.Outcome outcome) {
        if (outcome.status() == 0) return outcome;
        throw new AssertionError("the program ended with " + outcome.status() + ": " + outcome.out() + outcome.err());
    }

    private Image kept(Program.Outcome outcome, String of) throws IOException {
        Image image = outcome.shown();
        Files.createDirectories(FOLDER);
        Png.write(FOLDER.resolve(name + "-" + of + ".png"), image);
        return image;
    }

    /** Fails where a picture is another one than expected, and leaves both with their difference. */
    public void compare(Image expected, Image actual, String of) throws IOException {
        if (expected.width() != actual.width() || expected.height() != actual.height())
            throw new AssertionError(name + " on " + of + " is " + actual.width() + " x " + actual.height() + ", not "
                    + expected.width() + " x " + expected.height());
        ImageDifference difference = ImageDifference.of(expected, actual, shades);
        if (difference.pixels() <= share * expected.width() * expected.height()) return;
        difference.write(FOLDER, name + "-" + of);
        throw new AssertionError(name + " on " + of + " does not look as expected: " + difference.describe());
    }
}
