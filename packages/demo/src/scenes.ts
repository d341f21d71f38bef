// What happens in the demo: in the hours before it starts, across its start, and from then on, again and again.
import type { Impact, Status } from '@upriver/contract';
import type { Trouble } from './calls.ts';
import type { World } from './world.ts';

/** What happens so many minutes after the demo starts, or before it where negative. */
export interface Scene {
  readonly minute: number;
  readonly act: (world: World) => void | Promise<void>;
}

/** Hours before the start that are played, with calls and checks of pages. */
export const PAST_HOURS = 10;

/** Minutes from one round to the next. */
export const ROUND_MINUTES = 20;
/** Minutes of a round that is played before its zero. */
export const ROUND_BEFORE_MINUTES = 7;

const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;

/** Before there were calls and checks: what pages keep of their own past. */
export const OLD_INCIDENTS: readonly Scene[] = [
  ...posts('northpay', -23 * DAY, {
    components: { Webhooks: 'degraded' },
    title: 'Delayed webhooks',
    impact: 'minor',
    updates: [
      [0, 'investigating', 'Webhooks are delivered late. Payments are not affected.'],
      [95, 'resolved', 'Webhooks are delivered as usual again.'],
    ],
  }),
  ...posts('vectora', -9 * DAY, {
    components: { Completions: 'partial_outage' },
    title: 'Elevated error rates',
    impact: 'major',
    updates: [
      [0, 'investigating', 'Some completions fail with 503.'],
      [31, 'identified', 'A part of our fleet ran out of memory.'],
      [48, 'resolved', 'All requests succeed again.'],
    ],
  }),
];

/** It begins in the past and goes on live, so that whoever opens the demo finds every verdict there. */
const FIRST_ROUND: readonly Scene[] = roundOf(0);

export const PAST: readonly Scene[] = inOrder([
  at(-9.8 * HOUR, (world) => {
    planMaintenance(world, 'mailrush', 'Database upgrade', 3 * DAY, 60);
    planMaintenance(world, 'quickfind', 'Move of the search cluster to a new region', 26 * HOUR, 45);
  }),
  // A vendor fails, and says so 12 minutes later.
  ...fails('mailrush failing', -9.5 * HOUR, 41, { vendor: 'mailrush', share: 0.22, status: 503 }),
  ...posts('mailrush', -9.5 * HOUR + 12, {
    components: { 'Sending API': 'partial_outage' },
    title: 'Errors when sending messages',
    impact: 'major',
    updates: [
      [0, 'investigating', 'Some requests to the sending API fail.'],
      [16, 'identified', 'A database node failed. We are moving its load.'],
      [33, 'resolved', 'Messages are accepted as usual.'],
    ],
  }),
  // The night: half an hour of silence, and a start that is claimed too late.
  ...fails('northpay failing', -7 * HOUR, 51, { vendor: 'northpay', path: '/v1/charges', share: 0.31, status: 503 }),
  ...posts('northpay', -7 * HOUR + 22, {
    components: { 'Payments API': 'partial_outage' },
    title: 'Elevated errors on card payments',
    impact: 'major',
    updates: [
      [0, 'investigating', 'We are looking into errors on some card payments.'],
      [11, 'identified', 'A configuration change on our side causes errors. We are reverting it.'],
      [30, 'monitoring', 'The change is reverted. Card payments succeed again.'],
      [44, 'resolved', 'This incident is resolved.'],
    ],
  }),
  // Ours: a version that sends what the vendor refuses.
  at(-4 * HOUR, async (world) => {
    world.begin('bad version', { vendor: 'mapforge', deployment: 'storefront 117', share: 0.6, status: 400 });
    await world.deploy('storefront', 'storefront 117');
  }),
  at(-4 * HOUR + 18, async (world) => {
    world.end('bad version');
    await world.rollBack('storefront');
  }),
  // A page tells of trouble that calls do not feel.
  ...posts('signhub', -3 * HOUR, {
    components: { 'Admin console': 'partial_outage' },
    title: 'Admin console unavailable',
    impact: 'minor',
    updates: [
      [0, 'investigating', 'The admin console cannot be opened. Sign-in works.'],
      [50, 'resolved', 'The admin console can be opened again.'],
    ],
  }),
  // A vendor is slow for one project, and no other calls it.
  ...fails('vectora slow', -95, 25, { vendor: 'vectora', path: '/v1/completions', share: 0.7, slower: 5 }),
  at(-40, ({ page }) => page('parcelio').fail(503)),
  ...FIRST_ROUND.filter(({ minute }) => minute < 0),
]);

