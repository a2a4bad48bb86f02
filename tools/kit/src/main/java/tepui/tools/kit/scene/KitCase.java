package tepui.tools.kit.scene;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;

/**
 * Case of the kit: one small statement about the contract.
 *
 * @param meaningfulOnNull may run on a device that takes everything and does nothing: what was drawn is then not looked
 *     at, but every call must be accepted and every exception be right
 * @param requirement says why the case does not apply to a device
 */
public record KitCase(String area, String name, boolean meaningfulOnNull, Requirement requirement, Body body) {
    /** Requirement of a case on a device. */
    @FunctionalInterface
    public interface Requirement {
        /** Why the case is skipped, or null where it runs. */
        @Nullable
        String missing(Device device);
    }

    /** Body of a case; it fails by throwing. */
    @FunctionalInterface
    public interface Body {
        void run(Scene scene) throws Exception;
    }

    /** {@code area.name}, unique in the kit. */
    public String fullName() {
        return area + "." + name;
    }
}
