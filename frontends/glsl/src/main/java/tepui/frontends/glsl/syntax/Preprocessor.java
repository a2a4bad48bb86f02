package tepui.frontends.glsl.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Includes;
import tepui.frontends.glsl.Version;

/**
 * Preprocessor: directives and macros. The result is one list of tokens without lines, plus what the directives said:
 * version, extensions, pragmas. Nothing here throws on bad text.
 */
public final class Preprocessor {
    /** Versions and extensions that a shader may ask for. */
    public record Allowed(
            int maxVersion, int maxEsVersion, boolean compatibility, Set<String> extensions, Includes includes) {
        public Allowed(CompileOptions options) {
            this(
                    options.maxVersion(),
                    options.maxEsVersion(),
                    options.compatibility(),
                    options.extensions(),
                    options.includes());
        }
    }

    /** A #pragma, as written. */
    public record Pragma(int pos, String text) {}

    private static final int MAX_NESTING = 256;

    private final Sources sources;
    private final Diagnostics diagnostics;
    private final Allowed allowed;
    private final Lexer lexer;
    private final MacroExpander expander;
    private final VersionReader versions;
    private final MacroExpander.Input input = new Lines();
    private final ArrayDeque<ConditionalGroup> groups = new ArrayDeque<>();
    private final List<Token> out = new ArrayList<>();
    private final List<Pragma> pragmas = new ArrayList<>();
    private final ExtensionSet extensions = new ExtensionSet();
    private @Nullable Version version;
    private boolean lineStart = true;
    private boolean sawAnything;
    /** Braces that are open. */
    private int braces;
    /** Tokens of the directive being read are not themselves searched for directives. */
    private boolean inDirective;

    public Preprocessor(Diagnostics diagnostics, Allowed allowed) {
        this.diagnostics = diagnostics;
        this.sources = diagnostics.sources();
        this.allowed = allowed;
        lexer = new Lexer(sources, diagnostics);
        expander = new MacroExpander(diagnostics);
        versions = new VersionReader(diagnostics, allowed);
        for (String name : List.of("__LINE__", "__FILE__")) {
            expander.macros.put(name, new Macro(name, null, List.of(), true));
        }
    }

    /** Does it all. The last token is END. */
    List<Token> run() {
        while (true) {
            Token t = expander.next(input);
            if (t.kind() == Token.Kind.END) {
                out.add(t);
                break;
            }
            if (t.kind() == Token.Kind.NEWLINE) continue;
            if (t.kind() == Token.Kind.STRAY) {
                diagnostics.error(t.pos(), "the character '" + printable(t.text()) + "' has no meaning here");
                continue;
            }
            if (t.kind() == Token.Kind.STRING) {
                diagnostics.error(t.pos(), "the path " + t.text() + " can only stand in #line and #include");
                continue;
            }
            out.add(t);
        }
        for (ConditionalGroup g : groups) diagnostics.error(g.pos, "the conditional that begins here has no #endif");
        if (version == null) setVersion(versions.standard(), 0);
        return out;
    }

    public Version version() {
        return version == null ? versions.standard() : version;
    }

    public ExtensionSet extensions() {
        return extensions;
    }

    public List<Pragma> pragmas() {
        return pragmas;
    }

    private static String printable(String text) {
        int c = text.codePointAt(0);
        return c < 32 || c == 127 ? String.format("\\x%02x", c) : text;
    }

    // ---- lines -----------------------------------------------------------------------------------------------------

    /** Reader of lines: hands tokens of active groups to the expander, and carries out directives on the way. */
    private final class Lines implements MacroExpander.Input {
        @Override
        public Token next() {
            while (true) {
                Token t = lexer.next();
                if (inDirective) return t;
                if (t.kind() == Token.Kind.NEWLINE) {
                    lineStart = true;
                    return t;
                }
                if (t.kind() == Token.Kind.END) return t;
                if (lineStart && t.is("#")) {
                    inDirective = true;
                    directive(t);
                    inDirective = false;
                    lineStart = true;
                    continue;
                }
                lineStart = false;
                if (!isActive()) continue;
                if (t.is("{")) braces++;
                else if (t.is("}")) braces--;
                if (!sawAnything) {
                    sawAnything = true;
                    if (version == null) setVersion(versions.standard(), t.pos());
                }
                return t;
            }
        }

        @Override
        public int line(int pos) {
            return sources.line(pos);
        }

