/*
 * Plays scripts of Direct3D 9 calls on whatever d3d9.dll the system has, and says what each call answered: the other side of
 * tepui.tools.suites.d3d9, which plays the same scripts on Tepui. A script comes on the standard input, a call a line, all arguments numbers;
 * objects live in numbered slots, -1 is NULL. The answer to a line is its number, the HRESULT, and what came out. Nothing is interpreted
 * here: odd arguments go to the API as they are, and a call on an empty slot answers "none".
 *
 *     x86_64-w64-mingw32-gcc -O2 -Wall -o d3d9peer.exe d3d9peer.c -ld3d9 -luser32
 */
#define COBJMACROS
#include <d3d9.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 256, WORDS = 1 << 16, LINE = 1 << 22 };
enum kind { NONE, TEXTURE, CUBE, VOLUME, SURFACE, VERTICES, INDICES, DECLARATION, VSHADER, PSHADER, BLOCK, QUERY };

static IDirect3D9 *d3d;
static IDirect3D9Ex *d3dEx;
static IDirect3DDevice9 *dev;
static HWND window;
static struct { enum kind kind; IUnknown *object; } slots[SLOTS];
static char line[LINE], *word[WORDS];
static int words, number;

static unsigned I(int k) { return k < words ? (unsigned)strtoll(word[k], NULL, 0) : 0; }
static float F(int k) { return k < words ? strtof(word[k], NULL) : 0; }
static int is(const char *name) { return !strcmp(word[0], name); }

