package tepui.drivers.d3d12.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.Registers;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.pipe.driver.queue.ProgramKey;

/**
 * Graphics program: shaders that are drawn with together, translated for each other, and how their registers are bound.
 */
public final class GraphicsProgram {
    public final int id;
    public final ProgramKey<D3d12Shader> key;
    final D3d12Shader vertex;
    public final D3d12Shader last;
    final boolean tessellates;
    /** Translated stages by the ordinal of the stage; null where there is none. */
    final @Nullable DxbcModule[] modules;

    public final RootLayout layout;
    /** Root words that some stage reads. */
    public final int rootWords;

    public final boolean usesDefaultLevels;
    public final boolean usesViewports;
    public final boolean writesStreams;
    public final Programs.PrimitiveEmulation emulation;
    /** Bit i: it reads what target i holds. */
    public final int readTargets;
    /** It combines bits with those of its targets, so each draw has to see the one before. */
    public final boolean combines;

    GraphicsProgram(
            int id, ProgramKey<D3d12Shader> key, D3d12Shader last, @Nullable DxbcModule[] modules, RootLayout layout) {
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
        usesViewports = last.traits.writesViewport;
        writesStreams = key.flag(ProgramWords.CAPTURES);
        emulation = ProgramWords.emulation(key);
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
