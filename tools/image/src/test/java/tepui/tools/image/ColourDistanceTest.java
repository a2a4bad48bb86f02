package tepui.tools.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ColourDistanceTest {
    /** Pairs that were published with the formula to test it by. */
    @ParameterizedTest
    @CsvSource({
        "50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425",
        "50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615",
        "50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412",
        "50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669",
        "50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792",
        "50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045",
        "50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065",
        "50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492",
        "60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644",
        "2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082"
    })
    void publishedPairsHaveTheirDistance(
            double l1, double a1, double b1, double l2, double a2, double b2, double distance) {
        double[] first = {l1, a1, b1};
        double[] second = {l2, a2, b2};
        assertEquals(distance, ColourDistance.ofLab(first, second), 0.00005);
        assertEquals(distance, ColourDistance.ofLab(second, first), 0.00005);
    }

    @Test
    void blackAndWhiteAreAHundredApartAndAColourIsNoneFromItself() {
        assertEquals(100, ColourDistance.of(0x000000FF, 0xFFFFFFFF), 0.01);
        assertEquals(0, ColourDistance.of(0x123456FF, 0x123456FF));
    }

    @Test
    void aStepOfBlueIsLessThanAStepOfGreen() {
        assertTrue(ColourDistance.of(0x0000FFFF, 0x0000F0FF) < ColourDistance.of(0x00FF00FF, 0x00E000FF));
    }
}
