package tepui.frontends.gl.assembly;

import static tepui.frontends.gl.assembly.BindingNumbers.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Interface of an assembly program: attributes, results, parameters, textures and state, each a variable or resource of
 * the IR and what linking has to know of it. What GLSL has too goes by GLSL's names, so programs of both and the fixed
 * function stand beside each other.
 */
final class AssemblyInterface {
    /** The array of parameters. */
    static final String PARAMETERS = "parameters";

    private final AssemblyCode code;
    private final GlslLimits limits;
    private final Builder b;
    private final Shader shader;
    private final Map<String, ReadyVariable> inputs = new HashMap<>();
    private final Map<String, ReadyVariable> outputs = new HashMap<>();
    private final Map<String, Resource> uniforms = new HashMap<>();
    private int uniformBuffers;
    private @Nullable Resource depthModes;

    final List<ReadyVariable> variables = new ArrayList<>();

    AssemblyInterface(AssemblyCode code, GlslLimits limits, Builder b) {
        this.code = code;
        this.limits = limits;
        this.b = b;
        shader = b.shader();
    }

    private static Numeric numeric(int width) {
        return new Numeric(ScalarKind.F32, false, 1, width);
    }

    /** A variable of {@code length} vectors; 0 for one that is no array. */
    private ReadyVariable port(Variable.Mode mode, String name, int width, int length, Builtin builtin) {
        boolean input = mode == Variable.Mode.INPUT;
        Map<String, ReadyVariable> known = input ? inputs : outputs;
        ReadyVariable before = known.get(name);
        if (before != null) return before;
        Variable v = new Variable(mode, name, Type.of(ScalarKind.F32, width), length);
        v.builtin = builtin;
        (input ? shader.inputs : shader.outputs).add(v);
        ReadyType type = length == 0 ? numeric(width) : new ReadyType.Array(numeric(width), length, 0);
        ReadyVariable.Kind kind = input ? ReadyVariable.Kind.INPUT : ReadyVariable.Kind.OUTPUT;
        ReadyVariable ready = new ReadyVariable(kind, name, type);
        ready.qualifiers.builtin = builtin;
        ready.qualifiers.conventional = name.startsWith("gl_");
        ready.variables.add(v);
        variables.add(ready);
        known.put(name, ready);
        return ready;
    }

    private ReadyVariable input(String name, int width, int length, Builtin builtin) {
        return port(Variable.Mode.INPUT, name, width, length, builtin);
    }

    private Value load(ReadyVariable v, Value... address) {
        return b.loadInput(v.variables.getFirst(), address);
    }

    private Value input(String name, int width) {
        return load(input(name, width, 0, Builtin.NONE));
    }

    /** The texture coordinates that cross between the stages are an array that ends with the last one in use. */
    private static int coordinates(Iterable<Integer> numbers) {
        int last = 0;
        for (int n : numbers) if (n >= TEXTURE && n < TEXTURE + AssemblyLimits.UNITS) last = n - TEXTURE;
        return last + 1;
    }

    // ---- attributes ------------------------------------------------------------------------------------------------

    /** The value of an attribute, four components. */
    Value attribute(int number) {
        return code.fragments ? ofFragments(number) : ofVertices(number);
    }

    private Value ofVertices(int number) {
        if (number >= GENERIC) {
            int location = number - GENERIC;
            ReadyVariable v = input("attribute" + location, 4, 0, Builtin.NONE);
            v.qualifiers.location = location;
            return load(v);
        }
        return switch (number) {
            case POSITION -> input("gl_Vertex", 4);
            case NORMAL -> b.vec(input("gl_Normal", 3), b.f32(1));
            case COLOR -> input("gl_Color", 4);
            case SECONDARY -> input("gl_SecondaryColor", 4);
            case FOG -> b.vec(input("gl_FogCoord", 1), b.f32(0, 0, 1));
            default -> input("gl_MultiTexCoord" + (number - TEXTURE), 4);
        };
    }

    private Value ofFragments(int number) {
        return switch (number) {
            case POSITION -> {
                Value v = load(input("gl_FragCoord", 4, 0, Builtin.FRAG_COORD));
                yield code.integerCenters ? b.op(Op.FADD, v, b.f32(-0.5f, -0.5f, 0, 0)) : v;
            }
            case COLOR -> input("gl_Color", 4);
            case SECONDARY -> input("gl_SecondaryColor", 4);
            case FOG -> b.vec(fogCoordinate(), b.f32(0, 0, 1));
            default -> {
                ReadyVariable v = input("gl_TexCoord", 4, coordinates(code.attributes), Builtin.NONE);
                yield load(v, b.i32(number - TEXTURE));
            }
        };
    }

    /** The coordinate that fog options read. */
    Value fogCoordinate() {
        return input("gl_FogFragCoord", 1);
    }

    // ---- results ---------------------------------------------------------------------------------------------------

    private Variable output(String name, int width, int length, Builtin builtin) {
        return port(Variable.Mode.OUTPUT, name, width, length, builtin)
                .variables
                .getFirst();
    }

    private void output(String name, Builtin builtin, Value value) {
        b.storeOutput(output(name, value.type().width(), 0, builtin), value);
    }

    private void output(String name, Value value) {
        output(name, Builtin.NONE, value);
    }

    private void output(String name, int length, int element, Value value) {
        b.storeOutput(output(name, 4, length, Builtin.NONE), b.i32(element), value);
    }

    void position(Value value) {
        output("gl_Position", Builtin.POSITION, value);
    }

