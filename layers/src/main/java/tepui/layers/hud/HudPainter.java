package tepui.layers.hud;

import java.lang.foreign.ValueLayout;
import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Painter of panels with a word, a figure and a graph: rectangles of one colour, all in one draw. It needs no texture
 * and no uniform, so it disturbs little of what the program has bound.
 */
final class HudPainter {
    /** Of the buffer: 24,000 vertices. */
    private static final int MOST_RECTANGLES = 4000;

    private static final int VERTEX_BYTES = 12;
    private static final int RECTANGLE_BYTES = 6 * VERTEX_BYTES;
    private static final int PANEL_WIDTH = 134;
    private static final int TEXT_HEIGHT = 11;
    private static final int GRAPH_HEIGHT = 24;
    private static final int MARGIN = 7;

    // ---- 0xAABBGGRR, as the vertices have it
    private static final int BACKGROUND = 0xB0201810;
    private static final int WORD = 0xFFC8C0B8;
    private static final int FIGURE = 0xFFFFFFFF;
    private static final int BAR = 0xFF70D8A0;
    private static final int HIGH = 0xFF4060F0;

    final ShaderObject vertex;
    final ShaderObject fragment;
    final int layout;
    final int blend;
    final int raster;
    final int depthStencil;
    private final HudOptions options;
    private final Buffer buffer;
    private final StringBuilder text = new StringBuilder(24);

    // ---- the picture that is being made
    private long address;
    private int rectangles;
    private float pixelX;
    private float pixelY;
    private float signY;

