package tepui.frontends.d3d9;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.Translation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** IDirect3DVertexShader9: translated when it is made; a second form, with clip planes, is made when they are first used with it. */
public final class VertexShader9 extends DeviceChild9 {
    private static final AtomicInteger SIGNATURES = new AtomicInteger(1);
    private static final Map<List<ShaderProgram.Signature>, Integer> KNOWN = new ConcurrentHashMap<>();

    final ShaderProgram program;
    final ShaderFloats floats;
    /** It reads integers or bools, some of which may be its own. */
    final boolean usesIntsOrBools;
    /** It names constants that software vertex processing alone has. */
    final boolean isSoftware;

    /** Alike for shaders that differ in their code alone: one takes another's place by a binding. 0 where it has to be looked at. */
    final int kin;

    private final int[] tokens;
    private final ShaderObject plain;
    private @Nullable ShaderObject clipping;
    private @Nullable ShaderObject streaming;
    private @Nullable VertexShader9 far;
    private final int signature;
    private final boolean writesPointSize;
    private final long kinds;
    private final long outputs;

    VertexShader9(DeviceBase device, int[] tokens, ShaderProgram program) {
        this(device, tokens, program, false);
    }

    private VertexShader9(DeviceBase device, int[] tokens, ShaderProgram program, boolean implicit) {
        super(device, implicit);
        this.tokens = tokens;
        this.program = program;
        floats = new ShaderFloats(program, Stage.VERTEX, device.state.vertexFloats);
        usesIntsOrBools = program.usesIntsOrBools();
        isSoftware = program.isSoftware();
        signature = KNOWN.computeIfAbsent(List.copyOf(program.inputs()), inputs -> SIGNATURES.getAndIncrement());
        writesPointSize = Translation.writesPointSize(program);
        kinds = Translation.samplerKinds(program);
        Shader s = Translation.vertex(program, device.semantics, false);
        outputs = Circles9.outputs(s);
        kin = usesIntsOrBools || isSoftware ? 0 : Kin9.of(false, signature, writesPointSize ? 1 : 0, kinds, 0);
        plain = device.compile(s, "a vertex shader");
    }

    /** The program: the number of words alone where no array is given. */
    public int getFunction(int @Nullable [] into, @Nullable IntRef words) {
        if (words == null) return D3D9.D3DERR_INVALIDCALL;
        words.value = tokens.length;
        if (into == null) return D3D9.D3D_OK;
        if (into.length < tokens.length) return D3D9.D3DERR_INVALIDCALL;
        System.arraycopy(tokens, 0, into, 0, tokens.length);
        return D3D9.D3D_OK;
    }

    /** The form whose computed addresses reach the constants of software processing. */
    VertexShader9 far() { // hot
        if (!program.isRelative() || program.isFar()) return this;
        VertexShader9 f = far;
        if (f == null) far = f = new VertexShader9(device, tokens, program.far(), true);
        return f;
    }

    ShaderObject plain() { // hot
        return plain;
    }

    ShaderObject variant(boolean clips) { // hot
        if (!clips) return plain;
        ShaderObject c = clipping;
        if (c == null) {
            c = device.compile(Translation.vertex(program, device.semantics, true), "a vertex shader with clip planes");
            clipping = c;
        }
        return c;
    }

    /** The form whose outputs go to a buffer. */
    ShaderObject streaming() {
        ShaderObject o = streaming;
        if (o == null) {
            Shader s = Translation.vertex(program, device.semantics, false);
            o = device.compile(s, "a vertex shader for ProcessVertices", VertexProcessing9.layout(s));
            streaming = o;
        }
        return o;
    }

    /** Names the inputs, alike for shaders that have the same: what a vertex layout depends on. */
    int signature() { // hot
        return signature;
    }

    boolean writesPointSize() { // hot
        return writesPointSize;
    }

    long kinds() { // hot
        return kinds;
    }

    /** The form of the outputs of a variant, for {@link Circles9}. */
    long outputs(boolean clips) { // hot
        return clips ? outputs | Circles9.CLIPPED : outputs;
    }

    /** The location of an element of a declaration, or -1. */
    int location(int usage, int index) {
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
    void destroy() {
        device.gpu.destroy(plain);
        if (clipping != null) device.gpu.destroy(clipping);
        if (streaming != null) device.gpu.destroy(streaming);
        if (far != null) far.destroyOnce();
    }
}
