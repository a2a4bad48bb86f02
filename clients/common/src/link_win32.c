/* Windows: a socket of the loopback with a token, which only the user can read. A host that is a program of Windows too gives memory and events that have names.
 * One of the system below Wine gives files that are mapped, and is rung by the futexes of its kernel, or not at all: then sleeps are timed. Nothing of C's
 * library is used but memcpy. */
#include "link.h"

#define WIN32_LEAN_AND_MEAN
#include <winsock2.h>
#include <windows.h>

enum { PATH_CHARS = 300, TOKEN = 16, SLEEP_MS = 50 };

static uint32_t length_of(const char *text) {
    uint32_t n = 0;
    while (text[n] != 0) n++;
    return n;
}

static uint32_t append(char *to, uint32_t at, const char *text) {
    for (uint32_t i = 0; text[i] != 0 && at < PATH_CHARS - 1; i++) to[at++] = text[i];
    to[at] = 0;
    return at;
}

/* Paths are UTF-8, as the host sends them: a user's name may have letters that the code page of Windows lacks. */
static HANDLE open_file(const char *path, DWORD access) {
    WCHAR wide[2 * PATH_CHARS];
    if (MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, 2 * PATH_CHARS) == 0) return INVALID_HANDLE_VALUE;
    return CreateFileW(wide, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0, NULL);
}

/* A setting of the environment that fits; 0 for none. */
static int setting(const WCHAR *name, char value[PATH_CHARS]) {
    WCHAR wide[PATH_CHARS];
    DWORD n = GetEnvironmentVariableW(name, wide, PATH_CHARS);
    return n > 0 && n < PATH_CHARS && WideCharToMultiByte(CP_UTF8, 0, wide, -1, value, PATH_CHARS, NULL, NULL) > 0;
}

/* Paths of the system below Wine are found on its drive Z. */
static uint32_t begin(char *to, const char *path) {
    return append(to, append(to, 0, path[0] == '/' ? "Z:" : ""), path);
}

/* "PORT TOKEN": a number, and 32 digits. */
static int read_port(const char *text, uint32_t count, uint16_t *port, uint8_t token[TOKEN]) {
    uint32_t at = 0, number = 0;
    while (at < count && text[at] >= '0' && text[at] <= '9') number = number * 10 + (uint32_t)(text[at++] - '0');
    if (number == 0 || number > 65535 || at + 1 + 2 * TOKEN > count) return 0;
    *port = (uint16_t)number;
    at++;
    for (uint32_t i = 0; i < 2 * TOKEN; i++) {
        char c = text[at + i];
        uint32_t digit = c >= '0' && c <= '9' ? (uint32_t)(c - '0') : c >= 'a' && c <= 'f' ? (uint32_t)(c - 'a' + 10) : 16;
        if (digit > 15) return 0;
        token[i / 2] = (uint8_t)(token[i / 2] << 4 | digit);
    }
    return 1;
}

/* Under Wine on Linux the kernel is below: its futexes wake both sides at once, where Windows has nothing that two such processes share. Found out once. */
#if defined(__x86_64__) || defined(__i386__)
enum { FUTEX_WAIT = 0, FUTEX_WAKE = 1, SLEEP_NANOS = 50000000 };

static intptr_t futex(uint32_t *word, intptr_t operation, uint32_t value, const void *timeout) {
    intptr_t result;
#if defined(__x86_64__)
    register const void *r10 __asm__("r10") = timeout;
    register intptr_t r8 __asm__("r8") = 0;
    register intptr_t r9 __asm__("r9") = 0;
    __asm__ volatile("syscall" : "=a"(result) : "a"((intptr_t)202), "D"(word), "S"(operation), "d"((uintptr_t)value), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
#else
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(240), "b"(word), "c"(operation), "d"(value), "S"(timeout), "D"(0) : "memory");
#endif
    return result;
}

