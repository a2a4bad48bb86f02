package tepui.ir.spirv;

/**
 * Numbers of SPIR-V under their names there. Written by {@code ./tepui generate} from version 1.6,
 * revision 1 of its grammar; not to be edited.
 */
public final class Spv {
    public static final int MAGIC = 0x07230203;

    private Spv() {}

    /** Opcodes: the low half of an instruction's first word. */
    public static final class Op {
        private Op() {}

        public static final int OpNop = 0;
        public static final int OpUndef = 1;
        public static final int OpSourceContinued = 2;
        public static final int OpSource = 3;
        public static final int OpSourceExtension = 4;
        public static final int OpName = 5;
        public static final int OpMemberName = 6;
        public static final int OpString = 7;
        public static final int OpLine = 8;
        public static final int OpExtension = 10;
        public static final int OpExtInstImport = 11;
        public static final int OpExtInst = 12;
        public static final int OpMemoryModel = 14;
        public static final int OpEntryPoint = 15;
        public static final int OpExecutionMode = 16;
        public static final int OpCapability = 17;
        public static final int OpTypeVoid = 19;
        public static final int OpTypeBool = 20;
        public static final int OpTypeInt = 21;
        public static final int OpTypeFloat = 22;
        public static final int OpTypeVector = 23;
        public static final int OpTypeMatrix = 24;
        public static final int OpTypeImage = 25;
        public static final int OpTypeSampler = 26;
        public static final int OpTypeSampledImage = 27;
        public static final int OpTypeArray = 28;
        public static final int OpTypeRuntimeArray = 29;
        public static final int OpTypeStruct = 30;
        public static final int OpTypeOpaque = 31;
        public static final int OpTypePointer = 32;
        public static final int OpTypeFunction = 33;
        public static final int OpTypeEvent = 34;
        public static final int OpTypeDeviceEvent = 35;
        public static final int OpTypeReserveId = 36;
        public static final int OpTypeQueue = 37;
        public static final int OpTypePipe = 38;
        public static final int OpTypeForwardPointer = 39;
        public static final int OpConstantTrue = 41;
        public static final int OpConstantFalse = 42;
        public static final int OpConstant = 43;
        public static final int OpConstantComposite = 44;
        public static final int OpConstantSampler = 45;
        public static final int OpConstantNull = 46;
        public static final int OpSpecConstantTrue = 48;
        public static final int OpSpecConstantFalse = 49;
        public static final int OpSpecConstant = 50;
        public static final int OpSpecConstantComposite = 51;
        public static final int OpSpecConstantOp = 52;
        public static final int OpFunction = 54;
        public static final int OpFunctionParameter = 55;
        public static final int OpFunctionEnd = 56;
        public static final int OpFunctionCall = 57;
        public static final int OpVariable = 59;
        public static final int OpImageTexelPointer = 60;
        public static final int OpLoad = 61;
        public static final int OpStore = 62;
        public static final int OpCopyMemory = 63;
        public static final int OpCopyMemorySized = 64;
        public static final int OpAccessChain = 65;
        public static final int OpInBoundsAccessChain = 66;
        public static final int OpPtrAccessChain = 67;
        public static final int OpArrayLength = 68;
        public static final int OpGenericPtrMemSemantics = 69;
        public static final int OpInBoundsPtrAccessChain = 70;
        public static final int OpDecorate = 71;
        public static final int OpMemberDecorate = 72;
        public static final int OpDecorationGroup = 73;
        public static final int OpGroupDecorate = 74;
        public static final int OpGroupMemberDecorate = 75;
        public static final int OpVectorExtractDynamic = 77;
        public static final int OpVectorInsertDynamic = 78;
        public static final int OpVectorShuffle = 79;
        public static final int OpCompositeConstruct = 80;
        public static final int OpCompositeExtract = 81;
        public static final int OpCompositeInsert = 82;
        public static final int OpCopyObject = 83;
        public static final int OpTranspose = 84;
        public static final int OpSampledImage = 86;
        public static final int OpImageSampleImplicitLod = 87;
        public static final int OpImageSampleExplicitLod = 88;
        public static final int OpImageSampleDrefImplicitLod = 89;
        public static final int OpImageSampleDrefExplicitLod = 90;
        public static final int OpImageSampleProjImplicitLod = 91;
        public static final int OpImageSampleProjExplicitLod = 92;
        public static final int OpImageSampleProjDrefImplicitLod = 93;
        public static final int OpImageSampleProjDrefExplicitLod = 94;
        public static final int OpImageFetch = 95;
        public static final int OpImageGather = 96;
        public static final int OpImageDrefGather = 97;
        public static final int OpImageRead = 98;
        public static final int OpImageWrite = 99;
        public static final int OpImage = 100;
        public static final int OpImageQueryFormat = 101;
        public static final int OpImageQueryOrder = 102;
        public static final int OpImageQuerySizeLod = 103;
        public static final int OpImageQuerySize = 104;
        public static final int OpImageQueryLod = 105;
        public static final int OpImageQueryLevels = 106;
        public static final int OpImageQuerySamples = 107;
        public static final int OpConvertFToU = 109;
        public static final int OpConvertFToS = 110;
        public static final int OpConvertSToF = 111;
        public static final int OpConvertUToF = 112;
        public static final int OpUConvert = 113;
        public static final int OpSConvert = 114;
        public static final int OpFConvert = 115;
        public static final int OpQuantizeToF16 = 116;
        public static final int OpConvertPtrToU = 117;
        public static final int OpSatConvertSToU = 118;
        public static final int OpSatConvertUToS = 119;
        public static final int OpConvertUToPtr = 120;
        public static final int OpPtrCastToGeneric = 121;
        public static final int OpGenericCastToPtr = 122;
        public static final int OpGenericCastToPtrExplicit = 123;
        public static final int OpBitcast = 124;
        public static final int OpSNegate = 126;
        public static final int OpFNegate = 127;
        public static final int OpIAdd = 128;
        public static final int OpFAdd = 129;
        public static final int OpISub = 130;
        public static final int OpFSub = 131;
        public static final int OpIMul = 132;
        public static final int OpFMul = 133;
        public static final int OpUDiv = 134;
        public static final int OpSDiv = 135;
        public static final int OpFDiv = 136;
        public static final int OpUMod = 137;
        public static final int OpSRem = 138;
        public static final int OpSMod = 139;
        public static final int OpFRem = 140;
        public static final int OpFMod = 141;
        public static final int OpVectorTimesScalar = 142;
        public static final int OpMatrixTimesScalar = 143;
        public static final int OpVectorTimesMatrix = 144;
        public static final int OpMatrixTimesVector = 145;
        public static final int OpMatrixTimesMatrix = 146;
        public static final int OpOuterProduct = 147;
        public static final int OpDot = 148;
        public static final int OpIAddCarry = 149;
        public static final int OpISubBorrow = 150;
        public static final int OpUMulExtended = 151;
        public static final int OpSMulExtended = 152;
        public static final int OpAny = 154;
        public static final int OpAll = 155;
        public static final int OpIsNan = 156;
        public static final int OpIsInf = 157;
        public static final int OpIsFinite = 158;
        public static final int OpIsNormal = 159;
        public static final int OpSignBitSet = 160;
        public static final int OpLessOrGreater = 161;
        public static final int OpOrdered = 162;
        public static final int OpUnordered = 163;
        public static final int OpLogicalEqual = 164;
        public static final int OpLogicalNotEqual = 165;
        public static final int OpLogicalOr = 166;
        public static final int OpLogicalAnd = 167;
        public static final int OpLogicalNot = 168;
        public static final int OpSelect = 169;
        public static final int OpIEqual = 170;
        public static final int OpINotEqual = 171;
        public static final int OpUGreaterThan = 172;
        public static final int OpSGreaterThan = 173;
        public static final int OpUGreaterThanEqual = 174;
        public static final int OpSGreaterThanEqual = 175;
        public static final int OpULessThan = 176;
        public static final int OpSLessThan = 177;
        public static final int OpULessThanEqual = 178;
        public static final int OpSLessThanEqual = 179;
        public static final int OpFOrdEqual = 180;
        public static final int OpFUnordEqual = 181;
        public static final int OpFOrdNotEqual = 182;
        public static final int OpFUnordNotEqual = 183;
        public static final int OpFOrdLessThan = 184;
        public static final int OpFUnordLessThan = 185;
        public static final int OpFOrdGreaterThan = 186;
        public static final int OpFUnordGreaterThan = 187;
        public static final int OpFOrdLessThanEqual = 188;
        public static final int OpFUnordLessThanEqual = 189;
        public static final int OpFOrdGreaterThanEqual = 190;
        public static final int OpFUnordGreaterThanEqual = 191;
        public static final int OpShiftRightLogical = 194;
        public static final int OpShiftRightArithmetic = 195;
        public static final int OpShiftLeftLogical = 196;
        public static final int OpBitwiseOr = 197;
        public static final int OpBitwiseXor = 198;
        public static final int OpBitwiseAnd = 199;
        public static final int OpNot = 200;
        public static final int OpBitFieldInsert = 201;
        public static final int OpBitFieldSExtract = 202;
        public static final int OpBitFieldUExtract = 203;
        public static final int OpBitReverse = 204;
        public static final int OpBitCount = 205;
        public static final int OpDPdx = 207;
        public static final int OpDPdy = 208;
        public static final int OpFwidth = 209;
        public static final int OpDPdxFine = 210;
        public static final int OpDPdyFine = 211;
        public static final int OpFwidthFine = 212;
        public static final int OpDPdxCoarse = 213;
        public static final int OpDPdyCoarse = 214;
        public static final int OpFwidthCoarse = 215;
        public static final int OpEmitVertex = 218;
        public static final int OpEndPrimitive = 219;
        public static final int OpEmitStreamVertex = 220;
        public static final int OpEndStreamPrimitive = 221;
        public static final int OpControlBarrier = 224;
        public static final int OpMemoryBarrier = 225;
        public static final int OpAtomicLoad = 227;
        public static final int OpAtomicStore = 228;
        public static final int OpAtomicExchange = 229;
        public static final int OpAtomicCompareExchange = 230;
        public static final int OpAtomicCompareExchangeWeak = 231;
        public static final int OpAtomicIIncrement = 232;
        public static final int OpAtomicIDecrement = 233;
        public static final int OpAtomicIAdd = 234;
        public static final int OpAtomicISub = 235;
        public static final int OpAtomicSMin = 236;
        public static final int OpAtomicUMin = 237;
        public static final int OpAtomicSMax = 238;
        public static final int OpAtomicUMax = 239;
        public static final int OpAtomicAnd = 240;
        public static final int OpAtomicOr = 241;
        public static final int OpAtomicXor = 242;
        public static final int OpPhi = 245;
        public static final int OpLoopMerge = 246;
        public static final int OpSelectionMerge = 247;
        public static final int OpLabel = 248;
        public static final int OpBranch = 249;
        public static final int OpBranchConditional = 250;
        public static final int OpSwitch = 251;
        public static final int OpKill = 252;
        public static final int OpReturn = 253;
        public static final int OpReturnValue = 254;
        public static final int OpUnreachable = 255;
        public static final int OpLifetimeStart = 256;
        public static final int OpLifetimeStop = 257;
        public static final int OpGroupAsyncCopy = 259;
        public static final int OpGroupWaitEvents = 260;
        public static final int OpGroupAll = 261;
        public static final int OpGroupAny = 262;
        public static final int OpGroupBroadcast = 263;
        public static final int OpGroupIAdd = 264;
        public static final int OpGroupFAdd = 265;
        public static final int OpGroupFMin = 266;
        public static final int OpGroupUMin = 267;
        public static final int OpGroupSMin = 268;
        public static final int OpGroupFMax = 269;
        public static final int OpGroupUMax = 270;
        public static final int OpGroupSMax = 271;
        public static final int OpReadPipe = 274;
        public static final int OpWritePipe = 275;
        public static final int OpReservedReadPipe = 276;
        public static final int OpReservedWritePipe = 277;
        public static final int OpReserveReadPipePackets = 278;
        public static final int OpReserveWritePipePackets = 279;
        public static final int OpCommitReadPipe = 280;
        public static final int OpCommitWritePipe = 281;
        public static final int OpIsValidReserveId = 282;
        public static final int OpGetNumPipePackets = 283;
        public static final int OpGetMaxPipePackets = 284;
        public static final int OpGroupReserveReadPipePackets = 285;
        public static final int OpGroupReserveWritePipePackets = 286;
        public static final int OpGroupCommitReadPipe = 287;
        public static final int OpGroupCommitWritePipe = 288;
        public static final int OpEnqueueMarker = 291;
        public static final int OpEnqueueKernel = 292;
        public static final int OpGetKernelNDrangeSubGroupCount = 293;
        public static final int OpGetKernelNDrangeMaxSubGroupSize = 294;
        public static final int OpGetKernelWorkGroupSize = 295;
        public static final int OpGetKernelPreferredWorkGroupSizeMultiple = 296;
        public static final int OpRetainEvent = 297;
        public static final int OpReleaseEvent = 298;
        public static final int OpCreateUserEvent = 299;
        public static final int OpIsValidEvent = 300;
        public static final int OpSetUserEventStatus = 301;
        public static final int OpCaptureEventProfilingInfo = 302;
        public static final int OpGetDefaultQueue = 303;
        public static final int OpBuildNDRange = 304;
        public static final int OpImageSparseSampleImplicitLod = 305;
        public static final int OpImageSparseSampleExplicitLod = 306;
        public static final int OpImageSparseSampleDrefImplicitLod = 307;
        public static final int OpImageSparseSampleDrefExplicitLod = 308;
        public static final int OpImageSparseSampleProjImplicitLod = 309;
        public static final int OpImageSparseSampleProjExplicitLod = 310;
        public static final int OpImageSparseSampleProjDrefImplicitLod = 311;
        public static final int OpImageSparseSampleProjDrefExplicitLod = 312;
        public static final int OpImageSparseFetch = 313;
        public static final int OpImageSparseGather = 314;
        public static final int OpImageSparseDrefGather = 315;
        public static final int OpImageSparseTexelsResident = 316;
        public static final int OpNoLine = 317;
        public static final int OpAtomicFlagTestAndSet = 318;
        public static final int OpAtomicFlagClear = 319;
        public static final int OpImageSparseRead = 320;
        public static final int OpSizeOf = 321;
        public static final int OpTypePipeStorage = 322;
        public static final int OpConstantPipeStorage = 323;
        public static final int OpCreatePipeFromPipeStorage = 324;
        public static final int OpGetKernelLocalSizeForSubgroupCount = 325;
        public static final int OpGetKernelMaxNumSubgroups = 326;
        public static final int OpTypeNamedBarrier = 327;
        public static final int OpNamedBarrierInitialize = 328;
        public static final int OpMemoryNamedBarrier = 329;
        public static final int OpModuleProcessed = 330;
        public static final int OpExecutionModeId = 331;
        public static final int OpDecorateId = 332;
        public static final int OpGroupNonUniformElect = 333;
        public static final int OpGroupNonUniformAll = 334;
        public static final int OpGroupNonUniformAny = 335;
        public static final int OpGroupNonUniformAllEqual = 336;
        public static final int OpGroupNonUniformBroadcast = 337;
        public static final int OpGroupNonUniformBroadcastFirst = 338;
        public static final int OpGroupNonUniformBallot = 339;
        public static final int OpGroupNonUniformInverseBallot = 340;
        public static final int OpGroupNonUniformBallotBitExtract = 341;
        public static final int OpGroupNonUniformBallotBitCount = 342;
        public static final int OpGroupNonUniformBallotFindLSB = 343;
        public static final int OpGroupNonUniformBallotFindMSB = 344;
        public static final int OpGroupNonUniformShuffle = 345;
        public static final int OpGroupNonUniformShuffleXor = 346;
        public static final int OpGroupNonUniformShuffleUp = 347;
        public static final int OpGroupNonUniformShuffleDown = 348;
        public static final int OpGroupNonUniformIAdd = 349;
        public static final int OpGroupNonUniformFAdd = 350;
        public static final int OpGroupNonUniformIMul = 351;
        public static final int OpGroupNonUniformFMul = 352;
        public static final int OpGroupNonUniformSMin = 353;
        public static final int OpGroupNonUniformUMin = 354;
        public static final int OpGroupNonUniformFMin = 355;
        public static final int OpGroupNonUniformSMax = 356;
        public static final int OpGroupNonUniformUMax = 357;
        public static final int OpGroupNonUniformFMax = 358;
        public static final int OpGroupNonUniformBitwiseAnd = 359;
        public static final int OpGroupNonUniformBitwiseOr = 360;
        public static final int OpGroupNonUniformBitwiseXor = 361;
        public static final int OpGroupNonUniformLogicalAnd = 362;
        public static final int OpGroupNonUniformLogicalOr = 363;
        public static final int OpGroupNonUniformLogicalXor = 364;
        public static final int OpGroupNonUniformQuadBroadcast = 365;
        public static final int OpGroupNonUniformQuadSwap = 366;
        public static final int OpCopyLogical = 400;
        public static final int OpPtrEqual = 401;
        public static final int OpPtrNotEqual = 402;
        public static final int OpPtrDiff = 403;
        public static final int OpTerminateInvocation = 4416;
        public static final int OpSubgroupBallotKHR = 4421;
        public static final int OpSubgroupFirstInvocationKHR = 4422;
        public static final int OpSubgroupAllKHR = 4428;
        public static final int OpSubgroupAnyKHR = 4429;
        public static final int OpSubgroupAllEqualKHR = 4430;
        public static final int OpGroupNonUniformRotateKHR = 4431;
        public static final int OpSubgroupReadInvocationKHR = 4432;
        public static final int OpTraceRayKHR = 4445;
        public static final int OpExecuteCallableKHR = 4446;
        public static final int OpConvertUToAccelerationStructureKHR = 4447;
        public static final int OpIgnoreIntersectionKHR = 4448;
        public static final int OpTerminateRayKHR = 4449;
        public static final int OpSDot = 4450;
        public static final int OpSDotKHR = 4450;
        public static final int OpUDot = 4451;
        public static final int OpUDotKHR = 4451;
        public static final int OpSUDot = 4452;
        public static final int OpSUDotKHR = 4452;
        public static final int OpSDotAccSat = 4453;
        public static final int OpSDotAccSatKHR = 4453;
        public static final int OpUDotAccSat = 4454;
        public static final int OpUDotAccSatKHR = 4454;
        public static final int OpSUDotAccSat = 4455;
        public static final int OpSUDotAccSatKHR = 4455;
        public static final int OpTypeRayQueryKHR = 4472;
        public static final int OpRayQueryInitializeKHR = 4473;
        public static final int OpRayQueryTerminateKHR = 4474;
        public static final int OpRayQueryGenerateIntersectionKHR = 4475;
        public static final int OpRayQueryConfirmIntersectionKHR = 4476;
        public static final int OpRayQueryProceedKHR = 4477;
        public static final int OpRayQueryGetIntersectionTypeKHR = 4479;
        public static final int OpReadClockKHR = 5056;
        public static final int OpEmitMeshTasksEXT = 5294;
        public static final int OpSetMeshOutputsEXT = 5295;
        public static final int OpReportIntersectionKHR = 5334;
        public static final int OpTypeAccelerationStructureKHR = 5341;
        public static final int OpBeginInvocationInterlockEXT = 5364;
        public static final int OpEndInvocationInterlockEXT = 5365;
        public static final int OpDemoteToHelperInvocation = 5380;
        public static final int OpDemoteToHelperInvocationEXT = 5380;
        public static final int OpIsHelperInvocationEXT = 5381;
        public static final int OpAtomicFMinEXT = 5614;
        public static final int OpAtomicFMaxEXT = 5615;
        public static final int OpAssumeTrueKHR = 5630;
        public static final int OpExpectKHR = 5631;
        public static final int OpDecorateString = 5632;
        public static final int OpDecorateStringGOOGLE = 5632;
        public static final int OpMemberDecorateString = 5633;
        public static final int OpMemberDecorateStringGOOGLE = 5633;
        public static final int OpRayQueryGetRayTMinKHR = 6016;
        public static final int OpRayQueryGetRayFlagsKHR = 6017;
        public static final int OpRayQueryGetIntersectionTKHR = 6018;
        public static final int OpRayQueryGetIntersectionInstanceCustomIndexKHR = 6019;
        public static final int OpRayQueryGetIntersectionInstanceIdKHR = 6020;
        public static final int OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR = 6021;
        public static final int OpRayQueryGetIntersectionGeometryIndexKHR = 6022;
        public static final int OpRayQueryGetIntersectionPrimitiveIndexKHR = 6023;
        public static final int OpRayQueryGetIntersectionBarycentricsKHR = 6024;
        public static final int OpRayQueryGetIntersectionFrontFaceKHR = 6025;
        public static final int OpRayQueryGetIntersectionCandidateAABBOpaqueKHR = 6026;
        public static final int OpRayQueryGetIntersectionObjectRayDirectionKHR = 6027;
        public static final int OpRayQueryGetIntersectionObjectRayOriginKHR = 6028;
        public static final int OpRayQueryGetWorldRayDirectionKHR = 6029;
        public static final int OpRayQueryGetWorldRayOriginKHR = 6030;
        public static final int OpRayQueryGetIntersectionObjectToWorldKHR = 6031;
        public static final int OpRayQueryGetIntersectionWorldToObjectKHR = 6032;
        public static final int OpAtomicFAddEXT = 6035;
        public static final int OpGroupIMulKHR = 6401;
        public static final int OpGroupFMulKHR = 6402;
        public static final int OpGroupBitwiseAndKHR = 6403;
        public static final int OpGroupBitwiseOrKHR = 6404;
        public static final int OpGroupBitwiseXorKHR = 6405;
        public static final int OpGroupLogicalAndKHR = 6406;
        public static final int OpGroupLogicalOrKHR = 6407;
        public static final int OpGroupLogicalXorKHR = 6408;
    }

