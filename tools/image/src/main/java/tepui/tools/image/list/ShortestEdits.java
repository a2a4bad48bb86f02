package tepui.tools.image.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Shortest way of edits from one list to another, by the furthest that each number of edits reaches (Myers 1986): which elements of both are the same ones. What both begin
 * and end with is not searched. Where the way takes too many edits, only that has partners.
 */
public final class ShortestEdits {
    private final int[] partners;

    /**
     * Searches the way.
     *
     * @param most edits, beyond which the lists are taken for different ones
     */
    public <T> ShortestEdits(List<T> here, List<T> there, int most) {
        partners = new int[here.size()];
        Arrays.fill(partners, -1);
        int shorter = Math.min(here.size(), there.size());
        int first = 0;
        while (first < shorter && here.get(first).equals(there.get(first))) partners[first] = first++;
        int last = 0;
        while (last < shorter - first && here.get(here.size() - 1 - last).equals(there.get(there.size() - 1 - last))) {
            partners[here.size() - 1 - last] = there.size() - 1 - last;
            last++;
        }
        List<T> a = here.subList(first, here.size() - last);
        List<T> b = there.subList(first, there.size() - last);
        search(a, b, first, Math.min(most, a.size() + b.size()));
    }

    private <T> void search(List<T> a, List<T> b, int offset, int most) {
        List<int[]> rounds = new ArrayList<>();
        int middle = most + 1;
        int[] far = new int[2 * most + 3];
        for (int edits = 0; edits <= most; edits++) {
            // The way back asks for what was known before this round.
            rounds.add(Arrays.copyOfRange(far, middle - edits - 1, middle + edits + 2));
            for (int k = -edits; k <= edits; k += 2) {
                int x = isInsertion(far, middle, k, edits) ? far[middle + k + 1] : far[middle + k - 1] + 1;
                while (x < a.size() && x - k < b.size() && a.get(x).equals(b.get(x - k))) x++;
                far[middle + k] = x;
                if (x < a.size() || x - k < b.size()) continue;
                back(rounds, a.size(), b.size(), offset);
                return;
            }
        }
    }

    /** Whether diagonal k is reached by an element of the second list alone. */
    private static boolean isInsertion(int[] far, int middle, int k, int edits) {
        return k == -edits || k != edits && far[middle + k - 1] < far[middle + k + 1];
    }

    private void back(List<int[]> rounds, int endX, int endY, int offset) {
        int x = endX;
        int y = endY;
        for (int edits = rounds.size() - 1; edits >= 0; edits--) {
            int[] before = rounds.get(edits);
            int middle = edits + 1;
            int k = x - y;
            boolean insertion = isInsertion(before, middle, k, edits);
            int fromX = edits == 0 ? 0 : before[middle + (insertion ? k + 1 : k - 1)];
            int startX = edits == 0 || insertion ? fromX : fromX + 1;
            while (x > startX) partners[offset + --x] = offset + --y;
            x = fromX;
            y = edits == 0 ? 0 : fromX - (insertion ? k + 1 : k - 1);
        }
    }

    /** For each element of the first list, its partner's place in the second; -1 for none. */
    public int[] partners() {
        return partners.clone();
    }
}
