import type { Outcome } from '../../packages/detection/src/causes/cause.ts';
import { OUTCOMES } from '../../packages/detection/src/causes/cause.ts';
import {
  addCalls,
  addTagCalls,
  createCallAccumulator,
  noteFirstCall,
  noteFirstCredential,
  openImpairment,
} from '../../packages/detection/src/causes/call-accumulator.ts';
import type { CallAccumulator } from '../../packages/detection/src/causes/call-accumulator.ts';
import type { CauseEvidence, OtherVendorCalls } from '../../packages/detection/src/causes/evidence.ts';
import type { Answer } from '../../packages/detection/src/causes/tally.ts';
import { learn } from '../../packages/detection/src/baseline.ts';
import { createDetector, observe, openTogether } from '../../packages/detection/src/detector.ts';
import { CHANGE_LASTS_MS } from '../../packages/detection/src/occasions.ts';
import type { Occasion, OccasionHistory } from '../../packages/detection/src/occasions.ts';
import { createPooledTests } from '../../packages/detection/src/pooled-tests.ts';
import type { PooledTests } from '../../packages/detection/src/pooled-tests.ts';
import type { Detector } from '../../packages/detection/src/detector.ts';
import type { Transition } from '../../packages/detection/src/signal-watch.ts';
import type { Signal } from '../../packages/detection/src/signal.ts';
import { createRandom, drawBinomial, drawNormal, drawPoisson } from '../detection/random.ts';
import type { Random } from '../detection/random.ts';
import type { Story } from './families.ts';
import { wouldShow } from './shown.ts';
import { cellAt, pick } from './world.ts';
import type { Leaf, WorldProject } from './world.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;
/** A minute far enough from every boundary. */
const START = Date.UTC(2026, 2, 4, 10, 0);
const BEFORE_MINUTES = 30;
/** Age of the series: older than what tests take for young. */
const PAST_DAYS = 21;
/** Share of the time in which a page tells of trouble that is none, how long it does, and flags and configurations that a project changes a day. */
const FALSE_PAGES = 0.025;
const FALSE_PAGE_HOURS = 3;
const CHANGES_PER_DAY = 1;
/** Minutes after the onset at which a story is judged. */
export const LOOKS = [1, 2, 5, 20] as const;

/** What is known at one look; undefined while nothing is detected. */
export interface Look {
  readonly minute: number;
  readonly evidence: CauseEvidence | undefined;
  readonly hasProbeAlready: boolean;
  readonly signal: Signal | undefined;
  /** Whether the best test of any one series, and of all calls that the fault hits, would be certain by now (`wouldShow`). */
  readonly shows: { readonly inSeries: boolean; readonly inAll: boolean };
}

interface Series {
  readonly project: WorldProject;
  readonly region: string;
  readonly detector: Detector;
  readonly counts: Record<'calls' | Outcome, number>;
  readonly since: Record<'calls' | Outcome, number>;
}

/** Which evidence a story happens to have. */
interface Equipment {
  /** The server asks while calls fail, and whether it would without the new evidence. */
  readonly probe: boolean;
  readonly probeAlready: boolean;
  readonly hasPath: boolean;
  readonly page: boolean;
  readonly answers: boolean;
  readonly credentials: boolean;
  readonly instances: boolean;
  readonly accounts: boolean;
  readonly judged: number;
}

/** What the change detector is told of beside calls, versions and the page. */
export interface Hears {
  /** Changes that projects report; without them the tests are those of a server that gets no reports. */
  readonly changes?: boolean;
}

/**
 * Plays a story and calls `onLook` at each look. Calls are drawn in ticks of ten seconds; the change detector itself says when it is found and
 * when it began. The evidence's accumulator goes on being used, so a look must be judged at once.
 */
