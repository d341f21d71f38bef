// CPU time that the SDK adds to a call, against no SDK, OpenTelemetry's undici and http instrumentations, and Sentry without tracing. Runs are interleaved, so
// that whatever else the machine does falls on all of them, and the least is taken: other work only ever adds to CPU time.
//   node packages/sdk/build.mjs && node tools/sdk-runtimes.mjs tools bench && nice -n -15 node bench/sdk/run.mjs [rounds] [node …]
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [rounds = '7', ...nodes] = process.argv.slice(2);
const CALLS = 12_000;
const INSTRUMENTATIONS = ['none', 'sdk', 'advised', 'otel', 'sentry'];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const server = spawn(process.execPath, [here('server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
const url = `${String((await server.stdout.take(1).toArray())[0]).trim()}/v1/charges/ch_1a2b3c?expand=customer`;
try {
  console.log(
    `| Node | call | none (µs) | SDK adds, every call reported (µs) | SDK adds, server advises 1 % (µs) | OpenTelemetry adds (µs) | Sentry adds (µs) |\n| --- | --- | --- | --- | --- | --- | --- |`,
  );
  for (const node of nodes.length > 0 ? nodes : [process.execPath]) measure(node);
} finally {
  server.kill();
}

function measure(node) {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  for (const how of ['fetch', 'http']) {
    const times = Object.fromEntries(INSTRUMENTATIONS.map((name) => [name, []]));
    for (let round = 0; round < Number(rounds); round += 1) {
      // Another order every time: the first of a round may find a colder machine.
      for (let index = 0; index < INSTRUMENTATIONS.length; index += 1) {
        const name = INSTRUMENTATIONS[(index + round) % INSTRUMENTATIONS.length];
        const output = execFileSync(node, [here('calls.mjs'), how, name, String(CALLS), url], { encoding: 'utf8' });
        times[name].push(Number(output));
      }
    }
    const none = least(times.none);
    const sdk = least(times.sdk) - none;
    const advised = least(times.advised) - none;
    const otel = least(times.otel) - none;
    const sentry = least(times.sentry) - none;
    const cells = [
      version,
      how,
      none.toFixed(0),
      sdk.toFixed(1),
      advised.toFixed(1),
      otel.toFixed(1),
      sentry.toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function least(numbers) {
  return Math.min(...numbers);
}
