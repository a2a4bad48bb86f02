package tepui.targets.nativedoor.window;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;

/** Ends the program as its own call of exit would, so that what it has written is not lost. */
final class ProgramExit {
    private ProgramExit() {}

    static void exit() {
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
