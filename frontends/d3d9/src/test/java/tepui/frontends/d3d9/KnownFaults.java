package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import tepui.pipe.DeviceInfo;

/**
 * List of behaviours that a device is known to get wrong by itself: {@code DRIVER.NAME-fails.txt} beside the tests,
 * NAME being the first word of the device's name, a line each, with the reason behind {@code #}. One that is listed
 * must fail, so that the list does not grow stale. What a driver does not have yet is in a list of the same form that
 * ends in {@code -skips.txt}, and is not run.
 */
final class KnownFaults implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> of, ExtensionContext context)
            throws Throwable {
        Behaviour9 test = (Behaviour9) context.getRequiredTestInstance();
        String name = test.getClass().getSimpleName() + "." + of.getExecutable().getName();
        DeviceInfo device = test.lab.gpu.info();
        Assumptions.assumeFalse(
                listed(device, "skips").contains(name), name + " is listed as not there on this device yet");
        if (!listed(device, "fails").contains(name)) {
            invocation.proceed();
            return;
        }
        try {
            invocation.proceed();
        } catch (AssertionError expected) {
            return;
        }
        fail(name + " is listed as a fault of this device, and holds: take it off the list");
    }

    private static Set<String> listed(DeviceInfo device, String list) {
        String first = device.name().toLowerCase(Locale.ROOT).split("[^a-z0-9]", 2)[0];
        String file = device.driver() + "." + first + "-" + list + ".txt";
        Set<String> names = new HashSet<>();
        try (InputStream in = KnownFaults.class.getResourceAsStream(file)) {
            if (in == null) return names;
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .map(line -> line.split("#", 2)[0].strip())
                    .filter(line -> !line.isEmpty())
                    .forEach(names::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }
}
