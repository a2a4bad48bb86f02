package tepui.drivers.d3d12.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.junit.jupiter.api.Test;

/** Hooks of the rules around native calls: they see arguments and results. */
final class CallHooksTest {
    private static int released;

    @SuppressWarnings("UnusedMethod") // called through its handle
    private static int release(long self) {
        return released++;
    }

    @Test
    void hooksSeeCallsAndResults() throws Throwable {
        CallHooks hooks = new CallHooks(f -> 0);
        MethodHandle plain = MethodHandles.lookup()
                .findStatic(CallHooksTest.class, "release", MethodType.methodType(int.class, long.class));
        assertSame(plain, hooks.around("IUnknown", 1, plain));
        MethodHandle checked = hooks.around("IUnknown", 2, plain);
        released = 5;
        assertEquals(5, (int) checked.invokeExact(1L));
        assertEquals(6, released);
        MethodHandle draw = hooks.around(
                "ID3D12GraphicsCommandList",
                12,
                MethodHandles.dropArguments(
                        MethodHandles.zero(void.class), 0, long.class, int.class, int.class, int.class, int.class));
        breaks("is no CommandList that there is", () -> {
            draw.invokeExact(1L, 1, 1, 1, 1);
        });
    }
}