export function playStory(story: Story, seed: number, onLook: (look: Look) => void, hears: Hears = {}): void {
  const random = createRandom(seed);
  const equipment = drawEquipment(createRandom(seed ^ 0x5bd1e995));
  const calls = createCallAccumulator();
  const onsetMs = START + Math.floor(random() * 6) * TICK_MS;
  const series = createSeries(story, random, hears);
  const others = createOthers(story, random);
  const pooled = createPooledTests();
  const noise = createRandom(seed ^ 0x2545f491);
  prime(story, calls, equipment, noise);
  const hit = { counts: emptyCounts(), usual: new Map<Outcome, number>() };
  let found: Found | undefined;
  let minuteNoise = 1;
  for (
    let at = START - BEFORE_MINUTES * MINUTE_MS;
    at < onsetMs + 20 * MINUTE_MS;
    at += at < START ? MINUTE_MS : TICK_MS
  ) {
    const span = at < START ? MINUTE_MS : TICK_MS;
    if (at % MINUTE_MS === 0) minuteNoise = Math.exp(0.12 * drawNormal(noise));
    for (const one of series) for (const key of ['calls', ...OUTCOMES] as const) one.counts[key] = 0;
    drawTick({ story, calls, equipment, random: noise, at, span, onsetMs, scale: minuteNoise, series, hit });
    for (const one of series)
      found = tick(
        one,
        at + span,
        found,
        pooled,
        occasionsOf(one, { story, seed, calls, equipment, hears, onsetMs, at: at + span }),
      );
    const [together] = openTogether(
      pooled,
      series.map(({ detector }) => detector),
    );
    const joined = series.find(({ detector }) => detector === together?.detector);
    if (joined && together) found ??= toFound(joined, together.transition, at + span);
    drawOthers(story, others, noise, at + span, onsetMs, span, found);
    const look = LOOKS.find((minute) => at + span === onsetMs + minute * MINUTE_MS);
    if (look !== undefined)
      onLook({
        minute: look,
        hasProbeAlready: equipment.probeAlready,
        shows: showsBy(story, series, hit, look),
        ...lookAt(story, calls, equipment, others, found, at + span, onsetMs, seed),
      });
  }
}

interface Found {
  readonly series: Series;
  readonly onsetAt: number;
  readonly detectedAt: number;
  readonly signal: Signal;
}

function drawEquipment(random: Random): Equipment {
  return {
    probe: random() < 0.95,
    probeAlready: random() < 0.63,
    hasPath: random() < 0.4,
    page: random() < 0.9,
    answers: random() < 0.85,
    credentials: random() < 0.85,
    instances: random() < 0.6,
    accounts: random() < 0.5,
    judged: 3 + Math.floor(random() * 8),
  };
}

function createSeries({ world }: Story, random: Random, hears: Hears): Series[] {
  return world.projects.flatMap((project) =>
    project.regions.map((region) => {
      const detector = createDetector({ falseAlarmDays: 30 });
      const perHour = (project.callsPerMinute / project.regions.length) * 60;
      Object.assign(detector.state.occasions, usualOccasions(project, perHour / 60, hears));
      detector.state.firstAt = START - PAST_DAYS * 86_400_000;
      for (let hour = 0; hour < PAST_DAYS * 24; hour += 1) {
        const calls = drawPoisson(random, perHour);
        const count = (rate: number): number => drawClustered(random, calls, rate, world.clusters);
        learn(detector.state.baseline, {
          startAt: START - (PAST_DAYS * 24 + 30 - hour) * 3_600_000,
          spanMs: 3_600_000,
          counts: {
            calls,
            bad: [count(project.baseRate), count(0.01), count(0.0005), count(0.0005), count(project.baseRate * 0.5), 0],
          },
        });
      }
      return { project, region, detector, counts: emptyCounts(), since: emptyCounts() };
    }),
  );
}

