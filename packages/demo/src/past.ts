// The hours before the demo starts, played through the whole program with its clock in hand: calls through ingest, checks of pages,
// detection and alerts as they would have been.
import type { App, HandClock } from '@upriver/server';
import type { Ask } from './ask.ts';
import { answerCall, drawGapMs } from './calls.ts';
import type { Random } from './calls.ts';
import { PROJECTS, vendorOf } from './organization.ts';
import type { DemoCall, DemoProject } from './organization.ts';
import { OLD_INCIDENTS, PAST, PAST_HOURS } from './scenes.ts';
import { seedOrganization } from './seed.ts';
import type { SdkKeys } from './seed.ts';
import type { OpenWorld } from './world.ts';

const MINUTE_MS = 60_000;
/** Short enough that no call arrives late, and that a page's status is valid from one check to the next. */
const STEP_MS = 4 * MINUTE_MS;
/** Share of today's calls at the beginning; it grows from there. */
const CALLS_AT_FIRST = 0.3;
const BATCH_MAX = 500;

export interface PastStage {
  readonly app: App;
  readonly clock: HandClock;
  readonly world: OpenWorld;
  readonly ask: Ask;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/**
 * Plays from `startsAt` minus the past hours until the machine's clock says what the played one does.
 * @returns SDK keys of the projects
 */
export async function playPast(stage: PastStage, startsAt: number): Promise<SdkKeys> {
  const { clock, world, ask, signal } = stage;
  for (const { minute, act } of OLD_INCIDENTS) {
    clock.set(startsAt + minute * MINUTE_MS);
    await act(world);
  }
  clock.set(startsAt - PAST_HOURS * 60 * MINUTE_MS);
  const keys = await seedOrganization(ask, world);
  const scenes = [...PAST];
  for (let isPast = true; isPast && !signal.aborted;) {
    const present = Date.now();
    const nextScene = startsAt + (scenes[0]?.minute ?? Number.POSITIVE_INFINITY) * MINUTE_MS;
    const from = clock.now();
    clock.set(Math.min(from + STEP_MS, nextScene, present));
    await playStep(stage, keys, from, startsAt);
    if (clock.now() >= nextScene) await scenes.shift()?.act(world);
    // The step that reaches the present is the last one: while it is played the present moves on.
    isPast = clock.now() < present;
  }
  return keys;
}

/** Whole turns of what the loops of the server do, after the calls since `from` have arrived. */
async function playStep(stage: PastStage, keys: SdkKeys, from: number, startsAt: number): Promise<void> {
  const { app, clock } = stage;
  const hoursLeft = Math.max(0, startsAt - from) / (60 * MINUTE_MS);
  const share = 1 - (1 - CALLS_AT_FIRST) * (hoursLeft / PAST_HOURS);
  const calls = PROJECTS.map((project) => drawEvents(stage, project, from, clock.now(), share));
  // At one moment, so that they are one commit.
  await Promise.all(PROJECTS.map(({ slug }, index) => sendEvents(app, keys.get(slug) ?? '', calls[index] ?? [])));
  await app.poll();
  await app.judge();
  await app.notify();
}

function drawEvents(
  { world, random }: PastStage,
  project: DemoProject,
  from: number,
  until: number,
  share: number,
): object[] {
  const versions = world.versionsOf(project.slug);
  return project.calls.flatMap((call) => {
    const events: object[] = [];
    const perMinute = call.perMinute * share;
    for (let at = from + drawGapMs(perMinute, random); at < until; at += drawGapMs(perMinute, random)) {
      const version = versions[Math.floor(random() * versions.length)] ?? project.deployment;
      events.push(toEvent(project, call, version, at, answerCall(call, version, world.troubles(), random)));
    }
    return events;
  });
}

function toEvent(
  { environment, region }: DemoProject,
  { vendor, method, path, feature }: DemoCall,
  version: string,
  at: number,
  { status, latencyMs }: { readonly status: number; readonly latencyMs: number },
): object {
  return {
    host: vendorOf(vendor).host,
    endpoint: path,
    method,
    status,
    latency_ms: latencyMs,
    ts: Math.floor(at / 1000),
    environment,
    region,
    feature,
    deployment_id: version,
    runtime: `node/${process.versions.node}`,
  };
}

async function sendEvents(app: App, sdkKey: string, events: readonly object[]): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH_MAX) {
    const batch = events.slice(start, start + BATCH_MAX);
    const answer = await app.http.inject({
      method: 'POST',
      url: '/v1/events',
      payload: { sdk_key: sdkKey, batch },
    });
    if (answer.json<{ accepted?: number }>().accepted !== batch.length)
      throw new Error(`calls of the past were not accepted: ${answer.body}`);
  }
}
