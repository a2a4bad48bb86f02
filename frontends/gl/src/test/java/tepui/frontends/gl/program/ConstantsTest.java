package tepui.frontends.gl.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Operations and built-in functions of constants, of uniforms and of values of each invocation: the bits are the same. */
final class ConstantsTest {
    private static final int ROWS = 64;

    private static final int[] FLOATS = {
        0,
        0x80000000,
        0x3f800000,
        0xbf800000,
        0x3f000000,
        0xbf000000,
        0x3fc00000,
        0x40200000,
        0xc0200000,
        0x7f800000,
        0xff800000,
        0x7fc00000,
        1,
        0x80000001,
        0x00800000,
        0x7f7fffff,
        0xff7fffff,
        0x4f000000,
        0xcf000000,
        0x4f800000,
        0x4f32d05e,
        0xcf32d05e,
        0x42c96666,
        0x4b000001,
        0x477fe000,
        0x477ff000,
        0x33000000,
        0x3effffff,
        0x3b808081,
        0x3f7fffff
    };
    private static final int[] INTS = {
        0, 1, -1, 2, 3, 7, 16, 31, 32, 33, 64, -31, -32, 255, 65535, 0x55555555, 0x80000001, 0x7fffffff, 0x80000000, -2
    };

    private final Device device = TestDevice.soft();
    private final GLContext context = GLContext.create(device, ContextAttributes.core(4, 5));
    private final Arena arena = Arena.ofAuto();
    private final GLJava gl;
    private float tolerance;
    private final List<String> different = new ArrayList<>();

    ConstantsTest() {
        context.makeCurrent();
        gl = GLJava.checked();
    }

    @AfterEach
    void close() {
        gl.close();
        context.close();
        device.close();
    }

    private static String value(char type, String bits) {
        return switch (type) {
            case 'f' -> "uintBitsToFloat(" + bits + ")";
            case 'i' -> "int(" + bits + ")";
            default -> bits;
        };
    }

    private static String type(char c) {
        return switch (c) {
            case 'f' -> "float";
            case 'i' -> "int";
            case 'u' -> "uint";
            case 'd' -> "double";
            default -> "bool";
        };
    }

    private static String word(char type) {
        return switch (type) {
            case 'f' -> "floatBitsToUint(r)";
            case 'd' -> "isnan(r) ? 0x7ff80000u : unpackDouble2x32(r).x ^ unpackDouble2x32(r).y";
            default -> "uint(r)";
        };
    }

    /** The same code, of arguments a, b and c that each mode gives otherwise. */
    private static String block(String args, char result, String code, String to, String[] bits, String constant) {
        StringBuilder s = new StringBuilder("{ ");
        for (int k = 0; k < args.length(); k++) {
            char t = args.charAt(k);
            s.append(constant + type(t) + " " + (char) ('a' + k) + " = " + value(t, bits[k]) + "; ");
        }
        String before = code.contains(";") ? code.substring(0, code.lastIndexOf(';') + 1) : "";
        s.append(before + " precise " + type(result) + " r = " + code.substring(before.length()) + "; ");
        return s.append(to + " = " + word(result) + "; }\n").toString();
    }

