package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.AttachmentRequest;
import tepui.frontends.gl.framebuffer.AttachmentRules;
import tepui.frontends.gl.framebuffer.BlitRequest;
import tepui.frontends.gl.framebuffer.BlitRules;
import tepui.frontends.gl.framebuffer.Blits;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferObject;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.FramebufferQueryRules;
import tepui.frontends.gl.framebuffer.FramebufferRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.SampleTable;

/** Framebuffer objects: names, attachments, draw and read buffers, blits (OpenGL 4.6, 9.2, 17.4.1, 18.2.1 and 18.3.2). */
public final class FramebufferCalls {
    private final Profile profile;
    private final Framebuffers framebuffers;
    private final FramebufferRules rules;
    private final AttachmentRules attachmentRules;
    private final BlitRules blitRules;
    private final Blits blits;
    private final FramebufferQueryRules queryRules;
    private final FramebufferQueries queries;

    private final AttachmentRequest request = new AttachmentRequest();
    private final BlitRequest blit = new BlitRequest();

    public FramebufferCalls(
            Profile profile,
            Framebuffers framebuffers,
            FramebufferRules rules,
            AttachmentRules attachmentRules,
            BlitRules blitRules,
            Blits blits,
            FramebufferQueryRules queryRules,
            FramebufferQueries queries) {
        this.profile = profile;
        this.framebuffers = framebuffers;
        this.rules = rules;
        this.attachmentRules = attachmentRules;
        this.blitRules = blitRules;
        this.blits = blits;
        this.queryRules = queryRules;
        this.queries = queries;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenFramebuffers(int n, long names) {
        if (!rules.count("glGenFramebuffers", n)) return;
        framebuffers.objects.generate(n, names);
    }

    public void glCreateFramebuffers(int n, long names) {
        if (!rules.count("glCreateFramebuffers", n)) return;
        framebuffers.objects.generate(n, names);
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            framebuffers.objects.put(name, new FramebufferObject(name, profile.es ? profile.version : 0));
        }
    }

    public void glDeleteFramebuffers(int n, long names) {
        if (!rules.count("glDeleteFramebuffers", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            FramebufferObject f = name == 0 ? null : framebuffers.objects.remove(name);
            if (f != null) framebuffers.deleted(f);
        }
    }

    public boolean glIsFramebuffer(int name) {
        return name != 0 && framebuffers.objects.get(name) != null;
    }

    public void glBindFramebuffer(int target, int name) {
        if (!rules.bindTarget("glBindFramebuffer", target)) return;
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) {
            if (!rules.bindNew("glBindFramebuffer", name)) return;
            FramebufferObject made = new FramebufferObject(name, profile.es ? profile.version : 0);
            framebuffers.objects.put(name, made);
            f = made;
        }
        if (target != GL_READ_FRAMEBUFFER) framebuffers.bindDraw(f);
        if (target != GL_DRAW_FRAMEBUFFER) framebuffers.bindRead(f);
    }

    // ---- status ----------------------------------------------------------------------------------------------------

    public int glCheckFramebufferStatus(int target) {
        Framebuffer f = rules.bound("glCheckFramebufferStatus", target);
        return f == null ? 0 : framebuffers.status(f);
    }

    /** The same of a framebuffer that is given. */
    public int checkFramebufferStatus(String call, Framebuffer f, int target) {
        return rules.bound(call, target) == null ? 0 : framebuffers.status(f);
    }

    public int glCheckNamedFramebufferStatus(int name, int target) {
        String call = "glCheckNamedFramebufferStatus";
        Framebuffer f = rules.bound(call, target) == null ? null : rules.named(call, name);
        return f == null ? 0 : framebuffers.status(f);
    }

    // ---- attachments ------------------------------------------------------------------------------------------------

    /** Attaches the image that was checked. */
    private void attach(FramebufferObject f) {
        framebuffers.attach(f, request);
    }

    public void glFramebufferRenderbuffer(int target, int attachment, int rbTarget, int name) {
        String call = "glFramebufferRenderbuffer";
        renderbuffer(call, rules.boundObject(call, target), attachment, rbTarget, name);
    }

    public void glNamedFramebufferRenderbuffer(int framebuffer, int attachment, int rbTarget, int name) {
        String call = "glNamedFramebufferRenderbuffer";
        renderbuffer(call, rules.namedObject(call, framebuffer), attachment, rbTarget, name);
    }

