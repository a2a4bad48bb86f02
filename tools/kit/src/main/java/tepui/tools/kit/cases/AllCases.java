package tepui.tools.kit.cases;

import tepui.tools.kit.scene.Kit;

/** List of areas, ordered so that basics that other areas depend on come first. */
public final class AllCases {
    private AllCases() {}

    public static void addTo(Kit kit) {
        ClearCases.addTo(kit);
        FormatCases.addTo(kit);
        CopyCases.addTo(kit);
        BlitCases.addTo(kit);
        BufferCases.addTo(kit);
        MapCases.addTo(kit);
        RasterCases.addTo(kit);
        LineCases.addTo(kit);
        PointCases.addTo(kit);
        ClipCases.addTo(kit);
        ScissorViewportCases.addTo(kit);
        InterpolationCases.addTo(kit);
        ProvokingVertexCases.addTo(kit);
        VertexFetchCases.addTo(kit);
        IndexCases.addTo(kit);
        DrawFormCases.addTo(kit);
        UniformCases.addTo(kit);
        BlendCases.addTo(kit);
        AdvancedBlendCases.addTo(kit);
        TargetLoadCases.addTo(kit);
        OutputCases.addTo(kit);
        DepthCases.addTo(kit);
        StencilCases.addTo(kit);
        MultisampleCases.addTo(kit);
        SamplePartCases.addTo(kit);
        SampleLocationCases.addTo(kit);
        LayeredRenderCases.addTo(kit);
        SamplerCases.addTo(kit);
        WrapCases.addTo(kit);
        MipCases.addTo(kit);
        CubeCases.addTo(kit);
        IntegerSampleCases.addTo(kit);
        ShadowCases.addTo(kit);
        TextureOpCases.addTo(kit);
        ResidentCases.addTo(kit);
        SparseCases.addTo(kit);
        ShaderOpCases.addTo(kit);
        ControlFlowCases.addTo(kit);
        DerivativeCases.addTo(kit);
        StorageCases.addTo(kit);
        ComputeCases.addTo(kit);
        SubgroupCases.addTo(kit);
        WideAtomicCases.addTo(kit);
        QueryCases.addTo(kit);
        StreamOutputCases.addTo(kit);
        GeometryCases.addTo(kit);
        TessellationCases.addTo(kit);
        StateChangeCases.addTo(kit);
        LimitsCases.addTo(kit);
        MisuseCases.addTo(kit);
        PresentCases.addTo(kit);
    }
}
