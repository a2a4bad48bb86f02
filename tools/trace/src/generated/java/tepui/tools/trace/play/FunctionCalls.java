package tepui.tools.trace.play;

import static java.lang.Double.longBitsToDouble;
import static java.lang.Float.intBitsToFloat;

import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLES1;

/**
 * Calls of OpenGL by their numbers, arguments as bits: a small switch for every 16, so that those that a trace has are compiled by
 * themselves. Written by {@code ./tepui generate} from version bd4d2546 of its registry; not to be edited.
 */
final class FunctionCalls {
    private FunctionCalls() {}

    /** Makes a call and returns its result, or 0. */
    static long call(int number, long[] a) { // hot
        return switch (number >> 4) {
            case 0 -> group0(number, a);
            case 1 -> group1(number, a);
            case 2 -> group2(number, a);
            case 3 -> group3(number, a);
            case 4 -> group4(number, a);
            case 5 -> group5(number, a);
            case 6 -> group6(number, a);
            case 7 -> group7(number, a);
            case 8 -> group8(number, a);
            case 9 -> group9(number, a);
            case 10 -> group10(number, a);
            case 11 -> group11(number, a);
            case 12 -> group12(number, a);
            case 13 -> group13(number, a);
            case 14 -> group14(number, a);
            case 15 -> group15(number, a);
            case 16 -> group16(number, a);
            case 17 -> group17(number, a);
            case 18 -> group18(number, a);
            case 19 -> group19(number, a);
            case 20 -> group20(number, a);
            case 21 -> group21(number, a);
            case 22 -> group22(number, a);
            case 23 -> group23(number, a);
            case 24 -> group24(number, a);
            case 25 -> group25(number, a);
            case 26 -> group26(number, a);
            case 27 -> group27(number, a);
            case 28 -> group28(number, a);
            case 29 -> group29(number, a);
            case 30 -> group30(number, a);
            case 31 -> group31(number, a);
            case 32 -> group32(number, a);
            case 33 -> group33(number, a);
            case 34 -> group34(number, a);
            case 35 -> group35(number, a);
            case 36 -> group36(number, a);
            case 37 -> group37(number, a);
            case 38 -> group38(number, a);
            case 39 -> group39(number, a);
            case 40 -> group40(number, a);
            case 41 -> group41(number, a);
            case 42 -> group42(number, a);
            case 43 -> group43(number, a);
            case 44 -> group44(number, a);
            case 45 -> group45(number, a);
            case 46 -> group46(number, a);
            case 47 -> group47(number, a);
            case 48 -> group48(number, a);
            case 49 -> group49(number, a);
            case 50 -> group50(number, a);
            case 51 -> group51(number, a);
            case 52 -> group52(number, a);
            case 53 -> group53(number, a);
            case 54 -> group54(number, a);
            case 55 -> group55(number, a);
            case 56 -> group56(number, a);
            case 57 -> group57(number, a);
            case 58 -> group58(number, a);
            case 59 -> group59(number, a);
            case 60 -> group60(number, a);
            case 61 -> group61(number, a);
            case 62 -> group62(number, a);
            case 63 -> group63(number, a);
            case 64 -> group64(number, a);
            case 65 -> group65(number, a);
            case 66 -> group66(number, a);
            case 67 -> group67(number, a);
            case 68 -> group68(number, a);
            case 69 -> group69(number, a);
            case 70 -> group70(number, a);
            case 71 -> group71(number, a);
            case 72 -> group72(number, a);
            case 73 -> group73(number, a);
            case 74 -> group74(number, a);
            case 75 -> group75(number, a);
            case 76 -> group76(number, a);
            case 77 -> group77(number, a);
            case 78 -> group78(number, a);
            case 79 -> group79(number, a);
            case 80 -> group80(number, a);
            case 81 -> group81(number, a);
            case 82 -> group82(number, a);
            case 83 -> group83(number, a);
            case 84 -> group84(number, a);
            case 85 -> group85(number, a);
            case 86 -> group86(number, a);
            case 87 -> group87(number, a);
            case 88 -> group88(number, a);
            case 89 -> group89(number, a);
            case 90 -> group90(number, a);
            case 91 -> group91(number, a);
            case 92 -> group92(number, a);
            case 93 -> group93(number, a);
            case 94 -> group94(number, a);
            case 95 -> group95(number, a);
            case 96 -> group96(number, a);
            case 97 -> group97(number, a);
            case 98 -> group98(number, a);
            case 99 -> group99(number, a);
            case 100 -> group100(number, a);
            case 101 -> group101(number, a);
            case 102 -> group102(number, a);
            case 103 -> group103(number, a);
            case 104 -> group104(number, a);
            case 105 -> group105(number, a);
            case 106 -> group106(number, a);
            case 107 -> group107(number, a);
            case 108 -> group108(number, a);
            case 109 -> group109(number, a);
            case 110 -> group110(number, a);
            case 111 -> group111(number, a);
            case 112 -> group112(number, a);
            case 113 -> group113(number, a);
            case 114 -> group114(number, a);
            case 115 -> group115(number, a);
            case 116 -> group116(number, a);
            case 117 -> group117(number, a);
            case 118 -> group118(number, a);
            case 119 -> group119(number, a);
            case 120 -> group120(number, a);
            case 121 -> group121(number, a);
            case 122 -> group122(number, a);
            case 123 -> group123(number, a);
            case 124 -> group124(number, a);
            case 125 -> group125(number, a);
            case 126 -> group126(number, a);
            case 127 -> group127(number, a);
            case 128 -> group128(number, a);
            case 129 -> group129(number, a);
            case 130 -> group130(number, a);
            case 131 -> group131(number, a);
            case 132 -> group132(number, a);
            case 133 -> group133(number, a);
            case 134 -> group134(number, a);
            case 135 -> group135(number, a);
            case 136 -> group136(number, a);
            default -> throw unknown(number);
        };
    }

    private static RuntimeException unknown(int number) {
        return new IllegalArgumentException("there is no function " + number);
    }

