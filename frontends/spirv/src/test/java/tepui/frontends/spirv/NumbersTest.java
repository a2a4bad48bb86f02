package tepui.frontends.spirv;

import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Instructions that compute: each group once, with operands whose results tell signs, widths and orders apart. */
@Needs(Need.SPIRV_AS)
final class NumbersTest {
    private final Modules.Compute compute = new Modules.Compute();

    @Test
    void signsAreTheInstructions() {
        compute.gives(
                """
                %a = OpSDiv %uint %i_m7 %i_3
                u> %a
                %b = OpUDiv %uint %i_m7 %i_3
                u> %b
                %c = OpSRem %uint %i_m7 %i_3
                u> %c
                %d = OpSMod %uint %i_m7 %i_3
                u> %d
                %e = OpUMod %uint %i_m7 %i_3
                u> %e
                %f = OpShiftRightArithmetic %uint %i_m7 %u_1
                u> %f
                %g = OpShiftRightLogical %uint %i_m7 %u_1
                u> %g
                %h = OpISub %uint %i_3 %i_m7
                u> %h
                %i = OpSNegate %uint %i_m7
                u> %i
                """, -2, Integer.divideUnsigned(-7, 3), -1, 2, Integer.remainderUnsigned(-7, 3), -4, -7 >>> 1, 10, 7);
    }

    @Test
    void bitsAreMovedAndCounted() {
        compute.gives("""
                %a = OpBitFieldInsert %uint %u_0 %i_m7 %u_4 %u_8
                u> %a
                %b = OpBitFieldSExtract %int %a %u_4 %u_8
                %bu = OpBitcast %uint %b
                u> %bu
                %c = OpBitFieldUExtract %uint %a %u_4 %u_8
                u> %c
                %d = OpBitReverse %uint %u_3
                u> %d
                %e = OpBitCount %uint %i_m7
                u> %e
                %f = OpBitwiseXor %uint %u_5 %u_3
                u> %f
                %g = OpNot %uint %u_5
                u> %g
                %h = OpExtInst %int %glsl FindSMsb %i_m7
                %hu = OpBitcast %uint %h
                u> %hu
                """, 0xf90, -7, 0xf9, 0xc0000000, Integer.bitCount(-7), 6, ~5, 2);
    }

    @Test
    void whatDoesNotFitIsGivenToo() {
        compute.globals = "%Pair = OpTypeStruct %uint %uint\n%big = OpConstant %uint 4000000000";
        compute.gives("""
                %a = OpIAddCarry %Pair %big %big
                %a0 = OpCompositeExtract %uint %a 0
                %a1 = OpCompositeExtract %uint %a 1
                u> %a0
                u> %a1
                %b = OpISubBorrow %Pair %u_3 %big
                %b0 = OpCompositeExtract %uint %b 0
                %b1 = OpCompositeExtract %uint %b 1
                u> %b0
                u> %b1
                %c = OpUMulExtended %Pair %big %u_3
                %c0 = OpCompositeExtract %uint %c 0
                %c1 = OpCompositeExtract %uint %c 1
                u> %c0
                u> %c1
                """, (int) 8000000000L, 1, (int) (3 - 4000000000L), 1, (int) 12000000000L, 2);
    }

    @Test
    void floatsAreRoundedAsTheNamesSay() {
        compute.givesFloats("""
                %a = OpFRem %float %f_m25 %f_2
                f> %a
                %b = OpFMod %float %f_m25 %f_2
                f> %b
                %c = OpExtInst %float %glsl Trunc %f_m25
                f> %c
                %d = OpExtInst %float %glsl Floor %f_m25
                f> %d
                %e = OpExtInst %float %glsl RoundEven %f_m25
                f> %e
                %f = OpExtInst %float %glsl Fract %f_m25
                f> %f
                %g = OpQuantizeToF16 %float %f_m25
                f> %g
                %h = OpExtInst %float %glsl Ldexp %f_m25 %i_3
                f> %h
                %i = OpExtInst %float %glsl SmoothStep %f_0 %f_2 %f_1
                f> %i
                """, -0.5f, 1.5f, -2, -3, -2, 0.5f, -2.5f, -20, 0.5f);
    }

    @Test
    void orderedComparisonsAreFalseForNan() {
        compute.gives("""
                %nan = OpFDiv %float %f_0 %f_0
                %a = OpFOrdLessThan %bool %nan %f_1
                %au = OpSelect %uint %a %u_1 %u_0
                u> %au
                %b = OpFUnordLessThan %bool %nan %f_1
                %bu = OpSelect %uint %b %u_1 %u_0
                u> %bu
                %c = OpFOrdNotEqual %bool %nan %f_1
                %cu = OpSelect %uint %c %u_1 %u_0
                u> %cu
                %d = OpFUnordEqual %bool %nan %f_1
                %du = OpSelect %uint %d %u_1 %u_0
                u> %du
                %e = OpFUnordGreaterThanEqual %bool %f_1 %f_2
                %eu = OpSelect %uint %e %u_1 %u_0
                u> %eu
                %f = OpIsNan %bool %nan
                %fu = OpSelect %uint %f %u_1 %u_0
                u> %fu
                %g = OpSGreaterThan %bool %i_m7 %i_3
                %gu = OpSelect %uint %g %u_1 %u_0
                u> %gu
                %h = OpUGreaterThan %bool %i_m7 %i_3
                %hu = OpSelect %uint %h %u_1 %u_0
                u> %hu
                %i = OpLogicalEqual %bool %true %false
                %j = OpLogicalNot %bool %i
                %ju = OpSelect %uint %j %u_1 %u_0
                u> %ju
                """, 0, 1, 0, 1, 0, 1, 0, 1, 1);
    }