    /** Bits of an operand. */
    public static final class ImageOperands {
        private ImageOperands() {}

        public static final int None = 0x0000;
        public static final int Bias = 0x0001;
        public static final int Lod = 0x0002;
        public static final int Grad = 0x0004;
        public static final int ConstOffset = 0x0008;
        public static final int Offset = 0x0010;
        public static final int ConstOffsets = 0x0020;
        public static final int Sample = 0x0040;
        public static final int MinLod = 0x0080;
        public static final int MakeTexelAvailable = 0x0100;
        public static final int MakeTexelAvailableKHR = 0x0100;
        public static final int MakeTexelVisible = 0x0200;
        public static final int MakeTexelVisibleKHR = 0x0200;
        public static final int NonPrivateTexel = 0x0400;
        public static final int NonPrivateTexelKHR = 0x0400;
        public static final int VolatileTexel = 0x0800;
        public static final int VolatileTexelKHR = 0x0800;
        public static final int SignExtend = 0x1000;
        public static final int ZeroExtend = 0x2000;
        public static final int Nontemporal = 0x4000;
        public static final int Offsets = 0x10000;
    }

    /** Bits of an operand. */
    public static final class SelectionControl {
        private SelectionControl() {}

        public static final int None = 0x0000;
        public static final int Flatten = 0x0001;
        public static final int DontFlatten = 0x0002;
    }

