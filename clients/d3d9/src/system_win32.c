/* Locks, settings, windows and device contexts on Windows. Under Wine a window's name on the X server is a property of the window. */
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

void tepui_nap(uint32_t naps) {
    (void)naps;
    Sleep(1);
}

uint64_t tepui_window(void *handle, uint32_t *width, uint32_t *height) {
    RECT client = {0, 0, 0, 0};
    *width = *height = 0;
    if (handle == NULL) return 0;
    HWND top = GetAncestor(handle, GA_ROOT);
    GetClientRect(handle, &client);
    *width = (uint32_t)client.right;
    *height = (uint32_t)client.bottom;
    HANDLE whole = GetPropA(top == NULL ? handle : top, "__wine_x11_whole_window");
    return (uintptr_t)whole;
}

void *tepui_monitor(void) {
    const POINT origin = {0, 0};
    return MonitorFromPoint(origin, MONITOR_DEFAULTTOPRIMARY);
}

uint32_t tepui_desktop(void) {
    return (uint32_t)GetSystemMetrics(SM_CXSCREEN) | (uint32_t)GetSystemMetrics(SM_CYSCREEN) << 16;
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

/* --- device contexts: a bitmap with the surface's texels, which are written back when it is released --- */

static int bits_of_format(uint32_t format) {
    switch (format) {
    case 20: return 24; /* R8G8B8 */
    case 21:
    case 22: return 32; /* A8R8G8B8, X8R8G8B8 */
    case 23:
    case 24:
    case 25: return 16; /* R5G6B5, X1R5G5B5, A1R5G5B5 */
    default: return 0;
    }
}

static void copy_rows(uint8_t *to, size_t to_pitch, const uint8_t *from, size_t from_pitch, size_t bytes, uint32_t rows) {
    for (uint32_t i = 0; i < rows; i++) memcpy(to + i * to_pitch, from + i * from_pitch, bytes);
}

static uint32_t SurfaceGetDC(struct tepui_object *self, void *context) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    int bits = bits_of_format(s->store->format);
    if (context == NULL || bits == 0 || s->store->in_context) return (uint32_t)TEPUI_INVALIDCALL;
    for (uint32_t i = 0; i < s->store->levels * s->store->faces; i++)
        if (s->store->images[i].locked) return (uint32_t)TEPUI_INVALIDCALL;
    struct {
        int32_t pitch;
        void *bits;
    } locked;
    uint32_t result = SurfaceLockRect(self, &locked, NULL, 0);
    if (tepui_failed(result)) return result;
    uint32_t width = level_size(s->store->width, s->level), height = level_size(s->store->height, s->level);
    struct {
        BITMAPINFOHEADER header;
        DWORD masks[3];
    } info;
    memset(&info, 0, sizeof info);
    info.header.biSize = sizeof info.header;
    info.header.biWidth = (LONG)width;
    info.header.biHeight = -(LONG)height;
    info.header.biPlanes = 1;
    info.header.biBitCount = (WORD)bits;
    if (s->store->format == 23) {
        info.header.biCompression = BI_BITFIELDS;
        info.masks[0] = 0xf800;
        info.masks[1] = 0x7e0;
        info.masks[2] = 0x1f;
    }
    void *texels = NULL;
    HDC dc = CreateCompatibleDC(NULL);
    HBITMAP bitmap = dc == NULL ? NULL : CreateDIBSection(dc, (BITMAPINFO *)&info, DIB_RGB_COLORS, &texels, NULL, 0);
    if (bitmap == NULL) {
        if (dc != NULL) DeleteDC(dc);
        SurfaceUnlockRect(self);
        return (uint32_t)TEPUI_OUTOFMEMORY;
    }
    SelectObject(dc, bitmap);
    copy_rows(texels, (width * (uint32_t)bits / 8 + 3) & ~3u, locked.bits, (size_t)locked.pitch, row_bytes(s->store, width), height);
    s->context = 1;
    s->store->in_context = 1;
    s->bitmap = texels;
    s->dc = dc;
    *(void **)context = dc;
    return 0;
}

static uint32_t SurfaceReleaseDC(struct tepui_object *self, void *context) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    if (!s->context || context != s->dc) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t width = level_size(s->store->width, s->level), height = level_size(s->store->height, s->level);
    uint32_t pitch = (width * (uint32_t)bits_of_format(s->store->format) / 8 + 3) & ~3u;
    GdiFlush();
    uint8_t *texels = image_of(s->store, s->level, s->face)->texels;
    copy_rows(texels, pitch_of(s->store, s->level), s->bitmap, pitch, row_bytes(s->store, width), height);
    HGDIOBJ bitmap = GetCurrentObject(s->dc, OBJ_BITMAP);
    DeleteDC(s->dc);
    DeleteObject(bitmap);
    s->context = 0;
    s->store->in_context = 0;
    return SurfaceUnlockRect(self);
}
