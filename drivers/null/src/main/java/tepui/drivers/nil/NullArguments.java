package tepui.drivers.nil;

import tepui.pipe.Box;
import tepui.pipe.driver.Arguments;
import tepui.pipe.format.Format;

/** What this device checks otherwise than all do: each throws with the call, the value and what it must be. */
final class NullArguments {
    private NullArguments() {}

    static void instances(String call, int first, int count) { // hot
        if (count < 0) {
            throw new IllegalArgumentException(call + ": instances is " + count + ", must be at least 0");
        }
    }

    static void vertices(String call, int first, int count, int baseVertex) { // hot
        if (first < 0 || count < 0 || baseVertex != 0) {
            throw new IllegalArgumentException(call + ": range is " + first + " + " + count + " with base vertex "
                    + baseVertex + "; none may be below 0, and without indices the base vertex is 0");
        }
    }

    static void texels(String call, Format f, Box box, long available, long rowBytes, long sliceBytes) { // hot
        if (box.isEmpty()) return;
        Arguments.blockStart(call, f, box);
        Arguments.texels(call, f, box, available, rowBytes, sliceBytes);
    }
}
