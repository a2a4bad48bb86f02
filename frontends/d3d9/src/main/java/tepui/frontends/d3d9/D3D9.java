package tepui.frontends.d3d9;

/** Constants of the API, under the API's names and with its values. */
@SuppressWarnings("IdentifierName") // the API's names
public final class D3D9 {
    // ---- results
    public static final int D3D_OK = 0;
    public static final int S_PRESENT_OCCLUDED = 0x08760878;
    public static final int S_PRESENT_MODE_CHANGED = 0x08760877;
    public static final int S_RESIDENT_IN_SHARED_MEMORY = 0x08760876;
    public static final int S_FALSE = 1;
    public static final int D3DOK_NOAUTOGEN = 0x0876086f;
    public static final int D3DERR_WRONGTEXTUREFORMAT = 0x88760818;
    public static final int D3DERR_UNSUPPORTEDCOLOROPERATION = 0x88760819;
    public static final int D3DERR_TOOMANYOPERATIONS = 0x8876081d;
    public static final int D3DERR_CONFLICTINGTEXTUREFILTER = 0x8876081e;
    public static final int D3DERR_CONFLICTINGRENDERSTATE = 0x88760821;
    public static final int D3DERR_UNSUPPORTEDTEXTUREFILTER = 0x88760822;
    public static final int D3DERR_DRIVERINTERNALERROR = 0x88760827;
    public static final int D3DERR_NOTFOUND = 0x88760866;
    public static final int D3DERR_MOREDATA = 0x88760867;
    public static final int D3DERR_DEVICELOST = 0x88760868;
    public static final int D3DERR_DEVICENOTRESET = 0x88760869;
    public static final int D3DERR_NOTAVAILABLE = 0x8876086a;
    public static final int D3DERR_OUTOFVIDEOMEMORY = 0x8876017c;
    public static final int D3DERR_INVALIDDEVICE = 0x8876086b;
    public static final int D3DERR_INVALIDCALL = 0x8876086c;
    public static final int D3DERR_WASSTILLDRAWING = 0x8876021c;
    public static final int D3DERR_DEVICEHUNG = 0x88760874;
    public static final int D3DERR_DEVICEREMOVED = 0x88760870;
    public static final int E_FAIL = 0x80004005;
    public static final int E_NOTIMPL = 0x80004001;
    public static final int D3DERR_UNSUPPORTEDOVERLAY = 0x8876087b;
    public static final int E_OUTOFMEMORY = 0x8007000e;
    public static final int E_NOINTERFACE = 0x80004002;

    // ---- formats
    public static final int D3DFMT_UNKNOWN = 0;
    public static final int D3DFMT_R8G8B8 = 20;
    public static final int D3DFMT_A8R8G8B8 = 21;
    public static final int D3DFMT_X8R8G8B8 = 22;
    public static final int D3DFMT_R5G6B5 = 23;
    public static final int D3DFMT_X1R5G5B5 = 24;
    public static final int D3DFMT_A1R5G5B5 = 25;
    public static final int D3DFMT_A4R4G4B4 = 26;
    public static final int D3DFMT_R3G3B2 = 27;
    public static final int D3DFMT_A8 = 28;
    public static final int D3DFMT_A8R3G3B2 = 29;
    public static final int D3DFMT_X4R4G4B4 = 30;
    public static final int D3DFMT_A2B10G10R10 = 31;
    public static final int D3DFMT_A8B8G8R8 = 32;
    public static final int D3DFMT_X8B8G8R8 = 33;
    public static final int D3DFMT_G16R16 = 34;
    public static final int D3DFMT_A2R10G10B10 = 35;
    public static final int D3DFMT_A16B16G16R16 = 36;
    public static final int D3DFMT_A8P8 = 40;
    public static final int D3DFMT_P8 = 41;
    public static final int D3DFMT_L8 = 50;
    public static final int D3DFMT_A8L8 = 51;
    public static final int D3DFMT_A4L4 = 52;
    public static final int D3DFMT_V8U8 = 60;
    public static final int D3DFMT_L6V5U5 = 61;
    public static final int D3DFMT_X8L8V8U8 = 62;
    public static final int D3DFMT_Q8W8V8U8 = 63;
    public static final int D3DFMT_V16U16 = 64;
    public static final int D3DFMT_A2W10V10U10 = 67;
    public static final int D3DFMT_D16_LOCKABLE = 70;
    public static final int D3DFMT_D32 = 71;
    public static final int D3DFMT_D15S1 = 73;
    public static final int D3DFMT_D24S8 = 75;
    public static final int D3DFMT_D24X8 = 77;
    public static final int D3DFMT_D24X4S4 = 79;
    public static final int D3DFMT_D16 = 80;
    public static final int D3DFMT_L16 = 81;
    public static final int D3DFMT_D32F_LOCKABLE = 82;
    public static final int D3DFMT_D24FS8 = 83;
    public static final int D3DFMT_D32_LOCKABLE = 84;
    public static final int D3DFMT_S8_LOCKABLE = 85;
    public static final int D3DFMT_VERTEXDATA = 100;
    public static final int D3DFMT_INDEX16 = 101;
    public static final int D3DFMT_INDEX32 = 102;
    public static final int D3DFMT_Q16W16V16U16 = 110;
    public static final int D3DFMT_R16F = 111;
    public static final int D3DFMT_G16R16F = 112;
    public static final int D3DFMT_A16B16G16R16F = 113;
    public static final int D3DFMT_R32F = 114;
    public static final int D3DFMT_G32R32F = 115;
    public static final int D3DFMT_A32B32G32R32F = 116;
    public static final int D3DFMT_CxV8U8 = 117;
    public static final int D3DFMT_A1 = 118;
    public static final int D3DFMT_A2B10G10R10_XR_BIAS = 119;
    public static final int D3DFMT_BINARYBUFFER = 199;
    public static final int D3DFMT_UYVY = 0x59565955;
    public static final int D3DFMT_YUY2 = 0x32595559;
    public static final int D3DFMT_RGBG = 0x47424752;
    public static final int D3DFMT_GRGB = 0x42475247;
    public static final int D3DFMT_DXT1 = 0x31545844;
    public static final int D3DFMT_DXT2 = 0x32545844;
    public static final int D3DFMT_DXT3 = 0x33545844;
    public static final int D3DFMT_DXT4 = 0x34545844;
    public static final int D3DFMT_DXT5 = 0x35545844;
    public static final int D3DFMT_ATI1 = 0x31495441;
    public static final int D3DFMT_ATI2 = 0x32495441;
    public static final int D3DFMT_INTZ = 0x5a544e49;
    public static final int D3DFMT_DF16 = 0x36314644;
    public static final int D3DFMT_DF24 = 0x34324644;
    public static final int D3DFMT_RAWZ = 0x5a574152;
    public static final int D3DFMT_RESZ = 0x5a534552;
    public static final int D3DFMT_NULL = 0x4c4c554e;
    public static final int D3DFMT_NVDB = 0x4244564e;
    public static final int D3DFMT_ATOC = 0x434f5441;
    public static final int D3DFMT_INST = 0x54534e49;
    public static final int D3DFMT_CENT = 0x544e4543;
    public static final int D3DFMT_GET4 = 0x34544547;
    public static final int D3DFMT_GET1 = 0x31544547;
    public static final int D3DFMT_A2M0 = 0x304d3241;
    public static final int D3DFMT_A2M1 = 0x314d3241;
    public static final int D3DFMT_SSAA = 0x41415353;
    public static final int D3DFMT_COPM = 0x4d504f43;
    public static final int D3DFMT_MULTI2_ARGB8 = 0x3154454d;

