/* What is set and what is asked back of it. */
static int sets(void) {
    DWORD d = 0xcdcdcdcd;
    HRESULT hr;
    float f[1024];
    int n = words - 2 > 1024 ? 1024 : words - 2;
    if (is("rs")) return A(IDirect3DDevice9_SetRenderState(dev, I(1), I(2)));
    if (is("rsf")) { union { float f; DWORD u; } v = {F(2)}; return A(IDirect3DDevice9_SetRenderState(dev, I(1), v.u)); }
    if (is("getrs")) { hr = IDirect3DDevice9_GetRenderState(dev, I(1), &d); answer(hr); if (SUCCEEDED(hr)) value(d); return 1; }
    if (is("tss")) return A(IDirect3DDevice9_SetTextureStageState(dev, I(1), I(2), I(3)));
    if (is("tssf")) { union { float f; DWORD u; } v = {F(3)}; return A(IDirect3DDevice9_SetTextureStageState(dev, I(1), I(2), v.u)); }
    if (is("gettss")) { hr = IDirect3DDevice9_GetTextureStageState(dev, I(1), I(2), &d); answer(hr); if (SUCCEEDED(hr)) value(d); return 1; }
    if (is("ss")) return A(IDirect3DDevice9_SetSamplerState(dev, I(1), I(2), I(3)));
    if (is("ssf")) { union { float f; DWORD u; } v = {F(3)}; return A(IDirect3DDevice9_SetSamplerState(dev, I(1), I(2), v.u)); }
    if (is("getss")) { hr = IDirect3DDevice9_GetSamplerState(dev, I(1), I(2), &d); answer(hr); if (SUCCEEDED(hr)) value(d); return 1; }
    if (is("tf")) { floats(f, 2, 16); return A(IDirect3DDevice9_SetTransform(dev, I(1), (D3DMATRIX *)f)); }
    if (is("multf")) { floats(f, 2, 16); return A(IDirect3DDevice9_MultiplyTransform(dev, I(1), (D3DMATRIX *)f)); }
    if (is("gettf")) { memset(f, 0, 64); hr = IDirect3DDevice9_GetTransform(dev, I(1), (D3DMATRIX *)f); answer(hr); if (SUCCEEDED(hr)) numbers(f, 16); return 1; }
    if (is("material")) { D3DMATERIAL9 m; floats((float *)&m, 1, 17); return A(IDirect3DDevice9_SetMaterial(dev, &m)); }
    if (is("getmaterial")) { D3DMATERIAL9 m; answer(IDirect3DDevice9_GetMaterial(dev, &m)); numbers((float *)&m, 17); return 1; }
    if (is("light")) { D3DLIGHT9 l; l.Type = I(2); floats((float *)&l + 1, 3, 25); return A(IDirect3DDevice9_SetLight(dev, I(1), &l)); }
    if (is("getlight")) { D3DLIGHT9 l; hr = IDirect3DDevice9_GetLight(dev, I(1), &l); answer(hr); if (SUCCEEDED(hr)) { value(l.Type); numbers((float *)&l + 1, 25); } return 1; }
    if (is("lighton")) return A(IDirect3DDevice9_LightEnable(dev, I(1), I(2)));
    if (is("getlighton")) { BOOL b = 0; hr = IDirect3DDevice9_GetLightEnable(dev, I(1), &b); answer(hr); if (SUCCEEDED(hr)) value(b); return 1; }
    if (is("clipplane")) { floats(f, 2, 4); return A(IDirect3DDevice9_SetClipPlane(dev, I(1), f)); }
    if (is("getclipplane")) { hr = IDirect3DDevice9_GetClipPlane(dev, I(1), f); answer(hr); if (SUCCEEDED(hr)) numbers(f, 4); return 1; }
    if (is("viewport")) { D3DVIEWPORT9 v = {I(1), I(2), I(3), I(4), F(5), F(6)}; return A(IDirect3DDevice9_SetViewport(dev, &v)); }
    if (is("getviewport")) { D3DVIEWPORT9 v; answer(IDirect3DDevice9_GetViewport(dev, &v)); value(v.X); value(v.Y); value(v.Width); value(v.Height); number_(v.MinZ); number_(v.MaxZ); return 1; }
    if (is("scissor")) { RECT r = {I(1), I(2), I(3), I(4)}; return A(IDirect3DDevice9_SetScissorRect(dev, &r)); }
    if (is("getscissor")) { RECT r; answer(IDirect3DDevice9_GetScissorRect(dev, &r)); value(r.left); value(r.top); value(r.right); value(r.bottom); return 1; }
    if (is("fvf")) return A(IDirect3DDevice9_SetFVF(dev, I(1)));
    if (is("getfvf")) { hr = IDirect3DDevice9_GetFVF(dev, &d); answer(hr); value(d); return 1; }
    if (is("setdecl")) return A(IDirect3DDevice9_SetVertexDeclaration(dev, object(1, DECLARATION)));
    if (is("setvs")) return A(IDirect3DDevice9_SetVertexShader(dev, object(1, VSHADER)));
    if (is("setps")) return A(IDirect3DDevice9_SetPixelShader(dev, object(1, PSHADER)));
    if (is("getvs")) { IDirect3DVertexShader9 *o = NULL; answer(IDirect3DDevice9_GetVertexShader(dev, &o)); value(slotOf(o)); if (o) IDirect3DVertexShader9_Release(o); return 1; }
    if (is("getps")) { IDirect3DPixelShader9 *o = NULL; answer(IDirect3DDevice9_GetPixelShader(dev, &o)); value(slotOf(o)); if (o) IDirect3DPixelShader9_Release(o); return 1; }
    if (is("getdecl")) { IDirect3DVertexDeclaration9 *o = NULL; answer(IDirect3DDevice9_GetVertexDeclaration(dev, &o)); value(slotOf(o)); if (o) IDirect3DVertexDeclaration9_Release(o); return 1; }
    if (is("vsf") || is("psf")) { floats(f, 2, n); return A(is("vsf") ? IDirect3DDevice9_SetVertexShaderConstantF(dev, I(1), f, n / 4) : IDirect3DDevice9_SetPixelShaderConstantF(dev, I(1), f, n / 4)); }
    if (is("vsi") || is("psi") || is("vsb") || is("psb")) {
        int v[1024];
        for (int i = 0; i < n; i++) v[i] = I(2 + i);
        if (is("vsi")) return A(IDirect3DDevice9_SetVertexShaderConstantI(dev, I(1), v, n / 4));
        if (is("psi")) return A(IDirect3DDevice9_SetPixelShaderConstantI(dev, I(1), v, n / 4));
        if (is("vsb")) return A(IDirect3DDevice9_SetVertexShaderConstantB(dev, I(1), v, n));
        return A(IDirect3DDevice9_SetPixelShaderConstantB(dev, I(1), v, n));
    }
    if (is("getvsf") || is("getpsf")) {
        int c = I(2) & 255;
        memset(f, 0, sizeof f);
        hr = is("getvsf") ? IDirect3DDevice9_GetVertexShaderConstantF(dev, I(1), f, c) : IDirect3DDevice9_GetPixelShaderConstantF(dev, I(1), f, c);
        answer(hr);
        if (SUCCEEDED(hr)) numbers(f, 4 * c);
        return 1;
    }
    if (is("settexture")) return A(IDirect3DDevice9_SetTexture(dev, I(1), texture(2)));
    if (is("gettexture")) { IDirect3DBaseTexture9 *o = NULL; hr = IDirect3DDevice9_GetTexture(dev, I(1), &o); answer(hr); if (SUCCEEDED(hr)) value(slotOf(o)); if (o) IDirect3DBaseTexture9_Release(o); return 1; }
    if (is("stream")) return A(IDirect3DDevice9_SetStreamSource(dev, I(1), object(2, VERTICES), I(3), I(4)));
    if (is("getstream")) {
        IDirect3DVertexBuffer9 *o = NULL;
        UINT offset = 0, stride = 0;
        hr = IDirect3DDevice9_GetStreamSource(dev, I(1), &o, &offset, &stride);
        answer(hr);
        if (SUCCEEDED(hr)) { value(slotOf(o)); value(offset); value(stride); }
        if (o) IDirect3DVertexBuffer9_Release(o);
        return 1;
    }
    if (is("freq")) return A(IDirect3DDevice9_SetStreamSourceFreq(dev, I(1), I(2)));
    if (is("getfreq")) { UINT u = 0; hr = IDirect3DDevice9_GetStreamSourceFreq(dev, I(1), &u); answer(hr); if (SUCCEEDED(hr)) value(u); return 1; }
    if (is("indices")) return A(IDirect3DDevice9_SetIndices(dev, object(1, INDICES)));
    if (is("settarget")) return A(IDirect3DDevice9_SetRenderTarget(dev, I(1), object(2, SURFACE)));
    if (is("setdepth")) return A(IDirect3DDevice9_SetDepthStencilSurface(dev, object(1, SURFACE)));
    if (is("npatch")) { answer(IDirect3DDevice9_SetNPatchMode(dev, F(1))); number_(IDirect3DDevice9_GetNPatchMode(dev)); return 1; }
    if (is("software")) { answer(IDirect3DDevice9_SetSoftwareVertexProcessing(dev, I(1))); value(IDirect3DDevice9_GetSoftwareVertexProcessing(dev)); return 1; }
    return 0;
}
