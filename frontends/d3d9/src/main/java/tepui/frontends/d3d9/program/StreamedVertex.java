package tepui.frontends.d3d9.program;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.d3d9.code.Slots;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.pipe.StreamOutputLayout;

/** Layout of a vertex that the vertex stage streams to memory, in words: position, two colours, eight sets of coordinates. */
public final class StreamedVertex {
    public static final int POSITION = 0;
    public static final int COLORS = 4;
    public static final int COORDINATES = 12;
    public static final int WORDS = 44;

    private StreamedVertex() {}

    /** Which outputs a stage is to stream: those that any pixel stage could read, by their locations. */
    public static StreamOutputLayout layout(Shader shader) {
        List<StreamOutputLayout.Output> outputs = new ArrayList<>();
        for (Variable v : shader.outputs) {
            int at = -1;
            if (v.builtin == Builtin.POSITION) at = POSITION;
            else if (v.builtin != Builtin.NONE) continue;
            else if (v.location < Slots.TEXCOORD0) at = COLORS + 4 * (v.location - Slots.COLOR0);
            else if (v.location < Slots.TEXCOORD0 + 8) at = COORDINATES + 4 * (v.location - Slots.TEXCOORD0);
            if (at >= 0) outputs.add(new StreamOutputLayout.Output(v.name(), 0, 0, 4, 0, 4 * at, 0));
        }
        return new StreamOutputLayout(outputs, List.of(4 * WORDS));
    }
}
