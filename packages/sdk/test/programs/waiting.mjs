// Calls that wait for us: for a free socket, for one of undici's connections, and for an event loop that stands still; and calls that wait for
// their connection to be made, which is the vendor's time.
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import http from 'node:http';
import net from 'node:net';
import { pathToFileURL } from 'node:url';

const [vendor, ingest, folder] = process.argv.slice(2);
const { init } = await import('@upriver/sdk');
const client = init({ sdkKey: 'upr_sdk_waiting', endpoint: ingest, includePrivate: true, flushIntervalMs: 60_000 });
const { Client, Pool, buildConnector } = await import(
  pathToFileURL(createRequire(`${folder}/`).resolve('undici')).href
);
const { hostname: host, port } = new URL(vendor);

const one = new http.Agent({ keepAlive: true, maxSockets: 1 });
await get('/first', one);
await Promise.all([get('/slow?queue', one), get('/slow', one)]);
const busy = get('/slow', one);
await get('/never', one, AbortSignal.timeout(20)).catch(() => undefined);
await busy;

const single = new Client(vendor);
await ask(single, '/first');
await Promise.all([ask(single, '/slow'), ask(single, '/slow')]);
const alsoBusy = ask(single, '/slow');
await ask(single, '/never', AbortSignal.timeout(20)).catch(() => undefined);
await alsoBusy;
const pool = new Pool(vendor, { connections: 1 });
await ask(pool, '/first');
await Promise.all([ask(pool, '/pooled'), ask(pool, '/pooled')]);

class LateAgent extends http.Agent {
  createConnection(options, done) {
    setTimeout(() => done(null, net.connect(options)), 500);
  }
}
await get('/late-connection', new LateAgent({ maxSockets: 5 }));
const connector = buildConnector({});
const late = new Pool(vendor, {
  connections: 1,
  connect: (options, done) => setTimeout(() => connector(options, done), 500),
});
await ask(late, '/late-connection');

const sent = new Promise((resolve) => {
  let left = 2;
  subscribe('undici:client:sendHeaders', () => (left -= 1) === 0 && resolve());
});
const answered = fetch(`${vendor}/blocked`);
const given = fetch(`${vendor}/given-up`, { signal: AbortSignal.timeout(300) }).catch(() => undefined);
await sent;
for (const until = performance.now() + 1000; performance.now() < until;);
await answered;
await given;
await new Promise((resolve) => setTimeout(resolve, 50));
const delivered = await client.flush(5000);
console.log(JSON.stringify({ delivered, queued: one.listenerCount('free') }));
process.exit(0);

function get(path, agent, signal) {
  return new Promise((resolve, reject) => {
    http
      .get({ host, port, path, agent, signal }, (response) => response.resume().on('end', resolve))
      .on('error', reject);
  });
}

async function ask(dispatcher, path, signal) {
  const { body } = await dispatcher.request({ path, method: 'GET', signal });
  await body.text();
}
