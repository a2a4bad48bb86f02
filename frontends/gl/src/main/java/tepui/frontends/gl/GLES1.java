package tepui.frontends.gl;

import static tepui.frontends.gl.Fixed.*;
import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.context.Current;

/**
 * The functions that OpenGL ES 1.1 has and no other OpenGL: those of fixed-point numbers, and those of its extensions. Each is one or a few calls of the functions that
 * a compatibility profile has under another name or with another type.
 */
public final class GLES1 {
    private GLES1() {}

    private static void invalid(String call, String argument, int value) {
        Context context = Current.getOrNull();
        if (context != null) context.errors.invalidEnum(call, argument, value);
    }

    // ---- numbers that are fixed ------------------------------------------------------------------------------------

    public static void glAlphaFuncx(int func, int ref) {
        GL.glAlphaFunc(func, real(ref));
    }

    public static void glClearColorx(int red, int green, int blue, int alpha) {
        GL.glClearColor(real(red), real(green), real(blue), real(alpha));
    }

    public static void glClearDepthx(int depth) {
        GL.glClearDepthf(real(depth));
    }

    public static void glColor4x(int red, int green, int blue, int alpha) {
        GL.glColor4f(real(red), real(green), real(blue), real(alpha));
    }

    public static void glDepthRangex(int n, int f) {
        GL.glDepthRangef(real(n), real(f));
    }

    public static void glFrustumf(float l, float r, float b, float t, float n, float f) {
        GL.glFrustum(l, r, b, t, n, f);
    }

    public static void glFrustumx(int l, int r, int b, int t, int n, int f) {
        GL.glFrustum(real(l), real(r), real(b), real(t), real(n), real(f));
    }

    public static void glOrthof(float l, float r, float b, float t, float n, float f) {
        GL.glOrtho(l, r, b, t, n, f);
    }

    public static void glOrthox(int l, int r, int b, int t, int n, int f) {
        GL.glOrtho(real(l), real(r), real(b), real(t), real(n), real(f));
    }

    public static void glLineWidthx(int width) {
        GL.glLineWidth(real(width));
    }

    public static void glMultiTexCoord4x(int texture, int s, int t, int r, int q) {
        GL.glMultiTexCoord4f(texture, real(s), real(t), real(r), real(q));
    }

    public static void glNormal3x(int nx, int ny, int nz) {
        GL.glNormal3f(real(nx), real(ny), real(nz));
    }

    public static void glPointSizex(int size) {
        GL.glPointSize(real(size));
    }

    public static void glPolygonOffsetx(int factor, int units) {
        GL.glPolygonOffset(real(factor), real(units));
    }

    public static void glRotatex(int angle, int x, int y, int z) {
        GL.glRotatef(real(angle), real(x), real(y), real(z));
    }

    public static void glSampleCoveragex(int value, boolean invert) {
        GL.glSampleCoverage(real(value), invert);
    }

    public static void glScalex(int x, int y, int z) {
        GL.glScalef(real(x), real(y), real(z));
    }

    public static void glTranslatex(int x, int y, int z) {
        GL.glTranslatef(real(x), real(y), real(z));
    }

    public static void glLoadMatrixx(long m) {
        GL.glLoadMatrixf(Fixed.reals(m, 16));
    }

    public static void glMultMatrixx(long m) {
        GL.glMultMatrixf(Fixed.reals(m, 16));
    }

    public static void glClipPlanef(int p, long eqn) {
        GL.glClipPlane(p, doubles(eqn, 4, false));
    }

    public static void glClipPlanex(int plane, long equation) {
        GL.glClipPlane(plane, doubles(equation, 4, true));
    }

    public static void glGetClipPlanef(int plane, long equation) {
        GL.glGetClipPlane(plane, room());
        giveDoubles(equation, false);
    }

    public static void glGetClipPlanex(int plane, long equation) {
        GL.glGetClipPlane(plane, room());
        giveDoubles(equation, true);
    }

    // ---- parameters ------------------------------------------------------------------------------------------------

    public static void glFogx(int pname, int param) {
        GL.glFogf(pname, value(pname, param));
    }

    public static void glFogxv(int pname, long params) {
        GL.glFogfv(pname, values(pname, params));
    }

    public static void glLightModelx(int pname, int param) {
        GL.glLightModelf(pname, value(pname, param));
    }

    public static void glLightModelxv(int pname, long params) {
        GL.glLightModelfv(pname, values(pname, params));
    }

    public static void glLightx(int light, int pname, int param) {
        GL.glLightf(light, pname, real(param));
    }

    public static void glLightxv(int light, int pname, long params) {
        GL.glLightfv(light, pname, values(pname, params));
    }

    public static void glGetLightxv(int light, int pname, long params) {
        GL.glGetLightfv(light, pname, room());
        give(params, false);
    }

