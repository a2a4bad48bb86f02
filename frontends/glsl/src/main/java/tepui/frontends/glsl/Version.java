package tepui.frontends.glsl;

/**
 * Language version that {@code #version} names.
 *
 * @param number 110 to 460, or 100, 300, 310, 320 for ES
 */
public record Version(int number, Profile profile) {
    /** Language families. Desktop versions below 150 have no profile and count as compatibility, except 140. */
    public enum Profile {
        CORE,
        COMPATIBILITY,
        ES
    }

    /** Version of a shader without #version. */
    public static final Version DEFAULT = new Version(110, Profile.COMPATIBILITY);

    /** The same where there is only ES. */
    public static final Version DEFAULT_ES = new Version(100, Profile.ES);

    public boolean isEs() {
        return profile == Profile.ES;
    }

    public boolean isCompatibility() {
        return profile == Profile.COMPATIBILITY;
    }

    /** At least {@code desktop} on the desktop or {@code es} in ES; 0 means never. */
    public boolean atLeast(int desktop, int es) {
        int needed = isEs() ? es : desktop;
        return needed != 0 && number >= needed;
    }

    @Override
    public String toString() {
        return number / 100 + "." + (number % 100 < 10 ? "0" : "") + number % 100
                + (isEs() ? " es" : profile == Profile.CORE && number >= 150 ? " core" : "");
    }
}
