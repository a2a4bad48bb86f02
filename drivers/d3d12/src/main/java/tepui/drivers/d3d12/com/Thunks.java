package tepui.drivers.d3d12.com;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;

/**
 * Thunks between two calling conventions, as machine code for x86-64: called as System V has it with the address of a
 * function and its arguments, it calls the function as Microsoft has it. One piece a shape of parameters, 30 to 90
 * bytes each. The registers that a callee keeps in Microsoft's convention include System V's, so nothing is saved.
 */
final class Thunks {
    private static final int RAX = 0;
    private static final int RCX = 1;
    private static final int RDX = 2;
    private static final int RSI = 6;
    private static final int RDI = 7;
    private static final int R8 = 8;
    private static final int R9 = 9;
    private static final int R11 = 11;
    private static final int[] SYSTEM_V = {RDI, RSI, RDX, RCX, R8, R9};
    private static final int[] MICROSOFT = {RCX, RDX, R8, R9};
    private static final int SHADOW = 32;

    private static final Map<String, MemorySegment> MADE = new HashMap<>();

    private Thunks() {}

    /** The thunk for parameters given by their letters. */
    static synchronized MemorySegment of(String parameters) {
        return MADE.computeIfAbsent(parameters.replace('I', 'J'), k -> MadeCode.install(code(k)));
    }

    /** The code for parameters J and F; the first argument is the address to call. */
    static byte[] code(String parameters) {
        int n = parameters.length();
        int frame = SHADOW + 8 * Math.max(0, n - 4);
        // At entry the stack is 8 off its alignment to 16.
        if (frame % 16 == 0) frame += 8;
        int[] ordinal = new int[n];
        int integers = 1;
        int floats = 0;
        for (int i = 0; i < n; i++) ordinal[i] = parameters.charAt(i) == 'F' ? floats++ : integers++;
        Encoder c = new Encoder();
        c.bytes(0x48, 0x81, 0xec); // sub rsp, frame
        c.word(frame);
        c.move(R11, RDI);
        // What goes onto the stack first, while no register is overwritten; then registers, the last first.
        for (int i = 4; i < n; i++) {
            int to = SHADOW + 8 * (i - 4);
            if (parameters.charAt(i) == 'F') {
                c.storeFloat(to, ordinal[i]);
            } else if (ordinal[i] < SYSTEM_V.length) {
                c.store(to, SYSTEM_V[ordinal[i]]);
            } else {
                c.load(RAX, frame + 8 + 8 * (ordinal[i] - SYSTEM_V.length));
                c.store(to, RAX);
            }
        }
        for (int i = Math.min(n, 4) - 1; i >= 0; i--) {
            if (parameters.charAt(i) == 'F') c.moveFloat(i, ordinal[i]);
            else c.move(MICROSOFT[i], SYSTEM_V[ordinal[i]]);
        }
        c.bytes(0x41, 0xff, 0xd3); // call r11
        c.bytes(0x48, 0x81, 0xc4); // add rsp, frame
        c.word(frame);
        c.bytes(0xc3);
        return c.out.toByteArray();
    }

    /** Encoder of the few instructions that thunks are made of. */
    private static final class Encoder {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();

        void bytes(int... values) {
            for (int v : values) out.write(v);
        }

        void word(int v) {
            bytes(v, v >> 8, v >> 16, v >> 24);
        }

        void move(int to, int from) {
            if (to != from) bytes(0x48 | (from >> 3) << 2 | to >> 3, 0x89, 0xc0 | (from & 7) << 3 | to & 7);
        }

        void store(int at, int from) {
            bytes(0x48 | (from >> 3) << 2, 0x89, 0x84 | (from & 7) << 3, 0x24);
            word(at);
        }

        void load(int to, int at) {
            bytes(0x48 | (to >> 3) << 2, 0x8b, 0x84 | (to & 7) << 3, 0x24);
            word(at);
        }

        void moveFloat(int to, int from) {
            if (to != from) bytes(0x0f, 0x28, 0xc0 | to << 3 | from);
        }

        void storeFloat(int at, int from) {
            bytes(0xf3, 0x0f, 0x11, 0x84 | from << 3, 0x24);
            word(at);
        }
    }
}
