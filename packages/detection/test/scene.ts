import type { Outcome } from '../src/causes/cause.ts';
import { addCalls, createCallAccumulator, noteFirstCall, openImpairment } from '../src/causes/call-accumulator.ts';
import type { CallAccumulator } from '../src/causes/call-accumulator.ts';
import type { CellKey, TagKind } from '../src/causes/cell.ts';
import type { CauseEvidence } from '../src/causes/evidence.ts';
import type { Answer, WaitedFor } from '../src/causes/tally.ts';

export const MINUTE_MS = 60_000;
/** When the fault of a scene begins. */
export const ONSET = Date.UTC(2026, 4, 6, 12, 0);

/** Calls of one kind, so many a minute, of which a share fails from the onset on. */
export interface SceneCalls {
  readonly project?: string;
  readonly environment?: string;
  readonly region?: string;
  readonly endpoint?: string;
  readonly deployment?: string;
  readonly feature?: string;
  readonly perMinute: number;
  /** Share that fails by the fault. */
  readonly failing?: number;
  readonly outcome?: Outcome;
  /** Whether TLS failed, of connection errors. */
  readonly isHandshake?: boolean;
  readonly answers?: readonly Answer[];
  readonly tags?: Readonly<Partial<Record<TagKind, string>>>;
  /** Share that waits for us since the onset, what for, and whether these calls are ever sent. */
  readonly waiting?: number;
  readonly waitedFor?: WaitedFor;
  readonly isUnsent?: boolean;
  /** Milliseconds that a call takes before the onset and since then; a tenth of a second when absent. */
  readonly took?: readonly [before: number, since: number];
  /** Minutes beside the onset between which there are such calls. */
  readonly from?: number;
  readonly until?: number;
  /** Minute at which the fault ends. */
  readonly endsAt?: number;
}

/** A calm hour, and then some minutes of a fault. Counts are the expected ones, rounded, so that nothing is left to chance. */
export function playScene(calls: readonly SceneCalls[], minutes: number): CallAccumulator {
  const accumulator = createCallAccumulator();
  for (const { project = 'shop', deployment } of calls)
    if (deployment !== undefined && !deployment.startsWith('new'))
      noteFirstCall(accumulator, project, deployment, ONSET / MINUTE_MS - 10_000);
  for (let minute = -60; minute < minutes; minute += 1) for (const one of calls) playMinute(accumulator, one, minute);
  openImpairment(accumulator, ONSET);
  return accumulator;
}

/** Evidence of a scene that is nothing but calls. */
export function evidenceOf(calls: CallAccumulator, more: Partial<CauseEvidence> = {}): CauseEvidence {
  return {
    now: (calls.now + 1) * MINUTE_MS,
    onsetAt: ONSET,
    watched: { project: 'shop', environment: 'production', region: 'eu' },
    calls,
    overdispersion: 1,
    otherVendors: [],
    deploymentsPerDay: {},
    changes: [],
    reportingProjects: [],
    page: null,
    probe: null,
    otherPages: null,
    organizations: null,
    ...more,
  };
}

/** Adds failures that are usual: so many in each minute from one to another, beside the onset. */
export function addUsualFailures(calls: CallAccumulator, perMinute: number, from: number, until: number): void {
  for (let minute = from; minute < until; minute += 1)
    addCalls(calls, { cell: cellOf({}), at: ONSET + minute * MINUTE_MS, calls: perMinute, outcome: 'server' });
}

function cellOf(scene: Partial<SceneCalls>): CellKey {
  return {
    project: scene.project ?? 'shop',
    environment: scene.environment ?? 'production',
    region: scene.region ?? 'eu',
    endpoint: scene.endpoint ?? '/v1/charges',
    deployment: scene.deployment ?? '',
    feature: scene.feature ?? '',
  };
}

function playMinute(accumulator: CallAccumulator, scene: SceneCalls, minute: number): void {
  const { from = -Infinity, until = Infinity, endsAt = Infinity, perMinute } = scene;
  if (minute < from || minute >= until) return;
  const at = ONSET + minute * MINUTE_MS;
  const cell = cellOf(scene);
  const tags = scene.tags === undefined ? {} : { tags: scene.tags };
  const calls = Math.floor((minute + 1) * perMinute) - Math.floor(minute * perMinute);
  const share = minute >= 0 && minute < endsAt ? (scene.failing ?? 0) : 0;
  const bad = Math.min(calls, Math.floor((minute + 1) * perMinute * share) - Math.floor(minute * perMinute * share));
  const waiting = minute >= 0 && minute < endsAt ? Math.floor((calls - bad) * (scene.waiting ?? 0)) : 0;
  const [before, since] = scene.took ?? [100, 100];
  const eachMs = minute < 0 ? before : since;
  const well = calls - bad - waiting;
  if (well > 0) addCalls(accumulator, { cell, at, calls: well, latencyMs: well * eachMs, ...tags });
  if (waiting > 0)
    addCalls(accumulator, {
      cell,
      at,
      calls: waiting,
      waitedFor: scene.waitedFor ?? 'connection',
      latencyMs: waiting * eachMs,
      ...(scene.isUnsent === true ? { isUnsent: true } : {}),
      ...tags,
    });
  if (bad > 0)
    addCalls(accumulator, {
      cell,
      at,
      calls: bad,
      latencyMs: bad * eachMs,
      outcome: scene.outcome ?? 'server',
      ...(scene.isHandshake === true ? { isHandshake: true } : {}),
      ...(scene.answers === undefined ? {} : { answers: scene.answers }),
      ...tags,
    });
}
