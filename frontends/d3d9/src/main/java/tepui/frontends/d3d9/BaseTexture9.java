package tepui.frontends.d3d9;

/** IDirect3DBaseTexture9: levels, level of detail, generated levels. */
public interface BaseTexture9 extends Resource9 {
    /** The most detailed level that is sampled; managed textures only. The one before. */
    int setLOD(int level);

    int getLOD();

    int getLevelCount();

    int setAutoGenFilterType(int filter);

    int getAutoGenFilterType();

    void generateMipSubLevels();
}
