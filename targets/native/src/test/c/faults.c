/* Has a handler for SIGSEGV before its first call, faults, forks a child that goes on calling, and ends by return. */
#include "start.h"

#include <setjmp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static sigjmp_buf back;

static void handler(int signal) {
    (void)signal;
    siglongjmp(back, 1);
}

static void at_exit(void) {
    printf("atexit\n");
}

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    atexit(at_exit);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_NODEFER;
    sigaction(SIGSEGV, &action, NULL);
    start();
    if (sigsetjmp(back, 1) == 0) {
        *(volatile int *)8 = 1;
        printf("no fault\n");
    } else {
        printf("handler before 1\n");
    }
    pid_t child = fork();
    if (child == 0) {
        /* The VM is not there: calls do nothing, and come back. */
        glClear(COLOR_BUFFER_BIT);
        glFinish();
        _exit(glGetError() == 0 ? 7 : 8);
    }
    int status = 0;
    waitpid(child, &status, 0);
    printf("fork %d\n", WEXITSTATUS(status));
    glClear(COLOR_BUFFER_BIT);
    glFinish();
    printf("after %x\n", glGetError());
    return 0;
}
