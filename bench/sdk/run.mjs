// CPU time that the SDK adds to a call, against no SDK, subscribers that do nothing, OpenTelemetry's undici and http instrumentations, and Sentry without tracing. Runs are interleaved, so
// that whatever else the machine does falls on all of them, and the least is taken: other work only ever adds to CPU time.
//   node packages/sdk/build.mjs && node tools/sdk-runtimes.mjs tools bench && nice -n -15 node bench/sdk/run.mjs [--calls 12000] [rounds] [node …]
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { calls: { type: 'string', default: '12000' } },
  allowPositionals: true,
});
const [rounds = '7', ...nodes] = positionals;
const INSTRUMENTATIONS = ['none', 'empty', 'sdk', 'advised', 'otel', 'sentry'];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const server = spawn(process.execPath, [here('server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
const url = `${String((await server.stdout.take(1).toArray())[0]).trim()}/v1/charges/ch_1a2b3c?expand=customer`;
try {
  console.log(
    `| Node | call | none (µs) | empty subscribers add (µs) | SDK adds, every call reported (µs) | SDK adds, server advises 1 % (µs) | OpenTelemetry adds (µs) | Sentry adds (µs) |\n| --- | --- | --- | --- | --- | --- | --- | --- |`,
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
        const output = execFileSync(node, [here('calls.mjs'), how, name, values.calls, url], { encoding: 'utf8' });
        times[name].push(Number(output));
      }
    }
    const none = least(times.none);
    const added = INSTRUMENTATIONS.slice(1).map((name) => least(times[name]) - none);
    const cells = [version, how, none.toFixed(0), ...added.map((micros) => micros.toFixed(1))];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function least(numbers) {
  return Math.min(...numbers);
}
