// The ledger as evidence: each number of it, in each form, is what somebody finds who counts the calls that were sent.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { EpisodeEvidence, Ledger } from '@upriver/contract';
import { createRandom } from '../../bench/detection/random.ts';
import { createTestApp } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';
import type { TestStore } from '../support/stores.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const MINUTE_MS = 60_000;
const HOST = 'api.orion.example.com';
const REGIONS = ['eu-west-1', 'eu-central-1', 'us-east-1', 'us-west-2', 'ap-south-1'];
const ENDPOINTS = ['/v1/orders', '/v1/refunds', '/v1/customers'];
const CALLS_PER_MINUTE = 12;
/** How calls fail, each line as often as the others. */
const FAILURES = [
  { status: 503, expected: 'server_error' },
  { status: 503, expected: 'server_error' },
  { status: 503, expected: 'server_error' },
  { status: 0, error_class: 'timeout', latency_ms: 10_000, expected: 'timeout' },
  { status: 429, expected: 'rate_limited' },
] as const;

interface SentCall {
  readonly project: string;
  readonly region: string;
  readonly endpoint: string;
  readonly deployment: string;
  readonly at: number;
  readonly requestId: string;
  /** Absent from calls that went well. */
  readonly errorClass?: string;
}

/** Which calls fail. */
type Fails = (call: Pick<SentCall, 'project' | 'region' | 'deployment'>) => boolean;

