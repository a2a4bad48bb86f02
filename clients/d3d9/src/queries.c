/* Queries. Whether an event or a count has come is asked for without a wait: the question goes as a packet, and its answer comes into a place of the query's own in
 * the memory of answers, where the next GetData looks. Queries of other types, and those for which there is no place left, wait. */
#include "client.h"

enum { QUERY_EVENT = 8, QUERY_OCCLUSION = 9, HASTY_ASKS = 8 };
enum { QUERY_NEW, QUERY_BEGUN, QUERY_ISSUED, QUERY_KNOWN };

static uint32_t take_place(struct tepui_device *d) {
    for (uint32_t i = 0; i < TEPUI_POLLS; i++)
        if (!d->polled[i]) {
            d->polled[i] = 1;
            return i;
        }
    return TEPUI_POLLS;
}

static void forget_query(struct tepui_query *q) {
    if (q->place < TEPUI_POLLS) q->o.device->polled[q->place] = 0;
}

static uint32_t DeviceCreateQuery(struct tepui_object *self, uint32_t type, void *query) {
    struct tepui_device *d = device(self);
    if (query == NULL) return ask_DeviceCreateQuery(self->stream, 0, type, NULL);
    struct tepui_query *q = make(d, KIND_QUERY, sizeof *q, 1);
    if (q == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    q->o.id = take_id(d);
    q->type = type;
    uint32_t result = ask_DeviceCreateQuery(self->stream, q->o.id, type, &q->size);
    if (tepui_failed(result)) {
        unmake(&q->o);
        return result;
    }
    q->place = type == QUERY_EVENT || type == QUERY_OCCLUSION ? take_place(d) : TEPUI_POLLS;
    *(void **)query = q;
    return 0;
}

static uint32_t QueryGetType(struct tepui_object *self) {
    return ((struct tepui_query *)self)->type;
}

static uint32_t QueryGetDataSize(struct tepui_object *self) {
    return ((struct tepui_query *)self)->size;
}

static uint32_t QueryIssue(struct tepui_object *self, uint32_t flags) {
    struct tepui_query *q = (struct tepui_query *)self;
    if (flags != 1 && flags != 2) return (uint32_t)TEPUI_INVALIDCALL;
    /* What has no beginning takes one without a word. */
    if (flags == 1) q->progress = q->type == QUERY_EVENT ? q->progress : QUERY_ISSUED;
    else q->progress = QUERY_BEGUN;
    q->serial = q->asks = 0;
    put_QueryIssue(self->stream, self->id, flags);
    return 0;
}

/* The answer to the last question; TEPUI_FALSE where there is none yet. */
static uint32_t look_up(struct tepui_query *q) {
    if (q->progress == QUERY_KNOWN) return 0;
    const struct tepui_poll *p = tepui_poll(q->o.stream, q->place);
    if (q->serial == 0 || __atomic_load_n(&p->serial, __ATOMIC_ACQUIRE) != q->serial) return TEPUI_FALSE;
    q->serial = 0;
    if (p->result == 0) {
        q->value = p->value;
        q->progress = QUERY_KNOWN;
    }
    return p->result;
}

static uint32_t poll_query(struct tepui_query *q, void *data, uint32_t size, uint32_t flags) {
    uint32_t n = data == NULL ? 0 : size < q->size ? size : q->size;
    if (q->progress == QUERY_NEW) {
        if (n > 0) memset(data, 0xdd, n);
        return 0;
    }
    if (q->progress == QUERY_BEGUN) return TEPUI_FALSE;
    uint32_t result = look_up(q);
    if (result == TEPUI_FALSE && q->serial == 0) {
        struct tepui_device *d = q->o.device;
        if (++d->last_poll == 0) d->last_poll = 1;
        q->serial = d->last_poll;
        put_PollQuery(q->o.stream, q->o.id, q->place, q->serial, flags);
        tepui_publish(q->o.stream);
    }
    if (result != TEPUI_FALSE) {
        q->asks = 0;
        if (result == 0 && n > 0) memcpy(data, &q->value, n);
        return result;
    }
    /* A program that asks so often does nothing else. */
    if (++q->asks > HASTY_ASKS) tepui_rest(q->o.stream, TEPUI_SPINS + q->asks - HASTY_ASKS);
    return TEPUI_FALSE;
}

static uint32_t QueryGetData(struct tepui_object *self, void *data, uint32_t size, uint32_t flags) {
    struct tepui_query *q = (struct tepui_query *)self;
    if (data == NULL && size != 0) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result;
    if (q->place < TEPUI_POLLS && !self->stream->lost) {
        result = poll_query(q, data, size, flags);
    } else {
        uint32_t n = data == NULL ? 0 : size < q->size ? size : q->size;
        uint8_t answer[64];
        result = ask_QueryGetData(self->stream, self->id, n, flags, answer);
        if (result == 0 && n > 0) memcpy(data, answer, n);
    }
    /* Pixels are counted in 64 bits where there is room for that. */
    if (result == 0 && q->type == QUERY_OCCLUSION && size >= 8) memset((uint8_t *)data + 4, 0, 4);
    return result;
}
