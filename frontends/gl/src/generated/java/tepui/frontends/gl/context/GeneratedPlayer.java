package tepui.frontends.gl.context;

import tepui.frontends.gl.list.ListOps;

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
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play0(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glAccum -> context.clear.glAccum(words[at], floatAt(words, at + 1));
            case ListOps.glActiveProgramEXT -> context.pipelineObject.glActiveProgramEXT(words[at]);
            case ListOps.glActiveShaderProgram -> context.pipelineObject.glActiveShaderProgram(words[at], words[at + 1]);
            case ListOps.glActiveTexture -> context.matrix.glActiveTexture(words[at]);
            case ListOps.glAlphaFunc -> context.fragmentState.glAlphaFunc(words[at], floatAt(words, at + 1));
            case ListOps.glArrayElement -> context.clientArray.glArrayElement(words[at]);
            case ListOps.glBegin -> context.immediate.glBegin(words[at]);
            case ListOps.glBeginConditionalRender -> context.query.glBeginConditionalRender(words[at], words[at + 1]);
            case ListOps.glBeginQuery -> context.query.glBeginQuery(words[at], words[at + 1]);
            case ListOps.glBeginQueryIndexed -> context.query.glBeginQueryIndexed(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBindMultiTextureEXT -> context.directStateEntries.glBindMultiTextureEXT(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBindProgramARB -> context.assembly.glBindProgramARB(words[at], words[at + 1]);
            case ListOps.glBindProgramPipeline -> context.pipelineObject.glBindProgramPipeline(words[at]);
            case ListOps.glBindTexture -> context.textureImage.glBindTexture(words[at], words[at + 1]);
            case ListOps.glBlendBarrier -> context.fragmentState.glBlendBarrier();
            case ListOps.glBlendColor -> context.fragmentState.glBlendColor(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glBlendEquation -> context.fragmentState.glBlendEquation(words[at]);
            case ListOps.glBlendEquationSeparate -> context.fragmentState.glBlendEquationSeparate(words[at], words[at + 1]);
            case ListOps.glBlendEquationSeparatei -> context.fragmentState.glBlendEquationSeparatei(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBlendEquationi -> context.fragmentState.glBlendEquationi(words[at], words[at + 1]);
            case ListOps.glBlendFunc -> context.fragmentState.glBlendFunc(words[at], words[at + 1]);
            case ListOps.glBlendFuncSeparate -> context.fragmentState.glBlendFuncSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glBlendFuncSeparatei -> context.fragmentState.glBlendFuncSeparatei(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glBlendFunci -> context.fragmentState.glBlendFunci(words[at], words[at + 1], words[at + 2]);
            case ListOps.glBlitFramebuffer -> context.framebuffer.glBlitFramebuffer(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glBlitNamedFramebuffer -> context.framebuffer.glBlitNamedFramebuffer(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9], words[at + 10], words[at + 11]);
            case ListOps.glCallList -> context.list.glCallList(words[at]);
            case ListOps.glClampColor -> context.colorClamp.glClampColor(words[at], words[at + 1]);
            case ListOps.glClear -> context.clear.glClear(words[at]);
            case ListOps.glClearAccum -> context.clear.glClearAccum(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glClearBufferfi -> context.clear.glClearBufferfi(words[at], words[at + 1], floatAt(words, at + 2), words[at + 3]);
            case ListOps.glClearColor -> context.clear.glClearColor(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play1(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glClearColorIiEXT -> context.clear.glClearColorIiEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glClearColorIuiEXT -> context.clear.glClearColorIuiEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glClearDepth -> context.clear.glClearDepth(doubleAt(words, at));
            case ListOps.glClearDepthf -> context.clear.glClearDepthf(floatAt(words, at));
            case ListOps.glClearIndex -> context.clear.glClearIndex(floatAt(words, at));
            case ListOps.glClearNamedFramebufferfi -> context.clear.glClearNamedFramebufferfi(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3), words[at + 4]);
            case ListOps.glClearStencil -> context.clear.glClearStencil(words[at]);
            case ListOps.glClipControl -> context.viewport.glClipControl(words[at], words[at + 1]);
            case ListOps.glClipPlane -> context.texGen.glClipPlane(words[at], longAt(words, at + 1));
            case ListOps.glColor3b -> context.color.glColor3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glColor3bv -> context.color.glColor3bv(longAt(words, at));
            case ListOps.glColor3d -> context.color.glColor3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glColor3dv -> context.color.glColor3dv(longAt(words, at));
            case ListOps.glColor3f -> context.color.glColor3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glColor3fv -> context.color.glColor3fv(longAt(words, at));
            case ListOps.glColor3i -> context.color.glColor3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glColor3iv -> context.color.glColor3iv(longAt(words, at));
            case ListOps.glColor3s -> context.color.glColor3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glColor3sv -> context.color.glColor3sv(longAt(words, at));
            case ListOps.glColor3ub -> context.color.glColor3ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glColor3ubv -> context.color.glColor3ubv(longAt(words, at));
            case ListOps.glColor3ui -> context.color.glColor3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glColor3uiv -> context.color.glColor3uiv(longAt(words, at));
            case ListOps.glColor3us -> context.color.glColor3us((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glColor3usv -> context.color.glColor3usv(longAt(words, at));
            case ListOps.glColor4b -> context.color.glColor4b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3]);
            case ListOps.glColor4bv -> context.color.glColor4bv(longAt(words, at));
            case ListOps.glColor4d -> context.color.glColor4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glColor4dv -> context.color.glColor4dv(longAt(words, at));
            case ListOps.glColor4f -> context.color.glColor4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glColor4fv -> context.color.glColor4fv(longAt(words, at));
            case ListOps.glColor4i -> context.color.glColor4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play2(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glColor4iv -> context.color.glColor4iv(longAt(words, at));
            case ListOps.glColor4s -> context.color.glColor4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glColor4sv -> context.color.glColor4sv(longAt(words, at));
            case ListOps.glColor4ub -> context.color.glColor4ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3]);
            case ListOps.glColor4ubv -> context.color.glColor4ubv(longAt(words, at));
            case ListOps.glColor4ui -> context.color.glColor4ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glColor4uiv -> context.color.glColor4uiv(longAt(words, at));
            case ListOps.glColor4us -> context.color.glColor4us((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glColor4usv -> context.color.glColor4usv(longAt(words, at));
            case ListOps.glColorMask -> context.fragmentState.glColorMask(words[at] != 0, words[at + 1] != 0, words[at + 2] != 0, words[at + 3] != 0);
            case ListOps.glColorMaski -> context.fragmentState.glColorMaski(words[at], words[at + 1] != 0, words[at + 2] != 0, words[at + 3] != 0, words[at + 4] != 0);
            case ListOps.glColorMaterial -> context.light.glColorMaterial(words[at], words[at + 1]);
            case ListOps.glColorP3ui -> context.color.glColorP3ui(words[at], words[at + 1]);
            case ListOps.glColorP3uiv -> context.color.glColorP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glColorP4ui -> context.color.glColorP4ui(words[at], words[at + 1]);
            case ListOps.glColorP4uiv -> context.color.glColorP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glColorTableParameterfv -> context.colorTable.glColorTableParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glColorTableParameteriv -> context.colorTable.glColorTableParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glConvolutionParameterf -> context.convolution.glConvolutionParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glConvolutionParameterfv -> context.convolution.glConvolutionParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glConvolutionParameteri -> context.convolution.glConvolutionParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glConvolutionParameteriv -> context.convolution.glConvolutionParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glCopyColorSubTable -> context.colorTable.glCopyColorSubTable(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyColorTable -> context.colorTable.glCopyColorTable(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyConvolutionFilter1D -> context.convolution.glCopyConvolutionFilter1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyConvolutionFilter2D -> context.convolution.glCopyConvolutionFilter2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyImageSubData -> context.textureStorage.glCopyImageSubData(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9], words[at + 10], words[at + 11], words[at + 12], words[at + 13], words[at + 14]);
            case ListOps.glCopyImageSubDataNV -> context.textureStorage.glCopyImageSubDataNV(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9], words[at + 10], words[at + 11], words[at + 12], words[at + 13], words[at + 14]);
            case ListOps.glCopyMultiTexImage1DEXT -> context.directStateEntries.glCopyMultiTexImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyMultiTexImage2DEXT -> context.directStateEntries.glCopyMultiTexImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyMultiTexSubImage1DEXT -> context.directStateEntries.glCopyMultiTexSubImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyMultiTexSubImage2DEXT -> context.directStateEntries.glCopyMultiTexSubImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play3(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glCopyMultiTexSubImage3DEXT -> context.directStateEntries.glCopyMultiTexSubImage3DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glCopyPixels -> context.pixelDraw.glCopyPixels(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glCopyTexImage1D -> context.textureImage.glCopyTexImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyTexImage2D -> context.textureImage.glCopyTexImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTexSubImage1D -> context.textureImage.glCopyTexSubImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyTexSubImage2D -> context.textureImage.glCopyTexSubImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTexSubImage3D -> context.textureImage.glCopyTexSubImage3D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureImage1DEXT -> context.directStateEntries.glCopyTextureImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTextureImage2DEXT -> context.directStateEntries.glCopyTextureImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage1D -> context.textureImage.glCopyTextureSubImage1D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glCopyTextureSubImage1DEXT -> context.directStateEntries.glCopyTextureSubImage1DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6]);
            case ListOps.glCopyTextureSubImage2D -> context.textureImage.glCopyTextureSubImage2D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]);
            case ListOps.glCopyTextureSubImage2DEXT -> context.directStateEntries.glCopyTextureSubImage2DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage3D -> context.textureImage.glCopyTextureSubImage3D(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8]);
            case ListOps.glCopyTextureSubImage3DEXT -> context.directStateEntries.glCopyTextureSubImage3DEXT(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7], words[at + 8], words[at + 9]);
            case ListOps.glCullFace -> context.rasterState.glCullFace(words[at]);
            case ListOps.glDepthBoundsEXT -> context.fragmentState.glDepthBoundsEXT(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glDepthFunc -> context.fragmentState.glDepthFunc(words[at]);
            case ListOps.glDepthMask -> context.fragmentState.glDepthMask(words[at] != 0);
            case ListOps.glDepthRange -> context.viewport.glDepthRange(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glDepthRangeIndexed -> context.viewport.glDepthRangeIndexed(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glDepthRangeIndexeddNV -> context.viewport.glDepthRangeIndexeddNV(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glDepthRangeIndexedfOES -> context.viewport.glDepthRangeIndexedfOES(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glDepthRangef -> context.viewport.glDepthRangef(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glDisable -> context.capability.glDisable(words[at]);
            case ListOps.glDisablei -> context.capability.glDisablei(words[at], words[at + 1]);
            case ListOps.glDispatchCompute -> context.compute.glDispatchCompute(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDispatchComputeGroupSizeARB -> context.compute.glDispatchComputeGroupSizeARB(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glDispatchComputeIndirect -> context.compute.glDispatchComputeIndirect(longAt(words, at));
            case ListOps.glDrawArrays -> context.draw.glDrawArrays(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawArraysInstanced -> context.draw.glDrawArraysInstanced(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glDrawArraysInstancedBaseInstance -> context.draw.glDrawArraysInstancedBaseInstance(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play4(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glDrawBuffer -> context.framebuffer.glDrawBuffer(words[at]);
            case ListOps.glDrawBuffers -> context.framebuffer.glDrawBuffers(words[at], longAt(words, at + 1));
            case ListOps.glDrawTransformFeedbackInstanced -> context.draw.glDrawTransformFeedbackInstanced(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawTransformFeedbackStream -> context.draw.glDrawTransformFeedbackStream(words[at], words[at + 1], words[at + 2]);
            case ListOps.glDrawTransformFeedbackStreamInstanced -> context.draw.glDrawTransformFeedbackStreamInstanced(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glEdgeFlag -> context.edgeFlag.glEdgeFlag(words[at] != 0);
            case ListOps.glEdgeFlagv -> context.edgeFlag.glEdgeFlagv(longAt(words, at));
            case ListOps.glEnable -> context.capability.glEnable(words[at]);
            case ListOps.glEnablei -> context.capability.glEnablei(words[at], words[at + 1]);
            case ListOps.glEnd -> context.immediate.glEnd();
            case ListOps.glEndConditionalRender -> context.query.glEndConditionalRender();
            case ListOps.glEndQuery -> context.query.glEndQuery(words[at]);
            case ListOps.glEndQueryIndexed -> context.query.glEndQueryIndexed(words[at], words[at + 1]);
            case ListOps.glEvalCoord1d -> context.evaluator.glEvalCoord1d(doubleAt(words, at));
            case ListOps.glEvalCoord1dv -> context.evaluator.glEvalCoord1dv(longAt(words, at));
            case ListOps.glEvalCoord1f -> context.evaluator.glEvalCoord1f(floatAt(words, at));
            case ListOps.glEvalCoord1fv -> context.evaluator.glEvalCoord1fv(longAt(words, at));
            case ListOps.glEvalCoord2d -> context.evaluator.glEvalCoord2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glEvalCoord2dv -> context.evaluator.glEvalCoord2dv(longAt(words, at));
            case ListOps.glEvalCoord2f -> context.evaluator.glEvalCoord2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glEvalCoord2fv -> context.evaluator.glEvalCoord2fv(longAt(words, at));
            case ListOps.glEvalMesh1 -> context.evaluator.glEvalMesh1(words[at], words[at + 1], words[at + 2]);
            case ListOps.glEvalMesh2 -> context.evaluator.glEvalMesh2(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glEvalPoint1 -> context.evaluator.glEvalPoint1(words[at]);
            case ListOps.glEvalPoint2 -> context.evaluator.glEvalPoint2(words[at], words[at + 1]);
            case ListOps.glEvaluateDepthValuesARB -> context.framebuffer.glEvaluateDepthValuesARB();
            case ListOps.glFogCoordd -> context.color.glFogCoordd(doubleAt(words, at));
            case ListOps.glFogCoorddv -> context.color.glFogCoorddv(longAt(words, at));
            case ListOps.glFogCoordf -> context.color.glFogCoordf(floatAt(words, at));
            case ListOps.glFogCoordfv -> context.color.glFogCoordfv(longAt(words, at));
            case ListOps.glFogf -> context.fog.glFogf(words[at], floatAt(words, at + 1));
            case ListOps.glFogfv -> context.fog.glFogfv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play5(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glFogi -> context.fog.glFogi(words[at], words[at + 1]);
            case ListOps.glFogiv -> context.fog.glFogiv(words[at], longAt(words, at + 1));
            case ListOps.glFramebufferDrawBufferEXT -> context.directStateEntries.glFramebufferDrawBufferEXT(words[at], words[at + 1]);
            case ListOps.glFramebufferDrawBuffersEXT -> context.directStateEntries.glFramebufferDrawBuffersEXT(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glFramebufferReadBufferEXT -> context.directStateEntries.glFramebufferReadBufferEXT(words[at], words[at + 1]);
            case ListOps.glFrontFace -> context.rasterState.glFrontFace(words[at]);
            case ListOps.glFrustum -> context.matrix.glFrustum(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8), doubleAt(words, at + 10));
            case ListOps.glHint -> context.hint.glHint(words[at], words[at + 1]);
            case ListOps.glHistogram -> context.histogram.glHistogram(words[at], words[at + 1], words[at + 2], words[at + 3] != 0);
            case ListOps.glIndexMask -> context.clear.glIndexMask(words[at]);
            case ListOps.glIndexd -> context.color.glIndexd(doubleAt(words, at));
            case ListOps.glIndexdv -> context.color.glIndexdv(longAt(words, at));
            case ListOps.glIndexf -> context.color.glIndexf(floatAt(words, at));
            case ListOps.glIndexfv -> context.color.glIndexfv(longAt(words, at));
            case ListOps.glIndexi -> context.color.glIndexi(words[at]);
            case ListOps.glIndexiv -> context.color.glIndexiv(longAt(words, at));
            case ListOps.glIndexs -> context.color.glIndexs((short) words[at]);
            case ListOps.glIndexsv -> context.color.glIndexsv(longAt(words, at));
            case ListOps.glIndexub -> context.color.glIndexub((byte) words[at]);
            case ListOps.glIndexubv -> context.color.glIndexubv(longAt(words, at));
            case ListOps.glInitNames -> context.selection.glInitNames();
            case ListOps.glLightModelf -> context.light.glLightModelf(words[at], floatAt(words, at + 1));
            case ListOps.glLightModelfv -> context.light.glLightModelfv(words[at], longAt(words, at + 1));
            case ListOps.glLightModeli -> context.light.glLightModeli(words[at], words[at + 1]);
            case ListOps.glLightModeliv -> context.light.glLightModeliv(words[at], longAt(words, at + 1));
            case ListOps.glLightf -> context.light.glLightf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glLightfv -> context.light.glLightfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glLighti -> context.light.glLighti(words[at], words[at + 1], words[at + 2]);
            case ListOps.glLightiv -> context.light.glLightiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glLineStipple -> context.rasterState.glLineStipple(words[at], (short) words[at + 1]);
            case ListOps.glLineWidth -> context.rasterState.glLineWidth(floatAt(words, at));
            case ListOps.glListBase -> context.list.glListBase(words[at]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play6(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glLoadIdentity -> context.matrix.glLoadIdentity();
            case ListOps.glLoadMatrixd -> context.matrix.glLoadMatrixd(longAt(words, at));
            case ListOps.glLoadMatrixf -> context.matrix.glLoadMatrixf(longAt(words, at));
            case ListOps.glLoadName -> context.selection.glLoadName(words[at]);
            case ListOps.glLoadTransposeMatrixd -> context.matrix.glLoadTransposeMatrixd(longAt(words, at));
            case ListOps.glLoadTransposeMatrixf -> context.matrix.glLoadTransposeMatrixf(longAt(words, at));
            case ListOps.glLogicOp -> context.fragmentState.glLogicOp(words[at]);
            case ListOps.glMapGrid1d -> context.evaluator.glMapGrid1d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glMapGrid1f -> context.evaluator.glMapGrid1f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glMapGrid2d -> context.evaluator.glMapGrid2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), words[at + 5], doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glMapGrid2f -> context.evaluator.glMapGrid2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), words[at + 3], floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glMaterialf -> context.light.glMaterialf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glMaterialfv -> context.light.glMaterialfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMateriali -> context.light.glMateriali(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMaterialiv -> context.light.glMaterialiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMatrixFrustumEXT -> context.directStateEntries.glMatrixFrustumEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9), doubleAt(words, at + 11));
            case ListOps.glMatrixLoadIdentityEXT -> context.directStateEntries.glMatrixLoadIdentityEXT(words[at]);
            case ListOps.glMatrixLoadTransposedEXT -> context.directStateEntries.glMatrixLoadTransposedEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoadTransposefEXT -> context.directStateEntries.glMatrixLoadTransposefEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoaddEXT -> context.directStateEntries.glMatrixLoaddEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixLoadfEXT -> context.directStateEntries.glMatrixLoadfEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMode -> context.matrix.glMatrixMode(words[at]);
            case ListOps.glMatrixMultTransposedEXT -> context.directStateEntries.glMatrixMultTransposedEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultTransposefEXT -> context.directStateEntries.glMatrixMultTransposefEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultdEXT -> context.directStateEntries.glMatrixMultdEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixMultfEXT -> context.directStateEntries.glMatrixMultfEXT(words[at], longAt(words, at + 1));
            case ListOps.glMatrixOrthoEXT -> context.directStateEntries.glMatrixOrthoEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9), doubleAt(words, at + 11));
            case ListOps.glMatrixPopEXT -> context.directStateEntries.glMatrixPopEXT(words[at]);
            case ListOps.glMatrixPushEXT -> context.directStateEntries.glMatrixPushEXT(words[at]);
            case ListOps.glMatrixRotatedEXT -> context.directStateEntries.glMatrixRotatedEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glMatrixRotatefEXT -> context.directStateEntries.glMatrixRotatefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glMatrixScaledEXT -> context.directStateEntries.glMatrixScaledEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play7(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMatrixScalefEXT -> context.directStateEntries.glMatrixScalefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMatrixTranslatedEXT -> context.directStateEntries.glMatrixTranslatedEXT(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glMatrixTranslatefEXT -> context.directStateEntries.glMatrixTranslatefEXT(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMemoryBarrier -> context.compute.glMemoryBarrier(words[at]);
            case ListOps.glMemoryBarrierByRegion -> context.compute.glMemoryBarrierByRegion(words[at]);
            case ListOps.glMinSampleShading -> context.fragmentState.glMinSampleShading(floatAt(words, at));
            case ListOps.glMinmax -> context.histogram.glMinmax(words[at], words[at + 1], words[at + 2] != 0);
            case ListOps.glMultMatrixd -> context.matrix.glMultMatrixd(longAt(words, at));
            case ListOps.glMultMatrixf -> context.matrix.glMultMatrixf(longAt(words, at));
            case ListOps.glMultTransposeMatrixd -> context.matrix.glMultTransposeMatrixd(longAt(words, at));
            case ListOps.glMultTransposeMatrixf -> context.matrix.glMultTransposeMatrixf(longAt(words, at));
            case ListOps.glMultiDrawArrays -> context.draw.glMultiDrawArrays(words[at], longAt(words, at + 1), longAt(words, at + 3), words[at + 5]);
            case ListOps.glMultiTexCoord1d -> context.texCoord.glMultiTexCoord1d(words[at], doubleAt(words, at + 1));
            case ListOps.glMultiTexCoord1dv -> context.texCoord.glMultiTexCoord1dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1f -> context.texCoord.glMultiTexCoord1f(words[at], floatAt(words, at + 1));
            case ListOps.glMultiTexCoord1fv -> context.texCoord.glMultiTexCoord1fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1i -> context.texCoord.glMultiTexCoord1i(words[at], words[at + 1]);
            case ListOps.glMultiTexCoord1iv -> context.texCoord.glMultiTexCoord1iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord1s -> context.texCoord.glMultiTexCoord1s(words[at], (short) words[at + 1]);
            case ListOps.glMultiTexCoord1sv -> context.texCoord.glMultiTexCoord1sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2d -> context.texCoord.glMultiTexCoord2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glMultiTexCoord2dv -> context.texCoord.glMultiTexCoord2dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2f -> context.texCoord.glMultiTexCoord2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glMultiTexCoord2fv -> context.texCoord.glMultiTexCoord2fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2i -> context.texCoord.glMultiTexCoord2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoord2iv -> context.texCoord.glMultiTexCoord2iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord2s -> context.texCoord.glMultiTexCoord2s(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glMultiTexCoord2sv -> context.texCoord.glMultiTexCoord2sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3d -> context.texCoord.glMultiTexCoord3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glMultiTexCoord3dv -> context.texCoord.glMultiTexCoord3dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3f -> context.texCoord.glMultiTexCoord3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glMultiTexCoord3fv -> context.texCoord.glMultiTexCoord3fv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play8(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMultiTexCoord3i -> context.texCoord.glMultiTexCoord3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexCoord3iv -> context.texCoord.glMultiTexCoord3iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord3s -> context.texCoord.glMultiTexCoord3s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glMultiTexCoord3sv -> context.texCoord.glMultiTexCoord3sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4d -> context.texCoord.glMultiTexCoord4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glMultiTexCoord4dv -> context.texCoord.glMultiTexCoord4dv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4f -> context.texCoord.glMultiTexCoord4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glMultiTexCoord4fv -> context.texCoord.glMultiTexCoord4fv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4i -> context.texCoord.glMultiTexCoord4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glMultiTexCoord4iv -> context.texCoord.glMultiTexCoord4iv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoord4s -> context.texCoord.glMultiTexCoord4s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            case ListOps.glMultiTexCoord4sv -> context.texCoord.glMultiTexCoord4sv(words[at], longAt(words, at + 1));
            case ListOps.glMultiTexCoordP1ui -> context.texCoord.glMultiTexCoordP1ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP1uiv -> context.texCoord.glMultiTexCoordP1uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP2ui -> context.texCoord.glMultiTexCoordP2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP2uiv -> context.texCoord.glMultiTexCoordP2uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP3ui -> context.texCoord.glMultiTexCoordP3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP3uiv -> context.texCoord.glMultiTexCoordP3uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexCoordP4ui -> context.texCoord.glMultiTexCoordP4ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glMultiTexCoordP4uiv -> context.texCoord.glMultiTexCoordP4uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glMultiTexEnvfEXT -> context.directStateEntries.glMultiTexEnvfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexEnvfvEXT -> context.directStateEntries.glMultiTexEnvfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexEnviEXT -> context.directStateEntries.glMultiTexEnviEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexEnvivEXT -> context.directStateEntries.glMultiTexEnvivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGendEXT -> context.directStateEntries.glMultiTexGendEXT(words[at], words[at + 1], words[at + 2], doubleAt(words, at + 3));
            case ListOps.glMultiTexGendvEXT -> context.directStateEntries.glMultiTexGendvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGenfEXT -> context.directStateEntries.glMultiTexGenfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexGenfvEXT -> context.directStateEntries.glMultiTexGenfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexGeniEXT -> context.directStateEntries.glMultiTexGeniEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexGenivEXT -> context.directStateEntries.glMultiTexGenivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameterIivEXT -> context.directStateEntries.glMultiTexParameterIivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameterIuivEXT -> context.directStateEntries.glMultiTexParameterIuivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play9(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glMultiTexParameterfEXT -> context.directStateEntries.glMultiTexParameterfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glMultiTexParameterfvEXT -> context.directStateEntries.glMultiTexParameterfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glMultiTexParameteriEXT -> context.directStateEntries.glMultiTexParameteriEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glMultiTexParameterivEXT -> context.directStateEntries.glMultiTexParameterivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameter4dEXT -> context.directStateEntries.glNamedProgramLocalParameter4dEXT(words[at], words[at + 1], words[at + 2], doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7), doubleAt(words, at + 9));
            case ListOps.glNamedProgramLocalParameter4dvEXT -> context.directStateEntries.glNamedProgramLocalParameter4dvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameter4fEXT -> context.directStateEntries.glNamedProgramLocalParameter4fEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5), floatAt(words, at + 6));
            case ListOps.glNamedProgramLocalParameter4fvEXT -> context.directStateEntries.glNamedProgramLocalParameter4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glNamedProgramLocalParameters4fvEXT -> context.directStateEntries.glNamedProgramLocalParameters4fvEXT(words[at], words[at + 1], words[at + 2], words[at + 3], longAt(words, at + 4));
            case ListOps.glNormal3b -> context.color.glNormal3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glNormal3bv -> context.color.glNormal3bv(longAt(words, at));
            case ListOps.glNormal3d -> context.color.glNormal3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glNormal3dv -> context.color.glNormal3dv(longAt(words, at));
            case ListOps.glNormal3f -> context.color.glNormal3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glNormal3fv -> context.color.glNormal3fv(longAt(words, at));
            case ListOps.glNormal3i -> context.color.glNormal3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glNormal3iv -> context.color.glNormal3iv(longAt(words, at));
            case ListOps.glNormal3s -> context.color.glNormal3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glNormal3sv -> context.color.glNormal3sv(longAt(words, at));
            case ListOps.glNormalP3ui -> context.color.glNormalP3ui(words[at], words[at + 1]);
            case ListOps.glNormalP3uiv -> context.color.glNormalP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glOrtho -> context.matrix.glOrtho(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8), doubleAt(words, at + 10));
            case ListOps.glPassThrough -> context.selection.glPassThrough(floatAt(words, at));
            case ListOps.glPatchParameterfv -> context.rasterState.glPatchParameterfv(words[at], longAt(words, at + 1));
            case ListOps.glPatchParameteri -> context.rasterState.glPatchParameteri(words[at], words[at + 1]);
            case ListOps.glPixelMapfv -> context.pixel.glPixelMapfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelMapuiv -> context.pixel.glPixelMapuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelMapusv -> context.pixel.glPixelMapusv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glPixelTransferf -> context.pixel.glPixelTransferf(words[at], floatAt(words, at + 1));
            case ListOps.glPixelTransferi -> context.pixel.glPixelTransferi(words[at], words[at + 1]);
            case ListOps.glPixelZoom -> context.pixel.glPixelZoom(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glPointParameterf -> context.point.glPointParameterf(words[at], floatAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play10(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glPointParameterfv -> context.point.glPointParameterfv(words[at], longAt(words, at + 1));
            case ListOps.glPointParameteri -> context.point.glPointParameteri(words[at], words[at + 1]);
            case ListOps.glPointParameteriv -> context.point.glPointParameteriv(words[at], longAt(words, at + 1));
            case ListOps.glPointSize -> context.point.glPointSize(floatAt(words, at));
            case ListOps.glPolygonMode -> context.rasterState.glPolygonMode(words[at], words[at + 1]);
            case ListOps.glPolygonOffset -> context.rasterState.glPolygonOffset(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glPolygonOffsetClamp -> context.rasterState.glPolygonOffsetClamp(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glPopAttrib -> context.attribStack.glPopAttrib();
            case ListOps.glPopMatrix -> context.matrix.glPopMatrix();
            case ListOps.glPopName -> context.selection.glPopName();
            case ListOps.glPrimitiveBoundingBox -> context.rasterState.glPrimitiveBoundingBox(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5), floatAt(words, at + 6), floatAt(words, at + 7));
            case ListOps.glPrimitiveRestartNV -> context.immediate.glPrimitiveRestartNV();
            case ListOps.glPrioritizeTextures -> context.textureImage.glPrioritizeTextures(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glProgramEnvParameter4dARB -> context.assembly.glProgramEnvParameter4dARB(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramEnvParameter4dvARB -> context.assembly.glProgramEnvParameter4dvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramEnvParameter4fARB -> context.assembly.glProgramEnvParameter4fARB(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramEnvParameter4fvARB -> context.assembly.glProgramEnvParameter4fvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramEnvParameters4fvEXT -> context.assembly.glProgramEnvParameters4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramLocalParameter4dARB -> context.assembly.glProgramLocalParameter4dARB(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramLocalParameter4dvARB -> context.assembly.glProgramLocalParameter4dvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramLocalParameter4fARB -> context.assembly.glProgramLocalParameter4fARB(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramLocalParameter4fvARB -> context.assembly.glProgramLocalParameter4fvARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramLocalParameters4fvEXT -> context.assembly.glProgramLocalParameters4fvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1d -> context.programUniform.glProgramUniform1d(words[at], words[at + 1], doubleAt(words, at + 2));
            case ListOps.glProgramUniform1dv -> context.programUniform.glProgramUniform1dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1f -> context.programUniform.glProgramUniform1f(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glProgramUniform1fv -> context.programUniform.glProgramUniform1fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1i -> context.programUniform.glProgramUniform1i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glProgramUniform1i64ARB -> context.programUniform.glProgramUniform1i64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniform1i64vARB -> context.programUniform.glProgramUniform1i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1iv -> context.programUniform.glProgramUniform1iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1ui -> context.programUniform.glProgramUniform1ui(words[at], words[at + 1], words[at + 2]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play11(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glProgramUniform1ui64ARB -> context.programUniform.glProgramUniform1ui64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniform1ui64vARB -> context.programUniform.glProgramUniform1ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform1uiv -> context.programUniform.glProgramUniform1uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2d -> context.programUniform.glProgramUniform2d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glProgramUniform2dv -> context.programUniform.glProgramUniform2dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2f -> context.programUniform.glProgramUniform2f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glProgramUniform2fv -> context.programUniform.glProgramUniform2fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2i -> context.programUniform.glProgramUniform2i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glProgramUniform2i64ARB -> context.programUniform.glProgramUniform2i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4));
            case ListOps.glProgramUniform2i64vARB -> context.programUniform.glProgramUniform2i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2iv -> context.programUniform.glProgramUniform2iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2ui -> context.programUniform.glProgramUniform2ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glProgramUniform2ui64ARB -> context.programUniform.glProgramUniform2ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4));
            case ListOps.glProgramUniform2ui64vARB -> context.programUniform.glProgramUniform2ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform2uiv -> context.programUniform.glProgramUniform2uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3d -> context.programUniform.glProgramUniform3d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glProgramUniform3dv -> context.programUniform.glProgramUniform3dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3f -> context.programUniform.glProgramUniform3f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glProgramUniform3fv -> context.programUniform.glProgramUniform3fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3i -> context.programUniform.glProgramUniform3i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glProgramUniform3i64ARB -> context.programUniform.glProgramUniform3i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6));
            case ListOps.glProgramUniform3i64vARB -> context.programUniform.glProgramUniform3i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3iv -> context.programUniform.glProgramUniform3iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3ui -> context.programUniform.glProgramUniform3ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glProgramUniform3ui64ARB -> context.programUniform.glProgramUniform3ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6));
            case ListOps.glProgramUniform3ui64vARB -> context.programUniform.glProgramUniform3ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform3uiv -> context.programUniform.glProgramUniform3uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4d -> context.programUniform.glProgramUniform4d(words[at], words[at + 1], doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6), doubleAt(words, at + 8));
            case ListOps.glProgramUniform4dv -> context.programUniform.glProgramUniform4dv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4f -> context.programUniform.glProgramUniform4f(words[at], words[at + 1], floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4), floatAt(words, at + 5));
            case ListOps.glProgramUniform4fv -> context.programUniform.glProgramUniform4fv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4i -> context.programUniform.glProgramUniform4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play12(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glProgramUniform4i64ARB -> context.programUniform.glProgramUniform4i64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6), longAt(words, at + 8));
            case ListOps.glProgramUniform4i64vARB -> context.programUniform.glProgramUniform4i64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4iv -> context.programUniform.glProgramUniform4iv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4ui -> context.programUniform.glProgramUniform4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5]);
            case ListOps.glProgramUniform4ui64ARB -> context.programUniform.glProgramUniform4ui64ARB(words[at], words[at + 1], longAt(words, at + 2), longAt(words, at + 4), longAt(words, at + 6), longAt(words, at + 8));
            case ListOps.glProgramUniform4ui64vARB -> context.programUniform.glProgramUniform4ui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniform4uiv -> context.programUniform.glProgramUniform4uiv(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniformHandleui64ARB -> context.bindless.glProgramUniformHandleui64ARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glProgramUniformHandleui64vARB -> context.bindless.glProgramUniformHandleui64vARB(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glProgramUniformMatrix2dv -> context.programUniform.glProgramUniformMatrix2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2fv -> context.programUniform.glProgramUniformMatrix2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x3dv -> context.programUniform.glProgramUniformMatrix2x3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x3fv -> context.programUniform.glProgramUniformMatrix2x3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x4dv -> context.programUniform.glProgramUniformMatrix2x4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix2x4fv -> context.programUniform.glProgramUniformMatrix2x4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3dv -> context.programUniform.glProgramUniformMatrix3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3fv -> context.programUniform.glProgramUniformMatrix3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x2dv -> context.programUniform.glProgramUniformMatrix3x2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x2fv -> context.programUniform.glProgramUniformMatrix3x2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x4dv -> context.programUniform.glProgramUniformMatrix3x4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix3x4fv -> context.programUniform.glProgramUniformMatrix3x4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4dv -> context.programUniform.glProgramUniformMatrix4dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4fv -> context.programUniform.glProgramUniformMatrix4fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x2dv -> context.programUniform.glProgramUniformMatrix4x2dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x2fv -> context.programUniform.glProgramUniformMatrix4x2fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x3dv -> context.programUniform.glProgramUniformMatrix4x3dv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProgramUniformMatrix4x3fv -> context.programUniform.glProgramUniformMatrix4x3fv(words[at], words[at + 1], words[at + 2], words[at + 3] != 0, longAt(words, at + 4));
            case ListOps.glProvokingVertex -> context.rasterState.glProvokingVertex(words[at]);
            case ListOps.glPushAttrib -> context.attribStack.glPushAttrib(words[at]);
            case ListOps.glPushMatrix -> context.matrix.glPushMatrix();
            case ListOps.glPushName -> context.selection.glPushName(words[at]);
            case ListOps.glQueryCounter -> context.query.glQueryCounter(words[at], words[at + 1]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play13(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glRasterPos2d -> context.rasterPos.glRasterPos2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glRasterPos2dv -> context.rasterPos.glRasterPos2dv(longAt(words, at));
            case ListOps.glRasterPos2f -> context.rasterPos.glRasterPos2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glRasterPos2fv -> context.rasterPos.glRasterPos2fv(longAt(words, at));
            case ListOps.glRasterPos2i -> context.rasterPos.glRasterPos2i(words[at], words[at + 1]);
            case ListOps.glRasterPos2iv -> context.rasterPos.glRasterPos2iv(longAt(words, at));
            case ListOps.glRasterPos2s -> context.rasterPos.glRasterPos2s((short) words[at], (short) words[at + 1]);
            case ListOps.glRasterPos2sv -> context.rasterPos.glRasterPos2sv(longAt(words, at));
            case ListOps.glRasterPos3d -> context.rasterPos.glRasterPos3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glRasterPos3dv -> context.rasterPos.glRasterPos3dv(longAt(words, at));
            case ListOps.glRasterPos3f -> context.rasterPos.glRasterPos3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glRasterPos3fv -> context.rasterPos.glRasterPos3fv(longAt(words, at));
            case ListOps.glRasterPos3i -> context.rasterPos.glRasterPos3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glRasterPos3iv -> context.rasterPos.glRasterPos3iv(longAt(words, at));
            case ListOps.glRasterPos3s -> context.rasterPos.glRasterPos3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glRasterPos3sv -> context.rasterPos.glRasterPos3sv(longAt(words, at));
            case ListOps.glRasterPos4d -> context.rasterPos.glRasterPos4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRasterPos4dv -> context.rasterPos.glRasterPos4dv(longAt(words, at));
            case ListOps.glRasterPos4f -> context.rasterPos.glRasterPos4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glRasterPos4fv -> context.rasterPos.glRasterPos4fv(longAt(words, at));
            case ListOps.glRasterPos4i -> context.rasterPos.glRasterPos4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glRasterPos4iv -> context.rasterPos.glRasterPos4iv(longAt(words, at));
            case ListOps.glRasterPos4s -> context.rasterPos.glRasterPos4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glRasterPos4sv -> context.rasterPos.glRasterPos4sv(longAt(words, at));
            case ListOps.glReadBuffer -> context.framebuffer.glReadBuffer(words[at]);
            case ListOps.glRectd -> context.vertex.glRectd(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRectdv -> context.vertex.glRectdv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRectf -> context.vertex.glRectf(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glRectfv -> context.vertex.glRectfv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRecti -> context.vertex.glRecti(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glRectiv -> context.vertex.glRectiv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glRects -> context.vertex.glRects((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play14(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glRectsv -> context.vertex.glRectsv(longAt(words, at), longAt(words, at + 2));
            case ListOps.glResetHistogram -> context.histogram.glResetHistogram(words[at]);
            case ListOps.glResetMinmax -> context.histogram.glResetMinmax(words[at]);
            case ListOps.glRotated -> context.matrix.glRotated(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glRotatef -> context.matrix.glRotatef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glSampleCoverage -> context.fragmentState.glSampleCoverage(floatAt(words, at), words[at + 1] != 0);
            case ListOps.glSampleMaski -> context.fragmentState.glSampleMaski(words[at], words[at + 1]);
            case ListOps.glScaled -> context.matrix.glScaled(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glScalef -> context.matrix.glScalef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glScissor -> context.viewport.glScissor(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glScissorIndexed -> context.viewport.glScissorIndexed(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glScissorIndexedv -> context.viewport.glScissorIndexedv(words[at], longAt(words, at + 1));
            case ListOps.glSecondaryColor3b -> context.color.glSecondaryColor3b((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glSecondaryColor3bv -> context.color.glSecondaryColor3bv(longAt(words, at));
            case ListOps.glSecondaryColor3d -> context.color.glSecondaryColor3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glSecondaryColor3dv -> context.color.glSecondaryColor3dv(longAt(words, at));
            case ListOps.glSecondaryColor3f -> context.color.glSecondaryColor3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glSecondaryColor3fv -> context.color.glSecondaryColor3fv(longAt(words, at));
            case ListOps.glSecondaryColor3i -> context.color.glSecondaryColor3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glSecondaryColor3iv -> context.color.glSecondaryColor3iv(longAt(words, at));
            case ListOps.glSecondaryColor3s -> context.color.glSecondaryColor3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glSecondaryColor3sv -> context.color.glSecondaryColor3sv(longAt(words, at));
            case ListOps.glSecondaryColor3ub -> context.color.glSecondaryColor3ub((byte) words[at], (byte) words[at + 1], (byte) words[at + 2]);
            case ListOps.glSecondaryColor3ubv -> context.color.glSecondaryColor3ubv(longAt(words, at));
            case ListOps.glSecondaryColor3ui -> context.color.glSecondaryColor3ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glSecondaryColor3uiv -> context.color.glSecondaryColor3uiv(longAt(words, at));
            case ListOps.glSecondaryColor3us -> context.color.glSecondaryColor3us((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glSecondaryColor3usv -> context.color.glSecondaryColor3usv(longAt(words, at));
            case ListOps.glSecondaryColorP3ui -> context.color.glSecondaryColorP3ui(words[at], words[at + 1]);
            case ListOps.glSecondaryColorP3uiv -> context.color.glSecondaryColorP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glShadeModel -> context.light.glShadeModel(words[at]);
            case ListOps.glStencilFunc -> context.fragmentState.glStencilFunc(words[at], words[at + 1], words[at + 2]);
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play15(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glStencilFuncSeparate -> context.fragmentState.glStencilFuncSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glStencilFuncSeparateATI -> context.fragmentState.glStencilFuncSeparateATI(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glStencilMask -> context.fragmentState.glStencilMask(words[at]);
            case ListOps.glStencilMaskSeparate -> context.fragmentState.glStencilMaskSeparate(words[at], words[at + 1]);
            case ListOps.glStencilOp -> context.fragmentState.glStencilOp(words[at], words[at + 1], words[at + 2]);
            case ListOps.glStencilOpSeparate -> context.fragmentState.glStencilOpSeparate(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTexCoord1d -> context.texCoord.glTexCoord1d(doubleAt(words, at));
            case ListOps.glTexCoord1dv -> context.texCoord.glTexCoord1dv(longAt(words, at));
            case ListOps.glTexCoord1f -> context.texCoord.glTexCoord1f(floatAt(words, at));
            case ListOps.glTexCoord1fv -> context.texCoord.glTexCoord1fv(longAt(words, at));
            case ListOps.glTexCoord1i -> context.texCoord.glTexCoord1i(words[at]);
            case ListOps.glTexCoord1iv -> context.texCoord.glTexCoord1iv(longAt(words, at));
            case ListOps.glTexCoord1s -> context.texCoord.glTexCoord1s((short) words[at]);
            case ListOps.glTexCoord1sv -> context.texCoord.glTexCoord1sv(longAt(words, at));
            case ListOps.glTexCoord2d -> context.texCoord.glTexCoord2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glTexCoord2dv -> context.texCoord.glTexCoord2dv(longAt(words, at));
            case ListOps.glTexCoord2f -> context.texCoord.glTexCoord2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glTexCoord2fv -> context.texCoord.glTexCoord2fv(longAt(words, at));
            case ListOps.glTexCoord2i -> context.texCoord.glTexCoord2i(words[at], words[at + 1]);
            case ListOps.glTexCoord2iv -> context.texCoord.glTexCoord2iv(longAt(words, at));
            case ListOps.glTexCoord2s -> context.texCoord.glTexCoord2s((short) words[at], (short) words[at + 1]);
            case ListOps.glTexCoord2sv -> context.texCoord.glTexCoord2sv(longAt(words, at));
            case ListOps.glTexCoord3d -> context.texCoord.glTexCoord3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glTexCoord3dv -> context.texCoord.glTexCoord3dv(longAt(words, at));
            case ListOps.glTexCoord3f -> context.texCoord.glTexCoord3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glTexCoord3fv -> context.texCoord.glTexCoord3fv(longAt(words, at));
            case ListOps.glTexCoord3i -> context.texCoord.glTexCoord3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexCoord3iv -> context.texCoord.glTexCoord3iv(longAt(words, at));
            case ListOps.glTexCoord3s -> context.texCoord.glTexCoord3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glTexCoord3sv -> context.texCoord.glTexCoord3sv(longAt(words, at));
            case ListOps.glTexCoord4d -> context.texCoord.glTexCoord4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glTexCoord4dv -> context.texCoord.glTexCoord4dv(longAt(words, at));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play16(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glTexCoord4f -> context.texCoord.glTexCoord4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glTexCoord4fv -> context.texCoord.glTexCoord4fv(longAt(words, at));
            case ListOps.glTexCoord4i -> context.texCoord.glTexCoord4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTexCoord4iv -> context.texCoord.glTexCoord4iv(longAt(words, at));
            case ListOps.glTexCoord4s -> context.texCoord.glTexCoord4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glTexCoord4sv -> context.texCoord.glTexCoord4sv(longAt(words, at));
            case ListOps.glTexCoordP1ui -> context.texCoord.glTexCoordP1ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP1uiv -> context.texCoord.glTexCoordP1uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP2ui -> context.texCoord.glTexCoordP2ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP2uiv -> context.texCoord.glTexCoordP2uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP3ui -> context.texCoord.glTexCoordP3ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP3uiv -> context.texCoord.glTexCoordP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexCoordP4ui -> context.texCoord.glTexCoordP4ui(words[at], words[at + 1]);
            case ListOps.glTexCoordP4uiv -> context.texCoord.glTexCoordP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glTexEnvf -> context.texEnv.glTexEnvf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexEnvfv -> context.texEnv.glTexEnvfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexEnvi -> context.texEnv.glTexEnvi(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexEnviv -> context.texEnv.glTexEnviv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexGend -> context.texGen.glTexGend(words[at], words[at + 1], doubleAt(words, at + 2));
            case ListOps.glTexGendv -> context.texGen.glTexGendv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexGenf -> context.texGen.glTexGenf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexGenfv -> context.texGen.glTexGenfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexGeni -> context.texGen.glTexGeni(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexGeniv -> context.texGen.glTexGeniv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexImage2DMultisample -> context.textureImage.glTexImage2DMultisample(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5] != 0);
            case ListOps.glTexImage3DMultisample -> context.textureImage.glTexImage3DMultisample(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6] != 0);
            case ListOps.glTexParameterIiv -> context.textureParameter.glTexParameterIiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameterIuiv -> context.textureParameter.glTexParameterIuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameterf -> context.textureParameter.glTexParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTexParameterfv -> context.textureParameter.glTexParameterfv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glTexParameteri -> context.textureParameter.glTexParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTexParameteriv -> context.textureParameter.glTexParameteriv(words[at], words[at + 1], longAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play17(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glTextureBarrier -> context.compute.glTextureBarrier();
            case ListOps.glTextureBarrierNV -> context.compute.glTextureBarrierNV();
            case ListOps.glTextureParameterIivEXT -> context.directStateEntries.glTextureParameterIivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameterIuivEXT -> context.directStateEntries.glTextureParameterIuivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameterf -> context.textureParameter.glTextureParameterf(words[at], words[at + 1], floatAt(words, at + 2));
            case ListOps.glTextureParameterfEXT -> context.directStateEntries.glTextureParameterfEXT(words[at], words[at + 1], words[at + 2], floatAt(words, at + 3));
            case ListOps.glTextureParameterfvEXT -> context.directStateEntries.glTextureParameterfvEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTextureParameteri -> context.textureParameter.glTextureParameteri(words[at], words[at + 1], words[at + 2]);
            case ListOps.glTextureParameteriEXT -> context.directStateEntries.glTextureParameteriEXT(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glTextureParameterivEXT -> context.directStateEntries.glTextureParameterivEXT(words[at], words[at + 1], words[at + 2], longAt(words, at + 3));
            case ListOps.glTranslated -> context.matrix.glTranslated(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glTranslatef -> context.matrix.glTranslatef(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glUniform1d -> context.uniform.glUniform1d(words[at], doubleAt(words, at + 1));
            case ListOps.glUniform1dv -> context.uniform.glUniform1dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1f -> context.uniform.glUniform1f(words[at], floatAt(words, at + 1));
            case ListOps.glUniform1fv -> context.uniform.glUniform1fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1i -> context.uniform.glUniform1i(words[at], words[at + 1]);
            case ListOps.glUniform1i64ARB -> context.uniform.glUniform1i64ARB(words[at], longAt(words, at + 1));
            case ListOps.glUniform1i64vARB -> context.uniform.glUniform1i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1iv -> context.uniform.glUniform1iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1ui -> context.uniform.glUniform1ui(words[at], words[at + 1]);
            case ListOps.glUniform1ui64ARB -> context.uniform.glUniform1ui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glUniform1ui64vARB -> context.uniform.glUniform1ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform1uiv -> context.uniform.glUniform1uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2d -> context.uniform.glUniform2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glUniform2dv -> context.uniform.glUniform2dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2f -> context.uniform.glUniform2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glUniform2fv -> context.uniform.glUniform2fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2i -> context.uniform.glUniform2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUniform2i64ARB -> context.uniform.glUniform2i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glUniform2i64vARB -> context.uniform.glUniform2i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2iv -> context.uniform.glUniform2iv(words[at], words[at + 1], longAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play18(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glUniform2ui -> context.uniform.glUniform2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUniform2ui64ARB -> context.uniform.glUniform2ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3));
            case ListOps.glUniform2ui64vARB -> context.uniform.glUniform2ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform2uiv -> context.uniform.glUniform2uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3d -> context.uniform.glUniform3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glUniform3dv -> context.uniform.glUniform3dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3f -> context.uniform.glUniform3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glUniform3fv -> context.uniform.glUniform3fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3i -> context.uniform.glUniform3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glUniform3i64ARB -> context.uniform.glUniform3i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5));
            case ListOps.glUniform3i64vARB -> context.uniform.glUniform3i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3iv -> context.uniform.glUniform3iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3ui -> context.uniform.glUniform3ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glUniform3ui64ARB -> context.uniform.glUniform3ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5));
            case ListOps.glUniform3ui64vARB -> context.uniform.glUniform3ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform3uiv -> context.uniform.glUniform3uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4d -> context.uniform.glUniform4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glUniform4dv -> context.uniform.glUniform4dv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4f -> context.uniform.glUniform4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glUniform4fv -> context.uniform.glUniform4fv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4i -> context.uniform.glUniform4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glUniform4i64ARB -> context.uniform.glUniform4i64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5), longAt(words, at + 7));
            case ListOps.glUniform4i64vARB -> context.uniform.glUniform4i64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4iv -> context.uniform.glUniform4iv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4ui -> context.uniform.glUniform4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glUniform4ui64ARB -> context.uniform.glUniform4ui64ARB(words[at], longAt(words, at + 1), longAt(words, at + 3), longAt(words, at + 5), longAt(words, at + 7));
            case ListOps.glUniform4ui64vARB -> context.uniform.glUniform4ui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniform4uiv -> context.uniform.glUniform4uiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniformBlockBinding -> context.uniformGet.glUniformBlockBinding(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUniformHandleui64ARB -> context.bindless.glUniformHandleui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glUniformHandleui64vARB -> context.bindless.glUniformHandleui64vARB(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUniformMatrix2dv -> context.uniform.glUniformMatrix2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play19(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glUniformMatrix2fv -> context.uniform.glUniformMatrix2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x3dv -> context.uniform.glUniformMatrix2x3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x3fv -> context.uniform.glUniformMatrix2x3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x4dv -> context.uniform.glUniformMatrix2x4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix2x4fv -> context.uniform.glUniformMatrix2x4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3dv -> context.uniform.glUniformMatrix3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3fv -> context.uniform.glUniformMatrix3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x2dv -> context.uniform.glUniformMatrix3x2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x2fv -> context.uniform.glUniformMatrix3x2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x4dv -> context.uniform.glUniformMatrix3x4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix3x4fv -> context.uniform.glUniformMatrix3x4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4dv -> context.uniform.glUniformMatrix4dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4fv -> context.uniform.glUniformMatrix4fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x2dv -> context.uniform.glUniformMatrix4x2dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x2fv -> context.uniform.glUniformMatrix4x2fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x3dv -> context.uniform.glUniformMatrix4x3dv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformMatrix4x3fv -> context.uniform.glUniformMatrix4x3fv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glUniformSubroutinesuiv -> context.subroutine.glUniformSubroutinesuiv(words[at], words[at + 1], longAt(words, at + 2));
            case ListOps.glUseProgram -> context.program.glUseProgram(words[at]);
            case ListOps.glUseProgramStages -> context.pipelineObject.glUseProgramStages(words[at], words[at + 1], words[at + 2]);
            case ListOps.glUseShaderProgramEXT -> context.pipelineObject.glUseShaderProgramEXT(words[at], words[at + 1]);
            case ListOps.glVertex2d -> context.vertex.glVertex2d(doubleAt(words, at), doubleAt(words, at + 2));
            case ListOps.glVertex2dv -> context.vertex.glVertex2dv(longAt(words, at));
            case ListOps.glVertex2f -> context.vertex.glVertex2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glVertex2fv -> context.vertex.glVertex2fv(longAt(words, at));
            case ListOps.glVertex2i -> context.vertex.glVertex2i(words[at], words[at + 1]);
            case ListOps.glVertex2iv -> context.vertex.glVertex2iv(longAt(words, at));
            case ListOps.glVertex2s -> context.vertex.glVertex2s((short) words[at], (short) words[at + 1]);
            case ListOps.glVertex2sv -> context.vertex.glVertex2sv(longAt(words, at));
            case ListOps.glVertex3d -> context.vertex.glVertex3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glVertex3dv -> context.vertex.glVertex3dv(longAt(words, at));
            case ListOps.glVertex3f -> context.vertex.glVertex3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play20(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertex3fv -> context.vertex.glVertex3fv(longAt(words, at));
            case ListOps.glVertex3i -> context.vertex.glVertex3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertex3iv -> context.vertex.glVertex3iv(longAt(words, at));
            case ListOps.glVertex3s -> context.vertex.glVertex3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertex3sv -> context.vertex.glVertex3sv(longAt(words, at));
            case ListOps.glVertex4d -> context.vertex.glVertex4d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4), doubleAt(words, at + 6));
            case ListOps.glVertex4dv -> context.vertex.glVertex4dv(longAt(words, at));
            case ListOps.glVertex4f -> context.vertex.glVertex4f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glVertex4fv -> context.vertex.glVertex4fv(longAt(words, at));
            case ListOps.glVertex4i -> context.vertex.glVertex4i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertex4iv -> context.vertex.glVertex4iv(longAt(words, at));
            case ListOps.glVertex4s -> context.vertex.glVertex4s((short) words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glVertex4sv -> context.vertex.glVertex4sv(longAt(words, at));
            case ListOps.glVertexAttrib1d -> context.genericAttribute.glVertexAttrib1d(words[at], doubleAt(words, at + 1));
            case ListOps.glVertexAttrib1dv -> context.genericAttribute.glVertexAttrib1dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib1f -> context.genericAttribute.glVertexAttrib1f(words[at], floatAt(words, at + 1));
            case ListOps.glVertexAttrib1fv -> context.genericAttribute.glVertexAttrib1fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib1s -> context.genericAttribute.glVertexAttrib1s(words[at], (short) words[at + 1]);
            case ListOps.glVertexAttrib1sv -> context.genericAttribute.glVertexAttrib1sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2d -> context.genericAttribute.glVertexAttrib2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glVertexAttrib2dv -> context.genericAttribute.glVertexAttrib2dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2f -> context.genericAttribute.glVertexAttrib2f(words[at], floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glVertexAttrib2fv -> context.genericAttribute.glVertexAttrib2fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib2s -> context.genericAttribute.glVertexAttrib2s(words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glVertexAttrib2sv -> context.genericAttribute.glVertexAttrib2sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3d -> context.genericAttribute.glVertexAttrib3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glVertexAttrib3dv -> context.genericAttribute.glVertexAttrib3dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3f -> context.genericAttribute.glVertexAttrib3f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3));
            case ListOps.glVertexAttrib3fv -> context.genericAttribute.glVertexAttrib3fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib3s -> context.genericAttribute.glVertexAttrib3s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3]);
            case ListOps.glVertexAttrib3sv -> context.genericAttribute.glVertexAttrib3sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nbv -> context.genericAttribute.glVertexAttrib4Nbv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play21(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertexAttrib4Niv -> context.genericAttribute.glVertexAttrib4Niv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nsv -> context.genericAttribute.glVertexAttrib4Nsv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nub -> context.genericAttribute.glVertexAttrib4Nub(words[at], (byte) words[at + 1], (byte) words[at + 2], (byte) words[at + 3], (byte) words[at + 4]);
            case ListOps.glVertexAttrib4Nubv -> context.genericAttribute.glVertexAttrib4Nubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nuiv -> context.genericAttribute.glVertexAttrib4Nuiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4Nusv -> context.genericAttribute.glVertexAttrib4Nusv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4bv -> context.genericAttribute.glVertexAttrib4bv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4d -> context.genericAttribute.glVertexAttrib4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glVertexAttrib4dv -> context.genericAttribute.glVertexAttrib4dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4f -> context.genericAttribute.glVertexAttrib4f(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glVertexAttrib4fv -> context.genericAttribute.glVertexAttrib4fv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4iv -> context.genericAttribute.glVertexAttrib4iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4s -> context.genericAttribute.glVertexAttrib4s(words[at], (short) words[at + 1], (short) words[at + 2], (short) words[at + 3], (short) words[at + 4]);
            case ListOps.glVertexAttrib4sv -> context.genericAttribute.glVertexAttrib4sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4ubv -> context.genericAttribute.glVertexAttrib4ubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4uiv -> context.genericAttribute.glVertexAttrib4uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttrib4usv -> context.genericAttribute.glVertexAttrib4usv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI1i -> context.genericAttribute.glVertexAttribI1i(words[at], words[at + 1]);
            case ListOps.glVertexAttribI1iv -> context.genericAttribute.glVertexAttribI1iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI1ui -> context.genericAttribute.glVertexAttribI1ui(words[at], words[at + 1]);
            case ListOps.glVertexAttribI1uiv -> context.genericAttribute.glVertexAttribI1uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI2i -> context.genericAttribute.glVertexAttribI2i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertexAttribI2iv -> context.genericAttribute.glVertexAttribI2iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI2ui -> context.genericAttribute.glVertexAttribI2ui(words[at], words[at + 1], words[at + 2]);
            case ListOps.glVertexAttribI2uiv -> context.genericAttribute.glVertexAttribI2uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI3i -> context.genericAttribute.glVertexAttribI3i(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertexAttribI3iv -> context.genericAttribute.glVertexAttribI3iv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI3ui -> context.genericAttribute.glVertexAttribI3ui(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glVertexAttribI3uiv -> context.genericAttribute.glVertexAttribI3uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4bv -> context.genericAttribute.glVertexAttribI4bv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4i -> context.genericAttribute.glVertexAttribI4i(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glVertexAttribI4iv -> context.genericAttribute.glVertexAttribI4iv(words[at], longAt(words, at + 1));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play22(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glVertexAttribI4sv -> context.genericAttribute.glVertexAttribI4sv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4ubv -> context.genericAttribute.glVertexAttribI4ubv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4ui -> context.genericAttribute.glVertexAttribI4ui(words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4]);
            case ListOps.glVertexAttribI4uiv -> context.genericAttribute.glVertexAttribI4uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribI4usv -> context.genericAttribute.glVertexAttribI4usv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL1d -> context.genericAttribute.glVertexAttribL1d(words[at], doubleAt(words, at + 1));
            case ListOps.glVertexAttribL1dv -> context.genericAttribute.glVertexAttribL1dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL1ui64ARB -> context.genericAttribute.glVertexAttribL1ui64ARB(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL2d -> context.genericAttribute.glVertexAttribL2d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3));
            case ListOps.glVertexAttribL2dv -> context.genericAttribute.glVertexAttribL2dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL3d -> context.genericAttribute.glVertexAttribL3d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5));
            case ListOps.glVertexAttribL3dv -> context.genericAttribute.glVertexAttribL3dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribL4d -> context.genericAttribute.glVertexAttribL4d(words[at], doubleAt(words, at + 1), doubleAt(words, at + 3), doubleAt(words, at + 5), doubleAt(words, at + 7));
            case ListOps.glVertexAttribL4dv -> context.genericAttribute.glVertexAttribL4dv(words[at], longAt(words, at + 1));
            case ListOps.glVertexAttribP1ui -> context.genericAttribute.glVertexAttribP1ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP1uiv -> context.genericAttribute.glVertexAttribP1uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP2ui -> context.genericAttribute.glVertexAttribP2ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP2uiv -> context.genericAttribute.glVertexAttribP2uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP3ui -> context.genericAttribute.glVertexAttribP3ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP3uiv -> context.genericAttribute.glVertexAttribP3uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexAttribP4ui -> context.genericAttribute.glVertexAttribP4ui(words[at], words[at + 1], words[at + 2] != 0, words[at + 3]);
            case ListOps.glVertexAttribP4uiv -> context.genericAttribute.glVertexAttribP4uiv(words[at], words[at + 1], words[at + 2] != 0, longAt(words, at + 3));
            case ListOps.glVertexP2ui -> context.vertex.glVertexP2ui(words[at], words[at + 1]);
            case ListOps.glVertexP2uiv -> context.vertex.glVertexP2uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexP3ui -> context.vertex.glVertexP3ui(words[at], words[at + 1]);
            case ListOps.glVertexP3uiv -> context.vertex.glVertexP3uiv(words[at], longAt(words, at + 1));
            case ListOps.glVertexP4ui -> context.vertex.glVertexP4ui(words[at], words[at + 1]);
            case ListOps.glVertexP4uiv -> context.vertex.glVertexP4uiv(words[at], longAt(words, at + 1));
            case ListOps.glViewport -> context.viewport.glViewport(words[at], words[at + 1], words[at + 2], words[at + 3]);
            case ListOps.glViewportIndexedf -> context.viewport.glViewportIndexedf(words[at], floatAt(words, at + 1), floatAt(words, at + 2), floatAt(words, at + 3), floatAt(words, at + 4));
            case ListOps.glViewportIndexedfv -> context.viewport.glViewportIndexedfv(words[at], longAt(words, at + 1));
            case ListOps.glWindowPos2d -> context.rasterPos.glWindowPos2d(doubleAt(words, at), doubleAt(words, at + 2));
            default -> throw new IllegalStateException("list: there is no call " + op);
        }
    }

    private static void play23(Context context, int op, int[] words, int at) {
        switch (op) {
            case ListOps.glWindowPos2dv -> context.rasterPos.glWindowPos2dv(longAt(words, at));
            case ListOps.glWindowPos2f -> context.rasterPos.glWindowPos2f(floatAt(words, at), floatAt(words, at + 1));
            case ListOps.glWindowPos2fv -> context.rasterPos.glWindowPos2fv(longAt(words, at));
            case ListOps.glWindowPos2i -> context.rasterPos.glWindowPos2i(words[at], words[at + 1]);
            case ListOps.glWindowPos2iv -> context.rasterPos.glWindowPos2iv(longAt(words, at));
            case ListOps.glWindowPos2s -> context.rasterPos.glWindowPos2s((short) words[at], (short) words[at + 1]);
            case ListOps.glWindowPos2sv -> context.rasterPos.glWindowPos2sv(longAt(words, at));
            case ListOps.glWindowPos3d -> context.rasterPos.glWindowPos3d(doubleAt(words, at), doubleAt(words, at + 2), doubleAt(words, at + 4));
            case ListOps.glWindowPos3dv -> context.rasterPos.glWindowPos3dv(longAt(words, at));
            case ListOps.glWindowPos3f -> context.rasterPos.glWindowPos3f(floatAt(words, at), floatAt(words, at + 1), floatAt(words, at + 2));
            case ListOps.glWindowPos3fv -> context.rasterPos.glWindowPos3fv(longAt(words, at));
            case ListOps.glWindowPos3i -> context.rasterPos.glWindowPos3i(words[at], words[at + 1], words[at + 2]);
            case ListOps.glWindowPos3iv -> context.rasterPos.glWindowPos3iv(longAt(words, at));
            case ListOps.glWindowPos3s -> context.rasterPos.glWindowPos3s((short) words[at], (short) words[at + 1], (short) words[at + 2]);
            case ListOps.glWindowPos3sv -> context.rasterPos.glWindowPos3sv(longAt(words, at));
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
