package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import tepui.tools.bindgen.Contract.Call;
import tepui.tools.bindgen.Contract.Kind;
import tepui.tools.bindgen.Contract.Parameter;

/**
 * Generator of what the stream repeats of the contract: opcodes of packets, who writes each call, and the plain packets, written and
 * read. A plain packet is its call's parameters: numbers as words, flags as bits of the header, objects as references.
 */
enum ContractStream implements Generator {
    OPCODES("Op", ContractStream::opcodes),
    CONTEXT("PacketContext", ContractStream::context),
    WRITER("PlainPackets", ContractStream::writer),
    READER("PlainReader", ContractStream::reader);

    private static final String PACKAGE = "tepui.stream";

    /** Packets that are written and read by hand, the frequent ones among them, with their number of references. */
    private static final Map<String, Integer> BY_HAND = new LinkedHashMap<>();

    static {
        for (String packet : """
                BIND_BLEND BIND_RASTER BIND_DEPTH_STENCIL BIND_VERTEX_LAYOUT BIND_SHADER/1 BIND_SAMPLER SET_RENDER_TARGETS/1
                SET_DEFAULT_TESS_LEVELS BIND_VERTEX_BUFFER/1 SET_CONSTANT_ATTRIBUTE BIND_INDEX_BUFFER/1 BIND_UNIFORM_BUFFER/1
                SET_UNIFORMS SET_UNIFORMS_ARRAY/1 UPDATE_UNIFORMS BIND_TEXTURE/1 BIND_IMAGE/1 BIND_STORAGE_BUFFER/1
                SET_RESIDENT_TEXTURE/1 SET_RESIDENT_IMAGE/1
                SET_STREAM_TARGETS/2 DRAW DRAW_NUMBERED DRAW_ARRAY/1 WRITE_BUFFER/1 WRITE_BUFFER_STAGED/2 WRITTEN_IN_PLACE/1
                EXCHANGE/2 WRITE_TEXTURE/2 WRITE_TEXTURE_STAGED/3 INVALIDATE_BUFFER/1 FLUSH_MAPPED/1 UNMAP/1 POLL_QUERY/1
                FLUSH/1 WAIT_FOR/1 PRESENT/2
                """.strip().split("\\s+")) {
            String[] parts = packet.split("/");
            BY_HAND.put(parts[0], parts.length == 1 ? 0 : Integer.parseInt(parts[1]));
        }
    }

    /** Calls of which a stream and a recording make something of their own. */
    private static final Set<String> OWN = Set.of(
            "WRITE_BUFFER",
            "READ_BUFFER",
            "WRITE_TEXTURE",
            "READ_TEXTURE",
            "INVALIDATE_BUFFER",
            "MAP",
            "FLUSH_MAPPED",
            "UNMAP",
            "MAP_TEXTURE",
            "UNMAP_TEXTURE",
            "QUERY_RESULT",
            "FLUSH",
            "FINISH",
            "WAIT_FOR",
            "PRESENT",
            "CLOSE");

    private static final Set<String> DRAWS = Set.of("DRAW", "DRAW_RANGES");

    /** Checks before a plain packet is written. */
    private static final Map<String, String> RULES = Map.of(
            "MEMORY_BARRIER", "DrawArguments.barrier(bits);",
            "SET_VIEWPORT", "Arguments.slot(\"setViewport\", index, Limits.VIEWPORTS);",
            "SET_SCISSOR", "Arguments.slot(\"setScissor\", index, Limits.VIEWPORTS);",
            "DISPATCH", "DrawArguments.groups(groupsX, groupsY, groupsZ, out.mostGroups);",
            "CLEAR_TEXTURE", "texture.check(\"clearTexture\", level, box);",
            "CLEAR_DEPTH_TEXTURE", "texture.check(\"clearDepthTexture\", level, box);",
            "CLEAR_BUFFER", "Arguments.bytes(\"clearBuffer\", buffer, offset, size);",
            "COMMIT_PAGES", "Arguments.pages(texture, level, box);",
            "COPY_BUFFER", "Arguments.copyBuffer(source, sourceOffset, target, targetOffset, size);",
            "QUERY_RESULT_TO_BUFFER", "Arguments.queryResult(buffer, offset, bytes);");

