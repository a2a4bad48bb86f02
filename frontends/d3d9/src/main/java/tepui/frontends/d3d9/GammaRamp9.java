package tepui.frontends.d3d9;

/** D3DGAMMARAMP: 256 values of 16 bits a channel. */
public record GammaRamp9(short[] red, short[] green, short[] blue) {
    public GammaRamp9 {
        red = red.clone();
        green = green.clone();
        blue = blue.clone();
        if (red.length != 256 || green.length != 256 || blue.length != 256) {
            throw new IllegalArgumentException("GammaRamp9: channels have " + red.length + ", " + green.length + " and "
                    + blue.length + " values, must be 256 each");
        }
    }

    /** Changes nothing. */
    public static GammaRamp9 identity() {
        short[] values = new short[256];
        for (int i = 0; i < 256; i++) values[i] = (short) (i * 257);
        return new GammaRamp9(values, values, values);
    }

    public boolean isIdentity() {
        for (int i = 0; i < 256; i++) {
            short v = (short) (i * 257);
            if (red[i] != v || green[i] != v || blue[i] != v) return false;
        }
        return true;
    }
}
