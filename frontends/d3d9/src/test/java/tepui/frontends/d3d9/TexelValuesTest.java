package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;

/** What shaders read of signed, encoded and wide texels, in flat textures and volumes. Values from -1 to 1 are shown as 0 to 1. */
final class TexelValuesTest extends Behaviour9 {
    private static final String HALVED =
            "ps_2_0\ndcl t0\ndcl_%s s0\ndef c0, 0.5, 0.5, 0.5, 0.5\ntexld r0, t0, s0\nmad r0, r0, c0, c0\nmov oC0, r0\n";
    private static final String HALVED_ALPHA =
            "ps_2_0\ndcl t0\ndcl_2d s0\ndef c0, 0.5, 0.5, 0.5, 0.5\ntexld r0, t0, s0\nmad r0, r0.wwww, c0, c0\nmov oC0, r0\n";

    private static void put(MemorySegment m, long at, int bytes, long bits) {
        for (int i = 0; i < bytes; i++) m.set(ValueLayout.JAVA_BYTE, at + i, (byte) (bits >>> 8 * i));
    }

    /** A texture of one value. */
    private Texture9 one(int format, int bytes, long bits) {
        lab.needs(D3DRTYPE_TEXTURE, 0, format);
        Texture9 t = device.createTexture(2, 2, 1, 0, format, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        MemorySegment m = r.rows(2);
        for (int y = 0; y < 2; y++)
            for (int x = 0; x < 2; x++) put(m, (long) y * r.pitch + (long) x * bytes, bytes, bits);
        ok(t.unlockRect(0));
        return t;
    }

    private void shows(String shader, int format, int bytes, long bits, int rgb) {
        Texture9 t = one(format, bytes, bits);
        ok(device.setTexture(0, t));
        ok(device.setPixelShader(lab.pixelShader(shader)));
        lab.textured(0);
        lab.expectAll(rgb, 1);
        t.release();
    }

    private void halved(int format, int bytes, long bits, int rgb) {
        shows(String.format(HALVED, "2d"), format, bytes, bits, rgb);
    }

    private void alpha(int format, int bytes, long bits, int grey) {
        shows(HALVED_ALPHA, format, bytes, bits, grey * 0x010101);
    }

    @Test
    void v8u8HasTwoSignedChannelsAndOnes() {
        halved(D3DFMT_V8U8, 2, 0x007f, 0xff80ff);
        halved(D3DFMT_V8U8, 2, 0x8100, 0x8000ff);
        halved(D3DFMT_V8U8, 2, 0x40c0, 0x40c0ff);
        alpha(D3DFMT_V8U8, 2, 0, 255);
    }

    @Test
    void theLeastNumberOfAChannelIsMinusOneToo() {
        halved(D3DFMT_V8U8, 2, 0x8180, 0x0000ff);
        halved(D3DFMT_V16U16, 4, 0x8000_8001L, 0x0000ff);
    }

    @Test
    void v16u16HasTwoSignedChannelsAndOnes() {
        halved(D3DFMT_V16U16, 4, 0x0000_7fffL, 0xff80ff);
        halved(D3DFMT_V16U16, 4, 0x4000_c000L, 0x40c0ff);
        alpha(D3DFMT_V16U16, 4, 0, 255);
    }

    @Test
    void q8w8v8u8HasFourSignedChannels() {
        halved(D3DFMT_Q8W8V8U8, 4, 0x7f_40_c0_00L, 0x8040c0);
        alpha(D3DFMT_Q8W8V8U8, 4, 0x81_00_00_00L, 0);
        alpha(D3DFMT_Q8W8V8U8, 4, 0x40_00_00_00L, 0xc0);
    }

    @Test
    void q16w16v16u16HasFourSignedChannels() {
        halved(D3DFMT_Q16W16V16U16, 8, 0x7fff_4000_c000_0000L, 0x8040c0);
        alpha(D3DFMT_Q16W16V16U16, 8, 0x8001_0000_0000_0000L, 0);
    }

    @Test
    void x8l8v8u8HasLuminanceWithoutSign() {
        halved(D3DFMT_X8L8V8U8, 4, 0x00_ff_81_7fL, 0xff00ff);
        halved(D3DFMT_X8L8V8U8, 4, 0x00_00_40_c0L, 0x40c080);
        alpha(D3DFMT_X8L8V8U8, 4, 0, 255);
    }

    @Test
    void l6v5u5HasLuminanceWithoutSign() {
        // Five bits of u, five of v, six of luminance.
        halved(D3DFMT_L6V5U5, 2, 63 << 10 | 0x10 << 5 | 0x0f, 0xff00ff);
        halved(D3DFMT_L6V5U5, 2, 0, 0x808080);
        alpha(D3DFMT_L6V5U5, 2, 0, 255);
    }

    @Test
    void l6v5u5HasSixteenthsBelowZeroAndFifteenthsAbove() {
        halved(D3DFMT_L6V5U5, 2, 0x11 << 5 | 0x18, 0x400880);
        halved(D3DFMT_L6V5U5, 2, 0x08 << 5 | 0x0c, 0xe6c480);
    }

    @Test
    void a2w10v10u10HasAlphaWithoutSign() {
        halved(D3DFMT_A2W10V10U10, 4, 0x1ffL | 0x201L << 10, 0xff0080);
        alpha(D3DFMT_A2W10V10U10, 4, 3L << 30, 255);
        alpha(D3DFMT_A2W10V10U10, 4, 0, 0x80);
    }

    @Test
    void cxv8u8ComputesTheThirdSoThatTheLengthIsOne() {
        halved(D3DFMT_CxV8U8, 2, 0x0000, 0x8080ff);
        halved(D3DFMT_CxV8U8, 2, 0x007f, 0xff8080);
    }

    @Test
    void signedVolumesAreReadAsFlatTexturesAre() {
        lab.needs(D3DRTYPE_VOLUMETEXTURE, 0, D3DFMT_V16U16);
        VolumeTexture9 t = device.createVolumeTexture(2, 2, 2, 1, 0, D3DFMT_V16U16, D3DPOOL_MANAGED);
        LockedBox b = t.lockBox(0, 0);
        MemorySegment m = MemorySegment.ofAddress(b.bits).reinterpret(2L * b.slicePitch);
        for (int z = 0; z < 2; z++) {
            for (int y = 0; y < 2; y++) {
                for (int x = 0; x < 2; x++) {
                    put(m, (long) z * b.slicePitch + (long) y * b.rowPitch + 4L * x, 4, 0x4000_8001L);
                }
            }
        }
        ok(t.unlockBox(0));
        ok(device.setTexture(0, t));
        ok(device.setPixelShader(lab.pixelShader(String.format(HALVED, "volume"))));
        lab.textured(0);
        lab.expectAll(0x00c0ff, 1);
        t.release();
    }

    @Test
    void volumesAreDecodedFromSrgbWhereTheSamplerSaysSo() {
        lab.needs(D3DRTYPE_VOLUMETEXTURE, D3DUSAGE_QUERY_SRGBREAD, D3DFMT_A8R8G8B8);
        VolumeTexture9 t = device.createVolumeTexture(2, 2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        LockedBox b = t.lockBox(0, 0);
        MemorySegment m = MemorySegment.ofAddress(b.bits).reinterpret(2L * b.slicePitch);
        for (int i = 0; i < 2 * b.slicePitch; i += 4) m.set(ValueLayout.JAVA_INT, i, 0xff7f7f7f);
        ok(t.unlockBox(0));
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(0x7f7f7f, 1);
        lab.sampler(0, D3DSAMP_SRGBTEXTURE, 1);
        lab.textured(0);
        lab.expectAll(0x363636, 1);
        lab.sampler(0, D3DSAMP_SRGBTEXTURE, 0);
        lab.textured(0);
        lab.expectAll(0x7f7f7f, 1);
        t.release();
    }

    @Test
    void floatsKeepTheirRange() {
        String scaled =
                "ps_2_0\ndcl t0\ndcl_2d s0\ndef c0, 0.001, 0.001, 0.001, 1\ntexld r0, t0, s0\nmul r0, r0, c0\nmov oC0, r0\n";
        shows(scaled, D3DFMT_R32F, 4, bits(500f), 0x800000);
        shows(scaled, D3DFMT_G32R32F, 8, (long) bits(1000f) << 32 | bits(250f), 0x40ff00);
        shows(scaled, D3DFMT_R16F, 2, Float.floatToFloat16(500f) & 0xffff, 0x800000);
        shows(
                scaled,
                D3DFMT_G16R16F,
                4,
                (Float.floatToFloat16(1000f) & 0xffffL) << 16 | Float.floatToFloat16(250f) & 0xffff,
                0x40ff00);
    }

    @Test
    void channelsThatAFormatLacksAreOne() {
        String plain = "ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n";
        shows(plain, D3DFMT_R32F, 4, bits(0f), 0x00ffff);
        shows(plain, D3DFMT_G16R16, 4, 0, 0x0000ff);
        shows(plain, D3DFMT_G32R32F, 8, 0, 0x0000ff);
        shows(plain, D3DFMT_A8, 1, 0x80, 0x000000);
    }
}
