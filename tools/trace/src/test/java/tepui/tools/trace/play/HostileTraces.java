package tepui.tools.trace.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.testing.Seeds;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Function;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.file.Value;

/** Program that plays a trace with wrong numbers, lengths and addresses in it, as {@code tepui replay} does. Says which seeds it plays; a crash says itself. */
public final class HostileTraces {
    private static final long[] NUMBERS = {
        0, 1, 2, 3, 5, 64, 255, 1000, 65_536, -1, -7, Integer.MAX_VALUE, 1L << 33, Long.MIN_VALUE
    };
    private static final long[] SMALL = {0, 1, 2, 3, 5, 64, 255, 1000, -1};

    private HostileTraces() {}

    /** Takes the trace and how many seeds it plays where no time is given ({@link Seeds}). */
    public static void main(String[] args) throws IOException {
        TraceMemory.install();
        List<Call> calls = new ArrayList<>();
        try (TraceReader reader = new TraceReader(Path.of(args[0]))) {
            for (Call call = reader.next(); call != null; call = reader.next()) calls.add(call);
        }
        SoftProvider soft = new SoftProvider();
        try (Device device = soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT)) {
            System.out.println("as it was: " + play(device, calls));
            System.out.println("directed: " + play(device, directed(calls)));
            Seeds seeds = new Seeds("HostileTraceTest", Integer.parseInt(args[1]));
            while (seeds.hasNext()) {
                SplittableRandom random = new SplittableRandom(seeds.next());
                System.out.println(seeds);
                System.out.flush();
                play(device, damaged(calls, random));
            }
        }
        System.out.println("all are played");
    }

    private static String play(Device device, List<Call> calls) {
        try (TracePlayer player = new TracePlayer(device)) {
            player.wantPictures(true);
            try {
                for (Call call : calls) player.play(call);
            } catch (PlayException e) {
                return String.valueOf(e.getMessage());
            }
            player.finish();
            return player.frames() + " frames, " + player.errors();
        }
    }

    /** The trace up to its first picture, and calls that ask for more than there is. */
    private static List<Call> directed(List<Call> calls) {
        List<Call> list = new ArrayList<>();
        for (Call call : calls) {
            if (call.endsFrame()) break;
            list.add(call);
        }
        Value one = new Value.Blob(new byte[16]);
        list.add(call("glBindBuffer", whole(0x8892), whole(0)));
        list.add(call("glEnableClientState", whole(0x8074)));
        list.add(call("glVertexPointer", whole(2), whole(0x1406), whole(0), one));
        list.add(call("glDrawArrays", whole(4), whole(0), whole(3000)));
        list.add(call("glDrawArrays", whole(4), whole(90_000_000), whole(3)));
        list.add(call("glVertexPointer", whole(2), whole(0x1406), whole(0), whole(0x7654_3210)));
        list.add(call("glDrawArrays", whole(4), whole(0), whole(3)));
        list.add(call(
                "glTexImage2D",
                whole(0x0DE1),
                whole(0),
                whole(0x1908),
                whole(8192),
                whole(4096),
                whole(0),
                whole(0x1908),
                whole(0x1401),
                one));
        list.add(call("glGenTextures", whole(Integer.MAX_VALUE), new Value.Array(List.of())));
        list.add(call("memcpy", whole(0x7fff_1234_0000L), new Value.Blob(new byte[4096]), whole(4096)));
        list.add(call("memcpy", whole(16), new Value.Blob(new byte[4096]), whole(4096)));
        list.add(call("glFeedbackBuffer", whole(Integer.MAX_VALUE), whole(0x0600), new Value.Array(List.of())));
        list.add(call("glCallLists", whole(1 << 30), whole(0x1401), one));
        list.add(
                call("glPixelMapfv", whole(0x0C70), whole(200_000_000), new Value.Array(List.of(new Value.Single(1)))));
        list.add(call("glXSwapBuffers", whole(1), whole(2)));
        return list;
    }

    private static Value whole(long value) {
        return new Value.Whole(value);
    }

    private static Call call(String name, Value... arguments) {
        List<@Nullable Value> list = new ArrayList<>(List.of(arguments));
        return new Call(0, 0, new Function(name, List.of()), 0, list, null, List.of(), true);
    }

    private static List<Call> damaged(List<Call> calls, SplittableRandom random) {
        List<Call> list = new ArrayList<>(calls);
        for (int i = 1 + random.nextInt(6); i > 0; i--) {
            int at = random.nextInt(list.size());
            Call call = list.get(at);
            String name = call.name();
            // Windows of any size take memory, and contexts are another matter.
            if (name.startsWith("glX") || name.equals("glViewport") || name.equals("glScissor")) continue;
            if (random.nextInt(12) == 0) {
                list.remove(at);
                continue;
            }
            if (call.arguments().isEmpty()) continue;
            // Many vertices take long, and large buffers much memory: wrong is what goes beyond the little that is
            // there.
            boolean costs = name.startsWith("glDraw") || name.startsWith("glBufferData");
            List<@Nullable Value> arguments = new ArrayList<>(call.arguments());
            int index = random.nextInt(arguments.size());
            Value value = arguments.get(index);
            arguments.set(index, value == null ? null : damaged(value, costs ? SMALL : NUMBERS, random));
            list.set(
                    at,
                    new Call(
                            call.number(),
                            call.thread(),
                            call.function(),
                            call.flags(),
                            arguments,
                            call.result(),
                            List.of(),
                            true));
        }
        return list;
    }

    private static Value damaged(Value value, long[] numbers, SplittableRandom random) {
        return switch (value) {
            case Value.Blob b -> new Value.Blob(new byte[random.nextInt(b.bytes().length + 1)]);
            case Value.Text t ->
                new Value.Text(t.value().substring(0, random.nextInt(t.value().length() + 1)));
            case Value.Single f -> new Value.Single(random.nextBoolean() ? Float.NaN : -1e30f);
            case Value.Array a -> {
                List<Value> elements = new ArrayList<>(a.elements());
                if (elements.isEmpty()) yield whole(random.nextInt());
                int at = random.nextInt(elements.size());
                if (random.nextBoolean()) yield new Value.Array(elements.subList(0, at));
                elements.set(at, damaged(elements.get(at), numbers, random));
                yield new Value.Array(elements);
            }
            default -> whole(numbers[random.nextInt(numbers.length)]);
        };
    }
}