    // ---- flags of ProcessVertices
    public static final int D3DPV_DONOTCOPYDATA = 1;

    // ---- modes of 9Ex
    public static final int D3DSCANLINEORDERING_UNKNOWN = 0;
    public static final int D3DSCANLINEORDERING_PROGRESSIVE = 1;
    public static final int D3DSCANLINEORDERING_INTERLACED = 2;
    public static final int D3DDISPLAYROTATION_IDENTITY = 1;

    // ---- pools
    public static final int D3DPOOL_DEFAULT = 0;
    public static final int D3DPOOL_MANAGED = 1;
    public static final int D3DPOOL_SYSTEMMEM = 2;
    public static final int D3DPOOL_SCRATCH = 3;

    // ---- usages
    public static final int D3DUSAGE_RENDERTARGET = 1;
    public static final int D3DUSAGE_DEPTHSTENCIL = 2;
    public static final int D3DUSAGE_WRITEONLY = 8;
    public static final int D3DUSAGE_SOFTWAREPROCESSING = 0x10;
    public static final int D3DUSAGE_DONOTCLIP = 0x20;
    public static final int D3DUSAGE_POINTS = 0x40;
    public static final int D3DUSAGE_RTPATCHES = 0x80;
    public static final int D3DUSAGE_NPATCHES = 0x100;
    public static final int D3DUSAGE_DYNAMIC = 0x200;
    public static final int D3DUSAGE_AUTOGENMIPMAP = 0x400;
    public static final int D3DUSAGE_RESTRICTED_CONTENT = 0x800;
    public static final int D3DUSAGE_RESTRICT_SHARED_RESOURCE = 0x2000;
    public static final int D3DUSAGE_DMAP = 0x4000;
    public static final int D3DUSAGE_NONSECURE = 0x800000;
    public static final int D3DUSAGE_TEXTAPI = 0x10000000;
    public static final int D3DUSAGE_QUERY_LEGACYBUMPMAP = 0x8000;
    public static final int D3DUSAGE_QUERY_SRGBREAD = 0x10000;
    public static final int D3DUSAGE_QUERY_FILTER = 0x20000;
    public static final int D3DUSAGE_QUERY_SRGBWRITE = 0x40000;
    public static final int D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING = 0x80000;
    public static final int D3DUSAGE_QUERY_VERTEXTEXTURE = 0x100000;
    public static final int D3DUSAGE_QUERY_WRAPANDMIP = 0x200000;

    // ---- locks
    public static final int D3DLOCK_READONLY = 0x10;
    public static final int D3DLOCK_NOSYSLOCK = 0x800;
    public static final int D3DLOCK_NOOVERWRITE = 0x1000;
    public static final int D3DLOCK_DISCARD = 0x2000;
    public static final int D3DLOCK_DONOTWAIT = 0x4000;
    public static final int D3DLOCK_NO_DIRTY_UPDATE = 0x8000;

    // ---- resource types
    public static final int D3DRTYPE_SURFACE = 1;
    public static final int D3DRTYPE_VOLUME = 2;
    public static final int D3DRTYPE_TEXTURE = 3;
    public static final int D3DRTYPE_VOLUMETEXTURE = 4;
    public static final int D3DRTYPE_CUBETEXTURE = 5;
    public static final int D3DRTYPE_VERTEXBUFFER = 6;
    public static final int D3DRTYPE_INDEXBUFFER = 7;

    // ---- primitives
    public static final int D3DPT_POINTLIST = 1;
    public static final int D3DPT_LINELIST = 2;
    public static final int D3DPT_LINESTRIP = 3;
    public static final int D3DPT_TRIANGLELIST = 4;
    public static final int D3DPT_TRIANGLESTRIP = 5;
    public static final int D3DPT_TRIANGLEFAN = 6;

    // ---- transforms
    public static final int D3DTS_VIEW = 2;
    public static final int D3DTS_PROJECTION = 3;
    public static final int D3DTS_TEXTURE0 = 16;
    public static final int D3DTS_TEXTURE1 = 17;
    public static final int D3DTS_TEXTURE2 = 18;
    public static final int D3DTS_TEXTURE3 = 19;
    public static final int D3DTS_TEXTURE4 = 20;
    public static final int D3DTS_TEXTURE5 = 21;
    public static final int D3DTS_TEXTURE6 = 22;
    public static final int D3DTS_TEXTURE7 = 23;
    public static final int D3DTS_WORLD = 256;
    public static final int D3DTS_WORLD1 = 257;
    public static final int D3DTS_WORLD2 = 258;
    public static final int D3DTS_WORLD3 = 259;

