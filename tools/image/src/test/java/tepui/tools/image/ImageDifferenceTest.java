package tepui.tools.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImageDifferenceTest {
    @Test
    void equalImagesDifferInNothing() {
        ImageDifference none = ImageDifference.of(Image.blank(4, 4), Image.blank(4, 4), 0);
        assertTrue(none.isNone());
        assertEquals("equal", none.describe());
    }

    @Test
    void theFirstDifferingPixelIsNamed() {
        Image actual = Image.blank(4, 4);
        actual.pixel(2, 1, 0x00000500);
        actual.pixel(3, 3, 0x10000000);
        assertEquals(
                "2 of 16 pixels differ by more than 1, by 16 at most; the first at 2,1: expected 00000000, is 00000500 (RRGGBBAA)",
                ImageDifference.of(Image.blank(4, 4), actual, 1).describe());
    }

    @Test
    void whatIsToleratedIsStillReported() {
        Image actual = Image.blank(2, 2);
        actual.pixel(0, 0, 0x02000000);
        assertEquals(
                "equal within 2 (differs by 2 at most)",
                ImageDifference.of(Image.blank(2, 2), actual, 2).describe());
    }

    @Test
    void imagesOfTwoSizesCannotBeCompared() {
        assertThrows(IllegalArgumentException.class, () -> ImageDifference.of(Image.blank(2, 2), Image.blank(2, 3), 0));
    }

    @Test
    void threePicturesAreWritten(@TempDir Path folder) throws IOException {
        Image actual = Image.blank(2, 1);
        actual.pixel(1, 0, 0xFFFFFFFF);
        ImageDifference difference = ImageDifference.of(Image.blank(2, 1), actual, 0);
        assertFalse(difference.isNone());
        difference.write(folder, "case");
        assertEquals(0x000000FF, Png.read(folder.resolve("case-difference.png")).pixel(0, 0));
        assertEquals(0xFFFFFFFF, Png.read(folder.resolve("case-difference.png")).pixel(1, 0));
        assertEquals(0xFFFFFFFF, Png.read(folder.resolve("case-actual.png")).pixel(1, 0));
    }
}
