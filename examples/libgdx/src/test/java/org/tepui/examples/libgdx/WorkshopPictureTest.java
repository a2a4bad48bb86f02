package org.tepui.examples.libgdx;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tepui.targets.junit.ProgramPicture;
import tepui.tools.image.Tolerance;

/** Picture of a program of libGDX in a unit test: its own backend and main method, no display. */
final class WorkshopPictureTest {
    @Test
    void itLooksAsItDid() {
        ProgramPicture.of("workshop", 4, () -> Workshop.main(new String[0]))
                .assertEquals(
                        Path.of("src/test/pictures/workshop.png"),
                        Tolerance.channels(12).butShare(0.01));
    }

    @Test
    void itMayRunAgain() {
        ProgramPicture.of("workshop-gl32", 4, () -> Workshop.main(new String[] {"gl32"}))
                .assertEquals(
                        Path.of("src/test/pictures/workshop.png"),
                        Tolerance.channels(12).butShare(0.01));
    }
}
