/* The virtual machine in the program's process, for all clients. */
#ifndef TEPUI_MACHINE_H
#define TEPUI_MACHINE_H

#include <stdint.h>

/* Carries out the packets of a buffer, from one address to another; the last one's result. */
typedef uint64_t (*tepui_consumer)(uint64_t from, uint64_t to);

/* Loads the VM or finds the one that runs; returns the function that takes buffers, or NULL after it has said why not. Sets whether that VM is the program's,
 * which ends by itself. */
tepui_consumer tepui_start_machine(int *within);
/* To be called when the program ends: a VM that is being watched writes down what it has learnt. */
void tepui_end_machine(void);
/* Attaches the calling thread to the VM; 0 where it is attached already, as one of Java's is. Who attaches a thread detaches it. The first call into
 * Java would attach it, too, but until the thread's end or exit: Java would then run in exit, and in a child of fork wait for threads that are not there. */
int tepui_attach(void);
void tepui_detach(void);

#endif
