package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.drivers.d3d12.com.Faults;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Shaders that never end: whoever waits is told that the device hangs, and another device works. */
class EndlessShaderTest {
    private static final int SIZE = 64;

    /** What {@link #bind} has made last. */
    private @Nullable Texture target;

    /** A device of Direct3D 12 that never gets done. */
    private static final Faults.Plan STUCK = new Faults.Plan() {
        @Override
        public int result(String call) {
            return 0;
        }

        @Override
        public boolean isGone() {
            return false;
        }

        @Override
        public long reached(long reached) {
            return 0;
        }
    };

    @AfterEach
    void noMoreFaults() {
        Faults.plan(null);
    }

    /** What a device that never gets done is given: it works at nothing, so thirty times as long goes by before it counts as one that hangs. */
    private static final int STUCK_MILLIS = 20;

    private static int hang(String driver) {
        return driver.equals("soft") ? 300 : STUCK_MILLIS;
    }

    private static Device open(String driver, StreamMode mode, int millis) {
        return open(driver, mode, millis, millis == STUCK_MILLIS);
    }

    /** One that hangs after so long; {@code stuck}: it never gets done, whatever it is given. */
    static Device open(String driver, StreamMode mode, int millis, boolean stuck) {
        String hang = Integer.toString(millis);
        // llvmpipe ends each loop by itself some time; a device that does not is one whose fences are never signalled.
        String never = "vkWaitForFences:1-999999999:stuck,vkGetFenceStatus:1-999999999:stuck";
        if (driver.equals("d3d12")) Faults.plan(stuck ? STUCK : null);
        Map<String, String> settings =
                stuck && driver.equals("vulkan") ? Map.of("hang", hang, "fail", never) : Map.of("hang", hang);
        DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
        return Streams.wrap(Devices.open(driver, options), StreamOptions.DEFAULT.withMode(mode));
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void theWaitEndsAndTheDeviceIsLost(String driver, StreamMode mode) {
        Device device = open(driver, mode, hang(driver));
        Context c = device.createContext();
        DeviceLostException e = assertThrows(DeviceLostException.class, () -> draw(device, c, !driver.equals("soft")));
        assertTrue(e.getMessage().contains(" " + hang(driver) + " ms"), e.getMessage());
        assertEquals(DeviceLostException.Reason.HUNG, e.reason());
        assertEquals(DeviceLostException.Reason.HUNG, device.lossReason());
        assertNotNull(device.lost());
        assertThrows(DeviceLostException.class, () -> draw(device, c, true));
        assertDoesNotThrow(c::close);
        assertDoesNotThrow(device::close);
        try (Device other = open(driver, mode, 60_000);
                Context works = other.createContext()) {
            assertDoesNotThrow(() -> draw(other, works, true));
        }
    }

    /** Whoever waits for a fence for a time, however long, is told to stop by an interrupt. */
    @ParameterizedTest
    @CsvSource({"soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void anInterruptEndsTheWaitForAFence(String driver, StreamMode mode) {
        Device device = open(driver, mode, driver.equals("soft") ? 900 : STUCK_MILLIS);
        Context c = device.createContext();
        bind(device, c, !driver.equals("soft"));
        c.draw(Primitive.TRIANGLES, 0, 3);
        Fence fence = c.flush();
        Thread.currentThread().interrupt();
        assertFalse(fence.await(Long.MAX_VALUE));
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertNull(device.lossReason());
        assertDoesNotThrow(c::close);
        assertDoesNotThrow(device::close);
    }

    /** What must wait for the device goes on doing so, and the thread is as interrupted afterwards as before. */
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void anInterruptStaysThroughWaitsForTheDevice(String driver, StreamMode mode) {
        try (Device device = open(driver, mode, 60_000);
                Context c = device.createContext();
                Arena arena = Arena.ofConfined()) {
            bind(device, c, true);
            MemorySegment pixel = arena.allocate(4);
            Thread.currentThread().interrupt();
            c.draw(Primitive.TRIANGLES, 0, 3);
            c.finish();
            Texture drawn = target;
            assertNotNull(drawn);
            c.readTexture(drawn, 0, Box.of2d(SIZE - 1, SIZE - 1, 1, 1), pixel, 4, 4);
            assertEquals(-1, pixel.get(ValueLayout.JAVA_INT, 0));
            assertTrue(Thread.interrupted());
        }
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void anInterruptStaysThroughTheLossOfTheDevice(String driver, StreamMode mode) {
        Device device = open(driver, mode, hang(driver));
        Context c = device.createContext();
        Thread.currentThread().interrupt();
        assertThrows(DeviceLostException.class, () -> draw(device, c, !driver.equals("soft")));
        assertDoesNotThrow(c::close);
        assertDoesNotThrow(device::close);
        assertTrue(Thread.interrupted());
    }

    @ParameterizedTest
    @CsvSource({"vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void theWaitForAFenceEndsWithTheDevice(String driver, StreamMode mode) {
        Device device = open(driver, mode, STUCK_MILLIS);
        Context c = device.createContext();
        bind(device, c, true);
        c.draw(Primitive.TRIANGLES, 0, 3);
        Fence fence = c.flush();
        assertThrows(DeviceLostException.class, () -> fence.await(Long.MAX_VALUE));
        assertEquals(DeviceLostException.Reason.HUNG, device.lossReason());
        assertDoesNotThrow(c::close);
        assertDoesNotThrow(device::close);
    }

    /** A draw of as many vertices as numbers go is stopped, too. */
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED"})
    void drawsWithoutEndAreStopped(String driver, StreamMode mode) {
        try (Device device = open(driver, mode, 300);
                Context c = device.createContext()) {
            Texture target = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED));
            c.setRenderTargets(RenderTargets.of(target));
            c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
            c.bindShader(Stage.VERTEX, device.createShader(vertexShader(), null));
            c.bindShader(Stage.FRAGMENT, device.createShader(fragmentShader(true), null));
            assertThrows(DeviceLostException.class, () -> {
                c.draw(Primitive.POINTS, false, 0, Integer.MAX_VALUE, 64, Integer.MAX_VALUE - 64, 0, 0);
                c.finish();
            });
            assertEquals(DeviceLostException.Reason.HUNG, device.lossReason());
        }
    }

    /** Many rounds that end are no reason to lose a device. */
    @ParameterizedTest
    @CsvSource({"soft, OFF"})
    void longLoopsEnd(String driver, StreamMode mode) {
        try (Device device = open(driver, mode, 60_000);
                Context c = device.createContext()) {
            assertDoesNotThrow(() -> draw(device, c, true));
            assertNull(device.lossReason());
        }
    }

    private void bind(Device device, Context c, boolean ends) {
        Texture made = device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED));
        target = made;
        c.setRenderTargets(RenderTargets.of(made));
        c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
        c.bindShader(Stage.VERTEX, device.createShader(vertexShader(), null));
        c.bindShader(Stage.FRAGMENT, device.createShader(fragmentShader(ends), null));
    }

