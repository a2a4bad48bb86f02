/* Full screen on Windows: the screen's mode, the window over all of it, and what becomes of the device when the program loses the screen.
 * The focus window's procedure is ours while a device is in full screen: it learns there that another program has come to the front. */
#include "client.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

/* Of a window that is watched: its screen, as long as there is one, and the procedure that it had. */
static const char SCREEN[] = "tepui_screen", PROCEDURE[] = "tepui_procedure";

enum { USUAL_RATE = 60 };

/* A mode of the system's, by its number or the present one; 0 where there is none. */
static int mode_of_system(DWORD number, uint32_t mode[3], DWORD *bits) {
    DEVMODEW m;
    memset(&m, 0, sizeof m);
    m.dmSize = sizeof m;
    if (!EnumDisplaySettingsW(NULL, number, &m)) return 0;
    mode[0] = m.dmPelsWidth;
    mode[1] = m.dmPelsHeight;
    /* 0 and 1 stand for the screen's own. */
    mode[2] = m.dmDisplayFrequency > 1 ? m.dmDisplayFrequency : USUAL_RATE;
    *bits = m.dmBitsPerPel;
    return 1;
}

int tepui_mode(uint32_t mode[3]) {
    DWORD bits;
    return mode_of_system(ENUM_CURRENT_SETTINGS, mode, &bits);
}

uint32_t tepui_modes(uint32_t modes[TEPUI_MODES][3]) {
    DWORD bits;
    uint32_t count = 1;
    if (!tepui_mode(modes[0])) return 0;
    for (DWORD i = 0; count < TEPUI_MODES && mode_of_system(i, modes[count], &bits); i++)
        if (bits == 32) count++;
    return count;
}

static int set_mode(uint32_t width, uint32_t height, uint32_t refresh) {
    DEVMODEW mode;
    memset(&mode, 0, sizeof mode);
    mode.dmSize = sizeof mode;
    mode.dmFields = DM_BITSPERPEL | DM_PELSWIDTH | DM_PELSHEIGHT;
    mode.dmBitsPerPel = 32;
    mode.dmPelsWidth = width;
    mode.dmPelsHeight = height;
    if (refresh != 0) {
        mode.dmFields |= DM_DISPLAYFREQUENCY;
        mode.dmDisplayFrequency = refresh;
    }
    return ChangeDisplaySettingsExW(NULL, &mode, NULL, CDS_FULLSCREEN, NULL) == DISP_CHANGE_SUCCESSFUL;
}

/* A rate of 0 is any. */
static int is_mode(const uint32_t mode[3]) {
    uint32_t now[3];
    return tepui_mode(now) && now[0] == mode[0] && now[1] == mode[1] && (mode[2] == 0 || now[2] == mode[2]);
}

/* The mode that the user has set, whoever has changed it: the device, or its program behind the device's back. */
static void desktop_mode(void) {
    uint32_t set[3];
    DWORD bits;
    if (mode_of_system(ENUM_REGISTRY_SETTINGS, set, &bits) && is_mode(set)) return;
    ChangeDisplaySettingsExW(NULL, NULL, NULL, 0, NULL);
}

static LRESULT default_procedure(HWND window, UINT message, WPARAM w, LPARAM l) {
    return IsWindowUnicode(window) ? DefWindowProcW(window, message, w, l) : DefWindowProcA(window, message, w, l);
}

static LRESULT next_procedure(HWND window, UINT message, WPARAM w, LPARAM l) {
    WNDPROC next = (WNDPROC)(uintptr_t)GetPropA(window, PROCEDURE);
    if (next == NULL) return default_procedure(window, message, w, l);
    return IsWindowUnicode(window) ? CallWindowProcW(next, window, message, w, l) : CallWindowProcA(next, window, message, w, l);
}

/* The mode that a device has taken; 0 where the screen does not have it. */
static int take_mode(const struct tepui_screen *s) {
    return is_mode(s->mode) || set_mode(s->mode[0], s->mode[1], s->mode[2]);
}

/* Another program is in front: its desktop has the user's mode, before the device's window is gone from it. */
static void lose_screen(struct tepui_screen *s) {
    desktop_mode();
    s->quiet++;
    if (s->moves && IsWindowVisible(s->window)) ShowWindow(s->window, SW_MINIMIZE);
    s->quiet--;
    s->focus = SCREEN_LOST;
}

/* The program is in front again: a device of 9Ex goes on, without a reset, where the screen has its mode still. */
static void take_back(struct tepui_screen *s) {
    s->quiet++;
    s->focus = s->ex && take_mode(s) ? SCREEN_OURS : SCREEN_BACK;
    if (s->moves) SetWindowPos(s->window, NULL, 0, 0, (int)s->mode[0], (int)s->mode[1], SWP_NOACTIVATE | SWP_NOZORDER);
    s->quiet--;
}

/* What the device does to its window itself, the program does not hear of: some would reset the device for it, again and again. */
static LRESULT CALLBACK screen_procedure(HWND window, UINT message, WPARAM w, LPARAM l) {
    struct tepui_screen *s = (struct tepui_screen *)GetPropA(window, SCREEN);
    if (s == NULL || !s->on) return next_procedure(window, message, w, l);
    if (s->quiet > 0 && message != WM_DISPLAYCHANGE) return default_procedure(window, message, w, l);
    if (message == WM_ACTIVATEAPP) {
        if (w == 0) lose_screen(s);
        else if (s->focus == SCREEN_LOST) take_back(s);
    } else if (message == WM_SYSCOMMAND && (w & 0xfff0) == SC_RESTORE) {
        /* Some programs swallow it; the window comes back all the same. */
        default_procedure(window, message, w, l);
    }
    return next_procedure(window, message, w, l);
}

