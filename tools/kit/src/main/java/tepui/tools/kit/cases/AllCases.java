package tepui.tools.kit.cases;

import tepui.tools.kit.Kit;

/** The list of areas, in an order in which what others lean on comes first. */
public final class AllCases {
    private AllCases() {}

    public static void addTo(Kit kit) {
        ClearCases.addTo(kit);
        FormatCases.addTo(kit);
        RasterCases.addTo(kit);
        LineCases.addTo(kit);
        PointCases.addTo(kit);
        ClipCases.addTo(kit);
        InterpolationCases.addTo(kit);
        BlendCases.addTo(kit);
        DepthCases.addTo(kit);
        StencilCases.addTo(kit);
        MultisampleCases.addTo(kit);
        SamplerCases.addTo(kit);
        WrapCases.addTo(kit);
        MipCases.addTo(kit);
        CubeCases.addTo(kit);
        ShadowCases.addTo(kit);
        ShaderOpCases.addTo(kit);
    }
}