for (const store of createTestStores())
  describe(`the ledger as evidence on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('one incident that two projects feel in ten series is twenty minutes, and JSON, CSV, page and a count by hand agree', async () => {
      await using scene = await openScene(store);
      await scene.calm(40);
      const from = scene.now();
      await scene.pass(4, () => true);
      scene.page.setComponent('API', 'major_outage');
      const incident = scene.page.openIncident({ title: 'API errors', impact: 'critical', body: 'We look, "now".' });
      await scene.pass(10, () => true);
      scene.page.updateIncident(incident, 'identified', 'A switch, replaced.');
      await scene.pass(6, () => true);
      const to = scene.now();
      scene.page.setComponent('API', 'operational');
      scene.page.resolveIncident(incident, 'Fixed.');
      await scene.pass(15);

      const { entries, summary } = await scene.ledger();
      assert.equal(entries.length, 10);
      const failed = scene.sent.filter(({ at, errorClass }) => errorClass !== undefined && at >= from && at < to);
      assert.deepEqual([summary.both, summary.impairedSeconds, summary.ourOwn], [1, 20 * 60, 0]);
      // What is usual is no loss. Of series that are new it is supposed to be less than one in a hundred calls.
      const usualMax = entries.reduce((sum, { episode }) => sum + 0.01 * (episode?.calls ?? 0), 0);
      const usual = failed.length - summary.callsLost;
      assert.ok(usual >= 0 && usual <= usualMax, `${summary.callsLost} of ${failed.length}`);
      assert.equal(
        summary.callsLost,
        entries.reduce((sum, { episode }) => sum + (episode?.callsLost ?? 0), 0),
      );
      for (const { episode, kind } of entries) {
        assert.ok(episode);
        assert.deepEqual([kind, episode.fault], ['both', 'them']);
        const own = scene.sent.filter(
          ({ project, region, at }) =>
            project === episode.project.slug && region === episode.region && at >= from && at < to,
        );
        assert.equal(episode.calls, own.length);
        assert.deepEqual([Date.parse(episode.onsetAt), Date.parse(episode.endedAt ?? '')], [from, to]);
        const evidence = await scene.evidence(episode.id);
        assert.deepEqual(countsOf(evidence), countsByHand(own));
        for (const sample of evidence.failures.samples) {
          const call = own.find(({ requestId }) => requestId === sample.requestId);
          assert.deepEqual(
            [Date.parse(sample.at), sample.endpoint, sample.errorClass],
            [call?.at, call?.endpoint, call?.errorClass],
          );
        }
        assert.equal(evidence.outage.series.length, 10);
        assert.deepEqual([evidence.outage.impairedSeconds, evidence.outage.callsLost], [20 * 60, summary.callsLost]);
        assert.deepEqual(
          evidence.pageWording.map(({ at, status, text }) => [(Date.parse(at) - from) / MINUTE_MS, status, text]),
          [
            [4, 'investigating', 'We look, "now".'],
            [14, 'identified', 'A switch, replaced.'],
            [20, 'resolved', 'Fixed.'],
          ],
        );
        assert.deepEqual(
          evidence.pageStatuses.map(({ at, component, status }) => [
            Math.max(0, (Date.parse(at) - from) / MINUTE_MS),
            component,
            status,
          ]),
          [
            [0, null, 'operational'],
            [0, 'API', 'operational'],
            [5, null, 'major_outage'],
            [5, 'API', 'major_outage'],
            [21, null, 'operational'],
            [21, 'API', 'operational'],
          ],
        );
        await scene.checkForms(evidence);
      }
    });

    test('a bad version of ours beside an incident of the vendor is never charged to the vendor, whatever start the incident claims', async () => {
      await using scene = await openScene(store, ['shop', 'mail']);
      await scene.calm(40);
      const from = scene.now();
      // Half of the instances of one project run it.
      scene.deploy('shop', 'v2');
      const isOurs: Fails = ({ deployment }) => deployment === 'v2';
      await scene.pass(6, isOurs);
      scene.page.setComponent('API', 'major_outage');
      const incident = scene.page.openIncident({
        title: 'Errors of the API since half an hour',
        impact: 'critical',
        body: 'We look into it.',
        startedAt: from - 30 * MINUTE_MS,
      });
      await scene.pass(10, isOurs);
      scene.deploy('shop', 'v1');
      await scene.pass(10);
      scene.page.setComponent('API', 'operational');
      scene.page.resolveIncident(incident, 'Fixed.');
      await scene.pass(5);
      const { entries, summary } = await scene.ledger();
      const ours = entries.filter(({ episode }) => episode !== null);
      assert.ok(ours.length > 0);
      for (const { kind, episode, incident: beside } of ours) {
        assert.deepEqual([kind, episode?.fault, episode?.project.slug, beside], ['our_own', 'us', 'shop', null]);
        const evidence = await scene.evidence(episode?.id ?? '');
        assert.deepEqual(evidence.pageWording, []);
        await scene.checkForms(evidence);
      }
      assert.deepEqual([summary.callsLost, summary.impairedSeconds, summary.both], [0, 0, 0]);
    });

    test('an incident that the vendor posts afterwards, with a start before the calls failed, changes the line and the line says so in each form', async () => {
      await using scene = await openScene(store, ['shop', 'mail']);
      await scene.calm(40);
      const from = scene.now();
      await scene.pass(10, () => true);
      await scene.pass(20);
      const before = await scene.ledger();
      assert.deepEqual(
        before.entries.map(({ kind }) => kind),
        before.entries.map(() => 'not_posted_yet'),
      );
      const incident = scene.page.openIncident({
        title: 'Errors earlier today',
        impact: 'major',
        body: 'It was a switch.',
        startedAt: from - 20 * MINUTE_MS,
      });
      await scene.pass(1);
      scene.page.resolveIncident(incident, 'Over.');
      await scene.pass(1);
      const { entries } = await scene.ledger();
      assert.equal(entries.length, before.entries.length);
      for (const { kind, episode, revisions } of entries) {
        const known = before.entries.find((entry) => entry.episode?.id === episode?.id)?.episode;
        assert.deepEqual([episode?.onsetAt, episode?.endedAt], [known?.onsetAt, known?.endedAt]);
        assert.deepEqual(
          [kind, ...revisions.map(({ reason, from: said, to }) => [reason, said, to])],
          ['both', ['posted_afterwards', 'not_posted_yet', 'both']],
        );
        await scene.checkForms(await scene.evidence(episode?.id ?? ''));
      }
    });
  });

async function openScene(store: TestStore, projects: readonly string[] = ['shop', 'mail']) {
  const api = await createTestApp(
    {
      UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8',
      UPRIVER_LIMIT_EVENTS_PER_MINUTE: '10000000',
      UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000',
    },
    { database: await store.open() },
  );
  const pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Orion', components: ['API', 'Dashboard'] });
  const created = await api.request('POST', '/api/v1/services', {
    body: { name: 'Orion', statusPageUrl: page.url, hosts: [HOST] },
  });
  const serviceId: string = created.body.data.id;
  const keys = new Map<string, string>();
  for (const name of projects) {
    await api.request('POST', '/api/v1/projects', { body: { name } });
    const key = await api.request('POST', `/api/v1/projects/${name}/sdk-keys`, { body: { name } });
    keys.set(name, key.body.data.key);
  }
  const random = createRandom(5);
  const sent: SentCall[] = [];
  const deployments = new Map(projects.map((name) => [name, 'v1']));
  const path = (episode: string, format: string) => `/api/v1/services/${serviceId}/ledger/${episode}?format=${format}`;

  /** Calls of one minute of a project in all regions, evenly spaced; two of three instances run what was deployed last. */
  const drawMinute = (project: string, from: number, fails: Fails): SentCall[] =>
    REGIONS.flatMap((region) =>
      Array.from({ length: CALLS_PER_MINUTE }, (_, index) => {
        const call = {
          project,
          region,
          endpoint: ENDPOINTS[Math.floor(random() * ENDPOINTS.length)] ?? '',
          deployment: index % 3 === 0 ? 'v1' : (deployments.get(project) ?? ''),
          at: from + (index * MINUTE_MS) / CALLS_PER_MINUTE,
          requestId: `req_${sent.length}_${project}_${region}_${index}`,
        };
        const how = random() < 0.6 && fails(call) ? FAILURES[Math.floor(random() * FAILURES.length)] : undefined;
        return how === undefined ? call : { ...call, errorClass: how.expected };
      }),
    );

  const passSpan = async (minutes: number, fails: Fails): Promise<void> => {
    const from = api.clock.now();
    api.clock.advance(minutes * MINUTE_MS);
    for (let minute = 0; minute < minutes; minute += 1)
      for (const [project, key] of keys) {
        const calls = drawMinute(project, from + minute * MINUTE_MS, fails);
        sent.push(...calls);
        const { body } = await api.sendEvents({ sdk_key: key, batch: calls.map(toEvent) });
        assert.equal(body.accepted, calls.length);
      }
    await api.app.check(serviceId);
    await api.app.judge();
  };

  return {
    page,
    sent,
    now: () => api.clock.now(),
    deploy: (project: string, name: string) => deployments.set(project, name),
    async pass(minutes: number, fails: Fails = () => false) {
      for (let minute = 0; minute < minutes; minute += 1) await passSpan(1, fails);
    },
    /** The past, judged every five minutes, and the last ten as what follows. */
    async calm(minutes: number) {
      for (let left = minutes; left > 0; left -= left > 10 ? 5 : 1) await passSpan(left > 10 ? 5 : 1, () => false);
    },
    ledger: async (): Promise<Ledger> => (await api.get(`/api/v1/services/${serviceId}/ledger`)).body.data,
    evidence: async (episode: string): Promise<EpisodeEvidence> => (await api.get(path(episode, 'json'))).body.data,
    /** CSV and page say what JSON says, no more and no less. */
    async checkForms(evidence: EpisodeEvidence) {
      const id = evidence.entry.episode?.id ?? '';
      const csv = readCsv(String((await api.get(path(id, 'csv'))).body));
      const tables = readTables(String((await api.get(path(id, 'html'))).body));
      const part = (name: string, ...columns: readonly string[]) =>
        csv.filter((line) => line['part'] === name).map((line) => columns.map((column) => line[column] ?? ''));
      const { entry, failures, outage, pageStatuses, pageWording } = evidence;
      const facts = part('fact', 'name', 'value');
      assert.deepEqual(tables.get('What'), facts);
      const { episode, incident } = entry;
      for (const [name, value] of [
        ['Ledger', entry.kind],
        ['Project', episode?.project.name],
        ['Region', episode?.region],
        ['Onset', episode?.onsetAt],
        ['Detected', episode?.detectedAt],
        ['Ended', episode?.endedAt],
        ['Calls', episode?.calls],
        ['Calls lost: failed or refused, beyond the usual', episode?.callsLost],
        ['Greatest share of bad calls of one signal', episode?.depth],
        ['Fault', episode?.fault],
        ['Probability that it is the vendor', episode?.probabilities?.them],
        ['Incident', incident?.title ?? 'none posted'],
        ...(incident === null
          ? []
          : [
              ['Start that the incident claims', incident.startedAt] as const,
              ['First seen on the page', incident.postedAt] as const,
              ['Seconds from the onset to the post', entry.lagSeconds] as const,
              ['Seconds from the detection to the post', entry.leadSeconds] as const,
            ]),
        ['Failed calls read', failures.calls],
        ['Series that felt the same outage', outage.series.length],
        ['Seconds in which at least one of them was impaired', outage.impairedSeconds],
        ['Calls that they lost', outage.callsLost],
      ] as const)
        assert.equal(facts.find(([fact]) => fact === name)?.[1], String(value ?? ''), name);
      const counts = (rows: readonly { readonly name: string; readonly calls: number }[]) =>
        rows.map(({ name, calls }) => [name, String(calls)]);
      const samples = failures.samples.map((call) => Object.values(call).map((value) => String(value ?? '')));
      const series = outage.series.map(
        ({ id: name, project, environment, region, onsetAt, endedAt, calls, callsLost }) =>
          [project, environment, region, onsetAt, endedAt, calls, callsLost, name].map((value) => String(value ?? '')),
      );
      const wording = pageWording.map(({ at, status, text }) => [at, status, text]);
      const revisions = entry.revisions.map(({ at }) => at);
      for (const [heading, csvRows, rows] of [
        ['Endpoint', part('failed_endpoint', 'name', 'value'), counts(failures.endpoints)],
        ['Error class', part('error_class', 'name', 'value'), counts(failures.errorClasses)],
        [
          'At Method',
          part('failed_call', 'at', 'method', 'host', 'endpoint', 'status', 'errorClass', 'latencyMs', 'requestId'),
          samples,
        ],
        [
          'Project',
          part('series', 'project', 'environment', 'region', 'at', 'endedAt', 'value', 'callsLost', 'name'),
          series,
        ],
        [
          'Read at',
          part('page_status', 'at', 'name', 'value'),
          pageStatuses.map(({ at, component, status }) => [at, component ?? 'page', status]),
        ],
        ['At Status', part('page', 'at', 'name', 'value'), wording],
      ] as const) {
        assert.deepEqual(csvRows, rows, `${heading} as CSV`);
        assert.deepEqual(tables.get(heading), rows, `${heading} on the page`);
      }
      const changes = part('revision', 'at', 'value');
      assert.deepEqual(
        changes.map(([at]) => at),
        revisions,
      );
      assert.deepEqual(tables.get('At Change') ?? [], changes);
    },
    async [Symbol.asyncDispose]() {
      await pages[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

function toEvent({ region, endpoint, deployment, at, requestId, errorClass }: SentCall): Record<string, unknown> {
  const { expected: _expected, ...failure } = FAILURES.find(({ expected }) => expected === errorClass) ?? {
    expected: '',
  };
  return {
    host: HOST,
    method: 'POST',
    endpoint,
    status: 200,
    latency_ms: 80,
    ts: at / 1000,
    environment: 'production',
    region,
    deployment_id: deployment,
    tags: { request_id: requestId },
    ...failure,
  };
}

/** What the file says of failed calls: all, by endpoint and by error class. */
function countsOf({ failures }: EpisodeEvidence) {
  const sorted = (rows: readonly { readonly name: string; readonly calls: number }[]) =>
    Object.fromEntries(rows.map(({ name, calls }) => [name, calls]));
  return {
    calls: failures.calls,
    isComplete: failures.isComplete,
    endpoints: sorted(failures.endpoints),
    errorClasses: sorted(failures.errorClasses),
  };
}

function countsByHand(sent: readonly SentCall[]): ReturnType<typeof countsOf> {
  const failed = sent.filter(({ errorClass }) => errorClass !== undefined);
  const by = (nameOf: (call: SentCall) => string) =>
    Object.fromEntries([...Map.groupBy(failed, nameOf)].map(([name, calls]) => [name, calls.length]));
  return {
    calls: failed.length,
    isComplete: true,
    endpoints: by(({ endpoint }) => endpoint),
    errorClasses: by(({ errorClass }) => errorClass ?? ''),
  };
}

/** Lines of RFC 4180 by their headings. */
function readCsv(text: string): Record<string, string>[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)].map(
    ([, quoted, plain, end]) => [quoted?.replaceAll('""', '"') ?? plain ?? '', end === ','] as const,
  );
  const lines: string[][] = [[]];
  for (const [cell, goesOn] of cells) {
    lines.at(-1)?.push(cell);
    if (!goesOn) lines.push([]);
  }
  const [headings = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

/** Rows of each table of a page, by its first heading, or its first two where that is when; of two that are alike the first. */
function readTables(html: string): Map<string, string[][]> {
  const cellsOf = (row: string): string[] =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    );
  return new Map(
    [...html.matchAll(/<table.*?<\/table>/gs)].toReversed().map(([table]) => {
      const [headings = [], ...rows] = [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => cellsOf(row));
      return [headings.slice(0, headings[0] === 'At' ? 2 : 1).join(' '), rows];
    }),
  );
}
