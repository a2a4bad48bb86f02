package tepui.targets.junit;

/** A context that a test wants, by its annotation. */
record OffscreenRequest(String driver, int width, int height, String version, int samples, String suffix) {
    static OffscreenRequest of(OffscreenGL a) {
        return new OffscreenRequest(a.driver(), a.width(), a.height(), a.version(), a.samples(), "");
    }

    /** One of those that a template asks for. */
    static OffscreenRequest of(OffscreenGLTest a, String driver, String size) {
        int x = size.indexOf('x');
        try {
            int width = Integer.parseInt(size.substring(0, Math.max(x, 0)));
            int height = Integer.parseInt(size.substring(x + 1));
            if (width > 0 && height > 0)
                return new OffscreenRequest(driver, width, height, a.version(), a.samples(), "-" + driver + "-" + size);
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("@OffscreenGLTest: a size is \"" + size + "\", must be as \"256x128\"");
    }
}
