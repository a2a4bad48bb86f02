package tepui.drivers.vulkan.device;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Vk;

/**
 * Fault injection, so that what follows them can be tested on devices that work: the setting {@code fail} lists {@code
 * CALL:FIRST-LAST:WHAT}, with {@code lost}, {@code memory}, {@code stuck}, {@code outOfDate} or {@code surfaceLost};
 * those calls of Vulkan are not made and answer that, but for presents, which are made.
 */
public final class Faults {
    private static final class Plan {
        final String call;
        final long first;
        final long last;
        final int result;
        long calls;

        Plan(String call, long first, long last, int result) {
            this.call = call;
            this.first = first;
            this.last = last;
            this.result = result;
        }
    }

    private final List<Plan> plans = new ArrayList<>();

    private Faults() {}

    /** None where nothing is to fail. */
    public static @Nullable Faults of(String setting) {
        if (setting.isEmpty()) return null;
        Faults faults = new Faults();
        for (String entry : setting.split(",", -1)) {
            String[] parts = entry.split(":", -1);
            String[] range = parts.length == 3 ? parts[1].split("-", -1) : new String[0];
            int result = parts.length < 3
                    ? 0
                    : switch (parts[2].toLowerCase(Locale.ROOT)) {
                        case "lost" -> Vk.VK_ERROR_DEVICE_LOST;
                        case "memory" -> Vk.VK_ERROR_OUT_OF_DEVICE_MEMORY;
                        case "outofdate" -> Vk.VK_ERROR_OUT_OF_DATE_KHR;
                        case "stuck" -> parts[0].equals("vkGetFenceStatus") ? Vk.VK_NOT_READY : Vk.VK_TIMEOUT;
                        case "surfacelost" -> Vk.VK_ERROR_SURFACE_LOST_KHR;
                        default -> 0;
                    };
            try {
                if (result == 0 || range.length < 1 || range.length > 2) throw new NumberFormatException();
                long first = Long.parseLong(range[0]);
                long last = range.length == 1 ? first : Long.parseLong(range[1]);
                faults.plans.add(new Plan(parts[0], first, last, result));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("open: fail is '" + entry
                        + "', must be CALL:FIRST-LAST:WHAT, with lost, memory, stuck, outOfDate or surfaceLost");
            }
        }
        return faults;
    }

    /** The result with which this call is to fail; 0 for one that is made. */
    synchronized int next(String call) {
        for (Plan p : plans) {
            if (!p.call.equals(call)) continue;
            p.calls++;
            if (p.calls >= p.first && p.calls <= p.last) return p.result;
        }
        return 0;
    }
}
