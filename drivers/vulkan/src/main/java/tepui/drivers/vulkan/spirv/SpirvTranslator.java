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
    private static final String TEXT = "spirv-text";

    /** For the service loader. */
    public SpirvTranslator() {}

    @Override
    public List<String> forms() {
        return List.of(BINARY, TEXT);
    }

    @Override
    public boolean isText(String form) {
        return form.equals(TEXT);
    }

    @Override
    public byte[] translate(Shader shader, String form) {
        if (!forms().contains(form)) {
            throw new IllegalArgumentException("translate: form is " + form + ", must be one of " + forms());
        }
        int[] words;
        try {
            words = SpirvCompiler.compile(shader, SpirvOptions.everything(), SpirvVariant.PLAIN)
                    .words();
        } catch (MissingCapabilityException e) {
            throw new IllegalArgumentException("translate: " + e.getMessage(), e);
        }
        if (form.equals(TEXT)) return Disassembly.of(words).getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(words.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(words);
        return bytes.array();
    }
}
