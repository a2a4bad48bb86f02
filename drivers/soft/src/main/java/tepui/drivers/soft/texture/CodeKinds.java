package tepui.drivers.soft.texture;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.jit.ArrayCall;

/** Machine code of several kinds, each made when it is first wanted and kept for all threads. */
final class CodeKinds {
    private final IntFunction<byte[]> maker;
    private final @Nullable CodeMemory[] made;
    private final boolean[] tried;

    /** @param maker of the code of each kind */
    CodeKinds(int count, IntFunction<byte[]> maker) {
        this.maker = maker;
        made = new CodeMemory[count];
        tried = new boolean[count];
    }

    /** Null where the system refuses memory for code, which it is asked for once. */
    private synchronized @Nullable CodeMemory code(int kind) {
        if (!tried[kind]) {
            tried[kind] = true;
            made[kind] = CodeMemory.of(maker.apply(kind));
        }
        return made[kind];
    }

    /** A call of a kind whose first array is a control block; null where the system refuses memory for code. */
    @Nullable
    ArrayCall call(int kind, int[] control) {
        CodeMemory code = code(kind);
        if (code == null) return null;
        ArrayCall call = new ArrayCall(code);
        call.pass(0, control);
        return call;
    }

    /** Lets go of what a call was passed, but for the control block: so many arrays. */
    static void forget(ArrayCall call, int[] control, int arrays) { // hot
        for (int i = 1; i <= arrays; i++) call.pass(i, control);
    }

    /** Calls by one thread; the first array of each is a control block. */
    static final class Calls {
        private final CodeKinds kinds;
        private final int[] control;
        private final @Nullable ArrayCall[] calls;
        private @Nullable ArrayCall last;

        Calls(CodeKinds kinds, int[] control) {
            this.kinds = kinds;
            this.control = control;
            calls = new ArrayCall[kinds.made.length];
        }

        /** The call of a kind; null where the system refuses memory for code. */
        @Nullable
        ArrayCall of(int kind) { // hot
            ArrayCall call = calls[kind];
            if (call == null) {
                call = kinds.call(kind, control);
                if (call == null) return null;
                calls[kind] = call;
            }
            last = call;
            return call;
        }

        /** Lets go of what the last call was passed, but for the control block: so many arrays. */
        void forget(int arrays) { // hot
            ArrayCall call = last;
            if (call != null) CodeKinds.forget(call, control, arrays);
        }
    }
}
