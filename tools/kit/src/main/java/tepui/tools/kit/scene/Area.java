package tepui.tools.kit.scene;

import java.util.function.Predicate;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/**
 * Builder that adds cases of one area to a kit, under requirements that pile up: {@code area.needs("geometry shaders",
 * c -> c.geometry) .add("name", s -> ...)}. Immutable; each {@code needs} gives a new one.
 */
public final class Area {
    private final Kit kit;
    private final String name;
    private final boolean onNull;
    private final KitCase.Requirement requirement;

    Area(Kit kit, String name, boolean onNull, KitCase.Requirement requirement) {
        this.kit = kit;
        this.name = name;
        this.onNull = onNull;
        this.requirement = requirement;
    }

    public void add(String caseName, KitCase.Body body) {
        kit.add(new KitCase(name, caseName, onNull, requirement, body));
    }

    /** Cases that go on from what the device answered, so that a device which does nothing cannot run them. */
    public Area needsResults() {
        return new Area(kit, name, false, requirement);
    }

    public Area needs(String what, Predicate<Caps> has) {
        return needsDevice(device -> has.test(device.caps()) ? null : "the device has no " + what);
    }

    /** Needs all of the given bits of {@link tepui.pipe.format.FormatSupport}. */
    public Area needsFormat(Format format, int support) {
        return needsDevice(device -> (device.formatSupport(format) & support) == support
                ? null
                : "the device does not support this use of " + format);
    }

    public Area needsDevice(KitCase.Requirement further) {
        return new Area(kit, name, onNull, device -> {
            String missing = requirement.missing(device);
            return missing != null ? missing : further.missing(device);
        });
    }
}
