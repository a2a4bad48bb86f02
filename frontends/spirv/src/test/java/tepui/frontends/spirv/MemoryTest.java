package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Variables of all kinds of memory: where they lie, what they begin with, and what is done to them at once. */
@Needs(Need.SPIRV_AS)
final class MemoryTest {
    private final Modules.Compute compute = new Modules.Compute();

    /** Members that are not in order and partly lie in each other, structures 20 bytes apart, a matrix by rows 12 bytes apart. */
    private void oddBlock() {
        compute.decorations = """
                OpMemberDecorate %E 0 Offset 4
                OpMemberDecorate %E 1 Offset 12
                OpDecorate %es ArrayStride 20
                OpMemberDecorate %In 0 Offset 64
                OpMemberDecorate %In 1 Offset 0
                OpMemberDecorate %In 2 Offset 64
                OpMemberDecorate %In 3 Offset 128
                OpMemberDecorate %In 3 RowMajor
                OpMemberDecorate %In 3 MatrixStride 16
                OpDecorate %In Block
                OpDecorate %in DescriptorSet 0
                OpDecorate %in Binding 3
                """;
        compute.globals = """
                %E = OpTypeStruct %float %uint
                %es = OpTypeArray %E %u_3
                %In = OpTypeStruct %float %es %uint %mat2
                %pIn = OpTypePointer Uniform %In
                %pf = OpTypePointer Uniform %float
                %pv = OpTypePointer Uniform %vec2
                %in = OpVariable %pIn Uniform
                """;
    }

    private static final String READ_ODD = """
            %p0 = OpAccessChain %puint %in %u_1 %u_2 %u_1
            %a = OpLoad %uint %p0
            u> %a
            %p1 = OpAccessChain %pf %in %u_0
            %b = OpLoad %float %p1
            f> %b
            %p2 = OpAccessChain %puint %in %u_2
            %c = OpLoad %uint %p2
            u> %c
            %p3 = OpAccessChain %pv %in %u_3 %u_1
            %v = OpLoad %vec2 %p3
            %d = OpCompositeExtract %float %v 0
            %e = OpCompositeExtract %float %v 1
            f> %d
            f> %e
            %p4 = OpAccessChain %pf %in %u_3 %u_0 %u_1
            %f = OpLoad %float %p4
            f> %f
            """;

    @Test
    void blocksLieWhereNoTextOfGlslCouldPutThem() {
        oddBlock();
        Modules.World world = new Modules.World();
        ByteBuffer in = world.buffer("Block3");
        for (int i = 0; i < 64; i++) in.putInt(4 * i, i);
        int[] got = Modules.words(compute.module(READ_ODD), 6, Map.of(), world);
        assertArrayEquals(new int[] {(2 * 20 + 12) / 4, 16, 16, 33, 37, 36}, got);
    }

    @Test
    void theProgramTellsOfThoseOffsets() {
        oddBlock();
        LinkedProgram program = Modules.linked(Modules.shader(compute.module(READ_ODD), Stage.COMPUTE, Map.of()));
        List<Integer> offsets =
                program.uniforms().stream().map(LinkedProgram.Uniform::offset).toList();
        assertEquals(List.of(64, 4, 12, 24, 32, 44, 52, 64, 128), offsets);
        LinkedProgram.Uniform matrix = program.uniforms().getLast();
        assertTrue(matrix.rowMajor());
        assertEquals(16, matrix.matrixStride());
        assertEquals(160, program.uniformBlocks().getFirst().size());
    }

    @Test
    void offsetsThatAreNotAlignedAreRefused() {
        oddBlock();
        compute.decorations = compute.decorations.replace("%In 2 Offset 64", "%In 2 Offset 66");
        String log = Modules.refused(compute.module(READ_ODD), Stage.COMPUTE);
        assertTrue(log.contains("must be a multiple of 4"), log);
    }

    @Test
    void privateVariablesBeginWithTheirContents() {
        compute.globals = """
                %arr = OpTypeArray %uint %u_3
                %parr = OpTypePointer Private %arr
                %pu = OpTypePointer Private %uint
                %init = OpConstantComposite %arr %u_4 %u_5 %u_6
                %v = OpVariable %parr Private %init
                """;
        compute.gives("""
                %p = OpAccessChain %pu %v %u_2
                %a = OpLoad %uint %p
                u> %a
                OpStore %p %u_9
                %all = OpLoad %arr %v
                %b = OpCompositeExtract %uint %all 2
                %c = OpCompositeExtract %uint %all 0
                u> %b
                u> %c
                """, 6, 9, 4);
    }

    @Test
    void atomicOperationsGiveWhatWasThere() {
        compute.globals = """
                %pw = OpTypePointer Workgroup %uint
                %shared = OpVariable %pw Workgroup
                %scope = OpConstant %uint 1
                """;
        compute.gives("""
                OpStore %shared %u_5
                OpControlBarrier %u_2 %u_2 %u_0
                %a = OpAtomicIAdd %uint %shared %u_1 %u_0 %u_3
                u> %a
                %b = OpAtomicISub %uint %shared %u_1 %u_0 %u_1
                u> %b
                %c = OpAtomicUMax %uint %shared %u_1 %u_0 %u_20
                u> %c
                %d = OpAtomicCompareExchange %uint %shared %u_1 %u_0 %u_0 %u_9 %u_20
                u> %d
                %e = OpAtomicExchange %uint %shared %u_1 %u_0 %u_2
                u> %e
                %f = OpAtomicIIncrement %uint %shared %u_1 %u_0
                u> %f
                %g = OpAtomicIDecrement %uint %shared %u_1 %u_0
                u> %g
                %h = OpAtomicLoad %uint %shared %u_1 %u_0
                u> %h
                """, 5, 8, 7, 20, 9, 2, 3, 2);
    }

