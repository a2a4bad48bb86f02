/* A device in full screen: the screen's mode, what becomes of both when another program comes to the front, and the way back. With "killed" it stays in full
 * screen until it is killed; with "desktop" it says the screen's size alone. */
#include "start.h"

enum { WINDOWED = 1, FULL = 0 };

static const struct {
    int width, height;
} small = {640, 480}, large = {800, 600};

static void say(const char *what, uint32_t result) {
    printf("%s %08x %dx%d\n", what, (unsigned)result, GetSystemMetrics(SM_CXSCREEN), GetSystemMetrics(SM_CYSCREEN));
    fflush(stdout);
}

static struct parameters in(HWND window, int windowed, int width, int height) {
    struct parameters p = {(uint32_t)width, (uint32_t)height, X8R8G8B8, 1, 0, 0, 1, window, (uint32_t)windowed, 1, D24S8, 0, 0, 0};
    return p;
}

static uint32_t reset(Device *d, HWND window, int windowed, int width, int height) {
    struct parameters p = in(window, windowed, width, height);
    return (uint32_t)CALL(d, Reset, (void *)&p);
}

static uint32_t shown(Device *d) {
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff20c040, 1.0f, 0));
    return (uint32_t)CALL(d, Present, NULL, NULL, NULL, NULL);
}

/* A device of 9Ex goes on when its program is in front again. */
static void ex(HWND window) {
    IDirect3D9Ex *d3d = NULL;
    IDirect3DDevice9Ex *d = NULL;
    struct parameters p = in(window, FULL, small.width, small.height);
    D3DDISPLAYMODEEX mode = {sizeof mode, (UINT)small.width, (UINT)small.height, 0, X8R8G8B8, 0};
    CHECK(Direct3DCreate9Ex(32, &d3d));
    say("full", (uint32_t)CALL(d3d, CreateDeviceEx, 0, 1, window, 0x40, (void *)&p, &mode, (void *)&d));
    if (d == NULL) exit(3);
    SendMessageA(window, WM_ACTIVATEAPP, FALSE, 0);
    say("another program in front", shown((Device *)d));
    SendMessageA(window, WM_ACTIVATEAPP, TRUE, 0);
    say("in front again", shown((Device *)d));
    printf("state %08x\n", (unsigned)CALL(d, CheckDeviceState, window));
    CALL(d, Release);
    say("released", (uint32_t)CALL(d3d, Release));
}

int main(int argc, char **argv) {
    const char *how = argc > 1 ? argv[1] : "";
    if (strcmp(how, "desktop") == 0) {
        say("desktop", 0);
        return 0;
    }
    WNDCLASSA class = {.lpfnWndProc = DefWindowProcA, .hInstance = GetModuleHandleA(NULL), .lpszClassName = "screen"};
    RegisterClassA(&class);
    HWND window = CreateWindowExA(0, "screen", "screen", WS_OVERLAPPEDWINDOW | WS_VISIBLE, 16, 16, 200, 100, NULL, NULL, class.hInstance, NULL);
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (window == NULL || d3d == NULL) return 1;
    Device *d = NULL;
    struct parameters none = in(window, FULL, 123, 45), first = in(window, FULL, small.width, small.height);
    say("no such mode", (uint32_t)CALL(d3d, CreateDevice, 0, 1, window, 0x40, (void *)&none, (void *)&d));
    say("full", (uint32_t)CALL(d3d, CreateDevice, 0, 1, window, 0x40, (void *)&first, (void *)&d));
    if (d == NULL) return 2;
    if (strcmp(how, "killed") == 0) Sleep(INFINITE);
    RECT covers;
    GetWindowRect(window, &covers);
    printf("covers %d %d %d %d\n", (int)covers.left, (int)covers.top, (int)covers.right, (int)covers.bottom);
    say("larger", reset(d, window, FULL, large.width, large.height));
    say("shown", shown(d));
    SendMessageA(window, WM_ACTIVATEAPP, FALSE, 0);
    say("another program in front", shown(d));
    printf("level %08x reset %08x\n", (unsigned)CALL(d, TestCooperativeLevel), (unsigned)reset(d, window, FULL, large.width, large.height));
    ShowWindow(window, SW_RESTORE);
    SendMessageA(window, WM_ACTIVATEAPP, TRUE, 0);
    say("in front again", (uint32_t)CALL(d, TestCooperativeLevel));
    say("back", reset(d, window, FULL, large.width, large.height));
    say("shown", shown(d));
    say("refused", reset(d, window, FULL, 123, 45));
    say("in a window", reset(d, window, WINDOWED, 64, 64));
    say("shown", shown(d));
    say("full again", reset(d, window, FULL, small.width, small.height));
    CALL(d, Release);
    say("released", 0);
    ex(window);
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
