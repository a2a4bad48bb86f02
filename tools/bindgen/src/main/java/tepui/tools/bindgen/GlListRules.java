package tepui.tools.bindgen;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rules that wrap calls of the compatibility profile: what may stand between Begin and End, and what a display list
 * takes up (section 21.4 of the OpenGL specification, compatibility profile).
 */
final class GlListRules {
    /** Ways in which a list records a call. */
    enum Recording {
        /** It does not: the call happens at once. */
        NEVER,
        /** Its words and arrays are copied by generated code. */
        AUTOMATIC,
        /** It has arrays whose size only hand-written code knows. */
        BY_HAND
    }

    private static final Pattern IN_BEGIN = Pattern.compile(
            "gl(Vertex[234][a-z].*|Color[34][a-z].*|SecondaryColor3.*|Index[a-z]v?|Indexubv?|Normal3.*|TexCoord[1234][a-z].*|MultiTexCoord[1234].*"
                    + "|FogCoord[fdh].*|VertexAttrib(I|L|s)?[1234].*|VertexAttribP[1234].*|VertexP[1-4]ui.*|TexCoordP[1-4]ui.*|MultiTexCoordP[1-4]ui.*|NormalP[1-4]ui.*|ColorP[1-4]ui.*"
                    + "|SecondaryColorP[1-4]ui.*|EdgeFlagv?|Material[fi]v?|ArrayElement|EvalCoord.*|EvalPoint.*|CallLists?|End|PrimitiveRestartNV)");

    private static final Pattern VERTEX = Pattern.compile(
            "gl(Begin|End|Vertex[234][a-z].*|VertexP[1-4]ui.*|Color[34][a-z].*|ColorP[1-4]ui.*|SecondaryColor3.*|SecondaryColorP[1-4]ui.*|Normal3.*|NormalP[1-4]ui.*"
                    + "|TexCoord[1234][a-z].*|TexCoordP[1-4]ui.*|MultiTexCoord[1234].*|MultiTexCoordP[1-4]ui.*|FogCoord[fdh].*)");

    private static final Pattern NEVER = Pattern.compile(
            "gl(Get.*|EGLImage.*|Make(Texture|Image)Handle.*|Is[A-Z].*|Gen[A-Z].*|Delete.*|Create.*|NewList|EndList|"
                    + "ClientActiveTexture|ColorPointer|EdgeFlagPointer|FogCoordPointer|IndexPointer|InterleavedArrays|NormalPointer"
                    + "|SecondaryColorPointer|TexCoordPointer|VertexAttribI?L?Pointer|VertexPointer|PrimitiveRestartIndex(NV)?|.*Pointer(EXT|ARB|OES)?"
                    + "|VertexAttrib[IL]?Format|VertexAttribBinding|VertexAttribDivisor|VertexBindingDivisor|BindVertexBuffers?|VertexArray.*|EnableVertexArray.*"
                    + "|DisableVertexArray.*|(Enable|Disable)(ClientState|VertexAttribArray).*|(Push|Pop)ClientAttrib|(Lock|Unlock)ArraysEXT|ClientAttribDefaultEXT|PushClientAttribDefaultEXT"
                    + "|Bind(Buffer|VertexArray|Framebuffer|Renderbuffer).*|.*Buffer(Sub)?Data(EXT)?|(Named)?BufferStorage(EXT)?|(Named)?BufferPageCommitment.*|.*(Map|Unmap).*Buffer.*"
                    + "|Flush.*|Copy(Named)?BufferSubData|Invalidate.*|CheckFramebuffer.*|CheckNamedFramebuffer.*|NamedFramebuffer.*|Framebuffer(?!DrawBuffers?EXT|ReadBufferEXT).*|(Named)?Renderbuffer.*|Generate.*Mipmap.*"
                    + "|AttachShader|AttachObject.*|BindAttribLocation.*|BindFragData.*|CompileShader.*|DetachShader|DetachObject.*|Link.*|ProgramParameter.*|ShaderSource.*|ShaderBinary|SpecializeShader.*"
                    + "|ReleaseShaderCompiler|TransformFeedbackVaryings.*|ShaderStorageBlockBinding|Validate.*|ProgramBinary.*|(Named)?ProgramString.*"
                    + "|ClientWaitSync|WaitSync|FenceSync|ReadPixels|ReadnPixels|RenderMode|SelectBuffer|FeedbackBuffer|Finish|PixelStore.*|AreTextures.*|AreProgramsResident.*"
                    + "|DebugMessage.*|ObjectLabel|ObjectPtrLabel|LabelObject.*|(Push|Pop)DebugGroup|InsertEventMarker.*|DiscardFramebuffer.*|(Push|Pop)GroupMarker.*|TexStorage.*|TextureStorage.*|Tex(ture)?PageCommitment.*|TextureView|(Multi)?TexBuffer.*|TextureBuffer.*"
                    + "|MaxShaderCompilerThreads.*|TransformFeedbackBuffer.*|.*TransformFeedback|BindSamplers?|SamplerParameter.*|BindImageTextures?|BindTextures|BindTextureUnit|NamedString.*)");

