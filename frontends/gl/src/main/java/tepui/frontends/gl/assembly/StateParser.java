package tepui.frontends.gl.assembly;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.assembly.Parameter.Source;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.Materials;

/** Parser of parameter bindings: {@code state.…}, {@code program.…} and constants. */
final class StateParser {
    private final Lexer in;
    private final boolean fragments;

    StateParser(Lexer in, boolean fragments) {
        this.in = in;
        this.fragments = fragments;
    }

    private AssemblyException unknown(int at, String word) {
        return in.error(at, "'" + word + "' is no binding of this language");
    }

    private String word() throws AssemblyException {
        return in.name("a word of a binding");
    }

    private String dotted() throws AssemblyException {
        in.expect('.');
        return word();
    }

    private int index(String what, int most) throws AssemblyException {
        in.expect('[');
        int i = in.integer(what, most);
        in.expect(']');
        return i;
    }

    private int optionalIndex(String what, int most) throws AssemblyException {
        return in.sees('[') ? index(what, most) : 0;
    }

    // ---- program parameters ----------------------------------------------------------------------------------------

    /** After {@code program}: one or, in an array, a range. */
    List<Parameter> program(boolean ranges) throws AssemblyException {
        in.expect('.');
        int at = in.position();
        Source source = switch (word()) {
            case "env" -> Source.ENV;
            case "local" -> Source.LOCAL;
            default -> throw in.error(at, "program has env and local only");
        };
        in.expect('[');
        int start = in.position();
        int first = in.integer("a parameter's number", AssemblyLimits.PARAMETERS - 1);
        int last = first;
        if (ranges && in.takeRange()) last = in.integer("a parameter's number", AssemblyLimits.PARAMETERS - 1);
        if (last < first) throw in.error(start, "the range " + first + ".." + last + " is empty");
        in.expect(']');
        List<Parameter> all = new ArrayList<>();
        for (int i = first; i <= last; i++) all.add(Parameter.of(source, i, 0, 0));
        return all;
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    private float signed() throws AssemblyException {
        if (in.take('-')) return -in.number();
        in.take('+');
        return in.number();
    }

    /** A number for all four, or up to four in braces. */
    Parameter constant() throws AssemblyException {
        if (!in.take('{')) {
            float v = signed();
            return Parameter.constant(v, v, v, v);
        }
        float[] v = {0, 0, 0, 1};
        v[0] = signed();
        for (int i = 1; i < 4 && in.take(','); i++) v[i] = signed();
        in.expect('}');
        return Parameter.constant(v[0], v[1], v[2], v[3]);
    }

    // ---- state -----------------------------------------------------------------------------------------------------

    /** After {@code state}: one or, of a matrix in an array, several rows. */
    List<Parameter> state(boolean ranges) throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String word = word();
        return switch (word) {
            case "matrix" -> matrix(ranges);
            case "material" -> {
                int face = face();
                yield one(Source.MATERIAL, 0, face, material());
            }
            case "light" -> light();
            case "lightmodel" -> lightModel();
            case "lightprod" -> {
                int light = index("a light's number", AssemblyLimits.UNITS - 1);
                int face = face();
                yield one(Source.LIGHT_PRODUCT, light, face, color());
            }
            case "fog" -> {
                int from = in.position();
                String what = dotted();
                yield switch (what) {
                    case "color" -> one(Source.FOG_COLOR, 0, 0, 0);
                    case "params" -> one(Source.FOG_PARAMS, 0, 0, 0);
                    default -> throw unknown(from, what);
                };
            }
            default -> fragments ? ofFragments(at, word) : ofVertices(at, word);
        };
    }

    private static List<Parameter> one(Source source, int index, int face, int part) {
        return List.of(Parameter.of(source, index, face, part));
    }

    private List<Parameter> ofFragments(int at, String word) throws AssemblyException {
        switch (word) {
            case "texenv" -> {
                int unit = optionalIndex("a texture unit", AssemblyLimits.UNITS - 1);
                expectWord("color");
                return one(Source.ENV_COLOR, unit, 0, 0);
            }
            case "depth" -> {
                expectWord("range");
                return one(Source.DEPTH_RANGE, 0, 0, 0);
            }
            default -> throw unknown(at, word);
        }
    }

    private List<Parameter> ofVertices(int at, String word) throws AssemblyException {
        switch (word) {
            case "texgen" -> {
                int unit = optionalIndex("a texture unit", AssemblyLimits.UNITS - 1);
                int from = in.position();
                String type = dotted();
                Source source = switch (type) {
                    case "eye" -> Source.EYE_PLANE;
                    case "object" -> Source.OBJECT_PLANE;
                    default -> throw unknown(from, type);
                };
                from = in.position();
                String coordinate = dotted();
                int part = coordinate.length() == 1 ? "strq".indexOf(coordinate) : -1;
                if (part < 0) throw unknown(from, coordinate);
                return one(source, unit, 0, part);
            }
            case "clip" -> {
                int plane = index("a clip plane", AssemblyLimits.UNITS - 1);
                expectWord("plane");
                return one(Source.CLIP_PLANE, plane, 0, 0);
            }
            case "point" -> {
                int from = in.position();
                String what = dotted();
                return switch (what) {
                    case "size" -> one(Source.POINT_SIZE, 0, 0, 0);
                    case "attenuation" -> one(Source.POINT_ATTENUATION, 0, 0, 0);
                    default -> throw unknown(from, what);
                };
            }
            default -> throw unknown(at, word);
        }
    }

