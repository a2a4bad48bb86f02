package tepui.frontends.d3d9;

/**
 * IDirect3DStateBlock9: values and a bit for each that it has. What it holds of objects stays alive with it. Applying it walks its bits and
 * sets what differs, as the setters would.
 */
public interface StateBlock9 extends DeviceChild9 {
    /** Takes the device's values of what it has. */
    int capture();

    /** Sets on the device what it has. */
    int apply();
}