    private void renderbuffer(String call, @Nullable FramebufferObject f, int attachment, int target, int name) {
        if (f != null && attachmentRules.renderbuffer(request.of(call, attachment, target, name, 0, 0))) attach(f);
    }

    /** The same of a framebuffer that is given. */
    public void framebufferRenderbuffer(String call, Framebuffer f, int attachment, int rbTarget, int name) {
        renderbuffer(call, rules.object(call, f), attachment, rbTarget, name);
    }

    /** The request is for an image of so many dimensions. */
    private void image(@Nullable FramebufferObject f, int dimensions) {
        if (f != null && attachmentRules.image(request, dimensions)) attach(f);
    }

    public void glFramebufferTexture1D(int target, int attachment, int textarget, int name, int level) {
        request.of("glFramebufferTexture1D", attachment, textarget, name, level, 0);
        image(rules.boundObject("glFramebufferTexture1D", target), 1);
    }

    /** The same of a framebuffer that is given. */
    public void framebufferTexture1D(String call, Framebuffer f, int attachment, int textarget, int name, int level) {
        request.of(call, attachment, textarget, name, level, 0);
        image(rules.object(call, f), 1);
    }

    public void glFramebufferTexture2D(int target, int attachment, int textarget, int name, int level) {
        request.of("glFramebufferTexture2D", attachment, textarget, name, level, 0);
        image(rules.boundObject("glFramebufferTexture2D", target), 2);
    }

    public void framebufferTexture2D(String call, Framebuffer f, int attachment, int textarget, int name, int level) {
        request.of(call, attachment, textarget, name, level, 0);
        image(rules.object(call, f), 2);
    }

    public void glFramebufferTexture3D(int target, int attachment, int textarget, int name, int level, int layer) {
        request.of("glFramebufferTexture3D", attachment, textarget, name, level, layer);
        image(rules.boundObject("glFramebufferTexture3D", target), 3);
    }

    /** EXT_multisampled_render_to_texture. */
    public void glFramebufferTexture2DMultisampleEXT(
            int target, int attachment, int textarget, int name, int level, int samples) {
        String call = "glFramebufferTexture2DMultisampleEXT";
        FramebufferObject f = rules.boundObject(call, target);
        request.of(call, attachment, textarget, name, level, 0);
        if (f != null && attachmentRules.multisample(request, samples)) attach(f);
    }

    public void framebufferTexture3D(
            String call, Framebuffer f, int attachment, int textarget, int name, int level, int layer) {
        request.of(call, attachment, textarget, name, level, layer);
        image(rules.object(call, f), 3);
    }

    public void glFramebufferTextureLayer(int target, int attachment, int name, int level, int layer) {
        String call = "glFramebufferTextureLayer";
        layer(call, rules.boundObject(call, target), attachment, name, level, layer);
    }

    /** The same of a framebuffer that is given. */
    public void framebufferTextureLayer(String call, Framebuffer f, int attachment, int name, int level, int layer) {
        layer(call, rules.object(call, f), attachment, name, level, layer);
    }

    private void layer(String call, @Nullable FramebufferObject f, int attachment, int name, int level, int layer) {
        if (f != null && attachmentRules.layer(request.of(call, attachment, 0, name, level, layer))) attach(f);
    }

    public void glNamedFramebufferTextureLayer(int framebuffer, int attachment, int name, int level, int layer) {
        String call = "glNamedFramebufferTextureLayer";
        layer(call, rules.namedObject(call, framebuffer), attachment, name, level, layer);
    }

    /** One face of a cube, as a layer (ARB_geometry_shader4's glFramebufferTextureFace). */
    public void framebufferTextureFace(String call, Framebuffer given, int attachment, int name, int level, int face) {
        FramebufferObject f = rules.object(call, given);
        if (f != null && attachmentRules.face(request.of(call, attachment, face, name, level, 0))) attach(f);
    }

    public void glFramebufferTextureFaceARB(int target, int attachment, int name, int level, int face) {
        String call = "glFramebufferTextureFaceARB";
        FramebufferObject f = rules.boundObject(call, target);
        if (f != null && attachmentRules.face(request.of(call, attachment, face, name, level, 0))) attach(f);
    }

    public void glFramebufferTexture(int target, int attachment, int name, int level) {
        String call = "glFramebufferTexture";
        all(call, rules.boundObject(call, target), attachment, name, level);
    }

    /** The same of a framebuffer that is given. */
    public void framebufferTexture(String call, Framebuffer f, int attachment, int name, int level) {
        all(call, rules.object(call, f), attachment, name, level);
    }