    void clipVertex(Value value) {
        output("gl_ClipVertex", value);
    }

    /** Writes a result, of which some have one component. */
    void result(int number, Value value) {
        if (code.fragments) {
            if (number == DEPTH) output("gl_FragDepth", Builtin.FRAG_DEPTH, b.extract(value, 2));
            else if (code.drawBuffers) output("gl_FragData", limits.drawBuffers, number, value);
            else output("gl_FragColor", value);
            return;
        }
        switch (number) {
            case POSITION -> position(value);
            case FRONT -> output("gl_FrontColor", value);
            case FRONT_SECONDARY -> output("gl_FrontSecondaryColor", value);
            case BACK -> output("gl_BackColor", value);
            case BACK_SECONDARY -> output("gl_BackSecondaryColor", value);
            case FOG_RESULT -> output("gl_FogFragCoord", b.extract(value, 0));
            case POINT_SIZE -> output("gl_PointSize", Builtin.POINT_SIZE, b.extract(value, 0));
            default -> output("gl_TexCoord", coordinates(code.results), number - TEXTURE, value);
        }
    }

    // ---- uniforms --------------------------------------------------------------------------------------------------

    private Resource uniform(String name, ReadyType type, int bytes) {
        Resource known = uniforms.get(name);
        if (known != null) return known;
        Resource r = shader.uniformBuffer(name, uniformBuffers++, bytes);
        uniforms.put(name, r);
        ReadyVariable v = new ReadyVariable(ReadyVariable.Kind.UNIFORM, name, type);
        v.qualifiers.conventional = name.startsWith("gl_");
        v.resources.add(r);
        variables.add(v);
        return r;
    }

    private Resource parameters() {
        int count = code.parameters.size();
        return uniform(PARAMETERS, new ReadyType.Array(numeric(4), count, 0), 16 * count);
    }

    /** A parameter; constants that no register indexes are part of the code. */
    Value parameter(int place) {
        Parameter p = code.parameters.get(place);
        if (p.source() == Parameter.Source.CONSTANT) return b.f32(p.x(), p.y(), p.z(), p.w());
        return b.uniform(parameters(), 16 * place, Type.F32X4);
    }

    /** A parameter at a place that is only known when the program runs: beyond the array, one at its end. */
    Value parameter(Value place) {
        Value inside = b.op(Op.IMIN, b.op(Op.IMAX, place, b.i32(0)), b.i32(code.parameters.size() - 1));
        Value offset = b.op(Op.IMUL, inside, b.i32(16));
        return b.resource(Op.LOAD_UNIFORM, parameters(), Type.F32X4, 0, b.i32(0), offset);
    }

    /** The product of a matrix of the context and a vector, column by column as the fixed function has it, so that both give one result. */
    Value transformed(String matrix, Value vector) {
        Resource r = uniform(matrix, new Numeric(ScalarKind.F32, false, 4, 4), 64);
        Value sum = b.op(Op.FMUL, b.uniform(r, 0, Type.F32X4), b.splat(b.extract(vector, 0), 4));
        for (int k = 1; k < 4; k++) {
            Value term = b.op(Op.FMUL, b.uniform(r, 16 * k, Type.F32X4), b.splat(b.extract(vector, k), 4));
            sum = b.op(Op.FADD, sum, term);
        }
        return sum;
    }

    private Resource fog() {
        List<ReadyType.Member> members = List.of(
                new ReadyType.Member("color", numeric(4), 0),
                new ReadyType.Member("density", numeric(1), 16),
                new ReadyType.Member("start", numeric(1), 20),
                new ReadyType.Member("end", numeric(1), 24),
                new ReadyType.Member("scale", numeric(1), 28));
        return uniform("gl_Fog", new ReadyType.Struct(members), 32);
    }

    Value fogColor() {
        return b.uniform(fog(), 0, Type.F32X3);
    }

    Value fogDensity() {
        return b.uniform(fog(), 16, Type.F32);
    }

    Value fogEnd() {
        return b.uniform(fog(), 24, Type.F32);
    }

    Value fogScale() {
        return b.uniform(fog(), 28, Type.F32);
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    /** Target that a texture unit is sampled as. */
    AssemblyCode.Target target(int unit) {
        return code.targets.getOrDefault(unit, AssemblyCode.Target.T2D);
    }

    Resource texture(int unit) {
        String name = "texture" + unit;
        Resource known = uniforms.get(name);
        if (known != null) return known;
        AssemblyCode.Target t = target(unit);
        int slot = 0;
        for (Resource r : shader.resources) if (r.kind() == Resource.Kind.TEXTURE) slot++;
        Resource r = shader.texture(name, slot, t.shape);
        r.shadow = t.shadow;
        uniforms.put(name, r);
        ReadyType type = new ReadyType.Handle(false, t.shape, ScalarKind.F32, false, t.shadow, null);
        ReadyVariable v = new ReadyVariable(ReadyVariable.Kind.UNIFORM, name, type);
        v.qualifiers.binding = unit;
        v.resources.add(r);
        variables.add(v);
        return r;
    }

    /** Components of a comparison's result, as the texture's mode says: each 0, 1, or 2 for the result itself. */
    Value depthMode(Resource texture) {
        Resource modes = depthModes;
        if (modes == null) {
            modes = shader.uniformBuffer(BuiltinSlots.DEPTH_MODES, uniformBuffers++, 16 * limits.textureUnits);
            depthModes = modes;
        }
        return b.uniform(modes, 16 * texture.binding(), Type.F32X4);
    }
}
