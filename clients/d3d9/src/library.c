/* The client as one unit, so that methods and what they are made of are compiled together; the transport is beside it. */
#include "client.h"

#include <stdlib.h>

#include "../generated/declarations.h"
#include "../generated/packets.h"
#include "../generated/tables.h"

#include "../generated/methods.h"

#include "objects.c"

#include "state.c"

#include "blocks.c"

#include "buffers.c"

#include "textures.c"

#include "locks.c"

#include "transfers.c"

#include "programs.c"

#include "queries.c"

#include "draws.c"

#include "markers.c"

#include "direct3d.c"

#include "device.c"

#include "validator.c"

#ifdef _WIN32
#include "system_win32.c"

#include "screen_win32.c"

#include "pointer_win32.c"
#else
#include "system_linux.c"
#endif
