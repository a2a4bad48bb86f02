package tepui.drivers.soft.jit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.ArmProcess;
import tepui.ir.Shader;
import tepui.pipe.Memory;

/**
 * Emulated AArch64 processor that runs pieces of machine code: the arrays of a frame go there and come back. Between them lie words that
 * nobody may touch.
 */
final class ArmMachine implements Machine {
    private static final int SHIFT = 24;
    private static final int GAP = 64;
    private static final byte UNTOUCHED = 0x5a;

    private static @Nullable ArmMachine shared;

    private final ArmProcess process;
    private final List<byte[]> codes = new ArrayList<>();

    private ArmMachine(ArmProcess process) {
        this.process = process;
    }

    /** The processor; the test that asks is skipped where there is no emulator. */
    static synchronized ArmMachine get() {
        ArmMachine machine = shared;
        if (machine != null) return machine;
        try {
            machine = new ArmMachine(ArmProcess.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        shared = machine;
        return machine;
    }

    /** A kernel of AArch64, null where the shader can be none in machine code. */
    @Nullable
    CompiledKernel compile(Shader shader, int stride) {
        return KernelCompiler.nativeCode(Passes.run(shader.copy()), stride, 128, this);
    }

    @Override
    public Code place(byte[] code) {
        codes.add(code);
        return new Code((long) codes.size() << SHIFT, code);
    }

    /** Image of memory, as it grows. */
    private static final class Image {
        private byte[] bytes = new byte[1 << 16];
        private int size;

        /** Leaves a gap and makes room; says where. */
        int room(long wanted) {
            int at = (size + GAP + 63) / 64 * 64;
            int end = (int) (at + wanted);
            if (end + GAP > bytes.length) bytes = Arrays.copyOf(bytes, 2 * (end + GAP));
            Arrays.fill(bytes, size, at, UNTOUCHED);
            size = end;
            return at;
        }

        MemorySegment at(int offset, long length) {
            return MemorySegment.ofArray(bytes).asSlice(offset, length);
        }
    }

    private record Place(MemorySegment array, int at) {}

    @Override
    public void run(MemorySegment function, NativeArrays arrays, NativeArrays.Use use) {
        Image image = new Image();
        image.size = ArmProcess.HEADER;
        byte[] code = codes.get((int) (function.address() >>> SHIFT) - 1);
        int codeAt = image.room(code.length);
        MemorySegment.copy(MemorySegment.ofArray(code), 0, image.at(codeAt, code.length), 0, code.length);
        IdentityHashMap<Object, Place> places = new IdentityHashMap<>();
        long[] arguments = new long[ArmProcess.ARGUMENT_COUNT];
        KernelFrame frame = arrays.frame;
        for (int k = 0; k < use.count; k++) {
            int role = use.segment(k);
            MemorySegment array = arrays.segments[role];
            Object heap = array.heapBase().orElseThrow();
            Place place = places.get(heap);
            if (place == null) {
                int at = image.room(array.byteSize());
                place = new Place(array, at);
                places.put(heap, place);
                MemorySegment.copy(array, 0, image.at(at, array.byteSize()), 0, array.byteSize());
                if (role == NativeArrays.UNIFORM_ADDRESS) buffers(image, at, frame.uniformAddress, frame.uniformSize);
                if (role == NativeArrays.STORAGE_ADDRESS) buffers(image, at, frame.storageAddress, frame.storageSize);
            }
            arguments[k] = ArmProcess.IMAGE + place.at;
        }
        int end = image.size + GAP;
        Arrays.fill(image.bytes, image.size, end, UNTOUCHED);
        byte[] all = Arrays.copyOf(image.bytes, end);
        ByteBuffer header = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        long offset = function.address() & (1 << SHIFT) - 1;
        header.putLong(ArmProcess.FUNCTION, ArmProcess.IMAGE + codeAt + offset);
        header.putLong(ArmProcess.LANES, frame.lanes);
        for (int k = 0; k < arguments.length; k++) header.putLong(ArmProcess.ARGUMENTS + 8 * k, arguments[k]);
        byte[] before = all.clone();
        try {
            process.run(all);
        } catch (IOException e) {
            throw new UncheckedIOException("the emulated program has ended", e);
        }
        for (Place place : places.values()) {
            long size = place.array.byteSize();
            long[] addresses = place.array.heapBase().orElseThrow() instanceof long[] l ? l : null;
            if (addresses == null) {
                MemorySegment.copy(MemorySegment.ofArray(all), place.at, place.array, 0, size);
                System.arraycopy(before, place.at, all, place.at, (int) size);
            }
        }
        // all that is not an array is as it was
        int wrong = Arrays.mismatch(before, ArmProcess.HEADER, end, all, ArmProcess.HEADER, end);
        if (wrong >= 0) throw new IllegalStateException("byte " + wrong + " behind the header was written");
    }

    /** Copies buffers, and writes where they are into the array of addresses. */
    private static void buffers(Image image, int addressesAt, long[] addresses, long[] sizes) {
        for (int slot = 0; slot < addresses.length; slot++) {
            if (sizes[slot] == 0) continue;
            int at = image.room(sizes[slot]);
            MemorySegment.copy(Memory.ALL, addresses[slot], image.at(at, sizes[slot]), 0, sizes[slot]);
            MemorySegment.ofArray(image.bytes)
                    .set(ValueLayout.JAVA_LONG_UNALIGNED, addressesAt + 8L * slot, ArmProcess.IMAGE + at);
        }
    }
}
