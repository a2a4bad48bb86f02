package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.legacy.ImagingRules;
import tepui.frontends.gl.pixel.ColorTable;
import tepui.frontends.gl.pixel.ImagingFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;

/** The imaging subset's switches and colour tables (OpenGL 4.6 compatibility profile, 8.4.3), and what its chapters have in common. */
public final class ColorTableCalls {
    private final ImagingArguments imagingArguments;
    private final ImagingRules rules;
    private final PixelBuffers pixelBuffers;

    public ColorTableCalls(ImagingRules rules, PixelBuffers pixelBuffers, ImagingArguments imagingArguments) {
        this.imagingArguments = imagingArguments;
        this.rules = rules;
        this.pixelBuffers = pixelBuffers;
    }

    // ---- colour tables ---------------------------------------------------------------------------------------------

    private static int tableOf(int target) {
        int i = target - GL_COLOR_TABLE;
        return i >= 0 && i < 3 ? i : -1;
    }

    private static int proxyOf(int target) {
        int i = target - GL_PROXY_COLOR_TABLE;
        return i >= 0 && i < 3 ? i : -1;
    }

    /** A table, not a proxy; null with an error. */
    private @Nullable ColorTable table(String call, int target) {
        int i = tableOf(target);
        return rules.target(call, target, i >= 0) ? imagingArguments.imaging().tables[i] : null;
    }

    /** Checks a definition; the format where the table takes it, null with an error or a proxy's answer. */
    private @Nullable ImagingFormat definition(String call, int target, int internalFormat, int width) {
        int proxy = proxyOf(target);
        if (!rules.target(call, target, proxy >= 0 || tableOf(target) >= 0)) return null;
        ImagingFormat f = rules.format(call, internalFormat);
        if (f == null || !rules.width(call, width)) return null;
        if (proxy >= 0) {
            if (width <= ColorTable.MAX)
                imagingArguments.imaging().proxies[proxy].define(f, width);
            else imagingArguments.imaging().proxies[proxy].define(ImagingFormat.NONE, 0);
            return null;
        }
        return rules.most(call, width, ColorTable.MAX) ? f : null;
    }

    public void glColorTable(int target, int internalformat, int width, int format, int type, long data) {
        String call = "glColorTable";
        boolean known = tableOf(target) >= 0 || proxyOf(target) >= 0;
        if (known && !rules.pixels(call, format, type)) return;
        ImagingFormat f = definition(call, target, internalformat, width);
        if (f == null) return;
        ColorTable t = imagingArguments.imaging().tables[tableOf(target)];
        float[] values = width == 0 ? null : imagingArguments.values(call, format, type, width, 1, data);
        if (values == null && width > 0 && !pixelBuffers.isNothing(data)) return;
        t.define(f, width);
        if (values != null) t.set(0, width, values);
        imagingArguments.imaging().update();
    }

    public void glColorSubTable(int target, int start, int count, int format, int type, long data) {
        String call = "glColorSubTable";
        ColorTable t = table(call, target);
        if (t == null || !rules.pixels(call, format, type) || !rules.entries(call, t, start, count) || count == 0)
            return;
        float[] values = imagingArguments.values(call, format, type, count, 1, data);
        if (values != null) t.set(start, count, values);
    }

    public void glCopyColorTable(int target, int internalformat, int x, int y, int width) {
        String call = "glCopyColorTable";
        if (!rules.target(call, target, tableOf(target) >= 0)) return;
        ImagingFormat f = definition(call, target, internalformat, width);
        if (f == null) return;
        float[] values = imagingArguments.values(call, x, y, width, 1);
        if (values == null) return;
        ColorTable t = imagingArguments.imaging().tables[tableOf(target)];
        t.define(f, width);
        t.set(0, width, values);
        imagingArguments.imaging().update();
    }

    public void glCopyColorSubTable(int target, int start, int x, int y, int width) {
        String call = "glCopyColorSubTable";
        ColorTable t = table(call, target);
        if (t == null || !rules.entries(call, t, start, width)) return;
        float[] values = imagingArguments.values(call, x, y, width, 1);
        if (values != null) t.set(start, width, values);
    }

    private void tableParameter(String call, int target, int pname, long params, boolean ints) {
        ColorTable t = table(call, target);
        if (t == null) return;
        switch (pname) {
            case GL_COLOR_TABLE_SCALE -> ImagingArguments.takeVector(t.scale, params, ints, false);
            case GL_COLOR_TABLE_BIAS -> ImagingArguments.takeVector(t.bias, params, ints, false);
            default -> rules.property(call, pname, false);
        }
    }

    public void glColorTableParameterfv(int target, int pname, long params) {
        tableParameter("glColorTableParameterfv", target, pname, params, false);
    }

    public void glColorTableParameteriv(int target, int pname, long params) {
        tableParameter("glColorTableParameteriv", target, pname, params, true);
    }

    /** Writes a table. */
    private void getTable(String call, int target, int format, int type, long limit, long to) {
        ColorTable t = table(call, target);
        if (t == null || !rules.pixels(call, format, type)) return;
        imagingArguments.tell(call, t.told(), t.width, 1, format, type, limit, to);
    }

    public void glGetColorTable(int target, int format, int type, long table) {
        getTable("glGetColorTable", target, format, type, PixelArguments.UNBOUNDED, table);
    }

    public void glGetnColorTable(int target, int format, int type, int bufSize, long table) {
        getTable("glGetnColorTable", target, format, type, bufSize, table);
    }

    public void glGetnColorTableARB(int target, int format, int type, int bufSize, long table) {
        glGetnColorTable(target, format, type, bufSize, table);
    }

    private void getTableParameter(String call, int target, int pname, long params, boolean ints) {
        int proxy = proxyOf(target);
        ColorTable t = proxy >= 0 ? imagingArguments.imaging().proxies[proxy] : table(call, target);
        if (t == null) return;
        ImagingFormat f = t.format;
        switch (pname) {
            case GL_COLOR_TABLE_SCALE, GL_COLOR_TABLE_BIAS -> {
                if (proxy >= 0) rules.property(call, pname, false);
                else imagingArguments.putVector(pname == GL_COLOR_TABLE_SCALE ? t.scale : t.bias, params, ints);
            }
            case GL_COLOR_TABLE_FORMAT -> imagingArguments.putValue(f.name(), params, ints);
            case GL_COLOR_TABLE_WIDTH -> imagingArguments.putValue(t.width, params, ints);
            case GL_COLOR_TABLE_RED_SIZE -> imagingArguments.putValue(f.bits('R'), params, ints);
            case GL_COLOR_TABLE_GREEN_SIZE -> imagingArguments.putValue(f.bits('G'), params, ints);
            case GL_COLOR_TABLE_BLUE_SIZE -> imagingArguments.putValue(f.bits('B'), params, ints);
            case GL_COLOR_TABLE_ALPHA_SIZE -> imagingArguments.putValue(f.bits('A'), params, ints);
            case GL_COLOR_TABLE_LUMINANCE_SIZE -> imagingArguments.putValue(f.bits('L'), params, ints);
            case GL_COLOR_TABLE_INTENSITY_SIZE -> imagingArguments.putValue(f.bits('I'), params, ints);
            default -> rules.property(call, pname, false);
        }
    }

    public void glGetColorTableParameterfv(int target, int pname, long params) {
        getTableParameter("glGetColorTableParameterfv", target, pname, params, false);
    }

    public void glGetColorTableParameteriv(int target, int pname, long params) {
        getTableParameter("glGetColorTableParameteriv", target, pname, params, true);
    }
}
