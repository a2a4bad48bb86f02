package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is said about kernels reaches everybody who listens, and a listener that fails harms nobody. */
class MessagesTest {
    @Test
    void everybodyHearsWhatIsSaidWhileListening() {
        Messages messages = new Messages();
        List<String> heard = new ArrayList<>();
        Consumer<String> good = heard::add;
        Consumer<String> bad = text -> {
            throw new IllegalStateException(text);
        };
        messages.listen(bad);
        messages.listen(good);
        messages.tell("one");
        messages.tell("two");
        messages.tellOnce("for all");
        messages.tellOnce("for all");
        messages.forget(good);
        messages.tell("three");
        assertEquals(List.of("one", "two", "for all"), heard);
    }
}
