/* The virtual machine inside the program: found if the program has one, loaded and started if not, on a thread with a large stack that ends when that is
 * done. Java's functions for signals are left to the program (-Xrs). Settings come from the environment, which 'tepui exec' writes:
 *   TEPUI_JVM          libjvm.so; else JAVA_HOME's, else that of 'java' on the PATH
 *   TEPUI_JAR          class path; else tepui.jar beside this library
 *   TEPUI_JVM_OPTIONS  more options of the VM, a line each */
#define _GNU_SOURCE
#include "client.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <jni.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* The class that takes the packets; another one for another client. */
#ifndef TEPUI_DOOR
#define TEPUI_DOOR "tepui/targets/nativedoor/Door"
#endif

enum { OPTIONS = 64, STACK = 8 << 20 };

static JavaVM *vm;
/* The VM that threads call: ours, or the program's own. */
static JavaVM *called;
static struct {
    uint64_t consume;
} table;
/* A VM that records a cache, or flights, writes it when it is ended in order. */
static const char *const recorders[] = {"-XX:AOTCacheOutput", "-XX:StartFlightRecording"};
static int ends_in_order;

static void say(const char *what, const char *detail) {
    fprintf(stderr, "tepui: %s%s\n", what, detail);
}

static int readable(const char *path) {
    return access(path, R_OK) == 0;
}

/* libjvm.so of a JDK by its folder. */
static int in_jdk(const char *folder, char path[PATH_MAX]) {
    snprintf(path, PATH_MAX, "%s/lib/server/libjvm.so", folder);
    return readable(path);
}

/* libjvm.so of the java on the PATH. */
static int on_path(char path[PATH_MAX]) {
    const char *at = getenv("PATH");
    while (at != NULL && *at != 0) {
        const char *colon = strchr(at, ':');
        int length = colon == NULL ? (int)strlen(at) : (int)(colon - at);
        char java[PATH_MAX], real[PATH_MAX];
        snprintf(java, sizeof java, "%.*s/java", length, at);
        if (realpath(java, real) != NULL) {
            for (int i = 0; i < 2; i++) {
                char *slash = strrchr(real, '/');
                if (slash != NULL) *slash = 0;
            }
            if (in_jdk(real, path)) return 1;
        }
        at = colon == NULL ? NULL : colon + 1;
    }
    return 0;
}

static int find_library(char path[PATH_MAX]) {
    const char *named = getenv("TEPUI_JVM"), *home = getenv("JAVA_HOME");
    if (named != NULL && *named != 0) {
        snprintf(path, PATH_MAX, "%s", named);
        return 1;
    }
    return (home != NULL && in_jdk(home, path)) || on_path(path);
}

static const char *class_path(void) {
    static char path[PATH_MAX];
    const char *named = getenv("TEPUI_JAR");
    if (named != NULL && *named != 0) return named;
    Dl_info self;
    char real[PATH_MAX];
    if (dladdr((void *)tepui_start_machine, &self) == 0 || realpath(self.dli_fname, real) == NULL) return NULL;
    char *slash = strrchr(real, '/');
    if (slash != NULL) *slash = 0;
    snprintf(path, sizeof path, "%s/tepui.jar", real);
    return readable(path) ? path : NULL;
}

/* The VM tells of an incubating module on standard error, which is no news; all else that it has to say is passed on. */
static int hold_errors(int *kept) {
    fflush(stderr);
    *kept = dup(2);
    int memory = memfd_create("tepui", MFD_CLOEXEC);
    if (*kept >= 0 && memory >= 0) dup2(memory, 2);
    return memory;
}

static void pass_errors(int kept, int memory) {
    if (kept >= 0) {
        dup2(kept, 2);
        close(kept);
    }
    if (memory < 0) return;
    FILE *file = fdopen(memory, "r");
    if (file == NULL) {
        close(memory);
        return;
    }
    rewind(file);
    char line[1024];
    while (fgets(line, sizeof line, file) != NULL) {
        if (strstr(line, "WARNING: Using incubator modules: jdk.incubator.vector") == NULL) fputs(line, stderr);
    }
    fclose(file);
}

/* A copy of an option, which lives as long as the VM. */
static char *option(const char *prefix, const char *value) {
    size_t size = strlen(prefix) + strlen(value) + 1;
    char *text = malloc(size);
    if (text == NULL) abort();
    snprintf(text, size, "%s%s", prefix, value);
    return text;
}

