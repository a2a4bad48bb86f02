package tepui.drivers.d3d12;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.Registers;
import tepui.ir.Resource;
import tepui.ir.Stage;

/**
 * Graphics program: shaders that are drawn with together, translated for each other, and how their registers are bound.
 */
final class GraphicsProgram {
    final int id;
    final ProgramKey key;
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
    final Programs.PrimitiveEmulation emulation;
    /** Bit i: it reads what target i holds. */
    final int readTargets;
    /** It combines bits with those of its targets, so each draw has to see the one before. */
    final boolean combines;

    GraphicsProgram(int id, ProgramKey key, D3d12Shader last, @Nullable DxbcModule[] modules, RootLayout layout) {
        this.id = id;
        this.key = key;
        this.vertex = key.vertex();
        this.last = last;
        this.tessellates = key.evaluation != null;
        this.modules = modules;
        this.layout = layout;
        int words = 0;
        for (DxbcModule m : modules) if (m != null) words |= m.rootWords();
        rootWords = words;
        readTargets = targets(modules[Stage.FRAGMENT.ordinal()]);
        combines = key.targets.logic() != null && readTargets != 0;
        usesDefaultLevels = key.evaluation != null && key.control == null;
        usesViewports = last.writesViewport;
        writesStreams = key.captures;
        emulation = key.emulation;
    }

    private static int targets(@Nullable DxbcModule fragment) {
        int read = 0;
        for (DxbcModule.Binding b : fragment == null ? List.<DxbcModule.Binding>of() : fragment.bindings()) {
            if (b.kind() != Resource.Kind.TEXTURE || b.slot() < Registers.targetSlot(0)) continue;
            if (b.slot() < Registers.texelSlot(0)) read |= 1 << b.slot() - Registers.targetSlot(0);
        }
        return read;
    }
}
