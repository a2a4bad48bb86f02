package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Parser;
import tepui.ir.Shader;
import tepui.pipe.StreamOutputLayout;

/** What modules say of NaN and infinity, and how 64-bit values pass between stages: what compilers of devices go by. */
class SpecialValuesTest {
    private static final Shader ASKS = Parser.parse("""
            shader fragment "asks" {
              input @x: f32x2 location 0
              input @d: f64x3 location 4 flat
              output @o: f32x4 location 0
              entry func @main() {
                %0: f32x2 = load_input @x
                %1: boolx2 = fne %0, %0
                %2: f32x2 = fabs %0
                %3: f32x2 = const inf, inf
                %4: boolx2 = feq %2, %3
                %5: f32x2 = b2f %1
                %6: f32x2 = b2f %4
                %7: f64x3 = load_input @d
                %8: f32x3 = f2f %7
                %9: f32 = swizzle.z %8
                %10: f32x4 = vec %5, %6
                %11: f32x4 = swizzle.xxxx %9
                %12: f32x4 = fadd %10, %11
                store_output.xyzw @o %12
                return
              }
            }
            """.replace("inf, inf", "0x7f800000, 0x7f800000"));

    private static String text(SpirvOptions options) {
        return Disassembly.of(
                SpirvCompiler.compile(ASKS, options, SpirvVariant.PLAIN).words());
    }

    @Test
    void devicesThatKeepThemAreAskedTo() {
        SpirvOptions options = SpirvOptions.everything();
        options.minorVersion = 5;
        String text = text(options);
        assertTrue(text.contains("ExecutionMode SignedZeroInfNanPreserve 32"), text);
        assertTrue(text.contains("ExecutionMode SignedZeroInfNanPreserve 64"), text);
        assertFalse(text.contains("SPV_KHR_float_controls"), text);
        assertTrue(text.contains("FUnordNotEqual"), text);
        options.minorVersion = 3;
        assertTrue(text(options).contains("SPV_KHR_float_controls"), text);
    }

    @Test
    void elsewhereTheirBitsAreLookedAt() {
        SpirvOptions options = SpirvOptions.everything();
        options.preserveSpecials32 = false;
        options.preserveSpecials64 = false;
        String text = text(options);
        assertFalse(text.contains("SignedZeroInfNanPreserve"), text);
        assertFalse(text.contains("FUnordNotEqual"), text);
        assertFalse(text.contains("FOrdEqual"), text);
        assertTrue(text.contains("ULessThanEqual"), text);
        assertTrue(text.contains("IEqual"), text);
    }

    @Test
    void doublesReachFragmentsAsWords() {
        String text = text(SpirvOptions.everything());
        assertTrue(text.contains(".d Location 4"), text);
        assertTrue(text.contains(".d Flat"), text);
        assertFalse(text.lines().anyMatch(l -> l.contains("Variable") && l.contains("f64")), text);
    }

    /** The halves of a captured element are two variables; both are captured, of the element that is meant. */
    @Test
    void threeDoublesOfAnArrayAreCapturedInTwoParts() {
        Shader writes = Parser.parse("""
                shader vertex "writes" {
                  output @d: f64x3[2] location 0
                  entry func @main() {
                    %0: i32 = const 1
                    %1: f64x3 = const 0x1, 0x2, 0x3
                    store_output.xyz @d %0, %1
                    return
                  }
                }
                """);
        StreamOutputLayout layout =
                new StreamOutputLayout(List.of(new StreamOutputLayout.Output("d", 1, 0, 6, 0, 8, 0)), List.of(40));
        SpirvVariant plain = SpirvVariant.PLAIN;
        SpirvVariant captures = new SpirvVariant(
                true,
                false,
                -1,
                plain.pointSize(),
                layout,
                plain.primitiveIds(),
                plain.targets(),
                plain.attributes(),
                -1,
                -1);
        String text = Disassembly.of(SpirvCompiler.compile(writes, SpirvOptions.everything(), captures)
                .words());
        assertTrue(text.contains("captured_d_2 Offset 8"), text);
        assertTrue(text.contains("captured_d_3 Offset 24"), text);
        assertTrue(text.contains(".d_2 Location 2"), text);
        assertTrue(text.contains(".d_3 Location 3"), text);
    }
}
