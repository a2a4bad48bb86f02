package tepui.layers.log;

/**
 * An object of the device, as a log names it.
 *
 * @param id counts the objects of a kind from 1 in the order in which they were made
 */
public record Handle(Kind kind, int id) {
    /** Kinds of objects, each with its own numbers. */
    public enum Kind {
        CONTEXT("Context"),
        BUFFER("Buffer"),
        TEXTURE("Texture"),
        VIEW("TextureView"),
        SHADER("Shader"),
        STREAM_TARGET("StreamTarget"),
        QUERY("Query"),
        SURFACE("Surface"),
        FENCE("Fence");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    @Override
    public String toString() {
        return kind.text + "#" + id;
    }
}