static LONG_PTR procedure_of(HWND window) {
    return IsWindowUnicode(window) ? GetWindowLongPtrW(window, GWLP_WNDPROC) : GetWindowLongPtrA(window, GWLP_WNDPROC);
}

static void set_procedure(HWND window, LONG_PTR procedure) {
    if (IsWindowUnicode(window)) SetWindowLongPtrW(window, GWLP_WNDPROC, procedure);
    else SetWindowLongPtrA(window, GWLP_WNDPROC, procedure);
}

static void watch(struct tepui_screen *s, HWND focus) {
    if (focus == NULL || s->watched != NULL || GetPropA(focus, SCREEN) != NULL) return;
    s->watched = focus;
    SetPropA(focus, SCREEN, s);
    /* It may be ours still, of another time. */
    if (GetPropA(focus, PROCEDURE) != NULL) return;
    SetPropA(focus, PROCEDURE, (HANDLE)(uintptr_t)procedure_of(focus));
    set_procedure(focus, (LONG_PTR)screen_procedure);
}

/* Where the program has put a procedure of its own before ours, ours stays and does nothing. */
static void watch_no_more(struct tepui_screen *s) {
    HWND focus = s->watched;
    if (focus == NULL) return;
    s->watched = NULL;
    RemovePropA(focus, SCREEN);
    if (procedure_of(focus) != (LONG_PTR)screen_procedure) return;
    set_procedure(focus, (LONG_PTR)(uintptr_t)GetPropA(focus, PROCEDURE));
    RemovePropA(focus, PROCEDURE);
}

static void cover_screen(struct tepui_screen *s, uint32_t width, uint32_t height) {
    LONG seen = GetWindowLongW(s->window, GWL_STYLE) & WS_VISIBLE;
    LONG style = (((LONG)s->style & ~WS_VISIBLE) | seen | (LONG)WS_POPUP | WS_SYSMENU) & ~(WS_CAPTION | WS_THICKFRAME);
    SetWindowLongW(s->window, GWL_STYLE, style);
    SetWindowLongW(s->window, GWL_EXSTYLE, (LONG)s->ex_style & ~(WS_EX_WINDOWEDGE | WS_EX_CLIENTEDGE));
    SetWindowPos(s->window, HWND_TOPMOST, 0, 0, (int)width, (int)height, SWP_FRAMECHANGED | SWP_NOACTIVATE);
}

/* The focus window in front of all, also where the program places its windows itself. */
static void bring_to_front(HWND front) {
    if (GetForegroundWindow() == front) return;
    SetWindowPos(front, NULL, 0, 0, 0, 0, SWP_NOSIZE | SWP_NOMOVE);
    SetForegroundWindow(front);
}

int tepui_enter_screen(struct tepui_screen *s, void *window, void *focus, const uint32_t mode[3], int moves) {
    uint32_t before[3];
    memcpy(before, s->mode, sizeof before);
    memcpy(s->mode, mode, sizeof s->mode);
    s->quiet++;
    if (!take_mode(s)) {
        s->quiet--;
        memcpy(s->mode, before, sizeof before);
        return 0;
    }
    /* Another window takes the screen: the one before stays as it is. */
    if (!s->on || s->window != window) {
        RECT place;
        s->window = window;
        s->style = (uint32_t)GetWindowLongW(window, GWL_STYLE);
        s->ex_style = (uint32_t)GetWindowLongW(window, GWL_EXSTYLE);
        GetWindowRect(window, &place);
        memcpy(s->place, &place, sizeof s->place);
    }
    s->moves = moves;
    s->on = 1;
    s->focus = SCREEN_OURS;
    HWND front = focus != NULL ? focus : window;
    watch(s, front);
    if (moves) cover_screen(s, mode[0], mode[1]);
    s->quiet--;
    if (moves && !IsWindowVisible(window)) ShowWindow(window, SW_SHOW);
    bring_to_front(front);
    return 1;
}

void tepui_leave_screen(struct tepui_screen *s) {
    if (!s->on) return;
    s->on = 0;
    s->focus = SCREEN_OURS;
    watch_no_more(s);
    desktop_mode();
    if (!s->moves || !IsWindow(s->window)) return;
    /* Direct3D 9 brings the window back to its place, and leaves it seen and above the others; 9Ex leaves it where it is, and gives it all that it was. */
    uint32_t kept = s->ex ? WS_MINIMIZE | WS_MAXIMIZE : WS_VISIBLE | WS_MINIMIZE | WS_MAXIMIZE, now = (uint32_t)GetWindowLongW(s->window, GWL_STYLE);
    SetWindowLongW(s->window, GWL_STYLE, (LONG)((s->style & ~kept) | (now & kept)));
    SetWindowLongW(s->window, GWL_EXSTYLE, (LONG)(s->ex ? s->ex_style : s->ex_style | WS_EX_TOPMOST));
    HWND above = (s->ex_style & WS_EX_TOPMOST) != 0 ? HWND_TOPMOST : HWND_NOTOPMOST;
    UINT how = s->ex ? SWP_NOMOVE | SWP_NOSIZE : SWP_NOZORDER;
    SetWindowPos(s->window, above, s->place[0], s->place[1], s->place[2] - s->place[0], s->place[3] - s->place[1], how | SWP_FRAMECHANGED | SWP_NOACTIVATE);
}
