/* Locks, settings, windows and device contexts on Windows. A host of the system below Wine knows a window by its name on the X server, which is a property of the
 * window; one that is a program of Windows knows the handle. */
#include "client.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

struct tepui_lock {
    CRITICAL_SECTION section;
};

struct tepui_lock *tepui_make_lock(void) {
    struct tepui_lock *l = malloc(sizeof *l);
    if (l != NULL) InitializeCriticalSection(&l->section);
    return l;
}

void tepui_free_lock(struct tepui_lock *l) {
    DeleteCriticalSection(&l->section);
    free(l);
}

void tepui_take(struct tepui_lock *l) {
    EnterCriticalSection(&l->section);
}

void tepui_give(struct tepui_lock *l) {
    LeaveCriticalSection(&l->section);
}

static SRWLOCK global = SRWLOCK_INIT;

void tepui_take_global(void) {
    AcquireSRWLockExclusive(&global);
}

void tepui_give_global(void) {
    ReleaseSRWLockExclusive(&global);
}

uintptr_t tepui_thread(void) {
    return GetCurrentThreadId();
}

void tepui_nap(uint32_t naps) {
    (void)naps;
    Sleep(1);
}

uint64_t tepui_window(const struct tepui_stream *s, void *handle, uint32_t *width, uint32_t *height) {
    RECT client = {0, 0, 0, 0};
    *width = *height = 0;
    if (handle == NULL) return 0;
    HWND top = GetAncestor(handle, GA_ROOT);
    GetClientRect(handle, &client);
    *width = (uint32_t)client.right;
    *height = (uint32_t)client.bottom;
    if (s->by_name) return (uintptr_t)handle;
    HANDLE whole = GetPropA(top == NULL ? handle : top, "__wine_x11_whole_window");
    return (uintptr_t)whole;
}

void *tepui_monitor(void) {
    const POINT origin = {0, 0};
    return MonitorFromPoint(origin, MONITOR_DEFAULTTOPRIMARY);
}

const char *tepui_setting(const char *name) {
    static char value[512];
    DWORD n = GetEnvironmentVariableA(name, value, sizeof value);
    return n == 0 || n >= sizeof value ? NULL : value;
}

/* tepui_d3d9.log in the folder of the program, or in TEPUI_LOG_PATH; "none" there for nowhere. */
void tepui_log(const char *what, const char *detail) {
    char path[MAX_PATH + 32];
    const char *named = tepui_setting("TEPUI_LOG_PATH");
    if (named != NULL && strcmp(named, "none") == 0) return;
    DWORD n = 0;
    if (named != NULL) {
        n = (DWORD)strlen(named);
        if (n > MAX_PATH) return;
        memcpy(path, named, n);
        path[n++] = '\\';
    } else {
        n = GetModuleFileNameA(NULL, path, MAX_PATH);
        while (n > 0 && path[n - 1] != '\\') n--;
    }
    strcpy(path + n, "tepui_d3d9.log");
    static int begun;
    HANDLE file = CreateFileA(path, begun ? FILE_APPEND_DATA : GENERIC_WRITE, FILE_SHARE_READ, NULL, begun ? OPEN_ALWAYS : CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return;
    begun = 1;
    const char *const parts[] = {what, detail, "\r\n"};
    for (int i = 0; i < 3; i++) {
        DWORD written;
        WriteFile(file, parts[i], (DWORD)strlen(parts[i]), &written, NULL);
    }
    CloseHandle(file);
}

void tepui_say(const char *what, const char *detail) {
    HANDLE errors = GetStdHandle(STD_ERROR_HANDLE);
    const char *const parts[] = {"tepui: ", what, detail, "\r\n"};
    for (int i = 0; i < 4; i++) {
        DWORD written;
        OutputDebugStringA(parts[i]);
        if (errors != NULL && errors != INVALID_HANDLE_VALUE) WriteFile(errors, parts[i], (DWORD)strlen(parts[i]), &written, NULL);
    }
}

/* --- device contexts: GDI draws into the surface's memory itself --- */

/* What gdi32 makes of memory of a program, as the interfaces of display drivers have it. */
struct memory_context {
    void *memory;
    UINT format, width, height, pitch;
    HDC like;
    void *colors;
    HDC context;
    HANDLE bitmap;
};

struct context_end {
    HDC context;
    HANDLE bitmap;
};

typedef LONG(WINAPI *context_maker)(struct memory_context *made);
typedef LONG(WINAPI *context_ender)(const struct context_end *made);

static FARPROC of_gdi(const char *name) {
    return GetProcAddress(GetModuleHandleA("gdi32.dll"), name);
}

/* The formats that GDI draws into: R8G8B8, A8R8G8B8, X8R8G8B8, R5G6B5, X1R5G5B5, A1R5G5B5. */
static int has_context(uint32_t format) {
    return format >= 20 && format <= 25;
}

static uint32_t SurfaceGetDC(struct tepui_object *self, void *context) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    if (context == NULL || !has_context(s->store->format) || s->store->in_context) return (uint32_t)TEPUI_INVALIDCALL;
    for (uint32_t i = 0; i < s->store->levels * s->store->faces; i++)
        if (s->store->images[i].locked) return (uint32_t)TEPUI_INVALIDCALL;
    struct {
        int32_t pitch;
        void *bits;
    } locked;
    uint32_t result = SurfaceLockRect(self, &locked, NULL, 0);
    if (tepui_failed(result)) return result;
    context_maker make = (context_maker)(void *)of_gdi("D3DKMTCreateDCFromMemory");
    struct memory_context made = {
        .memory = locked.bits,
        .format = s->store->format,
        .width = level_size(s->store->width, s->level),
        .height = level_size(s->store->height, s->level),
        .pitch = (UINT)locked.pitch,
        .like = CreateCompatibleDC(NULL)
    };
    LONG failed = make == NULL || made.like == NULL ? -1 : make(&made);
    if (made.like != NULL) DeleteDC(made.like);
    if (failed) {
        SurfaceUnlockRect(self);
        return (uint32_t)TEPUI_INVALIDCALL;
    }
    s->context = 1;
    s->store->in_context = 1;
    s->bitmap = made.bitmap;
    s->dc = made.context;
    *(void **)context = made.context;
    return 0;
}

static uint32_t SurfaceReleaseDC(struct tepui_object *self, void *context) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    if (!s->context || context != s->dc) return (uint32_t)TEPUI_INVALIDCALL;
    GdiFlush();
    const struct context_end end = {s->dc, s->bitmap};
    ((context_ender)(void *)of_gdi("D3DKMTDestroyDCFromMemory"))(&end);
    s->context = 0;
    s->store->in_context = 0;
    return SurfaceUnlockRect(self);
}
