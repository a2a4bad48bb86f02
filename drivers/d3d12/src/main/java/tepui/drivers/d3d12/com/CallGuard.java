package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;
import java.util.ServiceLoader;

/**
 * Checker that stands around the calls of COM: a service of which a process has one or none, asked for by {@code -Dtepui.d3d12.rules=on}. A
 * method's handle is made once, so without it no call costs anything.
 */
public interface CallGuard {
    /** A method's handle, with the checks around it where there are some for it. */
    MethodHandle around(String owner, int slot, MethodHandle method);

    /** Are calls checked in this process? */
    static boolean isWanted() {
        return "on".equals(System.getProperty("tepui.d3d12.rules"));
    }

    /** The guard of this process. */
    static CallGuard load() {
        return ServiceLoader.load(CallGuard.class, CallGuard.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "tepui.d3d12.rules is on, but no CallGuard is on the class path; take the property away"));
    }
}
