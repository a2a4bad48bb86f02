package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Printer;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.random.Outcome;

/** Accesses through computed indices do the same once they have become accesses with constant ones. */
class LowerResourceIndexTest {
    private static final int LANES = 16;

    private final Random random = new Random(11);
    private final Shader shader = new Shader(Stage.COMPUTE, "indices");
    private final Builder b = new Builder(shader);
    private final Resource out = shader.storageBuffer("out", 0);
    private Value lane = b.undef(Type.I32);
    private int results;

    private Resource array(Resource.Kind kind, int binding) {
        Resource r = new Resource(kind, kind + "s", binding, 1 + binding % 3 + 1 + random.nextInt(6));
        if (kind == Resource.Kind.TEXTURE || kind == Resource.Kind.IMAGE) r.shape = TextureShape.D2;
        if (kind == Resource.Kind.IMAGE) r.texelKind = ScalarKind.I32;
        shader.resources.add(r);
        return r;
    }

    /** Another element for each invocation. */
    private Value index(Resource r) {
        Value moved = b.op(Op.IADD, lane, b.i32(random.nextInt(8)));
        return b.op(Op.UMOD, moved, b.i32(r.count()));
    }

    private void keep(Value v) {
        Value bits = v.type().kind() == ScalarKind.F32 ? b.convert(Op.BITCAST, ScalarKind.I32, v) : v;
        Value at = b.op(Op.IADD, b.op(Op.IMUL, lane, b.i32(256)), b.i32(16 * results++));
        b.resourceEffect(Op.STORE_STORAGE, out, (1 << v.type().width()) - 1, b.i32(0), at, bits);
    }

    private void build() {
        shader.localX = LANES;
        Variable id = shader.input(tepui.ir.Builtin.LOCAL_INVOCATION_INDEX, Type.I32);
        lane = b.loadInput(id);
        Resource uniforms = array(Resource.Kind.UNIFORM_BUFFER, 1);
        Resource buffers = array(Resource.Kind.STORAGE_BUFFER, 2);
        Resource textures = array(Resource.Kind.TEXTURE, 3);
        Resource images = array(Resource.Kind.IMAGE, 4);
        Value four = b.op(Op.IMUL, lane, b.i32(4));
        keep(b.resource(Op.LOAD_UNIFORM, uniforms, Type.F32X4, 0, index(uniforms), four));
        keep(b.resource(Op.BUFFER_SIZE, buffers, Type.I32, 0, index(buffers)));
        b.resourceEffect(Op.STORE_STORAGE, buffers, 5, index(buffers), four, b.vec(lane, four, lane));
        keep(b.resource(Op.LOAD_STORAGE, buffers, Type.I32X2, 0, index(buffers), four));
        keep(b.resource(Op.ATOMIC_STORAGE, buffers, Type.I32, AtomicOp.ADD.ordinal(), index(buffers), four, b.i32(5)));
        int operands = TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit();
        Value at = b.convert(Op.I2F, ScalarKind.F32, b.vec(lane, four));
        keep(b.texture(Op.TEX_SAMPLE, textures, Type.F32X4, operands, index(textures), at, b.f32(1)));
        keep(b.texture(Op.TEX_FETCH, textures, Type.F32X4, operands, index(textures), b.vec(lane, four), b.i32(0)));
        keep(b.resource(Op.IMAGE_LOAD, images, Type.I32X4, 0, index(images), b.vec(lane, lane)));
        b.resourceEffect(
                Op.IMAGE_STORE, images, 0, index(images), b.vec(lane, b.i32(3)), b.vec(lane, lane, four, four));
        keep(b.resource(
                Op.IMAGE_ATOMIC,
                images,
                Type.I32,
                AtomicOp.EXCHANGE.ordinal(),
                index(images),
                b.vec(lane, b.i32(5)),
                four));
        b.ret();
        Validator.check(shader);
    }

    private static boolean hasComputedIndex(Shader s) {
        boolean[] found = {false};
        Walk.each(s.entry.body(), i -> found[0] |= isComputed(i));
        return found[0];
    }

    private static boolean isComputed(Instr i) {
        if (i.resource == null || i.resource.count() == 1) return false;
        Value index = i.op.isTexture() ? i.tex(TexOperand.INDEX) : i.args[0];
        return index != null && !index.isConst();
    }

    @Test
    void allKindsOfResourcesDoTheSameWithConstantIndices() {
        build();
        Shader lowered = shader.copy();
        assertTrue(new LowerResourceIndex(r -> true).run(lowered));
        Validator.check(lowered);
        assertFalse(hasComputedIndex(lowered), () -> Printer.print(lowered));
        for (long seed = 1; seed <= 20; seed++) {
            assertNull(Outcome.of(shader, seed).difference(Outcome.of(lowered, seed)), "seed " + seed);
        }
    }

    @Test
    void onlyWhatIsAskedForChanges() {
        build();
        Shader lowered = shader.copy();
        assertFalse(new LowerResourceIndex(r -> false).run(lowered));
        assertTrue(new LowerResourceIndex(r -> r.kind() == Resource.Kind.IMAGE).run(lowered));
        Walk.each(lowered.entry.body(), i -> {
            if (isComputed(i)) assertFalse(i.op.name().startsWith("IMAGE"), i.op.name());
        });
        assertTrue(hasComputedIndex(lowered));
    }
}