    /** Bits of an operand. */
    public static final class LoopControl {
        private LoopControl() {}

        public static final int None = 0x0000;
        public static final int Unroll = 0x0001;
        public static final int DontUnroll = 0x0002;
        public static final int DependencyInfinite = 0x0004;
        public static final int DependencyLength = 0x0008;
        public static final int MinIterations = 0x0010;
        public static final int MaxIterations = 0x0020;
        public static final int IterationMultiple = 0x0040;
        public static final int PeelCount = 0x0080;
        public static final int PartialCount = 0x0100;
    }

    /** Bits of an operand. */
    public static final class FunctionControl {
        private FunctionControl() {}

        public static final int None = 0x0000;
        public static final int Inline = 0x0001;
        public static final int DontInline = 0x0002;
        public static final int Pure = 0x0004;
        public static final int Const = 0x0008;
    }

    /** Bits of an operand. */
    public static final class MemorySemantics {
        private MemorySemantics() {}

        public static final int Relaxed = 0x0000;
        public static final int None = 0x0000;
        public static final int Acquire = 0x0002;
        public static final int Release = 0x0004;
        public static final int AcquireRelease = 0x0008;
        public static final int SequentiallyConsistent = 0x0010;
        public static final int UniformMemory = 0x0040;
        public static final int SubgroupMemory = 0x0080;
        public static final int WorkgroupMemory = 0x0100;
        public static final int CrossWorkgroupMemory = 0x0200;
        public static final int AtomicCounterMemory = 0x0400;
        public static final int ImageMemory = 0x0800;
        public static final int OutputMemory = 0x1000;
        public static final int OutputMemoryKHR = 0x1000;
        public static final int MakeAvailable = 0x2000;
        public static final int MakeAvailableKHR = 0x2000;
        public static final int MakeVisible = 0x4000;
        public static final int MakeVisibleKHR = 0x4000;
        public static final int Volatile = 0x8000;
    }

