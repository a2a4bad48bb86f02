package org.tepui.examples.jogl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;
import tepui.tools.programs.ColorCounts;
import tepui.tools.programs.Program;

/** The program with each profile, in windows and offscreen, beside Mesa. */
final class RingsTest {
    private static final int FRAMES = 3;

    /** Pixels at edges may belong to one or the other; so much of the picture may be off by more than a few shades. */
    private static final double SHARE = 0.002;

    @TempDir
    private Path folder;

    private Program program(String... arguments) {
        String[] words = new String[arguments.length + 1];
        words[0] = Rings.class.getName();
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        return new Program(folder, words);
    }

    /** The pictures that the program itself keeps of offscreen drawables, one for each profile. */
    private List<Image> offscreen(String driver, String display, String... profiles) throws Exception {
        List<String> words = new ArrayList<>(List.of("offscreen", String.valueOf(FRAMES), folder.toString()));
        words.addAll(List.of(profiles));
        program(words.toArray(new String[0]))
                .byItself(driver, display, folder.resolve(profiles[profiles.length - 1] + ".png"))
                .shown();
        List<Image> pictures = new ArrayList<>();
        for (String profile : profiles) {
            Path picture = folder.resolve(profile + ".png");
            pictures.add(Png.read(picture));
            Files.delete(picture);
        }
        return pictures;
    }

    @Test
    void aWindowNeedsNoDisplay() throws Exception {
        Program.Outcome outcome = program("GL2").offscreen("soft", FRAMES);
        check(outcome.shown());
        // The window was closed as a person would, and the program ended by itself.
        assertEquals(0, outcome.status(), outcome.err());
    }

    @ParameterizedTest
    @CsvSource({"GL2, soft", "GL3, vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInAWindow(String profile, String driver) throws Exception {
        try (XServer server = new XServer(800, 600)) {
            Program.Outcome outcome = program(profile).onDisplay(driver, FRAMES, server.display());
            check(outcome.shown());
            assertEquals(0, outcome.status(), outcome.err());
        }
    }

    @ParameterizedTest
    @CsvSource({"canvas, soft", "canvas, vulkan", "panel, soft"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInAWindowOfSwing(String component, String driver) throws Exception {
        Path picture = folder.resolve("swing.png");
        try (XServer server = new XServer(800, 600)) {
            Program.Outcome outcome = program(component, String.valueOf(FRAMES), picture.toString())
                    .byItself(driver, server.display(), picture);
            check(outcome.shown());
            assertEquals(0, outcome.status(), outcome.err());
        }
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void eachProfileLooksAsOnMesa() throws Exception {
        String[] profiles = {"GL2", "GL3", "GL4", "GLES2", "GLES3"};
        List<Image> mesa;
        try (XServer server = new XServer(800, 600)) {
            mesa = offscreen(null, server.display(), profiles);
        }
        List<Image> soft = offscreen("soft", null, profiles);
        for (int i = 0; i < profiles.length; i++) compare(mesa.get(i), soft.get(i), profiles[i]);
        // This device has no OpenGL 4.
        List<Image> vulkan = offscreen("vulkan", null, "GL2", "GL3");
        for (int i = 0; i < vulkan.size(); i++) compare(mesa.get(i), vulkan.get(i), profiles[i] + "-vulkan");
    }

    private static void compare(Image mesa, Image ours, String name) throws Exception {
        check(ours);
        ImageDifference difference = ImageDifference.of(mesa, ours, 12);
        boolean near = difference.pixels() <= SHARE * mesa.width() * mesa.height();
        if (!near) difference.write(Path.of("target/pictures"), name);
        assertTrue(near, difference.describe());
    }

    /** The ground in a corner, and each ring's colour somewhere. */
    private static void check(Image image) {
        assertEquals(480, image.width());
        assertEquals(360, image.height());
        assertEquals("141724", String.format("%06X", image.pixel(10, 10) >>> 8));
        ColorCounts counts = ColorCounts.of(image);
        assertTrue(counts.least() > 100, counts.toString());
    }
}
