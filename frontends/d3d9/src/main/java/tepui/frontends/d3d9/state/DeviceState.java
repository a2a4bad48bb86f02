package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.pipe.Caps;

/** State of a device: values, the dirty bits that follow their changes, and what is derived from the values. */
public final class DeviceState {
    public final StateValues values;
    public final DirtyBits dirty;
    private final AdapterVendor vendor;
    /** The device has uniform buffers that hold all constants of software processing. */
    private final boolean reachesFar;
    /** Where setters go while a state block is being recorded. */
    public @Nullable StateBlockObject recording;

    /** Samplers with a texture that is not a plain one, a bit each. */
    public int unusual;
    /** Samplers of the pixel stage, a bit each, that AMD's switch has fetch four texels at once, if texture and filter let them. */
    public int fetching;
    /** AMD's switch for alpha to coverage is on. */
    public boolean alphaToCoverage;
    /** Vertices are processed as software does: with more constants. */
    public boolean softwareProcessing;
    /** Constants behind those of hardware were set. */
    public boolean farConstants;

    public DeviceState(StateValues values, DirtyBits dirty, AdapterVendor vendor, Caps caps) {
        this.values = values;
        this.dirty = dirty;
        this.vendor = vendor;
        reachesFar = caps.maxUniformBufferSize >= 16L * Slots.NEAR_CONSTANTS;
    }

    /** The vertex shader that is bound, in the form that reaches as many constants as were set. */
    public @Nullable VertexShaderObject vertexShader() { // hot
        VertexShaderObject s = values.vertexShader;
        return s == null || !farConstants || !softwareProcessing || !reachesFar ? s : s.far();
    }

    /** Unbinds all that is read. */
    public void releaseBound() {
        for (int i = 0; i < StateValues.SAMPLERS; i++) bindTexture(i, null);
        for (int i = 0; i < StateValues.STREAMS; i++) bindStream(i, null, 0, 0);
        bindIndices(null);
        bindDeclaration(null);
        bindVertexShader(null);
        bindPixelShader(null);
    }

    public void samplerChanged(int place, int type) { // hot
        dirty.samplers |= 1 << place;
        dirty.samplerStates |= 1 << place;
        dirty.groups |= DirtyBits.TEXTURES;
        if (type == D3DSAMP_MIPMAPLODBIAS && place < 16) {
            boolean on = values.sampler(place, type) == D3DFMT_GET4 && !vendor.isNvidia();
            int now = on ? fetching | 1 << place : fetching & ~(1 << place);
            if (now != fetching) dirty.groups |= DirtyBits.PIXEL_CODE;
            fetching = now;
        } else if (type == D3DSAMP_MAGFILTER && (fetching >> place & 1) != 0) {
            dirty.groups |= DirtyBits.PIXEL_CODE;
        }
    }

    /** Samplers that fetch four texels at once, a bit each. */
    public int fetches() { // hot
        if (fetching == 0) return 0;
        int mask = 0;
        for (int i = 0; i < 16; i++) {
            BaseTextureObject t = values.textures[i];
            boolean on = (fetching >> i & 1) != 0
                    && t != null
                    && BaseTextureObject.kind(t) == 1
                    && t.store.info.isFetchable();
            if (on && values.sampler(i, D3DSAMP_MAGFILTER) == D3DTEXF_POINT) mask |= 1 << i;
        }
        return mask;
    }

    public static int stageGroups(int type) { // hot
        return switch (type) {
            case D3DTSS_BUMPENVMAT00,
                    D3DTSS_BUMPENVMAT01,
                    D3DTSS_BUMPENVMAT10,
                    D3DTSS_BUMPENVMAT11,
                    D3DTSS_BUMPENVLSCALE,
                    D3DTSS_BUMPENVLOFFSET -> DirtyBits.STAGES | DirtyBits.PIXEL_LATE;
            case D3DTSS_CONSTANT -> DirtyBits.STAGES;
            case D3DTSS_TEXCOORDINDEX -> DirtyBits.VERTEX_CODE;
            case D3DTSS_TEXTURETRANSFORMFLAGS -> DirtyBits.VERTEX_CODE | DirtyBits.PIXEL_CODE | DirtyBits.PIXEL_LATE;
            default -> DirtyBits.PIXEL_CODE;
        };
    }

    public void transformChanged(int i) { // hot
        if (i >= 2 && i < 10) dirty.groups |= DirtyBits.TEXTURE_MATRICES;
        else if (i == 1) dirty.groups |= DirtyBits.TRANSFORMS | DirtyBits.PIXEL_LATE;
        else if (i == 10) dirty.groups |= DirtyBits.TRANSFORMS | DirtyBits.BLEND_MATRICES;
        else if (i > 10) dirty.groups |= DirtyBits.BLEND_MATRICES;
        else
            dirty.groups |=
                    DirtyBits.TRANSFORMS | DirtyBits.BLEND_MATRICES | DirtyBits.LIGHTS | DirtyBits.VERTEX_VALUES;
    }

