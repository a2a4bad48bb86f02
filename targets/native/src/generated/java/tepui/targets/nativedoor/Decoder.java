package tepui.targets.nativedoor;

import static tepui.targets.nativedoor.memory.PacketMemory.*;

import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLES1;
import tepui.targets.nativedoor.egl.Egl;
import tepui.targets.nativedoor.egl.EglImages;
import tepui.targets.nativedoor.glx.Glx;
import tepui.targets.nativedoor.osmesa.OsMesa;
import tepui.targets.nativedoor.window.Current;

/**
 * The packets of C clients as calls: a small switch for every 8 functions, so that those that a program uses are compiled by themselves. Written by
 * {@code ./tepui generate} from version bd4d2546 of its registry; not to be edited.
 */
final class Decoder {
    private Decoder() {}

    /** Carries out the packet at an address; returns the call's result, or 0. */
    static long call(int op, long at) { // hot
        return switch (op >> 3) {
            case 0 -> group0(op, at);
            case 1 -> group1(op, at);
            case 2 -> group2(op, at);
            case 3 -> group3(op, at);
            case 4 -> group4(op, at);
            case 5 -> group5(op, at);
            case 6 -> group6(op, at);
            case 7 -> group7(op, at);
            case 8 -> group8(op, at);
            case 9 -> group9(op, at);
            case 10 -> group10(op, at);
            case 11 -> group11(op, at);
            case 12 -> group12(op, at);
            case 13 -> group13(op, at);
            case 14 -> group14(op, at);
            case 15 -> group15(op, at);
            case 16 -> group16(op, at);
            case 17 -> group17(op, at);
            case 18 -> group18(op, at);
            case 19 -> group19(op, at);
            case 20 -> group20(op, at);
            case 21 -> group21(op, at);
            case 22 -> group22(op, at);
            case 23 -> group23(op, at);
            case 24 -> group24(op, at);
            case 25 -> group25(op, at);
            case 26 -> group26(op, at);
            case 27 -> group27(op, at);
            case 28 -> group28(op, at);
            case 29 -> group29(op, at);
            case 30 -> group30(op, at);
            case 31 -> group31(op, at);
            case 32 -> group32(op, at);
            case 33 -> group33(op, at);
            case 34 -> group34(op, at);
            case 35 -> group35(op, at);
            case 36 -> group36(op, at);
            case 37 -> group37(op, at);
            case 38 -> group38(op, at);
            case 39 -> group39(op, at);
            case 40 -> group40(op, at);
            case 41 -> group41(op, at);
            case 42 -> group42(op, at);
            case 43 -> group43(op, at);
            case 44 -> group44(op, at);
            case 45 -> group45(op, at);
            case 46 -> group46(op, at);
            case 47 -> group47(op, at);
            case 48 -> group48(op, at);
            case 49 -> group49(op, at);
            case 50 -> group50(op, at);
            case 51 -> group51(op, at);
            case 52 -> group52(op, at);
            case 53 -> group53(op, at);
            case 54 -> group54(op, at);
            case 55 -> group55(op, at);
            case 56 -> group56(op, at);
            case 57 -> group57(op, at);
            case 58 -> group58(op, at);
            case 59 -> group59(op, at);
            case 60 -> group60(op, at);
            case 61 -> group61(op, at);
            case 62 -> group62(op, at);
            case 63 -> group63(op, at);
            case 64 -> group64(op, at);
            case 65 -> group65(op, at);
            case 66 -> group66(op, at);
            case 67 -> group67(op, at);
            case 68 -> group68(op, at);
            case 69 -> group69(op, at);
            case 70 -> group70(op, at);
            case 71 -> group71(op, at);
            case 72 -> group72(op, at);
            case 73 -> group73(op, at);
            case 74 -> group74(op, at);
            case 75 -> group75(op, at);
            case 76 -> group76(op, at);
            case 77 -> group77(op, at);
            case 78 -> group78(op, at);
            case 79 -> group79(op, at);
            case 80 -> group80(op, at);
            case 81 -> group81(op, at);
            case 82 -> group82(op, at);
            case 83 -> group83(op, at);
            case 84 -> group84(op, at);
            case 85 -> group85(op, at);
            case 86 -> group86(op, at);
            case 87 -> group87(op, at);
            case 88 -> group88(op, at);
            case 89 -> group89(op, at);
            case 90 -> group90(op, at);
            case 91 -> group91(op, at);
            case 92 -> group92(op, at);
            case 93 -> group93(op, at);
            case 94 -> group94(op, at);
            case 95 -> group95(op, at);
            case 96 -> group96(op, at);
            case 97 -> group97(op, at);
            case 98 -> group98(op, at);
            case 99 -> group99(op, at);
            case 100 -> group100(op, at);
            case 101 -> group101(op, at);
            case 102 -> group102(op, at);
            case 103 -> group103(op, at);
            case 104 -> group104(op, at);
            case 105 -> group105(op, at);
            case 106 -> group106(op, at);
            case 107 -> group107(op, at);
            case 108 -> group108(op, at);
            case 109 -> group109(op, at);
            case 110 -> group110(op, at);
            case 111 -> group111(op, at);
            case 112 -> group112(op, at);
            case 113 -> group113(op, at);
            case 114 -> group114(op, at);
            case 115 -> group115(op, at);
            case 116 -> group116(op, at);
            case 117 -> group117(op, at);
            case 118 -> group118(op, at);
            case 119 -> group119(op, at);
            case 120 -> group120(op, at);
            case 121 -> group121(op, at);
            case 122 -> group122(op, at);
            case 123 -> group123(op, at);
            case 124 -> group124(op, at);
            case 125 -> group125(op, at);
            case 126 -> group126(op, at);
            case 127 -> group127(op, at);
            case 128 -> group128(op, at);
            case 129 -> group129(op, at);
            case 130 -> group130(op, at);
            case 131 -> group131(op, at);
            case 132 -> group132(op, at);
            case 133 -> group133(op, at);
            case 134 -> group134(op, at);
            case 135 -> group135(op, at);
            case 136 -> group136(op, at);
            case 137 -> group137(op, at);
            case 138 -> group138(op, at);
            case 139 -> group139(op, at);
            case 140 -> group140(op, at);
            case 141 -> group141(op, at);
            case 142 -> group142(op, at);
            case 143 -> group143(op, at);
            case 144 -> group144(op, at);
            case 145 -> group145(op, at);
            case 146 -> group146(op, at);
            case 147 -> group147(op, at);
            case 148 -> group148(op, at);
            case 149 -> group149(op, at);
            case 150 -> group150(op, at);
            case 151 -> group151(op, at);
            case 152 -> group152(op, at);
            case 153 -> group153(op, at);
            case 154 -> group154(op, at);
            case 155 -> group155(op, at);
            case 156 -> group156(op, at);
            case 157 -> group157(op, at);
            case 158 -> group158(op, at);
            case 159 -> group159(op, at);
            case 160 -> group160(op, at);
            case 161 -> group161(op, at);
            case 162 -> group162(op, at);
            case 163 -> group163(op, at);
            case 164 -> group164(op, at);
            case 165 -> group165(op, at);
            case 166 -> group166(op, at);
            case 167 -> group167(op, at);
            case 168 -> group168(op, at);
            case 169 -> group169(op, at);
            case 170 -> group170(op, at);
            case 171 -> group171(op, at);
            case 172 -> group172(op, at);
            case 173 -> group173(op, at);
            case 174 -> group174(op, at);
            case 175 -> group175(op, at);
            case 176 -> group176(op, at);
            case 177 -> group177(op, at);
            case 178 -> group178(op, at);
            case 179 -> group179(op, at);
            case 180 -> group180(op, at);
            case 181 -> group181(op, at);
            case 182 -> group182(op, at);
            case 183 -> group183(op, at);
            case 184 -> group184(op, at);
            case 185 -> group185(op, at);
            case 186 -> group186(op, at);
            case 187 -> group187(op, at);
            case 188 -> group188(op, at);
            case 189 -> group189(op, at);
            case 190 -> group190(op, at);
            case 191 -> group191(op, at);
            case 192 -> group192(op, at);
            case 193 -> group193(op, at);
            case 194 -> group194(op, at);
            case 195 -> group195(op, at);
            case 196 -> group196(op, at);
            case 197 -> group197(op, at);
            case 198 -> group198(op, at);
            case 199 -> group199(op, at);
            case 200 -> group200(op, at);
            case 201 -> group201(op, at);
            case 202 -> group202(op, at);
            case 203 -> group203(op, at);
            case 204 -> group204(op, at);
            case 205 -> group205(op, at);
            case 206 -> group206(op, at);
            case 207 -> group207(op, at);
            case 208 -> group208(op, at);
            case 209 -> group209(op, at);
            case 210 -> group210(op, at);
            case 211 -> group211(op, at);
            case 212 -> group212(op, at);
            case 213 -> group213(op, at);
            case 214 -> group214(op, at);
            case 215 -> group215(op, at);
            case 216 -> group216(op, at);
            case 217 -> group217(op, at);
            case 218 -> group218(op, at);
            case 219 -> group219(op, at);
            case 220 -> group220(op, at);
            case 221 -> group221(op, at);
            case 222 -> group222(op, at);
            case 223 -> group223(op, at);
            case 224 -> group224(op, at);
            case 225 -> group225(op, at);
            case 226 -> group226(op, at);
            case 227 -> group227(op, at);
            case 228 -> group228(op, at);
            case 229 -> group229(op, at);
            case 230 -> group230(op, at);
            case 231 -> group231(op, at);
            case 232 -> group232(op, at);
            case 233 -> group233(op, at);
            case 234 -> group234(op, at);
            case 235 -> group235(op, at);
            case 236 -> group236(op, at);
            case 237 -> group237(op, at);
            case 238 -> group238(op, at);
            case 239 -> group239(op, at);
            case 240 -> group240(op, at);
            case 241 -> group241(op, at);
            case 242 -> group242(op, at);
            case 243 -> group243(op, at);
            case 244 -> group244(op, at);
            case 245 -> group245(op, at);
            case 246 -> group246(op, at);
            case 247 -> group247(op, at);
            case 248 -> group248(op, at);
            case 249 -> group249(op, at);
            case 250 -> group250(op, at);
            case 251 -> group251(op, at);
            case 252 -> group252(op, at);
            case 253 -> group253(op, at);
            case 254 -> group254(op, at);
            case 255 -> group255(op, at);
            case 256 -> group256(op, at);
            case 257 -> group257(op, at);
            case 258 -> group258(op, at);
            case 259 -> group259(op, at);
            case 260 -> group260(op, at);
            case 261 -> group261(op, at);
            case 262 -> group262(op, at);
            case 263 -> group263(op, at);
            case 264 -> group264(op, at);
            case 265 -> group265(op, at);
            case 266 -> group266(op, at);
            case 267 -> group267(op, at);
            case 268 -> group268(op, at);
            case 269 -> group269(op, at);
            case 270 -> group270(op, at);
            case 271 -> group271(op, at);
            case 272 -> group272(op, at);
            case 273 -> group273(op, at);
            case 274 -> group274(op, at);
            case 275 -> group275(op, at);
            case 276 -> group276(op, at);
            case 277 -> group277(op, at);
            case 278 -> group278(op, at);
            case 279 -> group279(op, at);
            case 280 -> group280(op, at);
            case 281 -> group281(op, at);
            case 282 -> group282(op, at);
            case 283 -> group283(op, at);
            case 284 -> group284(op, at);
            case 285 -> group285(op, at);
            case 286 -> group286(op, at);
            case 287 -> group287(op, at);
            default -> throw unknown(op);
        };
    }

    /** Behind it comes what {@link #vertices} is for. */
    static final int BEGIN = 14;

