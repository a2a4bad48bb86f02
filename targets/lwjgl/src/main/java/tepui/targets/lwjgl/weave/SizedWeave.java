package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.Set;

/**
 * Weaver of the methods whose buffer must be as large as the state of OpenGL says, which LWJGL does not know: pixels, whose rows have paddings and
 * places, answers of several words, and vertex arrays, whose ends are kept for the draws. The method's own call of MemoryUtil for the address tells of the buffer as well, and the one of the function says
 * that it is over.
 */
final class SizedWeave {
    private static final String MEMORY = "org/lwjgl/system/MemoryUtil";
    private static final String CALLS = "tepui/targets/lwjgl/gl/SizedCalls";
    private static final Set<String> NAMES = names();
    /** Vertex arrays in the program's memory. */
    private static final Set<String> ARRAYS = Set.of(
            "glVertexPointer",
            "glNormalPointer",
            "glColorPointer",
            "glSecondaryColorPointer",
            "glTexCoordPointer",
            "glFogCoordPointer",
            "glEdgeFlagPointer",
            "glInterleavedArrays",
            "glVertexAttribPointer",
            "glVertexAttribIPointer",
            "glVertexAttribLPointer");

    private final ClassEdit edit;
    private final int memory;
    private final int self;
    private final Set<String> helpers = new HashSet<>();

    SizedWeave(ClassEdit edit) {
        this.edit = edit;
        memory = edit.classConstant(MEMORY);
        self = edit.classConstant(edit.name());
    }

    private static Set<String> names() {
        Set<String> names = new HashSet<>();
        String[] all = {
            "glTexImage1D",
            "glTexImage2D",
            "glTexImage3D",
            "glTexImage3DOES",
            "glTexSubImage1D",
            "glTexSubImage2D",
            "glTexSubImage3D",
            "glTexSubImage3DOES",
            "glTextureSubImage1D",
            "glTextureSubImage2D",
            "glTextureSubImage3D",
            "glReadPixels",
            "glDrawPixels",
            "glBitmap",
            "glGetTexImage",
            "glClearTexImage",
            "glClearTexSubImage",
            "glColorTable",
            "glColorSubTable",
            "glGetColorTable",
            "glConvolutionFilter1D",
            "glConvolutionFilter2D",
            "glGetConvolutionFilter",
            "glGetHistogram",
            "glGetMinmax",
            "glMap1f",
            "glMap1d",
            "glMap2f",
            "glMap2d",
            "glGetMapfv",
            "glGetMapdv",
            "glGetMapiv",
            "glGetBooleanv",
            "glGetIntegerv",
            "glGetFloatv",
            "glGetDoublev",
            "glGetInteger64v",
            "glGetBooleani_v",
            "glGetIntegeri_v",
            "glGetFloati_v",
            "glGetDoublei_v",
            "glGetInteger64i_v",
            "glGetUniformfv",
            "glGetUniformiv",
            "glGetUniformuiv",
            "glGetUniformdv",
            "glGetTexParameterfv",
            "glGetTexParameteriv",
            "glGetTexParameterIiv",
            "glGetTexParameterIuiv",
            "glGetTextureParameterfv",
            "glGetTextureParameteriv",
            "glGetTextureParameterIiv",
            "glGetTextureParameterIuiv",
            "glGetSamplerParameterfv",
            "glGetSamplerParameteriv",
            "glGetSamplerParameterIiv",
            "glGetSamplerParameterIuiv",
            "glGetTexEnvfv",
            "glGetTexEnviv",
            "glGetTexGenfv",
            "glGetTexGeniv",
            "glGetTexGendv",
            "glGetLightfv",
            "glGetLightiv",
            "glGetMaterialfv",
            "glGetMaterialiv",
            "glGetVertexAttribfv",
            "glGetVertexAttribiv",
            "glGetVertexAttribdv",
            "glGetVertexAttribIiv",
            "glGetVertexAttribIuiv",
            "glGetVertexAttribLdv",
            "glGetProgramiv",
            "glGetActiveUniformBlockiv",
            "glGetActiveAtomicCounterBufferiv",
            "glGetActiveSubroutineUniformiv",
            "glGetMultisamplefv",
            "glGetProgramStageiv",
            "glGetPixelMapfv",
            "glGetPixelMapuiv",
            "glGetPixelMapusv",
            "glGetCompressedTexImage"
        };
        for (String name : all) names.add(name);
        return names;
    }

    /** Whether a function's memory is as large as state says. */
    static boolean isSized(String function) {
        return NAMES.contains(function);
    }

    /** Weaves a method that takes a buffer; false where there is nothing to do. */
    boolean weave(ClassEdit.Method m) {
        boolean array = ARRAYS.contains(edit.name(m));
        if (memory < 0 || self < 0 || m.codeEnd == 0 || !array && !isSized(edit.name(m))) return false;
        int address = 0;
        int call = 0;
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            if (edit.u1(at) != ClassEdit.INVOKESTATIC) continue;
            if (edit.owner(at) == memory && edit.memberName(at).startsWith("memAddress")) {
                // Another buffer's: which of them a call means is not known.
                if (address != 0) return false;
                address = at;
            } else if (edit.owner(at) == self && edit.memberName(at).startsWith("ngl")) {
                call = at;
            }
        }
        if (address == 0 || call == 0 || !edit.memberType(call).endsWith(")V")) return false;
        String found = edit.memberName(address);
        String of = edit.memberType(address);
        edit.patch(
                address,
                ClassEdit.INVOKESTATIC,
                edit.methodOf(edit.name(), begin(found, of, array ? "beginArray" : "begin"), of));
        String type = edit.memberType(call);
        edit.patch(call, ClassEdit.INVOKESTATIC, edit.methodOf(edit.name(), call(edit.memberName(call), type), type));
        return true;
    }

    private String begin(String name, String type, String told) {
        String helper = "tepui$" + told + "$" + name;
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        code.parameter(0)
                .call(MEMORY, name, type)
                .parameter(0)
                .call(CALLS, told, "(JLjava/nio/Buffer;)J")
                .give('J');
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }

    private String call(String name, String type) {
        String helper = "tepui$sized$".concat(name);
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        int count = code.shape().count();
        for (int i = 0; i < count; i++) code.parameter(i);
        code.call(edit.name(), name, type).call(CALLS, "end", "()V").give('V');
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }
}
