package tepui.tools.inspect;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tepui.layers.capture.ProgramCall;
import tepui.tools.image.list.ShortestEdits;

/**
 * Alignment of the calls of two frames, which are the same ones: the longest way through both in which calls with equal names and arguments meet.
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
        partners = new ShortestEdits(here, there, MOST_EDITS).partners();
        changed(ownNames, otherNames);
    }

    private static List<String> texts(List<ProgramCall> calls) {
        return calls.stream().map(ProgramCall::text).toList();
    }

    private static List<String> names(List<ProgramCall> calls) {
        return calls.stream().map(ProgramCall::name).toList();
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
