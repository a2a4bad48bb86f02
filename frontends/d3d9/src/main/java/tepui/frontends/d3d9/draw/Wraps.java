package tepui.frontends.d3d9.draw;

/** Coordinates on a circle (D3DRS_WRAP0 to 15): by set of coordinates, four bits each, the components that lie on one. */
final class Wraps {
    /** Those that the device interpolates so by itself. */
    long wraps;
    /** Those that a geometry stage makes up for, on a device that does not. */
    long circles;

    /** Components of a set that the device interpolates on a circle. */
    int of(int set) { // hot
        return (int) (wraps >>> 4 * set) & 15;
    }
}
