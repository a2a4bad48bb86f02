package tepui.tools.bindgen;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rules by which a function of EXT_direct_state_access is generated: how the object is found that its first arguments
 * name, and the function that does the same with what is bound. The extension's names follow from those of such
 * functions, so both are found by rules; what has no twin is written by hand.
 */
final class GlDirectRules {
    static final String EXTENSION = "GL_EXT_direct_state_access";

    /**
     * Rule by which a function is made: what {@code by} names is found, and the method that {@code bound} without its
     * "gl" names is called with the function's name, that object, and {@code given}.
     */
    record Rule(Finder finder, List<String> by, String bound, List<String> given) {
        /** The method that takes the object. */
        String method() {
            return Character.toLowerCase(bound.charAt(2)) + bound.substring(3);
        }
    }

    /**
     * Finder of an object by its name.
     *
     * @param type its class
     * @param call what finds it
     * @param none what follows the object in a test of whether there is none, which is an error that was recorded; empty where there always is one
     * @param owner whose method takes it; empty for the chapter of the function whose twin it is
     */
    record Finder(String type, String call, String none, String owner) {
        /** The method's name alone. */
        String method() {
            return call.substring(call.lastIndexOf('.') + 1);
        }
    }

    private static final Finder STACK =
            new Finder("MatrixStack", "context.matrix.find", "== null", "context.matrix.operations");
    private static final Finder PROGRAM =
            new Finder("AssemblyProgram", "context.assembly.find", "== null", "context.assembly");
    private static final Finder TEXTURE = named("TextureObject", "texture");
    private static final Finder TEXTURE_OF_UNIT = named("TextureObject", "textureOfUnit");
    private static final Finder BUFFER = named("BufferObject", "buffer");
    private static final Finder RENDERBUFFER = named("Renderbuffer", "renderbuffer");
    private static final Finder FRAMEBUFFER =
            new Finder("Framebuffer", "context.named.framebuffer", "", "context.framebuffer");
    private static final Finder FRAMEBUFFER_OF_NAME = named("Framebuffer", "generatedFramebuffer");
    private static final Finder ARRAY = named("VertexArray", "vertexArray");
    private static final Finder PLACE = named("ArrayPlace", "place");
    private static final Finder UNIT = new Finder("int", "context.named.unitToBind", "< 0", "");
    private static final Finder COORDINATES = new Finder("int", "context.named.coordinates", "< 0", "");

    private static Finder named(String type, String method) {
        return new Finder(type, "context.named." + method, "== null", "");
    }

    private static Finder unit(String chapter) {
        return new Finder("int", "context.fixedUnits.find", "< 0", "context." + chapter);
    }

    /** Functions that the extension has beside others that the table lacks. */
    private static final Pattern ELSEWHERE = Pattern.compile("gl(MultiTex|Texture)RenderbufferEXT"
            + "|glNamedRenderbufferStorageMultisampleCoverageEXT|gl(Get)?NamedProgramLocalParameters?I.*");

    /** Written by hand. */
    private static final Set<String> BY_HAND = Set.of(
            "glClientAttribDefaultEXT",
            "glPushClientAttribDefaultEXT",
            "glEnableClientStateIndexedEXT",
            "glDisableClientStateIndexedEXT",
            "glEnableVertexArrayEXT",
            "glDisableVertexArrayEXT",
            "glGetPointerIndexedvEXT",
            "glGetVertexArrayIntegervEXT",
            "glGetVertexArrayIntegeri_vEXT",
            "glGetVertexArrayPointervEXT",
            "glGetVertexArrayPointeri_vEXT",
            "glGetFramebufferParameterivEXT",
            "glNamedCopyBufferSubDataEXT",
            "glNamedFramebufferTextureFaceEXT",
            "glVertexArrayMultiTexCoordOffsetEXT");

    private GlDirectRules() {}

    /** Whether an extension brings a function only where another extension is. */
    static boolean needsAnother(String extension, String function) {
        return extension.equals(EXTENSION) && ELSEWHERE.matcher(function).matches();
    }

