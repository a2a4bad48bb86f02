package tepui.targets.panels;

/**
 * Scene that a component shows. Each method is called on the user interface's own thread, with the component's context current; it may call OpenGL by
 * {@code tepui.frontends.gl.GL}, or through LWJGL where the program runs under Tepui's agent.
 */
public interface GLScene {
    /** Makes what the scene needs; called once, before the first picture. */
    default void init() {}

    /**
     * Draws a picture into the default framebuffer. The viewport is the whole of it.
     *
     * @param width in pixels of the screen, which may be smaller than those of the user interface
     * @param height likewise
     * @param seconds since the first picture
     */
    void draw(int width, int height, double seconds);

    /** Deletes what was made; called once, when the component is disposed of. */
    default void dispose() {}
}
