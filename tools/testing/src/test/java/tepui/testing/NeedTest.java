package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

final class NeedTest {
    @TempDir
    private Path folder;

    private String before = "";

    @BeforeEach
    void useAnEmptyFolder() {
        before = System.setProperty("tepui.deps", folder.toString());
    }

    @AfterEach
    void restore() {
        System.setProperty("tepui.deps", before);
    }

    @Test
    void whatIsThereIsReturned() throws IOException {
        Path icd = Files.createFile(
                Files.createDirectories(folder.resolve("vulkan")).resolve("icd.json"));
        assertEquals(icd, Need.LAVAPIPE.require());
    }

    @Test
    void whatIsNotThereSkipsOrInCiFails() {
        Class<? extends Throwable> kind =
                "true".equals(System.getenv("CI")) ? AssertionError.class : TestAbortedException.class;
        assertThrows(kind, Need.LAVAPIPE::require);
    }

    @Test
    void whatIsFetchedOnRequestOnlyNeverFails() {
        assertThrows(TestAbortedException.class, Need.PIGLIT::require);
    }

    @Test
    void theReasonNamesFileAndRemedy() {
        String why = Need.PIGLIT.whyAbsent();
        assertTrue(why.contains(folder.toString()) && why.endsWith("'./tepui fetch piglit' brings it"), why);
    }

    @Test
    void theReasonOfTheFetcherIsPassedOn() throws IOException {
        Files.writeString(folder.resolve("missing"), "khronos-api\tno such package here\n");
        assertTrue(Need.GL_XML.whyAbsent().endsWith("; khronos-api: no such package here"), Need.GL_XML.whyAbsent());
    }
}
