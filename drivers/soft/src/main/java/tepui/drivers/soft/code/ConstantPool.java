package tepui.drivers.soft.code;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Constants that stand behind code, each once. */
final class ConstantPool {
    record Entry(int[] words, Label label) {}

    private final Map<IntBuffer, Entry> entries = new HashMap<>();
    private final List<Entry> order = new ArrayList<>();

    /** Where these words are going to lie. */
    Label label(int[] words) {
        Entry known = entries.get(IntBuffer.wrap(words));
        if (known != null) return known.label;
        Entry made = new Entry(words.clone(), new Label());
        entries.put(IntBuffer.wrap(made.words), made);
        order.add(made);
        return made.label;
    }

    /** Bytes of all. */
    int bytes() {
        int words = 0;
        for (Entry entry : order) words += entry.words.length;
        return 4 * words;
    }

    /** In this order each is as aligned as it is large. */
    List<Entry> largestFirst() {
        order.sort((a, b) -> Integer.compare(b.words.length, a.words.length));
        return order;
    }
}