    /** Carries out the packets of vertices at an address, in a loop that is compiled by itself; returns where the first other one lies, or the end. */
    static long vertices(long from, long end) { // hot
        long at = from;
        while (at < end) {
            int header = intAt(at);
            switch (header & 0xffff) {
                case 2301 -> VertexRuns.take(at);
                case 153 -> GL.glColor3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                case 154 -> GL.glColor3fv(pointerAt(at + 4));
                case 161 -> GL.glColor3ub((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                case 171 -> GL.glColor4f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                case 172 -> GL.glColor4fv(pointerAt(at + 4));
                case 179 -> GL.glColor4ub((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12), (byte) intAt(at + 16));
                case 1176 -> GL.glNormal3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                case 1177 -> GL.glNormal3fv(pointerAt(at + 4));
                case 1541 -> GL.glTexCoord2f(floatAt(at + 4), floatAt(at + 8));
                case 1542 -> GL.glTexCoord2fv(pointerAt(at + 4));
                case 1792 -> GL.glVertex2f(floatAt(at + 4), floatAt(at + 8));
                case 1793 -> GL.glVertex2fv(pointerAt(at + 4));
                case 1800 -> GL.glVertex3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                case 1802 -> GL.glVertex3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                case 1803 -> GL.glVertex3fv(pointerAt(at + 4));
                default -> {
                    return at;
                }
            }
            at += (header >>> 16) * 4L;
        }
        return at;
    }

    /** Does a packet give a vertex? */
    static boolean isVertex(int op) { // hot
        return op == 1792 || op == 1793 || op == 1800 || op == 1802 || op == 1803 || op == 2301;
    }

    /** Words that a packet of each number has at least. */
    private static final String WORDS =
            "DCDDCCCDGGCCDDCDDDDDECCFFDDEEGIIGKFFGGDDIIFEDCCDDDFDDDFDCCCGJJBBFFCCDDDEEEEEDDDDDEFFFGGGGGEEEELLLLNH"
                    + "HHEHHIICFCCDDDDCFHLFFFFFFFDCCHHLLGGGGCHHNNCCCGDDEEDHDEDEDEDEDEDEDEDFDJDFDFDFDFDFDFDFDFGGGGDDEDEGHIII"
                    + "FFFFICCHKLMKMOJJKKLLLJJLLNNNKLMJKLMNOIIJJEEFFEEFFJJGGGGGGHHQQQQJKIKLJGIIJJHHJJKKKJKHIJKKLEEBBEFEECCE"
                    + "FFGFEECCFFFIIIIIIEEEEDECCEEEEEEEEECDEEEEEEFCCFFFFGGEDDDCCDDDDDDCCDDDFEHDEEEFFFGGFFCEEEEGHHHFHHHIIIJJ"
                    + "IIHHHIJJJIDDEEEFEECEFDCCDDDDDDCCDDDBBBBCCCDBBDDCDFDDDEGCDBFDBBGGGGGFFDDDDCCDDCDDEDEDFBEEDFFGGFGGGGHH"
                    + "HHFFGGGGGFCNEEEECEEEEEEEEEEEEEEECCDCDGMMJJHMMIGIIHHEEFFEFFFFFFIIEGFFFFGGFFGGMGGFFFFPPPFFFEBFFFFEEEEE"
                    + "GGFFFBBBBCHHFFFFGHFEEFFEHHFFFFFFFHHFFFFGGGGGIHHGGGGFFFFFFIIGGFFGGGGFFJHIIIFFIIEEEFFEEEDJJFFHGFFHHFFF"
                    + "FFFJMGFFFGGGGGFFFFFFFFFFFFFFFFFFFFFFFKKHHHHFCDFFJFFFFFHGGFFFFFFFFFCIIGHGHFGFGFGFGDOMMGGFEHEEFFFFFFFF"
                    + "FFGGGFGFFFFFFFFFFFFFFFFFHHGGHHIIGGGGGGIIFFFFFFEEMMIIGGGGGGGGGGGGGGGDFFCFGDDCDCDCDCDBEFCGFFJJDJCCCDDD"
                    + "DCCDCECCCCCCCCCCCDCCDCCCCGDEDEEFEFDCCCCBDDCDDDDDCDEDDKIQMDDDHHGELHDDHHEFEFOGEEECEEEECEEEEOCCKGIFIFCC"
                    + "CCCCCCEEDDDDDDHHGIIGIKKIHJJHJKFEEEEDDEEDEDDEEDDEEGGEEEEEEEEEEEEEEEEIIEEFFEEFEFFEEFFEEKKEEGGEEGEGGEEG"
                    + "GEEEFEFEFEFHFGFGGGFGFGLMNGGFGFGKMOHHHHHHIIJDFEEDFFGGFGGHFGGGMGIGHHFFGGIDEDHDEDEDEDEDDEFGGGGGNCEDDDBF"
                    + "FFDDDDDDDDEEEDECDDDEEDDBBBBBBBJJJJCCBGGGGLFHFGLFHFGEEEGFFGGEEGGEFGEGGEFGEGGHHGGFFGGFHGFGGFHGFGGJJGGG"
                    + "GGGGJGGGGGJGGGGLLGGHHGGHLGHGGHLGHGGFGHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHCCCCCGGEBCDDFDDDDDDDHDEDEDE"
                    + "DJDFDFDFDCJKKKKJFFFFFFFBCFFGGGGCCCCBBJFDDDDCFFFFFFEFEFHEFFFGGEEEEDDHHDDEEDDEDEEDDEEDDEEDDEEDDEEDDDEG"
                    + "GELLCIHHEJJDEFFCDEFFCCEEEEIIIDDCDCDCDCDFDDDDDDDDDHDEDEDEDEDJDFDFDFDFDDEDEDEDEGHEFEFFFEFEFKLHMMIMKFFF"
                    + "FFFEFEFFFGGHHHIIJJLLNNNBBEFIJLMNCKFGFGEFFGEFFGFFGGHHIHIIJJKLMNOJJJEIGGHEEFDDFFDEFDFFDEFDFFGFEEFFEGFE"
                    + "FFEGFEFFIFFFFFFIFFFFFIFFFFKFGGFFGKFGFFGKFGFFEEFGGGGGGGGGGGGGGGGGGGGGGGGGGGFBCCCCCCCEEDCCCCFDDDDDDDDD"
                    + "HDEDEDEDEDJDFDFDFDFDEHGGHEIGDHHJHIIEEHGJGJKEHKIEEEEDDEEDEDDEEGGEEEEEEEEEEEEIIEEFFEEFEFFEEEEEEEEGGEEE"
                    + "EEEEEKKEEGGEEGEEEGGEEEEEEEEDDDDDDGDDEEDDEEEEEEEEEEFFEEFFEEEEGGEEEEEEGGEEEEFHHEEEEEEGGEEIIEEKKEEFHHFG"
                    + "FGFGFGIIFFFFDCDEDEDEGHGCDCDFFFGGEEGGEEEEEEEEFFFDDDDDDDDDDDDDDDDDDDDDHHHDDDEEEDDDEEEDDDEEEDDDJDFDFDFD"
                    + "DDDCDFCFCEEFEEDGDGDGDGDDEFGHHEECEEEGFFFFFFFFCCDEEFCDEFDGEHHDEFCDFFFDEEFEFEFEFEFECGKIIHJKKKHJJJJJGGJF"
                    + "FFFFFIIBBCDBGGIIHJBIGEGGEIGBGHFIIEDBBCGGIIGJIKHJHJJFFFFFEIBBBBIGHBFFJHIIHEFHGHFGCCGBBCEFHDLBLEIDGFBB"
                    + "DC";

    /** Numbers that there are. */
    static int count() {
        return WORDS.length();
    }

    /** Words that a packet of a number has at least; 0 where there is no such number. */
    static int words(int op) { // hot
        return op < WORDS.length() ? WORDS.charAt(op) - 'A' : 0;
    }

    private static RuntimeException unknown(int op) {
        return new IllegalArgumentException("a packet has the number " + op + ", of which there is no function");
    }

    private static long group0(int op, long at) {
        return switch (op) {
            case 0 -> {
                GL.glAccum(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1 -> {
                GL.glActiveProgramEXT(intAt(at + 4));
                yield 0;
            }
            case 2 -> {
                GL.glActiveShaderProgram(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 3 -> {
                GL.glActiveShaderProgramEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 4 -> {
                GL.glActiveStencilFaceEXT(intAt(at + 4));
                yield 0;
            }
            case 5 -> {
                GL.glActiveTexture(intAt(at + 4));
                yield 0;
            }
            case 6 -> {
                GL.glActiveTextureARB(intAt(at + 4));
                yield 0;
            }
            case 7 -> {
                GL.glAlphaFunc(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group1(int op, long at) {
        return switch (op) {
            case 8 -> GL.glAreTexturesResident(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16)) ? 1 : 0;
            case 9 -> GL.glAreTexturesResidentEXT(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16)) ? 1 : 0;
            case 10 -> {
                GL.glArrayElement(intAt(at + 4));
                yield 0;
            }
            case 11 -> {
                GL.glArrayElementEXT(intAt(at + 4));
                yield 0;
            }
            case 12 -> {
                GL.glAttachObjectARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 13 -> {
                GL.glAttachShader(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 14 -> {
                GL.glBegin(intAt(at + 4));
                yield 0;
            }
            case 15 -> {
                GL.glBeginConditionalRender(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group2(int op, long at) {
        return switch (op) {
            case 16 -> {
                GL.glBeginConditionalRenderNV(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 17 -> {
                GL.glBeginQuery(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 18 -> {
                GL.glBeginQueryARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 19 -> {
                GL.glBeginQueryEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 20 -> {
                GL.glBeginQueryIndexed(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 21 -> {
                GL.glBeginTransformFeedback(intAt(at + 4));
                yield 0;
            }
            case 22 -> {
                GL.glBeginTransformFeedbackEXT(intAt(at + 4));
                yield 0;
            }
            case 23 -> {
                GL.glBindAttribLocation(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group3(int op, long at) {
        return switch (op) {
            case 24 -> {
                GL.glBindAttribLocationARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 25 -> {
                GL.glBindBuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 26 -> {
                GL.glBindBufferARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 27 -> {
                GL.glBindBufferBase(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 28 -> {
                GL.glBindBufferBaseEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 29 -> {
                GL.glBindBufferOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            case 30 -> {
                GL.glBindBufferRange(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            case 31 -> {
                GL.glBindBufferRangeEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group4(int op, long at) {
        return switch (op) {
            case 32 -> {
                GL.glBindBuffersBase(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 33 -> {
                GL.glBindBuffersRange(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32));
                yield 0;
            }
            case 34 -> {
                GL.glBindFragDataLocation(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 35 -> {
                GL.glBindFragDataLocationEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 36 -> {
                GL.glBindFragDataLocationIndexed(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 37 -> {
                GL.glBindFragDataLocationIndexedEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 38 -> {
                GL.glBindFramebuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 39 -> {
                GL.glBindFramebufferEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group5(int op, long at) {
        return switch (op) {
            case 40 -> {
                GL.glBindImageTexture(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 41 -> {
                GL.glBindImageTextureEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 42 -> {
                GL.glBindImageTextures(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 43 -> {
                GL.glBindMultiTextureEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 44 -> {
                GL.glBindProgramARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 45 -> {
                GL.glBindProgramPipeline(intAt(at + 4));
                yield 0;
            }
            case 46 -> {
                GL.glBindProgramPipelineEXT(intAt(at + 4));
                yield 0;
            }
            case 47 -> {
                GL.glBindRenderbuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group6(int op, long at) {
        return switch (op) {
            case 48 -> {
                GL.glBindRenderbufferEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 49 -> {
                GL.glBindSampler(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 50 -> {
                GL.glBindSamplers(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 51 -> {
                GL.glBindTexture(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 52 -> {
                GL.glBindTextureEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 53 -> {
                GL.glBindTextureUnit(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 54 -> {
                GL.glBindTextures(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 55 -> {
                GL.glBindTransformFeedback(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group7(int op, long at) {
        return switch (op) {
            case 56 -> {
                GL.glBindVertexArray(intAt(at + 4));
                yield 0;
            }
            case 57 -> {
                GL.glBindVertexArrayAPPLE(intAt(at + 4));
                yield 0;
            }
            case 58 -> {
                GL.glBindVertexArrayOES(intAt(at + 4));
                yield 0;
            }
            case 59 -> {
                GL.glBindVertexBuffer(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 60 -> {
                GL.glBindVertexBuffers(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 61 -> {
                GL.glBitmap(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 62 -> {
                GL.glBlendBarrier();
                yield 0;
            }
            case 63 -> {
                GL.glBlendBarrierKHR();
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group8(int op, long at) {
        return switch (op) {
            case 64 -> {
                GL.glBlendColor(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 65 -> {
                GL.glBlendColorEXT(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 66 -> {
                GL.glBlendEquation(intAt(at + 4));
                yield 0;
            }
            case 67 -> {
                GL.glBlendEquationEXT(intAt(at + 4));
                yield 0;
            }
            case 68 -> {
                GL.glBlendEquationIndexedAMD(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 69 -> {
                GL.glBlendEquationSeparate(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 70 -> {
                GL.glBlendEquationSeparateEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 71 -> {
                GL.glBlendEquationSeparateIndexedAMD(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group9(int op, long at) {
        return switch (op) {
            case 72 -> {
                GL.glBlendEquationSeparatei(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 73 -> {
                GL.glBlendEquationSeparateiARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 74 -> {
                GL.glBlendEquationSeparateiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 75 -> {
                GL.glBlendEquationSeparateiOES(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 76 -> {
                GL.glBlendEquationi(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 77 -> {
                GL.glBlendEquationiARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 78 -> {
                GL.glBlendEquationiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 79 -> {
                GL.glBlendEquationiOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group10(int op, long at) {
        return switch (op) {
            case 80 -> {
                GL.glBlendFunc(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 81 -> {
                GL.glBlendFuncIndexedAMD(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 82 -> {
                GL.glBlendFuncSeparate(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 83 -> {
                GL.glBlendFuncSeparateEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 84 -> {
                GL.glBlendFuncSeparateINGR(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 85 -> {
                GL.glBlendFuncSeparateIndexedAMD(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 86 -> {
                GL.glBlendFuncSeparatei(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 87 -> {
                GL.glBlendFuncSeparateiARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group11(int op, long at) {
        return switch (op) {
            case 88 -> {
                GL.glBlendFuncSeparateiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 89 -> {
                GL.glBlendFuncSeparateiOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 90 -> {
                GL.glBlendFunci(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 91 -> {
                GL.glBlendFunciARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 92 -> {
                GL.glBlendFunciEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 93 -> {
                GL.glBlendFunciOES(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 94 -> {
                GL.glBlitFramebuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            case 95 -> {
                GL.glBlitFramebufferANGLE(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group12(int op, long at) {
        return switch (op) {
            case 96 -> {
                GL.glBlitFramebufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            case 97 -> {
                GL.glBlitFramebufferNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            case 98 -> {
                GL.glBlitNamedFramebuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), intAt(at + 48));
                yield 0;
            }
            case 99 -> {
                GL.glBufferData(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 100 -> {
                GL.glBufferDataARB(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 101 -> {
                GL.glBufferPageCommitmentARB(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24) != 0);
                yield 0;
            }
            case 102 -> {
                GL.glBufferParameteriAPPLE(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 103 -> {
                GL.glBufferStorage(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group13(int op, long at) {
        return switch (op) {
            case 104 -> {
                GL.glBufferStorageEXT(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 105 -> {
                GL.glBufferSubData(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 106 -> {
                GL.glBufferSubDataARB(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 107 -> {
                GL.glCallList(intAt(at + 4));
                yield 0;
            }
            case 108 -> {
                GL.glCallLists(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 109 -> GL.glCheckFramebufferStatus(intAt(at + 4));
            case 110 -> GL.glCheckFramebufferStatusEXT(intAt(at + 4));
            case 111 -> GL.glCheckNamedFramebufferStatus(intAt(at + 4), intAt(at + 8));
            default -> throw unknown(op);
        };
    }

    private static long group14(int op, long at) {
        return switch (op) {
            case 112 -> GL.glCheckNamedFramebufferStatusEXT(intAt(at + 4), intAt(at + 8));
            case 113 -> {
                GL.glClampColor(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 114 -> {
                GL.glClampColorARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 115 -> {
                GL.glClear(intAt(at + 4));
                yield 0;
            }
            case 116 -> {
                GL.glClearAccum(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 117 -> {
                GL.glClearBufferData(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 118 -> {
                GL.glClearBufferSubData(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 119 -> {
                GL.glClearBufferfi(intAt(at + 4), intAt(at + 8), floatAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group15(int op, long at) {
        return switch (op) {
            case 120 -> {
                GL.glClearBufferfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 121 -> {
                GL.glClearBufferiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 122 -> {
                GL.glClearBufferuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 123 -> {
                GL.glClearColor(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 124 -> {
                GL.glClearColorIiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 125 -> {
                GL.glClearColorIuiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 126 -> {
                GL.glClearDepth(doubleAt(at + 4));
                yield 0;
            }
            case 127 -> {
                GL.glClearDepthf(floatAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group16(int op, long at) {
        return switch (op) {
            case 128 -> {
                GL.glClearIndex(floatAt(at + 4));
                yield 0;
            }
            case 129 -> {
                GL.glClearNamedBufferData(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 130 -> {
                GL.glClearNamedBufferDataEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 131 -> {
                GL.glClearNamedBufferSubData(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 132 -> {
                GL.glClearNamedBufferSubDataEXT(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 133 -> {
                GL.glClearNamedFramebufferfi(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 134 -> {
                GL.glClearNamedFramebufferfv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 135 -> {
                GL.glClearNamedFramebufferiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group17(int op, long at) {
        return switch (op) {
            case 136 -> {
                GL.glClearNamedFramebufferuiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 137 -> {
                GL.glClearStencil(intAt(at + 4));
                yield 0;
            }
            case 138 -> {
                GL.glClearTexImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 139 -> {
                GL.glClearTexImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 140 -> {
                GL.glClearTexSubImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 141 -> {
                GL.glClearTexSubImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 142 -> {
                GL.glClientActiveTexture(intAt(at + 4));
                yield 0;
            }
            case 143 -> {
                GL.glClientActiveTextureARB(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group18(int op, long at) {
        return switch (op) {
            case 144 -> {
                GL.glClientAttribDefaultEXT(intAt(at + 4));
                yield 0;
            }
            case 145 -> GL.glClientWaitSync(sizeAt(at + 4), intAt(at + 12), longAt(at + 16));
            case 146 -> {
                GL.glClipControl(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 147 -> {
                GL.glClipControlEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 148 -> {
                GL.glClipPlane(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 149 -> {
                GL.glColor3b((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 150 -> {
                GL.glColor3bv(pointerAt(at + 4));
                yield 0;
            }
            case 151 -> {
                GL.glColor3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group19(int op, long at) {
        return switch (op) {
            case 152 -> {
                GL.glColor3dv(pointerAt(at + 4));
                yield 0;
            }
            case 153 -> {
                GL.glColor3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 154 -> {
                GL.glColor3fv(pointerAt(at + 4));
                yield 0;
            }
            case 155 -> {
                GL.glColor3hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 156 -> {
                GL.glColor3hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 157 -> {
                GL.glColor3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 158 -> {
                GL.glColor3iv(pointerAt(at + 4));
                yield 0;
            }
            case 159 -> {
                GL.glColor3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group20(int op, long at) {
        return switch (op) {
            case 160 -> {
                GL.glColor3sv(pointerAt(at + 4));
                yield 0;
            }
            case 161 -> {
                GL.glColor3ub((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 162 -> {
                GL.glColor3ubv(pointerAt(at + 4));
                yield 0;
            }
            case 163 -> {
                GL.glColor3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 164 -> {
                GL.glColor3uiv(pointerAt(at + 4));
                yield 0;
            }
            case 165 -> {
                GL.glColor3us((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 166 -> {
                GL.glColor3usv(pointerAt(at + 4));
                yield 0;
            }
            case 167 -> {
                GL.glColor4b((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12), (byte) intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group21(int op, long at) {
        return switch (op) {
            case 168 -> {
                GL.glColor4bv(pointerAt(at + 4));
                yield 0;
            }
            case 169 -> {
                GL.glColor4d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 170 -> {
                GL.glColor4dv(pointerAt(at + 4));
                yield 0;
            }
            case 171 -> {
                GL.glColor4f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 172 -> {
                GL.glColor4fv(pointerAt(at + 4));
                yield 0;
            }
            case 173 -> {
                GL.glColor4hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 174 -> {
                GL.glColor4hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 175 -> {
                GL.glColor4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group22(int op, long at) {
        return switch (op) {
            case 176 -> {
                GL.glColor4iv(pointerAt(at + 4));
                yield 0;
            }
            case 177 -> {
                GL.glColor4s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 178 -> {
                GL.glColor4sv(pointerAt(at + 4));
                yield 0;
            }
            case 179 -> {
                GL.glColor4ub((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12), (byte) intAt(at + 16));
                yield 0;
            }
            case 180 -> {
                GL.glColor4ubv(pointerAt(at + 4));
                yield 0;
            }
            case 181 -> {
                GL.glColor4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 182 -> {
                GL.glColor4uiv(pointerAt(at + 4));
                yield 0;
            }
            case 183 -> {
                GL.glColor4us((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group23(int op, long at) {
        return switch (op) {
            case 184 -> {
                GL.glColor4usv(pointerAt(at + 4));
                yield 0;
            }
            case 185 -> {
                GL.glColorMask(intAt(at + 4) != 0, intAt(at + 8) != 0, intAt(at + 12) != 0, intAt(at + 16) != 0);
                yield 0;
            }
            case 186 -> {
                GL.glColorMaskIndexedEXT(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12) != 0, intAt(at + 16) != 0, intAt(at + 20) != 0);
                yield 0;
            }
            case 187 -> {
                GL.glColorMaski(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12) != 0, intAt(at + 16) != 0, intAt(at + 20) != 0);
                yield 0;
            }
            case 188 -> {
                GL.glColorMaskiEXT(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12) != 0, intAt(at + 16) != 0, intAt(at + 20) != 0);
                yield 0;
            }
            case 189 -> {
                GL.glColorMaskiOES(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12) != 0, intAt(at + 16) != 0, intAt(at + 20) != 0);
                yield 0;
            }
            case 190 -> {
                GL.glColorMaterial(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 191 -> {
                GL.glColorP3ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group24(int op, long at) {
        return switch (op) {
            case 192 -> {
                GL.glColorP3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 193 -> {
                GL.glColorP4ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 194 -> {
                GL.glColorP4uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 195 -> {
                GL.glColorPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 196 -> {
                GL.glColorPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 197 -> {
                GL.glColorSubTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 198 -> {
                GL.glColorSubTableEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 199 -> {
                GL.glColorTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group25(int op, long at) {
        return switch (op) {
            case 200 -> {
                GL.glColorTableParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 201 -> {
                GL.glColorTableParameterfvSGI(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 202 -> {
                GL.glColorTableParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 203 -> {
                GL.glColorTableParameterivSGI(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 204 -> {
                GL.glColorTableSGI(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 205 -> {
                GL.glCompileShader(intAt(at + 4));
                yield 0;
            }
            case 206 -> {
                GL.glCompileShaderARB(intAt(at + 4));
                yield 0;
            }
            case 207 -> {
                GL.glCompileShaderIncludeARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group26(int op, long at) {
        return switch (op) {
            case 208 -> {
                GL.glCompressedMultiTexImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 209 -> {
                GL.glCompressedMultiTexImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 210 -> {
                GL.glCompressedMultiTexImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 211 -> {
                GL.glCompressedMultiTexSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 212 -> {
                GL.glCompressedMultiTexSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 213 -> {
                GL.glCompressedMultiTexSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), pointerAt(at + 48));
                yield 0;
            }
            case 214 -> {
                GL.glCompressedTexImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 215 -> {
                GL.glCompressedTexImage1DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group27(int op, long at) {
        return switch (op) {
            case 216 -> {
                GL.glCompressedTexImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 217 -> {
                GL.glCompressedTexImage2DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 218 -> {
                GL.glCompressedTexImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 219 -> {
                GL.glCompressedTexImage3DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 220 -> {
                GL.glCompressedTexImage3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 221 -> {
                GL.glCompressedTexSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 222 -> {
                GL.glCompressedTexSubImage1DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 223 -> {
                GL.glCompressedTexSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group28(int op, long at) {
        return switch (op) {
            case 224 -> {
                GL.glCompressedTexSubImage2DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 225 -> {
                GL.glCompressedTexSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 226 -> {
                GL.glCompressedTexSubImage3DARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 227 -> {
                GL.glCompressedTexSubImage3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 228 -> {
                GL.glCompressedTextureImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 229 -> {
                GL.glCompressedTextureImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 230 -> {
                GL.glCompressedTextureImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 231 -> {
                GL.glCompressedTextureSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group29(int op, long at) {
        return switch (op) {
            case 232 -> {
                GL.glCompressedTextureSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 233 -> {
                GL.glCompressedTextureSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 234 -> {
                GL.glCompressedTextureSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 235 -> {
                GL.glCompressedTextureSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 236 -> {
                GL.glCompressedTextureSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), pointerAt(at + 48));
                yield 0;
            }
            case 237 -> {
                GL.glConvolutionFilter1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 238 -> {
                GL.glConvolutionFilter1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 239 -> {
                GL.glConvolutionFilter2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group30(int op, long at) {
        return switch (op) {
            case 240 -> {
                GL.glConvolutionFilter2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 241 -> {
                GL.glConvolutionParameterf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 242 -> {
                GL.glConvolutionParameterfEXT(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 243 -> {
                GL.glConvolutionParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 244 -> {
                GL.glConvolutionParameterfvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 245 -> {
                GL.glConvolutionParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 246 -> {
                GL.glConvolutionParameteriEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 247 -> {
                GL.glConvolutionParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group31(int op, long at) {
        return switch (op) {
            case 248 -> {
                GL.glConvolutionParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 249 -> {
                GL.glCopyBufferSubData(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), sizeAt(at + 28));
                yield 0;
            }
            case 250 -> {
                GL.glCopyBufferSubDataNV(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), sizeAt(at + 28));
                yield 0;
            }
            case 251 -> {
                GL.glCopyColorSubTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 252 -> {
                GL.glCopyColorSubTableEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 253 -> {
                GL.glCopyColorTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 254 -> {
                GL.glCopyColorTableSGI(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 255 -> {
                GL.glCopyConvolutionFilter1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group32(int op, long at) {
        return switch (op) {
            case 256 -> {
                GL.glCopyConvolutionFilter1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 257 -> {
                GL.glCopyConvolutionFilter2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 258 -> {
                GL.glCopyConvolutionFilter2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 259 -> {
                GL.glCopyImageSubData(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), intAt(at + 48), intAt(at + 52), intAt(at + 56), intAt(at + 60));
                yield 0;
            }
            case 260 -> {
                GL.glCopyImageSubDataEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), intAt(at + 48), intAt(at + 52), intAt(at + 56), intAt(at + 60));
                yield 0;
            }
            case 261 -> {
                GL.glCopyImageSubDataNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), intAt(at + 48), intAt(at + 52), intAt(at + 56), intAt(at + 60));
                yield 0;
            }
            case 262 -> {
                GL.glCopyImageSubDataOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), intAt(at + 48), intAt(at + 52), intAt(at + 56), intAt(at + 60));
                yield 0;
            }
            case 263 -> {
                GL.glCopyMultiTexImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group33(int op, long at) {
        return switch (op) {
            case 264 -> {
                GL.glCopyMultiTexImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 265 -> {
                GL.glCopyMultiTexSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 266 -> {
                GL.glCopyMultiTexSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 267 -> {
                GL.glCopyMultiTexSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            case 268 -> {
                GL.glCopyNamedBufferSubData(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), sizeAt(at + 28));
                yield 0;
            }
            case 269 -> {
                GL.glCopyPixels(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 270 -> {
                GL.glCopyTexImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 271 -> {
                GL.glCopyTexImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group34(int op, long at) {
        return switch (op) {
            case 272 -> {
                GL.glCopyTexImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 273 -> {
                GL.glCopyTexImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 274 -> {
                GL.glCopyTexSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 275 -> {
                GL.glCopyTexSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 276 -> {
                GL.glCopyTexSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 277 -> {
                GL.glCopyTexSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 278 -> {
                GL.glCopyTexSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 279 -> {
                GL.glCopyTexSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group35(int op, long at) {
        return switch (op) {
            case 280 -> {
                GL.glCopyTexSubImage3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 281 -> {
                GL.glCopyTextureImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 282 -> {
                GL.glCopyTextureImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 283 -> {
                GL.glCopyTextureSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 284 -> {
                GL.glCopyTextureSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 285 -> {
                GL.glCopyTextureSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 286 -> {
                GL.glCopyTextureSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 287 -> {
                GL.glCopyTextureSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group36(int op, long at) {
        return switch (op) {
            case 288 -> {
                GL.glCopyTextureSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40));
                yield 0;
            }
            case 289 -> {
                GL.glCreateBuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 290 -> {
                GL.glCreateFramebuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 291 -> GL.glCreateProgram();
            case 292 -> GL.glCreateProgramObjectARB();
            case 293 -> {
                GL.glCreateProgramPipelines(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 294 -> {
                GL.glCreateQueries(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 295 -> {
                GL.glCreateRenderbuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group37(int op, long at) {
        return switch (op) {
            case 296 -> {
                GL.glCreateSamplers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 297 -> GL.glCreateShader(intAt(at + 4));
            case 298 -> GL.glCreateShaderObjectARB(intAt(at + 4));
            case 299 -> GL.glCreateShaderProgramEXT(intAt(at + 4), pointerAt(at + 8));
            case 300 -> GL.glCreateShaderProgramv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 301 -> GL.glCreateShaderProgramvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 302 -> GL.glCreateSyncFromCLeventARB(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            case 303 -> {
                GL.glCreateTextures(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group38(int op, long at) {
        return switch (op) {
            case 304 -> {
                GL.glCreateTransformFeedbacks(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 305 -> {
                GL.glCreateVertexArrays(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 306 -> {
                GL.glCullFace(intAt(at + 4));
                yield 0;
            }
            case 307 -> {
                GL.glCurrentPaletteMatrixARB(intAt(at + 4));
                yield 0;
            }
            case 308 -> {
                GL.glDebugMessageCallback(sizeAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 309 -> {
                GL.glDebugMessageCallbackARB(sizeAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 310 -> {
                GL.glDebugMessageCallbackKHR(sizeAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 311 -> {
                GL.glDebugMessageControl(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group39(int op, long at) {
        return switch (op) {
            case 312 -> {
                GL.glDebugMessageControlARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28) != 0);
                yield 0;
            }
            case 313 -> {
                GL.glDebugMessageControlKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28) != 0);
                yield 0;
            }
            case 314 -> {
                GL.glDebugMessageInsert(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 315 -> {
                GL.glDebugMessageInsertARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 316 -> {
                GL.glDebugMessageInsertKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 317 -> {
                GL.glDeleteBuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 318 -> {
                GL.glDeleteBuffersARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 319 -> {
                GL.glDeleteFramebuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group40(int op, long at) {
        return switch (op) {
            case 320 -> {
                GL.glDeleteFramebuffersEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 321 -> {
                GL.glDeleteLists(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 322 -> {
                GL.glDeleteNamedStringARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 323 -> {
                GL.glDeleteObjectARB(intAt(at + 4));
                yield 0;
            }
            case 324 -> {
                GL.glDeleteProgram(intAt(at + 4));
                yield 0;
            }
            case 325 -> {
                GL.glDeleteProgramPipelines(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 326 -> {
                GL.glDeleteProgramPipelinesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 327 -> {
                GL.glDeleteProgramsARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group41(int op, long at) {
        return switch (op) {
            case 328 -> {
                GL.glDeleteQueries(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 329 -> {
                GL.glDeleteQueriesARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 330 -> {
                GL.glDeleteQueriesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 331 -> {
                GL.glDeleteRenderbuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 332 -> {
                GL.glDeleteRenderbuffersEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 333 -> {
                GL.glDeleteSamplers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 334 -> {
                GL.glDeleteShader(intAt(at + 4));
                yield 0;
            }
            case 335 -> {
                GL.glDeleteSync(sizeAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group42(int op, long at) {
        return switch (op) {
            case 336 -> {
                GL.glDeleteTextures(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 337 -> {
                GL.glDeleteTexturesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 338 -> {
                GL.glDeleteTransformFeedbacks(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 339 -> {
                GL.glDeleteVertexArrays(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 340 -> {
                GL.glDeleteVertexArraysAPPLE(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 341 -> {
                GL.glDeleteVertexArraysOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 342 -> {
                GL.glDepthBoundsEXT(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 343 -> {
                GL.glDepthFunc(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group43(int op, long at) {
        return switch (op) {
            case 344 -> {
                GL.glDepthMask(intAt(at + 4) != 0);
                yield 0;
            }
            case 345 -> {
                GL.glDepthRange(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 346 -> {
                GL.glDepthRangeArraydvNV(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 347 -> {
                GL.glDepthRangeArrayfvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 348 -> {
                GL.glDepthRangeArrayv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 349 -> {
                GL.glDepthRangeIndexed(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 350 -> {
                GL.glDepthRangeIndexeddNV(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 351 -> {
                GL.glDepthRangeIndexedfOES(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group44(int op, long at) {
        return switch (op) {
            case 352 -> {
                GL.glDepthRangef(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 353 -> {
                GL.glDetachObjectARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 354 -> {
                GL.glDetachShader(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 355 -> {
                GL.glDisable(intAt(at + 4));
                yield 0;
            }
            case 356 -> {
                GL.glDisableClientState(intAt(at + 4));
                yield 0;
            }
            case 357 -> {
                GL.glDisableClientStateIndexedEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 358 -> {
                GL.glDisableClientStateiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 359 -> {
                GL.glDisableIndexedEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group45(int op, long at) {
        return switch (op) {
            case 360 -> {
                GL.glDisableVertexArrayAttrib(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 361 -> {
                GL.glDisableVertexArrayAttribEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 362 -> {
                GL.glDisableVertexArrayEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 363 -> {
                GL.glDisableVertexAttribArray(intAt(at + 4));
                yield 0;
            }
            case 364 -> {
                GL.glDisableVertexAttribArrayARB(intAt(at + 4));
                yield 0;
            }
            case 365 -> {
                GL.glDisablei(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 366 -> {
                GL.glDisableiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 367 -> {
                GL.glDisableiOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group46(int op, long at) {
        return switch (op) {
            case 368 -> {
                GL.glDiscardFramebufferEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 369 -> {
                GL.glDispatchCompute(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 370 -> {
                GL.glDispatchComputeGroupSizeARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 371 -> {
                GL.glDispatchComputeIndirect(sizeAt(at + 4));
                yield 0;
            }
            case 372 -> {
                GL.glDrawArrays(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 373 -> {
                GL.glDrawArraysEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 374 -> {
                GL.glDrawArraysIndirect(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 375 -> {
                GL.glDrawArraysInstanced(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group47(int op, long at) {
        return switch (op) {
            case 376 -> {
                GL.glDrawArraysInstancedANGLE(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 377 -> {
                GL.glDrawArraysInstancedARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 378 -> {
                GL.glDrawArraysInstancedBaseInstance(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 379 -> {
                GL.glDrawArraysInstancedBaseInstanceEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 380 -> {
                GL.glDrawArraysInstancedEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 381 -> {
                GL.glDrawArraysInstancedNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 382 -> {
                GL.glDrawBuffer(intAt(at + 4));
                yield 0;
            }
            case 383 -> {
                GL.glDrawBuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group48(int op, long at) {
        return switch (op) {
            case 384 -> {
                GL.glDrawBuffersARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 385 -> {
                GL.glDrawBuffersATI(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 386 -> {
                GL.glDrawBuffersEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 387 -> {
                GL.glDrawElements(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 388 -> {
                GL.glDrawElementsBaseVertex(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 389 -> {
                GL.glDrawElementsBaseVertexEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 390 -> {
                GL.glDrawElementsBaseVertexOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 391 -> {
                GL.glDrawElementsIndirect(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group49(int op, long at) {
        return switch (op) {
            case 392 -> {
                GL.glDrawElementsInstanced(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 393 -> {
                GL.glDrawElementsInstancedANGLE(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 394 -> {
                GL.glDrawElementsInstancedARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 395 -> {
                GL.glDrawElementsInstancedBaseInstance(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 396 -> {
                GL.glDrawElementsInstancedBaseInstanceEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 397 -> {
                GL.glDrawElementsInstancedBaseVertex(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 398 -> {
                GL.glDrawElementsInstancedBaseVertexBaseInstance(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 399 -> {
                GL.glDrawElementsInstancedBaseVertexBaseInstanceEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group50(int op, long at) {
        return switch (op) {
            case 400 -> {
                GL.glDrawElementsInstancedBaseVertexEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 401 -> {
                GL.glDrawElementsInstancedBaseVertexOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 402 -> {
                GL.glDrawElementsInstancedEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 403 -> {
                GL.glDrawElementsInstancedNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 404 -> {
                GL.glDrawPixels(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 405 -> {
                GL.glDrawRangeElements(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 406 -> {
                GL.glDrawRangeElementsBaseVertex(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24), intAt(at + 32));
                yield 0;
            }
            case 407 -> {
                GL.glDrawRangeElementsBaseVertexEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24), intAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group51(int op, long at) {
        return switch (op) {
            case 408 -> {
                GL.glDrawRangeElementsBaseVertexOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24), intAt(at + 32));
                yield 0;
            }
            case 409 -> {
                GL.glDrawRangeElementsEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 410 -> {
                GL.glDrawTransformFeedback(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 411 -> {
                GL.glDrawTransformFeedbackEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 412 -> {
                GL.glDrawTransformFeedbackInstanced(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 413 -> {
                GL.glDrawTransformFeedbackInstancedEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 414 -> {
                GL.glDrawTransformFeedbackStream(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 415 -> {
                GL.glDrawTransformFeedbackStreamInstanced(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group52(int op, long at) {
        return switch (op) {
            case 416 -> {
                GL.glEGLImageTargetRenderbufferStorageOES(intAt(at + 4), sizeAt(at + 8));
                yield 0;
            }
            case 417 -> {
                GL.glEGLImageTargetTexture2DOES(intAt(at + 4), sizeAt(at + 8));
                yield 0;
            }
            case 418 -> {
                GL.glEdgeFlag(intAt(at + 4) != 0);
                yield 0;
            }
            case 419 -> {
                GL.glEdgeFlagPointer(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 420 -> {
                GL.glEdgeFlagPointerEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 421 -> {
                GL.glEdgeFlagv(pointerAt(at + 4));
                yield 0;
            }
            case 422 -> {
                GL.glEnable(intAt(at + 4));
                yield 0;
            }
            case 423 -> {
                GL.glEnableClientState(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group53(int op, long at) {
        return switch (op) {
            case 424 -> {
                GL.glEnableClientStateIndexedEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 425 -> {
                GL.glEnableClientStateiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 426 -> {
                GL.glEnableIndexedEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 427 -> {
                GL.glEnableVertexArrayAttrib(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 428 -> {
                GL.glEnableVertexArrayAttribEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 429 -> {
                GL.glEnableVertexArrayEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 430 -> {
                GL.glEnableVertexAttribArray(intAt(at + 4));
                yield 0;
            }
            case 431 -> {
                GL.glEnableVertexAttribArrayARB(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group54(int op, long at) {
        return switch (op) {
            case 432 -> {
                GL.glEnablei(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 433 -> {
                GL.glEnableiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 434 -> {
                GL.glEnableiOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 435 -> {
                GL.glEnd();
                yield 0;
            }
            case 436 -> {
                GL.glEndConditionalRender();
                yield 0;
            }
            case 437 -> {
                GL.glEndConditionalRenderNV();
                yield 0;
            }
            case 438 -> {
                GL.glEndList();
                yield 0;
            }
            case 439 -> {
                GL.glEndQuery(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group55(int op, long at) {
        return switch (op) {
            case 440 -> {
                GL.glEndQueryARB(intAt(at + 4));
                yield 0;
            }
            case 441 -> {
                GL.glEndQueryEXT(intAt(at + 4));
                yield 0;
            }
            case 442 -> {
                GL.glEndQueryIndexed(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 443 -> {
                GL.glEndTransformFeedback();
                yield 0;
            }
            case 444 -> {
                GL.glEndTransformFeedbackEXT();
                yield 0;
            }
            case 445 -> {
                GL.glEvalCoord1d(doubleAt(at + 4));
                yield 0;
            }
            case 446 -> {
                GL.glEvalCoord1dv(pointerAt(at + 4));
                yield 0;
            }
            case 447 -> {
                GL.glEvalCoord1f(floatAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group56(int op, long at) {
        return switch (op) {
            case 448 -> {
                GL.glEvalCoord1fv(pointerAt(at + 4));
                yield 0;
            }
            case 449 -> {
                GL.glEvalCoord2d(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 450 -> {
                GL.glEvalCoord2dv(pointerAt(at + 4));
                yield 0;
            }
            case 451 -> {
                GL.glEvalCoord2f(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 452 -> {
                GL.glEvalCoord2fv(pointerAt(at + 4));
                yield 0;
            }
            case 453 -> {
                GL.glEvalMesh1(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 454 -> {
                GL.glEvalMesh2(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 455 -> {
                GL.glEvalPoint1(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group57(int op, long at) {
        return switch (op) {
            case 456 -> {
                GL.glEvalPoint2(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 457 -> {
                GL.glEvaluateDepthValuesARB();
                yield 0;
            }
            case 458 -> {
                GL.glFeedbackBuffer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 459 -> GL.glFenceSync(intAt(at + 4), intAt(at + 8));
            case 460 -> {
                GL.glFinish();
                OsMesa.flushed();
                Current.flushed();
                yield 0;
            }
            case 461 -> {
                GL.glFlush();
                OsMesa.flushed();
                Current.flushed();
                yield 0;
            }
            case 462 -> {
                GL.glFlushMappedBufferRange(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            case 463 -> {
                GL.glFlushMappedBufferRangeAPPLE(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group58(int op, long at) {
        return switch (op) {
            case 464 -> {
                GL.glFlushMappedBufferRangeEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            case 465 -> {
                GL.glFlushMappedNamedBufferRange(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            case 466 -> {
                GL.glFlushMappedNamedBufferRangeEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            case 467 -> {
                GL.glFogCoordPointer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 468 -> {
                GL.glFogCoordPointerEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 469 -> {
                GL.glFogCoordd(doubleAt(at + 4));
                yield 0;
            }
            case 470 -> {
                GL.glFogCoorddEXT(doubleAt(at + 4));
                yield 0;
            }
            case 471 -> {
                GL.glFogCoorddv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group59(int op, long at) {
        return switch (op) {
            case 472 -> {
                GL.glFogCoorddvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 473 -> {
                GL.glFogCoordf(floatAt(at + 4));
                yield 0;
            }
            case 474 -> {
                GL.glFogCoordfEXT(floatAt(at + 4));
                yield 0;
            }
            case 475 -> {
                GL.glFogCoordfv(pointerAt(at + 4));
                yield 0;
            }
            case 476 -> {
                GL.glFogCoordfvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 477 -> {
                GL.glFogCoordhNV((short) intAt(at + 4));
                yield 0;
            }
            case 478 -> {
                GL.glFogCoordhvNV(pointerAt(at + 4));
                yield 0;
            }
            case 479 -> {
                GL.glFogf(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group60(int op, long at) {
        return switch (op) {
            case 480 -> {
                GL.glFogfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 481 -> {
                GL.glFogi(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 482 -> {
                GL.glFogiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 483 -> {
                GL.glFramebufferDrawBufferEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 484 -> {
                GL.glFramebufferDrawBuffersEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 485 -> {
                GL.glFramebufferFetchBarrierEXT();
                yield 0;
            }
            case 486 -> {
                GL.glFramebufferParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 487 -> {
                GL.glFramebufferParameteriMESA(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group61(int op, long at) {
        return switch (op) {
            case 488 -> {
                GL.glFramebufferReadBufferEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 489 -> {
                GL.glFramebufferRenderbuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 490 -> {
                GL.glFramebufferRenderbufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 491 -> {
                GL.glFramebufferSampleLocationsfvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 492 -> {
                GL.glFramebufferSampleLocationsfvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 493 -> {
                GL.glFramebufferTexture(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 494 -> {
                GL.glFramebufferTexture1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 495 -> {
                GL.glFramebufferTexture1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group62(int op, long at) {
        return switch (op) {
            case 496 -> {
                GL.glFramebufferTexture2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 497 -> {
                GL.glFramebufferTexture2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 498 -> {
                GL.glFramebufferTexture2DMultisampleEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 499 -> {
                GL.glFramebufferTexture3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 500 -> {
                GL.glFramebufferTexture3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 501 -> {
                GL.glFramebufferTexture3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 502 -> {
                GL.glFramebufferTextureARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 503 -> {
                GL.glFramebufferTextureEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group63(int op, long at) {
        return switch (op) {
            case 504 -> {
                GL.glFramebufferTextureFaceARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 505 -> {
                GL.glFramebufferTextureFaceEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 506 -> {
                GL.glFramebufferTextureLayer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 507 -> {
                GL.glFramebufferTextureLayerARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 508 -> {
                GL.glFramebufferTextureLayerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 509 -> {
                GL.glFramebufferTextureOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 510 -> {
                GL.glFrontFace(intAt(at + 4));
                yield 0;
            }
            case 511 -> {
                GL.glFrustum(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36), doubleAt(at + 44));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group64(int op, long at) {
        return switch (op) {
            case 512 -> {
                GL.glGenBuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 513 -> {
                GL.glGenBuffersARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 514 -> {
                GL.glGenFramebuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 515 -> {
                GL.glGenFramebuffersEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 516 -> GL.glGenLists(intAt(at + 4));
            case 517 -> {
                GL.glGenProgramPipelines(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 518 -> {
                GL.glGenProgramPipelinesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 519 -> {
                GL.glGenProgramsARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group65(int op, long at) {
        return switch (op) {
            case 520 -> {
                GL.glGenQueries(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 521 -> {
                GL.glGenQueriesARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 522 -> {
                GL.glGenQueriesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 523 -> {
                GL.glGenRenderbuffers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 524 -> {
                GL.glGenRenderbuffersEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 525 -> {
                GL.glGenSamplers(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 526 -> {
                GL.glGenTextures(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 527 -> {
                GL.glGenTexturesEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group66(int op, long at) {
        return switch (op) {
            case 528 -> {
                GL.glGenTransformFeedbacks(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 529 -> {
                GL.glGenVertexArrays(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 530 -> {
                GL.glGenVertexArraysAPPLE(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 531 -> {
                GL.glGenVertexArraysOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 532 -> {
                GL.glGenerateMipmap(intAt(at + 4));
                yield 0;
            }
            case 533 -> {
                GL.glGenerateMipmapEXT(intAt(at + 4));
                yield 0;
            }
            case 534 -> {
                GL.glGenerateMultiTexMipmapEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 535 -> {
                GL.glGenerateTextureMipmap(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group67(int op, long at) {
        return switch (op) {
            case 536 -> {
                GL.glGenerateTextureMipmapEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 537 -> {
                GL.glGetActiveAtomicCounterBufferiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 538 -> {
                GL.glGetActiveAttrib(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 539 -> {
                GL.glGetActiveAttribARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 540 -> {
                GL.glGetActiveSubroutineName(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 541 -> {
                GL.glGetActiveSubroutineUniformName(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 542 -> {
                GL.glGetActiveSubroutineUniformiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 543 -> {
                GL.glGetActiveUniform(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group68(int op, long at) {
        return switch (op) {
            case 544 -> {
                GL.glGetActiveUniformARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 545 -> {
                GL.glGetActiveUniformBlockName(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 546 -> {
                GL.glGetActiveUniformBlockiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 547 -> {
                GL.glGetActiveUniformName(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 548 -> {
                GL.glGetActiveUniformsiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 549 -> {
                GL.glGetAttachedObjectsARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 550 -> {
                GL.glGetAttachedShaders(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 551 -> GL.glGetAttribLocation(intAt(at + 4), pointerAt(at + 8));
            default -> throw unknown(op);
        };
    }

    private static long group69(int op, long at) {
        return switch (op) {
            case 552 -> GL.glGetAttribLocationARB(intAt(at + 4), pointerAt(at + 8));
            case 553 -> {
                GL.glGetBooleanIndexedvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 554 -> {
                GL.glGetBooleani_v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 555 -> {
                GL.glGetBooleanv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 556 -> {
                GL.glGetBufferParameteri64v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 557 -> {
                GL.glGetBufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 558 -> {
                GL.glGetBufferParameterivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 559 -> {
                GL.glGetBufferPointerv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group70(int op, long at) {
        return switch (op) {
            case 560 -> {
                GL.glGetBufferPointervARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 561 -> {
                GL.glGetBufferPointervOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 562 -> {
                GL.glGetBufferSubData(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 563 -> {
                GL.glGetBufferSubDataARB(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 564 -> {
                GL.glGetClipPlane(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 565 -> {
                GL.glGetColorTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 566 -> {
                GL.glGetColorTableParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 567 -> {
                GL.glGetColorTableParameterfvSGI(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group71(int op, long at) {
        return switch (op) {
            case 568 -> {
                GL.glGetColorTableParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 569 -> {
                GL.glGetColorTableParameterivSGI(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 570 -> {
                GL.glGetColorTableSGI(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 571 -> {
                GL.glGetCompressedMultiTexImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 572 -> {
                GL.glGetCompressedTexImage(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 573 -> {
                GL.glGetCompressedTexImageARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 574 -> {
                GL.glGetCompressedTextureImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 575 -> {
                GL.glGetCompressedTextureImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group72(int op, long at) {
        return switch (op) {
            case 576 -> {
                GL.glGetCompressedTextureSubImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 577 -> {
                GL.glGetConvolutionFilter(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 578 -> {
                GL.glGetConvolutionFilterEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 579 -> {
                GL.glGetConvolutionParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 580 -> {
                GL.glGetConvolutionParameterfvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 581 -> {
                GL.glGetConvolutionParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 582 -> {
                GL.glGetConvolutionParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 583 -> GL.glGetDebugMessageLog(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28), pointerAt(at + 36), pointerAt(at + 44), pointerAt(at + 52));
            default -> throw unknown(op);
        };
    }

    private static long group73(int op, long at) {
        return switch (op) {
            case 584 -> GL.glGetDebugMessageLogARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28), pointerAt(at + 36), pointerAt(at + 44), pointerAt(at + 52));
            case 585 -> GL.glGetDebugMessageLogKHR(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28), pointerAt(at + 36), pointerAt(at + 44), pointerAt(at + 52));
            case 586 -> {
                GL.glGetDoubleIndexedvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 587 -> {
                GL.glGetDoublei_v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 588 -> {
                GL.glGetDoublei_vEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 589 -> {
                GL.glGetDoublev(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 590 -> GL.glGetError();
            case 591 -> {
                GL.glGetFloatIndexedvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group74(int op, long at) {
        return switch (op) {
            case 592 -> {
                GL.glGetFloati_v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 593 -> {
                GL.glGetFloati_vEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 594 -> {
                GL.glGetFloati_vOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 595 -> {
                GL.glGetFloatv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 596 -> GL.glGetFragDataIndex(intAt(at + 4), pointerAt(at + 8));
            case 597 -> GL.glGetFragDataIndexEXT(intAt(at + 4), pointerAt(at + 8));
            case 598 -> GL.glGetFragDataLocation(intAt(at + 4), pointerAt(at + 8));
            case 599 -> GL.glGetFragDataLocationEXT(intAt(at + 4), pointerAt(at + 8));
            default -> throw unknown(op);
        };
    }

    private static long group75(int op, long at) {
        return switch (op) {
            case 600 -> {
                GL.glGetFramebufferAttachmentParameteriv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 601 -> {
                GL.glGetFramebufferAttachmentParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 602 -> {
                GL.glGetFramebufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 603 -> {
                GL.glGetFramebufferParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 604 -> {
                GL.glGetFramebufferParameterivMESA(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 605 -> GL.glGetGraphicsResetStatus();
            case 606 -> GL.glGetGraphicsResetStatusARB();
            case 607 -> GL.glGetGraphicsResetStatusEXT();
            default -> throw unknown(op);
        };
    }

    private static long group76(int op, long at) {
        return switch (op) {
            case 608 -> GL.glGetGraphicsResetStatusKHR();
            case 609 -> GL.glGetHandleARB(intAt(at + 4));
            case 610 -> {
                GL.glGetHistogram(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 611 -> {
                GL.glGetHistogramEXT(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 612 -> {
                GL.glGetHistogramParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 613 -> {
                GL.glGetHistogramParameterfvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 614 -> {
                GL.glGetHistogramParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 615 -> {
                GL.glGetHistogramParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group77(int op, long at) {
        return switch (op) {
            case 616 -> GL.glGetImageHandleARB(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, intAt(at + 16), intAt(at + 20));
            case 617 -> {
                GL.glGetInfoLogARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 618 -> {
                GL.glGetInteger64i_v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 619 -> {
                GL.glGetInteger64v(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 620 -> {
                GL.glGetInteger64vEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 621 -> {
                GL.glGetIntegerIndexedvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 622 -> {
                GL.glGetIntegeri_v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 623 -> {
                GL.glGetIntegerv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group78(int op, long at) {
        return switch (op) {
            case 624 -> {
                GL.glGetInternalformati64v(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 625 -> {
                GL.glGetInternalformativ(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 626 -> {
                GL.glGetLightfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 627 -> {
                GL.glGetLightiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 628 -> {
                GL.glGetMapdv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 629 -> {
                GL.glGetMapfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 630 -> {
                GL.glGetMapiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 631 -> {
                GL.glGetMaterialfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group79(int op, long at) {
        return switch (op) {
            case 632 -> {
                GL.glGetMaterialiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 633 -> {
                GL.glGetMinmax(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 634 -> {
                GL.glGetMinmaxEXT(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 635 -> {
                GL.glGetMinmaxParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 636 -> {
                GL.glGetMinmaxParameterfvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 637 -> {
                GL.glGetMinmaxParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 638 -> {
                GL.glGetMinmaxParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 639 -> {
                GL.glGetMultiTexEnvfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group80(int op, long at) {
        return switch (op) {
            case 640 -> {
                GL.glGetMultiTexEnvivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 641 -> {
                GL.glGetMultiTexGendvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 642 -> {
                GL.glGetMultiTexGenfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 643 -> {
                GL.glGetMultiTexGenivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 644 -> {
                GL.glGetMultiTexImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 645 -> {
                GL.glGetMultiTexLevelParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 646 -> {
                GL.glGetMultiTexLevelParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 647 -> {
                GL.glGetMultiTexParameterIivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group81(int op, long at) {
        return switch (op) {
            case 648 -> {
                GL.glGetMultiTexParameterIuivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 649 -> {
                GL.glGetMultiTexParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 650 -> {
                GL.glGetMultiTexParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 651 -> {
                GL.glGetMultisamplefv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 652 -> {
                GL.glGetNamedBufferParameteri64v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 653 -> {
                GL.glGetNamedBufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 654 -> {
                GL.glGetNamedBufferParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 655 -> {
                GL.glGetNamedBufferPointerv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group82(int op, long at) {
        return switch (op) {
            case 656 -> {
                GL.glGetNamedBufferPointervEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 657 -> {
                GL.glGetNamedBufferSubData(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 658 -> {
                GL.glGetNamedBufferSubDataEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 659 -> {
                GL.glGetNamedFramebufferAttachmentParameteriv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 660 -> {
                GL.glGetNamedFramebufferAttachmentParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 661 -> {
                GL.glGetNamedFramebufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 662 -> {
                GL.glGetNamedFramebufferParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 663 -> {
                GL.glGetNamedProgramLocalParameterdvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group83(int op, long at) {
        return switch (op) {
            case 664 -> {
                GL.glGetNamedProgramLocalParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 665 -> {
                GL.glGetNamedProgramStringEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 666 -> {
                GL.glGetNamedProgramivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 667 -> {
                GL.glGetNamedRenderbufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 668 -> {
                GL.glGetNamedRenderbufferParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 669 -> {
                GL.glGetNamedStringARB(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 670 -> {
                GL.glGetNamedStringivARB(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 671 -> {
                GL.glGetObjectLabel(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group84(int op, long at) {
        return switch (op) {
            case 672 -> {
                GL.glGetObjectLabelEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 673 -> {
                GL.glGetObjectLabelKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 674 -> {
                GL.glGetObjectParameterfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 675 -> {
                GL.glGetObjectParameterivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 676 -> {
                GL.glGetObjectPtrLabel(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 677 -> {
                GL.glGetObjectPtrLabelKHR(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 678 -> {
                GL.glGetPixelMapfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 679 -> {
                GL.glGetPixelMapuiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group85(int op, long at) {
        return switch (op) {
            case 680 -> {
                GL.glGetPixelMapusv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 681 -> {
                GL.glGetPointerIndexedvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 682 -> {
                GL.glGetPointeri_vEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 683 -> {
                GL.glGetPointerv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 684 -> {
                GL.glGetPointervEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 685 -> {
                GL.glGetPointervKHR(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 686 -> {
                GL.glGetPolygonStipple(pointerAt(at + 4));
                yield 0;
            }
            case 687 -> {
                GL.glGetProgramBinary(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group86(int op, long at) {
        return switch (op) {
            case 688 -> {
                GL.glGetProgramBinaryOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 689 -> {
                GL.glGetProgramEnvParameterdvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 690 -> {
                GL.glGetProgramEnvParameterfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 691 -> {
                GL.glGetProgramInfoLog(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 692 -> {
                GL.glGetProgramInterfaceiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 693 -> {
                GL.glGetProgramLocalParameterdvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 694 -> {
                GL.glGetProgramLocalParameterfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 695 -> {
                GL.glGetProgramPipelineInfoLog(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group87(int op, long at) {
        return switch (op) {
            case 696 -> {
                GL.glGetProgramPipelineInfoLogEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 697 -> {
                GL.glGetProgramPipelineiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 698 -> {
                GL.glGetProgramPipelineivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 699 -> GL.glGetProgramResourceIndex(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 700 -> GL.glGetProgramResourceLocation(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 701 -> GL.glGetProgramResourceLocationIndex(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 702 -> GL.glGetProgramResourceLocationIndexEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 703 -> {
                GL.glGetProgramResourceName(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group88(int op, long at) {
        return switch (op) {
            case 704 -> {
                GL.glGetProgramResourceiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 705 -> {
                GL.glGetProgramStageiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 706 -> {
                GL.glGetProgramStringARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 707 -> {
                GL.glGetProgramiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 708 -> {
                GL.glGetProgramivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 709 -> {
                GL.glGetQueryBufferObjecti64v(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            case 710 -> {
                GL.glGetQueryBufferObjectiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            case 711 -> {
                GL.glGetQueryBufferObjectui64v(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group89(int op, long at) {
        return switch (op) {
            case 712 -> {
                GL.glGetQueryBufferObjectuiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            case 713 -> {
                GL.glGetQueryIndexediv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 714 -> {
                GL.glGetQueryObjecti64v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 715 -> {
                GL.glGetQueryObjecti64vEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 716 -> {
                GL.glGetQueryObjectiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 717 -> {
                GL.glGetQueryObjectivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 718 -> {
                GL.glGetQueryObjectivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 719 -> {
                GL.glGetQueryObjectui64v(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group90(int op, long at) {
        return switch (op) {
            case 720 -> {
                GL.glGetQueryObjectui64vEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 721 -> {
                GL.glGetQueryObjectuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 722 -> {
                GL.glGetQueryObjectuivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 723 -> {
                GL.glGetQueryObjectuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 724 -> {
                GL.glGetQueryiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 725 -> {
                GL.glGetQueryivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 726 -> {
                GL.glGetQueryivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 727 -> {
                GL.glGetRenderbufferParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group91(int op, long at) {
        return switch (op) {
            case 728 -> {
                GL.glGetRenderbufferParameterivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 729 -> {
                GL.glGetSamplerParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 730 -> {
                GL.glGetSamplerParameterIivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 731 -> {
                GL.glGetSamplerParameterIivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 732 -> {
                GL.glGetSamplerParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 733 -> {
                GL.glGetSamplerParameterIuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 734 -> {
                GL.glGetSamplerParameterIuivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 735 -> {
                GL.glGetSamplerParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group92(int op, long at) {
        return switch (op) {
            case 736 -> {
                GL.glGetSamplerParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 737 -> {
                GL.glGetSeparableFilter(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32));
                yield 0;
            }
            case 738 -> {
                GL.glGetSeparableFilterEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32));
                yield 0;
            }
            case 739 -> {
                GL.glGetShaderInfoLog(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 740 -> {
                GL.glGetShaderPrecisionFormat(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 741 -> {
                GL.glGetShaderSource(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 742 -> {
                GL.glGetShaderSourceARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 743 -> {
                GL.glGetShaderiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group93(int op, long at) {
        return switch (op) {
            case 744 -> text(GL.glGetString(intAt(at + 4)));
            case 745 -> text(GL.glGetStringi(intAt(at + 4), intAt(at + 8)));
            case 746 -> GL.glGetSubroutineIndex(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 747 -> GL.glGetSubroutineUniformLocation(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
            case 748 -> {
                GL.glGetSynciv(sizeAt(at + 4), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 749 -> {
                GL.glGetTexEnvfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 750 -> {
                GL.glGetTexEnviv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 751 -> {
                GL.glGetTexGendv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group94(int op, long at) {
        return switch (op) {
            case 752 -> {
                GL.glGetTexGenfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 753 -> {
                GL.glGetTexGeniv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 754 -> {
                GL.glGetTexImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 755 -> {
                GL.glGetTexLevelParameterfv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 756 -> {
                GL.glGetTexLevelParameteriv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 757 -> {
                GL.glGetTexParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 758 -> {
                GL.glGetTexParameterIivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 759 -> {
                GL.glGetTexParameterIivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group95(int op, long at) {
        return switch (op) {
            case 760 -> {
                GL.glGetTexParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 761 -> {
                GL.glGetTexParameterIuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 762 -> {
                GL.glGetTexParameterIuivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 763 -> {
                GL.glGetTexParameterPointervAPPLE(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 764 -> {
                GL.glGetTexParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 765 -> {
                GL.glGetTexParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 766 -> GL.glGetTextureHandleARB(intAt(at + 4));
            case 767 -> {
                GL.glGetTextureImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group96(int op, long at) {
        return switch (op) {
            case 768 -> {
                GL.glGetTextureImageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 769 -> {
                GL.glGetTextureLevelParameterfv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 770 -> {
                GL.glGetTextureLevelParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 771 -> {
                GL.glGetTextureLevelParameteriv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 772 -> {
                GL.glGetTextureLevelParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 773 -> {
                GL.glGetTextureParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 774 -> {
                GL.glGetTextureParameterIivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 775 -> {
                GL.glGetTextureParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group97(int op, long at) {
        return switch (op) {
            case 776 -> {
                GL.glGetTextureParameterIuivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 777 -> {
                GL.glGetTextureParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 778 -> {
                GL.glGetTextureParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 779 -> {
                GL.glGetTextureParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 780 -> {
                GL.glGetTextureParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 781 -> GL.glGetTextureSamplerHandleARB(intAt(at + 4), intAt(at + 8));
            case 782 -> {
                GL.glGetTextureSubImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), pointerAt(at + 48));
                yield 0;
            }
            case 783 -> {
                GL.glGetTransformFeedbackVarying(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group98(int op, long at) {
        return switch (op) {
            case 784 -> {
                GL.glGetTransformFeedbackVaryingEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 785 -> {
                GL.glGetTransformFeedbacki64_v(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 786 -> {
                GL.glGetTransformFeedbacki_v(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 787 -> {
                GL.glGetTransformFeedbackiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 788 -> GL.glGetUniformBlockIndex(intAt(at + 4), pointerAt(at + 8));
            case 789 -> {
                GL.glGetUniformIndices(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 790 -> GL.glGetUniformLocation(intAt(at + 4), pointerAt(at + 8));
            case 791 -> GL.glGetUniformLocationARB(intAt(at + 4), pointerAt(at + 8));
            default -> throw unknown(op);
        };
    }

    private static long group99(int op, long at) {
        return switch (op) {
            case 792 -> {
                GL.glGetUniformSubroutineuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 793 -> {
                GL.glGetUniformdv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 794 -> {
                GL.glGetUniformfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 795 -> {
                GL.glGetUniformfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 796 -> {
                GL.glGetUniformi64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 797 -> {
                GL.glGetUniformiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 798 -> {
                GL.glGetUniformivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 799 -> {
                GL.glGetUniformui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group100(int op, long at) {
        return switch (op) {
            case 800 -> {
                GL.glGetUniformuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 801 -> {
                GL.glGetUniformuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 802 -> {
                GL.glGetVertexArrayIndexed64iv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 803 -> {
                GL.glGetVertexArrayIndexediv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 804 -> {
                GL.glGetVertexArrayIntegeri_vEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 805 -> {
                GL.glGetVertexArrayIntegervEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 806 -> {
                GL.glGetVertexArrayPointeri_vEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 807 -> {
                GL.glGetVertexArrayPointervEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group101(int op, long at) {
        return switch (op) {
            case 808 -> {
                GL.glGetVertexArrayiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 809 -> {
                GL.glGetVertexAttribIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 810 -> {
                GL.glGetVertexAttribIivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 811 -> {
                GL.glGetVertexAttribIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 812 -> {
                GL.glGetVertexAttribIuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 813 -> {
                GL.glGetVertexAttribLdv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 814 -> {
                GL.glGetVertexAttribLdvEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 815 -> {
                GL.glGetVertexAttribLui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group102(int op, long at) {
        return switch (op) {
            case 816 -> {
                GL.glGetVertexAttribPointerv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 817 -> {
                GL.glGetVertexAttribPointervARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 818 -> {
                GL.glGetVertexAttribdv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 819 -> {
                GL.glGetVertexAttribdvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 820 -> {
                GL.glGetVertexAttribfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 821 -> {
                GL.glGetVertexAttribfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 822 -> {
                GL.glGetVertexAttribiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 823 -> {
                GL.glGetVertexAttribivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group103(int op, long at) {
        return switch (op) {
            case 824 -> {
                GL.glGetnColorTable(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 825 -> {
                GL.glGetnColorTableARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 826 -> {
                GL.glGetnCompressedTexImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 827 -> {
                GL.glGetnCompressedTexImageARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 828 -> {
                GL.glGetnConvolutionFilter(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 829 -> {
                GL.glGetnConvolutionFilterARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 830 -> {
                GL.glGetnHistogram(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 831 -> {
                GL.glGetnHistogramARB(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group104(int op, long at) {
        return switch (op) {
            case 832 -> {
                GL.glGetnMapdv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 833 -> {
                GL.glGetnMapdvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 834 -> {
                GL.glGetnMapfv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 835 -> {
                GL.glGetnMapfvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 836 -> {
                GL.glGetnMapiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 837 -> {
                GL.glGetnMapivARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 838 -> {
                GL.glGetnMinmax(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 839 -> {
                GL.glGetnMinmaxARB(intAt(at + 4), intAt(at + 8) != 0, intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group105(int op, long at) {
        return switch (op) {
            case 840 -> {
                GL.glGetnPixelMapfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 841 -> {
                GL.glGetnPixelMapfvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 842 -> {
                GL.glGetnPixelMapuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 843 -> {
                GL.glGetnPixelMapuivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 844 -> {
                GL.glGetnPixelMapusv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 845 -> {
                GL.glGetnPixelMapusvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 846 -> {
                GL.glGetnPolygonStipple(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 847 -> {
                GL.glGetnPolygonStippleARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group106(int op, long at) {
        return switch (op) {
            case 848 -> {
                GL.glGetnSeparableFilter(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 849 -> {
                GL.glGetnSeparableFilterARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32), pointerAt(at + 40));
                yield 0;
            }
            case 850 -> {
                GL.glGetnTexImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 851 -> {
                GL.glGetnTexImageARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 852 -> {
                GL.glGetnUniformdv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 853 -> {
                GL.glGetnUniformdvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 854 -> {
                GL.glGetnUniformfv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 855 -> {
                GL.glGetnUniformfvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group107(int op, long at) {
        return switch (op) {
            case 856 -> {
                GL.glGetnUniformfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 857 -> {
                GL.glGetnUniformfvKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 858 -> {
                GL.glGetnUniformi64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 859 -> {
                GL.glGetnUniformiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 860 -> {
                GL.glGetnUniformivARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 861 -> {
                GL.glGetnUniformivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 862 -> {
                GL.glGetnUniformivKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 863 -> {
                GL.glGetnUniformui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group108(int op, long at) {
        return switch (op) {
            case 864 -> {
                GL.glGetnUniformuiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 865 -> {
                GL.glGetnUniformuivARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 866 -> {
                GL.glGetnUniformuivKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 867 -> {
                GL.glHint(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 868 -> {
                GL.glHistogram(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0);
                yield 0;
            }
            case 869 -> {
                GL.glHistogramEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0);
                yield 0;
            }
            case 870 -> {
                GL.glIndexMask(intAt(at + 4));
                yield 0;
            }
            case 871 -> {
                GL.glIndexPointer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group109(int op, long at) {
        return switch (op) {
            case 872 -> {
                GL.glIndexPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 873 -> {
                GL.glIndexd(doubleAt(at + 4));
                yield 0;
            }
            case 874 -> {
                GL.glIndexdv(pointerAt(at + 4));
                yield 0;
            }
            case 875 -> {
                GL.glIndexf(floatAt(at + 4));
                yield 0;
            }
            case 876 -> {
                GL.glIndexfv(pointerAt(at + 4));
                yield 0;
            }
            case 877 -> {
                GL.glIndexi(intAt(at + 4));
                yield 0;
            }
            case 878 -> {
                GL.glIndexiv(pointerAt(at + 4));
                yield 0;
            }
            case 879 -> {
                GL.glIndexs((short) intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group110(int op, long at) {
        return switch (op) {
            case 880 -> {
                GL.glIndexsv(pointerAt(at + 4));
                yield 0;
            }
            case 881 -> {
                GL.glIndexub((byte) intAt(at + 4));
                yield 0;
            }
            case 882 -> {
                GL.glIndexubv(pointerAt(at + 4));
                yield 0;
            }
            case 883 -> {
                GL.glInitNames();
                yield 0;
            }
            case 884 -> {
                GL.glInsertEventMarkerEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 885 -> {
                GL.glInterleavedArrays(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 886 -> {
                GL.glInvalidateBufferData(intAt(at + 4));
                yield 0;
            }
            case 887 -> {
                GL.glInvalidateBufferSubData(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group111(int op, long at) {
        return switch (op) {
            case 888 -> {
                GL.glInvalidateFramebuffer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 889 -> {
                GL.glInvalidateNamedFramebufferData(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 890 -> {
                GL.glInvalidateNamedFramebufferSubData(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 891 -> {
                GL.glInvalidateSubFramebuffer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 892 -> {
                GL.glInvalidateTexImage(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 893 -> {
                GL.glInvalidateTexSubImage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 894 -> GL.glIsBuffer(intAt(at + 4)) ? 1 : 0;
            case 895 -> GL.glIsBufferARB(intAt(at + 4)) ? 1 : 0;
            default -> throw unknown(op);
        };
    }

    private static long group112(int op, long at) {
        return switch (op) {
            case 896 -> GL.glIsEnabled(intAt(at + 4)) ? 1 : 0;
            case 897 -> GL.glIsEnabledIndexedEXT(intAt(at + 4), intAt(at + 8)) ? 1 : 0;
            case 898 -> GL.glIsEnabledi(intAt(at + 4), intAt(at + 8)) ? 1 : 0;
            case 899 -> GL.glIsEnablediEXT(intAt(at + 4), intAt(at + 8)) ? 1 : 0;
            case 900 -> GL.glIsEnablediOES(intAt(at + 4), intAt(at + 8)) ? 1 : 0;
            case 901 -> GL.glIsFramebuffer(intAt(at + 4)) ? 1 : 0;
            case 902 -> GL.glIsFramebufferEXT(intAt(at + 4)) ? 1 : 0;
            case 903 -> GL.glIsImageHandleResidentARB(longAt(at + 4)) ? 1 : 0;
            default -> throw unknown(op);
        };
    }

    private static long group113(int op, long at) {
        return switch (op) {
            case 904 -> GL.glIsList(intAt(at + 4)) ? 1 : 0;
            case 905 -> GL.glIsNamedStringARB(intAt(at + 4), pointerAt(at + 8)) ? 1 : 0;
            case 906 -> GL.glIsProgram(intAt(at + 4)) ? 1 : 0;
            case 907 -> GL.glIsProgramARB(intAt(at + 4)) ? 1 : 0;
            case 908 -> GL.glIsProgramPipeline(intAt(at + 4)) ? 1 : 0;
            case 909 -> GL.glIsProgramPipelineEXT(intAt(at + 4)) ? 1 : 0;
            case 910 -> GL.glIsQuery(intAt(at + 4)) ? 1 : 0;
            case 911 -> GL.glIsQueryARB(intAt(at + 4)) ? 1 : 0;
            default -> throw unknown(op);
        };
    }

    private static long group114(int op, long at) {
        return switch (op) {
            case 912 -> GL.glIsQueryEXT(intAt(at + 4)) ? 1 : 0;
            case 913 -> GL.glIsRenderbuffer(intAt(at + 4)) ? 1 : 0;
            case 914 -> GL.glIsRenderbufferEXT(intAt(at + 4)) ? 1 : 0;
            case 915 -> GL.glIsSampler(intAt(at + 4)) ? 1 : 0;
            case 916 -> GL.glIsShader(intAt(at + 4)) ? 1 : 0;
            case 917 -> GL.glIsSync(sizeAt(at + 4)) ? 1 : 0;
            case 918 -> GL.glIsTexture(intAt(at + 4)) ? 1 : 0;
            case 919 -> GL.glIsTextureEXT(intAt(at + 4)) ? 1 : 0;
            default -> throw unknown(op);
        };
    }

    private static long group115(int op, long at) {
        return switch (op) {
            case 920 -> GL.glIsTextureHandleResidentARB(longAt(at + 4)) ? 1 : 0;
            case 921 -> GL.glIsTransformFeedback(intAt(at + 4)) ? 1 : 0;
            case 922 -> GL.glIsVertexArray(intAt(at + 4)) ? 1 : 0;
            case 923 -> GL.glIsVertexArrayAPPLE(intAt(at + 4)) ? 1 : 0;
            case 924 -> GL.glIsVertexArrayOES(intAt(at + 4)) ? 1 : 0;
            case 925 -> {
                GL.glLabelObjectEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 926 -> {
                GL.glLightModelf(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 927 -> {
                GL.glLightModelfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group116(int op, long at) {
        return switch (op) {
            case 928 -> {
                GL.glLightModeli(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 929 -> {
                GL.glLightModeliv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 930 -> {
                GL.glLightf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 931 -> {
                GL.glLightfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 932 -> {
                GL.glLighti(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 933 -> {
                GL.glLightiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 934 -> {
                GL.glLineStipple(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 935 -> {
                GL.glLineWidth(floatAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group117(int op, long at) {
        return switch (op) {
            case 936 -> {
                GL.glLinkProgram(intAt(at + 4));
                yield 0;
            }
            case 937 -> {
                GL.glLinkProgramARB(intAt(at + 4));
                yield 0;
            }
            case 938 -> {
                GL.glListBase(intAt(at + 4));
                yield 0;
            }
            case 939 -> {
                GL.glLoadIdentity();
                yield 0;
            }
            case 940 -> {
                GL.glLoadMatrixd(pointerAt(at + 4));
                yield 0;
            }
            case 941 -> {
                GL.glLoadMatrixf(pointerAt(at + 4));
                yield 0;
            }
            case 942 -> {
                GL.glLoadName(intAt(at + 4));
                yield 0;
            }
            case 943 -> {
                GL.glLoadTransposeMatrixd(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group118(int op, long at) {
        return switch (op) {
            case 944 -> {
                GL.glLoadTransposeMatrixdARB(pointerAt(at + 4));
                yield 0;
            }
            case 945 -> {
                GL.glLoadTransposeMatrixf(pointerAt(at + 4));
                yield 0;
            }
            case 946 -> {
                GL.glLoadTransposeMatrixfARB(pointerAt(at + 4));
                yield 0;
            }
            case 947 -> {
                GL.glLockArraysEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 948 -> {
                GL.glLogicOp(intAt(at + 4));
                yield 0;
            }
            case 949 -> {
                GL.glMakeImageHandleNonResidentARB(longAt(at + 4));
                yield 0;
            }
            case 950 -> {
                GL.glMakeImageHandleResidentARB(longAt(at + 4), intAt(at + 12));
                yield 0;
            }
            case 951 -> {
                GL.glMakeTextureHandleNonResidentARB(longAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group119(int op, long at) {
        return switch (op) {
            case 952 -> {
                GL.glMakeTextureHandleResidentARB(longAt(at + 4));
                yield 0;
            }
            case 953 -> {
                GL.glMap1d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 954 -> {
                GL.glMap1f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), intAt(at + 16), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 955 -> {
                GL.glMap2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), intAt(at + 24), intAt(at + 28), doubleAt(at + 32), doubleAt(at + 40), intAt(at + 48), intAt(at + 52), pointerAt(at + 56));
                yield 0;
            }
            case 956 -> {
                GL.glMap2f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), intAt(at + 16), intAt(at + 20), floatAt(at + 24), floatAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 957 -> mapped(GL.glMapBuffer(intAt(at + 4), intAt(at + 8)));
            case 958 -> mapped(GL.glMapBufferARB(intAt(at + 4), intAt(at + 8)));
            case 959 -> mapped(GL.glMapBufferOES(intAt(at + 4), intAt(at + 8)));
            default -> throw unknown(op);
        };
    }

    private static long group120(int op, long at) {
        return switch (op) {
            case 960 -> mapped(GL.glMapBufferRange(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24)));
            case 961 -> mapped(GL.glMapBufferRangeEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24)));
            case 962 -> {
                GL.glMapGrid1d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 963 -> {
                GL.glMapGrid1f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 964 -> {
                GL.glMapGrid2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), intAt(at + 24), doubleAt(at + 28), doubleAt(at + 36));
                yield 0;
            }
            case 965 -> {
                GL.glMapGrid2f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), intAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            case 966 -> mapped(GL.glMapNamedBuffer(intAt(at + 4), intAt(at + 8)));
            case 967 -> mapped(GL.glMapNamedBufferEXT(intAt(at + 4), intAt(at + 8)));
            default -> throw unknown(op);
        };
    }

    private static long group121(int op, long at) {
        return switch (op) {
            case 968 -> mapped(GL.glMapNamedBufferRange(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24)));
            case 969 -> mapped(GL.glMapNamedBufferRangeEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24)));
            case 970 -> {
                GL.glMaterialf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 971 -> {
                GL.glMaterialfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 972 -> {
                GL.glMateriali(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 973 -> {
                GL.glMaterialiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 974 -> {
                GL.glMatrixFrustumEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32), doubleAt(at + 40), doubleAt(at + 48));
                yield 0;
            }
            case 975 -> {
                GL.glMatrixIndexPointerARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group122(int op, long at) {
        return switch (op) {
            case 976 -> {
                GL.glMatrixIndexubvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 977 -> {
                GL.glMatrixIndexuivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 978 -> {
                GL.glMatrixIndexusvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 979 -> {
                GL.glMatrixLoadIdentityEXT(intAt(at + 4));
                yield 0;
            }
            case 980 -> {
                GL.glMatrixLoadTransposedEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 981 -> {
                GL.glMatrixLoadTransposefEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 982 -> {
                GL.glMatrixLoaddEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 983 -> {
                GL.glMatrixLoadfEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group123(int op, long at) {
        return switch (op) {
            case 984 -> {
                GL.glMatrixMode(intAt(at + 4));
                yield 0;
            }
            case 985 -> {
                GL.glMatrixMultTransposedEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 986 -> {
                GL.glMatrixMultTransposefEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 987 -> {
                GL.glMatrixMultdEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 988 -> {
                GL.glMatrixMultfEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 989 -> {
                GL.glMatrixOrthoEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32), doubleAt(at + 40), doubleAt(at + 48));
                yield 0;
            }
            case 990 -> {
                GL.glMatrixPopEXT(intAt(at + 4));
                yield 0;
            }
            case 991 -> {
                GL.glMatrixPushEXT(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group124(int op, long at) {
        return switch (op) {
            case 992 -> {
                GL.glMatrixRotatedEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 993 -> {
                GL.glMatrixRotatefEXT(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 994 -> {
                GL.glMatrixScaledEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 995 -> {
                GL.glMatrixScalefEXT(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 996 -> {
                GL.glMatrixTranslatedEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 997 -> {
                GL.glMatrixTranslatefEXT(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 998 -> {
                GL.glMaxShaderCompilerThreadsARB(intAt(at + 4));
                yield 0;
            }
            case 999 -> {
                GL.glMaxShaderCompilerThreadsKHR(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group125(int op, long at) {
        return switch (op) {
            case 1000 -> {
                GL.glMemoryBarrier(intAt(at + 4));
                yield 0;
            }
            case 1001 -> {
                GL.glMemoryBarrierByRegion(intAt(at + 4));
                yield 0;
            }
            case 1002 -> {
                GL.glMemoryBarrierEXT(intAt(at + 4));
                yield 0;
            }
            case 1003 -> {
                GL.glMinSampleShading(floatAt(at + 4));
                yield 0;
            }
            case 1004 -> {
                GL.glMinSampleShadingARB(floatAt(at + 4));
                yield 0;
            }
            case 1005 -> {
                GL.glMinSampleShadingOES(floatAt(at + 4));
                yield 0;
            }
            case 1006 -> {
                GL.glMinmax(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0);
                yield 0;
            }
            case 1007 -> {
                GL.glMinmaxEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group126(int op, long at) {
        return switch (op) {
            case 1008 -> {
                GL.glMultMatrixd(pointerAt(at + 4));
                yield 0;
            }
            case 1009 -> {
                GL.glMultMatrixf(pointerAt(at + 4));
                yield 0;
            }
            case 1010 -> {
                GL.glMultTransposeMatrixd(pointerAt(at + 4));
                yield 0;
            }
            case 1011 -> {
                GL.glMultTransposeMatrixdARB(pointerAt(at + 4));
                yield 0;
            }
            case 1012 -> {
                GL.glMultTransposeMatrixf(pointerAt(at + 4));
                yield 0;
            }
            case 1013 -> {
                GL.glMultTransposeMatrixfARB(pointerAt(at + 4));
                yield 0;
            }
            case 1014 -> {
                GL.glMultiDrawArrays(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1015 -> {
                GL.glMultiDrawArraysEXT(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group127(int op, long at) {
        return switch (op) {
            case 1016 -> {
                GL.glMultiDrawArraysIndirect(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1017 -> {
                GL.glMultiDrawArraysIndirectCount(intAt(at + 4), pointerAt(at + 8), sizeAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 1018 -> {
                GL.glMultiDrawArraysIndirectCountARB(intAt(at + 4), pointerAt(at + 8), sizeAt(at + 16), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 1019 -> {
                GL.glMultiDrawArraysIndirectEXT(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1020 -> {
                GL.glMultiDrawElements(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), intAt(at + 28));
                yield 0;
            }
            case 1021 -> {
                GL.glMultiDrawElementsBaseVertex(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1022 -> {
                GL.glMultiDrawElementsBaseVertexEXT(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1023 -> {
                GL.glMultiDrawElementsEXT(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), intAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group128(int op, long at) {
        return switch (op) {
            case 1024 -> {
                GL.glMultiDrawElementsIndirect(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1025 -> {
                GL.glMultiDrawElementsIndirectCount(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), sizeAt(at + 20), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 1026 -> {
                GL.glMultiDrawElementsIndirectCountARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), sizeAt(at + 20), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 1027 -> {
                GL.glMultiDrawElementsIndirectEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1028 -> {
                GL.glMultiModeDrawArraysIBM(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 1029 -> {
                GL.glMultiModeDrawElementsIBM(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24), intAt(at + 32), intAt(at + 36));
                yield 0;
            }
            case 1030 -> {
                GL.glMultiTexBufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1031 -> {
                GL.glMultiTexCoord1d(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group129(int op, long at) {
        return switch (op) {
            case 1032 -> {
                GL.glMultiTexCoord1dARB(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            case 1033 -> {
                GL.glMultiTexCoord1dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1034 -> {
                GL.glMultiTexCoord1dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1035 -> {
                GL.glMultiTexCoord1f(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1036 -> {
                GL.glMultiTexCoord1fARB(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1037 -> {
                GL.glMultiTexCoord1fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1038 -> {
                GL.glMultiTexCoord1fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1039 -> {
                GL.glMultiTexCoord1hNV(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group130(int op, long at) {
        return switch (op) {
            case 1040 -> {
                GL.glMultiTexCoord1hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1041 -> {
                GL.glMultiTexCoord1i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1042 -> {
                GL.glMultiTexCoord1iARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1043 -> {
                GL.glMultiTexCoord1iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1044 -> {
                GL.glMultiTexCoord1ivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1045 -> {
                GL.glMultiTexCoord1s(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1046 -> {
                GL.glMultiTexCoord1sARB(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1047 -> {
                GL.glMultiTexCoord1sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group131(int op, long at) {
        return switch (op) {
            case 1048 -> {
                GL.glMultiTexCoord1svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1049 -> {
                GL.glMultiTexCoord2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1050 -> {
                GL.glMultiTexCoord2dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1051 -> {
                GL.glMultiTexCoord2dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1052 -> {
                GL.glMultiTexCoord2dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1053 -> {
                GL.glMultiTexCoord2f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1054 -> {
                GL.glMultiTexCoord2fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1055 -> {
                GL.glMultiTexCoord2fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group132(int op, long at) {
        return switch (op) {
            case 1056 -> {
                GL.glMultiTexCoord2fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1057 -> {
                GL.glMultiTexCoord2hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1058 -> {
                GL.glMultiTexCoord2hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1059 -> {
                GL.glMultiTexCoord2i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1060 -> {
                GL.glMultiTexCoord2iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1061 -> {
                GL.glMultiTexCoord2iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1062 -> {
                GL.glMultiTexCoord2ivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1063 -> {
                GL.glMultiTexCoord2s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group133(int op, long at) {
        return switch (op) {
            case 1064 -> {
                GL.glMultiTexCoord2sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1065 -> {
                GL.glMultiTexCoord2sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1066 -> {
                GL.glMultiTexCoord2svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1067 -> {
                GL.glMultiTexCoord3d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1068 -> {
                GL.glMultiTexCoord3dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1069 -> {
                GL.glMultiTexCoord3dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1070 -> {
                GL.glMultiTexCoord3dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1071 -> {
                GL.glMultiTexCoord3f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group134(int op, long at) {
        return switch (op) {
            case 1072 -> {
                GL.glMultiTexCoord3fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1073 -> {
                GL.glMultiTexCoord3fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1074 -> {
                GL.glMultiTexCoord3fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1075 -> {
                GL.glMultiTexCoord3hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1076 -> {
                GL.glMultiTexCoord3hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1077 -> {
                GL.glMultiTexCoord3i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1078 -> {
                GL.glMultiTexCoord3iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1079 -> {
                GL.glMultiTexCoord3iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group135(int op, long at) {
        return switch (op) {
            case 1080 -> {
                GL.glMultiTexCoord3ivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1081 -> {
                GL.glMultiTexCoord3s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1082 -> {
                GL.glMultiTexCoord3sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1083 -> {
                GL.glMultiTexCoord3sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1084 -> {
                GL.glMultiTexCoord3svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1085 -> {
                GL.glMultiTexCoord4d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1086 -> {
                GL.glMultiTexCoord4dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1087 -> {
                GL.glMultiTexCoord4dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group136(int op, long at) {
        return switch (op) {
            case 1088 -> {
                GL.glMultiTexCoord4dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1089 -> {
                GL.glMultiTexCoord4f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1090 -> {
                GL.glMultiTexCoord4fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1091 -> {
                GL.glMultiTexCoord4fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1092 -> {
                GL.glMultiTexCoord4fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1093 -> {
                GL.glMultiTexCoord4hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1094 -> {
                GL.glMultiTexCoord4hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1095 -> {
                GL.glMultiTexCoord4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group137(int op, long at) {
        return switch (op) {
            case 1096 -> {
                GL.glMultiTexCoord4iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1097 -> {
                GL.glMultiTexCoord4iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1098 -> {
                GL.glMultiTexCoord4ivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1099 -> {
                GL.glMultiTexCoord4s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1100 -> {
                GL.glMultiTexCoord4sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1101 -> {
                GL.glMultiTexCoord4sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1102 -> {
                GL.glMultiTexCoord4svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1103 -> {
                GL.glMultiTexCoordP1ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group138(int op, long at) {
        return switch (op) {
            case 1104 -> {
                GL.glMultiTexCoordP1uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1105 -> {
                GL.glMultiTexCoordP2ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1106 -> {
                GL.glMultiTexCoordP2uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1107 -> {
                GL.glMultiTexCoordP3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1108 -> {
                GL.glMultiTexCoordP3uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1109 -> {
                GL.glMultiTexCoordP4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1110 -> {
                GL.glMultiTexCoordP4uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1111 -> {
                GL.glMultiTexCoordPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group139(int op, long at) {
        return switch (op) {
            case 1112 -> {
                GL.glMultiTexEnvfEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1113 -> {
                GL.glMultiTexEnvfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1114 -> {
                GL.glMultiTexEnviEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1115 -> {
                GL.glMultiTexEnvivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1116 -> {
                GL.glMultiTexGendEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), doubleAt(at + 16));
                yield 0;
            }
            case 1117 -> {
                GL.glMultiTexGendvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1118 -> {
                GL.glMultiTexGenfEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1119 -> {
                GL.glMultiTexGenfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group140(int op, long at) {
        return switch (op) {
            case 1120 -> {
                GL.glMultiTexGeniEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1121 -> {
                GL.glMultiTexGenivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1122 -> {
                GL.glMultiTexImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1123 -> {
                GL.glMultiTexImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1124 -> {
                GL.glMultiTexImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 1125 -> {
                GL.glMultiTexParameterIivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1126 -> {
                GL.glMultiTexParameterIuivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1127 -> {
                GL.glMultiTexParameterfEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group141(int op, long at) {
        return switch (op) {
            case 1128 -> {
                GL.glMultiTexParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1129 -> {
                GL.glMultiTexParameteriEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1130 -> {
                GL.glMultiTexParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1131 -> {
                GL.glMultiTexSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1132 -> {
                GL.glMultiTexSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1133 -> {
                GL.glMultiTexSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), pointerAt(at + 48));
                yield 0;
            }
            case 1134 -> {
                GL.glNamedBufferData(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1135 -> {
                GL.glNamedBufferDataEXT(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group142(int op, long at) {
        return switch (op) {
            case 1136 -> {
                GL.glNamedBufferPageCommitmentARB(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24) != 0);
                yield 0;
            }
            case 1137 -> {
                GL.glNamedBufferPageCommitmentEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), intAt(at + 24) != 0);
                yield 0;
            }
            case 1138 -> {
                GL.glNamedBufferStorage(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1139 -> {
                GL.glNamedBufferStorageEXT(intAt(at + 4), sizeAt(at + 8), pointerAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1140 -> {
                GL.glNamedBufferSubData(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 1141 -> {
                GL.glNamedBufferSubDataEXT(intAt(at + 4), sizeAt(at + 8), sizeAt(at + 16), pointerAt(at + 24));
                yield 0;
            }
            case 1142 -> {
                GL.glNamedCopyBufferSubDataEXT(intAt(at + 4), intAt(at + 8), sizeAt(at + 12), sizeAt(at + 20), sizeAt(at + 28));
                yield 0;
            }
            case 1143 -> {
                GL.glNamedFramebufferDrawBuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group143(int op, long at) {
        return switch (op) {
            case 1144 -> {
                GL.glNamedFramebufferDrawBuffers(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1145 -> {
                GL.glNamedFramebufferParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1146 -> {
                GL.glNamedFramebufferParameteriEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1147 -> {
                GL.glNamedFramebufferReadBuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1148 -> {
                GL.glNamedFramebufferRenderbuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1149 -> {
                GL.glNamedFramebufferRenderbufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1150 -> {
                GL.glNamedFramebufferSampleLocationsfvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1151 -> {
                GL.glNamedFramebufferSampleLocationsfvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group144(int op, long at) {
        return switch (op) {
            case 1152 -> {
                GL.glNamedFramebufferTexture(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1153 -> {
                GL.glNamedFramebufferTexture1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1154 -> {
                GL.glNamedFramebufferTexture2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1155 -> {
                GL.glNamedFramebufferTexture3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1156 -> {
                GL.glNamedFramebufferTextureEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1157 -> {
                GL.glNamedFramebufferTextureFaceEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1158 -> {
                GL.glNamedFramebufferTextureLayer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1159 -> {
                GL.glNamedFramebufferTextureLayerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group145(int op, long at) {
        return switch (op) {
            case 1160 -> {
                GL.glNamedProgramLocalParameter4dEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32), doubleAt(at + 40));
                yield 0;
            }
            case 1161 -> {
                GL.glNamedProgramLocalParameter4dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1162 -> {
                GL.glNamedProgramLocalParameter4fEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), floatAt(at + 28));
                yield 0;
            }
            case 1163 -> {
                GL.glNamedProgramLocalParameter4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1164 -> {
                GL.glNamedProgramLocalParameters4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1165 -> {
                GL.glNamedProgramStringEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1166 -> {
                GL.glNamedRenderbufferStorage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1167 -> {
                GL.glNamedRenderbufferStorageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group146(int op, long at) {
        return switch (op) {
            case 1168 -> {
                GL.glNamedRenderbufferStorageMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1169 -> {
                GL.glNamedRenderbufferStorageMultisampleEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1170 -> {
                GL.glNamedStringARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 1171 -> {
                GL.glNewList(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1172 -> {
                GL.glNormal3b((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 1173 -> {
                GL.glNormal3bv(pointerAt(at + 4));
                yield 0;
            }
            case 1174 -> {
                GL.glNormal3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1175 -> {
                GL.glNormal3dv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group147(int op, long at) {
        return switch (op) {
            case 1176 -> {
                GL.glNormal3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1177 -> {
                GL.glNormal3fv(pointerAt(at + 4));
                yield 0;
            }
            case 1178 -> {
                GL.glNormal3hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1179 -> {
                GL.glNormal3hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1180 -> {
                GL.glNormal3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1181 -> {
                GL.glNormal3iv(pointerAt(at + 4));
                yield 0;
            }
            case 1182 -> {
                GL.glNormal3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1183 -> {
                GL.glNormal3sv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group148(int op, long at) {
        return switch (op) {
            case 1184 -> {
                GL.glNormalP3ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1185 -> {
                GL.glNormalP3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1186 -> {
                GL.glNormalPointer(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1187 -> {
                GL.glNormalPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1188 -> {
                GL.glObjectLabel(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1189 -> {
                GL.glObjectLabelKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1190 -> {
                GL.glObjectPtrLabel(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1191 -> {
                GL.glObjectPtrLabelKHR(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group149(int op, long at) {
        return switch (op) {
            case 1192 -> {
                GL.glOrtho(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36), doubleAt(at + 44));
                yield 0;
            }
            case 1193 -> {
                GL.glPassThrough(floatAt(at + 4));
                yield 0;
            }
            case 1194 -> {
                GL.glPatchParameterfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1195 -> {
                GL.glPatchParameteri(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1196 -> {
                GL.glPatchParameteriEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1197 -> {
                GL.glPatchParameteriOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1198 -> {
                GL.glPauseTransformFeedback();
                yield 0;
            }
            case 1199 -> {
                GL.glPixelMapfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group150(int op, long at) {
        return switch (op) {
            case 1200 -> {
                GL.glPixelMapuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1201 -> {
                GL.glPixelMapusv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1202 -> {
                GL.glPixelStoref(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1203 -> {
                GL.glPixelStorei(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1204 -> {
                GL.glPixelTransferf(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1205 -> {
                GL.glPixelTransferi(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1206 -> {
                GL.glPixelZoom(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1207 -> {
                GL.glPointParameterf(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group151(int op, long at) {
        return switch (op) {
            case 1208 -> {
                GL.glPointParameterfARB(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1209 -> {
                GL.glPointParameterfEXT(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1210 -> {
                GL.glPointParameterfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1211 -> {
                GL.glPointParameterfvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1212 -> {
                GL.glPointParameterfvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1213 -> {
                GL.glPointParameteri(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1214 -> {
                GL.glPointParameteriv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1215 -> {
                GL.glPointSize(floatAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group152(int op, long at) {
        return switch (op) {
            case 1216 -> {
                GL.glPolygonMode(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1217 -> {
                GL.glPolygonModeNV(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1218 -> {
                GL.glPolygonOffset(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1219 -> {
                GL.glPolygonOffsetClamp(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1220 -> {
                GL.glPolygonOffsetClampEXT(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1221 -> {
                GL.glPolygonOffsetEXT(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1222 -> {
                GL.glPolygonStipple(pointerAt(at + 4));
                yield 0;
            }
            case 1223 -> {
                GL.glPopAttrib();
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group153(int op, long at) {
        return switch (op) {
            case 1224 -> {
                GL.glPopClientAttrib();
                yield 0;
            }
            case 1225 -> {
                GL.glPopDebugGroup();
                yield 0;
            }
            case 1226 -> {
                GL.glPopDebugGroupKHR();
                yield 0;
            }
            case 1227 -> {
                GL.glPopGroupMarkerEXT();
                yield 0;
            }
            case 1228 -> {
                GL.glPopMatrix();
                yield 0;
            }
            case 1229 -> {
                GL.glPopName();
                yield 0;
            }
            case 1230 -> {
                GL.glPrimitiveBoundingBox(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), floatAt(at + 28), floatAt(at + 32));
                yield 0;
            }
            case 1231 -> {
                GL.glPrimitiveBoundingBoxARB(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), floatAt(at + 28), floatAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group154(int op, long at) {
        return switch (op) {
            case 1232 -> {
                GL.glPrimitiveBoundingBoxEXT(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), floatAt(at + 28), floatAt(at + 32));
                yield 0;
            }
            case 1233 -> {
                GL.glPrimitiveBoundingBoxOES(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24), floatAt(at + 28), floatAt(at + 32));
                yield 0;
            }
            case 1234 -> {
                GL.glPrimitiveRestartIndex(intAt(at + 4));
                yield 0;
            }
            case 1235 -> {
                GL.glPrimitiveRestartIndexNV(intAt(at + 4));
                yield 0;
            }
            case 1236 -> {
                GL.glPrimitiveRestartNV();
                yield 0;
            }
            case 1237 -> {
                GL.glPrioritizeTextures(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16));
                yield 0;
            }
            case 1238 -> {
                GL.glPrioritizeTexturesEXT(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16));
                yield 0;
            }
            case 1239 -> {
                GL.glProgramBinary(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group155(int op, long at) {
        return switch (op) {
            case 1240 -> {
                GL.glProgramBinaryOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 1241 -> {
                GL.glProgramEnvParameter4dARB(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36));
                yield 0;
            }
            case 1242 -> {
                GL.glProgramEnvParameter4dvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1243 -> {
                GL.glProgramEnvParameter4fARB(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            case 1244 -> {
                GL.glProgramEnvParameter4fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1245 -> {
                GL.glProgramEnvParameters4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1246 -> {
                GL.glProgramLocalParameter4dARB(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36));
                yield 0;
            }
            case 1247 -> {
                GL.glProgramLocalParameter4dvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group156(int op, long at) {
        return switch (op) {
            case 1248 -> {
                GL.glProgramLocalParameter4fARB(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            case 1249 -> {
                GL.glProgramLocalParameter4fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1250 -> {
                GL.glProgramLocalParameters4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1251 -> {
                GL.glProgramParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1252 -> {
                GL.glProgramParameteriARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1253 -> {
                GL.glProgramParameteriEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1254 -> {
                GL.glProgramStringARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1255 -> {
                GL.glProgramUniform1d(intAt(at + 4), intAt(at + 8), doubleAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group157(int op, long at) {
        return switch (op) {
            case 1256 -> {
                GL.glProgramUniform1dEXT(intAt(at + 4), intAt(at + 8), doubleAt(at + 12));
                yield 0;
            }
            case 1257 -> {
                GL.glProgramUniform1dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1258 -> {
                GL.glProgramUniform1dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1259 -> {
                GL.glProgramUniform1f(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1260 -> {
                GL.glProgramUniform1fEXT(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1261 -> {
                GL.glProgramUniform1fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1262 -> {
                GL.glProgramUniform1fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1263 -> {
                GL.glProgramUniform1i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group158(int op, long at) {
        return switch (op) {
            case 1264 -> {
                GL.glProgramUniform1i64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12));
                yield 0;
            }
            case 1265 -> {
                GL.glProgramUniform1i64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1266 -> {
                GL.glProgramUniform1iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1267 -> {
                GL.glProgramUniform1iv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1268 -> {
                GL.glProgramUniform1ivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1269 -> {
                GL.glProgramUniform1ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1270 -> {
                GL.glProgramUniform1ui64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12));
                yield 0;
            }
            case 1271 -> {
                GL.glProgramUniform1ui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group159(int op, long at) {
        return switch (op) {
            case 1272 -> {
                GL.glProgramUniform1uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1273 -> {
                GL.glProgramUniform1uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1274 -> {
                GL.glProgramUniform1uivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1275 -> {
                GL.glProgramUniform2d(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1276 -> {
                GL.glProgramUniform2dEXT(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1277 -> {
                GL.glProgramUniform2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1278 -> {
                GL.glProgramUniform2dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1279 -> {
                GL.glProgramUniform2f(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group160(int op, long at) {
        return switch (op) {
            case 1280 -> {
                GL.glProgramUniform2fEXT(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1281 -> {
                GL.glProgramUniform2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1282 -> {
                GL.glProgramUniform2fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1283 -> {
                GL.glProgramUniform2i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1284 -> {
                GL.glProgramUniform2i64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20));
                yield 0;
            }
            case 1285 -> {
                GL.glProgramUniform2i64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1286 -> {
                GL.glProgramUniform2iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1287 -> {
                GL.glProgramUniform2iv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group161(int op, long at) {
        return switch (op) {
            case 1288 -> {
                GL.glProgramUniform2ivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1289 -> {
                GL.glProgramUniform2ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1290 -> {
                GL.glProgramUniform2ui64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20));
                yield 0;
            }
            case 1291 -> {
                GL.glProgramUniform2ui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1292 -> {
                GL.glProgramUniform2uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1293 -> {
                GL.glProgramUniform2uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1294 -> {
                GL.glProgramUniform2uivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1295 -> {
                GL.glProgramUniform3d(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group162(int op, long at) {
        return switch (op) {
            case 1296 -> {
                GL.glProgramUniform3dEXT(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 1297 -> {
                GL.glProgramUniform3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1298 -> {
                GL.glProgramUniform3dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1299 -> {
                GL.glProgramUniform3f(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1300 -> {
                GL.glProgramUniform3fEXT(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1301 -> {
                GL.glProgramUniform3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1302 -> {
                GL.glProgramUniform3fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1303 -> {
                GL.glProgramUniform3i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group163(int op, long at) {
        return switch (op) {
            case 1304 -> {
                GL.glProgramUniform3i64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20), longAt(at + 28));
                yield 0;
            }
            case 1305 -> {
                GL.glProgramUniform3i64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1306 -> {
                GL.glProgramUniform3iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1307 -> {
                GL.glProgramUniform3iv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1308 -> {
                GL.glProgramUniform3ivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1309 -> {
                GL.glProgramUniform3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1310 -> {
                GL.glProgramUniform3ui64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20), longAt(at + 28));
                yield 0;
            }
            case 1311 -> {
                GL.glProgramUniform3ui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group164(int op, long at) {
        return switch (op) {
            case 1312 -> {
                GL.glProgramUniform3uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1313 -> {
                GL.glProgramUniform3uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1314 -> {
                GL.glProgramUniform3uivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1315 -> {
                GL.glProgramUniform4d(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36));
                yield 0;
            }
            case 1316 -> {
                GL.glProgramUniform4dEXT(intAt(at + 4), intAt(at + 8), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28), doubleAt(at + 36));
                yield 0;
            }
            case 1317 -> {
                GL.glProgramUniform4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1318 -> {
                GL.glProgramUniform4dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1319 -> {
                GL.glProgramUniform4f(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group165(int op, long at) {
        return switch (op) {
            case 1320 -> {
                GL.glProgramUniform4fEXT(intAt(at + 4), intAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            case 1321 -> {
                GL.glProgramUniform4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1322 -> {
                GL.glProgramUniform4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1323 -> {
                GL.glProgramUniform4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1324 -> {
                GL.glProgramUniform4i64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20), longAt(at + 28), longAt(at + 36));
                yield 0;
            }
            case 1325 -> {
                GL.glProgramUniform4i64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1326 -> {
                GL.glProgramUniform4iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1327 -> {
                GL.glProgramUniform4iv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group166(int op, long at) {
        return switch (op) {
            case 1328 -> {
                GL.glProgramUniform4ivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1329 -> {
                GL.glProgramUniform4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1330 -> {
                GL.glProgramUniform4ui64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12), longAt(at + 20), longAt(at + 28), longAt(at + 36));
                yield 0;
            }
            case 1331 -> {
                GL.glProgramUniform4ui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1332 -> {
                GL.glProgramUniform4uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1333 -> {
                GL.glProgramUniform4uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1334 -> {
                GL.glProgramUniform4uivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1335 -> {
                GL.glProgramUniformHandleui64ARB(intAt(at + 4), intAt(at + 8), longAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group167(int op, long at) {
        return switch (op) {
            case 1336 -> {
                GL.glProgramUniformHandleui64vARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1337 -> {
                GL.glProgramUniformMatrix2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1338 -> {
                GL.glProgramUniformMatrix2dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1339 -> {
                GL.glProgramUniformMatrix2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1340 -> {
                GL.glProgramUniformMatrix2fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1341 -> {
                GL.glProgramUniformMatrix2x3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1342 -> {
                GL.glProgramUniformMatrix2x3dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1343 -> {
                GL.glProgramUniformMatrix2x3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group168(int op, long at) {
        return switch (op) {
            case 1344 -> {
                GL.glProgramUniformMatrix2x3fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1345 -> {
                GL.glProgramUniformMatrix2x4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1346 -> {
                GL.glProgramUniformMatrix2x4dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1347 -> {
                GL.glProgramUniformMatrix2x4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1348 -> {
                GL.glProgramUniformMatrix2x4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1349 -> {
                GL.glProgramUniformMatrix3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1350 -> {
                GL.glProgramUniformMatrix3dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1351 -> {
                GL.glProgramUniformMatrix3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group169(int op, long at) {
        return switch (op) {
            case 1352 -> {
                GL.glProgramUniformMatrix3fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1353 -> {
                GL.glProgramUniformMatrix3x2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1354 -> {
                GL.glProgramUniformMatrix3x2dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1355 -> {
                GL.glProgramUniformMatrix3x2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1356 -> {
                GL.glProgramUniformMatrix3x2fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1357 -> {
                GL.glProgramUniformMatrix3x4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1358 -> {
                GL.glProgramUniformMatrix3x4dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1359 -> {
                GL.glProgramUniformMatrix3x4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group170(int op, long at) {
        return switch (op) {
            case 1360 -> {
                GL.glProgramUniformMatrix3x4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1361 -> {
                GL.glProgramUniformMatrix4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1362 -> {
                GL.glProgramUniformMatrix4dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1363 -> {
                GL.glProgramUniformMatrix4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1364 -> {
                GL.glProgramUniformMatrix4fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1365 -> {
                GL.glProgramUniformMatrix4x2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1366 -> {
                GL.glProgramUniformMatrix4x2dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1367 -> {
                GL.glProgramUniformMatrix4x2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group171(int op, long at) {
        return switch (op) {
            case 1368 -> {
                GL.glProgramUniformMatrix4x2fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1369 -> {
                GL.glProgramUniformMatrix4x3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1370 -> {
                GL.glProgramUniformMatrix4x3dvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1371 -> {
                GL.glProgramUniformMatrix4x3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1372 -> {
                GL.glProgramUniformMatrix4x3fvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, pointerAt(at + 20));
                yield 0;
            }
            case 1373 -> {
                GL.glProvokingVertex(intAt(at + 4));
                yield 0;
            }
            case 1374 -> {
                GL.glProvokingVertexEXT(intAt(at + 4));
                yield 0;
            }
            case 1375 -> {
                GL.glPushAttrib(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group172(int op, long at) {
        return switch (op) {
            case 1376 -> {
                GL.glPushClientAttrib(intAt(at + 4));
                yield 0;
            }
            case 1377 -> {
                GL.glPushClientAttribDefaultEXT(intAt(at + 4));
                yield 0;
            }
            case 1378 -> {
                GL.glPushDebugGroup(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1379 -> {
                GL.glPushDebugGroupKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1380 -> {
                GL.glPushGroupMarkerEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1381 -> {
                GL.glPushMatrix();
                yield 0;
            }
            case 1382 -> {
                GL.glPushName(intAt(at + 4));
                yield 0;
            }
            case 1383 -> {
                GL.glQueryCounter(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group173(int op, long at) {
        return switch (op) {
            case 1384 -> {
                GL.glQueryCounterEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1385 -> {
                GL.glRasterPos2d(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 1386 -> {
                GL.glRasterPos2dv(pointerAt(at + 4));
                yield 0;
            }
            case 1387 -> {
                GL.glRasterPos2f(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1388 -> {
                GL.glRasterPos2fv(pointerAt(at + 4));
                yield 0;
            }
            case 1389 -> {
                GL.glRasterPos2i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1390 -> {
                GL.glRasterPos2iv(pointerAt(at + 4));
                yield 0;
            }
            case 1391 -> {
                GL.glRasterPos2s((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group174(int op, long at) {
        return switch (op) {
            case 1392 -> {
                GL.glRasterPos2sv(pointerAt(at + 4));
                yield 0;
            }
            case 1393 -> {
                GL.glRasterPos3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1394 -> {
                GL.glRasterPos3dv(pointerAt(at + 4));
                yield 0;
            }
            case 1395 -> {
                GL.glRasterPos3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1396 -> {
                GL.glRasterPos3fv(pointerAt(at + 4));
                yield 0;
            }
            case 1397 -> {
                GL.glRasterPos3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1398 -> {
                GL.glRasterPos3iv(pointerAt(at + 4));
                yield 0;
            }
            case 1399 -> {
                GL.glRasterPos3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group175(int op, long at) {
        return switch (op) {
            case 1400 -> {
                GL.glRasterPos3sv(pointerAt(at + 4));
                yield 0;
            }
            case 1401 -> {
                GL.glRasterPos4d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 1402 -> {
                GL.glRasterPos4dv(pointerAt(at + 4));
                yield 0;
            }
            case 1403 -> {
                GL.glRasterPos4f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1404 -> {
                GL.glRasterPos4fv(pointerAt(at + 4));
                yield 0;
            }
            case 1405 -> {
                GL.glRasterPos4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1406 -> {
                GL.glRasterPos4iv(pointerAt(at + 4));
                yield 0;
            }
            case 1407 -> {
                GL.glRasterPos4s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group176(int op, long at) {
        return switch (op) {
            case 1408 -> {
                GL.glRasterPos4sv(pointerAt(at + 4));
                yield 0;
            }
            case 1409 -> {
                GL.glReadBuffer(intAt(at + 4));
                yield 0;
            }
            case 1410 -> {
                GL.glReadPixels(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 1411 -> {
                GL.glReadnPixels(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1412 -> {
                GL.glReadnPixelsARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1413 -> {
                GL.glReadnPixelsEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1414 -> {
                GL.glReadnPixelsKHR(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1415 -> {
                GL.glRectd(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group177(int op, long at) {
        return switch (op) {
            case 1416 -> {
                GL.glRectdv(pointerAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 1417 -> {
                GL.glRectf(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1418 -> {
                GL.glRectfv(pointerAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 1419 -> {
                GL.glRecti(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1420 -> {
                GL.glRectiv(pointerAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 1421 -> {
                GL.glRects((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1422 -> {
                GL.glRectsv(pointerAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 1423 -> {
                GL.glReleaseShaderCompiler();
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group178(int op, long at) {
        return switch (op) {
            case 1424 -> GL.glRenderMode(intAt(at + 4));
            case 1425 -> {
                GL.glRenderbufferStorage(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1426 -> {
                GL.glRenderbufferStorageEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1427 -> {
                GL.glRenderbufferStorageMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1428 -> {
                GL.glRenderbufferStorageMultisampleANGLE(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1429 -> {
                GL.glRenderbufferStorageMultisampleEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1430 -> {
                GL.glRenderbufferStorageMultisampleNV(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1431 -> {
                GL.glResetHistogram(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group179(int op, long at) {
        return switch (op) {
            case 1432 -> {
                GL.glResetHistogramEXT(intAt(at + 4));
                yield 0;
            }
            case 1433 -> {
                GL.glResetMinmax(intAt(at + 4));
                yield 0;
            }
            case 1434 -> {
                GL.glResetMinmaxEXT(intAt(at + 4));
                yield 0;
            }
            case 1435 -> {
                GL.glResolveDepthValuesNV();
                yield 0;
            }
            case 1436 -> {
                GL.glResumeTransformFeedback();
                yield 0;
            }
            case 1437 -> {
                GL.glRotated(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 1438 -> {
                GL.glRotatef(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1439 -> {
                GL.glSampleCoverage(floatAt(at + 4), intAt(at + 8) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group180(int op, long at) {
        return switch (op) {
            case 1440 -> {
                GL.glSampleCoverageARB(floatAt(at + 4), intAt(at + 8) != 0);
                yield 0;
            }
            case 1441 -> {
                GL.glSampleMaskEXT(floatAt(at + 4), intAt(at + 8) != 0);
                yield 0;
            }
            case 1442 -> {
                GL.glSampleMaski(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1443 -> {
                GL.glSamplePatternEXT(intAt(at + 4));
                yield 0;
            }
            case 1444 -> {
                GL.glSamplerParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1445 -> {
                GL.glSamplerParameterIivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1446 -> {
                GL.glSamplerParameterIivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1447 -> {
                GL.glSamplerParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group181(int op, long at) {
        return switch (op) {
            case 1448 -> {
                GL.glSamplerParameterIuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1449 -> {
                GL.glSamplerParameterIuivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1450 -> {
                GL.glSamplerParameterf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1451 -> {
                GL.glSamplerParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1452 -> {
                GL.glSamplerParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1453 -> {
                GL.glSamplerParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1454 -> {
                GL.glScaled(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1455 -> {
                GL.glScalef(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group182(int op, long at) {
        return switch (op) {
            case 1456 -> {
                GL.glScissor(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1457 -> {
                GL.glScissorArrayv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1458 -> {
                GL.glScissorArrayvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1459 -> {
                GL.glScissorIndexed(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1460 -> {
                GL.glScissorIndexedOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1461 -> {
                GL.glScissorIndexedv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1462 -> {
                GL.glScissorIndexedvOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1463 -> {
                GL.glSecondaryColor3b((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group183(int op, long at) {
        return switch (op) {
            case 1464 -> {
                GL.glSecondaryColor3bEXT((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 1465 -> {
                GL.glSecondaryColor3bv(pointerAt(at + 4));
                yield 0;
            }
            case 1466 -> {
                GL.glSecondaryColor3bvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1467 -> {
                GL.glSecondaryColor3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1468 -> {
                GL.glSecondaryColor3dEXT(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1469 -> {
                GL.glSecondaryColor3dv(pointerAt(at + 4));
                yield 0;
            }
            case 1470 -> {
                GL.glSecondaryColor3dvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1471 -> {
                GL.glSecondaryColor3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group184(int op, long at) {
        return switch (op) {
            case 1472 -> {
                GL.glSecondaryColor3fEXT(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1473 -> {
                GL.glSecondaryColor3fv(pointerAt(at + 4));
                yield 0;
            }
            case 1474 -> {
                GL.glSecondaryColor3fvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1475 -> {
                GL.glSecondaryColor3hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1476 -> {
                GL.glSecondaryColor3hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1477 -> {
                GL.glSecondaryColor3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1478 -> {
                GL.glSecondaryColor3iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1479 -> {
                GL.glSecondaryColor3iv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group185(int op, long at) {
        return switch (op) {
            case 1480 -> {
                GL.glSecondaryColor3ivEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1481 -> {
                GL.glSecondaryColor3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1482 -> {
                GL.glSecondaryColor3sEXT((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1483 -> {
                GL.glSecondaryColor3sv(pointerAt(at + 4));
                yield 0;
            }
            case 1484 -> {
                GL.glSecondaryColor3svEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1485 -> {
                GL.glSecondaryColor3ub((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 1486 -> {
                GL.glSecondaryColor3ubEXT((byte) intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12));
                yield 0;
            }
            case 1487 -> {
                GL.glSecondaryColor3ubv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group186(int op, long at) {
        return switch (op) {
            case 1488 -> {
                GL.glSecondaryColor3ubvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1489 -> {
                GL.glSecondaryColor3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1490 -> {
                GL.glSecondaryColor3uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1491 -> {
                GL.glSecondaryColor3uiv(pointerAt(at + 4));
                yield 0;
            }
            case 1492 -> {
                GL.glSecondaryColor3uivEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1493 -> {
                GL.glSecondaryColor3us((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1494 -> {
                GL.glSecondaryColor3usEXT((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1495 -> {
                GL.glSecondaryColor3usv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group187(int op, long at) {
        return switch (op) {
            case 1496 -> {
                GL.glSecondaryColor3usvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 1497 -> {
                GL.glSecondaryColorP3ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1498 -> {
                GL.glSecondaryColorP3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1499 -> {
                GL.glSecondaryColorPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1500 -> {
                GL.glSecondaryColorPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1501 -> {
                GL.glSelectBuffer(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1502 -> {
                GL.glSeparableFilter2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28), pointerAt(at + 36));
                yield 0;
            }
            case 1503 -> {
                GL.glSeparableFilter2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28), pointerAt(at + 36));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group188(int op, long at) {
        return switch (op) {
            case 1504 -> {
                GL.glShadeModel(intAt(at + 4));
                yield 0;
            }
            case 1505 -> {
                GL.glShaderBinary(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), intAt(at + 28));
                yield 0;
            }
            case 1506 -> {
                GL.glShaderSource(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 1507 -> {
                GL.glShaderSourceARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 1508 -> {
                GL.glShaderStorageBlockBinding(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1509 -> {
                GL.glSpecializeShader(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 1510 -> {
                GL.glSpecializeShaderARB(intAt(at + 4), pointerAt(at + 8), intAt(at + 16), pointerAt(at + 20), pointerAt(at + 28));
                yield 0;
            }
            case 1511 -> {
                GL.glStencilClearTagEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group189(int op, long at) {
        return switch (op) {
            case 1512 -> {
                GL.glStencilFunc(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1513 -> {
                GL.glStencilFuncSeparate(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1514 -> {
                GL.glStencilFuncSeparateATI(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1515 -> {
                GL.glStencilMask(intAt(at + 4));
                yield 0;
            }
            case 1516 -> {
                GL.glStencilMaskSeparate(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1517 -> {
                GL.glStencilOp(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1518 -> {
                GL.glStencilOpSeparate(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1519 -> {
                GL.glStencilOpSeparateATI(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group190(int op, long at) {
        return switch (op) {
            case 1520 -> {
                GL.glTessellationFactorAMD(floatAt(at + 4));
                yield 0;
            }
            case 1521 -> {
                GL.glTessellationModeAMD(intAt(at + 4));
                yield 0;
            }
            case 1522 -> {
                GL.glTexBuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1523 -> {
                GL.glTexBufferARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1524 -> {
                GL.glTexBufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1525 -> {
                GL.glTexBufferOES(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1526 -> {
                GL.glTexBufferRange(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            case 1527 -> {
                GL.glTexBufferRangeEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group191(int op, long at) {
        return switch (op) {
            case 1528 -> {
                GL.glTexBufferRangeOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            case 1529 -> {
                GL.glTexCoord1d(doubleAt(at + 4));
                yield 0;
            }
            case 1530 -> {
                GL.glTexCoord1dv(pointerAt(at + 4));
                yield 0;
            }
            case 1531 -> {
                GL.glTexCoord1f(floatAt(at + 4));
                yield 0;
            }
            case 1532 -> {
                GL.glTexCoord1fv(pointerAt(at + 4));
                yield 0;
            }
            case 1533 -> {
                GL.glTexCoord1hNV((short) intAt(at + 4));
                yield 0;
            }
            case 1534 -> {
                GL.glTexCoord1hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1535 -> {
                GL.glTexCoord1i(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group192(int op, long at) {
        return switch (op) {
            case 1536 -> {
                GL.glTexCoord1iv(pointerAt(at + 4));
                yield 0;
            }
            case 1537 -> {
                GL.glTexCoord1s((short) intAt(at + 4));
                yield 0;
            }
            case 1538 -> {
                GL.glTexCoord1sv(pointerAt(at + 4));
                yield 0;
            }
            case 1539 -> {
                GL.glTexCoord2d(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 1540 -> {
                GL.glTexCoord2dv(pointerAt(at + 4));
                yield 0;
            }
            case 1541 -> {
                GL.glTexCoord2f(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1542 -> {
                GL.glTexCoord2fv(pointerAt(at + 4));
                yield 0;
            }
            case 1543 -> {
                GL.glTexCoord2hNV((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group193(int op, long at) {
        return switch (op) {
            case 1544 -> {
                GL.glTexCoord2hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1545 -> {
                GL.glTexCoord2i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1546 -> {
                GL.glTexCoord2iv(pointerAt(at + 4));
                yield 0;
            }
            case 1547 -> {
                GL.glTexCoord2s((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1548 -> {
                GL.glTexCoord2sv(pointerAt(at + 4));
                yield 0;
            }
            case 1549 -> {
                GL.glTexCoord3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1550 -> {
                GL.glTexCoord3dv(pointerAt(at + 4));
                yield 0;
            }
            case 1551 -> {
                GL.glTexCoord3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group194(int op, long at) {
        return switch (op) {
            case 1552 -> {
                GL.glTexCoord3fv(pointerAt(at + 4));
                yield 0;
            }
            case 1553 -> {
                GL.glTexCoord3hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1554 -> {
                GL.glTexCoord3hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1555 -> {
                GL.glTexCoord3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1556 -> {
                GL.glTexCoord3iv(pointerAt(at + 4));
                yield 0;
            }
            case 1557 -> {
                GL.glTexCoord3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1558 -> {
                GL.glTexCoord3sv(pointerAt(at + 4));
                yield 0;
            }
            case 1559 -> {
                GL.glTexCoord4d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group195(int op, long at) {
        return switch (op) {
            case 1560 -> {
                GL.glTexCoord4dv(pointerAt(at + 4));
                yield 0;
            }
            case 1561 -> {
                GL.glTexCoord4f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1562 -> {
                GL.glTexCoord4fv(pointerAt(at + 4));
                yield 0;
            }
            case 1563 -> {
                GL.glTexCoord4hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1564 -> {
                GL.glTexCoord4hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1565 -> {
                GL.glTexCoord4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1566 -> {
                GL.glTexCoord4iv(pointerAt(at + 4));
                yield 0;
            }
            case 1567 -> {
                GL.glTexCoord4s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group196(int op, long at) {
        return switch (op) {
            case 1568 -> {
                GL.glTexCoord4sv(pointerAt(at + 4));
                yield 0;
            }
            case 1569 -> {
                GL.glTexCoordP1ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1570 -> {
                GL.glTexCoordP1uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1571 -> {
                GL.glTexCoordP2ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1572 -> {
                GL.glTexCoordP2uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1573 -> {
                GL.glTexCoordP3ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1574 -> {
                GL.glTexCoordP3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1575 -> {
                GL.glTexCoordP4ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group197(int op, long at) {
        return switch (op) {
            case 1576 -> {
                GL.glTexCoordP4uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1577 -> {
                GL.glTexCoordPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1578 -> {
                GL.glTexCoordPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1579 -> {
                GL.glTexEnvf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1580 -> {
                GL.glTexEnvfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1581 -> {
                GL.glTexEnvi(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1582 -> {
                GL.glTexEnviv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1583 -> {
                GL.glTexGend(intAt(at + 4), intAt(at + 8), doubleAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group198(int op, long at) {
        return switch (op) {
            case 1584 -> {
                GL.glTexGendv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1585 -> {
                GL.glTexGenf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1586 -> {
                GL.glTexGenfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1587 -> {
                GL.glTexGeni(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1588 -> {
                GL.glTexGeniv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1589 -> {
                GL.glTexImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1590 -> {
                GL.glTexImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1591 -> {
                GL.glTexImage2DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group199(int op, long at) {
        return switch (op) {
            case 1592 -> {
                GL.glTexImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1593 -> {
                GL.glTexImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1594 -> {
                GL.glTexImage3DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28) != 0);
                yield 0;
            }
            case 1595 -> {
                GL.glTexImage3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1596 -> {
                GL.glTexPageCommitmentARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36) != 0);
                yield 0;
            }
            case 1597 -> {
                GL.glTexParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1598 -> {
                GL.glTexParameterIivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1599 -> {
                GL.glTexParameterIivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group200(int op, long at) {
        return switch (op) {
            case 1600 -> {
                GL.glTexParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1601 -> {
                GL.glTexParameterIuivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1602 -> {
                GL.glTexParameterIuivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1603 -> {
                GL.glTexParameterf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1604 -> {
                GL.glTexParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1605 -> {
                GL.glTexParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1606 -> {
                GL.glTexParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1607 -> {
                GL.glTexStorage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group201(int op, long at) {
        return switch (op) {
            case 1608 -> {
                GL.glTexStorage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1609 -> {
                GL.glTexStorage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1610 -> {
                GL.glTexStorage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1611 -> {
                GL.glTexStorage2DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
                yield 0;
            }
            case 1612 -> {
                GL.glTexStorage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1613 -> {
                GL.glTexStorage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1614 -> {
                GL.glTexStorage3DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28) != 0);
                yield 0;
            }
            case 1615 -> {
                GL.glTexStorage3DMultisampleOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group202(int op, long at) {
        return switch (op) {
            case 1616 -> {
                GL.glTexSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 1617 -> {
                GL.glTexSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 1618 -> {
                GL.glTexSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1619 -> {
                GL.glTexSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1620 -> {
                GL.glTexSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 1621 -> {
                GL.glTexSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 1622 -> {
                GL.glTexSubImage3DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 1623 -> {
                GL.glTextureBarrier();
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group203(int op, long at) {
        return switch (op) {
            case 1624 -> {
                GL.glTextureBarrierNV();
                yield 0;
            }
            case 1625 -> {
                GL.glTextureBuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1626 -> {
                GL.glTextureBufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1627 -> {
                GL.glTextureBufferRange(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            case 1628 -> {
                GL.glTextureBufferRangeEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), sizeAt(at + 20), sizeAt(at + 28));
                yield 0;
            }
            case 1629 -> {
                GL.glTextureImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1630 -> {
                GL.glTextureImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1631 -> {
                GL.glTextureImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group204(int op, long at) {
        return switch (op) {
            case 1632 -> {
                GL.glTextureNormalEXT(intAt(at + 4));
                yield 0;
            }
            case 1633 -> {
                GL.glTexturePageCommitmentEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36) != 0);
                yield 0;
            }
            case 1634 -> {
                GL.glTextureParameterIiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1635 -> {
                GL.glTextureParameterIivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1636 -> {
                GL.glTextureParameterIuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1637 -> {
                GL.glTextureParameterIuivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1638 -> {
                GL.glTextureParameterf(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1639 -> {
                GL.glTextureParameterfEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group205(int op, long at) {
        return switch (op) {
            case 1640 -> {
                GL.glTextureParameterfv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1641 -> {
                GL.glTextureParameterfvEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1642 -> {
                GL.glTextureParameteri(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1643 -> {
                GL.glTextureParameteriEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1644 -> {
                GL.glTextureParameteriv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1645 -> {
                GL.glTextureParameterivEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 1646 -> {
                GL.glTextureRangeAPPLE(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1647 -> {
                GL.glTextureStorage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group206(int op, long at) {
        return switch (op) {
            case 1648 -> {
                GL.glTextureStorage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1649 -> {
                GL.glTextureStorage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1650 -> {
                GL.glTextureStorage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1651 -> {
                GL.glTextureStorage2DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0);
                yield 0;
            }
            case 1652 -> {
                GL.glTextureStorage2DMultisampleEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28) != 0);
                yield 0;
            }
            case 1653 -> {
                GL.glTextureStorage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 1654 -> {
                GL.glTextureStorage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28));
                yield 0;
            }
            case 1655 -> {
                GL.glTextureStorage3DMultisample(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group207(int op, long at) {
        return switch (op) {
            case 1656 -> {
                GL.glTextureStorage3DMultisampleEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32) != 0);
                yield 0;
            }
            case 1657 -> {
                GL.glTextureSubImage1D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), pointerAt(at + 28));
                yield 0;
            }
            case 1658 -> {
                GL.glTextureSubImage1DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), pointerAt(at + 32));
                yield 0;
            }
            case 1659 -> {
                GL.glTextureSubImage2D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), pointerAt(at + 36));
                yield 0;
            }
            case 1660 -> {
                GL.glTextureSubImage2DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), pointerAt(at + 40));
                yield 0;
            }
            case 1661 -> {
                GL.glTextureSubImage3D(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), pointerAt(at + 44));
                yield 0;
            }
            case 1662 -> {
                GL.glTextureSubImage3DEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32), intAt(at + 36), intAt(at + 40), intAt(at + 44), pointerAt(at + 48));
                yield 0;
            }
            case 1663 -> {
                GL.glTextureView(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group208(int op, long at) {
        return switch (op) {
            case 1664 -> {
                GL.glTextureViewEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 1665 -> {
                GL.glTextureViewOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), intAt(at + 28), intAt(at + 32));
                yield 0;
            }
            case 1666 -> {
                GL.glTransformFeedbackBufferBase(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1667 -> {
                GL.glTransformFeedbackBufferRange(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), sizeAt(at + 24));
                yield 0;
            }
            case 1668 -> {
                GL.glTransformFeedbackVaryings(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 1669 -> {
                GL.glTransformFeedbackVaryingsEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 1670 -> {
                GL.glTranslated(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1671 -> {
                GL.glTranslatef(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group209(int op, long at) {
        return switch (op) {
            case 1672 -> {
                GL.glUniform1d(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            case 1673 -> {
                GL.glUniform1dv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1674 -> {
                GL.glUniform1f(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1675 -> {
                GL.glUniform1fARB(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1676 -> {
                GL.glUniform1fv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1677 -> {
                GL.glUniform1fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1678 -> {
                GL.glUniform1i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1679 -> {
                GL.glUniform1i64ARB(intAt(at + 4), longAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group210(int op, long at) {
        return switch (op) {
            case 1680 -> {
                GL.glUniform1i64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1681 -> {
                GL.glUniform1iARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1682 -> {
                GL.glUniform1iv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1683 -> {
                GL.glUniform1ivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1684 -> {
                GL.glUniform1ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1685 -> {
                GL.glUniform1ui64ARB(intAt(at + 4), longAt(at + 8));
                yield 0;
            }
            case 1686 -> {
                GL.glUniform1ui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1687 -> {
                GL.glUniform1uiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group211(int op, long at) {
        return switch (op) {
            case 1688 -> {
                GL.glUniform1uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1689 -> {
                GL.glUniform1uivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1690 -> {
                GL.glUniform2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1691 -> {
                GL.glUniform2dv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1692 -> {
                GL.glUniform2f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1693 -> {
                GL.glUniform2fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1694 -> {
                GL.glUniform2fv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1695 -> {
                GL.glUniform2fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group212(int op, long at) {
        return switch (op) {
            case 1696 -> {
                GL.glUniform2i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1697 -> {
                GL.glUniform2i64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16));
                yield 0;
            }
            case 1698 -> {
                GL.glUniform2i64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1699 -> {
                GL.glUniform2iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1700 -> {
                GL.glUniform2iv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1701 -> {
                GL.glUniform2ivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1702 -> {
                GL.glUniform2ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1703 -> {
                GL.glUniform2ui64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group213(int op, long at) {
        return switch (op) {
            case 1704 -> {
                GL.glUniform2ui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1705 -> {
                GL.glUniform2uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1706 -> {
                GL.glUniform2uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1707 -> {
                GL.glUniform2uivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1708 -> {
                GL.glUniform3d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1709 -> {
                GL.glUniform3dv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1710 -> {
                GL.glUniform3f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1711 -> {
                GL.glUniform3fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group214(int op, long at) {
        return switch (op) {
            case 1712 -> {
                GL.glUniform3fv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1713 -> {
                GL.glUniform3fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1714 -> {
                GL.glUniform3i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1715 -> {
                GL.glUniform3i64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16), longAt(at + 24));
                yield 0;
            }
            case 1716 -> {
                GL.glUniform3i64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1717 -> {
                GL.glUniform3iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1718 -> {
                GL.glUniform3iv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1719 -> {
                GL.glUniform3ivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group215(int op, long at) {
        return switch (op) {
            case 1720 -> {
                GL.glUniform3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1721 -> {
                GL.glUniform3ui64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16), longAt(at + 24));
                yield 0;
            }
            case 1722 -> {
                GL.glUniform3ui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1723 -> {
                GL.glUniform3uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1724 -> {
                GL.glUniform3uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1725 -> {
                GL.glUniform3uivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1726 -> {
                GL.glUniform4d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1727 -> {
                GL.glUniform4dv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group216(int op, long at) {
        return switch (op) {
            case 1728 -> {
                GL.glUniform4f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1729 -> {
                GL.glUniform4fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1730 -> {
                GL.glUniform4fv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1731 -> {
                GL.glUniform4fvARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1732 -> {
                GL.glUniform4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1733 -> {
                GL.glUniform4i64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16), longAt(at + 24), longAt(at + 32));
                yield 0;
            }
            case 1734 -> {
                GL.glUniform4i64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1735 -> {
                GL.glUniform4iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group217(int op, long at) {
        return switch (op) {
            case 1736 -> {
                GL.glUniform4iv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1737 -> {
                GL.glUniform4ivARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1738 -> {
                GL.glUniform4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1739 -> {
                GL.glUniform4ui64ARB(intAt(at + 4), longAt(at + 8), longAt(at + 16), longAt(at + 24), longAt(at + 32));
                yield 0;
            }
            case 1740 -> {
                GL.glUniform4ui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1741 -> {
                GL.glUniform4uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1742 -> {
                GL.glUniform4uiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1743 -> {
                GL.glUniform4uivEXT(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group218(int op, long at) {
        return switch (op) {
            case 1744 -> {
                GL.glUniformBlockBinding(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1745 -> {
                GL.glUniformHandleui64ARB(intAt(at + 4), longAt(at + 8));
                yield 0;
            }
            case 1746 -> {
                GL.glUniformHandleui64vARB(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1747 -> {
                GL.glUniformMatrix2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1748 -> {
                GL.glUniformMatrix2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1749 -> {
                GL.glUniformMatrix2fvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1750 -> {
                GL.glUniformMatrix2x3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1751 -> {
                GL.glUniformMatrix2x3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group219(int op, long at) {
        return switch (op) {
            case 1752 -> {
                GL.glUniformMatrix2x3fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1753 -> {
                GL.glUniformMatrix2x4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1754 -> {
                GL.glUniformMatrix2x4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1755 -> {
                GL.glUniformMatrix2x4fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1756 -> {
                GL.glUniformMatrix3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1757 -> {
                GL.glUniformMatrix3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1758 -> {
                GL.glUniformMatrix3fvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1759 -> {
                GL.glUniformMatrix3x2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group220(int op, long at) {
        return switch (op) {
            case 1760 -> {
                GL.glUniformMatrix3x2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1761 -> {
                GL.glUniformMatrix3x2fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1762 -> {
                GL.glUniformMatrix3x4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1763 -> {
                GL.glUniformMatrix3x4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1764 -> {
                GL.glUniformMatrix3x4fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1765 -> {
                GL.glUniformMatrix4dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1766 -> {
                GL.glUniformMatrix4fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1767 -> {
                GL.glUniformMatrix4fvARB(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group221(int op, long at) {
        return switch (op) {
            case 1768 -> {
                GL.glUniformMatrix4x2dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1769 -> {
                GL.glUniformMatrix4x2fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1770 -> {
                GL.glUniformMatrix4x2fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1771 -> {
                GL.glUniformMatrix4x3dv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1772 -> {
                GL.glUniformMatrix4x3fv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1773 -> {
                GL.glUniformMatrix4x3fvNV(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 1774 -> {
                GL.glUniformSubroutinesuiv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 1775 -> {
                GL.glUnlockArraysEXT();
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group222(int op, long at) {
        return switch (op) {
            case 1776 -> GL.glUnmapBuffer(intAt(at + 4)) ? 1 : 0;
            case 1777 -> GL.glUnmapBufferARB(intAt(at + 4)) ? 1 : 0;
            case 1778 -> GL.glUnmapBufferOES(intAt(at + 4)) ? 1 : 0;
            case 1779 -> GL.glUnmapNamedBuffer(intAt(at + 4)) ? 1 : 0;
            case 1780 -> GL.glUnmapNamedBufferEXT(intAt(at + 4)) ? 1 : 0;
            case 1781 -> {
                GL.glUseProgram(intAt(at + 4));
                yield 0;
            }
            case 1782 -> {
                GL.glUseProgramObjectARB(intAt(at + 4));
                yield 0;
            }
            case 1783 -> {
                GL.glUseProgramStages(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group223(int op, long at) {
        return switch (op) {
            case 1784 -> {
                GL.glUseProgramStagesEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1785 -> {
                GL.glUseShaderProgramEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1786 -> {
                GL.glValidateProgram(intAt(at + 4));
                yield 0;
            }
            case 1787 -> {
                GL.glValidateProgramARB(intAt(at + 4));
                yield 0;
            }
            case 1788 -> {
                GL.glValidateProgramPipeline(intAt(at + 4));
                yield 0;
            }
            case 1789 -> {
                GL.glValidateProgramPipelineEXT(intAt(at + 4));
                yield 0;
            }
            case 1790 -> {
                GL.glVertex2d(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 1791 -> {
                GL.glVertex2dv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group224(int op, long at) {
        return switch (op) {
            case 1792 -> {
                GL.glVertex2f(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1793 -> {
                GL.glVertex2fv(pointerAt(at + 4));
                yield 0;
            }
            case 1794 -> {
                GL.glVertex2hNV((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1795 -> {
                GL.glVertex2hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1796 -> {
                GL.glVertex2i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1797 -> {
                GL.glVertex2iv(pointerAt(at + 4));
                yield 0;
            }
            case 1798 -> {
                GL.glVertex2s((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1799 -> {
                GL.glVertex2sv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group225(int op, long at) {
        return switch (op) {
            case 1800 -> {
                GL.glVertex3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 1801 -> {
                GL.glVertex3dv(pointerAt(at + 4));
                yield 0;
            }
            case 1802 -> {
                GL.glVertex3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1803 -> {
                GL.glVertex3fv(pointerAt(at + 4));
                yield 0;
            }
            case 1804 -> {
                GL.glVertex3hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1805 -> {
                GL.glVertex3hvNV(pointerAt(at + 4));
                yield 0;
            }
            case 1806 -> {
                GL.glVertex3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1807 -> {
                GL.glVertex3iv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group226(int op, long at) {
        return switch (op) {
            case 1808 -> {
                GL.glVertex3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1809 -> {
                GL.glVertex3sv(pointerAt(at + 4));
                yield 0;
            }
            case 1810 -> {
                GL.glVertex4d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 1811 -> {
                GL.glVertex4dv(pointerAt(at + 4));
                yield 0;
            }
            case 1812 -> {
                GL.glVertex4f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1813 -> {
                GL.glVertex4fv(pointerAt(at + 4));
                yield 0;
            }
            case 1814 -> {
                GL.glVertex4hNV((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1815 -> {
                GL.glVertex4hvNV(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group227(int op, long at) {
        return switch (op) {
            case 1816 -> {
                GL.glVertex4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1817 -> {
                GL.glVertex4iv(pointerAt(at + 4));
                yield 0;
            }
            case 1818 -> {
                GL.glVertex4s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1819 -> {
                GL.glVertex4sv(pointerAt(at + 4));
                yield 0;
            }
            case 1820 -> {
                GL.glVertexArrayAttribBinding(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1821 -> {
                GL.glVertexArrayAttribFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20) != 0, intAt(at + 24));
                yield 0;
            }
            case 1822 -> {
                GL.glVertexArrayAttribIFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1823 -> {
                GL.glVertexArrayAttribLFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group228(int op, long at) {
        return switch (op) {
            case 1824 -> {
                GL.glVertexArrayBindVertexBufferEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1825 -> {
                GL.glVertexArrayBindingDivisor(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1826 -> {
                GL.glVertexArrayColorOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), sizeAt(at + 24));
                yield 0;
            }
            case 1827 -> {
                GL.glVertexArrayEdgeFlagOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16));
                yield 0;
            }
            case 1828 -> {
                GL.glVertexArrayElementBuffer(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1829 -> {
                GL.glVertexArrayFogCoordOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), sizeAt(at + 20));
                yield 0;
            }
            case 1830 -> {
                GL.glVertexArrayIndexOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), sizeAt(at + 20));
                yield 0;
            }
            case 1831 -> {
                GL.glVertexArrayMultiTexCoordOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), sizeAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group229(int op, long at) {
        return switch (op) {
            case 1832 -> {
                GL.glVertexArrayNormalOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), sizeAt(at + 20));
                yield 0;
            }
            case 1833 -> {
                GL.glVertexArraySecondaryColorOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), sizeAt(at + 24));
                yield 0;
            }
            case 1834 -> {
                GL.glVertexArrayTexCoordOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), sizeAt(at + 24));
                yield 0;
            }
            case 1835 -> {
                GL.glVertexArrayVertexAttribBindingEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1836 -> {
                GL.glVertexArrayVertexAttribDivisorEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1837 -> {
                GL.glVertexArrayVertexAttribFormatEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20) != 0, intAt(at + 24));
                yield 0;
            }
            case 1838 -> {
                GL.glVertexArrayVertexAttribIFormatEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1839 -> {
                GL.glVertexArrayVertexAttribIOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), sizeAt(at + 28));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group230(int op, long at) {
        return switch (op) {
            case 1840 -> {
                GL.glVertexArrayVertexAttribLFormatEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1841 -> {
                GL.glVertexArrayVertexAttribLOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24), sizeAt(at + 28));
                yield 0;
            }
            case 1842 -> {
                GL.glVertexArrayVertexAttribOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24) != 0, intAt(at + 28), sizeAt(at + 32));
                yield 0;
            }
            case 1843 -> {
                GL.glVertexArrayVertexBindingDivisorEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1844 -> {
                GL.glVertexArrayVertexBuffer(intAt(at + 4), intAt(at + 8), intAt(at + 12), sizeAt(at + 16), intAt(at + 24));
                yield 0;
            }
            case 1845 -> {
                GL.glVertexArrayVertexBuffers(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32));
                yield 0;
            }
            case 1846 -> {
                GL.glVertexArrayVertexOffsetEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), sizeAt(at + 24));
                yield 0;
            }
            case 1847 -> {
                GL.glVertexAttrib1d(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group231(int op, long at) {
        return switch (op) {
            case 1848 -> {
                GL.glVertexAttrib1dARB(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            case 1849 -> {
                GL.glVertexAttrib1dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1850 -> {
                GL.glVertexAttrib1dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1851 -> {
                GL.glVertexAttrib1f(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1852 -> {
                GL.glVertexAttrib1fARB(intAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 1853 -> {
                GL.glVertexAttrib1fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1854 -> {
                GL.glVertexAttrib1fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1855 -> {
                GL.glVertexAttrib1hNV(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group232(int op, long at) {
        return switch (op) {
            case 1856 -> {
                GL.glVertexAttrib1hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1857 -> {
                GL.glVertexAttrib1s(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1858 -> {
                GL.glVertexAttrib1sARB(intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 1859 -> {
                GL.glVertexAttrib1sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1860 -> {
                GL.glVertexAttrib1svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1861 -> {
                GL.glVertexAttrib2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1862 -> {
                GL.glVertexAttrib2dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1863 -> {
                GL.glVertexAttrib2dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group233(int op, long at) {
        return switch (op) {
            case 1864 -> {
                GL.glVertexAttrib2dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1865 -> {
                GL.glVertexAttrib2f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1866 -> {
                GL.glVertexAttrib2fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 1867 -> {
                GL.glVertexAttrib2fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1868 -> {
                GL.glVertexAttrib2fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1869 -> {
                GL.glVertexAttrib2hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1870 -> {
                GL.glVertexAttrib2hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1871 -> {
                GL.glVertexAttrib2s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group234(int op, long at) {
        return switch (op) {
            case 1872 -> {
                GL.glVertexAttrib2sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 1873 -> {
                GL.glVertexAttrib2sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1874 -> {
                GL.glVertexAttrib2svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1875 -> {
                GL.glVertexAttrib3d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1876 -> {
                GL.glVertexAttrib3dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1877 -> {
                GL.glVertexAttrib3dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1878 -> {
                GL.glVertexAttrib3dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1879 -> {
                GL.glVertexAttrib3f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group235(int op, long at) {
        return switch (op) {
            case 1880 -> {
                GL.glVertexAttrib3fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 1881 -> {
                GL.glVertexAttrib3fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1882 -> {
                GL.glVertexAttrib3fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1883 -> {
                GL.glVertexAttrib3hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1884 -> {
                GL.glVertexAttrib3hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1885 -> {
                GL.glVertexAttrib3s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1886 -> {
                GL.glVertexAttrib3sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 1887 -> {
                GL.glVertexAttrib3sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group236(int op, long at) {
        return switch (op) {
            case 1888 -> {
                GL.glVertexAttrib3svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1889 -> {
                GL.glVertexAttrib4Nbv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1890 -> {
                GL.glVertexAttrib4NbvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1891 -> {
                GL.glVertexAttrib4Niv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1892 -> {
                GL.glVertexAttrib4NivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1893 -> {
                GL.glVertexAttrib4Nsv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1894 -> {
                GL.glVertexAttrib4NsvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1895 -> {
                GL.glVertexAttrib4Nub(intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12), (byte) intAt(at + 16), (byte) intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group237(int op, long at) {
        return switch (op) {
            case 1896 -> {
                GL.glVertexAttrib4NubARB(intAt(at + 4), (byte) intAt(at + 8), (byte) intAt(at + 12), (byte) intAt(at + 16), (byte) intAt(at + 20));
                yield 0;
            }
            case 1897 -> {
                GL.glVertexAttrib4Nubv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1898 -> {
                GL.glVertexAttrib4NubvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1899 -> {
                GL.glVertexAttrib4Nuiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1900 -> {
                GL.glVertexAttrib4NuivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1901 -> {
                GL.glVertexAttrib4Nusv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1902 -> {
                GL.glVertexAttrib4NusvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1903 -> {
                GL.glVertexAttrib4bv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group238(int op, long at) {
        return switch (op) {
            case 1904 -> {
                GL.glVertexAttrib4bvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1905 -> {
                GL.glVertexAttrib4d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1906 -> {
                GL.glVertexAttrib4dARB(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1907 -> {
                GL.glVertexAttrib4dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1908 -> {
                GL.glVertexAttrib4dvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1909 -> {
                GL.glVertexAttrib4f(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1910 -> {
                GL.glVertexAttrib4fARB(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 1911 -> {
                GL.glVertexAttrib4fv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group239(int op, long at) {
        return switch (op) {
            case 1912 -> {
                GL.glVertexAttrib4fvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1913 -> {
                GL.glVertexAttrib4hNV(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1914 -> {
                GL.glVertexAttrib4hvNV(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1915 -> {
                GL.glVertexAttrib4iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1916 -> {
                GL.glVertexAttrib4ivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1917 -> {
                GL.glVertexAttrib4s(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1918 -> {
                GL.glVertexAttrib4sARB(intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            case 1919 -> {
                GL.glVertexAttrib4sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group240(int op, long at) {
        return switch (op) {
            case 1920 -> {
                GL.glVertexAttrib4svARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1921 -> {
                GL.glVertexAttrib4ubv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1922 -> {
                GL.glVertexAttrib4ubvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1923 -> {
                GL.glVertexAttrib4uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1924 -> {
                GL.glVertexAttrib4uivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1925 -> {
                GL.glVertexAttrib4usv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1926 -> {
                GL.glVertexAttrib4usvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1927 -> {
                GL.glVertexAttribBinding(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group241(int op, long at) {
        return switch (op) {
            case 1928 -> {
                GL.glVertexAttribDivisor(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1929 -> {
                GL.glVertexAttribDivisorANGLE(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1930 -> {
                GL.glVertexAttribDivisorARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1931 -> {
                GL.glVertexAttribDivisorEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1932 -> {
                GL.glVertexAttribDivisorNV(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1933 -> {
                GL.glVertexAttribFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20));
                yield 0;
            }
            case 1934 -> {
                GL.glVertexAttribI1i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1935 -> {
                GL.glVertexAttribI1iEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group242(int op, long at) {
        return switch (op) {
            case 1936 -> {
                GL.glVertexAttribI1iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1937 -> {
                GL.glVertexAttribI1ivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1938 -> {
                GL.glVertexAttribI1ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1939 -> {
                GL.glVertexAttribI1uiEXT(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 1940 -> {
                GL.glVertexAttribI1uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1941 -> {
                GL.glVertexAttribI1uivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1942 -> {
                GL.glVertexAttribI2i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1943 -> {
                GL.glVertexAttribI2iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group243(int op, long at) {
        return switch (op) {
            case 1944 -> {
                GL.glVertexAttribI2iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1945 -> {
                GL.glVertexAttribI2ivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1946 -> {
                GL.glVertexAttribI2ui(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1947 -> {
                GL.glVertexAttribI2uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 1948 -> {
                GL.glVertexAttribI2uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1949 -> {
                GL.glVertexAttribI2uivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1950 -> {
                GL.glVertexAttribI3i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1951 -> {
                GL.glVertexAttribI3iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group244(int op, long at) {
        return switch (op) {
            case 1952 -> {
                GL.glVertexAttribI3iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1953 -> {
                GL.glVertexAttribI3ivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1954 -> {
                GL.glVertexAttribI3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1955 -> {
                GL.glVertexAttribI3uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1956 -> {
                GL.glVertexAttribI3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1957 -> {
                GL.glVertexAttribI3uivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1958 -> {
                GL.glVertexAttribI4bv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1959 -> {
                GL.glVertexAttribI4bvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group245(int op, long at) {
        return switch (op) {
            case 1960 -> {
                GL.glVertexAttribI4i(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1961 -> {
                GL.glVertexAttribI4iEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1962 -> {
                GL.glVertexAttribI4iv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1963 -> {
                GL.glVertexAttribI4ivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1964 -> {
                GL.glVertexAttribI4sv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1965 -> {
                GL.glVertexAttribI4svEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1966 -> {
                GL.glVertexAttribI4ubv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1967 -> {
                GL.glVertexAttribI4ubvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group246(int op, long at) {
        return switch (op) {
            case 1968 -> {
                GL.glVertexAttribI4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1969 -> {
                GL.glVertexAttribI4uiEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 1970 -> {
                GL.glVertexAttribI4uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1971 -> {
                GL.glVertexAttribI4uivEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1972 -> {
                GL.glVertexAttribI4usv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1973 -> {
                GL.glVertexAttribI4usvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1974 -> {
                GL.glVertexAttribIFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1975 -> {
                GL.glVertexAttribIPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group247(int op, long at) {
        return switch (op) {
            case 1976 -> {
                GL.glVertexAttribIPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1977 -> {
                GL.glVertexAttribL1d(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            case 1978 -> {
                GL.glVertexAttribL1dEXT(intAt(at + 4), doubleAt(at + 8));
                yield 0;
            }
            case 1979 -> {
                GL.glVertexAttribL1dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1980 -> {
                GL.glVertexAttribL1dvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1981 -> {
                GL.glVertexAttribL1ui64ARB(intAt(at + 4), longAt(at + 8));
                yield 0;
            }
            case 1982 -> {
                GL.glVertexAttribL1ui64vARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1983 -> {
                GL.glVertexAttribL2d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group248(int op, long at) {
        return switch (op) {
            case 1984 -> {
                GL.glVertexAttribL2dEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16));
                yield 0;
            }
            case 1985 -> {
                GL.glVertexAttribL2dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1986 -> {
                GL.glVertexAttribL2dvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1987 -> {
                GL.glVertexAttribL3d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1988 -> {
                GL.glVertexAttribL3dEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24));
                yield 0;
            }
            case 1989 -> {
                GL.glVertexAttribL3dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1990 -> {
                GL.glVertexAttribL3dvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1991 -> {
                GL.glVertexAttribL4d(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group249(int op, long at) {
        return switch (op) {
            case 1992 -> {
                GL.glVertexAttribL4dEXT(intAt(at + 4), doubleAt(at + 8), doubleAt(at + 16), doubleAt(at + 24), doubleAt(at + 32));
                yield 0;
            }
            case 1993 -> {
                GL.glVertexAttribL4dv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1994 -> {
                GL.glVertexAttribL4dvEXT(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 1995 -> {
                GL.glVertexAttribLFormat(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 1996 -> {
                GL.glVertexAttribLPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1997 -> {
                GL.glVertexAttribLPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 1998 -> {
                GL.glVertexAttribP1ui(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, intAt(at + 16));
                yield 0;
            }
            case 1999 -> {
                GL.glVertexAttribP1uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group250(int op, long at) {
        return switch (op) {
            case 2000 -> {
                GL.glVertexAttribP2ui(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, intAt(at + 16));
                yield 0;
            }
            case 2001 -> {
                GL.glVertexAttribP2uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 2002 -> {
                GL.glVertexAttribP3ui(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, intAt(at + 16));
                yield 0;
            }
            case 2003 -> {
                GL.glVertexAttribP3uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 2004 -> {
                GL.glVertexAttribP4ui(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, intAt(at + 16));
                yield 0;
            }
            case 2005 -> {
                GL.glVertexAttribP4uiv(intAt(at + 4), intAt(at + 8), intAt(at + 12) != 0, pointerAt(at + 16));
                yield 0;
            }
            case 2006 -> {
                GL.glVertexAttribPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            case 2007 -> {
                GL.glVertexAttribPointerARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16) != 0, intAt(at + 20), pointerAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group251(int op, long at) {
        return switch (op) {
            case 2008 -> {
                GL.glVertexAttribs1hvNV(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2009 -> {
                GL.glVertexAttribs2hvNV(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2010 -> {
                GL.glVertexAttribs3hvNV(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2011 -> {
                GL.glVertexAttribs4hvNV(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2012 -> {
                GL.glVertexBindingDivisor(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2013 -> {
                GL.glVertexBlendARB(intAt(at + 4));
                yield 0;
            }
            case 2014 -> {
                GL.glVertexP2ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2015 -> {
                GL.glVertexP2uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group252(int op, long at) {
        return switch (op) {
            case 2016 -> {
                GL.glVertexP3ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2017 -> {
                GL.glVertexP3uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2018 -> {
                GL.glVertexP4ui(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2019 -> {
                GL.glVertexP4uiv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2020 -> {
                GL.glVertexPointer(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 2021 -> {
                GL.glVertexPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
                yield 0;
            }
            case 2022 -> {
                GL.glVertexWeightPointerEXT(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 2023 -> {
                GL.glVertexWeightfEXT(floatAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group253(int op, long at) {
        return switch (op) {
            case 2024 -> {
                GL.glVertexWeightfvEXT(pointerAt(at + 4));
                yield 0;
            }
            case 2025 -> {
                GL.glVertexWeighthNV((short) intAt(at + 4));
                yield 0;
            }
            case 2026 -> {
                GL.glVertexWeighthvNV(pointerAt(at + 4));
                yield 0;
            }
            case 2027 -> {
                Current.viewport(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                GL.glViewport(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2028 -> {
                GL.glViewportArrayv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2029 -> {
                GL.glViewportArrayvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2030 -> {
                GL.glViewportIndexedf(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 2031 -> {
                GL.glViewportIndexedfOES(intAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group254(int op, long at) {
        return switch (op) {
            case 2032 -> {
                GL.glViewportIndexedfv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2033 -> {
                GL.glViewportIndexedfvOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2034 -> {
                GL.glWaitSync(sizeAt(at + 4), intAt(at + 12), longAt(at + 16));
                yield 0;
            }
            case 2035 -> {
                GL.glWeightPointerARB(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            case 2036 -> {
                GL.glWeightbvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2037 -> {
                GL.glWeightdvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2038 -> {
                GL.glWeightfvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2039 -> {
                GL.glWeightivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group255(int op, long at) {
        return switch (op) {
            case 2040 -> {
                GL.glWeightsvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2041 -> {
                GL.glWeightubvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2042 -> {
                GL.glWeightuivARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2043 -> {
                GL.glWeightusvARB(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2044 -> {
                GL.glWindowPos2d(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 2045 -> {
                GL.glWindowPos2dARB(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 2046 -> {
                GL.glWindowPos2dMESA(doubleAt(at + 4), doubleAt(at + 12));
                yield 0;
            }
            case 2047 -> {
                GL.glWindowPos2dv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group256(int op, long at) {
        return switch (op) {
            case 2048 -> {
                GL.glWindowPos2dvARB(pointerAt(at + 4));
                yield 0;
            }
            case 2049 -> {
                GL.glWindowPos2dvMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2050 -> {
                GL.glWindowPos2f(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 2051 -> {
                GL.glWindowPos2fARB(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 2052 -> {
                GL.glWindowPos2fMESA(floatAt(at + 4), floatAt(at + 8));
                yield 0;
            }
            case 2053 -> {
                GL.glWindowPos2fv(pointerAt(at + 4));
                yield 0;
            }
            case 2054 -> {
                GL.glWindowPos2fvARB(pointerAt(at + 4));
                yield 0;
            }
            case 2055 -> {
                GL.glWindowPos2fvMESA(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group257(int op, long at) {
        return switch (op) {
            case 2056 -> {
                GL.glWindowPos2i(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2057 -> {
                GL.glWindowPos2iARB(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2058 -> {
                GL.glWindowPos2iMESA(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2059 -> {
                GL.glWindowPos2iv(pointerAt(at + 4));
                yield 0;
            }
            case 2060 -> {
                GL.glWindowPos2ivARB(pointerAt(at + 4));
                yield 0;
            }
            case 2061 -> {
                GL.glWindowPos2ivMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2062 -> {
                GL.glWindowPos2s((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 2063 -> {
                GL.glWindowPos2sARB((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group258(int op, long at) {
        return switch (op) {
            case 2064 -> {
                GL.glWindowPos2sMESA((short) intAt(at + 4), (short) intAt(at + 8));
                yield 0;
            }
            case 2065 -> {
                GL.glWindowPos2sv(pointerAt(at + 4));
                yield 0;
            }
            case 2066 -> {
                GL.glWindowPos2svARB(pointerAt(at + 4));
                yield 0;
            }
            case 2067 -> {
                GL.glWindowPos2svMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2068 -> {
                GL.glWindowPos3d(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 2069 -> {
                GL.glWindowPos3dARB(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 2070 -> {
                GL.glWindowPos3dMESA(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20));
                yield 0;
            }
            case 2071 -> {
                GL.glWindowPos3dv(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group259(int op, long at) {
        return switch (op) {
            case 2072 -> {
                GL.glWindowPos3dvARB(pointerAt(at + 4));
                yield 0;
            }
            case 2073 -> {
                GL.glWindowPos3dvMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2074 -> {
                GL.glWindowPos3f(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 2075 -> {
                GL.glWindowPos3fARB(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 2076 -> {
                GL.glWindowPos3fMESA(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 2077 -> {
                GL.glWindowPos3fv(pointerAt(at + 4));
                yield 0;
            }
            case 2078 -> {
                GL.glWindowPos3fvARB(pointerAt(at + 4));
                yield 0;
            }
            case 2079 -> {
                GL.glWindowPos3fvMESA(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group260(int op, long at) {
        return switch (op) {
            case 2080 -> {
                GL.glWindowPos3i(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2081 -> {
                GL.glWindowPos3iARB(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2082 -> {
                GL.glWindowPos3iMESA(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2083 -> {
                GL.glWindowPos3iv(pointerAt(at + 4));
                yield 0;
            }
            case 2084 -> {
                GL.glWindowPos3ivARB(pointerAt(at + 4));
                yield 0;
            }
            case 2085 -> {
                GL.glWindowPos3ivMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2086 -> {
                GL.glWindowPos3s((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 2087 -> {
                GL.glWindowPos3sARB((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group261(int op, long at) {
        return switch (op) {
            case 2088 -> {
                GL.glWindowPos3sMESA((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12));
                yield 0;
            }
            case 2089 -> {
                GL.glWindowPos3sv(pointerAt(at + 4));
                yield 0;
            }
            case 2090 -> {
                GL.glWindowPos3svARB(pointerAt(at + 4));
                yield 0;
            }
            case 2091 -> {
                GL.glWindowPos3svMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2092 -> {
                GL.glWindowPos4dMESA(doubleAt(at + 4), doubleAt(at + 12), doubleAt(at + 20), doubleAt(at + 28));
                yield 0;
            }
            case 2093 -> {
                GL.glWindowPos4dvMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2094 -> {
                GL.glWindowPos4fMESA(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16));
                yield 0;
            }
            case 2095 -> {
                GL.glWindowPos4fvMESA(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group262(int op, long at) {
        return switch (op) {
            case 2096 -> {
                GL.glWindowPos4iMESA(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2097 -> {
                GL.glWindowPos4ivMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2098 -> {
                GL.glWindowPos4sMESA((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16));
                yield 0;
            }
            case 2099 -> {
                GL.glWindowPos4svMESA(pointerAt(at + 4));
                yield 0;
            }
            case 2100 -> {
                GLES1.glAlphaFuncx(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2101 -> {
                GLES1.glBindFramebufferOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2102 -> {
                GLES1.glBindRenderbufferOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2103 -> {
                GLES1.glBlendEquationOES(intAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group263(int op, long at) {
        return switch (op) {
            case 2104 -> {
                GLES1.glBlendEquationSeparateOES(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2105 -> {
                GLES1.glBlendFuncSeparateOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2106 -> GLES1.glCheckFramebufferStatusOES(intAt(at + 4));
            case 2107 -> {
                GLES1.glClearColorx(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2108 -> {
                GLES1.glClearDepthx(intAt(at + 4));
                yield 0;
            }
            case 2109 -> {
                GLES1.glClipPlanef(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2110 -> {
                GLES1.glClipPlanex(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2111 -> {
                GLES1.glColor4x(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group264(int op, long at) {
        return switch (op) {
            case 2112 -> {
                GLES1.glDeleteFramebuffersOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2113 -> {
                GLES1.glDeleteRenderbuffersOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2114 -> {
                GLES1.glDepthRangex(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2115 -> {
                GLES1.glDrawTexfOES(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20));
                yield 0;
            }
            case 2116 -> {
                GLES1.glDrawTexfvOES(pointerAt(at + 4));
                yield 0;
            }
            case 2117 -> {
                GLES1.glDrawTexiOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 2118 -> {
                GLES1.glDrawTexivOES(pointerAt(at + 4));
                yield 0;
            }
            case 2119 -> {
                GLES1.glDrawTexsOES((short) intAt(at + 4), (short) intAt(at + 8), (short) intAt(at + 12), (short) intAt(at + 16), (short) intAt(at + 20));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group265(int op, long at) {
        return switch (op) {
            case 2120 -> {
                GLES1.glDrawTexsvOES(pointerAt(at + 4));
                yield 0;
            }
            case 2121 -> {
                GLES1.glDrawTexxOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 2122 -> {
                GLES1.glDrawTexxvOES(pointerAt(at + 4));
                yield 0;
            }
            case 2123 -> {
                GLES1.glFogx(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2124 -> {
                GLES1.glFogxv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2125 -> {
                GLES1.glFramebufferRenderbufferOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2126 -> {
                GLES1.glFramebufferTexture2DOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 2127 -> {
                GLES1.glFrustumf(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group266(int op, long at) {
        return switch (op) {
            case 2128 -> {
                GLES1.glFrustumx(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 2129 -> {
                GLES1.glGenFramebuffersOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2130 -> {
                GLES1.glGenRenderbuffersOES(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2131 -> {
                GLES1.glGenerateMipmapOES(intAt(at + 4));
                yield 0;
            }
            case 2132 -> {
                GLES1.glGetClipPlanef(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2133 -> {
                GLES1.glGetClipPlanex(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2134 -> {
                GLES1.glGetFixedv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2135 -> {
                GLES1.glGetFramebufferAttachmentParameterivOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), pointerAt(at + 16));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group267(int op, long at) {
        return switch (op) {
            case 2136 -> {
                GLES1.glGetLightxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2137 -> {
                GLES1.glGetMaterialxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2138 -> {
                GLES1.glGetRenderbufferParameterivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2139 -> {
                GLES1.glGetTexEnvxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2140 -> {
                GLES1.glGetTexGenfvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2141 -> {
                GLES1.glGetTexGenivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2142 -> {
                GLES1.glGetTexGenxvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2143 -> {
                GLES1.glGetTexParameterxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group268(int op, long at) {
        return switch (op) {
            case 2144 -> GLES1.glIsFramebufferOES(intAt(at + 4)) ? 1 : 0;
            case 2145 -> GLES1.glIsRenderbufferOES(intAt(at + 4)) ? 1 : 0;
            case 2146 -> {
                GLES1.glLightModelx(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2147 -> {
                GLES1.glLightModelxv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2148 -> {
                GLES1.glLightx(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2149 -> {
                GLES1.glLightxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2150 -> {
                GLES1.glLineWidthx(intAt(at + 4));
                yield 0;
            }
            case 2151 -> {
                GLES1.glLoadMatrixx(pointerAt(at + 4));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group269(int op, long at) {
        return switch (op) {
            case 2152 -> {
                GLES1.glMaterialx(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2153 -> {
                GLES1.glMaterialxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2154 -> {
                GLES1.glMultMatrixx(pointerAt(at + 4));
                yield 0;
            }
            case 2155 -> {
                GLES1.glMultiTexCoord4x(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield 0;
            }
            case 2156 -> {
                GLES1.glNormal3x(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2157 -> {
                GLES1.glOrthof(floatAt(at + 4), floatAt(at + 8), floatAt(at + 12), floatAt(at + 16), floatAt(at + 20), floatAt(at + 24));
                yield 0;
            }
            case 2158 -> {
                GLES1.glOrthox(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
                yield 0;
            }
            case 2159 -> {
                GLES1.glPointParameterx(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group270(int op, long at) {
        return switch (op) {
            case 2160 -> {
                GLES1.glPointParameterxv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2161 -> {
                GLES1.glPointSizePointerOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2162 -> {
                GLES1.glPointSizex(intAt(at + 4));
                yield 0;
            }
            case 2163 -> {
                GLES1.glPolygonOffsetx(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            case 2164 -> GLES1.glQueryMatrixxOES(pointerAt(at + 4), pointerAt(at + 12));
            case 2165 -> {
                GLES1.glRenderbufferStorageOES(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2166 -> {
                GLES1.glRotatex(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16));
                yield 0;
            }
            case 2167 -> {
                GLES1.glSampleCoveragex(intAt(at + 4), intAt(at + 8) != 0);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group271(int op, long at) {
        return switch (op) {
            case 2168 -> {
                GLES1.glScalex(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2169 -> {
                GLES1.glTexEnvx(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2170 -> {
                GLES1.glTexEnvxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2171 -> {
                GLES1.glTexGenfOES(intAt(at + 4), intAt(at + 8), floatAt(at + 12));
                yield 0;
            }
            case 2172 -> {
                GLES1.glTexGenfvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2173 -> {
                GLES1.glTexGeniOES(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2174 -> {
                GLES1.glTexGenivOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2175 -> {
                GLES1.glTexGenxOES(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group272(int op, long at) {
        return switch (op) {
            case 2176 -> {
                GLES1.glTexGenxvOES(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2177 -> {
                GLES1.glTexParameterx(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2178 -> {
                GLES1.glTexParameterxv(intAt(at + 4), intAt(at + 8), pointerAt(at + 12));
                yield 0;
            }
            case 2179 -> {
                GLES1.glTranslatex(intAt(at + 4), intAt(at + 8), intAt(at + 12));
                yield 0;
            }
            case 2180 -> Egl.eglBindAPI(intAt(at + 4));
            case 2181 -> Egl.eglBindTexImage(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            case 2182 -> Egl.eglChooseConfig(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32));
            case 2183 -> Egl.eglClientWaitSync(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), longAt(at + 24));
            default -> throw unknown(op);
        };
    }

    private static long group273(int op, long at) {
        return switch (op) {
            case 2184 -> Egl.eglClientWaitSyncKHR(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), longAt(at + 24));
            case 2185 -> Egl.eglCopyBuffers(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2186 -> Egl.eglCreateContext(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2187 -> EglImages.eglCreateImage(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24), pointerAt(at + 32));
            case 2188 -> EglImages.eglCreateImageKHR(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24), pointerAt(at + 32));
            case 2189 -> Egl.eglCreatePbufferFromClientBuffer(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24), pointerAt(at + 32));
            case 2190 -> Egl.eglCreatePbufferSurface(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2191 -> Egl.eglCreatePixmapSurface(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            default -> throw unknown(op);
        };
    }

    private static long group274(int op, long at) {
        return switch (op) {
            case 2192 -> Egl.eglCreatePlatformPixmapSurface(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2193 -> Egl.eglCreatePlatformPixmapSurfaceEXT(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2194 -> Egl.eglCreatePlatformWindowSurface(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2195 -> Egl.eglCreatePlatformWindowSurfaceEXT(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2196 -> Egl.eglCreateSync(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            case 2197 -> Egl.eglCreateSyncKHR(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            case 2198 -> Egl.eglCreateWindowSurface(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2199 -> Egl.eglDestroyContext(pointerAt(at + 4), pointerAt(at + 12));
            default -> throw unknown(op);
        };
    }

    private static long group275(int op, long at) {
        return switch (op) {
            case 2200 -> EglImages.eglDestroyImage(pointerAt(at + 4), pointerAt(at + 12));
            case 2201 -> EglImages.eglDestroyImageKHR(pointerAt(at + 4), pointerAt(at + 12));
            case 2202 -> Egl.eglDestroySurface(pointerAt(at + 4), pointerAt(at + 12));
            case 2203 -> Egl.eglDestroySync(pointerAt(at + 4), pointerAt(at + 12));
            case 2204 -> Egl.eglDestroySyncKHR(pointerAt(at + 4), pointerAt(at + 12));
            case 2205 -> Egl.eglGetConfigAttrib(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2206 -> Egl.eglGetConfigs(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2207 -> Egl.eglGetCurrentContext();
            default -> throw unknown(op);
        };
    }

    private static long group276(int op, long at) {
        return switch (op) {
            case 2208 -> Egl.eglGetCurrentDisplay();
            case 2209 -> Egl.eglGetCurrentSurface(intAt(at + 4));
            case 2210 -> Egl.eglGetDisplay(pointerAt(at + 4));
            case 2211 -> Egl.eglGetError();
            case 2212 -> Egl.eglGetPlatformDisplay(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16));
            case 2213 -> Egl.eglGetPlatformDisplayEXT(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16));
            case 2214 -> Egl.eglGetSyncAttrib(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2215 -> Egl.eglGetSyncAttribKHR(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            default -> throw unknown(op);
        };
    }

    private static long group277(int op, long at) {
        return switch (op) {
            case 2216 -> Egl.eglInitialize(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2217 -> Egl.eglMakeCurrent(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2218 -> Egl.eglQueryAPI();
            case 2219 -> Egl.eglQueryContext(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2220 -> Egl.eglQueryDeviceAttribEXT(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            case 2221 -> Egl.eglQueryDeviceStringEXT(pointerAt(at + 4), intAt(at + 12));
            case 2222 -> Egl.eglQueryDevicesEXT(intAt(at + 4), pointerAt(at + 8), pointerAt(at + 16));
            case 2223 -> Egl.eglQueryDisplayAttribEXT(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            default -> throw unknown(op);
        };
    }

    private static long group278(int op, long at) {
        return switch (op) {
            case 2224 -> Egl.eglQueryString(pointerAt(at + 4), intAt(at + 12));
            case 2225 -> Egl.eglQuerySurface(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2226 -> Egl.eglReleaseTexImage(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            case 2227 -> Egl.eglReleaseThread();
            case 2228 -> Egl.eglSignalSyncKHR(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            case 2229 -> Egl.eglSurfaceAttrib(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), intAt(at + 24));
            case 2230 -> Egl.eglSwapBuffers(pointerAt(at + 4), pointerAt(at + 12));
            case 2231 -> Egl.eglSwapBuffersWithDamageEXT(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28));
            default -> throw unknown(op);
        };
    }

    private static long group279(int op, long at) {
        return switch (op) {
            case 2232 -> Egl.eglSwapBuffersWithDamageKHR(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28));
            case 2233 -> Egl.eglSwapInterval(pointerAt(at + 4), intAt(at + 12));
            case 2234 -> Egl.eglTerminate(pointerAt(at + 4));
            case 2235 -> Egl.eglWaitClient();
            case 2236 -> Egl.eglWaitGL();
            case 2237 -> Egl.eglWaitNative(intAt(at + 4));
            case 2238 -> Egl.eglWaitSync(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            case 2239 -> Egl.eglWaitSyncKHR(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
            default -> throw unknown(op);
        };
    }

    private static long group280(int op, long at) {
        return switch (op) {
            case 2240 -> {
                Glx.glXBindTexImageEXT(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2241 -> Glx.glXChooseFBConfig(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16), pointerAt(at + 24));
            case 2242 -> Glx.glXChooseVisual(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            case 2243 -> {
                Glx.glXCopyContext(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2244 -> Glx.glXCreateContext(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28));
            case 2245 -> Glx.glXCreateContextAttribsARB(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), intAt(at + 28), pointerAt(at + 32));
            case 2246 -> Glx.glXCreateGLXPixmap(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2247 -> Glx.glXCreateNewContext(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24), intAt(at + 32));
            default -> throw unknown(op);
        };
    }

    private static long group281(int op, long at) {
        return switch (op) {
            case 2248 -> Glx.glXCreatePbuffer(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2249 -> Glx.glXCreatePixmap(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2250 -> Glx.glXCreateWindow(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2251 -> {
                Glx.glXDestroyContext(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2252 -> {
                Glx.glXDestroyGLXPixmap(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2253 -> {
                Glx.glXDestroyPbuffer(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2254 -> {
                Glx.glXDestroyPixmap(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2255 -> {
                Glx.glXDestroyWindow(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group282(int op, long at) {
        return switch (op) {
            case 2256 -> Glx.glXGetClientString(pointerAt(at + 4), intAt(at + 12));
            case 2257 -> Glx.glXGetConfig(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2258 -> Glx.glXGetCurrentContext();
            case 2259 -> Glx.glXGetCurrentDisplay();
            case 2260 -> Glx.glXGetCurrentDrawable();
            case 2261 -> Glx.glXGetCurrentReadDrawable();
            case 2262 -> Glx.glXGetFBConfigAttrib(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2263 -> Glx.glXGetFBConfigs(pointerAt(at + 4), intAt(at + 12), pointerAt(at + 16));
            default -> throw unknown(op);
        };
    }

    private static long group283(int op, long at) {
        return switch (op) {
            case 2264 -> {
                Glx.glXGetSelectedEvent(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 2265 -> Glx.glXGetSwapIntervalMESA();
            case 2266 -> Glx.glXGetVisualFromFBConfig(pointerAt(at + 4), pointerAt(at + 12));
            case 2267 -> Glx.glXIsDirect(pointerAt(at + 4), pointerAt(at + 12));
            case 2268 -> Glx.glXMakeContextCurrent(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28));
            case 2269 -> Glx.glXMakeCurrent(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2270 -> Glx.glXQueryContext(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
            case 2271 -> {
                Glx.glXQueryDrawable(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), pointerAt(at + 24));
                yield Glx.hasError() ? 1 : 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group284(int op, long at) {
        return switch (op) {
            case 2272 -> Glx.glXQueryExtension(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2273 -> Glx.glXQueryExtensionsString(pointerAt(at + 4), intAt(at + 12));
            case 2274 -> Glx.glXQueryServerString(pointerAt(at + 4), intAt(at + 12), intAt(at + 16));
            case 2275 -> Glx.glXQueryVersion(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
            case 2276 -> {
                Glx.glXReleaseTexImageEXT(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 2277 -> {
                Glx.glXSelectEvent(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20));
                yield 0;
            }
            case 2278 -> {
                Glx.glXSwapBuffers(pointerAt(at + 4), pointerAt(at + 12));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2279 -> {
                Glx.glXSwapIntervalEXT(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
                yield Glx.hasError() ? 1 : 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group285(int op, long at) {
        return switch (op) {
            case 2280 -> Glx.glXSwapIntervalMESA(intAt(at + 4));
            case 2281 -> Glx.glXSwapIntervalSGI(intAt(at + 4));
            case 2282 -> {
                Glx.glXUseXFont(pointerAt(at + 4), intAt(at + 12), intAt(at + 16), intAt(at + 20));
                yield Glx.hasError() ? 1 : 0;
            }
            case 2283 -> {
                Glx.glXWaitGL();
                yield 0;
            }
            case 2284 -> {
                Glx.glXWaitX();
                yield 0;
            }
            case 2285 -> {
                OsMesa.OSMesaColorClamp(intAt(at + 4));
                yield 0;
            }
            case 2286 -> OsMesa.OSMesaCreateContext(intAt(at + 4), pointerAt(at + 8));
            case 2287 -> OsMesa.OSMesaCreateContextAttribs(pointerAt(at + 4), pointerAt(at + 12));
            default -> throw unknown(op);
        };
    }

    private static long group286(int op, long at) {
        return switch (op) {
            case 2288 -> OsMesa.OSMesaCreateContextExt(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), pointerAt(at + 20));
            case 2289 -> {
                OsMesa.OSMesaDestroyContext(pointerAt(at + 4));
                yield 0;
            }
            case 2290 -> OsMesa.OSMesaGetColorBuffer(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28), pointerAt(at + 36));
            case 2291 -> OsMesa.OSMesaGetCurrentContext();
            case 2292 -> OsMesa.OSMesaGetDepthBuffer(pointerAt(at + 4), pointerAt(at + 12), pointerAt(at + 20), pointerAt(at + 28), pointerAt(at + 36));
            case 2293 -> {
                OsMesa.OSMesaGetIntegerv(intAt(at + 4), pointerAt(at + 8));
                yield 0;
            }
            case 2294 -> OsMesa.OSMesaMakeCurrent(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20), intAt(at + 24), intAt(at + 28));
            case 2295 -> {
                OsMesa.OSMesaPixelStore(intAt(at + 4), intAt(at + 8));
                yield 0;
            }
            default -> throw unknown(op);
        };
    }

    private static long group287(int op, long at) {
        return switch (op) {
            case 2296 -> {
                OsMesa.OSMesaPostprocess(pointerAt(at + 4), pointerAt(at + 12), intAt(at + 20));
                yield 0;
            }
            case 2297 -> {
                Door.tepuiBegin(pointerAt(at + 4), pointerAt(at + 12));
                yield 0;
            }
            case 2298 -> Door.tepuiCurrent();
            case 2299 -> {
                Door.tepuiEnd();
                yield 0;
            }
            case 2300 -> Door.tepuiXError(pointerAt(at + 4));
            case 2301 -> {
                VertexRuns.take(at);
                yield 0;
            }
            default -> throw unknown(op);
        };
    }
}
