package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Instr;
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

/** Modules with look-ups and loads that ask whether their texels have memory. */
final class SparseModulesTest {
    private static final int COORD = TexOperand.COORD.bit() | Instr.RESIDENCY;

    /** A shader that counts what has memory. */
    private static final class Asking {
        final Shader shader = new Shader(Stage.COMPUTE, "asks");
        final Builder b = new Builder(shader);
        final Resource out = shader.storageBuffer("out", 0);
        private Value sum = b.i32(0);

        void count(Value told) {
            sum = b.op(Op.IADD, sum, told);
        }

        Value zeros(ScalarKind kind, int width) {
            Value zero = kind == ScalarKind.F32 ? b.f32(0) : b.i32(0);
            return width == 1 ? zero : b.splat(zero, width);
        }

        Shader done() {
            b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.i32(0), sum);
            b.ret();
            return shader;
        }
    }

    private static void kind(Resource r, int integer) {
        r.texelKind = integer == 0 ? ScalarKind.F32 : ScalarKind.I32;
        r.unsigned = integer == 2;
    }

    private static Shader lookUps(TextureShape shape, int integer) {
        Asking a = new Asking();
        Builder b = a.b;
        Resource t = a.shader.texture("t", 0, shape);
        kind(t, integer);
        Value at = a.zeros(ScalarKind.I32, shape.texelCoordinates());
        if (shape.isMultisample()) {
            a.count(b.texture(Op.TEX_FETCH, t, Type.I32, COORD | TexOperand.SAMPLE.bit(), at, b.i32(1)));
            return a.done();
        }
        Value place = a.zeros(ScalarKind.F32, shape.coordinates());
        if (shape != TextureShape.CUBE && shape != TextureShape.CUBE_ARRAY) {
            a.count(b.texture(Op.TEX_FETCH, t, Type.I32, COORD | TexOperand.LOD.bit(), at, b.i32(0)));
        }
        a.count(b.texture(Op.TEX_SAMPLE, t, Type.I32, COORD | TexOperand.LOD.bit(), place, b.f32(0)));
        Value step = a.zeros(ScalarKind.F32, shape.gradientComponents());
        int gradients = TexOperand.DDX.bit() | TexOperand.DDY.bit();
        a.count(b.texture(Op.TEX_SAMPLE, t, Type.I32, COORD | gradients, place, step, step));
        if (shape != TextureShape.D3 && shape.dimensions() != 1) {
            a.count(b.texture(Op.TEX_GATHER, t, Type.I32, COORD | 2 << 16, place));
        }
        return a.done();
    }

    private static Shader comparisons() {
        Asking a = new Asking();
        Builder b = a.b;
        Resource t = a.shader.texture("t", 0, TextureShape.D2);
        t.shadow = true;
        int operands = COORD | TexOperand.REF.bit();
        Value place = a.zeros(ScalarKind.F32, 2);
        a.count(b.texture(Op.TEX_SAMPLE, t, Type.I32, operands | TexOperand.LOD.bit(), place, b.f32(0), b.f32(0.5f)));
        a.count(b.texture(Op.TEX_GATHER, t, Type.I32, operands, place, b.f32(0.5f)));
        return a.done();
    }

    private static Shader loads(TextureShape shape, int integer) {
        Asking a = new Asking();
        Builder b = a.b;
        Resource i = a.shader.image("i", 0, shape, ScalarKind.F32);
        kind(i, integer);
        Value at = a.zeros(ScalarKind.I32, shape.texelCoordinates());
        a.count(
                shape.isMultisample()
                        ? b.resource(Op.IMAGE_LOAD, i, Type.I32, Instr.RESIDENCY, b.i32(0), at, b.i32(1))
                        : b.resource(Op.IMAGE_LOAD, i, Type.I32, Instr.RESIDENCY, b.i32(0), at));
        return a.done();
    }

    @TempDir
    private Path folder;

    @Test
    @Needs(Need.SPIRV_VAL)
    void allShapesAndKindsAreValid() throws Exception {
        SpirvOptions options = SpirvOptions.everything();
        options.minorVersion = 5;
        ValidModules all = new ValidModules(folder);
        TextureShape[] shapes = {
            TextureShape.D2,
            TextureShape.D2_ARRAY,
            TextureShape.D3,
            TextureShape.CUBE,
            TextureShape.CUBE_ARRAY,
            TextureShape.D2_MS,
            TextureShape.D2_MS_ARRAY
        };
        for (TextureShape shape : shapes) {
            for (int integer = 0; integer < 3; integer++) {
                Shader looks = lookUps(shape, integer);
                all.add("t " + shape + " " + integer, SpirvCompiler.compile(looks, options, SpirvVariant.PLAIN));
                if (shape == TextureShape.CUBE || shape == TextureShape.CUBE_ARRAY) continue;
                Shader loads = loads(shape, integer);
                all.add("i " + shape + " " + integer, SpirvCompiler.compile(loads, options, SpirvVariant.PLAIN));
            }
        }
        all.add("shadow", SpirvCompiler.compile(comparisons(), options, SpirvVariant.PLAIN));
        all.check("vulkan1.2");
    }

    @Test
    void devicesThatDoNotTellAreNamed() {
        var refused = assertThrows(
                MissingCapabilityException.class,
                () -> SpirvCompiler.compile(lookUps(TextureShape.D2, 0), SpirvOptions.floor(), SpirvVariant.PLAIN));
        assertEquals(true, refused.getMessage().contains("shaderResourceResidency"), refused.getMessage());
    }
}