    // ---- render states
    public static final int D3DRS_ZENABLE = 7;
    public static final int D3DRS_FILLMODE = 8;
    public static final int D3DRS_SHADEMODE = 9;
    public static final int D3DRS_ZWRITEENABLE = 14;
    public static final int D3DRS_ALPHATESTENABLE = 15;
    public static final int D3DRS_LASTPIXEL = 16;
    public static final int D3DRS_SRCBLEND = 19;
    public static final int D3DRS_DESTBLEND = 20;
    public static final int D3DRS_CULLMODE = 22;
    public static final int D3DRS_ZFUNC = 23;
    public static final int D3DRS_ALPHAREF = 24;
    public static final int D3DRS_ALPHAFUNC = 25;
    public static final int D3DRS_DITHERENABLE = 26;
    public static final int D3DRS_ALPHABLENDENABLE = 27;
    public static final int D3DRS_FOGENABLE = 28;
    public static final int D3DRS_SPECULARENABLE = 29;
    public static final int D3DRS_FOGCOLOR = 34;
    public static final int D3DRS_FOGTABLEMODE = 35;
    public static final int D3DRS_FOGSTART = 36;
    public static final int D3DRS_FOGEND = 37;
    public static final int D3DRS_FOGDENSITY = 38;
    public static final int D3DRS_RANGEFOGENABLE = 48;
    public static final int D3DRS_STENCILENABLE = 52;
    public static final int D3DRS_STENCILFAIL = 53;
    public static final int D3DRS_STENCILZFAIL = 54;
    public static final int D3DRS_STENCILPASS = 55;
    public static final int D3DRS_STENCILFUNC = 56;
    public static final int D3DRS_STENCILREF = 57;
    public static final int D3DRS_STENCILMASK = 58;
    public static final int D3DRS_STENCILWRITEMASK = 59;
    public static final int D3DRS_TEXTUREFACTOR = 60;
    public static final int D3DRS_WRAP0 = 128;
    public static final int D3DRS_WRAP1 = 129;
    public static final int D3DRS_WRAP2 = 130;
    public static final int D3DRS_WRAP3 = 131;
    public static final int D3DRS_WRAP4 = 132;
    public static final int D3DRS_WRAP5 = 133;
    public static final int D3DRS_WRAP6 = 134;
    public static final int D3DRS_WRAP7 = 135;
    public static final int D3DRS_CLIPPING = 136;
    public static final int D3DRS_LIGHTING = 137;
    public static final int D3DRS_AMBIENT = 139;
    public static final int D3DRS_FOGVERTEXMODE = 140;
    public static final int D3DRS_COLORVERTEX = 141;
    public static final int D3DRS_LOCALVIEWER = 142;
    public static final int D3DRS_NORMALIZENORMALS = 143;
    public static final int D3DRS_DIFFUSEMATERIALSOURCE = 145;
    public static final int D3DRS_SPECULARMATERIALSOURCE = 146;
    public static final int D3DRS_AMBIENTMATERIALSOURCE = 147;
    public static final int D3DRS_EMISSIVEMATERIALSOURCE = 148;
    public static final int D3DRS_VERTEXBLEND = 151;
    public static final int D3DRS_CLIPPLANEENABLE = 152;
    public static final int D3DRS_POINTSIZE = 154;
    public static final int D3DRS_POINTSIZE_MIN = 155;
    public static final int D3DRS_POINTSPRITEENABLE = 156;
    public static final int D3DRS_POINTSCALEENABLE = 157;
    public static final int D3DRS_POINTSCALE_A = 158;
    public static final int D3DRS_POINTSCALE_B = 159;
    public static final int D3DRS_POINTSCALE_C = 160;
    public static final int D3DRS_MULTISAMPLEANTIALIAS = 161;
    public static final int D3DRS_MULTISAMPLEMASK = 162;
    public static final int D3DRS_PATCHEDGESTYLE = 163;
    public static final int D3DRS_DEBUGMONITORTOKEN = 165;
    public static final int D3DRS_POINTSIZE_MAX = 166;
    public static final int D3DRS_INDEXEDVERTEXBLENDENABLE = 167;
    public static final int D3DRS_COLORWRITEENABLE = 168;
    public static final int D3DRS_TWEENFACTOR = 170;
    public static final int D3DRS_BLENDOP = 171;
    public static final int D3DRS_POSITIONDEGREE = 172;
    public static final int D3DRS_NORMALDEGREE = 173;
    public static final int D3DRS_SCISSORTESTENABLE = 174;
    public static final int D3DRS_SLOPESCALEDEPTHBIAS = 175;
    public static final int D3DRS_ANTIALIASEDLINEENABLE = 176;
    public static final int D3DRS_MINTESSELLATIONLEVEL = 178;
    public static final int D3DRS_MAXTESSELLATIONLEVEL = 179;
    public static final int D3DRS_ADAPTIVETESS_X = 180;
    public static final int D3DRS_ADAPTIVETESS_Y = 181;
    public static final int D3DRS_ADAPTIVETESS_Z = 182;
    public static final int D3DRS_ADAPTIVETESS_W = 183;
    public static final int D3DRS_ENABLEADAPTIVETESSELLATION = 184;
    public static final int D3DRS_TWOSIDEDSTENCILMODE = 185;
    public static final int D3DRS_CCW_STENCILFAIL = 186;
    public static final int D3DRS_CCW_STENCILZFAIL = 187;
    public static final int D3DRS_CCW_STENCILPASS = 188;
    public static final int D3DRS_CCW_STENCILFUNC = 189;
    public static final int D3DRS_COLORWRITEENABLE1 = 190;
    public static final int D3DRS_COLORWRITEENABLE2 = 191;
    public static final int D3DRS_COLORWRITEENABLE3 = 192;
    public static final int D3DRS_BLENDFACTOR = 193;
    public static final int D3DRS_SRGBWRITEENABLE = 194;
    public static final int D3DRS_DEPTHBIAS = 195;
    public static final int D3DRS_WRAP8 = 198;
    public static final int D3DRS_WRAP9 = 199;
    public static final int D3DRS_WRAP10 = 200;
    public static final int D3DRS_WRAP11 = 201;
    public static final int D3DRS_WRAP12 = 202;
    public static final int D3DRS_WRAP13 = 203;
    public static final int D3DRS_WRAP14 = 204;
    public static final int D3DRS_WRAP15 = 205;
    public static final int D3DRS_SEPARATEALPHABLENDENABLE = 206;
    public static final int D3DRS_SRCBLENDALPHA = 207;
    public static final int D3DRS_DESTBLENDALPHA = 208;
    public static final int D3DRS_BLENDOPALPHA = 209;

