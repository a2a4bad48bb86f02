package tepui.tools.suites.gl;

/** Opens a host by its name on the command line. */
public final class GlHosts {
    private GlHosts() {}

    /** "mesa", or the name of a driver of Tepui. */
    public static GlHost open(String name) {
        return name.equals("mesa") ? new MesaHost() : new TepuiHost(name);
    }
}
