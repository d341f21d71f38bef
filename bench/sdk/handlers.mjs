// What the SDK's own work costs a call: messages of made-up requests are published on the channels of Node and undici, and the SDK's requests go to a
// local server; the calls themselves are not made. Runs of the builds are interleaved, each in a process of its own, and the least is taken.
//   node packages/sdk/build.mjs && nice -n -15 node bench/sdk/handlers.mjs [--rounds 7] [--ids] [build.js …]
// Without `--ids` all calls are to one path. Builds are files like `packages/sdk/dist/node.js`, which is the default.
import { execFileSync, spawn } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, ids: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const WARM_UP = 2000;
const CONCURRENCY = 8;
const HEADERS = ['authorization', 'Bearer sk_test_bench', 'accept', '*/*', 'user-agent', 'node'];
const ANSWERED = [Buffer.from('content-type'), Buffer.from('application/json')];
const self = fileURLToPath(import.meta.url);

async function compare() {
  const builds = positionals.length > 0 ? positionals : [fileURLToPath(import.meta.resolve('@upriver/sdk'))];
  const file = fileURLToPath(new URL('server.mjs', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = String((await server.stdout.take(1).toArray())[0]).trim();
  console.log(`| call | calls | ${builds.map((build) => `${build} (µs)`).join(' | ')} |`);
  for (const how of ['http', 'fetch'])
    for (const calls of [12_000, 60_000]) {
      const times = ['none', ...builds].map(() => []);
      for (let round = 0; round < Number(values.rounds); round += 1)
        for (const [index, build] of ['none', ...builds].entries()) {
          const input = JSON.stringify({ how, calls, url, build, hasIds: values.ids });
          const env = { ...process.env, UPRIVER_BENCH_RUN: input };
          times[index].push(Number(execFileSync(process.execPath, [self], { encoding: 'utf8', env })));
        }
      const [none, ...least] = times.map((list) => Math.min(...list));
      console.log(`| ${how} | ${calls} | ${least.map((micros) => (micros - none).toFixed(1)).join(' | ')} |`);
    }
  server.kill();
}

async function run({ how, calls, url, build, hasIds }) {
  let client;
  if (build !== 'none') {
    const { init } = await import(resolve(build));
    client = init({ sdkKey: 'upr_sdk_bench', endpoint: url });
  }
  const begin = how === 'http' ? beginHttp : beginFetch;
  await publishAll(WARM_UP, begin, hasIds);
  const before = process.cpuUsage();
  await publishAll(calls, begin, hasIds);
  await client?.flush();
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / calls);
  process.exit(0);
}

async function publishAll(count, begin, hasIds) {
  for (let at = 0; at < count; at += CONCURRENCY) {
    const ends = Array.from({ length: CONCURRENCY }, (_, index) =>
      begin(`/v1/charges/ch_1a2b3c${hasIds ? (at + index) % 1000 : ''}?expand=customer`),
    );
    // oxlint-disable-next-line no-await-in-loop -- what the SDK sends needs turns of its own
    await new Promise(setImmediate);
    for (const end of ends) end();
  }
}

function publish(name, message) {
  const channel = diagnostics.channel(name);
  if (channel.hasSubscribers) channel.publish(message);
}

/** As far as it is read of `http.ClientRequest`. */
class HttpRequest {
  method = 'GET';
  destroyed = false;
  agent = { maxSockets: CONCURRENCY };
  headers = { authorization: HEADERS[1], host: 'api.stripe.com' };
  constructor(path) {
    this.path = path;
  }
  getHeader(name) {
    return this.headers[name];
  }
  hasHeader(name) {
    return name in this.headers;
  }
  listenerCount() {
    return 0;
  }
  on() {}
  once() {}
}

function beginHttp(path) {
  const request = new HttpRequest(path);
  publish('http.client.request.created', { request });
  publish('http.client.request.start', { request });
  return () => publish('http.client.response.finish', { request, response: { statusCode: 200, headers: {} } });
}

function beginFetch(path) {
  const request = { origin: 'https://api.stripe.com', path, method: 'GET', headers: HEADERS, host: null };
  publish('undici:request:create', { request });
  publish('undici:client:sendHeaders', { request, socket: process });
  return () => publish('undici:request:headers', { request, response: { statusCode: 200, headers: ANSWERED } });
}

if (process.env['UPRIVER_BENCH_RUN'] === undefined) await compare();
else await run(JSON.parse(process.env['UPRIVER_BENCH_RUN']));