    // ---- values of render states
    public static final int D3DZB_FALSE = 0;
    public static final int D3DZB_TRUE = 1;
    public static final int D3DZB_USEW = 2;
    public static final int D3DFILL_POINT = 1;
    public static final int D3DFILL_WIREFRAME = 2;
    public static final int D3DFILL_SOLID = 3;
    public static final int D3DSHADE_FLAT = 1;
    public static final int D3DSHADE_GOURAUD = 2;
    public static final int D3DSHADE_PHONG = 3;
    public static final int D3DBLEND_ZERO = 1;
    public static final int D3DBLEND_ONE = 2;
    public static final int D3DBLEND_SRCCOLOR = 3;
    public static final int D3DBLEND_INVSRCCOLOR = 4;
    public static final int D3DBLEND_SRCALPHA = 5;
    public static final int D3DBLEND_INVSRCALPHA = 6;
    public static final int D3DBLEND_DESTALPHA = 7;
    public static final int D3DBLEND_INVDESTALPHA = 8;
    public static final int D3DBLEND_DESTCOLOR = 9;
    public static final int D3DBLEND_INVDESTCOLOR = 10;
    public static final int D3DBLEND_SRCALPHASAT = 11;
    public static final int D3DBLEND_BOTHSRCALPHA = 12;
    public static final int D3DBLEND_BOTHINVSRCALPHA = 13;
    public static final int D3DBLEND_BLENDFACTOR = 14;
    public static final int D3DBLEND_INVBLENDFACTOR = 15;
    public static final int D3DBLEND_SRCCOLOR2 = 16;
    public static final int D3DBLEND_INVSRCCOLOR2 = 17;
    public static final int D3DBLENDOP_ADD = 1;
    public static final int D3DBLENDOP_SUBTRACT = 2;
    public static final int D3DBLENDOP_REVSUBTRACT = 3;
    public static final int D3DBLENDOP_MIN = 4;
    public static final int D3DBLENDOP_MAX = 5;
    public static final int D3DCULL_NONE = 1;
    public static final int D3DCULL_CW = 2;
    public static final int D3DCULL_CCW = 3;
    public static final int D3DCMP_NEVER = 1;
    public static final int D3DCMP_LESS = 2;
    public static final int D3DCMP_EQUAL = 3;
    public static final int D3DCMP_LESSEQUAL = 4;
    public static final int D3DCMP_GREATER = 5;
    public static final int D3DCMP_NOTEQUAL = 6;
    public static final int D3DCMP_GREATEREQUAL = 7;
    public static final int D3DCMP_ALWAYS = 8;
    public static final int D3DSTENCILOP_KEEP = 1;
    public static final int D3DSTENCILOP_ZERO = 2;
    public static final int D3DSTENCILOP_REPLACE = 3;
    public static final int D3DSTENCILOP_INCRSAT = 4;
    public static final int D3DSTENCILOP_DECRSAT = 5;
    public static final int D3DSTENCILOP_INVERT = 6;
    public static final int D3DSTENCILOP_INCR = 7;
    public static final int D3DSTENCILOP_DECR = 8;
    public static final int D3DFOG_NONE = 0;
    public static final int D3DFOG_EXP = 1;
    public static final int D3DFOG_EXP2 = 2;
    public static final int D3DFOG_LINEAR = 3;
    public static final int D3DMCS_MATERIAL = 0;
    public static final int D3DMCS_COLOR1 = 1;
    public static final int D3DMCS_COLOR2 = 2;
    public static final int D3DVBF_DISABLE = 0;
    public static final int D3DVBF_1WEIGHTS = 1;
    public static final int D3DVBF_2WEIGHTS = 2;
    public static final int D3DVBF_3WEIGHTS = 3;
    public static final int D3DVBF_TWEENING = 255;
    public static final int D3DVBF_0WEIGHTS = 256;
    public static final int D3DWRAP_U = 1;
    public static final int D3DWRAP_V = 2;
    public static final int D3DWRAP_W = 4;
    public static final int D3DWRAP_COORD_3 = 8;
    public static final int D3DCOLORWRITEENABLE_RED = 1;
    public static final int D3DCOLORWRITEENABLE_GREEN = 2;
    public static final int D3DCOLORWRITEENABLE_BLUE = 4;
    public static final int D3DCOLORWRITEENABLE_ALPHA = 8;

    // ---- texture stages
    public static final int D3DTSS_COLOROP = 1;
    public static final int D3DTSS_COLORARG1 = 2;
    public static final int D3DTSS_COLORARG2 = 3;
    public static final int D3DTSS_ALPHAOP = 4;
    public static final int D3DTSS_ALPHAARG1 = 5;
    public static final int D3DTSS_ALPHAARG2 = 6;
    public static final int D3DTSS_BUMPENVMAT00 = 7;
    public static final int D3DTSS_BUMPENVMAT01 = 8;
    public static final int D3DTSS_BUMPENVMAT10 = 9;
    public static final int D3DTSS_BUMPENVMAT11 = 10;
    public static final int D3DTSS_TEXCOORDINDEX = 11;
    public static final int D3DTSS_BUMPENVLSCALE = 22;
    public static final int D3DTSS_BUMPENVLOFFSET = 23;
    public static final int D3DTSS_TEXTURETRANSFORMFLAGS = 24;
    public static final int D3DTSS_COLORARG0 = 26;
    public static final int D3DTSS_ALPHAARG0 = 27;
    public static final int D3DTSS_RESULTARG = 28;
    public static final int D3DTSS_CONSTANT = 32;

    // ---- operations of texture stages
    public static final int D3DTOP_DISABLE = 1;
    public static final int D3DTOP_SELECTARG1 = 2;
    public static final int D3DTOP_SELECTARG2 = 3;
    public static final int D3DTOP_MODULATE = 4;
    public static final int D3DTOP_MODULATE2X = 5;
    public static final int D3DTOP_MODULATE4X = 6;
    public static final int D3DTOP_ADD = 7;
    public static final int D3DTOP_ADDSIGNED = 8;
    public static final int D3DTOP_ADDSIGNED2X = 9;
    public static final int D3DTOP_SUBTRACT = 10;
    public static final int D3DTOP_ADDSMOOTH = 11;
    public static final int D3DTOP_BLENDDIFFUSEALPHA = 12;
    public static final int D3DTOP_BLENDTEXTUREALPHA = 13;
    public static final int D3DTOP_BLENDFACTORALPHA = 14;
    public static final int D3DTOP_BLENDTEXTUREALPHAPM = 15;
    public static final int D3DTOP_BLENDCURRENTALPHA = 16;
    public static final int D3DTOP_PREMODULATE = 17;
    public static final int D3DTOP_MODULATEALPHA_ADDCOLOR = 18;
    public static final int D3DTOP_MODULATECOLOR_ADDALPHA = 19;
    public static final int D3DTOP_MODULATEINVALPHA_ADDCOLOR = 20;
    public static final int D3DTOP_MODULATEINVCOLOR_ADDALPHA = 21;
    public static final int D3DTOP_BUMPENVMAP = 22;
    public static final int D3DTOP_BUMPENVMAPLUMINANCE = 23;
    public static final int D3DTOP_DOTPRODUCT3 = 24;
    public static final int D3DTOP_MULTIPLYADD = 25;
    public static final int D3DTOP_LERP = 26;