    /** Bits of an operand. */
    public static final class MemoryAccess {
        private MemoryAccess() {}

        public static final int None = 0x0000;
        public static final int Volatile = 0x0001;
        public static final int Aligned = 0x0002;
        public static final int Nontemporal = 0x0004;
        public static final int MakePointerAvailable = 0x0008;
        public static final int MakePointerAvailableKHR = 0x0008;
        public static final int MakePointerVisible = 0x0010;
        public static final int MakePointerVisibleKHR = 0x0010;
        public static final int NonPrivatePointer = 0x0020;
        public static final int NonPrivatePointerKHR = 0x0020;
        public static final int AliasScopeINTELMask = 0x10000;
        public static final int NoAliasINTELMask = 0x20000;
    }

    /** Values of an operand. */
    public static final class ExecutionModel {
        private ExecutionModel() {}

        public static final int Vertex = 0;
        public static final int TessellationControl = 1;
        public static final int TessellationEvaluation = 2;
        public static final int Geometry = 3;
        public static final int Fragment = 4;
        public static final int GLCompute = 5;
        public static final int Kernel = 6;
        public static final int RayGenerationKHR = 5313;
        public static final int IntersectionKHR = 5314;
        public static final int AnyHitKHR = 5315;
        public static final int ClosestHitKHR = 5316;
        public static final int MissKHR = 5317;
        public static final int CallableKHR = 5318;
        public static final int TaskEXT = 5364;
        public static final int MeshEXT = 5365;
    }

