package tepui.pipe;

/**
 * A device that can be opened.
 *
 * @param index position in the driver's list
 * @param id stable name: a UUID where there is one
 */
public record DeviceInfo(String driver, int index, String id, String name, Kind kind, String vendor, String version) {
    /** What does the work. */
    public enum Kind {
        DISCRETE,
        INTEGRATED,
        VIRTUAL,
        SOFTWARE,
        NOTHING
    }
}
