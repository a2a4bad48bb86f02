package tepui.frontends.gl.list;

import tepui.frontends.gl.context.Context;

/**
 * Executes recorded calls: one small switch for every 32 of them, since the compiler leaves methods above 8,000 bytes alone. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
final class GeneratedPlayer {
    private GeneratedPlayer() {}

    static void play(Context context, int op, int[] words, int at) {
        switch (op >> 5) {
            case 0 -> play0(context, op, words, at);
            case 1 -> play1(context, op, words, at);
            case 2 -> play2(context, op, words, at);
            case 3 -> play3(context, op, words, at);
            case 4 -> play4(context, op, words, at);
            case 5 -> play5(context, op, words, at);
            case 6 -> play6(context, op, words, at);
            case 7 -> play7(context, op, words, at);
            case 8 -> play8(context, op, words, at);
            case 9 -> play9(context, op, words, at);
            case 10 -> play10(context, op, words, at);
            case 11 -> play11(context, op, words, at);
            case 12 -> play12(context, op, words, at);
            case 13 -> play13(context, op, words, at);
            case 14 -> play14(context, op, words, at);
            case 15 -> play15(context, op, words, at);
            case 16 -> play16(context, op, words, at);
            case 17 -> play17(context, op, words, at);
            case 18 -> play18(context, op, words, at);
            case 19 -> play19(context, op, words, at);
            case 20 -> play20(context, op, words, at);
            case 21 -> play21(context, op, words, at);
            case 22 -> play22(context, op, words, at);
            case 23 -> play23(context, op, words, at);
            case 24 -> play24(context, op, words, at);
            case 25 -> play25(context, op, words, at);
            case 26 -> play26(context, op, words, at);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play0(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glAccum -> context.glAccum(words[at], floatAt(words, at + 1));
            case ListOps.glActiveProgramEXT -> context.glActiveProgramEXT(words[at]);
            case ListOps.glActiveShaderProgram -> context.glActiveShaderProgram(words[at], words[at + 1]);
            case ListOps.glActiveStencilFaceEXT -> context.glActiveStencilFaceEXT(words[at]);
            case ListOps.glActiveTexture -> context.glActiveTexture(words[at]);
            case ListOps.glAlphaFunc -> context.glAlphaFunc(words[at], floatAt(words, at + 1));
            case ListOps.glArrayElement -> context.glArrayElement(words[at]);
            case ListOps.glBegin -> context.glBegin(words[at]);
            case ListOps.glBeginConditionalRender -> context.glBeginConditionalRender(words[at], words[at + 1]);
            case ListOps.glBeginQuery -> context.glBeginQuery(words[at], words[at + 1]);
            case ListOps.glBeginQueryIndexed -> context.glBeginQueryIndexed(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBindImageTextureEXT -> context.glBindImageTextureEXT(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glBindMultiTextureEXT -> context.glBindMultiTextureEXT(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBindProgramARB -> context.glBindProgramARB(words[at], words[at + 1]);
            case ListOps.glBindProgramPipeline -> context.glBindProgramPipeline(words[at]);
            case ListOps.glBindTexture -> context.glBindTexture(words[at], words[at + 1]);
            case ListOps.glBlendBarrier -> context.glBlendBarrier();
            case ListOps.glBlendColor -> context.glBlendColor(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glBlendEquation -> context.glBlendEquation(words[at]);
            case ListOps.glBlendEquationSeparate -> context.glBlendEquationSeparate(words[at], words[at + 1]);
            case ListOps.glBlendEquationSeparatei -> context.glBlendEquationSeparatei(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBlendEquationi -> context.glBlendEquationi(words[at], words[at + 1]);
            case ListOps.glBlendFunc -> context.glBlendFunc(words[at], words[at + 1]);
            case ListOps.glBlendFuncSeparate -> context.glBlendFuncSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glBlendFuncSeparatei -> context.glBlendFuncSeparatei(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glBlendFunci -> context.glBlendFunci(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBlitFramebuffer -> context.glBlitFramebuffer(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glBlitNamedFramebuffer -> context.glBlitNamedFramebuffer(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9], words[at + 10], words[at + 11]);
            case ListOps.glBufferParameteriAPPLE -> context.glBufferParameteriAPPLE(words[at], words[at + 1], words[at + 2]);
            case ListOps.glCallList -> context.glCallList(words[at]);
            case ListOps.glClampColor -> context.glClampColor(words[at], words[at + 1]);
            case ListOps.glClear -> context.glClear(words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play1(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glClearAccum -> context.glClearAccum(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glClearBufferfi -> context.glClearBufferfi(words[at], words[at + 1], floatAt(words, at + 2), words[at + 3]);
            case ListOps.glClearColor -> context.glClearColor(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glClearColorIiEXT -> context.glClearColorIiEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glClearColorIuiEXT -> context.glClearColorIuiEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glClearDepth -> context.glClearDepth(doubleAt(words, at));
            case ListOps.glClearDepthf -> context.glClearDepthf(floatAt(words, at));
            case ListOps.glClearIndex -> context.glClearIndex(floatAt(words, at));
            case ListOps.glClearNamedFramebufferfi -> context.glClearNamedFramebufferfi(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3), words[at + 4]);
            case ListOps.glClearStencil -> context.glClearStencil(words[at]);
            case ListOps.glClipControl -> context.glClipControl(words[at], words[at + 1]);
            case ListOps.glClipPlane -> context.glClipPlane(words[at], longAt(words, at + 1));
            case ListOps.glColor3b -> context.glColor3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glColor3bv -> context.glColor3bv(longAt(words, at));
            case ListOps.glColor3d -> context.glColor3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glColor3dv -> context.glColor3dv(longAt(words, at));
            case ListOps.glColor3f -> context.glColor3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glColor3fv -> context.glColor3fv(longAt(words, at));
            case ListOps.glColor3hNV -> context.glColor3hNV((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glColor3hvNV -> context.glColor3hvNV(longAt(words, at));
            case ListOps.glColor3i -> context.glColor3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glColor3iv -> context.glColor3iv(longAt(words, at));
            case ListOps.glColor3s -> context.glColor3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glColor3sv -> context.glColor3sv(longAt(words, at));
            case ListOps.glColor3ub -> context.glColor3ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glColor3ubv -> context.glColor3ubv(longAt(words, at));
            case ListOps.glColor3ui -> context.glColor3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glColor3uiv -> context.glColor3uiv(longAt(words, at));
            case ListOps.glColor3us -> context.glColor3us((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glColor3usv -> context.glColor3usv(longAt(words, at));
            case ListOps.glColor4b -> context.glColor4b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3]);
            case ListOps.glColor4bv -> context.glColor4bv(longAt(words, at));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play2(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glColor4d -> context.glColor4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glColor4dv -> context.glColor4dv(longAt(words, at));
            case ListOps.glColor4f -> context.glColor4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glColor4fv -> context.glColor4fv(longAt(words, at));
            case ListOps.glColor4hNV -> context.glColor4hNV((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glColor4hvNV -> context.glColor4hvNV(longAt(words, at));
            case ListOps.glColor4i -> context.glColor4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glColor4iv -> context.glColor4iv(longAt(words, at));
            case ListOps.glColor4s -> context.glColor4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glColor4sv -> context.glColor4sv(longAt(words, at));
            case ListOps.glColor4ub -> context.glColor4ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3]);
            case ListOps.glColor4ubv -> context.glColor4ubv(longAt(words, at));
            case ListOps.glColor4ui -> context.glColor4ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glColor4uiv -> context.glColor4uiv(longAt(words, at));
            case ListOps.glColor4us -> context.glColor4us((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glColor4usv -> context.glColor4usv(longAt(words, at));
            case ListOps.glColorMask -> context.glColorMask(words[at] != 0, words[at + 1] != 0, words[at + 2] != 0, words[at + 3] != 0);
            case ListOps.glColorMaski -> context.glColorMaski(words[at], words[at + 1] != 0, words[at + 2] != 0, words[at + 3] != 0, words[at + 4] != 0);
            case ListOps.glColorMaterial -> context.glColorMaterial(words[at], words[at + 1]);
            case ListOps.glColorP3ui -> context.glColorP3ui(words[at], words[at + 1]);
            case ListOps.glColorP3uiv -> context.glColorP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glColorP4ui -> context.glColorP4ui(words[at], words[at + 1]);
            case ListOps.glColorP4uiv -> context.glColorP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glColorTableParameterfv -> context.glColorTableParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glColorTableParameteriv -> context.glColorTableParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glConvolutionParameterf -> context.glConvolutionParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glConvolutionParameterfv -> context.glConvolutionParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glConvolutionParameteri -> context.glConvolutionParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glConvolutionParameteriv -> context.glConvolutionParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glCopyColorSubTable -> context.glCopyColorSubTable(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyColorTable -> context.glCopyColorTable(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyConvolutionFilter1D -> context.glCopyConvolutionFilter1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play3(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glCopyConvolutionFilter2D -> context.glCopyConvolutionFilter2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyImageSubData -> context.glCopyImageSubData(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9], words[at + 10], words[at + 11], words[at + 12], words[at + 13], words[at + 14]);
            case ListOps.glCopyMultiTexImage1DEXT -> context.glCopyMultiTexImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyMultiTexImage2DEXT -> context.glCopyMultiTexImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyMultiTexSubImage1DEXT -> context.glCopyMultiTexSubImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyMultiTexSubImage2DEXT -> context.glCopyMultiTexSubImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyMultiTexSubImage3DEXT -> context.glCopyMultiTexSubImage3DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glCopyPixels -> context.glCopyPixels(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyTexImage1D -> context.glCopyTexImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyTexImage2D -> context.glCopyTexImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTexSubImage1D -> context.glCopyTexSubImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyTexSubImage2D -> context.glCopyTexSubImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTexSubImage3D -> context.glCopyTexSubImage3D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureImage1DEXT -> context.glCopyTextureImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTextureImage2DEXT -> context.glCopyTextureImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage1D -> context.glCopyTextureSubImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyTextureSubImage1DEXT -> context.glCopyTextureSubImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyTextureSubImage2D -> context.glCopyTextureSubImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTextureSubImage2DEXT -> context.glCopyTextureSubImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage3D -> context.glCopyTextureSubImage3D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage3DEXT -> context.glCopyTextureSubImage3DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glCullFace -> context.glCullFace(words[at]);
            case ListOps.glCurrentPaletteMatrixARB -> context.glCurrentPaletteMatrixARB(words[at]);
            case ListOps.glDepthBoundsEXT -> context.glDepthBoundsEXT(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glDepthFunc -> context.glDepthFunc(words[at]);
            case ListOps.glDepthMask -> context.glDepthMask(words[at] != 0);
            case ListOps.glDepthRange -> context.glDepthRange(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glDepthRangeIndexed -> context.glDepthRangeIndexed(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glDepthRangeIndexeddNV -> context.glDepthRangeIndexeddNV(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glDepthRangeIndexedfOES -> context.glDepthRangeIndexedfOES(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glDepthRangef -> context.glDepthRangef(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glDisable -> context.glDisable(words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play4(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glDisablei -> context.glDisablei(words[at], words[at + 1]);
            case ListOps.glDispatchCompute -> context.glDispatchCompute(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDispatchComputeGroupSizeARB -> context.glDispatchComputeGroupSizeARB(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glDispatchComputeIndirect -> context.glDispatchComputeIndirect(longAt(words, at));
            case ListOps.glDrawArrays -> context.glDrawArrays(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawArraysInstanced -> context.glDrawArraysInstanced(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glDrawArraysInstancedBaseInstance -> context.glDrawArraysInstancedBaseInstance(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glDrawBuffer -> context.glDrawBuffer(words[at]);
            case ListOps.glDrawBuffers -> context.glDrawBuffers(words[at], longAt(words, at + 1));
            case ListOps.glDrawTransformFeedbackInstanced -> context.glDrawTransformFeedbackInstanced(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawTransformFeedbackStream -> context.glDrawTransformFeedbackStream(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawTransformFeedbackStreamInstanced -> context.glDrawTransformFeedbackStreamInstanced(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glEdgeFlag -> context.glEdgeFlag(words[at] != 0);
            case ListOps.glEdgeFlagv -> context.glEdgeFlagv(longAt(words, at));
            case ListOps.glEnable -> context.glEnable(words[at]);
            case ListOps.glEnablei -> context.glEnablei(words[at], words[at + 1]);
            case ListOps.glEnd -> context.glEnd();
            case ListOps.glEndConditionalRender -> context.glEndConditionalRender();
            case ListOps.glEndQuery -> context.glEndQuery(words[at]);
            case ListOps.glEndQueryIndexed -> context.glEndQueryIndexed(words[at], words[at + 1]);
            case ListOps.glEvalCoord1d -> context.glEvalCoord1d(doubleAt(words, at));
            case ListOps.glEvalCoord1dv -> context.glEvalCoord1dv(longAt(words, at));
            case ListOps.glEvalCoord1f -> context.glEvalCoord1f(floatAt(words, at));
            case ListOps.glEvalCoord1fv -> context.glEvalCoord1fv(longAt(words, at));
            case ListOps.glEvalCoord2d -> context.glEvalCoord2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glEvalCoord2dv -> context.glEvalCoord2dv(longAt(words, at));
            case ListOps.glEvalCoord2f -> context.glEvalCoord2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glEvalCoord2fv -> context.glEvalCoord2fv(longAt(words, at));
            case ListOps.glEvalMesh1 -> context.glEvalMesh1(words[at], words[at + 1], words[at + 2]);
            case ListOps.glEvalMesh2 -> context.glEvalMesh2(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glEvalPoint1 -> context.glEvalPoint1(words[at]);
            case ListOps.glEvalPoint2 -> context.glEvalPoint2(words[at], words[at + 1]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play5(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glEvaluateDepthValuesARB -> context.glEvaluateDepthValuesARB();
            case ListOps.glFogCoordd -> context.glFogCoordd(doubleAt(words, at));
            case ListOps.glFogCoorddv -> context.glFogCoorddv(longAt(words, at));
            case ListOps.glFogCoordf -> context.glFogCoordf(floatAt(words, at));
            case ListOps.glFogCoordfv -> context.glFogCoordfv(longAt(words, at));
            case ListOps.glFogCoordhNV -> context.glFogCoordhNV((short) words[at]);
            case ListOps.glFogCoordhvNV -> context.glFogCoordhvNV(longAt(words, at));
            case ListOps.glFogf -> context.glFogf(words[at], floatAt(words, at + 1));
            case ListOps.glFogfv -> context.glFogfv(words[at], longAt(words, at + 1));
            case ListOps.glFogi -> context.glFogi(words[at], words[at + 1]);
            case ListOps.glFogiv -> context.glFogiv(words[at], longAt(words, at + 1));
            case ListOps.glFramebufferDrawBufferEXT -> context.glFramebufferDrawBufferEXT(words[at], words[at + 1]);
            case ListOps.glFramebufferDrawBuffersEXT -> context.glFramebufferDrawBuffersEXT(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glFramebufferReadBufferEXT -> context.glFramebufferReadBufferEXT(words[at], words[at + 1]);
            case ListOps.glFrontFace -> context.glFrontFace(words[at]);
            case ListOps.glFrustum -> context.glFrustum(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8), doubleAt(words, at + 10));
            case ListOps.glHint -> context.glHint(words[at], words[at + 1]);
            case ListOps.glHistogram -> context.glHistogram(words[at], words[at + 1], words[at + 2], words[at + 3] != 0);
            case ListOps.glIndexMask -> context.glIndexMask(words[at]);
            case ListOps.glIndexd -> context.glIndexd(doubleAt(words, at));
            case ListOps.glIndexdv -> context.glIndexdv(longAt(words, at));
            case ListOps.glIndexf -> context.glIndexf(floatAt(words, at));
            case ListOps.glIndexfv -> context.glIndexfv(longAt(words, at));
            case ListOps.glIndexi -> context.glIndexi(words[at]);
            case ListOps.glIndexiv -> context.glIndexiv(longAt(words, at));
            case ListOps.glIndexs -> context.glIndexs((short) words[at]);
            case ListOps.glIndexsv -> context.glIndexsv(longAt(words, at));
            case ListOps.glIndexub -> context.glIndexub((byte) words[at]);
            case ListOps.glIndexubv -> context.glIndexubv(longAt(words, at));
            case ListOps.glInitNames -> context.glInitNames();
            case ListOps.glLightModelf -> context.glLightModelf(words[at], floatAt(words, at + 1));
            case ListOps.glLightModelfv -> context.glLightModelfv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play6(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glLightModeli -> context.glLightModeli(words[at], words[at + 1]);
            case ListOps.glLightModeliv -> context.glLightModeliv(words[at], longAt(words, at + 1));
            case ListOps.glLightf -> context.glLightf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glLightfv -> context.glLightfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glLighti -> context.glLighti(words[at], words[at + 1], words[at + 2]);
            case ListOps.glLightiv -> context.glLightiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glLineStipple -> context.glLineStipple(words[at], (short) words[at + 1]);
            case ListOps.glLineWidth -> context.glLineWidth(floatAt(words, at));
            case ListOps.glListBase -> context.glListBase(words[at]);
            case ListOps.glLoadIdentity -> context.glLoadIdentity();
            case ListOps.glLoadMatrixd -> context.glLoadMatrixd(longAt(words, at));
            case ListOps.glLoadMatrixf -> context.glLoadMatrixf(longAt(words, at));
            case ListOps.glLoadName -> context.glLoadName(words[at]);
            case ListOps.glLoadTransposeMatrixd -> context.glLoadTransposeMatrixd(longAt(words, at));
            case ListOps.glLoadTransposeMatrixf -> context.glLoadTransposeMatrixf(longAt(words, at));
            case ListOps.glLockArraysEXT -> context.glLockArraysEXT(words[at], words[at + 1]);
            case ListOps.glLogicOp -> context.glLogicOp(words[at]);
            case ListOps.glMakeImageHandleNonResidentARB -> context.glMakeImageHandleNonResidentARB(longAt(words, at));
            case ListOps.glMakeImageHandleResidentARB -> context.glMakeImageHandleResidentARB(longAt(words, at), words[at + 2]);
            case ListOps.glMakeTextureHandleNonResidentARB -> context.glMakeTextureHandleNonResidentARB(longAt(words, at));
            case ListOps.glMakeTextureHandleResidentARB -> context.glMakeTextureHandleResidentARB(longAt(words, at));
            case ListOps.glMapGrid1d -> context.glMapGrid1d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glMapGrid1f -> context.glMapGrid1f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glMapGrid2d -> context.glMapGrid2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), words[at + 5], doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glMapGrid2f -> context.glMapGrid2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), words[at + 3], floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glMaterialf -> context.glMaterialf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glMaterialfv -> context.glMaterialfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMateriali -> context.glMateriali(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMaterialiv -> context.glMaterialiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMatrixFrustumEXT -> context.glMatrixFrustumEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9), doubleAt(words, at + 11));
            case ListOps.glMatrixIndexubvARB -> context.glMatrixIndexubvARB(words[at], longAt(words, at + 1));
            case ListOps.glMatrixIndexuivARB -> context.glMatrixIndexuivARB(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play7(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMatrixIndexusvARB -> context.glMatrixIndexusvARB(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoadIdentityEXT -> context.glMatrixLoadIdentityEXT(words[at]);
            case ListOps.glMatrixLoadTransposedEXT -> context.glMatrixLoadTransposedEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoadTransposefEXT -> context.glMatrixLoadTransposefEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoaddEXT -> context.glMatrixLoaddEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoadfEXT -> context.glMatrixLoadfEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMode -> context.glMatrixMode(words[at]);
            case ListOps.glMatrixMultTransposedEXT -> context.glMatrixMultTransposedEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultTransposefEXT -> context.glMatrixMultTransposefEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultdEXT -> context.glMatrixMultdEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultfEXT -> context.glMatrixMultfEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixOrthoEXT -> context.glMatrixOrthoEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9), doubleAt(words, at + 11));
            case ListOps.glMatrixPopEXT -> context.glMatrixPopEXT(words[at]);
            case ListOps.glMatrixPushEXT -> context.glMatrixPushEXT(words[at]);
            case ListOps.glMatrixRotatedEXT -> context.glMatrixRotatedEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glMatrixRotatefEXT -> context.glMatrixRotatefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glMatrixScaledEXT -> context.glMatrixScaledEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glMatrixScalefEXT -> context.glMatrixScalefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMatrixTranslatedEXT -> context.glMatrixTranslatedEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glMatrixTranslatefEXT -> context.glMatrixTranslatefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMemoryBarrier -> context.glMemoryBarrier(words[at]);
            case ListOps.glMemoryBarrierByRegion -> context.glMemoryBarrierByRegion(words[at]);
            case ListOps.glMinSampleShading -> context.glMinSampleShading(floatAt(words, at));
            case ListOps.glMinmax -> context.glMinmax(words[at], words[at + 1], words[at + 2] != 0);
            case ListOps.glMultMatrixd -> context.glMultMatrixd(longAt(words, at));
            case ListOps.glMultMatrixf -> context.glMultMatrixf(longAt(words, at));
            case ListOps.glMultTransposeMatrixd -> context.glMultTransposeMatrixd(longAt(words, at));
            case ListOps.glMultTransposeMatrixf -> context.glMultTransposeMatrixf(longAt(words, at));
            case ListOps.glMultiDrawArrays -> context.glMultiDrawArrays(words[at], longAt(words, at + 1), longAt(words, at + 3), words[at + 5]);
            case ListOps.glMultiTexCoord1d -> context.glMultiTexCoord1d(words[at], doubleAt(words, at + 1));
            case ListOps.glMultiTexCoord1dv -> context.glMultiTexCoord1dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1f -> context.glMultiTexCoord1f(words[at], floatAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play8(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMultiTexCoord1fv -> context.glMultiTexCoord1fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1hNV -> context.glMultiTexCoord1hNV(words[at], (short) words[at + 1]);
            case ListOps.glMultiTexCoord1hvNV -> context.glMultiTexCoord1hvNV(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1i -> context.glMultiTexCoord1i(words[at], words[at + 1]);
            case ListOps.glMultiTexCoord1iv -> context.glMultiTexCoord1iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1s -> context.glMultiTexCoord1s(words[at], (short) words[at + 1]);
            case ListOps.glMultiTexCoord1sv -> context.glMultiTexCoord1sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2d -> context.glMultiTexCoord2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glMultiTexCoord2dv -> context.glMultiTexCoord2dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2f -> context.glMultiTexCoord2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glMultiTexCoord2fv -> context.glMultiTexCoord2fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2hNV -> context.glMultiTexCoord2hNV(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glMultiTexCoord2hvNV -> context.glMultiTexCoord2hvNV(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2i -> context.glMultiTexCoord2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoord2iv -> context.glMultiTexCoord2iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2s -> context.glMultiTexCoord2s(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glMultiTexCoord2sv -> context.glMultiTexCoord2sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3d -> context.glMultiTexCoord3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glMultiTexCoord3dv -> context.glMultiTexCoord3dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3f -> context.glMultiTexCoord3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMultiTexCoord3fv -> context.glMultiTexCoord3fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3hNV -> context.glMultiTexCoord3hNV(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glMultiTexCoord3hvNV -> context.glMultiTexCoord3hvNV(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3i -> context.glMultiTexCoord3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexCoord3iv -> context.glMultiTexCoord3iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3s -> context.glMultiTexCoord3s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glMultiTexCoord3sv -> context.glMultiTexCoord3sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4d -> context.glMultiTexCoord4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glMultiTexCoord4dv -> context.glMultiTexCoord4dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4f -> context.glMultiTexCoord4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glMultiTexCoord4fv -> context.glMultiTexCoord4fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4hNV -> context.glMultiTexCoord4hNV(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play9(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMultiTexCoord4hvNV -> context.glMultiTexCoord4hvNV(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4i -> context.glMultiTexCoord4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glMultiTexCoord4iv -> context.glMultiTexCoord4iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4s -> context.glMultiTexCoord4s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            case ListOps.glMultiTexCoord4sv -> context.glMultiTexCoord4sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoordP1ui -> context.glMultiTexCoordP1ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP1uiv -> context.glMultiTexCoordP1uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP2ui -> context.glMultiTexCoordP2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP2uiv -> context.glMultiTexCoordP2uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP3ui -> context.glMultiTexCoordP3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP3uiv -> context.glMultiTexCoordP3uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP4ui -> context.glMultiTexCoordP4ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP4uiv -> context.glMultiTexCoordP4uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexEnvfEXT -> context.glMultiTexEnvfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexEnvfvEXT -> context.glMultiTexEnvfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexEnviEXT -> context.glMultiTexEnviEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexEnvivEXT -> context.glMultiTexEnvivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGendEXT -> context.glMultiTexGendEXT(words[at], words[at + 1], words[at + 2], doubleAt(words, at + 3));
            case ListOps.glMultiTexGendvEXT -> context.glMultiTexGendvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGenfEXT -> context.glMultiTexGenfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexGenfvEXT -> context.glMultiTexGenfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGeniEXT -> context.glMultiTexGeniEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexGenivEXT -> context.glMultiTexGenivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameterIivEXT -> context.glMultiTexParameterIivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameterIuivEXT -> context.glMultiTexParameterIuivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameterfEXT -> context.glMultiTexParameterfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexParameterfvEXT -> context.glMultiTexParameterfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameteriEXT -> context.glMultiTexParameteriEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexParameterivEXT -> context.glMultiTexParameterivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameter4dEXT -> context.glNamedProgramLocalParameter4dEXT(words[at], words[at + 1], words[at + 2], doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9));
            case ListOps.glNamedProgramLocalParameter4dvEXT -> context.glNamedProgramLocalParameter4dvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameter4fEXT -> context.glNamedProgramLocalParameter4fEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5), floatAt(words, at + 6));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play10(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glNamedProgramLocalParameter4fvEXT -> context.glNamedProgramLocalParameter4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameters4fvEXT -> context.glNamedProgramLocalParameters4fvEXT(words[at], words[at + 1], words[at + 2], words[at + 3], longAt(words, at + 4));
            case ListOps.glNormal3b -> context.glNormal3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glNormal3bv -> context.glNormal3bv(longAt(words, at));
            case ListOps.glNormal3d -> context.glNormal3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glNormal3dv -> context.glNormal3dv(longAt(words, at));
            case ListOps.glNormal3f -> context.glNormal3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glNormal3fv -> context.glNormal3fv(longAt(words, at));
            case ListOps.glNormal3hNV -> context.glNormal3hNV((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glNormal3hvNV -> context.glNormal3hvNV(longAt(words, at));
            case ListOps.glNormal3i -> context.glNormal3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glNormal3iv -> context.glNormal3iv(longAt(words, at));
            case ListOps.glNormal3s -> context.glNormal3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glNormal3sv -> context.glNormal3sv(longAt(words, at));
            case ListOps.glNormalP3ui -> context.glNormalP3ui(words[at], words[at + 1]);
            case ListOps.glNormalP3uiv -> context.glNormalP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glOrtho -> context.glOrtho(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8), doubleAt(words, at + 10));
            case ListOps.glPassThrough -> context.glPassThrough(floatAt(words, at));
            case ListOps.glPatchParameterfv -> context.glPatchParameterfv(words[at], longAt(words, at + 1));
            case ListOps.glPatchParameteri -> context.glPatchParameteri(words[at], words[at + 1]);
            case ListOps.glPixelMapfv -> context.glPixelMapfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelMapuiv -> context.glPixelMapuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelMapusv -> context.glPixelMapusv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelTransferf -> context.glPixelTransferf(words[at], floatAt(words, at + 1));
            case ListOps.glPixelTransferi -> context.glPixelTransferi(words[at], words[at + 1]);
            case ListOps.glPixelZoom -> context.glPixelZoom(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glPointParameterf -> context.glPointParameterf(words[at], floatAt(words, at + 1));
            case ListOps.glPointParameterfv -> context.glPointParameterfv(words[at], longAt(words, at + 1));
            case ListOps.glPointParameteri -> context.glPointParameteri(words[at], words[at + 1]);
            case ListOps.glPointParameteriv -> context.glPointParameteriv(words[at], longAt(words, at + 1));
            case ListOps.glPointSize -> context.glPointSize(floatAt(words, at));
            case ListOps.glPolygonMode -> context.glPolygonMode(words[at], words[at + 1]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play11(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glPolygonOffset -> context.glPolygonOffset(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glPolygonOffsetClamp -> context.glPolygonOffsetClamp(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glPolygonOffsetEXT -> context.glPolygonOffsetEXT(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glPopAttrib -> context.glPopAttrib();
            case ListOps.glPopMatrix -> context.glPopMatrix();
            case ListOps.glPopName -> context.glPopName();
            case ListOps.glPrimitiveBoundingBox -> context.glPrimitiveBoundingBox(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5), floatAt(words, at + 6), floatAt(words, at + 7));
            case ListOps.glPrimitiveRestartIndexNV -> context.glPrimitiveRestartIndexNV(words[at]);
            case ListOps.glPrimitiveRestartNV -> context.glPrimitiveRestartNV();
            case ListOps.glPrioritizeTextures -> context.glPrioritizeTextures(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glProgramEnvParameter4dARB -> context.glProgramEnvParameter4dARB(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramEnvParameter4dvARB -> context.glProgramEnvParameter4dvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramEnvParameter4fARB -> context.glProgramEnvParameter4fARB(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramEnvParameter4fvARB -> context.glProgramEnvParameter4fvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramEnvParameters4fvEXT -> context.glProgramEnvParameters4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramLocalParameter4dARB -> context.glProgramLocalParameter4dARB(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramLocalParameter4dvARB -> context.glProgramLocalParameter4dvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramLocalParameter4fARB -> context.glProgramLocalParameter4fARB(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramLocalParameter4fvARB -> context.glProgramLocalParameter4fvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramLocalParameters4fvEXT -> context.glProgramLocalParameters4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1d -> context.glProgramUniform1d(words[at], words[at + 1], doubleAt(words, at + 2));
            case ListOps.glProgramUniform1dv -> context.glProgramUniform1dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1f -> context.glProgramUniform1f(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glProgramUniform1fv -> context.glProgramUniform1fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1i -> context.glProgramUniform1i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glProgramUniform1i64ARB -> context.glProgramUniform1i64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniform1i64vARB -> context.glProgramUniform1i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1iv -> context.glProgramUniform1iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1ui -> context.glProgramUniform1ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glProgramUniform1ui64ARB -> context.glProgramUniform1ui64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniform1ui64vARB -> context.glProgramUniform1ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1uiv -> context.glProgramUniform1uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play12(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glProgramUniform2d -> context.glProgramUniform2d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glProgramUniform2dv -> context.glProgramUniform2dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2f -> context.glProgramUniform2f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glProgramUniform2fv -> context.glProgramUniform2fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2i -> context.glProgramUniform2i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glProgramUniform2i64ARB -> context.glProgramUniform2i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4));
            case ListOps.glProgramUniform2i64vARB -> context.glProgramUniform2i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2iv -> context.glProgramUniform2iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2ui -> context.glProgramUniform2ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glProgramUniform2ui64ARB -> context.glProgramUniform2ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4));
            case ListOps.glProgramUniform2ui64vARB -> context.glProgramUniform2ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2uiv -> context.glProgramUniform2uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3d -> context.glProgramUniform3d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glProgramUniform3dv -> context.glProgramUniform3dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3f -> context.glProgramUniform3f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glProgramUniform3fv -> context.glProgramUniform3fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3i -> context.glProgramUniform3i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glProgramUniform3i64ARB -> context.glProgramUniform3i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6));
            case ListOps.glProgramUniform3i64vARB -> context.glProgramUniform3i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3iv -> context.glProgramUniform3iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3ui -> context.glProgramUniform3ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glProgramUniform3ui64ARB -> context.glProgramUniform3ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6));
            case ListOps.glProgramUniform3ui64vARB -> context.glProgramUniform3ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3uiv -> context.glProgramUniform3uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4d -> context.glProgramUniform4d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramUniform4dv -> context.glProgramUniform4dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4f -> context.glProgramUniform4f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramUniform4fv -> context.glProgramUniform4fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4i -> context.glProgramUniform4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glProgramUniform4i64ARB -> context.glProgramUniform4i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6), longAt(words, at + 8));
            case ListOps.glProgramUniform4i64vARB -> context.glProgramUniform4i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4iv -> context.glProgramUniform4iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play13(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glProgramUniform4ui -> context.glProgramUniform4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glProgramUniform4ui64ARB -> context.glProgramUniform4ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6), longAt(words, at + 8));
            case ListOps.glProgramUniform4ui64vARB -> context.glProgramUniform4ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4uiv -> context.glProgramUniform4uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniformHandleui64ARB -> context.glProgramUniformHandleui64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniformHandleui64vARB -> context.glProgramUniformHandleui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniformMatrix2dv -> context.glProgramUniformMatrix2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2fv -> context.glProgramUniformMatrix2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x3dv -> context.glProgramUniformMatrix2x3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x3fv -> context.glProgramUniformMatrix2x3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x4dv -> context.glProgramUniformMatrix2x4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x4fv -> context.glProgramUniformMatrix2x4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3dv -> context.glProgramUniformMatrix3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3fv -> context.glProgramUniformMatrix3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x2dv -> context.glProgramUniformMatrix3x2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x2fv -> context.glProgramUniformMatrix3x2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x4dv -> context.glProgramUniformMatrix3x4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x4fv -> context.glProgramUniformMatrix3x4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4dv -> context.glProgramUniformMatrix4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4fv -> context.glProgramUniformMatrix4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x2dv -> context.glProgramUniformMatrix4x2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x2fv -> context.glProgramUniformMatrix4x2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x3dv -> context.glProgramUniformMatrix4x3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x3fv -> context.glProgramUniformMatrix4x3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProvokingVertex -> context.glProvokingVertex(words[at]);
            case ListOps.glPushAttrib -> context.glPushAttrib(words[at]);
            case ListOps.glPushMatrix -> context.glPushMatrix();
            case ListOps.glPushName -> context.glPushName(words[at]);
            case ListOps.glQueryCounter -> context.glQueryCounter(words[at], words[at + 1]);
            case ListOps.glRasterPos2d -> context.glRasterPos2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glRasterPos2dv -> context.glRasterPos2dv(longAt(words, at));
            case ListOps.glRasterPos2f -> context.glRasterPos2f(floatAt(words, at), floatAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play14(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glRasterPos2fv -> context.glRasterPos2fv(longAt(words, at));
            case ListOps.glRasterPos2i -> context.glRasterPos2i(words[at], words[at + 1]);
            case ListOps.glRasterPos2iv -> context.glRasterPos2iv(longAt(words, at));
            case ListOps.glRasterPos2s -> context.glRasterPos2s((short) words[at], (short) words[at + 1]);
            case ListOps.glRasterPos2sv -> context.glRasterPos2sv(longAt(words, at));
            case ListOps.glRasterPos3d -> context.glRasterPos3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glRasterPos3dv -> context.glRasterPos3dv(longAt(words, at));
            case ListOps.glRasterPos3f -> context.glRasterPos3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glRasterPos3fv -> context.glRasterPos3fv(longAt(words, at));
            case ListOps.glRasterPos3i -> context.glRasterPos3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glRasterPos3iv -> context.glRasterPos3iv(longAt(words, at));
            case ListOps.glRasterPos3s -> context.glRasterPos3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glRasterPos3sv -> context.glRasterPos3sv(longAt(words, at));
            case ListOps.glRasterPos4d -> context.glRasterPos4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRasterPos4dv -> context.glRasterPos4dv(longAt(words, at));
            case ListOps.glRasterPos4f -> context.glRasterPos4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glRasterPos4fv -> context.glRasterPos4fv(longAt(words, at));
            case ListOps.glRasterPos4i -> context.glRasterPos4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glRasterPos4iv -> context.glRasterPos4iv(longAt(words, at));
            case ListOps.glRasterPos4s -> context.glRasterPos4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glRasterPos4sv -> context.glRasterPos4sv(longAt(words, at));
            case ListOps.glReadBuffer -> context.glReadBuffer(words[at]);
            case ListOps.glRectd -> context.glRectd(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRectdv -> context.glRectdv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRectf -> context.glRectf(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glRectfv -> context.glRectfv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRecti -> context.glRecti(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glRectiv -> context.glRectiv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRects -> context.glRects((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glRectsv -> context.glRectsv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glResetHistogram -> context.glResetHistogram(words[at]);
            case ListOps.glResetMinmax -> context.glResetMinmax(words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play15(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glRotated -> context.glRotated(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRotatef -> context.glRotatef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glSampleCoverage -> context.glSampleCoverage(floatAt(words, at), words[at + 1] != 0);
            case ListOps.glSampleMaskEXT -> context.glSampleMaskEXT(floatAt(words, at), words[at + 1] != 0);
            case ListOps.glSampleMaski -> context.glSampleMaski(words[at], words[at + 1]);
            case ListOps.glSamplePatternEXT -> context.glSamplePatternEXT(words[at]);
            case ListOps.glScaled -> context.glScaled(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glScalef -> context.glScalef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glScissor -> context.glScissor(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glScissorIndexed -> context.glScissorIndexed(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glScissorIndexedv -> context.glScissorIndexedv(words[at], longAt(words, at + 1));
            case ListOps.glSecondaryColor3b -> context.glSecondaryColor3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glSecondaryColor3bv -> context.glSecondaryColor3bv(longAt(words, at));
            case ListOps.glSecondaryColor3d -> context.glSecondaryColor3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glSecondaryColor3dv -> context.glSecondaryColor3dv(longAt(words, at));
            case ListOps.glSecondaryColor3f -> context.glSecondaryColor3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glSecondaryColor3fv -> context.glSecondaryColor3fv(longAt(words, at));
            case ListOps.glSecondaryColor3hNV -> context.glSecondaryColor3hNV((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glSecondaryColor3hvNV -> context.glSecondaryColor3hvNV(longAt(words, at));
            case ListOps.glSecondaryColor3i -> context.glSecondaryColor3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glSecondaryColor3iv -> context.glSecondaryColor3iv(longAt(words, at));
            case ListOps.glSecondaryColor3s -> context.glSecondaryColor3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glSecondaryColor3sv -> context.glSecondaryColor3sv(longAt(words, at));
            case ListOps.glSecondaryColor3ub -> context.glSecondaryColor3ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glSecondaryColor3ubv -> context.glSecondaryColor3ubv(longAt(words, at));
            case ListOps.glSecondaryColor3ui -> context.glSecondaryColor3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glSecondaryColor3uiv -> context.glSecondaryColor3uiv(longAt(words, at));
            case ListOps.glSecondaryColor3us -> context.glSecondaryColor3us((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glSecondaryColor3usv -> context.glSecondaryColor3usv(longAt(words, at));
            case ListOps.glSecondaryColorP3ui -> context.glSecondaryColorP3ui(words[at], words[at + 1]);
            case ListOps.glSecondaryColorP3uiv -> context.glSecondaryColorP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glShadeModel -> context.glShadeModel(words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play16(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glStencilClearTagEXT -> context.glStencilClearTagEXT(words[at], words[at + 1]);
            case ListOps.glStencilFunc -> context.glStencilFunc(words[at], words[at + 1], words[at + 2]);
            case ListOps.glStencilFuncSeparate -> context.glStencilFuncSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glStencilFuncSeparateATI -> context.glStencilFuncSeparateATI(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glStencilMask -> context.glStencilMask(words[at]);
            case ListOps.glStencilMaskSeparate -> context.glStencilMaskSeparate(words[at], words[at + 1]);
            case ListOps.glStencilOp -> context.glStencilOp(words[at], words[at + 1], words[at + 2]);
            case ListOps.glStencilOpSeparate -> context.glStencilOpSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTessellationFactorAMD -> context.glTessellationFactorAMD(floatAt(words, at));
            case ListOps.glTessellationModeAMD -> context.glTessellationModeAMD(words[at]);
            case ListOps.glTexCoord1d -> context.glTexCoord1d(doubleAt(words, at));
            case ListOps.glTexCoord1dv -> context.glTexCoord1dv(longAt(words, at));
            case ListOps.glTexCoord1f -> context.glTexCoord1f(floatAt(words, at));
            case ListOps.glTexCoord1fv -> context.glTexCoord1fv(longAt(words, at));
            case ListOps.glTexCoord1hNV -> context.glTexCoord1hNV((short) words[at]);
            case ListOps.glTexCoord1hvNV -> context.glTexCoord1hvNV(longAt(words, at));
            case ListOps.glTexCoord1i -> context.glTexCoord1i(words[at]);
            case ListOps.glTexCoord1iv -> context.glTexCoord1iv(longAt(words, at));
            case ListOps.glTexCoord1s -> context.glTexCoord1s((short) words[at]);
            case ListOps.glTexCoord1sv -> context.glTexCoord1sv(longAt(words, at));
            case ListOps.glTexCoord2d -> context.glTexCoord2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glTexCoord2dv -> context.glTexCoord2dv(longAt(words, at));
            case ListOps.glTexCoord2f -> context.glTexCoord2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glTexCoord2fv -> context.glTexCoord2fv(longAt(words, at));
            case ListOps.glTexCoord2hNV -> context.glTexCoord2hNV((short) words[at], (short) words[at + 1]);
            case ListOps.glTexCoord2hvNV -> context.glTexCoord2hvNV(longAt(words, at));
            case ListOps.glTexCoord2i -> context.glTexCoord2i(words[at], words[at + 1]);
            case ListOps.glTexCoord2iv -> context.glTexCoord2iv(longAt(words, at));
            case ListOps.glTexCoord2s -> context.glTexCoord2s((short) words[at], (short) words[at + 1]);
            case ListOps.glTexCoord2sv -> context.glTexCoord2sv(longAt(words, at));
            case ListOps.glTexCoord3d -> context.glTexCoord3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glTexCoord3dv -> context.glTexCoord3dv(longAt(words, at));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play17(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glTexCoord3f -> context.glTexCoord3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glTexCoord3fv -> context.glTexCoord3fv(longAt(words, at));
            case ListOps.glTexCoord3hNV -> context.glTexCoord3hNV((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glTexCoord3hvNV -> context.glTexCoord3hvNV(longAt(words, at));
            case ListOps.glTexCoord3i -> context.glTexCoord3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexCoord3iv -> context.glTexCoord3iv(longAt(words, at));
            case ListOps.glTexCoord3s -> context.glTexCoord3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glTexCoord3sv -> context.glTexCoord3sv(longAt(words, at));
            case ListOps.glTexCoord4d -> context.glTexCoord4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glTexCoord4dv -> context.glTexCoord4dv(longAt(words, at));
            case ListOps.glTexCoord4f -> context.glTexCoord4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glTexCoord4fv -> context.glTexCoord4fv(longAt(words, at));
            case ListOps.glTexCoord4hNV -> context.glTexCoord4hNV((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glTexCoord4hvNV -> context.glTexCoord4hvNV(longAt(words, at));
            case ListOps.glTexCoord4i -> context.glTexCoord4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTexCoord4iv -> context.glTexCoord4iv(longAt(words, at));
            case ListOps.glTexCoord4s -> context.glTexCoord4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glTexCoord4sv -> context.glTexCoord4sv(longAt(words, at));
            case ListOps.glTexCoordP1ui -> context.glTexCoordP1ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP1uiv -> context.glTexCoordP1uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP2ui -> context.glTexCoordP2ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP2uiv -> context.glTexCoordP2uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP3ui -> context.glTexCoordP3ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP3uiv -> context.glTexCoordP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP4ui -> context.glTexCoordP4ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP4uiv -> context.glTexCoordP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexEnvf -> context.glTexEnvf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexEnvfv -> context.glTexEnvfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexEnvi -> context.glTexEnvi(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexEnviv -> context.glTexEnviv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexGend -> context.glTexGend(words[at], words[at + 1], doubleAt(words, at + 2));
            case ListOps.glTexGendv -> context.glTexGendv(words[at], words[at + 1], longAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play18(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glTexGenf -> context.glTexGenf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexGenfv -> context.glTexGenfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexGeni -> context.glTexGeni(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexGeniv -> context.glTexGeniv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexImage2DMultisample -> context.glTexImage2DMultisample(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5] != 0);
            case ListOps.glTexImage3DMultisample -> context.glTexImage3DMultisample(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6] != 0);
            case ListOps.glTexPageCommitmentARB -> context.glTexPageCommitmentARB(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8] != 0);
            case ListOps.glTexParameterIiv -> context.glTexParameterIiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameterIuiv -> context.glTexParameterIuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameterf -> context.glTexParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexParameterfv -> context.glTexParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameteri -> context.glTexParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexParameteriv -> context.glTexParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTextureBarrier -> context.glTextureBarrier();
            case ListOps.glTextureBarrierNV -> context.glTextureBarrierNV();
            case ListOps.glTextureNormalEXT -> context.glTextureNormalEXT(words[at]);
            case ListOps.glTextureParameterIivEXT -> context.glTextureParameterIivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameterIuivEXT -> context.glTextureParameterIuivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameterf -> context.glTextureParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTextureParameterfEXT -> context.glTextureParameterfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glTextureParameterfvEXT -> context.glTextureParameterfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameteri -> context.glTextureParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTextureParameteriEXT -> context.glTextureParameteriEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTextureParameterivEXT -> context.glTextureParameterivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTranslated -> context.glTranslated(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glTranslatef -> context.glTranslatef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glUniform1d -> context.glUniform1d(words[at], doubleAt(words, at + 1));
            case ListOps.glUniform1dv -> context.glUniform1dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1f -> context.glUniform1f(words[at], floatAt(words, at + 1));
            case ListOps.glUniform1fv -> context.glUniform1fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1i -> context.glUniform1i(words[at], words[at + 1]);
            case ListOps.glUniform1i64ARB -> context.glUniform1i64ARB(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play19(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glUniform1i64vARB -> context.glUniform1i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1iv -> context.glUniform1iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1ui -> context.glUniform1ui(words[at], words[at + 1]);
            case ListOps.glUniform1ui64ARB -> context.glUniform1ui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glUniform1ui64vARB -> context.glUniform1ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1uiv -> context.glUniform1uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2d -> context.glUniform2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glUniform2dv -> context.glUniform2dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2f -> context.glUniform2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glUniform2fv -> context.glUniform2fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2i -> context.glUniform2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUniform2i64ARB -> context.glUniform2i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glUniform2i64vARB -> context.glUniform2i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2iv -> context.glUniform2iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2ui -> context.glUniform2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUniform2ui64ARB -> context.glUniform2ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glUniform2ui64vARB -> context.glUniform2ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2uiv -> context.glUniform2uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3d -> context.glUniform3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glUniform3dv -> context.glUniform3dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3f -> context.glUniform3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glUniform3fv -> context.glUniform3fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3i -> context.glUniform3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glUniform3i64ARB -> context.glUniform3i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5));
            case ListOps.glUniform3i64vARB -> context.glUniform3i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3iv -> context.glUniform3iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3ui -> context.glUniform3ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glUniform3ui64ARB -> context.glUniform3ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5));
            case ListOps.glUniform3ui64vARB -> context.glUniform3ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3uiv -> context.glUniform3uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4d -> context.glUniform4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glUniform4dv -> context.glUniform4dv(words[at], words[at + 1], longAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play20(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glUniform4f -> context.glUniform4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glUniform4fv -> context.glUniform4fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4i -> context.glUniform4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glUniform4i64ARB -> context.glUniform4i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5), longAt(words, at + 7));
            case ListOps.glUniform4i64vARB -> context.glUniform4i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4iv -> context.glUniform4iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4ui -> context.glUniform4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glUniform4ui64ARB -> context.glUniform4ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5), longAt(words, at + 7));
            case ListOps.glUniform4ui64vARB -> context.glUniform4ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4uiv -> context.glUniform4uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniformHandleui64ARB -> context.glUniformHandleui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glUniformHandleui64vARB -> context.glUniformHandleui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniformMatrix2dv -> context.glUniformMatrix2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2fv -> context.glUniformMatrix2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x3dv -> context.glUniformMatrix2x3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x3fv -> context.glUniformMatrix2x3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x4dv -> context.glUniformMatrix2x4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x4fv -> context.glUniformMatrix2x4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3dv -> context.glUniformMatrix3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3fv -> context.glUniformMatrix3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x2dv -> context.glUniformMatrix3x2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x2fv -> context.glUniformMatrix3x2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x4dv -> context.glUniformMatrix3x4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x4fv -> context.glUniformMatrix3x4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4dv -> context.glUniformMatrix4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4fv -> context.glUniformMatrix4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x2dv -> context.glUniformMatrix4x2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x2fv -> context.glUniformMatrix4x2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x3dv -> context.glUniformMatrix4x3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x3fv -> context.glUniformMatrix4x3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformSubroutinesuiv -> context.glUniformSubroutinesuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUnlockArraysEXT -> context.glUnlockArraysEXT();
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play21(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glUseProgram -> context.glUseProgram(words[at]);
            case ListOps.glUseProgramStages -> context.glUseProgramStages(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUseShaderProgramEXT -> context.glUseShaderProgramEXT(words[at], words[at + 1]);
            case ListOps.glVertex2d -> context.glVertex2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glVertex2dv -> context.glVertex2dv(longAt(words, at));
            case ListOps.glVertex2f -> context.glVertex2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glVertex2fv -> context.glVertex2fv(longAt(words, at));
            case ListOps.glVertex2hNV -> context.glVertex2hNV((short) words[at], (short) words[at + 1]);
            case ListOps.glVertex2hvNV -> context.glVertex2hvNV(longAt(words, at));
            case ListOps.glVertex2i -> context.glVertex2i(words[at], words[at + 1]);
            case ListOps.glVertex2iv -> context.glVertex2iv(longAt(words, at));
            case ListOps.glVertex2s -> context.glVertex2s((short) words[at], (short) words[at + 1]);
            case ListOps.glVertex2sv -> context.glVertex2sv(longAt(words, at));
            case ListOps.glVertex3d -> context.glVertex3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glVertex3dv -> context.glVertex3dv(longAt(words, at));
            case ListOps.glVertex3f -> context.glVertex3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glVertex3fv -> context.glVertex3fv(longAt(words, at));
            case ListOps.glVertex3hNV -> context.glVertex3hNV((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertex3hvNV -> context.glVertex3hvNV(longAt(words, at));
            case ListOps.glVertex3i -> context.glVertex3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertex3iv -> context.glVertex3iv(longAt(words, at));
            case ListOps.glVertex3s -> context.glVertex3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertex3sv -> context.glVertex3sv(longAt(words, at));
            case ListOps.glVertex4d -> context.glVertex4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glVertex4dv -> context.glVertex4dv(longAt(words, at));
            case ListOps.glVertex4f -> context.glVertex4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glVertex4fv -> context.glVertex4fv(longAt(words, at));
            case ListOps.glVertex4hNV -> context.glVertex4hNV((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glVertex4hvNV -> context.glVertex4hvNV(longAt(words, at));
            case ListOps.glVertex4i -> context.glVertex4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertex4iv -> context.glVertex4iv(longAt(words, at));
            case ListOps.glVertex4s -> context.glVertex4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play22(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertex4sv -> context.glVertex4sv(longAt(words, at));
            case ListOps.glVertexAttrib1d -> context.glVertexAttrib1d(words[at], doubleAt(words, at + 1));
            case ListOps.glVertexAttrib1dv -> context.glVertexAttrib1dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib1f -> context.glVertexAttrib1f(words[at], floatAt(words, at + 1));
            case ListOps.glVertexAttrib1fv -> context.glVertexAttrib1fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib1hNV -> context.glVertexAttrib1hNV(words[at], (short) words[at + 1]);
            case ListOps.glVertexAttrib1hvNV -> context.glVertexAttrib1hvNV(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib1s -> context.glVertexAttrib1s(words[at], (short) words[at + 1]);
            case ListOps.glVertexAttrib1sv -> context.glVertexAttrib1sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2d -> context.glVertexAttrib2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glVertexAttrib2dv -> context.glVertexAttrib2dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2f -> context.glVertexAttrib2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glVertexAttrib2fv -> context.glVertexAttrib2fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2hNV -> context.glVertexAttrib2hNV(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertexAttrib2hvNV -> context.glVertexAttrib2hvNV(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2s -> context.glVertexAttrib2s(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertexAttrib2sv -> context.glVertexAttrib2sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3d -> context.glVertexAttrib3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glVertexAttrib3dv -> context.glVertexAttrib3dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3f -> context.glVertexAttrib3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glVertexAttrib3fv -> context.glVertexAttrib3fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3hNV -> context.glVertexAttrib3hNV(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glVertexAttrib3hvNV -> context.glVertexAttrib3hvNV(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3s -> context.glVertexAttrib3s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glVertexAttrib3sv -> context.glVertexAttrib3sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nbv -> context.glVertexAttrib4Nbv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Niv -> context.glVertexAttrib4Niv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nsv -> context.glVertexAttrib4Nsv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nub -> context.glVertexAttrib4Nub(words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3], (byte) words[at + 4]);
            case ListOps.glVertexAttrib4Nubv -> context.glVertexAttrib4Nubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nuiv -> context.glVertexAttrib4Nuiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nusv -> context.glVertexAttrib4Nusv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play23(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertexAttrib4bv -> context.glVertexAttrib4bv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4d -> context.glVertexAttrib4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glVertexAttrib4dv -> context.glVertexAttrib4dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4f -> context.glVertexAttrib4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glVertexAttrib4fv -> context.glVertexAttrib4fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4hNV -> context.glVertexAttrib4hNV(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            case ListOps.glVertexAttrib4hvNV -> context.glVertexAttrib4hvNV(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4iv -> context.glVertexAttrib4iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4s -> context.glVertexAttrib4s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            case ListOps.glVertexAttrib4sv -> context.glVertexAttrib4sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4ubv -> context.glVertexAttrib4ubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4uiv -> context.glVertexAttrib4uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4usv -> context.glVertexAttrib4usv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI1i -> context.glVertexAttribI1i(words[at], words[at + 1]);
            case ListOps.glVertexAttribI1iv -> context.glVertexAttribI1iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI1ui -> context.glVertexAttribI1ui(words[at], words[at + 1]);
            case ListOps.glVertexAttribI1uiv -> context.glVertexAttribI1uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI2i -> context.glVertexAttribI2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertexAttribI2iv -> context.glVertexAttribI2iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI2ui -> context.glVertexAttribI2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertexAttribI2uiv -> context.glVertexAttribI2uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI3i -> context.glVertexAttribI3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertexAttribI3iv -> context.glVertexAttribI3iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI3ui -> context.glVertexAttribI3ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertexAttribI3uiv -> context.glVertexAttribI3uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4bv -> context.glVertexAttribI4bv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4i -> context.glVertexAttribI4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glVertexAttribI4iv -> context.glVertexAttribI4iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4sv -> context.glVertexAttribI4sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4ubv -> context.glVertexAttribI4ubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4ui -> context.glVertexAttribI4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glVertexAttribI4uiv -> context.glVertexAttribI4uiv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play24(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertexAttribI4usv -> context.glVertexAttribI4usv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL1d -> context.glVertexAttribL1d(words[at], doubleAt(words, at + 1));
            case ListOps.glVertexAttribL1dv -> context.glVertexAttribL1dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL1ui64ARB -> context.glVertexAttribL1ui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL2d -> context.glVertexAttribL2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glVertexAttribL2dv -> context.glVertexAttribL2dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL3d -> context.glVertexAttribL3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glVertexAttribL3dv -> context.glVertexAttribL3dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL4d -> context.glVertexAttribL4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glVertexAttribL4dv -> context.glVertexAttribL4dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribP1ui -> context.glVertexAttribP1ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP1uiv -> context.glVertexAttribP1uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP2ui -> context.glVertexAttribP2ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP2uiv -> context.glVertexAttribP2uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP3ui -> context.glVertexAttribP3ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP3uiv -> context.glVertexAttribP3uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP4ui -> context.glVertexAttribP4ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP4uiv -> context.glVertexAttribP4uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribs1hvNV -> context.glVertexAttribs1hvNV(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glVertexAttribs2hvNV -> context.glVertexAttribs2hvNV(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glVertexAttribs3hvNV -> context.glVertexAttribs3hvNV(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glVertexAttribs4hvNV -> context.glVertexAttribs4hvNV(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glVertexBlendARB -> context.glVertexBlendARB(words[at]);
            case ListOps.glVertexP2ui -> context.glVertexP2ui(words[at], words[at + 1]);
            case ListOps.glVertexP2uiv -> context.glVertexP2uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexP3ui -> context.glVertexP3ui(words[at], words[at + 1]);
            case ListOps.glVertexP3uiv -> context.glVertexP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexP4ui -> context.glVertexP4ui(words[at], words[at + 1]);
            case ListOps.glVertexP4uiv -> context.glVertexP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexWeightfEXT -> context.glVertexWeightfEXT(floatAt(words, at));
            case ListOps.glVertexWeightfvEXT -> context.glVertexWeightfvEXT(longAt(words, at));
            case ListOps.glVertexWeighthNV -> context.glVertexWeighthNV((short) words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play25(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertexWeighthvNV -> context.glVertexWeighthvNV(longAt(words, at));
            case ListOps.glViewport -> context.glViewport(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glViewportIndexedf -> context.glViewportIndexedf(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glViewportIndexedfv -> context.glViewportIndexedfv(words[at], longAt(words, at + 1));
            case ListOps.glWeightbvARB -> context.glWeightbvARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightdvARB -> context.glWeightdvARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightfvARB -> context.glWeightfvARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightivARB -> context.glWeightivARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightsvARB -> context.glWeightsvARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightubvARB -> context.glWeightubvARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightuivARB -> context.glWeightuivARB(words[at], longAt(words, at + 1));
            case ListOps.glWeightusvARB -> context.glWeightusvARB(words[at], longAt(words, at + 1));
            case ListOps.glWindowPos2d -> context.glWindowPos2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glWindowPos2dv -> context.glWindowPos2dv(longAt(words, at));
            case ListOps.glWindowPos2f -> context.glWindowPos2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glWindowPos2fv -> context.glWindowPos2fv(longAt(words, at));
            case ListOps.glWindowPos2i -> context.glWindowPos2i(words[at], words[at + 1]);
            case ListOps.glWindowPos2iv -> context.glWindowPos2iv(longAt(words, at));
            case ListOps.glWindowPos2s -> context.glWindowPos2s((short) words[at], (short) words[at + 1]);
            case ListOps.glWindowPos2sv -> context.glWindowPos2sv(longAt(words, at));
            case ListOps.glWindowPos3d -> context.glWindowPos3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glWindowPos3dv -> context.glWindowPos3dv(longAt(words, at));
            case ListOps.glWindowPos3f -> context.glWindowPos3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glWindowPos3fv -> context.glWindowPos3fv(longAt(words, at));
            case ListOps.glWindowPos3i -> context.glWindowPos3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glWindowPos3iv -> context.glWindowPos3iv(longAt(words, at));
            case ListOps.glWindowPos3s -> context.glWindowPos3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glWindowPos3sv -> context.glWindowPos3sv(longAt(words, at));
            case ListOps.glWindowPos4dMESA -> context.glWindowPos4dMESA(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glWindowPos4dvMESA -> context.glWindowPos4dvMESA(longAt(words, at));
            case ListOps.glWindowPos4fMESA -> context.glWindowPos4fMESA(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glWindowPos4fvMESA -> context.glWindowPos4fvMESA(longAt(words, at));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play26(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glWindowPos4iMESA -> context.glWindowPos4iMESA(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glWindowPos4ivMESA -> context.glWindowPos4ivMESA(longAt(words, at));
            case ListOps.glWindowPos4sMESA -> context.glWindowPos4sMESA((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glWindowPos4svMESA -> context.glWindowPos4svMESA(longAt(words, at));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static long longAt(int[] words, int at) {
        return words[at] & 0xffffffffL | (long) words[at + 1] << 32;
    }

    private static float floatAt(int[] words, int at) {
        return Float.intBitsToFloat(words[at]);
    }

    private static double doubleAt(int[] words, int at) {
        return Double.longBitsToDouble(longAt(words, at));
    }
}