static int has_futexes(void) {
    static int known; /* 1 no, 2 yes */
    if (known == 0) {
        HMODULE ntdll = GetModuleHandleA("ntdll.dll");
        typedef void (*host_version)(const char **, const char **);
        host_version host = ntdll == NULL ? NULL : (host_version)(uintptr_t)GetProcAddress(ntdll, "wine_get_host_version");
        const char *system = "", *release = "";
        if (host != NULL) host(&system, &release);
        uint32_t word = 0;
        /* Nobody sleeps on it: a kernel that does this wakes none. */
        known = system != NULL && lstrcmpA(system, "Linux") == 0 && futex(&word, FUTEX_WAKE, 1, NULL) == 0 ? 2 : 1;
    }
    return known == 2;
}

/* Where there are futexes, there is this. */
static uint32_t user_below(void) {
    intptr_t result;
#if defined(__x86_64__)
    __asm__ volatile("syscall" : "=a"(result) : "a"((intptr_t)102) : "rcx", "r11", "memory");
#else
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(199) : "memory");
#endif
    return (uint32_t)result;
}
#else
static int has_futexes(void) {
    return 0;
}

static uint32_t user_below(void) {
    return 0;
}
#endif

/* Number of the user of the system below, as digits behind a path. */
static void append_user(char *path) {
    char digits[12];
    uint32_t user = user_below(), at = sizeof digits - 1;
    digits[at] = 0;
    do {
        digits[--at] = (char)('0' + user % 10);
        user /= 10;
    } while (user > 0);
    append(path, length_of(path), digits + at);
}

/* TEPUI_HOST alone, or where hosts of the system below Wine are, the user's runtime folder or the user's own in /tmp, and then where those of Windows are. 0 where
 * there is no such place. */
enum { PLACE_NAMED, PLACE_BELOW, PLACE_WINDOWS, PLACES };

static int folder(int place, char *path) {
    char value[PATH_CHARS];
    int named = setting(L"TEPUI_HOST", value);
    if (named != (place == PLACE_NAMED)) return 0;
    if (named) {
        begin(path, value);
        return 1;
    }
    if (place == PLACE_WINDOWS) {
        if (!setting(L"LOCALAPPDATA", value)) return 0;
        append(path, begin(path, value), "\\tepui-host");
        return 1;
    }
    if (setting(L"XDG_RUNTIME_DIR", value)) {
        append(path, begin(path, value), "/tepui");
        return 1;
    }
    if (!has_futexes()) return 0;
    begin(path, "/tmp/tepui-");
    append_user(path);
    return 1;
}

static intptr_t connect_at(int place, uint8_t token[16]) {
    char path[PATH_CHARS], text[64];
    uint16_t port;
    DWORD count = 0;
    WSADATA data;
    if (!folder(place, path) || length_of(path) > PATH_CHARS - 16) return -1;
    append(path, length_of(path), "/host.port");
    HANDLE file = open_file(path, GENERIC_READ);
    if (file == INVALID_HANDLE_VALUE) return -1;
    BOOL read = ReadFile(file, text, sizeof text, &count, NULL);
    CloseHandle(file);
    if (!read || !read_port(text, count, &port, token) || WSAStartup(0x202, &data) != 0) return -1;
    SOCKET s = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (s == INVALID_SOCKET) return -1;
    if (connect(s, (struct sockaddr *)&address, sizeof address) != 0) {
        closesocket(s);
        return -1;
    }
    return (intptr_t)s;
}

intptr_t tepui_os_connect(uint8_t token[16], uint32_t *flags) {
    intptr_t s = -1;
    if (has_futexes()) *flags |= TEPUI_FLAG_FUTEX;
    for (int place = 0; place < PLACES && s == -1; place++) s = connect_at(place, token);
    return s;
}

int tepui_os_send(intptr_t s, const void *bytes, uint32_t count) {
    for (const char *p = bytes; count > 0;) {
        int n = send((SOCKET)s, p, (int)count, 0);
        if (n <= 0) return 0;
        p += n;
        count -= (uint32_t)n;
    }
    return 1;
}

int tepui_os_receive(intptr_t s, void *bytes, uint32_t count) {
    for (char *p = bytes; count > 0;) {
        int n = recv((SOCKET)s, p, (int)count, 0);
        if (n <= 0) return 0;
        p += n;
        count -= (uint32_t)n;
    }
    return 1;
}

