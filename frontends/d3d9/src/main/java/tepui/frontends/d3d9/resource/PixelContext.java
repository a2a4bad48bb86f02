package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.d3d9.DeviceContext9;
import tepui.frontends.d3d9.LockedRect;

/** Stand-in for a device context of GDI (IDirect3DSurface9::GetDC): the pixels of a locked surface. */
final class PixelContext implements DeviceContext9 {
    private final MemorySegment memory;
    private final int format;
    private final int pitch;
    private final int width;
    private final int height;
    private boolean released;

    PixelContext(LockedRect locked, int format, int width, int height) {
        memory = locked.rows(height);
        this.format = format;
        pitch = locked.pitch;
        this.width = width;
        this.height = height;
    }

    /** Formats that have one. */
    static boolean isFor(int format) {
        return switch (format) {
            case D3DFMT_A8R8G8B8, D3DFMT_X8R8G8B8, D3DFMT_R8G8B8, D3DFMT_R5G6B5, D3DFMT_X1R5G5B5, D3DFMT_A1R5G5B5 ->
                true;
            default -> false;
        };
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    void end() {
        released = true;
    }

    private long at(String call, int x, int y, int bytes) {
        if (released) throw new IllegalStateException("DeviceContext9." + call + ": it was given back by releaseDC");
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IllegalArgumentException("DeviceContext9." + call + ": pixel is (" + x + ", " + y
                    + "), must be inside " + width + " x " + height);
        }
        return (long) y * pitch + (long) x * bytes;
    }

    @Override
    public int get(int x, int y) {
        switch (format) {
            case D3DFMT_A8R8G8B8 -> {
                return memory.get(ValueLayout.JAVA_INT_UNALIGNED, at("get", x, y, 4));
            }
            case D3DFMT_X8R8G8B8 -> {
                return memory.get(ValueLayout.JAVA_INT_UNALIGNED, at("get", x, y, 4)) | 0xff000000;
            }
            case D3DFMT_R8G8B8 -> {
                long at = at("get", x, y, 3);
                int b = memory.get(ValueLayout.JAVA_BYTE, at) & 255;
                int g = memory.get(ValueLayout.JAVA_BYTE, at + 1) & 255;
                int r = memory.get(ValueLayout.JAVA_BYTE, at + 2) & 255;
                return 0xff000000 | r << 16 | g << 8 | b;
            }
            default -> {
                return wide(memory.get(ValueLayout.JAVA_SHORT_UNALIGNED, at("get", x, y, 2)));
            }
        }
    }

    /** Of 16 bits to 32; the highest bits of a channel fill its lowest. */
    private int wide(int p) {
        int b = p & 31;
        if (format == D3DFMT_R5G6B5) {
            int g = p >> 5 & 63;
            int r = p >> 11 & 31;
            return 0xff000000 | (r << 3 | r >> 2) << 16 | (g << 2 | g >> 4) << 8 | (b << 3 | b >> 2);
        }
        int g = p >> 5 & 31;
        int r = p >> 10 & 31;
        int a = format == D3DFMT_X1R5G5B5 || (p & 0x8000) != 0 ? 0xff000000 : 0;
        return a | (r << 3 | r >> 2) << 16 | (g << 3 | g >> 2) << 8 | (b << 3 | b >> 2);
    }

    @Override
    public void set(int x, int y, int argb) {
        switch (format) {
            case D3DFMT_A8R8G8B8, D3DFMT_X8R8G8B8 ->
                memory.set(ValueLayout.JAVA_INT_UNALIGNED, at("set", x, y, 4), argb);
            case D3DFMT_R8G8B8 -> {
                long at = at("set", x, y, 3);
                for (int i = 0; i < 3; i++) memory.set(ValueLayout.JAVA_BYTE, at + i, (byte) (argb >> 8 * i));
            }
            default -> memory.set(ValueLayout.JAVA_SHORT_UNALIGNED, at("set", x, y, 2), (short) narrow(argb));
        }
    }

    private int narrow(int p) {
        int r = p >> 19 & 31;
        int b = p >> 3 & 31;
        if (format == D3DFMT_R5G6B5) return r << 11 | (p >> 10 & 63) << 5 | b;
        return (p >>> 31) << 15 | r << 10 | (p >> 11 & 31) << 5 | b;
    }

    @Override
    public int[] pixels() {
        int[] all = new int[width * height];
        for (int i = 0; i < all.length; i++) all[i] = get(i % width, i / width);
        return all;
    }

    @Override
    public void pixels(int[] argb) {
        if (argb.length != width * height) {
            throw new IllegalArgumentException(
                    "DeviceContext9.pixels: " + argb.length + " pixels, must be " + width * height);
        }
        for (int i = 0; i < argb.length; i++) set(i % width, i / width, argb[i]);
    }

    @Override
    public void fill(int left, int top, int right, int bottom, int argb) {
        for (int y = Math.max(0, top); y < Math.min(bottom, height); y++) {
            for (int x = Math.max(0, left); x < Math.min(right, width); x++) set(x, y, argb);
        }
    }
}