    @Test
    void plainUniformsAndCountersLieInTheProgramsBuffers() {
        compute.capabilities = "OpCapability AtomicStorage";
        compute.decorations = """
                OpDecorate %one Location 4
                OpDecorate %two Location 5
                OpDecorate %counter Binding 1
                OpDecorate %counter Offset 8
                """;
        compute.globals = """
                %pc = OpTypePointer UniformConstant %uint
                %pa = OpTypePointer AtomicCounter %uint
                %pv = OpTypePointer UniformConstant %vec2
                %one = OpVariable %pv UniformConstant
                %two = OpVariable %pc UniformConstant
                %counter = OpVariable %pa AtomicCounter
                """;
        byte[] module = compute.module("""
                %v = OpLoad %vec2 %one
                %y = OpCompositeExtract %float %v 1
                f> %y
                %t = OpLoad %uint %two
                u> %t
                %c = OpAtomicIIncrement %uint %counter %u_1 %u_0
                u> %c
                """);
        LinkedProgram program = Modules.linked(Modules.shader(module, Stage.COMPUTE, Map.of()));
        assertEquals(
                List.of(4, 5, -1),
                program.uniforms().stream().map(LinkedProgram.Uniform::location).toList());
        assertEquals(12, program.counterBuffers().getFirst().size());
        Modules.World world = new Modules.World();
        world.buffer("uniforms")
                .putFloat(4, 2.5f)
                .putInt(program.uniforms().get(1).offset(), 77);
        world.buffer("counters1").putInt(8, 30);
        assertArrayEquals(new int[] {Float.floatToRawIntBits(2.5f), 77, 30}, Modules.words(module, 3, Map.of(), world));
        assertEquals(31, world.buffer("counters1").getInt(8));
    }

    @Test
    void constantsAreSpecialised() {
        compute.decorations = "OpDecorate %n SpecId 3\nOpDecorate %flag SpecId 4";
        compute.globals = """
                %n = OpSpecConstant %uint 2
                %flag = OpSpecConstantFalse %bool
                %sum = OpSpecConstantOp %uint IAdd %n %u_3
                %chosen = OpSpecConstantOp %uint Select %flag %sum %n
                %arr = OpTypeArray %uint %sum
                %parr = OpTypePointer Function %arr
                """;
        String body = """
                %v = OpVariable %parr Function
                %p = OpAccessChain %fuint %v %u_4
                OpStore %p %u_8
                %a = OpLoad %uint %p
                u> %a
                u> %sum
                u> %chosen
                """;
        byte[] module = compute.module(body);
        assertArrayEquals(new int[] {8, 5, 2}, Modules.words(module, 3, Map.of()));
        assertArrayEquals(new int[] {8, 10, 10}, Modules.words(module, 3, Map.of(3, 7, 4, 1)));
        assertEquals(
                SpirvCompiler.Outcome.NO_CONSTANT,
                SpirvCompiler.specialize(module, Stage.COMPUTE, "main", Map.of(9, 1), SpirvCompiler.Features.ALL, false)
                        .outcome());
        assertEquals(
                SpirvCompiler.Outcome.NO_ENTRY_POINT,
                SpirvCompiler.specialize(module, Stage.COMPUTE, "other", Map.of(), SpirvCompiler.Features.ALL, false)
                        .outcome());
        assertEquals(
                SpirvCompiler.Outcome.OTHER_STAGE,
                SpirvCompiler.specialize(module, Stage.VERTEX, "main", Map.of(), SpirvCompiler.Features.ALL, false)
                        .outcome());
    }

    @Test
    void arraysOfAnyLengthAreMeasuredNotTrusted() {
        compute.globals = """
                %huge = OpConstant %uint 0x7fffffff
                %arr = OpTypeArray %vec4 %huge
                %parr = OpTypePointer Private %arr
                %v = OpVariable %parr Private
                """;
        String body = """
                %all = OpLoad %arr %v
                """;
        String log = Modules.refused(compute.module(body), Stage.COMPUTE);
        assertTrue(log.contains("an array has 2147483647 elements"), log);
        compute.globals = compute.globals.replace("0x7fffffff", "0x00ffffff");
        log = Modules.refused(compute.module(body), Stage.COMPUTE);
        assertTrue(log.contains("larger than anything that can be compiled"), log);
        compute.globals = compute.globals.replace("Private", "Workgroup");
        log = Modules.refused(compute.module(body), Stage.COMPUTE);
        assertTrue(log.contains("larger than"), log);
        compute.globals = """
                %huge = OpConstant %uint 0x07ffffff
                %arr = OpTypeArray %vec4 %huge
                %parr = OpTypePointer UniformConstant %arr
                %v = OpVariable %parr UniformConstant
                """;
        log = Modules.refused(compute.module("u> %u_1\n"), Stage.COMPUTE);
        assertTrue(log.contains("larger than any memory"), log);
    }
}
