package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.BlendState.Target;
import tepui.pipe.BlendState.Term;
import tepui.pipe.Box;
import tepui.pipe.LogicOp;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.driver.LogicTargets;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** Logic operations of a device that has none: the fragment shader makes them, bit by bit as one that has them. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class LogicOpsTest {
    private static final int SIZE = 16;
    private static final List<Format> FORMATS = List.of(
            Format.R8G8B8A8_UNORM,
            Format.B8G8R8A8_UNORM,
            Format.R10G10B10A2_UNORM,
            Format.B5G6R5_UNORM,
            Format.R16G16_UNORM,
            Format.R8G8B8A8_UINT,
            Format.R16G16_SINT,
            Format.R32_UINT,
            Format.R8G8B8A8_SRGB,
            Format.R16G16B16A16_FLOAT);

    private static BlendState blend(LogicOp op, int mask) {
        Term add = new Term(Equation.ADD, Factor.ONE, Factor.ONE);
        return new BlendState(List.of(new Target(true, add, add, mask)), false, false, false, op);
    }

    /** A square, of values that are other ones for each pixel. */
    private static void bind(VulkanLab lab, Format format) {
        Shader v = new Shader(Stage.VERTEX, "square");
        Builder b = new Builder(v);
        Value id = b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32));
        Value x = b.select(b.op(Op.IEQ, id, b.i32(1)), b.f32(3), b.f32(-1));
        Value y = b.select(b.op(Op.IEQ, id, b.i32(2)), b.f32(3), b.f32(-1));
        b.storeOutput(v.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.f32(0), b.f32(1)));
        b.ret();
        Shader f = new Shader(Stage.FRAGMENT, "values");
        b = new Builder(f);
        Value at = b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4));
        Value[] parts = new Value[4];
        for (int c = 0; c < 4; c++) {
            // Numbers that the format has, so that nothing is to be rounded.
            Format.Channel channel = format.channel(c);
            int most = channel == null ? 1 : (1 << Math.min(channel.bits(), 16)) - 1;
            Value k = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FMUL, b.extract(at, c & 1), b.f32(c * 731 + 97)));
            Value low = b.op(Op.IAND, k, b.i32(most));
            parts[c] = format.isInteger() ? low : b.op(Op.FDIV, b.convert(Op.I2F, ScalarKind.F32, low), b.f32(most));
        }
        Variable out = f.output("out", format.isInteger() ? Type.I32X4 : Type.F32X4, 0);
        out.unsigned = format.isUnsignedInteger();
        b.storeOutput(out, b.vec(parts));
        b.ret();
        lab.context.bindShader(Stage.VERTEX, lab.device.createShader(v, null));
        lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(f, null));
    }

    /** What is left of random texels after a square over all of them. */
    static byte[] drawn(VulkanLab lab, Format format, LogicOp op, int mask, long seed) {
        int bytes = SIZE * SIZE * format.blockBytes();
        Texture t = lab.device.createTexture(TextureDesc.of2d(format, SIZE, SIZE, Bind.COLOR_TARGET));
        byte[] texels = new byte[bytes];
        new Random(seed).nextBytes(texels);
        // No random NaN.
        if (format.numeric() == Format.Numeric.FLOAT) java.util.Arrays.fill(texels, (byte) 0x38);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(bytes, 16);
            memory.copyFrom(MemorySegment.ofArray(texels));
            Box all = Box.of2d(0, 0, SIZE, SIZE);
            lab.context.writeTexture(t, 0, all, memory, SIZE * (long) format.blockBytes(), bytes);
            lab.context.setRenderTargets(RenderTargets.of(t));
            lab.context.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
            bind(lab, format);
            lab.context.bindBlend(lab.device.states().blend.intern(blend(op, mask)));
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.readTexture(t, 0, all, memory, SIZE * (long) format.blockBytes(), bytes);
            return memory.toArray(ValueLayout.JAVA_BYTE);
        }
    }

    @Test
    void allBitsAreThoseOfADeviceThatHasThem() {
        long seed = Seeds.one("LogicOpsTest");
        try (VulkanLab has = new VulkanLab(false, Map.of());
                VulkanLab lacks = new VulkanLab(true, Map.of("hide", "logicOp"))) {
            assertTrue(lacks.device.caps().logicOp);
            for (Format f : FORMATS) {
                for (LogicOp op : LogicOp.values()) {
                    assertArrayEquals(
                            drawn(has, f, op, 15, seed),
                            drawn(lacks, f, op, 15, seed),
                            f + " " + op + ", seed " + seed);
                }
                assertArrayEquals(
                        drawn(has, f, LogicOp.XOR, 5, seed),
                        drawn(lacks, f, LogicOp.XOR, 5, seed),
                        f + " masked, seed " + seed);
            }
            assertEquals(List.of(), lacks.messages);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "logicOp",
                "logicOp,VK_KHR_dynamic_rendering",
                "logicOp,VK_EXT_extended_dynamic_state3",
                "logicOp,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,VK_EXT_extended_dynamic_state3"
            })
    void eachDrawSeesTheOneBefore(String hidden) {
        try (VulkanLab lab = new VulkanLab(true, Map.of("hide", hidden))) {
            lab.bindTriangle();
            lab.context.clearColor(0, tepui.pipe.ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.bindBlend(lab.device.states().blend.intern(blend(LogicOp.XOR, 15)));
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            for (int i = 0; i < 3; i++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            // The same by one call, and one that repeats the last.
            lab.context.draw(Primitive.TRIANGLES, false, 0, 1, new int[] {0, 3, 0, 0, 3, 0, 0, 3, 0}, 0, 3);
            assertEquals(0, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void theWayToReadIsKeptInFiles() {
        LogicTargets logic =
                new LogicTargets(LogicOp.NAND, java.util.Arrays.asList(Format.R8_UNORM, null, Format.R32_UINT));
        TargetReads reads = new TargetReads(true, false, null, true, logic);
        assertEquals(reads, TargetReads.parse(reads.text()));
    }
}
