package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.ShaderReader;
import tepui.frontends.d3d9.state.StateValues;
import tepui.pipe.DeviceOptions;

/** Calls that make shaders, vertex declarations and queries. */
final class ProgramCalls {
    private final Backend backend;
    private final Semantics semantics;
    /** Programs may name what software vertex processing alone has. */
    private final boolean software;
    /** Float constants of vertex shaders. */
    private final int vertexRegisters;

    ProgramCalls(Backend backend, Semantics semantics, StateValues values) {
        this.backend = backend;
        this.semantics = semantics;
        software = values.software;
        vertexRegisters = values.vertexFloats.length / 4;
    }

    // ---- shaders

    private @Nullable ShaderProgram read(int @Nullable [] tokens, boolean pixel) {
        if (tokens == null) return null;
        try {
            ShaderProgram p = ShaderReader.read(tokens, software);
            return p.isPixel() == pixel ? p : null;
        } catch (ShaderException e) {
            backend.say(DeviceOptions.MessageSink.Severity.MEDIUM, "a shader was refused: " + e.getMessage());
            return null;
        }
    }

    public int createVertexShader(int @Nullable [] tokens, @Nullable Ref<VertexShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        shader.value = null;
        ShaderProgram p = read(tokens, false);
        if (p == null || tokens == null || !fits(p)) return D3DERR_INVALIDCALL;
        int[] own = p.code().tokens();
        return backend.made(shader, () -> new VertexShaderObject(backend, semantics, vertexRegisters, own, p));
    }

    public int createPixelShader(int @Nullable [] tokens, @Nullable Ref<PixelShader9> shader) {
        if (shader == null) return D3DERR_INVALIDCALL;
        shader.value = null;
        ShaderProgram p = read(tokens, true);
        if (p == null || tokens == null) return D3DERR_INVALIDCALL;
        int[] own = p.code().tokens();
        return backend.made(
                shader, () -> new PixelShaderObject(backend, semantics, StateValues.PIXEL_CONSTANTS, own, p));
    }

    /** Do the constants that a program reads fit into the device's uniform buffers? */
    private boolean fits(ShaderProgram p) {
        long bytes = 16L * Math.min(p.floats(), Slots.NEAR_CONSTANTS);
        if (bytes <= backend.caps.maxUniformBufferSize) return true;
        backend.say(
                DeviceOptions.MessageSink.Severity.MEDIUM,
                "a shader was refused: it reads " + p.floats()
                        + " float constants, uniform buffers of this device hold "
                        + backend.caps.maxUniformBufferSize / 16);
        return false;
    }

    public int createVertexDeclaration(
            VertexElement9 @Nullable [] elements, @Nullable Ref<VertexDeclaration9> declaration) {
        if (declaration == null) return D3DERR_INVALIDCALL;
        declaration.value = null;
        if (elements == null) return D3DERR_INVALIDCALL;
        int legal = VertexDeclarationObject.check(elements);
        if (failed(legal)) return legal;
        return backend.made(declaration, () -> new VertexDeclarationObject(backend, elements.clone(), 0));
    }

    public int createQuery(int type, @Nullable Ref<Query9> query) {
        if (!QueryObject.isSupported(type, backend.caps)) return D3DERR_NOTAVAILABLE;
        if (query == null) return D3D_OK;
        return backend.made(query, () -> new QueryObject(backend, type));
    }
}
