package tepui.ir.random;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Variable;

/** Interface of a random shader: enough of everything that its stage may have. */
final class Interface {
    final Shader shader;
    /** The input that differs between invocations and counts from 0. */
    final Variable lane;

    final List<Resource> textures = new ArrayList<>();
    final List<Resource> images = new ArrayList<>();
    final List<Resource> uniforms = new ArrayList<>();
    /** Each invocation has 64 bytes of its own, then come 64 bytes of counters for all. */
    final Resource storage;

    final Resource readOnly;
    /** An i32 that everything observed is mixed into. */
    final Variable digest;

    private final SplittableRandom random;
    private int location;

    Interface(RandomShader.Options options, SplittableRandom random, String name) {
        this.random = random;
        Stage stage = options.stage();
        shader = new Shader(stage, name);
        switch (stage) {
            case VERTEX -> {
                lane = shader.input(Builtin.VERTEX_ID, Type.I32);
                shader.input(Builtin.INSTANCE_ID, Type.I32);
            }
            case TESS_CONTROL -> {
                shader.outputVertices = 1 + random.nextInt(4);
                lane = shader.input(Builtin.INVOCATION_ID, Type.I32);
                shader.input(Builtin.PATCH_VERTICES, Type.I32);
            }
            case TESS_EVAL -> {
                shader.inputTopology = Shader.Topology.QUADS;
                shader.spacing = Shader.Spacing.FRACTIONAL_EVEN;
                lane = shader.input(Builtin.PRIMITIVE_ID, Type.I32);
                shader.input(Builtin.TESS_COORD, Type.F32X3);
            }
            case GEOMETRY -> {
                shader.inputTopology = Shader.Topology.LINES;
                shader.outputVertices = 64;
                lane = shader.input(Builtin.PRIMITIVE_ID, Type.I32);
            }
            case FRAGMENT -> {
                lane = shader.input("lane", Type.I32, 20);
                lane.interpolation = Interpolation.FLAT;
                shader.input(Builtin.FRAG_COORD, Type.F32X4);
                shader.input(Builtin.FRONT_FACING, Type.BOOL);
            }
            default -> {
                shader.localX = 2 + random.nextInt(3);
                shader.localY = 1 + random.nextInt(2);
                shader.sharedBytes = 64 * shader.localX * shader.localY;
                lane = shader.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32);
                shader.input(Builtin.WORKGROUP_ID, Type.I32X3);
            }
        }
        if (stage != Stage.COMPUTE) {
            inputs(options);
            outputs();
        }
        for (int i = 0; i < 2; i++) uniforms.add(shader.uniformBuffer("u" + i, i, 256));
        storage = shader.storageBuffer("s", 0);
        readOnly = shader.storageBuffer("r", 1);
        readOnly.readOnly = true;
        if (options.textures()) textures();
        if (options.memory()) {
            images.add(shader.image("i0", 0, TextureShape.D2, ScalarKind.F32));
            images.add(shader.image("i1", 1, TextureShape.D3, ScalarKind.I32));
            images.add(shader.image("i2", 2, TextureShape.D2_MS, ScalarKind.F32));
            images.add(shader.image("i3", 3, TextureShape.CUBE, ScalarKind.I32));
        }
        locals(options);
        digest = shader.local("digest", Type.I32, 0);
        digest.initial = new long[1];
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private void inputs(RandomShader.Options options) {
        boolean perVertex = shader.stage.ordinal() >= Stage.TESS_CONTROL.ordinal()
                && shader.stage.ordinal() <= Stage.GEOMETRY.ordinal();
        Type[] types = {
            Type.F32X4,
            Type.F32X2,
            Type.F32,
            Type.I32X3,
            Type.I32,
            options.wide() ? Type.of(ScalarKind.F64, 3) : Type.F32X3
        };
        for (int i = 0; i < types.length; i++) {
            int length = i == 1 ? 3 : 0;
            Variable v = new Variable(Variable.Mode.INPUT, "in" + i, types[i], length);
            v.location = location;
            location += v.slotsPerElement() * v.elements();
            v.perVertex = perVertex;
            if (shader.stage == Stage.TESS_EVAL && i == 2) {
                v.perVertex = false;
                v.patch = true;
            }
            if (shader.stage == Stage.FRAGMENT) {
                if (types[i].kind() != ScalarKind.F32) v.interpolation = Interpolation.FLAT;
                else if (i == 2) v.interpolation = Interpolation.NOPERSPECTIVE;
                else if (i == 1) v.place = Interpolation.Place.CENTROID;
            }
            shader.inputs.add(v);
        }
    }

    private void outputs() {
        Type[] types = {Type.F32X4, Type.F32X2, Type.I32X4, Type.F32};
        int at = 0;
        for (int i = 0; i < types.length; i++) {
            Variable v = new Variable(
                    Variable.Mode.OUTPUT, "out" + i, types[i], i == 1 && shader.stage != Stage.FRAGMENT ? 2 : 0);
            v.location = at;
            at += v.elements();
            if (shader.stage == Stage.TESS_CONTROL) {
                v.perVertex = i != 2;
                v.patch = i == 2;
            }
            v.invariant = i == 0 && chance(20);
            shader.outputs.add(v);
        }
        switch (shader.stage) {
            case VERTEX, TESS_EVAL, GEOMETRY -> {
                shader.output(Builtin.POSITION, Type.F32X4);
                Variable clip = new Variable(Variable.Mode.OUTPUT, "clip", Type.F32, 2);
                clip.builtin = Builtin.CLIP_DISTANCE;
                shader.outputs.add(clip);
            }
            case FRAGMENT -> shader.output(Builtin.FRAG_DEPTH, Type.F32);
            default -> {}
        }
    }

    private void textures() {
        TextureShape[] shapes = TextureShape.values();
        for (int i = 0; i < shapes.length; i++) {
            Resource t = shader.texture("t" + i, i, shapes[i]);
            if (chance(25)) t.texelKind = ScalarKind.I32;
            textures.add(t);
        }
        TextureShape[] compared = {TextureShape.D2, TextureShape.CUBE, TextureShape.D2_ARRAY, TextureShape.RECT};
        for (int i = 0; i < compared.length; i++) {
            Resource t = shader.texture("shadow" + i, 20 + i, compared[i]);
            t.shadow = true;
            textures.add(t);
        }
        Resource array = new Resource(Resource.Kind.TEXTURE, "several", 30, 3);
        array.shape = TextureShape.D2;
        shader.resources.add(array);
        textures.add(array);
    }

    private void locals(RandomShader.Options options) {
        Type[] types = {
            Type.F32,
            Type.F32X4,
            Type.I32,
            Type.of(ScalarKind.BOOL, 2),
            Type.F32X3,
            options.wide() ? Type.of(ScalarKind.F64, 2) : Type.F32X2
        };
        for (int i = 0; i < types.length; i++) shader.local("l" + i, types[i], 0);
        for (int i = 0; i < 4; i++) {
            int length = new int[] {4, 3, 9, 2}[i];
            Type type = new Type[] {Type.F32X2, Type.I32, Type.F32, Type.I32X4}[i];
            Variable v = shader.local("a" + i, type, length);
            v.initial = new long[length * type.width()];
            for (int c = 0; c < v.initial.length; c++) {
                v.initial[c] = type.kind() == ScalarKind.I32
                        ? random.nextInt(20)
                        : Integer.toUnsignedLong(Float.floatToRawIntBits(c * 0.75f));
            }
        }
    }
}
