package tepui.drivers.d3d12.com;

import java.util.Locale;

/**
 * Calling convention of COM's methods on a system and a processor. In each of the three, a structure that a method
 * returns goes through a hidden pointer behind the object and is one parameter more: on x86-64 as Microsoft's
 * convention has it, and on Windows for Arm because instance methods take that pointer in x1, unlike functions, which
 * take it in x8. Structures of 8 bytes are numbers of 64 bits in all.
 */
enum Convention {
    /** Windows on either processor: what the JDK's linker speaks there. */
    SYSTEM,
    /** Microsoft's convention where the system has another one. */
    THUNKS,
    /** There is no Direct3D 12 for it. */
    NONE;

    static Convention of(String os, String processor) {
        String system = os.toLowerCase(Locale.ROOT);
        String p = processor.toLowerCase(Locale.ROOT);
        boolean x64 = p.equals("amd64") || p.equals("x86_64");
        if (system.startsWith("windows")) return x64 || p.equals("aarch64") ? SYSTEM : NONE;
        return system.startsWith("linux") && x64 ? THUNKS : NONE;
    }
}
