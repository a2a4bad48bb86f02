package tepui.frontends.glsl.link;

import tepui.frontends.glsl.lower.StageCode;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Shader;

/**
 * Result of linking one stage, while its interface is made: what was declared, what is to be lowered, the shader, and
 * the slots given so far.
 */
final class StageOutput {
    final StageUnits units;
    final StageCode code;
    final Shader shader;
    int uniformSlots;
    int textureSlots;
    int storageSlots;
    int imageSlots;
    int uniformComponents;

    StageOutput(StageUnits units, Typed.Func main) {
        this.units = units;
        this.code = new StageCode(main);
        this.shader = new Shader(units.stage, units.stage.text());
    }

    void place(StageUnits.Global g, Storage storage) {
        for (Typed.Var v : g.declarations) code.storage.put(v, storage);
    }

    int stageBit() {
        return 1 << units.stage.ordinal();
    }
}
