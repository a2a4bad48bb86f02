package tepui.frontends.d3d9;

/** D3DMATERIAL9: colours are red, green, blue, alpha. */
public record Material9(float[] diffuse, float[] ambient, float[] specular, float[] emissive, float power) {
    public static final Material9 DEFAULT =
            new Material9(new float[] {0, 0, 0, 0}, new float[4], new float[4], new float[4], 0);

    public Material9 {
        diffuse = diffuse.clone();
        ambient = ambient.clone();
        specular = specular.clone();
        emissive = emissive.clone();
        if (diffuse.length != 4 || ambient.length != 4 || specular.length != 4 || emissive.length != 4) {
            throw new IllegalArgumentException("Material9: colours have " + diffuse.length + ", " + ambient.length
                    + ", " + specular.length + " and " + emissive.length + " components, must be 4 each");
        }
    }

    /** Diffuse and ambient alike, nothing else. */
    public static Material9 of(float r, float g, float b, float a) {
        float[] c = {r, g, b, a};
        return new Material9(c, c, new float[4], new float[4], 0);
    }
}
