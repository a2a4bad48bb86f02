package tepui.frontends.d3d9.base;

/** Holder of objects of the device below, which makes them anew once that device was replaced. */
public interface Restorable {
    /** Makes its objects on the backend's device of now; those of the lost one went with it. */
    void restore();
}
