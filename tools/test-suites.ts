// Runs all test suites: `node tools/test-suites.ts`. Some run at the same time, each line of output begins with the
// name of its suite, and the failing tests are repeated at the end. The exit code is 0 if every suite passed.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** Suites that run beside the others: the live suite mostly waits, as long as detection takes in life. */
const BESIDE = ['live'];
/**
 * The others, which so many lanes take from the beginning of the list: each lane waits for a third of its time or more, so five of them keep two
 * cores busy. The long ones come first, and no part is long, so that the lanes end together.
 */
const LANES = 5;
const QUEUE = ['stories', 'sdk', ...partsOf('journeys', 8), ...partsOf('server', 8), ...partsOf('packages', 4)];
/** Suites of which many tests are about times: what runs beside them gives way to them, or a full machine would make them fail. */
const TIMED = [...BESIDE, 'sdk'];
const NAME_LENGTH = Math.max(...[...BESIDE, ...QUEUE].map(({ length }) => length));
/** What to repeat of a suite that ended without its list of failing tests. */
const LAST_LINES = 40;

interface Outcome {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
  readonly lines: readonly string[];
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });

const lanes = [...BESIDE.map((name) => [name]), ...Array.from({ length: LANES }, () => QUEUE)];
const outcomes = (await Promise.all(lanes.map(runLane))).flat();
for (const outcome of outcomes) if (!outcome.hasPassed) console.log(`\n${outcome.name}\n${describeFailures(outcome)}`);
console.log();
for (const { name, hasPassed, seconds } of outcomes)
  console.log(`${hasPassed ? '✔' : '✖'} ${name.padEnd(NAME_LENGTH)} ${Math.round(seconds)} s`);
if (outcomes.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;

/** Names of a suite's parts, of which each runs every so manieth file. */
function partsOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}/${count}`);
}

/** Runs suites, one after the other, until none is left in the list; several lanes may share one. */
async function runLane(waiting: string[]): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (let name = waiting.shift(); name !== undefined && process.exitCode === undefined; name = waiting.shift())
    results.push(await runSuite(name));
  return results;
}

async function runSuite(name: string): Promise<Outcome> {
  const startedAt = performance.now();
  const lines: string[] = [];
  const [script, shard] = name.split(' ');
  const child = spawn('npm', ['run', '--silent', `test:${script}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(shard === undefined ? {} : { TEST_SHARD: shard }) },
  });
  running.add(child);
  if (child.pid !== undefined && !TIMED.includes(name))
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      console.log(`${name.padEnd(NAME_LENGTH)} ${line}`);
    });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once('close', (code) => resolve(code === 0));
  const hasPassed = await promise;
  running.delete(child);
  return { name, hasPassed, seconds: (performance.now() - startedAt) / 1000, lines };
}

/** The list of failing tests, which the reporter prints last. */
function describeFailures({ lines }: Outcome): string {
  const start = lines.findLastIndex((line) => line.includes('failing tests:'));
  return lines.slice(start === -1 ? -LAST_LINES : start).join('\n');
}
