package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.ShaderReader;
import tepui.pipe.Device;

/** Declarations, shaders and their constants. */
public abstract sealed class DeviceShaders extends DeviceStates permits DeviceDraws {
    /** Declarations made from FVF codes, for as long as the device lives. */
    private final Map<Integer, VertexDeclaration9> ofFvf = new HashMap<>();

    DeviceShaders(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        super(parent, gpu, behavior, ex);
    }

    // ---- shaders
    // -----------------------------------------------------------------------------------------------------

    private @Nullable ShaderProgram read(int @Nullable [] tokens, boolean pixel) {
        if (tokens == null) return null;
        try {
            ShaderProgram p = ShaderReader.read(tokens, state.software);
            return p.isPixel() == pixel ? p : null;
        } catch (ShaderException e) {
            gpu.options()
                    .messages()
                    .message(
                            tepui.pipe.DeviceOptions.MessageSink.Severity.MEDIUM,
                            "Direct3D 9: a shader was refused: " + e.getMessage());
            return null;
        }
    }

    /** The tokens of a shader up to its end; anything that is not a legal program is refused. */
    public int createVertexShader(int @Nullable [] tokens, @Nullable Ref<VertexShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        shader.value = null;
        ShaderProgram p = read(tokens, false);
        if (p == null || tokens == null || !fits(p)) return D3DERR_INVALIDCALL;
        int[] own = p.code().tokens();
        return made(shader, () -> new VertexShader9(this, own, p));
    }

    /** A vertex shader, or an exception with the result. */
    public VertexShader9 createVertexShader(int[] tokens) {
        Ref<VertexShader9> r = new Ref<>();
        check(createVertexShader(tokens, r));
        return r.get();
    }

    public int createPixelShader(int @Nullable [] tokens, @Nullable Ref<PixelShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        shader.value = null;
        ShaderProgram p = read(tokens, true);
        if (p == null || tokens == null) return D3DERR_INVALIDCALL;
        int[] own = p.code().tokens();
        return made(shader, () -> new PixelShader9(this, own, p));
    }

    /** A pixel shader, or an exception with the result. */
    public PixelShader9 createPixelShader(int[] tokens) {
        Ref<PixelShader9> r = new Ref<>();
        check(createPixelShader(tokens, r));
        return r.get();
    }

