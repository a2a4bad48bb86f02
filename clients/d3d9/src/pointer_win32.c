/* The pointer on Windows: the system's own, made of the picture that the program gives. It is shown over the window, and no frame has it. */
#include "client.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

/* A pointer of rows of A8R8G8B8; NULL where the system makes none. */
static HCURSOR pointer_of(const uint8_t *texels, size_t pitch, uint32_t width, uint32_t height, uint32_t x, uint32_t y) {
    BITMAPINFO info;
    memset(&info, 0, sizeof info);
    info.bmiHeader.biSize = sizeof info.bmiHeader;
    info.bmiHeader.biWidth = (LONG)width;
    info.bmiHeader.biHeight = -(LONG)height;
    info.bmiHeader.biPlanes = 1;
    info.bmiHeader.biBitCount = 32;
    /* Rows of the mask are of whole words of 16 bits. */
    uint8_t *mask = calloc(height, (width + 15) / 16 * 2);
    void *bits = NULL;
    HCURSOR pointer = NULL;
    ICONINFO icon = {FALSE, x, y, NULL, CreateDIBSection(NULL, &info, DIB_RGB_COLORS, &bits, NULL, 0)};
    if (mask != NULL) icon.hbmMask = CreateBitmap((int)width, (int)height, 1, 1, mask);
    if (icon.hbmColor != NULL && icon.hbmMask != NULL) {
        for (uint32_t row = 0; row < height; row++) memcpy((uint8_t *)bits + (size_t)row * 4 * width, texels + row * pitch, (size_t)4 * width);
        pointer = CreateIconIndirect(&icon);
    }
    if (icon.hbmColor != NULL) DeleteObject(icon.hbmColor);
    if (icon.hbmMask != NULL) DeleteObject(icon.hbmMask);
    free(mask);
    return pointer;
}

uint32_t tepui_set_pointer(struct tepui_device *d, struct tepui_surface *picture, uint32_t x, uint32_t y) {
    struct {
        int32_t pitch;
        const uint8_t *bits;
    } locked;
    uint32_t result = SurfaceLockRect(&picture->o, &locked, NULL, LOCK_READONLY);
    if (tepui_failed(result)) return result;
    HCURSOR made = pointer_of(locked.bits, (size_t)locked.pitch, level_size(picture->store->width, picture->level), level_size(picture->store->height, picture->level), x, y);
    SurfaceUnlockRect(&picture->o);
    void *before = d->pointer;
    d->pointer = made;
    if ((d->cursor & 1) != 0) SetCursor(made);
    if (before != NULL) DestroyCursor(before);
    return 0;
}

void tepui_show_pointer(struct tepui_device *d, int show) {
    SetCursor(show ? d->pointer : NULL);
}

void tepui_move_pointer(struct tepui_device *d, uint32_t x, uint32_t y, uint32_t flags) {
    (void)d, (void)flags;
    POINT now;
    if (GetCursorPos(&now) && now.x == (LONG)x && now.y == (LONG)y) return;
    SetCursorPos((int)x, (int)y);
}

void tepui_end_pointer(struct tepui_device *d) {
    if (d->pointer == NULL) return;
    if ((d->cursor & 1) != 0) SetCursor(NULL);
    DestroyCursor(d->pointer);
    d->pointer = NULL;
}