    @Test
    void conversionsGoBetweenKindsAndWidths() {
        compute.capabilities = "OpCapability Int64\nOpCapability Float64";
        compute.globals = """
                %long = OpTypeInt 64 1
                %ulong = OpTypeInt 64 0
                %double = OpTypeFloat 64
                """;
        compute.gives(
                """
                %a = OpConvertFToS %int %f_m25
                %au = OpBitcast %uint %a
                u> %au
                %b = OpConvertUToF %float %u_7
                f> %b
                %c = OpSConvert %long %i_m7
                %cw = OpBitcast %uvec2 %c
                %c1 = OpCompositeExtract %uint %cw 1
                u> %c1
                %d = OpUConvert %ulong %u_7
                %dw = OpBitcast %uvec2 %d
                %d0 = OpCompositeExtract %uint %dw 0
                u> %d0
                %e = OpFConvert %double %f_m25
                %ew = OpBitcast %uvec2 %e
                %e1 = OpCompositeExtract %uint %ew 1
                u> %e1
                %f = OpConvertSToF %double %c
                %g = OpFConvert %float %f
                f> %g
                """,
                -2,
                Float.floatToRawIntBits(7),
                -1,
                7,
                (int) (Double.doubleToRawLongBits(-2.5) >>> 32),
                Float.floatToRawIntBits(-7));
    }

    @Test
    void matricesAreMultipliedTurnedAndInverted() {
        compute.givesFloats("""
                %c0 = OpCompositeConstruct %vec2 %f_1 %f_2
                %c1 = OpCompositeConstruct %vec2 %f_m25 %f_0
                %m = OpCompositeConstruct %mat2 %c0 %c1
                %v = OpCompositeConstruct %vec2 %f_2 %f_1
                %a = OpMatrixTimesVector %vec2 %m %v
                %a0 = OpCompositeExtract %float %a 0
                %a1 = OpCompositeExtract %float %a 1
                f> %a0
                f> %a1
                %b = OpVectorTimesMatrix %vec2 %v %m
                %b0 = OpCompositeExtract %float %b 0
                %b1 = OpCompositeExtract %float %b 1
                f> %b0
                f> %b1
                %t = OpTranspose %mat2 %m
                %t01 = OpCompositeExtract %float %t 0 1
                f> %t01
                %d = OpExtInst %float %glsl Determinant %m
                f> %d
                %n = OpExtInst %mat2 %glsl MatrixInverse %m
                %p = OpMatrixTimesMatrix %mat2 %m %n
                %p00 = OpCompositeExtract %float %p 0 0
                %p10 = OpCompositeExtract %float %p 1 0
                f> %p00
                f> %p10
                %s = OpMatrixTimesScalar %mat2 %m %f_2
                %s01 = OpCompositeExtract %float %s 0 1
                f> %s01
                %o = OpOuterProduct %mat2 %c0 %v
                %o10 = OpCompositeExtract %float %o 1 0
                f> %o10
                """, -0.5f, 4, 4, -5, -2.5f, 5, 1, 0, 4, 1);
    }

    @Test
    void compositesAreTakenApartAndChanged() {
        compute.globals = """
                %pair = OpTypeArray %vec2 %u_2
                %S = OpTypeStruct %uint %pair
                """;
        compute.givesFloats("""
                %v = OpCompositeConstruct %vec2 %f_1 %f_2
                %w = OpCompositeConstruct %vec3 %v %f_m25
                %p = OpCompositeConstruct %pair %v %v
                %s = OpCompositeConstruct %S %u_3 %p
                %t = OpCompositeInsert %S %f_m25 %s 1 1 0
                %a = OpCompositeExtract %float %t 1 1 0
                f> %a
                %b = OpCompositeExtract %float %t 1 0 0
                f> %b
                %x = OpVectorShuffle %vec4 %w %v 2 4 3 0
                %c = OpVectorExtractDynamic %float %x %u_1
                f> %c
                %y = OpVectorInsertDynamic %vec4 %x %f_0 %u_2
                %d = OpCompositeExtract %float %y 2
                f> %d
                %e = OpCompositeExtract %float %y 3
                f> %e
                """, -2.5f, 1, 2, 0, 1);
    }
}