/* What is in the slot that word k names, where it is of this kind. */
static void *object(int k, enum kind kind) {
    unsigned s = I(k);
    return s < SLOTS && slots[s].kind == kind ? slots[s].object : NULL;
}
static void *texture(int k) {
    unsigned s = I(k);
    return s < SLOTS && slots[s].kind >= TEXTURE && slots[s].kind <= VOLUME ? slots[s].object : NULL;
}
static void put(int k, enum kind kind, HRESULT hr, void *o) {
    unsigned s = I(k);
    if (FAILED(hr) || s >= SLOTS) return;
    if (slots[s].object) IUnknown_Release(slots[s].object);
    slots[s].kind = o ? kind : NONE;
    slots[s].object = o;
}
static int slotOf(void *o) {
    for (int i = 0; i < SLOTS; i++) if (o && slots[i].object == o) return i;
    return o ? -2 : -1;
}
static void answer(HRESULT hr) { printf("%d %08x", number, (unsigned)hr); }
static void value(unsigned v) { printf(" %x", v); }
static void number_(float f) { union { float f; unsigned u; } b = {f}; value(b.u); }
static void numbers(const float *f, int n) { for (int i = 0; i < n; i++) number_(f[i]); }
static void floats(float *f, int k, int n) { for (int i = 0; i < n; i++) f[i] = F(k + i); }
static int digit(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }
/* Bytes of hexadecimal digits; freed by the next. */
static uint8_t *bytes(int k, int *n) {
    static uint8_t *b;
    const char *s = k < words ? word[k] : "";
    *n = (int)strlen(s) / 2;
    b = realloc(b, *n + 16);
    for (int i = 0; i < *n; i++) b[i] = digit(s[2 * i]) << 4 | digit(s[2 * i + 1]);
    return b;
}
static RECT *rect(int k, RECT *r) {
    if (!I(k)) return NULL;
    r->left = I(k + 1); r->top = I(k + 2); r->right = I(k + 3); r->bottom = I(k + 4);
    return r;
}
/* Bytes of a block of texels and texels on its side. */
static int block(D3DFORMAT f, int *side) {
    *side = 1;
    switch ((unsigned)f) {
    case D3DFMT_A8: case D3DFMT_L8: case D3DFMT_R3G3B2: case D3DFMT_P8: case D3DFMT_A4L4: return 1;
    case D3DFMT_R5G6B5: case D3DFMT_X1R5G5B5: case D3DFMT_A1R5G5B5: case D3DFMT_A4R4G4B4: case D3DFMT_X4R4G4B4: case D3DFMT_A8R3G3B2: case D3DFMT_A8L8:
    case D3DFMT_V8U8: case D3DFMT_L6V5U5: case D3DFMT_L16: case D3DFMT_R16F: case D3DFMT_D16: case D3DFMT_D16_LOCKABLE: case D3DFMT_YUY2: case D3DFMT_UYVY:
    case D3DFMT_R8G8_B8G8: case D3DFMT_G8R8_G8B8: return 2;
    case D3DFMT_R8G8B8: return 3;
    case D3DFMT_A16B16G16R16: case D3DFMT_Q16W16V16U16: case D3DFMT_A16B16G16R16F: case D3DFMT_G32R32F: return 8;
    case D3DFMT_A32B32G32R32F: return 16;
    case D3DFMT_DXT1: *side = 4; return 8;
    case D3DFMT_DXT2: case D3DFMT_DXT3: case D3DFMT_DXT4: case D3DFMT_DXT5: *side = 4; return 16;
    default: return 4;
    }
}
static HRESULT lockLevel(int k, D3DLOCKED_BOX *b, DWORD flags) {
    D3DLOCKED_RECT r = {0};
    HRESULT hr = E_FAIL;
    unsigned s = I(k);
    if (s >= SLOTS || !slots[s].object) return E_FAIL;
    void *o = slots[s].object;
    if (slots[s].kind == VOLUME) return IDirect3DVolumeTexture9_LockBox((IDirect3DVolumeTexture9 *)o, I(k + 2), b, NULL, flags);
    if (slots[s].kind == TEXTURE) hr = IDirect3DTexture9_LockRect((IDirect3DTexture9 *)o, I(k + 2), &r, NULL, flags);
    if (slots[s].kind == CUBE) hr = IDirect3DCubeTexture9_LockRect((IDirect3DCubeTexture9 *)o, I(k + 1), I(k + 2), &r, NULL, flags);
    if (slots[s].kind == SURFACE) hr = IDirect3DSurface9_LockRect((IDirect3DSurface9 *)o, &r, NULL, flags);
    b->RowPitch = r.Pitch; b->SlicePitch = 0; b->pBits = r.pBits;
    return hr;
}
static HRESULT unlockLevel(int k) {
    unsigned s = I(k);
    if (s >= SLOTS || !slots[s].object) return E_FAIL;
    void *o = slots[s].object;
    switch (slots[s].kind) {
    case VOLUME: return IDirect3DVolumeTexture9_UnlockBox((IDirect3DVolumeTexture9 *)o, I(k + 2));
    case TEXTURE: return IDirect3DTexture9_UnlockRect((IDirect3DTexture9 *)o, I(k + 2));
    case CUBE: return IDirect3DCubeTexture9_UnlockRect((IDirect3DCubeTexture9 *)o, I(k + 1), I(k + 2));
    case SURFACE: return IDirect3DSurface9_UnlockRect((IDirect3DSurface9 *)o);
    default: return E_FAIL;
    }
}
/* The texels of a surface; of several samples they are resolved first. */
static void readSurface(IDirect3DSurface9 *s) {
    D3DSURFACE_DESC d;
    IDirect3DSurface9 *from = s, *single = NULL, *copy = NULL;
    D3DLOCKED_RECT r;
    int side;
    HRESULT hr = IDirect3DSurface9_GetDesc(s, &d);
    if (SUCCEEDED(hr) && d.MultiSampleType) {
        hr = IDirect3DDevice9_CreateRenderTarget(dev, d.Width, d.Height, d.Format, 0, 0, FALSE, &single, NULL);
        if (SUCCEEDED(hr)) hr = IDirect3DDevice9_StretchRect(dev, s, NULL, single, NULL, D3DTEXF_NONE);
        from = single;
    }
    if (SUCCEEDED(hr) && d.Usage & D3DUSAGE_RENDERTARGET) {
        hr = IDirect3DDevice9_CreateOffscreenPlainSurface(dev, d.Width, d.Height, d.Format, D3DPOOL_SYSTEMMEM, &copy, NULL);
        if (SUCCEEDED(hr)) hr = IDirect3DDevice9_GetRenderTargetData(dev, from, copy);
        from = copy;
    }
    if (SUCCEEDED(hr)) hr = IDirect3DSurface9_LockRect(from, &r, NULL, D3DLOCK_READONLY);
    answer(hr);
    if (SUCCEEDED(hr)) {
        int size = block(d.Format, &side), w = (d.Width + side - 1) / side * size, h = (d.Height + side - 1) / side;
        printf(" px %u %u %u ", d.Format, d.Width, d.Height);
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            uint8_t b = ((uint8_t *)r.pBits)[y * r.Pitch + x];
            putchar("0123456789abcdef"[b >> 4]); putchar("0123456789abcdef"[b & 15]);
        }
        IDirect3DSurface9_UnlockRect(from);
    }
    if (copy) IDirect3DSurface9_Release(copy);
    if (single) IDirect3DSurface9_Release(single);
}
static void present(D3DPRESENT_PARAMETERS *p, int k) {
    memset(p, 0, sizeof *p);
    p->BackBufferWidth = I(k); p->BackBufferHeight = I(k + 1); p->BackBufferFormat = I(k + 2); p->BackBufferCount = I(k + 3);
    p->MultiSampleType = I(k + 4); p->MultiSampleQuality = I(k + 5); p->SwapEffect = I(k + 6); p->Windowed = I(k + 7);
    p->EnableAutoDepthStencil = I(k + 8); p->AutoDepthStencilFormat = I(k + 9); p->Flags = I(k + 10); p->PresentationInterval = I(k + 11);
    p->hDeviceWindow = window;
}
static void releaseAll(void) {
    for (int i = 0; i < SLOTS; i++) {
        if (slots[i].object) IUnknown_Release(slots[i].object);
        slots[i].object = NULL; slots[i].kind = NONE;
    }
}
static void closeDevice(void) {
    if (dev) { IDirect3DDevice9_EndScene(dev); IDirect3DDevice9_SetIndices(dev, NULL); }
    releaseAll();
    if (dev) IDirect3DDevice9_Release(dev);
    dev = NULL;
}
#define A(hr) (answer(hr), 1)

