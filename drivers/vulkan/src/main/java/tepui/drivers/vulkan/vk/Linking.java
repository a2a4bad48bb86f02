package tepui.drivers.vulkan.vk;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;

/**
 * Linker of Vulkan commands to method handles. A signature is written as the letter of the result, an underscore and
 * the letters of the parameters: I int, J long (all handles and pointers), S short, F float, V nothing.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class Linking {
    private Linking() {}

    /** Finds commands that need no instance. */
    public record Global(long getInstanceProcAddr) {
        MemorySegment find(String command) {
            return address(getInstanceProcAddr, 0, command);
        }
    }

    /** Finds commands of an instance. */
    public record Instance(long getInstanceProcAddr, long instance) {
        MemorySegment find(String command) {
            return address(getInstanceProcAddr, instance, command);
        }
    }

    /** Finds commands of a device; what is a later version's there may be an extension's here, under its name. */
    public record Device(long getDeviceProcAddr, long device) {
        private static final List<String> SUFFIXES = List.of("", "KHR", "EXT");

        MemorySegment find(String command) {
            for (String suffix : SUFFIXES) {
                MemorySegment found = address(getDeviceProcAddr, device, command + suffix);
                if (found.address() != 0) return found;
            }
            return MemorySegment.NULL;
        }
    }

    private static final MethodHandle GET_PROC_ADDR = handle("J_JJ", false);

    private static MemorySegment address(long getProcAddr, long owner, String command) {
        try (Scratch scratch = Scratch.brief(256)) {
            long found = (long)
                    GET_PROC_ADDR.invokeExact(MemorySegment.ofAddress(getProcAddr), owner, scratch.string(command));
            return MemorySegment.ofAddress(found);
        } catch (Throwable t) {
            throw failed(command, t);
        }
    }

    static MethodHandle handle(String signature, boolean critical) {
        List<MemoryLayout> parameters = new ArrayList<>();
        for (int i = 2; i < signature.length(); i++) parameters.add(layout(signature.charAt(i)));
        MemoryLayout[] array = parameters.toArray(new MemoryLayout[0]);
        FunctionDescriptor descriptor = signature.charAt(0) == 'V'
                ? FunctionDescriptor.ofVoid(array)
                : FunctionDescriptor.of(layout(signature.charAt(0)), array);
        return critical
                ? Linker.nativeLinker().downcallHandle(descriptor, Linker.Option.critical(false))
                : Linker.nativeLinker().downcallHandle(descriptor);
    }

    private static MemoryLayout layout(char letter) {
        return switch (letter) {
            case 'I' -> ValueLayout.JAVA_INT;
            case 'J' -> ValueLayout.JAVA_LONG;
            case 'S' -> ValueLayout.JAVA_SHORT;
            case 'F' -> ValueLayout.JAVA_FLOAT;
            default ->
                throw new IllegalArgumentException("Linking.layout: letter is " + letter + ", must be I, J, S or F");
        };
    }

    /** No command throws; what arrives here is an error of the virtual machine or a command that was not found. */
    static RuntimeException failed(String command, Throwable t) {
        if (t instanceof Error e) throw e;
        return new IllegalStateException(command + " could not be called: " + t.getMessage(), t);
    }
}