    /** Values of an operand. */
    public static final class AddressingModel {
        private AddressingModel() {}

        public static final int Logical = 0;
        public static final int Physical32 = 1;
        public static final int Physical64 = 2;
        public static final int PhysicalStorageBuffer64 = 5348;
        public static final int PhysicalStorageBuffer64EXT = 5348;
    }

    /** Values of an operand. */
    public static final class MemoryModel {
        private MemoryModel() {}

        public static final int Simple = 0;
        public static final int GLSL450 = 1;
        public static final int OpenCL = 2;
        public static final int Vulkan = 3;
        public static final int VulkanKHR = 3;
    }

    /** Values of an operand. */
    public static final class ExecutionMode {
        private ExecutionMode() {}

        public static final int Invocations = 0;
        public static final int SpacingEqual = 1;
        public static final int SpacingFractionalEven = 2;
        public static final int SpacingFractionalOdd = 3;
        public static final int VertexOrderCw = 4;
        public static final int VertexOrderCcw = 5;
        public static final int PixelCenterInteger = 6;
        public static final int OriginUpperLeft = 7;
        public static final int OriginLowerLeft = 8;
        public static final int EarlyFragmentTests = 9;
        public static final int PointMode = 10;
        public static final int Xfb = 11;
        public static final int DepthReplacing = 12;
        public static final int DepthGreater = 14;
        public static final int DepthLess = 15;
        public static final int DepthUnchanged = 16;
        public static final int LocalSize = 17;
        public static final int LocalSizeHint = 18;
        public static final int InputPoints = 19;
        public static final int InputLines = 20;
        public static final int InputLinesAdjacency = 21;
        public static final int Triangles = 22;
        public static final int InputTrianglesAdjacency = 23;
        public static final int Quads = 24;
        public static final int Isolines = 25;
        public static final int OutputVertices = 26;
        public static final int OutputPoints = 27;
        public static final int OutputLineStrip = 28;
        public static final int OutputTriangleStrip = 29;
        public static final int VecTypeHint = 30;
        public static final int ContractionOff = 31;
        public static final int Initializer = 33;
        public static final int Finalizer = 34;
        public static final int SubgroupSize = 35;
        public static final int SubgroupsPerWorkgroup = 36;
        public static final int SubgroupsPerWorkgroupId = 37;
        public static final int LocalSizeId = 38;
        public static final int LocalSizeHintId = 39;
        public static final int SubgroupUniformControlFlowKHR = 4421;
        public static final int PostDepthCoverage = 4446;
        public static final int DenormPreserve = 4459;
        public static final int DenormFlushToZero = 4460;
        public static final int SignedZeroInfNanPreserve = 4461;
        public static final int RoundingModeRTE = 4462;
        public static final int RoundingModeRTZ = 4463;
        public static final int StencilRefReplacingEXT = 5027;
        public static final int OutputLinesEXT = 5269;
        public static final int OutputPrimitivesEXT = 5270;
        public static final int DerivativeGroupQuadsNV = 5289;
        public static final int DerivativeGroupLinearNV = 5290;
        public static final int OutputTrianglesEXT = 5298;
        public static final int PixelInterlockOrderedEXT = 5366;
        public static final int PixelInterlockUnorderedEXT = 5367;
        public static final int SampleInterlockOrderedEXT = 5368;
        public static final int SampleInterlockUnorderedEXT = 5369;
        public static final int ShadingRateInterlockOrderedEXT = 5370;
        public static final int ShadingRateInterlockUnorderedEXT = 5371;
    }

    /** Values of an operand. */
    public static final class StorageClass {
        private StorageClass() {}

        public static final int UniformConstant = 0;
        public static final int Input = 1;
        public static final int Uniform = 2;
        public static final int Output = 3;
        public static final int Workgroup = 4;
        public static final int CrossWorkgroup = 5;
        public static final int Private = 6;
        public static final int Function = 7;
        public static final int Generic = 8;
        public static final int PushConstant = 9;
        public static final int AtomicCounter = 10;
        public static final int Image = 11;
        public static final int StorageBuffer = 12;
        public static final int CallableDataKHR = 5328;
        public static final int IncomingCallableDataKHR = 5329;
        public static final int RayPayloadKHR = 5338;
        public static final int HitAttributeKHR = 5339;
        public static final int IncomingRayPayloadKHR = 5342;
        public static final int ShaderRecordBufferKHR = 5343;
        public static final int PhysicalStorageBuffer = 5349;
        public static final int PhysicalStorageBufferEXT = 5349;
        public static final int TaskPayloadWorkgroupEXT = 5402;
    }

    /** Values of an operand. */
    public static final class Dim {
        private Dim() {}

        public static final int Dim1D = 0;
        public static final int Dim2D = 1;
        public static final int Dim3D = 2;
        public static final int Cube = 3;
        public static final int Rect = 4;
        public static final int Buffer = 5;
        public static final int SubpassData = 6;
    }

    /** Values of an operand. */
    public static final class ImageFormat {
        private ImageFormat() {}

        public static final int Unknown = 0;
        public static final int Rgba32f = 1;
        public static final int Rgba16f = 2;
        public static final int R32f = 3;
        public static final int Rgba8 = 4;
        public static final int Rgba8Snorm = 5;
        public static final int Rg32f = 6;
        public static final int Rg16f = 7;
        public static final int R11fG11fB10f = 8;
        public static final int R16f = 9;
        public static final int Rgba16 = 10;
        public static final int Rgb10A2 = 11;
        public static final int Rg16 = 12;
        public static final int Rg8 = 13;
        public static final int R16 = 14;
        public static final int R8 = 15;
        public static final int Rgba16Snorm = 16;
        public static final int Rg16Snorm = 17;
        public static final int Rg8Snorm = 18;
        public static final int R16Snorm = 19;
        public static final int R8Snorm = 20;
        public static final int Rgba32i = 21;
        public static final int Rgba16i = 22;
        public static final int Rgba8i = 23;
        public static final int R32i = 24;
        public static final int Rg32i = 25;
        public static final int Rg16i = 26;
        public static final int Rg8i = 27;
        public static final int R16i = 28;
        public static final int R8i = 29;
        public static final int Rgba32ui = 30;
        public static final int Rgba16ui = 31;
        public static final int Rgba8ui = 32;
        public static final int R32ui = 33;
        public static final int Rgb10a2ui = 34;
        public static final int Rg32ui = 35;
        public static final int Rg16ui = 36;
        public static final int Rg8ui = 37;
        public static final int R16ui = 38;
        public static final int R8ui = 39;
        public static final int R64ui = 40;
        public static final int R64i = 41;
    }

