package tepui.frontends.gl.api;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.draw.UniformRules;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.texture.HandleRules;
import tepui.frontends.gl.texture.Handles;
import tepui.frontends.gl.texture.ImageHandle;
import tepui.frontends.gl.texture.Residency;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.TextureHandle;
import tepui.frontends.gl.texture.TextureObject;
import tepui.pipe.OutOfDeviceMemoryException;

/** Handles of textures and images, which of them are resident, and uniforms that hold them (ARB_bindless_texture). */
public final class BindlessCalls {
    private final Errors errors;
    private final Handles handles;
    private final Residency residency;
    private final HandleRules rules;
    private final UniformRules uniforms;
    private final UniformSetters setters;

    public BindlessCalls(
            Errors errors,
            Handles handles,
            Residency residency,
            HandleRules rules,
            UniformRules uniforms,
            UniformSetters setters) {
        this.errors = errors;
        this.handles = handles;
        this.residency = residency;
        this.rules = rules;
        this.uniforms = uniforms;
        this.setters = setters;
    }

    public long glGetTextureHandleARB(int texture) {
        String call = "glGetTextureHandleARB";
        TextureObject t = rules.texture(call, texture);
        return t == null || !rules.sampled(call, t, t.params()) ? 0 : textureHandle(call, t, null);
    }

    public long glGetTextureSamplerHandleARB(int texture, int sampler) {
        String call = "glGetTextureSamplerHandleARB";
        TextureObject t = rules.texture(call, texture);
        SamplerObject s = t == null ? null : rules.sampler(call, sampler);
        return t == null || s == null || !rules.sampled(call, t, s.params()) ? 0 : textureHandle(call, t, s);
    }

    private long textureHandle(String call, TextureObject t, @Nullable SamplerObject s) {
        TextureHandle h = handles.texture(t, s);
        return h == null ? full(call) : h.place();
    }

    private long full(String call) {
        errors.failed(call, new OutOfDeviceMemoryException(call + ": there are no handles left"));
        return 0;
    }

    public long glGetImageHandleARB(int texture, int level, boolean layered, int layer, int format) {
        String call = "glGetImageHandleARB";
        TextureObject t = rules.texture(call, texture);
        if (t == null || !rules.image(call, t, level, layered, layer, format)) return 0;
        ImageHandle h = handles.image(t, level, layered, layered ? 0 : layer, format);
        return h == null ? full(call) : h.place();
    }

    public void glMakeTextureHandleResidentARB(long handle) {
        TextureHandle h = rules.texture("glMakeTextureHandleResidentARB", handle, false);
        if (h != null) residency.add(h);
    }

    public void glMakeTextureHandleNonResidentARB(long handle) {
        TextureHandle h = rules.texture("glMakeTextureHandleNonResidentARB", handle, true);
        if (h != null) residency.remove(h);
    }

    public void glMakeImageHandleResidentARB(long handle, int access) {
        String call = "glMakeImageHandleResidentARB";
        ImageHandle h = rules.access(call, access) ? rules.image(call, handle, false) : null;
        if (h != null) residency.add(h, access);
    }

    public void glMakeImageHandleNonResidentARB(long handle) {
        ImageHandle h = rules.image("glMakeImageHandleNonResidentARB", handle, true);
        if (h != null) residency.remove(h);
    }

    public boolean glIsTextureHandleResidentARB(long handle) {
        TextureHandle h = rules.texture("glIsTextureHandleResidentARB", handle);
        return h != null && residency.has(h);
    }

    public boolean glIsImageHandleResidentARB(long handle) {
        ImageHandle h = rules.image("glIsImageHandleResidentARB", handle);
        return h != null && residency.has(h);
    }

    public void glUniformHandleui64ARB(int location, long value) {
        String call = "glUniformHandleui64ARB";
        setters.setHandle(call, uniforms.active(call), location, value);
    }

    public void glUniformHandleui64vARB(int location, int count, long value) {
        String call = "glUniformHandleui64vARB";
        setters.setHandles(call, uniforms.active(call), location, count, value);
    }

    public void glProgramUniformHandleui64ARB(int program, int location, long value) {
        String call = "glProgramUniformHandleui64ARB";
        setters.setHandle(call, uniforms.linked(call, program), location, value);
    }

    public void glProgramUniformHandleui64vARB(int program, int location, int count, long values) {
        String call = "glProgramUniformHandleui64vARB";
        setters.setHandles(call, uniforms.linked(call, program), location, count, values);
    }
}
