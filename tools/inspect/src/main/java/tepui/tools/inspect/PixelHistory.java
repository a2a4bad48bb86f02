package tepui.tools.inspect;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.ProgramCall;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** History of a pixel: each step of the frame that touched it, and of draws each fragment, passed or failed and why, with values before and after. */
public final class PixelHistory {
    /**
     * A fragment of a draw.
     *
     * @param what the primitive or instance
     * @param verdict whether it passed, and what stopped it
     * @param output what the shader gave; empty where it gave nothing
     */
    record Fragment(String what, boolean passed, String verdict, String output, String before, String after) {}

    /**
     * A step that touched the pixel.
     *
     * @param note what could not be found out; empty for nothing
     */
    record Event(Step step, String before, String after, List<Fragment> fragments, String note) {}

    private final String pixel;
    private final List<Event> events;
    private final List<ProgramCall> calls;
    /** Other targets of the same size, as the option {@code --target} takes them. */
    private final List<String> others;

    private PixelHistory(String pixel, List<Event> events, List<ProgramCall> calls, List<String> others) {
        this.others = others;
        this.pixel = pixel;
        this.events = events;
        this.calls = calls;
    }

    /**
     * The history of a pixel.
     *
     * @param target as the pages number it; -1 for the last picture
     * @param x from the left
     * @param y from the top
     * @throws IllegalArgumentException where there is no such pixel; the message says what there is
     */
    public static PixelHistory of(CaptureFile capture, Device device, int target, int x, int y) throws IOException {
        TargetSearch search = new TargetSearch(RowOrder.of(capture), target);
        Inspection.replay(capture, device, search);
        TargetSearch.Found found = search.found();
        if (found == null)
            throw new IllegalArgumentException(
                    target < 0
                            ? "the frame shows no picture"
                            : "--target is " + target + ", and the frame draws to " + search.count() + " targets");
        if (x >= found.width() || y >= found.height())
            throw new IllegalArgumentException(
                    "the pixel is " + x + "," + y + ", the target has " + found.width() + "x" + found.height());
        FragmentProbe probe = new FragmentProbe(
                found.texture(), found.level(), found.layer(), x, found.bottomUp() ? found.height() - 1 - y : y);
        Inspection.replay(capture, device, probe);
        return new PixelHistory(
                x + ", " + y + " of " + found.name(), probe.events(), capture.calls(), search.others(found, x, y));
    }

    List<Event> events() {
        return events;
    }

    private String call(Event e) {
        int call = e.step.call();
        return call >= 0 && call < calls.size() ? calls.get(call).text() : "";
    }

    /** For a console. */
    public String text() {
        StringBuilder text = new StringBuilder(
                "pixel " + pixel + ", touched by " + events.size() + (events.size() == 1 ? " step" : " steps") + "\n");
        for (Event e : events) {
            text.append("\ncall ")
                    .append(e.step.call())
                    .append("  ")
                    .append(call(e))
                    .append('\n');
            text.append("  ")
                    .append(e.step.kind())
                    .append(' ')
                    .append(e.step.text())
                    .append('\n');
            text.append("  before ").append(e.before).append('\n');
            for (Fragment f : e.fragments) {
                text.append("    ")
                        .append(f.what)
                        .append(": ")
                        .append(f.verdict)
                        .append('\n');
                if (!f.output.isEmpty())
                    text.append("      shader ").append(f.output).append('\n');
                if (f.passed && e.fragments.size() > 1)
                    text.append("      from   ")
                            .append(f.before)
                            .append("\n      to     ")
                            .append(f.after)
                            .append('\n');
            }
            text.append("  after  ")
                    .append(e.after)
                    .append(e.after.equals(e.before) ? "  (unchanged)" : "")
                    .append('\n');
            if (!e.note.isEmpty()) text.append("  ").append(e.note).append('\n');
        }
        if (!others.isEmpty())
            text.append("\nit may have been drawn to another target, and read or copied from there: ")
                    .append(String.join(", or ", others))
                    .append('\n');
        return text.toString();
    }

    /** For the page. */
    String json() {
        List<Object> list = new ArrayList<>();
        for (Event e : events) {
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("step", e.step.number());
            told.put("call", e.step.call());
            told.put("kind", e.step.kind().name());
            told.put("text", e.step.text());
            told.put("before", e.before);
            told.put("after", e.after);
            told.put("note", e.note);
            List<Object> fragments = new ArrayList<>();
            for (Fragment f : e.fragments)
                fragments.add(List.of(f.what, f.passed, f.verdict, f.output, f.before, f.after));
            told.put("fragments", fragments);
            list.add(told);
        }
        return Json.of(Map.of("pixel", pixel, "events", list));
    }

    /** Search for a target, in a replay of its own: the last picture is known at the end only. */
    private static final class TargetSearch implements StepListener {
        /** Target that was found, by the number of its texture, which is the same in each replay. */
        record Found(int texture, int level, int layer, String name, int width, int height, boolean bottomUp) {}

        private final TargetPictures pictures;
        private final int wanted;
        private @Nullable Found shown;

        TargetSearch(RowOrder rows, int wanted) {
            pictures = new TargetPictures(rows);
            this.wanted = wanted;
        }

        @Override
        public void before(Step step, ObservedContext context) {
            switch (step.kind()) {
                case DRAW, CLEAR -> pictures.bound(context);
                case BLIT, COPY, PRESENT -> {
                    Step.Written w = step.written();
                    if (w == null) return;
                    pictures.target(context, new TargetPictures.Key(w.texture(), w.level(), w.layer()));
                }
                default -> {}
            }
            observation = context.observation;
        }

        private @Nullable Observation observation;

        @Override
        public void presenting(ObservedContext context, Texture texture, boolean bottomUp) {
            shown = found(context.observation, pictures.target(context, new TargetPictures.Key(texture, 0, 0)));
        }

        private static Found found(Observation o, TargetPictures.Target t) {
            return new Found(
                    o.number(t.key.texture()),
                    t.key.level(),
                    t.key.layer(),
                    t.name + " " + t.format,
                    t.width,
                    t.height,
                    t.bottomUp);
        }

        List<String> others(Found than, int x, int y) {
            List<String> others = new ArrayList<>();
            Observation o = observation;
            List<TargetPictures.Target> all = pictures.targets();
            for (int i = 0; i < all.size() && o != null; i++) {
                Found other = found(o, all.get(i));
                if (!other.equals(than)
                        && other.width == than.width
                        && other.height == than.height
                        && !all.get(i).format.isDepthStencil())
                    others.add("--target " + i + " --pixel " + x + "," + y + ", " + other.name);
            }
            return others;
        }

        int count() {
            return pictures.targets().size();
        }

        @Nullable
        Found found() {
            Observation o = observation;
            if (wanted < 0 || o == null) return shown;
            return wanted < count() ? found(o, pictures.targets().get(wanted)) : null;
        }
    }
}