    /** Values of an operand. */
    public static final class Decoration {
        private Decoration() {}

        public static final int RelaxedPrecision = 0;
        public static final int SpecId = 1;
        public static final int Block = 2;
        public static final int BufferBlock = 3;
        public static final int RowMajor = 4;
        public static final int ColMajor = 5;
        public static final int ArrayStride = 6;
        public static final int MatrixStride = 7;
        public static final int GLSLShared = 8;
        public static final int GLSLPacked = 9;
        public static final int CPacked = 10;
        public static final int BuiltIn = 11;
        public static final int NoPerspective = 13;
        public static final int Flat = 14;
        public static final int Patch = 15;
        public static final int Centroid = 16;
        public static final int Sample = 17;
        public static final int Invariant = 18;
        public static final int Restrict = 19;
        public static final int Aliased = 20;
        public static final int Volatile = 21;
        public static final int Constant = 22;
        public static final int Coherent = 23;
        public static final int NonWritable = 24;
        public static final int NonReadable = 25;
        public static final int Uniform = 26;
        public static final int UniformId = 27;
        public static final int SaturatedConversion = 28;
        public static final int Stream = 29;
        public static final int Location = 30;
        public static final int Component = 31;
        public static final int Index = 32;
        public static final int Binding = 33;
        public static final int DescriptorSet = 34;
        public static final int Offset = 35;
        public static final int XfbBuffer = 36;
        public static final int XfbStride = 37;
        public static final int FuncParamAttr = 38;
        public static final int FPRoundingMode = 39;
        public static final int FPFastMathMode = 40;
        public static final int LinkageAttributes = 41;
        public static final int NoContraction = 42;
        public static final int InputAttachmentIndex = 43;
        public static final int Alignment = 44;
        public static final int MaxByteOffset = 45;
        public static final int AlignmentId = 46;
        public static final int MaxByteOffsetId = 47;
        public static final int NoSignedWrap = 4469;
        public static final int NoUnsignedWrap = 4470;
        public static final int ViewportRelativeNV = 5252;
        public static final int PerPrimitiveEXT = 5271;
        public static final int PerVertexKHR = 5285;
        public static final int NonUniform = 5300;
        public static final int NonUniformEXT = 5300;
        public static final int RestrictPointer = 5355;
        public static final int RestrictPointerEXT = 5355;
        public static final int AliasedPointer = 5356;
        public static final int AliasedPointerEXT = 5356;
        public static final int CounterBuffer = 5634;
        public static final int HlslCounterBufferGOOGLE = 5634;
        public static final int UserSemantic = 5635;
        public static final int HlslSemanticGOOGLE = 5635;
        public static final int UserTypeGOOGLE = 5636;
    }

    /** Values of an operand. */
    public static final class BuiltIn {
        private BuiltIn() {}

        public static final int Position = 0;
        public static final int PointSize = 1;
        public static final int ClipDistance = 3;
        public static final int CullDistance = 4;
        public static final int VertexId = 5;
        public static final int InstanceId = 6;
        public static final int PrimitiveId = 7;
        public static final int InvocationId = 8;
        public static final int Layer = 9;
        public static final int ViewportIndex = 10;
        public static final int TessLevelOuter = 11;
        public static final int TessLevelInner = 12;
        public static final int TessCoord = 13;
        public static final int PatchVertices = 14;
        public static final int FragCoord = 15;
        public static final int PointCoord = 16;
        public static final int FrontFacing = 17;
        public static final int SampleId = 18;
        public static final int SamplePosition = 19;
        public static final int SampleMask = 20;
        public static final int FragDepth = 22;
        public static final int HelperInvocation = 23;
        public static final int NumWorkgroups = 24;
        public static final int WorkgroupSize = 25;
        public static final int WorkgroupId = 26;
        public static final int LocalInvocationId = 27;
        public static final int GlobalInvocationId = 28;
        public static final int LocalInvocationIndex = 29;
        public static final int WorkDim = 30;
        public static final int GlobalSize = 31;
        public static final int EnqueuedWorkgroupSize = 32;
        public static final int GlobalOffset = 33;
        public static final int GlobalLinearId = 34;
        public static final int SubgroupSize = 36;
        public static final int SubgroupMaxSize = 37;
        public static final int NumSubgroups = 38;
        public static final int NumEnqueuedSubgroups = 39;
        public static final int SubgroupId = 40;
        public static final int SubgroupLocalInvocationId = 41;
        public static final int VertexIndex = 42;
        public static final int InstanceIndex = 43;
        public static final int SubgroupEqMask = 4416;
        public static final int SubgroupEqMaskKHR = 4416;
        public static final int SubgroupGeMask = 4417;
        public static final int SubgroupGeMaskKHR = 4417;
        public static final int SubgroupGtMask = 4418;
        public static final int SubgroupGtMaskKHR = 4418;
        public static final int SubgroupLeMask = 4419;
        public static final int SubgroupLeMaskKHR = 4419;
        public static final int SubgroupLtMask = 4420;
        public static final int SubgroupLtMaskKHR = 4420;
        public static final int BaseVertex = 4424;
        public static final int BaseInstance = 4425;
        public static final int DrawIndex = 4426;
        public static final int PrimitiveShadingRateKHR = 4432;
        public static final int DeviceIndex = 4438;
        public static final int ViewIndex = 4440;
        public static final int ShadingRateKHR = 4444;
        public static final int FragStencilRefEXT = 5014;
        public static final int ViewportMaskNV = 5253;
        public static final int FullyCoveredEXT = 5264;
        public static final int BaryCoordKHR = 5286;
        public static final int BaryCoordNoPerspKHR = 5287;
        public static final int FragSizeEXT = 5292;
        public static final int FragInvocationCountEXT = 5293;
        public static final int PrimitivePointIndicesEXT = 5294;
        public static final int PrimitiveLineIndicesEXT = 5295;
        public static final int PrimitiveTriangleIndicesEXT = 5296;
        public static final int CullPrimitiveEXT = 5299;
        public static final int LaunchIdKHR = 5319;
        public static final int LaunchSizeKHR = 5320;
        public static final int WorldRayOriginKHR = 5321;
        public static final int WorldRayDirectionKHR = 5322;
        public static final int ObjectRayOriginKHR = 5323;
        public static final int ObjectRayDirectionKHR = 5324;
        public static final int RayTminKHR = 5325;
        public static final int RayTmaxKHR = 5326;
        public static final int InstanceCustomIndexKHR = 5327;
        public static final int ObjectToWorldKHR = 5330;
        public static final int WorldToObjectKHR = 5331;
        public static final int HitKindKHR = 5333;
        public static final int IncomingRayFlagsKHR = 5351;
        public static final int RayGeometryIndexKHR = 5352;
        public static final int CullMaskKHR = 6021;
    }

