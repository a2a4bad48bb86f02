package tepui.frontends.gl;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.context.Current;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.TexUnit;
import tepui.frontends.gl.texture.TextureImage;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;

/**
 * Rectangles of pixels with textures on them (OES_draw_texture), drawn as a quad with matrices of its own: no transform, no light, no clip plane, all else as any draw.
 * What is changed for that is put back.
 */
final class DrawnTextures {
    /** The side of the viewport that the rectangle is drawn in, so that the program's does not cut it. */
    private static final int SIDE = 8192;

    private DrawnTextures() {}

    static void draw(String call, float x, float y, float z, float width, float height) {
        Context context = Current.getOrNull();
        if (context == null) return;
        if (!(width > 0) || !(height > 0)) {
            context.errors.error(GL_INVALID_VALUE, call + ": size is " + width + " x " + height + ", must be above 0");
            return;
        }
        FixedState fixed = context.fixed;
        int mode = fixed.matrixMode;
        int unit = context.textures.active();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(64, 8);
            float[] modelview = fixed.modelview.top().clone();
            float[] projection = fixed.projection.top().clone();
            float[][] texture = new float[FixedState.UNITS][];
            for (int u = 0; u < FixedState.UNITS; u++)
                if (crop(context, u) != null)
                    texture[u] = fixed.texture[u].top().clone();
            GL.glPushAttrib(GL_ENABLE_BIT | GL_VIEWPORT_BIT | GL_CURRENT_BIT);
            GL.glDisable(GL_LIGHTING);
            GL.glDisable(GL_CULL_FACE);
            GL.glDisable(GL_POLYGON_OFFSET_FILL);
            for (int p = 0; p < 6; p++) GL.glDisable(GL_CLIP_PLANE0 + p);
            GL.glViewport(0, 0, SIDE, SIDE);
            load(memory, GL_MODELVIEW, identity());
            float[] m = identity();
            m[0] = m[5] = 2f / SIDE;
            m[12] = m[13] = -1;
            m[14] = 2 * Math.clamp(z, 0f, 1f) - 1;
            load(memory, GL_PROJECTION, m);
            loadTextures(memory, texture, true);
            quad(context, x, y, width, height);
            loadTextures(memory, texture, false);
            load(memory, GL_PROJECTION, projection);
            load(memory, GL_MODELVIEW, modelview);
            GL.glPopAttrib();
            GL.glActiveTexture(GL_TEXTURE0 + unit);
            GL.glMatrixMode(mode);
        }
    }

    private static float[] identity() {
        float[] m = new float[16];
        for (int i = 0; i < 16; i += 5) m[i] = 1;
        return m;
    }

    private static void load(MemorySegment memory, int mode, float[] matrix) {
        MemorySegment.copy(matrix, 0, memory, ValueLayout.JAVA_FLOAT, 0, 16);
        GL.glMatrixMode(mode);
        GL.glLoadMatrixf(Native.local(memory.address()));
    }

    private static void loadTextures(MemorySegment memory, float[][] matrices, boolean identities) {
        for (int u = 0; u < matrices.length; u++) {
            if (matrices[u] == null) continue;
            GL.glActiveTexture(GL_TEXTURE0 + u);
            load(memory, GL_TEXTURE, identities ? identity() : matrices[u]);
            if (identities) GL.glDisable(Es1Rules.TEXTURE_GEN_STR);
        }
    }

    /** The texture that a unit draws with; null for none. */
    private static @Nullable TextureObject crop(Context context, int unit) {
        if ((context.fixed.units[unit].targets & TexUnit.ENABLE_2D) == 0) return null;
        TextureObject t = context.textures.bound(unit, TextureTarget.D2);
        return t.baseImage() == null ? null : t;
    }

    private static void quad(Context context, float x, float y, float width, float height) {
        GL.glBegin(GL_TRIANGLE_FAN);
        for (int corner = 0; corner < 4; corner++) {
            int right = corner == 1 || corner == 2 ? 1 : 0;
            int top = corner >> 1;
            for (int u = 0; u < FixedState.UNITS; u++) {
                TextureObject t = crop(context, u);
                TextureImage image = t == null ? null : t.baseImage();
                if (t == null || image == null) continue;
                int[] c = t.cropRect;
                GL.glMultiTexCoord2f(
                        GL_TEXTURE0 + u,
                        (c[0] + right * c[2]) / (float) image.width,
                        (c[1] + top * c[3]) / (float) image.height);
            }
            GL.glVertex2f(x + right * width, y + top * height);
        }
        GL.glEnd();
    }
}
