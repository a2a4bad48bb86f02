package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;

/** Processor that runs pieces of machine code: this one, or in tests another that is emulated. */
interface Machine {
    /** This processor. */
    Machine HERE = new Machine() {
        @Override
        public @Nullable Code place(byte[] code) {
            CodeMemory memory = CodeMemory.of(code);
            return memory == null ? null : new Code(memory.address(), memory);
        }

        @Override
        public void run(MemorySegment function, NativeArrays arrays, NativeArrays.Use use) { // hot
            arrays.run(function, use);
        }
    };

    // Code where it can run; it stays as long as somebody refers to its memory.
    record Code(long address, Object memory) {}

    /** Puts code where it can run; null where that is refused. */
    @Nullable
    Code place(byte[] code);

    /** Runs the function at an address on the frame's lanes. */
    void run(MemorySegment function, NativeArrays arrays, NativeArrays.Use use);
}
