package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.FvfCode;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;

/** Calls that bind and answer what draws read: textures, streams, indices, declarations, shaders. */
public final class BindingCalls {
    private final DeviceState state;
    private final StateValues values;
    private final DirtyBits dirty;
    private final Backend backend;
    /** Declarations made from FVF codes, for as long as the device lives. */
    private final Map<Integer, VertexDeclarationObject> ofFvf = new HashMap<>();

    private @Nullable VertexDeclarationObject lastOfFvf;

    public BindingCalls(Backend backend, DeviceState state) {
        this.backend = backend;
        this.state = state;
        values = state.values;
        dirty = state.dirty;
    }

    // ---- textures, streams, indices

    public int setTexture(int sampler, @Nullable BaseTextureObject texture) { // hot
        int place = StateValues.sampler(sampler);
        if (place < 0) return D3D_OK;
        if (texture != null && (texture.store.pool == D3DPOOL_SCRATCH || texture.backend() != backend)) {
            // One of the pool SCRATCH is passed over without a word.
            return texture.backend() == backend ? D3D_OK : D3DERR_INVALIDCALL;
        }
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.textures[place], texture);
            r.values.textures[place] = texture;
            r.mark(StateValues.TEXTURE + place);
            return D3D_OK;
        }
        state.bindTexture(place, texture);
        return D3D_OK;
    }

    public int getTexture(int sampler, @Nullable Ref<BaseTexture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        int place = StateValues.sampler(sampler);
        BaseTextureObject t = place < 0 ? null : values.textures[place];
        if (t != null) t.addRef();
        texture.value = t;
        return D3D_OK;
    }

    public int setStreamSource(int stream, @Nullable VertexBufferObject buffer, int offset, int stride) { // hot
        if (stream < 0 || stream >= StateValues.STREAMS || offset < 0 || offset % 4 != 0) return D3DERR_INVALIDCALL;
        if (stride < 0 || buffer != null && buffer.backend() != backend) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.streams[stream], buffer);
            r.values.streams[stream] = buffer;
            r.values.offsets[stream] = offset;
            r.values.strides[stream] = stride;
            r.mark(StateValues.STREAM + stream);
            return D3D_OK;
        }
        state.bindStream(stream, buffer, offset, stride);
        return D3D_OK;
    }

    public int getStreamSource(
            int stream, @Nullable Ref<VertexBuffer9> buffer, @Nullable IntRef offset, @Nullable IntRef stride) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (stream < 0 || stream >= StateValues.STREAMS) return D3DERR_INVALIDCALL;
        VertexBufferObject b = values.streams[stream];
        if (b != null) b.addRef();
        buffer.value = b;
        if (offset != null) offset.value = values.offsets[stream];
        if (stride != null) stride.value = values.strides[stream];
        return D3D_OK;
    }

    public int setStreamSourceFreq(int stream, int setting) {
        if (stream < 0 || stream >= StateValues.STREAMS || setting == 0) return D3DERR_INVALIDCALL;
        boolean indexed = (setting & D3DSTREAMSOURCE_INDEXEDDATA) != 0;
        boolean instance = (setting & D3DSTREAMSOURCE_INSTANCEDATA) != 0;
        if (indexed && instance || instance && stream == 0) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.frequencies[stream] = setting;
            r.mark(StateValues.FREQUENCY + stream);
        } else {
            state.setFrequency(stream, setting);
        }
        return D3D_OK;
    }

    public int getStreamSourceFreq(int stream, @Nullable IntRef setting) {
        if (setting == null) return D3DERR_INVALIDCALL;
        if (stream < 0 || stream >= StateValues.STREAMS) return D3DERR_INVALIDCALL;
        setting.value = values.frequencies[stream];
        return D3D_OK;
    }

    /** Answers what is bound, with a reference for the program. */
    private static <T extends Unknown9> int give(@Nullable Ref<T> into, @Nullable T bound) {
        if (into == null) return D3DERR_INVALIDCALL;
        if (bound != null) bound.addRef();
        into.value = bound;
        return D3D_OK;
    }

    public int setIndices(@Nullable IndexBufferObject indices) { // hot
        if (indices != null && indices.backend() != backend) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.indices, indices);
            r.values.indices = indices;
            r.mark(StateValues.INDICES);
            return D3D_OK;
        }
        state.bindIndices(indices);
        return D3D_OK;
    }

    public int getIndices(@Nullable Ref<IndexBuffer9> indices) {
        return give(indices, values.indices);
    }

    public int setVertexShader(@Nullable VertexShaderObject shader) { // hot
        if (shader != null && shader.backend() != backend) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.vertexShader, shader);
            r.values.vertexShader = shader;
            r.mark(StateValues.VERTEX_SHADER);
        } else {
            state.bindVertexShader(shader);
        }
        return D3D_OK;
    }

    public int getVertexShader(@Nullable Ref<VertexShader9> shader) {
        return give(shader, values.vertexShader);
    }

    public int setPixelShader(@Nullable PixelShaderObject shader) { // hot
        if (shader != null && shader.backend() != backend) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.pixelShader, shader);
            r.values.pixelShader = shader;
            r.mark(StateValues.PIXEL_SHADER);
        } else {
            state.bindPixelShader(shader);
        }
        return D3D_OK;
    }

    public int getPixelShader(@Nullable Ref<PixelShader9> shader) {
        return give(shader, values.pixelShader);
    }

    // ---- declarations

    public int setVertexDeclaration(@Nullable VertexDeclarationObject declaration) { // hot
        if (declaration != null && declaration.backend() != backend) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.hold(r.values.declaration, declaration);
            r.values.declaration = declaration;
            r.mark(StateValues.DECLARATION);
        } else {
            state.bindDeclaration(declaration);
        }
        return D3D_OK;
    }

    public int getVertexDeclaration(@Nullable Ref<VertexDeclaration9> declaration) {
        return give(declaration, values.declaration);
    }

    public int setFVF(int fvf) { // hot
        if (fvf == 0) return D3D_OK;
        VertexDeclarationObject v = declaration(fvf);
        return v == null ? D3DERR_INVALIDCALL : setVertexDeclaration(v);
    }

    private @Nullable VertexDeclarationObject declaration(int fvf) { // hot
        VertexDeclarationObject last = lastOfFvf;
        if (last != null && last.fvf == fvf) return last;
        VertexDeclarationObject v = ofFvf.get(fvf);
        if (v == null) {
            VertexElement9[] elements = FvfCode.elements(fvf);
            if (elements == null) return null;
            v = new VertexDeclarationObject(backend, elements, fvf);
            v.references().use();
            ofFvf.put(fvf, v);
        }
        lastOfFvf = v;
        return v;
    }

    public int getFVF() {
        VertexDeclarationObject v = values.declaration;
        return v == null ? 0 : v.told;
    }
}
