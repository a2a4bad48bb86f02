/* A window of Windows with a picture of one colour in it, again and again. The first line that comes makes the window larger, but not the picture; the second ends. */
#include "start.h"

static volatile LONG lines;

static DWORD WINAPI listen_for_lines(void *nothing) {
    (void)nothing;
    for (int c = getchar(); c != EOF; c = getchar())
        if (c == '\n') InterlockedIncrement(&lines);
    InterlockedExchange(&lines, 2);
    return 0;
}

int main(void) {
    WNDCLASSA class = {.lpfnWndProc = DefWindowProcA, .hInstance = GetModuleHandleA(NULL), .lpszClassName = "picture"};
    RegisterClassA(&class);
    HWND window = CreateWindowExA(0, "picture", "picture", WS_POPUP | WS_VISIBLE, 16, 16, WIDTH, HEIGHT, NULL, NULL, class.hInstance, NULL);
    if (window == NULL) return 4;
    CreateThread(NULL, 0, listen_for_lines, NULL, 0, NULL);
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, window, 0x40);
    for (int large = 0; lines < 2;) {
        MSG message;
        while (PeekMessageA(&message, NULL, 0, 0, PM_REMOVE)) DispatchMessageA(&message);
        if (lines == 1 && !large) {
            SetWindowPos(window, NULL, 0, 0, 2 * WIDTH, 2 * HEIGHT, SWP_NOMOVE | SWP_NOZORDER);
            large = 1;
        }
        CHECK(CALL(d, Clear, 0, NULL, 1, 0xff20c040, 1.0f, 0));
        CHECK(CALL(d, Present, NULL, NULL, NULL, NULL));
        Sleep(10);
    }
    printf("%u ", (unsigned)CALL(d, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
