package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.dxbc.DxbcModule;

/** Shaders that are drawn with together, translated for each other, and how their registers are bound. */
final class GraphicsProgram {
    final int id;
    final Programs.Key key;
    final D3d12Shader vertex;
    final D3d12Shader last;
    final boolean tessellates;
    /** Translated stages by the ordinal of the stage; null where there is none. */
    final @Nullable DxbcModule[] modules;

    final RootLayout layout;
    /** Root words that some stage reads. */
    final int rootWords;

    final boolean usesDefaultLevels;
    final boolean usesViewports;
    final boolean writesStreams;
    final Programs.Shapes shapes;

    GraphicsProgram(
            int id,
            Programs.Key key,
            D3d12Shader vertex,
            D3d12Shader last,
            boolean tessellates,
            @Nullable DxbcModule[] modules,
            RootLayout layout,
            boolean usesDefaultLevels,
            boolean captures) {
        this.id = id;
        this.key = key;
        this.vertex = vertex;
        this.last = last;
        this.tessellates = tessellates;
        this.modules = modules;
        this.layout = layout;
        int words = 0;
        for (DxbcModule m : modules) if (m != null) words |= m.rootWords();
        rootWords = words;
        this.usesDefaultLevels = usesDefaultLevels;
        usesViewports = last.writesViewport;
        writesStreams = captures;
        shapes = key.shapes();
    }
}