    public static void glMaterialx(int face, int pname, int param) {
        GL.glMaterialf(face, pname, real(param));
    }

    public static void glMaterialxv(int face, int pname, long params) {
        GL.glMaterialfv(face, pname, values(pname, params));
    }

    public static void glGetMaterialxv(int face, int pname, long params) {
        GL.glGetMaterialfv(face, pname, room());
        give(params, false);
    }

    public static void glPointParameterx(int pname, int param) {
        GL.glPointParameterf(pname, real(param));
    }

    public static void glPointParameterxv(int pname, long params) {
        GL.glPointParameterfv(pname, values(pname, params));
    }

    public static void glTexEnvx(int target, int pname, int param) {
        GL.glTexEnvf(target, pname, value(pname, param));
    }

    public static void glTexEnvxv(int target, int pname, long params) {
        GL.glTexEnvfv(target, pname, values(pname, params));
    }

    public static void glGetTexEnvxv(int target, int pname, long params) {
        GL.glGetTexEnvfv(target, pname, room());
        give(params, isWhole(pname));
    }

    public static void glTexParameterx(int target, int pname, int param) {
        if (isWhole(pname)) GL.glTexParameteri(target, pname, param);
        else GL.glTexParameterf(target, pname, real(param));
    }

    public static void glTexParameterxv(int target, int pname, long params) {
        if (isWhole(pname)) GL.glTexParameteriv(target, pname, params);
        else GL.glTexParameterfv(target, pname, reals(params, 1));
    }

    public static void glGetTexParameterxv(int target, int pname, long params) {
        if (isWhole(pname)) {
            GL.glGetTexParameteriv(target, pname, params);
            return;
        }
        GL.glGetTexParameterfv(target, pname, room());
        give(params, false);
    }

    public static void glGetFixedv(int pname, long params) {
        GL.glGetFloatv(pname, room());
        give(params, false);
    }

    // ---- OES_point_size_array, OES_draw_texture, OES_query_matrix --------------------------------------------------

    public static void glPointSizePointerOES(int type, int stride, long pointer) {
        Context context = Current.getOrNull();
        if (context != null) context.clientArray.glPointSizePointerOES(type, stride, pointer);
    }

    public static void glDrawTexsOES(short x, short y, short z, short width, short height) {
        DrawnTextures.draw("glDrawTexsOES", x, y, z, width, height);
    }

    public static void glDrawTexiOES(int x, int y, int z, int width, int height) {
        DrawnTextures.draw("glDrawTexiOES", x, y, z, width, height);
    }

    public static void glDrawTexxOES(int x, int y, int z, int width, int height) {
        DrawnTextures.draw("glDrawTexxOES", real(x), real(y), real(z), real(width), real(height));
    }

    public static void glDrawTexfOES(float x, float y, float z, float width, float height) {
        DrawnTextures.draw("glDrawTexfOES", x, y, z, width, height);
    }

    public static void glDrawTexsvOES(long coords) {
        glDrawTexiOES(
                Native.getShort(coords),
                Native.getShort(coords + 2),
                Native.getShort(coords + 4),
                Native.getShort(coords + 6),
                Native.getShort(coords + 8));
    }

    public static void glDrawTexivOES(long coords) {
        glDrawTexiOES(
                Native.getInt(coords),
                Native.getInt(coords + 4),
                Native.getInt(coords + 8),
                Native.getInt(coords + 12),
                Native.getInt(coords + 16));
    }

    public static void glDrawTexxvOES(long coords) {
        glDrawTexxOES(
                Native.getInt(coords),
                Native.getInt(coords + 4),
                Native.getInt(coords + 8),
                Native.getInt(coords + 12),
                Native.getInt(coords + 16));
    }

    public static void glDrawTexfvOES(long coords) {
        glDrawTexfOES(
                Native.getFloat(coords),
                Native.getFloat(coords + 4),
                Native.getFloat(coords + 8),
                Native.getFloat(coords + 12),
                Native.getFloat(coords + 16));
    }

    /** The current matrix as mantissas and exponents; a bit for each number that has none. */
    public static int glQueryMatrixxOES(long mantissa, long exponent) {
        Context context = Current.getOrNull();
        if (context == null) return 0xffff;
        float[] m = switch (context.fixed.matrixMode) {
            case GL_MODELVIEW -> context.fixed.modelview.top();
            case GL_PROJECTION -> context.fixed.projection.top();
            default -> context.fixed.texture[context.textures.active()].top();
        };
        int invalid = 0;
        for (int i = 0; i < 16; i++) {
            int power = 0;
            if (!Float.isFinite(m[i])) invalid |= 1 << i;
            else if (m[i] != 0) power = Math.getExponent(m[i]) + 1;
            Native.putInt(mantissa + 4L * i, Float.isFinite(m[i]) ? fixed(Math.scalb((double) m[i], -power)) : 0);
            Native.putInt(exponent + 4L * i, power);
        }
        return invalid;
    }

