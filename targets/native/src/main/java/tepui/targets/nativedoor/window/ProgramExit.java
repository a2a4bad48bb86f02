package tepui.targets.nativedoor.window;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import tepui.targets.nativedoor.memory.Program;

/** Exit of the program as its own call of exit would do it, so that what it has written is not lost. */
final class ProgramExit {
    private ProgramExit() {}

    static void exit() {
        Program foreign = Program.foreign();
        if (foreign != null) {
            foreign.ask(Program.EXIT, 0, 0);
            return;
        }
        Linker linker = Linker.nativeLinker();
        MethodHandle exit =
                linker.downcallHandle(linker.defaultLookup().findOrThrow("exit"), FunctionDescriptor.ofVoid(JAVA_INT));
        try {
            exit.invokeExact(0);
        } catch (Throwable t) {
            throw new IllegalStateException("exit returned with " + t, t);
        }
    }
}
