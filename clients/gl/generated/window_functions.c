/* Functions that bind OpenGL to window systems, as packets. Written by './tepui generate' from version bd4d2546 of its registry; not to be edited. */
#include "client.h"

TEPUI_API int32_t eglBindAPI(int32_t a0) {
    uint32_t *w_ = tepui_packet(2180, 2);
    tepui_put(w_ + 1, a0);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglBindTexImage(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2181, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglChooseConfig(intptr_t a0, intptr_t a1, intptr_t a2, int32_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2182, 10);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put(w_ + 7, a3);
    tepui_put_long(w_ + 8, a4);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglClientWaitSync(intptr_t a0, intptr_t a1, int32_t a2, int64_t a3) {
    uint32_t *w_ = tepui_packet(2183, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglClientWaitSyncKHR(intptr_t a0, intptr_t a1, int32_t a2, int64_t a3) {
    uint32_t *w_ = tepui_packet(2184, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglCopyBuffers(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2185, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateContext(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2186, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateImage(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2187, 10);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    tepui_put_long(w_ + 8, a4);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateImageKHR(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2188, 10);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    tepui_put_long(w_ + 8, a4);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePbufferFromClientBuffer(intptr_t a0, int32_t a1, intptr_t a2, intptr_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2189, 10);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    tepui_put_long(w_ + 6, a3);
    tepui_put_long(w_ + 8, a4);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePbufferSurface(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2190, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePixmapSurface(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2191, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePlatformPixmapSurface(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2192, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePlatformPixmapSurfaceEXT(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2193, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePlatformWindowSurface(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2194, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreatePlatformWindowSurfaceEXT(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2195, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateSync(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2196, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateSyncKHR(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2197, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglCreateWindowSurface(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2198, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t eglDestroyContext(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2199, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait_for_context();
}

TEPUI_API int32_t eglDestroyImage(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2200, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglDestroyImageKHR(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2201, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglDestroySurface(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2202, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglDestroySync(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2203, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglDestroySyncKHR(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2204, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglGetConfigAttrib(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2205, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglGetConfigs(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2206, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t eglGetCurrentContext(void) {
    return tepui_current(TEPUI_EGL);
}

TEPUI_API intptr_t eglGetCurrentDisplay(void) {
    tepui_packet(2208, 1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglGetCurrentSurface(int32_t a0) {
    uint32_t *w_ = tepui_packet(2209, 2);
    tepui_put(w_ + 1, a0);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglGetDisplay(intptr_t a0) {
    uint32_t *w_ = tepui_packet(2210, 3);
    tepui_put_long(w_ + 1, a0);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t eglGetError(void) {
    tepui_packet(2211, 1);
    return (int32_t)tepui_wait_or(0x300E);
}

TEPUI_API intptr_t eglGetPlatformDisplay(int32_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2212, 6);
    tepui_put(w_ + 1, a0);
    tepui_put_long(w_ + 2, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t eglGetPlatformDisplayEXT(int32_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2213, 6);
    tepui_put(w_ + 1, a0);
    tepui_put_long(w_ + 2, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t eglGetSyncAttrib(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2214, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglGetSyncAttribKHR(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2215, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglInitialize(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2216, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglMakeCurrent(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2217, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    return (int32_t)tepui_wait_for_context();
}

TEPUI_API int32_t eglQueryAPI(void) {
    tepui_packet(2218, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglQueryContext(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2219, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglQueryDeviceAttribEXT(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2220, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t eglQueryDeviceStringEXT(intptr_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2221, 4);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t eglQueryDevicesEXT(int32_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2222, 6);
    tepui_put(w_ + 1, a0);
    tepui_put_long(w_ + 2, a1);
    tepui_put_long(w_ + 4, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglQueryDisplayAttribEXT(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2223, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t eglQueryString(intptr_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2224, 4);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t eglQuerySurface(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2225, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglReleaseTexImage(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2226, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglReleaseThread(void) {
    tepui_packet(2227, 1);
    return (int32_t)tepui_wait_for_context();
}

TEPUI_API int32_t eglSignalSyncKHR(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2228, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglSurfaceAttrib(intptr_t a0, intptr_t a1, int32_t a2, int32_t a3) {
    uint32_t *w_ = tepui_packet(2229, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglSwapBuffers(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2230, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglSwapBuffersWithDamageEXT(intptr_t a0, intptr_t a1, intptr_t a2, int32_t a3) {
    uint32_t *w_ = tepui_packet(2231, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put(w_ + 7, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglSwapBuffersWithDamageKHR(intptr_t a0, intptr_t a1, intptr_t a2, int32_t a3) {
    uint32_t *w_ = tepui_packet(2232, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put(w_ + 7, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglSwapInterval(intptr_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2233, 4);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglTerminate(intptr_t a0) {
    uint32_t *w_ = tepui_packet(2234, 3);
    tepui_put_long(w_ + 1, a0);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglWaitClient(void) {
    tepui_packet(2235, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglWaitGL(void) {
    tepui_packet(2236, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglWaitNative(int32_t a0) {
    uint32_t *w_ = tepui_packet(2237, 2);
    tepui_put(w_ + 1, a0);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglWaitSync(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2238, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t eglWaitSyncKHR(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2239, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API void glXBindTexImageEXT(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2240, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API intptr_t glXChooseFBConfig(intptr_t a0, int32_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2241, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    tepui_put_long(w_ + 6, a3);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glXChooseVisual(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2242, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glXCopyContext(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2243, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API intptr_t glXCreateContext(intptr_t a0, intptr_t a1, intptr_t a2, int32_t a3) {
    uint32_t *w_ = tepui_packet(2244, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put(w_ + 7, a3);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreateContextAttribsARB(intptr_t a0, intptr_t a1, intptr_t a2, int32_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2245, 10);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put(w_ + 7, a3);
    tepui_put_long(w_ + 8, a4);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreateGLXPixmap(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2246, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreateNewContext(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3, int32_t a4) {
    uint32_t *w_ = tepui_packet(2247, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    tepui_put(w_ + 8, a4);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreatePbuffer(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2248, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreatePixmap(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2249, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API intptr_t glXCreateWindow(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2250, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    intptr_t r_ = (intptr_t)tepui_wait();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API void glXDestroyContext(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2251, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait_for_context() != 0) tepui_raise();
}

TEPUI_API void glXDestroyGLXPixmap(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2252, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API void glXDestroyPbuffer(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2253, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API void glXDestroyPixmap(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2254, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API void glXDestroyWindow(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2255, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API intptr_t glXGetClientString(intptr_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2256, 4);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t glXGetConfig(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2257, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t glXGetCurrentContext(void) {
    return tepui_current(TEPUI_GLX);
}

TEPUI_API intptr_t glXGetCurrentDisplay(void) {
    tepui_packet(2259, 1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glXGetCurrentDrawable(void) {
    tepui_packet(2260, 1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glXGetCurrentReadDrawable(void) {
    tepui_packet(2261, 1);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t glXGetFBConfigAttrib(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2262, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t glXGetFBConfigs(intptr_t a0, int32_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2263, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put_long(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API void glXGetSelectedEvent(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2264, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_wait();
}

TEPUI_API int32_t glXGetSwapIntervalMESA(void) {
    tepui_packet(2265, 1);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t glXGetVisualFromFBConfig(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2266, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t glXIsDirect(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2267, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glXMakeContextCurrent(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2268, 9);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    int32_t r_ = (int32_t)tepui_wait_for_context();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API int32_t glXMakeCurrent(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2269, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    int32_t r_ = (int32_t)tepui_wait_for_context();
    if (r_ == 0) tepui_raise();
    return r_;
}

TEPUI_API int32_t glXQueryContext(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2270, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    return (int32_t)tepui_wait();
}

TEPUI_API void glXQueryDrawable(intptr_t a0, intptr_t a1, int32_t a2, intptr_t a3) {
    uint32_t *w_ = tepui_packet(2271, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put_long(w_ + 6, a3);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API int32_t glXQueryExtension(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2272, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t glXQueryExtensionsString(intptr_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2273, 4);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t glXQueryServerString(intptr_t a0, int32_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2274, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put(w_ + 4, a2);
    return (intptr_t)tepui_wait();
}

TEPUI_API int32_t glXQueryVersion(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2275, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    return (int32_t)tepui_wait();
}

TEPUI_API void glXReleaseTexImageEXT(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2276, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_wait();
}

TEPUI_API void glXSelectEvent(intptr_t a0, intptr_t a1, intptr_t a2) {
    uint32_t *w_ = tepui_packet(2277, 7);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_wait();
}

TEPUI_API void glXSwapBuffers(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2278, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API void glXSwapIntervalEXT(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2279, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API int32_t glXSwapIntervalMESA(int32_t a0) {
    uint32_t *w_ = tepui_packet(2280, 2);
    tepui_put(w_ + 1, a0);
    return (int32_t)tepui_wait();
}

TEPUI_API int32_t glXSwapIntervalSGI(int32_t a0) {
    uint32_t *w_ = tepui_packet(2281, 2);
    tepui_put(w_ + 1, a0);
    return (int32_t)tepui_wait();
}

TEPUI_API void glXUseXFont(intptr_t a0, int32_t a1, int32_t a2, int32_t a3) {
    uint32_t *w_ = tepui_packet(2282, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put(w_ + 3, a1);
    tepui_put(w_ + 4, a2);
    tepui_put(w_ + 5, a3);
    if (tepui_wait() != 0) tepui_raise();
}

TEPUI_API void glXWaitGL(void) {
    tepui_packet(2283, 1);
    tepui_wait();
}

TEPUI_API void glXWaitX(void) {
    tepui_packet(2284, 1);
    tepui_wait();
}

TEPUI_API void OSMesaColorClamp(int32_t a0) {
    uint32_t *w_ = tepui_packet(2285, 2);
    tepui_put(w_ + 1, a0);
    tepui_wait();
}

TEPUI_API intptr_t OSMesaCreateContext(int32_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2286, 4);
    tepui_put(w_ + 1, a0);
    tepui_put_long(w_ + 2, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t OSMesaCreateContextAttribs(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2287, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    return (intptr_t)tepui_wait();
}

TEPUI_API intptr_t OSMesaCreateContextExt(int32_t a0, int32_t a1, int32_t a2, int32_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2288, 7);
    tepui_put(w_ + 1, a0);
    tepui_put(w_ + 2, a1);
    tepui_put(w_ + 3, a2);
    tepui_put(w_ + 4, a3);
    tepui_put_long(w_ + 5, a4);
    return (intptr_t)tepui_wait();
}

TEPUI_API void OSMesaDestroyContext(intptr_t a0) {
    uint32_t *w_ = tepui_packet(2289, 3);
    tepui_put_long(w_ + 1, a0);
    tepui_wait_for_context();
}

TEPUI_API int32_t OSMesaGetColorBuffer(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2290, 11);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    tepui_put_long(w_ + 9, a4);
    return (int32_t)tepui_wait();
}

TEPUI_API intptr_t OSMesaGetCurrentContext(void) {
    return tepui_current(TEPUI_OSMESA);
}

TEPUI_API int32_t OSMesaGetDepthBuffer(intptr_t a0, intptr_t a1, intptr_t a2, intptr_t a3, intptr_t a4) {
    uint32_t *w_ = tepui_packet(2292, 11);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put_long(w_ + 5, a2);
    tepui_put_long(w_ + 7, a3);
    tepui_put_long(w_ + 9, a4);
    return (int32_t)tepui_wait();
}

TEPUI_API void OSMesaGetIntegerv(int32_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2293, 4);
    tepui_put(w_ + 1, a0);
    tepui_put_long(w_ + 2, a1);
    tepui_wait();
}

TEPUI_API int32_t OSMesaMakeCurrent(intptr_t a0, intptr_t a1, int32_t a2, int32_t a3, int32_t a4) {
    uint32_t *w_ = tepui_packet(2294, 8);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_put(w_ + 6, a3);
    tepui_put(w_ + 7, a4);
    return (int32_t)tepui_wait_for_context();
}

TEPUI_API void OSMesaPixelStore(int32_t a0, int32_t a1) {
    uint32_t *w_ = tepui_packet(2295, 3);
    tepui_put(w_ + 1, a0);
    tepui_put(w_ + 2, a1);
    tepui_wait();
}

TEPUI_API void OSMesaPostprocess(intptr_t a0, intptr_t a1, int32_t a2) {
    uint32_t *w_ = tepui_packet(2296, 6);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_put(w_ + 5, a2);
    tepui_wait();
}

TEPUI_API void tepuiBegin(intptr_t a0, intptr_t a1) {
    uint32_t *w_ = tepui_packet(2297, 5);
    tepui_put_long(w_ + 1, a0);
    tepui_put_long(w_ + 3, a1);
    tepui_wait();
}

TEPUI_API intptr_t tepuiCurrent(void) {
    tepui_packet(2298, 1);
    return (intptr_t)tepui_wait();
}

TEPUI_API void tepuiEnd(void) {
    tepui_packet(2299, 1);
    tepui_wait();
}

TEPUI_API intptr_t tepuiXError(intptr_t a0) {
    uint32_t *w_ = tepui_packet(2300, 3);
    tepui_put_long(w_ + 1, a0);
    return (intptr_t)tepui_wait();
}

const struct tepui_name tepui_window_names[] = {
    {"OSMesaColorClamp", (void *)OSMesaColorClamp},
    {"OSMesaCreateContext", (void *)OSMesaCreateContext},
    {"OSMesaCreateContextAttribs", (void *)OSMesaCreateContextAttribs},
    {"OSMesaCreateContextExt", (void *)OSMesaCreateContextExt},
    {"OSMesaDestroyContext", (void *)OSMesaDestroyContext},
    {"OSMesaGetColorBuffer", (void *)OSMesaGetColorBuffer},
    {"OSMesaGetCurrentContext", (void *)OSMesaGetCurrentContext},
    {"OSMesaGetDepthBuffer", (void *)OSMesaGetDepthBuffer},
    {"OSMesaGetIntegerv", (void *)OSMesaGetIntegerv},
    {"OSMesaMakeCurrent", (void *)OSMesaMakeCurrent},
    {"OSMesaPixelStore", (void *)OSMesaPixelStore},
    {"OSMesaPostprocess", (void *)OSMesaPostprocess},
    {"eglBindAPI", (void *)eglBindAPI},
    {"eglBindTexImage", (void *)eglBindTexImage},
    {"eglChooseConfig", (void *)eglChooseConfig},
    {"eglClientWaitSync", (void *)eglClientWaitSync},
    {"eglClientWaitSyncKHR", (void *)eglClientWaitSyncKHR},
    {"eglCopyBuffers", (void *)eglCopyBuffers},
    {"eglCreateContext", (void *)eglCreateContext},
    {"eglCreateImage", (void *)eglCreateImage},
    {"eglCreateImageKHR", (void *)eglCreateImageKHR},
    {"eglCreatePbufferFromClientBuffer", (void *)eglCreatePbufferFromClientBuffer},
    {"eglCreatePbufferSurface", (void *)eglCreatePbufferSurface},
    {"eglCreatePixmapSurface", (void *)eglCreatePixmapSurface},
    {"eglCreatePlatformPixmapSurface", (void *)eglCreatePlatformPixmapSurface},
    {"eglCreatePlatformPixmapSurfaceEXT", (void *)eglCreatePlatformPixmapSurfaceEXT},
    {"eglCreatePlatformWindowSurface", (void *)eglCreatePlatformWindowSurface},
    {"eglCreatePlatformWindowSurfaceEXT", (void *)eglCreatePlatformWindowSurfaceEXT},
    {"eglCreateSync", (void *)eglCreateSync},
    {"eglCreateSyncKHR", (void *)eglCreateSyncKHR},
    {"eglCreateWindowSurface", (void *)eglCreateWindowSurface},
    {"eglDestroyContext", (void *)eglDestroyContext},
    {"eglDestroyImage", (void *)eglDestroyImage},
    {"eglDestroyImageKHR", (void *)eglDestroyImageKHR},
    {"eglDestroySurface", (void *)eglDestroySurface},
    {"eglDestroySync", (void *)eglDestroySync},
    {"eglDestroySyncKHR", (void *)eglDestroySyncKHR},
    {"eglGetConfigAttrib", (void *)eglGetConfigAttrib},
    {"eglGetConfigs", (void *)eglGetConfigs},
    {"eglGetCurrentContext", (void *)eglGetCurrentContext},
    {"eglGetCurrentDisplay", (void *)eglGetCurrentDisplay},
    {"eglGetCurrentSurface", (void *)eglGetCurrentSurface},
    {"eglGetDisplay", (void *)eglGetDisplay},
    {"eglGetError", (void *)eglGetError},
    {"eglGetPlatformDisplay", (void *)eglGetPlatformDisplay},
    {"eglGetPlatformDisplayEXT", (void *)eglGetPlatformDisplayEXT},
    {"eglGetSyncAttrib", (void *)eglGetSyncAttrib},
    {"eglGetSyncAttribKHR", (void *)eglGetSyncAttribKHR},
    {"eglInitialize", (void *)eglInitialize},
    {"eglMakeCurrent", (void *)eglMakeCurrent},
    {"eglQueryAPI", (void *)eglQueryAPI},
    {"eglQueryContext", (void *)eglQueryContext},
    {"eglQueryDeviceAttribEXT", (void *)eglQueryDeviceAttribEXT},
    {"eglQueryDeviceStringEXT", (void *)eglQueryDeviceStringEXT},
    {"eglQueryDevicesEXT", (void *)eglQueryDevicesEXT},
    {"eglQueryDisplayAttribEXT", (void *)eglQueryDisplayAttribEXT},
    {"eglQueryString", (void *)eglQueryString},
    {"eglQuerySurface", (void *)eglQuerySurface},
    {"eglReleaseTexImage", (void *)eglReleaseTexImage},
    {"eglReleaseThread", (void *)eglReleaseThread},
    {"eglSignalSyncKHR", (void *)eglSignalSyncKHR},
    {"eglSurfaceAttrib", (void *)eglSurfaceAttrib},
    {"eglSwapBuffers", (void *)eglSwapBuffers},
    {"eglSwapBuffersWithDamageEXT", (void *)eglSwapBuffersWithDamageEXT},
    {"eglSwapBuffersWithDamageKHR", (void *)eglSwapBuffersWithDamageKHR},
    {"eglSwapInterval", (void *)eglSwapInterval},
    {"eglTerminate", (void *)eglTerminate},
    {"eglWaitClient", (void *)eglWaitClient},
    {"eglWaitGL", (void *)eglWaitGL},
    {"eglWaitNative", (void *)eglWaitNative},
    {"eglWaitSync", (void *)eglWaitSync},
    {"eglWaitSyncKHR", (void *)eglWaitSyncKHR},
    {"glXBindTexImageEXT", (void *)glXBindTexImageEXT},
    {"glXChooseFBConfig", (void *)glXChooseFBConfig},
    {"glXChooseVisual", (void *)glXChooseVisual},
    {"glXCopyContext", (void *)glXCopyContext},
    {"glXCreateContext", (void *)glXCreateContext},
    {"glXCreateContextAttribsARB", (void *)glXCreateContextAttribsARB},
    {"glXCreateGLXPixmap", (void *)glXCreateGLXPixmap},
    {"glXCreateNewContext", (void *)glXCreateNewContext},
    {"glXCreatePbuffer", (void *)glXCreatePbuffer},
    {"glXCreatePixmap", (void *)glXCreatePixmap},
    {"glXCreateWindow", (void *)glXCreateWindow},
    {"glXDestroyContext", (void *)glXDestroyContext},
    {"glXDestroyGLXPixmap", (void *)glXDestroyGLXPixmap},
    {"glXDestroyPbuffer", (void *)glXDestroyPbuffer},
    {"glXDestroyPixmap", (void *)glXDestroyPixmap},
    {"glXDestroyWindow", (void *)glXDestroyWindow},
    {"glXGetClientString", (void *)glXGetClientString},
    {"glXGetConfig", (void *)glXGetConfig},
    {"glXGetCurrentContext", (void *)glXGetCurrentContext},
    {"glXGetCurrentDisplay", (void *)glXGetCurrentDisplay},
    {"glXGetCurrentDrawable", (void *)glXGetCurrentDrawable},
    {"glXGetCurrentReadDrawable", (void *)glXGetCurrentReadDrawable},
    {"glXGetFBConfigAttrib", (void *)glXGetFBConfigAttrib},
    {"glXGetFBConfigs", (void *)glXGetFBConfigs},
    {"glXGetSelectedEvent", (void *)glXGetSelectedEvent},
    {"glXGetSwapIntervalMESA", (void *)glXGetSwapIntervalMESA},
    {"glXGetVisualFromFBConfig", (void *)glXGetVisualFromFBConfig},
    {"glXIsDirect", (void *)glXIsDirect},
    {"glXMakeContextCurrent", (void *)glXMakeContextCurrent},
    {"glXMakeCurrent", (void *)glXMakeCurrent},
    {"glXQueryContext", (void *)glXQueryContext},
    {"glXQueryDrawable", (void *)glXQueryDrawable},
    {"glXQueryExtension", (void *)glXQueryExtension},
    {"glXQueryExtensionsString", (void *)glXQueryExtensionsString},
    {"glXQueryServerString", (void *)glXQueryServerString},
    {"glXQueryVersion", (void *)glXQueryVersion},
    {"glXReleaseTexImageEXT", (void *)glXReleaseTexImageEXT},
    {"glXSelectEvent", (void *)glXSelectEvent},
    {"glXSwapBuffers", (void *)glXSwapBuffers},
    {"glXSwapIntervalEXT", (void *)glXSwapIntervalEXT},
    {"glXSwapIntervalMESA", (void *)glXSwapIntervalMESA},
    {"glXSwapIntervalSGI", (void *)glXSwapIntervalSGI},
    {"glXUseXFont", (void *)glXUseXFont},
    {"glXWaitGL", (void *)glXWaitGL},
    {"glXWaitX", (void *)glXWaitX},
    {"tepuiBegin", (void *)tepuiBegin},
    {"tepuiCurrent", (void *)tepuiCurrent},
    {"tepuiEnd", (void *)tepuiEnd},
    {"tepuiXError", (void *)tepuiXError},
};
const uint32_t tepui_window_count = 121;