    private void same(String args, char result, String code) {
        Random random = new Random(code.hashCode());
        int n = args.length();
        int[] words = new int[ROWS * 4];
        for (int i = 0; i < ROWS; i++) {
            for (int k = 0; k < n; k++) {
                int[] from = args.charAt(k) == 'f' ? FLOATS : INTS;
                int at = n == 1 ? i : random.nextInt(from.length);
                words[4 * i + k] = at < from.length ? from[at] : random.nextInt();
            }
        }
        StringBuilder one = new StringBuilder();
        for (int i = 0; i < ROWS; i++) {
            String[] constants = new String[n];
            String[] uniforms = new String[n];
            for (int k = 0; k < n; k++) {
                constants[k] = "0x" + Integer.toHexString(words[4 * i + k]) + "u";
                uniforms[k] = "given[" + i + "][" + k + "]";
            }
            one.append(block(args, result, code, "got[" + 3 * i + "]", constants, "const "));
            one.append(block(args, result, code, "got[" + (3 * i + 1) + "]", uniforms, ""));
        }
        String[] own = new String[n];
        for (int k = 0; k < n; k++) own[k] = "given[gl_LocalInvocationIndex][" + k + "]";
        String text = "#version 450\nlayout(local_size_x = " + ROWS + ") in; uniform uvec4 given[" + ROWS
                + "]; layout(std430, binding = 0) buffer Got { uint got[]; };\nvoid main() {\n"
                + block(args, result, code, "got[3u * gl_LocalInvocationIndex + 2u]", own, "")
                + "if (gl_LocalInvocationIndex == 0u) {\n" + one + "}\n}\n";
        int program = gl.program(gl.shader(GL_COMPUTE_SHADER, text));
        glUseProgram(program);
        MemorySegment memory = arena.allocate(Math.max(ROWS * 16, ROWS * 12), 16);
        MemorySegment.copy(words, 0, memory, ValueLayout.JAVA_INT, 0, words.length);
        glUniform4uiv(gl.uniform(program, "given"), ROWS, memory.address());
        glDispatchCompute(1, 1, 1);
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, ROWS * 12, memory.address());
        assertEquals(GL_NO_ERROR, glGetError(), code);
        glDeleteProgram(program);
        int count = 0;
        for (int i = 0; i < ROWS; i++) {
            if (tolerance > 0 && isOpen(words[4 * i])) continue;
            int constant = memory.getAtIndex(ValueLayout.JAVA_INT, 3 * i);
            for (int mode = 1; mode < 3; mode++) {
                int given = memory.getAtIndex(ValueLayout.JAVA_INT, 3 * i + mode);
                if (constant == given || result == 'f' && isNear(constant, given)) continue;
                if (count++ > 3) continue;
                different.add("%s of %08x %08x %08x: constant %08x, %s %08x"
                        .formatted(
                                code,
                                words[4 * i],
                                words[4 * i + 1],
                                words[4 * i + 2],
                                constant,
                                mode == 1 ? "uniform" : "own",
                                given));
            }
        }
    }

    /** A NaN is any NaN; others may be as far apart as the rows allow. */
    private boolean isNear(int constant, int given) {
        float a = Float.intBitsToFloat(constant);
        float b = Float.intBitsToFloat(given);
        if (Float.isNaN(a) || Float.isNaN(b)) return Float.isNaN(a) && Float.isNaN(b);
        return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a));
    }

    /** Denormal, or so large that sines have no digits: functions may take 0 for it. */
    private static boolean isOpen(int bits) {
        float f = Math.abs(Float.intBitsToFloat(bits));
        return f != 0 && f < Float.MIN_NORMAL || f >= 0x1p22f && f <= Float.MAX_VALUE;
    }

    private void begin() {
        glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, gl.genBuffer());
        glBufferData(GL_SHADER_STORAGE_BUFFER, ROWS * 12, 0, GL_DYNAMIC_DRAW);
    }

    /** Rows of arguments, the result's type, and code. */
    private void all(String rows) {
        begin();
        for (String row : rows.strip().split("\n")) {
            String[] parts = row.strip().split(" ", 3);
            same(parts[0], parts[1].charAt(0), parts[2]);
        }
        assertEquals("", String.join("\n", different));
    }

    @Test
    void floats() {
        all("""
                f f -a
                f f abs(a)
                f f sign(a)
                f f floor(a)
                f f ceil(a)
                f f trunc(a)
                f f round(a)
                f f roundEven(a)
                f f fract(a)
                f f sqrt(a)
                f f inversesqrt(a)
                f f 1.0 / a
                f f radians(a)
                f f degrees(a)
                f b isnan(a)
                f b isinf(a)
                f b bool(a)
                f i floatBitsToInt(a)
                f i int(a)
                f u uint(a)
                f f float(double(a))
                f f float i; float r0 = modf(a, i); r0 + i * 3.0
                f f float i; modf(a, i); i
                f f float i; modf(a, i)
                f f int i; frexp(a, i)
                f i int i; frexp(a, i); i
                ff f a + b
                ff f a - b
                ff f a * b
                ff f a / b
                ff f mod(a, b)
                ff f min(a, b)
                ff f max(a, b)
                ff f step(a, b)
                ff b a == b
                ff b a != b
                ff b a < b
                ff b a >= b
                ff b all(lessThanEqual(vec2(a, b), vec2(b, a)))
                ff f length(vec2(a, b))
                ff f length(a)
                ff f distance(vec2(a, b), vec2(b, 1))
                ff f dot(vec2(a, b), vec2(b, 2))
                ff f normalize(vec2(a, b)).y
                ff f cross(vec3(a, b, 1), vec3(2, a, b)).z
                ff f reflect(vec2(a, b), vec2(0, 1)).y
                ff f refract(vec2(a, b), vec2(0, 1), 0.5).y
                ff f faceforward(a, b, a)
                ff u packHalf2x16(vec2(a, b))
                ff u packUnorm2x16(vec2(a, b))
                ff u packSnorm2x16(vec2(a, b))
                ff u packUnorm4x8(vec4(a, b, b, a))
                ff u packSnorm4x8(vec4(a, b, b, a))
                ff f determinant(mat2(a, b, 1, a))
                ff f inverse(mat2(a, b, 1, a))[0].y
                ff f (mat2(a, b, b, 1) * vec2(a, 2)).y
                ff f outerProduct(vec2(a, b), vec2(b, a))[1].x
                ff f transpose(mat2(a, b, 1, a))[1].x
                ff f matrixCompMult(mat2(a), mat2(b))[1].y
                fff f clamp(a, b, c)
                fff f mix(a, b, c)
                fff f mix(a, b, c > 0.0)
                fff f smoothstep(a, b, c)
                fff f fma(a, b, c)
                fi f ldexp(a, b)
                """);
    }

    @Test
    void integers() {
        all("""
                i i -a
                i i ~a
                i i abs(a)
                i i sign(a)
                i f float(a)
                i u uint(a)
                i b bool(a)
                i f intBitsToFloat(a)
                i i bitCount(a)
                i i findLSB(a)
                i i findMSB(a)
                i i bitfieldReverse(a)
                i i int(double(a))
                u f float(a)
                u u ~a
                u u -a
                u i bitCount(a)
                u i findLSB(a)
                u i findMSB(a)
                u u bitfieldReverse(a)
                u u uint(double(a))
                u f unpackHalf2x16(a).x
                u f unpackHalf2x16(a).y
                u f unpackUnorm2x16(a).y
                u f unpackSnorm2x16(a).y
                u f unpackUnorm4x8(a).w
                u f unpackSnorm4x8(a).w
                ii i a + b
                ii i a * b
                ii i a / b
                ii i a % b
                ii i a << b
                ii i a >> b
                ii i a ^ b
                ii i min(a, b)
                ii i max(a, b)
                ii b a < b
                ii i int h; int l; imulExtended(a, b, h, l); h ^ l
                uu u a / b
                uu u a % b
                uu u a << b
                uu u a >> b
                uu u min(a, b)
                uu u max(a, b)
                uu b a < b
                uu u uint c; uint d = uaddCarry(a, b, c); d ^ c
                uu u uint c; uint d = usubBorrow(a, b, c); d ^ c
                uu u uint h; uint l; umulExtended(a, b, h, l); h ^ l
                iii i clamp(a, b, c)
                iii i bitfieldExtract(a, b, c)
                uii u bitfieldExtract(a, b, c)
                iii i bitfieldInsert(a, 0x12345678, b, c)
                """);
    }

    @Test
    void doubles() {
        all("""
                uu d sqrt(packDouble2x32(uvec2(a, b)))
                uu d floor(packDouble2x32(uvec2(a, b)))
                uu d roundEven(packDouble2x32(uvec2(a, b)))
                uu d fract(packDouble2x32(uvec2(a, b)))
                uu d sign(packDouble2x32(uvec2(a, b)))
                uu d inversesqrt(packDouble2x32(uvec2(a, b)))
                uu f float(packDouble2x32(uvec2(a, b)))
                uu i int(packDouble2x32(uvec2(a, b)))
                uu u uint(packDouble2x32(uvec2(a, b)))
                ff d double(a) / double(b)
                ff d mod(double(a), double(b))
                ff d min(double(a), double(b))
                ff d double(a) * double(b) + 1.0lf
                fff d fma(double(a), double(b), double(c))
                fff d mix(double(a), double(b), double(c))
                fff d smoothstep(double(a), double(b), double(c))
                fi d ldexp(double(a), b)
                f d int i; frexp(double(a), i)
                f i int i; frexp(double(a), i); i
                f d double i; modf(double(a), i)
                f i int(double(a) * 1.0001lf)
                f u uint(double(a) * 1.0001lf)
                """);
    }

    /** What the software device computes by polynomials, where the language leaves nothing open. */
    @Test
    void transcendentalFunctions() {
        tolerance = 1e-5f;
        all("""
                f f sin(a)
                f f cos(a)
                f f tan(a)
                f f asin(a)
                f f acos(a)
                f f sinh(a)
                f f cosh(a)
                f f tanh(a)
                f f asinh(a)
                f f acosh(a)
                f f atanh(a)
                f f atan(a)
                f f exp(a)
                f f log(a)
                f f exp2(a)
                f f log2(a)
                ff f pow(a, b)
                ff f atan(a, b)
                """);
    }
}
