package tepui.drivers.d3d12.dxbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.driver.TargetReads;

/** Locations of fixed function's texture coordinates lie behind all others: they are counted anew, or have registers that values of the pipeline have otherwise. */
final class FarVaryingsTest {
    private static Shader vertex(int location, boolean clips) {
        Shader s = new Shader(Stage.VERTEX, "far");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.f32(0, 0, 0, 1));
        b.storeOutput(s.output("coordinate", Type.F32X4, location), b.f32(1, 2, 3, 4));
        if (clips) {
            Variable distances = new Variable(Variable.Mode.OUTPUT, "clips", Type.F32, 8);
            distances.builtin = Builtin.CLIP_DISTANCE;
            s.outputs.add(distances);
            b.storeOutput(distances, b.i32(0), b.f32(1));
        }
        b.ret();
        return s;
    }

    private static DxbcModule compile(Shader s) {
        return DxbcCompiler.compile(s, DxbcOptions.plain(), DxbcVariant.PLAIN);
    }

    @Test
    void textureCoordinatesOfFixedFunctionAreOutputs() {
        for (int location = 24; location < 31; location++) {
            assertEquals(1L << location, compile(vertex(location, false)).outputs());
        }
    }

    @Test
    void faceAndSampleStandAside() {
        Shader s = new Shader(Stage.FRAGMENT, "far");
        Builder b = new Builder(s);
        Value first = b.loadInput(s.input("first", Type.F32X4, 24));
        Value second = b.loadInput(s.input("second", Type.F32X4, 25));
        Value front = b.loadInput(s.input(Builtin.FRONT_FACING, Type.BOOL));
        Value sample = b.loadInput(s.input(Builtin.SAMPLE_ID, Type.I32));
        Value odd = b.op(Op.INE, sample, b.i32(0));
        Value either = b.op(Op.BOR, front, odd);
        b.storeOutput(s.output("color", Type.F32X4, 0), b.select(either, first, second));
        b.ret();
        assertEquals(3L << 24, compile(s).inputs());
    }

    @Test
    void gapsAreLeftOutWhereBothStagesAreKnown() {
        Shader f = new Shader(Stage.FRAGMENT, "far");
        Builder b = new Builder(f);
        b.storeOutput(f.output("color", Type.F32X4, 0), b.loadInput(f.input("coordinate", Type.F32X4, 31)));
        b.ret();
        long used = Numbering.between(vertex(31, true), f);
        assertEquals(1L << 31, used);
        DxbcModule before = DxbcCompiler.compile(vertex(31, true), DxbcOptions.plain(), numbered(-1, used));
        assertEquals(1, before.outputs());
        assertEquals(
                1,
                DxbcCompiler.compile(f, DxbcOptions.plain(), numbered(used, -1)).inputs());
    }

    @Test
    void whatHasRegistersStaysWhereItIs() {
        Shader f = new Shader(Stage.FRAGMENT, "near");
        new Builder(f).ret();
        assertEquals(-1, Numbering.between(vertex(23, false), f));
    }

    private static DxbcVariant numbered(long inputs, long outputs) {
        return new DxbcVariant(
                true,
                false,
                -1,
                false,
                -1,
                -1,
                null,
                new Numbering(inputs, outputs),
                List.of(),
                1,
                TargetReads.PLAIN,
                Map.of(),
                null);
    }

    @Test
    void whatNeedsBothIsRefused() {
        assertThrows(InexpressibleShaderException.class, () -> compile(vertex(28, true)));
        assertThrows(InexpressibleShaderException.class, () -> compile(vertex(31, false)));
    }
}
