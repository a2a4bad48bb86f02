package tepui.frontends.gl.draw;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArrays;

/** Bound objects of a context by kind, a record of collaborators for constructors. */
public record Bound(
        BufferBindings bindings,
        VertexArrays arrays,
        Feedbacks captures,
        ProgramBindings programs,
        Textures textures,
        Framebuffers framebuffers) {}
