package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tepui.ir.Validator;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

class FillTest {
    private static FillSubject soft() {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (provider.name().equals("soft")) {
                return new PipeFill(provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT));
            }
        }
        throw new AssertionError("the software driver is not on the class path");
    }

    private static int[] picture(FillSubject subject, FillCase row) {
        subject.prepare(row);
        subject.frame(row, 0);
        return subject.pixels();
    }

    @Test
    void shadersAreValid() {
        Validator.check(FillShaders.vertex());
        for (FillCase row : FillCase.values()) Validator.check(FillShaders.fragment(row));
    }

    @Test
    void everyRowCoversTheTarget() {
        try (FillSubject subject = soft()) {
            for (FillCase row : FillCase.values()) {
                int[] pixels = picture(subject, row);
                int first = pixels[0];
                boolean plain = row == FillCase.CLEAR || row == FillCase.FLAT || row == FillCase.FLAT_MANY;
                assertEquals(plain, Arrays.stream(pixels).allMatch(p -> p == first), row.label);
                assertTrue(
                        Arrays.stream(pixels).allMatch(p -> p >>> 24 != 0), row.label + " leaves pixels without alpha");
            }
        }
    }

    @Test
    void quadShowsTheTexelsThemselves() {
        // Texel centres meet pixel centres, so nearest and linear give the texel itself on every implementation.
        try (FillSubject subject = soft()) {
            int[] nearest = picture(subject, FillCase.NEAREST);
            assertEquals(FillCase.texels()[0], nearest[0]);
            assertEquals(FillCase.texels()[FillCase.TEXTURE + 3], nearest[FillCase.SIZE + 3]);
            assertNotEquals(nearest[0], nearest[1]);
        }
    }

    @Test
    void unknownOptionsAreNamed() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> Options.parse(new String[] {"--runds", "3"}, 0, Map.of("--rounds", "3")));
        assertTrue(e.getMessage().contains("--runds") && e.getMessage().contains("--rounds"), e.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> Options.parse(new String[] {"--rounds", "0"}, 0, Map.of("--rounds", "3"))
                        .number("--rounds"));
    }
}