#include "d3d9peer_objects.h"
#include "d3d9peer_states.h"
#include "d3d9peer_draws.h"

int main(void) {
    WNDCLASSA wc = {0};
    wc.lpfnWndProc = DefWindowProcA; wc.lpszClassName = "peer"; wc.hInstance = GetModuleHandleA(0);
    RegisterClassA(&wc);
    window = CreateWindowA("peer", "peer", WS_OVERLAPPEDWINDOW, 0, 0, 200, 200, 0, 0, wc.hInstance, 0);
    HMODULE dll = LoadLibraryA("d3d9.dll");
    HRESULT (WINAPI *createEx)(UINT, IDirect3D9Ex **) = (void *)GetProcAddress(dll, "Direct3DCreate9Ex");
    d3d = Direct3DCreate9(D3D_SDK_VERSION);
    if (!d3d) { fprintf(stderr, "d3d9peer: Direct3DCreate9 gives nothing: there is no graphics driver below d3d9.dll\n"); return 2; }
    if (createEx) createEx(D3D_SDK_VERSION, &d3dEx);
    setvbuf(stdout, malloc(1 << 20), _IOFBF, 1 << 20);
    while (fgets(line, sizeof line, stdin)) {
        words = 0;
        for (char *t = strtok(line, " \r\n"); t && words < WORDS; t = strtok(NULL, " \r\n")) word[words++] = t;
        if (!words) continue;
        if (is("script")) { number = 0; printf("script %s\n", words > 1 ? word[1] : ""); fflush(stdout); continue; }
        if (is("done")) { closeDevice(); printf("done\n"); fflush(stdout); continue; }
        number++;
        if (*word[0] == '#') continue;
        if (asks()) { putchar('\n'); continue; }
        if (!dev) { printf("%d none\n", number); continue; }
        if (!makes() && !holds() && !sets() && !draws()) printf("%d none", number);
        putchar('\n');
    }
    ExitProcess(0);
}
