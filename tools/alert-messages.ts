// Prints what every kind of channel sends for a dozen subjects, as a person would see it: node tools/alert-messages.ts [kind …] > messages.md
import { DEFAULT_RULE } from '@upriver/contract';
import type { ChannelKind } from '@upriver/contract';
import type { AlertMessage } from '../packages/server/src/domain/alert.ts';
import { noticeFor } from '../packages/server/src/domain/notice.ts';
import type { ChannelMessage } from '../packages/server/src/channels/channel.ts';
import { CHANNELS } from '../packages/server/src/channels/list.ts';
import { announceDiscoveries } from '../packages/server/src/rules/announce-discoveries.ts';
import { playRule } from '../packages/server/src/rules/backtest.ts';
import type { SeriesSituation, Situation } from '../packages/server/src/rules/situation.ts';
import { CHANNEL_EXAMPLES } from '../test/support/channel-examples.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 21, 14, 3);
const PUBLIC_URL = 'https://upriver.acme.com';
const PROJECT = { id: 'proj_a', name: 'checkout', slug: 'checkout' };

type Story = readonly [minute: number, situation: Situation][];

const RED = page('Stripe', {
  status: 'major_outage',
  incidents: [{ id: 'inc_1', title: 'Elevated API errors', impact: 'critical', startedAt: NOW }],
});
const MAINTENANCE = { id: 'inc_m', title: 'Database upgrade', startsAt: NOW + 60 * MINUTE_MS, endsAt: null };

/** The rule and what happens, for each subject. */
const STORIES: Readonly<Record<string, [rule: object, story: Story]>> = {
  'them, then over': [
    {},
    [
      [
        0,
        calls(
          'Stripe',
          'them',
          'since 14:01 UTC 31 % of the calls of checkout in production fail (128 of 412, usually 0.2 %), while its status page, read 40 seconds ago, says operational. It is them (97 %)',
        ),
      ],
      [23, calls('Stripe', 'healthy', 'calls are as usual')],
    ],
  ],
  'us, a deployment': [
    {},
    [
      [
        0,
        calls(
          'Stripe',
          'us',
          'since 14:01 UTC 44 % of the calls of checkout in production fail with 401, since deployment v2.4.1. It is us (99 %)',
          0.99,
        ),
      ],
    ],
  ],
  'undecided, then them': [
    { minimumSecondsBetween: 0 },
    [
      [
        0,
        calls(
          'Twilio',
          'undecided',
          'since 14:02 UTC 12 % of the calls of checkout fail. Whose fault it is is not known yet',
        ),
      ],
      [
        2,
        calls(
          'Twilio',
          'them',
          'since 14:02 UTC 35 % of the calls of checkout fail, and its status page reports a partial outage. It is them (95 %)',
          0.95,
        ),
      ],
    ],
  ],
  'a page reports a major outage': [{}, [[0, RED]]],
  'three vendors at once': [
    {},
    [
      [0, RED],
      [0, page('Fastly', { status: 'major_outage' })],
      [0, page('GitHub', { status: 'major_outage' })],
    ],
  ],
  'a title with marks': [
    {},
    [
      [
        0,
        page('Stripe', {
          status: 'major_outage',
          incidents: [
            {
              id: 'inc_2',
              title: '[EU] *All* <cards> & @here fail, #12: see https://status.stripe.com/in_ci-1',
              impact: 'critical',
              startedAt: NOW,
            },
          ],
        }),
      ],
    ],
  ],
  'fourteen vendors in a daily summary': [
    { digest: { every: 'day', at: '09:00', timeZone: 'UTC', weekday: 1 } },
    Array.from({ length: 14 }, (_, index) => [
      index,
      page(`Vendor ${index}`, {
        status: 'major_outage',
        incidents: [
          { id: `inc_${index}`, title: 'Requests fail, and '.repeat(15), impact: 'critical', startedAt: NOW },
        ],
      }),
    ]),
  ],
  'milder, but not over': [
    {},
    [
      [0, RED],
      [30, page('Stripe', { status: 'partial_outage' })],
    ],
  ],
  'set to operational by hand': [
    {},
    [
      [0, RED],
      [5, page('Stripe', { status: 'operational', override: { by: 'Ines Moreau', until: NOW + 240 * MINUTE_MS } })],
    ],
  ],
  'comes and goes, then lasts': [
    {},
    [
      ...[0, 12, 24].flatMap((minute): Story => [
        [minute, RED],
        [minute + 5, page('Stripe', { status: 'operational' })],
      ]),
      [36, RED],
      [90, page('Stripe', { status: 'operational' })],
    ],
  ],
  'maintenance ahead': [
    { maintenanceAheadHours: 2 },
    [[0, page('Stripe', { status: 'operational', maintenances: [{ ...MAINTENANCE, isRunning: false }] })]],
  ],
  'a page that cannot be read': [
    { pageUnreadableMinutes: 30 },
    [[31, page('Stripe', { status: 'unknown', unreadableSince: NOW })]],
  ],
};

