package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** Check of what a picture of gears must show. */
final class GearsPicture {
    private GearsPicture() {}

    static void assertGears(String name, Path picture) throws IOException {
        Image image = Png.read(picture);
        assertEquals("300 x 300", image.width() + " x " + image.height());
        // A gear of each colour: more than a twentieth of the larger, and some of the smaller ones.
        assertTrue(share(image, 0) > 0.05, () -> name + ": red is " + share(image, 0));
        assertTrue(share(image, 1) > 0.02, () -> name + ": green is " + share(image, 1));
        assertTrue(share(image, 2) > 0.02, () -> name + ": blue is " + share(image, 2));
    }

    /** How much of a picture has a colour that is mostly one of red, green and blue. */
    private static double share(Image image, int channel) {
        byte[] rgba = image.rgba();
        int count = 0;
        for (int at = 0; at < rgba.length; at += 4) {
            int most = rgba[at + channel] & 0xff;
            int others = (rgba[at] & 0xff) + (rgba[at + 1] & 0xff) + (rgba[at + 2] & 0xff) - most;
            if (most > 60 && most > others) count++;
        }
        return 4.0 * count / rgba.length;
    }
}