    private void all(String call, @Nullable FramebufferObject f, int attachment, int name, int level) {
        if (f != null && attachmentRules.all(request.of(call, attachment, 0, name, level, 0))) attach(f);
    }

    public void glNamedFramebufferTexture(int framebuffer, int attachment, int name, int level) {
        String call = "glNamedFramebufferTexture";
        all(call, rules.namedObject(call, framebuffer), attachment, name, level);
    }

    // ---- parameters -------------------------------------------------------------------------------------------------

    private void parameter(String call, @Nullable Framebuffer f, int pname, int value) {
        if (f != null && rules.parameter(call, f, pname, value)) framebuffers.setParameter(f, pname, value);
    }

    public void glFramebufferParameteri(int target, int pname, int value) {
        String call = "glFramebufferParameteri";
        parameter(call, rules.bound(call, target), pname, value);
    }

    /** The same of a framebuffer that is given. */
    public void framebufferParameteri(String call, Framebuffer f, int pname, int value) {
        parameter(call, f, pname, value);
    }

    public void glNamedFramebufferParameteri(int name, int pname, int value) {
        String call = "glNamedFramebufferParameteri";
        parameter(call, rules.named(call, name), pname, value);
    }

    public void getFramebufferParameteriv(String call, @Nullable Framebuffer f, int pname, long params) {
        if (f != null && queryRules.parameter(call, f, pname)) queries.parameter(f, pname, params);
    }

    public void glGetFramebufferParameteriv(int target, int pname, long params) {
        String call = "glGetFramebufferParameteriv";
        getFramebufferParameteriv(call, rules.bound(call, target), pname, params);
    }

    public void glGetNamedFramebufferParameteriv(int name, int pname, long params) {
        String call = "glGetNamedFramebufferParameteriv";
        getFramebufferParameteriv(call, rules.named(call, name), pname, params);
    }

    public void getFramebufferAttachmentParameteriv(
            String call, @Nullable Framebuffer f, int attachment, int pname, long params) {
        if (f == null || !queryRules.attachment(call, f, attachment, pname)) return;
        queries.attachment(f, attachment, pname, params);
    }

    public void glGetFramebufferAttachmentParameteriv(int target, int attachment, int pname, long params) {
        String call = "glGetFramebufferAttachmentParameteriv";
        getFramebufferAttachmentParameteriv(call, rules.bound(call, target), attachment, pname, params);
    }

    public void glGetNamedFramebufferAttachmentParameteriv(int name, int attachment, int pname, long params) {
        String call = "glGetNamedFramebufferAttachmentParameteriv";
        getFramebufferAttachmentParameteriv(call, rules.named(call, name), attachment, pname, params);
    }

    // ---- draw and read buffers --------------------------------------------------------------------------------------

    public void framebufferDrawBuffer(String call, @Nullable Framebuffer f, int buffer) {
        if (f == null || !rules.drawBuffer(call, f, buffer)) return;
        java.util.Arrays.fill(f.drawBuffers, GL_NONE);
        f.drawBuffers[0] = buffer;
        framebuffers.changed(f);
    }

    public void framebufferDrawBuffers(String call, @Nullable Framebuffer f, int n, long buffers) {
        if (f == null || !rules.drawBuffers(call, f, n, buffers)) return;
        java.util.Arrays.fill(f.drawBuffers, GL_NONE);
        for (int i = 0; i < n; i++) f.drawBuffers[i] = Native.getInt(buffers + 4L * i);
        framebuffers.changed(f);
    }

    public void framebufferReadBuffer(String call, @Nullable Framebuffer f, int buffer) {
        if (f != null && rules.readBuffer(call, f, buffer)) f.readBuffer = buffer;
    }

    public void glDrawBuffer(int buffer) {
        framebufferDrawBuffer("glDrawBuffer", framebuffers.draw(), buffer);
    }

    public void glNamedFramebufferDrawBuffer(int name, int buffer) {
        String call = "glNamedFramebufferDrawBuffer";
        framebufferDrawBuffer(call, rules.named(call, name), buffer);
    }

    public void glDrawBuffers(int n, long buffers) {
        framebufferDrawBuffers("glDrawBuffers", framebuffers.draw(), n, buffers);
    }

    public void glNamedFramebufferDrawBuffers(int name, int n, long buffers) {
        String call = "glNamedFramebufferDrawBuffers";
        framebufferDrawBuffers(call, rules.named(call, name), n, buffers);
    }

    public void glReadBuffer(int buffer) {
        framebufferReadBuffer("glReadBuffer", framebuffers.read(), buffer);
    }

