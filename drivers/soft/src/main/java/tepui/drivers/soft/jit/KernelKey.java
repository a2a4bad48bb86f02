package tepui.drivers.soft.jit;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tepui.ir.Printer;
import tepui.ir.Shader;

/** What a kernel depends on: the text of its shader, and options. The hash is a checksum, which the interpreter has at the speed of machine code. */
final class KernelKey {
    final byte[] text;
    final KernelOptions options;
    final int hash;

    KernelKey(Shader shader, KernelOptions options) {
        text = Printer.print(shader).getBytes(StandardCharsets.UTF_8);
        this.options = options;
        CRC32C sum = new CRC32C();
        sum.update(text, 0, text.length);
        hash = (int) sum.getValue();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KernelKey k
                && hash == k.hash
                && options.equals(k.options)
                && Arrays.equals(text, k.text);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
