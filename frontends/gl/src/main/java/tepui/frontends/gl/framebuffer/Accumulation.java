package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.state.BlendValues;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;

/**
 * Accumulation buffer of the default framebuffer (compatibility profile), as floats in memory: programs that use it do
 * so a few times a frame, and none of them for speed. Made when it is first used.
 */
public final class Accumulation {
    private final tepui.pipe.Context pipe;
    private final BlendValues blend;
    private final Framebuffers framebuffers;

    private float[] values = {};
    private int width;
    private int height;

    Accumulation(tepui.pipe.Context pipe, BlendValues blend, Framebuffers framebuffers) {
        this.pipe = pipe;
        this.blend = blend;
        this.framebuffers = framebuffers;
    }

    private void fit(Framebuffer f) {
        if (f.width() == width && f.height() == height && values.length > 0) return;
        width = f.width();
        height = f.height();
        values = new float[4 * width * height];
    }

    void clear(float[] rgba, @Nullable Box area) {
        fit(framebuffers.own());
        Box a = area == null ? Box.of2d(0, 0, width, height) : area;
        for (int y = a.y(); y < a.y() + a.height(); y++) {
            for (int x = a.x(); x < a.x() + a.width(); x++) System.arraycopy(rgba, 0, values, 4 * (y * width + x), 4);
        }
    }

    /** glAccum; the framebuffer is the default one, and complete. */
    public void run(int operation, float value) {
        Framebuffers fs = framebuffers;
        Framebuffer own = fs.own();
        fit(own);
        Box area = fs.scissor(width, height);
        if (area == null) area = Box.of2d(0, 0, width, height);
        if (area.isEmpty()) return;
        switch (operation) {
            case GL_ACCUM, GL_LOAD -> load(own, area, value, operation == GL_LOAD);
            case GL_ADD -> each(area, 1, value);
            case GL_MULT -> each(area, value, 0);
            default -> write(own, area, value);
        }
    }

    private void each(Box a, float factor, float added) {
        for (int y = a.y(); y < a.y() + a.height(); y++) {
            int end = 4 * (y * width + a.x() + a.width());
            for (int i = 4 * (y * width + a.x()); i < end; i++) values[i] = values[i] * factor + added;
        }
    }

    private void load(Framebuffer own, Box a, float factor, boolean replace) {
        RenderTargets.Attachment from = own.readColor(pipe);
        InternalFormat internal = own.readFormat();
        if (from == null || internal == null) return;
        Texture texture = from.texture();
        int level = from.level();
        if (texture.desc().samples() > 1) {
            texture = framebuffers.resolved(from);
            level = 0;
        }
        Format f = texture.desc().format();
        long row = f.rowBytes(a.width());
        MemorySegment raw = MemorySegment.ofArray(new byte[(int) (row * a.height())]);
        pipe.readTexture(texture, level, a, raw, row, row * a.height());
        float[] rgba = new float[4 * a.width()];
        boolean opaque = (internal.readMask() & 8) == 0;
        for (int y = 0; y < a.height(); y++) {
            RowConverter.unpackRow(f.linear(), raw, y * row, a.width(), rgba, 0);
            int at = 4 * ((a.y() + y) * width + a.x());
            for (int i = 0; i < rgba.length; i++) {
                float v = (opaque && (i & 3) == 3 ? 1 : rgba[i]) * factor;
                values[at + i] = replace ? v : values[at + i] + v;
            }
        }
    }

    private void write(Framebuffer own, Box a, float factor) {
        for (int i = 0; i < own.drawBuffers.length; i++) {
            int buffer = own.target(i);
            if (buffer == GL_NONE) continue;
            RenderTargets.Attachment to = own.color(pipe, buffer, false);
            if (to == null) continue;
            int mask = blend.writeMask[own.stateOf(i)] & 15;
            Format f = to.texture().desc().format().linear();
            long row = f.rowBytes(a.width());
            MemorySegment raw = MemorySegment.ofArray(new byte[(int) (row * a.height())]);
            float[] rgba = new float[4 * a.width()];
            float[] old = new float[4 * a.width()];
            Box box = new Box(a.x(), a.y(), to.firstLayer(), a.width(), a.height(), 1);
            if (mask != 15) {
                Texture source = to.texture().desc().samples() > 1 ? framebuffers.resolved(to) : to.texture();
                pipe.readTexture(source, source == to.texture() ? to.level() : 0, box, raw, row, row * a.height());
            }
            for (int y = 0; y < a.height(); y++) {
                int at = 4 * ((a.y() + y) * width + a.x());
                for (int k = 0; k < rgba.length; k++) rgba[k] = values[at + k] * factor;
                if (mask != 15) {
                    RowConverter.unpackRow(f, raw, y * row, a.width(), old, 0);
                    for (int k = 0; k < rgba.length; k++) if ((mask >> (k & 3) & 1) == 0) rgba[k] = old[k];
                }
                RowConverter.packRow(f, rgba, 0, a.width(), raw, y * row);
            }
            pipe.writeTexture(to.texture(), to.level(), box, raw, row, row * a.height());
        }
    }

    /** Nothing is kept. */
    void close() {
        Arrays.fill(values, 0);
        values = new float[0];
    }
}
