package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.syntax.Diagnostics;
import tepui.frontends.glsl.syntax.ExtensionSet;
import tepui.ir.Stage;

/** State that the parts of the analysis share while one shader is analysed. */
final class Analysis {
    /** Exception that ends the analysis of a statement or declaration after its error was reported. */
    static final class SemanticError extends RuntimeException {
        private static final long serialVersionUID = 1;

        SemanticError() {
            super(null, null, false, false);
        }
    }

    final Diagnostics diagnostics;
    final Version version;
    final ExtensionSet extensions;
    final Stage stage;
    final GlslLimits limits;
    final Typed.Unit unit;
    final Scopes scopes = new Scopes();
    final Conversions conversions;
    final Folder folder;
    final Types types;
    final QualifierReader qualifiers;
    final Expressions expressions;
    final Declarations declarations;
    final Statements statements;
    final LayoutRules layoutRules;
    final Bindless bindless;
    /** Default precisions by name of type, a map per scope. */
    final List<Map<String, VarInfo.Precision>> precisions = new ArrayList<>();
    /** Built-in variables in use, by name. */
    final Map<String, Typed.Var> builtins = new HashMap<>();

    Typed.@Nullable Func currentFunction;
    /** Which functions each function calls, for the search for recursion. */
    final Map<Typed.Func, List<Typed.Func>> calls = new HashMap<>();

    Analysis(
            Diagnostics diagnostics,
            Version version,
            ExtensionSet extensions,
            Stage stage,
            CompileOptions options,
            Folder.Calls calls) {
        this.diagnostics = diagnostics;
        this.version = version;
        this.extensions = extensions;
        this.stage = stage;
        limits = options.limits();
        unit = new Typed.Unit(stage, version);
        conversions = new Conversions(version, extensions);
        // Before 1.20 less is constant; commas are in none of the newer versions (GLSL 4.30 and ESSL 3.00, 4.3.3).
        boolean builtins = version.isEs() || version.number() >= 120;
        folder = new Folder(builtins ? calls : (call, arguments) -> null, !version.atLeast(430, 300));
        types = new Types(this);
        qualifiers = new QualifierReader(this);
        expressions = new Expressions(this);
        declarations = new Declarations(this);
        statements = new Statements(this);
        layoutRules = new LayoutRules(this);
        bindless = new Bindless(this);
        precisions.add(new HashMap<>());
        for (Extension e : extensions.everEnabled()) unit.extensions.put(e.name(), true);
        defaultPrecisions();
        if (version.number() == 110 && !version.isEs()) scopes.separateFunctions();
    }

    private void defaultPrecisions() {
        if (!version.isEs()) return;
        Map<String, VarInfo.Precision> p = precisions.getFirst();
        boolean fragment = stage == Stage.FRAGMENT;
        if (!fragment) p.put("float", VarInfo.Precision.HIGH);
        p.put("int", fragment ? VarInfo.Precision.MEDIUM : VarInfo.Precision.HIGH);
        p.put("sampler2D", VarInfo.Precision.LOW);
        p.put("samplerCube", VarInfo.Precision.LOW);
        p.put("atomic_uint", VarInfo.Precision.HIGH);
    }

    /** Does the language have it from these versions on, or does one of the extensions bring it? */
    boolean has(int desktop, int es, int pos, Extension... by) {
        if (version.atLeast(desktop, es)) return true;
        for (Extension e : by) {
            if (extensions.isEnabled(e, pos)) return true;
        }
        return false;
    }

    /** Does the program say what a geometry shader takes and makes, where the shader does not (ARB_geometry_shader4)? */
    boolean hasGeometryByProgram(int pos) {
        return extensions.isEnabled(Extension.GL_ARB_geometry_shader4, pos)
                || extensions.isEnabled(Extension.GL_EXT_geometry_shader4, pos);
    }

    void require(boolean condition, int pos, String message) {
        if (!condition) throw error(pos, message);
    }

    SemanticError error(int pos, String message) {
        diagnostics.error(pos, message);
        return new SemanticError();
    }

    /** "begins with version 1.30", for features that are too new. */
    String since(int desktop, int es) {
        int number = version.isEs() ? es : desktop;
        return number == 0
                ? "does not exist in " + (version.isEs() ? "ES" : "this language")
                : "begins with version " + new Version(number, version.profile());
    }
}
