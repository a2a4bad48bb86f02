package tepui.frontends.gl.immediate;

/** Callback that brings the device's state up to date before vertices of this package are drawn. */
public interface StateSync {
    /** Draws nothing. */
    StateSync NOTHING = new StateSync() {
        @Override
        public boolean prepare(String call, int mode, int materials) {
            return false;
        }

        @Override
        public void verticesReplaced() {}

        @Override
        public void draw(int mode, int[] ranges, int count) {}
    };

    /**
     * Binds all but the vertex layout and vertex buffer 0.
     *
     * @param mode of the primitives
     * @param materials mask of the properties of materials that are attributes of the vertices
     * @return false where nothing is to be drawn: an error was recorded
     */
    boolean prepare(String call, int mode, int materials);

    /** The vertex layout, vertex buffer 0 and current attributes that are bound now are not the vertex array's any more. */
    void verticesReplaced();

    /** Draws ranges of (first, count, 0), as {@code pipe.Context.draw} does; primitives that the device has not are converted. */
    void draw(int mode, int[] ranges, int count);
}
