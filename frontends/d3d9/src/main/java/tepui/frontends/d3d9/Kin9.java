package tepui.frontends.d3d9;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Numbers for what a draw has to know of a program beside its code: which constants it reads, and what it takes and gives. Programs with the same number
 * are kin: one follows another with a binding and no further look.
 */
final class Kin9 {
    private record Traits(int arrangement, int inputs, int outputs, long samplers, int words) {}

    private static final AtomicInteger NUMBERS = new AtomicInteger(1);
    private static final Map<Traits, Integer> KNOWN = new ConcurrentHashMap<>();

    private Kin9() {}

    /** @param arrangement of the constants; negative for pixel programs, so that a number is of one stage */
    static int of(int arrangement, int inputs, int outputs, long samplers, int words) {
        return KNOWN.computeIfAbsent(
                new Traits(arrangement, inputs, outputs, samplers, words), t -> NUMBERS.getAndIncrement());
    }
}
