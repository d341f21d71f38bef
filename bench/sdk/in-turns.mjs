// What builds of the SDK add to real calls, in turns within one process: blocks of calls with each build listening, its requests included, and with none. What else the
// machine does falls on neighbours alike, so this tells smaller differences than `run.mjs`; what the SDK makes Node compile falls on all blocks.
//   node packages/sdk/build.mjs && nice -n -15 node bench/sdk/in-turns.mjs [--rounds 5] [--calls 60000] [--how fetch,http] [build.js …]
// Builds are files like `packages/sdk/dist/node.js`, which is the default.
import { execFileSync, spawn } from 'node:child_process';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const CONCURRENCY = 8;
/** As many as the SDK sends in one request. */
const BLOCK = 500;
const self = fileURLToPath(import.meta.url);

async function compare() {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      calls: { type: 'string', default: '60000' },
      how: { type: 'string', default: 'fetch,http' },
    },
    allowPositionals: true,
  });
  const builds = positionals.length > 0 ? positionals : [fileURLToPath(import.meta.resolve('@upriver/sdk'))];
  const file = fileURLToPath(new URL('server.mjs', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = String((await server.stdout.take(1).toArray())[0]).trim();
  console.log('| call | calls | none (µs) | build | adds, median of rounds (µs) | adds, median of blocks (µs) |');
  for (const how of values.how.split(',')) {
    const input = JSON.stringify({ how, calls: Number(values.calls), origin, builds });
    const rounds = Array.from({ length: Number(values.rounds) }, () =>
      JSON.parse(execFileSync(process.execPath, [self], { env: { ...process.env, UPRIVER_BENCH_RUN: input } })),
    );
    const none = median(rounds.map(([first]) => mean(first)));
    for (const [index, build] of builds.entries()) {
      const ofRounds = rounds.map((blocks) => mean(blocks[index + 1]) - mean(blocks[0]));
      const ofBlocks = rounds.flatMap((blocks) => blocks[index + 1].map((micros, at) => micros - blocks[0][at]));
      const cells = [none, median(ofRounds), median(ofBlocks)].map((micros) => micros.toFixed(1));
      console.log(`| ${how} | ${values.calls} | ${cells[0]} | ${build} | ${cells[1]} | ${cells[2]} |`);
    }
  }
  server.kill();
}

/** Prints µs a call of each block: of no build, and of each. */
async function run({ how, calls, origin, builds }) {
  const listening = gateChannels();
  const { default: http } = await import('node:http');
  const clients = [];
  for (const [index, build] of builds.entries()) {
    listening.asked = index;
    const { init } = await import(`${resolve(build)}?${index}`);
    clients.push(init({ sdkKey: 'upr_sdk_bench', endpoint: origin, includePrivate: true }));
    // Otherwise the next one would be given the client of this one.
    delete globalThis[Symbol.for('upriver')];
  }
  const call = createCall(how, http, `${origin}/v1/charges/ch_1a2b3c?expand=customer`);
  const blocks = Array.from({ length: builds.length + 1 }, () => []);
  for (let round = 0; round < calls / BLOCK; round += 1)
    for (let turn = 0; turn < blocks.length; turn += 1) {
      const place = (turn + round) % blocks.length;
      listening.now = place - 1;
      const before = process.cpuUsage();
      // oxlint-disable-next-line no-await-in-loop -- in turns
      await makeBlock(call);
      // oxlint-disable-next-line no-await-in-loop
      await clients[listening.now]?.flush();
      const { user, system } = process.cpuUsage(before);
      blocks[place].push((user + system) / BLOCK);
    }
  console.log(JSON.stringify(blocks));
  process.exit(0);
}

/** Handlers hear messages while it is the turn of the build that subscribed them. */
function gateChannels() {
  const listening = { asked: -1, now: -1 };
  const channels = createRequire(import.meta.url)('node:diagnostics_channel');
  const { subscribe } = channels;
  channels.subscribe = (name, handle) => {
    const { asked } = listening;
    subscribe(name, (message, channel) => {
      if (listening.now === asked) handle(message, channel);
    });
  };
  syncBuiltinESMExports();
  return listening;
}

function createCall(how, http, url) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const headers = { authorization: 'Bearer sk_test_bench' };
  if (how === 'fetch') return async () => void (await (await fetch(url, { headers })).text());
  return () =>
    new Promise((done, fail) => {
      http.get(url, { agent, headers }, (response) => response.resume().on('end', done)).on('error', fail);
    });
}

async function makeBlock(call) {
  let left = BLOCK;
  const worker = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

if (process.env['UPRIVER_BENCH_RUN'] === undefined) await compare();
else await run(JSON.parse(process.env['UPRIVER_BENCH_RUN']));
