package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Modules that look up resident textures and images. */
final class ResidentModulesTest {
    private static void kind(Resource r, int integer) {
        r.resident = true;
        r.texelKind = integer == 0 ? ScalarKind.F32 : ScalarKind.I32;
        r.unsigned = integer == 2;
    }

    /** Asks for the size of a texture and of an image, by places out of a buffer. */
    private static Shader asks(Stage stage, TextureShape shape, int integer) {
        Shader s = new Shader(stage, "asks");
        Builder b = new Builder(s);
        Resource places = s.storageBuffer("places", 0);
        Value place = b.resource(Op.LOAD_STORAGE, places, Type.I32, 0, b.i32(0), b.i32(0));
        Resource t = s.texture("t", 0, shape);
        kind(t, integer);
        Type size = Type.of(ScalarKind.I32, shape.sizeComponents());
        boolean levels = !shape.isMultisample() && shape != TextureShape.BUFFER;
        Value of = levels
                ? b.texture(Op.TEX_SIZE, t, size, TexOperand.INDEX.bit() | TexOperand.LOD.bit(), place, b.i32(0))
                : b.texture(Op.TEX_SIZE, t, size, TexOperand.INDEX.bit(), place);
        Resource i = s.image("i", 0, shape, t.texelKind);
        kind(i, integer);
        Value other = b.resource(Op.IMAGE_SIZE, i, size, 0, place);
        Value sum = b.op(Op.IADD, of, other);
        Value first = size.width() == 1 ? sum : b.swizzle(sum, 0);
        b.resourceEffect(Op.STORE_STORAGE, places, 1, b.i32(0), b.i32(4), first);
        b.ret();
        return s;
    }

    @TempDir
    private Path folder;

    @Test
    @Needs(Need.SPIRV_VAL)
    void allShapesAndKindsAreValid() throws Exception {
        SpirvOptions options = SpirvOptions.everything();
        options.minorVersion = 5;
        ValidModules all = new ValidModules(folder);
        for (TextureShape shape : TextureShape.values()) {
            // What rectangles become is another pass's.
            if (shape == TextureShape.RECT) continue;
            for (int integer = 0; integer < 3; integer++) {
                Shader s = asks(Stage.COMPUTE, shape, integer);
                all.add(shape + " " + integer, SpirvCompiler.compile(s, options, SpirvVariant.PLAIN));
            }
        }
        all.check("vulkan1.2");
    }

    @Test
    void whatIsLookedUpIsNotUniform() {
        SpirvModule m = SpirvCompiler.compile(
                asks(Stage.COMPUTE, TextureShape.D2, 0), SpirvOptions.everything(), SpirvVariant.PLAIN);
        String text = Disassembly.of(m.words());
        assertTrue(text.contains("NonUniform"), text);
        assertTrue(text.contains("RuntimeDescriptorArray"), text);
        assertEquals(
                2, m.bindings().stream().filter(b -> b.set() == ResidentMap.SET).count());
    }

    @Test
    void devicesWithoutDescriptorIndexingRefuse() {
        SpirvOptions options = SpirvOptions.everything();
        options.residents = false;
        Shader s = asks(Stage.COMPUTE, TextureShape.D2, 0);
        assertThrows(MissingCapabilityException.class, () -> SpirvCompiler.compile(s, options, SpirvVariant.PLAIN));
    }

    @Test
    void dummiesOfAllThatShadersWantHaveNumbersOfTheirOwn() {
        Set<Integer> codes = new HashSet<>();
        for (TextureShape shape : TextureShape.values()) {
            if (shape == TextureShape.RECT) continue;
            for (int integer = 0; integer < 3; integer++) {
                for (boolean shadow : new boolean[] {false, true}) {
                    int code = ResidentMap.code(shape, integer, shadow);
                    assertTrue(code < ResidentMap.DUMMIES && codes.add(code), shape + " " + code);
                    assertEquals(shape, ResidentMap.shape(code));
                    assertEquals(integer, ResidentMap.integer(code));
                    assertEquals(shadow, ResidentMap.isShadow(code));
                }
            }
        }
    }
}