    /** Values of an operand. */
    public static final class Scope {
        private Scope() {}

        public static final int CrossDevice = 0;
        public static final int Device = 1;
        public static final int Workgroup = 2;
        public static final int Subgroup = 3;
        public static final int Invocation = 4;
        public static final int QueueFamily = 5;
        public static final int QueueFamilyKHR = 5;
        public static final int ShaderCallKHR = 6;
    }

    /** Values of an operand. */
    public static final class GroupOperation {
        private GroupOperation() {}

        public static final int Reduce = 0;
        public static final int InclusiveScan = 1;
        public static final int ExclusiveScan = 2;
        public static final int ClusteredReduce = 3;
    }

    /** Values of an operand. */
    public static final class Capability {
        private Capability() {}

        public static final int Matrix = 0;
        public static final int Shader = 1;
        public static final int Geometry = 2;
        public static final int Tessellation = 3;
        public static final int Addresses = 4;
        public static final int Linkage = 5;
        public static final int Kernel = 6;
        public static final int Vector16 = 7;
        public static final int Float16Buffer = 8;
        public static final int Float16 = 9;
        public static final int Float64 = 10;
        public static final int Int64 = 11;
        public static final int Int64Atomics = 12;
        public static final int ImageBasic = 13;
        public static final int ImageReadWrite = 14;
        public static final int ImageMipmap = 15;
        public static final int Pipes = 17;
        public static final int Groups = 18;
        public static final int DeviceEnqueue = 19;
        public static final int LiteralSampler = 20;
        public static final int AtomicStorage = 21;
        public static final int Int16 = 22;
        public static final int TessellationPointSize = 23;
        public static final int GeometryPointSize = 24;
        public static final int ImageGatherExtended = 25;
        public static final int StorageImageMultisample = 27;
        public static final int UniformBufferArrayDynamicIndexing = 28;
        public static final int SampledImageArrayDynamicIndexing = 29;
        public static final int StorageBufferArrayDynamicIndexing = 30;
        public static final int StorageImageArrayDynamicIndexing = 31;
        public static final int ClipDistance = 32;
        public static final int CullDistance = 33;
        public static final int ImageCubeArray = 34;
        public static final int SampleRateShading = 35;
        public static final int ImageRect = 36;
        public static final int SampledRect = 37;
        public static final int GenericPointer = 38;
        public static final int Int8 = 39;
        public static final int InputAttachment = 40;
        public static final int SparseResidency = 41;
        public static final int MinLod = 42;
        public static final int Sampled1D = 43;
        public static final int Image1D = 44;
        public static final int SampledCubeArray = 45;
        public static final int SampledBuffer = 46;
        public static final int ImageBuffer = 47;
        public static final int ImageMSArray = 48;
        public static final int StorageImageExtendedFormats = 49;
        public static final int ImageQuery = 50;
        public static final int DerivativeControl = 51;
        public static final int InterpolationFunction = 52;
        public static final int TransformFeedback = 53;
        public static final int GeometryStreams = 54;
        public static final int StorageImageReadWithoutFormat = 55;
        public static final int StorageImageWriteWithoutFormat = 56;
        public static final int MultiViewport = 57;
        public static final int SubgroupDispatch = 58;
        public static final int NamedBarrier = 59;
        public static final int PipeStorage = 60;
        public static final int GroupNonUniform = 61;
        public static final int GroupNonUniformVote = 62;
        public static final int GroupNonUniformArithmetic = 63;
        public static final int GroupNonUniformBallot = 64;
        public static final int GroupNonUniformShuffle = 65;
        public static final int GroupNonUniformShuffleRelative = 66;
        public static final int GroupNonUniformClustered = 67;
        public static final int GroupNonUniformQuad = 68;
        public static final int ShaderLayer = 69;
        public static final int ShaderViewportIndex = 70;
        public static final int UniformDecoration = 71;
        public static final int FragmentShadingRateKHR = 4422;
        public static final int SubgroupBallotKHR = 4423;
        public static final int DrawParameters = 4427;
        public static final int WorkgroupMemoryExplicitLayoutKHR = 4428;
        public static final int WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429;
        public static final int WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430;
        public static final int SubgroupVoteKHR = 4431;
        public static final int StorageBuffer16BitAccess = 4433;
        public static final int StorageUniformBufferBlock16 = 4433;
        public static final int UniformAndStorageBuffer16BitAccess = 4434;
        public static final int StorageUniform16 = 4434;
        public static final int StoragePushConstant16 = 4435;
        public static final int StorageInputOutput16 = 4436;
        public static final int DeviceGroup = 4437;
        public static final int MultiView = 4439;
        public static final int VariablePointersStorageBuffer = 4441;
        public static final int VariablePointers = 4442;
        public static final int AtomicStorageOps = 4445;
        public static final int SampleMaskPostDepthCoverage = 4447;
        public static final int StorageBuffer8BitAccess = 4448;
        public static final int UniformAndStorageBuffer8BitAccess = 4449;
        public static final int StoragePushConstant8 = 4450;
        public static final int DenormPreserve = 4464;
        public static final int DenormFlushToZero = 4465;
        public static final int SignedZeroInfNanPreserve = 4466;
        public static final int RoundingModeRTE = 4467;
        public static final int RoundingModeRTZ = 4468;
        public static final int RayQueryProvisionalKHR = 4471;
        public static final int RayQueryKHR = 4472;
        public static final int RayTraversalPrimitiveCullingKHR = 4478;
        public static final int RayTracingKHR = 4479;
        public static final int StencilExportEXT = 5013;
        public static final int Int64ImageEXT = 5016;
        public static final int ShaderClockKHR = 5055;
        public static final int ShaderViewportIndexLayerEXT = 5254;
        public static final int ShaderViewportMaskNV = 5255;
        public static final int FragmentFullyCoveredEXT = 5265;
        public static final int MeshShadingEXT = 5283;
        public static final int FragmentBarycentricKHR = 5284;
        public static final int ComputeDerivativeGroupQuadsNV = 5288;
        public static final int FragmentDensityEXT = 5291;
        public static final int ShaderNonUniform = 5301;
        public static final int ShaderNonUniformEXT = 5301;
        public static final int RuntimeDescriptorArray = 5302;
        public static final int RuntimeDescriptorArrayEXT = 5302;
        public static final int InputAttachmentArrayDynamicIndexing = 5303;
        public static final int InputAttachmentArrayDynamicIndexingEXT = 5303;
        public static final int UniformTexelBufferArrayDynamicIndexing = 5304;
        public static final int UniformTexelBufferArrayDynamicIndexingEXT = 5304;
        public static final int StorageTexelBufferArrayDynamicIndexing = 5305;
        public static final int StorageTexelBufferArrayDynamicIndexingEXT = 5305;
        public static final int UniformBufferArrayNonUniformIndexing = 5306;
        public static final int UniformBufferArrayNonUniformIndexingEXT = 5306;
        public static final int SampledImageArrayNonUniformIndexing = 5307;
        public static final int SampledImageArrayNonUniformIndexingEXT = 5307;
        public static final int StorageBufferArrayNonUniformIndexing = 5308;
        public static final int StorageBufferArrayNonUniformIndexingEXT = 5308;
        public static final int StorageImageArrayNonUniformIndexing = 5309;
        public static final int StorageImageArrayNonUniformIndexingEXT = 5309;
        public static final int InputAttachmentArrayNonUniformIndexing = 5310;
        public static final int InputAttachmentArrayNonUniformIndexingEXT = 5310;
        public static final int UniformTexelBufferArrayNonUniformIndexing = 5311;
        public static final int UniformTexelBufferArrayNonUniformIndexingEXT = 5311;
        public static final int StorageTexelBufferArrayNonUniformIndexing = 5312;
        public static final int StorageTexelBufferArrayNonUniformIndexingEXT = 5312;
        public static final int VulkanMemoryModel = 5345;
        public static final int VulkanMemoryModelKHR = 5345;
        public static final int VulkanMemoryModelDeviceScope = 5346;
        public static final int VulkanMemoryModelDeviceScopeKHR = 5346;
        public static final int PhysicalStorageBufferAddresses = 5347;
        public static final int PhysicalStorageBufferAddressesEXT = 5347;
        public static final int ComputeDerivativeGroupLinearNV = 5350;
        public static final int RayTracingProvisionalKHR = 5353;
        public static final int FragmentShaderSampleInterlockEXT = 5363;
        public static final int FragmentShaderShadingRateInterlockEXT = 5372;
        public static final int FragmentShaderPixelInterlockEXT = 5378;
        public static final int DemoteToHelperInvocation = 5379;
        public static final int DemoteToHelperInvocationEXT = 5379;
        public static final int RayTracingOpacityMicromapEXT = 5381;
        public static final int AtomicFloat32MinMaxEXT = 5612;
        public static final int AtomicFloat64MinMaxEXT = 5613;
        public static final int AtomicFloat16MinMaxEXT = 5616;
        public static final int ExpectAssumeKHR = 5629;
        public static final int DotProductInputAll = 6016;
        public static final int DotProductInputAllKHR = 6016;
        public static final int DotProductInput4x8Bit = 6017;
        public static final int DotProductInput4x8BitKHR = 6017;
        public static final int DotProductInput4x8BitPacked = 6018;
        public static final int DotProductInput4x8BitPackedKHR = 6018;
        public static final int DotProduct = 6019;
        public static final int DotProductKHR = 6019;
        public static final int RayCullMaskKHR = 6020;
        public static final int BitInstructions = 6025;
        public static final int GroupNonUniformRotateKHR = 6026;
        public static final int AtomicFloat32AddEXT = 6033;
        public static final int AtomicFloat64AddEXT = 6034;
        public static final int AtomicFloat16AddEXT = 6095;
        public static final int GroupUniformArithmeticKHR = 6400;
    }

