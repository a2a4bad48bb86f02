package tepui.tools.suites.calls;

import java.util.List;
import tepui.tools.suites.calls.ImplementationPair.Argument;

/** State in which calls can be right: objects of {@link TestObjects} that are bound where functions look for them. */
final class FaultSituation {
    private static final List<String> BUFFERS = List.of(
            "GL_ARRAY_BUFFER",
            "GL_ELEMENT_ARRAY_BUFFER",
            "GL_COPY_READ_BUFFER",
            "GL_UNIFORM_BUFFER",
            "GL_TEXTURE_BUFFER",
            "GL_SHADER_STORAGE_BUFFER",
            "GL_ATOMIC_COUNTER_BUFFER");
    private static final List<String> TARGETS = List.of(
            "GL_TEXTURE_2D",
            "GL_TEXTURE_2D",
            "GL_TEXTURE_2D",
            "GL_TEXTURE_3D",
            "GL_TEXTURE_CUBE_MAP",
            "GL_TEXTURE_2D_ARRAY",
            "GL_TEXTURE_1D",
            "GL_TEXTURE_RECTANGLE",
            "GL_TEXTURE_1D_ARRAY");

    private final Registry registry;
    private final ImplementationPair pair;

    FaultSituation(Registry registry, ImplementationPair pair) {
        this.registry = registry;
        this.pair = pair;
    }

    private Argument e(String name) {
        return Argument.same(registry.value(name), name);
    }

    private static Argument n(ImplementationPair.Name name) {
        return new Argument((int) name.mine(), (int) name.other(), "");
    }

    /** Binds what the function needs. */
    void enter(String function) {
        boolean desktop = registry.has("glPolygonMode");
        List<ImplementationPair.Name> buffers = pair.of("buffer");
        for (String target : BUFFERS) {
            if (registry.knows(target)) pair.call("glBindBuffer", e(target), n(buffers.getFirst()));
        }
        if (function.contains("Indirect")) {
            for (String target :
                    List.of("GL_DRAW_INDIRECT_BUFFER", "GL_DISPATCH_INDIRECT_BUFFER", "GL_PARAMETER_BUFFER"))
                if (registry.knows(target)) pair.call("glBindBuffer", e(target), n(buffers.getFirst()));
        }
        for (int i = 0; i < (desktop ? TARGETS.size() : 6); i++) {
            // The first texture that was made for the target, whose images can be made anew.
            pair.call("glBindTexture", e(TARGETS.get(i)), n(pair.of("texture").get(i)));
        }
        if (function.contains("Framebuffer") || function.contains("DrawBuffer") || function.contains("ReadBuffer")) {
            pair.call(
                    "glBindFramebuffer",
                    e("GL_FRAMEBUFFER"),
                    n(pair.of("framebuffer").getFirst()));
        }
        if (function.startsWith("glEndQuery")) {
            pair.call(
                    "glBeginQuery",
                    e("GL_ANY_SAMPLES_PASSED"),
                    n(pair.of("query").getFirst()));
        }
        pair.call("glBindVertexArray", n(pair.of("vertex array").getFirst()));
        pair.call("glBindBuffer", e("GL_ELEMENT_ARRAY_BUFFER"), n(buffers.getFirst()));
        pair.call(
                "glBindTransformFeedback",
                e("GL_TRANSFORM_FEEDBACK"),
                n(pair.of("transform feedback").getFirst()));
        if (registry.has("glBindProgramPipeline"))
            pair.call("glBindProgramPipeline", n(pair.of("program pipeline").getFirst()));
    }
}