    // ---- arguments of texture stages
    public static final int D3DTA_DIFFUSE = 0;
    public static final int D3DTA_CURRENT = 1;
    public static final int D3DTA_TEXTURE = 2;
    public static final int D3DTA_TFACTOR = 3;
    public static final int D3DTA_SPECULAR = 4;
    public static final int D3DTA_TEMP = 5;
    public static final int D3DTA_CONSTANT = 6;
    public static final int D3DTA_SELECTMASK = 15;
    public static final int D3DTA_COMPLEMENT = 16;
    public static final int D3DTA_ALPHAREPLICATE = 32;
    public static final int D3DTSS_TCI_PASSTHRU = 0;
    public static final int D3DTSS_TCI_CAMERASPACENORMAL = 0x10000;
    public static final int D3DTSS_TCI_CAMERASPACEPOSITION = 0x20000;
    public static final int D3DTSS_TCI_CAMERASPACEREFLECTIONVECTOR = 0x30000;
    public static final int D3DTSS_TCI_SPHEREMAP = 0x40000;
    public static final int D3DTTFF_DISABLE = 0;
    public static final int D3DTTFF_COUNT1 = 1;
    public static final int D3DTTFF_COUNT2 = 2;
    public static final int D3DTTFF_COUNT3 = 3;
    public static final int D3DTTFF_COUNT4 = 4;
    public static final int D3DTTFF_PROJECTED = 256;

    // ---- samplers
    public static final int D3DSAMP_ADDRESSU = 1;
    public static final int D3DSAMP_ADDRESSV = 2;
    public static final int D3DSAMP_ADDRESSW = 3;
    public static final int D3DSAMP_BORDERCOLOR = 4;
    public static final int D3DSAMP_MAGFILTER = 5;
    public static final int D3DSAMP_MINFILTER = 6;
    public static final int D3DSAMP_MIPFILTER = 7;
    public static final int D3DSAMP_MIPMAPLODBIAS = 8;
    public static final int D3DSAMP_MAXMIPLEVEL = 9;
    public static final int D3DSAMP_MAXANISOTROPY = 10;
    public static final int D3DSAMP_SRGBTEXTURE = 11;
    public static final int D3DSAMP_ELEMENTINDEX = 12;
    public static final int D3DSAMP_DMAPOFFSET = 13;
    public static final int D3DTEXF_NONE = 0;
    public static final int D3DTEXF_POINT = 1;
    public static final int D3DTEXF_LINEAR = 2;
    public static final int D3DTEXF_ANISOTROPIC = 3;
    public static final int D3DTEXF_PYRAMIDALQUAD = 6;
    public static final int D3DTEXF_GAUSSIANQUAD = 7;
    public static final int D3DTEXF_CONVOLUTIONMONO = 8;
    public static final int D3DTADDRESS_WRAP = 1;
    public static final int D3DTADDRESS_MIRROR = 2;
    public static final int D3DTADDRESS_CLAMP = 3;
    public static final int D3DTADDRESS_BORDER = 4;
    public static final int D3DTADDRESS_MIRRORONCE = 5;
    public static final int D3DDMAPSAMPLER = 256;
    public static final int D3DVERTEXTEXTURESAMPLER0 = 257;
    public static final int D3DVERTEXTEXTURESAMPLER1 = 258;
    public static final int D3DVERTEXTEXTURESAMPLER2 = 259;
    public static final int D3DVERTEXTEXTURESAMPLER3 = 260;

    // ---- vertices
    public static final int D3DFVF_RESERVED0 = 1;
    public static final int D3DFVF_POSITION_MASK = 0x400e;
    public static final int D3DFVF_XYZ = 2;
    public static final int D3DFVF_XYZRHW = 4;
    public static final int D3DFVF_XYZB1 = 6;
    public static final int D3DFVF_XYZB2 = 8;
    public static final int D3DFVF_XYZB3 = 0xa;
    public static final int D3DFVF_XYZB4 = 0xc;
    public static final int D3DFVF_XYZB5 = 0xe;
    public static final int D3DFVF_XYZW = 0x4002;
    public static final int D3DFVF_NORMAL = 0x10;
    public static final int D3DFVF_PSIZE = 0x20;
    public static final int D3DFVF_DIFFUSE = 0x40;
    public static final int D3DFVF_SPECULAR = 0x80;
    public static final int D3DFVF_TEXCOUNT_MASK = 0xf00;
    public static final int D3DFVF_TEXCOUNT_SHIFT = 8;
    public static final int D3DFVF_TEX0 = 0;
    public static final int D3DFVF_TEX1 = 0x100;
    public static final int D3DFVF_TEX2 = 0x200;
    public static final int D3DFVF_TEX3 = 0x300;
    public static final int D3DFVF_TEX4 = 0x400;
    public static final int D3DFVF_TEX5 = 0x500;
    public static final int D3DFVF_TEX6 = 0x600;
    public static final int D3DFVF_TEX7 = 0x700;
    public static final int D3DFVF_TEX8 = 0x800;
    public static final int D3DFVF_LASTBETA_UBYTE4 = 0x1000;
    public static final int D3DFVF_LASTBETA_D3DCOLOR = 0x8000;
    public static final int D3DFVF_TEXTUREFORMAT1 = 3;
    public static final int D3DFVF_TEXTUREFORMAT2 = 0;
    public static final int D3DFVF_TEXTUREFORMAT3 = 1;
    public static final int D3DFVF_TEXTUREFORMAT4 = 2;
    public static final int D3DDECLTYPE_FLOAT1 = 0;
    public static final int D3DDECLTYPE_FLOAT2 = 1;
    public static final int D3DDECLTYPE_FLOAT3 = 2;
    public static final int D3DDECLTYPE_FLOAT4 = 3;
    public static final int D3DDECLTYPE_D3DCOLOR = 4;
    public static final int D3DDECLTYPE_UBYTE4 = 5;
    public static final int D3DDECLTYPE_SHORT2 = 6;
    public static final int D3DDECLTYPE_SHORT4 = 7;
    public static final int D3DDECLTYPE_UBYTE4N = 8;
    public static final int D3DDECLTYPE_SHORT2N = 9;
    public static final int D3DDECLTYPE_SHORT4N = 10;
    public static final int D3DDECLTYPE_USHORT2N = 11;
    public static final int D3DDECLTYPE_USHORT4N = 12;
    public static final int D3DDECLTYPE_UDEC3 = 13;
    public static final int D3DDECLTYPE_DEC3N = 14;
    public static final int D3DDECLTYPE_FLOAT16_2 = 15;
    public static final int D3DDECLTYPE_FLOAT16_4 = 16;
    public static final int D3DDECLTYPE_UNUSED = 17;
    public static final int D3DDECLUSAGE_POSITION = 0;
    public static final int D3DDECLUSAGE_BLENDWEIGHT = 1;
    public static final int D3DDECLUSAGE_BLENDINDICES = 2;
    public static final int D3DDECLUSAGE_NORMAL = 3;
    public static final int D3DDECLUSAGE_PSIZE = 4;
    public static final int D3DDECLUSAGE_TEXCOORD = 5;
    public static final int D3DDECLUSAGE_TANGENT = 6;
    public static final int D3DDECLUSAGE_BINORMAL = 7;
    public static final int D3DDECLUSAGE_TESSFACTOR = 8;
    public static final int D3DDECLUSAGE_POSITIONT = 9;
    public static final int D3DDECLUSAGE_COLOR = 10;
    public static final int D3DDECLUSAGE_FOG = 11;
    public static final int D3DDECLUSAGE_DEPTH = 12;
    public static final int D3DDECLUSAGE_SAMPLE = 13;
    public static final int D3DDECLMETHOD_DEFAULT = 0;
    public static final int D3DDECLMETHOD_PARTIALU = 1;
    public static final int D3DDECLMETHOD_PARTIALV = 2;
    public static final int D3DDECLMETHOD_CROSSUV = 3;
    public static final int D3DDECLMETHOD_UV = 4;
    public static final int D3DDECLMETHOD_LOOKUP = 5;
    public static final int D3DDECLMETHOD_LOOKUPPRESAMPLED = 6;
    public static final int D3DSTREAMSOURCE_INDEXEDDATA = 1 << 30;
    public static final int D3DSTREAMSOURCE_INSTANCEDATA = 2 << 30;
    public static final int MAXD3DDECLLENGTH = 64;