    public int setVertexShader(@Nullable VertexShader9 shader) { // hot
        if (shader != null && shader.device != this) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.vertexShader, shader);
            r.values.vertexShader = shader;
            r.mark(State9.VERTEX_SHADER);
        } else {
            bindVertexShader(shader);
        }
        return D3D_OK;
    }

    /** The shader that is bound, in the form that reaches as many constants as were set. */
    @Override
    final @Nullable VertexShader9 vertexShader() { // hot
        VertexShader9 s = state.vertexShader;
        return s == null || !farConstants || !softwareProcessing || !reachesFar() ? s : s.far();
    }

    /** Has the device uniform buffers that hold all constants of software processing? */
    private boolean reachesFar() { // hot
        return caps.maxUniformBufferSize >= 16L * Slots.NEAR_CONSTANTS;
    }

    /** Do the constants that a program reads fit into the device's uniform buffers? */
    private boolean fits(ShaderProgram p) {
        long bytes = 16L * Math.min(p.floats(), Slots.NEAR_CONSTANTS);
        if (bytes <= caps.maxUniformBufferSize) return true;
        gpu.options()
                .messages()
                .message(
                        tepui.pipe.DeviceOptions.MessageSink.Severity.MEDIUM,
                        "Direct3D 9: a shader was refused: it reads " + p.floats()
                                + " float constants, uniform buffers of this device hold "
                                + caps.maxUniformBufferSize / 16);
        return false;
    }

    final void bindVertexShader(@Nullable VertexShader9 shader) { // hot
        VertexShader9 old = state.vertexShader;
        if (old == shader) return;
        if (shader != null) shader.use();
        state.vertexShader = shader;
        dirty |= Dirty9.VERTEX_PROGRAM;
        if (old != null) old.unuse();
    }

    public int getVertexShader(@Nullable Ref<VertexShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        VertexShader9 s = state.vertexShader;
        if (s != null) s.addRef();
        shader.value = s;
        return D3D_OK;
    }

    public int setPixelShader(@Nullable PixelShader9 shader) { // hot
        if (shader != null && shader.device != this) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.pixelShader, shader);
            r.values.pixelShader = shader;
            r.mark(State9.PIXEL_SHADER);
        } else {
            bindPixelShader(shader);
        }
        return D3D_OK;
    }

    final void bindPixelShader(@Nullable PixelShader9 shader) { // hot
        PixelShader9 old = state.pixelShader;
        if (old == shader) return;
        if (shader != null) shader.use();
        state.pixelShader = shader;
        dirty |= Dirty9.PIXEL_PROGRAM;
        if (old != null) old.unuse();
    }

    public int getPixelShader(@Nullable Ref<PixelShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        PixelShader9 s = state.pixelShader;
        if (s != null) s.addRef();
        shader.value = s;
        return D3D_OK;
    }

    // ---- declarations
    // ------------------------------------------------------------------------------------------------

    public int setVertexDeclaration(@Nullable VertexDeclaration9 declaration) { // hot
        if (declaration != null && declaration.device != this) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.declaration, declaration);
            r.values.declaration = declaration;
            r.mark(State9.DECLARATION);
        } else {
            bindDeclaration(declaration);
        }
        return D3D_OK;
    }

    final void bindDeclaration(@Nullable VertexDeclaration9 declaration) { // hot
        VertexDeclaration9 old = state.declaration;
        if (old == declaration) return;
        if (declaration != null) declaration.use();
        state.declaration = declaration;
        dirty |= Dirty9.LAYOUT | Dirty9.DECLARATION;
        if (old != null) old.unuse();
    }

    public int getVertexDeclaration(@Nullable Ref<VertexDeclaration9> declaration) {
        if (declaration == null) return D3DERR_INVALIDCALL;
        VertexDeclaration9 v = state.declaration;
        if (v != null) v.addRef();
        declaration.value = v;
        return D3D_OK;
    }

    public int setFVF(int fvf) { // hot
        if (fvf == 0) return D3D_OK;
        VertexDeclaration9 v = declaration(fvf);
        return v == null ? D3DERR_INVALIDCALL : setVertexDeclaration(v);
    }

    private @Nullable VertexDeclaration9 lastOfFvf;

    private @Nullable VertexDeclaration9 declaration(int fvf) { // hot
        VertexDeclaration9 last = lastOfFvf;
        if (last != null && last.fvf == fvf) return last;
        VertexDeclaration9 v = ofFvf.get(fvf);
        if (v == null) {
            VertexElement9[] elements = VertexDeclaration9.elements(fvf);
            if (elements == null) return null;
            v = new VertexDeclaration9(this, elements, fvf);
            v.use();
            ofFvf.put(fvf, v);
        }
        lastOfFvf = v;
        return v;
    }

    /** 0 where the declaration was not made from a code and has more than a position. */
    public int getFVF() {
        VertexDeclaration9 v = state.declaration;
        return v == null ? 0 : v.told;
    }

    // ---- constants
    // ---------------------------------------------------------------------------------------------------

    /** Registers from {@code start}; four floats each. */
    public int setVertexShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexFloats.length / 4;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        StateBlock9 r = recording;
        int[] to = r == null ? state.vertexFloats : r.values.vertexFloats;
        copy(data, to, start, count);
        if (r != null) {
            r.mark(State9.VERTEX_FLOAT + start, count);
            return D3D_OK;
        }
        vertexFloatsChanged(start, count);
        return D3D_OK;
    }

    /** A matrix goes without a loop, which took less time when it was measured. */
    private static void copy(float[] from, int[] to, int start, int count) { // hot
        int at = 4 * start;
        if (count == 4) {
            register(from, 0, to, at);
            register(from, 4, to, at + 4);
            register(from, 8, to, at + 8);
            register(from, 12, to, at + 12);
        } else {
            for (int i = 0; i < count; i++) register(from, 4 * i, to, at + 4 * i);
        }
    }

    // Both are small enough to be part of their callers' code however seldom these were called when that was compiled.

    private static void register(float[] from, int i, int[] to, int at) { // hot
        pair(from, i, to, at);
        pair(from, i + 2, to, at + 2);
    }

    private static void pair(float[] from, int i, int[] to, int at) { // hot
        to[at] = Float.floatToRawIntBits(from[i]);
        to[at + 1] = Float.floatToRawIntBits(from[i + 1]);
    }

    final void vertexFloatsChanged(int start, int count) { // hot
        if (start < vertexFrom) vertexFrom = start;
        if (start + count > vertexTo) vertexTo = start + count;
        if (start + count > State9.VERTEX_CONSTANTS && !farConstants) {
            farConstants = true;
            dirty |= Dirty9.VERTEX_CODE;
        }
        dirty |= Dirty9.VERTEX_FLOATS;
    }

    public int getVertexShaderConstantF(int start, float @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexFloats.length / 4;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        for (int i = 0; i < 4 * count; i++) data[i] = Float.intBitsToFloat(state.vertexFloats[4 * start + i]);
        return D3D_OK;
    }

    public int setVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexInts.length / 4;
        if (start < 0 || count < 0 || start >= registers || data.length / 4 < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, registers - start);
        StateBlock9 r = recording;
        System.arraycopy(data, 0, r == null ? state.vertexInts : r.values.vertexInts, 4 * start, 4 * n);
        if (r != null) r.mark(State9.VERTEX_INT + start, n);
        else dirty |= Dirty9.VERTEX_LATE;
        return D3D_OK;
    }

    public int getVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexInts.length / 4;
        if (start < 0 || count < 0 || start >= registers || data.length / 4 < count) return D3DERR_INVALIDCALL;
        System.arraycopy(state.vertexInts, 4 * start, data, 0, 4 * Math.min(count, registers - start));
        return D3D_OK;
    }

    public int setVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexBools.length;
        if (start < 0 || count < 0 || start >= registers || data.length < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, registers - start);
        StateBlock9 r = recording;
        System.arraycopy(data, 0, r == null ? state.vertexBools : r.values.vertexBools, start, n);
        if (r != null) r.mark(State9.VERTEX_BOOL + start, n);
        else dirty |= Dirty9.VERTEX_LATE;
        return D3D_OK;
    }

    public int getVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = state.vertexBools.length;
        if (start < 0 || count < 0 || start >= registers || data.length < count) return D3DERR_INVALIDCALL;
        System.arraycopy(state.vertexBools, start, data, 0, Math.min(count, registers - start));
        return D3D_OK;
    }

    public int setPixelShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = State9.PIXEL_CONSTANTS;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        StateBlock9 r = recording;
        int[] to = r == null ? state.pixelFloats : r.values.pixelFloats;
        copy(data, to, start, count);
        if (r != null) {
            r.mark(State9.PIXEL_FLOAT + start, count);
            return D3D_OK;
        }
        pixelFloatsChanged(start, count);
        return D3D_OK;
    }

    final void pixelFloatsChanged(int start, int count) { // hot
        if (start < pixelFrom) pixelFrom = start;
        if (start + count > pixelTo) pixelTo = start + count;
        dirty |= Dirty9.PIXEL_FLOATS;
    }

    public int getPixelShaderConstantF(int start, float @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = State9.PIXEL_CONSTANTS;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        for (int i = 0; i < 4 * count; i++) data[i] = Float.intBitsToFloat(state.pixelFloats[4 * start + i]);
        return D3D_OK;
    }

    public int setPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length / 4 < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, 16 - start);
        StateBlock9 r = recording;
        System.arraycopy(data, 0, r == null ? state.pixelInts : r.values.pixelInts, 4 * start, 4 * n);
        if (r != null) r.mark(State9.PIXEL_INT + start, n);
        else dirty |= Dirty9.PIXEL_LATE;
        return D3D_OK;
    }

    public int getPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length / 4 < count) return D3DERR_INVALIDCALL;
        System.arraycopy(state.pixelInts, 4 * start, data, 0, 4 * Math.min(count, 16 - start));
        return D3D_OK;
    }

    public int setPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, 16 - start);
        StateBlock9 r = recording;
        System.arraycopy(data, 0, r == null ? state.pixelBools : r.values.pixelBools, start, n);
        if (r != null) r.mark(State9.PIXEL_BOOL + start, n);
        else dirty |= Dirty9.PIXEL_LATE;
        return D3D_OK;
    }

    public int getPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length < count) return D3DERR_INVALIDCALL;
        System.arraycopy(state.pixelBools, start, data, 0, Math.min(count, 16 - start));
        return D3D_OK;
    }
}
