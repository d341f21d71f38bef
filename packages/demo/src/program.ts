// A program of the demo's organization, in a process of its own: it carries the SDK and calls vendors until its parent is gone.
// Arguments: JSON of `ProgramSettings`.
import { request } from 'node:http';
import type { LookupFunction } from 'node:net';
import { init } from '../../sdk/src/node.ts';
import { drawGapMs } from './calls.ts';
import { userAgentOf, vendorOf } from './organization.ts';
import type { DemoCall } from './organization.ts';
import type { ProgramSettings } from './programs.ts';

const FLUSH_MS = 1000;

const settings = JSON.parse(process.argv[2] ?? '{}') as ProgramSettings;
const { endpoint, sdkKey, version, apiPort } = settings;
const upriver = init({
  endpoint,
  sdkKey,
  environment: settings.environment,
  region: settings.region,
  deploymentId: version,
  flushIntervalMs: FLUSH_MS,
});
/** Share of the project's calls that this version makes. */
let share = settings.share;

process.on('message', (next: number) => {
  share = next;
});
process.once('disconnect', () => process.exit());
// The terminal sends these to the whole group; the parent ends its programs itself.
process.on('SIGINT', () => undefined);
for (const call of settings.calls) repeat(call);

function repeat(call: DemoCall): void {
  setTimeout(
    () => {
      upriver.withFeature(call.feature, () => send(call));
      repeat(call);
    },
    drawGapMs(call.perMinute * share, Math.random),
  );
}

function send({ vendor, method, path }: DemoCall): void {
  const headers = { 'user-agent': userAgentOf(version) };
  request({ host: vendorOf(vendor).host, port: apiPort, method, path, lookup, headers }, (response) =>
    response.resume(),
  )
    .on('error', () => undefined)
    .end();
}

/** Every vendor's name leads to this machine. */
function lookup(...[, options, done]: Parameters<LookupFunction>): void {
  if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
}
