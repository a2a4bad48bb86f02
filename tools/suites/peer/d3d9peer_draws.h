/* What draws, what copies, and what goes on between pictures. */
static int draws(void) {
    RECT a, b;
    int n, m;
    if (is("begin")) return A(IDirect3DDevice9_BeginScene(dev));
    if (is("end")) return A(IDirect3DDevice9_EndScene(dev));
    if (is("present")) return A(IDirect3DDevice9_Present(dev, NULL, NULL, NULL, NULL));
    if (is("reset")) { D3DPRESENT_PARAMETERS p; present(&p, 1); releaseAll(); return A(IDirect3DDevice9_Reset(dev, &p)); }
    if (is("clear")) { /* flags colour z stencil, then four numbers a rectangle */
        D3DRECT r[16];
        n = (words - 5) / 4 > 16 ? 16 : (words - 5) / 4;
        for (int i = 0; i < n; i++) { r[i].x1 = I(5 + 4 * i); r[i].y1 = I(6 + 4 * i); r[i].x2 = I(7 + 4 * i); r[i].y2 = I(8 + 4 * i); }
        return A(IDirect3DDevice9_Clear(dev, n > 0 ? n : 0, n > 0 ? r : NULL, I(1), I(2), F(3), I(4)));
    }
    if (is("draw")) return A(IDirect3DDevice9_DrawPrimitive(dev, I(1), I(2), I(3)));
    if (is("drawi")) return A(IDirect3DDevice9_DrawIndexedPrimitive(dev, I(1), I(2), I(3), I(4), I(5), I(6)));
    if (is("drawup")) { uint8_t *d = bytes(4, &n); return A(IDirect3DDevice9_DrawPrimitiveUP(dev, I(1), I(2), d, I(3))); }
    if (is("drawiup")) { /* type min vertices count format stride, indices, vertices */
        uint8_t *i = bytes(7, &n), *copy = malloc(n + 1);
        memcpy(copy, i, n);
        answer(IDirect3DDevice9_DrawIndexedPrimitiveUP(dev, I(1), I(2), I(3), I(4), copy, I(5), bytes(8, &m), I(6)));
        free(copy);
        return 1;
    }
    if (is("stretch")) return A(IDirect3DDevice9_StretchRect(dev, object(1, SURFACE), rect(2, &a), object(7, SURFACE), rect(8, &b), I(13)));
    if (is("updatesurface")) { POINT p = {I(9), I(10)}; return A(IDirect3DDevice9_UpdateSurface(dev, object(1, SURFACE), rect(2, &a), object(7, SURFACE), I(8) ? &p : NULL)); }
    if (is("updatetexture")) return A(IDirect3DDevice9_UpdateTexture(dev, texture(1), texture(2)));
    if (is("colorfill")) return A(IDirect3DDevice9_ColorFill(dev, object(1, SURFACE), rect(2, &a), I(7)));
    if (is("targetdata")) return A(IDirect3DDevice9_GetRenderTargetData(dev, object(1, SURFACE), object(2, SURFACE)));
    if (is("frontdata")) return A(IDirect3DDevice9_GetFrontBufferData(dev, 0, object(1, SURFACE)));
    if (is("blockbegin")) return A(IDirect3DDevice9_BeginStateBlock(dev));
    if (is("validate")) { DWORD p = 0; HRESULT hr = IDirect3DDevice9_ValidateDevice(dev, &p); answer(hr); if (SUCCEEDED(hr)) value(p); return 1; }
    if (is("evict")) return A(IDirect3DDevice9_EvictManagedResources(dev));
    return 0;
}
