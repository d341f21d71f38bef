export { decodeAccumulator, encodeAccumulator } from './causes/accumulator-codec.ts';
export {
  addCalls,
  addTagCalls,
  advance,
  closeImpairment,
  createCallAccumulator,
  firstCallMinutes,
  noteFirstCall,
  noteFirstCredential,
  openImpairment,
} from './causes/call-accumulator.ts';
export type { CallAccumulator, CallGroup } from './causes/call-accumulator.ts';
export { CAUSES, sideOf } from './causes/cause.ts';
export type { Cause, FaultSide, Outcome } from './causes/cause.ts';
export { coincidenceChance } from './causes/coincidence.ts';
export { priorRates } from './causes/cause-rates.ts';
export type { CauseRates } from './causes/cause-rates.ts';
export { learnRates } from './causes/learn-rates.ts';
export type { Past, PastImpairment } from './causes/learn-rates.ts';
export { pastImpairments, pastPosts } from './past-episodes.ts';
export type { CellKey, TagKey, TagKind } from './causes/cell.ts';
export { faultMinutes } from './causes/frame.ts';
export { callsAround } from './causes/other-calls.ts';
export { holdSide } from './causes/hold-side.ts';
export { leadingCause } from './causes/leading-cause.ts';
export { pageEvidenceOf } from './causes/page-evidence.ts';
export { causePhrase } from './cause-words.ts';
export { OTHER } from './causes/name-table.ts';
export type {
  CauseEvidence,
  ChangeMarker,
  OtherVendorCalls,
  PageEvidence,
  ProbeEvidence,
  WellCalls,
} from './causes/evidence.ts';
export { restartCounting } from './causes/restart-counting.ts';
export type { Answer, WaitedFor } from './causes/tally.ts';
export { weighCauses } from './causes/weigh-causes.ts';
export type { CauseAnswer, WeighedCause } from './causes/weigh-causes.ts';
export { DECIDERS } from './causes/what-decides.ts';
export type { Decider } from './causes/what-decides.ts';
export {
  clusteringOf,
  confirmEnd,
  createDetector,
  decodeDetector,
  encodeDetector,
  learnLate,
  observe,
  openTogether,
  slowLimitMs,
  verySlowLimitMs,
} from './detector.ts';
export { healthAt, healthSource, healthSourceAt, readHealth } from './series-health.ts';
export type { Detector, DetectorOptions, Tick } from './detector.ts';
export type { HealthSource, SeriesHealth } from './series-health.ts';
export { CHANGE_LASTS_MS } from './occasions.ts';
export type { Occasion } from './occasions.ts';
export { createPooledTests } from './pooled-tests.ts';
export type { PooledTests } from './pooled-tests.ts';
export { joinLedger, judgedFault, sameOutage, sumEpisodes, summarizeLedger } from './episode.ts';
export { groupImpairments } from './group-impairments.ts';
export type {
  Episode,
  ImpairmentRecord,
  Judged,
  KeptAnswer,
  LedgerEntry,
  LedgerSummary,
  Revision,
  VendorIncident,
} from './episode.ts';
export { sumLostCalls } from './lost-calls.ts';
export {
  SKETCH_INDEX_MAX,
  SKETCH_INDEX_MIN,
  addLatency,
  bucketIndex,
  countAbove,
  createSketch,
  mergeSketch,
  quantiles,
  sortedBuckets,
} from './latency-sketch.ts';
export type { LatencySketch } from './latency-sketch.ts';
export { toDigits } from './digits.ts';
export type { PageSide, Touches } from './page-side.ts';
export { pastSentence } from './past-sentence.ts';
export { relevanceOf, touchesOf } from './relevance.ts';
export type { ComponentPreference, ServiceUsage } from './relevance.ts';
export type { TimeRevision } from './time-revisions.ts';
export { createReplay, extendBack, listPast } from './replay.ts';
export type { ReplayedImpairment } from './replay.ts';
export type { Signal } from './signal.ts';
export type { Impairment } from './impairment.ts';
export type { Transition } from './signal-watch.ts';
export { decideVerdict } from './verdict.ts';
export type { VerdictAnswer, VerdictEvidence } from './verdict.ts';
export { rollUpVerdicts } from './verdict-rollup.ts';
export type { VerdictRollup } from './verdict-rollup.ts';
export { moveBack } from './detector.ts';