static int options(JavaVMOption list[OPTIONS]) {
    int n = 0;
    const char *path = class_path();
    if (path == NULL) {
        say("there is no tepui.jar: TEPUI_JAR names it, or it lies beside the library", "");
        return -1;
    }
    list[n++].optionString = option("-Djava.class.path=", path);
    list[n++].optionString = "-Xrs";
    list[n++].optionString = "-XX:+UseSerialGC";
    list[n++].optionString = "--enable-native-access=ALL-UNNAMED";
    list[n++].optionString = "-Djava.awt.headless=true";
    const char *more = getenv("TEPUI_JVM_OPTIONS");
    while (more != NULL && *more != 0 && n < OPTIONS) {
        size_t length = strcspn(more, "\n");
        if (length > 0) {
            char *one = option("", more);
            one[length] = 0;
            for (size_t i = 0; i < sizeof recorders / sizeof *recorders; i++)
                ends_in_order |= strncmp(one, recorders[i], strlen(recorders[i])) == 0;
            list[n++].optionString = one;
        }
        more += length;
        if (*more != 0) more++;
    }
    return n;
}

/* --- a VM that runs already --- */

static jobject object(JNIEnv *env, jobject of, const char *class, const char *name, const char *type) {
    jclass known = (*env)->FindClass(env, class);
    jmethodID method = known == NULL ? NULL : (*env)->GetMethodID(env, known, name, type);
    return method == NULL ? NULL : (*env)->CallObjectMethod(env, of, method);
}

static jobject url_of(JNIEnv *env, const char *path, int length) {
    char text[PATH_MAX];
    snprintf(text, sizeof text, "%.*s", length, path);
    jclass file = (*env)->FindClass(env, "java/io/File");
    jmethodID make = (*env)->GetMethodID(env, file, "<init>", "(Ljava/lang/String;)V");
    jobject made = (*env)->NewObject(env, file, make, (*env)->NewStringUTF(env, text));
    jobject uri = object(env, made, "java/io/File", "toURI", "()Ljava/net/URI;");
    return uri == NULL ? NULL : object(env, uri, "java/net/URI", "toURL", "()Ljava/net/URL;");
}

/* A loader of classes that has Tepui and nothing of the program's, below the loader of the platform. */
static jobject new_loader(JNIEnv *env, const char *path) {
    int count = 1;
    for (const char *p = path; *p != 0; p++) count += *p == ':';
    jobjectArray urls = (*env)->NewObjectArray(env, count, (*env)->FindClass(env, "java/net/URL"), NULL);
    for (int i = 0; i < count; i++) {
        int length = (int)strcspn(path, ":");
        if (length > 0) (*env)->SetObjectArrayElement(env, urls, i, url_of(env, path, length));
        else (*env)->SetObjectArrayElement(env, urls, i, url_of(env, "/nonexistent", 12));
        path += length + 1;
    }
    jclass loaders = (*env)->FindClass(env, "java/lang/ClassLoader"), loader = (*env)->FindClass(env, "java/net/URLClassLoader");
    jmethodID platform = (*env)->GetStaticMethodID(env, loaders, "getPlatformClassLoader", "()Ljava/lang/ClassLoader;");
    jobject parent = (*env)->CallStaticObjectMethod(env, loaders, platform);
    jmethodID make = (*env)->GetMethodID(env, loader, "<init>", "([Ljava/net/URL;Ljava/lang/ClassLoader;)V");
    return (*env)->NewObject(env, loader, make, urls, parent);
}

/* What the program's VM would be told of by --enable-native-access; it goes on without, with a warning. */
static void allow_native_access(JNIEnv *env, jobject loader) {
    jobject module = object(env, loader, "java/lang/ClassLoader", "getUnnamedModule", "()Ljava/lang/Module;");
    if (module != NULL) object(env, module, "java/lang/Module", "implAddEnableNativeAccess", "()Ljava/lang/Module;");
    (*env)->ExceptionClear(env);
}

static int enter_within(JNIEnv *env) {
    const char *path = class_path();
    if (path == NULL) {
        say("there is no tepui.jar: TEPUI_JAR names it, or it lies beside the library", "");
        return 0;
    }
    jobject loader = new_loader(env, path);
    if (loader == NULL) return 0;
    allow_native_access(env, loader);
    jmethodID load = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, loader), "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    char name[] = TEPUI_DOOR;
    for (char *slash = strchr(name, '/'); slash != NULL; slash = strchr(slash, '/')) *slash = '.';
    jclass door = load == NULL ? NULL : (*env)->CallObjectMethod(env, loader, load, (*env)->NewStringUTF(env, name));
    jmethodID start = (*env)->ExceptionCheck(env) || door == NULL ? NULL : (*env)->GetStaticMethodID(env, door, "startWithin", "(J)V");
    if (start != NULL) (*env)->CallStaticVoidMethod(env, door, start, (jlong)(uintptr_t)&table);
    return start != NULL;
}

