import { createTestApp } from '../../test/support/app.ts';
import type { TestApp } from '../../test/support/app.ts';
import { createVendorPages } from '../../test/support/vendor-pages.ts';
import type { VendorPage } from '../../test/support/vendor-pages.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { createRandom, drawPoisson } from '../detection/random.ts';
import type { Random } from '../detection/random.ts';
import { FAILURES, project } from './story.ts';
import type { PageStory, Story, StoryCall, StoryProject } from './story.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Minutes after the onset at which a story is judged. */
export const LOOKS = [1, 2, 5, 20] as const;
/**
 * The past: days of it with so many calls of a project of weight 1, sent some hours at a time, so that its calls come late and are learned
 * without being tested; then minutes at the rate that the story is played at.
 */
const PAST_DAYS = 14;
const PAST_CALLS = 4000;
const PAST_STEP_HOURS = 6;
const AT_RATE_MINUTES = 20;
/** The newest minutes before the onset come as they do afterwards, so that the gaps between calls are as usual. */
const AT_RATE_STEP_MINUTES = 5;
const LIVE_MINUTES = 4;
/** The onset of another seed is at another second of its minute: so many seconds further on for each. */
const ONSET_SECONDS = 23;
/** Ticks of the first minutes, and later. */
const TICK_MS = 20_000;
const FINE_MINUTES = 6;
const BATCH_MAX = 500;
const PROJECTS_MAX = 5;
/** Share of calls that fail anyway. */
const USUAL = 0.003;
/** Calls to each other vendor beside those to the first. */
const OTHER_VENDORS = 0.5;

/** What the program says at one look. */
export interface Look {
  readonly minute: number;
  readonly verdict: string;
  readonly page: string;
  readonly confidence: string;
  readonly them: number | null;
  readonly us: number | null;
  readonly isRecovering: boolean;
  readonly sentence: string;
}

/** What the program says of one series, and what its calls felt. */
export interface SeriesLook extends Look {
  /** 0 is the vendor that the story is about. */
  readonly vendor: number;
  readonly project: string;
  readonly environment: string;
  readonly region: string;
  /** Calls that were made in each minute up to now, by minute beside the onset, and those of them that the fault hit. */
  readonly felt: ReadonlyMap<number, Felt>;
  /** Verdict that was published last. */
  readonly told: string | null;
}

interface Felt {
  calls: number;
  hit: number;
}

export interface Play {
  readonly story: Story;
  readonly callsPerMinute: number;
  readonly seed: number;
  readonly looks: readonly Look[];
  /** Verdicts as they were published, in order. */
  readonly published: readonly string[];
}

/** Plays a story through the whole program: calls over HTTP, a page on loopback, the clock by hand. */
export async function playStory(
  story: Story,
  callsPerMinute: number,
  seed: number,
  database?: Database,
): Promise<Play> {
  await using stage = await createStage(story, callsPerMinute, seed, database);
  await stage.live();
  const looks: Look[] = [];
  for (const minute of LOOKS) {
    await stage.playTo(minute);
    looks.push(await stage.look(minute));
  }
  return { story, callsPerMinute, seed, looks, published: await stage.published() };
}

/** Plays a story and looks at every series of every vendor at each minute, from the first after the onset on. */
export async function watchStory(
  story: Story,
  callsPerMinute: number,
  seed: number,
  lastMinute: number,
  database?: Database,
): Promise<Watched> {
  await using stage = await createStage(story, callsPerMinute, seed, database);
  await stage.live();
  const looks: SeriesLook[] = [];
  const advice: Advice[] = [];
  for (let minute = 1; minute <= lastMinute; minute += 1) {
    await stage.playTo(minute);
    looks.push(...(await stage.lookAround(minute)));
    advice.push(await stage.advise(minute));
  }
  return { looks, advice, ledger: await stage.ledger() };
}

/** What was said of a story from minute to minute, and what is left of it. */
export interface Watched {
  readonly looks: readonly SeriesLook[];
  readonly advice: readonly Advice[];
  /** Lines of the ledger of the vendor that the story is about, in words. */
  readonly ledger: readonly string[];
}

/** What programs are told of the watched project at one minute: the gate, and a circuit breaker. */
export interface Advice {
  readonly minute: number;
  readonly gate: string;
  readonly breaker: string;
}

