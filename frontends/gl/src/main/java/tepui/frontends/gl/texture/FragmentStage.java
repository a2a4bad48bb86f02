package tepui.frontends.gl.texture;

/** The fragment stage, as texture units know it. */
public interface FragmentStage {
    /** No program has one: where there is the fixed function, generated code depends on the textures that are bound. */
    boolean isGenerated();
}
