package tepui.drivers.vulkan.spirv;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tepui.ir.Shader;
import tepui.pipe.ShaderTranslator;

/** Translator of shaders to SPIR-V as bytes and as text, for a device of Vulkan 1.1 that has every feature. */
public final class SpirvTranslator implements ShaderTranslator {
    private static final String BINARY = "spirv";

    /** For the service loader. */
    public SpirvTranslator() {}

    @Override
    public List<String> forms() {
        return List.of(BINARY, BINARY + TEXT);
    }

    @Override
    public byte[] translate(Shader shader, String form) {
        check(form);
        int[] words;
        try {
            words = SpirvCompiler.compile(shader, SpirvOptions.everything(), SpirvVariant.PLAIN)
                    .words();
        } catch (MissingCapabilityException e) {
            throw new IllegalArgumentException("translate: " + e.getMessage(), e);
        }
        if (isText(form)) return Disassembly.of(words).getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(words.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(words);
        return bytes.array();
    }
}