/** Plays a story beyond its end: minutes after it until it is said to recover, and to be healthy. Infinity if not within an hour. */
export async function watchEnd(
  story: Story,
  callsPerMinute: number,
  seed: number,
  endsAt: number,
): Promise<{ readonly recovering: number; readonly healthy: number }> {
  await using stage = await createStage(story, callsPerMinute, seed, undefined);
  await stage.live();
  await stage.playTo(endsAt);
  let recovering = Number.POSITIVE_INFINITY;
  for (let minute = 1; minute <= 60; minute += 1) {
    await stage.playTo(endsAt + minute);
    const { verdict, isRecovering } = await stage.look(endsAt + minute);
    if (isRecovering || verdict === 'healthy') recovering = Math.min(recovering, minute);
    if (verdict === 'healthy') return { recovering, healthy: minute };
  }
  return { recovering, healthy: Number.POSITIVE_INFINITY };
}

interface Stage {
  /** The calm past. */
  live(): Promise<void>;
  /** Goes on to a minute beside the onset. */
  playTo(minute: number): Promise<void>;
  look(minute: number): Promise<Look>;
  /** Every series of every vendor. */
  lookAround(minute: number): Promise<SeriesLook[]>;
  advise(minute: number): Promise<Advice>;
  ledger(): Promise<string[]>;
  published(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

async function createStage(
  told: Story,
  callsPerMinute: number,
  seed: number,
  database: Database | undefined,
): Promise<Stage> {
  const story = withBystanders(told, seed);
  const random = createRandom(seed * 7919 + story.name.length);
  const api = await createTestApp(
    {
      UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8',
      UPRIVER_LIMIT_EVENTS_PER_MINUTE: '10000000',
      UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000',
    },
    database === undefined ? {} : { database },
  );
  const pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Vendor', components: ['API', 'Dashboard'] });
  const services: string[] = [];
  for (let vendor = 0; vendor < story.vendors; vendor += 1) services.push(await addVendor(api, vendor, page));
  const keys = new Map<string, string>();
  for (const { name } of story.projects) if (!keys.has(name)) keys.set(name, await addProject(api, name));
  const pastRate = story.pastDays < 1 ? callsPerMinute : Math.min(callsPerMinute, PAST_CALLS / (PAST_DAYS * 1440));
  const held: { readonly at: number; readonly key: string; readonly events: readonly Record<string, unknown>[] }[] = [];
  const onsetAt = api.clock.now() + PAST_DAYS * DAY_MS + ((seed * ONSET_SECONDS) % 60) * 1000;
  const telling = toPageStory(page);
  const felt = new Map<string, Map<number, Felt>>();
  const feel: Drawing['feel'] = (call, isHit) => {
    const minutes = felt.get(seriesOf(call)) ?? new Map<number, Felt>();
    felt.set(seriesOf(call), minutes);
    const minute = Math.floor(call.minute);
    const one = minutes.get(minute) ?? { calls: 0, hit: 0 };
    minutes.set(minute, { calls: one.calls + 1, hit: one.hit + Number(isHit) });
  };
  const done = new Set<number>();
  let pageMinute = -PAST_DAYS * 1440;
  const happen = async (minute: number): Promise<void> => {
    for (const [index, change] of story.changes.entries())
      if (change.minute <= minute && !done.has(index)) {
        done.add(index);
        const { project: name, minute: at, ...body } = change;
        const { status } = await api.request('POST', `/api/v1/projects/${name}/changes`, {
          body: { ...body, at: new Date(Math.min(onsetAt + at * MINUTE_MS, api.clock.now())).toISOString() },
        });
        if (status !== 201) throw new Error(`a change was not accepted: ${status}`);
      }
    for (; pageMinute <= minute; pageMinute += 1) story.page(telling, pageMinute);
  };
  const step = async (spanMs: number, rate: number): Promise<void> => {
    const from = api.clock.now();
    api.clock.advance(spanMs);
    const now = api.clock.now();
    await happen(Math.floor((now - onsetAt) / MINUTE_MS));
    for (const caller of story.projects) {
      const key = keys.get(caller.name) ?? '';
      const openTo = story.hasBreaker && from >= onsetAt ? await askBreaker(api, caller.name) : Infinity;
      const rateNow = Math.min(rate, openTo / Math.max(1e-9, caller.weight));
      const events = drawCalls({ story, caller, random, callsPerMinute: rateNow, from, spanMs, onsetAt, feel });
      held.push({
        at: from >= onsetAt - LIVE_MINUTES * MINUTE_MS ? now + lateMs(caller, (from - onsetAt) / MINUTE_MS) : now,
        key,
        events,
      });
    }
    for (const due of held.filter(({ at }) => at <= now)) await send(api, due.key, due.events);
    held.splice(0, held.length, ...held.filter(({ at }) => at > now));
    await api.app.check(services[0] ?? '');
    await api.app.judge();
  };
  return {
    async live() {
      const atRateFrom = onsetAt - AT_RATE_MINUTES * MINUTE_MS;
      const pastFrom = onsetAt - story.pastDays * DAY_MS;
      if (pastFrom > api.clock.now()) api.clock.advance(pastFrom - api.clock.now());
      while (api.clock.now() < atRateFrom)
        await step(
          Math.min((story.pastStepHours ?? PAST_STEP_HOURS) * HOUR_MS, atRateFrom - api.clock.now()),
          pastRate,
        );
      const liveFrom = onsetAt - LIVE_MINUTES * MINUTE_MS;
      while (api.clock.now() < liveFrom)
        await step(Math.min(AT_RATE_STEP_MINUTES * MINUTE_MS, liveFrom - api.clock.now()), callsPerMinute);
      while (api.clock.now() < onsetAt) await step(Math.min(TICK_MS, onsetAt - api.clock.now()), callsPerMinute);
    },
    async playTo(minute) {
      const to = onsetAt + minute * MINUTE_MS;
      while (api.clock.now() < to)
        await step(api.clock.now() - onsetAt < FINE_MINUTES * MINUTE_MS ? TICK_MS : MINUTE_MS, callsPerMinute);
    },
    look: (minute) => lookAt(api, services[0] ?? '', story, minute),
    async lookAround(minute) {
      const looks: SeriesLook[] = [];
      const told = await readTold(api);
      for (const [vendor, service] of services.entries())
        for (const one of (await readSeries(api, service)).series) {
          const { environment, region } = one;
          const place = { vendor, project: one.project.name, environment, region };
          looks.push({
            ...toLook(one, minute),
            ...place,
            felt: felt.get(seriesOf(place)) ?? new Map(),
            told: told.get([service, one.project.id, environment, region].join(' ')) ?? null,
          });
        }
      return looks;
    },
    advise: (minute) => adviseAt(api, story, minute),
    ledger: () => readLedgerLines(api, services[0] ?? '', onsetAt),
    async published() {
      const rows = await api.app.database.kysely
        .selectFrom('changes')
        .select('payload')
        .where('kind', '=', 'verdict')
        .where('service_id', '=', services[0] ?? '')
        .orderBy('id')
        .execute();
      return rows.map(({ payload }) => payload);
    },
    async [Symbol.asyncDispose]() {
      await pages[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

/** None to two more projects, by seed, where there are several: they call what all call, busier or quieter than the others. */
function withBystanders(story: Story, seed: number): Story {
  if (story.projects.length < 2) return story;
  const random = createRandom(seed * 104_729);
  const more = Array.from({ length: Math.min(seed % 3, PROJECTS_MAX - story.projects.length) }, (_, index) =>
    project(`more${index}`, { weight: 0.05 * 40 ** random() }),
  );
  return { ...story, projects: [...story.projects, ...more] };
}

async function addVendor(api: TestApp, vendor: number, page: VendorPage): Promise<string> {
  const { body } = await api.request('POST', '/api/v1/services', {
    body: {
      name: vendor === 0 ? 'Orion' : `Other ${vendor}`,
      hosts: [hostOf(vendor)],
      statusPageUrl: vendor === 0 ? page.url : null,
    },
  });
  if (body.data === undefined) throw new Error(JSON.stringify(body));
  return body.data.id;
}

async function addProject(api: TestApp, name: string): Promise<string> {
  await api.request('POST', '/api/v1/projects', { body: { name } });
  const { body } = await api.request('POST', `/api/v1/projects/${name}/sdk-keys`, { body: { name } });
  if (body.data?.key === undefined) throw new Error(JSON.stringify(body));
  return body.data.key;
}

/** Calls a minute that a circuit breaker lets through, as the program advises. */
async function askBreaker(api: TestApp, name: string): Promise<number> {
  const { body } = await api.get(`/api/v1/hosts/${hostOf(0)}/health?project=${name}`);
  return body.impaired === true ? (body.trialCallsPerMinute ?? 0) : Infinity;
}

function hostOf(vendor: number): string {
  return `api.vendor${vendor}.example.com`;
}

function toPageStory(page: VendorPage): PageStory {
  let incident: string | undefined;
  return {
    trouble: (component) => page.setComponent(component, 'partial_outage'),
    post: (title) => {
      incident = page.openIncident({ title, impact: 'major', body: 'We look into it.' });
    },
    resolve: () => {
      for (const component of ['API', 'Dashboard']) page.setComponent(component, 'operational');
      if (incident !== undefined) page.resolveIncident(incident, 'Fixed.');
    },
    maintain: (component = 'API') => page.setComponent(component, 'maintenance'),
    update(status, body) {
      if (incident !== undefined) page.updateIncident(incident, status, body);
      page.setComponent('API', status === 'monitoring' ? 'operational' : 'partial_outage');
    },
    fail: () => page.fail(500),
    recover: () => page.recover(),
  };
}

interface Drawing {
  readonly story: Story;
  readonly caller: StoryProject;
  readonly random: Random;
  readonly callsPerMinute: number;
  readonly from: number;
  readonly spanMs: number;
  readonly onsetAt: number;
  /** Told of each call, and whether the fault hits it. */
  readonly feel: (call: StoryCall, isHit: boolean) => void;
}

/** A text that is the same for the same series only. */
function seriesOf({
  vendor,
  project: name,
  environment,
  region,
}: Pick<StoryCall, 'vendor' | 'project' | 'environment' | 'region'>): string {
  return [vendor, name, environment, region].join(' ');
}

function drawCalls({
  story,
  caller,
  random,
  callsPerMinute,
  from,
  spanMs,
  onsetAt,
  feel,
}: Drawing): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = [];
  const { name, environment, weight } = caller;
  for (let vendor = 0; vendor < story.vendors; vendor += 1) {
    const share = story.traffic({ project: name, minute: (from - onsetAt) / MINUTE_MS });
    const mean = (callsPerMinute * weight * share * (vendor === 0 ? 1 : OTHER_VENDORS) * spanMs) / MINUTE_MS;
    for (let left = drawPoisson(random, mean); left > 0; left -= 1) {
      const at = from + random() * spanMs;
      const minute = (at - onsetAt) / MINUTE_MS;
      const instance = Math.floor(random() * caller.instances);
      const call: StoryCall = {
        project: name,
        environment,
        region: pick(random, caller.regions),
        endpoint: pick(random, caller.endpoints),
        deployment: caller.deployment(minute, instance),
        feature: pick(random, caller.features),
        account: pick(random, caller.accounts),
        instance,
        key: caller.key,
        vendor,
        minute,
      };
      let tries = 1 + story.retries;
      do {
        const event = toEvent(story, call, at, random, feel);
        const sent = story.send === undefined ? event : story.send(event, call, random);
        if (sent !== undefined) events.push(sent);
        tries = event['status'] === 200 ? 0 : tries - 1;
      } while (tries > 0);
    }
  }
  return events;
}

function toEvent(
  story: Story,
  call: StoryCall,
  at: number,
  random: Random,
  feel: Drawing['feel'],
): Record<string, unknown> {
  const [share, how] = story.fails(call, random) ?? [0, 'server' as const];
  const isHit = random() < share;
  const failure = isHit ? how : random() < (story.usual?.(call) ?? USUAL) ? 'server' : undefined;
  feel(call, isHit);
  const tags = story.tags(call, failure);
  return {
    host: hostOf(call.vendor),
    endpoint: call.endpoint,
    status: 200,
    latency_ms: Math.round(80 * Math.exp(0.35 * (random() + random() + random() - 1.5) * 2)),
    ts: Math.floor(at / 1000 + (story.projects.find((one) => one.name === call.project)?.aheadMinutes ?? 0) * 60),
    environment: call.environment,
    region: call.region,
    deployment_id: call.deployment,
    ...(call.feature === '' ? {} : { feature: call.feature }),
    ...(Object.keys(tags).length === 0 ? {} : { tags }),
    ...(failure === undefined ? {} : FAILURES[failure]),
  };
}

/** How much later the calls of a moment arrive than they were made. */
function lateMs({ lateMinutes }: StoryProject, minute: number): number {
  return (typeof lateMinutes === 'number' ? lateMinutes : lateMinutes(minute)) * MINUTE_MS;
}

async function send(api: TestApp, key: string, events: readonly Record<string, unknown>[]): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH_MAX) {
    const batch = events.slice(start, start + BATCH_MAX);
    const { status, body } = await api.sendEvents({ sdk_key: key, batch });
    if (status !== 200 || body.accepted !== batch.length)
      throw new Error(`a batch was not accepted: ${JSON.stringify(body)}`);
  }
}

/** Verdict that was published last, by service and series. */
async function readTold(api: TestApp): Promise<Map<string, string>> {
  const rows = await api.app.database.kysely
    .selectFrom('changes')
    .select(['service_id', 'payload'])
    .where('kind', '=', 'verdict')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ service_id: service, payload }) => {
      const { projectId, environment, region, to } = JSON.parse(payload);
      return [[service, projectId, environment, region].join(' '), to];
    }),
  );
}

