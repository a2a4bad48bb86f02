package tepui.tools.suites.gl;

import tepui.stream.StreamMode;

/** Factory of hosts by their names on the command line. */
public final class GlHosts {
    private GlHosts() {}

    /**
     * Opens it.
     *
     * @param name "mesa", or the name of a driver of Tepui
     * @param stream what stands in front of such a driver
     */
    public static GlHost open(String name, StreamMode stream) {
        return name.equals("mesa") ? new MesaHost() : new TepuiHost(name, stream);
    }
}
