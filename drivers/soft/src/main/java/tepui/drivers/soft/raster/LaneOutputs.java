package tepui.drivers.soft.raster;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.ir.Builder;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lane data, by which outputs are handed from the shader's kernel to another one: whatever is asked for is stored at
 * the end of the one and loaded in the other.
 */
final class LaneOutputs extends FragmentOutputs {
    private final FragmentCode shader;
    private final Builder end;
    private final Set<Integer> stored = new HashSet<>();

    /**
     * @param end stands at the end of the shader's code
     */
    LaneOutputs(FragmentCode shader, Builder end) {
        this.shader = shader;
        this.end = end;
    }

    @Override
    @Nullable
    Value value(Builder b, int word) {
        Value v = shader.scaled(end, word);
        if (v == null) return null;
        boolean floats = v.type().kind() == ScalarKind.F32;
        int lane = MultisampleRun.OUTPUT + word;
        if (stored.add(word)) {
            end.intrinsic(floats ? Intrinsics.LANE_STORE_F : Intrinsics.LANE_STORE_I, null, lane, v);
        }
        String load = floats ? Intrinsics.LANE_F : Intrinsics.LANE_I;
        return b.intrinsic(load, floats ? Type.F32 : Type.I32, lane).result();
    }
}