    private static long group0(int number, long[] a) {
        return switch (number) {
            case 0 -> {
                GL.glAccum((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1 -> {
                GL.glActiveProgramEXT((int) a[0]);
                yield 0;
            }
            case 2 -> {
                GL.glActiveShaderProgram((int) a[0], (int) a[1]);
                yield 0;
            }
            case 3 -> {
                GL.glActiveShaderProgramEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 4 -> {
                GL.glActiveStencilFaceEXT((int) a[0]);
                yield 0;
            }
            case 5 -> {
                GL.glActiveTexture((int) a[0]);
                yield 0;
            }
            case 6 -> {
                GL.glActiveTextureARB((int) a[0]);
                yield 0;
            }
            case 7 -> {
                GL.glAlphaFunc((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 8 -> GL.glAreTexturesResident((int) a[0], a[1], a[2]) ? 1 : 0;
            case 9 -> GL.glAreTexturesResidentEXT((int) a[0], a[1], a[2]) ? 1 : 0;
            case 10 -> {
                GL.glArrayElement((int) a[0]);
                yield 0;
            }
            case 11 -> {
                GL.glArrayElementEXT((int) a[0]);
                yield 0;
            }
            case 12 -> {
                GL.glAttachObjectARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 13 -> {
                GL.glAttachShader((int) a[0], (int) a[1]);
                yield 0;
            }
            case 14 -> {
                GL.glBegin((int) a[0]);
                yield 0;
            }
            case 15 -> {
                GL.glBeginConditionalRender((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group1(int number, long[] a) {
        return switch (number) {
            case 16 -> {
                GL.glBeginConditionalRenderNV((int) a[0], (int) a[1]);
                yield 0;
            }
            case 17 -> {
                GL.glBeginQuery((int) a[0], (int) a[1]);
                yield 0;
            }
            case 18 -> {
                GL.glBeginQueryARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 19 -> {
                GL.glBeginQueryEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 20 -> {
                GL.glBeginQueryIndexed((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 21 -> {
                GL.glBeginTransformFeedback((int) a[0]);
                yield 0;
            }
            case 22 -> {
                GL.glBeginTransformFeedbackEXT((int) a[0]);
                yield 0;
            }
            case 23 -> {
                GL.glBindAttribLocation((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 24 -> {
                GL.glBindAttribLocationARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 25 -> {
                GL.glBindBuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            case 26 -> {
                GL.glBindBufferARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 27 -> {
                GL.glBindBufferBase((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 28 -> {
                GL.glBindBufferBaseEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 29 -> {
                GL.glBindBufferOffsetEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 30 -> {
                GL.glBindBufferRange((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 31 -> {
                GL.glBindBufferRangeEXT((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group2(int number, long[] a) {
        return switch (number) {
            case 32 -> {
                GL.glBindBuffersBase((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 33 -> {
                GL.glBindBuffersRange((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 34 -> {
                GL.glBindFragDataLocation((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 35 -> {
                GL.glBindFragDataLocationEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 36 -> {
                GL.glBindFragDataLocationIndexed((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 37 -> {
                GL.glBindFragDataLocationIndexedEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 38 -> {
                GL.glBindFramebuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            case 39 -> {
                GL.glBindFramebufferEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 40 -> {
                GL.glBindImageTexture((int) a[0], (int) a[1], (int) a[2], a[3] != 0, (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 41 -> {
                GL.glBindImageTextureEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 42 -> {
                GL.glBindImageTextures((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 43 -> {
                GL.glBindMultiTextureEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 44 -> {
                GL.glBindProgramARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 45 -> {
                GL.glBindProgramPipeline((int) a[0]);
                yield 0;
            }
            case 46 -> {
                GL.glBindProgramPipelineEXT((int) a[0]);
                yield 0;
            }
            case 47 -> {
                GL.glBindRenderbuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group3(int number, long[] a) {
        return switch (number) {
            case 48 -> {
                GL.glBindRenderbufferEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 49 -> {
                GL.glBindSampler((int) a[0], (int) a[1]);
                yield 0;
            }
            case 50 -> {
                GL.glBindSamplers((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 51 -> {
                GL.glBindTexture((int) a[0], (int) a[1]);
                yield 0;
            }
            case 52 -> {
                GL.glBindTextureEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 53 -> {
                GL.glBindTextureUnit((int) a[0], (int) a[1]);
                yield 0;
            }
            case 54 -> {
                GL.glBindTextures((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 55 -> {
                GL.glBindTransformFeedback((int) a[0], (int) a[1]);
                yield 0;
            }
            case 56 -> {
                GL.glBindVertexArray((int) a[0]);
                yield 0;
            }
            case 57 -> {
                GL.glBindVertexArrayAPPLE((int) a[0]);
                yield 0;
            }
            case 58 -> {
                GL.glBindVertexArrayOES((int) a[0]);
                yield 0;
            }
            case 59 -> {
                GL.glBindVertexBuffer((int) a[0], (int) a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 60 -> {
                GL.glBindVertexBuffers((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 61 -> {
                GL.glBitmap((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), a[6]);
                yield 0;
            }
            case 62 -> {
                GL.glBlendBarrier();
                yield 0;
            }
            case 63 -> {
                GL.glBlendBarrierKHR();
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group4(int number, long[] a) {
        return switch (number) {
            case 64 -> {
                GL.glBlendColor(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 65 -> {
                GL.glBlendColorEXT(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 66 -> {
                GL.glBlendEquation((int) a[0]);
                yield 0;
            }
            case 67 -> {
                GL.glBlendEquationEXT((int) a[0]);
                yield 0;
            }
            case 68 -> {
                GL.glBlendEquationIndexedAMD((int) a[0], (int) a[1]);
                yield 0;
            }
            case 69 -> {
                GL.glBlendEquationSeparate((int) a[0], (int) a[1]);
                yield 0;
            }
            case 70 -> {
                GL.glBlendEquationSeparateEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 71 -> {
                GL.glBlendEquationSeparateIndexedAMD((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 72 -> {
                GL.glBlendEquationSeparatei((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 73 -> {
                GL.glBlendEquationSeparateiARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 74 -> {
                GL.glBlendEquationSeparateiEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 75 -> {
                GL.glBlendEquationSeparateiOES((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 76 -> {
                GL.glBlendEquationi((int) a[0], (int) a[1]);
                yield 0;
            }
            case 77 -> {
                GL.glBlendEquationiARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 78 -> {
                GL.glBlendEquationiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 79 -> {
                GL.glBlendEquationiOES((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group5(int number, long[] a) {
        return switch (number) {
            case 80 -> {
                GL.glBlendFunc((int) a[0], (int) a[1]);
                yield 0;
            }
            case 81 -> {
                GL.glBlendFuncIndexedAMD((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 82 -> {
                GL.glBlendFuncSeparate((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 83 -> {
                GL.glBlendFuncSeparateEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 84 -> {
                GL.glBlendFuncSeparateINGR((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 85 -> {
                GL.glBlendFuncSeparateIndexedAMD((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 86 -> {
                GL.glBlendFuncSeparatei((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 87 -> {
                GL.glBlendFuncSeparateiARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 88 -> {
                GL.glBlendFuncSeparateiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 89 -> {
                GL.glBlendFuncSeparateiOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 90 -> {
                GL.glBlendFunci((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 91 -> {
                GL.glBlendFunciARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 92 -> {
                GL.glBlendFunciEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 93 -> {
                GL.glBlendFunciOES((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 94 -> {
                GL.glBlitFramebuffer((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            case 95 -> {
                GL.glBlitFramebufferANGLE((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group6(int number, long[] a) {
        return switch (number) {
            case 96 -> {
                GL.glBlitFramebufferEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            case 97 -> {
                GL.glBlitFramebufferNV((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            case 98 -> {
                GL.glBlitNamedFramebuffer((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], (int) a[11]);
                yield 0;
            }
            case 99 -> {
                GL.glBufferData((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 100 -> {
                GL.glBufferDataARB((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 101 -> {
                GL.glBufferPageCommitmentARB((int) a[0], a[1], a[2], a[3] != 0);
                yield 0;
            }
            case 102 -> {
                GL.glBufferParameteriAPPLE((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 103 -> {
                GL.glBufferStorage((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 104 -> {
                GL.glBufferStorageEXT((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 105 -> {
                GL.glBufferSubData((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 106 -> {
                GL.glBufferSubDataARB((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 107 -> {
                GL.glCallList((int) a[0]);
                yield 0;
            }
            case 108 -> {
                GL.glCallLists((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 109 -> GL.glCheckFramebufferStatus((int) a[0]);
            case 110 -> GL.glCheckFramebufferStatusEXT((int) a[0]);
            case 111 -> GL.glCheckNamedFramebufferStatus((int) a[0], (int) a[1]);
            default -> throw unknown(number);
        };
    }

    private static long group7(int number, long[] a) {
        return switch (number) {
            case 112 -> GL.glCheckNamedFramebufferStatusEXT((int) a[0], (int) a[1]);
            case 113 -> {
                GL.glClampColor((int) a[0], (int) a[1]);
                yield 0;
            }
            case 114 -> {
                GL.glClampColorARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 115 -> {
                GL.glClear((int) a[0]);
                yield 0;
            }
            case 116 -> {
                GL.glClearAccum(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 117 -> {
                GL.glClearBufferData((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 118 -> {
                GL.glClearBufferSubData((int) a[0], (int) a[1], a[2], a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 119 -> {
                GL.glClearBufferfi((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), (int) a[3]);
                yield 0;
            }
            case 120 -> {
                GL.glClearBufferfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 121 -> {
                GL.glClearBufferiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 122 -> {
                GL.glClearBufferuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 123 -> {
                GL.glClearColor(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 124 -> {
                GL.glClearColorIiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 125 -> {
                GL.glClearColorIuiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 126 -> {
                GL.glClearDepth(longBitsToDouble(a[0]));
                yield 0;
            }
            case 127 -> {
                GL.glClearDepthf(intBitsToFloat((int) a[0]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group8(int number, long[] a) {
        return switch (number) {
            case 128 -> {
                GL.glClearIndex(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 129 -> {
                GL.glClearNamedBufferData((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 130 -> {
                GL.glClearNamedBufferDataEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 131 -> {
                GL.glClearNamedBufferSubData((int) a[0], (int) a[1], a[2], a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 132 -> {
                GL.glClearNamedBufferSubDataEXT((int) a[0], (int) a[1], a[2], a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 133 -> {
                GL.glClearNamedFramebufferfi((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]), (int) a[4]);
                yield 0;
            }
            case 134 -> {
                GL.glClearNamedFramebufferfv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 135 -> {
                GL.glClearNamedFramebufferiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 136 -> {
                GL.glClearNamedFramebufferuiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 137 -> {
                GL.glClearStencil((int) a[0]);
                yield 0;
            }
            case 138 -> {
                GL.glClearTexImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 139 -> {
                GL.glClearTexImageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 140 -> {
                GL.glClearTexSubImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 141 -> {
                GL.glClearTexSubImageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 142 -> {
                GL.glClientActiveTexture((int) a[0]);
                yield 0;
            }
            case 143 -> {
                GL.glClientActiveTextureARB((int) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group9(int number, long[] a) {
        return switch (number) {
            case 144 -> {
                GL.glClientAttribDefaultEXT((int) a[0]);
                yield 0;
            }
            case 145 -> GL.glClientWaitSync(a[0], (int) a[1], a[2]);
            case 146 -> {
                GL.glClipControl((int) a[0], (int) a[1]);
                yield 0;
            }
            case 147 -> {
                GL.glClipControlEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 148 -> {
                GL.glClipPlane((int) a[0], a[1]);
                yield 0;
            }
            case 149 -> {
                GL.glColor3b((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 150 -> {
                GL.glColor3bv(a[0]);
                yield 0;
            }
            case 151 -> {
                GL.glColor3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 152 -> {
                GL.glColor3dv(a[0]);
                yield 0;
            }
            case 153 -> {
                GL.glColor3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 154 -> {
                GL.glColor3fv(a[0]);
                yield 0;
            }
            case 155 -> {
                GL.glColor3hNV((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 156 -> {
                GL.glColor3hvNV(a[0]);
                yield 0;
            }
            case 157 -> {
                GL.glColor3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 158 -> {
                GL.glColor3iv(a[0]);
                yield 0;
            }
            case 159 -> {
                GL.glColor3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group10(int number, long[] a) {
        return switch (number) {
            case 160 -> {
                GL.glColor3sv(a[0]);
                yield 0;
            }
            case 161 -> {
                GL.glColor3ub((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 162 -> {
                GL.glColor3ubv(a[0]);
                yield 0;
            }
            case 163 -> {
                GL.glColor3ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 164 -> {
                GL.glColor3uiv(a[0]);
                yield 0;
            }
            case 165 -> {
                GL.glColor3us((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 166 -> {
                GL.glColor3usv(a[0]);
                yield 0;
            }
            case 167 -> {
                GL.glColor4b((byte) a[0], (byte) a[1], (byte) a[2], (byte) a[3]);
                yield 0;
            }
            case 168 -> {
                GL.glColor4bv(a[0]);
                yield 0;
            }
            case 169 -> {
                GL.glColor4d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 170 -> {
                GL.glColor4dv(a[0]);
                yield 0;
            }
            case 171 -> {
                GL.glColor4f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 172 -> {
                GL.glColor4fv(a[0]);
                yield 0;
            }
            case 173 -> {
                GL.glColor4hNV((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 174 -> {
                GL.glColor4hvNV(a[0]);
                yield 0;
            }
            case 175 -> {
                GL.glColor4i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group11(int number, long[] a) {
        return switch (number) {
            case 176 -> {
                GL.glColor4iv(a[0]);
                yield 0;
            }
            case 177 -> {
                GL.glColor4s((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 178 -> {
                GL.glColor4sv(a[0]);
                yield 0;
            }
            case 179 -> {
                GL.glColor4ub((byte) a[0], (byte) a[1], (byte) a[2], (byte) a[3]);
                yield 0;
            }
            case 180 -> {
                GL.glColor4ubv(a[0]);
                yield 0;
            }
            case 181 -> {
                GL.glColor4ui((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 182 -> {
                GL.glColor4uiv(a[0]);
                yield 0;
            }
            case 183 -> {
                GL.glColor4us((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 184 -> {
                GL.glColor4usv(a[0]);
                yield 0;
            }
            case 185 -> {
                GL.glColorMask(a[0] != 0, a[1] != 0, a[2] != 0, a[3] != 0);
                yield 0;
            }
            case 186 -> {
                GL.glColorMaskIndexedEXT((int) a[0], a[1] != 0, a[2] != 0, a[3] != 0, a[4] != 0);
                yield 0;
            }
            case 187 -> {
                GL.glColorMaski((int) a[0], a[1] != 0, a[2] != 0, a[3] != 0, a[4] != 0);
                yield 0;
            }
            case 188 -> {
                GL.glColorMaskiEXT((int) a[0], a[1] != 0, a[2] != 0, a[3] != 0, a[4] != 0);
                yield 0;
            }
            case 189 -> {
                GL.glColorMaskiOES((int) a[0], a[1] != 0, a[2] != 0, a[3] != 0, a[4] != 0);
                yield 0;
            }
            case 190 -> {
                GL.glColorMaterial((int) a[0], (int) a[1]);
                yield 0;
            }
            case 191 -> {
                GL.glColorP3ui((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group12(int number, long[] a) {
        return switch (number) {
            case 192 -> {
                GL.glColorP3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 193 -> {
                GL.glColorP4ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 194 -> {
                GL.glColorP4uiv((int) a[0], a[1]);
                yield 0;
            }
            case 195 -> {
                GL.glColorPointer((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 196 -> {
                GL.glColorPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 197 -> {
                GL.glColorSubTable((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 198 -> {
                GL.glColorSubTableEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 199 -> {
                GL.glColorTable((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 200 -> {
                GL.glColorTableParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 201 -> {
                GL.glColorTableParameterfvSGI((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 202 -> {
                GL.glColorTableParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 203 -> {
                GL.glColorTableParameterivSGI((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 204 -> {
                GL.glColorTableSGI((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 205 -> {
                GL.glCompileShader((int) a[0]);
                yield 0;
            }
            case 206 -> {
                GL.glCompileShaderARB((int) a[0]);
                yield 0;
            }
            case 207 -> {
                GL.glCompileShaderIncludeARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group13(int number, long[] a) {
        return switch (number) {
            case 208 -> {
                GL.glCompressedMultiTexImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 209 -> {
                GL.glCompressedMultiTexImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 210 -> {
                GL.glCompressedMultiTexImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 211 -> {
                GL.glCompressedMultiTexSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 212 -> {
                GL.glCompressedMultiTexSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 213 -> {
                GL.glCompressedMultiTexSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], a[11]);
                yield 0;
            }
            case 214 -> {
                GL.glCompressedTexImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 215 -> {
                GL.glCompressedTexImage1DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 216 -> {
                GL.glCompressedTexImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 217 -> {
                GL.glCompressedTexImage2DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 218 -> {
                GL.glCompressedTexImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 219 -> {
                GL.glCompressedTexImage3DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 220 -> {
                GL.glCompressedTexImage3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 221 -> {
                GL.glCompressedTexSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 222 -> {
                GL.glCompressedTexSubImage1DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 223 -> {
                GL.glCompressedTexSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group14(int number, long[] a) {
        return switch (number) {
            case 224 -> {
                GL.glCompressedTexSubImage2DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 225 -> {
                GL.glCompressedTexSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 226 -> {
                GL.glCompressedTexSubImage3DARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 227 -> {
                GL.glCompressedTexSubImage3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 228 -> {
                GL.glCompressedTextureImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 229 -> {
                GL.glCompressedTextureImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 230 -> {
                GL.glCompressedTextureImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 231 -> {
                GL.glCompressedTextureSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 232 -> {
                GL.glCompressedTextureSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 233 -> {
                GL.glCompressedTextureSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 234 -> {
                GL.glCompressedTextureSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 235 -> {
                GL.glCompressedTextureSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 236 -> {
                GL.glCompressedTextureSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], a[11]);
                yield 0;
            }
            case 237 -> {
                GL.glConvolutionFilter1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 238 -> {
                GL.glConvolutionFilter1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 239 -> {
                GL.glConvolutionFilter2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group15(int number, long[] a) {
        return switch (number) {
            case 240 -> {
                GL.glConvolutionFilter2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 241 -> {
                GL.glConvolutionParameterf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 242 -> {
                GL.glConvolutionParameterfEXT((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 243 -> {
                GL.glConvolutionParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 244 -> {
                GL.glConvolutionParameterfvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 245 -> {
                GL.glConvolutionParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 246 -> {
                GL.glConvolutionParameteriEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 247 -> {
                GL.glConvolutionParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 248 -> {
                GL.glConvolutionParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 249 -> {
                GL.glCopyBufferSubData((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 250 -> {
                GL.glCopyBufferSubDataNV((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 251 -> {
                GL.glCopyColorSubTable((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 252 -> {
                GL.glCopyColorSubTableEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 253 -> {
                GL.glCopyColorTable((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 254 -> {
                GL.glCopyColorTableSGI((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 255 -> {
                GL.glCopyConvolutionFilter1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group16(int number, long[] a) {
        return switch (number) {
            case 256 -> {
                GL.glCopyConvolutionFilter1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 257 -> {
                GL.glCopyConvolutionFilter2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 258 -> {
                GL.glCopyConvolutionFilter2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 259 -> {
                GL.glCopyImageSubData((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], (int) a[11], (int) a[12], (int) a[13], (int) a[14]);
                yield 0;
            }
            case 260 -> {
                GL.glCopyImageSubDataEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], (int) a[11], (int) a[12], (int) a[13], (int) a[14]);
                yield 0;
            }
            case 261 -> {
                GL.glCopyImageSubDataNV((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], (int) a[11], (int) a[12], (int) a[13], (int) a[14]);
                yield 0;
            }
            case 262 -> {
                GL.glCopyImageSubDataOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], (int) a[11], (int) a[12], (int) a[13], (int) a[14]);
                yield 0;
            }
            case 263 -> {
                GL.glCopyMultiTexImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 264 -> {
                GL.glCopyMultiTexImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 265 -> {
                GL.glCopyMultiTexSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 266 -> {
                GL.glCopyMultiTexSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 267 -> {
                GL.glCopyMultiTexSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            case 268 -> {
                GL.glCopyNamedBufferSubData((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 269 -> {
                GL.glCopyPixels((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 270 -> {
                GL.glCopyTexImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 271 -> {
                GL.glCopyTexImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group17(int number, long[] a) {
        return switch (number) {
            case 272 -> {
                GL.glCopyTexImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 273 -> {
                GL.glCopyTexImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 274 -> {
                GL.glCopyTexSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 275 -> {
                GL.glCopyTexSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 276 -> {
                GL.glCopyTexSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 277 -> {
                GL.glCopyTexSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 278 -> {
                GL.glCopyTexSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 279 -> {
                GL.glCopyTexSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 280 -> {
                GL.glCopyTexSubImage3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 281 -> {
                GL.glCopyTextureImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 282 -> {
                GL.glCopyTextureImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 283 -> {
                GL.glCopyTextureSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 284 -> {
                GL.glCopyTextureSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 285 -> {
                GL.glCopyTextureSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 286 -> {
                GL.glCopyTextureSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            case 287 -> {
                GL.glCopyTextureSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group18(int number, long[] a) {
        return switch (number) {
            case 288 -> {
                GL.glCopyTextureSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9]);
                yield 0;
            }
            case 289 -> {
                GL.glCreateBuffers((int) a[0], a[1]);
                yield 0;
            }
            case 290 -> {
                GL.glCreateFramebuffers((int) a[0], a[1]);
                yield 0;
            }
            case 291 -> GL.glCreateProgram();
            case 292 -> GL.glCreateProgramObjectARB();
            case 293 -> {
                GL.glCreateProgramPipelines((int) a[0], a[1]);
                yield 0;
            }
            case 294 -> {
                GL.glCreateQueries((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 295 -> {
                GL.glCreateRenderbuffers((int) a[0], a[1]);
                yield 0;
            }
            case 296 -> {
                GL.glCreateSamplers((int) a[0], a[1]);
                yield 0;
            }
            case 297 -> GL.glCreateShader((int) a[0]);
            case 298 -> GL.glCreateShaderObjectARB((int) a[0]);
            case 299 -> GL.glCreateShaderProgramEXT((int) a[0], a[1]);
            case 300 -> GL.glCreateShaderProgramv((int) a[0], (int) a[1], a[2]);
            case 301 -> GL.glCreateShaderProgramvEXT((int) a[0], (int) a[1], a[2]);
            case 302 -> GL.glCreateSyncFromCLeventARB(a[0], a[1], (int) a[2]);
            case 303 -> {
                GL.glCreateTextures((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group19(int number, long[] a) {
        return switch (number) {
            case 304 -> {
                GL.glCreateTransformFeedbacks((int) a[0], a[1]);
                yield 0;
            }
            case 305 -> {
                GL.glCreateVertexArrays((int) a[0], a[1]);
                yield 0;
            }
            case 306 -> {
                GL.glCullFace((int) a[0]);
                yield 0;
            }
            case 307 -> {
                GL.glCurrentPaletteMatrixARB((int) a[0]);
                yield 0;
            }
            case 308 -> {
                GL.glDebugMessageCallback(a[0], a[1]);
                yield 0;
            }
            case 309 -> {
                GL.glDebugMessageCallbackARB(a[0], a[1]);
                yield 0;
            }
            case 310 -> {
                GL.glDebugMessageCallbackKHR(a[0], a[1]);
                yield 0;
            }
            case 311 -> {
                GL.glDebugMessageControl((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5] != 0);
                yield 0;
            }
            case 312 -> {
                GL.glDebugMessageControlARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5] != 0);
                yield 0;
            }
            case 313 -> {
                GL.glDebugMessageControlKHR((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5] != 0);
                yield 0;
            }
            case 314 -> {
                GL.glDebugMessageInsert((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 315 -> {
                GL.glDebugMessageInsertARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 316 -> {
                GL.glDebugMessageInsertKHR((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 317 -> {
                GL.glDeleteBuffers((int) a[0], a[1]);
                yield 0;
            }
            case 318 -> {
                GL.glDeleteBuffersARB((int) a[0], a[1]);
                yield 0;
            }
            case 319 -> {
                GL.glDeleteFramebuffers((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group20(int number, long[] a) {
        return switch (number) {
            case 320 -> {
                GL.glDeleteFramebuffersEXT((int) a[0], a[1]);
                yield 0;
            }
            case 321 -> {
                GL.glDeleteLists((int) a[0], (int) a[1]);
                yield 0;
            }
            case 322 -> {
                GL.glDeleteNamedStringARB((int) a[0], a[1]);
                yield 0;
            }
            case 323 -> {
                GL.glDeleteObjectARB((int) a[0]);
                yield 0;
            }
            case 324 -> {
                GL.glDeleteProgram((int) a[0]);
                yield 0;
            }
            case 325 -> {
                GL.glDeleteProgramPipelines((int) a[0], a[1]);
                yield 0;
            }
            case 326 -> {
                GL.glDeleteProgramPipelinesEXT((int) a[0], a[1]);
                yield 0;
            }
            case 327 -> {
                GL.glDeleteProgramsARB((int) a[0], a[1]);
                yield 0;
            }
            case 328 -> {
                GL.glDeleteQueries((int) a[0], a[1]);
                yield 0;
            }
            case 329 -> {
                GL.glDeleteQueriesARB((int) a[0], a[1]);
                yield 0;
            }
            case 330 -> {
                GL.glDeleteQueriesEXT((int) a[0], a[1]);
                yield 0;
            }
            case 331 -> {
                GL.glDeleteRenderbuffers((int) a[0], a[1]);
                yield 0;
            }
            case 332 -> {
                GL.glDeleteRenderbuffersEXT((int) a[0], a[1]);
                yield 0;
            }
            case 333 -> {
                GL.glDeleteSamplers((int) a[0], a[1]);
                yield 0;
            }
            case 334 -> {
                GL.glDeleteShader((int) a[0]);
                yield 0;
            }
            case 335 -> {
                GL.glDeleteSync(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group21(int number, long[] a) {
        return switch (number) {
            case 336 -> {
                GL.glDeleteTextures((int) a[0], a[1]);
                yield 0;
            }
            case 337 -> {
                GL.glDeleteTexturesEXT((int) a[0], a[1]);
                yield 0;
            }
            case 338 -> {
                GL.glDeleteTransformFeedbacks((int) a[0], a[1]);
                yield 0;
            }
            case 339 -> {
                GL.glDeleteVertexArrays((int) a[0], a[1]);
                yield 0;
            }
            case 340 -> {
                GL.glDeleteVertexArraysAPPLE((int) a[0], a[1]);
                yield 0;
            }
            case 341 -> {
                GL.glDeleteVertexArraysOES((int) a[0], a[1]);
                yield 0;
            }
            case 342 -> {
                GL.glDepthBoundsEXT(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 343 -> {
                GL.glDepthFunc((int) a[0]);
                yield 0;
            }
            case 344 -> {
                GL.glDepthMask(a[0] != 0);
                yield 0;
            }
            case 345 -> {
                GL.glDepthRange(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 346 -> {
                GL.glDepthRangeArraydvNV((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 347 -> {
                GL.glDepthRangeArrayfvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 348 -> {
                GL.glDepthRangeArrayv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 349 -> {
                GL.glDepthRangeIndexed((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 350 -> {
                GL.glDepthRangeIndexeddNV((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 351 -> {
                GL.glDepthRangeIndexedfOES((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group22(int number, long[] a) {
        return switch (number) {
            case 352 -> {
                GL.glDepthRangef(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 353 -> {
                GL.glDetachObjectARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 354 -> {
                GL.glDetachShader((int) a[0], (int) a[1]);
                yield 0;
            }
            case 355 -> {
                GL.glDisable((int) a[0]);
                yield 0;
            }
            case 356 -> {
                GL.glDisableClientState((int) a[0]);
                yield 0;
            }
            case 357 -> {
                GL.glDisableClientStateIndexedEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 358 -> {
                GL.glDisableClientStateiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 359 -> {
                GL.glDisableIndexedEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 360 -> {
                GL.glDisableVertexArrayAttrib((int) a[0], (int) a[1]);
                yield 0;
            }
            case 361 -> {
                GL.glDisableVertexArrayAttribEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 362 -> {
                GL.glDisableVertexArrayEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 363 -> {
                GL.glDisableVertexAttribArray((int) a[0]);
                yield 0;
            }
            case 364 -> {
                GL.glDisableVertexAttribArrayARB((int) a[0]);
                yield 0;
            }
            case 365 -> {
                GL.glDisablei((int) a[0], (int) a[1]);
                yield 0;
            }
            case 366 -> {
                GL.glDisableiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 367 -> {
                GL.glDisableiOES((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group23(int number, long[] a) {
        return switch (number) {
            case 368 -> {
                GL.glDiscardFramebufferEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 369 -> {
                GL.glDispatchCompute((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 370 -> {
                GL.glDispatchComputeGroupSizeARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 371 -> {
                GL.glDispatchComputeIndirect(a[0]);
                yield 0;
            }
            case 372 -> {
                GL.glDrawArrays((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 373 -> {
                GL.glDrawArraysEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 374 -> {
                GL.glDrawArraysIndirect((int) a[0], a[1]);
                yield 0;
            }
            case 375 -> {
                GL.glDrawArraysInstanced((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 376 -> {
                GL.glDrawArraysInstancedANGLE((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 377 -> {
                GL.glDrawArraysInstancedARB((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 378 -> {
                GL.glDrawArraysInstancedBaseInstance((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 379 -> {
                GL.glDrawArraysInstancedBaseInstanceEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 380 -> {
                GL.glDrawArraysInstancedEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 381 -> {
                GL.glDrawArraysInstancedNV((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 382 -> {
                GL.glDrawBuffer((int) a[0]);
                yield 0;
            }
            case 383 -> {
                GL.glDrawBuffers((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group24(int number, long[] a) {
        return switch (number) {
            case 384 -> {
                GL.glDrawBuffersARB((int) a[0], a[1]);
                yield 0;
            }
            case 385 -> {
                GL.glDrawBuffersATI((int) a[0], a[1]);
                yield 0;
            }
            case 386 -> {
                GL.glDrawBuffersEXT((int) a[0], a[1]);
                yield 0;
            }
            case 387 -> {
                GL.glDrawElements((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 388 -> {
                GL.glDrawElementsBaseVertex((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 389 -> {
                GL.glDrawElementsBaseVertexEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 390 -> {
                GL.glDrawElementsBaseVertexOES((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 391 -> {
                GL.glDrawElementsIndirect((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 392 -> {
                GL.glDrawElementsInstanced((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 393 -> {
                GL.glDrawElementsInstancedANGLE((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 394 -> {
                GL.glDrawElementsInstancedARB((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 395 -> {
                GL.glDrawElementsInstancedBaseInstance((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 396 -> {
                GL.glDrawElementsInstancedBaseInstanceEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 397 -> {
                GL.glDrawElementsInstancedBaseVertex((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 398 -> {
                GL.glDrawElementsInstancedBaseVertexBaseInstance((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 399 -> {
                GL.glDrawElementsInstancedBaseVertexBaseInstanceEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group25(int number, long[] a) {
        return switch (number) {
            case 400 -> {
                GL.glDrawElementsInstancedBaseVertexEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 401 -> {
                GL.glDrawElementsInstancedBaseVertexOES((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 402 -> {
                GL.glDrawElementsInstancedEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 403 -> {
                GL.glDrawElementsInstancedNV((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 404 -> {
                GL.glDrawPixels((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 405 -> {
                GL.glDrawRangeElements((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 406 -> {
                GL.glDrawRangeElementsBaseVertex((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5], (int) a[6]);
                yield 0;
            }
            case 407 -> {
                GL.glDrawRangeElementsBaseVertexEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5], (int) a[6]);
                yield 0;
            }
            case 408 -> {
                GL.glDrawRangeElementsBaseVertexOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5], (int) a[6]);
                yield 0;
            }
            case 409 -> {
                GL.glDrawRangeElementsEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 410 -> {
                GL.glDrawTransformFeedback((int) a[0], (int) a[1]);
                yield 0;
            }
            case 411 -> {
                GL.glDrawTransformFeedbackEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 412 -> {
                GL.glDrawTransformFeedbackInstanced((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 413 -> {
                GL.glDrawTransformFeedbackInstancedEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 414 -> {
                GL.glDrawTransformFeedbackStream((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 415 -> {
                GL.glDrawTransformFeedbackStreamInstanced((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group26(int number, long[] a) {
        return switch (number) {
            case 416 -> {
                GL.glEGLImageTargetRenderbufferStorageOES((int) a[0], a[1]);
                yield 0;
            }
            case 417 -> {
                GL.glEGLImageTargetTexture2DOES((int) a[0], a[1]);
                yield 0;
            }
            case 418 -> {
                GL.glEdgeFlag(a[0] != 0);
                yield 0;
            }
            case 419 -> {
                GL.glEdgeFlagPointer((int) a[0], a[1]);
                yield 0;
            }
            case 420 -> {
                GL.glEdgeFlagPointerEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 421 -> {
                GL.glEdgeFlagv(a[0]);
                yield 0;
            }
            case 422 -> {
                GL.glEnable((int) a[0]);
                yield 0;
            }
            case 423 -> {
                GL.glEnableClientState((int) a[0]);
                yield 0;
            }
            case 424 -> {
                GL.glEnableClientStateIndexedEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 425 -> {
                GL.glEnableClientStateiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 426 -> {
                GL.glEnableIndexedEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 427 -> {
                GL.glEnableVertexArrayAttrib((int) a[0], (int) a[1]);
                yield 0;
            }
            case 428 -> {
                GL.glEnableVertexArrayAttribEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 429 -> {
                GL.glEnableVertexArrayEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 430 -> {
                GL.glEnableVertexAttribArray((int) a[0]);
                yield 0;
            }
            case 431 -> {
                GL.glEnableVertexAttribArrayARB((int) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group27(int number, long[] a) {
        return switch (number) {
            case 432 -> {
                GL.glEnablei((int) a[0], (int) a[1]);
                yield 0;
            }
            case 433 -> {
                GL.glEnableiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 434 -> {
                GL.glEnableiOES((int) a[0], (int) a[1]);
                yield 0;
            }
            case 435 -> {
                GL.glEnd();
                yield 0;
            }
            case 436 -> {
                GL.glEndConditionalRender();
                yield 0;
            }
            case 437 -> {
                GL.glEndConditionalRenderNV();
                yield 0;
            }
            case 438 -> {
                GL.glEndList();
                yield 0;
            }
            case 439 -> {
                GL.glEndQuery((int) a[0]);
                yield 0;
            }
            case 440 -> {
                GL.glEndQueryARB((int) a[0]);
                yield 0;
            }
            case 441 -> {
                GL.glEndQueryEXT((int) a[0]);
                yield 0;
            }
            case 442 -> {
                GL.glEndQueryIndexed((int) a[0], (int) a[1]);
                yield 0;
            }
            case 443 -> {
                GL.glEndTransformFeedback();
                yield 0;
            }
            case 444 -> {
                GL.glEndTransformFeedbackEXT();
                yield 0;
            }
            case 445 -> {
                GL.glEvalCoord1d(longBitsToDouble(a[0]));
                yield 0;
            }
            case 446 -> {
                GL.glEvalCoord1dv(a[0]);
                yield 0;
            }
            case 447 -> {
                GL.glEvalCoord1f(intBitsToFloat((int) a[0]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group28(int number, long[] a) {
        return switch (number) {
            case 448 -> {
                GL.glEvalCoord1fv(a[0]);
                yield 0;
            }
            case 449 -> {
                GL.glEvalCoord2d(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 450 -> {
                GL.glEvalCoord2dv(a[0]);
                yield 0;
            }
            case 451 -> {
                GL.glEvalCoord2f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 452 -> {
                GL.glEvalCoord2fv(a[0]);
                yield 0;
            }
            case 453 -> {
                GL.glEvalMesh1((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 454 -> {
                GL.glEvalMesh2((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 455 -> {
                GL.glEvalPoint1((int) a[0]);
                yield 0;
            }
            case 456 -> {
                GL.glEvalPoint2((int) a[0], (int) a[1]);
                yield 0;
            }
            case 457 -> {
                GL.glEvaluateDepthValuesARB();
                yield 0;
            }
            case 458 -> {
                GL.glFeedbackBuffer((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 459 -> GL.glFenceSync((int) a[0], (int) a[1]);
            case 460 -> {
                GL.glFinish();
                yield 0;
            }
            case 461 -> {
                GL.glFlush();
                yield 0;
            }
            case 462 -> {
                GL.glFlushMappedBufferRange((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 463 -> {
                GL.glFlushMappedBufferRangeAPPLE((int) a[0], a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group29(int number, long[] a) {
        return switch (number) {
            case 464 -> {
                GL.glFlushMappedBufferRangeEXT((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 465 -> {
                GL.glFlushMappedNamedBufferRange((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 466 -> {
                GL.glFlushMappedNamedBufferRangeEXT((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 467 -> {
                GL.glFogCoordPointer((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 468 -> {
                GL.glFogCoordPointerEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 469 -> {
                GL.glFogCoordd(longBitsToDouble(a[0]));
                yield 0;
            }
            case 470 -> {
                GL.glFogCoorddEXT(longBitsToDouble(a[0]));
                yield 0;
            }
            case 471 -> {
                GL.glFogCoorddv(a[0]);
                yield 0;
            }
            case 472 -> {
                GL.glFogCoorddvEXT(a[0]);
                yield 0;
            }
            case 473 -> {
                GL.glFogCoordf(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 474 -> {
                GL.glFogCoordfEXT(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 475 -> {
                GL.glFogCoordfv(a[0]);
                yield 0;
            }
            case 476 -> {
                GL.glFogCoordfvEXT(a[0]);
                yield 0;
            }
            case 477 -> {
                GL.glFogCoordhNV((short) a[0]);
                yield 0;
            }
            case 478 -> {
                GL.glFogCoordhvNV(a[0]);
                yield 0;
            }
            case 479 -> {
                GL.glFogf((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group30(int number, long[] a) {
        return switch (number) {
            case 480 -> {
                GL.glFogfv((int) a[0], a[1]);
                yield 0;
            }
            case 481 -> {
                GL.glFogi((int) a[0], (int) a[1]);
                yield 0;
            }
            case 482 -> {
                GL.glFogiv((int) a[0], a[1]);
                yield 0;
            }
            case 483 -> {
                GL.glFramebufferDrawBufferEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 484 -> {
                GL.glFramebufferDrawBuffersEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 485 -> {
                GL.glFramebufferFetchBarrierEXT();
                yield 0;
            }
            case 486 -> {
                GL.glFramebufferParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 487 -> {
                GL.glFramebufferParameteriMESA((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 488 -> {
                GL.glFramebufferReadBufferEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 489 -> {
                GL.glFramebufferRenderbuffer((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 490 -> {
                GL.glFramebufferRenderbufferEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 491 -> {
                GL.glFramebufferSampleLocationsfvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 492 -> {
                GL.glFramebufferSampleLocationsfvNV((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 493 -> {
                GL.glFramebufferTexture((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 494 -> {
                GL.glFramebufferTexture1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 495 -> {
                GL.glFramebufferTexture1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group31(int number, long[] a) {
        return switch (number) {
            case 496 -> {
                GL.glFramebufferTexture2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 497 -> {
                GL.glFramebufferTexture2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 498 -> {
                GL.glFramebufferTexture2DMultisampleEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 499 -> {
                GL.glFramebufferTexture3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 500 -> {
                GL.glFramebufferTexture3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 501 -> {
                GL.glFramebufferTexture3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 502 -> {
                GL.glFramebufferTextureARB((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 503 -> {
                GL.glFramebufferTextureEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 504 -> {
                GL.glFramebufferTextureFaceARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 505 -> {
                GL.glFramebufferTextureFaceEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 506 -> {
                GL.glFramebufferTextureLayer((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 507 -> {
                GL.glFramebufferTextureLayerARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 508 -> {
                GL.glFramebufferTextureLayerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 509 -> {
                GL.glFramebufferTextureOES((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 510 -> {
                GL.glFrontFace((int) a[0]);
                yield 0;
            }
            case 511 -> {
                GL.glFrustum(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group32(int number, long[] a) {
        return switch (number) {
            case 512 -> {
                GL.glGenBuffers((int) a[0], a[1]);
                yield 0;
            }
            case 513 -> {
                GL.glGenBuffersARB((int) a[0], a[1]);
                yield 0;
            }
            case 514 -> {
                GL.glGenFramebuffers((int) a[0], a[1]);
                yield 0;
            }
            case 515 -> {
                GL.glGenFramebuffersEXT((int) a[0], a[1]);
                yield 0;
            }
            case 516 -> GL.glGenLists((int) a[0]);
            case 517 -> {
                GL.glGenProgramPipelines((int) a[0], a[1]);
                yield 0;
            }
            case 518 -> {
                GL.glGenProgramPipelinesEXT((int) a[0], a[1]);
                yield 0;
            }
            case 519 -> {
                GL.glGenProgramsARB((int) a[0], a[1]);
                yield 0;
            }
            case 520 -> {
                GL.glGenQueries((int) a[0], a[1]);
                yield 0;
            }
            case 521 -> {
                GL.glGenQueriesARB((int) a[0], a[1]);
                yield 0;
            }
            case 522 -> {
                GL.glGenQueriesEXT((int) a[0], a[1]);
                yield 0;
            }
            case 523 -> {
                GL.glGenRenderbuffers((int) a[0], a[1]);
                yield 0;
            }
            case 524 -> {
                GL.glGenRenderbuffersEXT((int) a[0], a[1]);
                yield 0;
            }
            case 525 -> {
                GL.glGenSamplers((int) a[0], a[1]);
                yield 0;
            }
            case 526 -> {
                GL.glGenTextures((int) a[0], a[1]);
                yield 0;
            }
            case 527 -> {
                GL.glGenTexturesEXT((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group33(int number, long[] a) {
        return switch (number) {
            case 528 -> {
                GL.glGenTransformFeedbacks((int) a[0], a[1]);
                yield 0;
            }
            case 529 -> {
                GL.glGenVertexArrays((int) a[0], a[1]);
                yield 0;
            }
            case 530 -> {
                GL.glGenVertexArraysAPPLE((int) a[0], a[1]);
                yield 0;
            }
            case 531 -> {
                GL.glGenVertexArraysOES((int) a[0], a[1]);
                yield 0;
            }
            case 532 -> {
                GL.glGenerateMipmap((int) a[0]);
                yield 0;
            }
            case 533 -> {
                GL.glGenerateMipmapEXT((int) a[0]);
                yield 0;
            }
            case 534 -> {
                GL.glGenerateMultiTexMipmapEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 535 -> {
                GL.glGenerateTextureMipmap((int) a[0]);
                yield 0;
            }
            case 536 -> {
                GL.glGenerateTextureMipmapEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 537 -> {
                GL.glGetActiveAtomicCounterBufferiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 538 -> {
                GL.glGetActiveAttrib((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            case 539 -> {
                GL.glGetActiveAttribARB((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            case 540 -> {
                GL.glGetActiveSubroutineName((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5]);
                yield 0;
            }
            case 541 -> {
                GL.glGetActiveSubroutineUniformName((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5]);
                yield 0;
            }
            case 542 -> {
                GL.glGetActiveSubroutineUniformiv((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 543 -> {
                GL.glGetActiveUniform((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group34(int number, long[] a) {
        return switch (number) {
            case 544 -> {
                GL.glGetActiveUniformARB((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            case 545 -> {
                GL.glGetActiveUniformBlockName((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 546 -> {
                GL.glGetActiveUniformBlockiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 547 -> {
                GL.glGetActiveUniformName((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 548 -> {
                GL.glGetActiveUniformsiv((int) a[0], (int) a[1], a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 549 -> {
                GL.glGetAttachedObjectsARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 550 -> {
                GL.glGetAttachedShaders((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 551 -> GL.glGetAttribLocation((int) a[0], a[1]);
            case 552 -> GL.glGetAttribLocationARB((int) a[0], a[1]);
            case 553 -> {
                GL.glGetBooleanIndexedvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 554 -> {
                GL.glGetBooleani_v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 555 -> {
                GL.glGetBooleanv((int) a[0], a[1]);
                yield 0;
            }
            case 556 -> {
                GL.glGetBufferParameteri64v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 557 -> {
                GL.glGetBufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 558 -> {
                GL.glGetBufferParameterivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 559 -> {
                GL.glGetBufferPointerv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group35(int number, long[] a) {
        return switch (number) {
            case 560 -> {
                GL.glGetBufferPointervARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 561 -> {
                GL.glGetBufferPointervOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 562 -> {
                GL.glGetBufferSubData((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 563 -> {
                GL.glGetBufferSubDataARB((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 564 -> {
                GL.glGetClipPlane((int) a[0], a[1]);
                yield 0;
            }
            case 565 -> {
                GL.glGetColorTable((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 566 -> {
                GL.glGetColorTableParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 567 -> {
                GL.glGetColorTableParameterfvSGI((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 568 -> {
                GL.glGetColorTableParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 569 -> {
                GL.glGetColorTableParameterivSGI((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 570 -> {
                GL.glGetColorTableSGI((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 571 -> {
                GL.glGetCompressedMultiTexImageEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 572 -> {
                GL.glGetCompressedTexImage((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 573 -> {
                GL.glGetCompressedTexImageARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 574 -> {
                GL.glGetCompressedTextureImage((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 575 -> {
                GL.glGetCompressedTextureImageEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group36(int number, long[] a) {
        return switch (number) {
            case 576 -> {
                GL.glGetCompressedTextureSubImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 577 -> {
                GL.glGetConvolutionFilter((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 578 -> {
                GL.glGetConvolutionFilterEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 579 -> {
                GL.glGetConvolutionParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 580 -> {
                GL.glGetConvolutionParameterfvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 581 -> {
                GL.glGetConvolutionParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 582 -> {
                GL.glGetConvolutionParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 583 -> GL.glGetDebugMessageLog((int) a[0], (int) a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
            case 584 -> GL.glGetDebugMessageLogARB((int) a[0], (int) a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
            case 585 -> GL.glGetDebugMessageLogKHR((int) a[0], (int) a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
            case 586 -> {
                GL.glGetDoubleIndexedvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 587 -> {
                GL.glGetDoublei_v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 588 -> {
                GL.glGetDoublei_vEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 589 -> {
                GL.glGetDoublev((int) a[0], a[1]);
                yield 0;
            }
            case 590 -> GL.glGetError();
            case 591 -> {
                GL.glGetFloatIndexedvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group37(int number, long[] a) {
        return switch (number) {
            case 592 -> {
                GL.glGetFloati_v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 593 -> {
                GL.glGetFloati_vEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 594 -> {
                GL.glGetFloati_vOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 595 -> {
                GL.glGetFloatv((int) a[0], a[1]);
                yield 0;
            }
            case 596 -> GL.glGetFragDataIndex((int) a[0], a[1]);
            case 597 -> GL.glGetFragDataIndexEXT((int) a[0], a[1]);
            case 598 -> GL.glGetFragDataLocation((int) a[0], a[1]);
            case 599 -> GL.glGetFragDataLocationEXT((int) a[0], a[1]);
            case 600 -> {
                GL.glGetFramebufferAttachmentParameteriv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 601 -> {
                GL.glGetFramebufferAttachmentParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 602 -> {
                GL.glGetFramebufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 603 -> {
                GL.glGetFramebufferParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 604 -> {
                GL.glGetFramebufferParameterivMESA((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 605 -> GL.glGetGraphicsResetStatus();
            case 606 -> GL.glGetGraphicsResetStatusARB();
            case 607 -> GL.glGetGraphicsResetStatusEXT();
            default -> throw unknown(number);
        };
    }

    private static long group38(int number, long[] a) {
        return switch (number) {
            case 608 -> GL.glGetGraphicsResetStatusKHR();
            case 609 -> GL.glGetHandleARB((int) a[0]);
            case 610 -> {
                GL.glGetHistogram((int) a[0], a[1] != 0, (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 611 -> {
                GL.glGetHistogramEXT((int) a[0], a[1] != 0, (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 612 -> {
                GL.glGetHistogramParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 613 -> {
                GL.glGetHistogramParameterfvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 614 -> {
                GL.glGetHistogramParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 615 -> {
                GL.glGetHistogramParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 616 -> GL.glGetImageHandleARB((int) a[0], (int) a[1], a[2] != 0, (int) a[3], (int) a[4]);
            case 617 -> {
                GL.glGetInfoLogARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 618 -> {
                GL.glGetInteger64i_v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 619 -> {
                GL.glGetInteger64v((int) a[0], a[1]);
                yield 0;
            }
            case 620 -> {
                GL.glGetInteger64vEXT((int) a[0], a[1]);
                yield 0;
            }
            case 621 -> {
                GL.glGetIntegerIndexedvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 622 -> {
                GL.glGetIntegeri_v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 623 -> {
                GL.glGetIntegerv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group39(int number, long[] a) {
        return switch (number) {
            case 624 -> {
                GL.glGetInternalformati64v((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 625 -> {
                GL.glGetInternalformativ((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 626 -> {
                GL.glGetLightfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 627 -> {
                GL.glGetLightiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 628 -> {
                GL.glGetMapdv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 629 -> {
                GL.glGetMapfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 630 -> {
                GL.glGetMapiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 631 -> {
                GL.glGetMaterialfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 632 -> {
                GL.glGetMaterialiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 633 -> {
                GL.glGetMinmax((int) a[0], a[1] != 0, (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 634 -> {
                GL.glGetMinmaxEXT((int) a[0], a[1] != 0, (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 635 -> {
                GL.glGetMinmaxParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 636 -> {
                GL.glGetMinmaxParameterfvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 637 -> {
                GL.glGetMinmaxParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 638 -> {
                GL.glGetMinmaxParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 639 -> {
                GL.glGetMultiTexEnvfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group40(int number, long[] a) {
        return switch (number) {
            case 640 -> {
                GL.glGetMultiTexEnvivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 641 -> {
                GL.glGetMultiTexGendvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 642 -> {
                GL.glGetMultiTexGenfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 643 -> {
                GL.glGetMultiTexGenivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 644 -> {
                GL.glGetMultiTexImageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 645 -> {
                GL.glGetMultiTexLevelParameterfvEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 646 -> {
                GL.glGetMultiTexLevelParameterivEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 647 -> {
                GL.glGetMultiTexParameterIivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 648 -> {
                GL.glGetMultiTexParameterIuivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 649 -> {
                GL.glGetMultiTexParameterfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 650 -> {
                GL.glGetMultiTexParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 651 -> {
                GL.glGetMultisamplefv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 652 -> {
                GL.glGetNamedBufferParameteri64v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 653 -> {
                GL.glGetNamedBufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 654 -> {
                GL.glGetNamedBufferParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 655 -> {
                GL.glGetNamedBufferPointerv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group41(int number, long[] a) {
        return switch (number) {
            case 656 -> {
                GL.glGetNamedBufferPointervEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 657 -> {
                GL.glGetNamedBufferSubData((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 658 -> {
                GL.glGetNamedBufferSubDataEXT((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 659 -> {
                GL.glGetNamedFramebufferAttachmentParameteriv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 660 -> {
                GL.glGetNamedFramebufferAttachmentParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 661 -> {
                GL.glGetNamedFramebufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 662 -> {
                GL.glGetNamedFramebufferParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 663 -> {
                GL.glGetNamedProgramLocalParameterdvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 664 -> {
                GL.glGetNamedProgramLocalParameterfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 665 -> {
                GL.glGetNamedProgramStringEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 666 -> {
                GL.glGetNamedProgramivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 667 -> {
                GL.glGetNamedRenderbufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 668 -> {
                GL.glGetNamedRenderbufferParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 669 -> {
                GL.glGetNamedStringARB((int) a[0], a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 670 -> {
                GL.glGetNamedStringivARB((int) a[0], a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 671 -> {
                GL.glGetObjectLabel((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group42(int number, long[] a) {
        return switch (number) {
            case 672 -> {
                GL.glGetObjectLabelEXT((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 673 -> {
                GL.glGetObjectLabelKHR((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 674 -> {
                GL.glGetObjectParameterfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 675 -> {
                GL.glGetObjectParameterivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 676 -> {
                GL.glGetObjectPtrLabel(a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 677 -> {
                GL.glGetObjectPtrLabelKHR(a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 678 -> {
                GL.glGetPixelMapfv((int) a[0], a[1]);
                yield 0;
            }
            case 679 -> {
                GL.glGetPixelMapuiv((int) a[0], a[1]);
                yield 0;
            }
            case 680 -> {
                GL.glGetPixelMapusv((int) a[0], a[1]);
                yield 0;
            }
            case 681 -> {
                GL.glGetPointerIndexedvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 682 -> {
                GL.glGetPointeri_vEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 683 -> {
                GL.glGetPointerv((int) a[0], a[1]);
                yield 0;
            }
            case 684 -> {
                GL.glGetPointervEXT((int) a[0], a[1]);
                yield 0;
            }
            case 685 -> {
                GL.glGetPointervKHR((int) a[0], a[1]);
                yield 0;
            }
            case 686 -> {
                GL.glGetPolygonStipple(a[0]);
                yield 0;
            }
            case 687 -> {
                GL.glGetProgramBinary((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group43(int number, long[] a) {
        return switch (number) {
            case 688 -> {
                GL.glGetProgramBinaryOES((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 689 -> {
                GL.glGetProgramEnvParameterdvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 690 -> {
                GL.glGetProgramEnvParameterfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 691 -> {
                GL.glGetProgramInfoLog((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 692 -> {
                GL.glGetProgramInterfaceiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 693 -> {
                GL.glGetProgramLocalParameterdvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 694 -> {
                GL.glGetProgramLocalParameterfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 695 -> {
                GL.glGetProgramPipelineInfoLog((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 696 -> {
                GL.glGetProgramPipelineInfoLogEXT((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 697 -> {
                GL.glGetProgramPipelineiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 698 -> {
                GL.glGetProgramPipelineivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 699 -> GL.glGetProgramResourceIndex((int) a[0], (int) a[1], a[2]);
            case 700 -> GL.glGetProgramResourceLocation((int) a[0], (int) a[1], a[2]);
            case 701 -> GL.glGetProgramResourceLocationIndex((int) a[0], (int) a[1], a[2]);
            case 702 -> GL.glGetProgramResourceLocationIndexEXT((int) a[0], (int) a[1], a[2]);
            case 703 -> {
                GL.glGetProgramResourceName((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group44(int number, long[] a) {
        return switch (number) {
            case 704 -> {
                GL.glGetProgramResourceiv((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], (int) a[5], a[6], a[7]);
                yield 0;
            }
            case 705 -> {
                GL.glGetProgramStageiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 706 -> {
                GL.glGetProgramStringARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 707 -> {
                GL.glGetProgramiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 708 -> {
                GL.glGetProgramivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 709 -> {
                GL.glGetQueryBufferObjecti64v((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 710 -> {
                GL.glGetQueryBufferObjectiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 711 -> {
                GL.glGetQueryBufferObjectui64v((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 712 -> {
                GL.glGetQueryBufferObjectuiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 713 -> {
                GL.glGetQueryIndexediv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 714 -> {
                GL.glGetQueryObjecti64v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 715 -> {
                GL.glGetQueryObjecti64vEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 716 -> {
                GL.glGetQueryObjectiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 717 -> {
                GL.glGetQueryObjectivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 718 -> {
                GL.glGetQueryObjectivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 719 -> {
                GL.glGetQueryObjectui64v((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group45(int number, long[] a) {
        return switch (number) {
            case 720 -> {
                GL.glGetQueryObjectui64vEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 721 -> {
                GL.glGetQueryObjectuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 722 -> {
                GL.glGetQueryObjectuivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 723 -> {
                GL.glGetQueryObjectuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 724 -> {
                GL.glGetQueryiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 725 -> {
                GL.glGetQueryivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 726 -> {
                GL.glGetQueryivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 727 -> {
                GL.glGetRenderbufferParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 728 -> {
                GL.glGetRenderbufferParameterivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 729 -> {
                GL.glGetSamplerParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 730 -> {
                GL.glGetSamplerParameterIivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 731 -> {
                GL.glGetSamplerParameterIivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 732 -> {
                GL.glGetSamplerParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 733 -> {
                GL.glGetSamplerParameterIuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 734 -> {
                GL.glGetSamplerParameterIuivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 735 -> {
                GL.glGetSamplerParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group46(int number, long[] a) {
        return switch (number) {
            case 736 -> {
                GL.glGetSamplerParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 737 -> {
                GL.glGetSeparableFilter((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 738 -> {
                GL.glGetSeparableFilterEXT((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 739 -> {
                GL.glGetShaderInfoLog((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 740 -> {
                GL.glGetShaderPrecisionFormat((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 741 -> {
                GL.glGetShaderSource((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 742 -> {
                GL.glGetShaderSourceARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 743 -> {
                GL.glGetShaderiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 744 -> GL.glGetString((int) a[0]);
            case 745 -> GL.glGetStringi((int) a[0], (int) a[1]);
            case 746 -> GL.glGetSubroutineIndex((int) a[0], (int) a[1], a[2]);
            case 747 -> GL.glGetSubroutineUniformLocation((int) a[0], (int) a[1], a[2]);
            case 748 -> {
                GL.glGetSynciv(a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 749 -> {
                GL.glGetTexEnvfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 750 -> {
                GL.glGetTexEnviv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 751 -> {
                GL.glGetTexGendv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group47(int number, long[] a) {
        return switch (number) {
            case 752 -> {
                GL.glGetTexGenfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 753 -> {
                GL.glGetTexGeniv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 754 -> {
                GL.glGetTexImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 755 -> {
                GL.glGetTexLevelParameterfv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 756 -> {
                GL.glGetTexLevelParameteriv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 757 -> {
                GL.glGetTexParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 758 -> {
                GL.glGetTexParameterIivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 759 -> {
                GL.glGetTexParameterIivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 760 -> {
                GL.glGetTexParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 761 -> {
                GL.glGetTexParameterIuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 762 -> {
                GL.glGetTexParameterIuivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 763 -> {
                GL.glGetTexParameterPointervAPPLE((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 764 -> {
                GL.glGetTexParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 765 -> {
                GL.glGetTexParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 766 -> GL.glGetTextureHandleARB((int) a[0]);
            case 767 -> {
                GL.glGetTextureImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group48(int number, long[] a) {
        return switch (number) {
            case 768 -> {
                GL.glGetTextureImageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 769 -> {
                GL.glGetTextureLevelParameterfv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 770 -> {
                GL.glGetTextureLevelParameterfvEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 771 -> {
                GL.glGetTextureLevelParameteriv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 772 -> {
                GL.glGetTextureLevelParameterivEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 773 -> {
                GL.glGetTextureParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 774 -> {
                GL.glGetTextureParameterIivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 775 -> {
                GL.glGetTextureParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 776 -> {
                GL.glGetTextureParameterIuivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 777 -> {
                GL.glGetTextureParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 778 -> {
                GL.glGetTextureParameterfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 779 -> {
                GL.glGetTextureParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 780 -> {
                GL.glGetTextureParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 781 -> GL.glGetTextureSamplerHandleARB((int) a[0], (int) a[1]);
            case 782 -> {
                GL.glGetTextureSubImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], a[11]);
                yield 0;
            }
            case 783 -> {
                GL.glGetTransformFeedbackVarying((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group49(int number, long[] a) {
        return switch (number) {
            case 784 -> {
                GL.glGetTransformFeedbackVaryingEXT((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5], a[6]);
                yield 0;
            }
            case 785 -> {
                GL.glGetTransformFeedbacki64_v((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 786 -> {
                GL.glGetTransformFeedbacki_v((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 787 -> {
                GL.glGetTransformFeedbackiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 788 -> GL.glGetUniformBlockIndex((int) a[0], a[1]);
            case 789 -> {
                GL.glGetUniformIndices((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 790 -> GL.glGetUniformLocation((int) a[0], a[1]);
            case 791 -> GL.glGetUniformLocationARB((int) a[0], a[1]);
            case 792 -> {
                GL.glGetUniformSubroutineuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 793 -> {
                GL.glGetUniformdv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 794 -> {
                GL.glGetUniformfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 795 -> {
                GL.glGetUniformfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 796 -> {
                GL.glGetUniformi64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 797 -> {
                GL.glGetUniformiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 798 -> {
                GL.glGetUniformivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 799 -> {
                GL.glGetUniformui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group50(int number, long[] a) {
        return switch (number) {
            case 800 -> {
                GL.glGetUniformuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 801 -> {
                GL.glGetUniformuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 802 -> {
                GL.glGetVertexArrayIndexed64iv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 803 -> {
                GL.glGetVertexArrayIndexediv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 804 -> {
                GL.glGetVertexArrayIntegeri_vEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 805 -> {
                GL.glGetVertexArrayIntegervEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 806 -> {
                GL.glGetVertexArrayPointeri_vEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 807 -> {
                GL.glGetVertexArrayPointervEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 808 -> {
                GL.glGetVertexArrayiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 809 -> {
                GL.glGetVertexAttribIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 810 -> {
                GL.glGetVertexAttribIivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 811 -> {
                GL.glGetVertexAttribIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 812 -> {
                GL.glGetVertexAttribIuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 813 -> {
                GL.glGetVertexAttribLdv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 814 -> {
                GL.glGetVertexAttribLdvEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 815 -> {
                GL.glGetVertexAttribLui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group51(int number, long[] a) {
        return switch (number) {
            case 816 -> {
                GL.glGetVertexAttribPointerv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 817 -> {
                GL.glGetVertexAttribPointervARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 818 -> {
                GL.glGetVertexAttribdv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 819 -> {
                GL.glGetVertexAttribdvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 820 -> {
                GL.glGetVertexAttribfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 821 -> {
                GL.glGetVertexAttribfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 822 -> {
                GL.glGetVertexAttribiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 823 -> {
                GL.glGetVertexAttribivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 824 -> {
                GL.glGetnColorTable((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 825 -> {
                GL.glGetnColorTableARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 826 -> {
                GL.glGetnCompressedTexImage((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 827 -> {
                GL.glGetnCompressedTexImageARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 828 -> {
                GL.glGetnConvolutionFilter((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 829 -> {
                GL.glGetnConvolutionFilterARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 830 -> {
                GL.glGetnHistogram((int) a[0], a[1] != 0, (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 831 -> {
                GL.glGetnHistogramARB((int) a[0], a[1] != 0, (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group52(int number, long[] a) {
        return switch (number) {
            case 832 -> {
                GL.glGetnMapdv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 833 -> {
                GL.glGetnMapdvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 834 -> {
                GL.glGetnMapfv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 835 -> {
                GL.glGetnMapfvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 836 -> {
                GL.glGetnMapiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 837 -> {
                GL.glGetnMapivARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 838 -> {
                GL.glGetnMinmax((int) a[0], a[1] != 0, (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 839 -> {
                GL.glGetnMinmaxARB((int) a[0], a[1] != 0, (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 840 -> {
                GL.glGetnPixelMapfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 841 -> {
                GL.glGetnPixelMapfvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 842 -> {
                GL.glGetnPixelMapuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 843 -> {
                GL.glGetnPixelMapuivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 844 -> {
                GL.glGetnPixelMapusv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 845 -> {
                GL.glGetnPixelMapusvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 846 -> {
                GL.glGetnPolygonStipple((int) a[0], a[1]);
                yield 0;
            }
            case 847 -> {
                GL.glGetnPolygonStippleARB((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group53(int number, long[] a) {
        return switch (number) {
            case 848 -> {
                GL.glGetnSeparableFilter((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], (int) a[5], a[6], a[7]);
                yield 0;
            }
            case 849 -> {
                GL.glGetnSeparableFilterARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], (int) a[5], a[6], a[7]);
                yield 0;
            }
            case 850 -> {
                GL.glGetnTexImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 851 -> {
                GL.glGetnTexImageARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 852 -> {
                GL.glGetnUniformdv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 853 -> {
                GL.glGetnUniformdvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 854 -> {
                GL.glGetnUniformfv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 855 -> {
                GL.glGetnUniformfvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 856 -> {
                GL.glGetnUniformfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 857 -> {
                GL.glGetnUniformfvKHR((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 858 -> {
                GL.glGetnUniformi64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 859 -> {
                GL.glGetnUniformiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 860 -> {
                GL.glGetnUniformivARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 861 -> {
                GL.glGetnUniformivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 862 -> {
                GL.glGetnUniformivKHR((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 863 -> {
                GL.glGetnUniformui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group54(int number, long[] a) {
        return switch (number) {
            case 864 -> {
                GL.glGetnUniformuiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 865 -> {
                GL.glGetnUniformuivARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 866 -> {
                GL.glGetnUniformuivKHR((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 867 -> {
                GL.glHint((int) a[0], (int) a[1]);
                yield 0;
            }
            case 868 -> {
                GL.glHistogram((int) a[0], (int) a[1], (int) a[2], a[3] != 0);
                yield 0;
            }
            case 869 -> {
                GL.glHistogramEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0);
                yield 0;
            }
            case 870 -> {
                GL.glIndexMask((int) a[0]);
                yield 0;
            }
            case 871 -> {
                GL.glIndexPointer((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 872 -> {
                GL.glIndexPointerEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 873 -> {
                GL.glIndexd(longBitsToDouble(a[0]));
                yield 0;
            }
            case 874 -> {
                GL.glIndexdv(a[0]);
                yield 0;
            }
            case 875 -> {
                GL.glIndexf(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 876 -> {
                GL.glIndexfv(a[0]);
                yield 0;
            }
            case 877 -> {
                GL.glIndexi((int) a[0]);
                yield 0;
            }
            case 878 -> {
                GL.glIndexiv(a[0]);
                yield 0;
            }
            case 879 -> {
                GL.glIndexs((short) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group55(int number, long[] a) {
        return switch (number) {
            case 880 -> {
                GL.glIndexsv(a[0]);
                yield 0;
            }
            case 881 -> {
                GL.glIndexub((byte) a[0]);
                yield 0;
            }
            case 882 -> {
                GL.glIndexubv(a[0]);
                yield 0;
            }
            case 883 -> {
                GL.glInitNames();
                yield 0;
            }
            case 884 -> {
                GL.glInsertEventMarkerEXT((int) a[0], a[1]);
                yield 0;
            }
            case 885 -> {
                GL.glInterleavedArrays((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 886 -> {
                GL.glInvalidateBufferData((int) a[0]);
                yield 0;
            }
            case 887 -> {
                GL.glInvalidateBufferSubData((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 888 -> {
                GL.glInvalidateFramebuffer((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 889 -> {
                GL.glInvalidateNamedFramebufferData((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 890 -> {
                GL.glInvalidateNamedFramebufferSubData((int) a[0], (int) a[1], a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 891 -> {
                GL.glInvalidateSubFramebuffer((int) a[0], (int) a[1], a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 892 -> {
                GL.glInvalidateTexImage((int) a[0], (int) a[1]);
                yield 0;
            }
            case 893 -> {
                GL.glInvalidateTexSubImage((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 894 -> GL.glIsBuffer((int) a[0]) ? 1 : 0;
            case 895 -> GL.glIsBufferARB((int) a[0]) ? 1 : 0;
            default -> throw unknown(number);
        };
    }

    private static long group56(int number, long[] a) {
        return switch (number) {
            case 896 -> GL.glIsEnabled((int) a[0]) ? 1 : 0;
            case 897 -> GL.glIsEnabledIndexedEXT((int) a[0], (int) a[1]) ? 1 : 0;
            case 898 -> GL.glIsEnabledi((int) a[0], (int) a[1]) ? 1 : 0;
            case 899 -> GL.glIsEnablediEXT((int) a[0], (int) a[1]) ? 1 : 0;
            case 900 -> GL.glIsEnablediOES((int) a[0], (int) a[1]) ? 1 : 0;
            case 901 -> GL.glIsFramebuffer((int) a[0]) ? 1 : 0;
            case 902 -> GL.glIsFramebufferEXT((int) a[0]) ? 1 : 0;
            case 903 -> GL.glIsImageHandleResidentARB(a[0]) ? 1 : 0;
            case 904 -> GL.glIsList((int) a[0]) ? 1 : 0;
            case 905 -> GL.glIsNamedStringARB((int) a[0], a[1]) ? 1 : 0;
            case 906 -> GL.glIsProgram((int) a[0]) ? 1 : 0;
            case 907 -> GL.glIsProgramARB((int) a[0]) ? 1 : 0;
            case 908 -> GL.glIsProgramPipeline((int) a[0]) ? 1 : 0;
            case 909 -> GL.glIsProgramPipelineEXT((int) a[0]) ? 1 : 0;
            case 910 -> GL.glIsQuery((int) a[0]) ? 1 : 0;
            case 911 -> GL.glIsQueryARB((int) a[0]) ? 1 : 0;
            default -> throw unknown(number);
        };
    }

    private static long group57(int number, long[] a) {
        return switch (number) {
            case 912 -> GL.glIsQueryEXT((int) a[0]) ? 1 : 0;
            case 913 -> GL.glIsRenderbuffer((int) a[0]) ? 1 : 0;
            case 914 -> GL.glIsRenderbufferEXT((int) a[0]) ? 1 : 0;
            case 915 -> GL.glIsSampler((int) a[0]) ? 1 : 0;
            case 916 -> GL.glIsShader((int) a[0]) ? 1 : 0;
            case 917 -> GL.glIsSync(a[0]) ? 1 : 0;
            case 918 -> GL.glIsTexture((int) a[0]) ? 1 : 0;
            case 919 -> GL.glIsTextureEXT((int) a[0]) ? 1 : 0;
            case 920 -> GL.glIsTextureHandleResidentARB(a[0]) ? 1 : 0;
            case 921 -> GL.glIsTransformFeedback((int) a[0]) ? 1 : 0;
            case 922 -> GL.glIsVertexArray((int) a[0]) ? 1 : 0;
            case 923 -> GL.glIsVertexArrayAPPLE((int) a[0]) ? 1 : 0;
            case 924 -> GL.glIsVertexArrayOES((int) a[0]) ? 1 : 0;
            case 925 -> {
                GL.glLabelObjectEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 926 -> {
                GL.glLightModelf((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 927 -> {
                GL.glLightModelfv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group58(int number, long[] a) {
        return switch (number) {
            case 928 -> {
                GL.glLightModeli((int) a[0], (int) a[1]);
                yield 0;
            }
            case 929 -> {
                GL.glLightModeliv((int) a[0], a[1]);
                yield 0;
            }
            case 930 -> {
                GL.glLightf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 931 -> {
                GL.glLightfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 932 -> {
                GL.glLighti((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 933 -> {
                GL.glLightiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 934 -> {
                GL.glLineStipple((int) a[0], (short) a[1]);
                yield 0;
            }
            case 935 -> {
                GL.glLineWidth(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 936 -> {
                GL.glLinkProgram((int) a[0]);
                yield 0;
            }
            case 937 -> {
                GL.glLinkProgramARB((int) a[0]);
                yield 0;
            }
            case 938 -> {
                GL.glListBase((int) a[0]);
                yield 0;
            }
            case 939 -> {
                GL.glLoadIdentity();
                yield 0;
            }
            case 940 -> {
                GL.glLoadMatrixd(a[0]);
                yield 0;
            }
            case 941 -> {
                GL.glLoadMatrixf(a[0]);
                yield 0;
            }
            case 942 -> {
                GL.glLoadName((int) a[0]);
                yield 0;
            }
            case 943 -> {
                GL.glLoadTransposeMatrixd(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group59(int number, long[] a) {
        return switch (number) {
            case 944 -> {
                GL.glLoadTransposeMatrixdARB(a[0]);
                yield 0;
            }
            case 945 -> {
                GL.glLoadTransposeMatrixf(a[0]);
                yield 0;
            }
            case 946 -> {
                GL.glLoadTransposeMatrixfARB(a[0]);
                yield 0;
            }
            case 947 -> {
                GL.glLockArraysEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 948 -> {
                GL.glLogicOp((int) a[0]);
                yield 0;
            }
            case 949 -> {
                GL.glMakeImageHandleNonResidentARB(a[0]);
                yield 0;
            }
            case 950 -> {
                GL.glMakeImageHandleResidentARB(a[0], (int) a[1]);
                yield 0;
            }
            case 951 -> {
                GL.glMakeTextureHandleNonResidentARB(a[0]);
                yield 0;
            }
            case 952 -> {
                GL.glMakeTextureHandleResidentARB(a[0]);
                yield 0;
            }
            case 953 -> {
                GL.glMap1d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 954 -> {
                GL.glMap1f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 955 -> {
                GL.glMap2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), (int) a[3], (int) a[4], longBitsToDouble(a[5]), longBitsToDouble(a[6]), (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 956 -> {
                GL.glMap2f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), (int) a[3], (int) a[4], intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]), (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 957 -> GL.glMapBuffer((int) a[0], (int) a[1]);
            case 958 -> GL.glMapBufferARB((int) a[0], (int) a[1]);
            case 959 -> GL.glMapBufferOES((int) a[0], (int) a[1]);
            default -> throw unknown(number);
        };
    }

    private static long group60(int number, long[] a) {
        return switch (number) {
            case 960 -> GL.glMapBufferRange((int) a[0], a[1], a[2], (int) a[3]);
            case 961 -> GL.glMapBufferRangeEXT((int) a[0], a[1], a[2], (int) a[3]);
            case 962 -> {
                GL.glMapGrid1d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 963 -> {
                GL.glMapGrid1f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 964 -> {
                GL.glMapGrid2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), (int) a[3], longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 965 -> {
                GL.glMapGrid2f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), (int) a[3], intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 966 -> GL.glMapNamedBuffer((int) a[0], (int) a[1]);
            case 967 -> GL.glMapNamedBufferEXT((int) a[0], (int) a[1]);
            case 968 -> GL.glMapNamedBufferRange((int) a[0], a[1], a[2], (int) a[3]);
            case 969 -> GL.glMapNamedBufferRangeEXT((int) a[0], a[1], a[2], (int) a[3]);
            case 970 -> {
                GL.glMaterialf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 971 -> {
                GL.glMaterialfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 972 -> {
                GL.glMateriali((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 973 -> {
                GL.glMaterialiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 974 -> {
                GL.glMatrixFrustumEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]), longBitsToDouble(a[6]));
                yield 0;
            }
            case 975 -> {
                GL.glMatrixIndexPointerARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group61(int number, long[] a) {
        return switch (number) {
            case 976 -> {
                GL.glMatrixIndexubvARB((int) a[0], a[1]);
                yield 0;
            }
            case 977 -> {
                GL.glMatrixIndexuivARB((int) a[0], a[1]);
                yield 0;
            }
            case 978 -> {
                GL.glMatrixIndexusvARB((int) a[0], a[1]);
                yield 0;
            }
            case 979 -> {
                GL.glMatrixLoadIdentityEXT((int) a[0]);
                yield 0;
            }
            case 980 -> {
                GL.glMatrixLoadTransposedEXT((int) a[0], a[1]);
                yield 0;
            }
            case 981 -> {
                GL.glMatrixLoadTransposefEXT((int) a[0], a[1]);
                yield 0;
            }
            case 982 -> {
                GL.glMatrixLoaddEXT((int) a[0], a[1]);
                yield 0;
            }
            case 983 -> {
                GL.glMatrixLoadfEXT((int) a[0], a[1]);
                yield 0;
            }
            case 984 -> {
                GL.glMatrixMode((int) a[0]);
                yield 0;
            }
            case 985 -> {
                GL.glMatrixMultTransposedEXT((int) a[0], a[1]);
                yield 0;
            }
            case 986 -> {
                GL.glMatrixMultTransposefEXT((int) a[0], a[1]);
                yield 0;
            }
            case 987 -> {
                GL.glMatrixMultdEXT((int) a[0], a[1]);
                yield 0;
            }
            case 988 -> {
                GL.glMatrixMultfEXT((int) a[0], a[1]);
                yield 0;
            }
            case 989 -> {
                GL.glMatrixOrthoEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]), longBitsToDouble(a[6]));
                yield 0;
            }
            case 990 -> {
                GL.glMatrixPopEXT((int) a[0]);
                yield 0;
            }
            case 991 -> {
                GL.glMatrixPushEXT((int) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group62(int number, long[] a) {
        return switch (number) {
            case 992 -> {
                GL.glMatrixRotatedEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 993 -> {
                GL.glMatrixRotatefEXT((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 994 -> {
                GL.glMatrixScaledEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 995 -> {
                GL.glMatrixScalefEXT((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 996 -> {
                GL.glMatrixTranslatedEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 997 -> {
                GL.glMatrixTranslatefEXT((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 998 -> {
                GL.glMaxShaderCompilerThreadsARB((int) a[0]);
                yield 0;
            }
            case 999 -> {
                GL.glMaxShaderCompilerThreadsKHR((int) a[0]);
                yield 0;
            }
            case 1000 -> {
                GL.glMemoryBarrier((int) a[0]);
                yield 0;
            }
            case 1001 -> {
                GL.glMemoryBarrierByRegion((int) a[0]);
                yield 0;
            }
            case 1002 -> {
                GL.glMemoryBarrierEXT((int) a[0]);
                yield 0;
            }
            case 1003 -> {
                GL.glMinSampleShading(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1004 -> {
                GL.glMinSampleShadingARB(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1005 -> {
                GL.glMinSampleShadingOES(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1006 -> {
                GL.glMinmax((int) a[0], (int) a[1], a[2] != 0);
                yield 0;
            }
            case 1007 -> {
                GL.glMinmaxEXT((int) a[0], (int) a[1], a[2] != 0);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group63(int number, long[] a) {
        return switch (number) {
            case 1008 -> {
                GL.glMultMatrixd(a[0]);
                yield 0;
            }
            case 1009 -> {
                GL.glMultMatrixf(a[0]);
                yield 0;
            }
            case 1010 -> {
                GL.glMultTransposeMatrixd(a[0]);
                yield 0;
            }
            case 1011 -> {
                GL.glMultTransposeMatrixdARB(a[0]);
                yield 0;
            }
            case 1012 -> {
                GL.glMultTransposeMatrixf(a[0]);
                yield 0;
            }
            case 1013 -> {
                GL.glMultTransposeMatrixfARB(a[0]);
                yield 0;
            }
            case 1014 -> {
                GL.glMultiDrawArrays((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1015 -> {
                GL.glMultiDrawArraysEXT((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1016 -> {
                GL.glMultiDrawArraysIndirect((int) a[0], a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1017 -> {
                GL.glMultiDrawArraysIndirectCount((int) a[0], a[1], a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1018 -> {
                GL.glMultiDrawArraysIndirectCountARB((int) a[0], a[1], a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1019 -> {
                GL.glMultiDrawArraysIndirectEXT((int) a[0], a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1020 -> {
                GL.glMultiDrawElements((int) a[0], a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 1021 -> {
                GL.glMultiDrawElementsBaseVertex((int) a[0], a[1], (int) a[2], a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1022 -> {
                GL.glMultiDrawElementsBaseVertexEXT((int) a[0], a[1], (int) a[2], a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1023 -> {
                GL.glMultiDrawElementsEXT((int) a[0], a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group64(int number, long[] a) {
        return switch (number) {
            case 1024 -> {
                GL.glMultiDrawElementsIndirect((int) a[0], (int) a[1], a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1025 -> {
                GL.glMultiDrawElementsIndirectCount((int) a[0], (int) a[1], a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1026 -> {
                GL.glMultiDrawElementsIndirectCountARB((int) a[0], (int) a[1], a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1027 -> {
                GL.glMultiDrawElementsIndirectEXT((int) a[0], (int) a[1], a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1028 -> {
                GL.glMultiModeDrawArraysIBM(a[0], a[1], a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1029 -> {
                GL.glMultiModeDrawElementsIBM(a[0], a[1], (int) a[2], a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1030 -> {
                GL.glMultiTexBufferEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1031 -> {
                GL.glMultiTexCoord1d((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1032 -> {
                GL.glMultiTexCoord1dARB((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1033 -> {
                GL.glMultiTexCoord1dv((int) a[0], a[1]);
                yield 0;
            }
            case 1034 -> {
                GL.glMultiTexCoord1dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1035 -> {
                GL.glMultiTexCoord1f((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1036 -> {
                GL.glMultiTexCoord1fARB((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1037 -> {
                GL.glMultiTexCoord1fv((int) a[0], a[1]);
                yield 0;
            }
            case 1038 -> {
                GL.glMultiTexCoord1fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1039 -> {
                GL.glMultiTexCoord1hNV((int) a[0], (short) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group65(int number, long[] a) {
        return switch (number) {
            case 1040 -> {
                GL.glMultiTexCoord1hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1041 -> {
                GL.glMultiTexCoord1i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1042 -> {
                GL.glMultiTexCoord1iARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1043 -> {
                GL.glMultiTexCoord1iv((int) a[0], a[1]);
                yield 0;
            }
            case 1044 -> {
                GL.glMultiTexCoord1ivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1045 -> {
                GL.glMultiTexCoord1s((int) a[0], (short) a[1]);
                yield 0;
            }
            case 1046 -> {
                GL.glMultiTexCoord1sARB((int) a[0], (short) a[1]);
                yield 0;
            }
            case 1047 -> {
                GL.glMultiTexCoord1sv((int) a[0], a[1]);
                yield 0;
            }
            case 1048 -> {
                GL.glMultiTexCoord1svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1049 -> {
                GL.glMultiTexCoord2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1050 -> {
                GL.glMultiTexCoord2dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1051 -> {
                GL.glMultiTexCoord2dv((int) a[0], a[1]);
                yield 0;
            }
            case 1052 -> {
                GL.glMultiTexCoord2dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1053 -> {
                GL.glMultiTexCoord2f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1054 -> {
                GL.glMultiTexCoord2fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1055 -> {
                GL.glMultiTexCoord2fv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group66(int number, long[] a) {
        return switch (number) {
            case 1056 -> {
                GL.glMultiTexCoord2fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1057 -> {
                GL.glMultiTexCoord2hNV((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1058 -> {
                GL.glMultiTexCoord2hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1059 -> {
                GL.glMultiTexCoord2i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1060 -> {
                GL.glMultiTexCoord2iARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1061 -> {
                GL.glMultiTexCoord2iv((int) a[0], a[1]);
                yield 0;
            }
            case 1062 -> {
                GL.glMultiTexCoord2ivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1063 -> {
                GL.glMultiTexCoord2s((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1064 -> {
                GL.glMultiTexCoord2sARB((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1065 -> {
                GL.glMultiTexCoord2sv((int) a[0], a[1]);
                yield 0;
            }
            case 1066 -> {
                GL.glMultiTexCoord2svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1067 -> {
                GL.glMultiTexCoord3d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1068 -> {
                GL.glMultiTexCoord3dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1069 -> {
                GL.glMultiTexCoord3dv((int) a[0], a[1]);
                yield 0;
            }
            case 1070 -> {
                GL.glMultiTexCoord3dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1071 -> {
                GL.glMultiTexCoord3f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group67(int number, long[] a) {
        return switch (number) {
            case 1072 -> {
                GL.glMultiTexCoord3fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1073 -> {
                GL.glMultiTexCoord3fv((int) a[0], a[1]);
                yield 0;
            }
            case 1074 -> {
                GL.glMultiTexCoord3fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1075 -> {
                GL.glMultiTexCoord3hNV((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1076 -> {
                GL.glMultiTexCoord3hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1077 -> {
                GL.glMultiTexCoord3i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1078 -> {
                GL.glMultiTexCoord3iARB((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1079 -> {
                GL.glMultiTexCoord3iv((int) a[0], a[1]);
                yield 0;
            }
            case 1080 -> {
                GL.glMultiTexCoord3ivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1081 -> {
                GL.glMultiTexCoord3s((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1082 -> {
                GL.glMultiTexCoord3sARB((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1083 -> {
                GL.glMultiTexCoord3sv((int) a[0], a[1]);
                yield 0;
            }
            case 1084 -> {
                GL.glMultiTexCoord3svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1085 -> {
                GL.glMultiTexCoord4d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1086 -> {
                GL.glMultiTexCoord4dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1087 -> {
                GL.glMultiTexCoord4dv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group68(int number, long[] a) {
        return switch (number) {
            case 1088 -> {
                GL.glMultiTexCoord4dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1089 -> {
                GL.glMultiTexCoord4f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1090 -> {
                GL.glMultiTexCoord4fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1091 -> {
                GL.glMultiTexCoord4fv((int) a[0], a[1]);
                yield 0;
            }
            case 1092 -> {
                GL.glMultiTexCoord4fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1093 -> {
                GL.glMultiTexCoord4hNV((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1094 -> {
                GL.glMultiTexCoord4hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1095 -> {
                GL.glMultiTexCoord4i((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1096 -> {
                GL.glMultiTexCoord4iARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1097 -> {
                GL.glMultiTexCoord4iv((int) a[0], a[1]);
                yield 0;
            }
            case 1098 -> {
                GL.glMultiTexCoord4ivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1099 -> {
                GL.glMultiTexCoord4s((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1100 -> {
                GL.glMultiTexCoord4sARB((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1101 -> {
                GL.glMultiTexCoord4sv((int) a[0], a[1]);
                yield 0;
            }
            case 1102 -> {
                GL.glMultiTexCoord4svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1103 -> {
                GL.glMultiTexCoordP1ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group69(int number, long[] a) {
        return switch (number) {
            case 1104 -> {
                GL.glMultiTexCoordP1uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1105 -> {
                GL.glMultiTexCoordP2ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1106 -> {
                GL.glMultiTexCoordP2uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1107 -> {
                GL.glMultiTexCoordP3ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1108 -> {
                GL.glMultiTexCoordP3uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1109 -> {
                GL.glMultiTexCoordP4ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1110 -> {
                GL.glMultiTexCoordP4uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1111 -> {
                GL.glMultiTexCoordPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1112 -> {
                GL.glMultiTexEnvfEXT((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1113 -> {
                GL.glMultiTexEnvfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1114 -> {
                GL.glMultiTexEnviEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1115 -> {
                GL.glMultiTexEnvivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1116 -> {
                GL.glMultiTexGendEXT((int) a[0], (int) a[1], (int) a[2], longBitsToDouble(a[3]));
                yield 0;
            }
            case 1117 -> {
                GL.glMultiTexGendvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1118 -> {
                GL.glMultiTexGenfEXT((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1119 -> {
                GL.glMultiTexGenfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group70(int number, long[] a) {
        return switch (number) {
            case 1120 -> {
                GL.glMultiTexGeniEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1121 -> {
                GL.glMultiTexGenivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1122 -> {
                GL.glMultiTexImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1123 -> {
                GL.glMultiTexImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1124 -> {
                GL.glMultiTexImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 1125 -> {
                GL.glMultiTexParameterIivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1126 -> {
                GL.glMultiTexParameterIuivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1127 -> {
                GL.glMultiTexParameterfEXT((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1128 -> {
                GL.glMultiTexParameterfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1129 -> {
                GL.glMultiTexParameteriEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1130 -> {
                GL.glMultiTexParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1131 -> {
                GL.glMultiTexSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1132 -> {
                GL.glMultiTexSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1133 -> {
                GL.glMultiTexSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], a[11]);
                yield 0;
            }
            case 1134 -> {
                GL.glNamedBufferData((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1135 -> {
                GL.glNamedBufferDataEXT((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group71(int number, long[] a) {
        return switch (number) {
            case 1136 -> {
                GL.glNamedBufferPageCommitmentARB((int) a[0], a[1], a[2], a[3] != 0);
                yield 0;
            }
            case 1137 -> {
                GL.glNamedBufferPageCommitmentEXT((int) a[0], a[1], a[2], a[3] != 0);
                yield 0;
            }
            case 1138 -> {
                GL.glNamedBufferStorage((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1139 -> {
                GL.glNamedBufferStorageEXT((int) a[0], a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1140 -> {
                GL.glNamedBufferSubData((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 1141 -> {
                GL.glNamedBufferSubDataEXT((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 1142 -> {
                GL.glNamedCopyBufferSubDataEXT((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 1143 -> {
                GL.glNamedFramebufferDrawBuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1144 -> {
                GL.glNamedFramebufferDrawBuffers((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1145 -> {
                GL.glNamedFramebufferParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1146 -> {
                GL.glNamedFramebufferParameteriEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1147 -> {
                GL.glNamedFramebufferReadBuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1148 -> {
                GL.glNamedFramebufferRenderbuffer((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1149 -> {
                GL.glNamedFramebufferRenderbufferEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1150 -> {
                GL.glNamedFramebufferSampleLocationsfvARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1151 -> {
                GL.glNamedFramebufferSampleLocationsfvNV((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group72(int number, long[] a) {
        return switch (number) {
            case 1152 -> {
                GL.glNamedFramebufferTexture((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1153 -> {
                GL.glNamedFramebufferTexture1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1154 -> {
                GL.glNamedFramebufferTexture2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1155 -> {
                GL.glNamedFramebufferTexture3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1156 -> {
                GL.glNamedFramebufferTextureEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1157 -> {
                GL.glNamedFramebufferTextureFaceEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1158 -> {
                GL.glNamedFramebufferTextureLayer((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1159 -> {
                GL.glNamedFramebufferTextureLayerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1160 -> {
                GL.glNamedProgramLocalParameter4dEXT((int) a[0], (int) a[1], (int) a[2], longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]), longBitsToDouble(a[6]));
                yield 0;
            }
            case 1161 -> {
                GL.glNamedProgramLocalParameter4dvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1162 -> {
                GL.glNamedProgramLocalParameter4fEXT((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]));
                yield 0;
            }
            case 1163 -> {
                GL.glNamedProgramLocalParameter4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1164 -> {
                GL.glNamedProgramLocalParameters4fvEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1165 -> {
                GL.glNamedProgramStringEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1166 -> {
                GL.glNamedRenderbufferStorage((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1167 -> {
                GL.glNamedRenderbufferStorageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group73(int number, long[] a) {
        return switch (number) {
            case 1168 -> {
                GL.glNamedRenderbufferStorageMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1169 -> {
                GL.glNamedRenderbufferStorageMultisampleEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1170 -> {
                GL.glNamedStringARB((int) a[0], (int) a[1], a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1171 -> {
                GL.glNewList((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1172 -> {
                GL.glNormal3b((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 1173 -> {
                GL.glNormal3bv(a[0]);
                yield 0;
            }
            case 1174 -> {
                GL.glNormal3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1175 -> {
                GL.glNormal3dv(a[0]);
                yield 0;
            }
            case 1176 -> {
                GL.glNormal3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1177 -> {
                GL.glNormal3fv(a[0]);
                yield 0;
            }
            case 1178 -> {
                GL.glNormal3hNV((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1179 -> {
                GL.glNormal3hvNV(a[0]);
                yield 0;
            }
            case 1180 -> {
                GL.glNormal3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1181 -> {
                GL.glNormal3iv(a[0]);
                yield 0;
            }
            case 1182 -> {
                GL.glNormal3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1183 -> {
                GL.glNormal3sv(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group74(int number, long[] a) {
        return switch (number) {
            case 1184 -> {
                GL.glNormalP3ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1185 -> {
                GL.glNormalP3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1186 -> {
                GL.glNormalPointer((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1187 -> {
                GL.glNormalPointerEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1188 -> {
                GL.glObjectLabel((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1189 -> {
                GL.glObjectLabelKHR((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1190 -> {
                GL.glObjectPtrLabel(a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1191 -> {
                GL.glObjectPtrLabelKHR(a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1192 -> {
                GL.glOrtho(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 1193 -> {
                GL.glPassThrough(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1194 -> {
                GL.glPatchParameterfv((int) a[0], a[1]);
                yield 0;
            }
            case 1195 -> {
                GL.glPatchParameteri((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1196 -> {
                GL.glPatchParameteriEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1197 -> {
                GL.glPatchParameteriOES((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1198 -> {
                GL.glPauseTransformFeedback();
                yield 0;
            }
            case 1199 -> {
                GL.glPixelMapfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group75(int number, long[] a) {
        return switch (number) {
            case 1200 -> {
                GL.glPixelMapuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1201 -> {
                GL.glPixelMapusv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1202 -> {
                GL.glPixelStoref((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1203 -> {
                GL.glPixelStorei((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1204 -> {
                GL.glPixelTransferf((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1205 -> {
                GL.glPixelTransferi((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1206 -> {
                GL.glPixelZoom(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1207 -> {
                GL.glPointParameterf((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1208 -> {
                GL.glPointParameterfARB((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1209 -> {
                GL.glPointParameterfEXT((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1210 -> {
                GL.glPointParameterfv((int) a[0], a[1]);
                yield 0;
            }
            case 1211 -> {
                GL.glPointParameterfvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1212 -> {
                GL.glPointParameterfvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1213 -> {
                GL.glPointParameteri((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1214 -> {
                GL.glPointParameteriv((int) a[0], a[1]);
                yield 0;
            }
            case 1215 -> {
                GL.glPointSize(intBitsToFloat((int) a[0]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group76(int number, long[] a) {
        return switch (number) {
            case 1216 -> {
                GL.glPolygonMode((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1217 -> {
                GL.glPolygonModeNV((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1218 -> {
                GL.glPolygonOffset(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1219 -> {
                GL.glPolygonOffsetClamp(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1220 -> {
                GL.glPolygonOffsetClampEXT(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1221 -> {
                GL.glPolygonOffsetEXT(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1222 -> {
                GL.glPolygonStipple(a[0]);
                yield 0;
            }
            case 1223 -> {
                GL.glPopAttrib();
                yield 0;
            }
            case 1224 -> {
                GL.glPopClientAttrib();
                yield 0;
            }
            case 1225 -> {
                GL.glPopDebugGroup();
                yield 0;
            }
            case 1226 -> {
                GL.glPopDebugGroupKHR();
                yield 0;
            }
            case 1227 -> {
                GL.glPopGroupMarkerEXT();
                yield 0;
            }
            case 1228 -> {
                GL.glPopMatrix();
                yield 0;
            }
            case 1229 -> {
                GL.glPopName();
                yield 0;
            }
            case 1230 -> {
                GL.glPrimitiveBoundingBox(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]), intBitsToFloat((int) a[7]));
                yield 0;
            }
            case 1231 -> {
                GL.glPrimitiveBoundingBoxARB(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]), intBitsToFloat((int) a[7]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group77(int number, long[] a) {
        return switch (number) {
            case 1232 -> {
                GL.glPrimitiveBoundingBoxEXT(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]), intBitsToFloat((int) a[7]));
                yield 0;
            }
            case 1233 -> {
                GL.glPrimitiveBoundingBoxOES(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]), intBitsToFloat((int) a[6]), intBitsToFloat((int) a[7]));
                yield 0;
            }
            case 1234 -> {
                GL.glPrimitiveRestartIndex((int) a[0]);
                yield 0;
            }
            case 1235 -> {
                GL.glPrimitiveRestartIndexNV((int) a[0]);
                yield 0;
            }
            case 1236 -> {
                GL.glPrimitiveRestartNV();
                yield 0;
            }
            case 1237 -> {
                GL.glPrioritizeTextures((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 1238 -> {
                GL.glPrioritizeTexturesEXT((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 1239 -> {
                GL.glProgramBinary((int) a[0], (int) a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1240 -> {
                GL.glProgramBinaryOES((int) a[0], (int) a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1241 -> {
                GL.glProgramEnvParameter4dARB((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 1242 -> {
                GL.glProgramEnvParameter4dvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1243 -> {
                GL.glProgramEnvParameter4fARB((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 1244 -> {
                GL.glProgramEnvParameter4fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1245 -> {
                GL.glProgramEnvParameters4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1246 -> {
                GL.glProgramLocalParameter4dARB((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 1247 -> {
                GL.glProgramLocalParameter4dvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group78(int number, long[] a) {
        return switch (number) {
            case 1248 -> {
                GL.glProgramLocalParameter4fARB((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 1249 -> {
                GL.glProgramLocalParameter4fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1250 -> {
                GL.glProgramLocalParameters4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1251 -> {
                GL.glProgramParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1252 -> {
                GL.glProgramParameteriARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1253 -> {
                GL.glProgramParameteriEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1254 -> {
                GL.glProgramStringARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1255 -> {
                GL.glProgramUniform1d((int) a[0], (int) a[1], longBitsToDouble(a[2]));
                yield 0;
            }
            case 1256 -> {
                GL.glProgramUniform1dEXT((int) a[0], (int) a[1], longBitsToDouble(a[2]));
                yield 0;
            }
            case 1257 -> {
                GL.glProgramUniform1dv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1258 -> {
                GL.glProgramUniform1dvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1259 -> {
                GL.glProgramUniform1f((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1260 -> {
                GL.glProgramUniform1fEXT((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1261 -> {
                GL.glProgramUniform1fv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1262 -> {
                GL.glProgramUniform1fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1263 -> {
                GL.glProgramUniform1i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group79(int number, long[] a) {
        return switch (number) {
            case 1264 -> {
                GL.glProgramUniform1i64ARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1265 -> {
                GL.glProgramUniform1i64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1266 -> {
                GL.glProgramUniform1iEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1267 -> {
                GL.glProgramUniform1iv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1268 -> {
                GL.glProgramUniform1ivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1269 -> {
                GL.glProgramUniform1ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1270 -> {
                GL.glProgramUniform1ui64ARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1271 -> {
                GL.glProgramUniform1ui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1272 -> {
                GL.glProgramUniform1uiEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1273 -> {
                GL.glProgramUniform1uiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1274 -> {
                GL.glProgramUniform1uivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1275 -> {
                GL.glProgramUniform2d((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1276 -> {
                GL.glProgramUniform2dEXT((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1277 -> {
                GL.glProgramUniform2dv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1278 -> {
                GL.glProgramUniform2dvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1279 -> {
                GL.glProgramUniform2f((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group80(int number, long[] a) {
        return switch (number) {
            case 1280 -> {
                GL.glProgramUniform2fEXT((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1281 -> {
                GL.glProgramUniform2fv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1282 -> {
                GL.glProgramUniform2fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1283 -> {
                GL.glProgramUniform2i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1284 -> {
                GL.glProgramUniform2i64ARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 1285 -> {
                GL.glProgramUniform2i64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1286 -> {
                GL.glProgramUniform2iEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1287 -> {
                GL.glProgramUniform2iv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1288 -> {
                GL.glProgramUniform2ivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1289 -> {
                GL.glProgramUniform2ui((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1290 -> {
                GL.glProgramUniform2ui64ARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 1291 -> {
                GL.glProgramUniform2ui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1292 -> {
                GL.glProgramUniform2uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1293 -> {
                GL.glProgramUniform2uiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1294 -> {
                GL.glProgramUniform2uivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1295 -> {
                GL.glProgramUniform3d((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group81(int number, long[] a) {
        return switch (number) {
            case 1296 -> {
                GL.glProgramUniform3dEXT((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1297 -> {
                GL.glProgramUniform3dv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1298 -> {
                GL.glProgramUniform3dvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1299 -> {
                GL.glProgramUniform3f((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1300 -> {
                GL.glProgramUniform3fEXT((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1301 -> {
                GL.glProgramUniform3fv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1302 -> {
                GL.glProgramUniform3fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1303 -> {
                GL.glProgramUniform3i((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1304 -> {
                GL.glProgramUniform3i64ARB((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 1305 -> {
                GL.glProgramUniform3i64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1306 -> {
                GL.glProgramUniform3iEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1307 -> {
                GL.glProgramUniform3iv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1308 -> {
                GL.glProgramUniform3ivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1309 -> {
                GL.glProgramUniform3ui((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1310 -> {
                GL.glProgramUniform3ui64ARB((int) a[0], (int) a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 1311 -> {
                GL.glProgramUniform3ui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group82(int number, long[] a) {
        return switch (number) {
            case 1312 -> {
                GL.glProgramUniform3uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1313 -> {
                GL.glProgramUniform3uiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1314 -> {
                GL.glProgramUniform3uivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1315 -> {
                GL.glProgramUniform4d((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 1316 -> {
                GL.glProgramUniform4dEXT((int) a[0], (int) a[1], longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]), longBitsToDouble(a[5]));
                yield 0;
            }
            case 1317 -> {
                GL.glProgramUniform4dv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1318 -> {
                GL.glProgramUniform4dvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1319 -> {
                GL.glProgramUniform4f((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 1320 -> {
                GL.glProgramUniform4fEXT((int) a[0], (int) a[1], intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 1321 -> {
                GL.glProgramUniform4fv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1322 -> {
                GL.glProgramUniform4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1323 -> {
                GL.glProgramUniform4i((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1324 -> {
                GL.glProgramUniform4i64ARB((int) a[0], (int) a[1], a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 1325 -> {
                GL.glProgramUniform4i64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1326 -> {
                GL.glProgramUniform4iEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1327 -> {
                GL.glProgramUniform4iv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group83(int number, long[] a) {
        return switch (number) {
            case 1328 -> {
                GL.glProgramUniform4ivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1329 -> {
                GL.glProgramUniform4ui((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1330 -> {
                GL.glProgramUniform4ui64ARB((int) a[0], (int) a[1], a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 1331 -> {
                GL.glProgramUniform4ui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1332 -> {
                GL.glProgramUniform4uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1333 -> {
                GL.glProgramUniform4uiv((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1334 -> {
                GL.glProgramUniform4uivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1335 -> {
                GL.glProgramUniformHandleui64ARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1336 -> {
                GL.glProgramUniformHandleui64vARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1337 -> {
                GL.glProgramUniformMatrix2dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1338 -> {
                GL.glProgramUniformMatrix2dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1339 -> {
                GL.glProgramUniformMatrix2fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1340 -> {
                GL.glProgramUniformMatrix2fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1341 -> {
                GL.glProgramUniformMatrix2x3dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1342 -> {
                GL.glProgramUniformMatrix2x3dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1343 -> {
                GL.glProgramUniformMatrix2x3fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group84(int number, long[] a) {
        return switch (number) {
            case 1344 -> {
                GL.glProgramUniformMatrix2x3fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1345 -> {
                GL.glProgramUniformMatrix2x4dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1346 -> {
                GL.glProgramUniformMatrix2x4dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1347 -> {
                GL.glProgramUniformMatrix2x4fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1348 -> {
                GL.glProgramUniformMatrix2x4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1349 -> {
                GL.glProgramUniformMatrix3dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1350 -> {
                GL.glProgramUniformMatrix3dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1351 -> {
                GL.glProgramUniformMatrix3fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1352 -> {
                GL.glProgramUniformMatrix3fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1353 -> {
                GL.glProgramUniformMatrix3x2dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1354 -> {
                GL.glProgramUniformMatrix3x2dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1355 -> {
                GL.glProgramUniformMatrix3x2fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1356 -> {
                GL.glProgramUniformMatrix3x2fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1357 -> {
                GL.glProgramUniformMatrix3x4dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1358 -> {
                GL.glProgramUniformMatrix3x4dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1359 -> {
                GL.glProgramUniformMatrix3x4fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group85(int number, long[] a) {
        return switch (number) {
            case 1360 -> {
                GL.glProgramUniformMatrix3x4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1361 -> {
                GL.glProgramUniformMatrix4dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1362 -> {
                GL.glProgramUniformMatrix4dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1363 -> {
                GL.glProgramUniformMatrix4fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1364 -> {
                GL.glProgramUniformMatrix4fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1365 -> {
                GL.glProgramUniformMatrix4x2dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1366 -> {
                GL.glProgramUniformMatrix4x2dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1367 -> {
                GL.glProgramUniformMatrix4x2fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1368 -> {
                GL.glProgramUniformMatrix4x2fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1369 -> {
                GL.glProgramUniformMatrix4x3dv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1370 -> {
                GL.glProgramUniformMatrix4x3dvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1371 -> {
                GL.glProgramUniformMatrix4x3fv((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1372 -> {
                GL.glProgramUniformMatrix4x3fvEXT((int) a[0], (int) a[1], (int) a[2], a[3] != 0, a[4]);
                yield 0;
            }
            case 1373 -> {
                GL.glProvokingVertex((int) a[0]);
                yield 0;
            }
            case 1374 -> {
                GL.glProvokingVertexEXT((int) a[0]);
                yield 0;
            }
            case 1375 -> {
                GL.glPushAttrib((int) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group86(int number, long[] a) {
        return switch (number) {
            case 1376 -> {
                GL.glPushClientAttrib((int) a[0]);
                yield 0;
            }
            case 1377 -> {
                GL.glPushClientAttribDefaultEXT((int) a[0]);
                yield 0;
            }
            case 1378 -> {
                GL.glPushDebugGroup((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1379 -> {
                GL.glPushDebugGroupKHR((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1380 -> {
                GL.glPushGroupMarkerEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1381 -> {
                GL.glPushMatrix();
                yield 0;
            }
            case 1382 -> {
                GL.glPushName((int) a[0]);
                yield 0;
            }
            case 1383 -> {
                GL.glQueryCounter((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1384 -> {
                GL.glQueryCounterEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1385 -> {
                GL.glRasterPos2d(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 1386 -> {
                GL.glRasterPos2dv(a[0]);
                yield 0;
            }
            case 1387 -> {
                GL.glRasterPos2f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1388 -> {
                GL.glRasterPos2fv(a[0]);
                yield 0;
            }
            case 1389 -> {
                GL.glRasterPos2i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1390 -> {
                GL.glRasterPos2iv(a[0]);
                yield 0;
            }
            case 1391 -> {
                GL.glRasterPos2s((short) a[0], (short) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group87(int number, long[] a) {
        return switch (number) {
            case 1392 -> {
                GL.glRasterPos2sv(a[0]);
                yield 0;
            }
            case 1393 -> {
                GL.glRasterPos3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1394 -> {
                GL.glRasterPos3dv(a[0]);
                yield 0;
            }
            case 1395 -> {
                GL.glRasterPos3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1396 -> {
                GL.glRasterPos3fv(a[0]);
                yield 0;
            }
            case 1397 -> {
                GL.glRasterPos3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1398 -> {
                GL.glRasterPos3iv(a[0]);
                yield 0;
            }
            case 1399 -> {
                GL.glRasterPos3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1400 -> {
                GL.glRasterPos3sv(a[0]);
                yield 0;
            }
            case 1401 -> {
                GL.glRasterPos4d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1402 -> {
                GL.glRasterPos4dv(a[0]);
                yield 0;
            }
            case 1403 -> {
                GL.glRasterPos4f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1404 -> {
                GL.glRasterPos4fv(a[0]);
                yield 0;
            }
            case 1405 -> {
                GL.glRasterPos4i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1406 -> {
                GL.glRasterPos4iv(a[0]);
                yield 0;
            }
            case 1407 -> {
                GL.glRasterPos4s((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group88(int number, long[] a) {
        return switch (number) {
            case 1408 -> {
                GL.glRasterPos4sv(a[0]);
                yield 0;
            }
            case 1409 -> {
                GL.glReadBuffer((int) a[0]);
                yield 0;
            }
            case 1410 -> {
                GL.glReadPixels((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1411 -> {
                GL.glReadnPixels((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1412 -> {
                GL.glReadnPixelsARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1413 -> {
                GL.glReadnPixelsEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1414 -> {
                GL.glReadnPixelsKHR((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1415 -> {
                GL.glRectd(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1416 -> {
                GL.glRectdv(a[0], a[1]);
                yield 0;
            }
            case 1417 -> {
                GL.glRectf(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1418 -> {
                GL.glRectfv(a[0], a[1]);
                yield 0;
            }
            case 1419 -> {
                GL.glRecti((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1420 -> {
                GL.glRectiv(a[0], a[1]);
                yield 0;
            }
            case 1421 -> {
                GL.glRects((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1422 -> {
                GL.glRectsv(a[0], a[1]);
                yield 0;
            }
            case 1423 -> {
                GL.glReleaseShaderCompiler();
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group89(int number, long[] a) {
        return switch (number) {
            case 1424 -> GL.glRenderMode((int) a[0]);
            case 1425 -> {
                GL.glRenderbufferStorage((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1426 -> {
                GL.glRenderbufferStorageEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1427 -> {
                GL.glRenderbufferStorageMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1428 -> {
                GL.glRenderbufferStorageMultisampleANGLE((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1429 -> {
                GL.glRenderbufferStorageMultisampleEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1430 -> {
                GL.glRenderbufferStorageMultisampleNV((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1431 -> {
                GL.glResetHistogram((int) a[0]);
                yield 0;
            }
            case 1432 -> {
                GL.glResetHistogramEXT((int) a[0]);
                yield 0;
            }
            case 1433 -> {
                GL.glResetMinmax((int) a[0]);
                yield 0;
            }
            case 1434 -> {
                GL.glResetMinmaxEXT((int) a[0]);
                yield 0;
            }
            case 1435 -> {
                GL.glResolveDepthValuesNV();
                yield 0;
            }
            case 1436 -> {
                GL.glResumeTransformFeedback();
                yield 0;
            }
            case 1437 -> {
                GL.glRotated(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1438 -> {
                GL.glRotatef(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1439 -> {
                GL.glSampleCoverage(intBitsToFloat((int) a[0]), a[1] != 0);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group90(int number, long[] a) {
        return switch (number) {
            case 1440 -> {
                GL.glSampleCoverageARB(intBitsToFloat((int) a[0]), a[1] != 0);
                yield 0;
            }
            case 1441 -> {
                GL.glSampleMaskEXT(intBitsToFloat((int) a[0]), a[1] != 0);
                yield 0;
            }
            case 1442 -> {
                GL.glSampleMaski((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1443 -> {
                GL.glSamplePatternEXT((int) a[0]);
                yield 0;
            }
            case 1444 -> {
                GL.glSamplerParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1445 -> {
                GL.glSamplerParameterIivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1446 -> {
                GL.glSamplerParameterIivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1447 -> {
                GL.glSamplerParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1448 -> {
                GL.glSamplerParameterIuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1449 -> {
                GL.glSamplerParameterIuivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1450 -> {
                GL.glSamplerParameterf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1451 -> {
                GL.glSamplerParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1452 -> {
                GL.glSamplerParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1453 -> {
                GL.glSamplerParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1454 -> {
                GL.glScaled(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1455 -> {
                GL.glScalef(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group91(int number, long[] a) {
        return switch (number) {
            case 1456 -> {
                GL.glScissor((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1457 -> {
                GL.glScissorArrayv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1458 -> {
                GL.glScissorArrayvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1459 -> {
                GL.glScissorIndexed((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1460 -> {
                GL.glScissorIndexedOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1461 -> {
                GL.glScissorIndexedv((int) a[0], a[1]);
                yield 0;
            }
            case 1462 -> {
                GL.glScissorIndexedvOES((int) a[0], a[1]);
                yield 0;
            }
            case 1463 -> {
                GL.glSecondaryColor3b((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 1464 -> {
                GL.glSecondaryColor3bEXT((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 1465 -> {
                GL.glSecondaryColor3bv(a[0]);
                yield 0;
            }
            case 1466 -> {
                GL.glSecondaryColor3bvEXT(a[0]);
                yield 0;
            }
            case 1467 -> {
                GL.glSecondaryColor3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1468 -> {
                GL.glSecondaryColor3dEXT(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1469 -> {
                GL.glSecondaryColor3dv(a[0]);
                yield 0;
            }
            case 1470 -> {
                GL.glSecondaryColor3dvEXT(a[0]);
                yield 0;
            }
            case 1471 -> {
                GL.glSecondaryColor3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group92(int number, long[] a) {
        return switch (number) {
            case 1472 -> {
                GL.glSecondaryColor3fEXT(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1473 -> {
                GL.glSecondaryColor3fv(a[0]);
                yield 0;
            }
            case 1474 -> {
                GL.glSecondaryColor3fvEXT(a[0]);
                yield 0;
            }
            case 1475 -> {
                GL.glSecondaryColor3hNV((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1476 -> {
                GL.glSecondaryColor3hvNV(a[0]);
                yield 0;
            }
            case 1477 -> {
                GL.glSecondaryColor3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1478 -> {
                GL.glSecondaryColor3iEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1479 -> {
                GL.glSecondaryColor3iv(a[0]);
                yield 0;
            }
            case 1480 -> {
                GL.glSecondaryColor3ivEXT(a[0]);
                yield 0;
            }
            case 1481 -> {
                GL.glSecondaryColor3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1482 -> {
                GL.glSecondaryColor3sEXT((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1483 -> {
                GL.glSecondaryColor3sv(a[0]);
                yield 0;
            }
            case 1484 -> {
                GL.glSecondaryColor3svEXT(a[0]);
                yield 0;
            }
            case 1485 -> {
                GL.glSecondaryColor3ub((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 1486 -> {
                GL.glSecondaryColor3ubEXT((byte) a[0], (byte) a[1], (byte) a[2]);
                yield 0;
            }
            case 1487 -> {
                GL.glSecondaryColor3ubv(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group93(int number, long[] a) {
        return switch (number) {
            case 1488 -> {
                GL.glSecondaryColor3ubvEXT(a[0]);
                yield 0;
            }
            case 1489 -> {
                GL.glSecondaryColor3ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1490 -> {
                GL.glSecondaryColor3uiEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1491 -> {
                GL.glSecondaryColor3uiv(a[0]);
                yield 0;
            }
            case 1492 -> {
                GL.glSecondaryColor3uivEXT(a[0]);
                yield 0;
            }
            case 1493 -> {
                GL.glSecondaryColor3us((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1494 -> {
                GL.glSecondaryColor3usEXT((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1495 -> {
                GL.glSecondaryColor3usv(a[0]);
                yield 0;
            }
            case 1496 -> {
                GL.glSecondaryColor3usvEXT(a[0]);
                yield 0;
            }
            case 1497 -> {
                GL.glSecondaryColorP3ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1498 -> {
                GL.glSecondaryColorP3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1499 -> {
                GL.glSecondaryColorPointer((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1500 -> {
                GL.glSecondaryColorPointerEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1501 -> {
                GL.glSelectBuffer((int) a[0], a[1]);
                yield 0;
            }
            case 1502 -> {
                GL.glSeparableFilter2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6], a[7]);
                yield 0;
            }
            case 1503 -> {
                GL.glSeparableFilter2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6], a[7]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group94(int number, long[] a) {
        return switch (number) {
            case 1504 -> {
                GL.glShadeModel((int) a[0]);
                yield 0;
            }
            case 1505 -> {
                GL.glShaderBinary((int) a[0], a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 1506 -> {
                GL.glShaderSource((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 1507 -> {
                GL.glShaderSourceARB((int) a[0], (int) a[1], a[2], a[3]);
                yield 0;
            }
            case 1508 -> {
                GL.glShaderStorageBlockBinding((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1509 -> {
                GL.glSpecializeShader((int) a[0], a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1510 -> {
                GL.glSpecializeShaderARB((int) a[0], a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1511 -> {
                GL.glStencilClearTagEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1512 -> {
                GL.glStencilFunc((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1513 -> {
                GL.glStencilFuncSeparate((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1514 -> {
                GL.glStencilFuncSeparateATI((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1515 -> {
                GL.glStencilMask((int) a[0]);
                yield 0;
            }
            case 1516 -> {
                GL.glStencilMaskSeparate((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1517 -> {
                GL.glStencilOp((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1518 -> {
                GL.glStencilOpSeparate((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1519 -> {
                GL.glStencilOpSeparateATI((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group95(int number, long[] a) {
        return switch (number) {
            case 1520 -> {
                GL.glTessellationFactorAMD(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1521 -> {
                GL.glTessellationModeAMD((int) a[0]);
                yield 0;
            }
            case 1522 -> {
                GL.glTexBuffer((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1523 -> {
                GL.glTexBufferARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1524 -> {
                GL.glTexBufferEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1525 -> {
                GL.glTexBufferOES((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1526 -> {
                GL.glTexBufferRange((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1527 -> {
                GL.glTexBufferRangeEXT((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1528 -> {
                GL.glTexBufferRangeOES((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1529 -> {
                GL.glTexCoord1d(longBitsToDouble(a[0]));
                yield 0;
            }
            case 1530 -> {
                GL.glTexCoord1dv(a[0]);
                yield 0;
            }
            case 1531 -> {
                GL.glTexCoord1f(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 1532 -> {
                GL.glTexCoord1fv(a[0]);
                yield 0;
            }
            case 1533 -> {
                GL.glTexCoord1hNV((short) a[0]);
                yield 0;
            }
            case 1534 -> {
                GL.glTexCoord1hvNV(a[0]);
                yield 0;
            }
            case 1535 -> {
                GL.glTexCoord1i((int) a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group96(int number, long[] a) {
        return switch (number) {
            case 1536 -> {
                GL.glTexCoord1iv(a[0]);
                yield 0;
            }
            case 1537 -> {
                GL.glTexCoord1s((short) a[0]);
                yield 0;
            }
            case 1538 -> {
                GL.glTexCoord1sv(a[0]);
                yield 0;
            }
            case 1539 -> {
                GL.glTexCoord2d(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 1540 -> {
                GL.glTexCoord2dv(a[0]);
                yield 0;
            }
            case 1541 -> {
                GL.glTexCoord2f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1542 -> {
                GL.glTexCoord2fv(a[0]);
                yield 0;
            }
            case 1543 -> {
                GL.glTexCoord2hNV((short) a[0], (short) a[1]);
                yield 0;
            }
            case 1544 -> {
                GL.glTexCoord2hvNV(a[0]);
                yield 0;
            }
            case 1545 -> {
                GL.glTexCoord2i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1546 -> {
                GL.glTexCoord2iv(a[0]);
                yield 0;
            }
            case 1547 -> {
                GL.glTexCoord2s((short) a[0], (short) a[1]);
                yield 0;
            }
            case 1548 -> {
                GL.glTexCoord2sv(a[0]);
                yield 0;
            }
            case 1549 -> {
                GL.glTexCoord3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1550 -> {
                GL.glTexCoord3dv(a[0]);
                yield 0;
            }
            case 1551 -> {
                GL.glTexCoord3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group97(int number, long[] a) {
        return switch (number) {
            case 1552 -> {
                GL.glTexCoord3fv(a[0]);
                yield 0;
            }
            case 1553 -> {
                GL.glTexCoord3hNV((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1554 -> {
                GL.glTexCoord3hvNV(a[0]);
                yield 0;
            }
            case 1555 -> {
                GL.glTexCoord3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1556 -> {
                GL.glTexCoord3iv(a[0]);
                yield 0;
            }
            case 1557 -> {
                GL.glTexCoord3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1558 -> {
                GL.glTexCoord3sv(a[0]);
                yield 0;
            }
            case 1559 -> {
                GL.glTexCoord4d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1560 -> {
                GL.glTexCoord4dv(a[0]);
                yield 0;
            }
            case 1561 -> {
                GL.glTexCoord4f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1562 -> {
                GL.glTexCoord4fv(a[0]);
                yield 0;
            }
            case 1563 -> {
                GL.glTexCoord4hNV((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1564 -> {
                GL.glTexCoord4hvNV(a[0]);
                yield 0;
            }
            case 1565 -> {
                GL.glTexCoord4i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1566 -> {
                GL.glTexCoord4iv(a[0]);
                yield 0;
            }
            case 1567 -> {
                GL.glTexCoord4s((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group98(int number, long[] a) {
        return switch (number) {
            case 1568 -> {
                GL.glTexCoord4sv(a[0]);
                yield 0;
            }
            case 1569 -> {
                GL.glTexCoordP1ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1570 -> {
                GL.glTexCoordP1uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1571 -> {
                GL.glTexCoordP2ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1572 -> {
                GL.glTexCoordP2uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1573 -> {
                GL.glTexCoordP3ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1574 -> {
                GL.glTexCoordP3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1575 -> {
                GL.glTexCoordP4ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1576 -> {
                GL.glTexCoordP4uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1577 -> {
                GL.glTexCoordPointer((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1578 -> {
                GL.glTexCoordPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1579 -> {
                GL.glTexEnvf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1580 -> {
                GL.glTexEnvfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1581 -> {
                GL.glTexEnvi((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1582 -> {
                GL.glTexEnviv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1583 -> {
                GL.glTexGend((int) a[0], (int) a[1], longBitsToDouble(a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group99(int number, long[] a) {
        return switch (number) {
            case 1584 -> {
                GL.glTexGendv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1585 -> {
                GL.glTexGenf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1586 -> {
                GL.glTexGenfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1587 -> {
                GL.glTexGeni((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1588 -> {
                GL.glTexGeniv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1589 -> {
                GL.glTexImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1590 -> {
                GL.glTexImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1591 -> {
                GL.glTexImage2DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5] != 0);
                yield 0;
            }
            case 1592 -> {
                GL.glTexImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1593 -> {
                GL.glTexImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1594 -> {
                GL.glTexImage3DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6] != 0);
                yield 0;
            }
            case 1595 -> {
                GL.glTexImage3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1596 -> {
                GL.glTexPageCommitmentARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8] != 0);
                yield 0;
            }
            case 1597 -> {
                GL.glTexParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1598 -> {
                GL.glTexParameterIivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1599 -> {
                GL.glTexParameterIivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group100(int number, long[] a) {
        return switch (number) {
            case 1600 -> {
                GL.glTexParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1601 -> {
                GL.glTexParameterIuivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1602 -> {
                GL.glTexParameterIuivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1603 -> {
                GL.glTexParameterf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1604 -> {
                GL.glTexParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1605 -> {
                GL.glTexParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1606 -> {
                GL.glTexParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1607 -> {
                GL.glTexStorage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1608 -> {
                GL.glTexStorage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1609 -> {
                GL.glTexStorage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1610 -> {
                GL.glTexStorage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1611 -> {
                GL.glTexStorage2DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5] != 0);
                yield 0;
            }
            case 1612 -> {
                GL.glTexStorage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1613 -> {
                GL.glTexStorage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1614 -> {
                GL.glTexStorage3DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6] != 0);
                yield 0;
            }
            case 1615 -> {
                GL.glTexStorage3DMultisampleOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6] != 0);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group101(int number, long[] a) {
        return switch (number) {
            case 1616 -> {
                GL.glTexSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1617 -> {
                GL.glTexSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1618 -> {
                GL.glTexSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1619 -> {
                GL.glTexSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1620 -> {
                GL.glTexSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 1621 -> {
                GL.glTexSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 1622 -> {
                GL.glTexSubImage3DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 1623 -> {
                GL.glTextureBarrier();
                yield 0;
            }
            case 1624 -> {
                GL.glTextureBarrierNV();
                yield 0;
            }
            case 1625 -> {
                GL.glTextureBuffer((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1626 -> {
                GL.glTextureBufferEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1627 -> {
                GL.glTextureBufferRange((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1628 -> {
                GL.glTextureBufferRangeEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4], a[5]);
                yield 0;
            }
            case 1629 -> {
                GL.glTextureImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1630 -> {
                GL.glTextureImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1631 -> {
                GL.glTextureImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group102(int number, long[] a) {
        return switch (number) {
            case 1632 -> {
                GL.glTextureNormalEXT((int) a[0]);
                yield 0;
            }
            case 1633 -> {
                GL.glTexturePageCommitmentEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8] != 0);
                yield 0;
            }
            case 1634 -> {
                GL.glTextureParameterIiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1635 -> {
                GL.glTextureParameterIivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1636 -> {
                GL.glTextureParameterIuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1637 -> {
                GL.glTextureParameterIuivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1638 -> {
                GL.glTextureParameterf((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1639 -> {
                GL.glTextureParameterfEXT((int) a[0], (int) a[1], (int) a[2], intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1640 -> {
                GL.glTextureParameterfv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1641 -> {
                GL.glTextureParameterfvEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1642 -> {
                GL.glTextureParameteri((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1643 -> {
                GL.glTextureParameteriEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1644 -> {
                GL.glTextureParameteriv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1645 -> {
                GL.glTextureParameterivEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1646 -> {
                GL.glTextureRangeAPPLE((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1647 -> {
                GL.glTextureStorage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group103(int number, long[] a) {
        return switch (number) {
            case 1648 -> {
                GL.glTextureStorage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1649 -> {
                GL.glTextureStorage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1650 -> {
                GL.glTextureStorage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1651 -> {
                GL.glTextureStorage2DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5] != 0);
                yield 0;
            }
            case 1652 -> {
                GL.glTextureStorage2DMultisampleEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6] != 0);
                yield 0;
            }
            case 1653 -> {
                GL.glTextureStorage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 1654 -> {
                GL.glTextureStorage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6]);
                yield 0;
            }
            case 1655 -> {
                GL.glTextureStorage3DMultisample((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6] != 0);
                yield 0;
            }
            case 1656 -> {
                GL.glTextureStorage3DMultisampleEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7] != 0);
                yield 0;
            }
            case 1657 -> {
                GL.glTextureSubImage1D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1658 -> {
                GL.glTextureSubImage1DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], a[7]);
                yield 0;
            }
            case 1659 -> {
                GL.glTextureSubImage2D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], a[8]);
                yield 0;
            }
            case 1660 -> {
                GL.glTextureSubImage2DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], a[9]);
                yield 0;
            }
            case 1661 -> {
                GL.glTextureSubImage3D((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], a[10]);
                yield 0;
            }
            case 1662 -> {
                GL.glTextureSubImage3DEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7], (int) a[8], (int) a[9], (int) a[10], a[11]);
                yield 0;
            }
            case 1663 -> {
                GL.glTextureView((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group104(int number, long[] a) {
        return switch (number) {
            case 1664 -> {
                GL.glTextureViewEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 1665 -> {
                GL.glTextureViewOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], (int) a[6], (int) a[7]);
                yield 0;
            }
            case 1666 -> {
                GL.glTransformFeedbackBufferBase((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1667 -> {
                GL.glTransformFeedbackBufferRange((int) a[0], (int) a[1], (int) a[2], a[3], a[4]);
                yield 0;
            }
            case 1668 -> {
                GL.glTransformFeedbackVaryings((int) a[0], (int) a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1669 -> {
                GL.glTransformFeedbackVaryingsEXT((int) a[0], (int) a[1], a[2], (int) a[3]);
                yield 0;
            }
            case 1670 -> {
                GL.glTranslated(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1671 -> {
                GL.glTranslatef(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1672 -> {
                GL.glUniform1d((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1673 -> {
                GL.glUniform1dv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1674 -> {
                GL.glUniform1f((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1675 -> {
                GL.glUniform1fARB((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1676 -> {
                GL.glUniform1fv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1677 -> {
                GL.glUniform1fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1678 -> {
                GL.glUniform1i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1679 -> {
                GL.glUniform1i64ARB((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group105(int number, long[] a) {
        return switch (number) {
            case 1680 -> {
                GL.glUniform1i64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1681 -> {
                GL.glUniform1iARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1682 -> {
                GL.glUniform1iv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1683 -> {
                GL.glUniform1ivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1684 -> {
                GL.glUniform1ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1685 -> {
                GL.glUniform1ui64ARB((int) a[0], a[1]);
                yield 0;
            }
            case 1686 -> {
                GL.glUniform1ui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1687 -> {
                GL.glUniform1uiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1688 -> {
                GL.glUniform1uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1689 -> {
                GL.glUniform1uivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1690 -> {
                GL.glUniform2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1691 -> {
                GL.glUniform2dv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1692 -> {
                GL.glUniform2f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1693 -> {
                GL.glUniform2fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1694 -> {
                GL.glUniform2fv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1695 -> {
                GL.glUniform2fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group106(int number, long[] a) {
        return switch (number) {
            case 1696 -> {
                GL.glUniform2i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1697 -> {
                GL.glUniform2i64ARB((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 1698 -> {
                GL.glUniform2i64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1699 -> {
                GL.glUniform2iARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1700 -> {
                GL.glUniform2iv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1701 -> {
                GL.glUniform2ivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1702 -> {
                GL.glUniform2ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1703 -> {
                GL.glUniform2ui64ARB((int) a[0], a[1], a[2]);
                yield 0;
            }
            case 1704 -> {
                GL.glUniform2ui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1705 -> {
                GL.glUniform2uiEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1706 -> {
                GL.glUniform2uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1707 -> {
                GL.glUniform2uivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1708 -> {
                GL.glUniform3d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1709 -> {
                GL.glUniform3dv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1710 -> {
                GL.glUniform3f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1711 -> {
                GL.glUniform3fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group107(int number, long[] a) {
        return switch (number) {
            case 1712 -> {
                GL.glUniform3fv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1713 -> {
                GL.glUniform3fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1714 -> {
                GL.glUniform3i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1715 -> {
                GL.glUniform3i64ARB((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 1716 -> {
                GL.glUniform3i64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1717 -> {
                GL.glUniform3iARB((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1718 -> {
                GL.glUniform3iv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1719 -> {
                GL.glUniform3ivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1720 -> {
                GL.glUniform3ui((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1721 -> {
                GL.glUniform3ui64ARB((int) a[0], a[1], a[2], a[3]);
                yield 0;
            }
            case 1722 -> {
                GL.glUniform3ui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1723 -> {
                GL.glUniform3uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1724 -> {
                GL.glUniform3uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1725 -> {
                GL.glUniform3uivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1726 -> {
                GL.glUniform4d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1727 -> {
                GL.glUniform4dv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group108(int number, long[] a) {
        return switch (number) {
            case 1728 -> {
                GL.glUniform4f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1729 -> {
                GL.glUniform4fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1730 -> {
                GL.glUniform4fv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1731 -> {
                GL.glUniform4fvARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1732 -> {
                GL.glUniform4i((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1733 -> {
                GL.glUniform4i64ARB((int) a[0], a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 1734 -> {
                GL.glUniform4i64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1735 -> {
                GL.glUniform4iARB((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1736 -> {
                GL.glUniform4iv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1737 -> {
                GL.glUniform4ivARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1738 -> {
                GL.glUniform4ui((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1739 -> {
                GL.glUniform4ui64ARB((int) a[0], a[1], a[2], a[3], a[4]);
                yield 0;
            }
            case 1740 -> {
                GL.glUniform4ui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1741 -> {
                GL.glUniform4uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1742 -> {
                GL.glUniform4uiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1743 -> {
                GL.glUniform4uivEXT((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group109(int number, long[] a) {
        return switch (number) {
            case 1744 -> {
                GL.glUniformBlockBinding((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1745 -> {
                GL.glUniformHandleui64ARB((int) a[0], a[1]);
                yield 0;
            }
            case 1746 -> {
                GL.glUniformHandleui64vARB((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1747 -> {
                GL.glUniformMatrix2dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1748 -> {
                GL.glUniformMatrix2fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1749 -> {
                GL.glUniformMatrix2fvARB((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1750 -> {
                GL.glUniformMatrix2x3dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1751 -> {
                GL.glUniformMatrix2x3fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1752 -> {
                GL.glUniformMatrix2x3fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1753 -> {
                GL.glUniformMatrix2x4dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1754 -> {
                GL.glUniformMatrix2x4fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1755 -> {
                GL.glUniformMatrix2x4fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1756 -> {
                GL.glUniformMatrix3dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1757 -> {
                GL.glUniformMatrix3fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1758 -> {
                GL.glUniformMatrix3fvARB((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1759 -> {
                GL.glUniformMatrix3x2dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group110(int number, long[] a) {
        return switch (number) {
            case 1760 -> {
                GL.glUniformMatrix3x2fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1761 -> {
                GL.glUniformMatrix3x2fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1762 -> {
                GL.glUniformMatrix3x4dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1763 -> {
                GL.glUniformMatrix3x4fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1764 -> {
                GL.glUniformMatrix3x4fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1765 -> {
                GL.glUniformMatrix4dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1766 -> {
                GL.glUniformMatrix4fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1767 -> {
                GL.glUniformMatrix4fvARB((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1768 -> {
                GL.glUniformMatrix4x2dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1769 -> {
                GL.glUniformMatrix4x2fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1770 -> {
                GL.glUniformMatrix4x2fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1771 -> {
                GL.glUniformMatrix4x3dv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1772 -> {
                GL.glUniformMatrix4x3fv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1773 -> {
                GL.glUniformMatrix4x3fvNV((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 1774 -> {
                GL.glUniformSubroutinesuiv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 1775 -> {
                GL.glUnlockArraysEXT();
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group111(int number, long[] a) {
        return switch (number) {
            case 1776 -> GL.glUnmapBuffer((int) a[0]) ? 1 : 0;
            case 1777 -> GL.glUnmapBufferARB((int) a[0]) ? 1 : 0;
            case 1778 -> GL.glUnmapBufferOES((int) a[0]) ? 1 : 0;
            case 1779 -> GL.glUnmapNamedBuffer((int) a[0]) ? 1 : 0;
            case 1780 -> GL.glUnmapNamedBufferEXT((int) a[0]) ? 1 : 0;
            case 1781 -> {
                GL.glUseProgram((int) a[0]);
                yield 0;
            }
            case 1782 -> {
                GL.glUseProgramObjectARB((int) a[0]);
                yield 0;
            }
            case 1783 -> {
                GL.glUseProgramStages((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1784 -> {
                GL.glUseProgramStagesEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1785 -> {
                GL.glUseShaderProgramEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1786 -> {
                GL.glValidateProgram((int) a[0]);
                yield 0;
            }
            case 1787 -> {
                GL.glValidateProgramARB((int) a[0]);
                yield 0;
            }
            case 1788 -> {
                GL.glValidateProgramPipeline((int) a[0]);
                yield 0;
            }
            case 1789 -> {
                GL.glValidateProgramPipelineEXT((int) a[0]);
                yield 0;
            }
            case 1790 -> {
                GL.glVertex2d(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 1791 -> {
                GL.glVertex2dv(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group112(int number, long[] a) {
        return switch (number) {
            case 1792 -> {
                GL.glVertex2f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1793 -> {
                GL.glVertex2fv(a[0]);
                yield 0;
            }
            case 1794 -> {
                GL.glVertex2hNV((short) a[0], (short) a[1]);
                yield 0;
            }
            case 1795 -> {
                GL.glVertex2hvNV(a[0]);
                yield 0;
            }
            case 1796 -> {
                GL.glVertex2i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1797 -> {
                GL.glVertex2iv(a[0]);
                yield 0;
            }
            case 1798 -> {
                GL.glVertex2s((short) a[0], (short) a[1]);
                yield 0;
            }
            case 1799 -> {
                GL.glVertex2sv(a[0]);
                yield 0;
            }
            case 1800 -> {
                GL.glVertex3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1801 -> {
                GL.glVertex3dv(a[0]);
                yield 0;
            }
            case 1802 -> {
                GL.glVertex3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1803 -> {
                GL.glVertex3fv(a[0]);
                yield 0;
            }
            case 1804 -> {
                GL.glVertex3hNV((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1805 -> {
                GL.glVertex3hvNV(a[0]);
                yield 0;
            }
            case 1806 -> {
                GL.glVertex3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1807 -> {
                GL.glVertex3iv(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group113(int number, long[] a) {
        return switch (number) {
            case 1808 -> {
                GL.glVertex3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1809 -> {
                GL.glVertex3sv(a[0]);
                yield 0;
            }
            case 1810 -> {
                GL.glVertex4d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1811 -> {
                GL.glVertex4dv(a[0]);
                yield 0;
            }
            case 1812 -> {
                GL.glVertex4f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1813 -> {
                GL.glVertex4fv(a[0]);
                yield 0;
            }
            case 1814 -> {
                GL.glVertex4hNV((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1815 -> {
                GL.glVertex4hvNV(a[0]);
                yield 0;
            }
            case 1816 -> {
                GL.glVertex4i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1817 -> {
                GL.glVertex4iv(a[0]);
                yield 0;
            }
            case 1818 -> {
                GL.glVertex4s((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1819 -> {
                GL.glVertex4sv(a[0]);
                yield 0;
            }
            case 1820 -> {
                GL.glVertexArrayAttribBinding((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1821 -> {
                GL.glVertexArrayAttribFormat((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4] != 0, (int) a[5]);
                yield 0;
            }
            case 1822 -> {
                GL.glVertexArrayAttribIFormat((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1823 -> {
                GL.glVertexArrayAttribLFormat((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group114(int number, long[] a) {
        return switch (number) {
            case 1824 -> {
                GL.glVertexArrayBindVertexBufferEXT((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 1825 -> {
                GL.glVertexArrayBindingDivisor((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1826 -> {
                GL.glVertexArrayColorOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1827 -> {
                GL.glVertexArrayEdgeFlagOffsetEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 1828 -> {
                GL.glVertexArrayElementBuffer((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1829 -> {
                GL.glVertexArrayFogCoordOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1830 -> {
                GL.glVertexArrayIndexOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1831 -> {
                GL.glVertexArrayMultiTexCoordOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1832 -> {
                GL.glVertexArrayNormalOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1833 -> {
                GL.glVertexArraySecondaryColorOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1834 -> {
                GL.glVertexArrayTexCoordOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1835 -> {
                GL.glVertexArrayVertexAttribBindingEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1836 -> {
                GL.glVertexArrayVertexAttribDivisorEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1837 -> {
                GL.glVertexArrayVertexAttribFormatEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4] != 0, (int) a[5]);
                yield 0;
            }
            case 1838 -> {
                GL.glVertexArrayVertexAttribIFormatEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1839 -> {
                GL.glVertexArrayVertexAttribIOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group115(int number, long[] a) {
        return switch (number) {
            case 1840 -> {
                GL.glVertexArrayVertexAttribLFormatEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1841 -> {
                GL.glVertexArrayVertexAttribLOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5], a[6]);
                yield 0;
            }
            case 1842 -> {
                GL.glVertexArrayVertexAttribOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5] != 0, (int) a[6], a[7]);
                yield 0;
            }
            case 1843 -> {
                GL.glVertexArrayVertexBindingDivisorEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1844 -> {
                GL.glVertexArrayVertexBuffer((int) a[0], (int) a[1], (int) a[2], a[3], (int) a[4]);
                yield 0;
            }
            case 1845 -> {
                GL.glVertexArrayVertexBuffers((int) a[0], (int) a[1], (int) a[2], a[3], a[4], a[5]);
                yield 0;
            }
            case 1846 -> {
                GL.glVertexArrayVertexOffsetEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], a[5]);
                yield 0;
            }
            case 1847 -> {
                GL.glVertexAttrib1d((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1848 -> {
                GL.glVertexAttrib1dARB((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1849 -> {
                GL.glVertexAttrib1dv((int) a[0], a[1]);
                yield 0;
            }
            case 1850 -> {
                GL.glVertexAttrib1dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1851 -> {
                GL.glVertexAttrib1f((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1852 -> {
                GL.glVertexAttrib1fARB((int) a[0], intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 1853 -> {
                GL.glVertexAttrib1fv((int) a[0], a[1]);
                yield 0;
            }
            case 1854 -> {
                GL.glVertexAttrib1fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1855 -> {
                GL.glVertexAttrib1hNV((int) a[0], (short) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group116(int number, long[] a) {
        return switch (number) {
            case 1856 -> {
                GL.glVertexAttrib1hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1857 -> {
                GL.glVertexAttrib1s((int) a[0], (short) a[1]);
                yield 0;
            }
            case 1858 -> {
                GL.glVertexAttrib1sARB((int) a[0], (short) a[1]);
                yield 0;
            }
            case 1859 -> {
                GL.glVertexAttrib1sv((int) a[0], a[1]);
                yield 0;
            }
            case 1860 -> {
                GL.glVertexAttrib1svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1861 -> {
                GL.glVertexAttrib2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1862 -> {
                GL.glVertexAttrib2dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1863 -> {
                GL.glVertexAttrib2dv((int) a[0], a[1]);
                yield 0;
            }
            case 1864 -> {
                GL.glVertexAttrib2dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1865 -> {
                GL.glVertexAttrib2f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1866 -> {
                GL.glVertexAttrib2fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 1867 -> {
                GL.glVertexAttrib2fv((int) a[0], a[1]);
                yield 0;
            }
            case 1868 -> {
                GL.glVertexAttrib2fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1869 -> {
                GL.glVertexAttrib2hNV((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1870 -> {
                GL.glVertexAttrib2hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1871 -> {
                GL.glVertexAttrib2s((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group117(int number, long[] a) {
        return switch (number) {
            case 1872 -> {
                GL.glVertexAttrib2sARB((int) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 1873 -> {
                GL.glVertexAttrib2sv((int) a[0], a[1]);
                yield 0;
            }
            case 1874 -> {
                GL.glVertexAttrib2svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1875 -> {
                GL.glVertexAttrib3d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1876 -> {
                GL.glVertexAttrib3dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1877 -> {
                GL.glVertexAttrib3dv((int) a[0], a[1]);
                yield 0;
            }
            case 1878 -> {
                GL.glVertexAttrib3dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1879 -> {
                GL.glVertexAttrib3f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1880 -> {
                GL.glVertexAttrib3fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 1881 -> {
                GL.glVertexAttrib3fv((int) a[0], a[1]);
                yield 0;
            }
            case 1882 -> {
                GL.glVertexAttrib3fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1883 -> {
                GL.glVertexAttrib3hNV((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1884 -> {
                GL.glVertexAttrib3hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1885 -> {
                GL.glVertexAttrib3s((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1886 -> {
                GL.glVertexAttrib3sARB((int) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 1887 -> {
                GL.glVertexAttrib3sv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group118(int number, long[] a) {
        return switch (number) {
            case 1888 -> {
                GL.glVertexAttrib3svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1889 -> {
                GL.glVertexAttrib4Nbv((int) a[0], a[1]);
                yield 0;
            }
            case 1890 -> {
                GL.glVertexAttrib4NbvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1891 -> {
                GL.glVertexAttrib4Niv((int) a[0], a[1]);
                yield 0;
            }
            case 1892 -> {
                GL.glVertexAttrib4NivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1893 -> {
                GL.glVertexAttrib4Nsv((int) a[0], a[1]);
                yield 0;
            }
            case 1894 -> {
                GL.glVertexAttrib4NsvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1895 -> {
                GL.glVertexAttrib4Nub((int) a[0], (byte) a[1], (byte) a[2], (byte) a[3], (byte) a[4]);
                yield 0;
            }
            case 1896 -> {
                GL.glVertexAttrib4NubARB((int) a[0], (byte) a[1], (byte) a[2], (byte) a[3], (byte) a[4]);
                yield 0;
            }
            case 1897 -> {
                GL.glVertexAttrib4Nubv((int) a[0], a[1]);
                yield 0;
            }
            case 1898 -> {
                GL.glVertexAttrib4NubvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1899 -> {
                GL.glVertexAttrib4Nuiv((int) a[0], a[1]);
                yield 0;
            }
            case 1900 -> {
                GL.glVertexAttrib4NuivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1901 -> {
                GL.glVertexAttrib4Nusv((int) a[0], a[1]);
                yield 0;
            }
            case 1902 -> {
                GL.glVertexAttrib4NusvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1903 -> {
                GL.glVertexAttrib4bv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group119(int number, long[] a) {
        return switch (number) {
            case 1904 -> {
                GL.glVertexAttrib4bvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1905 -> {
                GL.glVertexAttrib4d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1906 -> {
                GL.glVertexAttrib4dARB((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1907 -> {
                GL.glVertexAttrib4dv((int) a[0], a[1]);
                yield 0;
            }
            case 1908 -> {
                GL.glVertexAttrib4dvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1909 -> {
                GL.glVertexAttrib4f((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1910 -> {
                GL.glVertexAttrib4fARB((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 1911 -> {
                GL.glVertexAttrib4fv((int) a[0], a[1]);
                yield 0;
            }
            case 1912 -> {
                GL.glVertexAttrib4fvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1913 -> {
                GL.glVertexAttrib4hNV((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1914 -> {
                GL.glVertexAttrib4hvNV((int) a[0], a[1]);
                yield 0;
            }
            case 1915 -> {
                GL.glVertexAttrib4iv((int) a[0], a[1]);
                yield 0;
            }
            case 1916 -> {
                GL.glVertexAttrib4ivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1917 -> {
                GL.glVertexAttrib4s((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1918 -> {
                GL.glVertexAttrib4sARB((int) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 1919 -> {
                GL.glVertexAttrib4sv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group120(int number, long[] a) {
        return switch (number) {
            case 1920 -> {
                GL.glVertexAttrib4svARB((int) a[0], a[1]);
                yield 0;
            }
            case 1921 -> {
                GL.glVertexAttrib4ubv((int) a[0], a[1]);
                yield 0;
            }
            case 1922 -> {
                GL.glVertexAttrib4ubvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1923 -> {
                GL.glVertexAttrib4uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1924 -> {
                GL.glVertexAttrib4uivARB((int) a[0], a[1]);
                yield 0;
            }
            case 1925 -> {
                GL.glVertexAttrib4usv((int) a[0], a[1]);
                yield 0;
            }
            case 1926 -> {
                GL.glVertexAttrib4usvARB((int) a[0], a[1]);
                yield 0;
            }
            case 1927 -> {
                GL.glVertexAttribBinding((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1928 -> {
                GL.glVertexAttribDivisor((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1929 -> {
                GL.glVertexAttribDivisorANGLE((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1930 -> {
                GL.glVertexAttribDivisorARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1931 -> {
                GL.glVertexAttribDivisorEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1932 -> {
                GL.glVertexAttribDivisorNV((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1933 -> {
                GL.glVertexAttribFormat((int) a[0], (int) a[1], (int) a[2], a[3] != 0, (int) a[4]);
                yield 0;
            }
            case 1934 -> {
                GL.glVertexAttribI1i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1935 -> {
                GL.glVertexAttribI1iEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group121(int number, long[] a) {
        return switch (number) {
            case 1936 -> {
                GL.glVertexAttribI1iv((int) a[0], a[1]);
                yield 0;
            }
            case 1937 -> {
                GL.glVertexAttribI1ivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1938 -> {
                GL.glVertexAttribI1ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1939 -> {
                GL.glVertexAttribI1uiEXT((int) a[0], (int) a[1]);
                yield 0;
            }
            case 1940 -> {
                GL.glVertexAttribI1uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1941 -> {
                GL.glVertexAttribI1uivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1942 -> {
                GL.glVertexAttribI2i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1943 -> {
                GL.glVertexAttribI2iEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1944 -> {
                GL.glVertexAttribI2iv((int) a[0], a[1]);
                yield 0;
            }
            case 1945 -> {
                GL.glVertexAttribI2ivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1946 -> {
                GL.glVertexAttribI2ui((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1947 -> {
                GL.glVertexAttribI2uiEXT((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 1948 -> {
                GL.glVertexAttribI2uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1949 -> {
                GL.glVertexAttribI2uivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1950 -> {
                GL.glVertexAttribI3i((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1951 -> {
                GL.glVertexAttribI3iEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group122(int number, long[] a) {
        return switch (number) {
            case 1952 -> {
                GL.glVertexAttribI3iv((int) a[0], a[1]);
                yield 0;
            }
            case 1953 -> {
                GL.glVertexAttribI3ivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1954 -> {
                GL.glVertexAttribI3ui((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1955 -> {
                GL.glVertexAttribI3uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1956 -> {
                GL.glVertexAttribI3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1957 -> {
                GL.glVertexAttribI3uivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1958 -> {
                GL.glVertexAttribI4bv((int) a[0], a[1]);
                yield 0;
            }
            case 1959 -> {
                GL.glVertexAttribI4bvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1960 -> {
                GL.glVertexAttribI4i((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1961 -> {
                GL.glVertexAttribI4iEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1962 -> {
                GL.glVertexAttribI4iv((int) a[0], a[1]);
                yield 0;
            }
            case 1963 -> {
                GL.glVertexAttribI4ivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1964 -> {
                GL.glVertexAttribI4sv((int) a[0], a[1]);
                yield 0;
            }
            case 1965 -> {
                GL.glVertexAttribI4svEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1966 -> {
                GL.glVertexAttribI4ubv((int) a[0], a[1]);
                yield 0;
            }
            case 1967 -> {
                GL.glVertexAttribI4ubvEXT((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group123(int number, long[] a) {
        return switch (number) {
            case 1968 -> {
                GL.glVertexAttribI4ui((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1969 -> {
                GL.glVertexAttribI4uiEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 1970 -> {
                GL.glVertexAttribI4uiv((int) a[0], a[1]);
                yield 0;
            }
            case 1971 -> {
                GL.glVertexAttribI4uivEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1972 -> {
                GL.glVertexAttribI4usv((int) a[0], a[1]);
                yield 0;
            }
            case 1973 -> {
                GL.glVertexAttribI4usvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1974 -> {
                GL.glVertexAttribIFormat((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1975 -> {
                GL.glVertexAttribIPointer((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1976 -> {
                GL.glVertexAttribIPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1977 -> {
                GL.glVertexAttribL1d((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1978 -> {
                GL.glVertexAttribL1dEXT((int) a[0], longBitsToDouble(a[1]));
                yield 0;
            }
            case 1979 -> {
                GL.glVertexAttribL1dv((int) a[0], a[1]);
                yield 0;
            }
            case 1980 -> {
                GL.glVertexAttribL1dvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1981 -> {
                GL.glVertexAttribL1ui64ARB((int) a[0], a[1]);
                yield 0;
            }
            case 1982 -> {
                GL.glVertexAttribL1ui64vARB((int) a[0], a[1]);
                yield 0;
            }
            case 1983 -> {
                GL.glVertexAttribL2d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group124(int number, long[] a) {
        return switch (number) {
            case 1984 -> {
                GL.glVertexAttribL2dEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 1985 -> {
                GL.glVertexAttribL2dv((int) a[0], a[1]);
                yield 0;
            }
            case 1986 -> {
                GL.glVertexAttribL2dvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1987 -> {
                GL.glVertexAttribL3d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1988 -> {
                GL.glVertexAttribL3dEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 1989 -> {
                GL.glVertexAttribL3dv((int) a[0], a[1]);
                yield 0;
            }
            case 1990 -> {
                GL.glVertexAttribL3dvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1991 -> {
                GL.glVertexAttribL4d((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1992 -> {
                GL.glVertexAttribL4dEXT((int) a[0], longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]), longBitsToDouble(a[4]));
                yield 0;
            }
            case 1993 -> {
                GL.glVertexAttribL4dv((int) a[0], a[1]);
                yield 0;
            }
            case 1994 -> {
                GL.glVertexAttribL4dvEXT((int) a[0], a[1]);
                yield 0;
            }
            case 1995 -> {
                GL.glVertexAttribLFormat((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 1996 -> {
                GL.glVertexAttribLPointer((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1997 -> {
                GL.glVertexAttribLPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 1998 -> {
                GL.glVertexAttribP1ui((int) a[0], (int) a[1], a[2] != 0, (int) a[3]);
                yield 0;
            }
            case 1999 -> {
                GL.glVertexAttribP1uiv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group125(int number, long[] a) {
        return switch (number) {
            case 2000 -> {
                GL.glVertexAttribP2ui((int) a[0], (int) a[1], a[2] != 0, (int) a[3]);
                yield 0;
            }
            case 2001 -> {
                GL.glVertexAttribP2uiv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 2002 -> {
                GL.glVertexAttribP3ui((int) a[0], (int) a[1], a[2] != 0, (int) a[3]);
                yield 0;
            }
            case 2003 -> {
                GL.glVertexAttribP3uiv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 2004 -> {
                GL.glVertexAttribP4ui((int) a[0], (int) a[1], a[2] != 0, (int) a[3]);
                yield 0;
            }
            case 2005 -> {
                GL.glVertexAttribP4uiv((int) a[0], (int) a[1], a[2] != 0, a[3]);
                yield 0;
            }
            case 2006 -> {
                GL.glVertexAttribPointer((int) a[0], (int) a[1], (int) a[2], a[3] != 0, (int) a[4], a[5]);
                yield 0;
            }
            case 2007 -> {
                GL.glVertexAttribPointerARB((int) a[0], (int) a[1], (int) a[2], a[3] != 0, (int) a[4], a[5]);
                yield 0;
            }
            case 2008 -> {
                GL.glVertexAttribs1hvNV((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2009 -> {
                GL.glVertexAttribs2hvNV((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2010 -> {
                GL.glVertexAttribs3hvNV((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2011 -> {
                GL.glVertexAttribs4hvNV((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2012 -> {
                GL.glVertexBindingDivisor((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2013 -> {
                GL.glVertexBlendARB((int) a[0]);
                yield 0;
            }
            case 2014 -> {
                GL.glVertexP2ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2015 -> {
                GL.glVertexP2uiv((int) a[0], a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group126(int number, long[] a) {
        return switch (number) {
            case 2016 -> {
                GL.glVertexP3ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2017 -> {
                GL.glVertexP3uiv((int) a[0], a[1]);
                yield 0;
            }
            case 2018 -> {
                GL.glVertexP4ui((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2019 -> {
                GL.glVertexP4uiv((int) a[0], a[1]);
                yield 0;
            }
            case 2020 -> {
                GL.glVertexPointer((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 2021 -> {
                GL.glVertexPointerEXT((int) a[0], (int) a[1], (int) a[2], (int) a[3], a[4]);
                yield 0;
            }
            case 2022 -> {
                GL.glVertexWeightPointerEXT((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 2023 -> {
                GL.glVertexWeightfEXT(intBitsToFloat((int) a[0]));
                yield 0;
            }
            case 2024 -> {
                GL.glVertexWeightfvEXT(a[0]);
                yield 0;
            }
            case 2025 -> {
                GL.glVertexWeighthNV((short) a[0]);
                yield 0;
            }
            case 2026 -> {
                GL.glVertexWeighthvNV(a[0]);
                yield 0;
            }
            case 2027 -> {
                GL.glViewport((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2028 -> {
                GL.glViewportArrayv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2029 -> {
                GL.glViewportArrayvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2030 -> {
                GL.glViewportIndexedf((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 2031 -> {
                GL.glViewportIndexedfOES((int) a[0], intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group127(int number, long[] a) {
        return switch (number) {
            case 2032 -> {
                GL.glViewportIndexedfv((int) a[0], a[1]);
                yield 0;
            }
            case 2033 -> {
                GL.glViewportIndexedfvOES((int) a[0], a[1]);
                yield 0;
            }
            case 2034 -> {
                GL.glWaitSync(a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2035 -> {
                GL.glWeightPointerARB((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 2036 -> {
                GL.glWeightbvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2037 -> {
                GL.glWeightdvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2038 -> {
                GL.glWeightfvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2039 -> {
                GL.glWeightivARB((int) a[0], a[1]);
                yield 0;
            }
            case 2040 -> {
                GL.glWeightsvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2041 -> {
                GL.glWeightubvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2042 -> {
                GL.glWeightuivARB((int) a[0], a[1]);
                yield 0;
            }
            case 2043 -> {
                GL.glWeightusvARB((int) a[0], a[1]);
                yield 0;
            }
            case 2044 -> {
                GL.glWindowPos2d(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 2045 -> {
                GL.glWindowPos2dARB(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 2046 -> {
                GL.glWindowPos2dMESA(longBitsToDouble(a[0]), longBitsToDouble(a[1]));
                yield 0;
            }
            case 2047 -> {
                GL.glWindowPos2dv(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group128(int number, long[] a) {
        return switch (number) {
            case 2048 -> {
                GL.glWindowPos2dvARB(a[0]);
                yield 0;
            }
            case 2049 -> {
                GL.glWindowPos2dvMESA(a[0]);
                yield 0;
            }
            case 2050 -> {
                GL.glWindowPos2f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 2051 -> {
                GL.glWindowPos2fARB(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 2052 -> {
                GL.glWindowPos2fMESA(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]));
                yield 0;
            }
            case 2053 -> {
                GL.glWindowPos2fv(a[0]);
                yield 0;
            }
            case 2054 -> {
                GL.glWindowPos2fvARB(a[0]);
                yield 0;
            }
            case 2055 -> {
                GL.glWindowPos2fvMESA(a[0]);
                yield 0;
            }
            case 2056 -> {
                GL.glWindowPos2i((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2057 -> {
                GL.glWindowPos2iARB((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2058 -> {
                GL.glWindowPos2iMESA((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2059 -> {
                GL.glWindowPos2iv(a[0]);
                yield 0;
            }
            case 2060 -> {
                GL.glWindowPos2ivARB(a[0]);
                yield 0;
            }
            case 2061 -> {
                GL.glWindowPos2ivMESA(a[0]);
                yield 0;
            }
            case 2062 -> {
                GL.glWindowPos2s((short) a[0], (short) a[1]);
                yield 0;
            }
            case 2063 -> {
                GL.glWindowPos2sARB((short) a[0], (short) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group129(int number, long[] a) {
        return switch (number) {
            case 2064 -> {
                GL.glWindowPos2sMESA((short) a[0], (short) a[1]);
                yield 0;
            }
            case 2065 -> {
                GL.glWindowPos2sv(a[0]);
                yield 0;
            }
            case 2066 -> {
                GL.glWindowPos2svARB(a[0]);
                yield 0;
            }
            case 2067 -> {
                GL.glWindowPos2svMESA(a[0]);
                yield 0;
            }
            case 2068 -> {
                GL.glWindowPos3d(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 2069 -> {
                GL.glWindowPos3dARB(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 2070 -> {
                GL.glWindowPos3dMESA(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]));
                yield 0;
            }
            case 2071 -> {
                GL.glWindowPos3dv(a[0]);
                yield 0;
            }
            case 2072 -> {
                GL.glWindowPos3dvARB(a[0]);
                yield 0;
            }
            case 2073 -> {
                GL.glWindowPos3dvMESA(a[0]);
                yield 0;
            }
            case 2074 -> {
                GL.glWindowPos3f(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 2075 -> {
                GL.glWindowPos3fARB(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 2076 -> {
                GL.glWindowPos3fMESA(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 2077 -> {
                GL.glWindowPos3fv(a[0]);
                yield 0;
            }
            case 2078 -> {
                GL.glWindowPos3fvARB(a[0]);
                yield 0;
            }
            case 2079 -> {
                GL.glWindowPos3fvMESA(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group130(int number, long[] a) {
        return switch (number) {
            case 2080 -> {
                GL.glWindowPos3i((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2081 -> {
                GL.glWindowPos3iARB((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2082 -> {
                GL.glWindowPos3iMESA((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2083 -> {
                GL.glWindowPos3iv(a[0]);
                yield 0;
            }
            case 2084 -> {
                GL.glWindowPos3ivARB(a[0]);
                yield 0;
            }
            case 2085 -> {
                GL.glWindowPos3ivMESA(a[0]);
                yield 0;
            }
            case 2086 -> {
                GL.glWindowPos3s((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 2087 -> {
                GL.glWindowPos3sARB((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 2088 -> {
                GL.glWindowPos3sMESA((short) a[0], (short) a[1], (short) a[2]);
                yield 0;
            }
            case 2089 -> {
                GL.glWindowPos3sv(a[0]);
                yield 0;
            }
            case 2090 -> {
                GL.glWindowPos3svARB(a[0]);
                yield 0;
            }
            case 2091 -> {
                GL.glWindowPos3svMESA(a[0]);
                yield 0;
            }
            case 2092 -> {
                GL.glWindowPos4dMESA(longBitsToDouble(a[0]), longBitsToDouble(a[1]), longBitsToDouble(a[2]), longBitsToDouble(a[3]));
                yield 0;
            }
            case 2093 -> {
                GL.glWindowPos4dvMESA(a[0]);
                yield 0;
            }
            case 2094 -> {
                GL.glWindowPos4fMESA(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]));
                yield 0;
            }
            case 2095 -> {
                GL.glWindowPos4fvMESA(a[0]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group131(int number, long[] a) {
        return switch (number) {
            case 2096 -> {
                GL.glWindowPos4iMESA((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2097 -> {
                GL.glWindowPos4ivMESA(a[0]);
                yield 0;
            }
            case 2098 -> {
                GL.glWindowPos4sMESA((short) a[0], (short) a[1], (short) a[2], (short) a[3]);
                yield 0;
            }
            case 2099 -> {
                GL.glWindowPos4svMESA(a[0]);
                yield 0;
            }
            case 2100 -> {
                GLES1.glAlphaFuncx((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2101 -> {
                GLES1.glBindFramebufferOES((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2102 -> {
                GLES1.glBindRenderbufferOES((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2103 -> {
                GLES1.glBlendEquationOES((int) a[0]);
                yield 0;
            }
            case 2104 -> {
                GLES1.glBlendEquationSeparateOES((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2105 -> {
                GLES1.glBlendFuncSeparateOES((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2106 -> GLES1.glCheckFramebufferStatusOES((int) a[0]);
            case 2107 -> {
                GLES1.glClearColorx((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2108 -> {
                GLES1.glClearDepthx((int) a[0]);
                yield 0;
            }
            case 2109 -> {
                GLES1.glClipPlanef((int) a[0], a[1]);
                yield 0;
            }
            case 2110 -> {
                GLES1.glClipPlanex((int) a[0], a[1]);
                yield 0;
            }
            case 2111 -> {
                GLES1.glColor4x((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group132(int number, long[] a) {
        return switch (number) {
            case 2112 -> {
                GLES1.glDeleteFramebuffersOES((int) a[0], a[1]);
                yield 0;
            }
            case 2113 -> {
                GLES1.glDeleteRenderbuffersOES((int) a[0], a[1]);
                yield 0;
            }
            case 2114 -> {
                GLES1.glDepthRangex((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2115 -> {
                GLES1.glDrawTexfOES(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]));
                yield 0;
            }
            case 2116 -> {
                GLES1.glDrawTexfvOES(a[0]);
                yield 0;
            }
            case 2117 -> {
                GLES1.glDrawTexiOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 2118 -> {
                GLES1.glDrawTexivOES(a[0]);
                yield 0;
            }
            case 2119 -> {
                GLES1.glDrawTexsOES((short) a[0], (short) a[1], (short) a[2], (short) a[3], (short) a[4]);
                yield 0;
            }
            case 2120 -> {
                GLES1.glDrawTexsvOES(a[0]);
                yield 0;
            }
            case 2121 -> {
                GLES1.glDrawTexxOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 2122 -> {
                GLES1.glDrawTexxvOES(a[0]);
                yield 0;
            }
            case 2123 -> {
                GLES1.glFogx((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2124 -> {
                GLES1.glFogxv((int) a[0], a[1]);
                yield 0;
            }
            case 2125 -> {
                GLES1.glFramebufferRenderbufferOES((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2126 -> {
                GLES1.glFramebufferTexture2DOES((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 2127 -> {
                GLES1.glFrustumf(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group133(int number, long[] a) {
        return switch (number) {
            case 2128 -> {
                GLES1.glFrustumx((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 2129 -> {
                GLES1.glGenFramebuffersOES((int) a[0], a[1]);
                yield 0;
            }
            case 2130 -> {
                GLES1.glGenRenderbuffersOES((int) a[0], a[1]);
                yield 0;
            }
            case 2131 -> {
                GLES1.glGenerateMipmapOES((int) a[0]);
                yield 0;
            }
            case 2132 -> {
                GLES1.glGetClipPlanef((int) a[0], a[1]);
                yield 0;
            }
            case 2133 -> {
                GLES1.glGetClipPlanex((int) a[0], a[1]);
                yield 0;
            }
            case 2134 -> {
                GLES1.glGetFixedv((int) a[0], a[1]);
                yield 0;
            }
            case 2135 -> {
                GLES1.glGetFramebufferAttachmentParameterivOES((int) a[0], (int) a[1], (int) a[2], a[3]);
                yield 0;
            }
            case 2136 -> {
                GLES1.glGetLightxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2137 -> {
                GLES1.glGetMaterialxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2138 -> {
                GLES1.glGetRenderbufferParameterivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2139 -> {
                GLES1.glGetTexEnvxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2140 -> {
                GLES1.glGetTexGenfvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2141 -> {
                GLES1.glGetTexGenivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2142 -> {
                GLES1.glGetTexGenxvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2143 -> {
                GLES1.glGetTexParameterxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group134(int number, long[] a) {
        return switch (number) {
            case 2144 -> GLES1.glIsFramebufferOES((int) a[0]) ? 1 : 0;
            case 2145 -> GLES1.glIsRenderbufferOES((int) a[0]) ? 1 : 0;
            case 2146 -> {
                GLES1.glLightModelx((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2147 -> {
                GLES1.glLightModelxv((int) a[0], a[1]);
                yield 0;
            }
            case 2148 -> {
                GLES1.glLightx((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2149 -> {
                GLES1.glLightxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2150 -> {
                GLES1.glLineWidthx((int) a[0]);
                yield 0;
            }
            case 2151 -> {
                GLES1.glLoadMatrixx(a[0]);
                yield 0;
            }
            case 2152 -> {
                GLES1.glMaterialx((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2153 -> {
                GLES1.glMaterialxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2154 -> {
                GLES1.glMultMatrixx(a[0]);
                yield 0;
            }
            case 2155 -> {
                GLES1.glMultiTexCoord4x((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4]);
                yield 0;
            }
            case 2156 -> {
                GLES1.glNormal3x((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2157 -> {
                GLES1.glOrthof(intBitsToFloat((int) a[0]), intBitsToFloat((int) a[1]), intBitsToFloat((int) a[2]), intBitsToFloat((int) a[3]), intBitsToFloat((int) a[4]), intBitsToFloat((int) a[5]));
                yield 0;
            }
            case 2158 -> {
                GLES1.glOrthox((int) a[0], (int) a[1], (int) a[2], (int) a[3], (int) a[4], (int) a[5]);
                yield 0;
            }
            case 2159 -> {
                GLES1.glPointParameterx((int) a[0], (int) a[1]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group135(int number, long[] a) {
        return switch (number) {
            case 2160 -> {
                GLES1.glPointParameterxv((int) a[0], a[1]);
                yield 0;
            }
            case 2161 -> {
                GLES1.glPointSizePointerOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2162 -> {
                GLES1.glPointSizex((int) a[0]);
                yield 0;
            }
            case 2163 -> {
                GLES1.glPolygonOffsetx((int) a[0], (int) a[1]);
                yield 0;
            }
            case 2164 -> GLES1.glQueryMatrixxOES(a[0], a[1]);
            case 2165 -> {
                GLES1.glRenderbufferStorageOES((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2166 -> {
                GLES1.glRotatex((int) a[0], (int) a[1], (int) a[2], (int) a[3]);
                yield 0;
            }
            case 2167 -> {
                GLES1.glSampleCoveragex((int) a[0], a[1] != 0);
                yield 0;
            }
            case 2168 -> {
                GLES1.glScalex((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2169 -> {
                GLES1.glTexEnvx((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2170 -> {
                GLES1.glTexEnvxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2171 -> {
                GLES1.glTexGenfOES((int) a[0], (int) a[1], intBitsToFloat((int) a[2]));
                yield 0;
            }
            case 2172 -> {
                GLES1.glTexGenfvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2173 -> {
                GLES1.glTexGeniOES((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2174 -> {
                GLES1.glTexGenivOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2175 -> {
                GLES1.glTexGenxOES((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }

    private static long group136(int number, long[] a) {
        return switch (number) {
            case 2176 -> {
                GLES1.glTexGenxvOES((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2177 -> {
                GLES1.glTexParameterx((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            case 2178 -> {
                GLES1.glTexParameterxv((int) a[0], (int) a[1], a[2]);
                yield 0;
            }
            case 2179 -> {
                GLES1.glTranslatex((int) a[0], (int) a[1], (int) a[2]);
                yield 0;
            }
            default -> throw unknown(number);
        };
    }
}