    /** Plain packets that use whatever is bound. */
    private static final Set<String> USE_BINDINGS = Set.of(
            "DRAW_INDIRECT", "DRAW_STREAM", "DISPATCH", "DISPATCH_INDIRECT", "CLEAR_COLOR", "CLEAR_DEPTH_STENCIL");

    /** Ranges of buffers that plain packets write: buffer, offset, size. */
    private static final Map<String, String> WRITES = Map.of(
            "CLEAR_BUFFER", "buffer, offset, size",
            "COPY_BUFFER", "target, targetOffset, size",
            "QUERY_RESULT_TO_BUFFER", "buffer, offset, bytes",
            "COPY_TEXTURE_TO_BUFFER",
                    "target, Math.clamp(offset, 0L, target.size()), target.size() - Math.clamp(offset, 0L, target.size())");

    /** Objects that a record holds. */
    private static final Map<String, List<String>> HELD = Map.of("Blit", List.of("source()", "target()"));

    private static final String ORIGIN =
            " *\n * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.\n */\n";

    private final String name;
    private final Function<Contract, String> text;

    ContractStream(String name, Function<Contract, String> text) {
        this.name = name;
        this.text = text;
    }

    @Override
    public Path file() {
        return Path.of("stream/src/generated/java/tepui/stream/" + name + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        return text.apply(Contract.read(root));
    }

    private static boolean isPlain(Call c) {
        return c.isAbstract()
                && !BY_HAND.containsKey(c.constant())
                && !OWN.contains(c.constant())
                && !DRAWS.contains(c.constant());
    }

    // ---- opcodes ---------------------------------------------------------------------------------------------------

    private static String opcodes(Contract contract) {
        Map<String, Integer> packets = new LinkedHashMap<>(BY_HAND);
        for (Call c : contract.calls(ContractStream::isPlain))
            packets.put(c.constant(), (int)
                    c.parameters().stream().filter(ContractStream::isReference).count());
        StringBuilder body = new StringBuilder("""
                /**
                 * Opcodes of packets: their names, and how many references each takes from the ring of references. A packet is a header
                 * word and its arguments; {@link PacketLayout} gives the header.
                """).append(ORIGIN).append("""
                final class Op {
                    /** Nothing more in this chunk. */
                    static final int END = 0;

                """);
        int op = 1;
        for (String packet : packets.keySet())
            body.append("    static final int ")
                    .append(packet)
                    .append(" = ")
                    .append(op++)
                    .append(";\n");
        body.append("\n    /** Plain packets are these and all behind. */\n    static final int FIRST_PLAIN = ");
        body.append(BY_HAND.size() + 1)
                .append(";\n    static final int COUNT = ")
                .append(op)
                .append(";\n\n");
        body.append(
                "    /** References of each packet. */\n    static final byte[] REFERENCES = {\n        0, // END\n");
        packets.forEach((packet, references) -> body.append("        ")
                .append(references)
                .append(", // ")
                .append(packet)
                .append('\n'));
        body.append("    };\n\n    private static final String[] NAMES = {\n        \"END\",\n");
        for (String packet : packets.keySet())
            body.append("        \"").append(packet).append("\",\n");
        body.append("""
                    };

                    private Op() {}

                    static String name(int op) {
                        return op >= 0 && op < COUNT ? NAMES[op] : "packet " + op;
                    }
                }
                """);
        return contract.file(PACKAGE, body);
    }

    // ---- who writes each call --------------------------------------------------------------------------------------

    private static String context(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Context that writes packets: bindings by {@link BindingPackets}, draws by {@link DrawPackets}, all that is simply its
                 * arguments by {@link PlainPackets}. Waits, maps and uploads are up to who extends it.
                """).append(ORIGIN).append("""
                abstract sealed class PacketContext extends PacketOutput permits RecordingContext, StreamContext {
                    private final BindingPackets bindings;
                    private final DrawPackets draws;
                    private final PlainPackets plain;

                    PacketContext(Device device) {
                        super(device);
                        bindings = new BindingPackets(this, device.states());
                        draws = new DrawPackets(this, bindings);
                        plain = new PlainPackets(this);
                    }

                    /** Draws that became part of the packet before. */
                    final long mergedDraws() {
                        return draws.merged();
                    }

                    /** Nothing is added to the packet before any more: it is about to be read, or is behind. */
                    final void seal() { // hot
                        draws.seal();
                    }

                """);
        Contract.overrides(contract.calls(c -> c.isAbstract() && !OWN.contains(c.constant())), body, " // hot", c -> {
            String by = DRAWS.contains(c.constant()) ? "draws" : isPlain(c) ? "plain" : "bindings";
            return by + "." + c.invocation() + ";";
        });
        return contract.file(PACKAGE, body, "tepui.pipe.Device");
    }

    // ---- plain packets ---------------------------------------------------------------------------------------------

    private static boolean isReference(Parameter p) {
        return switch (p.kind()) {
            case TEXT, DATA, RECORD, OBJECT -> true;
            default -> false;
        };
    }

    private static int words(Parameter p) {
        return switch (p.kind()) {
            case INT, FLOAT, ENUM -> 1;
            case LONG, DOUBLE -> 2;
            case BOOLEAN, TEXT, DATA, RECORD, OBJECT -> 0;
            default ->
                throw new IllegalArgumentException(
                        "Context: " + p.declaration() + " is no part of a plain packet; write that packet by hand");
        };
    }

    private static String writer(Contract contract) {
        StringBuilder body = new StringBuilder("""
                /**
                 * Writer of packets that are simply their call's arguments, which {@link PlainReader} reads.
                """).append(ORIGIN).append("""
                final class PlainPackets {
                    private final PacketOutput out;

                    PlainPackets(PacketOutput out) {
                        this.out = out;
                    }
                """);
        for (Call c : contract.calls(ContractStream::isPlain)) write(c, body);
        body.append("}\n");
        return contract.file(
                PACKAGE, body, "tepui.pipe.Limits", "tepui.pipe.driver.Arguments", "tepui.pipe.driver.DrawArguments");
    }

    private static void write(Call c, StringBuilder body) {
        body.append("\n    ")
                .append(c.declaration().substring("public ".length()))
                .append(" { // hot\n");
        Map<String, String> tracked = new LinkedHashMap<>();
        for (Parameter p : c.parameters()) {
            if (p.kind() == Kind.OBJECT) tracked.put(p.name() + "Use", p.name());
            for (String held : HELD.getOrDefault(p.type(), List.of()))
                tracked.put(held.replace("()", "Use"), p.name() + "." + held);
        }
        tracked.forEach(
                (use, object) -> line(body, "Tracked " + use + " = out.known(\"" + c.name() + "\", " + object + ");"));
        if (RULES.containsKey(c.constant())) line(body, RULES.get(c.constant()));
        List<Parameter> flags =
                c.parameters().stream().filter(p -> p.kind() == Kind.BOOLEAN).toList();
        int words = 1 + c.parameters().stream().mapToInt(ContractStream::words).sum();
        long references =
                c.parameters().stream().filter(ContractStream::isReference).count();
        boolean needsIndex = words > 1 || !tracked.isEmpty() || USE_BINDINGS.contains(c.constant());
        List<String> bits = new ArrayList<>();
        for (Parameter flag : flags) bits.add("(" + flag.name() + " ? " + (1 << bits.size()) + " : 0)");
        line(
                body,
                (needsIndex ? "int i = " : "") + "out.reserve(Op." + c.constant() + ", "
                        + (bits.isEmpty() ? "0" : String.join(" | ", bits)) + ", " + words + ", " + references + ");");
        if (USE_BINDINGS.contains(c.constant())) line(body, "out.drew(i);");
        if (words > 1) line(body, "int[] w = out.words;");
        int at = 1;
        for (Parameter p : c.parameters()) {
            String word = "w[i + " + at + "] = ";
            switch (p.kind()) {
                case INT -> line(body, word + p.name() + ";");
                case FLOAT -> line(body, word + "Float.floatToRawIntBits(" + p.name() + ");");
                case ENUM -> line(body, word + p.name() + ".ordinal();");
                case LONG -> line(body, "out.putLong(i + " + at + ", " + p.name() + ");");
                case DOUBLE -> line(body, "out.putLong(i + " + at + ", Double.doubleToRawLongBits(" + p.name() + "));");
                case DATA -> line(body, "out.refer(" + p.name() + ".clone());");
                case TEXT, RECORD, OBJECT -> line(body, "out.refer(" + p.name() + ");");
                default -> {}
            }
            at += words(p);
        }
        for (String use : tracked.keySet()) line(body, "out.used(" + use + ", out.base + i);");
        if (WRITES.containsKey(c.constant())) line(body, "out.written(" + WRITES.get(c.constant()) + ");");
        line(body, "out.done();");
        body.append("    }\n");
    }

    private static void line(StringBuilder body, String statement) {
        body.append("        ").append(statement).append('\n');
    }

    private static String reader(Contract contract) {
        StringBuilder cases = new StringBuilder();
        Set<String> constants = new TreeSet<>();
        for (Call c : contract.calls(ContractStream::isPlain)) {
            List<String> arguments = new ArrayList<>();
            int at = 1;
            int reference = 0;
            int flag = 0;
            for (Parameter p : c.parameters()) {
                String word = "w[i + " + at + "]";
                String wide = "PacketLayout.join(" + word + ", w[i + " + (at + 1) + "])";
                arguments.add(
                        switch (p.kind()) {
                            case INT -> word;
                            case FLOAT -> "Float.intBitsToFloat(" + word + ")";
                            case LONG -> wide;
                            case DOUBLE -> "Double.longBitsToDouble(" + wide + ")";
                            case BOOLEAN -> "(bits & " + (1 << flag++) + ") != 0";
                            case ENUM -> {
                                constants.add(p.type());
                                yield array(p.type()) + "[" + word + "]";
                            }
                            default -> {
                                String from = reference == 0 ? "r[k]" : "r[k + " + reference + "]";
                                reference++;
                                yield "(" + p.type() + ") "
                                        + (p.isNullable() ? from : "PacketReader.object(" + from + ")");
                            }
                        });
                at += words(p);
            }
            cases.append("            case Op.")
                    .append(c.constant())
                    .append(" -> next.")
                    .append(c.name());
            cases.append('(').append(String.join(", ", arguments)).append(");\n");
        }
        StringBuilder body = new StringBuilder("""
                /**
                 * Reader of the packets that {@link PlainPackets} writes: each becomes its call.
                """).append(ORIGIN).append("final class PlainReader {\n");
        body.append(constants.stream()
                .map(t -> "    private static final " + t + "[] " + array(t) + " = " + t + ".values();\n")
                .collect(Collectors.joining()));
        body.append("""

                    private final Context next;

                    PlainReader(Context next) {
                        this.next = next;
                    }

                    /** One packet: its header is {@code w[i]}, its references begin at {@code r[k]}. */
                    void read(int[] w, int i, @Nullable Object[] r, int k) { // hot
                        int bits = PacketLayout.argument(w[i]);
                        switch (PacketLayout.op(w[i])) {
                """).append(cases).append("""
                            default -> throw new IllegalStateException("no packet has the header 0x" + Integer.toHexString(w[i]));
                        }
                    }
                }
                """);
        return contract.file(PACKAGE, body, "tepui.pipe.Context");
    }

    private static String array(String type) {
        return Contract.constant(type.replace('.', '_')) + "S";
    }
}
