package tepui.frontends.d3d9;

/** D3DDEVICE_CREATION_PARAMETERS; the window is the one of the presentation parameters. */
public record CreationParameters9(int adapterOrdinal, int deviceType, int behaviorFlags) {}
