package tepui.tools.conformance.mutant;

import java.util.ArrayList;
import java.util.List;
import tepui.pipe.Device;

/** All planted bugs. */
public final class Mutants {
    /** Entry of the list: one bug, as other packages see it. */
    public record Entry(String name, List<String> areas, String what) {}

    private static final List<Mutant> ALL = all();

    private Mutants() {}

    private static List<Mutant> all() {
        List<Mutant> list = new ArrayList<>();
        StateMutants.addTo(list);
        CallMutants.addTo(list);
        ShaderMutants.addTo(list);
        return List.copyOf(list);
    }

    public static List<Entry> entries() {
        return ALL.stream().map(m -> new Entry(m.name(), m.areas(), m.what())).toList();
    }

    /** The device with the bug of number {@code index} of {@link #entries}; closing it leaves {@code device} open. */
    public static Device plant(int index, Device device) {
        return new MutantDevice(device, ALL.get(index));
    }
}
