package tepui.frontends.glsl.lower;

/** Table of the out parameters of built-in functions. */
final class BuiltinOutputs {
    private BuiltinOutputs() {}

    static boolean has(String name) {
        return switch (name) {
            case "modf", "frexp", "uaddCarry", "usubBorrow", "umulExtended", "imulExtended" -> true;
            default -> name.startsWith("atomic") && !name.startsWith("atomicCounter");
        };
    }

    static boolean isOut(String name, int parameter) {
        return switch (name) {
            case "modf", "frexp" -> parameter == 1;
            case "uaddCarry", "usubBorrow" -> parameter == 2;
            case "umulExtended", "imulExtended" -> parameter >= 2;
            default -> name.startsWith("atomic") && !name.startsWith("atomicCounter") && parameter == 0;
        };
    }
}