function messages(): Map<string, AlertMessage[]> {
  const all = new Map<string, AlertMessage[]>();
  for (const [name, [rule, story]] of Object.entries(STORIES)) {
    const history = story.map(([minute, situation]) => ({ at: NOW + minute * MINUTE_MS, situation }));
    const played = playRule({ ...DEFAULT_RULE, ...rule }, history, NOW + 24 * 60 * MINUTE_MS);
    all.set(name, played.map(asSent));
  }
  const definition = { ...DEFAULT_RULE, newVendors: true, unknownHosts: true };
  const rule = {
    id: 'rule_1',
    organizationId: 'org_a',
    name: 'Default',
    enabled: true,
    hash: '',
    definition,
    createdAt: 0,
  };
  const common = { organizationId: 'org_a', project: PROJECT };
  const found = announceDiscoveries(
    'org_a',
    [
      { ...common, kind: 'vendor', service: { id: 'svc_a', name: 'Algolia', slug: 'algolia' }, how: 'observed' },
      { ...common, kind: 'host', host: 'api.mystery.io' },
    ],
    { now: NOW, rules: [rule], channels: [{ id: 'chan_a', isTold: 'everything' }], publicUrl: PUBLIC_URL },
  );
  const test = noticeFor('chan_a', 'org_a', 'Test message of Upriver', ['If you read this, messages arrive.'], NOW);
  const told = [...found, test].flatMap(({ content }) => (content.type === 'message' ? [content.message] : []));
  return all.set('a new vendor and an unknown host; a test', told);
}

const kinds = process.argv.slice(2) as ChannelKind[];
for (const definition of CHANNELS.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))) {
  const { settings, secrets, reference } = CHANNEL_EXAMPLES[definition.kind];
  console.log(`# ${definition.title}\n`);
  for (const [name, list] of messages()) {
    console.log(`## ${name}\n`);
    for (const [index, message] of list.entries()) {
      if (index > 0 && definition.isTold === 'beginnings') continue;
      const made = definition.toRequest({
        content: { type: 'message', message },
        settings: settings as never,
        secrets: secrets as never,
        deliveryId: 'dlv_1',
        reference: index === 0 ? undefined : reference,
        now: message.at,
      });
      console.log(`${show(made)}\n`);
    }
  }
}

/** A backtest counts no calls, and knows no address. */
function asSent(message: AlertMessage): AlertMessage {
  const [first, ...others] = new Set(message.items.map(({ service }) => service.slug));
  return {
    ...message,
    notes: message.notes.map((note) => note.replace(/^It lasted 25 min\.$/, '$& It cost about 1,204 calls.')),
    rules: message.rules.map((rule) => ({ ...rule, name: 'Default' })),
    url: first === undefined || others.length > 0 ? `${PUBLIC_URL}/` : `${PUBLIC_URL}/services/${first}`,
  };
}

/** Texts of a request, without the rest of JSON. */
function show(made: ChannelMessage): string {
  if (made.kind === 'mail') return `Subject: ${made.subject}\n\n${made.text}`;
  const isJson = made.headers['content-type'] === 'application/json';
  const body: unknown = isJson ? JSON.parse(made.body) : Object.fromEntries(new URLSearchParams(made.body));
  return `${made.method} ${new URL(made.url).pathname}\n${textsOf(body, '').join('\n')}`;
}

function textsOf(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [`${path}: ${String(node)}`];
  return Object.entries(node).flatMap(([name, value]) => textsOf(value, path === '' ? name : `${path}.${name}`));
}

function page(name: string, change: Partial<Situation>): Situation {
  const slug = name.toLowerCase().replace(' ', '-');
  return {
    service: { id: `svc_${slug}`, slug, name },
    statusPageUrl: `https://status.${slug}.com`,
    status: 'unknown',
    isRelevant: true,
    statusSince: NOW,
    override: null,
    unreadableSince: null,
    incidents: [],
    maintenances: [],
    series: [],
    projects: [PROJECT],
    ...change,
  };
}

function calls(name: string, verdict: SeriesSituation['verdict'], said: string, probability = 0.97): Situation {
  return page(name, {
    status: 'operational',
    series: [
      {
        project: PROJECT,
        environment: 'production',
        region: '',
        verdict,
        page: 'silent',
        cause: { cause: verdict === 'us' ? 'deployment' : 'vendor', feature: null },
        probability: verdict === 'undecided' ? null : probability,
        shareNow: 0.31,
        since: NOW - 2 * MINUTE_MS,
        sentence: `${name}: ${said}.`,
        hasCalls: true,
      },
    ],
  });
}
