// Metrics of OpenTelemetry's own SDK and exporters, against the real server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../../../test/support/process.ts';
import { runProgram } from './run-program.ts';
import { HOW_TO_INSTALL, NODES, installed, missing } from './runtimes.ts';

/** Of each round, and the rounds of programs/metrics.mjs. */
const CALLS = 4;
const ROUNDS = 3;

const [, , node] = NODES;
for (const [exporter, temporality, aggregation, withTraces] of [
  ['proto', 'cumulative', 'explicit', true],
  ['http', 'delta', 'exponential', true],
  ['proto', 'delta', 'explicit', false],
  ['proto', 'cumulative', 'exponential', false],
] as const)
  test(`metrics of OpenTelemetry (otlp-${exporter}, ${temporality}, ${aggregation}) count each call once${withTraces ? ', beside traces of the same calls' : ''}`, async (t) => {
    const reason = node && missing(node);
    if (!node || reason) return t.skip(reason);
    const tools = installed('tools', '');
    if (!tools || !installed('tools', '@opentelemetry/sdk-metrics'))
      return t.skip(`OpenTelemetry is not here: ${HOW_TO_INSTALL}`);
    using data = temporaryDirectory();
    const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
    const vendor = createServer((request, response) =>
      response.writeHead(request.url === '/status/503' ? 503 : 200).end(),
    );
    await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
    t.after(async () => {
      vendor.closeAllConnections();
      vendor.close();
      await server.stop();
    });
    const { port } = vendor.address() as AddressInfo;
    const { code, stderr } = await runProgram(node, 'metrics.mjs', {
      args: [JSON.stringify({ tools, port, exporter, temporality, aggregation, withTraces })],
      env: documentedEnvironment(server.url),
    });
    assert.equal(code, 0, stderr);
    const response = await fetch(`${server.url}/api/v1/services/stripe/events?limit=100`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const { data: events } = (await response.json()) as {
      data: { status: number; feature: string; latencyMs: number }[];
    };
    // Counting by metrics begins with the second export; until then spans count.
    const rounds = withTraces ? ROUNDS : ROUNDS - 1;
    assert.equal(events.length, rounds * CALLS, JSON.stringify(events));
    assert.equal(events.filter(({ status }) => status === 503).length, rounds);
    assert.ok(events.every(({ feature }) => feature === 'checkout'));
  });

/** The variables of docs/opentelemetry.md, with metrics on, for this server. */
function documentedEnvironment(url: string): Record<string, string> {
  const guide = readFileSync(new URL('../../../docs/opentelemetry.md', import.meta.url), 'utf8');
  const [, block = ''] = /^```sh environment\n(.*?)^```/ms.exec(guide) ?? [];
  const lines = block
    .replace('https://upriver.example.com', url)
    .replace('upr_sdk_…', SDK_KEY)
    .replace('OTEL_METRICS_EXPORTER=none', 'OTEL_METRICS_EXPORTER=otlp')
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]));
}
