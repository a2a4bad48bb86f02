package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is told of a lost device. */
class BreadcrumbsTest {
    private final Breadcrumbs.Trails trails = new Breadcrumbs.Trails();

    private String told(long completed) {
        StringBuilder text = new StringBuilder();
        trails.tell(completed, text);
        return text.toString();
    }

    @Test
    void commandsOfBatchesThatAreNotDone() {
        Breadcrumbs b = trails.begin();
        b.add(1, Breadcrumbs.Kind.CLEAR_TEXTURE, 4, 5);
        for (int i = 0; i < 4; i++) b.add(2, Breadcrumbs.Kind.DRAWS, i, 7);
        assertEquals(
                "; batches up to 1 are done; context 1, last in batch 2: its 0 draws (pass number 7),"
                        + " its 1 draws (pass number 7), its 2 draws (pass number 7), its 3 draws (pass number 7)",
                told(1));
    }

    @Test
    void ofManyContextsThoseWithTheOldestBatches() {
        for (int i = 1; i <= 50; i++) trails.begin().add(100 - i, Breadcrumbs.Kind.BLIT, i, i);
        String text = told(49);
        assertTrue(
                text.startsWith("; batches up to 49 are done; context 50, last in batch 50: a blit to 50 x 50;"), text);
        assertTrue(text.endsWith("context 43, last in batch 57: a blit to 43 x 43; 42 more contexts"), text);
    }
}
