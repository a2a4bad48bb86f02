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

/* Modes of the adapter that the screen does not have, and of the screen that the adapter does not have. */
static void compare_modes(Direct3D *d3d) {
    D3DDISPLAYMODE mode;
    DEVMODEA own = {.dmSize = sizeof own};
    int more = 0, less = 0, count = (int)CALL(d3d, GetAdapterModeCount, 0, X8R8G8B8);
    for (int i = 0; i < count; i++) {
        int found = 0;
        CHECK(CALL(d3d, EnumAdapterModes, 0, X8R8G8B8, (UINT)i, &mode));
        for (DWORD k = 0; EnumDisplaySettingsA(NULL, k, &own); k++)
            found |= own.dmPelsWidth == mode.Width && own.dmPelsHeight == mode.Height && own.dmDisplayFrequency == mode.RefreshRate;
        more += !found;
    }
    for (DWORD k = 0; EnumDisplaySettingsA(NULL, k, &own); k++) {
        int found = 0;
        for (int i = 0; i < count && CALL(d3d, EnumAdapterModes, 0, X8R8G8B8, (UINT)i, &mode) == 0; i++)
            found |= own.dmPelsWidth == mode.Width && own.dmPelsHeight == mode.Height;
        less += !found;
    }
    printf("modes more %d less %d several %d\n", more, less, count > 1);
}

static void now(Direct3D *d3d) {
    D3DDISPLAYMODE mode;
    CHECK(CALL(d3d, GetAdapterDisplayMode, 0, &mode));
    printf("adapter %ux%u\n", (unsigned)mode.Width, (unsigned)mode.Height);
}

static int sizes;

/* Some programs reset their device whenever they hear of another size. This one swallows what would restore its window. */
static LRESULT CALLBACK hear(HWND window, UINT message, WPARAM w, LPARAM l) {
    if (message == WM_SIZE) sizes++;
    if (message == WM_SYSCOMMAND && (w & 0xfff0) == SC_RESTORE) return 0;
    return DefWindowProcA(window, message, w, l);
}

/* A device of 9Ex goes on when its program is in front again. */
static void ex(HWND window) {
    IDirect3D9Ex *d3d = NULL;
    IDirect3DDevice9Ex *d = NULL;
    struct parameters p = in(window, FULL, small.width, small.height);
    D3DDISPLAYMODEEX mode = {sizeof mode, (UINT)small.width, (UINT)small.height, 0, X8R8G8B8, 0};
    CHECK(Direct3DCreate9Ex(32, &d3d));
    mode.Height = 481;
    say("mode of another size", (uint32_t)CALL(d3d, CreateDeviceEx, 0, 1, window, 0x40, (void *)&p, &mode, (void *)&d));
    mode.Height = (UINT)small.height;
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
    WNDCLASSA class = {.lpfnWndProc = hear, .hInstance = GetModuleHandleA(NULL), .lpszClassName = "screen"};
    RegisterClassA(&class);
    HWND window = CreateWindowExA(0, "screen", "screen", WS_OVERLAPPEDWINDOW | WS_VISIBLE, 16, 16, 200, 100, NULL, NULL, class.hInstance, NULL);
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (window == NULL || d3d == NULL) return 1;
    compare_modes(d3d);
    Device *d = NULL;
    struct parameters none = in(window, FULL, 123, 45), first = in(window, FULL, small.width, small.height);
    say("no such mode", (uint32_t)CALL(d3d, CreateDevice, 0, 1, window, 0x40, (void *)&none, (void *)&d));
    say("full", (uint32_t)CALL(d3d, CreateDevice, 0, 1, window, 0x40, (void *)&first, (void *)&d));
    if (d == NULL) return 2;
    if (strcmp(how, "killed") == 0) Sleep(INFINITE);
    RECT covers;
    GetWindowRect(window, &covers);
    printf("covers %d %d %d %d\n", (int)covers.left, (int)covers.top, (int)covers.right, (int)covers.bottom);
    now(d3d);
    sizes = 0;
    say("larger", reset(d, window, FULL, large.width, large.height));
    printf("sizes heard %d\n", sizes);
    say("shown", shown(d));
    SendMessageA(window, WM_ACTIVATEAPP, FALSE, 0);
    say("another program in front", shown(d));
    printf("level %08x reset %08x\n", (unsigned)CALL(d, TestCooperativeLevel), (unsigned)reset(d, window, FULL, large.width, large.height));
    int away = IsIconic(window);
    SendMessageA(window, WM_SYSCOMMAND, SC_RESTORE, 0);
    printf("minimised %d restored %d\n", away, !IsIconic(window));
    SendMessageA(window, WM_ACTIVATEAPP, TRUE, 0);
    say("in front again", (uint32_t)CALL(d, TestCooperativeLevel));
    say("back", reset(d, window, FULL, large.width, large.height));
    say("shown", shown(d));
    say("refused", reset(d, window, FULL, 123, 45));
    say("in a window", reset(d, window, WINDOWED, 64, 64));
    say("shown", shown(d));
    say("full again", reset(d, window, FULL, small.width, small.height));
    DEVMODEA other = {.dmSize = sizeof other, .dmFields = DM_PELSWIDTH | DM_PELSHEIGHT, .dmPelsWidth = 800, .dmPelsHeight = 600};
    ChangeDisplaySettingsA(&other, CDS_FULLSCREEN);
    say("changed by the program", 0);
    now(d3d);
    CALL(d, Release);
    say("released", 0);
    ex(window);
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
