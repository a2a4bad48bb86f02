package tepui.tools.bindgen;

import java.util.regex.Pattern;

/**
 * Which entries of OpenGL turn a device's failure into GL_OUT_OF_MEMORY or a lost context themselves. Those called for each draw do not: they
 * change the context alone, which the next draw brings to the device, and draws catch what fails in one place; so they stay small enough to be inlined.
 */
final class GlFailureRules {
    private static final Pattern ELSEWHERE = Pattern.compile("gl("
            // draws
            + "Draw(Range)?(Arrays|Elements)(Instanced)?(BaseVertex)?(BaseInstance)?|MultiDraw(Arrays|Elements|ElementsBaseVertex)"
            // vertices, which are drawn by their end or when they are many
            + "|Begin|End|Vertex[234][a-z].*|VertexP.*|Color[34][a-z].*|ColorP.*|SecondaryColor.*|Normal(3|P).*|(Multi)?TexCoord(P|[1234]).*|FogCoord[fd]v?"
            + "|Index[a-z]+v?|EdgeFlagv?|VertexAttrib(I|L|s|P)?[1234].*|Material[fi]v?|VertexPointer|ColorPointer|NormalPointer|TexCoordPointer"
            + "|VertexAttribI?Pointer"
            // state
            + "|Uniform[1234M].*|ProgramUniform.*|(Enable|Disable)(i|ClientState|VertexAttribArray)?|Blend(Func|Equation|Color).*|Depth(Func|Mask|Range)[a-z]?"
            + "|Stencil(Func|Op|Mask)(Separate)?|AlphaFunc|ColorMaski?|CullFace|FrontFace|LogicOp|LineWidth|PointSize|PolygonOffset|PolygonMode|ShadeModel"
            + "|Viewport|Scissor|ActiveTexture|Bind(Buffer|BufferBase|BufferRange|Texture|VertexArray|VertexBuffer|Sampler)"
            + "|MatrixMode|LoadIdentity|(Load|Mult)(Transpose)?Matrix[fd]|(Push|Pop)Matrix|(Translate|Rotate|Scale)[fd]|Fog[fi]v?|Light(Model)?[fi]v?|Tex(Env|Gen)[fi]v?"
            // questions
            + "|GetError|GetGraphicsResetStatus|Is[A-Z].*)");

    private GlFailureRules() {}

    static boolean catches(GlRegistry.Function f) {
        return !ELSEWHERE.matcher(f.canonical()).matches();
    }
}
