// Starting the server: `node bench/cli/serve.ts [--rounds 7] [--before main.mjs] [--data directory]`: CPU and time until it listens, and resident memory
// two seconds later, on an empty store that was migrated before, or on that of a directory (bench/telemetry-read/run.ts writes one), with one serving
// thread. With `--before` another version takes turns, by its
// `packages/cli/src/main.mjs`; `--sources` is this version without its bundle. Medians are printed.
import { readFileSync, renameSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer, temporaryDirectory } from '../../test/support/process.ts';

/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const BUNDLE_LIST = fileURLToPath(new URL('../../node_modules/.cache/upriver/bundle.json', import.meta.url));
const SETTINGS = { UPRIVER_POLL: 'off' };
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    before: { type: 'string' },
    data: { type: 'string' },
    sources: { type: 'boolean', default: false },
  },
});

const programs: Readonly<Record<string, () => Promise<Start>>> = {
  ...(values.before === undefined ? {} : { before: () => start(values.before) }),
  ...(values.sources ? { sources: withoutBundle } : {}),
  now: () => start(),
};
const starts = new Map<string, Start[]>();
using temporary = temporaryDirectory();
const directory = values.data ?? temporary.path;
// An older version makes the store, and the first round fills the caches.
for (let round = 0; round <= Number(values.rounds); round += 1)
  for (const [name, run] of Object.entries(programs)) {
    const taken = await run();
    if (round > 0) starts.set(name, [...(starts.get(name) ?? []), taken]);
  }
console.log('| version | CPU ms | listens after ms | RSS MB |\n|---|---|---|---|');
for (const [name, list] of starts)
  console.log(
    `| ${name} | ${(['cpuMs', 'wallMs', 'rssMb'] as const).map((field) => median(list, field)).join(' | ')} |`,
  );

interface Start {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly rssMb: number;
}

async function start(main?: string): Promise<Start> {
  const startedAt = performance.now();
  const server = await startServer(directory, SETTINGS, NODE_FLAGS, undefined, main);
  const wallMs = performance.now() - startedAt;
  const at = `/proc/${server.child.pid ?? 0}`;
  const fields = readFileSync(`${at}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const cpuMs = (Number(fields[11]) + Number(fields[12])) * 10;
  await delay(2000);
  const rssMb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`${at}/status`, 'utf8'))?.[1]) / 1024;
  await server.stop();
  return { cpuMs, wallMs, rssMb };
}

async function withoutBundle(): Promise<Start> {
  const aside = `${BUNDLE_LIST}.aside`;
  renameSync(BUNDLE_LIST, aside);
  try {
    return await start();
  } finally {
    renameSync(aside, BUNDLE_LIST);
  }
}

function median(list: readonly Start[], field: keyof Start): string {
  const sorted = list.map((one) => one[field]).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
}
