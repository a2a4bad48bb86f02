package tepui.targets.lwjgl.weave;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** The static functions of a class that stand for a library's, by name. */
final class Natives {
    private Natives() {}

    /** Those whose names begin so. */
    static Map<String, MethodTypeDesc> of(Class<?> from, String prefix) {
        Map<String, MethodTypeDesc> result = new HashMap<>();
        for (Method m : from.getDeclaredMethods()) {
            if (!m.getName().startsWith(prefix)) continue;
            ClassDesc[] parameters = new ClassDesc[m.getParameterCount()];
            for (int i = 0; i < parameters.length; i++)
                parameters[i] = m.getParameterTypes()[i].describeConstable().orElseThrow();
            result.put(
                    m.getName(),
                    MethodTypeDesc.of(m.getReturnType().describeConstable().orElseThrow(), parameters));
        }
        return Map.copyOf(result);
    }
}
