package tepui.frontends.gl.transfer;

import tepui.frontends.gl.texture.ImageRules;
import tepui.frontends.gl.texture.MipmapLevels;
import tepui.frontends.gl.texture.PalettedImages;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureStorage;

/** What decides about calls that specify textures, and what does them, as constructors take them together. */
public record TextureWork(
        TextureRules rules,
        ImageRules imageRules,
        TextureCopyRules copyRules,
        TextureDefinitions definitions,
        TextureStorage storage,
        TextureCopies copies,
        MipmapLevels mipmaps,
        PalettedImages paletted) {}
