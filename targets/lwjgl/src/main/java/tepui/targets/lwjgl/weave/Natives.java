package tepui.targets.lwjgl.weave;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** Table of the static functions of a class that stand for a library's, by name. */
final class Natives {
    private Natives() {}

    /** The types of those whose names begin so, as class files write them. The class is not initialised. */
    static Map<String, String> of(Class<?> from, String prefix) {
        Map<String, String> result = new HashMap<>();
        for (Method m : from.getDeclaredMethods()) {
            if (!m.getName().startsWith(prefix)) continue;
            StringBuilder type = new StringBuilder(16).append('(');
            for (Class<?> parameter : m.getParameterTypes()) type.append(parameter.descriptorString());
            result.put(
                    m.getName(),
                    type.append(')')
                            .append(m.getReturnType().descriptorString())
                            .toString());
        }
        return result;
    }
}
