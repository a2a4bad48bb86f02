package tepui.tools.bindgen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tepui.tools.bindgen.Contract.Call;
import tepui.tools.bindgen.Contract.Kind;
import tepui.tools.bindgen.Contract.Parameter;

/** Generator of what layers repeat of the contract: forwarding, the log's kinds of records, their writing and their replay. */
enum ContractLayers implements Generator {
    FORWARDING("forward/ForwardingContext", ContractLayers::forwarding),
    RECORDS("log/Call", ContractLayers::records),
    LOGGING("log/LoggingContext", ContractLayers::logging),
    REPLAY("log/ReplayedCalls", ContractLayers::replay);

    /** The log's own notes and the calls of a device: they are few, and told from each other by more than their parameters. */
    private static final String NOTES = "call-log-records.txt";

    private static final String ORIGIN =
            "\n * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.\n */\n";

    /** Calls whose record is not simply their arguments: hand-written, in {@code LoggedCalls}. */
    private static final Set<String> LOGGED_BY_HAND = Set.of(
            "SET_UNIFORMS",
            "UPDATE_UNIFORMS",
            "DRAW_RANGES",
            "READ_BUFFER",
            "READ_TEXTURE",
            "MAP",
            "FLUSH_MAPPED",
            "UNMAP",
            "MAP_TEXTURE",
            "UNMAP_TEXTURE",
            "QUERY_RESULT",
            "FLUSH",
            "PRESENT",
            "CLOSE");

    /** Calls that a replay makes by hand, in {@code ReplayContext}; those with memory are, too. */
    private static final Set<String> REPLAYED_BY_HAND = Set.of("MAP", "UNMAP", "FLUSH");

    /** Numbers that stand for a state of the device, by call and parameter. */
    private static final Map<String, String> STATES = Map.of(
            "bindBlend.id", "BlendState",
            "bindRaster.id", "RasterState",
            "bindDepthStencil.id", "DepthStencilState",
            "bindVertexLayout.id", "VertexLayout",
            "bindSampler.id", "SamplerState",
            "setResidentTexture.sampler", "SamplerState");

    /** Numbers that are sets of bits, and the class whose constants name them. */
    private static final Map<String, String> BITS = Map.of(
            "setSampleMask.mask", "Object",
            "memoryBarrier.bits", "Barrier",
            "map.flags", "MapFlags",
            "mapTexture.flags", "MapFlags");

    private final String name;
    private final Function<Contract, String> text;

    ContractLayers(String name, Function<Contract, String> text) {
        this.name = name;
        this.text = text;
    }

