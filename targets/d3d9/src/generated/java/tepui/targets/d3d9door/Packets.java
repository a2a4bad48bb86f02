package tepui.targets.d3d9door;

import static tepui.targets.d3d9door.ClientMemory.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.Rect9;

/**
 * Layouts of packets that have many arguments, each read where it is wanted, from the packet's address. Written by
 * {@code ./tepui generate} from direct3d9-methods.txt; not to be edited.
 */
final class Packets {
    private Packets() {}

    static final class CreateTexture {
        private CreateTexture() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int width(long at) { // hot
            return intAt(at + 8);
        }

        static int height(long at) { // hot
            return intAt(at + 12);
        }

        static int levels(long at) { // hot
            return intAt(at + 16);
        }

        static int usage(long at) { // hot
            return intAt(at + 20);
        }

        static int format(long at) { // hot
            return intAt(at + 24);
        }

        static int pool(long at) { // hot
            return intAt(at + 28);
        }

        static boolean shared(long at) { // hot
            return intAt(at + 32) != 0;
        }

        static long made(Session s) { // hot
            return s.answer(0);
        }
    }

    static final class CreateVolumeTexture {
        private CreateVolumeTexture() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int width(long at) { // hot
            return intAt(at + 8);
        }

        static int height(long at) { // hot
            return intAt(at + 12);
        }

        static int depth(long at) { // hot
            return intAt(at + 16);
        }

        static int levels(long at) { // hot
            return intAt(at + 20);
        }

        static int usage(long at) { // hot
            return intAt(at + 24);
        }

        static int format(long at) { // hot
            return intAt(at + 28);
        }

        static int pool(long at) { // hot
            return intAt(at + 32);
        }

        static boolean shared(long at) { // hot
            return intAt(at + 36) != 0;
        }

        static long made(Session s) { // hot
            return s.answer(0);
        }
    }

    static final class CreateCubeTexture {
        private CreateCubeTexture() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int edge(long at) { // hot
            return intAt(at + 8);
        }

        static int levels(long at) { // hot
            return intAt(at + 12);
        }

        static int usage(long at) { // hot
            return intAt(at + 16);
        }

        static int format(long at) { // hot
            return intAt(at + 20);
        }

        static int pool(long at) { // hot
            return intAt(at + 24);
        }

        static boolean shared(long at) { // hot
            return intAt(at + 28) != 0;
        }

        static long made(Session s) { // hot
            return s.answer(0);
        }
    }

    static final class CreateRenderTarget {
        private CreateRenderTarget() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int width(long at) { // hot
            return intAt(at + 8);
        }

        static int height(long at) { // hot
            return intAt(at + 12);
        }

        static int format(long at) { // hot
            return intAt(at + 16);
        }

        static int samples(long at) { // hot
            return intAt(at + 20);
        }

        static int quality(long at) { // hot
            return intAt(at + 24);
        }

        static boolean lockable(long at) { // hot
            return intAt(at + 28) != 0;
        }

        static boolean shared(long at) { // hot
            return intAt(at + 32) != 0;
        }
    }

    static final class CreateDepthStencilSurface {
        private CreateDepthStencilSurface() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int width(long at) { // hot
            return intAt(at + 8);
        }

        static int height(long at) { // hot
            return intAt(at + 12);
        }

        static int format(long at) { // hot
            return intAt(at + 16);
        }

        static int samples(long at) { // hot
            return intAt(at + 20);
        }

        static int quality(long at) { // hot
            return intAt(at + 24);
        }

        static boolean discard(long at) { // hot
            return intAt(at + 28) != 0;
        }

        static boolean shared(long at) { // hot
            return intAt(at + 32) != 0;
        }
    }

    static final class DrawIndexedPrimitiveUP {
        private DrawIndexedPrimitiveUP() {}

        static int type(long at) { // hot
            return intAt(at + 4);
        }

        static int minimum(long at) { // hot
            return intAt(at + 8);
        }

        static int vertices(long at) { // hot
            return intAt(at + 12);
        }

        static int count(long at) { // hot
            return intAt(at + 16);
        }

        static int format(long at) { // hot
            return intAt(at + 20);
        }

        static int stride(long at) { // hot
            return intAt(at + 24);
        }

        static long indices(long at) { // hot
            return at + 48;
        }

        static int indicesBytes(long at) { // hot
            return intAt(at + 28);
        }

        static long data(long at) { // hot
            return at + 48 + padded(intAt(at + 28));
        }

        static int dataBytes(long at) { // hot
            return intAt(at + 32);
        }

        static int staged(long at) { // hot
            return intAt(at + 44);
        }
    }

    static final class OpenDevice {
        private OpenDevice() {}

        static int adapter(long at) { // hot
            return intAt(at + 4);
        }

        static int type(long at) { // hot
            return intAt(at + 8);
        }

        static int behavior(long at) { // hot
            return intAt(at + 12);
        }

        static int ex(long at) { // hot
            return intAt(at + 16);
        }

        static long parameters(long at) { // hot
            return at + 32;
        }

        static int parametersBytes(long at) { // hot
            return intAt(at + 24);
        }

        static long modes(long at) { // hot
            return at + 32 + padded(intAt(at + 24));
        }

        static int modesBytes(long at) { // hot
            return intAt(at + 28);
        }

        static long completed(Session s) { // hot
            return s.answer(0);
        }
    }

    static final class Present {
        private Present() {}

        static int chain(long at) { // hot
            return intAt(at + 4);
        }

        static @Nullable Rect9 from(long at) { // hot
            return Structs.rect(at + 8);
        }

        static @Nullable Rect9 to(long at) { // hot
            return Structs.rect(at + 28);
        }

        static int flags(long at) { // hot
            return intAt(at + 48);
        }

        static int windowLow(long at) { // hot
            return intAt(at + 52);
        }

        static int windowHigh(long at) { // hot
            return intAt(at + 56);
        }

        static int width(long at) { // hot
            return intAt(at + 60);
        }

        static int height(long at) { // hot
            return intAt(at + 64);
        }

        static Rect9 @Nullable [] dirty(Session s, long at) { // hot
            return Structs.rects(s, at + 80, intAt(at + 68));
        }

        static int whole(long at) { // hot
            return intAt(at + 76);
        }
    }

    static final class WriteTexels {
        private WriteTexels() {}

        static int id(long at) { // hot
            return intAt(at + 4);
        }

        static int level(long at) { // hot
            return intAt(at + 8);
        }

        static int face(long at) { // hot
            return intAt(at + 12);
        }

        static int flags(long at) { // hot
            return intAt(at + 16);
        }

        static @Nullable Box9 box(long at) { // hot
            return Structs.box(at + 20);
        }

        static int row(long at) { // hot
            return intAt(at + 48);
        }

        static long data(long at) { // hot
            return at + 60;
        }

        static int dataBytes(long at) { // hot
            return intAt(at + 52);
        }
    }
}
