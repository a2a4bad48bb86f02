package tepui.frontends.glsl.compiler;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.sema.InputPrimitive;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;

/**
 * Compilation of geometry shaders whose program says the input primitive (ARB_geometry_shader4). gl_VerticesIn is a
 * constant expression, so such a shader is compiled for one primitive: at glCompileShader for the first that it fits,
 * and at glLinkProgram for the program's.
 */
final class InputPrimitives {
    private static final List<Topology> ALL = List.of(
            Topology.TRIANGLES,
            Topology.POINTS,
            Topology.LINES,
            Topology.LINES_ADJACENCY,
            Topology.TRIANGLES_ADJACENCY);

    /** Text of a shader, for another primitive. */
    record Text(String[] sources, CompileOptions options) {}

    private InputPrimitives() {}

    /** Compiles; a shader that fits no primitive has the errors of the first one. */
    static CompiledShader first(String[] sources, CompileOptions options) {
        CompiledShader first = GlslCompiler.compile(Stage.GEOMETRY, sources, options, InputPrimitive.ANY);
        if (first.ok() || !first.byProgram()) return first;
        for (Topology input : ALL.subList(1, ALL.size())) {
            InputPrimitive tried = new InputPrimitive(input, false);
            CompiledShader other = GlslCompiler.compile(Stage.GEOMETRY, sources, options, tried);
            if (other.ok()) return other;
        }
        return first;
    }

    /** The shaders of a program, those of the geometry stage for one input primitive. */
    static List<CompiledShader> fitted(List<CompiledShader> shaders, GeometryParameters geometry) {
        Topology input = geometry.input();
        boolean open = false;
        for (CompiledShader s : shaders) {
            Typed.Unit unit = s.unit();
            if (unit == null || unit.stage != Stage.GEOMETRY) continue;
            Topology declared = unit.layout.inputTopology;
            open |= unit.layout.inputAssumed;
            if (!unit.layout.inputAssumed && declared != null) input = declared;
        }
        if (!open) return shaders;
        List<CompiledShader> fitted = new ArrayList<>();
        for (CompiledShader s : shaders) fitted.add(fitted(s, input));
        return fitted;
    }

    private static CompiledShader fitted(CompiledShader s, Topology input) {
        Typed.Unit unit = s.unit();
        Text text = s.text();
        if (unit == null || text == null || !unit.layout.inputAssumed) return s;
        return GlslCompiler.compile(Stage.GEOMETRY, text.sources, text.options, new InputPrimitive(input, true));
    }

    /** What is to be kept of a shader's text; null where one compilation is enough. */
    static @Nullable Text text(Typed.@Nullable Unit unit, String[] sources, CompileOptions options) {
        return unit != null && unit.layout.inputAssumed ? new Text(sources.clone(), options) : null;
    }
}
