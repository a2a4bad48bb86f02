package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;

final class ZstandardInput extends UnpackedInput {
    private final InputStream in;
    ZstandardInput(InputStream in) { this.in = in; }
    @Override boolean fill() throws IOException { throw new PackedException("Zstandard"); }
    @Override public void close() throws IOException { in.close(); }
}
