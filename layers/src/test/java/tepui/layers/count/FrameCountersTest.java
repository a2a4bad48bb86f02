package tepui.layers.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.layers.Layers;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;
import tepui.tools.kit.scene.PlainObjects;

class FrameCountersTest {
    private static FrameCounters ofDraws(int window, int... draws) {
        FrameCounters frames = new FrameCounters(window);
        Counters now = new Counters();
        now.draws = 1000;
        frames.frame(now, 0);
        for (int d : draws) {
            now.draws += d;
            frames.frame(now, 0);
        }
        return frames;
    }

    @Test
    void everyCounterIsAFieldOfItsOwn() throws IllegalAccessException {
        Set<String> names = new HashSet<>();
        for (CounterField f : CounterField.all())
            names.add(f.name().replace("_", "").toLowerCase(Locale.ROOT));
        int number = 1;
        for (Field field : Counters.class.getFields()) {
            assertTrue(names.contains(field.getName().toLowerCase(Locale.ROOT)), field.getName());
            Counters c = new Counters();
            field.setLong(c, number);
            long sum = 0;
            for (CounterField f : CounterField.all()) sum += f == CounterField.FRAME_TIME ? 0 : f.total(c, 0);
            assertEquals(number++, sum, field.getName());
        }
        assertEquals(Counters.class.getFields().length + 1, CounterField.all().size());
    }

    @Test
    void figuresAreDifferencesBetweenFrames() {
        FrameCounters f = ofDraws(8, 5, 1, 9, 3);
        assertEquals(4, f.frames());
        assertEquals(3, f.last(CounterField.DRAWS));
        assertEquals(1, f.min(CounterField.DRAWS));
        assertEquals(3, f.median(CounterField.DRAWS));
        assertEquals(9, f.max(CounterField.DRAWS));
        assertEquals(0, f.max(CounterField.WAITS));
    }

    @Test
    void onlyTheLastFramesCount() {
        FrameCounters f = ofDraws(3, 100, 200, 5, 4, 6);
        assertEquals(5, f.frames());
        assertEquals(3, f.kept());
        assertEquals(4, f.min(CounterField.DRAWS));
        assertEquals(5, f.median(CounterField.DRAWS));
        assertEquals(6, f.max(CounterField.DRAWS));
        assertEquals(6, f.last(CounterField.DRAWS));
    }

    @Test
    void beforeTheFirstFrameAllIsZero() {
        FrameCounters f = new FrameCounters(4);
        assertEquals(0, f.last(CounterField.DRAWS));
        assertEquals(0, f.median(CounterField.FRAME_TIME));
        f.frame(new Counters(), 5);
        assertEquals(0, f.frames());
        assertThrows(IllegalArgumentException.class, () -> new FrameCounters(0));
    }

    @Test
    void timeIsAFigureLikeTheOthers() {
        FrameCounters f = new FrameCounters(4);
        Counters c = new Counters();
        f.frame(c, 100);
        f.frame(c, 116);
        f.frame(c, 150);
        assertEquals(34, f.last(CounterField.FRAME_TIME));
        assertEquals(16, f.min(CounterField.FRAME_TIME));
    }

    @Test
    void theTableShowsOnlyWhatHappened() {
        String table = ofDraws(4, 2, 2).table();
        assertTrue(table.contains("draws "), table);
        assertFalse(table.contains("waits"), table);
    }

    @Test
    void theLayerCountsFromPresentToPresent() {
        Device device = Layers.wrap(PlainObjects.nullDevice(), "check,count=10");
        Context context = device.createContext();
        context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
        Texture texture = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 4, 4);
        context.setRenderTargets(tepui.pipe.RenderTargets.of(texture));
        Surface surface = device.createSurface(new Surface.Target.Offscreen(4, 4));
        for (int frame = 1; frame <= 3; frame++) {
            for (int draw = 0; draw < frame; draw++) context.draw(Primitive.POINTS, 0, 1);
            context.present(surface, texture, true, Surface.Interval.ONE);
        }
        CountingContext counting = Layers.find(context, CountingContext.class);
        assertEquals(3, counting.frames().frames());
        assertEquals(3, counting.frames().last(CounterField.DRAWS));
        assertEquals(1, counting.frames().min(CounterField.DRAWS));
        assertEquals(1, counting.frames().max(CounterField.PRESENTS));
    }

    @Test
    void countingAndAskingAllocateNothing() {
        FrameCounters f = new FrameCounters(120);
        Counters c = new Counters();
        long[] sum = new long[1];
        assertEquals(0, Allocation.bytes(1000, () -> {
            c.draws += 3;
            f.frame(c, c.draws);
            sum[0] += f.median(CounterField.DRAWS) + f.max(CounterField.FRAME_TIME);
        }));
        assertEquals(3, f.median(CounterField.DRAWS));
    }
}
