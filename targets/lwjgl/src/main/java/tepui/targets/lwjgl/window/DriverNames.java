package tepui.targets.lwjgl.window;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import tepui.pipe.DriverProvider;

/** Names of the drivers that there are. Apart from {@link Devices}, because the command that starts a program asks for no more. */
public final class DriverNames {
    private DriverNames() {}

    /** Refuses the name of a driver that there is none of. */
    public static void check(String called, String name) {
        List<String> names = new ArrayList<>();
        for (DriverProvider provider :
                ServiceLoader.load(DriverProvider.class, DriverProvider.class.getClassLoader())) {
            // Those behind it are not loaded.
            if (provider.name().equals(name)) return;
            names.add(provider.name());
        }
        throw new IllegalArgumentException(
                called + " is '" + name + "', and there is no such driver; there are " + String.join(", ", names));
    }
}
