package tepui.ir.random;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tepui.ir.Type;
import tepui.ir.Value;

/** Scope of values that may be used at a place, by type; a region's own are forgotten at its end. */
final class Scope {
    private final IdentityHashMap<Type, List<Value>> byType = new IdentityHashMap<>();
    private final List<Value> order = new ArrayList<>();

    int mark() {
        return order.size();
    }

    /** The values added since, oldest first. */
    List<Value> since(int mark) {
        return List.copyOf(order.subList(mark, order.size()));
    }

    void release(int mark) {
        while (order.size() > mark) list(order.removeLast().type()).removeLast();
    }

    private List<Value> list(Type type) {
        return byType.computeIfAbsent(type, t -> new ArrayList<>());
    }

    Value add(Value v) {
        list(v.type()).add(v);
        order.add(v);
        return v;
    }

    /** One of that type, late ones more often; null where there is none. */
    @Nullable
    Value pick(Type type, SplittableRandom random) {
        List<Value> all = list(type);
        if (all.isEmpty()) return null;
        int n = all.size();
        return all.get(n - 1 - (random.nextInt(3) == 0 ? random.nextInt(n) : random.nextInt(Math.min(n, 4))));
    }
}
