package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Shader;

/** Pass that changes outputs where a vertex or a fragment is done; {@link OutputLowering} carries it out. */
public interface OutputRule extends Pass {
    /** The outputs it wants, by {@link OutputLowering#capture}; false where there is nothing to do. */
    boolean choose(Shader s, OutputLowering outputs);

    /** At the end of a vertex or fragment. Captured outputs that are not stored here must be, by {@link OutputLowering#passOn}. */
    void end(Builder b, OutputLowering outputs);

    @Override
    default boolean run(Shader s) {
        return new OutputLowering(this).run(s);
    }
}