async function adviseAt(api: TestApp, { watched }: Story, minute: number): Promise<Advice> {
  const gate = (await api.get(`/api/v1/deploy-gate?project=${watched}`)).body;
  const health = (await api.get(`/api/v1/hosts/${hostOf(0)}/health?project=${watched}`)).body;
  return {
    minute,
    gate: `${gate.safe ? 'safe' : 'not safe'} (${gate.services.map((one: { verdict: string }) => one.verdict).join(', ')})`,
    breaker:
      health.impaired === true
        ? `impaired, ${health.verdict}, depth ${health.depth}, ${health.trialCallsPerMinute} trial calls a minute`
        : `impaired ${health.impaired}, ${health.verdict}`,
  };
}

async function readLedgerLines(api: TestApp, serviceId: string, onsetAt: number): Promise<string[]> {
  const { entries } = (await api.get(`/api/v1/services/${serviceId}/ledger`)).body.data;
  const beside = (at: string | null): string =>
    at === null ? 'now' : ((Date.parse(at) - onsetAt) / MINUTE_MS).toFixed(1);
  return entries.map((entry: LedgerLine) => {
    const { kind, episode, incident } = entry;
    const felt =
      episode === null
        ? ''
        : ` ${episode.project.name}/${episode.environment}/${episode.region} ${beside(episode.onsetAt)} to ${beside(episode.endedAt)}: ${episode.fault} (${episode.cause?.cause ?? '-'} ${episode.cause?.kind ?? ''}), ${episode.signals.join('+')}, depth ${episode.depth.toFixed(2)}`;
    const posted = incident === null ? '' : ` | page ${beside(incident.startedAt)} to ${beside(incident.resolvedAt)}`;
    return `${kind}${felt}${posted}`;
  });
}