/* Readable without a byte to read is closed: the host sends nothing after its greeting. */
int tepui_os_alive(intptr_t s, uint32_t process) {
    (void)process;
    fd_set set;
    struct timeval now = {0, 0};
    set.fd_count = 1;
    set.fd_array[0] = (SOCKET)s;
    return select(0, &set, NULL, NULL, &now) == 0;
}

/* Its number is the other system's. */
int tepui_os_sees(uint32_t process) {
    (void)process;
    return 0;
}

void tepui_os_close(intptr_t s) {
    closesocket((SOCKET)s);
}

static uint8_t *map_named(const char *name, uint64_t bytes) {
    HANDLE mapping = OpenFileMappingA(FILE_MAP_READ | FILE_MAP_WRITE, FALSE, name);
    if (mapping == NULL) return NULL;
    uint8_t *memory = MapViewOfFile(mapping, FILE_MAP_READ | FILE_MAP_WRITE, 0, 0, (SIZE_T)bytes);
    CloseHandle(mapping);
    return memory;
}

int tepui_os_open_bells(const char *name, intptr_t bells[2]) {
    static const char *const whose[2] = {".host", ".client"};
    char bell[PATH_CHARS];
    for (int i = 0; i < 2; i++) {
        append(bell, append(bell, 0, name), whose[i]);
        bells[i] = (intptr_t)OpenEventA(SYNCHRONIZE | EVENT_MODIFY_STATE, FALSE, bell);
        if (bells[i] == 0) return 0;
    }
    return 1;
}

void tepui_os_close_bells(const intptr_t bells[2]) {
    for (int i = 0; i < 2; i++)
        if (bells[i] != 0) CloseHandle((HANDLE)bells[i]);
}

uint8_t *tepui_os_map(const char *path, uint64_t bytes) {
    char here[2 * PATH_CHARS];
    if (length_of(path) > PATH_CHARS - 4) return NULL;
    if (path[0] != '/' && path[1] != ':') return map_named(path, bytes);
    begin(here, path);
    HANDLE file = open_file(here, GENERIC_READ | GENERIC_WRITE);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    HANDLE mapping = CreateFileMappingA(file, NULL, PAGE_READWRITE, (DWORD)(bytes >> 32), (DWORD)bytes, NULL);
    CloseHandle(file);
    if (mapping == NULL) return NULL;
    uint8_t *memory = MapViewOfFile(mapping, FILE_MAP_READ | FILE_MAP_WRITE, 0, 0, (SIZE_T)bytes);
    CloseHandle(mapping);
    return memory;
}

void tepui_os_unmap(uint8_t *memory, uint64_t bytes) {
    (void)bytes;
    UnmapViewOfFile(memory);
}

void *tepui_os_allocate(size_t bytes) {
    return HeapAlloc(GetProcessHeap(), 0, bytes);
}

void tepui_os_free(void *memory) {
    HeapFree(GetProcessHeap(), 0, memory);
}

uint32_t tepui_os_process(void) {
    return GetCurrentProcessId();
}

/* By the bell, where there is one. Without that and without futexes turns of the processor first, then sleeps of a millisecond: nobody rings then. */
void tepui_os_sleep(intptr_t bell, uint32_t *word, uint32_t value, uint32_t round) {
    if (bell != 0) {
        /* One that has rung for an earlier sleep ends this one too; who sleeps looks again. */
        WaitForSingleObject((HANDLE)bell, SLEEP_MS);
        return;
    }
#if defined(__x86_64__) || defined(__i386__)
    if (has_futexes()) {
        const intptr_t most[2] = {0, SLEEP_NANOS};
        futex(word, FUTEX_WAIT, value, most);
        return;
    }
#endif
    (void)word;
    (void)value;
    Sleep(round < 20 ? 0 : 1);
}

void tepui_os_wake(intptr_t bell, uint32_t *word) {
    __atomic_store_n(word, 0, __ATOMIC_SEQ_CST);
    if (bell != 0) {
        SetEvent((HANDLE)bell);
        return;
    }
#if defined(__x86_64__) || defined(__i386__)
    if (has_futexes()) futex(word, FUTEX_WAKE, 1, NULL);
#endif
}
