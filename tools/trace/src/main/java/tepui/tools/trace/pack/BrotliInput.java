package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;

final class BrotliInput extends UnpackedInput {
    private final InputStream in;
    BrotliInput(InputStream in) { this.in = in; }
    @Override boolean fill() throws IOException { throw new PackedException("Brotli"); }
    @Override public void close() throws IOException { in.close(); }
}