interface LedgerLine {
  readonly kind: string;
  readonly episode: {
    readonly project: { readonly name: string };
    readonly environment: string;
    readonly region: string;
    readonly onsetAt: string;
    readonly endedAt: string | null;
    readonly fault: string;
    readonly signals: readonly string[];
    readonly depth: number;
    readonly cause: { readonly cause: string; readonly kind: string } | null;
  } | null;
  readonly incident: { readonly startedAt: string; readonly resolvedAt: string | null } | null;
}

interface AnsweredSeries {
  readonly project: { readonly id: string; readonly name: string };
  readonly environment: string;
  readonly region: string;
  readonly verdict: string;
  readonly page: string;
  readonly confidence: string;
  readonly probabilities: { readonly them: number; readonly us: number } | null;
  readonly isRecovering: boolean;
  readonly sentence: string;
}

async function readSeries(
  api: TestApp,
  serviceId: string,
  query = '',
): Promise<{ readonly verdict: string; readonly series: readonly AnsweredSeries[] }> {
  const { body } = await api.get(`/api/v1/services/${serviceId}/verdicts${query}`);
  return body.data;
}

/** What is said of a project that has made no call yet. */
const UNSEEN: Omit<Look, 'minute'> = {
  verdict: 'cannot_say',
  page: 'unknown',
  confidence: 'low',
  them: null,
  us: null,
  isRecovering: false,
  sentence: 'No calls.',
};

async function lookAt(api: TestApp, serviceId: string, { watched }: Story, minute: number): Promise<Look> {
  const { verdict, series } = await readSeries(api, serviceId, `?project=${watched}`);
  // Of several regions the one that the whole verdict is of.
  const one = series.find((other) => other.verdict === verdict) ?? series[0];
  return one === undefined ? { ...UNSEEN, minute } : toLook(one, minute);
}

function toLook(
  { verdict, page, confidence, probabilities, isRecovering, sentence }: AnsweredSeries,
  minute: number,
): Look {
  return {
    minute,
    verdict,
    page,
    confidence,
    them: probabilities?.them ?? null,
    us: probabilities?.us ?? null,
    isRecovering,
    sentence,
  };
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}
