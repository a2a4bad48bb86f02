/* What is asked of the adapter, what makes objects, and what is done with an object alone. Each function is whether the line was one of its calls. */
static int asks(void) {
    IDirect3D9 *on = d3d;
    if (is("device")) { /* ex behaviour, then as reset */
        D3DPRESENT_PARAMETERS p;
        closeDevice();
        present(&p, 3);
        if (I(1) && d3dEx) return A(IDirect3D9Ex_CreateDeviceEx(d3dEx, 0, D3DDEVTYPE_HAL, window, I(2), &p, NULL, (IDirect3DDevice9Ex **)&dev));
        return A(IDirect3D9_CreateDevice(d3d, 0, D3DDEVTYPE_HAL, window, I(2), &p, &dev));
    }
    if (is("checktype")) return A(IDirect3D9_CheckDeviceType(on, 0, I(1), I(2), I(3), I(4)));
    if (is("checkformat")) return A(IDirect3D9_CheckDeviceFormat(on, 0, D3DDEVTYPE_HAL, I(1), I(2), I(3), I(4)));
    if (is("checkmatch")) return A(IDirect3D9_CheckDepthStencilMatch(on, 0, D3DDEVTYPE_HAL, I(1), I(2), I(3)));
    if (is("checkconversion")) return A(IDirect3D9_CheckDeviceFormatConversion(on, 0, D3DDEVTYPE_HAL, I(1), I(2)));
    if (is("checksamples")) { DWORD q = 77; answer(IDirect3D9_CheckDeviceMultiSampleType(on, 0, D3DDEVTYPE_HAL, I(1), I(2), I(3), &q)); return 1; }
    if (is("caps")) {
        D3DCAPS9 c;
        memset(&c, 0, sizeof c);
        answer(IDirect3D9_GetDeviceCaps(on, 0, D3DDEVTYPE_HAL, &c));
        for (unsigned i = 0; i < sizeof c / 4; i++) value(((unsigned *)&c)[i]);
        return 1;
    }
    return 0;
}
static int makes(void) {
    HRESULT hr;
    void *o = NULL;
    if (is("texture")) { hr = IDirect3DDevice9_CreateTexture(dev, I(2), I(3), I(4), I(5), I(6), I(7), (IDirect3DTexture9 **)&o, NULL); put(1, TEXTURE, hr, o); return A(hr); }
    if (is("cube")) { hr = IDirect3DDevice9_CreateCubeTexture(dev, I(2), I(3), I(4), I(5), I(6), (IDirect3DCubeTexture9 **)&o, NULL); put(1, CUBE, hr, o); return A(hr); }
    if (is("volume")) { hr = IDirect3DDevice9_CreateVolumeTexture(dev, I(2), I(3), I(4), I(5), I(6), I(7), I(8), (IDirect3DVolumeTexture9 **)&o, NULL); put(1, VOLUME, hr, o); return A(hr); }
    if (is("vb")) { hr = IDirect3DDevice9_CreateVertexBuffer(dev, I(2), I(3), I(4), I(5), (IDirect3DVertexBuffer9 **)&o, NULL); put(1, VERTICES, hr, o); return A(hr); }
    if (is("ib")) { hr = IDirect3DDevice9_CreateIndexBuffer(dev, I(2), I(3), I(4), I(5), (IDirect3DIndexBuffer9 **)&o, NULL); put(1, INDICES, hr, o); return A(hr); }
    if (is("rt")) { hr = IDirect3DDevice9_CreateRenderTarget(dev, I(2), I(3), I(4), I(5), I(6), I(7), (IDirect3DSurface9 **)&o, NULL); put(1, SURFACE, hr, o); return A(hr); }
    if (is("ds")) { hr = IDirect3DDevice9_CreateDepthStencilSurface(dev, I(2), I(3), I(4), I(5), I(6), I(7), (IDirect3DSurface9 **)&o, NULL); put(1, SURFACE, hr, o); return A(hr); }
    if (is("plain")) { hr = IDirect3DDevice9_CreateOffscreenPlainSurface(dev, I(2), I(3), I(4), I(5), (IDirect3DSurface9 **)&o, NULL); put(1, SURFACE, hr, o); return A(hr); }
    if (is("backbuffer")) { hr = IDirect3DDevice9_GetBackBuffer(dev, 0, I(2), I(3), (IDirect3DSurface9 **)&o); put(1, SURFACE, hr, o); return A(hr); }
    if (is("gettarget")) { hr = IDirect3DDevice9_GetRenderTarget(dev, I(2), (IDirect3DSurface9 **)&o); put(1, SURFACE, hr, o); return A(hr); }
    if (is("getdepth")) { hr = IDirect3DDevice9_GetDepthStencilSurface(dev, (IDirect3DSurface9 **)&o); put(1, SURFACE, hr, o); return A(hr); }
    if (is("surface")) { /* slot texture face level */
        IDirect3DTexture9 *t = object(2, TEXTURE);
        IDirect3DCubeTexture9 *c = object(2, CUBE);
        if (!t && !c) return 0;
        hr = t ? IDirect3DTexture9_GetSurfaceLevel(t, I(4), (IDirect3DSurface9 **)&o) : IDirect3DCubeTexture9_GetCubeMapSurface(c, I(3), I(4), (IDirect3DSurface9 **)&o);
        put(1, SURFACE, hr, o);
        return A(hr);
    }
    if (is("decl")) { /* slot, then six numbers an element */
        D3DVERTEXELEMENT9 e[66];
        int n = 0;
        for (int k = 2; k + 5 < words && n < 65; k += 6, n++) {
            e[n].Stream = I(k); e[n].Offset = I(k + 1); e[n].Type = I(k + 2); e[n].Method = I(k + 3); e[n].Usage = I(k + 4); e[n].UsageIndex = I(k + 5);
        }
        e[n] = (D3DVERTEXELEMENT9)D3DDECL_END();
        hr = IDirect3DDevice9_CreateVertexDeclaration(dev, e, (IDirect3DVertexDeclaration9 **)&o);
        put(1, DECLARATION, hr, o);
        return A(hr);
    }
    if (is("vsh") || is("psh")) { /* slot, then the words */
        static DWORD w[WORDS];
        for (int k = 2; k < words; k++) w[k - 2] = strtoul(word[k], NULL, 16);
        if (is("vsh")) { hr = IDirect3DDevice9_CreateVertexShader(dev, w, (IDirect3DVertexShader9 **)&o); put(1, VSHADER, hr, o); return A(hr); }
        hr = IDirect3DDevice9_CreatePixelShader(dev, w, (IDirect3DPixelShader9 **)&o);
        put(1, PSHADER, hr, o);
        return A(hr);
    }
    if (is("block")) { hr = IDirect3DDevice9_CreateStateBlock(dev, I(2), (IDirect3DStateBlock9 **)&o); put(1, BLOCK, hr, o); return A(hr); }
    if (is("blockend")) { hr = IDirect3DDevice9_EndStateBlock(dev, (IDirect3DStateBlock9 **)&o); put(1, BLOCK, hr, o); return A(hr); }
    if (is("query")) { hr = IDirect3DDevice9_CreateQuery(dev, I(2), (IDirect3DQuery9 **)&o); put(1, QUERY, hr, o); return A(hr); }
    return 0;
}
static int holds(void) {
    D3DLOCKED_BOX b = {0};
    HRESULT hr;
    if (is("fill")) { /* slot face level, bytes of a row, rows, slices, the bytes */
        int n, row = I(4), rows = I(5), slices = I(6);
        uint8_t *d = bytes(7, &n);
        if (I(1) >= SLOTS || slots[I(1)].kind < TEXTURE || slots[I(1)].kind > SURFACE) return 0;
        hr = lockLevel(1, &b, 0);
        if (SUCCEEDED(hr)) {
            for (int z = 0; z < slices; z++) for (int y = 0; y < rows; y++) for (int x = 0; x < row; x++)
                ((uint8_t *)b.pBits)[z * b.SlicePitch + y * b.RowPitch + x] = n ? d[((z * rows + y) * row + x) % n] : 0;
            hr = unlockLevel(1);
        }
        return A(hr);
    }
    if (is("data")) { /* slot offset bytes */
        int n;
        uint8_t *d = bytes(3, &n);
        void *p;
        IDirect3DVertexBuffer9 *v = object(1, VERTICES);
        IDirect3DIndexBuffer9 *i = object(1, INDICES);
        if (!v && !i) return 0;
        hr = v ? IDirect3DVertexBuffer9_Lock(v, I(2), n, &p, 0) : IDirect3DIndexBuffer9_Lock(i, I(2), n, &p, 0);
        if (SUCCEEDED(hr)) { memcpy(p, d, n); hr = v ? IDirect3DVertexBuffer9_Unlock(v) : IDirect3DIndexBuffer9_Unlock(i); }
        return A(hr);
    }
    if (is("lock")) { /* slot face level, whether there is a rectangle, that, flags */
        D3DLOCKED_RECT r = {0};
        RECT q, *part = rect(4, &q);
        IDirect3DTexture9 *t = object(1, TEXTURE);
        IDirect3DCubeTexture9 *c = object(1, CUBE);
        IDirect3DSurface9 *s = object(1, SURFACE);
        if (t) hr = IDirect3DTexture9_LockRect(t, I(3), &r, part, I(9));
        else if (c) hr = IDirect3DCubeTexture9_LockRect(c, I(2), I(3), &r, part, I(9));
        else if (s) hr = IDirect3DSurface9_LockRect(s, &r, part, I(9));
        else return 0;
        answer(hr);
        if (SUCCEEDED(hr)) value(r.Pitch);
        return 1;
    }
    if (is("unlock")) { unsigned s = I(1); return s < SLOTS && slots[s].kind >= TEXTURE && slots[s].kind <= SURFACE ? A(unlockLevel(1)) : 0; }
    if (is("read")) { IDirect3DSurface9 *s = object(1, SURFACE); if (s) readSurface(s); return s != NULL; }
    if (is("desc")) {
        D3DSURFACE_DESC d;
        IDirect3DTexture9 *t = object(1, TEXTURE);
        IDirect3DSurface9 *s = object(1, SURFACE);
        if (!t && !s) return 0;
        memset(&d, 0, sizeof d);
        answer(t ? IDirect3DTexture9_GetLevelDesc(t, I(2), &d) : IDirect3DSurface9_GetDesc(s, &d));
        for (unsigned i = 0; i < sizeof d / 4; i++) value(((unsigned *)&d)[i]);
        return 1;
    }
    if (is("levels")) { IDirect3DBaseTexture9 *t = texture(1); if (t) { answer(0); value(IDirect3DBaseTexture9_GetLevelCount(t)); } return t != NULL; }
    if (is("setlod")) { IDirect3DBaseTexture9 *t = texture(1); if (t) { answer(0); value(IDirect3DBaseTexture9_SetLOD(t, I(2))); value(IDirect3DBaseTexture9_GetLOD(t)); } return t != NULL; }
    if (is("autogen")) { IDirect3DBaseTexture9 *t = texture(1); if (t) { answer(IDirect3DBaseTexture9_SetAutoGenFilterType(t, I(2))); value(IDirect3DBaseTexture9_GetAutoGenFilterType(t)); } return t != NULL; }
    if (is("generate")) { IDirect3DBaseTexture9 *t = texture(1); if (t) { IDirect3DBaseTexture9_GenerateMipSubLevels(t); answer(0); } return t != NULL; }
    if (is("capture")) { IDirect3DStateBlock9 *o = object(1, BLOCK); return o ? A(IDirect3DStateBlock9_Capture(o)) : 0; }
    if (is("apply")) { IDirect3DStateBlock9 *o = object(1, BLOCK); return o ? A(IDirect3DStateBlock9_Apply(o)) : 0; }
    if (is("issue")) { IDirect3DQuery9 *o = object(1, QUERY); return o ? A(IDirect3DQuery9_Issue(o, I(2))) : 0; }
    if (is("getdata")) { /* slot, bytes: asked until it is there */
        IDirect3DQuery9 *o = object(1, QUERY);
        unsigned v[16] = {0}, n = I(2);
        if (!o || n > sizeof v) return 0;
        for (int i = 0; (hr = IDirect3DQuery9_GetData(o, n ? v : NULL, n, D3DGETDATA_FLUSH)) == S_FALSE && i < 100000; i++) if (i > 1000) Sleep(1);
        answer(hr);
        if (hr == S_OK) for (unsigned i = 0; i < n / 4; i++) value(v[i]);
        return 1;
    }
    if (is("release")) { unsigned s = I(1); if (s >= SLOTS || !slots[s].object) return 0; answer(0); IUnknown_Release(slots[s].object); slots[s].object = NULL; slots[s].kind = NONE; return 1; }
    return 0;
}
