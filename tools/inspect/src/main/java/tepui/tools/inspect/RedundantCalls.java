package tepui.tools.inspect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.layers.capture.ProgramCall;

/** Search for calls that set what is set already. It knows calls that set one thing each; what might change it unseen makes it forget all. */
final class RedundantCalls {
    /** Effect of a function: what it sets, and how many of its first arguments say which one. */
    private record Sets(String what, int which) {}

    private static final Map<String, Sets> KNOWN = new HashMap<>();

    static {
        sets(
                0,
                "glUseProgram",
                "glBindVertexArray",
                "glActiveTexture",
                "glBlendEquation",
                "glDepthFunc",
                "glDepthMask");
        sets(0, "glColorMask", "glViewport", "glScissor", "glCullFace", "glFrontFace", "glLineWidth", "glPointSize");
        sets(
                0,
                "glShadeModel",
                "glAlphaFunc",
                "glStencilFunc",
                "glStencilOp",
                "glStencilMask",
                "glClearColor",
                "glDepthRange");
        sets(0, "glClearDepth", "glMatrixMode", "glPolygonOffset", "glClientActiveTexture");
        sets(
                1,
                "glBindBuffer",
                "glBindFramebuffer",
                "glBindTexture",
                "glBindSampler",
                "glPolygonMode",
                "glPixelStorei");
        sets(2, "glTexEnvi", "glTexEnvf");
        KNOWN.put("glEnable", new Sets("switch", 1));
        KNOWN.put("glDisable", new Sets("switch", 1));
        KNOWN.put("glBlendFunc", new Sets("blend", 0));
        KNOWN.put("glBlendFuncSeparate", new Sets("blend", 0));
        sets(
                0,
                "SetFVF",
                "SetVertexShader",
                "SetPixelShader",
                "SetVertexDeclaration",
                "SetIndices",
                "SetDepthStencilSurface");
        sets(1, "SetRenderState", "SetTexture", "SetStreamSource", "SetRenderTarget");
        sets(2, "SetTextureStageState", "SetSamplerState");
    }

    /** These change much at once. */
    private static final Set<String> FORGETS = Set.of(
            "glPopAttrib",
            "glPopClientAttrib",
            "glCallList",
            "glCallLists",
            "glNewList",
            "glEndList",
            "glLinkProgram",
            "Apply",
            "Reset");

    private RedundantCalls() {}

    private static void sets(int which, String... names) {
        for (String name : names) KNOWN.put(name, new Sets(name, which));
    }

    static List<Warning> in(List<ProgramCall> calls) {
        List<Warning> found = new ArrayList<>();
        Map<String, String> state = new HashMap<>();
        String unit = "";
        for (int i = 0; i < calls.size(); i++) {
            ProgramCall call = calls.get(i);
            String name = call.name().substring(call.name().lastIndexOf(':') + 1);
            if (FORGETS.contains(name)
                    || name.startsWith("glDelete")
                    || !call.notes().isEmpty()) state.clear();
            Sets sets = KNOWN.get(name);
            if (sets == null) continue;
            if (name.equals("glActiveTexture")) unit = call.arguments().toString();
            int which = Math.min(sets.which(), call.arguments().size());
            String key = sets.what()
                    + call.arguments().subList(0, which)
                    + (name.startsWith("glBindTexture") || name.startsWith("glTexEnv") ? unit : "")
                    + (sets.what().equals("switch")
                                    && call.arguments().toString().contains("GL_TEXTURE_")
                            ? unit
                            : "");
            String value = name + call.arguments();
            if (value.equals(state.put(key, value))) found.add(new Warning("redundant", i, "is set so already"));
            // Which buffer holds indices belongs to the vertex array.
            if (name.equals("glBindVertexArray")) state.keySet().removeIf(k -> k.startsWith("glBindBuffer"));
        }
        return found;
    }
}
