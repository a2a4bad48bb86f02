package tepui.frontends.gl.api;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.Region;
import tepui.frontends.gl.texture.FormatQueries;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureReadRules;
import tepui.frontends.gl.texture.TextureReads;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureTarget;

/** Readback of texels, and queries of formats (OpenGL 4.6, 8.11.4 and 22.3). */
public final class TextureGetCalls {
    private final TextureRules textureRules;
    private final TextureReadRules rules;
    private final TextureReads reads;
    private final FormatQueries formats;

    private final Region region = new Region();
    private final PixelArguments arguments = new PixelArguments();

    public TextureGetCalls(
            TextureRules textureRules, TextureReadRules rules, TextureReads reads, FormatQueries formats) {
        this.textureRules = textureRules;
        this.rules = rules;
        this.reads = reads;
        this.formats = formats;
    }

    private static int faceOf(@Nullable TextureObject t) {
        return t != null && t.target() == TextureTarget.CUBE ? Region.ALL_FACES : 0;
    }

    /** A whole level of what is bound to a target. */
    private @Nullable TextureObject bound(String call, int target, int level) {
        region.set(TextureTarget.face(target), level, 0, 0, 0, 0, 0, 0);
        return textureRules.boundReadable(call, target);
    }

    /** A whole level of the texture of a name. */
    private @Nullable TextureObject named(String call, int name, int level) {
        TextureObject t = textureRules.namedReadable(call, name);
        region.set(faceOf(t), level, 0, 0, 0, 0, 0, 0);
        return t;
    }

    private void pixels(String call, @Nullable TextureObject t, boolean whole) {
        if (t != null && rules.pixels(call, t, region, whole, arguments)) reads.pixels(call, t, region, arguments);
    }

    private void blocks(String call, @Nullable TextureObject t, boolean whole) {
        if (t != null && rules.blocks(call, t, region, whole, arguments)) reads.blocks(call, t, region, arguments);
    }

    public void glGetTexImage(int target, int level, int format, int type, long to) {
        arguments.set(format, type, to);
        pixels("glGetTexImage", bound("glGetTexImage", target, level), true);
    }

    /** The same of a texture that is given; the target is what the call names beside it. */
    public void getTexImage(String call, TextureObject t, int target, int level, int format, int type, long to) {
        if (textureRules.readable(call, target) == null) return;
        arguments.set(format, type, to);
        region.set(TextureTarget.face(target), level, 0, 0, 0, 0, 0, 0);
        pixels(call, t, true);
    }

    public void glGetnTexImage(int target, int level, int format, int type, int limit, long to) {
        arguments.set(format, type, limit, to);
        pixels("glGetnTexImage", bound("glGetnTexImage", target, level), true);
    }

    public void glGetnTexImageARB(int target, int level, int format, int type, int bufSize, long img) {
        glGetnTexImage(target, level, format, type, bufSize, img);
    }

    public void glGetTextureImage(int name, int level, int format, int type, int limit, long to) {
        arguments.set(format, type, limit, to);
        pixels("glGetTextureImage", named("glGetTextureImage", name, level), true);
    }

    public void glGetTextureSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int format, int type, int limit, long to) {
        arguments.set(format, type, limit, to);
        TextureObject t = named("glGetTextureSubImage", name, level);
        region.box(x, y, z, w, h, d);
        pixels("glGetTextureSubImage", t, false);
    }

    public void glGetCompressedTexImage(int target, int level, long to) {
        arguments.set(0, 0, to);
        blocks("glGetCompressedTexImage", bound("glGetCompressedTexImage", target, level), true);
    }

    public void getCompressedTexImage(String call, TextureObject t, int target, int level, long to) {
        if (textureRules.readable(call, target) == null) return;
        arguments.set(0, 0, to);
        region.set(TextureTarget.face(target), level, 0, 0, 0, 0, 0, 0);
        blocks(call, t, true);
    }

    public void glGetnCompressedTexImage(int target, int level, int limit, long to) {
        arguments.set(0, 0, limit, to);
        blocks("glGetnCompressedTexImage", bound("glGetnCompressedTexImage", target, level), true);
    }

    public void glGetnCompressedTexImageARB(int target, int lod, int bufSize, long img) {
        glGetnCompressedTexImage(target, lod, bufSize, img);
    }

    public void glGetCompressedTextureImage(int name, int level, int limit, long to) {
        arguments.set(0, 0, limit, to);
        blocks("glGetCompressedTextureImage", named("glGetCompressedTextureImage", name, level), true);
    }

    public void glGetCompressedTextureSubImage(
            int name, int level, int x, int y, int z, int w, int h, int d, int limit, long to) {
        arguments.set(0, 0, limit, to);
        TextureObject t = named("glGetCompressedTextureSubImage", name, level);
        region.box(x, y, z, w, h, d);
        blocks("glGetCompressedTextureSubImage", t, false);
    }

    public void glGetInternalformativ(int target, int format, int pname, int count, long params) {
        formats.answer("glGetInternalformativ", target, format, pname, count, params, 4);
    }

    public void glGetInternalformati64v(int target, int format, int pname, int count, long params) {
        formats.answer("glGetInternalformati64v", target, format, pname, count, params, 8);
    }
}
