/* Marks what it does by D3DPERF_..., with devices and without; says what the functions answer. */
#include "start.h"

#ifndef _WIN32
#include <pthread.h>
#endif

static const wchar_t letters[] = {'e', 0xe4, 0x20ac, 0};
#ifdef _WIN32
static const wchar_t pair[] = {0xd83d, 0xde00, 0xd83d, 0};
#else
static const wchar_t pair[] = {0x1f600, 0xd83d, 0};
#endif

static void mark_elsewhere(const wchar_t *name) {
    D3DPERF_SetMarker(0, name);
}

#ifdef _WIN32
static DWORD WINAPI other_thread(void *name) {
    mark_elsewhere(name);
    return 0;
}

static void on_another_thread(const wchar_t *name) {
    HANDLE thread = CreateThread(NULL, 0, other_thread, (void *)name, 0, NULL);
    WaitForSingleObject(thread, INFINITE);
    CloseHandle(thread);
}
#else
static void *other_thread(void *name) {
    mark_elsewhere(name);
    return NULL;
}

static void on_another_thread(const wchar_t *name) {
    pthread_t thread;
    pthread_create(&thread, NULL, other_thread, (void *)name);
    pthread_join(thread, NULL);
}
#endif

int main(void) {
    printf("without a device %d", D3DPERF_BeginEvent(0, L"nobody hears"));
    printf(" %d", D3DPERF_EndEvent());
    printf(" %d\n", D3DPERF_EndEvent());
    printf("profiled %u again %u\n", (unsigned)D3DPERF_GetStatus(), (unsigned)D3DPERF_QueryRepeatFrame());
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    int outer = D3DPERF_BeginEvent(0xff0000ff, L"frame");
    int inner = D3DPERF_BeginEvent(0xff00ff00, letters);
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff20c040, 1.0f, 0));
    D3DPERF_SetMarker(0, pair);
    on_another_thread(L"not this device's");
    printf("levels %d %d", outer, inner);
    printf(" ends %d", D3DPERF_EndEvent());
    D3DPERF_SetRegion(0, L"region");
    printf(" %d", D3DPERF_EndEvent());
    printf(" none %d\n", D3DPERF_EndEvent());
    D3DPERF_SetOptions(1);
    D3DPERF_SetMarker(0, L"not to be profiled");
    printf("profiled %u\n", (unsigned)D3DPERF_GetStatus());
    D3DPERF_SetOptions(0);
    printf("drawn %06x\n", pixel(d, 9, 9));
    Device *shared = make_device(d3d, NULL, 0x44);
    on_another_thread(L"of several threads");
    CALL(shared, Release);
    printf("%u ", (unsigned)CALL(d, Release));
    D3DPERF_SetMarker(0, L"after the end");
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
