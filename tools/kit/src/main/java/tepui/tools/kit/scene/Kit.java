package tepui.tools.kit.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Registry of cases, in the order in which they run. Made empty. */
public final class Kit {
    private final List<KitCase> cases = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

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
