package tepui.pipe;

import java.util.List;
import tepui.ir.Shader;

/**
 * Translator of shaders to a driver's own code, without a device: for people and tools, never for drawing. Found as a
 * service, so that a tool names no driver.
 */
public interface ShaderTranslator {
    /** The names of its forms, as they are given on a command line. */
    List<String> forms();

    /** Is a form text, in UTF-8, or bytes for other programs? */
    boolean isText(String form);

    /**
     * The shader in one of the forms; it is not changed.
     *
     * @throws IllegalArgumentException if it cannot be translated, with the reason
     */
    byte[] translate(Shader shader, String form);
}
