package tepui.tools.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tepui.layers.capture.ProgramCall;

/**
 * Which calls of two frames are the same ones: the longest way through both in which calls with equal names and arguments meet.
 * Between such calls, those of one name meet in their order, and have other arguments.
 */
final class CallAlignment {
    /** Calls that only one has, beyond which frames are taken for different ones and meet by name alone. */
    private static final int MOST_EDITS = 1500;

    /** For each call here, its partner there; -1 for none. */
    final int[] partners;

    CallAlignment(List<ProgramCall> here, List<ProgramCall> there) {
        this(texts(here), texts(there), names(here), names(there));
    }

    private CallAlignment(List<String> here, List<String> there, List<String> ownNames, List<String> otherNames) {
        partners = new int[here.size()];
        Arrays.fill(partners, -1);
        int first = 0;
        int shorter = Math.min(here.size(), there.size());
        while (first < shorter && here.get(first).equals(there.get(first))) partners[first] = first++;
        int last = 0;
        while (last < shorter - first && here.get(here.size() - 1 - last).equals(there.get(there.size() - 1 - last))) {
            partners[here.size() - 1 - last] = there.size() - 1 - last;
            last++;
        }
        same(here.subList(first, here.size() - last), there.subList(first, there.size() - last), first);
        changed(ownNames, otherNames);
    }

    private static List<String> texts(List<ProgramCall> calls) {
        return calls.stream().map(ProgramCall::text).toList();
    }

    private static List<String> names(List<ProgramCall> calls) {
        return calls.stream().map(ProgramCall::name).toList();
    }

    /** The shortest way of edits: how far each diagonal gets with so many of them, from the fewest on. */
    private void same(List<String> a, List<String> b, int offset) {
        int most = Math.min(a.size() + b.size(), MOST_EDITS);
        int middle = most + 1;
        int[] reach = new int[2 * most + 3];
        List<int[]> steps = new ArrayList<>();
        for (int edits = 0; edits <= most; edits++) {
            steps.add(Arrays.copyOfRange(reach, middle - edits - 1, middle + edits + 2));
            for (int k = -edits; k <= edits; k += 2) {
                boolean isDown = k == -edits || k != edits && reach[middle + k - 1] < reach[middle + k + 1];
                int x = isDown ? reach[middle + k + 1] : reach[middle + k - 1] + 1;
                int y = x - k;
                while (x < a.size() && y < b.size() && a.get(x).equals(b.get(y))) {
                    x++;
                    y++;
                }
                reach[middle + k] = x;
                if (x >= a.size() && y >= b.size()) {
                    back(steps, a.size(), b.size(), offset);
                    return;
                }
            }
        }
    }

    private void back(List<int[]> steps, int endX, int endY, int offset) {
        int x = endX;
        int y = endY;
        for (int edits = steps.size() - 1; edits >= 0; edits--) {
            int[] before = steps.get(edits);
            int middle = edits + 1;
            int k = x - y;
            boolean isDown = k == -edits || k != edits && before[middle + k - 1] < before[middle + k + 1];
            int fromK = isDown ? k + 1 : k - 1;
            int fromX = edits == 0 ? 0 : before[middle + fromK];
            int fromY = edits == 0 ? 0 : fromX - fromK;
            int startX = edits == 0 ? 0 : isDown ? fromX : fromX + 1;
            while (x > startX) {
                x--;
                y--;
                partners[offset + x] = offset + y;
            }
            x = fromX;
            y = fromY;
        }
    }

    /** Calls without a partner, between those that have one. */
    private void changed(List<String> here, List<String> there) {
        Map<String, TreeSet<Integer>> places = new HashMap<>();
        for (int k = 0; k < there.size(); k++)
            places.computeIfAbsent(there.get(k), name -> new TreeSet<>()).add(k);
        int[] ends = new int[partners.length];
        int end = there.size();
        for (int i = partners.length - 1; i >= 0; i--) {
            ends[i] = end;
            if (partners[i] >= 0) end = partners[i];
        }
        int free = 0;
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] < 0) {
                TreeSet<Integer> named = places.get(here.get(i));
                Integer found = named == null ? null : named.ceiling(free);
                if (found != null && found < ends[i]) partners[i] = found;
            }
            if (partners[i] >= 0) free = partners[i] + 1;
        }
    }
}