    // ---- clears
    public static final int D3DCLEAR_TARGET = 1;
    public static final int D3DCLEAR_ZBUFFER = 2;
    public static final int D3DCLEAR_STENCIL = 4;

    // ---- lights
    public static final int D3DLIGHT_POINT = 1;
    public static final int D3DLIGHT_SPOT = 2;
    public static final int D3DLIGHT_DIRECTIONAL = 3;

    // ---- state blocks
    public static final int D3DSBT_ALL = 1;
    public static final int D3DSBT_PIXELSTATE = 2;
    public static final int D3DSBT_VERTEXSTATE = 3;

    // ---- queries
    public static final int D3DQUERYTYPE_VCACHE = 4;
    public static final int D3DQUERYTYPE_RESOURCEMANAGER = 5;
    public static final int D3DQUERYTYPE_VERTEXSTATS = 6;
    public static final int D3DQUERYTYPE_EVENT = 8;
    public static final int D3DQUERYTYPE_OCCLUSION = 9;
    public static final int D3DQUERYTYPE_TIMESTAMP = 10;
    public static final int D3DQUERYTYPE_TIMESTAMPDISJOINT = 11;
    public static final int D3DQUERYTYPE_TIMESTAMPFREQ = 12;
    public static final int D3DQUERYTYPE_PIPELINETIMINGS = 13;
    public static final int D3DQUERYTYPE_INTERFACETIMINGS = 14;
    public static final int D3DQUERYTYPE_VERTEXTIMINGS = 15;
    public static final int D3DQUERYTYPE_PIXELTIMINGS = 16;
    public static final int D3DQUERYTYPE_BANDWIDTHTIMINGS = 17;
    public static final int D3DQUERYTYPE_CACHEUTILIZATION = 18;
    public static final int D3DQUERYTYPE_MEMORYPRESSURE = 19;
    public static final int D3DISSUE_END = 1;
    public static final int D3DISSUE_BEGIN = 2;
    public static final int D3DGETDATA_FLUSH = 1;

    // ---- devices
    public static final int D3DDEVTYPE_HAL = 1;
    public static final int D3DDEVTYPE_REF = 2;
    public static final int D3DDEVTYPE_SW = 3;
    public static final int D3DDEVTYPE_NULLREF = 4;
    public static final int D3DCREATE_FPU_PRESERVE = 2;
    public static final int D3DCREATE_MULTITHREADED = 4;
    public static final int D3DCREATE_PUREDEVICE = 0x10;
    public static final int D3DCREATE_SOFTWARE_VERTEXPROCESSING = 0x20;
    public static final int D3DCREATE_HARDWARE_VERTEXPROCESSING = 0x40;
    public static final int D3DCREATE_MIXED_VERTEXPROCESSING = 0x80;
    public static final int D3DCREATE_DISABLE_DRIVER_MANAGEMENT = 0x100;
    public static final int D3DCREATE_ADAPTERGROUP_DEVICE = 0x200;
    public static final int D3DCREATE_DISABLE_DRIVER_MANAGEMENT_EX = 0x400;
    public static final int D3DCREATE_NOWINDOWCHANGES = 0x800;
    public static final int D3DADAPTER_DEFAULT = 0;
    public static final int D3D_SDK_VERSION = 32;
    public static final int D3DCURSOR_IMMEDIATE_UPDATE = 1;
    public static final int D3DSGR_NO_CALIBRATION = 0;
    public static final int D3DSGR_CALIBRATE = 1;