    /** The extension that brings a function: of sparse textures, the registry has one at this extension, where ARB_sparse_texture has its text. */
    static String bringer(String by, String function) {
        return function.equals("glTexturePageCommitmentEXT") ? "GL_ARB_sparse_texture" : by;
    }

    /** How a function is made; null where it is written by hand, or not the extension's alone. */
    static @Nullable Rule of(GlRegistry.Function f) {
        if (!f.isCanonical() || !f.broughtBy().contains(EXTENSION) || BY_HAND.contains(f.name())) return null;
        String name = f.name().substring(2, f.name().length() - 3);
        List<String> all = f.params().stream().map(GlRegistry.Param::name).toList();
        List<String> rest = all.subList(1, all.size());
        List<String> first = all.subList(0, 1);
        if (name.startsWith("Matrix")) return new Rule(STACK, first, matrix(name.substring(6)), rest);
        if (name.startsWith("VertexArray") && name.endsWith("Offset")) {
            List<String> by = new ArrayList<>(all.subList(0, 2));
            by.add(all.getLast());
            String bound = "gl" + name.substring(11, name.length() - 6) + "Pointer";
            return new Rule(PLACE, by, bound, all.subList(2, all.size()));
        }
        if (name.contains("VertexArray")) return new Rule(ARRAY, first, array(name), rest);
        if (name.equals("MultiTexCoordPointer")) return new Rule(COORDINATES, first, "glTexCoordPointer", rest);
        if (name.equals("BindMultiTexture")) return new Rule(UNIT, first, "glBindTexture", rest);
        if (name.equals("GenerateMultiTexMipmap")) return new Rule(TEXTURE_OF_UNIT, all, "glGenerateMipmap", rest);
        if (name.contains("MultiTexEnv") || name.contains("MultiTexGen")) {
            Finder unit = unit(name.contains("Env") ? "texEnv" : "texGen");
            return new Rule(unit, first, "gl" + name.replace("MultiTex", "Tex"), rest);
        }
        if (name.contains("MultiTex")) {
            return new Rule(TEXTURE_OF_UNIT, all.subList(0, 2), "gl" + name.replace("MultiTex", "Tex"), rest);
        }
        if (name.equals("GenerateTextureMipmap")) return new Rule(TEXTURE, all, "glGenerateMipmap", rest);
        if (name.contains("NamedProgram")) {
            String suffix = name.endsWith("s4fv") ? "EXT" : "ARB";
            String bound = "gl" + name.replace("Named", "") + suffix;
            return new Rule(PROGRAM, all.subList(0, 2), bound, all.subList(2, all.size()));
        }
        String plain = "gl" + name.replace("Named", "");
        if (name.contains("NamedFramebufferParameter")) {
            return new Rule(FRAMEBUFFER_OF_NAME, first, plain, rest);
        }
        if (name.contains("Framebuffer")) return new Rule(FRAMEBUFFER, first, plain, rest);
        if (name.contains("NamedRenderbuffer")) return new Rule(RENDERBUFFER, first, plain, rest);
        if (name.contains("NamedBuffer")) return new Rule(BUFFER, first, plain, rest);
        if (name.contains("Texture")) {
            return new Rule(TEXTURE, all.subList(0, 2), "gl" + name.replace("Texture", "Tex"), rest);
        }
        throw new IllegalArgumentException("GlDirectRules: there is no rule for " + f.name());
    }

    private static String matrix(String what) {
        if (what.startsWith("Load") && !what.equals("LoadIdentity") || what.startsWith("Mult")) {
            return "gl" + what.substring(0, what.length() - 1) + "Matrix" + what.charAt(what.length() - 1);
        }
        return what.equals("Push") || what.equals("Pop") ? "gl" + what + "Matrix" : "gl" + what;
    }

    private static String array(String name) {
        return switch (name) {
            case "EnableVertexArrayAttrib" -> "glEnableVertexAttribArray";
            case "DisableVertexArrayAttrib" -> "glDisableVertexAttribArray";
            case "VertexArrayBindVertexBuffer" -> "glBindVertexBuffer";
            default -> "gl" + name.substring("VertexArray".length());
        };
    }
}
