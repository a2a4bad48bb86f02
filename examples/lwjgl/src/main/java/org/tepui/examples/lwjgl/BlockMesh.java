package org.tepui.examples.lwjgl;

import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Quads of a part of the world, each vertex in 32 bytes: position, colour, place in the atlas, light of sky and of lamps, normal. Two triangles a quad,
 * by indices that all meshes share.
 */
final class BlockMesh {
    static final int STRIDE = 32;
    static final int CHUNK = 16;

    private static final int[][] NORMALS = {{0, 1, 0}, {0, -1, 0}, {1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}};
    private static final float[] SHADES = {1, 0.5f, 0.6f, 0.6f, 0.8f, 0.8f};
    /** Corners of each face of a unit cube, counter-clockwise from outside. */
    private static final int[][][] FACES = {
        {{0, 1, 1}, {1, 1, 1}, {1, 1, 0}, {0, 1, 0}},
        {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}},
        {{1, 0, 1}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}},
        {{0, 0, 0}, {0, 0, 1}, {0, 1, 1}, {0, 1, 0}},
        {{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}},
        {{1, 0, 0}, {0, 0, 0}, {0, 1, 0}, {1, 1, 0}},
    };

    private ByteBuffer bytes = MemoryUtil.memAlloc(1 << 16);
    private int quads;

    /** Height of the ground, the same for everybody who asks. */
    static int height(int x, int z) {
        return (int) Math.round(4 + 2.5 * Math.sin(x * 0.31) + 2 * Math.cos(z * 0.23 + x * 0.11));
    }

    /** The solid blocks of a chunk, whose corner is at a multiple of its size. */
    void ground(int chunkX, int chunkZ) {
        for (int z = 0; z < CHUNK; z++) {
            for (int x = 0; x < CHUNK; x++) {
                int wx = chunkX * CHUNK + x;
                int wz = chunkZ * CHUNK + z;
                int top = height(wx, wz);
                for (int y = Math.max(0, top - 4); y <= top; y++) {
                    int tile = y < top ? 2 : top < 3 ? 3 : 0;
                    for (int f = 0; f < 6; f++) {
                        int[] n = NORMALS[f];
                        if (f == 1 || y + n[1] <= height(wx + n[0], wz + n[2]) && f != 0 || f == 0 && y < top) continue;
                        int sky = Math.min(15, 9 + y);
                        int lamp = Math.max(0, 14 - Math.abs(wx - 3) - Math.abs(wz + 4));
                        int side = tile == 0 && f > 1 ? 1 : tile;
                        cube(x, y, z, f, side, tile == 0 && f == 0 ? 0x5FBF4F : 0xFFFFFF, 1, sky, lamp, 1);
                    }
                }
            }
        }
    }

    /** Water over what lies deep. */
    void water(int chunkX, int chunkZ) {
        for (int z = 0; z < CHUNK; z++) {
            for (int x = 0; x < CHUNK; x++) {
                if (height(chunkX * CHUNK + x, chunkZ * CHUNK + z) < 3)
                    cube(x, 2, z, 0, 4, 0x3F76E4, 0.7f, 15, 0, 0.875f);
            }
        }
    }

    void cube(int x, int y, int z, int face, int tile, int rgb, float alpha, int sky, int lamp, float high) {
        if (bytes.remaining() < 4 * STRIDE) bytes = MemoryUtil.memRealloc(bytes, bytes.capacity() * 2);
        float shade = SHADES[face];
        float u = tile % 4 * 0.25f;
        float v = tile / 4 * 0.25f;
        for (int i = 0; i < 4; i++) {
            int[] c = FACES[face][i];
            bytes.putFloat(x + c[0]).putFloat(y + c[1] * high).putFloat(z + c[2]);
            bytes.put((byte) ((rgb >> 16 & 255) * shade))
                    .put((byte) ((rgb >> 8 & 255) * shade))
                    .put((byte) ((rgb & 255) * shade))
                    .put((byte) (255 * alpha));
            bytes.putFloat(u + (i == 1 || i == 2 ? 0.25f : 0)).putFloat(v + (i < 2 ? 0.25f : 0));
            bytes.putShort((short) (lamp << 4)).putShort((short) (sky << 4));
            for (int n : NORMALS[face]) bytes.put((byte) (127 * n));
            bytes.put((byte) 0);
        }
        quads++;
    }

    int quads() {
        return quads;
    }

    /** What was written; a new mesh begins. */
    ByteBuffer take() {
        ByteBuffer result = bytes.duplicate().order(bytes.order()).flip();
        bytes.clear();
        quads = 0;
        return result;
    }

    void free() {
        MemoryUtil.memFree(bytes);
    }
}