    // ---- presenting
    public static final int D3DSWAPEFFECT_DISCARD = 1;
    public static final int D3DSWAPEFFECT_FLIP = 2;
    public static final int D3DSWAPEFFECT_COPY = 3;
    public static final int D3DSWAPEFFECT_OVERLAY = 4;
    public static final int D3DSWAPEFFECT_FLIPEX = 5;
    public static final int D3DPRESENTFLAG_LOCKABLE_BACKBUFFER = 1;
    public static final int D3DPRESENTFLAG_DISCARD_DEPTHSTENCIL = 2;
    public static final int D3DPRESENTFLAG_DEVICECLIP = 4;
    public static final int D3DPRESENTFLAG_VIDEO = 0x10;
    public static final int D3DPRESENT_INTERVAL_DEFAULT = 0;
    public static final int D3DPRESENT_INTERVAL_ONE = 1;
    public static final int D3DPRESENT_INTERVAL_TWO = 2;
    public static final int D3DPRESENT_INTERVAL_THREE = 4;
    public static final int D3DPRESENT_INTERVAL_FOUR = 8;
    public static final int D3DPRESENT_INTERVAL_IMMEDIATE = 0x80000000;
    public static final int D3DPRESENT_DONOTWAIT = 1;
    public static final int D3DPRESENT_LINEAR_CONTENT = 2;
    public static final int D3DPRESENT_DONOTFLIP = 4;
    public static final int D3DPRESENT_FLIPRESTART = 8;
    public static final int D3DPRESENT_FORCEIMMEDIATE = 0x100;
    public static final int D3DPRESENT_BACK_BUFFERS_MAX = 3;
    public static final int D3DPRESENT_BACK_BUFFERS_MAX_EX = 30;
    public static final int D3DBACKBUFFER_TYPE_MONO = 0;
    public static final int D3DMULTISAMPLE_NONE = 0;
    public static final int D3DMULTISAMPLE_NONMASKABLE = 1;
    public static final int D3DMULTISAMPLE_2_SAMPLES = 2;
    public static final int D3DMULTISAMPLE_3_SAMPLES = 3;
    public static final int D3DMULTISAMPLE_4_SAMPLES = 4;
    public static final int D3DMULTISAMPLE_5_SAMPLES = 5;
    public static final int D3DMULTISAMPLE_6_SAMPLES = 6;
    public static final int D3DMULTISAMPLE_7_SAMPLES = 7;
    public static final int D3DMULTISAMPLE_8_SAMPLES = 8;
    public static final int D3DMULTISAMPLE_9_SAMPLES = 9;
    public static final int D3DMULTISAMPLE_10_SAMPLES = 10;
    public static final int D3DMULTISAMPLE_11_SAMPLES = 11;
    public static final int D3DMULTISAMPLE_12_SAMPLES = 12;
    public static final int D3DMULTISAMPLE_13_SAMPLES = 13;
    public static final int D3DMULTISAMPLE_14_SAMPLES = 14;
    public static final int D3DMULTISAMPLE_15_SAMPLES = 15;
    public static final int D3DMULTISAMPLE_16_SAMPLES = 16;

    // ---- faces of cubes
    public static final int D3DCUBEMAP_FACE_POSITIVE_X = 0;
    public static final int D3DCUBEMAP_FACE_NEGATIVE_X = 1;
    public static final int D3DCUBEMAP_FACE_POSITIVE_Y = 2;
    public static final int D3DCUBEMAP_FACE_NEGATIVE_Y = 3;
    public static final int D3DCUBEMAP_FACE_POSITIVE_Z = 4;
    public static final int D3DCUBEMAP_FACE_NEGATIVE_Z = 5;

    // ---- private data
    public static final int D3DSPD_IUNKNOWN = 1;