/* The VM of a program in Java that draws by a library in C. It was there before us and ends by itself. */
static JavaVM *running(void) {
    jint(JNICALL * created)(JavaVM **, jsize, jsize *);
    *(void **)&created = dlsym(RTLD_DEFAULT, "JNI_GetCreatedJavaVMs");
    JavaVM *found = NULL;
    jsize count = 0;
    return created != NULL && created(&found, 1, &count) == JNI_OK && count > 0 ? found : NULL;
}

static tepui_consumer start_within(JavaVM *within) {
    JNIEnv *env = NULL;
    int attached = (*within)->GetEnv(within, (void **)&env, JNI_VERSION_10) == JNI_OK;
    if (!attached && (*within)->AttachCurrentThreadAsDaemon(within, (void **)&env, NULL) != JNI_OK) return NULL;
    int entered = 0;
    if ((*env)->PushLocalFrame(env, 64) == JNI_OK) {
        entered = enter_within(env);
        if ((*env)->ExceptionCheck(env)) {
            entered = 0;
            say("Tepui cannot be loaded into the Java virtual machine of this program, which must be of release 25 or newer", "");
            (*env)->ExceptionDescribe(env);
            (*env)->ExceptionClear(env);
        }
        (*env)->PopLocalFrame(env, NULL);
    }
    if (!attached) (*within)->DetachCurrentThread(within);
    called = within;
    return entered ? (tepui_consumer)(uintptr_t)table.consume : NULL;
}

/* Classes are loaded by the thread that calls, which has no frame of Java: by the loader of the class path. */
static int enter(JNIEnv *env) {
    jclass door = (*env)->FindClass(env, TEPUI_DOOR);
    jmethodID start = door == NULL ? NULL : (*env)->GetStaticMethodID(env, door, "start", "(J)V");
    if (start != NULL) (*env)->CallStaticVoidMethod(env, door, start, (jlong)(uintptr_t)&table);
    if (!(*env)->ExceptionCheck(env)) return 1;
    (*env)->ExceptionDescribe(env);
    (*env)->ExceptionClear(env);
    return 0;
}

static void *boot(void *library) {
    jint(JNICALL * create)(JavaVM **, void **, void *);
    *(void **)&create = dlsym(library, "JNI_CreateJavaVM");
    JavaVMOption list[OPTIONS] = {{0}};
    JavaVMInitArgs arguments = {.version = JNI_VERSION_10, .options = list, .ignoreUnrecognized = JNI_FALSE};
    arguments.nOptions = options(list);
    if (create == NULL || arguments.nOptions < 0) return NULL;
    JNIEnv *env = NULL;
    int kept = -1;
    int memory = hold_errors(&kept);
    jint status = create(&vm, (void **)&env, &arguments);
    pass_errors(kept, memory);
    if (status != JNI_OK) {
        say("the Java virtual machine does not start", "");
        vm = NULL;
        return NULL;
    }
    int entered = enter(env);
    (*vm)->DetachCurrentThread(vm);
    called = vm;
    return entered ? vm : NULL;
}

tepui_consumer tepui_start_machine(int *within) {
    JavaVM *there = running();
    *within = there != NULL;
    if (there != NULL) return start_within(there);
    char path[PATH_MAX];
    if (!find_library(path)) {
        say("there is no Java: TEPUI_JVM names libjvm.so of a JDK 25 or newer, or JAVA_HOME its folder", "");
        return NULL;
    }
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (library == NULL) {
        say("libjvm.so cannot be loaded: ", dlerror());
        return NULL;
    }
    pthread_attr_t attributes;
    pthread_t thread;
    void *started = NULL;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    if (pthread_create(&thread, &attributes, boot, library) == 0) pthread_join(thread, &started);
    pthread_attr_destroy(&attributes);
    if (started == NULL) return NULL;
    return (tepui_consumer)(uintptr_t)table.consume;
}

int tepui_attach(void) {
    void *env = NULL;
    if ((*called)->GetEnv(called, &env, JNI_VERSION_10) == JNI_OK) return 0;
    return (*called)->AttachCurrentThreadAsDaemon(called, &env, NULL) == JNI_OK;
}

void tepui_detach(void) {
    (*called)->DetachCurrentThread(called);
}

/* What the VM tells about its cache is not the program's output. */
void tepui_end_machine(void) {
    if (!ends_in_order || vm == NULL) return;
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    int out = dup(1), err = dup(2);
    if (nowhere >= 0) {
        dup2(nowhere, 1);
        dup2(nowhere, 2);
        close(nowhere);
    }
    (*vm)->DestroyJavaVM(vm);
    if (out >= 0) {
        dup2(out, 1);
        close(out);
    }
    if (err >= 0) {
        dup2(err, 2);
        close(err);
    }
}
