package tepui.tools.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tepui.tools.kit.cases.AllCases;

/** The registry of cases, in the order in which they run. */
public final class Kit {
    private final List<KitCase> cases = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** No cases; {@link #all} gives the whole kit. */
    public Kit() {}

    /** Every case there is. */
    public static Kit all() {
        Kit kit = new Kit();
        AllCases.addTo(kit);
        return kit;
    }

    /** Where the cases of an area are added. */
    public Area area(String name) {
        return new Area(this, name, true, device -> null);
    }

    void add(KitCase kitCase) {
        if (!names.add(kitCase.fullName())) {
            throw new IllegalArgumentException("Kit.add: there are two cases named " + kitCase.fullName());
        }
        cases.add(kitCase);
    }

    public List<KitCase> cases() {
        return Collections.unmodifiableList(cases);
    }
}
