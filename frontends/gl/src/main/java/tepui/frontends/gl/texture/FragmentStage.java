package tepui.frontends.gl.texture;

/** Fragment stage, as texture units see it. */
public interface FragmentStage {
    /** No program has one: where there is the fixed function, generated code depends on the textures that are bound. */
    boolean isGenerated();
}