        @Override
        public String string(int pos) {
            return sources.name(pos);
        }
    }

    private boolean isActive() {
        return groups.isEmpty() || groups.peek().active;
    }

    /** Reads the rest of the line, as it stands. */
    private List<Token> restOfLine() {
        List<Token> line = new ArrayList<>();
        for (Token t = lexer.next(); !t.endsLine(); t = lexer.next()) line.add(t);
        return line;
    }

    private void directive(Token hash) {
        Token name = lexer.next();
        if (name.endsLine()) return;
        if (name.kind() != Token.Kind.IDENTIFIER) {
            if (isActive()) diagnostics.error(name.pos(), "'#" + printable(name.text()) + "' is no directive");
            restOfLine();
            return;
        }
        boolean include = name.text().equals("include");
        boolean paths = takesPaths(name.pos());
        lexer.takeStrings(paths && (include || name.text().equals("line")), paths && include);
        int depth = lexer.depth();
        List<Token> line = restOfLine();
        lexer.takeStrings(false, false);
        switch (name.text()) {
            case "if", "ifdef", "ifndef" -> beginGroup(name, depth, line);
            case "elif" -> {
                if (isOfThisString(name, depth)) elseIf(name, line);
            }
            case "else" -> {
                if (isOfThisString(name, depth)) otherwise(name, line);
            }
            case "endif" -> {
                if (groups.isEmpty()) diagnostics.error(name.pos(), "#endif without #if");
                else if (isOfThisString(name, depth)) groups.pop();
                nothingMore("#endif", line);
            }
            default -> {
                if (isActive()) activeDirective(hash, name, line);
            }
        }
    }

    private void activeDirective(Token hash, Token name, List<Token> line) {
        if (!name.text().equals("version") && version == null) setVersion(versions.standard(), name.pos());
        boolean first = !sawAnything;
        sawAnything = true;
        switch (name.text()) {
            case "version" -> versionDirective(name, line, first);
            case "define" -> define(name, line);
            case "undef" -> undefine(name, line);
            case "error" -> diagnostics.error(hash.pos(), "#error " + text(line));
            case "pragma" -> {
                String text = text(line);
                if (braces > 0 && (text.startsWith("debug") || text.startsWith("optimize"))) {
                    diagnostics.error(name.pos(), "#pragma " + text + " can only stand outside of functions");
                }
                pragmas.add(new Pragma(name.pos(), text));
            }
            case "extension" -> extension(name, line);
            case "line" -> line(name, line);
            case "include" -> include(name, line);
            default -> diagnostics.error(name.pos(), "'#" + name.text() + "' is no directive");
        }
    }

    private static String text(List<Token> line) {
        StringBuilder text = new StringBuilder();
        for (Token t : line)
            text.append(t.spaced() && !text.isEmpty() ? " " : "").append(t.text());
        return text.toString();
    }

    private void nothingMore(String directive, List<Token> line) {
        if (line.isEmpty()) return;
        String message = "'" + printable(line.getFirst().text()) + "' after " + directive + " has no meaning";
        if (version().atLeast(330, 100) || directive.equals("#extension"))
            diagnostics.error(line.getFirst().pos(), message);
        else diagnostics.warning(line.getFirst().pos(), message);
    }

    // ---- conditionals ----------------------------------------------------------------------------------------------

    /** A conditional ends in the string that it began in. */
    private boolean isOfThisString(Token name, int depth) {
        ConditionalGroup group = groups.peek();
        if (group == null || group.depth == depth) return true;
        diagnostics.error(name.pos(), "#" + name.text() + " belongs to a conditional of another string");
        // What an included string left open is not asked for again.
        while (!groups.isEmpty() && groups.element().depth > depth) groups.pop();
        return group.depth > depth && !groups.isEmpty();
    }

    private void beginGroup(Token name, int depth, List<Token> line) {
        boolean parent = isActive();
        boolean active = false;
        if (groups.size() >= MAX_NESTING) {
            if (groups.size() == MAX_NESTING) {
                diagnostics.error(name.pos(), "conditionals are nested more than " + MAX_NESTING + " deep");
            }
            groups.push(new ConditionalGroup(name.pos(), depth, false, false));
            return;
        }
        if (parent) {
            if (version == null) setVersion(versions.standard(), name.pos());
            sawAnything = true;
            if (name.text().equals("if")) {
                active = evaluate(name, line);
            } else if (line.isEmpty() || line.getFirst().kind() != Token.Kind.IDENTIFIER) {
                diagnostics.error(name.pos(), "#" + name.text() + " needs the name of a macro");
            } else {
                active = isDefined(line.getFirst().text()) == name.text().equals("ifdef");
                nothingMore("#" + name.text(), line.subList(1, line.size()));
            }
        }
        groups.push(new ConditionalGroup(name.pos(), depth, parent, active));
    }

