// CPU time of starting a command: of this checkout, and of another one beside it, in alternating rounds.
// node bench/cli/run.ts --before <checkout> [--rounds 15]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TICK_MS = 10;
const { values } = parseArgs({ options: { before: { type: 'string' }, rounds: { type: 'string', default: '15' } } });
const here = fileURLToPath(new URL('../..', import.meta.url));
const checkouts = [...(values.before === undefined ? [] : [values.before]), here];
const repository = mkdtempSync(join(tmpdir(), 'upriver-bench-'));
writeFileSync(join(repository, 'package.json'), '{"dependencies":{"stripe":"^14","left-pad":"1"}}');
const COMMANDS = [['--help'], ['services', '--help'], ['why', 'stripe', repository]];

const measured = new Map<string, number[]>();
// The first round fills the caches of compiled sources.
for (let round = 0; round <= Number(values.rounds); round += 1)
  for (const words of COMMANDS)
    for (const [index, checkout] of checkouts.entries()) {
      const key = `${words[0]} ${index}`;
      const ms = measure(checkout, words);
      if (round > 0) measured.set(key, [...(measured.get(key) ?? []), ms]);
    }
console.log(`| command | ${checkouts.length > 1 ? 'before | now | now / before' : 'now'} |`);
for (const [first] of COMMANDS) {
  const means = checkouts.map((_checkout, index) => mean(measured.get(`${first} ${index}`) ?? []));
  const ratio = means.length > 1 ? ` | ${((means[1] ?? 0) / (means[0] ?? 1)).toFixed(2)}` : '';
  console.log(`| ${first} | ${means.map((ms) => `${ms.toFixed(0)} ms`).join(' | ')}${ratio} |`);
}
rmSync(repository, { recursive: true });

/** User and system time of a child that has ended, in milliseconds; the kernel counts in ticks, so only means are told. */
function measure(checkout: string, words: readonly string[]): number {
  const before = childTicks();
  const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'packages/cli/src/main.mjs'), ...words]);
  if (status !== 0) throw new Error(`${words.join(' ')}: ${String(stderr)}`);
  return (childTicks() - before) * TICK_MS;
}

/** Fields cutime and cstime of proc(5). */
function childTicks(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[13]) + Number(fields[14]);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}