/** How often occasions were in the past, by the mean. */
function usualOccasions(project: WorldProject, callsPerMinute: number, { changes = false }: Hears): OccasionHistory {
  const days = PAST_DAYS;
  const calls = callsPerMinute * 1440 * days;
  const reports = changes && project.reportsChanges;
  const versionsPerDay = project.reportsDeployments || reports ? project.deploymentsPerDay : 0;
  const changesPerDay = versionsPerDay + (reports ? CHANGES_PER_DAY : 0);
  const changing = Math.min(1, (changesPerDay * CHANGE_LASTS_MS) / 86_400_000);
  return {
    spanMs: days * 86_400_000,
    calls,
    page: { calls: FALSE_PAGES * calls, times: (FALSE_PAGES * days * 24) / FALSE_PAGE_HOURS, isOn: false },
    change: { calls: changing * calls, times: changesPerDay * days, isOn: false },
  };
}

interface Moment {
  readonly story: Story;
  readonly calls: CallAccumulator;
  readonly equipment: Equipment;
  readonly hears: Hears;
  readonly seed: number;
  readonly onsetMs: number;
  readonly at: number;
}

/** What the server would know at a moment that makes an outage of a series more probable. */
function occasionsOf({ project }: Series, { story, seed, calls, equipment, hears, onsetMs, at }: Moment): Occasion[] {
  const told = troubleAt(createPageRandom(seed), story, (at - onsetMs) / MINUTE_MS);
  const isRecent = (changedAt: number): boolean => at >= changedAt && at < changedAt + CHANGE_LASTS_MS;
  const versions = [...(calls.firstCalls.get(project.name)?.values() ?? [])].map((first) => first * MINUTE_MS);
  const reported =
    hears.changes === true && project.reportsChanges
      ? story.changes
          .filter((change) => change.project === project.name)
          .map((change) => onsetMs + change.at * MINUTE_MS)
      : [];
  return [
    ...(equipment.page && told?.isMatching === true ? ['page' as const] : []),
    ...([...versions, ...reported].some(isRecent) ? ['change' as const] : []),
  ];
}

function emptyCounts(): Record<'calls' | Outcome, number> {
  return {
    calls: 0,
    gateway: 0,
    server: 0,
    timeout: 0,
    connection: 0,
    dns: 0,
    rate_limited: 0,
    auth: 0,
    client: 0,
    slow: 0,
  };
}

/** A few hours of clean history, and what the server knows of first calls. */
function prime(story: Story, calls: CallAccumulator, equipment: Equipment, random: Random): void {
  const { world } = story;
  for (const project of world.projects) {
    noteFirstCall(calls, project.name, 'v1', START / MINUTE_MS - 5000);
    if (equipment.credentials) noteFirstCredential(calls, project.credential, START / MINUTE_MS - 5000);
  }
  for (const hours of [8, 5, 2]) {
    const at = START - hours * 3_600_000;
    for (const leaf of world.leaves) {
      const count = drawPoisson(random, leaf.callsPerMinute * 60);
      if (count === 0) continue;
      const cell = { ...cellAt(world, leaf, -600), deployment: leaf.project.reportsDeployments ? 'v1' : '' };
      addCalls(calls, { cell, at, calls: count });
      for (const [outcome, rate] of baseOutcomes(leaf)) {
        const bad = drawClustered(random, count, rate, world.clusters);
        // Counted within the calls above: only the outcome is added.
        if (bad > 0) addOutcome(calls, cell, at, bad, outcome);
      }
    }
  }
}

/** Adds an outcome to calls that were counted as good: a bad group, less as many good calls. */
function addOutcome(
  calls: CallAccumulator,
  cell: ReturnType<typeof cellAt>,
  at: number,
  bad: number,
  outcome: Outcome,
): void {
  addCalls(calls, { cell, at, calls: bad, outcome });
}

function baseOutcomes(leaf: Pick<Leaf, 'project'>): readonly (readonly [Outcome, number])[] {
  const { baseRate } = leaf.project;
  return [
    ['server', baseRate * 0.5],
    ['gateway', baseRate * 0.2],
    ['timeout', baseRate * 0.2],
    ['connection', baseRate * 0.1],
    ['slow', 0.01],
    ['client', baseRate * 0.5],
    ['auth', 0.0005],
    ['rate_limited', 0.0005],
  ];
}

