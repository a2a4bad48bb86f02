package tepui.frontends.glsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.glsl.Run;

/** Expressions with their values: computed when the shader runs, and when it is compiled. */
class ValuesTest {
    private static final String EXTENSIONS = """
            #extension GL_ARB_gpu_shader_int64 : enable
            #extension GL_AMD_shader_trinary_minmax : enable
            #extension GL_INTEL_shader_integer_functions2 : enable
            """;

    /** x, y, z are inputs of 0.5, 2, -1.25; i, j are 7 and -3; u is 5. */
    private static final String INPUTS = "in float x; in float y; in float z; in int i; in int j; in uint u;";

    private static Run.Values values() {
        Run.Values v = new Run.Values();
        v.inputs.put("x", new float[] {0.5f});
        v.inputs.put("y", new float[] {2});
        v.inputs.put("z", new float[] {-1.25f});
        v.inputs.put("i", new float[] {7});
        v.inputs.put("j", new float[] {-3});
        v.inputs.put("u", new float[] {5});
        return v;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            x + y                                   ; 2.5
            y - x * z                               ; 2.625
            y / x                                   ; 4
            -z                                      ; 1.25
            float(i / 2)                            ; 3
            float(i % 4)                            ; 3
            float(j * i)                            ; -21
            float(i << 2)                           ; 28
            float(j >> 1)                           ; -2
            float(u >> 1)                           ; 2
            float((i & 5) + (i | 8) + (i ^ 1))      ; 26
            float(~i)                               ; -8
            x < y ? 3.0 : 4.0                       ; 3
            float(i > 3 && j < 0)                   ; 1
            float(i < 3 || j > 0)                   ; 0
            float(x < y ^^ y < x)                   ; 1
            float(uint(j) > u)                      ; 1
            float(bool(i))                          ; 1
            float(int(z))                           ; -1
            sin(x)                                  ; 0.47942554
            cos(x)                                  ; 0.87758256
            tan(x)                                  ; 0.5463025
            asin(x)                                 ; 0.52359878
            acos(x)                                 ; 1.0471976
            atan(x)                                 ; 0.4636476
            atan(x, z)                              ; 2.7610862
            sinh(x)                                 ; 0.52109531
            cosh(x)                                 ; 1.1276259
            tanh(x)                                 ; 0.46211716
            asinh(x)                                ; 0.48121183
            acosh(y)                                ; 1.3169579
            atanh(x)                                ; 0.54930614
            radians(180.0 * y)                      ; 6.2831853
            degrees(x)                              ; 28.647890
            pow(y, 3.0)                             ; 8
            exp(x)                                  ; 1.6487213
            log(y)                                  ; 0.69314718
            exp2(y)                                 ; 4
            log2(x)                                 ; -1
            sqrt(y)                                 ; 1.4142135
            inversesqrt(y)                          ; 0.70710678
            abs(z)                                  ; 1.25
            float(abs(j))                           ; 3
            sign(z)                                 ; -1
            float(sign(j))                          ; -1
            floor(z)                                ; -2
            ceil(z)                                 ; -1
            trunc(z)                                ; -1
            round(z)                                ; -1
            roundEven(y + x)                        ; 2
            fract(z)                                ; 0.75
            mod(z, y)                               ; 0.75
            min(x, z) + max(x, z)                   ; -0.75
            clamp(y, 0.0, 1.0)                      ; 1
            float(clamp(i, 0, 4))                   ; 4
            mix(x, y, 0.25)                         ; 0.875
            mix(x, y, true)                         ; 2
            step(x, y)                              ; 1
            smoothstep(0.0, 1.0, x)                 ; 0.5
            float(isnan(x / 0.0 - x / 0.0))         ; 1
            float(isinf(x / 0.0))                   ; 1
            intBitsToFloat(floatBitsToInt(z))       ; -1.25
            fma(x, y, z)                            ; -0.25
            ldexp(x, 3)                             ; 4
            float(floatBitsToInt(ldexp(-x, -126)) == 0x80000000) ; 1
            ldexp(ldexp(x, -125), 126)              ; 1
            min3(x, y, z)                           ; -1.25
            max3(x, y, z)                           ; 2
            mid3(x, y, z)                           ; 0.5
            mid3(z, x, y) + mid3(y, z, x)           ; 1
            mid3(vec2(x, y), vec2(y, x), vec2(z)).y ; 0.5
            float(mid3(i, j, 3))                    ; 3
            float(min3(u, 9u, 3u) + max3(u, 9u, 3u)) ; 12
            float(countLeadingZeros(u))             ; 29
            float(countLeadingZeros(u - 5u))        ; 32
            float(countTrailingZeros(u << 4))       ; 4
            float(countTrailingZeros(u - 5u))       ; 32
            float(absoluteDifference(j, i))         ; 10
            float(absoluteDifference(0x80000000, 0x7fffffff) == 0xffffffffu) ; 1
            float(addSaturate(0x7ffffffd, i) == 0x7fffffff) ; 1
            float(addSaturate(-2147483647, j) == 0x80000000) ; 1
            float(addSaturate(i, j))                ; 4
            float(addSaturate(0xfffffffeu, u) == 0xffffffffu) ; 1
            float(subtractSaturate(u, 7u))          ; 0
            float(subtractSaturate(-2147483647, i) == 0x80000000) ; 1
            float(subtractSaturate(0x7fffffff, j) == 0x7fffffff) ; 1
            float(subtractSaturate(j, i))           ; -10
            float(average(j, 8 + i - 7))            ; 2
            float(averageRounded(j, 8 + i - 7))     ; 3
            float(average(0xffffffffu, u) == 0x80000002u) ; 1
            float(averageRounded(0xffffffffu, 0xfffffffeu + u - u) == 0xffffffffu) ; 1
            float(multiply32x16(i, 0x1fffe + i - i)) ; -14
            float(multiply32x16(u, 0x10002u + u - u)) ; 10
            float(addSaturate(int64_t(0x7fffffffffffffffL), int64_t(i)) == 0x7fffffffffffffffL) ; 1
            float(subtractSaturate(int64_t(j) << 61, int64_t(1) << 62) == int64_t(0x8000000000000000L)) ; 1
            float(average(int64_t(j), int64_t(i)))  ; 2
            float(absoluteDifference(int64_t(j), int64_t(i))) ; 10
            length(vec2(3.0, 4.0) * x)              ; 2.5
            distance(vec2(x), vec2(y))              ; 2.1213203
            dot(vec3(x, y, z), vec3(1, 2, 3))       ; 0.75
            cross(vec3(x, y, z), vec3(1, 2, 3)).y   ; -2.75
            normalize(vec2(3, 4) * x).y             ; 0.8
            faceforward(x, y, z)                    ; 0.5
            reflect(vec2(x, y), vec2(0, 1)).y       ; -2
            refract(vec2(0, -1), vec2(0, 1), x).y   ; -1
            determinant(mat2(x, y, z, 1))           ; 3
            inverse(mat2(x, y, z, 1))[1][0]         ; 0.41666666
            transpose(mat2x3(1, 2, 3, 4, 5, 6))[2].y * y ; 12
            outerProduct(vec2(1, y), vec3(1, 2, 3))[2].y ; 6
            matrixCompMult(mat2(x), mat2(y))[1][1]  ; 1
            (mat2(1, 2, 3, 4) * vec2(x, y)).y       ; 9
            (vec2(x, y) * mat2(1, 2, 3, 4)).y       ; 9.5
            (mat2(x) * mat2(1, 2, 3, 4))[1].y       ; 2
            float(any(lessThan(vec2(x, y), vec2(1)))) ; 1
            float(all(not(greaterThan(vec2(x, y), vec2(1))))) ; 0
            float(all(equal(ivec2(i), ivec2(7))))   ; 1
            float(bitCount(i))                      ; 3
            float(findLSB(8 + i - 7))               ; 3
            float(findMSB(i))                       ; 2
            float(bitfieldExtract(i * 3, 2, 3))     ; -3
            float(bitfieldInsert(i, 0, 0, 2))       ; 4
            float(bitfieldReverse(1u) >> 31)        ; 1
            unpackHalf2x16(packHalf2x16(vec2(x, z))).y ; -1.25
            unpackUnorm4x8(packUnorm4x8(vec4(y, 0, 1, 0))).x ; 1
            unpackSnorm2x16(packSnorm2x16(vec2(-2, 0))).x * y ; -2
            float(packDouble2x32(unpackDouble2x32(double(x)))) ; 0.5
            vec4(x, y, z, 1).wzyx.y                 ; -1.25
            vec4(x, vec2(y, z), 1)[i - 5]           ; -1.25
            float[3](x, y, z)[i - 5]                ; -1.25
            mat3(y)[1][i - 6]                       ; 2
            mat2(mat4(x))[1].y                      ; 0.5
            mat4(mat2(y))[3].w                      ; 1
            (y, z)                                  ; -1.25
            float(vec3(x, y, z) == vec3(0.5, 2, -1.25)) ; 1
            float(mat2(x) != mat2(x))               ; 0
            """)
    void isTheSameInTheShaderAndInTheCompiler(String expression, float expected) {
        float[] result = Run.body(EXTENSIONS + INPUTS, "result = vec4(" + expression + ");", values());
        assertEquals(expected, result[0], Math.abs(expected) * 4e-6f + 1e-7f, expression);
        String folded = "const float x = 0.5, y = 2.0, z = -1.25; const int i = 7, j = -3; const uint u = 5u;";
        float[] constant =
                Run.body(EXTENSIONS + folded, "const float c = " + expression + "; result = vec4(c);", values());
        assertEquals(result[0], constant[0], expression);
    }
}
