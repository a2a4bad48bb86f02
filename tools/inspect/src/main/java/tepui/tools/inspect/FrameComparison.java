package tepui.tools.inspect;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.CapturedPicture;
import tepui.layers.capture.ProgramCall;
import tepui.pipe.Box;
import tepui.tools.image.Image;

/** Differences of two frames: calls, the state of draws, and the pictures after each step. */
final class FrameComparison {
    private final List<ProgramCall> here;
    private final List<ProgramCall> there;
    private final List<StepNote> ownSteps;
    private final List<StepNote> otherSteps;
    private final int[] calls;
    private final int[] steps;

    FrameComparison(
            List<ProgramCall> here, List<ProgramCall> there, List<StepNote> ownSteps, List<StepNote> otherSteps) {
        this.here = here;
        this.there = there;
        this.ownSteps = ownSteps;
        this.otherSteps = otherSteps;
        this.calls = new CallAlignment(here, there).partners;
        this.steps = steps();
    }

    /** The n-th step of a call meets the n-th of the call's partner, where they are of one kind. */
    private int[] steps() {
        Map<Integer, List<Integer>> others = new HashMap<>();
        for (int i = 0; i < otherSteps.size(); i++)
            others.computeIfAbsent(otherSteps.get(i).call(), k -> new ArrayList<>())
                    .add(i);
        Map<Integer, Integer> seen = new HashMap<>();
        int[] partners = new int[ownSteps.size()];
        for (int i = 0; i < partners.length; i++) {
            int call = ownSteps.get(i).call();
            int n = seen.merge(call, 1, Integer::sum) - 1;
            int partner = call < 0 ? call : calls[call];
            List<Integer> candidates = call >= 0 && partner < 0 ? List.of() : others.getOrDefault(partner, List.of());
            boolean meets = n < candidates.size()
                    && otherSteps.get(candidates.get(n)).kind()
                            == ownSteps.get(i).kind();
            partners[i] = meets ? candidates.get(n) : -1;
        }
        return partners;
    }

    /** How many steps both frames have. */
    int shared() {
        int count = 0;
        for (int partner : steps) if (partner >= 0) count++;
        return count;
    }

    /** The first step after which the pictures differ, -1 where there is none. */
    int firstDifference() {
        for (int i = 0; i < steps.length; i++)
            if (steps[i] >= 0
                    && ownSteps.get(i).picture() != otherSteps.get(steps[i]).picture()) return i;
        return -1;
    }

    private boolean isChanged(int call) {
        return calls[call] >= 0
                && !here.get(call).arguments().equals(there.get(calls[call]).arguments());
    }

    /** Calls that only this frame has, that only the other has, and that have other arguments there. */
    int[] counts() {
        int[] counts = new int[3];
        int met = 0;
        for (int i = 0; i < calls.length; i++) {
            if (calls[i] < 0) counts[0]++;
            else met++;
            if (isChanged(i)) counts[2]++;
        }
        counts[1] = there.size() - met;
        return counts;
    }

    /** What the page is given. */
    Map<String, Object> told(Map<String, Object> pictures) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("counts", List.of(counts()[0], counts()[1], counts()[2]));
        told.put("first", firstDifference());
        Map<String, Object> changed = new LinkedHashMap<>();
        List<Object> only = new ArrayList<>();
        List<Object> added = new ArrayList<>();
        int next = 0;
        for (int i = 0; i <= calls.length; i++) {
            int to = i == calls.length ? there.size() : calls[i];
            if (i < calls.length && to < 0) {
                only.add(i);
                continue;
            }
            for (; next < to; next++) added.add(List.of(i, next, there.get(next).name(), arguments(there.get(next))));
            next = to + 1;
            if (i < calls.length && isChanged(i)) changed.put(String.valueOf(i), arguments(there.get(to)));
        }
        told.put("changed", changed);
        told.put("only", only);
        told.put("added", added);
        List<Object> met = new ArrayList<>();
        Map<String, Object> states = new LinkedHashMap<>();
        for (int i = 0; i < steps.length; i++) {
            boolean same = steps[i] >= 0
                    && ownSteps.get(i).picture() == otherSteps.get(steps[i]).picture();
            met.add(List.of(steps[i], same));
            List<Object> state = steps[i] < 0
                    ? List.of()
                    : states(ownSteps.get(i).state(), otherSteps.get(steps[i]).state());
            if (!state.isEmpty()) states.put(String.valueOf(i), state);
        }
        told.put("steps", met);
        told.put("states", states);
        told.put("pictures", pictures);
        return told;
    }

    private static String arguments(ProgramCall call) {
        return String.join(", ", call.arguments());
    }

    private static List<Object> states(Map<String, String> here, Map<String, String> there) {
        TreeSet<String> keys = new TreeSet<>(here.keySet());
        keys.addAll(there.keySet());
        List<Object> differing = new ArrayList<>();
        for (String key : keys) {
            if (!Objects.equals(here.get(key), there.get(key)))
                differing.add(List.of(key, here.getOrDefault(key, ""), there.getOrDefault(key, "")));
        }
        return differing;
    }

    /** The pictures that the programs showed, and how they differ; empty where one of them showed none. */
    static Map<String, Object> pictures(@Nullable Image here, @Nullable Image there) {
        if (here == null || there == null) return Map.of();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("here", TargetPictures.png(here));
        told.put("there", TargetPictures.png(there));
        if (here.width() != there.width() || here.height() != there.height()) return told;
        Image difference = Image.blank(here.width(), here.height());
        long differing = 0;
        for (int y = 0; y < here.height(); y++) {
            for (int x = 0; x < here.width(); x++) {
                int most = 0;
                for (int shift = 8; shift < 32; shift += 8) {
                    int a = here.pixel(x, y) >>> shift & 255;
                    int b = there.pixel(x, y) >>> shift & 255;
                    most = Math.max(most, Math.abs(a - b));
                }
                if (most > 0) differing++;
                // The least difference can still be seen.
                int bright = most == 0 ? 0 : 64 + most * 191 / 255;
                difference.pixel(x, y, bright << 24 | bright << 16 | 255);
            }
        }
        told.put("difference", TargetPictures.png(difference));
        told.put("differing", differing);
        return told;
    }

    static @Nullable Image image(@Nullable CapturedPicture picture) {
        if (picture == null) return null;
        byte[] texels = picture.texels();
        MemorySegment aligned = Arena.ofAuto().allocate(texels.length, 16).copyFrom(MemorySegment.ofArray(texels));
        Box all = Box.of2d(0, 0, picture.width(), picture.height());
        return Texels.picture(picture.format(), aligned, picture.width(), all, picture.bottomUp());
    }
}