    private GlListRules() {}

    static boolean allowedInBegin(GlRegistry.Function f) {
        return IN_BEGIN.matcher(f.canonical()).matches();
    }

    /** Does a call give vertices or their attributes, so that primitives that wait to be drawn may go on waiting? */
    static boolean givesVertices(GlRegistry.Function f) {
        return VERTEX.matcher(f.canonical()).matches();
    }

    /** Is all that a call does to keep numbers that it was given, vertices or what they have? Then nothing in it can fail that is not caught below. */
    static boolean onlyStores(GlRegistry.Function f) {
        return givesVertices(f)
                && f.params().stream().noneMatch(GlRegistry.Param::pointer)
                && !f.canonical().equals("glEnd");
    }

    static Recording recording(GlRegistry.Function f) {
        if (!f.returns().equals("void") || NEVER.matcher(f.canonical()).matches()) return Recording.NEVER;
        // Their pointers to pointers are no results, though the registry's type does not begin with const.
        if (f.canonical().matches("glMultiDrawElements(BaseVertex)?")) return Recording.BY_HAND;
        Recording result = Recording.AUTOMATIC;
        for (GlRegistry.Param p : f.params()) {
            if (!p.pointer()) continue;
            if (!p.constant()) return Recording.NEVER;
            if (bytes(f, p) == null) result = Recording.BY_HAND;
        }
        return result;
    }

    /** An expression for the bytes behind a pointer, or null where it is not known. */
    static @Nullable String bytes(GlRegistry.Function f, GlRegistry.Param p) {
        int size = elementBytes(p.element());
        String len = p.len();
        if (size == 0 || len == null) return null;
        if (len.matches("[0-9]+")) return String.valueOf((long) size * Integer.parseInt(len));
        if (len.equals("COMPSIZE(pname)")) return size + "L * ParamCounts.of(pname)";
        if (len.matches("[a-z]+(\\*[0-9]+)?")) {
            List<String> parts = List.of(len.split("\\*"));
            boolean known = f.params().stream()
                    .anyMatch(q -> q.name().equals(parts.getFirst()) && q.type().equals("int"));
            if (!known) return null;
            int times = parts.size() == 1 ? 1 : Integer.parseInt(parts.get(1));
            return (size * times) + "L * " + parts.getFirst();
        }
        return null;
    }

    private static int elementBytes(String element) {
        return switch (element) {
            case "GLboolean", "GLbyte", "GLubyte", "GLchar" -> 1;
            case "GLshort", "GLushort", "GLhalf", "GLhalfNV" -> 2;
            case "GLint", "GLuint", "GLenum", "GLsizei", "GLfloat", "GLfixed", "GLclampf" -> 4;
            case "GLdouble", "GLint64", "GLuint64", "GLuint64EXT", "GLclampd" -> 8;
            default -> 0;
        };
    }

    /** Whether tools that watch calls are told when it comes back: it gives or writes something, or links a program, whose attributes are known then. */
    static boolean tellsResult(GlRegistry.Function f) {
        if (!f.returns().equals("void") || f.name().equals("glLinkProgram")) return true;
        for (GlRegistry.Param p : f.params()) if (p.pointer() && !p.constant() && p.len() != null) return true;
        return false;
    }
}