interface TickRoom {
  readonly story: Story;
  readonly calls: CallAccumulator;
  readonly equipment: Equipment;
  readonly random: Random;
  readonly at: number;
  readonly span: number;
  readonly onsetMs: number;
  readonly scale: number;
  readonly series: readonly Series[];
  readonly hit: Hit;
}

/** Calls since the onset of all leaves that the fault hits, and how many bad ones are usual for them. */
interface Hit {
  readonly counts: Record<'calls' | Outcome, number>;
  readonly usual: Map<Outcome, number>;
}

function showsBy({ world }: Story, series: readonly Series[], { counts, usual }: Hit, minutes: number): Look['shows'] {
  const { clusters } = world;
  const shares = [...usual].map(([outcome, expected]) => [outcome, expected / Math.max(1, counts.calls)] as const);
  return {
    inSeries: series.some(({ project, since }) =>
      wouldShow({ usual: baseOutcomes({ project }), clusters, minutes, counts: since }),
    ),
    inAll: wouldShow({ usual: shares, clusters, minutes, counts }),
  };
}

function drawTick(room: TickRoom): void {
  const { story, random, at, span, onsetMs, scale } = room;
  const { world } = story;
  // The middle of a tick; before the onset no fault works.
  const minute = at < onsetMs ? (at - onsetMs) / MINUTE_MS : (at + span / 2 - onsetMs) / MINUTE_MS;
  const splitsAccounts = story.family === 'vendor tenants';
  const seriesByPlace = new Map(room.series.map((one) => [`${one.project.name} ${one.region}`, one]));
  const perProject = new Map<WorldProject, Map<Outcome | 'ok', number>>();
  for (const leaf of world.leaves) {
    const count = drawPoisson(random, leaf.callsPerMinute * (span / MINUTE_MS) * scale);
    if (count === 0) continue;
    const cell = cellAt(world, leaf, minute);
    const deployment = deploymentName(story, leaf, minute);
    const groups = splitsAccounts ? splitEvenly(random, count, leaf.project.accounts) : [['', count] as const];
    const totals = new Map<Outcome, number>();
    for (const [account, calls] of groups) {
      if (calls === 0) continue;
      const depth = minute < 0 ? 0 : story.depth(leaf, minute, deployment, account);
      const bad = drawOutcomes(room, leaf, calls, depth);
      if (depth > 0) noteHit(room.hit, leaf, calls, bad);
      if (account !== '') feedTag(room, leaf.project, 'account', account, calls, bad);
      for (const [outcome, one] of bad) totals.set(outcome, (totals.get(outcome) ?? 0) + one);
    }
    feedCell(room, leaf, cell, count, totals);
    feedTag(room, leaf.project, 'instance', `i${leaf.instance}`, count, totals);
    const series = seriesByPlace.get(`${leaf.project.name} ${leaf.region}`);
    if (series) {
      series.counts.calls += count;
      for (const [outcome, one] of totals) series.counts[outcome] += one;
      if (minute >= 0) {
        series.since.calls += count;
        for (const [outcome, one] of totals) series.since[outcome] += one;
      }
    }
    const sums = perProject.get(leaf.project) ?? new Map<Outcome | 'ok', number>();
    perProject.set(leaf.project, sums);
    let good = count;
    for (const [outcome, one] of totals) {
      sums.set(outcome, (sums.get(outcome) ?? 0) + one);
      good -= one;
    }
    sums.set('ok', (sums.get('ok') ?? 0) + good);
  }
  for (const [project, sums] of perProject) feedAlikeTags(room, project, sums, splitsAccounts, minute);
}

function noteHit({ counts, usual }: Hit, leaf: Leaf, calls: number, bad: ReadonlyMap<Outcome, number>): void {
  counts.calls += calls;
  for (const [outcome, one] of bad) counts[outcome] += one;
  for (const [outcome, rate] of baseOutcomes(leaf)) usual.set(outcome, (usual.get(outcome) ?? 0) + rate * calls);
}

