package tepui.drivers.d3d12.dxbc;

import org.jspecify.annotations.Nullable;

/**
 * Placeholder output of a control shader's vertices that has the last register. vkd3d counts what belongs to the patch
 * from behind it on, in either stage by what the stage itself has: so the evaluation shader's signature has it too,
 * read or not.
 *
 * @param name of its semantic
 * @param index of its semantic
 * @param systemValue the number of what it means to the pipeline
 * @param register where it lies
 */
public record FarOutput(String name, int index, int systemValue, int register) {
    /** Of all elements of a signature; null where there is none. */
    static @Nullable FarOutput of(Signature signature) {
        FarOutput far = null;
        for (Signature.Element e : signature.elements) {
            if (far == null || e.register() > far.register) {
                far = new FarOutput(e.name(), e.index(), e.systemValue(), e.register());
            }
        }
        return far;
    }

    /** Adds it to a signature of inputs all of which lie before it. */
    void addTo(Signature signature) {
        FarOutput there = of(signature);
        if (there != null && there.register >= register) return;
        signature.add(new Signature.Element(name, index, systemValue, Signature.FLOAT, register, 15, 0, 0));
    }
}
