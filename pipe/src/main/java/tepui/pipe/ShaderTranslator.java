package tepui.pipe;

import java.util.List;
import tepui.ir.Shader;

/**
 * Translator of shaders to a driver's own code, without a device: for people and tools, never for drawing. Found as a
 * service, so that a tool names no driver.
 */
public interface ShaderTranslator {
    /** The end of the name of a form that is text. */
    String TEXT = "-text";

    /** The names of its forms, as they are given on a command line. */
    List<String> forms();

    /** Is a form text, in UTF-8, or bytes for other programs? */
    default boolean isText(String form) {
        return form.endsWith(TEXT);
    }

    /** Refuses what is no form. */
    default void check(String form) {
        if (forms().contains(form)) return;
        throw new IllegalArgumentException("translate: form is " + form + ", must be one of " + forms());
    }

    /**
     * The shader in one of the forms; it is not changed.
     *
     * @throws IllegalArgumentException if it cannot be translated, with the reason
     */
    byte[] translate(Shader shader, String form);
}
