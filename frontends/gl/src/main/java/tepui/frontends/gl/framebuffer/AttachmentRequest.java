package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.Nullable;

/**
 * Request to attach an image to a framebuffer, and what the rules found of it. A chapter fills its one anew for each
 * call.
 */
public final class AttachmentRequest {
    public String call = "";
    /** The point as the program named it. */
    public int attachment;
    /** An image's target, RENDERBUFFER, or a face. */
    public int target;

    /** Of the texture or renderbuffer; 0 detaches. */
    public int name;

    public int level;
    public int layer;

    // ---- found by the rules

    /** The first point; DEPTH_STENCIL has two. */
    int point;
    /** Null detaches. */
    @Nullable
    Attachment image;

    /** Nothing asked yet. */
    public AttachmentRequest() {}

    public AttachmentRequest of(String byCall, int to, int ofTarget, int ofName, int ofLevel, int ofLayer) {
        call = byCall;
        attachment = to;
        target = ofTarget;
        name = ofName;
        level = ofLevel;
        layer = ofLayer;
        image = null;
        return this;
    }
}