function deploymentName({ world }: Story, leaf: Leaf, minute: number): string {
  let name = 'v1';
  for (const rollout of world.rollouts)
    if (rollout.project === leaf.project.name && minute >= rollout.takesOver(leaf.instance) && minute < rollout.until)
      name = rollout.deployment;
  return name;
}

function drawOutcomes({ story, random }: TickRoom, leaf: Leaf, calls: number, depth: number): Map<Outcome, number> {
  const bad = new Map<Outcome, number>();
  let left = calls;
  const add = (outcome: Outcome, count: number): void => {
    const taken = Math.min(left, count);
    if (taken > 0) bad.set(outcome, (bad.get(outcome) ?? 0) + taken);
    left -= taken;
  };
  const failing = drawClustered(random, calls, depth, story.world.clusters);
  if (failing > 0) {
    const sum = story.mix.reduce((total, [, weight]) => total + weight, 0);
    let rest = failing;
    for (const [place, [outcome, weight]] of story.mix.entries()) {
      const later = story.mix.slice(place).reduce((total, [, one]) => total + one, 0);
      const count = place === story.mix.length - 1 ? rest : drawBinomial(random, rest, weight / Math.min(sum, later));
      add(outcome, count);
      rest -= count;
    }
  }
  for (const [outcome, rate] of baseOutcomes(leaf))
    add(outcome, drawClustered(random, left, rate, story.world.clusters));
  return bad;
}

/** Bad calls come in clusters that share a fate. */
function drawClustered(random: Random, calls: number, rate: number, cluster: number): number {
  if (rate <= 0 || calls === 0) return 0;
  if (cluster === 1) return drawBinomial(random, calls, rate);
  const whole = Math.floor(calls / cluster);
  return drawBinomial(random, whole, rate) * cluster + drawBinomial(random, calls - whole * cluster, rate);
}

function feedCell(
  room: TickRoom,
  leaf: Leaf,
  cell: ReturnType<typeof cellAt>,
  count: number,
  totals: ReadonlyMap<Outcome, number>,
): void {
  const { calls, at } = room;
  let good = count;
  for (const [outcome, bad] of totals) {
    good -= bad;
    feedBad(room, outcome, bad, (one, answers) => addCalls(calls, { cell, at, calls: one, outcome, answers }));
  }
  if (good > 0) addCalls(calls, { cell, at, calls: good });
  void leaf;
}

/** Splits bad calls by what answered them. */
function feedBad(
  { story, equipment, random }: TickRoom,
  outcome: Outcome,
  bad: number,
  add: (calls: number, answers: readonly Answer[]) => void,
): void {
  if (
    !equipment.answers ||
    outcome === 'timeout' ||
    outcome === 'connection' ||
    outcome === 'dns' ||
    outcome === 'slow'
  ) {
    add(bad, []);
    return;
  }
  const isProxy = story.answeredBy === 'proxy' && outcome !== 'client';
  const byProxy = drawBinomial(random, bad, isProxy ? 0.93 : 0.03);
  const limit = outcome === 'rate_limited' && random() < 0.8;
  const answer = (calls: number, by: Answer): void => {
    if (calls === 0) return;
    if (!limit) add(calls, [by]);
    else {
      const spent = drawBinomial(random, calls, story.limit === 'spent' ? 0.95 : 0.06);
      if (spent > 0) add(spent, [by, 'limit_spent']);
      if (calls > spent) add(calls - spent, [by, 'limit_left']);
    }
  };
  answer(byProxy, 'by_proxy');
  answer(bad - byProxy, 'by_vendor');
}

