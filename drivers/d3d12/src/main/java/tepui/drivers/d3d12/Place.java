package tepui.drivers.d3d12;

/** What a buffer's memory is for. */
enum Place {
    /** The device's own. */
    DEVICE,
    /** Written by the processor, read by the device. */
    DYNAMIC,
    /** Written and read by the processor. */
    CACHED,
    /** Written once by the processor and copied from, or read in draws; the device does not write it. */
    UPLOAD,
    /** Written by copies, read by the processor. */
    READBACK
}
