package tepui.frontends.spirv;

/**
 * Error of a module that breaks a rule of SPIR-V or uses what OpenGL does not take: the message says what and where.
 */
final class SpirvException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SpirvException(String message) {
        super(message, null, false, false);
    }
}
