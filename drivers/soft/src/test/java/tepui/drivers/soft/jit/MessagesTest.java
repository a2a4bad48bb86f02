package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What the background compiler says reaches everybody who listens, and a listener that fails harms nobody. */
class MessagesTest {
    @Test
    void everybodyHearsWhatIsSaidWhileListening() {
        TierUp tierUp = new TierUp();
        List<String> heard = new ArrayList<>();
        Consumer<String> good = heard::add;
        Consumer<String> bad = text -> {
            throw new IllegalStateException(text);
        };
        tierUp.listen(bad);
        tierUp.listen(good);
        tierUp.tell("one");
        tierUp.tell("two");
        tierUp.tellOnce("for all");
        tierUp.tellOnce("for all");
        tierUp.forget(good);
        tierUp.tell("three");
        assertEquals(List.of("one", "two", "for all"), heard);
    }

    @Test
    void patienceEndsByWorkingNotByWaiting() throws InterruptedException {
        Patience none = new Patience(0);
        assertTrue(none.isOver());
        Patience some = new Patience(5_000_000);
        long sum = 0;
        while (!some.isOver()) sum = sum * 31 + 7;
        Patience endless = new Patience(Long.MAX_VALUE / 2);
        Thread.sleep(1);
        assertFalse(endless.isOver(), "after " + sum);
    }
}
