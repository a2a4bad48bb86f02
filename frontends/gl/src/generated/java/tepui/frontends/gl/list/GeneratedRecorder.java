package tepui.frontends.gl.list;

/**
 * Puts calls into the list that is being compiled. Methods answer whether the call is done with, since it is not executed as well.
 * What has arrays of a size that is hard to tell is handed to the recorders that are written by hand. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class GeneratedRecorder {
    private final ListWords calls;
    private final DrawRecorder drawRecorder;
    private final ImageRecorder imageRecorder;
    private final ValueRecorder valueRecorder;

    GeneratedRecorder(ListWords calls, DrawRecorder drawRecorder, ImageRecorder imageRecorder, ValueRecorder valueRecorder) {
        this.calls = calls;
        this.drawRecorder = drawRecorder;
        this.imageRecorder = imageRecorder;
        this.valueRecorder = valueRecorder;
    }

    public boolean glAccum(int op, float value) {
        int at_ = calls.begin(ListOps.glAccum, 2);
        int[] words_ = calls.words;
        words_[at_] = op;
        words_[at_ + 1] = Float.floatToRawIntBits(value);
        return calls.compileOnly;
    }

    public boolean glActiveProgramEXT(int program) {
        int at_ = calls.begin(ListOps.glActiveProgramEXT, 1);
        int[] words_ = calls.words;
        words_[at_] = program;
        return calls.compileOnly;
    }

    public boolean glActiveShaderProgram(int pipeline, int program) {
        int at_ = calls.begin(ListOps.glActiveShaderProgram, 2);
        int[] words_ = calls.words;
        words_[at_] = pipeline;
        words_[at_ + 1] = program;
        return calls.compileOnly;
    }

    public boolean glActiveTexture(int texture) {
        int at_ = calls.begin(ListOps.glActiveTexture, 1);
        int[] words_ = calls.words;
        words_[at_] = texture;
        return calls.compileOnly;
    }

    public boolean glAlphaFunc(int func, float ref) {
        int at_ = calls.begin(ListOps.glAlphaFunc, 2);
        int[] words_ = calls.words;
        words_[at_] = func;
        words_[at_ + 1] = Float.floatToRawIntBits(ref);
        return calls.compileOnly;
    }

    public boolean glArrayElement(int i) {
        return drawRecorder.glArrayElement(i);
    }

    public boolean glBegin(int mode) {
        int at_ = calls.begin(ListOps.glBegin, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glBeginConditionalRender(int id, int mode) {
        int at_ = calls.begin(ListOps.glBeginConditionalRender, 2);
        int[] words_ = calls.words;
        words_[at_] = id;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glBeginQuery(int target, int id) {
        int at_ = calls.begin(ListOps.glBeginQuery, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = id;
        return calls.compileOnly;
    }

    public boolean glBeginQueryIndexed(int target, int index, int id) {
        int at_ = calls.begin(ListOps.glBeginQueryIndexed, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = id;
        return calls.compileOnly;
    }

    public boolean glBindMultiTextureEXT(int texunit, int target, int texture) {
        int at_ = calls.begin(ListOps.glBindMultiTextureEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = texture;
        return calls.compileOnly;
    }

    public boolean glBindProgramARB(int target, int program) {
        int at_ = calls.begin(ListOps.glBindProgramARB, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = program;
        return calls.compileOnly;
    }

    public boolean glBindProgramPipeline(int pipeline) {
        int at_ = calls.begin(ListOps.glBindProgramPipeline, 1);
        int[] words_ = calls.words;
        words_[at_] = pipeline;
        return calls.compileOnly;
    }

    public boolean glBindTexture(int target, int texture) {
        int at_ = calls.begin(ListOps.glBindTexture, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = texture;
        return calls.compileOnly;
    }

    public boolean glBitmap(int width, int height, float xorig, float yorig, float xmove, float ymove, long bitmap) {
        return imageRecorder.glBitmap(width, height, xorig, yorig, xmove, ymove, bitmap);
    }

    public boolean glBlendBarrier() {
        int at_ = calls.begin(ListOps.glBlendBarrier, 0);
        return calls.compileOnly;
    }

    public boolean glBlendColor(float red, float green, float blue, float alpha) {
        int at_ = calls.begin(ListOps.glBlendColor, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        words_[at_ + 3] = Float.floatToRawIntBits(alpha);
        return calls.compileOnly;
    }

    public boolean glBlendEquation(int mode) {
        int at_ = calls.begin(ListOps.glBlendEquation, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glBlendEquationSeparate(int modeRGB, int modeAlpha) {
        int at_ = calls.begin(ListOps.glBlendEquationSeparate, 2);
        int[] words_ = calls.words;
        words_[at_] = modeRGB;
        words_[at_ + 1] = modeAlpha;
        return calls.compileOnly;
    }

    public boolean glBlendEquationSeparatei(int buf, int modeRGB, int modeAlpha) {
        int at_ = calls.begin(ListOps.glBlendEquationSeparatei, 3);
        int[] words_ = calls.words;
        words_[at_] = buf;
        words_[at_ + 1] = modeRGB;
        words_[at_ + 2] = modeAlpha;
        return calls.compileOnly;
    }

    public boolean glBlendEquationi(int buf, int mode) {
        int at_ = calls.begin(ListOps.glBlendEquationi, 2);
        int[] words_ = calls.words;
        words_[at_] = buf;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glBlendFunc(int sfactor, int dfactor) {
        int at_ = calls.begin(ListOps.glBlendFunc, 2);
        int[] words_ = calls.words;
        words_[at_] = sfactor;
        words_[at_ + 1] = dfactor;
        return calls.compileOnly;
    }

    public boolean glBlendFuncSeparate(int sfactorRGB, int dfactorRGB, int sfactorAlpha, int dfactorAlpha) {
        int at_ = calls.begin(ListOps.glBlendFuncSeparate, 4);
        int[] words_ = calls.words;
        words_[at_] = sfactorRGB;
        words_[at_ + 1] = dfactorRGB;
        words_[at_ + 2] = sfactorAlpha;
        words_[at_ + 3] = dfactorAlpha;
        return calls.compileOnly;
    }

    public boolean glBlendFuncSeparatei(int buf, int srcRGB, int dstRGB, int srcAlpha, int dstAlpha) {
        int at_ = calls.begin(ListOps.glBlendFuncSeparatei, 5);
        int[] words_ = calls.words;
        words_[at_] = buf;
        words_[at_ + 1] = srcRGB;
        words_[at_ + 2] = dstRGB;
        words_[at_ + 3] = srcAlpha;
        words_[at_ + 4] = dstAlpha;
        return calls.compileOnly;
    }

    public boolean glBlendFunci(int buf, int src, int dst) {
        int at_ = calls.begin(ListOps.glBlendFunci, 3);
        int[] words_ = calls.words;
        words_[at_] = buf;
        words_[at_ + 1] = src;
        words_[at_ + 2] = dst;
        return calls.compileOnly;
    }

    public boolean glBlitFramebuffer(int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        int at_ = calls.begin(ListOps.glBlitFramebuffer, 10);
        int[] words_ = calls.words;
        words_[at_] = srcX0;
        words_[at_ + 1] = srcY0;
        words_[at_ + 2] = srcX1;
        words_[at_ + 3] = srcY1;
        words_[at_ + 4] = dstX0;
        words_[at_ + 5] = dstY0;
        words_[at_ + 6] = dstX1;
        words_[at_ + 7] = dstY1;
        words_[at_ + 8] = mask;
        words_[at_ + 9] = filter;
        return calls.compileOnly;
    }

    public boolean glBlitNamedFramebuffer(int readFramebuffer, int drawFramebuffer, int srcX0, int srcY0, int srcX1, int srcY1, int dstX0, int dstY0, int dstX1, int dstY1, int mask, int filter) {
        int at_ = calls.begin(ListOps.glBlitNamedFramebuffer, 12);
        int[] words_ = calls.words;
        words_[at_] = readFramebuffer;
        words_[at_ + 1] = drawFramebuffer;
        words_[at_ + 2] = srcX0;
        words_[at_ + 3] = srcY0;
        words_[at_ + 4] = srcX1;
        words_[at_ + 5] = srcY1;
        words_[at_ + 6] = dstX0;
        words_[at_ + 7] = dstY0;
        words_[at_ + 8] = dstX1;
        words_[at_ + 9] = dstY1;
        words_[at_ + 10] = mask;
        words_[at_ + 11] = filter;
        return calls.compileOnly;
    }

    public boolean glCallList(int list) {
        int at_ = calls.begin(ListOps.glCallList, 1);
        int[] words_ = calls.words;
        words_[at_] = list;
        return calls.compileOnly;
    }

    public boolean glCallLists(int n, int type, long lists) {
        return valueRecorder.glCallLists(n, type, lists);
    }

    public boolean glClampColor(int target, int clamp) {
        int at_ = calls.begin(ListOps.glClampColor, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = clamp;
        return calls.compileOnly;
    }

    public boolean glClear(int mask) {
        int at_ = calls.begin(ListOps.glClear, 1);
        int[] words_ = calls.words;
        words_[at_] = mask;
        return calls.compileOnly;
    }

    public boolean glClearAccum(float red, float green, float blue, float alpha) {
        int at_ = calls.begin(ListOps.glClearAccum, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        words_[at_ + 3] = Float.floatToRawIntBits(alpha);
        return calls.compileOnly;
    }

    public boolean glClearBufferfi(int buffer, int drawbuffer, float depth, int stencil) {
        int at_ = calls.begin(ListOps.glClearBufferfi, 4);
        int[] words_ = calls.words;
        words_[at_] = buffer;
        words_[at_ + 1] = drawbuffer;
        words_[at_ + 2] = Float.floatToRawIntBits(depth);
        words_[at_ + 3] = stencil;
        return calls.compileOnly;
    }

    public boolean glClearBufferfv(int buffer, int drawbuffer, long value) {
        return valueRecorder.glClearBufferfv(buffer, drawbuffer, value);
    }

    public boolean glClearBufferiv(int buffer, int drawbuffer, long value) {
        return valueRecorder.glClearBufferiv(buffer, drawbuffer, value);
    }

    public boolean glClearBufferuiv(int buffer, int drawbuffer, long value) {
        return valueRecorder.glClearBufferuiv(buffer, drawbuffer, value);
    }

    public boolean glClearColor(float red, float green, float blue, float alpha) {
        int at_ = calls.begin(ListOps.glClearColor, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        words_[at_ + 3] = Float.floatToRawIntBits(alpha);
        return calls.compileOnly;
    }

    public boolean glClearColorIiEXT(int red, int green, int blue, int alpha) {
        int at_ = calls.begin(ListOps.glClearColorIiEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glClearColorIuiEXT(int red, int green, int blue, int alpha) {
        int at_ = calls.begin(ListOps.glClearColorIuiEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glClearDepth(double depth) {
        int at_ = calls.begin(ListOps.glClearDepth, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(depth);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(depth) >>> 32);
        return calls.compileOnly;
    }

    public boolean glClearDepthf(float d) {
        int at_ = calls.begin(ListOps.glClearDepthf, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(d);
        return calls.compileOnly;
    }

    public boolean glClearIndex(float c_) {
        int at_ = calls.begin(ListOps.glClearIndex, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(c_);
        return calls.compileOnly;
    }

    public boolean glClearNamedFramebufferfi(int framebuffer, int buffer, int drawbuffer, float depth, int stencil) {
        int at_ = calls.begin(ListOps.glClearNamedFramebufferfi, 5);
        int[] words_ = calls.words;
        words_[at_] = framebuffer;
        words_[at_ + 1] = buffer;
        words_[at_ + 2] = drawbuffer;
        words_[at_ + 3] = Float.floatToRawIntBits(depth);
        words_[at_ + 4] = stencil;
        return calls.compileOnly;
    }

    public boolean glClearNamedFramebufferfv(int framebuffer, int buffer, int drawbuffer, long value) {
        return false;
    }

    public boolean glClearNamedFramebufferiv(int framebuffer, int buffer, int drawbuffer, long value) {
        return false;
    }

    public boolean glClearNamedFramebufferuiv(int framebuffer, int buffer, int drawbuffer, long value) {
        return false;
    }

    public boolean glClearStencil(int s) {
        int at_ = calls.begin(ListOps.glClearStencil, 1);
        int[] words_ = calls.words;
        words_[at_] = s;
        return calls.compileOnly;
    }

    public boolean glClearTexImage(int texture, int level, int format, int type, long data) {
        return false;
    }

    public boolean glClearTexSubImage(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long data) {
        return false;
    }

    public boolean glClipControl(int origin, int depth) {
        int at_ = calls.begin(ListOps.glClipControl, 2);
        int[] words_ = calls.words;
        words_[at_] = origin;
        words_[at_ + 1] = depth;
        return calls.compileOnly;
    }

    public boolean glClipPlane(int plane, long equation) {
        long equation_ = calls.copy(equation, 32);
        int at_ = calls.begin(ListOps.glClipPlane, 3);
        int[] words_ = calls.words;
        words_[at_] = plane;
        words_[at_ + 1] = (int) equation_;
        words_[at_ + 2] = (int) (equation_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3b(byte red, byte green, byte blue) {
        int at_ = calls.begin(ListOps.glColor3b, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3bv(long v) {
        long v_ = calls.copy(v, 3);
        int at_ = calls.begin(ListOps.glColor3bv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3d(double red, double green, double blue) {
        int at_ = calls.begin(ListOps.glColor3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(red);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(red) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(green);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(green) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(blue);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(blue) >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glColor3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3f(float red, float green, float blue) {
        int at_ = calls.begin(ListOps.glColor3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        return calls.compileOnly;
    }

    public boolean glColor3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glColor3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3i(int red, int green, int blue) {
        int at_ = calls.begin(ListOps.glColor3i, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glColor3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3s(short red, short green, short blue) {
        int at_ = calls.begin(ListOps.glColor3s, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glColor3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3ub(byte red, byte green, byte blue) {
        int at_ = calls.begin(ListOps.glColor3ub, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3ubv(long v) {
        long v_ = calls.copy(v, 3);
        int at_ = calls.begin(ListOps.glColor3ubv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3ui(int red, int green, int blue) {
        int at_ = calls.begin(ListOps.glColor3ui, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3uiv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glColor3uiv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor3us(short red, short green, short blue) {
        int at_ = calls.begin(ListOps.glColor3us, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glColor3usv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glColor3usv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4b(byte red, byte green, byte blue, byte alpha) {
        int at_ = calls.begin(ListOps.glColor4b, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4bv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glColor4bv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4d(double red, double green, double blue, double alpha) {
        int at_ = calls.begin(ListOps.glColor4d, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(red);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(red) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(green);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(green) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(blue);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(blue) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(alpha);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(alpha) >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4dv(long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glColor4dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4f(float red, float green, float blue, float alpha) {
        int at_ = calls.begin(ListOps.glColor4f, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        words_[at_ + 3] = Float.floatToRawIntBits(alpha);
        return calls.compileOnly;
    }

    public boolean glColor4fv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glColor4fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4i(int red, int green, int blue, int alpha) {
        int at_ = calls.begin(ListOps.glColor4i, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4iv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glColor4iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4s(short red, short green, short blue, short alpha) {
        int at_ = calls.begin(ListOps.glColor4s, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4sv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glColor4sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4ub(byte red, byte green, byte blue, byte alpha) {
        int at_ = calls.begin(ListOps.glColor4ub, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4ubv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glColor4ubv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4ui(int red, int green, int blue, int alpha) {
        int at_ = calls.begin(ListOps.glColor4ui, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4uiv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glColor4uiv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColor4us(short red, short green, short blue, short alpha) {
        int at_ = calls.begin(ListOps.glColor4us, 4);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        words_[at_ + 3] = alpha;
        return calls.compileOnly;
    }

    public boolean glColor4usv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glColor4usv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        int at_ = calls.begin(ListOps.glColorMask, 4);
        int[] words_ = calls.words;
        words_[at_] = red ? 1 : 0;
        words_[at_ + 1] = green ? 1 : 0;
        words_[at_ + 2] = blue ? 1 : 0;
        words_[at_ + 3] = alpha ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glColorMaski(int index, boolean r, boolean g, boolean b, boolean a) {
        int at_ = calls.begin(ListOps.glColorMaski, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = r ? 1 : 0;
        words_[at_ + 2] = g ? 1 : 0;
        words_[at_ + 3] = b ? 1 : 0;
        words_[at_ + 4] = a ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glColorMaterial(int face, int mode) {
        int at_ = calls.begin(ListOps.glColorMaterial, 2);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glColorP3ui(int type, int color) {
        int at_ = calls.begin(ListOps.glColorP3ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = color;
        return calls.compileOnly;
    }

    public boolean glColorP3uiv(int type, long color) {
        long color_ = calls.copy(color, 4);
        int at_ = calls.begin(ListOps.glColorP3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) color_;
        words_[at_ + 2] = (int) (color_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColorP4ui(int type, int color) {
        int at_ = calls.begin(ListOps.glColorP4ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = color;
        return calls.compileOnly;
    }

    public boolean glColorP4uiv(int type, long color) {
        long color_ = calls.copy(color, 4);
        int at_ = calls.begin(ListOps.glColorP4uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) color_;
        words_[at_ + 2] = (int) (color_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColorSubTable(int target, int start, int count, int format, int type, long data) {
        return imageRecorder.glColorSubTable(target, start, count, format, type, data);
    }

    public boolean glColorTable(int target, int internalformat, int width, int format, int type, long table) {
        return imageRecorder.glColorTable(target, internalformat, width, format, type, table);
    }

    public boolean glColorTableParameterfv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glColorTableParameterfv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glColorTableParameteriv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glColorTableParameteriv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glCompressedMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits));
    }

    public boolean glCompressedMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits));
    }

    public boolean glCompressedMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits));
    }

    public boolean glCompressedMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits));
    }

    public boolean glCompressedMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits));
    }

    public boolean glCompressedMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits));
    }

    public boolean glCompressedTexImage1D(int target, int level, int internalformat, int width, int border, int imageSize, long data) {
        return imageRecorder.glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, data);
    }

    public boolean glCompressedTexImage2D(int target, int level, int internalformat, int width, int height, int border, int imageSize, long data) {
        return imageRecorder.glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, data);
    }

    public boolean glCompressedTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long data) {
        return imageRecorder.glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, data);
    }

    public boolean glCompressedTexSubImage1D(int target, int level, int xoffset, int width, int format, int imageSize, long data) {
        return imageRecorder.glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, data);
    }

    public boolean glCompressedTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        return imageRecorder.glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, data);
    }

    public boolean glCompressedTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        return imageRecorder.glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data);
    }

    public boolean glCompressedTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexImage1D(target, level, internalformat, width, border, imageSize, bits));
    }

    public boolean glCompressedTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexImage2D(target, level, internalformat, width, height, border, imageSize, bits));
    }

    public boolean glCompressedTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexImage3D(target, level, internalformat, width, height, depth, border, imageSize, bits));
    }

    public boolean glCompressedTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int imageSize, long data) {
        return false;
    }

    public boolean glCompressedTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexSubImage1D(target, level, xoffset, width, format, imageSize, bits));
    }

    public boolean glCompressedTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long data) {
        return false;
    }

    public boolean glCompressedTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexSubImage2D(target, level, xoffset, yoffset, width, height, format, imageSize, bits));
    }

    public boolean glCompressedTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long data) {
        return false;
    }

    public boolean glCompressedTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int imageSize, long bits) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glCompressedTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, bits));
    }

    public boolean glConvolutionFilter1D(int target, int internalformat, int width, int format, int type, long image) {
        return imageRecorder.glConvolutionFilter1D(target, internalformat, width, format, type, image);
    }

    public boolean glConvolutionFilter2D(int target, int internalformat, int width, int height, int format, int type, long image) {
        return imageRecorder.glConvolutionFilter2D(target, internalformat, width, height, format, type, image);
    }

    public boolean glConvolutionParameterf(int target, int pname, float params) {
        int at_ = calls.begin(ListOps.glConvolutionParameterf, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(params);
        return calls.compileOnly;
    }

    public boolean glConvolutionParameterfv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glConvolutionParameterfv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glConvolutionParameteri(int target, int pname, int params) {
        int at_ = calls.begin(ListOps.glConvolutionParameteri, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = params;
        return calls.compileOnly;
    }

    public boolean glConvolutionParameteriv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glConvolutionParameteriv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glCopyColorSubTable(int target, int start, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyColorSubTable, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = start;
        words_[at_ + 2] = x;
        words_[at_ + 3] = y;
        words_[at_ + 4] = width;
        return calls.compileOnly;
    }

    public boolean glCopyColorTable(int target, int internalformat, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyColorTable, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = internalformat;
        words_[at_ + 2] = x;
        words_[at_ + 3] = y;
        words_[at_ + 4] = width;
        return calls.compileOnly;
    }

    public boolean glCopyConvolutionFilter1D(int target, int internalformat, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyConvolutionFilter1D, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = internalformat;
        words_[at_ + 2] = x;
        words_[at_ + 3] = y;
        words_[at_ + 4] = width;
        return calls.compileOnly;
    }

    public boolean glCopyConvolutionFilter2D(int target, int internalformat, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyConvolutionFilter2D, 6);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = internalformat;
        words_[at_ + 2] = x;
        words_[at_ + 3] = y;
        words_[at_ + 4] = width;
        words_[at_ + 5] = height;
        return calls.compileOnly;
    }

    public boolean glCopyImageSubData(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int srcWidth, int srcHeight, int srcDepth) {
        int at_ = calls.begin(ListOps.glCopyImageSubData, 15);
        int[] words_ = calls.words;
        words_[at_] = srcName;
        words_[at_ + 1] = srcTarget;
        words_[at_ + 2] = srcLevel;
        words_[at_ + 3] = srcX;
        words_[at_ + 4] = srcY;
        words_[at_ + 5] = srcZ;
        words_[at_ + 6] = dstName;
        words_[at_ + 7] = dstTarget;
        words_[at_ + 8] = dstLevel;
        words_[at_ + 9] = dstX;
        words_[at_ + 10] = dstY;
        words_[at_ + 11] = dstZ;
        words_[at_ + 12] = srcWidth;
        words_[at_ + 13] = srcHeight;
        words_[at_ + 14] = srcDepth;
        return calls.compileOnly;
    }

    public boolean glCopyImageSubDataNV(int srcName, int srcTarget, int srcLevel, int srcX, int srcY, int srcZ, int dstName, int dstTarget, int dstLevel, int dstX, int dstY, int dstZ, int width, int height, int depth) {
        int at_ = calls.begin(ListOps.glCopyImageSubDataNV, 15);
        int[] words_ = calls.words;
        words_[at_] = srcName;
        words_[at_ + 1] = srcTarget;
        words_[at_ + 2] = srcLevel;
        words_[at_ + 3] = srcX;
        words_[at_ + 4] = srcY;
        words_[at_ + 5] = srcZ;
        words_[at_ + 6] = dstName;
        words_[at_ + 7] = dstTarget;
        words_[at_ + 8] = dstLevel;
        words_[at_ + 9] = dstX;
        words_[at_ + 10] = dstY;
        words_[at_ + 11] = dstZ;
        words_[at_ + 12] = width;
        words_[at_ + 13] = height;
        words_[at_ + 14] = depth;
        return calls.compileOnly;
    }

    public boolean glCopyMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int border) {
        int at_ = calls.begin(ListOps.glCopyMultiTexImage1DEXT, 8);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = internalformat;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = border;
        return calls.compileOnly;
    }

    public boolean glCopyMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        int at_ = calls.begin(ListOps.glCopyMultiTexImage2DEXT, 9);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = internalformat;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = height;
        words_[at_ + 8] = border;
        return calls.compileOnly;
    }

    public boolean glCopyMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyMultiTexSubImage1DEXT, 7);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        return calls.compileOnly;
    }

    public boolean glCopyMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyMultiTexSubImage2DEXT, 9);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = yoffset;
        words_[at_ + 5] = x;
        words_[at_ + 6] = y;
        words_[at_ + 7] = width;
        words_[at_ + 8] = height;
        return calls.compileOnly;
    }

    public boolean glCopyMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyMultiTexSubImage3DEXT, 10);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = yoffset;
        words_[at_ + 5] = zoffset;
        words_[at_ + 6] = x;
        words_[at_ + 7] = y;
        words_[at_ + 8] = width;
        words_[at_ + 9] = height;
        return calls.compileOnly;
    }

    public boolean glCopyPixels(int x, int y, int width, int height, int type) {
        int at_ = calls.begin(ListOps.glCopyPixels, 5);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = width;
        words_[at_ + 3] = height;
        words_[at_ + 4] = type;
        return calls.compileOnly;
    }

    public boolean glCopyTexImage1D(int target, int level, int internalformat, int x, int y, int width, int border) {
        int at_ = calls.begin(ListOps.glCopyTexImage1D, 7);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = level;
        words_[at_ + 2] = internalformat;
        words_[at_ + 3] = x;
        words_[at_ + 4] = y;
        words_[at_ + 5] = width;
        words_[at_ + 6] = border;
        return calls.compileOnly;
    }

    public boolean glCopyTexImage2D(int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        int at_ = calls.begin(ListOps.glCopyTexImage2D, 8);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = level;
        words_[at_ + 2] = internalformat;
        words_[at_ + 3] = x;
        words_[at_ + 4] = y;
        words_[at_ + 5] = width;
        words_[at_ + 6] = height;
        words_[at_ + 7] = border;
        return calls.compileOnly;
    }

    public boolean glCopyTexSubImage1D(int target, int level, int xoffset, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyTexSubImage1D, 6);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = x;
        words_[at_ + 4] = y;
        words_[at_ + 5] = width;
        return calls.compileOnly;
    }

    public boolean glCopyTexSubImage2D(int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTexSubImage2D, 8);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = yoffset;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = height;
        return calls.compileOnly;
    }

    public boolean glCopyTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTexSubImage3D, 9);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = yoffset;
        words_[at_ + 4] = zoffset;
        words_[at_ + 5] = x;
        words_[at_ + 6] = y;
        words_[at_ + 7] = width;
        words_[at_ + 8] = height;
        return calls.compileOnly;
    }

    public boolean glCopyTextureImage1DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int border) {
        int at_ = calls.begin(ListOps.glCopyTextureImage1DEXT, 8);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = internalformat;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = border;
        return calls.compileOnly;
    }

    public boolean glCopyTextureImage2DEXT(int texture, int target, int level, int internalformat, int x, int y, int width, int height, int border) {
        int at_ = calls.begin(ListOps.glCopyTextureImage2DEXT, 9);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = internalformat;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = height;
        words_[at_ + 8] = border;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage1D(int texture, int level, int xoffset, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage1D, 6);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = x;
        words_[at_ + 4] = y;
        words_[at_ + 5] = width;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int x, int y, int width) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage1DEXT, 7);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage2D, 8);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = yoffset;
        words_[at_ + 4] = x;
        words_[at_ + 5] = y;
        words_[at_ + 6] = width;
        words_[at_ + 7] = height;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage2DEXT, 9);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = yoffset;
        words_[at_ + 5] = x;
        words_[at_ + 6] = y;
        words_[at_ + 7] = width;
        words_[at_ + 8] = height;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage3D, 9);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = level;
        words_[at_ + 2] = xoffset;
        words_[at_ + 3] = yoffset;
        words_[at_ + 4] = zoffset;
        words_[at_ + 5] = x;
        words_[at_ + 6] = y;
        words_[at_ + 7] = width;
        words_[at_ + 8] = height;
        return calls.compileOnly;
    }

    public boolean glCopyTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glCopyTextureSubImage3DEXT, 10);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = level;
        words_[at_ + 3] = xoffset;
        words_[at_ + 4] = yoffset;
        words_[at_ + 5] = zoffset;
        words_[at_ + 6] = x;
        words_[at_ + 7] = y;
        words_[at_ + 8] = width;
        words_[at_ + 9] = height;
        return calls.compileOnly;
    }

    public boolean glCullFace(int mode) {
        int at_ = calls.begin(ListOps.glCullFace, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glDepthBoundsEXT(double zmin, double zmax) {
        int at_ = calls.begin(ListOps.glDepthBoundsEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(zmin);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(zmin) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(zmax);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(zmax) >>> 32);
        return calls.compileOnly;
    }

    public boolean glDepthFunc(int func) {
        int at_ = calls.begin(ListOps.glDepthFunc, 1);
        int[] words_ = calls.words;
        words_[at_] = func;
        return calls.compileOnly;
    }

    public boolean glDepthMask(boolean flag) {
        int at_ = calls.begin(ListOps.glDepthMask, 1);
        int[] words_ = calls.words;
        words_[at_] = flag ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glDepthRange(double n, double f) {
        int at_ = calls.begin(ListOps.glDepthRange, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(n);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(n) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(f);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(f) >>> 32);
        return calls.compileOnly;
    }

    public boolean glDepthRangeArraydvNV(int first, int count, long v) {
        return false;
    }

    public boolean glDepthRangeArrayfvOES(int first, int count, long v) {
        return false;
    }

    public boolean glDepthRangeArrayv(int first, int count, long v) {
        return valueRecorder.glDepthRangeArrayv(first, count, v);
    }

    public boolean glDepthRangeIndexed(int index, double n, double f) {
        int at_ = calls.begin(ListOps.glDepthRangeIndexed, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(n);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(n) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(f);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(f) >>> 32);
        return calls.compileOnly;
    }

    public boolean glDepthRangeIndexeddNV(int index, double n, double f) {
        int at_ = calls.begin(ListOps.glDepthRangeIndexeddNV, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(n);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(n) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(f);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(f) >>> 32);
        return calls.compileOnly;
    }

    public boolean glDepthRangeIndexedfOES(int index, float n, float f) {
        int at_ = calls.begin(ListOps.glDepthRangeIndexedfOES, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(n);
        words_[at_ + 2] = Float.floatToRawIntBits(f);
        return calls.compileOnly;
    }

    public boolean glDepthRangef(float n, float f) {
        int at_ = calls.begin(ListOps.glDepthRangef, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(n);
        words_[at_ + 1] = Float.floatToRawIntBits(f);
        return calls.compileOnly;
    }

    public boolean glDisable(int cap) {
        int at_ = calls.begin(ListOps.glDisable, 1);
        int[] words_ = calls.words;
        words_[at_] = cap;
        return calls.compileOnly;
    }

    public boolean glDisablei(int target, int index) {
        int at_ = calls.begin(ListOps.glDisablei, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        return calls.compileOnly;
    }

    public boolean glDispatchCompute(int num_groups_x, int num_groups_y, int num_groups_z) {
        int at_ = calls.begin(ListOps.glDispatchCompute, 3);
        int[] words_ = calls.words;
        words_[at_] = num_groups_x;
        words_[at_ + 1] = num_groups_y;
        words_[at_ + 2] = num_groups_z;
        return calls.compileOnly;
    }

    public boolean glDispatchComputeGroupSizeARB(int num_groups_x, int num_groups_y, int num_groups_z, int group_size_x, int group_size_y, int group_size_z) {
        int at_ = calls.begin(ListOps.glDispatchComputeGroupSizeARB, 6);
        int[] words_ = calls.words;
        words_[at_] = num_groups_x;
        words_[at_ + 1] = num_groups_y;
        words_[at_ + 2] = num_groups_z;
        words_[at_ + 3] = group_size_x;
        words_[at_ + 4] = group_size_y;
        words_[at_ + 5] = group_size_z;
        return calls.compileOnly;
    }

    public boolean glDispatchComputeIndirect(long indirect) {
        int at_ = calls.begin(ListOps.glDispatchComputeIndirect, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) indirect;
        words_[at_ + 1] = (int) (indirect >>> 32);
        return calls.compileOnly;
    }

    public boolean glDrawArrays(int mode, int first, int count) {
        return drawRecorder.glDrawArrays(mode, first, count);
    }

    public boolean glDrawArraysIndirect(int mode, long indirect) {
        return false;
    }

    public boolean glDrawArraysInstanced(int mode, int first, int count, int instancecount) {
        return drawRecorder.glDrawArraysInstanced(mode, first, count, instancecount);
    }

    public boolean glDrawArraysInstancedBaseInstance(int mode, int first, int count, int instancecount, int baseinstance) {
        int at_ = calls.begin(ListOps.glDrawArraysInstancedBaseInstance, 5);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = first;
        words_[at_ + 2] = count;
        words_[at_ + 3] = instancecount;
        words_[at_ + 4] = baseinstance;
        return calls.compileOnly;
    }

    public boolean glDrawBuffer(int buf) {
        int at_ = calls.begin(ListOps.glDrawBuffer, 1);
        int[] words_ = calls.words;
        words_[at_] = buf;
        return calls.compileOnly;
    }

    public boolean glDrawBuffers(int n, long bufs) {
        long bufs_ = calls.copy(bufs, 4L * n);
        int at_ = calls.begin(ListOps.glDrawBuffers, 3);
        int[] words_ = calls.words;
        words_[at_] = n;
        words_[at_ + 1] = (int) bufs_;
        words_[at_ + 2] = (int) (bufs_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glDrawElements(int mode, int count, int type, long indices) {
        return drawRecorder.glDrawElements(mode, count, type, indices);
    }

    public boolean glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) {
        return drawRecorder.glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public boolean glDrawElementsIndirect(int mode, int type, long indirect) {
        return false;
    }

    public boolean glDrawElementsInstanced(int mode, int count, int type, long indices, int instancecount) {
        return drawRecorder.glDrawElementsInstanced(mode, count, type, indices, instancecount);
    }

    public boolean glDrawElementsInstancedBaseInstance(int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        return false;
    }

    public boolean glDrawElementsInstancedBaseVertex(int mode, int count, int type, long indices, int instancecount, int basevertex) {
        return drawRecorder.glDrawElementsInstancedBaseVertex(mode, count, type, indices, instancecount, basevertex);
    }

    public boolean glDrawElementsInstancedBaseVertexBaseInstance(int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        return false;
    }

    public boolean glDrawPixels(int width, int height, int format, int type, long pixels) {
        return imageRecorder.glDrawPixels(width, height, format, type, pixels);
    }

    public boolean glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        return drawRecorder.glDrawRangeElements(mode, start, end, count, type, indices);
    }

    public boolean glDrawRangeElementsBaseVertex(int mode, int start, int end, int count, int type, long indices, int basevertex) {
        return drawRecorder.glDrawRangeElementsBaseVertex(mode, start, end, count, type, indices, basevertex);
    }

    public boolean glDrawTransformFeedbackInstanced(int mode, int id, int instancecount) {
        int at_ = calls.begin(ListOps.glDrawTransformFeedbackInstanced, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = id;
        words_[at_ + 2] = instancecount;
        return calls.compileOnly;
    }

    public boolean glDrawTransformFeedbackStream(int mode, int id, int stream) {
        int at_ = calls.begin(ListOps.glDrawTransformFeedbackStream, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = id;
        words_[at_ + 2] = stream;
        return calls.compileOnly;
    }

    public boolean glDrawTransformFeedbackStreamInstanced(int mode, int id, int stream, int instancecount) {
        int at_ = calls.begin(ListOps.glDrawTransformFeedbackStreamInstanced, 4);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = id;
        words_[at_ + 2] = stream;
        words_[at_ + 3] = instancecount;
        return calls.compileOnly;
    }

    public boolean glEdgeFlag(boolean flag) {
        int at_ = calls.begin(ListOps.glEdgeFlag, 1);
        int[] words_ = calls.words;
        words_[at_] = flag ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glEdgeFlagv(long flag) {
        long flag_ = calls.copy(flag, 1);
        int at_ = calls.begin(ListOps.glEdgeFlagv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) flag_;
        words_[at_ + 1] = (int) (flag_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glEnable(int cap) {
        int at_ = calls.begin(ListOps.glEnable, 1);
        int[] words_ = calls.words;
        words_[at_] = cap;
        return calls.compileOnly;
    }

    public boolean glEnablei(int target, int index) {
        int at_ = calls.begin(ListOps.glEnablei, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        return calls.compileOnly;
    }

    public boolean glEnd() {
        int at_ = calls.begin(ListOps.glEnd, 0);
        return calls.compileOnly;
    }

    public boolean glEndConditionalRender() {
        int at_ = calls.begin(ListOps.glEndConditionalRender, 0);
        return calls.compileOnly;
    }

    public boolean glEndQuery(int target) {
        int at_ = calls.begin(ListOps.glEndQuery, 1);
        int[] words_ = calls.words;
        words_[at_] = target;
        return calls.compileOnly;
    }

    public boolean glEndQueryIndexed(int target, int index) {
        int at_ = calls.begin(ListOps.glEndQueryIndexed, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        return calls.compileOnly;
    }

    public boolean glEvalCoord1d(double u) {
        int at_ = calls.begin(ListOps.glEvalCoord1d, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(u);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(u) >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalCoord1dv(long u) {
        long u_ = calls.copy(u, 8);
        int at_ = calls.begin(ListOps.glEvalCoord1dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) u_;
        words_[at_ + 1] = (int) (u_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalCoord1f(float u) {
        int at_ = calls.begin(ListOps.glEvalCoord1f, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(u);
        return calls.compileOnly;
    }

    public boolean glEvalCoord1fv(long u) {
        long u_ = calls.copy(u, 4);
        int at_ = calls.begin(ListOps.glEvalCoord1fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) u_;
        words_[at_ + 1] = (int) (u_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalCoord2d(double u, double v) {
        int at_ = calls.begin(ListOps.glEvalCoord2d, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(u);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(u) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(v);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(v) >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalCoord2dv(long u) {
        long u_ = calls.copy(u, 16);
        int at_ = calls.begin(ListOps.glEvalCoord2dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) u_;
        words_[at_ + 1] = (int) (u_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalCoord2f(float u, float v) {
        int at_ = calls.begin(ListOps.glEvalCoord2f, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(u);
        words_[at_ + 1] = Float.floatToRawIntBits(v);
        return calls.compileOnly;
    }

    public boolean glEvalCoord2fv(long u) {
        long u_ = calls.copy(u, 8);
        int at_ = calls.begin(ListOps.glEvalCoord2fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) u_;
        words_[at_ + 1] = (int) (u_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glEvalMesh1(int mode, int i1, int i2) {
        int at_ = calls.begin(ListOps.glEvalMesh1, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = i1;
        words_[at_ + 2] = i2;
        return calls.compileOnly;
    }

    public boolean glEvalMesh2(int mode, int i1, int i2, int j1, int j2) {
        int at_ = calls.begin(ListOps.glEvalMesh2, 5);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = i1;
        words_[at_ + 2] = i2;
        words_[at_ + 3] = j1;
        words_[at_ + 4] = j2;
        return calls.compileOnly;
    }

    public boolean glEvalPoint1(int i) {
        int at_ = calls.begin(ListOps.glEvalPoint1, 1);
        int[] words_ = calls.words;
        words_[at_] = i;
        return calls.compileOnly;
    }

    public boolean glEvalPoint2(int i, int j) {
        int at_ = calls.begin(ListOps.glEvalPoint2, 2);
        int[] words_ = calls.words;
        words_[at_] = i;
        words_[at_ + 1] = j;
        return calls.compileOnly;
    }

    public boolean glEvaluateDepthValuesARB() {
        int at_ = calls.begin(ListOps.glEvaluateDepthValuesARB, 0);
        return calls.compileOnly;
    }

    public boolean glFogCoordd(double coord) {
        int at_ = calls.begin(ListOps.glFogCoordd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(coord);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(coord) >>> 32);
        return calls.compileOnly;
    }

    public boolean glFogCoorddv(long coord) {
        long coord_ = calls.copy(coord, 8);
        int at_ = calls.begin(ListOps.glFogCoorddv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) coord_;
        words_[at_ + 1] = (int) (coord_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glFogCoordf(float coord) {
        int at_ = calls.begin(ListOps.glFogCoordf, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(coord);
        return calls.compileOnly;
    }

    public boolean glFogCoordfv(long coord) {
        long coord_ = calls.copy(coord, 4);
        int at_ = calls.begin(ListOps.glFogCoordfv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) coord_;
        words_[at_ + 1] = (int) (coord_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glFogf(int pname, float param) {
        int at_ = calls.begin(ListOps.glFogf, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glFogfv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glFogfv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glFogi(int pname, int param) {
        int at_ = calls.begin(ListOps.glFogi, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = param;
        return calls.compileOnly;
    }

    public boolean glFogiv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glFogiv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glFramebufferDrawBufferEXT(int framebuffer, int mode) {
        int at_ = calls.begin(ListOps.glFramebufferDrawBufferEXT, 2);
        int[] words_ = calls.words;
        words_[at_] = framebuffer;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glFramebufferDrawBuffersEXT(int framebuffer, int n, long bufs) {
        long bufs_ = calls.copy(bufs, 4L * n);
        int at_ = calls.begin(ListOps.glFramebufferDrawBuffersEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = framebuffer;
        words_[at_ + 1] = n;
        words_[at_ + 2] = (int) bufs_;
        words_[at_ + 3] = (int) (bufs_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glFramebufferReadBufferEXT(int framebuffer, int mode) {
        int at_ = calls.begin(ListOps.glFramebufferReadBufferEXT, 2);
        int[] words_ = calls.words;
        words_[at_] = framebuffer;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glFrontFace(int mode) {
        int at_ = calls.begin(ListOps.glFrontFace, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
        int at_ = calls.begin(ListOps.glFrustum, 12);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(left);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(left) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(right);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(right) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(bottom);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(bottom) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(top);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(top) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(zNear);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(zNear) >>> 32);
        words_[at_ + 10] = (int) Double.doubleToRawLongBits(zFar);
        words_[at_ + 11] = (int) (Double.doubleToRawLongBits(zFar) >>> 32);
        return calls.compileOnly;
    }

    public boolean glHint(int target, int mode) {
        int at_ = calls.begin(ListOps.glHint, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glHistogram(int target, int width, int internalformat, boolean sink) {
        return imageRecorder.glHistogram(target, width, internalformat, sink);
    }

    public boolean glIndexMask(int mask) {
        int at_ = calls.begin(ListOps.glIndexMask, 1);
        int[] words_ = calls.words;
        words_[at_] = mask;
        return calls.compileOnly;
    }

    public boolean glIndexd(double c_) {
        int at_ = calls.begin(ListOps.glIndexd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(c_);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(c_) >>> 32);
        return calls.compileOnly;
    }

    public boolean glIndexdv(long c_) {
        long c__ = calls.copy(c_, 8);
        int at_ = calls.begin(ListOps.glIndexdv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) c__;
        words_[at_ + 1] = (int) (c__ >>> 32);
        return calls.compileOnly;
    }

    public boolean glIndexf(float c_) {
        int at_ = calls.begin(ListOps.glIndexf, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(c_);
        return calls.compileOnly;
    }

    public boolean glIndexfv(long c_) {
        long c__ = calls.copy(c_, 4);
        int at_ = calls.begin(ListOps.glIndexfv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) c__;
        words_[at_ + 1] = (int) (c__ >>> 32);
        return calls.compileOnly;
    }

    public boolean glIndexi(int c_) {
        int at_ = calls.begin(ListOps.glIndexi, 1);
        int[] words_ = calls.words;
        words_[at_] = c_;
        return calls.compileOnly;
    }

    public boolean glIndexiv(long c_) {
        long c__ = calls.copy(c_, 4);
        int at_ = calls.begin(ListOps.glIndexiv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) c__;
        words_[at_ + 1] = (int) (c__ >>> 32);
        return calls.compileOnly;
    }

    public boolean glIndexs(short c_) {
        int at_ = calls.begin(ListOps.glIndexs, 1);
        int[] words_ = calls.words;
        words_[at_] = c_;
        return calls.compileOnly;
    }

    public boolean glIndexsv(long c_) {
        long c__ = calls.copy(c_, 2);
        int at_ = calls.begin(ListOps.glIndexsv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) c__;
        words_[at_ + 1] = (int) (c__ >>> 32);
        return calls.compileOnly;
    }

    public boolean glIndexub(byte c_) {
        int at_ = calls.begin(ListOps.glIndexub, 1);
        int[] words_ = calls.words;
        words_[at_] = c_;
        return calls.compileOnly;
    }

    public boolean glIndexubv(long c_) {
        long c__ = calls.copy(c_, 1);
        int at_ = calls.begin(ListOps.glIndexubv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) c__;
        words_[at_ + 1] = (int) (c__ >>> 32);
        return calls.compileOnly;
    }

    public boolean glInitNames() {
        int at_ = calls.begin(ListOps.glInitNames, 0);
        return calls.compileOnly;
    }

    public boolean glLightModelf(int pname, float param) {
        int at_ = calls.begin(ListOps.glLightModelf, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glLightModelfv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glLightModelfv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLightModeli(int pname, int param) {
        int at_ = calls.begin(ListOps.glLightModeli, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = param;
        return calls.compileOnly;
    }

    public boolean glLightModeliv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glLightModeliv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLightf(int light, int pname, float param) {
        int at_ = calls.begin(ListOps.glLightf, 3);
        int[] words_ = calls.words;
        words_[at_] = light;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glLightfv(int light, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glLightfv, 4);
        int[] words_ = calls.words;
        words_[at_] = light;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLighti(int light, int pname, int param) {
        int at_ = calls.begin(ListOps.glLighti, 3);
        int[] words_ = calls.words;
        words_[at_] = light;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glLightiv(int light, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glLightiv, 4);
        int[] words_ = calls.words;
        words_[at_] = light;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLineStipple(int factor, short pattern) {
        int at_ = calls.begin(ListOps.glLineStipple, 2);
        int[] words_ = calls.words;
        words_[at_] = factor;
        words_[at_ + 1] = pattern;
        return calls.compileOnly;
    }

    public boolean glLineWidth(float width) {
        int at_ = calls.begin(ListOps.glLineWidth, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(width);
        return calls.compileOnly;
    }

    public boolean glListBase(int base) {
        int at_ = calls.begin(ListOps.glListBase, 1);
        int[] words_ = calls.words;
        words_[at_] = base;
        return calls.compileOnly;
    }

    public boolean glLoadIdentity() {
        int at_ = calls.begin(ListOps.glLoadIdentity, 0);
        return calls.compileOnly;
    }

    public boolean glLoadMatrixd(long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glLoadMatrixd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLoadMatrixf(long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glLoadMatrixf, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLoadName(int name) {
        int at_ = calls.begin(ListOps.glLoadName, 1);
        int[] words_ = calls.words;
        words_[at_] = name;
        return calls.compileOnly;
    }

    public boolean glLoadTransposeMatrixd(long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glLoadTransposeMatrixd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLoadTransposeMatrixf(long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glLoadTransposeMatrixf, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glLogicOp(int opcode) {
        int at_ = calls.begin(ListOps.glLogicOp, 1);
        int[] words_ = calls.words;
        words_[at_] = opcode;
        return calls.compileOnly;
    }

    public boolean glMap1d(int target, double u1, double u2, int stride, int order, long points) {
        return valueRecorder.glMap1d(target, u1, u2, stride, order, points);
    }

    public boolean glMap1f(int target, float u1, float u2, int stride, int order, long points) {
        return valueRecorder.glMap1f(target, u1, u2, stride, order, points);
    }

    public boolean glMap2d(int target, double u1, double u2, int ustride, int uorder, double v1, double v2, int vstride, int vorder, long points) {
        return valueRecorder.glMap2d(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    public boolean glMap2f(int target, float u1, float u2, int ustride, int uorder, float v1, float v2, int vstride, int vorder, long points) {
        return valueRecorder.glMap2f(target, u1, u2, ustride, uorder, v1, v2, vstride, vorder, points);
    }

    public boolean glMapGrid1d(int un, double u1, double u2) {
        int at_ = calls.begin(ListOps.glMapGrid1d, 5);
        int[] words_ = calls.words;
        words_[at_] = un;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(u1);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(u1) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(u2);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(u2) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMapGrid1f(int un, float u1, float u2) {
        int at_ = calls.begin(ListOps.glMapGrid1f, 3);
        int[] words_ = calls.words;
        words_[at_] = un;
        words_[at_ + 1] = Float.floatToRawIntBits(u1);
        words_[at_ + 2] = Float.floatToRawIntBits(u2);
        return calls.compileOnly;
    }

    public boolean glMapGrid2d(int un, double u1, double u2, int vn, double v1, double v2) {
        int at_ = calls.begin(ListOps.glMapGrid2d, 10);
        int[] words_ = calls.words;
        words_[at_] = un;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(u1);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(u1) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(u2);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(u2) >>> 32);
        words_[at_ + 5] = vn;
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(v1);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(v1) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(v2);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(v2) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMapGrid2f(int un, float u1, float u2, int vn, float v1, float v2) {
        int at_ = calls.begin(ListOps.glMapGrid2f, 6);
        int[] words_ = calls.words;
        words_[at_] = un;
        words_[at_ + 1] = Float.floatToRawIntBits(u1);
        words_[at_ + 2] = Float.floatToRawIntBits(u2);
        words_[at_ + 3] = vn;
        words_[at_ + 4] = Float.floatToRawIntBits(v1);
        words_[at_ + 5] = Float.floatToRawIntBits(v2);
        return calls.compileOnly;
    }

    public boolean glMaterialf(int face, int pname, float param) {
        int at_ = calls.begin(ListOps.glMaterialf, 3);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glMaterialfv(int face, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMaterialfv, 4);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMateriali(int face, int pname, int param) {
        int at_ = calls.begin(ListOps.glMateriali, 3);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glMaterialiv(int face, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMaterialiv, 4);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixFrustumEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        int at_ = calls.begin(ListOps.glMatrixFrustumEXT, 13);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(left);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(left) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(right);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(right) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(bottom);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(bottom) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(top);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(top) >>> 32);
        words_[at_ + 9] = (int) Double.doubleToRawLongBits(zNear);
        words_[at_ + 10] = (int) (Double.doubleToRawLongBits(zNear) >>> 32);
        words_[at_ + 11] = (int) Double.doubleToRawLongBits(zFar);
        words_[at_ + 12] = (int) (Double.doubleToRawLongBits(zFar) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixLoadIdentityEXT(int mode) {
        int at_ = calls.begin(ListOps.glMatrixLoadIdentityEXT, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glMatrixLoadTransposedEXT(int mode, long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMatrixLoadTransposedEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixLoadTransposefEXT(int mode, long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMatrixLoadTransposefEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixLoaddEXT(int mode, long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMatrixLoaddEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixLoadfEXT(int mode, long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMatrixLoadfEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixMode(int mode) {
        int at_ = calls.begin(ListOps.glMatrixMode, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glMatrixMultTransposedEXT(int mode, long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMatrixMultTransposedEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixMultTransposefEXT(int mode, long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMatrixMultTransposefEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixMultdEXT(int mode, long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMatrixMultdEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixMultfEXT(int mode, long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMatrixMultfEXT, 3);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) m_;
        words_[at_ + 2] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixOrthoEXT(int mode, double left, double right, double bottom, double top, double zNear, double zFar) {
        int at_ = calls.begin(ListOps.glMatrixOrthoEXT, 13);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(left);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(left) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(right);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(right) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(bottom);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(bottom) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(top);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(top) >>> 32);
        words_[at_ + 9] = (int) Double.doubleToRawLongBits(zNear);
        words_[at_ + 10] = (int) (Double.doubleToRawLongBits(zNear) >>> 32);
        words_[at_ + 11] = (int) Double.doubleToRawLongBits(zFar);
        words_[at_ + 12] = (int) (Double.doubleToRawLongBits(zFar) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixPopEXT(int mode) {
        int at_ = calls.begin(ListOps.glMatrixPopEXT, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glMatrixPushEXT(int mode) {
        int at_ = calls.begin(ListOps.glMatrixPushEXT, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glMatrixRotatedEXT(int mode, double angle, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glMatrixRotatedEXT, 9);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(angle);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(angle) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixRotatefEXT(int mode, float angle, float x, float y, float z) {
        int at_ = calls.begin(ListOps.glMatrixRotatefEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = Float.floatToRawIntBits(angle);
        words_[at_ + 2] = Float.floatToRawIntBits(x);
        words_[at_ + 3] = Float.floatToRawIntBits(y);
        words_[at_ + 4] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glMatrixScaledEXT(int mode, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glMatrixScaledEXT, 7);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixScalefEXT(int mode, float x, float y, float z) {
        int at_ = calls.begin(ListOps.glMatrixScalefEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glMatrixTranslatedEXT(int mode, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glMatrixTranslatedEXT, 7);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMatrixTranslatefEXT(int mode, float x, float y, float z) {
        int at_ = calls.begin(ListOps.glMatrixTranslatefEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = mode;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glMemoryBarrier(int barriers) {
        int at_ = calls.begin(ListOps.glMemoryBarrier, 1);
        int[] words_ = calls.words;
        words_[at_] = barriers;
        return calls.compileOnly;
    }

    public boolean glMemoryBarrierByRegion(int barriers) {
        int at_ = calls.begin(ListOps.glMemoryBarrierByRegion, 1);
        int[] words_ = calls.words;
        words_[at_] = barriers;
        return calls.compileOnly;
    }

    public boolean glMinSampleShading(float value) {
        int at_ = calls.begin(ListOps.glMinSampleShading, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(value);
        return calls.compileOnly;
    }

    public boolean glMinmax(int target, int internalformat, boolean sink) {
        int at_ = calls.begin(ListOps.glMinmax, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = internalformat;
        words_[at_ + 2] = sink ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glMultMatrixd(long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMultMatrixd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultMatrixf(long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMultMatrixf, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultTransposeMatrixd(long m) {
        long m_ = calls.copy(m, 128);
        int at_ = calls.begin(ListOps.glMultTransposeMatrixd, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultTransposeMatrixf(long m) {
        long m_ = calls.copy(m, 64);
        int at_ = calls.begin(ListOps.glMultTransposeMatrixf, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) m_;
        words_[at_ + 1] = (int) (m_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiDrawArrays(int mode, long first, long count, int drawcount) {
        return drawRecorder.glMultiDrawArrays(mode, first, count, drawcount);
    }

    public boolean glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        return false;
    }

    public boolean glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        return false;
    }

    public boolean glMultiDrawElements(int mode, long count, int type, long indices, int drawcount) {
        return drawRecorder.glMultiDrawElements(mode, count, type, indices, drawcount);
    }

    public boolean glMultiDrawElementsBaseVertex(int mode, long count, int type, long indices, int drawcount, long basevertex) {
        return drawRecorder.glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, basevertex);
    }

    public boolean glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        return false;
    }

    public boolean glMultiDrawElementsIndirectCount(int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        return false;
    }

    public boolean glMultiTexCoord1d(int target, double s) {
        int at_ = calls.begin(ListOps.glMultiTexCoord1d, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1dv(int target, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glMultiTexCoord1dv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1f(int target, float s) {
        int at_ = calls.begin(ListOps.glMultiTexCoord1f, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = Float.floatToRawIntBits(s);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1fv(int target, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoord1fv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1i(int target, int s) {
        int at_ = calls.begin(ListOps.glMultiTexCoord1i, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1iv(int target, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoord1iv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1s(int target, short s) {
        int at_ = calls.begin(ListOps.glMultiTexCoord1s, 2);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord1sv(int target, long v) {
        long v_ = calls.copy(v, 2);
        int at_ = calls.begin(ListOps.glMultiTexCoord1sv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2d(int target, double s, double t) {
        int at_ = calls.begin(ListOps.glMultiTexCoord2d, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2dv(int target, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glMultiTexCoord2dv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2f(int target, float s, float t) {
        int at_ = calls.begin(ListOps.glMultiTexCoord2f, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = Float.floatToRawIntBits(s);
        words_[at_ + 2] = Float.floatToRawIntBits(t);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2fv(int target, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glMultiTexCoord2fv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2i(int target, int s, int t) {
        int at_ = calls.begin(ListOps.glMultiTexCoord2i, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2iv(int target, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glMultiTexCoord2iv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2s(int target, short s, short t) {
        int at_ = calls.begin(ListOps.glMultiTexCoord2s, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord2sv(int target, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoord2sv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3d(int target, double s, double t, double r) {
        int at_ = calls.begin(ListOps.glMultiTexCoord3d, 7);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(r);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(r) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3dv(int target, long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glMultiTexCoord3dv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3f(int target, float s, float t, float r) {
        int at_ = calls.begin(ListOps.glMultiTexCoord3f, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = Float.floatToRawIntBits(s);
        words_[at_ + 2] = Float.floatToRawIntBits(t);
        words_[at_ + 3] = Float.floatToRawIntBits(r);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3fv(int target, long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glMultiTexCoord3fv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3i(int target, int s, int t, int r) {
        int at_ = calls.begin(ListOps.glMultiTexCoord3i, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        words_[at_ + 3] = r;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3iv(int target, long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glMultiTexCoord3iv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3s(int target, short s, short t, short r) {
        int at_ = calls.begin(ListOps.glMultiTexCoord3s, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        words_[at_ + 3] = r;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord3sv(int target, long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glMultiTexCoord3sv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4d(int target, double s, double t, double r, double q) {
        int at_ = calls.begin(ListOps.glMultiTexCoord4d, 9);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(r);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(r) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(q);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(q) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4dv(int target, long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glMultiTexCoord4dv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4f(int target, float s, float t, float r, float q) {
        int at_ = calls.begin(ListOps.glMultiTexCoord4f, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = Float.floatToRawIntBits(s);
        words_[at_ + 2] = Float.floatToRawIntBits(t);
        words_[at_ + 3] = Float.floatToRawIntBits(r);
        words_[at_ + 4] = Float.floatToRawIntBits(q);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4fv(int target, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glMultiTexCoord4fv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4i(int target, int s, int t, int r, int q) {
        int at_ = calls.begin(ListOps.glMultiTexCoord4i, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        words_[at_ + 3] = r;
        words_[at_ + 4] = q;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4iv(int target, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glMultiTexCoord4iv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4s(int target, short s, short t, short r, short q) {
        int at_ = calls.begin(ListOps.glMultiTexCoord4s, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = s;
        words_[at_ + 2] = t;
        words_[at_ + 3] = r;
        words_[at_ + 4] = q;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoord4sv(int target, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glMultiTexCoord4sv, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP1ui(int texture, int type, int coords) {
        int at_ = calls.begin(ListOps.glMultiTexCoordP1ui, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = coords;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP1uiv(int texture, int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoordP1uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = (int) coords_;
        words_[at_ + 3] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP2ui(int texture, int type, int coords) {
        int at_ = calls.begin(ListOps.glMultiTexCoordP2ui, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = coords;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP2uiv(int texture, int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoordP2uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = (int) coords_;
        words_[at_ + 3] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP3ui(int texture, int type, int coords) {
        int at_ = calls.begin(ListOps.glMultiTexCoordP3ui, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = coords;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP3uiv(int texture, int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoordP3uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = (int) coords_;
        words_[at_ + 3] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP4ui(int texture, int type, int coords) {
        int at_ = calls.begin(ListOps.glMultiTexCoordP4ui, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = coords;
        return calls.compileOnly;
    }

    public boolean glMultiTexCoordP4uiv(int texture, int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glMultiTexCoordP4uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = type;
        words_[at_ + 2] = (int) coords_;
        words_[at_ + 3] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexEnvfEXT(int texunit, int target, int pname, float param) {
        int at_ = calls.begin(ListOps.glMultiTexEnvfEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glMultiTexEnvfvEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexEnvfvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexEnviEXT(int texunit, int target, int pname, int param) {
        int at_ = calls.begin(ListOps.glMultiTexEnviEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = param;
        return calls.compileOnly;
    }

    public boolean glMultiTexEnvivEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexEnvivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexGendEXT(int texunit, int coord, int pname, double param) {
        int at_ = calls.begin(ListOps.glMultiTexGendEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(param);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(param) >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexGendvEXT(int texunit, int coord, int pname, long params) {
        long params_ = calls.copy(params, 8L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexGendvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexGenfEXT(int texunit, int coord, int pname, float param) {
        int at_ = calls.begin(ListOps.glMultiTexGenfEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glMultiTexGenfvEXT(int texunit, int coord, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexGenfvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexGeniEXT(int texunit, int coord, int pname, int param) {
        int at_ = calls.begin(ListOps.glMultiTexGeniEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = param;
        return calls.compileOnly;
    }

    public boolean glMultiTexGenivEXT(int texunit, int coord, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexGenivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = coord;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexImage1DEXT(int texunit, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexImage1D(target, level, internalformat, width, border, format, type, pixels));
    }

    public boolean glMultiTexImage2DEXT(int texunit, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels));
    }

    public boolean glMultiTexImage3DEXT(int texunit, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels));
    }

    public boolean glMultiTexParameterIivEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexParameterIivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexParameterIuivEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexParameterIuivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexParameterfEXT(int texunit, int target, int pname, float param) {
        int at_ = calls.begin(ListOps.glMultiTexParameterfEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glMultiTexParameterfvEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexParameterfvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexParameteriEXT(int texunit, int target, int pname, int param) {
        int at_ = calls.begin(ListOps.glMultiTexParameteriEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = param;
        return calls.compileOnly;
    }

    public boolean glMultiTexParameterivEXT(int texunit, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glMultiTexParameterivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texunit;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glMultiTexSubImage1DEXT(int texunit, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexSubImage1D(target, level, xoffset, width, format, type, pixels));
    }

    public boolean glMultiTexSubImage2DEXT(int texunit, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels));
    }

    public boolean glMultiTexSubImage3DEXT(int texunit, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        int from_ = calls.textureOfUnit(texunit, target);
        return calls.given(from_, glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels));
    }

    public boolean glNamedProgramLocalParameter4dEXT(int program, int target, int index, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glNamedProgramLocalParameter4dEXT, 11);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = target;
        words_[at_ + 2] = index;
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 9] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 10] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glNamedProgramLocalParameter4dvEXT(int program, int target, int index, long params) {
        long params_ = calls.copy(params, 32);
        int at_ = calls.begin(ListOps.glNamedProgramLocalParameter4dvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = target;
        words_[at_ + 2] = index;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNamedProgramLocalParameter4fEXT(int program, int target, int index, float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glNamedProgramLocalParameter4fEXT, 7);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = target;
        words_[at_ + 2] = index;
        words_[at_ + 3] = Float.floatToRawIntBits(x);
        words_[at_ + 4] = Float.floatToRawIntBits(y);
        words_[at_ + 5] = Float.floatToRawIntBits(z);
        words_[at_ + 6] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glNamedProgramLocalParameter4fvEXT(int program, int target, int index, long params) {
        long params_ = calls.copy(params, 16);
        int at_ = calls.begin(ListOps.glNamedProgramLocalParameter4fvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = target;
        words_[at_ + 2] = index;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNamedProgramLocalParameters4fvEXT(int program, int target, int index, int count, long params) {
        long params_ = calls.copy(params, 16L * count);
        int at_ = calls.begin(ListOps.glNamedProgramLocalParameters4fvEXT, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = target;
        words_[at_ + 2] = index;
        words_[at_ + 3] = count;
        words_[at_ + 4] = (int) params_;
        words_[at_ + 5] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3b(byte nx, byte ny, byte nz) {
        int at_ = calls.begin(ListOps.glNormal3b, 3);
        int[] words_ = calls.words;
        words_[at_] = nx;
        words_[at_ + 1] = ny;
        words_[at_ + 2] = nz;
        return calls.compileOnly;
    }

    public boolean glNormal3bv(long v) {
        long v_ = calls.copy(v, 3);
        int at_ = calls.begin(ListOps.glNormal3bv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3d(double nx, double ny, double nz) {
        int at_ = calls.begin(ListOps.glNormal3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(nx);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(nx) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(ny);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(ny) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(nz);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(nz) >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glNormal3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3f(float nx, float ny, float nz) {
        int at_ = calls.begin(ListOps.glNormal3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(nx);
        words_[at_ + 1] = Float.floatToRawIntBits(ny);
        words_[at_ + 2] = Float.floatToRawIntBits(nz);
        return calls.compileOnly;
    }

    public boolean glNormal3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glNormal3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3i(int nx, int ny, int nz) {
        int at_ = calls.begin(ListOps.glNormal3i, 3);
        int[] words_ = calls.words;
        words_[at_] = nx;
        words_[at_ + 1] = ny;
        words_[at_ + 2] = nz;
        return calls.compileOnly;
    }

    public boolean glNormal3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glNormal3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormal3s(short nx, short ny, short nz) {
        int at_ = calls.begin(ListOps.glNormal3s, 3);
        int[] words_ = calls.words;
        words_[at_] = nx;
        words_[at_ + 1] = ny;
        words_[at_ + 2] = nz;
        return calls.compileOnly;
    }

    public boolean glNormal3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glNormal3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glNormalP3ui(int type, int coords) {
        int at_ = calls.begin(ListOps.glNormalP3ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = coords;
        return calls.compileOnly;
    }

    public boolean glNormalP3uiv(int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glNormalP3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) coords_;
        words_[at_ + 2] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
        int at_ = calls.begin(ListOps.glOrtho, 12);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(left);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(left) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(right);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(right) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(bottom);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(bottom) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(top);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(top) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(zNear);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(zNear) >>> 32);
        words_[at_ + 10] = (int) Double.doubleToRawLongBits(zFar);
        words_[at_ + 11] = (int) (Double.doubleToRawLongBits(zFar) >>> 32);
        return calls.compileOnly;
    }

    public boolean glPassThrough(float token) {
        int at_ = calls.begin(ListOps.glPassThrough, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(token);
        return calls.compileOnly;
    }

    public boolean glPatchParameterfv(int pname, long values) {
        long values_ = calls.copy(values, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glPatchParameterfv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) values_;
        words_[at_ + 2] = (int) (values_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPatchParameteri(int pname, int value) {
        int at_ = calls.begin(ListOps.glPatchParameteri, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = value;
        return calls.compileOnly;
    }

    public boolean glPixelMapfv(int map, int mapsize, long values) {
        long values_ = calls.copy(values, 4L * mapsize);
        int at_ = calls.begin(ListOps.glPixelMapfv, 4);
        int[] words_ = calls.words;
        words_[at_] = map;
        words_[at_ + 1] = mapsize;
        words_[at_ + 2] = (int) values_;
        words_[at_ + 3] = (int) (values_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPixelMapuiv(int map, int mapsize, long values) {
        long values_ = calls.copy(values, 4L * mapsize);
        int at_ = calls.begin(ListOps.glPixelMapuiv, 4);
        int[] words_ = calls.words;
        words_[at_] = map;
        words_[at_ + 1] = mapsize;
        words_[at_ + 2] = (int) values_;
        words_[at_ + 3] = (int) (values_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPixelMapusv(int map, int mapsize, long values) {
        long values_ = calls.copy(values, 2L * mapsize);
        int at_ = calls.begin(ListOps.glPixelMapusv, 4);
        int[] words_ = calls.words;
        words_[at_] = map;
        words_[at_ + 1] = mapsize;
        words_[at_ + 2] = (int) values_;
        words_[at_ + 3] = (int) (values_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPixelTransferf(int pname, float param) {
        int at_ = calls.begin(ListOps.glPixelTransferf, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glPixelTransferi(int pname, int param) {
        int at_ = calls.begin(ListOps.glPixelTransferi, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = param;
        return calls.compileOnly;
    }

    public boolean glPixelZoom(float xfactor, float yfactor) {
        int at_ = calls.begin(ListOps.glPixelZoom, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(xfactor);
        words_[at_ + 1] = Float.floatToRawIntBits(yfactor);
        return calls.compileOnly;
    }

    public boolean glPointParameterf(int pname, float param) {
        int at_ = calls.begin(ListOps.glPointParameterf, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glPointParameterfv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glPointParameterfv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPointParameteri(int pname, int param) {
        int at_ = calls.begin(ListOps.glPointParameteri, 2);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = param;
        return calls.compileOnly;
    }

    public boolean glPointParameteriv(int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glPointParameteriv, 3);
        int[] words_ = calls.words;
        words_[at_] = pname;
        words_[at_ + 1] = (int) params_;
        words_[at_ + 2] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glPointSize(float size) {
        int at_ = calls.begin(ListOps.glPointSize, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(size);
        return calls.compileOnly;
    }

    public boolean glPolygonMode(int face, int mode) {
        int at_ = calls.begin(ListOps.glPolygonMode, 2);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = mode;
        return calls.compileOnly;
    }

    public boolean glPolygonOffset(float factor, float units) {
        int at_ = calls.begin(ListOps.glPolygonOffset, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(factor);
        words_[at_ + 1] = Float.floatToRawIntBits(units);
        return calls.compileOnly;
    }

    public boolean glPolygonOffsetClamp(float factor, float units, float clamp) {
        int at_ = calls.begin(ListOps.glPolygonOffsetClamp, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(factor);
        words_[at_ + 1] = Float.floatToRawIntBits(units);
        words_[at_ + 2] = Float.floatToRawIntBits(clamp);
        return calls.compileOnly;
    }

    public boolean glPolygonStipple(long mask) {
        return imageRecorder.glPolygonStipple(mask);
    }

    public boolean glPopAttrib() {
        int at_ = calls.begin(ListOps.glPopAttrib, 0);
        return calls.compileOnly;
    }

    public boolean glPopMatrix() {
        int at_ = calls.begin(ListOps.glPopMatrix, 0);
        return calls.compileOnly;
    }

    public boolean glPopName() {
        int at_ = calls.begin(ListOps.glPopName, 0);
        return calls.compileOnly;
    }

    public boolean glPrimitiveBoundingBox(float minX, float minY, float minZ, float minW, float maxX, float maxY, float maxZ, float maxW) {
        int at_ = calls.begin(ListOps.glPrimitiveBoundingBox, 8);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(minX);
        words_[at_ + 1] = Float.floatToRawIntBits(minY);
        words_[at_ + 2] = Float.floatToRawIntBits(minZ);
        words_[at_ + 3] = Float.floatToRawIntBits(minW);
        words_[at_ + 4] = Float.floatToRawIntBits(maxX);
        words_[at_ + 5] = Float.floatToRawIntBits(maxY);
        words_[at_ + 6] = Float.floatToRawIntBits(maxZ);
        words_[at_ + 7] = Float.floatToRawIntBits(maxW);
        return calls.compileOnly;
    }

    public boolean glPrimitiveRestartNV() {
        int at_ = calls.begin(ListOps.glPrimitiveRestartNV, 0);
        return calls.compileOnly;
    }

    public boolean glPrioritizeTextures(int n, long textures, long priorities) {
        long textures_ = calls.copy(textures, 4L * n);
        long priorities_ = calls.copy(priorities, 4L * n);
        int at_ = calls.begin(ListOps.glPrioritizeTextures, 5);
        int[] words_ = calls.words;
        words_[at_] = n;
        words_[at_ + 1] = (int) textures_;
        words_[at_ + 2] = (int) (textures_ >>> 32);
        words_[at_ + 3] = (int) priorities_;
        words_[at_ + 4] = (int) (priorities_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramEnvParameter4dARB(int target, int index, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glProgramEnvParameter4dARB, 10);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramEnvParameter4dvARB(int target, int index, long params) {
        long params_ = calls.copy(params, 32);
        int at_ = calls.begin(ListOps.glProgramEnvParameter4dvARB, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramEnvParameter4fARB(int target, int index, float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glProgramEnvParameter4fARB, 6);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = Float.floatToRawIntBits(x);
        words_[at_ + 3] = Float.floatToRawIntBits(y);
        words_[at_ + 4] = Float.floatToRawIntBits(z);
        words_[at_ + 5] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glProgramEnvParameter4fvARB(int target, int index, long params) {
        long params_ = calls.copy(params, 16);
        int at_ = calls.begin(ListOps.glProgramEnvParameter4fvARB, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramEnvParameters4fvEXT(int target, int index, int count, long params) {
        long params_ = calls.copy(params, 16L * count);
        int at_ = calls.begin(ListOps.glProgramEnvParameters4fvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramLocalParameter4dARB(int target, int index, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glProgramLocalParameter4dARB, 10);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramLocalParameter4dvARB(int target, int index, long params) {
        long params_ = calls.copy(params, 32);
        int at_ = calls.begin(ListOps.glProgramLocalParameter4dvARB, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramLocalParameter4fARB(int target, int index, float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glProgramLocalParameter4fARB, 6);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = Float.floatToRawIntBits(x);
        words_[at_ + 3] = Float.floatToRawIntBits(y);
        words_[at_ + 4] = Float.floatToRawIntBits(z);
        words_[at_ + 5] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glProgramLocalParameter4fvARB(int target, int index, long params) {
        long params_ = calls.copy(params, 16);
        int at_ = calls.begin(ListOps.glProgramLocalParameter4fvARB, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramLocalParameters4fvEXT(int target, int index, int count, long params) {
        long params_ = calls.copy(params, 16L * count);
        int at_ = calls.begin(ListOps.glProgramLocalParameters4fvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = index;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1d(int program, int location, double v0) {
        int at_ = calls.begin(ListOps.glProgramUniform1d, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(v0);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(v0) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1dv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1dv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1f(int program, int location, float v0) {
        int at_ = calls.begin(ListOps.glProgramUniform1f, 3);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = Float.floatToRawIntBits(v0);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1fv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1fv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1i(int program, int location, int v0) {
        int at_ = calls.begin(ListOps.glProgramUniform1i, 3);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        return calls.compileOnly;
    }

    public boolean glProgramUniform1i64ARB(int program, int location, long x) {
        int at_ = calls.begin(ListOps.glProgramUniform1i64ARB, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1i64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1i64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1iv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1iv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1ui(int program, int location, int v0) {
        int at_ = calls.begin(ListOps.glProgramUniform1ui, 3);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        return calls.compileOnly;
    }

    public boolean glProgramUniform1ui64ARB(int program, int location, long x) {
        int at_ = calls.begin(ListOps.glProgramUniform1ui64ARB, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1ui64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1ui64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform1uiv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glProgramUniform1uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2d(int program, int location, double v0, double v1) {
        int at_ = calls.begin(ListOps.glProgramUniform2d, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(v0);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(v0) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(v1);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(v1) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2dv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2dv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2f(int program, int location, float v0, float v1) {
        int at_ = calls.begin(ListOps.glProgramUniform2f, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = Float.floatToRawIntBits(v0);
        words_[at_ + 3] = Float.floatToRawIntBits(v1);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2fv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2fv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2i(int program, int location, int v0, int v1) {
        int at_ = calls.begin(ListOps.glProgramUniform2i, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        return calls.compileOnly;
    }

    public boolean glProgramUniform2i64ARB(int program, int location, long x, long y) {
        int at_ = calls.begin(ListOps.glProgramUniform2i64ARB, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2i64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2i64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2iv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2iv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2ui(int program, int location, int v0, int v1) {
        int at_ = calls.begin(ListOps.glProgramUniform2ui, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        return calls.compileOnly;
    }

    public boolean glProgramUniform2ui64ARB(int program, int location, long x, long y) {
        int at_ = calls.begin(ListOps.glProgramUniform2ui64ARB, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2ui64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2ui64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform2uiv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniform2uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3d(int program, int location, double v0, double v1, double v2) {
        int at_ = calls.begin(ListOps.glProgramUniform3d, 8);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(v0);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(v0) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(v1);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(v1) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(v2);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(v2) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3dv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3dv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3f(int program, int location, float v0, float v1, float v2) {
        int at_ = calls.begin(ListOps.glProgramUniform3f, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = Float.floatToRawIntBits(v0);
        words_[at_ + 3] = Float.floatToRawIntBits(v1);
        words_[at_ + 4] = Float.floatToRawIntBits(v2);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3fv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3fv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3i(int program, int location, int v0, int v1, int v2) {
        int at_ = calls.begin(ListOps.glProgramUniform3i, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        words_[at_ + 4] = v2;
        return calls.compileOnly;
    }

    public boolean glProgramUniform3i64ARB(int program, int location, long x, long y, long z) {
        int at_ = calls.begin(ListOps.glProgramUniform3i64ARB, 8);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        words_[at_ + 6] = (int) z;
        words_[at_ + 7] = (int) (z >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3i64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3i64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3iv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3iv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3ui(int program, int location, int v0, int v1, int v2) {
        int at_ = calls.begin(ListOps.glProgramUniform3ui, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        words_[at_ + 4] = v2;
        return calls.compileOnly;
    }

    public boolean glProgramUniform3ui64ARB(int program, int location, long x, long y, long z) {
        int at_ = calls.begin(ListOps.glProgramUniform3ui64ARB, 8);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        words_[at_ + 6] = (int) z;
        words_[at_ + 7] = (int) (z >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3ui64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3ui64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform3uiv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glProgramUniform3uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4d(int program, int location, double v0, double v1, double v2, double v3) {
        int at_ = calls.begin(ListOps.glProgramUniform4d, 10);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(v0);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(v0) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(v1);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(v1) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(v2);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(v2) >>> 32);
        words_[at_ + 8] = (int) Double.doubleToRawLongBits(v3);
        words_[at_ + 9] = (int) (Double.doubleToRawLongBits(v3) >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4dv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4dv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4f(int program, int location, float v0, float v1, float v2, float v3) {
        int at_ = calls.begin(ListOps.glProgramUniform4f, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = Float.floatToRawIntBits(v0);
        words_[at_ + 3] = Float.floatToRawIntBits(v1);
        words_[at_ + 4] = Float.floatToRawIntBits(v2);
        words_[at_ + 5] = Float.floatToRawIntBits(v3);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4fv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4fv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4i(int program, int location, int v0, int v1, int v2, int v3) {
        int at_ = calls.begin(ListOps.glProgramUniform4i, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        words_[at_ + 4] = v2;
        words_[at_ + 5] = v3;
        return calls.compileOnly;
    }

    public boolean glProgramUniform4i64ARB(int program, int location, long x, long y, long z, long w) {
        int at_ = calls.begin(ListOps.glProgramUniform4i64ARB, 10);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        words_[at_ + 6] = (int) z;
        words_[at_ + 7] = (int) (z >>> 32);
        words_[at_ + 8] = (int) w;
        words_[at_ + 9] = (int) (w >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4i64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4i64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4iv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4iv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4ui(int program, int location, int v0, int v1, int v2, int v3) {
        int at_ = calls.begin(ListOps.glProgramUniform4ui, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = v0;
        words_[at_ + 3] = v1;
        words_[at_ + 4] = v2;
        words_[at_ + 5] = v3;
        return calls.compileOnly;
    }

    public boolean glProgramUniform4ui64ARB(int program, int location, long x, long y, long z, long w) {
        int at_ = calls.begin(ListOps.glProgramUniform4ui64ARB, 10);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) x;
        words_[at_ + 3] = (int) (x >>> 32);
        words_[at_ + 4] = (int) y;
        words_[at_ + 5] = (int) (y >>> 32);
        words_[at_ + 6] = (int) z;
        words_[at_ + 7] = (int) (z >>> 32);
        words_[at_ + 8] = (int) w;
        words_[at_ + 9] = (int) (w >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4ui64vARB(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4ui64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniform4uiv(int program, int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniform4uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformHandleui64ARB(int program, int location, long value) {
        int at_ = calls.begin(ListOps.glProgramUniformHandleui64ARB, 4);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = (int) value;
        words_[at_ + 3] = (int) (value >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformHandleui64vARB(int program, int location, int count, long values) {
        long values_ = calls.copy(values, 8L * count);
        int at_ = calls.begin(ListOps.glProgramUniformHandleui64vARB, 5);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = (int) values_;
        words_[at_ + 4] = (int) (values_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2x3dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2x3dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2x3fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2x3fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2x4dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2x4dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix2x4fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix2x4fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 72L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 36L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3x2dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3x2dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3x2fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3x2fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3x4dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 96L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3x4dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix3x4fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix3x4fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 128L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4x2dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4x2dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4x2fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4x2fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4x3dv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 96L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4x3dv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProgramUniformMatrix4x3fv(int program, int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glProgramUniformMatrix4x3fv, 6);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = location;
        words_[at_ + 2] = count;
        words_[at_ + 3] = transpose ? 1 : 0;
        words_[at_ + 4] = (int) value_;
        words_[at_ + 5] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glProvokingVertex(int mode) {
        int at_ = calls.begin(ListOps.glProvokingVertex, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glPushAttrib(int mask) {
        int at_ = calls.begin(ListOps.glPushAttrib, 1);
        int[] words_ = calls.words;
        words_[at_] = mask;
        return calls.compileOnly;
    }

    public boolean glPushMatrix() {
        int at_ = calls.begin(ListOps.glPushMatrix, 0);
        return calls.compileOnly;
    }

    public boolean glPushName(int name) {
        int at_ = calls.begin(ListOps.glPushName, 1);
        int[] words_ = calls.words;
        words_[at_] = name;
        return calls.compileOnly;
    }

    public boolean glQueryCounter(int id, int target) {
        int at_ = calls.begin(ListOps.glQueryCounter, 2);
        int[] words_ = calls.words;
        words_[at_] = id;
        words_[at_ + 1] = target;
        return calls.compileOnly;
    }

    public boolean glRasterPos2d(double x, double y) {
        int at_ = calls.begin(ListOps.glRasterPos2d, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos2dv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glRasterPos2dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos2f(float x, float y) {
        int at_ = calls.begin(ListOps.glRasterPos2f, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        return calls.compileOnly;
    }

    public boolean glRasterPos2fv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glRasterPos2fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos2i(int x, int y) {
        int at_ = calls.begin(ListOps.glRasterPos2i, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glRasterPos2iv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glRasterPos2iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos2s(short x, short y) {
        int at_ = calls.begin(ListOps.glRasterPos2s, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glRasterPos2sv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glRasterPos2sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos3d(double x, double y, double z) {
        int at_ = calls.begin(ListOps.glRasterPos3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glRasterPos3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos3f(float x, float y, float z) {
        int at_ = calls.begin(ListOps.glRasterPos3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glRasterPos3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glRasterPos3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos3i(int x, int y, int z) {
        int at_ = calls.begin(ListOps.glRasterPos3i, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glRasterPos3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glRasterPos3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos3s(short x, short y, short z) {
        int at_ = calls.begin(ListOps.glRasterPos3s, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glRasterPos3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glRasterPos3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos4d(double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glRasterPos4d, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos4dv(long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glRasterPos4dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos4f(float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glRasterPos4f, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        words_[at_ + 3] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glRasterPos4fv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glRasterPos4fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos4i(int x, int y, int z, int w) {
        int at_ = calls.begin(ListOps.glRasterPos4i, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        words_[at_ + 3] = w;
        return calls.compileOnly;
    }

    public boolean glRasterPos4iv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glRasterPos4iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRasterPos4s(short x, short y, short z, short w) {
        int at_ = calls.begin(ListOps.glRasterPos4s, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        words_[at_ + 3] = w;
        return calls.compileOnly;
    }

    public boolean glRasterPos4sv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glRasterPos4sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glReadBuffer(int src) {
        int at_ = calls.begin(ListOps.glReadBuffer, 1);
        int[] words_ = calls.words;
        words_[at_] = src;
        return calls.compileOnly;
    }

    public boolean glRectd(double x1, double y1, double x2, double y2) {
        int at_ = calls.begin(ListOps.glRectd, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x1);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x1) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y1);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y1) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(x2);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(x2) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(y2);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(y2) >>> 32);
        return calls.compileOnly;
    }

    public boolean glRectdv(long v1, long v2) {
        long v1_ = calls.copy(v1, 16);
        long v2_ = calls.copy(v2, 16);
        int at_ = calls.begin(ListOps.glRectdv, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) v1_;
        words_[at_ + 1] = (int) (v1_ >>> 32);
        words_[at_ + 2] = (int) v2_;
        words_[at_ + 3] = (int) (v2_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRectf(float x1, float y1, float x2, float y2) {
        int at_ = calls.begin(ListOps.glRectf, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x1);
        words_[at_ + 1] = Float.floatToRawIntBits(y1);
        words_[at_ + 2] = Float.floatToRawIntBits(x2);
        words_[at_ + 3] = Float.floatToRawIntBits(y2);
        return calls.compileOnly;
    }

    public boolean glRectfv(long v1, long v2) {
        long v1_ = calls.copy(v1, 8);
        long v2_ = calls.copy(v2, 8);
        int at_ = calls.begin(ListOps.glRectfv, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) v1_;
        words_[at_ + 1] = (int) (v1_ >>> 32);
        words_[at_ + 2] = (int) v2_;
        words_[at_ + 3] = (int) (v2_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRecti(int x1, int y1, int x2, int y2) {
        int at_ = calls.begin(ListOps.glRecti, 4);
        int[] words_ = calls.words;
        words_[at_] = x1;
        words_[at_ + 1] = y1;
        words_[at_ + 2] = x2;
        words_[at_ + 3] = y2;
        return calls.compileOnly;
    }

    public boolean glRectiv(long v1, long v2) {
        long v1_ = calls.copy(v1, 8);
        long v2_ = calls.copy(v2, 8);
        int at_ = calls.begin(ListOps.glRectiv, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) v1_;
        words_[at_ + 1] = (int) (v1_ >>> 32);
        words_[at_ + 2] = (int) v2_;
        words_[at_ + 3] = (int) (v2_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glRects(short x1, short y1, short x2, short y2) {
        int at_ = calls.begin(ListOps.glRects, 4);
        int[] words_ = calls.words;
        words_[at_] = x1;
        words_[at_ + 1] = y1;
        words_[at_ + 2] = x2;
        words_[at_ + 3] = y2;
        return calls.compileOnly;
    }

    public boolean glRectsv(long v1, long v2) {
        long v1_ = calls.copy(v1, 4);
        long v2_ = calls.copy(v2, 4);
        int at_ = calls.begin(ListOps.glRectsv, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) v1_;
        words_[at_ + 1] = (int) (v1_ >>> 32);
        words_[at_ + 2] = (int) v2_;
        words_[at_ + 3] = (int) (v2_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glResetHistogram(int target) {
        int at_ = calls.begin(ListOps.glResetHistogram, 1);
        int[] words_ = calls.words;
        words_[at_] = target;
        return calls.compileOnly;
    }

    public boolean glResetMinmax(int target) {
        int at_ = calls.begin(ListOps.glResetMinmax, 1);
        int[] words_ = calls.words;
        words_[at_] = target;
        return calls.compileOnly;
    }

    public boolean glRotated(double angle, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glRotated, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(angle);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(angle) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glRotatef(float angle, float x, float y, float z) {
        int at_ = calls.begin(ListOps.glRotatef, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(angle);
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glSampleCoverage(float value, boolean invert) {
        int at_ = calls.begin(ListOps.glSampleCoverage, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(value);
        words_[at_ + 1] = invert ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glSampleMaski(int maskNumber, int mask) {
        int at_ = calls.begin(ListOps.glSampleMaski, 2);
        int[] words_ = calls.words;
        words_[at_] = maskNumber;
        words_[at_ + 1] = mask;
        return calls.compileOnly;
    }

    public boolean glScaled(double x, double y, double z) {
        int at_ = calls.begin(ListOps.glScaled, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glScalef(float x, float y, float z) {
        int at_ = calls.begin(ListOps.glScalef, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glScissor(int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glScissor, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = width;
        words_[at_ + 3] = height;
        return calls.compileOnly;
    }

    public boolean glScissorArrayv(int first, int count, long v) {
        return valueRecorder.glScissorArrayv(first, count, v);
    }

    public boolean glScissorIndexed(int index, int left, int bottom, int width, int height) {
        int at_ = calls.begin(ListOps.glScissorIndexed, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = left;
        words_[at_ + 2] = bottom;
        words_[at_ + 3] = width;
        words_[at_ + 4] = height;
        return calls.compileOnly;
    }

    public boolean glScissorIndexedv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glScissorIndexedv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3b(byte red, byte green, byte blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3b, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3bv(long v) {
        long v_ = calls.copy(v, 3);
        int at_ = calls.begin(ListOps.glSecondaryColor3bv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3d(double red, double green, double blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(red);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(red) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(green);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(green) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(blue);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(blue) >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glSecondaryColor3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3f(float red, float green, float blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(red);
        words_[at_ + 1] = Float.floatToRawIntBits(green);
        words_[at_ + 2] = Float.floatToRawIntBits(blue);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glSecondaryColor3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3i(int red, int green, int blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3i, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glSecondaryColor3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3s(short red, short green, short blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3s, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glSecondaryColor3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3ub(byte red, byte green, byte blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3ub, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3ubv(long v) {
        long v_ = calls.copy(v, 3);
        int at_ = calls.begin(ListOps.glSecondaryColor3ubv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3ui(int red, int green, int blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3ui, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3uiv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glSecondaryColor3uiv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3us(short red, short green, short blue) {
        int at_ = calls.begin(ListOps.glSecondaryColor3us, 3);
        int[] words_ = calls.words;
        words_[at_] = red;
        words_[at_ + 1] = green;
        words_[at_ + 2] = blue;
        return calls.compileOnly;
    }

    public boolean glSecondaryColor3usv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glSecondaryColor3usv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSecondaryColorP3ui(int type, int color) {
        int at_ = calls.begin(ListOps.glSecondaryColorP3ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = color;
        return calls.compileOnly;
    }

    public boolean glSecondaryColorP3uiv(int type, long color) {
        long color_ = calls.copy(color, 4);
        int at_ = calls.begin(ListOps.glSecondaryColorP3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) color_;
        words_[at_ + 2] = (int) (color_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glSeparableFilter2D(int target, int internalformat, int width, int height, int format, int type, long row, long column) {
        return imageRecorder.glSeparableFilter2D(target, internalformat, width, height, format, type, row, column);
    }

    public boolean glShadeModel(int mode) {
        int at_ = calls.begin(ListOps.glShadeModel, 1);
        int[] words_ = calls.words;
        words_[at_] = mode;
        return calls.compileOnly;
    }

    public boolean glStencilFunc(int func, int ref, int mask) {
        int at_ = calls.begin(ListOps.glStencilFunc, 3);
        int[] words_ = calls.words;
        words_[at_] = func;
        words_[at_ + 1] = ref;
        words_[at_ + 2] = mask;
        return calls.compileOnly;
    }

    public boolean glStencilFuncSeparate(int face, int func, int ref, int mask) {
        int at_ = calls.begin(ListOps.glStencilFuncSeparate, 4);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = func;
        words_[at_ + 2] = ref;
        words_[at_ + 3] = mask;
        return calls.compileOnly;
    }

    public boolean glStencilFuncSeparateATI(int frontfunc, int backfunc, int ref, int mask) {
        int at_ = calls.begin(ListOps.glStencilFuncSeparateATI, 4);
        int[] words_ = calls.words;
        words_[at_] = frontfunc;
        words_[at_ + 1] = backfunc;
        words_[at_ + 2] = ref;
        words_[at_ + 3] = mask;
        return calls.compileOnly;
    }

    public boolean glStencilMask(int mask) {
        int at_ = calls.begin(ListOps.glStencilMask, 1);
        int[] words_ = calls.words;
        words_[at_] = mask;
        return calls.compileOnly;
    }

    public boolean glStencilMaskSeparate(int face, int mask) {
        int at_ = calls.begin(ListOps.glStencilMaskSeparate, 2);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = mask;
        return calls.compileOnly;
    }

    public boolean glStencilOp(int fail, int zfail, int zpass) {
        int at_ = calls.begin(ListOps.glStencilOp, 3);
        int[] words_ = calls.words;
        words_[at_] = fail;
        words_[at_ + 1] = zfail;
        words_[at_ + 2] = zpass;
        return calls.compileOnly;
    }

    public boolean glStencilOpSeparate(int face, int sfail, int dpfail, int dppass) {
        int at_ = calls.begin(ListOps.glStencilOpSeparate, 4);
        int[] words_ = calls.words;
        words_[at_] = face;
        words_[at_ + 1] = sfail;
        words_[at_ + 2] = dpfail;
        words_[at_ + 3] = dppass;
        return calls.compileOnly;
    }

    public boolean glTexCoord1d(double s) {
        int at_ = calls.begin(ListOps.glTexCoord1d, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord1dv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glTexCoord1dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord1f(float s) {
        int at_ = calls.begin(ListOps.glTexCoord1f, 1);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(s);
        return calls.compileOnly;
    }

    public boolean glTexCoord1fv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glTexCoord1fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord1i(int s) {
        int at_ = calls.begin(ListOps.glTexCoord1i, 1);
        int[] words_ = calls.words;
        words_[at_] = s;
        return calls.compileOnly;
    }

    public boolean glTexCoord1iv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glTexCoord1iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord1s(short s) {
        int at_ = calls.begin(ListOps.glTexCoord1s, 1);
        int[] words_ = calls.words;
        words_[at_] = s;
        return calls.compileOnly;
    }

    public boolean glTexCoord1sv(long v) {
        long v_ = calls.copy(v, 2);
        int at_ = calls.begin(ListOps.glTexCoord1sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord2d(double s, double t) {
        int at_ = calls.begin(ListOps.glTexCoord2d, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord2dv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glTexCoord2dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord2f(float s, float t) {
        int at_ = calls.begin(ListOps.glTexCoord2f, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(s);
        words_[at_ + 1] = Float.floatToRawIntBits(t);
        return calls.compileOnly;
    }

    public boolean glTexCoord2fv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glTexCoord2fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord2i(int s, int t) {
        int at_ = calls.begin(ListOps.glTexCoord2i, 2);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        return calls.compileOnly;
    }

    public boolean glTexCoord2iv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glTexCoord2iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord2s(short s, short t) {
        int at_ = calls.begin(ListOps.glTexCoord2s, 2);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        return calls.compileOnly;
    }

    public boolean glTexCoord2sv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glTexCoord2sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord3d(double s, double t, double r) {
        int at_ = calls.begin(ListOps.glTexCoord3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(r);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(r) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glTexCoord3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord3f(float s, float t, float r) {
        int at_ = calls.begin(ListOps.glTexCoord3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(s);
        words_[at_ + 1] = Float.floatToRawIntBits(t);
        words_[at_ + 2] = Float.floatToRawIntBits(r);
        return calls.compileOnly;
    }

    public boolean glTexCoord3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glTexCoord3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord3i(int s, int t, int r) {
        int at_ = calls.begin(ListOps.glTexCoord3i, 3);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        words_[at_ + 2] = r;
        return calls.compileOnly;
    }

    public boolean glTexCoord3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glTexCoord3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord3s(short s, short t, short r) {
        int at_ = calls.begin(ListOps.glTexCoord3s, 3);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        words_[at_ + 2] = r;
        return calls.compileOnly;
    }

    public boolean glTexCoord3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glTexCoord3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord4d(double s, double t, double r, double q) {
        int at_ = calls.begin(ListOps.glTexCoord4d, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(s);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(s) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(t);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(t) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(r);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(r) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(q);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(q) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord4dv(long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glTexCoord4dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord4f(float s, float t, float r, float q) {
        int at_ = calls.begin(ListOps.glTexCoord4f, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(s);
        words_[at_ + 1] = Float.floatToRawIntBits(t);
        words_[at_ + 2] = Float.floatToRawIntBits(r);
        words_[at_ + 3] = Float.floatToRawIntBits(q);
        return calls.compileOnly;
    }

    public boolean glTexCoord4fv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glTexCoord4fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord4i(int s, int t, int r, int q) {
        int at_ = calls.begin(ListOps.glTexCoord4i, 4);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        words_[at_ + 2] = r;
        words_[at_ + 3] = q;
        return calls.compileOnly;
    }

    public boolean glTexCoord4iv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glTexCoord4iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoord4s(short s, short t, short r, short q) {
        int at_ = calls.begin(ListOps.glTexCoord4s, 4);
        int[] words_ = calls.words;
        words_[at_] = s;
        words_[at_ + 1] = t;
        words_[at_ + 2] = r;
        words_[at_ + 3] = q;
        return calls.compileOnly;
    }

    public boolean glTexCoord4sv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glTexCoord4sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoordP1ui(int type, int coords) {
        int at_ = calls.begin(ListOps.glTexCoordP1ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = coords;
        return calls.compileOnly;
    }

    public boolean glTexCoordP1uiv(int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glTexCoordP1uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) coords_;
        words_[at_ + 2] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoordP2ui(int type, int coords) {
        int at_ = calls.begin(ListOps.glTexCoordP2ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = coords;
        return calls.compileOnly;
    }

    public boolean glTexCoordP2uiv(int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glTexCoordP2uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) coords_;
        words_[at_ + 2] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoordP3ui(int type, int coords) {
        int at_ = calls.begin(ListOps.glTexCoordP3ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = coords;
        return calls.compileOnly;
    }

    public boolean glTexCoordP3uiv(int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glTexCoordP3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) coords_;
        words_[at_ + 2] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexCoordP4ui(int type, int coords) {
        int at_ = calls.begin(ListOps.glTexCoordP4ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = coords;
        return calls.compileOnly;
    }

    public boolean glTexCoordP4uiv(int type, long coords) {
        long coords_ = calls.copy(coords, 4);
        int at_ = calls.begin(ListOps.glTexCoordP4uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) coords_;
        words_[at_ + 2] = (int) (coords_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexEnvf(int target, int pname, float param) {
        int at_ = calls.begin(ListOps.glTexEnvf, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glTexEnvfv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexEnvfv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexEnvi(int target, int pname, int param) {
        int at_ = calls.begin(ListOps.glTexEnvi, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glTexEnviv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexEnviv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexGend(int coord, int pname, double param) {
        int at_ = calls.begin(ListOps.glTexGend, 4);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(param);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(param) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexGendv(int coord, int pname, long params) {
        long params_ = calls.copy(params, 8L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexGendv, 4);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexGenf(int coord, int pname, float param) {
        int at_ = calls.begin(ListOps.glTexGenf, 3);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glTexGenfv(int coord, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexGenfv, 4);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexGeni(int coord, int pname, int param) {
        int at_ = calls.begin(ListOps.glTexGeni, 3);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glTexGeniv(int coord, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexGeniv, 4);
        int[] words_ = calls.words;
        words_[at_] = coord;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexImage1D(int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        return imageRecorder.glTexImage1D(target, level, internalformat, width, border, format, type, pixels);
    }

    public boolean glTexImage2D(int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        return imageRecorder.glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels);
    }

    public boolean glTexImage2DMultisample(int target, int samples, int internalformat, int width, int height, boolean fixedsamplelocations) {
        int at_ = calls.begin(ListOps.glTexImage2DMultisample, 6);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = samples;
        words_[at_ + 2] = internalformat;
        words_[at_ + 3] = width;
        words_[at_ + 4] = height;
        words_[at_ + 5] = fixedsamplelocations ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glTexImage3D(int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        return imageRecorder.glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels);
    }

    public boolean glTexImage3DMultisample(int target, int samples, int internalformat, int width, int height, int depth, boolean fixedsamplelocations) {
        int at_ = calls.begin(ListOps.glTexImage3DMultisample, 7);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = samples;
        words_[at_ + 2] = internalformat;
        words_[at_ + 3] = width;
        words_[at_ + 4] = height;
        words_[at_ + 5] = depth;
        words_[at_ + 6] = fixedsamplelocations ? 1 : 0;
        return calls.compileOnly;
    }

    public boolean glTexParameterIiv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexParameterIiv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexParameterIuiv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexParameterIuiv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexParameterf(int target, int pname, float param) {
        int at_ = calls.begin(ListOps.glTexParameterf, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glTexParameterfv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexParameterfv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexParameteri(int target, int pname, int param) {
        int at_ = calls.begin(ListOps.glTexParameteri, 3);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glTexParameteriv(int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTexParameteriv, 4);
        int[] words_ = calls.words;
        words_[at_] = target;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = (int) params_;
        words_[at_ + 3] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTexSubImage1D(int target, int level, int xoffset, int width, int format, int type, long pixels) {
        return imageRecorder.glTexSubImage1D(target, level, xoffset, width, format, type, pixels);
    }

    public boolean glTexSubImage2D(int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        return imageRecorder.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
    }

    public boolean glTexSubImage3D(int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        return imageRecorder.glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels);
    }

    public boolean glTextureBarrier() {
        int at_ = calls.begin(ListOps.glTextureBarrier, 0);
        return calls.compileOnly;
    }

    public boolean glTextureBarrierNV() {
        int at_ = calls.begin(ListOps.glTextureBarrierNV, 0);
        return calls.compileOnly;
    }

    public boolean glTextureImage1DEXT(int texture, int target, int level, int internalformat, int width, int border, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexImage1D(target, level, internalformat, width, border, format, type, pixels));
    }

    public boolean glTextureImage2DEXT(int texture, int target, int level, int internalformat, int width, int height, int border, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexImage2D(target, level, internalformat, width, height, border, format, type, pixels));
    }

    public boolean glTextureImage3DEXT(int texture, int target, int level, int internalformat, int width, int height, int depth, int border, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexImage3D(target, level, internalformat, width, height, depth, border, format, type, pixels));
    }

    public boolean glTextureParameterIiv(int texture, int pname, long params) {
        return false;
    }

    public boolean glTextureParameterIivEXT(int texture, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTextureParameterIivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTextureParameterIuiv(int texture, int pname, long params) {
        return false;
    }

    public boolean glTextureParameterIuivEXT(int texture, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTextureParameterIuivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTextureParameterf(int texture, int pname, float param) {
        int at_ = calls.begin(ListOps.glTextureParameterf, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glTextureParameterfEXT(int texture, int target, int pname, float param) {
        int at_ = calls.begin(ListOps.glTextureParameterfEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = Float.floatToRawIntBits(param);
        return calls.compileOnly;
    }

    public boolean glTextureParameterfv(int texture, int pname, long param) {
        return false;
    }

    public boolean glTextureParameterfvEXT(int texture, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTextureParameterfvEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTextureParameteri(int texture, int pname, int param) {
        int at_ = calls.begin(ListOps.glTextureParameteri, 3);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = pname;
        words_[at_ + 2] = param;
        return calls.compileOnly;
    }

    public boolean glTextureParameteriEXT(int texture, int target, int pname, int param) {
        int at_ = calls.begin(ListOps.glTextureParameteriEXT, 4);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = param;
        return calls.compileOnly;
    }

    public boolean glTextureParameteriv(int texture, int pname, long param) {
        return false;
    }

    public boolean glTextureParameterivEXT(int texture, int target, int pname, long params) {
        long params_ = calls.copy(params, 4L * ParamCounts.of(pname));
        int at_ = calls.begin(ListOps.glTextureParameterivEXT, 5);
        int[] words_ = calls.words;
        words_[at_] = texture;
        words_[at_ + 1] = target;
        words_[at_ + 2] = pname;
        words_[at_ + 3] = (int) params_;
        words_[at_ + 4] = (int) (params_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glTextureSubImage1D(int texture, int level, int xoffset, int width, int format, int type, long pixels) {
        return false;
    }

    public boolean glTextureSubImage1DEXT(int texture, int target, int level, int xoffset, int width, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexSubImage1D(target, level, xoffset, width, format, type, pixels));
    }

    public boolean glTextureSubImage2D(int texture, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        return false;
    }

    public boolean glTextureSubImage2DEXT(int texture, int target, int level, int xoffset, int yoffset, int width, int height, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels));
    }

    public boolean glTextureSubImage3D(int texture, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        return false;
    }

    public boolean glTextureSubImage3DEXT(int texture, int target, int level, int xoffset, int yoffset, int zoffset, int width, int height, int depth, int format, int type, long pixels) {
        int from_ = calls.texture(texture, target);
        return calls.given(from_, glTexSubImage3D(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels));
    }

    public boolean glTranslated(double x, double y, double z) {
        int at_ = calls.begin(ListOps.glTranslated, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glTranslatef(float x, float y, float z) {
        int at_ = calls.begin(ListOps.glTranslatef, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glUniform1d(int location, double x) {
        int at_ = calls.begin(ListOps.glUniform1d, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1dv(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform1dv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1f(int location, float v0) {
        int at_ = calls.begin(ListOps.glUniform1f, 2);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = Float.floatToRawIntBits(v0);
        return calls.compileOnly;
    }

    public boolean glUniform1fv(int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glUniform1fv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1i(int location, int v0) {
        int at_ = calls.begin(ListOps.glUniform1i, 2);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        return calls.compileOnly;
    }

    public boolean glUniform1i64ARB(int location, long x) {
        int at_ = calls.begin(ListOps.glUniform1i64ARB, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1i64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform1i64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1iv(int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glUniform1iv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1ui(int location, int v0) {
        int at_ = calls.begin(ListOps.glUniform1ui, 2);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        return calls.compileOnly;
    }

    public boolean glUniform1ui64ARB(int location, long x) {
        int at_ = calls.begin(ListOps.glUniform1ui64ARB, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1ui64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform1ui64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform1uiv(int location, int count, long value) {
        long value_ = calls.copy(value, 4L * count);
        int at_ = calls.begin(ListOps.glUniform1uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2d(int location, double x, double y) {
        int at_ = calls.begin(ListOps.glUniform2d, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2dv(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform2dv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2f(int location, float v0, float v1) {
        int at_ = calls.begin(ListOps.glUniform2f, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = Float.floatToRawIntBits(v0);
        words_[at_ + 2] = Float.floatToRawIntBits(v1);
        return calls.compileOnly;
    }

    public boolean glUniform2fv(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform2fv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2i(int location, int v0, int v1) {
        int at_ = calls.begin(ListOps.glUniform2i, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        return calls.compileOnly;
    }

    public boolean glUniform2i64ARB(int location, long x, long y) {
        int at_ = calls.begin(ListOps.glUniform2i64ARB, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2i64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform2i64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2iv(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform2iv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2ui(int location, int v0, int v1) {
        int at_ = calls.begin(ListOps.glUniform2ui, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        return calls.compileOnly;
    }

    public boolean glUniform2ui64ARB(int location, long x, long y) {
        int at_ = calls.begin(ListOps.glUniform2ui64ARB, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2ui64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform2ui64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform2uiv(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniform2uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3d(int location, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glUniform3d, 7);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3dv(int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glUniform3dv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3f(int location, float v0, float v1, float v2) {
        int at_ = calls.begin(ListOps.glUniform3f, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = Float.floatToRawIntBits(v0);
        words_[at_ + 2] = Float.floatToRawIntBits(v1);
        words_[at_ + 3] = Float.floatToRawIntBits(v2);
        return calls.compileOnly;
    }

    public boolean glUniform3fv(int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glUniform3fv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3i(int location, int v0, int v1, int v2) {
        int at_ = calls.begin(ListOps.glUniform3i, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        words_[at_ + 3] = v2;
        return calls.compileOnly;
    }

    public boolean glUniform3i64ARB(int location, long x, long y, long z) {
        int at_ = calls.begin(ListOps.glUniform3i64ARB, 7);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        words_[at_ + 5] = (int) z;
        words_[at_ + 6] = (int) (z >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3i64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glUniform3i64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3iv(int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glUniform3iv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3ui(int location, int v0, int v1, int v2) {
        int at_ = calls.begin(ListOps.glUniform3ui, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        words_[at_ + 3] = v2;
        return calls.compileOnly;
    }

    public boolean glUniform3ui64ARB(int location, long x, long y, long z) {
        int at_ = calls.begin(ListOps.glUniform3ui64ARB, 7);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        words_[at_ + 5] = (int) z;
        words_[at_ + 6] = (int) (z >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3ui64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glUniform3ui64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform3uiv(int location, int count, long value) {
        long value_ = calls.copy(value, 12L * count);
        int at_ = calls.begin(ListOps.glUniform3uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4d(int location, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glUniform4d, 9);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4dv(int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniform4dv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4f(int location, float v0, float v1, float v2, float v3) {
        int at_ = calls.begin(ListOps.glUniform4f, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = Float.floatToRawIntBits(v0);
        words_[at_ + 2] = Float.floatToRawIntBits(v1);
        words_[at_ + 3] = Float.floatToRawIntBits(v2);
        words_[at_ + 4] = Float.floatToRawIntBits(v3);
        return calls.compileOnly;
    }

    public boolean glUniform4fv(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform4fv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4i(int location, int v0, int v1, int v2, int v3) {
        int at_ = calls.begin(ListOps.glUniform4i, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        words_[at_ + 3] = v2;
        words_[at_ + 4] = v3;
        return calls.compileOnly;
    }

    public boolean glUniform4i64ARB(int location, long x, long y, long z, long w) {
        int at_ = calls.begin(ListOps.glUniform4i64ARB, 9);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        words_[at_ + 5] = (int) z;
        words_[at_ + 6] = (int) (z >>> 32);
        words_[at_ + 7] = (int) w;
        words_[at_ + 8] = (int) (w >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4i64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniform4i64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4iv(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform4iv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4ui(int location, int v0, int v1, int v2, int v3) {
        int at_ = calls.begin(ListOps.glUniform4ui, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = v0;
        words_[at_ + 2] = v1;
        words_[at_ + 3] = v2;
        words_[at_ + 4] = v3;
        return calls.compileOnly;
    }

    public boolean glUniform4ui64ARB(int location, long x, long y, long z, long w) {
        int at_ = calls.begin(ListOps.glUniform4ui64ARB, 9);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        words_[at_ + 3] = (int) y;
        words_[at_ + 4] = (int) (y >>> 32);
        words_[at_ + 5] = (int) z;
        words_[at_ + 6] = (int) (z >>> 32);
        words_[at_ + 7] = (int) w;
        words_[at_ + 8] = (int) (w >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4ui64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniform4ui64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniform4uiv(int location, int count, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniform4uiv, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformBlockBinding(int program, int uniformBlockIndex, int uniformBlockBinding) {
        int at_ = calls.begin(ListOps.glUniformBlockBinding, 3);
        int[] words_ = calls.words;
        words_[at_] = program;
        words_[at_ + 1] = uniformBlockIndex;
        words_[at_ + 2] = uniformBlockBinding;
        return calls.compileOnly;
    }

    public boolean glUniformHandleui64ARB(int location, long value) {
        int at_ = calls.begin(ListOps.glUniformHandleui64ARB, 3);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = (int) value;
        words_[at_ + 2] = (int) (value >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformHandleui64vARB(int location, int count, long value) {
        long value_ = calls.copy(value, 8L * count);
        int at_ = calls.begin(ListOps.glUniformHandleui64vARB, 4);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) value_;
        words_[at_ + 3] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 16L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2x3dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2x3dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2x3fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2x3fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2x4dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2x4dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix2x4fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix2x4fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 72L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 36L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3x2dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3x2dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3x2fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 24L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3x2fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3x4dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 96L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3x4dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix3x4fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix3x4fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 128L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4x2dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 64L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4x2dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4x2fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 32L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4x2fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4x3dv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 96L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4x3dv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformMatrix4x3fv(int location, int count, boolean transpose, long value) {
        long value_ = calls.copy(value, 48L * count);
        int at_ = calls.begin(ListOps.glUniformMatrix4x3fv, 5);
        int[] words_ = calls.words;
        words_[at_] = location;
        words_[at_ + 1] = count;
        words_[at_ + 2] = transpose ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUniformSubroutinesuiv(int shadertype, int count, long indices) {
        long indices_ = calls.copy(indices, 4L * count);
        int at_ = calls.begin(ListOps.glUniformSubroutinesuiv, 4);
        int[] words_ = calls.words;
        words_[at_] = shadertype;
        words_[at_ + 1] = count;
        words_[at_ + 2] = (int) indices_;
        words_[at_ + 3] = (int) (indices_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glUseProgram(int program) {
        int at_ = calls.begin(ListOps.glUseProgram, 1);
        int[] words_ = calls.words;
        words_[at_] = program;
        return calls.compileOnly;
    }

    public boolean glUseProgramStages(int pipeline, int stages, int program) {
        int at_ = calls.begin(ListOps.glUseProgramStages, 3);
        int[] words_ = calls.words;
        words_[at_] = pipeline;
        words_[at_ + 1] = stages;
        words_[at_ + 2] = program;
        return calls.compileOnly;
    }

    public boolean glUseShaderProgramEXT(int type, int program) {
        int at_ = calls.begin(ListOps.glUseShaderProgramEXT, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = program;
        return calls.compileOnly;
    }

    public boolean glVertex2d(double x, double y) {
        int at_ = calls.begin(ListOps.glVertex2d, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex2dv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertex2dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex2f(float x, float y) {
        int at_ = calls.begin(ListOps.glVertex2f, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        return calls.compileOnly;
    }

    public boolean glVertex2fv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertex2fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex2i(int x, int y) {
        int at_ = calls.begin(ListOps.glVertex2i, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glVertex2iv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertex2iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex2s(short x, short y) {
        int at_ = calls.begin(ListOps.glVertex2s, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glVertex2sv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertex2sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex3d(double x, double y, double z) {
        int at_ = calls.begin(ListOps.glVertex3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glVertex3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex3f(float x, float y, float z) {
        int at_ = calls.begin(ListOps.glVertex3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glVertex3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glVertex3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex3i(int x, int y, int z) {
        int at_ = calls.begin(ListOps.glVertex3i, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glVertex3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glVertex3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex3s(short x, short y, short z) {
        int at_ = calls.begin(ListOps.glVertex3s, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glVertex3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glVertex3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex4d(double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glVertex4d, 8);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 6] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 7] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex4dv(long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glVertex4dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex4f(float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glVertex4f, 4);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        words_[at_ + 3] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glVertex4fv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertex4fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex4i(int x, int y, int z, int w) {
        int at_ = calls.begin(ListOps.glVertex4i, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        words_[at_ + 3] = w;
        return calls.compileOnly;
    }

    public boolean glVertex4iv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertex4iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertex4s(short x, short y, short z, short w) {
        int at_ = calls.begin(ListOps.glVertex4s, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        words_[at_ + 3] = w;
        return calls.compileOnly;
    }

    public boolean glVertex4sv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertex4sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1d(int index, double x) {
        int at_ = calls.begin(ListOps.glVertexAttrib1d, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1dv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib1dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1f(int index, float x) {
        int at_ = calls.begin(ListOps.glVertexAttrib1f, 2);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1fv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib1fv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1s(int index, short x) {
        int at_ = calls.begin(ListOps.glVertexAttrib1s, 2);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        return calls.compileOnly;
    }

    public boolean glVertexAttrib1sv(int index, long v) {
        long v_ = calls.copy(v, 2);
        int at_ = calls.begin(ListOps.glVertexAttrib1sv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2d(int index, double x, double y) {
        int at_ = calls.begin(ListOps.glVertexAttrib2d, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2dv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib2dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2f(int index, float x, float y) {
        int at_ = calls.begin(ListOps.glVertexAttrib2f, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2fv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib2fv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2s(int index, short x, short y) {
        int at_ = calls.begin(ListOps.glVertexAttrib2s, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        return calls.compileOnly;
    }

    public boolean glVertexAttrib2sv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib2sv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3d(int index, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glVertexAttrib3d, 7);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3dv(int index, long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glVertexAttrib3dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3f(int index, float x, float y, float z) {
        int at_ = calls.begin(ListOps.glVertexAttrib3f, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3fv(int index, long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glVertexAttrib3fv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3s(int index, short x, short y, short z) {
        int at_ = calls.begin(ListOps.glVertexAttrib3s, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        return calls.compileOnly;
    }

    public boolean glVertexAttrib3sv(int index, long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glVertexAttrib3sv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nbv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib4Nbv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Niv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib4Niv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nsv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib4Nsv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nub(int index, byte x, byte y, byte z, byte w) {
        int at_ = calls.begin(ListOps.glVertexAttrib4Nub, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        words_[at_ + 4] = w;
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nubv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib4Nubv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nuiv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib4Nuiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4Nusv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib4Nusv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4bv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib4bv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4d(int index, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glVertexAttrib4d, 9);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4dv(int index, long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glVertexAttrib4dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4f(int index, float x, float y, float z, float w) {
        int at_ = calls.begin(ListOps.glVertexAttrib4f, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(z);
        words_[at_ + 4] = Float.floatToRawIntBits(w);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4fv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib4fv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4iv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib4iv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4s(int index, short x, short y, short z, short w) {
        int at_ = calls.begin(ListOps.glVertexAttrib4s, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        words_[at_ + 4] = w;
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4sv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib4sv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4ubv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttrib4ubv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4uiv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttrib4uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttrib4usv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttrib4usv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI1i(int index, int x) {
        int at_ = calls.begin(ListOps.glVertexAttribI1i, 2);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI1iv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttribI1iv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI1ui(int index, int x) {
        int at_ = calls.begin(ListOps.glVertexAttribI1ui, 2);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI1uiv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttribI1uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI2i(int index, int x, int y) {
        int at_ = calls.begin(ListOps.glVertexAttribI2i, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI2iv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttribI2iv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI2ui(int index, int x, int y) {
        int at_ = calls.begin(ListOps.glVertexAttribI2ui, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI2uiv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttribI2uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI3i(int index, int x, int y, int z) {
        int at_ = calls.begin(ListOps.glVertexAttribI3i, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI3iv(int index, long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glVertexAttribI3iv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI3ui(int index, int x, int y, int z) {
        int at_ = calls.begin(ListOps.glVertexAttribI3ui, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI3uiv(int index, long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glVertexAttribI3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4bv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttribI4bv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4i(int index, int x, int y, int z, int w) {
        int at_ = calls.begin(ListOps.glVertexAttribI4i, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        words_[at_ + 4] = w;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4iv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttribI4iv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4sv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttribI4sv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4ubv(int index, long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glVertexAttribI4ubv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4ui(int index, int x, int y, int z, int w) {
        int at_ = calls.begin(ListOps.glVertexAttribI4ui, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = x;
        words_[at_ + 2] = y;
        words_[at_ + 3] = z;
        words_[at_ + 4] = w;
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4uiv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttribI4uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribI4usv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttribI4usv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL1d(int index, double x) {
        int at_ = calls.begin(ListOps.glVertexAttribL1d, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL1dv(int index, long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glVertexAttribL1dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL1ui64ARB(int index, long x) {
        int at_ = calls.begin(ListOps.glVertexAttribL1ui64ARB, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) x;
        words_[at_ + 2] = (int) (x >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL1ui64vARB(int index, long v) {
        return false;
    }

    public boolean glVertexAttribL2d(int index, double x, double y) {
        int at_ = calls.begin(ListOps.glVertexAttribL2d, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL2dv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glVertexAttribL2dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL3d(int index, double x, double y, double z) {
        int at_ = calls.begin(ListOps.glVertexAttribL3d, 7);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL3dv(int index, long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glVertexAttribL3dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL4d(int index, double x, double y, double z, double w) {
        int at_ = calls.begin(ListOps.glVertexAttribL4d, 9);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 2] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 3] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 4] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 5] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 6] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        words_[at_ + 7] = (int) Double.doubleToRawLongBits(w);
        words_[at_ + 8] = (int) (Double.doubleToRawLongBits(w) >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribL4dv(int index, long v) {
        long v_ = calls.copy(v, 32);
        int at_ = calls.begin(ListOps.glVertexAttribL4dv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribP1ui(int index, int type, boolean normalized, int value) {
        int at_ = calls.begin(ListOps.glVertexAttribP1ui, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = value;
        return calls.compileOnly;
    }

    public boolean glVertexAttribP1uiv(int index, int type, boolean normalized, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexAttribP1uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribP2ui(int index, int type, boolean normalized, int value) {
        int at_ = calls.begin(ListOps.glVertexAttribP2ui, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = value;
        return calls.compileOnly;
    }

    public boolean glVertexAttribP2uiv(int index, int type, boolean normalized, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexAttribP2uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribP3ui(int index, int type, boolean normalized, int value) {
        int at_ = calls.begin(ListOps.glVertexAttribP3ui, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = value;
        return calls.compileOnly;
    }

    public boolean glVertexAttribP3uiv(int index, int type, boolean normalized, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexAttribP3uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexAttribP4ui(int index, int type, boolean normalized, int value) {
        int at_ = calls.begin(ListOps.glVertexAttribP4ui, 4);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = value;
        return calls.compileOnly;
    }

    public boolean glVertexAttribP4uiv(int index, int type, boolean normalized, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexAttribP4uiv, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = type;
        words_[at_ + 2] = normalized ? 1 : 0;
        words_[at_ + 3] = (int) value_;
        words_[at_ + 4] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexP2ui(int type, int value) {
        int at_ = calls.begin(ListOps.glVertexP2ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = value;
        return calls.compileOnly;
    }

    public boolean glVertexP2uiv(int type, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexP2uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) value_;
        words_[at_ + 2] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexP3ui(int type, int value) {
        int at_ = calls.begin(ListOps.glVertexP3ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = value;
        return calls.compileOnly;
    }

    public boolean glVertexP3uiv(int type, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexP3uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) value_;
        words_[at_ + 2] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glVertexP4ui(int type, int value) {
        int at_ = calls.begin(ListOps.glVertexP4ui, 2);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = value;
        return calls.compileOnly;
    }

    public boolean glVertexP4uiv(int type, long value) {
        long value_ = calls.copy(value, 4);
        int at_ = calls.begin(ListOps.glVertexP4uiv, 3);
        int[] words_ = calls.words;
        words_[at_] = type;
        words_[at_ + 1] = (int) value_;
        words_[at_ + 2] = (int) (value_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glViewport(int x, int y, int width, int height) {
        int at_ = calls.begin(ListOps.glViewport, 4);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = width;
        words_[at_ + 3] = height;
        return calls.compileOnly;
    }

    public boolean glViewportArrayv(int first, int count, long v) {
        return valueRecorder.glViewportArrayv(first, count, v);
    }

    public boolean glViewportIndexedf(int index, float x, float y, float w, float h) {
        int at_ = calls.begin(ListOps.glViewportIndexedf, 5);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = Float.floatToRawIntBits(x);
        words_[at_ + 2] = Float.floatToRawIntBits(y);
        words_[at_ + 3] = Float.floatToRawIntBits(w);
        words_[at_ + 4] = Float.floatToRawIntBits(h);
        return calls.compileOnly;
    }

    public boolean glViewportIndexedfv(int index, long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glViewportIndexedfv, 3);
        int[] words_ = calls.words;
        words_[at_] = index;
        words_[at_ + 1] = (int) v_;
        words_[at_ + 2] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos2d(double x, double y) {
        int at_ = calls.begin(ListOps.glWindowPos2d, 4);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos2dv(long v) {
        long v_ = calls.copy(v, 16);
        int at_ = calls.begin(ListOps.glWindowPos2dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos2f(float x, float y) {
        int at_ = calls.begin(ListOps.glWindowPos2f, 2);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        return calls.compileOnly;
    }

    public boolean glWindowPos2fv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glWindowPos2fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos2i(int x, int y) {
        int at_ = calls.begin(ListOps.glWindowPos2i, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glWindowPos2iv(long v) {
        long v_ = calls.copy(v, 8);
        int at_ = calls.begin(ListOps.glWindowPos2iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos2s(short x, short y) {
        int at_ = calls.begin(ListOps.glWindowPos2s, 2);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        return calls.compileOnly;
    }

    public boolean glWindowPos2sv(long v) {
        long v_ = calls.copy(v, 4);
        int at_ = calls.begin(ListOps.glWindowPos2sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos3d(double x, double y, double z) {
        int at_ = calls.begin(ListOps.glWindowPos3d, 6);
        int[] words_ = calls.words;
        words_[at_] = (int) Double.doubleToRawLongBits(x);
        words_[at_ + 1] = (int) (Double.doubleToRawLongBits(x) >>> 32);
        words_[at_ + 2] = (int) Double.doubleToRawLongBits(y);
        words_[at_ + 3] = (int) (Double.doubleToRawLongBits(y) >>> 32);
        words_[at_ + 4] = (int) Double.doubleToRawLongBits(z);
        words_[at_ + 5] = (int) (Double.doubleToRawLongBits(z) >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos3dv(long v) {
        long v_ = calls.copy(v, 24);
        int at_ = calls.begin(ListOps.glWindowPos3dv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos3f(float x, float y, float z) {
        int at_ = calls.begin(ListOps.glWindowPos3f, 3);
        int[] words_ = calls.words;
        words_[at_] = Float.floatToRawIntBits(x);
        words_[at_ + 1] = Float.floatToRawIntBits(y);
        words_[at_ + 2] = Float.floatToRawIntBits(z);
        return calls.compileOnly;
    }

    public boolean glWindowPos3fv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glWindowPos3fv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos3i(int x, int y, int z) {
        int at_ = calls.begin(ListOps.glWindowPos3i, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glWindowPos3iv(long v) {
        long v_ = calls.copy(v, 12);
        int at_ = calls.begin(ListOps.glWindowPos3iv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }

    public boolean glWindowPos3s(short x, short y, short z) {
        int at_ = calls.begin(ListOps.glWindowPos3s, 3);
        int[] words_ = calls.words;
        words_[at_] = x;
        words_[at_ + 1] = y;
        words_[at_ + 2] = z;
        return calls.compileOnly;
    }

    public boolean glWindowPos3sv(long v) {
        long v_ = calls.copy(v, 6);
        int at_ = calls.begin(ListOps.glWindowPos3sv, 2);
        int[] words_ = calls.words;
        words_[at_] = (int) v_;
        words_[at_ + 1] = (int) (v_ >>> 32);
        return calls.compileOnly;
    }
}
