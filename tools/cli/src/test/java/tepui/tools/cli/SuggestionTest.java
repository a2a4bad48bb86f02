package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SuggestionTest {
    @Test
    void distanceCountsInsertedDeletedReplacedAndSwappedLetters() {
        assertEquals(0, Suggestion.distance("demo", "demo"));
        assertEquals(1, Suggestion.distance("demo", "deo"));
        assertEquals(1, Suggestion.distance("demo", "demmo"));
        assertEquals(1, Suggestion.distance("demo", "damo"));
        assertEquals(1, Suggestion.distance("demo", "dmeo"));
        assertEquals(4, Suggestion.distance("", "demo"));
    }

    @Test
    void theNearestIsSuggested() {
        List<String> names = List.of("--driver", "--frames", "--out");
        assertEquals("; did you mean --driver?", Suggestion.of("--drvier", names));
        assertEquals("; did you mean --frames?", Suggestion.of("--fra", names));
    }

    @Test
    void nothingIsSuggestedForWhatIsLikeNothing() {
        assertEquals(".", Suggestion.of("--zzzzzz", List.of("--driver", "--out")));
        assertEquals(".", Suggestion.of("x", List.of("info", "demo")));
        assertEquals(".", Suggestion.of("", List.of("info")));
    }
}
