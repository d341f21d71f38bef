// One program, watched by the SDK and by OpenTelemetry at once, against the real server: both must tell the same story.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openDatabase } from '../../server/src/store/database.ts';
import type { Database } from '../../server/src/store/database.ts';
import { readEvents } from '../../server/src/store/events/events.ts';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../../../test/support/process.ts';
import { SLOW_MS, startFakeVendor } from './fake-vendor.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, NODES, installed, missing } from './runtimes.ts';
import type { Runtime } from './runtimes.ts';

/** OpenTelemetry's spans end with the body, the SDK's events at the headers; and a shared machine stalls. */
const LATER_MS_MAX = 1500;
const EARLIER_MS_MAX = 250;

const [oldest, , current] = NODES;
for (const [node, exporter] of [
  [oldest, 'proto'],
  [current, 'proto'],
  [current, 'http'],
] as const)
  if (node) sameEvents(node, exporter);

function sameEvents(node: Runtime, exporter: 'proto' | 'http'): void {
  test(`${node.name}: a program watched by the SDK and by OpenTelemetry (otlp-${exporter}) yields the same events`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const tools = installed('tools', '');
    if (!tools || !installed('tools', `@opentelemetry/exporter-trace-otlp-${exporter}`))
      return t.skip(`OpenTelemetry is not here: ${HOW_TO_INSTALL}`);
    using data = temporaryDirectory();
    const file = `${data.path}/upriver.sqlite`;
    await using vendor = await startFakeVendor();
    const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
    const projects = await makeProjects(server.url, file);
    const { http, tls, garbage, refused } = vendor;
    const input = {
      tools,
      exporter,
      server: server.url,
      sdkKey: SDK_KEY,
      vendor: { http, tls, garbage, refused },
    };
    const { code, stdout, stderr } = await runProgram(node, 'both.mjs', {
      args: [JSON.stringify(input)],
      env: documentedEnvironment(server.url, projects.otelKey),
    });
    assert.equal(code, 0, stderr);
    assert.equal(JSON.parse(stdout).delivered, true, stdout);
    assert.equal(await server.stop(), 0, server.output());

    const database = openDatabase({ dialect: 'sqlite', file });
    const sdk = await readProject(database, projects.organizationId, projects.sdk);
    const otel = await readProject(database, projects.organizationId, projects.otel);
    await database.close();
    assert.ok(sdk.length >= 30, String(sdk.length));
    assert.deepEqual(otel.map(describeEvent), sdk.map(describeEvent));
    assert.ok(otel.every(({ deployment, region }) => deployment === 'checkout@1.4.2' && region === 'eu-west-1'));
    for (const [index, { latencyUs }] of sdk.entries()) {
      const later = (otel[index]?.latencyUs ?? Infinity) - latencyUs;
      assert.ok(
        later > -EARLIER_MS_MAX * 1000 && later < LATER_MS_MAX * 1000,
        JSON.stringify([sdk[index], otel[index]]),
      );
    }
    const slow = otel.filter(({ endpoint }) => endpoint === '/slow');
    assert.equal(slow.length, 2);
    for (const { latencyUs } of slow) assert.ok(latencyUs >= (SLOW_MS - 5) * 1000);
  });
}

/** The variables of docs/opentelemetry.md, for this server and key. */
function documentedEnvironment(url: string, sdkKey: string): Record<string, string> {
  const guide = readFileSync(new URL('../../../docs/opentelemetry.md', import.meta.url), 'utf8');
  const [, block = ''] = /^```sh environment\n(.*?)^```/ms.exec(guide) ?? [];
  const lines = block.replace('https://upriver.example.com', url).replace('upr_sdk_…', sdkKey).trim().split('\n');
  assert.ok(lines.length >= 8 && block.includes('upr_sdk_…'));
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]));
}

type StoredEvent = Awaited<ReturnType<typeof readEvents>>['events'][number];

interface Projects {
  organizationId: string;
  sdk: string;
  otel: string;
  otelKey: string;
}

/** The first project, whose key the server was started with, and a second one with a key of its own. */
async function makeProjects(url: string, file: string): Promise<Projects> {
  const ask = async (method: string, path: string, body?: object): Promise<{ id: string; key: string }[]> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await response.json()) as { data: never };
    return [data].flat();
  };
  const [sdk] = await ask('GET', '/projects');
  const [otel] = await ask('POST', '/projects', { name: 'OpenTelemetry' });
  const [key] = await ask('POST', `/projects/${otel?.id}/sdk-keys`, { name: 'otel' });
  const database = openDatabase({ dialect: 'sqlite', file });
  const [row] = await database.kysely.selectFrom('projects').select('organization_id').execute();
  await database.close();
  return {
    organizationId: row?.organization_id ?? '',
    sdk: sdk?.id ?? '',
    otel: otel?.id ?? '',
    otelKey: key?.key ?? '',
  };
}

/** Of what both report. In an order that does not depend on which of two calls was reported first. */
async function readProject(database: Database, organizationId: string, projectId: string): Promise<StoredEvent[]> {
  const { events } = await readEvents(database.kysely, {
    organizationId,
    projectId,
    from: 0,
    to: Date.now() * 2,
    limit: 1000,
  });
  return events.toSorted((a, b) => describeEvent(a).localeCompare(describeEvent(b)));
}

function describeEvent({ host, endpoint, method, status, errorClass, environment, feature }: StoredEvent): string {
  return [host, endpoint, method, status, errorClass, environment, feature].join(' ');
}