    private void elseIf(Token name, List<Token> line) {
        ConditionalGroup group = groups.peek();
        if (group == null) {
            diagnostics.error(name.pos(), "#elif without #if");
            return;
        }
        if (group.sawElse) {
            diagnostics.error(name.pos(), "#elif after #else");
            group.active = false;
            return;
        }
        // Once a branch was taken, the condition is not even looked at.
        group.active = group.parentActive && !group.taken && evaluate(name, line);
        group.taken |= group.active;
    }

    private void otherwise(Token name, List<Token> line) {
        ConditionalGroup group = groups.peek();
        if (group == null) {
            diagnostics.error(name.pos(), "#else without #if");
            return;
        }
        if (group.sawElse) diagnostics.error(name.pos(), "a second #else for one #if");
        group.sawElse = true;
        group.active = group.parentActive && !group.taken;
        group.taken = true;
        if (group.parentActive) nothingMore("#else", line);
    }

    boolean isDefined(String name) {
        return expander.macros.containsKey(name);
    }

    private boolean evaluate(Token directive, List<Token> written) {
        if (written.isEmpty()) {
            diagnostics.error(directive.pos(), "#" + directive.text() + " needs an expression");
            return false;
        }
        // "defined" sees names as they are, those that a macro brings, too.
        List<Token> line = expander.expandCondition(written, input);
        List<Token> prepared = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Token t = line.get(i);
            if (!t.isIdentifier("defined")) {
                prepared.add(t);
                continue;
            }
            boolean parentheses = i + 1 < line.size() && line.get(i + 1).is("(");
            int at = i + (parentheses ? 2 : 1);
            if (at >= line.size()
                    || line.get(at).kind() != Token.Kind.IDENTIFIER
                    || parentheses
                            && (at + 1 >= line.size() || !line.get(at + 1).is(")"))) {
                diagnostics.error(t.pos(), "'defined' needs the name of a macro, as in defined(NAME)");
                return false;
            }
            prepared.add(
                    new Token(Token.Kind.NUMBER, t.pos(), isDefined(line.get(at).text()) ? "1" : "0", true));
            i = at + (parentheses ? 1 : 0);
        }
        return new ConditionParser(prepared, diagnostics, version(), directive.pos()).evaluate() != 0;
    }

    /** A directive's tokens with macros replaced. */
    private List<Token> expandLine(List<Token> tokens) {
        return expander.expandLine(tokens, input);
    }

    // ---- macros ----------------------------------------------------------------------------------------------------

    private void define(Token directive, List<Token> line) {
        if (line.isEmpty() || line.getFirst().kind() != Token.Kind.IDENTIFIER) {
            diagnostics.error(directive.pos(), "#define needs a name");
            return;
        }
        Token name = line.getFirst();
        if (!mayDefine(name, "defined")) return;
        int at = 1;
        List<String> parameters = null;
        if (line.size() > 1 && line.get(1).is("(") && !line.get(1).spaced()) {
            parameters = new ArrayList<>();
            at = parameters(line, parameters);
            if (at < 0) {
                diagnostics.error(
                        name.pos(),
                        "macro '" + name.text() + "': its parameters must be different names between '(' and ')'");
                return;
            }
        }
        List<Token> body = List.copyOf(line.subList(at, line.size()));
        if (!body.isEmpty() && (body.getFirst().is("##") || body.getLast().is("##"))) {
            diagnostics.error(name.pos(), "macro '" + name.text() + "': '##' may not stand at an end of it");
            return;
        }
        for (Token t : body) {
            if (t.is("##") && version().isEs()) {
                diagnostics.error(t.pos(), "macro '" + name.text() + "': there is no '##' in ES");
                return;
            }
            if (t.is("#")) {
                diagnostics.error(t.pos(), "'#' in a macro has no meaning: there are no strings");
                return;
            }
        }
        Macro macro = new Macro(name.text(), parameters, body, false);
        Macro before = expander.macros.put(name.text(), macro);
        if (before != null && !before.isSameAs(macro)) {
            diagnostics.error(
                    name.pos(), "macro '" + name.text() + "' is defined anew with another meaning; #undef it first");
        }
    }

    private static int parameters(List<Token> line, List<String> parameters) {
        int at = 2;
        if (at < line.size() && line.get(at).is(")")) return at + 1;
        while (at + 1 < line.size()) {
            Token t = line.get(at);
            if (t.kind() != Token.Kind.IDENTIFIER || parameters.contains(t.text())) return -1;
            parameters.add(t.text());
            Token after = line.get(at + 1);
            if (after.is(")")) return at + 2;
            if (!after.is(",")) return -1;
            at += 2;
        }
        return -1;
    }

    private void undefine(Token directive, List<Token> line) {
        if (line.isEmpty() || line.getFirst().kind() != Token.Kind.IDENTIFIER) {
            diagnostics.error(directive.pos(), "#undef needs the name of a macro");
            return;
        }
        if (mayDefine(line.getFirst(), "undefined"))
            expander.macros.remove(line.getFirst().text());
        nothingMore("#undef", line.subList(1, line.size()));
    }

    private boolean mayDefine(Token name, String what) {
        String n = name.text();
        Macro known = expander.macros.get(n);
        // On the desktop, what has underscores can be undefined (GLSL 4.60, 3.3), whatever comes of it.
        boolean free =
                what.equals("undefined") && n.startsWith("__") && !version().isEs();
        if (known != null && known.predefined() && !free || n.equals("defined")) {
            diagnostics.error(name.pos(), "'" + n + "' belongs to the language and cannot be " + what);
            return false;
        }
        if (n.startsWith("GL_")) {
            diagnostics.error(name.pos(), "'" + n + "' cannot be " + what + ": names that begin with GL_ are reserved");
            return false;
        }
        if (n.contains("__")) {
            // Reserved, but only an error where the language says so.
            if (version().isEs() && version().number() < 300) {
                diagnostics.error(name.pos(), "'" + n + "' cannot be " + what + ": names with '__' are reserved");
                return false;
            }
            diagnostics.warning(name.pos(), "'" + n + "': names with '__' are reserved");
        }
        return true;
    }

    // ---- the rest --------------------------------------------------------------------------------------------------

    private void versionDirective(Token directive, List<Token> line, boolean first) {
        if (version != null || !first) {
            diagnostics.error(directive.pos(), "#version must come first in a shader, before everything but comments");
            return;
        }
        Version asked = versions.standard();
        if (line.isEmpty() || line.getFirst().kind() != Token.Kind.NUMBER) {
            diagnostics.error(directive.pos(), "#version needs a number, such as 330");
        } else {
            if (line.size() > 2) nothingMore("#version", line.subList(2, line.size()));
            asked = versions.parse(line);
        }
        setVersion(asked, directive.pos());
    }

    private void setVersion(Version v, int pos) {
        version = v;
        predefine("__VERSION__", Integer.toString(v.number()), pos);
        if (v.isEs()) {
            predefine("GL_ES", "1", pos);
            predefine("GL_FRAGMENT_PRECISION_HIGH", "1", pos);
            if (v.number() >= 300) predefine("GL_es_profile", "1", pos);
        } else {
            if (v.number() >= 130) predefine("GL_FRAGMENT_PRECISION_HIGH", "1", pos);
        }
        if (!v.isEs() && v.number() >= 150) {
            predefine("GL_core_profile", "1", pos);
            if (v.isCompatibility()) predefine("GL_compatibility_profile", "1", pos);
        }
        if (!v.isEs() && v.number() >= 140 && allowed.compatibility()) predefine("GL_ARB_compatibility", "1", pos);
        for (Extension e : Extension.values()) {
            if (isThere(e)) predefine(e.name(), "1", pos);
        }
        // Its types were there before the directive was; programs do not ask.
        if (!v.isEs() && v.number() < 140) extensions.change(0, Extension.GL_ARB_texture_rectangle, true);
    }

    /** Whether the version has it, and the context announces it. */
    private boolean isThere(Extension e) {
        return e.isFor(version()) && allowed.extensions().contains(e.name());
    }

    private void predefine(String name, String value, int pos) {
        Token t = new Token(Token.Kind.NUMBER, pos, value, false);
        expander.macros.put(name, new Macro(name, null, List.of(t), true));
    }

    private void extension(Token directive, List<Token> written) {
        List<Token> line = written;
        if (line.size() < 3
                || line.getFirst().kind() != Token.Kind.IDENTIFIER
                || !line.get(1).is(":")
                || line.get(2).kind() != Token.Kind.IDENTIFIER) {
            diagnostics.error(directive.pos(), "#extension needs a name and a behaviour: #extension NAME : enable");
            return;
        }
        String name = line.getFirst().text();
        String behaviour = line.get(2).text();
        int pos = line.getFirst().pos();
        nothingMore("#extension", line.subList(3, line.size()));
        boolean on = behaviour.equals("require") || behaviour.equals("enable") || behaviour.equals("warn");
        if (!on && !behaviour.equals("disable")) {
            diagnostics.error(
                    line.get(2).pos(), "'" + behaviour + "' is no behaviour; require, enable, warn and disable are");
            return;
        }
        if (version().isEs() && !out.isEmpty()) {
            diagnostics.error(pos, "#extension must come before everything but other directives");
        }
        if (name.equals("all")) {
            if (behaviour.equals("require") || behaviour.equals("enable")) {
                diagnostics.error(line.get(2).pos(), "'all' can only be given warn or disable");
                return;
            }
            for (Extension e : Extension.values()) {
                if (isThere(e)) extensions.change(pos, e, on);
            }
            return;
        }
        if (name.equals("GL_ARB_compatibility")
                && allowed.compatibility()
                && !version().isEs()) {
            if (on) version = new Version(version().number(), Version.Profile.COMPATIBILITY);
            return;
        }
        Extension e = Extension.of(name);
        if (e == null || !isThere(e)) {
            String message = "extension '" + name + "' is not supported"
                    + (e == null || e.isFor(version()) ? "" : " in version " + version());
            if (behaviour.equals("require")) diagnostics.error(pos, message);
            else diagnostics.warning(pos, message);
            return;
        }
        extensions.change(pos, e, on);
    }

    private void line(Token directive, List<Token> written) {
        List<Token> line = expandLine(written);
        ConditionParser parser = new ConditionParser(line, diagnostics, version(), directive.pos());
        if (line.isEmpty()) {
            diagnostics.error(directive.pos(), "#line needs a number");
            return;
        }
        int errors = diagnostics.errorCount();
        int number = parser.evaluateUnary();
        String string = null;
        if (line.size() > 1 && line.getLast().kind() == Token.Kind.STRING && parser.isAt(line.size() - 1)) {
            string = line.getLast().text();
            String path = string.substring(1, string.length() - 1);
            if (!Includes.isPath(path)) diagnostics.error(line.getLast().pos(), "'" + path + "' is no path");
            parser.skip();
        } else if (!parser.atEnd()) {
            string = Integer.toString(parser.evaluateUnary());
        }
        if (diagnostics.errorCount() > errors) return;
        if (!parser.atEnd()) {
            diagnostics.error(directive.pos(), "#line takes a line and a string number, nothing else");
            return;
        }
        // Old desktop versions count the line of the directive itself.
        boolean counted = !version().isEs() && version().number() < 330;
        int own = counted ? number : number - 1;
        sources.renumber(directive.pos(), own, string);
    }

    // ---- included strings ------------------------------------------------------------------------------------------

    private boolean takesPaths(int pos) {
        return extensions.isEnabled(Extension.GL_ARB_shading_language_include, pos);
    }

    private void include(Token directive, List<Token> line) {
        if (!takesPaths(directive.pos())) {
            diagnostics.error(
                    directive.pos(), "#include needs '#extension GL_ARB_shading_language_include : enable' before it");
            return;
        }
        if (line.isEmpty() || line.getFirst().kind() != Token.Kind.STRING) {
            diagnostics.error(directive.pos(), "#include needs a path in quotes, as in \"/path\" or </path>");
            return;
        }
        Token quoted = line.getFirst();
        nothingMore("#include", line.subList(1, line.size()));
        String path = quoted.text().substring(1, quoted.text().length() - 1);
        String includer = quoted.text().startsWith("\"") ? sources.location(quoted.pos()) : null;
        switch (allowed.includes().find(path, includer)) {
            case Includes.Missing missing -> diagnostics.error(quoted.pos(), "#include: " + missing.reason());
            case Includes.Found found -> {
                String problem = lexer.include(path, found.location(), found.text());
                if (problem != null) diagnostics.error(quoted.pos(), "#include: " + problem);
            }
        }
    }
}
