// CPU of the first read after a change that the server itself has made, one of 300 services checked or one of 500 incidents changed, and beside it the read after nothing:
// `node bench/read/changing.ts [--rounds 3] [--requests 100] [--before <checkout>]`. The versions take turns; the CPU of the changes is not counted.
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { TOKEN, startServer, temporaryDirectory } from '../../test/support/process.ts';
import { seedServices } from './seed.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '100' },
    before: { type: 'string' },
  },
});
const REQUESTS = Number(values.requests);
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const here = fileURLToPath(new URL('../..', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

using data = temporaryDirectory();
using otherData = temporaryDirectory();
const now = await start(here, data.path);
const servers = values.before === undefined ? [now] : [await start(values.before, otherData.path), now];
const results = new Map<string, number[]>();
for (let round = 0; round <= Number(values.rounds); round += 1)
  for (const kind of ['nothing', 'check', 'incident'])
    for (const [name, path] of now.paths)
      for (const [index, server] of servers.entries()) {
        const key = `${kind} | ${name} | ${index === servers.length - 1 ? 'now' : 'before'}`;
        const micros = await measure(server, kind, path);
        // The first round warms up.
        if (round > 0) results.set(key, [...(results.get(key) ?? []), micros]);
      }
console.log('| change | read | version | µs of CPU |\n|---|---|---|---|');
for (const [key, list] of results)
  console.log(`| ${key} | ${(list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0).toFixed(0)} |`);
for (const { child } of servers) child.kill();
agent.destroy();

/** Each version migrates and fills a store of its own. */
async function start(checkout: string, directory: string) {
  const main = `${checkout}/packages/cli/src/main.mjs`;
  await (await startServer(directory, { UPRIVER_POLL: 'off' }, [], undefined, main)).stop();
  await seedServices(directory);
  const file = fileURLToPath(new URL('changing-server.ts', import.meta.url));
  const child = fork(file, [checkout, directory], { execArgv: NODE_FLAGS });
  const [{ url, service, incident }] = await new Promise<[{ url: string; service: string; incident: string }]>(
    (resolve) => child.once('message', (message) => resolve([message as never])),
  );
  const paths = new Map([
    ['`/services`', '/api/v1/services'],
    ['`/services/{id}` of that service', `/api/v1/services/${service}`],
    ['`/services/{id}` of another', '/api/v1/services/stripe'],
    ['`/services/{id}/impact`', `/api/v1/services/${service}/impact`],
    ['`/incidents`', '/api/v1/incidents'],
    ['`/incidents?limit=50`', '/api/v1/incidents?limit=50'],
    ['`/incidents/{id}`', `/api/v1/incidents/${incident}`],
  ]);
  const change = (kind: string): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (micros) => resolve(Number(micros)));
      child.send(kind);
    });
  return { url, child, paths, change };
}

type Running = Awaited<ReturnType<typeof start>>;

/** A change, a read, a change, …: the CPU of one read, with that of the messages. */
async function measure({ url, change }: Running, kind: string, path: string): Promise<number> {
  const before = await change(kind);
  let micros = before;
  for (let request = 0; request < REQUESTS; request += 1) {
    await read(url + path);
    micros = await change(kind);
  }
  return (micros - before) / REQUESTS;
}

function read(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${TOKEN}` } }, (response) => {
      response
        .resume()
        .on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode)))));
    }).on('error', reject);
  });
}
