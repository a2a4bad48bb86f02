package tepui.drivers.d3d12.dxgi;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.MadeCode;

/**
 * Object of COM made in Java: a table of methods that call back, in Microsoft's convention. Interfaces are told by the
 * names of their methods in the order of the public headers, so a method's place in the table is not said a second
 * time.
 */
@SuppressWarnings("restricted")
public final class StandIn {
    private static final int ARGUMENTS = 8;

    public final long address;
    public final List<String> calls;
    private final String name;
    private final List<String> methods;
    private final Map<String, ToLongFunction<long[]>> answers = new HashMap<>();

    /** @param calls takes a line for each call: the object's name, the method's, and as many arguments as the answer is interested in */
    public StandIn(String name, List<String> methods, List<String> calls) {
        this.name = name;
        this.methods = methods;
        this.calls = calls;
        MemorySegment table = Arena.global().allocate(8L * methods.size(), 8);
        for (int slot = 0; slot < methods.size(); slot++) {
            table.setAtIndex(ValueLayout.JAVA_LONG, slot, entry(slot));
        }
        MemorySegment object = Arena.global().allocate(8, 8);
        object.set(ValueLayout.JAVA_LONG, 0, table.address());
        address = object.address();
    }

    /** What a method does; it gets the arguments behind the object. */
    public StandIn on(String method, ToLongFunction<long[]> answer) {
        if (!methods.contains(method)) throw new IllegalArgumentException(name + " has no method " + method);
        answers.put(method, answer);
        return this;
    }

    @SuppressWarnings("UnusedMethod") // called through its handle
    private long call(int slot, long[] arguments) {
        String method = methods.get(slot);
        ToLongFunction<long[]> answer = answers.get(method);
        if (answer == null) {
            calls.add(name + "." + method + " WHICH NOBODY EXPECTED");
            return 0x80004001L;
        }
        calls.add(name + "." + method);
        try {
            return answer.applyAsLong(Arrays.copyOfRange(arguments, 1, arguments.length));
        } catch (Throwable t) {
            // An exception in a call from outside would end the process.
            calls.add(name + "." + method + " FAILED, WHICH NOBODY EXPECTED: " + t);
            return 0x80004005L;
        }
    }

    private long entry(int slot) {
        try {
            MethodHandle call = MethodHandles.lookup()
                    .findVirtual(StandIn.class, "call", MethodType.methodType(long.class, int.class, long[].class))
                    .bindTo(this);
            MethodHandle bound = MethodHandles.insertArguments(call, 0, slot).asCollector(long[].class, ARGUMENTS);
            MemoryLayout[] parameters = new MemoryLayout[ARGUMENTS];
            Arrays.fill(parameters, ValueLayout.JAVA_LONG);
            MemorySegment stub = Linker.nativeLinker()
                    .upcallStub(bound, FunctionDescriptor.of(ValueLayout.JAVA_LONG, parameters), Arena.global());
            return Abi.WINDOWS ? stub.address() : fromMicrosoft(stub.address());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Code for x86-64 that is called as Microsoft has it and calls as System V has it, with eight arguments. */
    private static long fromMicrosoft(long target) {
        ByteBuffer code = ByteBuffer.allocate(128).order(ByteOrder.LITTLE_ENDIAN);
        code.put(bytes(0x48, 0x83, 0xec, 0x18)); // sub rsp, 24
        code.put(bytes(0x48, 0x8b, 0x44, 0x24, 0x18 + 0x38)); // mov rax, seventh
        code.put(bytes(0x48, 0x89, 0x04, 0x24)); // mov [rsp], rax
        code.put(bytes(0x48, 0x8b, 0x44, 0x24, 0x18 + 0x40)); // mov rax, eighth
        code.put(bytes(0x48, 0x89, 0x44, 0x24, 0x08)); // mov [rsp + 8], rax
        code.put(bytes(0x48, 0x89, 0xcf)); // mov rdi, rcx
        code.put(bytes(0x48, 0x89, 0xd6)); // mov rsi, rdx
        code.put(bytes(0x4c, 0x89, 0xc2)); // mov rdx, r8
        code.put(bytes(0x4c, 0x89, 0xc9)); // mov rcx, r9
        code.put(bytes(0x4c, 0x8b, 0x44, 0x24, 0x18 + 0x28)); // mov r8, fifth
        code.put(bytes(0x4c, 0x8b, 0x4c, 0x24, 0x18 + 0x30)); // mov r9, sixth
        code.put(bytes(0x48, 0xb8)).putLong(target); // mov rax, target
        code.put(bytes(0xff, 0xd0)); // call rax
        code.put(bytes(0x48, 0x83, 0xc4, 0x18)); // add rsp, 24
        code.put(bytes(0xc3));
        return MadeCode.install(Arrays.copyOf(code.array(), code.position())).address();
    }

    private static byte[] bytes(int... values) {
        byte[] all = new byte[values.length];
        for (int i = 0; i < values.length; i++) all[i] = (byte) values[i];
        return all;
    }
}