    public static void enable(StateValues s, int index, boolean enable) {
        s.lightsEnabled.put(index, enable);
        int[] old = s.enabled;
        int at = -1;
        for (int i = 0; i < old.length; i++) if (old[i] == index) at = i;
        if (enable == at >= 0) return;
        if (enable) {
            s.enabled = Arrays.copyOf(old, old.length + 1);
            s.enabled[old.length] = index;
        } else {
            int[] now = new int[old.length - 1];
            System.arraycopy(old, 0, now, 0, at);
            System.arraycopy(old, at + 1, now, at, now.length - at);
            s.enabled = now;
        }
    }

    public void bindTexture(int place, @Nullable BaseTextureObject texture) { // hot
        BaseTextureObject old = values.textures[place];
        if (old == texture) return;
        if (texture != null) {
            texture.references().use();
            texture.boundStages |= 1 << place;
        }
        values.textures[place] = texture;
        dirty.samplers |= 1 << place;
        dirty.groups |= DirtyBits.TEXTURES;
        int kind = BaseTextureObject.kind(texture);
        if (BaseTextureObject.kind(old) != kind || (fetching >> place & 1) != 0) dirty.groups |= DirtyBits.PIXEL_CODE;
        int others = unusual & ~(1 << place);
        unusual = kind > BaseTextureObject.PLAIN ? others | 1 << place : others;
        if (old != null) {
            old.boundStages &= ~(1 << place);
            old.references().unuse();
        }
    }

    public void bindStream(int stream, @Nullable VertexBufferObject buffer, int offset, int stride) { // hot
        StateValues s = values;
        VertexBufferObject old = s.streams[stream];
        if (old == buffer && s.offsets[stream] == offset && s.strides[stream] == stride) return;
        if (buffer != null || stride != 0) {
            if (s.strides[stream] != stride) dirty.groups |= DirtyBits.LAYOUT;
            s.strides[stream] = stride;
            s.offsets[stream] = offset;
        }
        dirty.streams |= 1 << stream;
        dirty.groups |= DirtyBits.STREAMS;
        if (buffer == old) return;
        if (buffer != null) {
            buffer.references().use();
            buffer.boundStreams |= 1 << stream;
            if (buffer.isStale()) dirty.groups |= DirtyBits.BUFFERS;
        }
        s.streams[stream] = buffer;
        if (old != null) {
            old.boundStreams &= ~(1 << stream);
            old.references().unuse();
        }
    }

    /** How often a stream's elements are read. */
    public void setFrequency(int stream, int setting) {
        if (values.frequencies[stream] == setting) return;
        values.frequencies[stream] = setting;
        dirty.groups |= DirtyBits.LAYOUT;
    }

    public void bindIndices(@Nullable IndexBufferObject indices) { // hot
        IndexBufferObject old = values.indices;
        if (old == indices) return;
        if (indices != null) {
            indices.references().use();
            indices.bound = true;
            if (indices.isStale()) dirty.groups |= DirtyBits.BUFFERS;
        }
        values.indices = indices;
        dirty.groups |= DirtyBits.INDICES;
        if (old != null) {
            old.bound = false;
            old.references().unuse();
        }
    }

    public void bindVertexShader(@Nullable VertexShaderObject shader) { // hot
        VertexShaderObject old = values.vertexShader;
        if (old == shader) return;
        if (shader != null) shader.references().use();
        values.vertexShader = shader;
        dirty.groups |= DirtyBits.VERTEX_PROGRAM;
        if (old != null) old.references().unuse();
    }

    public void bindPixelShader(@Nullable PixelShaderObject shader) { // hot
        PixelShaderObject old = values.pixelShader;
        if (old == shader) return;
        if (shader != null) shader.references().use();
        values.pixelShader = shader;
        dirty.groups |= DirtyBits.PIXEL_PROGRAM;
        if (old != null) old.references().unuse();
    }

    public void bindDeclaration(@Nullable VertexDeclarationObject declaration) { // hot
        VertexDeclarationObject old = values.declaration;
        if (old == declaration) return;
        if (declaration != null) declaration.references().use();
        values.declaration = declaration;
        dirty.groups |= DirtyBits.LAYOUT | DirtyBits.DECLARATION;
        if (old != null) old.references().unuse();
    }

    public void vertexFloatsChanged(int start, int count) { // hot
        if (start < dirty.vertexFrom) dirty.vertexFrom = start;
        if (start + count > dirty.vertexTo) dirty.vertexTo = start + count;
        if (start + count > StateValues.VERTEX_CONSTANTS && !farConstants) {
            farConstants = true;
            dirty.groups |= DirtyBits.VERTEX_CODE;
        }
        dirty.groups |= DirtyBits.VERTEX_FLOATS;
    }

    public void pixelFloatsChanged(int start, int count) { // hot
        if (start < dirty.pixelFrom) dirty.pixelFrom = start;
        if (start + count > dirty.pixelTo) dirty.pixelTo = start + count;
        dirty.groups |= DirtyBits.PIXEL_FLOATS;
    }
}
