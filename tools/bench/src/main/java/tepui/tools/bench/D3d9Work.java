package tepui.tools.bench;

import java.util.List;

/** Rows of frames through Direct3D 9, as {@link D3d9DrawTable} measures them: one row at a time. */
interface D3d9Work extends AutoCloseable {
    /** The rows there are, in the order of the table. */
    List<String> rows();

    /** Sets the state that a row begins with; answers how many draws its frames have. */
    int begin(String row);

    /** One frame of the row that was begun last. */
    void frame();

    /** Waits until all is drawn. */
    void finish();

    /** Shaders that were made so far. */
    int shadersMade();

    @Override
    void close();
}
