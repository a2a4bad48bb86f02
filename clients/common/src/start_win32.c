/* Windows. Under Wine programs of the system below are started like those of Windows, by their place on drive Z. */
#include "start.h"

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

enum { PATH_CHARS = 1024, COMMAND_CHARS = 32 * 1024 };

/* Texts are UTF-8, as files of settings are: a user's name may have letters that the code page of Windows lacks. */
static int widen(const char *text, WCHAR *wide, int chars) {
    return MultiByteToWideChar(CP_UTF8, 0, text, -1, wide, chars) > 0;
}

int tepui_os_setting(const char *name, char *value, uint32_t bytes) {
    static WCHAR found[COMMAND_CHARS];
    WCHAR wide[64];
    if (!widen(name, wide, 64)) return 0;
    DWORD n = GetEnvironmentVariableW(wide, found, COMMAND_CHARS);
    return n > 0 && n < COMMAND_CHARS && WideCharToMultiByte(CP_UTF8, 0, found, -1, value, (int)bytes, NULL, NULL) > 0;
}

int tepui_os_beside(const char *name, char *text, uint32_t bytes) {
    static const char here = 0;
    MEMORY_BASIC_INFORMATION memory;
    WCHAR path[PATH_CHARS];
    if (VirtualQuery(&here, &memory, sizeof memory) == 0) return 0;
    /* The library begins where its memory was allocated. */
    DWORD n = GetModuleFileNameW((HMODULE)memory.AllocationBase, path, PATH_CHARS), count = 0;
    if (n == 0 || n >= PATH_CHARS) return 0;
    while (n > 0 && path[n - 1] != '\\') n--;
    if (!widen(name, path + n, (int)(PATH_CHARS - n))) return 0;
    HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) return 0;
    BOOL read = ReadFile(file, text, bytes, &count, NULL);
    CloseHandle(file);
    if (!read || count >= bytes) return 0;
    text[count] = 0;
    return 1;
}

static int exists(const char *path) {
    char below[PATH_CHARS];
    WCHAR wide[PATH_CHARS];
    if (lstrlenA(path) + 3 >= (int)sizeof below) return 0;
    lstrcpyA(below, path[0] == '/' ? "Z:" : "");
    lstrcatA(below, path);
    return widen(below, wide, PATH_CHARS) && GetFileAttributesW(wide) != INVALID_FILE_ATTRIBUTES;
}

/* Of a folder alone: the PATH of Windows tells nothing of the system below. */
int tepui_os_command(const char *folder, char *text, uint32_t bytes) {
    if (folder == NULL || lstrlenA(folder) + 48 > (int)bytes) return 0;
    int below = folder[0] == '/';
    lstrcpyA(text, folder);
    lstrcatA(text, below ? "/tepui" : "\\tepui.cmd");
    if (!exists(text)) return 0;
    lstrcpyA(text, below ? "" : "cmd.exe\n/c\n");
    lstrcatA(text, folder);
    lstrcatA(text, below ? "/tepui\nhost" : "\\tepui.cmd\nhost");
    return 1;
}

int tepui_os_start(char *const words[]) {
    static char line[COMMAND_CHARS], program[PATH_CHARS];
    static WCHAR wide_line[COMMAND_CHARS], wide_program[PATH_CHARS];
    STARTUPINFOW with = {.cb = sizeof with};
    PROCESS_INFORMATION made;
    uint32_t at = 0;
    int below = words[0][0] == '/';
    if (below && !exists(words[0])) return 0;
    for (int i = 0; words[i] != NULL; i++) {
        if (at + 4 + (uint32_t)lstrlenA(words[i]) >= sizeof line) return 0;
        if (i > 0) line[at++] = ' ';
        line[at++] = '"';
        for (const char *p = words[i]; *p != 0; p++) line[at++] = *p;
        line[at++] = '"';
    }
    line[at] = 0;
    lstrcpyA(program, "Z:");
    if (below) lstrcatA(program, words[0]);
    if (!widen(line, wide_line, COMMAND_CHARS) || !widen(program, wide_program, PATH_CHARS)) return 0;
    if (!CreateProcessW(below ? wide_program : NULL, wide_line, NULL, NULL, FALSE, DETACHED_PROCESS | CREATE_NEW_PROCESS_GROUP, NULL, NULL, &with, &made)) return 0;
    CloseHandle(made.hThread);
    CloseHandle(made.hProcess);
    return 1;
}

void tepui_os_pause(uint32_t milliseconds) {
    Sleep(milliseconds);
}