    // ---- OES_texture_cube_map --------------------------------------------------------------------------------------

    private static boolean isGen(String call, int coord, int pname) {
        if (coord != Es1Rules.TEXTURE_GEN_STR) invalid(call, "coord", coord);
        else if (pname != GL_TEXTURE_GEN_MODE) invalid(call, "pname", pname);
        else return true;
        return false;
    }

    public static void glTexGeniOES(int coord, int pname, int param) {
        if (!isGen("glTexGenOES", coord, pname)) return;
        if (param != GL_NORMAL_MAP && param != GL_REFLECTION_MAP) {
            invalid("glTexGenOES", "the mode", param);
            return;
        }
        for (int c = GL_S; c <= GL_R; c++) GL.glTexGeni(c, pname, param);
    }

    public static void glTexGenfOES(int coord, int pname, float param) {
        glTexGeniOES(coord, pname, (int) param);
    }

    public static void glTexGenxOES(int coord, int pname, int param) {
        glTexGeniOES(coord, pname, param);
    }

    public static void glTexGenfvOES(int coord, int pname, long params) {
        glTexGenfOES(coord, pname, Native.getFloat(params));
    }

    public static void glTexGenivOES(int coord, int pname, long params) {
        glTexGeniOES(coord, pname, Native.getInt(params));
    }

    public static void glTexGenxvOES(int coord, int pname, long params) {
        glTexGeniOES(coord, pname, Native.getInt(params));
    }

    public static void glGetTexGenfvOES(int coord, int pname, long params) {
        if (isGen("glGetTexGenfvOES", coord, pname)) GL.glGetTexGenfv(GL_S, pname, params);
    }

    public static void glGetTexGenivOES(int coord, int pname, long params) {
        if (isGen("glGetTexGenivOES", coord, pname)) GL.glGetTexGeniv(GL_S, pname, params);
    }

    public static void glGetTexGenxvOES(int coord, int pname, long params) {
        if (isGen("glGetTexGenxvOES", coord, pname)) GL.glGetTexGeniv(GL_S, pname, params);
    }

    // ---- names of extensions for functions that later versions have ------------------------------------------------

    public static void glBlendEquationOES(int mode) {
        GL.glBlendEquation(mode);
    }

    public static void glBlendEquationSeparateOES(int modeRGB, int modeAlpha) {
        GL.glBlendEquationSeparate(modeRGB, modeAlpha);
    }

    public static void glBlendFuncSeparateOES(int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        GL.glBlendFuncSeparate(srcRGB, dstRGB, srcAlpha, dstAlpha);
    }

    public static boolean glIsRenderbufferOES(int renderbuffer) {
        return GL.glIsRenderbuffer(renderbuffer);
    }

    public static void glBindRenderbufferOES(int target, int renderbuffer) {
        GL.glBindRenderbuffer(target, renderbuffer);
    }

    public static void glDeleteRenderbuffersOES(int n, long renderbuffers) {
        GL.glDeleteRenderbuffers(n, renderbuffers);
    }

    public static void glGenRenderbuffersOES(int n, long renderbuffers) {
        GL.glGenRenderbuffers(n, renderbuffers);
    }

    public static void glRenderbufferStorageOES(int target, int internalformat, int width, int height) {
        GL.glRenderbufferStorage(target, internalformat, width, height);
    }

    public static void glGetRenderbufferParameterivOES(int target, int pname, long params) {
        GL.glGetRenderbufferParameteriv(target, pname, params);
    }

    public static boolean glIsFramebufferOES(int framebuffer) {
        return GL.glIsFramebuffer(framebuffer);
    }

    public static void glBindFramebufferOES(int target, int framebuffer) {
        GL.glBindFramebuffer(target, framebuffer);
    }

    public static void glDeleteFramebuffersOES(int n, long framebuffers) {
        GL.glDeleteFramebuffers(n, framebuffers);
    }

    public static void glGenFramebuffersOES(int n, long framebuffers) {
        GL.glGenFramebuffers(n, framebuffers);
    }

    public static int glCheckFramebufferStatusOES(int target) {
        return GL.glCheckFramebufferStatus(target);
    }

    public static void glFramebufferRenderbufferOES(
            int target, int attachment, int renderbuffertarget, int renderbuffer) {
        GL.glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer);
    }

    public static void glFramebufferTexture2DOES(int target, int attachment, int textarget, int texture, int level) {
        GL.glFramebufferTexture2D(target, attachment, textarget, texture, level);
    }

    public static void glGetFramebufferAttachmentParameterivOES(int target, int attachment, int pname, long params) {
        GL.glGetFramebufferAttachmentParameteriv(target, attachment, pname, params);
    }

    public static void glGenerateMipmapOES(int target) {
        GL.glGenerateMipmap(target);
    }
}