function feedTag(
  { calls, equipment, at }: TickRoom,
  project: WorldProject,
  kind: 'account' | 'instance' | 'credential',
  value: string,
  count: number,
  bad: ReadonlyMap<Outcome, number>,
): void {
  if (kind === 'instance' ? !equipment.instances : kind === 'account' ? !equipment.accounts : !equipment.credentials)
    return;
  const key = { kind, project: project.name, environment: project.environment, value };
  let good = count;
  for (const [outcome, one] of bad) {
    good -= one;
    addTagCalls(calls, key, { at, calls: one, outcome });
  }
  if (good > 0) addTagCalls(calls, key, { at, calls: good });
}

/** Tags whose values fare alike in this story: their calls are split by chance. */
function feedAlikeTags(
  room: TickRoom,
  project: WorldProject,
  sums: ReadonlyMap<Outcome | 'ok', number>,
  splitsAccounts: boolean,
  minute: number,
): void {
  const { story, random, equipment, calls, at } = room;
  const { rotatedAt } = story;
  const isRotated =
    rotatedAt !== null && minute >= rotatedAt && story.changes.some((change) => change.project === project.name);
  const credential = isRotated ? `${project.credential}-new` : project.credential;
  const add = (kind: 'account' | 'credential', value: string, count: number, outcome: Outcome | 'ok'): void => {
    const key = { kind, project: project.name, environment: project.environment, value };
    if (count > 0) addTagCalls(calls, key, { at, calls: count, ...(outcome === 'ok' ? {} : { outcome }) });
  };
  for (const [outcome, count] of sums) {
    if (equipment.credentials) add('credential', credential, count, outcome);
    if (equipment.accounts && !splitsAccounts)
      for (const [account, one] of splitEvenly(random, count, project.accounts)) add('account', account, one, outcome);
  }
}

function splitEvenly(random: Random, count: number, values: readonly string[]): [string, number][] {
  let left = count;
  return values.map((value, place) => {
    const one = place === values.length - 1 ? left : drawBinomial(random, left, 1 / (values.length - place));
    left -= one;
    return [value, one];
  });
}

function tick(
  series: Series,
  at: number,
  found: Found | undefined,
  pooled: PooledTests,
  occasions: readonly Occasion[],
): Found | undefined {
  const { counts, detector } = series;
  const failures = counts.gateway + counts.server + counts.timeout + counts.connection + counts.dns;
  const transitions = observe(
    detector,
    {
      at,
      calls: counts.calls,
      failures,
      slow: counts.slow,
      rateLimited: counts.rate_limited,
      auth: counts.auth,
      clientErrors: counts.client,
      occasions,
    },
    pooled,
  );
  const opened = transitions.find(({ kind }) => kind === 'opened');
  return found ?? (opened && toFound(series, opened, at));
}

function toFound(series: Series, { impairment: { onsetAt, signal } }: Transition, detectedAt: number): Found {
  return { series, onsetAt, detectedAt, signal };
}

interface Other {
  readonly vendor: number;
  readonly project: WorldProject;
  readonly region: string;
  readonly callsPerMinute: number;
  readonly usual: number;
  readonly depth: number;
  readonly before: { calls: number; bad: number };
  readonly since: { calls: number; bad: number };
}

function createOthers(story: Story, random: Random): Other[] {
  return story.world.otherVendors.flatMap(({ projects, callsPerMinute }, vendor) =>
    story.world.projects
      .filter(({ name }) => projects.includes(name))
      .flatMap((project) =>
        project.regions.map((region) => ({
          vendor,
          project,
          region,
          callsPerMinute: callsPerMinute / project.regions.length,
          usual: 0.001 + 0.01 * random() ** 2,
          // One in a hundred has trouble of its own.
          depth: Math.max(story.otherDepth(project, region, vendor), random() < 0.01 ? random() : 0),
          before: { calls: 0, bad: 0 },
          since: { calls: 0, bad: 0 },
        })),
      ),
  );
}

