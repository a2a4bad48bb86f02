package tepui.frontends.d3d9.program;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.frontends.d3d9.code.Numbering;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.Translation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** Vertex shader, translated when it is made; a second form, with clip planes, is made when they are first used with it. */
public final class VertexShaderObject implements DeviceObject, VertexShader9, Restorable {
    private static final Numbering<List<ShaderProgram.Signature>> SIGNATURES = new Numbering<>();

    private final Backend backend;
    private final Semantics semantics;
    private final int registers;
    private final References references;
    public final ShaderProgram program;
    public final ShaderFloats floats;
    /** It reads integers or bools, some of which may be its own. */
    public final boolean usesIntsOrBools;
    /** It names constants that software vertex processing alone has. */
    public final boolean isSoftware;

    /** {@link ProgramTraits#number}; 0 where the program has to be looked at. */
    public final int traits;

    private final int[] tokens;
    private ShaderObject plain;
    private @Nullable ShaderObject clipping;
    private @Nullable ShaderObject streaming;
    private @Nullable VertexShaderObject far;
    private final int signature;
    private final boolean writesPointSize;
    private final long kinds;
    private final long outputs;

    /** @param registers float constants that the device has */
    public VertexShaderObject(
            Backend backend, Semantics semantics, int registers, int[] tokens, ShaderProgram program) {
        this(backend, semantics, registers, tokens, program, false);
    }

    private VertexShaderObject(
            Backend backend,
            Semantics semantics,
            int registers,
            int[] tokens,
            ShaderProgram program,
            boolean implicit) {
        this.backend = backend;
        this.semantics = semantics;
        this.registers = registers;
        this.tokens = tokens;
        this.program = program;
        floats = new ShaderFloats(program, Stage.VERTEX, registers);
        usesIntsOrBools = program.usesIntsOrBools();
        isSoftware = program.isSoftware();
        signature = SIGNATURES.of(List.copyOf(program.inputs()));
        writesPointSize = Translation.writesPointSize(program);
        kinds = Translation.samplerKinds(program);
        Shader s = Translation.vertex(program, semantics, false);
        outputs = WrapStages.outputs(s);
        traits = usesIntsOrBools || isSoftware
                ? 0
                : new ProgramTraits(false, signature, writesPointSize ? 1 : 0, kinds, 0).number();
        plain = backend.compile(s, "a vertex shader");
        references = implicit ? References.implicit(this) : References.of(this);
        backend.keep(this);
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    @Override
    public int getFunction(int @Nullable [] into, @Nullable IntRef words) {
        if (words == null) return D3D9.D3DERR_INVALIDCALL;
        words.value = tokens.length;
        if (into == null) return D3D9.D3D_OK;
        if (into.length < tokens.length) return D3D9.D3DERR_INVALIDCALL;
        System.arraycopy(tokens, 0, into, 0, tokens.length);
        return D3D9.D3D_OK;
    }

    /** The form whose computed addresses reach the constants of software processing. */
    public VertexShaderObject far() { // hot
        if (!program.isRelative() || program.isFar()) return this;
        VertexShaderObject f = far;
        if (f == null) far = f = new VertexShaderObject(backend, semantics, registers, tokens, program.far(), true);
        return f;
    }

    public ShaderObject plain() { // hot
        return plain;
    }

    public ShaderObject variant(boolean clips) { // hot
        if (!clips) return plain;
        ShaderObject c = clipping;
        if (c == null) {
            c = backend.compile(Translation.vertex(program, semantics, true), "a vertex shader with clip planes");
            clipping = c;
        }
        return c;
    }

    /** Each form that is made by now. */
    public void forEachShader(Consumer<ShaderObject> action) {
        action.accept(plain);
        if (clipping != null) action.accept(clipping);
        if (streaming != null) action.accept(streaming);
    }

    /** The form whose outputs go to a buffer. */
    public ShaderObject streaming() {
        ShaderObject o = streaming;
        if (o == null) {
            Shader s = Translation.vertex(program, semantics, false);
            o = backend.compile(s, "a vertex shader for ProcessVertices", StreamedVertex.layout(s));
            streaming = o;
        }
        return o;
    }

    /** Names the inputs, alike for shaders that have the same: what a vertex layout depends on. */
    public int signature() { // hot
        return signature;
    }

    public boolean writesPointSize() { // hot
        return writesPointSize;
    }

    public long kinds() { // hot
        return kinds;
    }

    /** The form of the outputs of a variant, for {@link WrapStages}. */
    public long outputs(boolean clips) { // hot
        return clips ? outputs | WrapStages.CLIPPED : outputs;
    }

    /** The location of an element of a declaration, or -1. */
    public int location(int usage, int index) {
        return program.inputs().stream()
                .filter(i -> i.usage() == usage && i.usageIndex() == index
                        // Positions in pixels are positions to a shader.
                        || i.usage() == D3D9.D3DDECLUSAGE_POSITION
                                && usage == D3D9.D3DDECLUSAGE_POSITIONT
                                && i.usageIndex() == index)
                .mapToInt(ShaderProgram.Signature::register)
                .findFirst()
                .orElse(-1);
    }

    @Override
    public void restore() {
        plain = backend.compile(Translation.vertex(program, semantics, false), "a vertex shader");
        clipping = null;
        streaming = null;
    }

    @Override
    public void destroy() {
        backend.drop(this);
        backend.gpu.destroy(plain);
        if (clipping != null) backend.gpu.destroy(clipping);
        if (streaming != null) backend.gpu.destroy(streaming);
        if (far != null) far.references.destroyOnce();
    }
}
