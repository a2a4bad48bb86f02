/* Devices: their making, reset and end, swap chains and presents, and what is asked of a device as a whole. */
#include "client.h"

/* --- present parameters --- */

enum { WIRE_WORDS = 18, COMPLETED_WORDS = 14 };

/* As packets have them: the structure's words, but the window's as two, and its size behind them. */
static void to_wire(const struct tepui_stream *s, const struct tepui_parameters *p, void *window, uint32_t wire[WIRE_WORDS]) {
    memcpy(wire, p, 28);
    uint32_t width = 0, height = 0;
    uint64_t handle = tepui_window(s, window, &width, &height);
    wire[7] = (uint32_t)handle;
    wire[8] = (uint32_t)(handle >> 32);
    memcpy(wire + 9, &p->windowed, 24);
    wire[15] = width;
    wire[16] = height;
    wire[17] = 0;
}

/* What the front end filled in. */
static void complete(struct tepui_parameters *p, const uint32_t completed[COMPLETED_WORDS]) {
    p->width = completed[0];
    p->height = completed[1];
    p->format = completed[2];
    p->count = completed[3];
}

/* --- swap chains --- */

static void free_chain(struct tepui_chain *c) {
    for (uint32_t i = 0; c->buffers != NULL && i < c->parameters.count; i++) {
        struct tepui_surface *s = c->buffers[i];
        if (s == NULL) continue;
        s->o.owner = NULL;
        s->o.uses--;
        if (s->o.uses == 0 && s->o.refs == 0) destroy(&s->o);
    }
    free(c->buffers);
    c->buffers = NULL;
}

static int make_buffers(struct tepui_chain *c) {
    const struct tepui_parameters *p = &c->parameters;
    c->buffers = calloc(p->count, sizeof *c->buffers);
    if (c->buffers == NULL) return 0;
    for (uint32_t i = 0; i < p->count; i++) {
        const uint32_t what[7] = {p->width, p->height, p->format, USAGE_RENDERTARGET, POOL_DEFAULT, p->samples, p->quality};
        struct tepui_surface *s = begin_surface(c->o.device, what, 0);
        void *made;
        if (s == NULL) return 0;
        s->o.owner = &c->o;
        s->o.uses = 1;
        finish_surface(s, 0, (p->flags & PRESENTFLAG_LOCKABLE) != 0, &made);
        put_TakeBackBuffer(c->o.stream, c->o.id, s->o.id, i);
        c->buffers[i] = s;
    }
    return 1;
}

static struct tepui_chain *make_chain(struct tepui_device *d, const struct tepui_parameters *p, int implicit) {
    struct tepui_chain *c = make(d, KIND_SWAP_CHAIN, sizeof *c, !implicit);
    if (c == NULL) return NULL;
    c->o.id = take_id(d);
    c->parameters = *p;
    c->implicit = (uint32_t)implicit;
    if (implicit) {
        c->o.uses = 1;
        put_TakeSwapChain(&d->own, c->o.id);
    }
    return c;
}