    private void expectWord(String word) throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String seen = word();
        if (!seen.equals(word)) throw in.error(at, "'" + word + "' is missing, there is '" + seen + "'");
    }

    /** {@code .front}, {@code .back} or nothing, with what follows still to be read. */
    private int face() throws AssemblyException {
        in.expect('.');
        return switch (in.peekName()) {
            case "front" -> {
                word();
                in.expect('.');
                yield 0;
            }
            case "back" -> {
                word();
                in.expect('.');
                yield 1;
            }
            default -> 0;
        };
    }

    private int material() throws AssemblyException {
        int at = in.position();
        String word = word();
        return switch (word) {
            case "ambient" -> Materials.AMBIENT;
            case "diffuse" -> Materials.DIFFUSE;
            case "specular" -> Materials.SPECULAR;
            case "emission" -> Materials.EMISSION;
            case "shininess" -> Materials.SHININESS;
            default -> throw unknown(at, word);
        };
    }

    private static int color(String word) {
        return switch (word) {
            case "ambient" -> 0;
            case "diffuse" -> 1;
            case "specular" -> 2;
            default -> -1;
        };
    }

    private int color() throws AssemblyException {
        int at = in.position();
        String word = word();
        int kind = color(word);
        if (kind < 0) throw unknown(at, word);
        return kind;
    }

    private List<Parameter> light() throws AssemblyException {
        int light = index("a light's number", AssemblyLimits.UNITS - 1);
        in.expect('.');
        int at = in.position();
        String word = word();
        return switch (word) {
            case "position" -> one(Source.LIGHT_POSITION, light, 0, 0);
            case "attenuation" -> one(Source.LIGHT_ATTENUATION, light, 0, 0);
            case "half" -> one(Source.LIGHT_HALF, light, 0, 0);
            case "spot" -> {
                expectWord("direction");
                yield one(Source.LIGHT_SPOT, light, 0, 0);
            }
            default -> {
                int kind = color(word);
                if (kind < 0) throw unknown(at, word);
                yield one(Source.LIGHT_COLOR, light, 0, kind);
            }
        };
    }

    private List<Parameter> lightModel() throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String word = word();
        return switch (word) {
            case "ambient" -> one(Source.MODEL_AMBIENT, 0, 0, 0);
            case "scenecolor" -> one(Source.SCENE_COLOR, 0, 0, 0);
            case "front", "back" -> {
                expectWord("scenecolor");
                yield one(Source.SCENE_COLOR, 0, word.equals("front") ? 0 : 1, 0);
            }
            default -> throw unknown(at, word);
        };
    }

    private List<Parameter> matrix(boolean ranges) throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String word = word();
        int index = 0;
        Source source;
        switch (word) {
            case "modelview" -> {
                source = Source.MODELVIEW;
                // Without ARB_vertex_blend there is one.
                optionalIndex("a modelview matrix", 0);
            }
            case "projection" -> source = Source.PROJECTION;
            case "mvp" -> source = Source.MVP;
            case "texture" -> {
                source = Source.TEXTURE_MATRIX;
                index = optionalIndex("a texture unit", AssemblyLimits.UNITS - 1);
            }
            case "program" -> {
                source = Source.PROGRAM_MATRIX;
                index = index("a program matrix", FixedState.PROGRAM_MATRICES - 1);
            }
            default -> throw unknown(at, word);
        }
        int inverse = 0;
        int transposed = 0;
        boolean row = false;
        if (in.sees('.')) {
            in.expect('.');
            at = in.position();
            word = word();
            switch (word) {
                case "inverse" -> inverse = 1;
                case "transpose" -> transposed = 4;
                case "invtrans" -> {
                    inverse = 1;
                    transposed = 4;
                }
                case "row" -> row = true;
                default -> throw unknown(at, word);
            }
            if (!row && in.sees('.')) {
                expectWord("row");
                row = true;
            }
        }
        int first = 0;
        int last = 3;
        if (row) {
            in.expect('[');
            at = in.position();
            first = in.integer("a row", 3);
            last = ranges && in.takeRange() ? in.integer("a row", 3) : first;
            if (last < first) throw in.error(at, "the range " + first + ".." + last + " is empty");
            in.expect(']');
        } else if (!ranges) {
            throw in.error(in.position(), "'.row' is missing: a matrix is four vectors");
        }
        List<Parameter> rows = new ArrayList<>();
        for (int r = first; r <= last; r++) rows.add(Parameter.of(source, index, inverse, transposed | r));
        return rows;
    }
}