    // ---- capabilities
    public static final int D3DCAPS_OVERLAY = 0x800;
    public static final int D3DCAPS_READ_SCANLINE = 0x20000;
    public static final int D3DCAPS2_FULLSCREENGAMMA = 0x20000;
    public static final int D3DCAPS2_CANCALIBRATEGAMMA = 0x100000;
    public static final int D3DCAPS2_CANMANAGERESOURCE = 0x10000000;
    public static final int D3DCAPS2_DYNAMICTEXTURES = 0x20000000;
    public static final int D3DCAPS2_CANAUTOGENMIPMAP = 0x40000000;
    public static final int D3DCAPS2_CANSHARERESOURCE = 0x80000000;
    public static final int D3DCAPS3_ALPHA_FULLSCREEN_FLIP_OR_DISCARD = 0x20;
    public static final int D3DCAPS3_LINEAR_TO_SRGB_PRESENTATION = 0x80;
    public static final int D3DCAPS3_COPY_TO_VIDMEM = 0x100;
    public static final int D3DCAPS3_COPY_TO_SYSTEMMEM = 0x200;
    public static final int D3DCAPS3_DXVAHD = 0x400;
    public static final int D3DDEVCAPS_EXECUTESYSTEMMEMORY = 0x10;
    public static final int D3DDEVCAPS_EXECUTEVIDEOMEMORY = 0x20;
    public static final int D3DDEVCAPS_TLVERTEXSYSTEMMEMORY = 0x40;
    public static final int D3DDEVCAPS_TLVERTEXVIDEOMEMORY = 0x80;
    public static final int D3DDEVCAPS_TEXTUREVIDEOMEMORY = 0x200;
    public static final int D3DDEVCAPS_DRAWPRIMTLVERTEX = 0x400;
    public static final int D3DDEVCAPS_CANRENDERAFTERFLIP = 0x800;
    public static final int D3DDEVCAPS_TEXTURENONLOCALVIDMEM = 0x1000;
    public static final int D3DDEVCAPS_DRAWPRIMITIVES2 = 0x2000;
    public static final int D3DDEVCAPS_DRAWPRIMITIVES2EX = 0x8000;
    public static final int D3DDEVCAPS_HWTRANSFORMANDLIGHT = 0x10000;
    public static final int D3DDEVCAPS_CANBLTSYSTONONLOCAL = 0x20000;
    public static final int D3DDEVCAPS_HWRASTERIZATION = 0x80000;
    public static final int D3DDEVCAPS_PUREDEVICE = 0x100000;
    public static final int D3DPMISCCAPS_MASKZ = 2;
    public static final int D3DPMISCCAPS_CULLNONE = 0x10;
    public static final int D3DPMISCCAPS_CULLCW = 0x20;
    public static final int D3DPMISCCAPS_CULLCCW = 0x40;
    public static final int D3DPMISCCAPS_COLORWRITEENABLE = 0x80;
    public static final int D3DPMISCCAPS_CLIPPLANESCALEDPOINTS = 0x100;
    public static final int D3DPMISCCAPS_CLIPTLVERTS = 0x200;
    public static final int D3DPMISCCAPS_TSSARGTEMP = 0x400;
    public static final int D3DPMISCCAPS_BLENDOP = 0x800;
    public static final int D3DPMISCCAPS_INDEPENDENTWRITEMASKS = 0x4000;
    public static final int D3DPMISCCAPS_PERSTAGECONSTANT = 0x8000;
    public static final int D3DPMISCCAPS_FOGANDSPECULARALPHA = 0x10000;
    public static final int D3DPMISCCAPS_SEPARATEALPHABLEND = 0x20000;
    public static final int D3DPMISCCAPS_MRTINDEPENDENTBITDEPTHS = 0x40000;
    public static final int D3DPMISCCAPS_MRTPOSTPIXELSHADERBLENDING = 0x80000;
    public static final int D3DPMISCCAPS_FOGVERTEXCLAMPED = 0x100000;
    public static final int D3DPMISCCAPS_POSTBLENDSRGBCONVERT = 0x200000;
    public static final int D3DPRASTERCAPS_DITHER = 1;
    public static final int D3DPRASTERCAPS_ZTEST = 0x10;
    public static final int D3DPRASTERCAPS_FOGVERTEX = 0x80;
    public static final int D3DPRASTERCAPS_FOGTABLE = 0x100;
    public static final int D3DPRASTERCAPS_MIPMAPLODBIAS = 0x2000;
    public static final int D3DPRASTERCAPS_ZBUFFERLESSHSR = 0x8000;
    public static final int D3DPRASTERCAPS_FOGRANGE = 0x10000;
    public static final int D3DPRASTERCAPS_ANISOTROPY = 0x20000;
    public static final int D3DPRASTERCAPS_WFOG = 0x100000;
    public static final int D3DPRASTERCAPS_ZFOG = 0x200000;
    public static final int D3DPRASTERCAPS_COLORPERSPECTIVE = 0x400000;
    public static final int D3DPRASTERCAPS_SCISSORTEST = 0x1000000;
    public static final int D3DPRASTERCAPS_SLOPESCALEDEPTHBIAS = 0x2000000;
    public static final int D3DPRASTERCAPS_DEPTHBIAS = 0x4000000;
    public static final int D3DPRASTERCAPS_MULTISAMPLE_TOGGLE = 0x8000000;
    public static final int D3DPTEXTURECAPS_PERSPECTIVE = 1;
    public static final int D3DPTEXTURECAPS_POW2 = 2;
    public static final int D3DPTEXTURECAPS_ALPHA = 4;
    public static final int D3DPTEXTURECAPS_SQUAREONLY = 0x20;
    public static final int D3DPTEXTURECAPS_TEXREPEATNOTSCALEDBYSIZE = 0x40;
    public static final int D3DPTEXTURECAPS_ALPHAPALETTE = 0x80;
    public static final int D3DPTEXTURECAPS_NONPOW2CONDITIONAL = 0x100;
    public static final int D3DPTEXTURECAPS_PROJECTED = 0x400;
    public static final int D3DPTEXTURECAPS_CUBEMAP = 0x800;
    public static final int D3DPTEXTURECAPS_VOLUMEMAP = 0x2000;
    public static final int D3DPTEXTURECAPS_MIPMAP = 0x4000;
    public static final int D3DPTEXTURECAPS_MIPVOLUMEMAP = 0x8000;
    public static final int D3DPTEXTURECAPS_MIPCUBEMAP = 0x10000;
    public static final int D3DPTEXTURECAPS_CUBEMAP_POW2 = 0x20000;
    public static final int D3DPTEXTURECAPS_VOLUMEMAP_POW2 = 0x40000;
    public static final int D3DPTEXTURECAPS_NOPROJECTEDBUMPENV = 0x200000;
    public static final int D3DPTFILTERCAPS_MINFPOINT = 0x100;
    public static final int D3DPTFILTERCAPS_MINFLINEAR = 0x200;
    public static final int D3DPTFILTERCAPS_MINFANISOTROPIC = 0x400;
    public static final int D3DPTFILTERCAPS_MIPFPOINT = 0x10000;
    public static final int D3DPTFILTERCAPS_MIPFLINEAR = 0x20000;
    public static final int D3DPTFILTERCAPS_MAGFPOINT = 0x1000000;
    public static final int D3DPTFILTERCAPS_MAGFLINEAR = 0x2000000;
    public static final int D3DPTFILTERCAPS_MAGFANISOTROPIC = 0x4000000;
    public static final int D3DFVFCAPS_TEXCOORDCOUNTMASK = 0xffff;
    public static final int D3DFVFCAPS_PSIZE = 0x100000;
    public static final int D3DVTXPCAPS_TEXGEN = 1;
    public static final int D3DVTXPCAPS_MATERIALSOURCE7 = 2;
    public static final int D3DVTXPCAPS_DIRECTIONALLIGHTS = 8;
    public static final int D3DVTXPCAPS_POSITIONALLIGHTS = 0x10;
    public static final int D3DVTXPCAPS_LOCALVIEWER = 0x20;
    public static final int D3DVTXPCAPS_TWEENING = 0x40;
    public static final int D3DVTXPCAPS_TEXGEN_SPHEREMAP = 0x100;
    public static final int D3DVTXPCAPS_NO_TEXGEN_NONLOCALVIEWER = 0x200;
    public static final int D3DDEVCAPS2_STREAMOFFSET = 1;
    public static final int D3DDEVCAPS2_VERTEXELEMENTSCANSHARESTREAMOFFSET = 0x40;
    public static final int D3DDEVCAPS2_CAN_STRETCHRECT_FROM_TEXTURES = 0x10;
    public static final int D3DDTCAPS_UBYTE4 = 1;
    public static final int D3DDTCAPS_UBYTE4N = 2;
    public static final int D3DDTCAPS_SHORT2N = 4;
    public static final int D3DDTCAPS_SHORT4N = 8;
    public static final int D3DDTCAPS_USHORT2N = 0x10;
    public static final int D3DDTCAPS_USHORT4N = 0x20;
    public static final int D3DDTCAPS_UDEC3 = 0x40;
    public static final int D3DDTCAPS_DEC3N = 0x80;
    public static final int D3DDTCAPS_FLOAT16_2 = 0x100;
    public static final int D3DDTCAPS_FLOAT16_4 = 0x200;

    private D3D9() {}

    /** Did the call fail? */
    public static boolean failed(int result) {
        return result < 0;
    }

    /**
     * Throws where a call failed.
     *
     * @return the result, which may be one of the several kinds of success
     */
    public static int check(int result) {
        if (result < 0) throw new Direct3DException(result);
        return result;
    }

    /** A colour of 8 bits a channel. */
    public static int color(int a, int r, int g, int b) {
        return (a & 255) << 24 | (r & 255) << 16 | (g & 255) << 8 | b & 255;
    }

    /** The version word of a vertex shader. */
    public static int vertexShaderVersion(int major, int minor) {
        return 0xfffe0000 | major << 8 | minor;
    }

    /** The version word of a pixel shader. */
    public static int pixelShaderVersion(int major, int minor) {
        return 0xffff0000 | major << 8 | minor;
    }

    /** The flag of an FVF that gives a set of texture coordinates its number of components, 1 to 4. */
    public static int textureCoordinateSize(int components, int set) {
        int code = components == 1 ? 3 : components == 2 ? 0 : components - 2;
        return code << 16 + 2 * set;
    }
}