    @Override
    public Path file() {
        return Path.of("layers/src/generated/java/tepui/layers/" + name + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        return text.apply(Contract.read(root));
    }

    // ---- forwarding ------------------------------------------------------------------------------------------------

    private static String forwarding(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Context that hands every call on to the context behind it. A layer extends it and overrides the calls that it has to
                 * do with. It allocates nothing and adds one call.
                """);
        body.append(" *").append(ORIGIN);
        body.append("""
                public class ForwardingContext extends Context {
                    /** The context behind this one. */
                    protected final Context next;

                    private final Device device;

                    /**
                     * @param device the layer's device, which {@link #device} answers
                     * @param next the context behind
                     */
                    public ForwardingContext(Device device, Context next) {
                        this.device = device;
                        this.next = next;
                    }

                    /** The context behind this one. */
                    public final Context behind() {
                        return next;
                    }

                    @Override
                    public final Device device() {
                        return device;
                    }

                    @Override
                    public Counters counters() {
                        return next.counters();
                    }

                    /** What a layer does before any draw. */
                    protected void beforeDraw(Primitive primitive, boolean indexed) {}

                    /** What it does behind any draw that has not thrown. */
                    protected void afterDraw(Primitive primitive, boolean indexed) {}

                """);
        Contract.overrides(contract.calls(), body, "", c -> {
            String call = (c.answers() ? "return " : "") + "next." + c.invocation() + ";";
            return c.name().startsWith("draw") ? around(c, call) : call;
        });
        return contract.file(
                "tepui.layers.forward", body, "tepui.pipe.Context", "tepui.pipe.Counters", "tepui.pipe.Device");
    }

    /** A draw with what layers do before and behind it. */
    private static String around(Call draw, String call) {
        boolean indexed = draw.parameters().stream().anyMatch(p -> p.name().equals("indexed"));
        String drawn = "Draw(primitive, " + (indexed ? "indexed" : "false") + ");";
        return "before" + drawn + "\n        " + call + "\n        after" + drawn;
    }

    // ---- the log's records -----------------------------------------------------------------------------------------

    private static String records(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Kinds of records in a log: the calls of the contract that change something, and the log's own notes. The ordinal is
                 * the opcode of the binary form; the parameters are its layout. A parameter named "result" is what the call makes.
                """);
        body.append(" *").append(ORIGIN).append("public enum Call {\n").append(notes());
        body.append("\n").append(Contract.banner("context").stripTrailing()).append('\n');
        body.append(contract.calls(Call::isAbstract).stream()
                .map(c -> "    " + c.constant() + "(" + String.join(", ", record(c)) + ")")
                .collect(Collectors.joining(",\n", "", ";\n")));
        body.append("""

                    private static final List<Call> ALL = List.of(values());

                    private final String text;
                    private final List<Param> params;

                    Call(String text, Param... params) {
                        this.text = text;
                        this.params = List.of(params);
                    }

                    /** The method's name. */
                    public String text() {
                        return text;
                    }

                    public List<Param> params() {
                        return params;
                    }

                    /** Kind of the object that it makes, its first parameter; null for none. */
                    public Handle.@Nullable Kind makes() {
                        return !params.isEmpty() && params.getFirst().name().equals("result")
                                ? params.getFirst().object()
                                : null;
                    }

                    /** Does it destroy its first argument? */
                    boolean destroys() {
                        return compareTo(DESTROY_BUFFER) >= 0 && compareTo(DESTROY_QUERY) <= 0;
                    }

                    static List<Call> all() {
                        return ALL;
                    }
                }
                """);
        TreeSet<String> kinds = new TreeSet<>();
        Matcher m = Pattern.compile("\\b(" + String.join("|", HANDLES) + ")\\)").matcher(body);
        while (m.find()) kinds.add("import static tepui.layers.log.Handle.Kind." + m.group(1) + ";\n");
        m = Pattern.compile("[ (]([a-z]+)\\(\"").matcher(body);
        while (m.find()) kinds.add("import static tepui.layers.log.Param." + m.group(1) + ";\n");
        List<String> others = new ArrayList<>(List.of("java.util.List", "tepui.pipe.MapFlags", "tepui.pipe.Barrier"));
        for (String state : STATES.values()) others.add("tepui.pipe." + state);
        for (String desc : List.of("BufferDesc", "StreamOutputLayout", "TextureDesc")) others.add("tepui.pipe." + desc);
        return contract.file("tepui.layers.log", body, others.toArray(new String[0]))
                .replaceFirst("\n\n", "\n\n" + String.join("", kinds) + "\n");
    }

    private static final List<String> HANDLES =
            List.of("BUFFER", "CONTEXT", "FENCE", "QUERY", "SHADER", "STREAM_TARGET", "SURFACE", "TEXTURE", "VIEW");

    private static String notes() {
        try (InputStream in = ContractLayers.class.getResourceAsStream(NOTES)) {
            if (in == null) throw new IllegalStateException(NOTES + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(NOTES + " cannot be read", e);
        }
    }

    /** The name of a call in a log and its parameters there. What it makes comes first. */
    private static List<String> record(Call c) {
        List<String> parts = new ArrayList<>();
        for (Parameter p : c.parameters()) {
            String part = part(c, p);
            if (p.kind() == Kind.MAP && p.name().equals("result")) parts.addFirst(part);
            else parts.add(part);
        }
        if (c.answers()
                && Character.isUpperCase(c.result().charAt(0))
                && !c.result().contains(".")) {
            parts.addFirst("o(\"result\", " + handle(c.result()) + ")");
        }
        parts.addFirst("\"" + c.name() + "\"");
        return parts;
    }

    private static String part(Call c, Parameter p) {
        String at = c.name() + "." + p.name();
        String name = "(\"" + p.name() + "\"";
        return switch (p.kind()) {
            case INT -> {
                if (STATES.containsKey(at)) yield "state" + name + ", " + STATES.get(at) + ".class)";
                yield BITS.containsKey(at) ? "bits" + name + ", " + BITS.get(at) + ".class)" : "i" + name + ")";
            }
            case LONG -> "l" + name + ")";
            case FLOAT -> "f" + name + ")";
            case DOUBLE -> "d" + name + ")";
            case BOOLEAN -> "b" + name + ")";
            case TEXT -> "s" + name + ")";
            case INTS -> "ints" + name + ")";
            case FLOATS -> "floats" + name + ")";
            case BOOLEANS -> "bools" + name + ")";
            case DATA -> "data" + name + ")";
            case MAP -> "i(\"map\")";
            case ENUM -> "e" + name + ", " + p.type() + ".class)";
            case RECORD -> "r" + name + ", " + p.type() + ".class)";
            case OBJECT -> "o" + name + ", " + handle(p.type()) + ")";
            case OBJECTS -> "objects" + name + ", " + handle(p.type().replace("[]", "")) + ")";
        };
    }

    private static String handle(String type) {
        return switch (type) {
            case "StreamTarget" -> "STREAM_TARGET";
            case "ShaderObject" -> "SHADER";
            case "TextureView" -> "VIEW";
            default -> type.toUpperCase(java.util.Locale.ROOT);
        };
    }

    // ---- writing ---------------------------------------------------------------------------------------------------

    private static String logging(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Context that logs each call, then hands it on; what it answered or threw follows. The record is in the log before the
                 * call is made, so the last line of a log is the call that never came back.
                """);
        body.append(" *").append(ORIGIN);
        body.append("""
                final class LoggingContext extends ForwardingContext {
                    private final ContextLog log;
                    private final LoggedCalls byHand;

                    LoggingContext(Device device, Context next, CallRecorder recorder, MappingLog mappings, int number) {
                        super(device, next);
                        log = new ContextLog(recorder, mappings, number);
                        byHand = new LoggedCalls(device, next, recorder, mappings, log, number);
                    }

                """);
        List<Call> logged = contract.calls(c -> c.isAbstract() || isAgain(contract, c));
        Contract.overrides(logged, body, "", c -> {
            if (!c.isAbstract()) return "return " + c.name() + "();";
            if (LOGGED_BY_HAND.contains(c.constant()))
                return (c.answers() ? "return " : "") + "byHand." + c.invocation() + ";";
            String arguments = c.parameters().isEmpty() ? "" : ", " + c.names();
            return "log.call(() -> next." + c.invocation() + ", Call." + c.constant() + arguments + ");";
        });
        return contract.file(
                "tepui.layers.log",
                body,
                "tepui.layers.forward.ForwardingContext",
                "tepui.pipe.Context",
                "tepui.pipe.Device");
    }

    /** A call that is another way to make one without parameters: a log has one form of it. */
    private static boolean isAgain(Contract contract, Call c) {
        return contract.calls().stream()
                .anyMatch(o -> o.isAbstract()
                        && o.name().equals(c.name())
                        && o.parameters().isEmpty()
                        && !o.result().equals("void"));
    }

    // ---- replay ----------------------------------------------------------------------------------------------------

    private static String replay(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Replay of the records of calls that are simply their arguments.
                """);
        body.append(" *").append(ORIGIN);
        body.append("""
                final class ReplayedCalls {
                    private final RecordArguments in;
                    private final Context context;

                    ReplayedCalls(RecordArguments in, Context context) {
                        this.in = in;
                        this.context = context;
                    }

                    void run(LogRecord e) {
                        switch (e.call()) {
                """);
        for (Call c : contract.calls(Call::isAbstract)) {
            if (REPLAYED_BY_HAND.contains(c.constant())
                    || c.parameters().stream().anyMatch(ContractLayers::isMemory)) continue;
            List<String> arguments = new ArrayList<>();
            for (int i = 0; i < c.parameters().size(); i++)
                arguments.add(argument(c, c.parameters().get(i), i));
            body.append("            case ").append(c.constant()).append(" -> context.");
            body.append(c.name())
                    .append('(')
                    .append(String.join(", ", arguments))
                    .append(");\n");
        }
        body.append(
                "            default -> throw new LogFormatException(\"log: \" + e.call() + \" is no call of a context\");\n");
        body.append("        }\n    }\n}\n");
        List<String> others = new ArrayList<>(List.of("tepui.pipe.Context"));
        for (String state : STATES.values()) others.add("tepui.pipe." + state);
        Collections.sort(others);
        return contract.file("tepui.layers.log", body, others.toArray(new String[0]));
    }

    private static boolean isMemory(Parameter p) {
        return p.kind() == Kind.MAP || p.type().equals("MemorySegment");
    }

    private static String argument(Call c, Parameter p, int i) {
        String state = STATES.get(c.name() + "." + p.name());
        String at = "(e, " + i;
        return switch (p.kind()) {
            case INT -> state != null ? "in.state" + at + ", " + state + ".class)" : "e.intAt(" + i + ")";
            case LONG -> "e.longAt(" + i + ")";
            case FLOAT -> "e.floatAt(" + i + ")";
            case DOUBLE -> "e.doubleAt(" + i + ")";
            case BOOLEAN -> "e.booleanAt(" + i + ")";
            case TEXT -> "(String) e.at(" + i + ")";
            case INTS -> "RecordArguments.ints" + at + ")";
            case FLOATS -> "RecordArguments.floats" + at + ")";
            case BOOLEANS -> "RecordArguments.booleans" + at + ")";
            case DATA -> "RecordArguments.bytes" + at + ")";
            case ENUM -> "(" + p.type() + ") e.at(" + i + ")";
            case RECORD -> "in.record" + (p.isNullable() ? "OrNull" : "") + at + ", " + p.type() + ".class)";
            case OBJECT -> "in.object" + (p.isNullable() ? "OrNull" : "") + at + ", " + p.type() + ".class)";
            case OBJECTS -> "in.streamTargets" + at + ")";
            case MAP -> throw new IllegalArgumentException(c.name() + " is replayed by hand");
        };
    }
}