    public void glNamedFramebufferReadBuffer(int name, int buffer) {
        String call = "glNamedFramebufferReadBuffer";
        Framebuffer f = rules.named(call, name);
        framebufferReadBuffer(call, f == null ? null : framebuffers.forReading(f), buffer);
    }

    // ---- blits, invalidation ---------------------------------------------------------------------------------------

    public void glBlitFramebuffer(
            int x0, int y0, int x1, int y1, int dx0, int dy0, int dx1, int dy1, int mask, int filter) {
        blit.of("glBlitFramebuffer", mask, filter).from(x0, y0, x1, y1).to(dx0, dy0, dx1, dy1);
        blit(framebuffers.read(), framebuffers.draw());
    }

    public void glBlitNamedFramebuffer(
            int read,
            int draw,
            int x0,
            int y0,
            int x1,
            int y1,
            int dx0,
            int dy0,
            int dx1,
            int dy1,
            int mask,
            int filter) {
        blit.of("glBlitNamedFramebuffer", mask, filter).from(x0, y0, x1, y1).to(dx0, dy0, dx1, dy1);
        Framebuffer from = rules.named("glBlitNamedFramebuffer", read);
        blit(from == null ? null : framebuffers.forReading(from), rules.named("glBlitNamedFramebuffer", draw));
    }

    private void blit(@Nullable Framebuffer read, @Nullable Framebuffer draw) {
        if (read != null && draw != null && blitRules.blit(blit, read, draw)) blits.blit(blit, read, draw);
    }

    /** Checks; contents are kept, which is always allowed. */
    private void invalidate(String call, @Nullable Framebuffer f, int n, long attachments, int w, int h) {
        if (f != null) rules.invalidate(call, f, n, attachments, w, h);
    }

    public void glInvalidateFramebuffer(int target, int n, long attachments) {
        String call = "glInvalidateFramebuffer";
        invalidate(call, rules.bound(call, target), n, attachments, 0, 0);
    }

    public void glInvalidateSubFramebuffer(int target, int n, long attachments, int x, int y, int w, int h) {
        String call = "glInvalidateSubFramebuffer";
        invalidate(call, rules.bound(call, target), n, attachments, w, h);
    }

    public void glInvalidateNamedFramebufferData(int name, int n, long attachments) {
        String call = "glInvalidateNamedFramebufferData";
        invalidate(call, rules.named(call, name), n, attachments, 0, 0);
    }

    public void glInvalidateNamedFramebufferSubData(int name, int n, long attachments, int x, int y, int w, int h) {
        String call = "glInvalidateNamedFramebufferSubData";
        invalidate(call, rules.named(call, name), n, attachments, w, h);
    }

    /** EXT_discard_framebuffer: what the framebuffer does not have is passed over. */
    public void glDiscardFramebufferEXT(int target, int numAttachments, long attachments) {
        rules.discard("glDiscardFramebufferEXT", target, numAttachments, attachments);
    }

    // ---- samples ---------------------------------------------------------------------------------------------------

    private void locations(String call, @Nullable Framebuffer f, int start, int count, long v) {
        if (f == null || !rules.locations(call, start, count)) return;
        for (int i = 0; i < 2 * count; i++) f.locations.set(2 * start + i, Native.getFloat(v + 4L * i));
        framebuffers.changed(f);
    }

    public void glFramebufferSampleLocationsfvARB(int target, int start, int count, long v) {
        String call = "glFramebufferSampleLocationsfvARB";
        locations(call, rules.bound(call, target), start, count, v);
    }

    public void glNamedFramebufferSampleLocationsfvARB(int framebuffer, int start, int count, long v) {
        String call = "glNamedFramebufferSampleLocationsfvARB";
        locations(call, rules.named(call, framebuffer), start, count, v);
    }

    /** Nothing is left to be evaluated: each sample has a depth of its own, which was found where the sample was when it was drawn. */
    public void glEvaluateDepthValuesARB() {}

    public void glGetMultisamplefv(int pname, int index, long val) {
        if (!rules.samplePosition("glGetMultisamplefv", pname, index)) return;
        SampleTable table = pname == GL_PROGRAMMABLE_SAMPLE_LOCATION_ARB ? framebuffers.draw().locations : null;
        float[] positions = table == null ? framebuffers.samplePositions() : new float[0];
        for (int i = 0; i < 2; i++) {
            Native.putFloat(val + 4L * i, table == null ? positions[2 * index + i] : table.get(2 * index + i));
        }
    }
}
