package tepui.frontends.glsl.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.link.Linker;
import tepui.frontends.glsl.sema.Typed;

/**
 * Linker of compiled shaders to a program. Any input gives a result, never an exception. May be used by many threads.
 */
public final class GlslLinker {
    private GlslLinker() {}

    /** Links; {@link LinkedProgram#ok} says whether that went well, {@link LinkedProgram#log} why not. */
    public static LinkedProgram link(List<CompiledShader> shaders, LinkOptions options) {
        List<Typed.Unit> units = new ArrayList<>();
        for (CompiledShader s : InputPrimitives.fitted(shaders, options.geometry())) {
            Typed.Unit unit = s.unit();
            if (unit == null && s.byProgram())
                return Linker.failed("error: the geometry shader does not fit its input primitive, "
                        + options.geometry().input().name().toLowerCase(Locale.ROOT) + ":\n" + s.log());
            if (unit == null) return Linker.failed("error: a " + s.stage().text() + " shader was not compiled\n");
            units.add(unit);
        }
        try {
            return new Linker(units, options).link();
        } catch (StackOverflowError e) {
            return Linker.failed("error: the program is nested too deeply\n");
        } catch (RuntimeException | OutOfMemoryError e) {
            // A mistake of ours, which no program should end for.
            return Linker.failed("error: the linker failed: " + e + "\n");
        }
    }
}