    /** Instructions of the extended set GLSL.std.450. */
    public static final class Std450 {
        private Std450() {}

        public static final int Round = 1;
        public static final int RoundEven = 2;
        public static final int Trunc = 3;
        public static final int FAbs = 4;
        public static final int SAbs = 5;
        public static final int FSign = 6;
        public static final int SSign = 7;
        public static final int Floor = 8;
        public static final int Ceil = 9;
        public static final int Fract = 10;
        public static final int Radians = 11;
        public static final int Degrees = 12;
        public static final int Sin = 13;
        public static final int Cos = 14;
        public static final int Tan = 15;
        public static final int Asin = 16;
        public static final int Acos = 17;
        public static final int Atan = 18;
        public static final int Sinh = 19;
        public static final int Cosh = 20;
        public static final int Tanh = 21;
        public static final int Asinh = 22;
        public static final int Acosh = 23;
        public static final int Atanh = 24;
        public static final int Atan2 = 25;
        public static final int Pow = 26;
        public static final int Exp = 27;
        public static final int Log = 28;
        public static final int Exp2 = 29;
        public static final int Log2 = 30;
        public static final int Sqrt = 31;
        public static final int InverseSqrt = 32;
        public static final int Determinant = 33;
        public static final int MatrixInverse = 34;
        public static final int Modf = 35;
        public static final int ModfStruct = 36;
        public static final int FMin = 37;
        public static final int UMin = 38;
        public static final int SMin = 39;
        public static final int FMax = 40;
        public static final int UMax = 41;
        public static final int SMax = 42;
        public static final int FClamp = 43;
        public static final int UClamp = 44;
        public static final int SClamp = 45;
        public static final int FMix = 46;
        public static final int IMix = 47;
        public static final int Step = 48;
        public static final int SmoothStep = 49;
        public static final int Fma = 50;
        public static final int Frexp = 51;
        public static final int FrexpStruct = 52;
        public static final int Ldexp = 53;
        public static final int PackSnorm4x8 = 54;
        public static final int PackUnorm4x8 = 55;
        public static final int PackSnorm2x16 = 56;
        public static final int PackUnorm2x16 = 57;
        public static final int PackHalf2x16 = 58;
        public static final int PackDouble2x32 = 59;
        public static final int UnpackSnorm2x16 = 60;
        public static final int UnpackUnorm2x16 = 61;
        public static final int UnpackHalf2x16 = 62;
        public static final int UnpackSnorm4x8 = 63;
        public static final int UnpackUnorm4x8 = 64;
        public static final int UnpackDouble2x32 = 65;
        public static final int Length = 66;
        public static final int Distance = 67;
        public static final int Cross = 68;
        public static final int Normalize = 69;
        public static final int FaceForward = 70;
        public static final int Reflect = 71;
        public static final int Refract = 72;
        public static final int FindILsb = 73;
        public static final int FindSMsb = 74;
        public static final int FindUMsb = 75;
        public static final int InterpolateAtCentroid = 76;
        public static final int InterpolateAtSample = 77;
        public static final int InterpolateAtOffset = 78;
        public static final int NMin = 79;
        public static final int NMax = 80;
        public static final int NClamp = 81;
    }
}
