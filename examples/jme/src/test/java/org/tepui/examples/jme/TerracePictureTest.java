package org.tepui.examples.jme;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tepui.targets.junit.ProgramPicture;
import tepui.tools.image.Tolerance;

/** Picture of a program of jMonkeyEngine in a unit test: its own context and main method, no display. */
final class TerracePictureTest {
    @Test
    void itLooksAsItDid() {
        ProgramPicture.of("terrace", 4, () -> Terrace.main(new String[0]))
                .assertEquals(
                        Path.of("src/test/pictures/terrace.png"),
                        Tolerance.channels(12).butShare(0.01));
    }
}
