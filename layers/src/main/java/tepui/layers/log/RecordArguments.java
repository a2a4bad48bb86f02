package tepui.layers.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.StreamTarget;

/** Arguments of records as the contract has them: objects and states of the device that replays, arrays, records. */
final class RecordArguments {
    private final Replay replay;
    private final ReplayStates states;

    RecordArguments(Replay replay, ReplayStates states) {
        this.replay = replay;
        this.states = states;
    }

    <T> T object(LogRecord e, int index, Class<T> type) {
        return replay.object(e, index, type);
    }

    <T> @Nullable T objectOrNull(LogRecord e, int index, Class<T> type) {
        return replay.objectOrNull(e, index, type);
    }

    @Nullable
    StreamTarget[] streamTargets(LogRecord e, int index) {
        return replay.streamTargets(e, index);
    }

    /** The device's id of an interned state. */
    int state(LogRecord e, int index, Class<? extends Record> type) {
        return states.id(type, e.longAt(index));
    }

    <T extends Record> T record(LogRecord e, int index, Class<T> type) {
        return type.cast(replay.record(e.at(index)));
    }

    <T extends Record> @Nullable T recordOrNull(LogRecord e, int index, Class<T> type) {
        return e.arguments().get(index) == null ? null : record(e, index, type);
    }

    static byte[] bytes(LogRecord e, int index) {
        byte[] bytes = ((Blob) e.at(index)).bytes();
        if (bytes == null) throw new LogFormatException("log: " + e.call().text() + " without its bytes");
        return bytes;
    }

    static int[] ints(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        int[] values = new int[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Integer) list.get(i);
        return values;
    }

    static float[] floats(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        float[] values = new float[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Float) list.get(i);
        return values;
    }

    static boolean[] booleans(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        boolean[] values = new boolean[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Boolean) list.get(i);
        return values;
    }
}
