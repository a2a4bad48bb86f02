/* Reaching a host that may have to be started first. How to start it is looked for in this order:
 *   TEPUI_HOST_COMMAND   a word a line
 *   tepui_host.txt       the same in a file beside the library; 'tepui install-d3d9' writes it
 *   TEPUI_HOME           a folder with the command 'tepui'
 *   PATH                 'tepui' on it, but for Windows
 * TEPUI_HOST_WAIT says how many seconds it may take to come, 30 if not given; 0 starts none. */
#ifndef TEPUI_START_H
#define TEPUI_START_H

#include "link.h"

/* Where news go: what happens, and a detail that may be empty. */
typedef void (*tepui_tell)(const char *what, const char *detail);

/* As tepui_link_open, but starts a host where there is none, and waits for it. tell gets problems and waits; news, which may be NULL, what goes well. */
int tepui_link_reach(struct tepui_link *link, const struct tepui_hello *hello, tepui_tell tell, tepui_tell news);

/* --- what an operating system gives (start_posix.c, start_win32.c) --- */

/* A setting of the environment, with a 0 behind it; 0 where there is none, or it is longer. */
int tepui_os_setting(const char *name, char *value, uint32_t bytes);
/* The text of a file beside the library, with a 0 behind it; 0 where there is none, or it is longer. */
int tepui_os_beside(const char *name, char *text, uint32_t bytes);
/* 'tepui host' of a folder, or, for NULL, of the PATH, a word a line; 0 where there is none. */
int tepui_os_command(const char *folder, char *text, uint32_t bytes);
/* Starts a process that ends neither with this one nor before its eyes. The words end with NULL; 0 where it cannot be started. */
int tepui_os_start(char *const words[]);
void tepui_os_pause(uint32_t milliseconds);

#endif