    static void draw(Device device, Context c, boolean ends) {
        Texture target = device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED));
        ShaderObject vertex = device.createShader(vertexShader(), null);
        ShaderObject fragment = device.createShader(fragmentShader(ends), null);
        c.setRenderTargets(RenderTargets.of(target));
        c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
        c.bindShader(Stage.VERTEX, vertex);
        c.bindShader(Stage.FRAGMENT, fragment);
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.finish();
        c.bindShader(Stage.VERTEX, null);
        c.bindShader(Stage.FRAGMENT, null);
        device.destroy(vertex);
        device.destroy(fragment);
        device.destroy(target);
    }

    private static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "all");
        Builder b = new Builder(s);
        Value id = b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32));
        Value x = b.convert(Op.I2F, tepui.ir.ScalarKind.F32, b.op(Op.IAND, id, b.i32(1)));
        Value y = b.convert(Op.I2F, tepui.ir.ScalarKind.F32, b.op(Op.ISHR, id, b.i32(1)));
        Value four = b.f32(4);
        Value minus = b.f32(-1);
        b.storeOutput(
                s.output(Builtin.POSITION, Type.F32X4),
                b.vec(
                        b.op(Op.FADD, b.op(Op.FMUL, x, four), minus),
                        b.op(Op.FADD, b.op(Op.FMUL, y, four), minus),
                        b.f32(0),
                        b.f32(1)));
        b.ret();
        return s;
    }

    /** Three loops in each other, since some devices end one after some ten thousand rounds. */
    private static Shader fragmentShader(boolean ends) {
        Shader s = new Shader(Stage.FRAGMENT, ends ? "long" : "endless");
        Builder b = new Builder(s);
        Value limit = b.i32(ends ? 20 : -1);
        Value[] sum = nest(b, 3, limit, b.i32(0));
        Value v = b.convert(Op.I2F, tepui.ir.ScalarKind.F32, sum[0]);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.vec(v, v, v, v));
        b.ret();
        return s;
    }

    private static Value[] nest(Builder b, int depth, Value limit, Value start) {
        return b.loop(new Value[] {start}, List.of(Type.I32), p -> {
            Value now = p.get(0);
            b.ifThen(b.op(Op.IEQ, b.op(Op.IAND, now, b.i32(0xff)), limit), () -> b.breakWith(now));
            Value inner = depth == 1 ? now : nest(b, depth - 1, limit, b.i32(0))[0];
            b.continueWith(b.op(Op.IADD, now, b.op(Op.IADD, b.op(Op.USHR, inner, b.i32(31)), b.i32(1))));
        });
    }
}