static uint32_t DeviceCreateAdditionalSwapChain(struct tepui_object *self, void *parameters, void *chain) {
    struct tepui_device *d = device(self);
    struct tepui_parameters *p = parameters;
    uint32_t wire[WIRE_WORDS], completed[COMPLETED_WORDS];
    if (p == NULL || chain == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)chain = NULL;
    struct tepui_chain *c = make_chain(d, p, 0);
    if (c == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    to_wire(self->stream, p, p->window != NULL ? p->window : d->focus, wire);
    uint32_t result = ask_MakeSwapChain(self->stream, c->o.id, wire, completed);
    if (tepui_failed(result)) {
        unmake(&c->o);
        return result;
    }
    complete(p, completed);
    c->parameters = *p;
    if (p->window == NULL) c->parameters.window = d->focus;
    in_pool(&c->o, POOL_DEFAULT);
    if (!make_buffers(c)) return (uint32_t)TEPUI_OUTOFMEMORY;
    *(void **)chain = c;
    return 0;
}

static uint32_t DeviceGetSwapChain(struct tepui_object *self, uint32_t index, void *chain) {
    if (chain == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(chain, index == 0 ? device(self)->chain : NULL);
    return index == 0 ? 0 : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t DeviceGetNumberOfSwapChains(struct tepui_object *self) {
    (void)self;
    return 1;
}

static uint32_t SwapChainGetBackBuffer(struct tepui_object *self, uint32_t index, uint32_t type, void *surface) {
    const struct tepui_chain *c = (struct tepui_chain *)self;
    (void)type;
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    if (index >= c->parameters.count) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(surface, c->buffers[index]);
    return 0;
}

static uint32_t DeviceGetBackBuffer(struct tepui_object *self, uint32_t chain, uint32_t index, uint32_t type, void *surface) {
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)surface = NULL;
    return chain == 0 ? SwapChainGetBackBuffer(&device(self)->chain->o, index, type, surface) : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t SwapChainGetPresentParameters(struct tepui_object *self, void *parameters) {
    if (parameters == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(parameters, &((struct tepui_chain *)self)->parameters, sizeof(struct tepui_parameters));
    return 0;
}

/* --- modes of 9Ex: the structure says its size --- */

static uint32_t DeviceGetDisplayModeEx(struct tepui_object *self, uint32_t chain, void *mode, void *rotation) {
    return is_mode_ex(mode) ? ask_DeviceGetDisplayModeEx(self->stream, chain, mode, rotation) : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t SwapChainGetDisplayModeEx(struct tepui_object *self, void *mode, void *rotation) {
    return is_mode_ex(mode) ? ask_SwapChainGetDisplayModeEx(self->stream, self->id, mode, rotation) : (uint32_t)TEPUI_INVALIDCALL;
}

/* --- presenting --- */

/* The whole screen, or none of it, as the parameters want it. */
static int take_screen(struct tepui_device *d, const struct tepui_parameters *p) {
    if (p->windowed) {
        tepui_leave_screen(&d->screen);
        return 1;
    }
    const uint32_t mode[3] = {p->width, p->height, p->refresh};
    d->screen.ex = (int)d->ex;
    void *window = p->window != NULL ? p->window : d->focus;
    return tepui_enter_screen(&d->screen, window, d->focus, mode, (d->behavior & CREATE_NO_WINDOW_CHANGES) == 0);
}

static uint32_t result_of_loss(const struct tepui_device *d) {
    return d->ex ? (uint32_t)TEPUI_DEVICEHUNG : (uint32_t)TEPUI_DEVICELOST;
}

/* Lets the host be as many pictures behind as the latency allows. */
static void keep_pace(struct tepui_device *d) {
    struct tepui_stream *s = &d->own;
    for (uint32_t round = 0; !s->lost && (int32_t)(d->frames - tepui_presented(s)) > (int32_t)d->latency; round++) tepui_rest(s, round);
}

/* A RGNDATA: a header of 32 bytes whose third word is the number of rectangles that follow. */
static uint32_t present(struct tepui_chain *c, const void *from, const void *to, void *window, const void *dirty, uint32_t flags) {
    struct tepui_device *d = c->o.device;
    struct tepui_stream *s = c->o.stream;
    uint32_t width = 0, height = 0, count = 0, result;
    const uint8_t *rects = NULL;
    if (dirty != NULL) {
        memcpy(&count, (const uint8_t *)dirty + 8, 4);
        rects = (const uint8_t *)dirty + 32;
        if (count > TEPUI_PIECE / 16) rects = NULL, count = 0;
    }
    if (d->needs_reset) return result_of_loss(d);
    if (d->screen.focus != SCREEN_OURS) return d->ex ? (uint32_t)TEPUI_OCCLUDED : (uint32_t)TEPUI_DEVICELOST;
    void *shown = window != NULL ? window : c->parameters.window != NULL ? c->parameters.window : d->focus;
    uint64_t handle = tepui_window(s, shown, &width, &height);
    /* What cannot fail but by a loss is not waited for; that is told by a later present. */
    int sure = from == NULL && to == NULL && dirty == NULL && window == NULL && flags == 0;
    if (sure) {
        put_Present(s, c->o.id, from, to, flags, (uint32_t)handle, (uint32_t)(handle >> 32), width, height, rects, count, 0);
        tepui_publish(s);
        d->frames++;
        keep_pace(d);
        result = tepui_present_result(s);
    } else {
        result = ask_Present(s, c->o.id, from, to, flags, (uint32_t)handle, (uint32_t)(handle >> 32), width, height, rects, count, window != NULL);
        d->frames = tepui_presented(s);
    }
    d->waits_of_frame = s->waits - d->waits_before;
    d->waits_before = s->waits;
    /* That the window has another size than before is no change of the screen's mode. */
    if (result == TEPUI_MODE_CHANGED) result = 0;
    return s->lost ? result_of_loss(d) : result;
}

static uint32_t DevicePresent(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty) {
    return present(device(self)->chain, from, to, window, dirty, 0);
}

static uint32_t DevicePresentEx(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags) {
    return present(device(self)->chain, from, to, window, dirty, flags);
}

static uint32_t SwapChainPresent(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags) {
    return present((struct tepui_chain *)self, from, to, window, dirty, flags);
}

/* --- making and resetting --- */

static int make_implicit(struct tepui_device *d, const struct tepui_parameters *p, int fresh) {
    if (d->chain == NULL) d->chain = make_chain(d, p, 1);
    if (d->chain == NULL) return 0;
    d->chain->parameters = *p;
    if (!make_buffers(d->chain)) return 0;
    d->auto_depth = NULL;
    if (p->auto_depth) {
        const uint32_t what[7] = {p->width, p->height, p->depth_format, USAGE_DEPTHSTENCIL, POOL_DEFAULT, p->samples, p->quality};
        struct tepui_surface *s = begin_surface(d, what, 0);
        void *made;
        if (s == NULL) return 0;
        s->o.uses = 1;
        finish_surface(s, 0, p->depth_format == FORMAT_D16_LOCKABLE || p->depth_format == FORMAT_D32F_LOCKABLE, &made);
        put_TakeDepthSurface(&d->own, s->o.id);
        d->auto_depth = s;
    }
    set_target(d, 0, d->chain->buffers[0]);
    set_depth(d, d->auto_depth);
    if (fresh) {
        struct {
            uint32_t render[256], samplers[SAMPLERS * SAMPLER_STATES], stages[STAGES * STAGE_STATES], floats, smalls;
        } state;
        if (tepui_failed(ask_Snapshot(&d->own, NULL))) return 0;
        memcpy(&state, tepui_answer(&d->own), sizeof state);
        struct tepui_values *v = &d->now;
        memset(v, 0, sizeof *v);
        memcpy(v->render, state.render, sizeof v->render);
        memcpy(v->samplers, state.samplers, sizeof v->samplers);
        memcpy(v->stages, state.stages, sizeof v->stages);
        d->floats = state.floats;
        d->smalls = state.smalls;
        for (int i = 0; i < TRANSFORMS; i++)
            for (int k = 0; k < 4; k++) v->transforms[i][5 * k] = 1;
        for (int i = 0; i < STREAMS; i++) v->frequencies[i] = 1;
        whole_target(d, p->width, p->height);
    } else {
        /* The range of depths stays. */
        uint32_t range[2];
        memcpy(range, d->now.viewport + 4, sizeof range);
        whole_target(d, p->width, p->height);
        memcpy(d->now.viewport + 4, range, sizeof range);
    }
    return 1;
}

static void end_auto_depth(struct tepui_device *d) {
    struct tepui_surface *s = d->auto_depth;
    d->auto_depth = NULL;
    if (s == NULL) return;
    s->o.uses--;
    if (s->o.uses == 0 && s->o.refs == 0) destroy(&s->o);
}

/* The last one who held the device let it go. */
static void release_device(struct tepui_device *d) {
    tepui_enter(&d->o);
    int left = --d->o.refs;
    tepui_leave(&d->o);
    if (left > 0) return;
    unmark_device(d);
    if (d->recording != NULL) {
        free_block(d->recording);
        free(d->recording);
    }
    free_values(&d->now);
    for (uint32_t i = 0; i < TARGETS; i++) set_target(d, i, NULL);
    set_depth(d, NULL);
    end_auto_depth(d);
    if (d->chain != NULL) {
        free_chain(d->chain);
        free_data(&d->chain->o);
        free(d->chain);
    }
    while (d->of_codes != NULL) {
        struct tepui_declaration *v = d->of_codes;
        d->of_codes = v->next;
        free_data(&v->o);
        free(v->elements);
        free(v);
    }
    tepui_end_pointer(d);
    tepui_leave_screen(&d->screen);
    tepui_close_stream(&d->own);
    if (d->o.lock != NULL) tepui_free_lock(d->o.lock);
    struct tepui_object *parent = &d->parent->o;
    free(d->free_list);
    free(d);
    tepui_Release(parent);
}

/* Programs of 32 bits that do not ask for their own get numbers of single precision, rounded to the nearest, and no exceptions. */
static void single_precision(void) {
#if defined(_WIN32) && defined(__i386__)
    const uint16_t control = 0x7f;
    __asm__ volatile("fldcw %0" : : "m"(control));
#endif
}

static uint32_t create_device(struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, struct tepui_parameters *p, uint32_t ex, void *out) {
    uint32_t wire[WIRE_WORDS], completed[COMPLETED_WORDS];
    if (p == NULL || out == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)out = NULL;
    struct tepui_device *d = calloc(1, sizeof *d);
    if (d == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    d->o.methods = methods_of[KIND_DEVICE];
    d->o.kind = KIND_DEVICE;
    d->o.device = d;
    d->o.stream = &d->own;
    d->o.refs = 1;
    d->next_id = 1;
    d->ex = ex;
    d->adapter = adapter;
    d->type = type;
    d->behavior = behavior;
    d->focus = focus;
    d->software = (behavior & CREATE_SOFTWARE) != 0;
    d->clip_status[1] = UINT32_MAX;
    d->latency = 3;
    for (uint32_t i = 0; i < 3 * 256; i++) d->ramp[i / 256][i % 256] = (uint16_t)(i % 256 * 257);
    if ((behavior & CREATE_MULTITHREADED) != 0) d->o.lock = tepui_make_lock();
    if (!tepui_open_stream(&d->own)) {
        if (d->o.lock != NULL) tepui_free_lock(d->o.lock);
        free(d);
        return (uint32_t)TEPUI_NOTAVAILABLE;
    }
    /* The desktop's mode is the one before full screen. */
    uint32_t modes[TEPUI_MODES][3];
    const uint32_t count = tepui_modes(modes);
    if (!take_screen(d, p)) {
        tepui_close_stream(&d->own);
        if (d->o.lock != NULL) tepui_free_lock(d->o.lock);
        free(d);
        return (uint32_t)TEPUI_NOTAVAILABLE;
    }
    to_wire(&d->own, p, p->window != NULL ? p->window : focus, wire);
    uint32_t result = ask_OpenDevice(&d->own, adapter, type, behavior & ~(uint32_t)CREATE_MULTITHREADED, ex, count, wire, modes, completed);
    if (tepui_failed(result)) {
        tepui_leave_screen(&d->screen);
        tepui_close_stream(&d->own);
        if (d->o.lock != NULL) tepui_free_lock(d->o.lock);
        free(d);
        return result;
    }
    complete(p, completed);
    struct tepui_parameters filled = *p;
    if (p->window == NULL) filled.window = focus;
    d->parent = direct3d(self);
    tepui_AddRef(self);
    if (!make_implicit(d, &filled, 1)) {
        tepui_Release(&d->o);
        return (uint32_t)TEPUI_OUTOFMEMORY;
    }
    mark_device(d);
    if ((behavior & CREATE_FPU_PRESERVE) == 0) single_precision();
    *(void **)out = d;
    return 0;
}

static uint32_t Direct3DCreateDevice(struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *out) {
    return create_device(self, adapter, type, focus, behavior, parameters, direct3d(self)->ex, out);
}

/* Full screen of 9Ex has a mode beside its parameters, which is of the same size. */
static int fits_mode(const struct tepui_parameters *p, const void *mode) {
    const uint32_t *words = mode;
    if (p == NULL) return 1;
    if (p->windowed || mode == NULL) return p->windowed && mode == NULL;
    return words[1] == p->width && words[2] == p->height;
}

static uint32_t Direct3DCreateDeviceEx(struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *mode, void *out) {
    if (!direct3d(self)->ex || !fits_mode(parameters, mode)) return (uint32_t)TEPUI_INVALIDCALL;
    return create_device(self, adapter, type, focus, behavior, parameters, 1, out);
}

static void release_bound(struct tepui_device *d) {
    struct tepui_values *v = &d->now;
    for (uint32_t i = 0; i < SAMPLERS; i++)
        if (v->textures[i] != NULL) DeviceSetTexture(&d->o, i < 16 ? i : 240 + i, NULL);
    for (uint32_t i = 0; i < STREAMS; i++)
        if (v->streams[i] != NULL) DeviceSetStreamSource(&d->o, i, NULL, 0, 0);
    DeviceSetIndices(&d->o, NULL);
    DeviceSetVertexDeclaration(&d->o, NULL);
    DeviceSetVertexShader(&d->o, NULL);
    DeviceSetPixelShader(&d->o, NULL);
}

static void abandon_recording(struct tepui_device *d) {
    struct tepui_block *b = d->recording;
    if (b == NULL) return;
    DeviceEndStateBlock(&d->o, &b);
    tepui_Release(&b->o);
}

static uint32_t reset(struct tepui_object *self, struct tepui_parameters *p, uint32_t ex) {
    struct tepui_device *d = device(self);
    uint32_t wire[WIRE_WORDS], completed[COMPLETED_WORDS];
    if (p == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    if (self->stream->lost) return result_of_loss(d);
    if (!d->ex && d->screen.focus == SCREEN_LOST) return (uint32_t)TEPUI_DEVICELOST;
    if (!d->ex) {
        abandon_recording(d);
        release_bound(d);
    }
    for (uint32_t i = 1; i < TARGETS; i++) DeviceSetRenderTarget(self, i, NULL);
    DeviceSetDepthStencilSurface(self, NULL);
    if (!d->ex && (d->held > 0 || d->chain->o.refs > 0)) {
        d->needs_reset = 1;
        set_depth(d, d->auto_depth);
        if (d->auto_depth != NULL) put_DeviceSetDepthStencilSurface(self->stream, d->auto_depth->o.id);
        return (uint32_t)TEPUI_INVALIDCALL;
    }
    if (!take_screen(d, p)) {
        if (!d->ex) d->needs_reset = 1;
        set_depth(d, d->auto_depth);
        if (d->auto_depth != NULL) put_DeviceSetDepthStencilSurface(self->stream, d->auto_depth->o.id);
        return (uint32_t)TEPUI_INVALIDCALL;
    }
    /* The device's first target is the chain's: it is let go with it. */
    set_target(d, 0, NULL);
    free_chain(d->chain);
    end_auto_depth(d);
    if (!d->ex) d->in_scene = 0;
    to_wire(self->stream, p, p->window != NULL ? p->window : d->focus, wire);
    uint32_t result = ask_ResetDevice(self->stream, wire, ex, completed);
    struct tepui_parameters now = d->chain->parameters;
    if (!tepui_failed(result)) {
        complete(p, completed);
        now = *p;
        if (p->window == NULL) now.window = d->focus;
    }
    d->needs_reset = !d->ex && tepui_failed(result);
    if (!make_implicit(d, &now, !d->ex && !tepui_failed(result))) return (uint32_t)TEPUI_OUTOFMEMORY;
    return result;
}

static uint32_t DeviceReset(struct tepui_object *self, void *parameters) {
    return reset(self, parameters, 0);
}

static uint32_t DeviceResetEx(struct tepui_object *self, void *parameters, void *mode) {
    if (!fits_mode(parameters, mode)) return (uint32_t)TEPUI_INVALIDCALL;
    return device(self)->ex ? reset(self, parameters, 1) : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t DeviceTestCooperativeLevel(struct tepui_object *self) {
    const struct tepui_device *d = device(self);
    if (self->stream->lost) return d->ex ? 0 : (uint32_t)TEPUI_DEVICELOST;
    if (!d->ex && d->screen.focus == SCREEN_LOST) return (uint32_t)TEPUI_DEVICELOST;
    if (d->needs_reset || (!d->ex && d->screen.focus == SCREEN_BACK)) return (uint32_t)TEPUI_DEVICENOTRESET;
    return 0;
}

static uint32_t DeviceCheckDeviceState(struct tepui_object *self, void *window) {
    const struct tepui_device *d = device(self);
    if (self->stream->lost) return (uint32_t)TEPUI_DEVICEHUNG;
    /* In full screen one window alone is seen: the device's, as long as the screen is ours. */
    if (!d->screen.on) return 0;
    int seen = d->screen.focus == SCREEN_OURS;
    return (window == d->screen.window) == seen ? 0 : (uint32_t)TEPUI_OCCLUDED;
}

/* --- what a device is --- */

static uint32_t DeviceGetDirect3D(struct tepui_object *self, void *out) {
    if (out == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(out, device(self)->parent);
    return 0;
}

static uint32_t DeviceGetCreationParameters(struct tepui_object *self, void *parameters) {
    struct {
        uint32_t adapter, type;
        void *focus;
        uint32_t behavior;
    } *p = parameters;
    const struct tepui_device *d = device(self);
    if (p == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    p->adapter = d->adapter;
    p->type = d->type;
    p->focus = d->focus;
    p->behavior = d->behavior;
    return 0;
}

static uint32_t DeviceSetDialogBoxMode(struct tepui_object *self, uint32_t on) {
    (void)self, (void)on;
    return 0;
}

static void DeviceSetGammaRamp(struct tepui_object *self, uint32_t chain, uint32_t flags, const void *ramp) {
    struct tepui_device *d = device(self);
    if (chain != 0 || ramp == NULL) return;
    memcpy(d->ramp, ramp, sizeof d->ramp);
    put_GammaRamp(self->stream, chain, flags, ramp);
}

static void DeviceGetGammaRamp(struct tepui_object *self, uint32_t chain, void *ramp) {
    if (chain == 0 && ramp != NULL) memcpy(ramp, device(self)->ramp, sizeof device(self)->ramp);
}

static uint32_t DeviceSetCursorProperties(struct tepui_object *self, uint32_t x, uint32_t y, void *picture) {
    const struct tepui_surface *s = picture;
    if (s == NULL || is_foreign(self, picture) || s->store->format != 21) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_DeviceSetCursorProperties(self->stream, x, y, s->o.id);
    if (!tepui_failed(result)) result = tepui_set_pointer(device(self), picture, x, y);
    if (!tepui_failed(result)) device(self)->cursor |= 2;
    return result;
}

static void DeviceSetCursorPosition(struct tepui_object *self, uint32_t x, uint32_t y, uint32_t flags) {
    tepui_move_pointer(device(self), x, y, flags);
}

/* Without a picture there is none to show. */
static uint32_t DeviceShowCursor(struct tepui_object *self, uint32_t show) {
    struct tepui_device *d = device(self);
    uint32_t before = d->cursor & 1;
    if ((d->cursor & 2) == 0) return before;
    d->cursor = 2 | (show != 0);
    tepui_show_pointer(d, show != 0);
    return before;
}

static uint32_t DeviceSetMaximumFrameLatency(struct tepui_object *self, uint32_t frames) {
    struct tepui_device *d = device(self);
    if (!d->ex || frames > 30) return (uint32_t)TEPUI_INVALIDCALL;
    d->latency = frames == 0 ? 3 : frames;
    put_FrameLatency(self->stream, frames);
    return 0;
}

static uint32_t DeviceGetMaximumFrameLatency(struct tepui_object *self, void *frames) {
    if (frames == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)frames = device(self)->latency;
    return device(self)->ex ? 0 : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t DeviceSetGPUThreadPriority(struct tepui_object *self, uint32_t priority) {
    if (!device(self)->ex || (int32_t)priority < -7 || (int32_t)priority > 7) return (uint32_t)TEPUI_INVALIDCALL;
    device(self)->priority = priority;
    return 0;
}

static uint32_t DeviceGetGPUThreadPriority(struct tepui_object *self, void *priority) {
    if (priority == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)priority = device(self)->priority;
    return device(self)->ex ? 0 : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t DeviceCheckResourceResidency(struct tepui_object *self, const void *resources, uint32_t count) {
    (void)resources, (void)count;
    return device(self)->ex ? 0 : (uint32_t)TEPUI_INVALIDCALL;
}

/* The format that both are for is on no device. */
static uint32_t DeviceSetConvolutionMonoKernel(struct tepui_object *self, uint32_t width, uint32_t height, const void *rows, const void *columns) {
    (void)self, (void)width, (void)height, (void)rows, (void)columns;
    return (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t DeviceComposeRects(struct tepui_object *self, void *source, void *target, void *from, uint32_t count, void *to, uint32_t operation, uint32_t x, uint32_t y) {
    (void)self, (void)source, (void)target, (void)from, (void)count, (void)to, (void)operation, (void)x, (void)y;
    return (uint32_t)TEPUI_INVALIDCALL;
}
