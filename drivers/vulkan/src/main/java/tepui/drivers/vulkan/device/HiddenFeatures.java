package tepui.drivers.vulkan.device;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Set;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs;

/**
 * Setting of single features that are treated as absent, by the names that Vulkan gives them: {@code logicOp}, {@code
 * extendedDynamicState3PolygonMode}. They are cleared in what the device said about itself, before anything reads it,
 * so that they are not enabled either.
 */
final class HiddenFeatures {
    private HiddenFeatures() {}

    /**
     * Clears what is hidden.
     *
     * @param features VkPhysicalDeviceFeatures2, asked, with its chain
     * @param hidden names of features; others, as those of extensions, are no business of this
     */
    static void clear(long features, Set<String> hidden) {
        boolean any = false;
        for (String name : hidden) any |= !name.isEmpty() && !name.startsWith("VK_");
        if (!any) return;
        clear(VkStructs.VkPhysicalDeviceFeatures.class, VkStructs.VkPhysicalDeviceFeatures2.features(features), hidden);
        for (long s = VkStructs.VkBaseOutStructure.pNext(features); s != 0; s = VkStructs.VkBaseOutStructure.pNext(s)) {
            for (Class<?> type : VkStructs.class.getDeclaredClasses()) {
                String name = type.getSimpleName();
                if (!name.startsWith("VkPhysicalDevice") || !name.contains("Features") || !name.equals(name(s, type)))
                    continue;
                clear(type, s, hidden);
            }
        }
    }

    /** The type's name if the structure is one of it; by the number that each structure starts with. */
    private static String name(long structure, Class<?> type) {
        try (Scratch s = Scratch.brief(1024)) {
            long one = (long) MethodHandles.lookup()
                    .findStatic(type, "make", MethodType.methodType(long.class, Scratch.class))
                    .invoke(s);
            return Scratch.getInt(one) == Scratch.getInt(structure) ? type.getSimpleName() : "";
        } catch (Throwable t) {
            throw new IllegalStateException("HiddenFeatures: " + type.getSimpleName() + " cannot be made", t);
        }
    }

    private static void clear(Class<?> type, long structure, Set<String> hidden) {
        for (String name : hidden) {
            try {
                MethodHandles.lookup()
                        .findStatic(type, name, MethodType.methodType(void.class, long.class, int.class))
                        .invoke(structure, 0);
            } catch (NoSuchMethodException e) {
                // Another structure's, or an extension.
            } catch (Throwable t) {
                throw new IllegalStateException("HiddenFeatures: " + name + " cannot be hidden", t);
            }
        }
    }
}
