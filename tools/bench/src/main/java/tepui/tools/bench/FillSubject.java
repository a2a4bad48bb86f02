package tepui.tools.bench;

/** Subject of the fill table, which can run its rows. */
interface FillSubject extends AutoCloseable {
    /** The device that it runs on, for the table's foot. */
    String describe();

    /** Sets everything for a row, so that {@link #frame} only draws. */
    void prepare(FillCase row);

    /** Draws once and waits until it is done. */
    void frame(FillCase row, int number);

    /** The target's texels, to compare subjects by. */
    int[] pixels();

    @Override
    void close();
}
