package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Places of handles are found without a look at the others, and those of handles that are gone are given away. */
final class PlaceTableTest {
    private static final int FIRST = 100;
    private static final int COUNT = 4096;

    private int compared;
    private int asked;
    private final Set<String> gone = new HashSet<>();
    private final PlaceTable<Key, String> table = new PlaceTable<>(FIRST, FIRST + COUNT, this::isValid);

    /** Key that counts with which others it is compared. */
    private final class Key {
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Key k && k.number == number;
        }
    }

    private boolean isValid(String entry) {
        asked++;
        return !gone.contains(entry);
    }

    private int add(int number) {
        int place = table.free();
        if (place >= 0) table.put(new Key(number), place, "e" + number);
        return place;
    }

    private void fill() {
        for (int i = 0; i < COUNT; i++) assertEquals(FIRST + i, add(i));
    }

    @Test
    void oneOfThousandsIsFoundByItself() {
        fill();
        compared = 0;
        for (int i = 0; i < COUNT; i++) assertEquals("e" + i, table.find(new Key(i)));
        assertNull(table.find(new Key(COUNT)));
        assertEquals(COUNT, compared);
        assertEquals("e7", table.at(FIRST + 7));
        assertNull(table.at(FIRST - 1));
        assertNull(table.at(FIRST + COUNT));
    }

    @Test
    void nothingIsLookedThroughWhilePlacesAreFree() {
        fill();
        assertEquals(0, asked);
    }

    @Test
    void placesOfWhatIsGoneAreGivenAway() {
        fill();
        assertEquals(-1, add(COUNT));
        gone.add("e5");
        assertNull(table.at(FIRST + 5));
        assertEquals(FIRST + 5, add(COUNT));
        assertEquals("e" + COUNT, table.find(new Key(COUNT)));
        assertNull(table.find(new Key(5)));
        assertEquals(-1, add(COUNT + 1));
    }

    @Test
    void manyThatAreGoneAreFoundInOneRound() {
        fill();
        for (int i = 0; i < COUNT; i++) gone.add("e" + i);
        asked = 0;
        for (int i = 0; i < COUNT; i++) assertEquals(FIRST + i, add(COUNT + i));
        assertEquals(COUNT, asked);
    }

    @Test
    void residentsAreFoundByTheirPlaces() {
        int[] looked = {0};
        ResidentSet<Integer> set = new ResidentSet<>(i -> {
            looked[0]++;
            return i;
        });
        for (int i = 0; i < COUNT; i++) set.add(i);
        assertEquals(COUNT, looked[0]);
        for (int i = 0; i < COUNT; i += 2) {
            assertEquals(i, set.at(i));
            set.remove(i);
            assertNull(set.at(i));
        }
        // One that is removed costs one look at most, at the last of the list.
        assertTrue(looked[0] <= COUNT + COUNT / 2, () -> looked[0] + " looks");
        assertEquals(COUNT / 2, set.size());
        for (int i = 1; i < COUNT; i += 2) assertEquals(i, set.at(i));
        Set<Integer> left = new HashSet<>();
        for (int i = 0; i < set.size(); i++) left.add(set.get(i));
        assertEquals(COUNT / 2, left.size());
        assertTrue(left.stream().allMatch(i -> i % 2 == 1));
        set.clear();
        assertNull(set.at(1));
    }
}
