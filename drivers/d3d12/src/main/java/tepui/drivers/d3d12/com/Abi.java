package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.pipe.Memory;

/**
 * Calls of COM methods. Everything called D3D12 takes its arguments as Microsoft's convention for 64 bits has them,
 * under Linux too: there the system's own convention reaches it through {@link Thunks}. Structures that methods return
 * go through a hidden pointer behind the object, whatever their size.
 *
 * <p>A signature is the letter of the result, an underscore and the letters of the parameters behind the object: I int, J long (pointers, handles,
 * structures of 8 bytes), F float, V nothing. Slots of the table of methods are read at each call, since a debug layer may change tables.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class Abi {
    public static final boolean WINDOWS =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("win");
    private static final Convention CONVENTION =
            Convention.of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    private static final Linker LINKER = Linker.nativeLinker();

    private static final boolean CHECKED = CallGuard.isWanted();
    private static final Map<String, MethodHandle> CALLS = new HashMap<>();
    private static final MethodHandle SLOT = own("slot", MethodType.methodType(long.class, long.class, long.class));
    private static final MethodHandle SEGMENT;

    static {
        try {
            SEGMENT = MethodHandles.lookup()
                    .findStatic(
                            MemorySegment.class, "ofAddress", MethodType.methodType(MemorySegment.class, long.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Abi() {}

    private static MethodHandle own(String name, MethodType type) {
        try {
            return MethodHandles.lookup().findStatic(Abi.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Is this a Windows program under Wine, whose own Direct3D 12 is vkd3d? */
    public static boolean isWine() {
        return WINDOWS
                && SymbolLookup.libraryLookup("ntdll", Arena.global())
                        .find("wine_get_version")
                        .isPresent();
    }

    /** Can the convention be spoken on this system? */
    public static boolean isKnown() {
        return CONVENTION != Convention.NONE;
    }

    static long slot(long offset, long self) { // hot
        return Memory.ALL.get(
                ValueLayout.JAVA_LONG_UNALIGNED, Memory.ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, self) + offset);
    }

    /** A method, by its place in the table: takes the object, then the parameters. */
    static MethodHandle method(int slot, String signature) {
        return method(slot, signature, false);
    }

    /** A method that returns at once and never calls back: safepoints wait for it. */
    static MethodHandle quickMethod(int slot, String signature) {
        return method(slot, signature, true);
    }

    private static MethodHandle method(int slot, String signature, boolean critical) {
        MethodHandle plain = plain(slot, signature, critical);
        if (!CHECKED) return plain;
        String owner = owner();
        return Faults.around(owner, slot, Guard.OF_PROCESS.around(owner, slot, plain));
    }

    private static MethodHandle plain(int slot, String signature, boolean critical) {
        MethodHandle call = call(signature.substring(0, 2) + "J" + signature.substring(2), critical);
        return MethodHandles.foldArguments(call, MethodHandles.insertArguments(SLOT, 0, slot * 8L));
    }

    /** Loaded only where calls are checked. */
    private static final class Guard {
        static final CallGuard OF_PROCESS = CallGuard.load();
        static final MethodHandle FENCE_VALUE = plain(8, "J_", false);
    }

    /** Where a fence is, whatever {@link Faults} makes of it. For a {@link CallGuard}. */
    public static long fenceValue(long fence) {
        try {
            return (long) Guard.FENCE_VALUE.invokeExact(fence);
        } catch (Throwable t) {
            throw failed("ID3D12Fence::GetCompletedValue", t);
        }
    }

    /** The interface whose methods are being bound. */
    private static String owner() {
        return StackWalker.getInstance()
                .walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
                        .filter(name -> !name.equals(Abi.class.getName()))
                        .findFirst()
                        .map(name -> name.substring(name.lastIndexOf('.') + 1))
                        .orElse(""));
    }

    /** A function of a library, in Microsoft's convention. */
    public static MethodHandle function(MemorySegment address, String signature) {
        return MethodHandles.insertArguments(call(signature, false), 0, address.address());
    }

    /** A function of a library, in the system's own convention. */
    public static MethodHandle systemFunction(MemorySegment address, String signature) {
        return LINKER.downcallHandle(address, descriptor(signature, false));
    }

    /** Takes the address of what is called, then the parameters. */
    private static synchronized MethodHandle call(String signature, boolean critical) {
        return CALLS.computeIfAbsent(signature + critical, k -> {
            Linker.Option[] options =
                    critical ? new Linker.Option[] {Linker.Option.critical(false)} : new Linker.Option[0];
            if (CONVENTION == Convention.THUNKS) {
                return LINKER.downcallHandle(Thunks.of(signature.substring(2)), descriptor(signature, true), options);
            }
            MethodHandle plain = LINKER.downcallHandle(descriptor(signature, false), options);
            return MethodHandles.filterArguments(plain, 0, SEGMENT);
        });
    }

    private static FunctionDescriptor descriptor(String signature, boolean withAddress) {
        List<MemoryLayout> parameters = new ArrayList<>();
        if (withAddress) parameters.add(ValueLayout.JAVA_LONG);
        for (int i = 2; i < signature.length(); i++) parameters.add(layout(signature.charAt(i)));
        MemoryLayout[] array = parameters.toArray(new MemoryLayout[0]);
        return signature.charAt(0) == 'V'
                ? FunctionDescriptor.ofVoid(array)
                : FunctionDescriptor.of(layout(signature.charAt(0)), array);
    }

    private static MemoryLayout layout(char letter) {
        return switch (letter) {
            case 'I' -> ValueLayout.JAVA_INT;
            case 'J' -> ValueLayout.JAVA_LONG;
            case 'F' -> ValueLayout.JAVA_FLOAT;
            default -> throw new IllegalArgumentException("Abi.layout: letter is " + letter + ", must be I, J or F");
        };
    }

    /** Nothing native throws; what arrives here is an error of the virtual machine. */
    static RuntimeException failed(String call, Throwable t) {
        if (t instanceof Error e) throw e;
        return new IllegalStateException(call + " could not be called: " + t.getMessage(), t);
    }
}