/** Scenes of a round that are played live, in order; `round` counts from 0. */
export function liveScenes(round: number): readonly Scene[] {
  return round === 0 ? FIRST_ROUND.filter(({ minute }) => minute >= 0) : roundOf(round);
}

function roundOf(round: number): Scene[] {
  const version = `storefront ${119 + round}`;
  return inOrder([
    at(-ROUND_BEFORE_MINUTES, async (world) => {
      world.begin('bad version', { vendor: 'quickfind', deployment: version, share: 0.6, status: 400 });
      await world.deploy('storefront', version);
    }),
    at(7, async (world) => {
      world.end('bad version');
      await world.rollBack('storefront');
    }),
    // Later than the deployment: in the same minute, the first calls could not tell the two apart.
    ...fails('northpay failing', -5.5, 14, { vendor: 'northpay', path: '/v1/charges', share: 0.31, status: 503 }),
    ...posts('northpay', 0.5, {
      components: { 'Payments API': 'partial_outage' },
      title: 'Elevated errors on card payments',
      impact: 'major',
      updates: [
        [0, 'investigating', 'We see errors on some card payments.'],
        [3, 'identified', 'A network device fails. We are taking it out of service.'],
        [9, 'resolved', 'Card payments succeed again.'],
      ],
    }),
    // One project fails just after its settings were changed, and no other calls the vendor.
    at(-4, (world) => world.configure('assistant', 'Egress proxy of the assistant')),
    ...fails('vectora failing', -3.1, 9, { vendor: 'vectora', share: 0.12, status: 503 }),
    ...posts('mapforge', -2, {
      components: { Tiles: 'partial_outage' },
      title: 'Packet loss in Frankfurt',
      impact: 'major',
      updates: [
        [0, 'investigating', 'We see packet loss to our site in Frankfurt.'],
        [6, 'monitoring', 'Traffic is routed around Frankfurt.'],
        [12, 'resolved', 'Frankfurt is back in service.'],
      ],
    }),
  ]);
}

interface Post {
  readonly components: Readonly<Record<string, Status>>;
  readonly title: string;
  readonly impact: Impact;
  /** Minutes after the first; the last one resolves it. */
  readonly updates: readonly (readonly [
    minute: number,
    status: 'investigating' | 'identified' | 'monitoring' | 'resolved',
    body: string,
  ])[];
}

/** A vendor publishes an incident, goes on about it, and resolves it. */
function posts(vendor: string, minute: number, { components, title, impact, updates }: Post): Scene[] {
  let incident = '';
  const componentIds = Object.keys(components);
  return updates.map(([after, status, body], index) =>
    at(minute + after, ({ page }) => {
      const own = page(vendor);
      if (index === 0) {
        for (const [component, worse] of Object.entries(components)) own.setComponent(component, worse);
        incident = own.openIncident({ title, impact, status, body, componentIds });
      } else own.updateIncident(incident, status, body);
      if (status === 'resolved') for (const component of componentIds) own.setComponent(component, 'operational');
    }),
  );
}

/** Calls go wrong for so many minutes. */
function fails(name: string, minute: number, minutes: number, trouble: Trouble): Scene[] {
  return [at(minute, (world) => world.begin(name, trouble)), at(minute + minutes, (world) => world.end(name))];
}

function planMaintenance(world: World, vendor: string, title: string, inMinutes: number, minutes: number): void {
  const scheduledFor = world.now() + inMinutes * MINUTE_MS;
  world.page(vendor).scheduleMaintenance({ title, scheduledFor, scheduledUntil: scheduledFor + minutes * MINUTE_MS });
}

function at(minute: number, act: Scene['act']): Scene {
  return { minute, act };
}

function inOrder(scenes: readonly Scene[]): Scene[] {
  return scenes.toSorted((a, b) => a.minute - b.minute);
}
