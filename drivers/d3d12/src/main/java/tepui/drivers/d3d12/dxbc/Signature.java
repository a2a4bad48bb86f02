package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.Limits;

/** Signature of a shader's inputs or outputs: semantic names with the registers they are in. */
final class Signature {
    static final int UINT = 1;
    static final int SINT = 2;
    static final int FLOAT = 3;
    /** Of outputs that have a register file of their own, such as depth. */
    static final int NO_REGISTER = -1;

    /**
     * One element.
     *
     * @param systemValue the number of what it means to the pipeline, 0 for nothing
     * @param type of its components
     * @param mask components of the register that are its own
     * @param other of inputs the components read, of outputs those never written
     */
    record Element(String name, int index, int systemValue, int type, int register, int mask, int other, int stream) {}

    final List<Element> elements = new ArrayList<>();

    void add(Element e) {
        if (!elements.contains(e)) elements.add(e);
    }

    /** The components of the stream that has most. */
    int mostScalars() {
        int most = 0;
        for (int stream = 0; stream < Limits.STREAM_TARGETS; stream++) {
            int scalars = 0;
            for (Element e : elements) if (e.stream == stream) scalars += Integer.bitCount(e.mask);
            most = Math.max(most, scalars);
        }
        return most;
    }

    /** The chunk; with streams each element begins with its stream. */
    byte[] bytes(boolean streams) {
        int each = streams ? 28 : 24;
        int size = 8 + each * elements.size();
        Map<String, Integer> names = new LinkedHashMap<>();
        for (Element e : elements) {
            if (names.putIfAbsent(e.name, size) == null) size += e.name.length() + 1;
        }
        ByteBuffer out = ByteBuffer.allocate(size + 3 & ~3).order(ByteOrder.LITTLE_ENDIAN);
        Arrays.fill(out.array(), size, out.capacity(), (byte) 0xab);
        out.putInt(elements.size()).putInt(8);
        for (Element e : elements) {
            if (streams) out.putInt(e.stream);
            out.putInt(names.getOrDefault(e.name, 0))
                    .putInt(e.index)
                    .putInt(e.systemValue)
                    .putInt(e.type);
            out.putInt(e.register).putInt(e.mask | e.other << 8);
        }
        for (String name : names.keySet()) {
            out.put(name.getBytes(StandardCharsets.US_ASCII)).put((byte) 0);
        }
        return out.array();
    }
}
