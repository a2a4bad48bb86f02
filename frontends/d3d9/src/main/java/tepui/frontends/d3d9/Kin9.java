package tepui.frontends.d3d9;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Numbers for what a draw has to know of a program beside its code and its constants: what it takes and gives. Programs with the same number are kin: one
 * follows another with a binding, and its constants where they stand elsewhere.
 */
final class Kin9 {
    private record Traits(boolean pixel, int inputs, int outputs, long samplers, int words) {}

    private static final AtomicInteger NUMBERS = new AtomicInteger(1);
    private static final Map<Traits, Integer> KNOWN = new ConcurrentHashMap<>();

    private Kin9() {}

    /** @param pixel which stage: a number is of one */
    static int of(boolean pixel, int inputs, int outputs, long samplers, int words) {
        return KNOWN.computeIfAbsent(
                new Traits(pixel, inputs, outputs, samplers, words), t -> NUMBERS.getAndIncrement());
    }
}
