package tepui.drivers.d3d12.program;

import java.util.Arrays;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList8;
import tepui.pipe.DepthStencilState;
import tepui.pipe.DepthStencilState.Face;
import tepui.pipe.StateTables;

/**
 * Emulation of stencil masks and references that differ between faces: Direct3D 12 has one pair of masks for both, and
 * on most devices one reference. Where those of the faces differ, front faces are drawn first and back faces in a
 * second draw, whose state has the back's masks.
 */
public final class StencilSides {
    public static final int BOTH = 0;
    public static final int FRONT = 1;
    public static final int BACK = 2;

    private final StateTables states;
    /** One more than the id of the state with the back's masks for both faces, by the id of a state. */
    private volatile int[] back = new int[64];

    StencilSides(StateTables states) {
        this.states = states;
    }

    /**
     * Does it matter which face is drawn?
     *
     * @param references the device has a reference for each face
     */
    public static boolean differ(
            DepthStencilState d, int frontReference, int backReference, boolean references) { // hot
        if (!d.stencilTest()) return false;
        Face front = d.front();
        Face behind = d.back();
        return !references && (frontReference & 255) != (backReference & 255)
                || (front.readMask() & 255) != (behind.readMask() & 255)
                || (front.writeMask() & 255) != (behind.writeMask() & 255);
    }

    /** Sets what the faces that are drawn compare with. */
    public static void reference(long list, int side, int front, int back, boolean references) { // hot
        if (references && side == BOTH && front != back) {
            ID3D12GraphicsCommandList8.omSetFrontAndBackStencilRef(list, front, back);
        } else {
            ID3D12GraphicsCommandList.omSetStencilRef(list, side == BACK ? back : front);
        }
    }

    /** The state that draws back faces as {@code state} does. */
    public int forBack(int state) { // hot
        int[] known = back;
        int found = state < known.length ? known[state] : 0;
        return found != 0 ? found - 1 : make(state);
    }

    private synchronized int make(int state) {
        DepthStencilState d = states.depthStencil.get(state);
        Face f = d.front();
        Face masked = new Face(
                f.func(),
                f.fail(),
                f.depthFail(),
                f.pass(),
                d.back().readMask(),
                d.back().writeMask());
        int id = states.depthStencil.intern(d.stencilTest() ? d.withStencil(masked, d.back()) : d);
        int[] known = back;
        known = state >= known.length ? Arrays.copyOf(known, Math.max(state + 1, known.length * 2)) : known.clone();
        known[state] = id + 1;
        back = known;
        return id;
    }
}
