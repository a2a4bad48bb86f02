package tepui.frontends.gl.transfer;

import tepui.frontends.gl.texture.MipmapLevels;
import tepui.frontends.gl.texture.PalettedImages;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureStorage;

/** Rules and effects of calls that specify textures: a record of collaborators for constructors. */
public record TextureWork(
        TextureRules rules,
        TextureImageRules imageRules,
        TextureCopyRules copyRules,
        TextureDefinitions definitions,
        TextureStorage storage,
        TextureCopies copies,
        MipmapLevels mipmaps,
        PalettedImages paletted) {}