function drawOthers(
  story: Story,
  others: readonly Other[],
  random: Random,
  at: number,
  onsetMs: number,
  span: number,
  found: Found | undefined,
): void {
  const onset = found?.onsetAt ?? onsetMs;
  for (const other of others) {
    const calls = drawPoisson(random, other.callsPerMinute * (span / MINUTE_MS));
    if (calls === 0) continue;
    const minute = (at - onsetMs) / MINUTE_MS;
    const bad = drawBinomial(random, calls, minute > 0 ? 1 - (1 - other.usual) * (1 - other.depth) : other.usual);
    const side = at > onset ? other.since : other.before;
    side.calls += calls;
    side.bad += bad;
  }
  void story;
}

/** What the page tells of, so many minutes after the onset. */
function troubleAt(
  random: Random,
  story: Story,
  minute: number,
): { readonly at: number; readonly isMatching: boolean } | null {
  const posted = random() < story.posted ? 16 * Math.exp(1.1 * drawNormal(random)) : Infinity;
  const isMatching = random() < 0.85;
  const falseAt = -5 - random() * 200;
  if (posted <= minute) return { at: posted, isMatching };
  return story.falsePage ? { at: falseAt, isMatching: random() < 0.5 } : null;
}

function createPageRandom(seed: number): Random {
  return createRandom(seed ^ 0x9e3779b9);
}

function lookAt(
  story: Story,
  calls: CallAccumulator,
  equipment: Equipment,
  others: readonly Other[],
  found: Found | undefined,
  now: number,
  onsetMs: number,
  seed: number,
): Pick<Look, 'evidence' | 'signal'> {
  if (!found) return { evidence: undefined, signal: undefined };
  const random = createPageRandom(seed);
  openImpairment(calls, found.onsetAt);
  const { project, region } = found.series;
  const told = troubleAt(random, story, (now - onsetMs) / MINUTE_MS);
  const trouble = told && { postedAt: onsetMs + told.at * MINUTE_MS, isMatching: told.isMatching };
  const attempts = Math.max(1, Math.floor((now - found.detectedAt) / 30_000));
  const flaky = 0.004 + (random() < 0.02 ? 0.1 : 0);
  const fails = (depth: number): number => drawBinomial(random, attempts, Math.min(1, depth + flaky));
  const asked = equipment.probe ? 3 : 0;
  return {
    signal: found.signal,
    evidence: {
      now,
      onsetAt: found.onsetAt,
      watched: { project: project.name, environment: project.environment, region },
      calls,
      overdispersion: Math.max(1, story.world.clusters * Math.exp(0.15 * drawNormal(random))),
      otherVendors: others.map(otherCalls),
      deploymentsPerDay: Object.fromEntries(
        story.world.projects.map((one) => [one.name, one.deploymentsPerDay * Math.exp(0.3 * drawNormal(random))]),
      ),
      changes: story.changes
        .filter((change) => onsetMs + change.at * MINUTE_MS <= now)
        .filter((change) => story.world.projects.some((one) => one.name === change.project && one.reportsChanges))
        .map((change) => ({ ...change, at: onsetMs + change.at * MINUTE_MS })),
      reportingProjects: story.world.projects.filter((one) => one.reportsChanges).map(({ name }) => name),
      page: equipment.page
        ? { trouble, maintenance: story.isMaintenance && random() < 0.8 ? { isMatching: true } : null }
        : null,
      probe: equipment.probe
        ? {
            vendor: { attempts, failed: fails(story.probeDepth) },
            others: { attempts: asked, failed: drawBinomial(random, asked, story.probeOthers) },
            hasPath: equipment.hasPath,
          }
        : null,
      otherPages: { asked: 5, unreachable: drawBinomial(random, 5, Math.min(1, story.probeOthers + 0.003)) },
      organizations: {
        judged: equipment.judged,
        impaired: drawBinomial(random, equipment.judged, Math.max(0.01, story.organizations)),
      },
    },
  };
}

function otherCalls({ vendor, project, region, before, since }: Other): OtherVendorCalls {
  return {
    vendor: `other${vendor}`,
    project: project.name,
    environment: project.environment,
    region,
    before: { ...before },
    since: { ...since },
  };
}

void pick;
