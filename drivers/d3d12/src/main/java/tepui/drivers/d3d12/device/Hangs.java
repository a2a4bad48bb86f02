package tepui.drivers.d3d12.device;

/**
 * Limit after which a device counts as hung.
 *
 * @param nanos how long nothing may get done
 * @param processor the device is the processor, so that only its share of the time counts
 */
public record Hangs(long nanos, boolean processor) {}
