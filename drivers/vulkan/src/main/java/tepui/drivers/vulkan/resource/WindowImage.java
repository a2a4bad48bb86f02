package tepui.drivers.vulkan.resource;

/** Image of a window that a texture may stand for while it is drawn. */
public interface WindowImage {
    /** Is the texture an image of the window now? */
    boolean isInWindow(); // hot

    /** The view through which passes draw in it. */
    long view();
}