    HudPainter(Device device, HudOptions options) {
        this.options = options;
        vertex = device.createShader(vertexShader(), null);
        fragment = device.createShader(fragmentShader(), null);
        vertex.setLabel("hud");
        fragment.setLabel("hud");
        buffer = device.createBuffer(
                new BufferDesc((long) MOST_RECTANGLES * RECTANGLE_BYTES, Bind.VERTEX, Usage.STREAM, false));
        buffer.setLabel("hud");
        layout = device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(0, 0, 0, Format.R32G32_FLOAT),
                                new VertexLayout.Element(1, 0, 8, Format.R8G8B8A8_UNORM)),
                        List.of(new VertexLayout.Binding(VERTEX_BYTES, 0))));
        blend = device.states()
                .blend
                .intern(BlendState.of(
                        BlendState.Equation.ADD, BlendState.Factor.SRC_ALPHA, BlendState.Factor.ONE_MINUS_SRC_ALPHA));
        raster = device.states().raster.intern(RasterState.DEFAULT);
        depthStencil = device.states().depthStencil.intern(DepthStencilState.OFF);
    }

    private static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "hud");
        Builder b = new Builder(s);
        // Two floats are read as x, y, 0, 1.
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.storeOutput(s.output("color", Type.F32X4, 0), b.loadInput(s.input("in_color", Type.F32X4, 1)));
        b.ret();
        return s;
    }

    private static Shader fragmentShader() {
        Shader s = new Shader(Stage.FRAGMENT, "hud");
        Builder b = new Builder(s);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.loadInput(s.input("color", Type.F32X4, 0)));
        b.ret();
        return s;
    }

    /** Draws into the current target, of the size of {@code on}; the states are bound. Answers how many rectangles it drew. */
    int paint(Context context, Texture on, boolean bottomUp, HudFigures figures) { // hot
        address = context.map(
                buffer, 0, (long) MOST_RECTANGLES * RECTANGLE_BYTES, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
        if (address == 0) return 0;
        rectangles = 0;
        pixelX = 2f / on.desc().width();
        pixelY = 2f / on.desc().height();
        signY = bottomUp ? 1 : -1;
        int scale = options.scale();
        int y = MARGIN * scale;
        List<HudItem> items = options.items();
        for (int i = 0; i < items.size(); i++) y = panel(items.get(i), figures, MARGIN * scale, y, scale);
        context.unmap(buffer);
        context.bindVertexBuffer(0, buffer, 0);
        context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 6 * rectangles, 0, 0);
        return rectangles;
    }

    /** Answers where the next begins. */
    private int panel(HudItem item, HudFigures figures, int x, int y, int s) { // hot
        boolean graph = item != HudItem.FPS;
        int height = TEXT_HEIGHT + (graph ? GRAPH_HEIGHT + 2 : 0);
        rectangle(x, y, PANEL_WIDTH * s, height * s, BACKGROUND);
        text.setLength(0);
        text.append(item.word());
        if (!item.unit().isEmpty()) text.append(' ').append(item.unit());
        write(x + 3 * s, y + 2 * s, s, WORD);
        text.setLength(0);
        text.append(figures.mean(item));
        int wide = text.length() * (HudFont.WIDTH + 1) * s;
        write(x + PANEL_WIDTH * s - wide - 2 * s, y + 2 * s, s, FIGURE);
        if (graph) bars(item, figures, x + 7 * s, y + TEXT_HEIGHT * s, s);
        return y + (height + 2) * s;
    }

    private void bars(HudItem item, HudFigures figures, int x, int y, int s) { // hot
        long most = Math.max(1, figures.largest(item));
        long mean = figures.mean(item);
        for (int i = 0; i < figures.kept(); i++) {
            long value = figures.at(item, i);
            int h = (int) (value * GRAPH_HEIGHT / most);
            if (h == 0) continue;
            int at = x + (HudFigures.WINDOW - 1 - i) * s;
            rectangle(at, y + (GRAPH_HEIGHT - h) * s, s, h * s, value > 2 * mean ? HIGH : BAR);
        }
    }

    /** Writes {@link #text}; dots beside each other are one rectangle. */
    private void write(int x, int y, int s, int color) { // hot
        for (int c = 0; c < text.length(); c++) {
            char letter = text.charAt(c);
            for (int row = 0; row < HudFont.HEIGHT; row++) {
                int bits = HudFont.row(letter, row);
                for (int from = 0; from < HudFont.WIDTH; from++) {
                    if ((bits >> HudFont.WIDTH - 1 - from & 1) == 0) continue;
                    int to = from + 1;
                    while (to < HudFont.WIDTH && (bits >> HudFont.WIDTH - 1 - to & 1) != 0) to++;
                    rectangle(x + from * s, y + row * s, (to - from) * s, s, color);
                    from = to;
                }
            }
            x += (HudFont.WIDTH + 1) * s;
        }
    }

    /** In pixels from the top left. */
    private void rectangle(int x, int y, int width, int height, int color) { // hot
        if (rectangles == MOST_RECTANGLES) return;
        float left = x * pixelX - 1;
        float right = (x + width) * pixelX - 1;
        float top = signY * (1 - y * pixelY);
        float bottom = signY * (1 - (y + height) * pixelY);
        long at = address + (long) rectangles * RECTANGLE_BYTES;
        put(at, left, top, color);
        put(at + VERTEX_BYTES, left, bottom, color);
        put(at + 2 * VERTEX_BYTES, right, top, color);
        put(at + 3 * VERTEX_BYTES, right, top, color);
        put(at + 4 * VERTEX_BYTES, left, bottom, color);
        put(at + 5 * VERTEX_BYTES, right, bottom, color);
        rectangles++;
    }

    private static void put(long at, float x, float y, int color) { // hot
        Memory.ALL.set(ValueLayout.JAVA_FLOAT_UNALIGNED, at, x);
        Memory.ALL.set(ValueLayout.JAVA_FLOAT_UNALIGNED, at + 4, y);
        Memory.ALL.set(ValueLayout.JAVA_INT_UNALIGNED, at + 8, color);
    }

    void close(Device device) {
        device.destroy(vertex);
        device.destroy(fragment);
        device.destroy(buffer);
    }
}
